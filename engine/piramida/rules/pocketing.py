"""Rules 22 to 24. Balls pocketed, balls on the edge of a pocket, balls that jump off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from piramida.clauses import clause
from piramida.rules.stroke import after_completion
from piramida.ruling import Foul, Returned
from piramida.shot import Jump, Return, Shot
from piramida.table import Point
from piramida.walk import Dropped, Summary

MOMENT = 5.0


@clause("G.22.1", "G.22.5", otherwise=MappingProxyType({}))
def dropped_and_stayed(play: Summary) -> Mapping[int, int]:
    """G.22.1, G.22.5. Balls that dropped and stayed in the pocket, with the event; not jumped."""
    out = jumped_balls(play)
    fallen = {ball.ball: ball.event for ball in _fallen(play) if falls_at_once(ball, play)}
    return {
        ball: event for ball, event in (*play.pocketed.items(), *fallen.items()) if ball not in out
    }


@clause("G.22.3", otherwise=False)
def illegally_pocketed(play: Summary, event: int, fouls: Iterable[Foul]) -> bool:
    """G.22.3. A violation on the stroke makes every ball illegal that it pocketed.

    A violation after completion comes too late for that (R-after-completion); a stroke begun
    too early spoils only what fell by it (R-too-early).
    """
    return any(
        _same_stroke(play, event, foul)
        for foul in fouls
        if foul.offender == "shooter" or foul.clause == "G.14.2"
    )


def _fallen(play: Summary) -> Iterator[Dropped]:
    """Give the balls that dropped by themselves and stayed down (G.22.5)."""
    events = play.shot.events
    for ball in play.dropped:
        returns = (events[index] for index in play.came_back if index > ball.event)
        if not any(isinstance(event, Return) and event.ball == ball.ball for event in returns):
            yield ball


def _same_stroke(play: Summary, event: int, foul: Foul) -> bool:
    begun = min(foul.events, default=0)
    if play.rules.reading("R-after-completion") == "counts" and after_completion(play, begun):
        return False
    if play.rules.reading("R-too-early") == "both" or play.new_stroke is None:
        return True
    return play.of_new_stroke(event) or not play.of_new_stroke(begun)


@clause("G.22.4", otherwise=())
def to_be_spotted(illegal: Iterable[int]) -> Iterator[Returned]:
    """G.22.4. Balls pocketed illegally do not count and are spotted."""
    return (Returned(ball, "G.22.4") for ball in sorted(illegal))


@clause("G.23.3", otherwise=False)
def falls_at_once(ball: Dropped, play: Summary) -> bool:
    """G.23.3. A ball that balances for a moment and then falls has been pocketed (R-hanging)."""
    if play.rules.reading("R-hanging") == "referee" or not ball.moved or ball.seconds is None:
        return False
    return ball.seconds <= MOMENT


@clause("G.23.1", otherwise=())
def put_back(play: Summary) -> Iterator[Dropped]:
    """G.23.1. A ball that falls by itself is put back where it was (R-23.2-contact)."""
    return (ball for ball in _fallen(play) if not falls_at_once(ball, play))


@clause("G.23.1", otherwise=MappingProxyType({}))
def back_on_the_edge(ball: int, place: Point | None) -> Mapping[int, Point | None]:
    """G.23.1. A ball that falls between two strokes is put back; `place`: where it hung."""
    return {ball: place}


@clause("G.23.2", otherwise=False)
def target_fell(play: Summary) -> bool:
    """G.23.2. The ball that is played at falls by itself: all is put back and played again.

    It falls during the stroke and no ball has hit it on this stroke (R-23.2-contact).
    """
    before_contact = play.rules.reading("R-23.2-contact") == "before-contact"
    return any(
        ball.ball == play.shot.target
        and not ball.moved
        and _during_stroke(play, ball.event)
        and not (
            before_contact and play.first_contact is not None and play.first_contact < ball.event
        )
        for ball in play.dropped
    )


def _during_stroke(play: Summary, event: int) -> bool:
    begun = not play.tips or event > play.tips[0]
    return begun and not after_completion(play, event)


def places_before(shot: Shot) -> Mapping[int, Point | None]:
    """Give every ball of the bed its place before the stroke, None where nobody measured."""
    return {ball: shot.start.get(ball) for ball in sorted(shot.bed)}


@clause("G.24.1", "G.24.2", "G.24.2.p1", otherwise=frozenset())
def jumped_balls(play: Summary) -> frozenset[int]:
    """G.24.1, G.24.2, G.24.2.p1. Balls that end off the bed or touch what is no table part.

    A ball that rides on the rails and comes back by itself has not jumped.
    """
    return frozenset(event.ball for _, event in _jumps(play))


@clause("G.24.3", otherwise=())
def ball_jumped(play: Summary) -> Iterator[Foul]:
    """G.24.3. A stroke that makes a ball jump off the table is a foul."""
    jumps = tuple((index, event) for index, event in _jumps(play))
    out = jumped_balls(play)
    events = tuple(index for index, event in jumps if event.ball in out)
    if events:
        yield Foul("G.24.3", events=events, balls=tuple(sorted(out)))


@clause("G.24.4", otherwise=())
def jumped_balls_spotted(play: Summary) -> Iterator[Returned]:
    """G.24.4. Jumped balls are spotted after the shot."""
    return (Returned(ball, "G.24.4") for ball in sorted(jumped_balls(play)))


def _jumps(play: Summary) -> Iterator[tuple[int, Jump]]:
    for index in play.jumps:
        event = play.shot.events[index]
        if isinstance(event, Jump):
            yield index, event
