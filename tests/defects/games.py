"""Defects of whole games: lag, rack, choices, cue ball in hand, and the rules of each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from defects.seeding import Rows, Seed, dropped, instead, number
from piramida import rack
from piramida.games import continuation, free
from piramida.rules import collision, completion, conduct, in_hand, lag, opening, pocketing
from piramida.ruling import Foul
from piramida.shot import COLOURED
from piramida.state import on_the_shelf
from piramida.table import Point, Table, foot_spot

MILLIMETRE = 1e-3


def taken_as(function: Callable[..., Any], option: str, other: str) -> Seed:
    """Do what another option means when this one is chosen."""
    return instead(
        function,
        lambda right, chosen, *sides: right(other if chosen == option else chosen, *sides),
    )


def either_way(function: Callable[..., Any]) -> Seed:
    """Swap the two sides between which a choice is made."""
    return instead(function, lambda right, chosen, one, other: right(chosen, other, one))


def all_but(function: Callable[..., Any], ball: int) -> Seed:
    """Leave one ball out of those that a clause gives."""
    return instead(function, lambda right, *given: right(*given) - {ball})


def white_only(function: Callable[..., Any]) -> Seed:
    """Let only white balls count."""
    return instead(
        function, lambda right, ruling: tuple(ball for ball in right(ruling) if ball != COLOURED)
    )


def apex_elsewhere(metres: float) -> Seed:
    """Move the pyramid along the long string, towards the foot rail where positive."""
    return instead(
        rack.pyramid,
        lambda right, count, surface: tuple(
            Point(place.x + metres, place.y) for place in right(count, surface)
        ),
    )


def turned_round(
    right: Callable[[int, Table], tuple[Point, ...]], count: int, surface: Table
) -> tuple[Point, ...]:
    """Give a pyramid whose base stands where its apex should."""
    spot = foot_spot(surface)
    return tuple(Point(2 * spot.x - place.x, place.y) for place in right(count, surface))


LAG: Rows = {
    "G.7.1": (
        ("There is no lag.", dropped),
        (
            "The ball that lies farthest from the head rail wins.",
            instead(
                lag.winner,
                lambda right, balls, at_fault: (
                    None
                    if (won := right(balls, at_fault)) is None or at_fault
                    else next(side for side in balls if side != won)
                ),
            ),
        ),
        ("A lag may be played in turns.", instead(lag.proper_procedure, lambda *_, **__: True)),
    ),
    "G.7.2": (
        (
            "A side that commits a violation wins all the same.",
            instead(lag.winner, lambda right, balls, _at_fault: right(balls, frozenset())),
        ),
    ),
    "G.7.2.1": (("The ball may cross into the other half.", dropped),),
    "G.7.2.2": (
        ("The ball need not reach the foot rail.", dropped),
        (
            "A single contact with the foot rail is too little.",
            instead(
                lag.misses_foot_rail,
                lambda _right, side, ball, _rules: (
                    (Foul("G.7.2.2", offender=side),) if ball.foot_rail <= 1 else ()
                ),
            ),
        ),
    ),
    "G.7.2.3": (("The ball may drop into a pocket.", dropped),),
    "G.7.2.4": (("The ball may jump off the table.", dropped),),
    "G.7.2.5": (("The ball may touch a long rail.", dropped),),
    "G.7.2.6": (
        ("The ball may touch the foot rail as often as it likes.", dropped),
        ("The ball may touch the foot rail twice.", number("contacts", 2)),
        ("The ball may not touch the foot rail at all.", number("contacts", 0)),
    ),
    "G.7.3": (
        ("No lag is replayed.", dropped),
        (
            "Where both sides commit a violation the one named first wins.",
            instead(
                lag.winner,
                lambda right, balls, at_fault: (
                    next(iter(balls)) if len(at_fault) == len(balls) else right(balls, at_fault)
                ),
            ),
        ),
        (
            "A lag on which one side commits a violation is replayed.",
            instead(
                lag.tied, lambda right, balls, at_fault: bool(at_fault) or right(balls, at_fault)
            ),
        ),
    ),
    "G.7.4": (
        ("Nobody breaks after a lag.", dropped),
        ("The loser of the lag chooses.", either_way(lag.breaker_after_lag)),
    ),
    "G.7.4.1": (
        (
            "Who won the lag and wants to break may not.",
            taken_as(lag.breaker_after_lag, "break", "pass"),
        ),
    ),
    "G.7.4.2": (
        (
            "Who won the lag and passes has to break.",
            taken_as(lag.breaker_after_lag, "pass", "break"),
        ),
    ),
}

RACK: Rows = {
    "G.8.1": (
        ("There is no pyramid.", dropped),
        ("The apex stands a millimetre behind the foot spot.", apex_elsewhere(2 * MILLIMETRE)),
        ("The pyramid stands the wrong way round.", instead(rack.pyramid, turned_round)),
        (
            "The balls need not be pressed together.",
            instead(
                rack.fault_of_rack,
                lambda right, *given, **_: right(*given, tight=True),
            ),
        ),
        (
            "Any rack is right.",
            instead(rack.fault_of_rack, lambda *_, **__: None),
        ),
    ),
    "G.8.2": (("The coloured ball is not there for the break.", dropped),),
    "G.8.n1": (
        ("An incomplete pyramid has no rows.", dropped),
        (
            "An incomplete pyramid is filled from its base.",
            instead(rack.rows, lambda right, count: tuple(reversed(right(count)))),
        ),
    ),
    "G.8.n1.p1": (
        ("The last row does not stand at all.", dropped),
        (
            "The last row is never made symmetrical.",
            instead(rack.symmetrical, lambda _right, filled: filled),
        ),
    ),
    "G.12.2.n1": (
        ("No ball is racked again.", dropped),
        (
            "The coloured ball is racked with the white ones.",
            instead(rack.racked_again, lambda _right, bed: tuple(sorted(bed))),
        ),
        (
            "All fifteen white balls are racked again, those on shelves too.",
            instead(rack.racked_again, lambda *_: tuple(range(1, 16))),
        ),
    ),
}

CHOICES: Rows = {
    "G.6": (
        ("Nobody plays after a foul.", dropped),
        ("The offender chooses who plays after a foul.", either_way(collision.plays_after_foul)),
    ),
    "G.6.1": (
        (
            "The opponent who wants to play after a foul may not.",
            taken_as(collision.plays_after_foul, "play", "assign"),
        ),
    ),
    "G.6.2": (
        (
            "The opponent who assigns the stroke after a foul has to play.",
            taken_as(collision.plays_after_foul, "assign", "play"),
        ),
    ),
    "G.12.2": (
        ("After an illegal break there is only the choice of rule 6.", dropped),
        (
            "After any foul there are four options.",
            instead(opening.four_options_due, lambda *_: True),
        ),
        (
            "After a break that met no ball there is only the choice of rule 6.",
            instead(
                opening.four_options_due,
                lambda right, fouls, rules: right(
                    [foul for foul in fouls if foul.clause != "G.5.3"], rules
                ),
            ),
        ),
    ),
    "G.12.2.1": (
        ("Nobody plays after an illegal break.", dropped),
        (
            "Who wants to play after an illegal break may not.",
            taken_as(opening.after_illegal_break, "play", "assign"),
        ),
    ),
    "G.12.2.2": (
        (
            "Who assigns the stroke after an illegal break has to play.",
            taken_as(opening.after_illegal_break, "assign", "play"),
        ),
    ),
    "G.12.2.3": (
        (
            "Who wants the balls racked again for himself has to give the break away.",
            taken_as(opening.after_illegal_break, "rerack-break", "rerack-assign"),
        ),
        (
            "Who wants to break again finds the balls as they lie.",
            taken_as(opening.after_illegal_break, "rerack-break", "play"),
        ),
    ),
    "G.12.2.4": (
        (
            "Who wants the other side to break again has to break himself.",
            taken_as(opening.after_illegal_break, "rerack-assign", "rerack-break"),
        ),
        (
            "Who wants the other side to break again finds the balls as they lie.",
            taken_as(opening.after_illegal_break, "rerack-assign", "assign"),
        ),
    ),
    "G.13": (
        ("Nobody breaks in the next game.", dropped),
        (
            "The same side breaks in every game.",
            instead(opening.next_breaker, lambda _right, breaker, _other: breaker),
        ),
    ),
    "G.26": (
        (
            "The limit itself is exceeded when it is reached.",
            instead(
                conduct.limit_exceeded,
                lambda right, limit, seconds, *, called: right(
                    limit, None if seconds is None else seconds + MILLIMETRE, called=called
                ),
            ),
        ),
        (
            "A player to whom nobody called time has exceeded the limit.",
            instead(
                conduct.limit_exceeded,
                lambda right, limit, seconds, *, called: right(limit, seconds, called=True),  # noqa: ARG005
            ),
        ),
        ("Only sixty seconds are too long a limit.", number("seconds", 60)),
        ("Forty-five seconds are too long a limit.", number("seconds", 44)),
    ),
    "G.27.p2": (
        (
            "Balls that cannot be put back are left where they lie.",
            dropped,
        ),
        (
            "Balls that could be put back are racked again.",
            instead(conduct.play_resumes, lambda *_, **__: False),
        ),
    ),
}

BETWEEN_STROKES: Rows = {
    "G.22.2": (
        ("Nobody has a shelf.", dropped),
        (
            "All balls go on one shelf.",
            instead(
                on_the_shelf,
                lambda right, shelves, _side, balls: right(shelves, next(iter(shelves)), balls),
            ),
        ),
        (
            "A ball takes the place of what lay on the shelf.",
            instead(
                on_the_shelf,
                lambda _right, shelves, side, balls: {**shelves, side: balls},
            ),
        ),
    ),
    "G.23.1": (
        (
            "A ball that falls between two strokes stays in the pocket.",
            instead(pocketing.back_on_the_edge, lambda *_: {}),
        ),
    ),
    "G.27": (
        (
            "Balls moved between two strokes stay where they are.",
            instead(conduct.as_before, lambda *_: {}),
        ),
    ),
    "G.27.n1": (("After an interference no pyramid is racked.", dropped),),
}

IN_HAND: Rows = {
    "G.21.1": (
        ("The cue ball is never in hand from home.", dropped),
        (
            "In Dynamic pyramid too the cue ball is in hand from home.",
            instead(in_hand.from_home, lambda _right, shot: shot.phase in ("break", "in-hand")),
        ),
        (
            "On a table that nobody measured the cue ball in hand may stand anywhere.",
            instead(
                opening.placed_in_home,
                lambda right, play: right(play._replace(shot=replace(play.shot, placed=None))),
            ),
        ),
    ),
    "G.21.2": (
        ("Balls may be pocketed before anything is met outside home.", dropped),
        (
            "No ball may be pocketed from hand.",
            instead(
                in_hand.pocketed_before_outside_contact,
                lambda _right, play: (
                    (Foul("G.21.2"),) if play.pocketed and in_hand.from_home(play.shot) else ()
                ),
            ),
        ),
    ),
    "G.21.2.p1": (
        ("There is no temporary home.", dropped),
        (
            "The temporary home is there though a ball lies outside home.",
            instead(in_hand.from_other_end, lambda _right, shot: shot.phase == "in-hand"),
        ),
        (
            "The temporary home begins at the centre line.",
            instead(in_hand.in_temporary_home, lambda _right, _surface, centre: centre.x > 0),
        ),
        (
            "The back line belongs to the temporary home.",
            instead(
                in_hand.in_temporary_home,
                lambda _right, surface, centre: centre.x >= foot_spot(surface).x - 1e-9,
            ),
        ),
    ),
    "G.21.3": (
        ("Nothing need be achieved.", dropped),
        (
            "A stroke in hand need achieve nothing.",
            instead(
                completion.not_completed,
                lambda right, play, completed: (
                    () if play.shot.phase == "in-hand" else right(play, completed)
                ),
            ),
        ),
    ),
}

FREE: Rows = {
    "F.1": (
        ("Nobody ever wins.", dropped),
        ("Seven points win.", number("points", 7)),
        ("Nine points win.", number("points", 9)),
    ),
    "F.2": (
        ("The game is played without balls.", dropped),
        (
            "The game is played without the coloured ball.",
            all_but(free.balls_of_the_game, COLOURED),
        ),
        ("The game is played with fourteen white balls.", all_but(free.balls_of_the_game, 15)),
    ),
    "F.3": (
        ("No ball is racked.", dropped),
        ("Fourteen balls are racked.", all_but(free.balls_of_the_game, 15)),
    ),
    "F.4": (("The opening break is not played from hand.", dropped),),
    "F.5.1": (
        ("Only the coloured ball may be struck.", dropped),
        ("Only white balls may be struck.", all_but(free.cue_balls, COLOURED)),
    ),
    "F.5.2": (
        ("Whoever pocketed a ball hands over the table.", dropped),
        (
            "Only two balls or more let a player go on.",
            instead(free.plays_on, lambda right, pocketed: right(pocketed[1:])),
        ),
    ),
    "F.5.3": (
        (
            "Whoever pocketed no ball plays on.",
            instead(free.plays_on, lambda *_: True),
        ),
    ),
    "F.5.4": (
        ("No ball counts.", dropped),
        ("The coloured ball does not count.", white_only(free.counting)),
    ),
    "F.5.5": (
        (
            "Only one ball of a stroke counts.",
            instead(free.counting, lambda right, ruling: right(ruling)[:1]),
        ),
    ),
    "F.6": (
        ("No ball brings a point.", dropped),
        ("Every ball brings two points.", number("points", 2)),
    ),
    "F.7": (
        ("No penalty ball may be lifted.", dropped),
        ("The coloured ball may not be lifted.", all_but(free.penalty_balls, COLOURED)),
        (
            "Only the coloured ball may be lifted.",
            instead(free.penalty_balls, lambda *_: frozenset({COLOURED})),
        ),
    ),
    "F.8": (("The ball that was the cue ball is not spotted.", dropped),),
}

CONTINUATION: Rows = {
    "C.1": (
        ("Nobody wins when the time is over.", dropped),
        (
            "The side with fewer points wins.",
            instead(
                continuation.leader,
                lambda right, state: None if (won := right(state)) is None else state.opponent(won),
            ),
        ),
        (
            "At a tie the side named first wins.",
            instead(
                continuation.leader, lambda right, state: right(state) or next(iter(state.sides))
            ),
        ),
    ),
    "C.2": (
        ("The game is played without balls.", dropped),
        ("The game is played without the coloured ball.", all_but(continuation.full_set, COLOURED)),
    ),
    "C.3": (
        ("No ball is racked.", dropped),
        ("Fourteen balls are racked.", all_but(continuation.full_set, 15)),
    ),
    "C.4.1": (
        ("There is no lag.", dropped),
        ("A lag may be played in turns.", instead(lag.proper_procedure, lambda *_, **__: True)),
    ),
    "C.4.3": (
        ("No lag is replayed.", dropped),
        (
            "A lag on which one side commits a violation is replayed.",
            instead(
                lag.tied, lambda right, balls, at_fault: bool(at_fault) or right(balls, at_fault)
            ),
        ),
    ),
    "C.4.4.1": (
        (
            "Who won the lag and wants to break may not.",
            taken_as(lag.breaker_after_lag, "break", "pass"),
        ),
    ),
    "C.4.4.2": (
        (
            "Who won the lag and passes has to break.",
            taken_as(lag.breaker_after_lag, "pass", "break"),
        ),
    ),
    "C.5": (("The stroke at a full rack is not played from hand.", dropped),),
    "C.6.1": (
        ("Only the coloured ball may be struck.", dropped),
        ("Only white balls may be struck.", all_but(continuation.any_cue_ball, COLOURED)),
    ),
    "C.6.2": (
        ("Play goes on until no ball is left.", dropped),
        ("Balls are racked anew when three are left.", number("left", 3)),
        ("Balls are racked anew when one is left.", number("left", 1)),
    ),
    "C.6.3": (
        ("Nothing is racked anew.", dropped),
        (
            "Fourteen balls are racked anew.",
            instead(
                continuation.racked_anew,
                lambda right, state: right(state)._replace(bed=right(state).bed - {15}),
            ),
        ),
    ),
    "C.6.4": (
        ("Nobody breaks the new rack.", dropped),
        (
            "The other side decides who breaks the new rack.",
            either_way(continuation.breaks_new_rack),
        ),
    ),
    "C.6.4.1": (
        (
            "Who wants to break the new rack may not.",
            taken_as(continuation.breaks_new_rack, "break", "pass"),
        ),
    ),
    "C.6.4.2": (
        (
            "Who passes the new rack has to break it.",
            taken_as(continuation.breaks_new_rack, "pass", "break"),
        ),
    ),
    "C.7.1": (
        ("Partners strike in any order.", dropped),
        (
            "The same partner strikes all the time.",
            instead(
                continuation.next_in_order,
                lambda _right, state, side, player, **_: state.sides[side].index(player),
            ),
        ),
        (
            "A partner out of order violates the rule though nobody told him.",
            instead(
                continuation.partner_out_of_turn,
                lambda _right, state, player: (
                    () if state.turn is None or state.turn.player == player else (Foul("G.28"),)
                ),
            ),
        ),
    ),
    "C.7.2": (
        ("The order is broken though nobody gave a warning.", dropped),
        (
            "A partner out of order who was not told violates the rule.",
            instead(
                continuation.partner_out_of_turn,
                lambda _right, state, player: (
                    () if state.turn is None or state.turn.player == player else (Foul("G.28"),)
                ),
            ),
        ),
    ),
    "C.8.1": (
        ("Nobody breaks after a lag.", dropped),
        ("The loser of the lag decides.", either_way(lag.breaker_after_lag)),
    ),
    "C.8.2": (
        (
            "The same side breaks in every game.",
            instead(opening.next_breaker, lambda _right, breaker, _other: breaker),
        ),
    ),
    "C.8.3": (
        ("The same partner always breaks.", dropped),
        (
            "The partners break the other way round.",
            instead(
                continuation.breaking_partner,
                lambda right, breaks, players: right(breaks + 1, players),
            ),
        ),
    ),
    "C.9": (
        ("No penalty ball may be lifted.", dropped),
        (
            "The coloured ball may not be lifted.",
            all_but(continuation.lifted_for_penalty, COLOURED),
        ),
    ),
    "C.9.n1": (("A penalty ball not lifted in time brings its point all the same.", dropped),),
    "C.10": (("The ball that was the cue ball is not spotted.", dropped),),
    "C.10bis": (
        ("No ball brings a point.", dropped),
        ("Every ball brings two points.", number("points", 2)),
    ),
}

TABLES: tuple[Rows, ...] = (
    LAG,
    RACK,
    CHOICES,
    BETWEEN_STROKES,
    IN_HAND,
    FREE,
    CONTINUATION,
)
