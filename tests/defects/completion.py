"""Defects of rule 20: the legally completed shot."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from defects.seeding import Rows, Seed, constant, dropped, instead
from piramida import walk
from piramida.rules import completion
from piramida.ruling import Completion, Foul
from piramida.shot import Contact, Cross, Rail
from piramida.walk import CROSSED, RAILS_MASK, Act, Summary


def acts(function: Callable[..., Any], accepts: Callable[[Act], object]) -> Seed:
    """Let a way to complete a shot accept other acts."""
    return instead(function, lambda _right, play: (act for act in play.acts if accepts(act)))


def enough(*kinds: type) -> Seed:
    """Let a shot be legal if these things happened after the first contact.

    Whatever their order, and whatever balls they happened to.
    """

    def wrong(
        right: Callable[..., Any], play: Summary, completed: Completion | None
    ) -> Iterable[Foul]:
        happened = play.shot.events[(play.first_contact or 0) + 1 :]
        excused = all(any(isinstance(event, kind) for event in happened) for kind in kinds)
        return () if excused else right(play, completed)

    return instead(completion.not_completed, wrong)


def before_contact_too(
    right: Callable[..., Any], play: Summary, completed: Completion | None
) -> Iterable[Foul]:
    """Let what happened before the first contact count with what happened after it."""
    rails = {event.rail for event in play.shot.events if isinstance(event, Rail)}
    lines = any(isinstance(event, Cross) for event in play.shot.events)
    return () if len(rails) + lines > 1 else right(play, completed)


def meeting(**facts: Any) -> Seed:
    """Let two contacts of a pair be other than they are."""
    return instead(
        walk.separate_collisions,
        lambda right, meeting, previous, rules: right(replace(meeting, **facts), previous, rules),
    )


DEFECTS: Rows = {
    "G.20": (
        ("No shot need be completed.", dropped),
        (
            "The opening break too has to be completed like any shot.",
            instead(
                completion.not_completed,
                lambda right, play, completed: (
                    () if len(play.touches) > 1 else right(play, completed)
                ),
            ),
        ),
        (
            "One act is enough.",
            instead(
                completion.not_completed,
                lambda right, play, completed: () if play.touches else right(play, completed),
            ),
        ),
        (
            "No shot is ever completed.",
            instead(completion.not_completed, lambda right, play, _completed: right(play, None)),
        ),
    ),
    "G.20.1": (
        ("A pocketed ball does not complete the shot.", dropped),
        (
            "The cue ball in a pocket does not complete the shot.",
            instead(
                completion.ball_pocketed,
                lambda right, play, fallen: right(
                    play, {b: e for b, e in fallen.items() if b != play.shot.cue_ball}
                ),
            ),
        ),
        (
            "Only the cue ball in a pocket completes the shot.",
            instead(
                completion.ball_pocketed,
                lambda right, play, fallen: right(
                    play, {b: e for b, e in fallen.items() if b == play.shot.cue_ball}
                ),
            ),
        ),
        (
            "A ball that comes back out of the pocket completes the shot.",
            instead(
                completion.ball_pocketed,
                lambda right, play, fallen: (*right(play, fallen), *play.came_back),
            ),
        ),
    ),
    "G.20.2.a": (
        ("Two rails do not complete the shot.", dropped),
        (
            "The same rail twice is enough.",
            acts(
                completion.rail_then_rail, lambda act: act.what == "rail" and act.own & RAILS_MASK
            ),
        ),
        (
            "Only the cue ball can do it.",
            instead(
                completion.rail_then_rail,
                lambda right, play: (act for act in right(play) if act.ball == play.shot.cue_ball),
            ),
        ),
        (
            "Only an object ball can do it.",
            instead(
                completion.rail_then_rail,
                lambda right, play: (act for act in right(play) if act.ball != play.shot.cue_ball),
            ),
        ),
        (
            "Having touched the same rail twice spoils the next one.",
            instead(
                completion.rail_then_rail,
                lambda right, play: (
                    act
                    for act in right(play)
                    if sum(
                        isinstance(event, Rail) and event.ball == act.ball
                        for event in play.shot.events[: act.event]
                    )
                    < 2
                ),
            ),
        ),
        (
            "Any two rails will do, whichever balls touch them.",
            instead(
                completion.not_completed,
                lambda right, play, completed: (
                    () if len(play.touches) > 1 else right(play, completed)
                ),
            ),
        ),
    ),
    "G.20.2.b": (
        ("A ball driven to another rail does not complete the shot.", dropped),
        (
            "The driven ball may reach the same rail.",
            acts(
                completion.rail_then_ball_to_rail,
                lambda act: act.what == "rail" and act.given & RAILS_MASK,
            ),
        ),
        (
            "The driven ball may reach no rail at all.",
            enough(Rail, Contact),
        ),
        (
            "The ball may have been driven before the rebound.",
            instead(
                completion.rail_then_ball_to_rail,
                lambda right, play: (
                    *right(play),
                    *(
                        Act(one.event, one.ball, "rail", 0, 0, RAILS_MASK)
                        for one in play.touches[1:]
                        if one.rail and one.ball != play.touches[0].ball
                    ),
                ),
            ),
        ),
    ),
    "G.20.2.c": (
        ("A ball frozen to another rail does not complete the shot.", dropped),
        (
            "The ball may be frozen to the same rail.",
            acts(
                completion.rail_then_frozen_ball,
                lambda act: act.what == "frozen" and act.own & RAILS_MASK,
            ),
        ),
        (
            "No rebound is needed before.",
            enough(Contact),
        ),
    ),
    "G.20.3.a": (
        ("The line and a rail do not complete the shot.", dropped),
        (
            "Only the head and the foot rail will do.",
            acts(
                completion.line_then_rail,
                lambda act: (
                    act.what == "rail" and act.own & CROSSED and act.bits & (walk.HEAD | walk.FOOT)
                ),
            ),
        ),
        (
            "Only the cue ball can do it.",
            instead(
                completion.line_then_rail,
                lambda right, play: (act for act in right(play) if act.ball == play.shot.cue_ball),
            ),
        ),
        (
            "One ball may cross and another touch the rail.",
            enough(Cross, Rail),
        ),
    ),
    "G.20.3.b": (
        ("A ball driven to a rail over the line does not complete the shot.", dropped),
        (
            "The driven ball need reach no rail.",
            enough(Cross, Contact),
        ),
        (
            "The ball may have been driven before the line was crossed.",
            enough(Cross, Rail),
        ),
    ),
    "G.20.3.c": (
        ("The line and a ball frozen to a rail do not complete the shot.", dropped),
        (
            "Any ball over the line will do, frozen or not.",
            enough(Cross, Contact),
        ),
    ),
    "G.20.4.a": (
        ("A rail and the line do not complete the shot.", dropped),
        (
            "The line may be crossed by another ball.",
            enough(Rail, Cross),
        ),
        (
            "The line need not be crossed.",
            enough(Rail),
        ),
    ),
    "G.20.4.b": (
        ("A ball driven over the line does not complete the shot.", dropped),
        (
            "The ball may have been driven before the rebound.",
            enough(Rail, Cross),
        ),
        (
            "The driven ball need not reach the line.",
            enough(Rail, Contact),
        ),
    ),
    "G.20.n1": (
        ("The acts may come before the first contact alone.", dropped),
        (
            "What happens before the first contact counts with what happens after it.",
            instead(completion.not_completed, before_contact_too),
        ),
        (
            "A rail on the way to the object ball spoils the shot.",
            instead(
                completion.not_completed,
                lambda right, play, completed: right(
                    play,
                    None
                    if any(isinstance(e, Rail) for e in play.shot.events[: play.first_contact])
                    else completed,
                ),
            ),
        ),
    ),
    "G.20.n2": (
        ("Every contact is a collision of its own.", dropped),
        (
            "Two balls collide only once on a shot.",
            instead(walk.separate_collisions, lambda *_: False),
        ),
        (
            "Half a millisecond parts two collisions.",
            constant(walk, "SAME_COLLISION", 5e-4),
        ),
        ("Two milliseconds part two collisions.", constant(walk, "SAME_COLLISION", 2e-3)),
        ("The clock decides over the referee's word.", meeting(same=None)),
        (
            "Contacts without times are one collision.",
            instead(
                walk.separate_collisions,
                lambda right, meeting, previous, rules: (
                    (meeting.same is False or meeting.t is not None)
                    and right(meeting, previous, rules)
                ),
            ),
        ),
    ),
    "G.20.n3": (
        ("A ball that stands on the line crosses it by leaving.", dropped),
        (
            "A ball that stood on the line never crosses it.",
            instead(walk.centre_crosses, lambda _right, **facts: not facts["starts_on_line"]),
        ),
        (
            "No ball crosses the line.",
            instead(walk.centre_crosses, lambda _right, **_: False),
        ),
    ),
    "G.20.n4": (
        ("A side jaw is a rail and nothing else.", dropped),
        (
            "A side jaw is a crossing and nothing else.",
            instead(walk.side_jaw, lambda *_: (False, True)),
        ),
        ("A side jaw is nothing.", instead(walk.side_jaw, lambda *_: (False, False))),
        (
            "A side jaw completes a shot by itself.",
            instead(
                completion.rail_then_line,
                lambda right, play: (
                    *right(play),
                    *(
                        Act(one.event, one.ball, "cross", CROSSED, RAILS_MASK, 0)
                        for one in play.touches
                        if one.rail and one.crossing
                    ),
                ),
            ),
        ),
    ),
}
