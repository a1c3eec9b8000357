"""Rule 7. The lag for the opening break."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.ruling import Foul


@dataclass(frozen=True, slots=True)
class LagBall:
    """What one side's ball did on the lag.

    `foot_rail`: number of contacts with it; `crossed`: it went into the other half lengthwise,
    the opponent's; `distance`: from the head rail at rest in metres, None if it cannot be told.
    """

    foot_rail: int = 1
    crossed: bool = False
    long_rail: bool = False
    pocketed: bool = False
    jumped: bool = False
    distance: float | None = None
    from_home: bool = True


@dataclass(frozen=True, slots=True)
class LagResult:
    """The winner of the lag, None where it is replayed, and what the sides violated."""

    winner: str | None
    fouls: tuple[Foul, ...] = ()


@clause("G.7.2.1", otherwise=())
def crosses_over(side: str, ball: LagBall, _rules: Rules) -> Iterator[Foul]:
    """G.7.2.1. The ball crosses into the opponent's half."""
    if ball.crossed:
        yield Foul("G.7.2.1", offender=side)


@clause("G.7.2.2", otherwise=())
def misses_foot_rail(side: str, ball: LagBall, _rules: Rules) -> Iterator[Foul]:
    """G.7.2.2. The ball does not reach the foot rail."""
    if ball.foot_rail == 0:
        yield Foul("G.7.2.2", offender=side)


@clause("G.7.2.3", otherwise=())
def drops(side: str, ball: LagBall, _rules: Rules) -> Iterator[Foul]:
    """G.7.2.3. The ball drops into a pocket."""
    if ball.pocketed:
        yield Foul("G.7.2.3", offender=side)


@clause("G.7.2.4", otherwise=())
def jumps_off(side: str, ball: LagBall, _rules: Rules) -> Iterator[Foul]:
    """G.7.2.4. The ball jumps off the table."""
    if ball.jumped:
        yield Foul("G.7.2.4", offender=side)


@clause("G.7.2.5", otherwise=())
def touches_long_rail(side: str, ball: LagBall, _rules: Rules) -> Iterator[Foul]:
    """G.7.2.5. The ball touches a long rail."""
    if ball.long_rail:
        yield Foul("G.7.2.5", offender=side)


@clause("G.7.2.6", otherwise=())
def foot_rail_twice(side: str, ball: LagBall, rules: Rules) -> Iterator[Foul]:
    """G.7.2.6. The ball touches the foot rail more than once."""
    if ball.foot_rail > rules.number("G.7.2.6.contacts"):
        yield Foul("G.7.2.6", offender=side)


VIOLATIONS = (
    crosses_over,
    misses_foot_rail,
    drops,
    jumps_off,
    touches_long_rail,
    foot_rail_twice,
)


def judge_lag(
    balls: Mapping[str, LagBall], rules: Rules, *, simultaneous: bool = True
) -> LagResult:
    """Rule on a lag of two sides: the winner, or a replay."""
    fouls = tuple(
        foul
        for violation in VIOLATIONS
        for side, ball in balls.items()
        for foul in violation(side, ball, rules)
    )
    if not proper_procedure(balls, rules, simultaneous=simultaneous):
        return LagResult(None, fouls)
    return LagResult(winner(balls, frozenset(foul.offender for foul in fouls)), fouls)


@clause("G.7.1", "C.4.1", otherwise=True)
def proper_procedure(balls: Mapping[str, LagBall], rules: Rules, *, simultaneous: bool) -> bool:
    """G.7.1, C.4.1. Both play from hand behind the home line and at the same time.

    What follows where they do not is R-lag-procedure.
    """
    proper = simultaneous and all(ball.from_home for ball in balls.values())
    return proper or rules.reading("R-lag-procedure") == "ignored"


@clause("G.7.1", "G.7.2", "C.4.1", otherwise=None)
def winner(balls: Mapping[str, LagBall], at_fault: frozenset[str]) -> str | None:
    """G.7.1, G.7.2, C.4.1. The ball nearest to the head rail wins; a side at fault has lost."""
    if tied(balls, at_fault):
        return None
    return min(
        (side for side in balls if side not in at_fault),
        key=lambda side: balls[side].distance or 0.0,
    )


@clause("G.7.3", "C.4.3", otherwise=False)
def tied(balls: Mapping[str, LagBall], at_fault: frozenset[str]) -> bool:
    """G.7.3, C.4.3. Both at fault, or nobody can tell which ball is nearer: the lag is replayed."""
    if at_fault:
        return len(at_fault) == len(balls)
    distances = [ball.distance for ball in balls.values()]
    return None in distances or len(set(distances)) < len(distances)


@clause("G.7.4", "G.7.4.1", "G.7.4.2", "C.4.4.1", "C.4.4.2", "C.8.1", otherwise="")
def breaker_after_lag(option: str, winner_of_lag: str, other: str) -> str:
    """G.7.4, C.4.4, C.8.1. Whoever won the lag breaks (`break`) or has the other side break.

    The latter is the option `pass`.
    """
    return winner_of_lag if option == "break" else other
