"""Points and directions on the table: the little geometry that pictures need. Metres."""

from __future__ import annotations

from math import hypot

from piramida.table import Point


def plus(one: Point, other: Point, times: float = 1.0) -> Point:
    """Return `one` moved by `times` the vector `other`."""
    return Point(one.x + times * other.x, one.y + times * other.y)


def minus(one: Point, other: Point) -> Point:
    """Return the vector from `other` to `one`."""
    return Point(one.x - other.x, one.y - other.y)


def length(vector: Point) -> float:
    """Return the length of a vector."""
    return hypot(vector.x, vector.y)


def unit(vector: Point) -> Point | None:
    """Return the direction of a vector, None for one that has none."""
    size = length(vector)
    return None if size < _NOTHING else Point(vector.x / size, vector.y / size)


def dot(one: Point, other: Point) -> float:
    """Return the scalar product."""
    return one.x * other.x + one.y * other.y


def turned(vector: Point, cosine: float, sine: float) -> Point:
    """Return a vector turned to the left by the angle of that cosine and sine."""
    return Point(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)


def clamp(value: float, low: float, high: float) -> float:
    """Return the value, or the nearest one between the two bounds."""
    return min(max(value, low), high)


_NOTHING = 1e-6
