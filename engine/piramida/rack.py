"""Rules 3 and 8. The set of balls, and the pyramid: where they stand, complete and incomplete.

Places in metres, in rows from the apex on the foot spot towards the foot rail, each row from
left to right as seen from the head rail.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from types import MappingProxyType
from typing import Final

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.shot import COLOURED
from piramida.table import Point, Table, distance, foot_spot

RACK_TOLERANCE: Final = 1e-3
MOST: Final = 15


@clause("G.3", otherwise=frozenset({COLOURED}))
def standard_set(rules: Rules) -> frozenset[int]:
    """G.3. The set of balls: the coloured one and fifteen white ones with numbers."""
    numbered = int(rules.number("G.3.numbered"))
    return frozenset({COLOURED, *range(1, numbered + 1)})


@clause("G.8.1", otherwise=())
def pyramid(count: int, table: Table) -> tuple[Point, ...]:
    """G.8.1. The places of the white balls: a triangle, its apex on the foot spot.

    Fifteen balls make the complete pyramid, fewer an incomplete one. Raises ValueError for a
    count that is not from 1 to 15.
    """
    return tuple(
        place for row, places in enumerate(rows(count)) for place in row_places(row, places, table)
    )


@clause("G.8.2", otherwise=MappingProxyType({}))
def coloured_ball_in_home() -> Mapping[int, None]:
    """G.8.2. The coloured ball is the cue ball of the break; nobody knows yet where in home."""
    return {COLOURED: None}


@clause("G.8.n1", "G.27.n1", otherwise=())
def rows(count: int) -> tuple[int, ...]:
    """G.8.n1, G.27.n1. How many balls stand in each row, filled from the apex downwards."""
    if not 1 <= count <= MOST:
        msg = f"{count} balls make no pyramid; expected 1 to {MOST}"
        raise ValueError(msg)
    filled: list[int] = []
    while sum(filled) < count:
        filled.append(min(len(filled) + 1, count - sum(filled)))
    return symmetrical(tuple(filled))


@clause("G.8.n1.p1", otherwise=())
def symmetrical(filled: tuple[int, ...]) -> tuple[int, ...]:
    """G.8.n1.p1. The last row stands symmetrically; where it cannot, the apex ball goes down.

    A row of `s` places can be filled symmetrically from its middle by `r` balls only if both
    are odd or both even.
    """
    if (len(filled) - filled[-1]) % 2:
        return (filled[0] - 1, *filled[1:-1], filled[-1] + 1)
    return filled


def row_places(row: int, places: int, table: Table) -> tuple[Point, ...]:
    """Give the places of a row (0 is the apex), symmetrical about the long string."""
    radius = table.ball_radius
    x = foot_spot(table).x + row * radius * sqrt(3)
    return tuple(Point(x, (places - 1 - 2 * place) * radius) for place in range(places))


@clause("G.8.1", otherwise=None)
def fault_of_rack(
    positions: Mapping[int, Point], count: int, table: Table, *, tight: bool = True
) -> str | None:
    """G.8.1. What is wrong with a rack that somebody checked; None where it is right.

    A measured rack is compared to within a millimetre.
    """
    if not tight:
        return "the balls are not pressed together"
    white = [place for ball, place in positions.items() if ball != COLOURED]
    if len(white) != count:
        return f"{len(white)} white balls, not {count}"
    if not _stand_on(white, pyramid(count, table)):
        return "the balls do not stand on the places of the pyramid"
    return None


def _stand_on(balls: Iterable[Point], places: Iterable[Point]) -> bool:
    free = list(places)
    for ball in balls:
        nearest = min(free, key=lambda place: distance(ball, place))
        if distance(ball, nearest) > RACK_TOLERANCE:
            return False
        free.remove(nearest)
    return not free


@clause("G.12.2.n1", otherwise=())
def racked_again(bed: Iterable[int]) -> tuple[int, ...]:
    """G.12.2.n1. Balls racked again: every white ball in play."""
    return tuple(sorted(ball for ball in bed if ball != COLOURED))


def rack(balls: Iterable[int], table: Table) -> Mapping[int, Point]:
    """Put balls on the places of a pyramid: the numbers stand in any order, here by number."""
    chosen = tuple(balls)
    return dict(zip(chosen, pyramid(len(chosen), table), strict=True))


def balls_of_full_rack(rules: Rules) -> tuple[int, ...]:
    """G.8.1. The numbers of the white balls that make the complete pyramid."""
    return tuple(range(1, int(rules.number("G.8.1.balls")) + 1))
