"""Defects of rules 14 to 19: the stroke."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from defects.seeding import Rows, Seed, believing, dropped, instead, number
from piramida.rules import stroke
from piramida.ruling import Foul
from piramida.shot import Fault, Shot, Stop, Tip
from piramida.walk import Summary


def deaf_to(function: Callable[..., Any], kind: str) -> Seed:
    """Let a clause overlook one kind of fault."""

    def wrong(right: Callable[..., Any], play: Summary) -> Iterator[Foul]:
        faults = {name: events for name, events in play.faults.items() if name != kind}
        found: Iterator[Foul] = right(play._replace(faults=faults))
        return found

    return instead(function, wrong)


def blaming(function: Callable[..., Any], offender: str) -> Seed:
    """Put the violations of a clause down to one side."""
    return instead(
        function,
        lambda right, play: (Foul(foul.clause, offender=offender) for foul in right(play)),
    )


def of_one(function: Callable[..., Any], party: str) -> Seed:
    """Let a clause bind one side only."""
    return instead(
        function, lambda right, play: (foul for foul in right(play) if foul.offender == party)
    )


def touched_with(*things: str) -> Seed:
    """Forbid to touch balls with these things only."""

    def wrong(right: Callable[..., Any], play: Summary) -> Iterator[Foul]:
        for foul in right(play):
            event = play.shot.events[foul.events[0]]
            if isinstance(event, Tip) or (isinstance(event, Fault) and event.using in things):
                yield foul

    return instead(stroke.illegal_touch, wrong)


def any_ball_stopped(play: Summary, event: int) -> bool:
    """Say whether some ball, not every one, had come to rest."""
    return any(isinstance(before, Stop) for before in play.shot.events[:event])


def all_near(play: Summary) -> Shot:
    """Give the shot as if its first ball had been very close to the cue ball."""
    first = play.first_ball
    if first is None:
        return play.shot
    return replace(play.shot, close=((play.shot.cue_ball, first),))


def stray_tips(right: Callable[..., Any], play: Summary) -> Iterator[Foul]:
    """Overlook that the tip touched another ball than the cue ball."""
    for foul in right(play):
        if not isinstance(play.shot.events[foul.events[0]], Tip):
            yield foul


DEFECTS: Rows = {
    "G.14.1": (
        ("A shot is never over.", dropped),
        (
            "A shot is over with the first ball that stops.",
            instead(
                stroke.after_completion, lambda _right, play, event: any_ball_stopped(play, event)
            ),
        ),
        (
            "A shot is over when its first ball has dropped.",
            instead(
                stroke.after_completion,
                lambda _right, play, event: event > min(play.pocketed.values(), default=event),
            ),
        ),
    ),
    "G.14.2": (
        ("The next stroke may begin at any time.", dropped),
        (
            "The opponent may begin his stroke at any time.",
            of_one(stroke.stroke_too_early, "shooter"),
        ),
        (
            "The shooter may begin his next stroke at any time.",
            of_one(stroke.stroke_too_early, "opponent"),
        ),
        ("A stroke that may have been too early is.", believing(stroke.stroke_too_early, "unsure")),
    ),
    "G.15": (
        ("The cue ball is struck anyhow.", dropped),
        (
            "The cue ball is struck with any part of the cue.",
            deaf_to(stroke.illegal_striking, "not-tip"),
        ),
        ("The cue may sweep.", deaf_to(stroke.illegal_striking, "off-axis")),
        (
            "A striking that the referee doubts is illegal.",
            believing(stroke.illegal_striking, "unsure"),
        ),
        (
            "A striking that the referee denies is illegal.",
            believing(stroke.illegal_striking, "no"),
        ),
    ),
    "G.16": (
        ("Both feet may leave the floor.", dropped),
        ("A foot that the referee doubts was up.", believing(stroke.no_foot_on_floor, "unsure")),
        ("A foot that stood on the floor was up.", believing(stroke.no_foot_on_floor, "no")),
    ),
    "G.17": (
        ("Balls may be touched.", dropped),
        ("Only body and hand may not touch a ball.", touched_with("hand", "body")),
        (
            "Only what hangs on the player and what lies about may not touch a ball.",
            touched_with("sleeve", "chalk", "clothing", "rest"),
        ),
        ("The tip may touch any ball.", instead(stroke.illegal_touch, stray_tips)),
        ("A touch that the referee doubts was one.", believing(stroke.illegal_touch, "unsure")),
        ("A touch that the referee denies was one.", believing(stroke.illegal_touch, "no")),
    ),
    "G.18": (
        ("The cue ball may be hit twice.", dropped),
        ("A double hit that the referee saw is none.", deaf_to(stroke.double_hit, "double-hit")),
        (
            "A second touch of the tip is no double hit.",
            instead(
                stroke.double_hit,
                lambda right, play: right(play._replace(tips=play.tips[:1])),
            ),
        ),
        (
            "The first touch of the tip is a double hit.",
            instead(
                stroke.double_hit,
                lambda _right, play: (Foul("G.18", events=play.tips, balls=(play.shot.cue_ball,)),),
            ),
        ),
        ("A double hit that the referee doubts was one.", believing(stroke.double_hit, "unsure")),
    ),
    "G.19.1": (
        ("The tip may stay on the cue ball.", dropped),
        ("A push that the referee doubts was one.", believing(stroke.push_stroke, "unsure")),
        ("A push that the referee denies was one.", believing(stroke.push_stroke, "no")),
    ),
    "G.19.2": (
        ("A frozen ball is played like any other.", dropped),
        (
            "A ball that is very close is played like any other.",
            instead(
                stroke.push_of_frozen_ball,
                lambda right, play: () if play.shot.close else right(play),
            ),
        ),
        (
            "A frozen ball is played like any other, but not one very close.",
            instead(
                stroke.push_of_frozen_ball,
                lambda right, play: right(play) if play.shot.close else (),
            ),
        ),
        (
            "Every ball is played like a frozen one.",
            instead(
                stroke.push_of_frozen_ball,
                lambda right, play: right(play._replace(shot=all_near(play))),
            ),
        ),
        (
            "A stroke of which nobody says anything is a push.",
            instead(
                stroke.push_of_frozen_ball,
                lambda right, play: (
                    (Foul("G.19.2"),)
                    if play.shot.frozen_balls and not (play.aims or play.faults)
                    else right(play)
                ),
            ),
        ),
        (
            "A push that the referee doubts was one.",
            believing(stroke.push_of_frozen_ball, "unsure"),
        ),
    ),
    "G.19.2.1": (
        ("The angle does not matter.", dropped),
        ("Forty-four degrees are enough.", number("degrees", 44)),
        ("Forty-six degrees are needed.", number("degrees", 46)),
        (
            "More than forty-five degrees are needed.",
            instead(
                stroke.plays_aside,
                lambda _right, aim, degrees: None if aim.degrees is None else aim.degrees > degrees,
            ),
        ),
    ),
    "G.19.2.2": (
        ("It does not matter that the cue ball stays behind.", dropped),
        (
            "The cue ball has to follow through.",
            instead(stroke.does_not_follow, lambda _right, aim: aim.follows_through),
        ),
    ),
    "G.19.n1": (("Playing away from a frozen ball is a collision with it.", dropped),),
}
