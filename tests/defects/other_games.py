"""Defects of Combined and Dynamic pyramid: the cue ball, the ball in lieu, the stroke in hand."""

from __future__ import annotations

from typing import Any, Final

from defects.games import all_but
from defects.seeding import Rows, also_found, constant, dropped, instead, number
from piramida import table
from piramida.games import combined, dynamic
from piramida.rules import in_hand, opening
from piramida.ruling import Foul
from piramida.shot import COLOURED
from piramida.walk import Summary


def cue_ball_fell_in_play(play: Summary) -> tuple[Foul, ...]:
    """Find what is a violation from hand only, in play too."""
    shot = play.shot
    fell = shot.discipline == "dynamic" and shot.phase == "play" and shot.cue_ball in play.pocketed
    return (Foul("D.5.2.p2"),) if fell else ()


def unheard(right: Any, *given: Any, informed: bool) -> Any:  # noqa: ARG001 - as `instead`
    """Judge a placement as if nobody had said a word."""
    return right(*given, informed=False)


EIGHT_POINTS: Final = (
    ("Nobody ever wins.", dropped),
    ("Seven points win.", number("points", 7)),
    ("Nine points win.", number("points", 9)),
)
BALLS: Final = (
    ("Any ball may be struck.", dropped),
    ("The game is played with fourteen white balls.", all_but(combined.full_set, 15)),
    ("The game is played without the coloured ball.", all_but(combined.full_set, COLOURED)),
)
RACK: Final = (
    ("No ball is racked.", dropped),
    ("Fourteen balls are racked.", all_but(combined.full_set, 15)),
)
TO_POCKET: Final = (
    ("No ball counts.", dropped),
    ("The cue ball may not be pocketed.", instead(combined.ball_in_lieu, lambda *_: False)),
    ("Object balls may not be pocketed.", instead(combined.counting, lambda *_: ())),
)
IN_LIEU: Final = (
    ("For the cue ball in a pocket nothing is lifted.", dropped),
    (
        "The cue ball in a pocket stays there.",
        instead(combined.hand_for_bonus_stroke, lambda *_: None),
    ),
    (
        "The cue ball brings a point of its own.",
        instead(
            combined.points_for_cue_ball,
            lambda _right, _state, ruling: int(combined.ball_in_lieu(ruling)),
        ),
    ),
)
NO_CALLING: Final = (
    (
        "Only one ball of a stroke counts.",
        instead(combined.counting, lambda right, ruling: right(ruling)[:1]),
    ),
)
ONE_POINT: Final = (
    ("No ball brings a point.", dropped),
    ("Every ball brings two points.", number("points", 2)),
)
PENALTY_BALL: Final = (
    ("No penalty ball may be lifted.", dropped),
    (
        "The coloured ball may be lifted.",
        instead(combined.penalty_balls, lambda _right, state: state.bed),
    ),
)
OFF_THE_BED: Final = (("The cue ball that fell or jumped on a foul is in nobody's hand.", dropped),)
SPOTTED: Final = (
    ("Object balls come back in hand like the cue ball.", dropped),
    (
        "The cue ball is spotted like an object ball.",
        instead(in_hand.object_ball_is_spotted, lambda *_: True),
    ),
)
NOT_FROZEN: Final = (
    ("The cue ball may be placed against a ball.", dropped),
    ("Who was told so may play all the same.", instead(in_hand.frozen_placement, unheard)),
    (
        "A gap of half a millimetre is none.",
        constant(table, "TOUCHING", 5e-4),
    ),
)

COMBINED: Rows = {
    "K.1": EIGHT_POINTS,
    "K.2": BALLS,
    "K.3": RACK,
    "K.4": (("The opening break is not played from hand.", dropped),),
    "K.5.1": TO_POCKET,
    "K.5.2": IN_LIEU,
    "K.5.2.n1": (("A ball in lieu that was not lifted brings its point all the same.", dropped),),
    "K.5.3": NO_CALLING,
    "K.6": ONE_POINT,
    "K.7": PENALTY_BALL,
    "K.7.p1": OFF_THE_BED,
    "K.8": SPOTTED,
    "K.9.1": NOT_FROZEN,
    "K.9.2": (("Who touched a ball takes the stroke in hand along.", dropped),),
    "K.9.3": (
        ("The cue ball may be placed outside home.", dropped),
        ("Nobody need be told of a wrong place.", instead(opening.warned, lambda *_: True)),
        (
            "Who was told of a wrong place may play all the same.",
            instead(opening.must_reposition, lambda *_: False),
        ),
        (
            "The home line belongs to home.",
            instead(
                table.in_home,
                lambda _right, surface, centre: centre.x <= table.home_line(surface) + 1e-9,
            ),
        ),
    ),
    "K.9.4": (
        ("The end does not change.", dropped),
        (
            "The end changes though a ball lies outside home.",
            instead(in_hand.from_other_end, lambda _right, shot: shot.phase == "in-hand"),
        ),
        (
            "The back line belongs to the temporary home.",
            instead(
                in_hand.in_temporary_home,
                lambda _right, surface, centre: centre.x >= table.foot_spot(surface).x - 1e-9,
            ),
        ),
    ),
}

DYNAMIC: Rows = {
    "D.1": EIGHT_POINTS,
    "D.2": BALLS,
    "D.3": RACK,
    "D.4": (("The opening break is not played from hand.", dropped),),
    "D.5.1": TO_POCKET,
    "D.5.2": IN_LIEU,
    "D.5.2.p1": (
        *NOT_FROZEN,
        (
            "The cue ball has to be placed in home.",
            instead(in_hand.from_home, lambda _right, shot: shot.phase in ("break", "in-hand")),
        ),
    ),
    "D.5.2.p2": (
        ("The cue ball may be pocketed from hand.", dropped),
        ("The cue ball may never be pocketed.", also_found(cue_ball_fell_in_play)),
        (
            "No ball may be pocketed from hand.",
            instead(
                in_hand.cue_ball_pocketed_from_hand,
                lambda _right, play: (
                    (Foul("D.5.2.p2"),)
                    if play.pocketed and play.shot.discipline == "dynamic"
                    else ()
                ),
            ),
        ),
    ),
    "D.5.3": NO_CALLING,
    "D.6": ONE_POINT,
    "D.7": PENALTY_BALL,
    "D.7.p1": OFF_THE_BED,
    "D.7.p2": (("The cue ball on the bed is taken in hand after every foul.", dropped),),
    "D.7.p3": (
        ("The cue ball may not be taken in hand in place of the penalty ball.", dropped),
        (
            "The cue ball may be taken in hand though it is in hand already.",
            instead(dynamic.may_play_from_hand, lambda *_: True),
        ),
    ),
    "D.8": SPOTTED,
}

TABLES: tuple[Rows, ...] = (COMBINED, DYNAMIC)
