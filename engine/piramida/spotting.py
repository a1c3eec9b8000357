"""Rule 25. Where balls are spotted.

Places on the spotting line and on its extension are measured from the foot spot: positive
towards the foot rail, negative towards the centre spot. Metres.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.table import Point, Table, distance, foot_spot, spotting_line

NOT_FROZEN = 5e-4
_ROUNDING = 1e-9


@clause("G.25.1", otherwise=())
def balls_to_spot(returned: Iterable[int]) -> tuple[int, ...]:
    """G.25.1. All balls that return are spotted together, before the next shot.

    Their order is free (25.3): the engine takes them by number.
    """
    return tuple(sorted(returned))


def spots(
    returned: Iterable[int], lying: Iterable[Point], table: Table, rules: Rules
) -> Mapping[int, Point]:
    """Place the returned balls among those that lie on the bed.

    `lying`: the centres of the balls on the bed. Gives ball -> place, in the order of placing.
    """
    balls = balls_to_spot(returned)
    others = tuple(lying)
    if len(balls) == 1:
        return dict.fromkeys(balls, single_ball(others, table, rules))
    return dict(zip(balls, several_balls(len(balls), others, table), strict=False))


@clause("G.25.2", otherwise=Point(0.0, 0.0))
def single_ball(lying: tuple[Point, ...], table: Table, rules: Rules) -> Point:
    """G.25.2. One ball goes on the foot spot, if it is free (R-spot-tangent)."""
    spot = foot_spot(table)
    nearest = min((distance(spot, other) for other in lying), default=table.length)
    room = nearest - 2 * table.ball_radius
    needed = NOT_FROZEN if rules.reading("R-spot-tangent") == "move-on" else 0.0
    if room >= needed - _ROUNDING:
        return spot
    return next(iter(several_balls(1, lying, table)), spot)


@clause("G.25.3", otherwise=())
def several_balls(count: int, lying: tuple[Point, ...], table: Table) -> tuple[Point, ...]:
    """G.25.3. Several balls stand on the spotting line from the foot spot, frozen to each other.

    Where one has to leave a gap, 25.3 paragraph 1 says how; where the line is full, paragraph 2.
    """
    blocked = interfering(lying, table)
    end = spotting_line(table)[1].x - table.ball_radius - foot_spot(table).x
    placed: list[float] = []
    for _ in range(count):
        start = placed[-1] + 2 * table.ball_radius if placed else 0.0
        place = _first_free(start, blocked)
        if place > end + _ROUNDING:
            break
        placed.append(place)
    placed += on_extension(count - len(placed), placed, blocked, table)
    return tuple(Point(foot_spot(table).x + along, 0.0) for along in placed)


@clause("G.25.3.p1", otherwise=())
def interfering(lying: Iterable[Point], table: Table) -> tuple[tuple[float, float], ...]:
    """G.25.3.p1. The stretches of the long string where a ball would touch one that lies there.

    A spotted ball stands as near as possible to those balls without being frozen to them.
    """
    reach = 2 * table.ball_radius + NOT_FROZEN
    origin = foot_spot(table).x
    stretches = []
    for ball in lying:
        if abs(ball.y) < reach:
            half = sqrt(reach * reach - ball.y * ball.y)
            stretches.append((ball.x - origin - half, ball.x - origin + half))
    return tuple(sorted(stretches))


@clause("G.25.3.p2", otherwise=())
def on_extension(
    count: int, placed: list[float], blocked: tuple[tuple[float, float], ...], table: Table
) -> list[float]:
    """G.25.3.p2. What finds no room there stands on the extension towards the centre spot."""
    mirrored = tuple(sorted((-high, -low) for low, high in blocked))
    start = max(2 * table.ball_radius - min(placed), 0.0) if placed else 0.0
    beyond: list[float] = []
    for _ in range(count):
        place = _first_free(start, mirrored)
        beyond.append(-place)
        start = place + 2 * table.ball_radius
    return beyond


def _first_free(start: float, blocked: tuple[tuple[float, float], ...]) -> float:
    """Give the first place from `start` on that lies inside no blocked stretch."""
    place = start
    for low, high in blocked:
        if low + _ROUNDING < place < high - _ROUNDING:
            place = high
    return place
