"""Rule 20 told the long way: a plain reading of its text against the engine, on any shot."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, event, given

import strategies as some
from piramida import judge, read_shot
from strategies import Record

SIDE_POCKETS = {"ML", "MR"}
COLLISION = 0.001


class Ball:
    """What one ball has done since the first contact, itself or by a ball that drove it."""

    def __init__(self) -> None:
        self.rails: set[str] = set()
        self.crossed = False
        self.moving = False
        self.at_rails: set[str] = set()

    def may_touch(self, rail: str) -> bool:
        """20.2 and 20.3: it has been at another rail, or over the line."""
        return self.crossed or bool(self.rails - {rail})

    def may_cross(self) -> bool:
        """20.4: it has been at a rail."""
        return bool(self.rails)


class Shot:
    """The course of one shot, event by event."""

    def __init__(self, record: Record) -> None:
        self.balls = {ball: Ball() for ball in range(some.MOST_BALLS)}
        self.cue_ball = record["cue_ball"]
        self.begun = False
        self.complete = False
        self.pocketed: set[int] = set()
        self.met: dict[frozenset[int], float | None] = {}
        for ball, other in record.get("frozen", ()):
            if isinstance(other, str):
                self.balls[ball].at_rails.add(other)

    def tip(self, event: Record) -> None:
        """A ball that is struck moves, and no longer stands at its rail."""
        self.balls[event["ball"]].moving = True
        self.balls[event["ball"]].at_rails.clear()

    def contact(self, event: Record) -> None:
        """Two balls meet: one may touch a ball at a rail, and hands on what it has done."""
        pair = frozenset(event["balls"])
        now, before = event.get("t"), self.met.get(pair)
        again = pair in self.met
        self.met[pair] = now
        one, other = (self.balls[ball] for ball in event["balls"])
        were_moving = one.moving, other.moving
        one.moving = other.moving = True
        if again:
            near = now is not None and before is not None and now - before < COLLISION - 1e-9
            if event.get("same", near):
                return
        first = not self.begun and self.cue_ball in pair
        self.begun = self.begun or first
        if self.begun and not first:
            self.touch_at_rail(one, other)
            self.touch_at_rail(other, one)
        one.at_rails.clear()
        other.at_rails.clear()
        done = [(set(ball.rails), ball.crossed) for ball in (one, other)]
        for moving, (rails, crossed), driven in zip(were_moving, done, (other, one), strict=True):
            if moving:
                driven.rails |= rails
                driven.crossed |= crossed

    def touch_at_rail(self, ball: Ball, standing: Ball) -> None:
        """20.2.c and 20.3.c: a ball touches one that stands at a rail."""
        self.complete |= any(ball.may_touch(rail) for rail in standing.at_rails)

    def rail(self, event: Record) -> None:
        """A ball touches a cushion; a side pocket's counts as the line too (note 4)."""
        ball, rail = self.balls[event["ball"]], event["rail"]
        if self.begun:
            self.complete |= ball.may_touch(rail)
            if event.get("pocket") in SIDE_POCKETS:
                self.complete |= ball.may_cross()
                ball.crossed = True
            if event.get("rebound", True):
                ball.rails.add(rail)
            else:
                ball.moving = False

    def cross(self, event: Record) -> None:
        """A ball crosses the centre line."""
        if self.begun:
            ball = self.balls[event["ball"]]
            self.complete |= ball.may_cross()
            ball.crossed = True

    def frozen(self, event: Record) -> None:
        """A ball comes to rest, maybe at a rail."""
        ball = self.balls[event["ball"]]
        ball.moving = False
        if "rail" in event:
            ball.at_rails.add(event["rail"])

    def stop(self, event: Record) -> None:
        """A ball, or every ball, comes to rest."""
        for ball in self.balls if event.get("ball") is None else (event["ball"],):
            self.balls[ball].moving = False

    def pocket(self, event: Record) -> None:
        """20.1: a ball drops after the first contact."""
        self.balls[event["ball"]].moving = False
        self.balls[event["ball"]].at_rails.clear()
        if self.begun:
            self.pocketed.add(event["ball"])

    def return_(self, event: Record) -> None:
        """22.5: a ball that comes back has not been pocketed."""
        self.pocketed.discard(event["ball"])


def course(record: Record) -> Any:
    """Follow a shot event by event."""
    shot = Shot(record)
    for one in record["events"]:
        getattr(shot, {"return": "return_"}.get(one["type"], one["type"]))(one)
    return shot


KINDS = (*some.COURSE, "contact", "rail", "cross", "frozen", "pocket", "return")


@given(
    some.shots(
        kinds=KINDS, phases=("play",), disciplines=("free",), measured=False, read=False, most=24
    )
)
def test_rule_20_is_applied_as_it_is_written(record: Record) -> None:
    """A shot is complete exactly if a plain reading of 20.1 to 20.4, event by event, says so."""
    shot = course(record)
    assume(shot.begun)
    complete = shot.complete or bool(shot.pocketed)
    ruling = judge(*read_shot(record))
    event("complete" if complete else "not complete")
    assert (ruling.legal_by is not None) == complete
    assert ("G.20" in {foul.clause for foul in ruling.fouls}) == (not complete)
    assert set(ruling.pocketed) >= shot.pocketed
