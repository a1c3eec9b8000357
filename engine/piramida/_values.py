"""Values of records: read them, or say where they stand, what was found and what was expected."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn

from piramida.shot import ALL_BALLS
from piramida.table import TOUCHING, Point, Table

JSON = Any
OVERLAP: Final = 1e-4
MOUTH_DEPTH: Final = 0.02
_CORNER_REACH: Final = 0.06
_SIDE_REACH: Final = 0.05
PAIR: Final = 2
_SHOWN: Final = 80
# Makes a named tuple of a list without the detour over its parts as arguments.
_made_of: Final = tuple.__new__
_KEYS: Final[Mapping[str, int]] = {str(ball): ball for ball in range(16)}


class RecordError(ValueError):
    """A record that cannot be judged: where (JSON path), what was found, what was expected."""

    def __init__(self, path: str, found: str, expected: str) -> None:
        super().__init__(f"{path}: found {found}, expected {expected}")
        self.path = path
        self.found = found
        self.expected = expected


Unknown = Callable[[str], None]


def ignore(_field: str) -> None:
    """Do nothing about an unknown field."""


def refuse(field: str) -> NoReturn:
    """Refuse an unknown field: what `--strict` asks for."""
    raise RecordError(field, "an unknown field", "a field of the format")


def read_table(value: JSON, unknown: Unknown) -> Table:
    if value == {}:
        return Table()
    if not isinstance(value, dict):
        raise wrong("table", value, "an object with length, width, ball_radius")
    for name in value.keys() - {"length", "width", "ball_radius"}:
        unknown(f"table.{name}")
    default = Table()
    length = read_number(value.get("length", default.length), "table.length", least=0.1)
    width = read_number(value.get("width", default.width), "table.width", least=0.1)
    radius = read_number(
        value.get("ball_radius", default.ball_radius), "table.ball_radius", least=1e-3
    )
    if radius * 16 > min(length, width):
        raise wrong("table.ball_radius", radius, "balls that fit on the table")
    return Table(length, width, radius)


def read_places(value: JSON, path: str, table: Table) -> dict[int, Point]:
    if not isinstance(value, dict):
        raise wrong(path, value, "an object: ball -> [x, y]")
    places: dict[int, Point] = {}
    slack = table.ball_radius - OVERLAP
    far_x, far_y = table.length / 2 - slack, table.width / 2 - slack
    for key, place in value.items():
        ball = _KEYS.get(key)
        if ball is None:
            raise wrong(f"{path}.{key}", key, 'a ball, "0" to "15"')
        point = plain_point(place) or read_point(place, f"{path}.{key}")
        x, y = point
        if not ((-far_x <= x <= far_x and -far_y <= y <= far_y) or _in_mouth(point, table)):
            raise RecordError(
                f"{path}.{key}",
                f"({x:g}, {y:g})",
                "a place on the bed or in the mouth of a pocket",
            )
        places[ball] = point
    _no_overlap(places, path, table)
    return places


def _in_mouth(point: Point, table: Table) -> bool:
    """Say whether a ball at rest may lie there because a pocket's mouth reaches so far."""
    x, y = abs(point.x), abs(point.y)
    half_length, half_width = table.length / 2, table.width / 2
    return (
        x <= half_length + MOUTH_DEPTH
        and y <= half_width + MOUTH_DEPTH
        and y >= half_width - _CORNER_REACH
        and (x >= half_length - _CORNER_REACH or x <= _SIDE_REACH)
    )


def _no_overlap(places: Mapping[int, Point], path: str, table: Table) -> None:
    for one, other, gap in near_pairs(places, table):
        if gap < -OVERLAP:
            raise RecordError(
                f"{path}.{other}",
                f"balls {one} and {other} overlapping by {-gap * 1000:.1f} mm",
                "balls that overlap by no more than 0.1 mm",
            )


def near_pairs(places: Mapping[int, Point], table: Table) -> Iterable[tuple[int, int, float]]:
    """Give the pairs of balls that touch or nearly do, with the gap between them in metres."""
    reach = 2 * table.ball_radius
    limit = reach + TOUCHING
    row = sorted((place[0], place[1], ball) for ball, place in places.items())
    for index, (x, y, ball) in enumerate(row):
        for far_x, far_y, other in row[index + 1 :]:
            dx = far_x - x
            if dx > limit:
                break
            dy = far_y - y
            if -limit <= dy <= limit:
                gap = math.sqrt(dx * dx + dy * dy) - reach
                if gap <= TOUCHING:
                    yield (ball, other, gap) if ball < other else (other, ball, gap)


