"""Defects of rules 11 and 12: the opening break."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from defects.seeding import Rows, believing, dropped, instead, number
from piramida import table
from piramida.rules import collision, opening, pocketing
from piramida.ruling import Completion, Foul
from piramida.shot import COLOURED
from piramida.walk import Summary

ONE_MILLIMETRE = 1e-3


def with_side_jaws_twice(play: Summary) -> Summary:
    """Give a break on which a side jaw is two acts: first a rail, then a crossing."""
    touches = []
    for touch in play.touches:
        if touch.rail and touch.crossing:
            touches += [touch._replace(crossing=False), touch._replace(rail=False, event=-1)]
        else:
            touches.append(touch)
    return play._replace(touches=tuple(touches))


def rails_of_balls(play: Summary, *, count_each_touch: bool) -> Completion | None:
    """Give what makes a break legal if one ball may count for several."""
    touches = [touch for touch in play.touches if touch.rail and touch.ball != COLOURED]
    balls = touches if count_each_touch else {touch.ball: touch for touch in touches}
    return Completion("G.12.1.2", (0,)) if len(balls) >= 3 else None


def three_rails(right: Any, play: Summary) -> Completion | None:
    """Ask for three different rails."""
    rails = {getattr(play.shot.events[touch.event], "rail", None) for touch in play.touches}
    return right(play) if len(rails - {None}) >= 3 else None


def another_ball_crosses(right: Any, play: Summary) -> Completion | None:
    """Ask that the ball over the line is none of those at the rails."""
    at_rails = {touch.ball for touch in play.touches if touch.rail}
    over = {touch.ball for touch in play.touches if touch.crossing}
    return right(play) if over - at_rails else None


def crossing_last(right: Any, play: Summary) -> Completion | None:
    """Ask that the crossing comes after the rails."""
    return right(play) if play.touches and play.touches[-1].crossing else None


def placed_any_time(right: Any, play: Summary) -> Iterator[Foul]:
    """Ask of every stroke that the cue ball starts in home."""
    found: Iterator[Foul] = right(play._replace(shot=replace(play.shot, phase="break")))
    return found


DEFECTS: Rows = {
    "G.11.1": (
        ("The break is played from anywhere.", dropped),
        (
            "Every stroke is played from home.",
            instead(opening.placed_in_home, placed_any_time),
        ),
    ),
    "G.11.2": (
        ("The break is played with any ball.", dropped),
        (
            "The break is played with a white ball.",
            instead(
                opening.coloured_ball_on_break,
                lambda _right, play: (
                    (Foul("G.11.2"),)
                    if play.shot.phase == "break" and play.shot.cue_ball == COLOURED
                    else ()
                ),
            ),
        ),
        (
            "Every stroke is played with the coloured ball.",
            instead(
                opening.coloured_ball_on_break,
                lambda right, play: right(play._replace(shot=replace(play.shot, phase="break"))),
            ),
        ),
    ),
    "G.11.3": (
        ("The cue ball in hand is placed anywhere.", dropped),
        (
            "The home line belongs to home.",
            instead(
                table.in_home,
                lambda _right, surface, centre: centre.x <= table.home_line(surface),
            ),
        ),
        (
            "Home begins more than a millimetre behind the line.",
            instead(
                table.in_home,
                lambda _right, surface, centre: (
                    centre.x < table.home_line(surface) - 2 * ONE_MILLIMETRE
                ),
            ),
        ),
        (
            "A placement that the referee doubts is wrong.",
            believing(opening.placed_in_home, "unsure"),
        ),
    ),
    "G.11.3.p1": (
        ("A wrong place counts though nobody told the player.", dropped),
        (
            "Telling the player makes no difference.",
            instead(opening.warned, lambda _right, _play: False),
        ),
        (
            "Only a player whom nobody told violates the rule.",
            instead(opening.warned, lambda right, play: not right(play)),
        ),
    ),
    "G.11.3.p2": (
        ("A player who was told need not move the ball.", dropped),
        (
            "A player who was told has violated the rule, though he moved the ball.",
            instead(
                opening.placed_in_home,
                lambda _right, play: (Foul("G.11.3"),) if opening.warned(play) else (),
            ),
        ),
    ),
    "G.11.4": (
        ("A ball in hand never comes into play.", dropped),
        (
            "A ball in hand is in play before the tip strikes it.",
            instead(opening.in_play, lambda _right, _play, _event: True),
        ),
    ),
    "G.11.5": (
        ("A ball in hand may not be adjusted, but impeded.", dropped),
        (
            "Any ball may be adjusted while the cue ball is in hand.",
            instead(
                opening.adjusted_in_hand,
                lambda _right, play, event: not opening.in_play(play, event),
            ),
        ),
        (
            "Only the hand may adjust the ball.",
            instead(
                opening.adjusted_in_hand,
                lambda right, play, event: (
                    right(play, event) and play.shot.events[event].using == "hand"
                ),
            ),
        ),
        (
            "The ball may be adjusted after the stroke too.",
            instead(
                opening.adjusted_in_hand,
                lambda _right, play, event: play.shot.events[event].ball == play.shot.cue_ball,
            ),
        ),
        (
            "The cue ball may be impeded.",
            instead(opening.impeded_in_play, lambda _right, _play: ()),
        ),
        (
            "Impeding that the referee doubts is a violation.",
            believing(opening.impeded_in_play, "unsure"),
        ),
    ),
    "G.12.1": (
        ("Every break is legal.", dropped),
        (
            "No break is legal.",
            instead(opening.illegal_break, lambda right, play, _completion: right(play, None)),
        ),
        (
            "Any two rails make the break legal, as they do another shot.",
            instead(
                opening.illegal_break,
                lambda right, play, completion: (
                    () if len(play.touches) > 1 else right(play, completion)
                ),
            ),
        ),
    ),
    "G.12.1.1": (
        ("A pocketed ball does not make the break legal.", dropped),
        (
            "Two balls have to be pocketed.",
            instead(
                opening.ball_pocketed_on_break,
                lambda right, events: right(sorted(events)[1:]),
            ),
        ),
        (
            "A ball pocketed illegally makes the break legal.",
            instead(pocketing.illegally_pocketed, lambda *_: False),
        ),
        (
            "A ball that comes back out of the pocket makes the break legal.",
            instead(
                opening.illegal_break,
                lambda right, play, completion: () if play.came_back else right(play, completion),
            ),
        ),
    ),
    "G.12.1.2": (
        ("Balls at the rails do not make the break legal.", dropped),
        ("Two balls at the rails are enough.", number("balls", 2)),
        ("Four balls have to reach the rails.", number("balls", 4)),
        (
            "One ball that touches three rails is enough.",
            instead(
                opening.balls_to_rails_on_break,
                lambda _right, play: rails_of_balls(play, count_each_touch=True),
            ),
        ),
        (
            "Three different rails are needed.",
            instead(opening.balls_to_rails_on_break, three_rails),
        ),
        (
            "The cue ball counts with the object balls.",
            instead(
                opening.balls_to_rails_on_break,
                lambda _right, play: (
                    Completion("G.12.1.2", (0,))
                    if len({touch.ball for touch in play.touches if touch.rail}) >= 3
                    else None
                ),
            ),
        ),
    ),
    "G.12.1.3": (
        ("Two balls at the rails and a crossing do not make the break legal.", dropped),
        ("One ball at a rail is enough.", number("balls", 1)),
        ("Three balls have to reach the rails.", number("balls", 3)),
        ("No ball need cross the line.", number("crossings", 0)),
        ("Two balls have to cross the line.", number("crossings", 2)),
        (
            "The ball that crosses is to be another one than those at the rails.",
            instead(opening.rails_and_crossing_on_break, another_ball_crosses),
        ),
        (
            "The crossing has to come after the rails.",
            instead(opening.rails_and_crossing_on_break, crossing_last),
        ),
        (
            "A side jaw is a rail and a crossing at once.",
            instead(
                opening.rails_and_crossing_on_break,
                lambda right, play: right(with_side_jaws_twice(play)),
            ),
        ),
        (
            "The cue ball counts with the object balls.",
            instead(collision.object_balls, lambda _right, shot: shot.bed),
        ),
    ),
}
