"""Defects of rules 22 to 24: pocketed balls, balls on the edge, jumped balls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from defects.seeding import Rows, Seed, also_found, constant, dropped, instead
from piramida.rules import pocketing
from piramida.ruling import Foul
from piramida.shot import COLOURED, Bounce, Jump, Pocketed
from piramida.walk import Summary


def stayed(keeps: Callable[[Summary, int, int], bool]) -> Seed:
    """Let only some of the fallen balls be pocketed: those of which `keeps` says so."""
    return instead(
        pocketing.dropped_and_stayed,
        lambda right, play: {
            ball: event for ball, event in right(play).items() if keeps(play, ball, event)
        },
    )


def with_those_that_came_back(right: Callable[..., Any], play: Summary) -> dict[int, int]:
    """Let a ball that came back out of the pocket count all the same."""
    events = play.shot.events
    fallen = {
        event.ball: index for index, event in enumerate(events) if isinstance(event, Pocketed)
    }
    return fallen | dict(right(play))


def jumped(jumps: Callable[[Jump], bool]) -> Seed:
    """Let only some of the balls that left the bed have jumped."""
    return instead(
        pocketing.jumped_balls,
        lambda right, play: frozenset(
            ball
            for ball in right(play)
            if any(
                isinstance(event, Jump) and event.ball == ball and jumps(event)
                for event in play.shot.events
            )
        ),
    )


DEFECTS: Rows = {
    "G.22.1": (
        ("No ball is ever pocketed.", dropped),
        (
            "The cue ball is never pocketed.",
            stayed(lambda play, ball, _: ball != play.shot.cue_ball),
        ),
        (
            "Only one ball is pocketed by a stroke.",
            stayed(lambda play, _, event: event == min(play.pocketed.values())),
        ),
        (
            "A ball pocketed by an illegal stroke is pocketed legally.",
            instead(pocketing.illegally_pocketed, lambda *_: False),
        ),
        (
            "On the break no ball is pocketed.",
            stayed(lambda play, *_: play.shot.phase != "break"),
        ),
    ),
    "G.22.3": (
        ("A violation makes no ball illegal.", dropped),
        ("Every ball is illegal.", instead(pocketing.illegally_pocketed, lambda *_: True)),
        (
            "Only balls that fall after the violation are illegal.",
            instead(
                pocketing.illegally_pocketed,
                lambda right, play, event, fouls: right(
                    play, event, [foul for foul in fouls if min(foul.events, default=0) < event]
                ),
            ),
        ),
        (
            "A violation makes the cue ball illegal and no other.",
            instead(
                pocketing.illegally_pocketed,
                lambda right, play, event, fouls: (
                    right(play, event, fouls) and play.pocketed.get(play.shot.cue_ball) == event
                ),
            ),
        ),
    ),
    "G.22.4": (
        ("Illegally pocketed balls stay in the pocket.", dropped),
        (
            "The cue ball stays in the pocket.",
            instead(
                pocketing.to_be_spotted,
                lambda right, illegal: right(ball for ball in illegal if ball != COLOURED),
            ),
        ),
        (
            "One illegally pocketed ball comes back, not all.",
            instead(pocketing.to_be_spotted, lambda right, illegal: right(sorted(illegal)[:1])),
        ),
    ),
    "G.22.5": (
        ("No ball is ever pocketed.", dropped),
        (
            "A ball that comes back out of the pocket counts.",
            instead(pocketing.dropped_and_stayed, with_those_that_came_back),
        ),
        (
            "A ball that came back cannot be pocketed any more.",
            stayed(
                lambda play, ball, _: all(
                    getattr(play.shot.events[index], "ball", None) != ball
                    for index in play.came_back
                )
            ),
        ),
        (
            "Where one ball comes back no other counts.",
            stayed(lambda play, *_: not play.came_back),
        ),
    ),
    "G.23.1": (
        ("A ball that falls by itself stays in the pocket.", dropped),
        (
            "A ball that falls when the shot is over stays in the pocket.",
            instead(
                pocketing.put_back,
                lambda right, play: (
                    ball for ball in right(play) if not play.after_completion(ball.event)
                ),
            ),
        ),
        (
            "A ball that falls before the stroke stays in the pocket.",
            instead(
                pocketing.put_back,
                lambda right, play: (
                    ball for ball in right(play) if ball.event > min(play.tips, default=-1)
                ),
            ),
        ),
        (
            "A ball that falls by itself goes to the centre.",
            instead(
                pocketing.put_back,
                lambda right, play: (ball._replace(place=(0.0, 0.0)) for ball in right(play)),
            ),
        ),
    ),
    "G.23.2": (
        ("A shot whose ball falls by itself is not played again.", dropped),
        (
            "Whatever ball falls by itself, the shot is played again.",
            instead(pocketing.target_fell, lambda _right, play: bool(play.dropped)),
        ),
        (
            "The shot is played again though the ball was hit.",
            instead(
                pocketing.target_fell,
                lambda right, play: right(
                    play._replace(
                        dropped=tuple(ball._replace(moved=False) for ball in play.dropped)
                    )
                ),
            ),
        ),
        (
            "The shot is played again only if no ball was met.",
            instead(
                pocketing.target_fell,
                lambda right, play: right(play) and play.first_contact is None,
            ),
        ),
    ),
    "G.23.3": (
        ("A ball that balances for a moment is not pocketed.", dropped),
        ("Four seconds are a moment, five are not.", constant(pocketing, "MOMENT", 4.0)),
        ("Six seconds are a moment.", constant(pocketing, "MOMENT", 6.0)),
        (
            "A ball that hung there before the stroke has been pocketed.",
            instead(
                pocketing.falls_at_once,
                lambda right, ball, play: not ball.moved or right(ball, play),
            ),
        ),
    ),
    "G.24.1": (
        ("No ball jumps.", dropped),
        (
            "A ball that stays on top of a rail has not jumped.",
            jumped(lambda jump: jump.how != "on-rail"),
        ),
        (
            "Only a ball that stays on top of a rail has jumped.",
            jumped(lambda jump: jump.how == "on-rail"),
        ),
    ),
    "G.24.2": (
        ("No ball jumps.", dropped),
        (
            "A ball that rides on the rails and comes back has jumped.",
            also_found(
                lambda play: (
                    Foul("G.24.3") for event in play.shot.events if isinstance(event, Bounce)
                )
            ),
        ),
        (
            "A ball that has come back once cannot jump any more.",
            jumped(lambda _: False),
        ),
    ),
    "G.24.2.p1": (
        ("No ball jumps.", dropped),
        (
            "A ball that touches a foreign thing and comes back has not jumped.",
            jumped(lambda jump: jump.how != "touched"),
        ),
    ),
    "G.24.3": (
        ("A ball that jumps off is no foul.", dropped),
        (
            "Only the cue ball may not jump off.",
            instead(
                pocketing.ball_jumped,
                lambda right, play: (f for f in right(play) if play.shot.cue_ball in f.balls),
            ),
        ),
        (
            "Only object balls may not jump off.",
            instead(
                pocketing.ball_jumped,
                lambda right, play: (f for f in right(play) if play.shot.cue_ball not in f.balls),
            ),
        ),
        (
            "On the break balls may jump off.",
            instead(
                pocketing.ball_jumped,
                lambda right, play: () if play.shot.phase == "break" else right(play),
            ),
        ),
    ),
    "G.24.4": (
        ("A ball that jumped off is out of the game.", dropped),
        (
            "Only object balls that jumped off come back.",
            instead(
                pocketing.jumped_balls_spotted,
                lambda right, play: (b for b in right(play) if b.ball != play.shot.cue_ball),
            ),
        ),
    ),
}
