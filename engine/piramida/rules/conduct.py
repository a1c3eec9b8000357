"""Rules 26 to 29. Slow play, interference, and the penalties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.rules.seen import stated
from piramida.rules.stroke import after_completion
from piramida.ruling import Foul
from piramida.table import Point
from piramida.walk import Summary


@clause("G.26", otherwise=())
def time_exceeded(play: Summary) -> Iterator[Foul]:
    """G.26. The time limit is exceeded after the call of time."""
    for index in stated(play, "time-exceeded"):
        yield Foul("G.26", events=(index,))


@clause("G.26", otherwise=())
def limit_exceeded(limit: float | None, seconds: float | None, *, called: bool) -> tuple[Foul, ...]:
    """G.26. A limit is exceeded, in seconds, by a player to whom time had been called."""
    if limit is None or seconds is None or not called or seconds <= limit:
        return ()
    return (Foul("G.26"),)


@clause("G.26", otherwise=float("inf"))
def longest_limit(rules: Rules) -> float:
    """G.26. The longest time limit that a referee may set, in seconds."""
    return float(rules.number("G.26.seconds"))


@clause("G.26", otherwise=())
def time_ran_out() -> tuple[Foul, ...]:
    """G.26. Time had been called, the limit is over, and no stroke was played."""
    return (Foul("G.26"),)


@clause("G.27", "G.27.p1", otherwise=MappingProxyType({}))
def as_before(positions: Mapping[int, Point | None]) -> Mapping[int, Point | None]:
    """G.27, G.27.p1. Balls moved between the strokes go back to where they were."""
    return positions


@clause("G.27.p2", otherwise=True)
def play_resumes(*, restorable: bool) -> bool:
    """G.27.p2. Balls that cannot be put back are racked, and the break is lagged for."""
    return restorable


@clause("G.27", "G.27.p1", otherwise=False)
def disturbed(play: Summary) -> bool:
    """G.27, G.27.p1. Outsiders or an accident moved balls: put back, nobody is penalised.

    What happens when the shot is over takes nothing from it.
    """
    return any(not after_completion(play, event) for event in play.disturbances)


@clause("G.28", "G.28.p1", otherwise=())
def interference(play: Summary) -> Iterator[Foul]:
    """G.28, G.28.p1. The player whose turn it is not distracts, touches a ball or shoots."""
    for index in stated(play, "out-of-turn"):
        yield Foul("G.28", events=(index,))
    told = stated(play, "distracted", "touched", "impeded", "out-of-turn", by="opponent")
    for index in sorted(told):
        yield Foul("G.28", events=(index,), offender="opponent")


@clause("G.28", otherwise=())
def distraction() -> tuple[Foul, ...]:
    """G.28. Before a stroke the player whose turn it is not distracts the other."""
    return (Foul("G.28"),)


@clause("G.28", "G.28.p1", otherwise=())
def outside_own_inning(balls: tuple[int, ...]) -> tuple[Foul, ...]:
    """G.28, G.28.p1. A player strikes or touches a ball while it is the other side's turn."""
    return (Foul("G.28", balls=balls),)


@clause("G.28.p1", otherwise=False)
def stroke_is_void(play: Summary) -> bool:
    """G.28.p1. The balls of a stroke out of turn go back (R-out-of-turn-balls).

    So do those of a stroke in which the other player interfered, if that is how the rule is
    read (R-distracted-shot).
    """
    if play.shot.out_of_turn or (play.faults and stated(play, "out-of-turn")):
        return True
    if not play.faults or play.rules.reading("R-distracted-shot") == "count":
        return False
    return any(
        not after_completion(play, event)
        for event in stated(play, "distracted", "touched", by="opponent")
    )


@clause("G.29.1.1", otherwise=False)
def penalty_no_collision(foul: Foul) -> bool:
    """G.29.1.1. The cue ball meets no object ball (5.3)."""
    return foul.clause == "G.5.3"


@clause("G.29.1.2", otherwise=False)
def penalty_illegal_break(foul: Foul) -> bool:
    """G.29.1.2. An illegal opening break (12.1)."""
    return foul.clause == "G.12.1"


@clause("G.29.1.3", otherwise=False)
def penalty_too_early(foul: Foul) -> bool:
    """G.29.1.3. A stroke before the last one is complete (14.2)."""
    return foul.clause == "G.14.2"


@clause("G.29.1.4", otherwise=False)
def penalty_illegal_striking(foul: Foul) -> bool:
    """G.29.1.4. The cue ball is struck illegally (15)."""
    return foul.clause == "G.15"


@clause("G.29.1.5", otherwise=False)
def penalty_no_foot(foul: Foul) -> bool:
    """G.29.1.5. No foot on the floor (16)."""
    return foul.clause == "G.16"


@clause("G.29.1.6", otherwise=False)
def penalty_illegal_touch(foul: Foul) -> bool:
    """G.29.1.6. A ball is touched illegally (17)."""
    return foul.clause == "G.17"


@clause("G.29.1.7", otherwise=False)
def penalty_double_hit(foul: Foul) -> bool:
    """G.29.1.7. The double hit (18)."""
    return foul.clause == "G.18"


@clause("G.29.1.8", otherwise=False)
def penalty_push_stroke(foul: Foul) -> bool:
    """G.29.1.8. The push stroke (19.1 and 19.2)."""
    return foul.clause in ("G.19.1", "G.19.2")


@clause("G.29.1.9", otherwise=False)
def penalty_not_completed(foul: Foul) -> bool:
    """G.29.1.9. The shot is not legally completed (20)."""
    return foul.clause == "G.20"


@clause("G.29.1.10", otherwise=False)
def penalty_jumped_ball(foul: Foul) -> bool:
    """G.29.1.10. A ball jumps off the table (24.3)."""
    return foul.clause == "G.24.3"


@clause("G.29.1.11", otherwise=False)
def penalty_slow_play(foul: Foul) -> bool:
    """G.29.1.11. The rule on slow play is broken (26)."""
    return foul.clause == "G.26"


@clause("G.29.1.12", otherwise=False)
def penalty_interference(foul: Foul) -> bool:
    """G.29.1.12. The player who is not shooting interferes (28)."""
    return foul.clause == "G.28"


PENALTIES: tuple[tuple[str, Callable[[Foul], bool]], ...] = (
    ("G.29.1.1", penalty_no_collision),
    ("G.29.1.2", penalty_illegal_break),
    ("G.29.1.3", penalty_too_early),
    ("G.29.1.4", penalty_illegal_striking),
    ("G.29.1.5", penalty_no_foot),
    ("G.29.1.6", penalty_illegal_touch),
    ("G.29.1.7", penalty_double_hit),
    ("G.29.1.8", penalty_push_stroke),
    ("G.29.1.9", penalty_not_completed),
    ("G.29.1.10", penalty_jumped_ball),
    ("G.29.1.11", penalty_slow_play),
    ("G.29.1.12", penalty_interference),
)


def with_penalty(foul: Foul) -> Foul:
    """Name the item of G.29.1 that penalises a foul; fouls without an item keep None."""
    for item, names in PENALTIES:
        if names(foul):
            return Foul(foul.clause, foul.events, foul.balls, foul.offender, item)
    return foul


@clause("G.29.2", otherwise=0)
def penalties_due(fouls: Iterable[Foul], offender: str = "shooter") -> int:
    """G.29.2. However many violations a player commits on a shot, one penalty follows."""
    return 1 if any(foul.offender == offender for foul in fouls) else 0
