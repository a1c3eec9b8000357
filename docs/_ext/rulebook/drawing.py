"""Pictures as SVG: the table with its markings, racks, strokes, spotted balls, lags.

Geometry comes from the engine; sizes are millimetres, x to the right towards the foot rail and y
down, so that left of the player is up. Colours are classes, set in `pictures.css`.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from html import escape
from math import sqrt
from typing import TYPE_CHECKING, Final

from piramida import table as engine
from piramida.rack import pyramid
from piramida.table import Point, Table
from rulebook.plane import length, minus, plus, unit
from rulebook.staging import BIG, FRAME, Mark, Stage, Stop

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

_BADGE: Final = 0.075
_POCKET: Final = {"H": 0.075, "F": 0.075, "M": 0.08}


def mm(value: float) -> str:
    """Return metres as whole millimetres."""
    return str(round(value * 1000))


def at(point: Point) -> tuple[str, str]:
    """Return the place of a point in the picture."""
    return mm(point.x), mm(-point.y)


def circle(point: Point, radius: float, classes: str) -> str:
    """Return a circle."""
    x, y = at(point)
    return f'<circle class="{classes}" cx="{x}" cy="{y}" r="{mm(radius)}"/>'


def line(one: Point, other: Point, classes: str) -> str:
    """Return a straight line."""
    (x1, y1), (x2, y2) = at(one), at(other)
    return f'<path class="{classes}" d="M{x1} {y1}L{x2} {y2}"/>'


def text(point: Point, words: str, classes: str) -> str:
    """Return a text whose middle is at the point."""
    x, y = at(point)
    return f'<text class="{classes}" x="{x}" y="{y}" dy=".35em">{escape(words)}</text>'


def rectangle(low: Point, high: Point, classes: str, rounded: float = 0) -> str:
    """Return a rectangle between two corners, the lower left one first."""
    size = f'width="{mm(high.x - low.x)}" height="{mm(high.y - low.y)}"'
    round_ = f' rx="{mm(rounded)}"' if rounded else ""
    return f'<rect class="{classes}" x="{mm(low.x)}" y="{mm(-high.y)}" {size}{round_}/>'


def svg(low: Point, high: Point, label: str, parts: Iterable[str], classes: str = "") -> str:
    """Return a picture between two corners with the sentence that stands for it."""
    box = f"{mm(low.x)} {mm(-high.y)} {mm(high.x - low.x)} {mm(high.y - low.y)}"
    name = f"picture {classes}".strip()
    return (
        f'<svg class="{name}" viewBox="{box}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


# the table


def table(size: Table) -> list[str]:
    """Return frame, bed, home, markings and pockets."""
    x, y = size.length / 2, size.width / 2
    home = engine.home_line(size)
    spot, end = engine.spotting_line(size)
    return [
        rectangle(Point(-x - FRAME, -y - FRAME), Point(x + FRAME, y + FRAME), "p-frame", 0.1),
        rectangle(Point(-x, -y), Point(x, y), "p-bed"),
        rectangle(Point(-x, -y), Point(home, y), "p-home"),
        line(Point(home, -y), Point(home, y), "p-line"),
        line(Point(engine.centre_line(size), -y), Point(engine.centre_line(size), y), "p-line"),
        line(spot, end, "p-line"),
        *(
            circle(point, 0.018, "p-spot")
            for point in (engine.head_spot(size), engine.centre_spot(size), spot)
        ),
        *(circle(pocket(name, size), _POCKET[name[0]], "p-pocket") for name in engine.POCKETS),
    ]


def pocket(name: str, size: Table) -> Point:
    """Return where a pocket is drawn: corners at the corners, side pockets in the frame."""
    x = {"H": -1, "M": 0, "F": 1}[name[0]] * (size.length / 2 + 0.015)
    y = (1 if name[1] == "L" else -1) * (size.width / 2 + (0.045 if name[0] == "M" else 0.015))
    return Point(x if name[0] != "M" else 0.0, y)


def ball(number: int, point: Point, radius: float = BIG, *, cue: bool = False) -> str:
    """Return a ball with its number; the cue ball has a ring."""
    kind = "p-coloured" if number == 0 else "p-white"
    parts = [circle(point, radius * 1.3, "p-cue")] if cue else []
    parts.append(circle(point, radius, f"p-ball {kind}"))
    if number > 0:
        parts.append(text(point, str(number), "p-number"))
    return "".join(parts)


MARKS: Final[tuple[str, ...]] = (
    *("G.2.1.1", "G.2.1.2", "G.2.1.3", "G.2.1.4", "G.2.1.5", "G.2.1.6"),
    "G.2.2",
)


def marked_table(size: Table, label: str, named: Mapping[str, str], lit: str = "") -> str:
    """Return the table with a number at each marking, linked to its clause.

    `named` gives the words for the clause of each marking; `lit` is a clause whose part of the
    table stands out.
    """
    x, y = size.length / 2, size.width / 2
    centre, head, foot = engine.centre_spot(size), engine.head_spot(size), engine.foot_spot(size)
    home, middle = engine.home_line(size), engine.centre_line(size)
    beside = Point(0.11, 0.11)
    places = {
        "G.2.1.1": (plus(centre, beside), circle(centre, 0.03, "p-spot")),
        "G.2.1.2": (Point(middle, -y * 0.7), line(Point(middle, -y), Point(middle, y), "p-mark")),
        "G.2.1.3": (plus(head, beside), circle(head, 0.03, "p-spot")),
        "G.2.1.4": (Point(home, -y * 0.7), line(Point(home, -y), Point(home, y), "p-mark")),
        "G.2.1.5": (plus(foot, Point(-0.02, 0.13)), circle(foot, 0.03, "p-spot")),
        "G.2.1.6": (Point((foot.x + x) / 2, -0.12), line(*engine.spotting_line(size), "p-mark")),
        "G.2.2": (
            Point((home - x) / 2, 0.0),
            rectangle(Point(-x, -y), Point(home, y), "p-touch"),
        ),
    }
    parts = table(size)
    if lit in {"G.2.2", "G.10.1"}:
        parts.append(rectangle(Point(-x, -y), Point(home, y), "p-lit"))
    order = sorted(named, key=lambda name: name != "G.2.2")
    for clause in order:
        place, shape = places[clause]
        inner = shape + circle(place, _BADGE, "p-badge")
        inner += text(place, str(MARKS.index(clause) + 1), "p-step")
        parts.append(f'<a href="rule:{clause}" aria-label="{escape(named[clause])}">{inner}</a>')
    low = Point(-x - FRAME - 0.02, -y - FRAME - 0.02)
    picture = svg(low, Point(-low.x, -low.y), label, parts, "picture-table")
    return picture.replace('role="img"', 'role="group"')


# a stroke


@dataclass(slots=True)
class _Room:
    """What already stands in a picture, so that numbers find a free place."""

    size: Table
    taken: list[tuple[Point, float]] = field(default_factory=list)

    def free(self, mark: Mark) -> Point:
        """Return a place for a number: where it wants to be, or beside it."""
        found = self._beside_rail(mark) if mark.outward else self._around(mark.at)
        self.taken.append((found, _BADGE))
        return found

    def _beside_rail(self, mark: Mark) -> Point:
        outward = mark.outward or Point(0, 0)
        along = Point(-outward.y, outward.x)
        for step in (0, 0.16, -0.16, 0.32, -0.32):
            place = plus(mark.at, along, step)
            if self.room(place) > 0:
                return place
        return mark.at

    def _around(self, middle: Point) -> Point:
        places = [
            plus(middle, Point(x, y), distance)
            for distance in (BIG + _BADGE + 0.03, BIG + _BADGE + 0.11)
            for x, y in _COMPASS
        ]
        inside = [place for place in places if self.holds(place)]
        return max(inside or places, key=lambda place: min(self.room(place), 0.05))

    def holds(self, place: Point) -> bool:
        x, y = self.size.length / 2 - _BADGE, self.size.width / 2 - _BADGE
        return abs(place.x) < x and abs(place.y) < y

    def room(self, place: Point) -> float:
        """Return the gap between a number there and the nearest thing."""
        gaps = (length(minus(place, point)) - radius - _BADGE for point, radius in self.taken)
        return min(gaps, default=1.0)


_COMPASS: Final = (
    *((0, 1), (0, -1), (0.71, 0.71), (0.71, -0.71)),
    *((-0.71, 0.71), (-0.71, -0.71), (1, 0), (-1, 0)),
)


def stroke(made: Stage, label: str, unit_of_length: str = "mm") -> str:
    """Return the picture of a stroke: ways in order, balls where they stood, steps numbered."""
    order = sorted(made.ways, key=lambda number: (number != made.cue, number))
    parts = table(made.table)
    stands = {made.ways[number][0].at for number in order}
    rest = [place for place in made.racked if place not in stands]
    parts += [circle(place, BIG, "p-ball p-other") for place in rest]
    parts += [_cue(made)]
    room = _Room(made.table, [(place, BIG) for place in (*stands, *rest)])
    moving = [number for number in order if len(made.ways[number]) > 1]
    for index, number in enumerate(moving):
        classes = "p-way-cue" if number == made.cue else f"p-way-{(index - 1) % 3 + 1}"
        parts += _way(made.ways[number], classes, room)
    for number in reversed(order):
        parts.append(ball(number, made.ways[number][0].at, cue=number == made.cue))
    for place, words in made.notes:
        beside = room.free(Mark(0, place))
        parts.append(text(beside, f"{words} {unit_of_length}", "p-note"))
    for mark in made.marks:
        place = room.free(mark)
        parts.append(circle(place, _BADGE, "p-badge") + text(place, str(mark.number), "p-step"))
    return svg(*_frame(made), label, parts, "picture-stroke")


def _frame(made: Stage) -> tuple[Point, Point]:
    """Return the corners of the picture: the table, and what has left it."""
    x, y = made.table.length / 2 + FRAME + 0.02, made.table.width / 2 + FRAME + 0.02
    outs = [stop.at for way in made.ways.values() for stop in way if stop.kind == "out"]
    right = max([x, *(out.x + BIG + 0.1 for out in outs)])
    left = min([-x, *(out.x - BIG - 0.1 for out in outs)])
    return Point(left, -y), Point(right, y)


def _cue(made: Stage) -> str:
    """Return the cue behind the ball that is struck."""
    here = made.ways[made.cue][0].at
    tip = plus(here, made.aim, -1.5 * BIG)
    butt = plus(here, made.aim, -1.5 * BIG - 0.62)
    side = Point(-made.aim.y, made.aim.x)
    corners = (plus(tip, side, 0.012), plus(butt, side, 0.03), plus(butt, side, -0.03))
    points = " ".join(",".join(at(point)) for point in (*corners, plus(tip, side, -0.012)))
    return f'<polygon class="p-stick" points="{points}"/>'


def _way(way: Sequence[Stop], classes: str, room: _Room) -> list[str]:
    """Return the way of a ball as one line with an arrow on every part that is long enough."""
    points = [way[0].at]
    for stop in way[1:]:
        if length(minus(stop.at, points[-1])) > _STEP:
            points.append(stop.at)
    path = "".join(
        f"{'L' if index else 'M'}{' '.join(at(point))}" for index, point in enumerate(points)
    )
    parts = [f'<path class="p-way {classes}" d="{path}"/>']
    for index, (one, other) in enumerate(itertools.pairwise(points)):
        size = length(minus(other, one))
        steps = max(int(size / 0.09), 1)
        room.taken += [(plus(one, minus(other, one), k / steps), 0.012) for k in range(steps + 1)]
        last = index == len(points) - 2
        if size > 3 * BIG or last:
            parts.append(_arrow(one, other, classes, end=last))
    if way[-1].kind in {"end", "rest", "edge", "out"} and len(points) > 1:
        room.taken.append((points[-1], BIG))
    if way[-1].kind == "out":
        parts.append(circle(points[-1], BIG, "p-ball p-gone"))
    if way[-1].kind == "sign":
        x, y = at(points[-1])
        parts.append(f'<path class="p-star" d="M{x} {y}{_STAR}"/>')
    return parts


_STEP: Final = 0.01
_STAR: Final = "m-70 0h140m-70-70v140m-50-120l100 100m0-100l-100 100"


def _arrow(one: Point, other: Point, classes: str, *, end: bool) -> str:
    """Return an arrow head at the end of a part of a way, or on its middle."""
    toward = unit(minus(other, one)) or Point(1, 0)
    tip = other if end else plus(one, minus(other, one), 0.56)
    side = Point(-toward.y, toward.x)
    back = plus(tip, toward, -0.1)
    points = (tip, plus(back, side, 0.045), plus(back, side, -0.045))
    shape = " ".join(",".join(at(point)) for point in points)
    return f'<polygon class="p-arrow {classes}" points="{shape}"/>'


# racks


def rack(count: int, size: Table, label: str) -> str:
    """Return the pyramid of so many balls on the foot spot, as it stands towards the foot rail."""
    spot = engine.foot_spot(size)
    radius = size.ball_radius
    low = Point(spot.x - 2.2 * radius, -5.8 * radius)
    high = Point(spot.x + 4 * sqrt(3) * radius + 2.2 * radius, 5.8 * radius)
    return svg(
        low,
        high,
        label,
        [
            rectangle(low, high, "p-bed"),
            line(Point(low.x, 0), Point(high.x, 0), "p-thin"),
            line(Point(spot.x, low.y), Point(spot.x, high.y), "p-thin p-dashed"),
            *(circle(place, radius * 0.97, "p-ball p-white") for place in pyramid(count, size)),
            circle(spot, 0.006, "p-spot"),
        ],
        "picture-rack",
    )


def measured_rack(places: Sequence[Point], size: Table, label: str) -> str:
    """Return a rack that somebody measured, over the places where it should stand."""
    spot = engine.foot_spot(size)
    radius = size.ball_radius
    low = Point(spot.x - 2.4 * radius, -5.8 * radius)
    high = Point(spot.x + 4 * sqrt(3) * radius + 2.4 * radius, 5.8 * radius)
    return svg(
        low,
        high,
        label,
        [
            rectangle(low, high, "p-bed"),
            *(circle(place, radius * 0.97, "p-ball p-white") for place in places),
            *(circle(place, radius, "p-due") for place in pyramid(15, size)),
            circle(spot, 0.006, "p-spot"),
        ],
        "picture-rack picture-rack-measured",
    )


# spotting


@dataclass(frozen=True, slots=True)
class Spotting:
    """Balls that were spotted, and those that lay there."""

    spots: Mapping[int, Point]
    lying: Mapping[int, Point]
    table: Table


def from_foot_spot(size: Table, place: Point) -> float:
    """Return how far a place is from the foot spot towards the foot rail, in millimetres."""
    return round((place.x - engine.foot_spot(size).x) * 1000, 1) + 0.0


def spotting(case: Spotting, label: str) -> str:
    """Return the spotting line close up: distances are millimetres from the foot spot."""
    size, radius = case.table, case.table.ball_radius
    spot, end = engine.spotting_line(size)
    near = {
        number: place
        for number, place in case.lying.items()
        if abs(place.y) < 4 * radius and place.x > spot.x - 0.5
    }
    xs = [place.x for place in (*case.spots.values(), *near.values())]
    left = min([spot.x - 2.4 * radius, *(x - 1.6 * radius for x in xs)])
    right = max([spot.x + 0.24, *(x + 1.6 * radius for x in xs)])
    right = end.x + 0.035 if end.x - right < _NEAR_RAIL else right
    right = max(right, left + 0.42)
    low, high = Point(left, -0.08), Point(right, 0.115)
    parts = [
        rectangle(low, high, "p-bed"),
        line(spot, Point(min(right, end.x), 0), "p-mark"),
        line(Point(left, 0), spot, "p-mark p-dashed"),
    ]
    if right > end.x:
        parts.append(rectangle(Point(end.x, low.y), high, "p-frame"))
    parts.append(line(Point(spot.x, low.y), Point(spot.x, high.y), "p-mark"))
    several = len(case.spots)
    crowd = several > _FEW
    for number, place in near.items():
        parts.append(_near_ball(number, place, radius, "p-lying"))
    ordered = sorted(case.spots.items(), key=lambda item: item[1].x)
    for index, (number, place) in enumerate(ordered):
        parts.append(_near_ball(number, place, radius, "p-spotted"))
        if not crowd or index in {0, several - 1}:
            words = f"{from_foot_spot(size, place):g}"
            parts.append(line(plus(place, Point(0, radius)), plus(place, Point(0, 0.06)), "p-lead"))
            parts.append(text(Point(place.x, 0.082), words, "p-off"))
    return svg(low, high, label, parts, "picture-spotting")


_FEW: Final = 4
_NEAR_RAIL: Final = 0.2


def _near_ball(number: int, place: Point, radius: float, classes: str) -> str:
    colour = "p-coloured" if number == 0 else "p-white"
    found = circle(place, radius * 0.97, f"p-ball {colour} {classes}")
    return found + (text(place, str(number), "p-near") if number else "")


# the lag


def lag(balls: Mapping[str, Mapping[str, object]], size: Table, label: str) -> str:
    """Return the ways of the two balls of a lag: to the foot rail and back."""
    parts = table(size)
    for index, (side, said) in enumerate(sorted(balls.items())):
        y = size.width / 4 * (1 if index == 0 else -1)
        points, out = _lag_way(said, y, size)
        classes = "p-way-cue" if index == 0 else "p-way-1"
        path = "".join(f"{'L' if k else 'M'}{' '.join(at(p))}" for k, p in enumerate(points))
        parts.append(f'<path class="p-way {classes}" d="{path}"/>')
        parts += [_arrow(a, b, classes, end=b is points[-1]) for a, b in itertools.pairwise(points)]
        start, stop = points[0], points[-1]
        kind = "p-gone" if out else "p-white"
        parts.append(circle(stop, BIG, f"p-ball {kind} p-ended"))
        parts.append(circle(start, BIG, "p-ball p-white") + text(start, side, "p-number"))
    x, y = size.length / 2 + FRAME + 0.02, size.width / 2 + FRAME + 0.02
    return svg(Point(-x - 0.12, -y), Point(x, y), label, parts, "picture-stroke")


def _lag_way(said: Mapping[str, object], y: float, size: Table) -> tuple[list[Point], bool]:
    """Return the way of one ball, and whether it ends off the bed."""
    x, aside = size.length / 2 - BIG, 0.13 if y > 0 else -0.13
    home = engine.head_spot(size).x - (-0.25 if said.get("from_home") is False else 0.25)
    points = [Point(home, y)]
    touches = said.get("foot_rail", 1)
    times = touches if isinstance(touches, int) else 1
    points.append(Point(x if times else x - 0.3, y + aside / 2))
    if said.get("long_rail"):
        points.append(Point(0.5, (1 if y > 0 else -1) * (size.width / 2 - BIG)))
    if said.get("crossed"):
        points.append(Point(-0.6, -y * 0.5))
        return points, False
    if said.get("pocketed"):
        points.append(pocket("HL" if y > 0 else "HR", size))
        return points, True
    if said.get("jumped"):
        points.append(Point(-size.length / 2 - FRAME * 1.2, y + aside))
        return points, True
    if times > 1:
        points += [Point(-x, y + aside), Point(x, y + 1.5 * aside), Point(0.7, y + 1.7 * aside)]
        return points, False
    distance = said.get("distance")
    off = distance if isinstance(distance, float | int) else 0.4
    points.append(Point(-size.length / 2 + BIG + off, y + aside))
    return points, False