def read_pairs(value: JSON, path: str, bed: frozenset[int]) -> Iterable[tuple[int, int]]:
    if not isinstance(value, list):
        raise wrong(path, value, "a list of pairs of balls")
    for index, pair in enumerate(value):
        if not isinstance(pair, list) or len(pair) != PAIR:
            raise wrong(f"{path}[{index}]", pair, "a pair of balls")
        yield (
            read_ball_on_bed(pair[0], f"{path}[{index}][0]", bed),
            read_ball_on_bed(pair[1], f"{path}[{index}][1]", bed),
        )


def wrong(path: str, found: object, expected: str) -> RecordError:
    return RecordError(path, show(found), expected)


def show(value: object) -> str:
    if value is None:
        return "nothing"
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def listed(balls: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(balls))) or "none"


def read_ball(value: JSON, path: str) -> int:
    if type(value) is int and value in ALL_BALLS:
        return value
    raise wrong(path, value, "a ball, 0 to 15")


def read_ball_on_bed(value: JSON, path: str, bed: Iterable[int]) -> int:
    ball = read_ball(value, path)
    if ball not in bed:
        raise RecordError(path, f"ball {ball}", f"a ball on the bed: {listed(bed)}")
    return ball


def read_optional_ball(value: JSON, path: str, bed: frozenset[int]) -> int | None:
    return None if value is None else read_ball_on_bed(value, path, bed)


def read_balls(value: JSON, path: str, bed: frozenset[int]) -> Iterable[int]:
    if not isinstance(value, list):
        raise wrong(path, value, "a list of balls")
    balls = [read_ball_on_bed(entry, f"{path}[{index}]", bed) for index, entry in enumerate(value)]
    if len(set(balls)) != len(balls):
        raise wrong(path, value, "each ball once")
    return balls


def plain_point(value: JSON) -> Point | None:
    """Read a place of two finite numbers; None of all else, which `read_point` has to look into.

    Most of a record is places, and nearly all are plain: so no path is made for them.
    """
    if type(value) is list and len(value) == PAIR:
        x, y = value
        if type(x) is float and type(y) is float and x - x == y - y == 0.0:
            return _made_of(Point, value)
    return None


def plain_pair(one: JSON, other: JSON) -> tuple[Point, Point] | None:
    """Read two places as `plain_point` does, which is most of the work of reading a shot."""
    if type(one) is list and type(other) is list and len(one) == len(other) == PAIR:
        x, y = one
        far_x, far_y = other
        if (
            type(x) is type(y) is type(far_x) is type(far_y) is float
            and x - x == y - y == far_x - far_x == far_y - far_y == 0.0
        ):
            return _made_of(Point, one), _made_of(Point, other)
    return None


def read_point(value: JSON, path: str) -> Point:
    if type(value) is list and len(value) == PAIR:
        x, y = value
        return Point(read_number(x, f"{path}[0]"), read_number(y, f"{path}[1]"))
    raise wrong(path, value, "a place: [x, y] in metres")


def read_number(value: JSON, path: str, least: float = -math.inf, most: float = math.inf) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise wrong(path, value, "a number")
    try:
        number = float(value)
    except OverflowError:
        raise wrong(path, value, "a finite number") from None
    if not math.isfinite(number):
        raise wrong(path, value, "a finite number")
    if not least <= number <= most:
        expected = f"at least {least:g}" if most == math.inf else f"{least:g} to {most:g}"
        raise wrong(path, value, expected)
    return number


def read_time(value: JSON, last: float, path: str) -> float:
    time = read_number(value, path)
    if time < last:
        raise wrong(path, time, f"no time before {last:g}")
    return time


def read_optional_number(
    value: JSON, path: str, least: float = -math.inf, most: float = math.inf
) -> float | None:
    return None if value is None else read_number(value, path, least, most)


def read_flag(value: JSON, path: str) -> bool:
    if value is True or value is False:
        return value
    raise wrong(path, value, "true or false")


def read_text(value: JSON, path: str) -> str:
    if isinstance(value, str):
        return value
    raise wrong(path, value, "a text")


def read_choice(value: JSON, choices: tuple[str, ...], path: str) -> JSON:
    if type(value) is str and value in choices:
        return value
    raise wrong(path, value, "one of: " + ", ".join(choices))


def read_optional_choice(value: JSON, choices: tuple[str, ...], path: str) -> JSON:
    return None if value is None else read_choice(value, choices, path)
