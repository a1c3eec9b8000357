"""Rule 20. The legally completed shot.

The walk has kept every act that could complete the shot, with what its ball had done before.
Each clause here picks those acts that it accepts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.rules.collision import collision
from piramida.ruling import Completion, Foul
from piramida.shot import Contact
from piramida.walk import CROSSED, RAILS_MASK, Act, Summary, each_bit


@clause("G.20.1", otherwise=())
def ball_pocketed(play: Summary, dropped: Mapping[int, int]) -> Iterator[int]:
    """G.20.1. Any ball is pocketed after the first contact; gives the events.

    `dropped`: the balls that fell and stayed in a pocket, with the event.
    """
    start = play.first_contact
    return (index for index in dropped.values() if start is not None and index > start)


@clause("G.20.2.a", otherwise=())
def rail_then_rail(play: Summary) -> Iterator[Act]:
    """G.20.2.a. A ball rebounds off a rail and then touches another rail."""
    return (act for act in play.acts if act.what == "rail" and _other_rails(act, act.own))


@clause("G.20.2.b", otherwise=())
def rail_then_ball_to_rail(play: Summary) -> Iterator[Act]:
    """G.20.2.b. A ball rebounds off a rail and then drives a ball to another rail."""
    return (
        act
        for act in play.acts
        if act.what == "rail"
        and (_other_rails(act, act.given) or returned_by_frozen_ball(act, play.rules))
    )


@clause("G.20.2.c", otherwise=())
def rail_then_frozen_ball(play: Summary) -> Iterator[Act]:
    """G.20.2.c. A ball rebounds off a rail and then touches a ball frozen to another rail."""
    return (
        act
        for act in play.acts
        if act.what == "frozen" and _other_rails(act, act.own | _by_driven(act, play.rules))
    )


@clause("G.20.3.a", otherwise=())
def line_then_rail(play: Summary) -> Iterator[Act]:
    """G.20.3.a. A ball crosses the centre line and then touches any rail."""
    return (act for act in play.acts if act.what == "rail" and act.own & CROSSED)


@clause("G.20.3.b", otherwise=())
def line_then_ball_to_rail(play: Summary) -> Iterator[Act]:
    """G.20.3.b. A ball crosses the centre line and then drives a ball to any rail."""
    return (act for act in play.acts if act.what == "rail" and act.given & CROSSED)


@clause("G.20.3.c", otherwise=())
def line_then_frozen_ball(play: Summary) -> Iterator[Act]:
    """G.20.3.c. A ball crosses the line and then touches a ball frozen to any rail.

    One edition leaves this out (R-line-then-frozen).
    """
    if play.rules.reading("R-line-then-frozen") == "yes":
        for act in play.acts:
            if act.what == "frozen" and (act.own | _by_driven(act, play.rules)) & CROSSED:
                yield act


@clause("G.20.4.a", otherwise=())
def rail_then_line(play: Summary) -> Iterator[Act]:
    """G.20.4.a. A ball rebounds off a rail and then crosses the centre line."""
    return (act for act in play.acts if act.what == "cross" and act.own & RAILS_MASK)


@clause("G.20.4.b", otherwise=())
def rail_then_ball_over_line(play: Summary) -> Iterator[Act]:
    """G.20.4.b. A ball rebounds off a rail and then drives a ball across the line."""
    return (act for act in play.acts if act.what == "cross" and act.given & RAILS_MASK)


def returned_by_frozen_ball(act: Act, rules: Rules) -> bool:
    """G.20.n2. Driven back by a ball frozen to a rail, to that same rail (R-same-rail-return)."""
    return rules.reading("R-same-rail-return") == "yes" and bool(act.note & act.bits)


def _other_rails(act: Act, credit: int) -> int:
    """Give the rails of a credit that are not the rail of the act."""
    return credit & RAILS_MASK & ~act.bits


def _by_driven(act: Act, rules: Rules) -> int:
    """Give the credit a driven ball may use when it touches a frozen one (R-driven-frozen)."""
    return act.given if rules.reading("R-driven-frozen") == "yes" else 0


_WAYS: tuple[tuple[str, Callable[[Summary], Iterable[Act]]], ...] = (
    ("G.20.2.a", rail_then_rail),
    ("G.20.2.b", rail_then_ball_to_rail),
    ("G.20.2.c", rail_then_frozen_ball),
    ("G.20.3.a", line_then_rail),
    ("G.20.3.b", line_then_ball_to_rail),
    ("G.20.3.c", line_then_frozen_ball),
    ("G.20.4.a", rail_then_line),
    ("G.20.4.b", rail_then_ball_over_line),
)


def completion(play: Summary, dropped: Mapping[int, int]) -> Completion | None:
    """Name the clause that completed the shot: the completing act that stands earliest."""
    fallen = by_pocketing(play, dropped)
    limit = _end_of_stroke(play) if fallen is None else fallen
    best: tuple[str, Act] | None = None
    if play.acts:
        for clause_id, way in _WAYS:
            act = next(iter(way(play)), None)
            if act is not None and act.event < limit:
                best, limit = (clause_id, act), act.event
    if best is not None:
        return Completion(best[0], evidence(play, *best))
    return None if fallen is None else Completion("G.20.1", (fallen,))


def all_evidence(play: Summary) -> Iterator[tuple[int, ...]]:
    """Give the evidence of every act that would complete the shot by itself."""
    limit = _end_of_stroke(play)
    for clause_id, way in _WAYS:
        for act in way(play):
            if act.event < limit:
                yield evidence(play, clause_id, act)


def by_pocketing(play: Summary, dropped: Mapping[int, int]) -> int | None:
    """Give the event in which a ball first completes the shot by dropping (G.20.1)."""
    limit = _end_of_stroke(play)
    return min((index for index in ball_pocketed(play, dropped) if index < limit), default=None)


def _end_of_stroke(play: Summary) -> int:
    """Give the event that belongs to this stroke no more: a new stroke begins, or none is left."""
    begun, met = play.new_stroke, play.first_contact
    return len(play.shot.events) if begun is None or met is None or begun <= met else begun


@clause("G.20", "G.20.n1", "G.21.3", otherwise=())
def not_completed(play: Summary, completed: Completion | None) -> Iterator[Foul]:
    """G.20, G.20.n1, G.21.3. None of the ways was taken after the first contact, in their order.

    A stroke in hand from home is held to them like any other.
    """
    if completed is not None:
        return
    if not collision(play) and play.rules.reading("R-miss") == "collision-only":
        return
    if play.came_back and play.rules.reading("R-22.5") == "shot":
        return
    yield Foul("G.20", events=tuple(touch.event for touch in play.touches))


def evidence(play: Summary, clause_id: str, act: Act) -> tuple[int, ...]:
    """Give the events that completed a shot: the earlier act, the drives between, the last.

    What a ball did itself is told before what others handed to it: that trail is shorter.
    """
    wanted = CROSSED if clause_id.startswith("G.20.3") else RAILS_MASK
    if clause_id.startswith("G.20.2"):
        wanted &= ~act.bits
    trails = [
        trail
        for mask, own in ((act.own, True), (act.given, False))
        for bit in each_bit(mask & wanted)
        if (trail := _trace(play, act.ball, bit, act.event, own=own))
    ]
    return (*min(trails, key=lambda trail: (len(trail), trail), default=()), act.event)


def _trace(play: Summary, ball: int, bit: int, before: int, *, own: bool) -> tuple[int, ...]:
    """Follow one thing done back to the event that did it, through the drives that passed it."""
    if own:
        event = play.own_since.get((ball, bit))
        return () if event is None or event >= before else (event,)
    event = play.given_since.get((ball, bit))
    if event is None or event >= before:
        return _by_anybody(play, bit, before)
    meeting = play.shot.events[event]
    driver = ball
    if isinstance(meeting, Contact):
        driver = meeting.b if meeting.a == ball else meeting.a
    earlier = _trace(play, driver, bit, event, own=True)
    return (*(earlier or _trace(play, driver, bit, event, own=False)), event)


def _by_anybody(play: Summary, bit: int, before: int) -> tuple[int, ...]:
    """Find who did it where acts of balls that never met add up (R-unconnected)."""
    events = [
        event for (_, done), event in play.own_since.items() if done == bit and event < before
    ]
    return tuple(sorted(events)[:1])
