"""Rules 1, 2, 9 and 10. The table, its markings, home.

Metres. The origin is the centre spot; x runs along the long string, positive towards the foot
rail; y is positive to the left of a player who looks from the head rail to the foot rail.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import nan, sqrt
from typing import Final, Literal, NamedTuple

from piramida.clauses import clause

ON_A_LINE = 1e-6
TOUCHING = 1e-4

RailName = Literal["head", "foot", "left", "right"]
PocketName = Literal["HL", "ML", "FL", "HR", "MR", "FR"]
Half = Literal["head", "foot"]

RAILS: tuple[RailName, ...] = ("head", "foot", "left", "right")
POCKETS: tuple[PocketName, ...] = ("HL", "ML", "FL", "HR", "MR", "FR")
SIDE_POCKETS: frozenset[str] = frozenset({"ML", "MR"})


class Point(NamedTuple):
    """A place on the table: x and y in metres."""

    x: float
    y: float


NOWHERE: Final = Point(nan, nan)  # where a mark is that nobody has drawn


@dataclass(frozen=True, slots=True)
class Table:
    """The playing surface and the balls used on it: sizes in metres (G.1)."""

    length: float = 3.55
    width: float = 1.775
    ball_radius: float = 0.034


@clause("G.2.1.1", otherwise=NOWHERE)
def centre_spot(_table: Table) -> Point:
    """G.2.1.1. The centre spot, in the middle of the playing surface."""
    return Point(0.0, 0.0)


@clause("G.2.1.2", otherwise=NOWHERE.x)
def centre_line(table: Table) -> float:
    """G.2.1.2. The x of the centre line, drawn through the centre spot."""
    return centre_spot(table).x


@clause("G.2.1.3", otherwise=NOWHERE)
def head_spot(table: Table) -> Point:
    """G.2.1.3. The head spot, in the middle of the head half."""
    return Point(-table.length / 4, 0.0)


@clause("G.2.1.4", otherwise=NOWHERE.x)
def home_line(table: Table) -> float:
    """G.2.1.4. The x of the home line, drawn through the head spot."""
    return head_spot(table).x


@clause("G.2.1.5", otherwise=NOWHERE)
def foot_spot(table: Table) -> Point:
    """G.2.1.5. The foot spot, in the middle of the foot half."""
    return Point(table.length / 4, 0.0)


@clause("G.2.1.6", otherwise=(Point(0.0, 0.0), Point(0.0, 0.0)))
def spotting_line(table: Table) -> tuple[Point, Point]:
    """G.2.1.6. The spotting line, from the foot spot to the middle of the foot rail."""
    return foot_spot(table), Point(table.length / 2, 0.0)


@clause("G.9", otherwise=NOWHERE)
def position_of_ball(centre: Point) -> Point:
    """G.9. A ball is where its centre is."""
    return centre


@clause("G.2.2", "G.10.1", "G.10.2", otherwise=True)
def in_home(table: Table, centre: Point) -> bool:
    """G.2.2, G.10.1, G.10.2. Home ends before its line: a ball on the line is outside."""
    return position_of_ball(centre).x < home_line(table) - ON_A_LINE


@clause("G.2.1.2", otherwise=frozenset())
def on_centre_line(table: Table, centres: Mapping[int, Point]) -> frozenset[int]:
    """G.2.1.2. The balls whose centre lies on the centre line, within a micrometre."""
    line = centre_line(table)
    low, high = line - ON_A_LINE, line + ON_A_LINE
    return frozenset(ball for ball, centre in centres.items() if low <= centre[0] <= high)


def distance(one: Point, other: Point) -> float:
    """Give the distance of two points in metres."""
    dx = one.x - other.x
    dy = one.y - other.y
    return sqrt(dx * dx + dy * dy)


def gap_to_rail(table: Table, centre: Point, rail: RailName) -> float:
    """Give the gap in metres between a ball and a rail: zero where they touch."""
    x, y = centre
    to_rail = {
        "head": table.length / 2 + x,
        "foot": table.length / 2 - x,
        "left": table.width / 2 - y,
        "right": table.width / 2 + y,
    }[rail]
    return to_rail - table.ball_radius


def rails_touched(table: Table, centre: Point) -> tuple[RailName, ...]:
    """Name the rails that a ball at `centre` touches, within a tenth of a millimetre."""
    return tuple(rail for rail in RAILS if gap_to_rail(table, centre, rail) <= TOUCHING)


def balls_touch(table: Table, one: Point, other: Point) -> bool:
    """Say whether two balls touch, within a tenth of a millimetre."""
    return distance(one, other) - 2 * table.ball_radius <= TOUCHING
