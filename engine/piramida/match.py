"""The course of a game and a match: one action makes the next state from the last.

`apply` is pure. What a state allows, `choices` lists; any other action is refused with the
clause that it offends, and the state stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from piramida._values import (
    JSON,
    OVERLAP,
    RecordError,
    Unknown,
    ignore,
    read_ball,
    read_choice,
    read_flag,
    read_number,
    read_optional_choice,
    read_places,
    read_point,
    read_text,
    show,
    wrong,
)
from piramida.choices import RefusedError, admit, choices, game_of, may_rack_again, names
from piramida.game_records import read_lag
from piramida.games import continuation
from piramida.judging import judge
from piramida.rack import coloured_ball_in_home, fault_of_rack, rack, racked_again
from piramida.records import read_shot
from piramida.rules import collision, conduct, in_hand, lag, opening, pocketing
from piramida.rules.stroke import touched_between_strokes
from piramida.ruling import Foul, Ruling
from piramida.shot import COLOURED, Shot
from piramida.state import InHand, Phase, State
from piramida.table import POCKETS, Point, distance
from piramida.walk import walk

__all__ = ["Outcome", "apply", "choices", "new_game", "play"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action led to; a refused one has a refusal and leaves the state as it was."""

    accepted: bool
    state: State
    ruling: Ruling | None = None
    shot: Shot | None = None
    refusal: RefusedError | RecordError | None = None


Result = tuple[State, Ruling | None] | tuple[State, Ruling, Shot]


def apply(state: State, action: JSON, unknown: Unknown = ignore) -> Outcome:
    """Do one action of a game record; never raises for a wrong action, which is refused."""
    try:
        admit(state, action)
        do = action["do"]
        if do != "shot":  # its fields are those of a shot record, and read there
            for name in action.keys() - FIELDS[do] - {"do"}:
                unknown(name)
        result = _ACTIONS[do](state, action, unknown)
    except (RefusedError, RecordError) as refusal:
        return Outcome(accepted=False, state=state, refusal=refusal)
    return Outcome(True, *result)  # noqa: FBT003 - the first field says what this is


def play(state: State, actions: Iterable[JSON], unknown: Unknown = ignore) -> Iterator[Outcome]:
    """Do the actions of a record one after the other; gives an outcome for each."""
    for action in actions:
        outcome = apply(state, action, unknown)
        state = outcome.state
        yield outcome


# -- lag, rack and break --------------------------------------------------------------------


def new_game(state: State, breaker: str) -> State:
    """Rack all balls and give the break to a side (G.8, C.8)."""
    game = game_of(state)
    breaks = state.breaks.get(breaker, 0)
    place = game.breaking_player(breaks, state.sides[breaker])
    racked = replace(
        state,
        score=dict.fromkeys(state.sides, 0),
        shelves=dict.fromkeys(state.sides, ()),
        breaker=breaker,
        breaks={**state.breaks, breaker: breaks + 1},
        order={**state.order, breaker: place},
        winner=None,
    )
    return _rack_for_break(_settled(racked), breaker, game.balls())


def _rack_for_break(state: State, side: str, bed: frozenset[int]) -> State:
    """Rack the white balls of the bed, complete or not; the coloured one is in hand.

    Penalty balls that are still to be lifted stay due until the next stroke (R-lift-when).
    """
    return _go_on(
        replace(
            _racked(state, bed),
            turn=state.turn_of(side),
            in_hand=game_of(state).hand_for_the_break(),
            informed=False,
            told_turn=None,
            called=None,
        )
    )


def _racked(state: State, bed: frozenset[int]) -> State:
    positions = {**rack(racked_again(bed), state.table), **coloured_ball_in_home()}
    return replace(state, bed=bed, positions=positions, home=frozenset(), frozen=None)


def _settled(state: State) -> State:
    """Nothing of a stroke or of a foul is pending any more."""
    return replace(
        state,
        claims=(),
        forfeited=None,
        choice=None,
        chooser=None,
        swap_by=None,
        lieu_by=None,
        rack_by=None,
        informed=False,
        told_turn=None,
        called=None,
    )


def _do_lag(state: State, action: Mapping[str, JSON], unknown: Unknown) -> Result:
    balls, simultaneous = read_lag(action, state, unknown)
    result = lag.judge_lag(balls, state.rules, simultaneous=simultaneous)
    if result.winner is None:
        return state, Ruling(verdict="replay", fouls=result.fouls)
    won = replace(
        state, phase="lag-choice", turn=state.turn_of(result.winner), lag_winner=result.winner
    )
    return won, Ruling(verdict="legal", fouls=result.fouls)


def _do_rack(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.8.1. Somebody checks how the rack stands; a wrong one is refused and racked again."""
    tight = read_flag(action.get("tight", True), "tight")
    positions = state.positions
    if "positions" in action:
        measured = read_places(action["positions"], "positions", state.table)
        placed = {COLOURED: positions.get(COLOURED)}
        positions = {**dict.fromkeys(sorted(state.bed)), **placed, **measured}
        if strangers := measured.keys() - state.bed:
            raise RefusedError("rack", "G.8.1", str(sorted(strangers)), "balls of the bed")
    else:  # somebody looked, nobody measured
        measured = dict(rack(racked_again(state.bed), state.table))
    fault = fault_of_rack(measured, len(racked_again(state.bed)), state.table, tight=tight)
    if fault is not None:
        raise RefusedError("rack", "G.8.1", fault, "balls in contact on the places of the pyramid")
    return replace(state, positions=positions), None


def _do_place(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.11.3. The cue ball in hand is put down; it may be put down anew until it is struck."""
    place = read_point(action.get("at"), "at")
    read_places({str(COLOURED): list(place)}, "at", state.table)
    _check_room(state, place)
    if state.phase == "penalty-ball" and state.in_hand is None:
        state = _waive(state)
    if fouls := _placed_frozen(state, place):
        ruling = _stated(*fouls)
        lifted = replace(state, positions={**state.positions, COLOURED: None})
        side = _side(state, action)
        return _penalise(lifted, {"shooter": side}, ruling, state.in_hand), ruling
    phase: Phase = "break" if state.in_hand == "break" else "play"
    return replace(
        state,
        phase=phase if state.phase in ("place", "break", "play") else state.phase,
        positions={**state.positions, COLOURED: place},
        informed=False,
    ), None


def _placed_frozen(state: State, place: Point) -> tuple[Foul, ...]:
    """K.9.1, D.5.2.p1. The cue ball in hand is put down against an object ball."""
    if state.in_hand == "break":
        return ()
    touched = in_hand.touched_at(place, state.positions, state.table)
    return in_hand.frozen_placement(state.discipline, touched, state.rules, informed=False)


def _check_room(state: State, place: Point) -> None:
    """Refuse a place where a ball is known to lie."""
    for other, taken in state.positions.items():
        if other != COLOURED and taken is not None:
            gap = distance(place, taken) - 2 * state.table.ball_radius
            if gap < -OVERLAP:
                overlap = f"a place that ball {other} overlaps by {-gap * 1000:.1f} mm"
                raise RecordError("at", overlap, "a place with room for the cue ball")


def _waive(state: State) -> State:
    """D.7.p3. The opponent plays from hand himself and lifts no penalty ball, so no point."""
    side, *claims = state.claims
    game = game_of(state)
    if state.rules.reading("R-point-when") == "foul":
        state = state.with_points(side, -game.points(state, (COLOURED,)))
    due = replace(state, claims=tuple(claims), choice=None, chooser=None, in_hand=game.hand)
    return _go_on(replace(due, turn=state.turn_of(side)))


def _do_inform(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.11.3.p1, C.7.1. Somebody tells the player before the stroke."""
    read_text(action.get("by", "referee"), "by")
    if action["about"] == "turn":
        return replace(state, told_turn=state.player_of(action["to"])), None
    return replace(state, informed=True), None


def _do_adjust(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.11.5. The cue ball in hand is adjusted; with the tip it is in play (R-adjust-tip)."""
    side = _side(state, action)
    using = read_choice(action.get("with", "hand"), ("hand", "cue", "tip"), "with")
    if not opening.struck_by_adjusting(using, state.rules):
        return state, None
    ruling = _stated(Foul("G.5.3", balls=(COLOURED,)))
    struck = _next_in_order(_forfeit(state), side, state.next_player(side), plays_on=False)
    if (won := game_of(state).winner(struck)) is not None:  # by a point without its ball
        return _game_over(struck, won), ruling
    broke = state.in_hand == "break"
    return _penalise(struck, {"shooter": side}, ruling, None, broke=broke), ruling


# -- strokes --------------------------------------------------------------------------------


def _do_shot(state: State, action: Mapping[str, JSON], unknown: Unknown) -> Result:
    side, player = _side(state, action), state.player_of(action["by"])
    assert player is not None  # noqa: S101
    at_table = _at_table(state, side)
    shot = _read(state, action, player, unknown)
    if side != at_table:
        ruling = judge(
            replace(shot, standing=conduct.outside_own_inning(()), out_of_turn=True), state.rules
        )
        back = replace(state, positions=_positions_before(state, shot))
        return _penalise(back, {"shooter": side}, ruling, state.in_hand), ruling, shot
    shot = replace(shot, standing=_standing(state, player, shot), placed=_placed(state, shot))
    ruling = judge(shot, state.rules)
    struck = replace(_forfeit(state), in_hand=None)
    if (won := game_of(state).winner(struck)) is not None:  # by a point without its ball
        return _game_over(struck, won), ruling, shot
    if ruling.verdict == "replay":
        again = replace(
            struck,
            turn=state.turn_of(side),
            phase="play" if state.in_hand is None else "place",
            in_hand=state.in_hand,
            positions=_positions_before(state, shot),
        )
        return again, ruling, shot
    stroke = _Stroke(state, side, player, shot, ruling)
    return _after_stroke(_lie(struck, shot, ruling), stroke), ruling, shot


def _at_table(state: State, side: str) -> str:
    """G.6.1. Whoever may choose and strikes without a word has chosen to play himself."""
    assert state.turn is not None  # noqa: S101
    if state.phase == "penalty-ball" and state.choice is not None:
        return side
    return state.turn.side


def _read(state: State, action: Mapping[str, JSON], player: str, unknown: Unknown) -> Shot:
    """Read a stroke as a shot record of what lies on the bed."""
    for name in sorted(action.keys() & _SAID_BY_GAME):
        unknown(name)
    record = {name: value for name, value in action.items() if name not in ("do", "readings")}
    record |= {
        "discipline": state.discipline,
        "by": player,
        "phase": {None: "play", "break": "break"}.get(state.in_hand, "in-hand"),
        "table": {
            "length": state.table.length,
            "width": state.table.width,
            "ball_radius": state.table.ball_radius,
        },
        "informed": state.informed or record.get("informed", False),
    }
    if "start" not in record:
        record |= _known_start(state, record)
    if isinstance(record.get("events"), list):
        record["events"] = _with_parties(state, record["events"], player)
    shot, _ = read_shot(record, state.rules, unknown)
    if shot.bed != state.bed:
        raise RecordError("start", f"balls {sorted(shot.bed)}", f"balls {sorted(state.bed)}")
    return shot


def _with_parties(state: State, events: list[JSON], player: str) -> list[JSON]:
    """Say `shooter` or `opponent` where a fault names a side or a player."""
    parties = {None: None, "shooter": "shooter", "opponent": "opponent"}
    for side in state.sides:
        party = "shooter" if side == state.side_of(player) else "opponent"
        parties |= dict.fromkeys(names(state, side), party)
    told = list(events)
    for index, event in enumerate(events):
        if not isinstance(event, dict) or event.get("type") != "fault":
            continue
        by = event.get("by")
        if (by is not None and not isinstance(by, str)) or by not in parties:
            raise wrong(f"events[{index}].by", by, "one of: " + ", ".join(filter(None, parties)))
        told[index] = {**event, "by": parties[by]}
    return told


def _known_start(state: State, record: Mapping[str, JSON]) -> Mapping[str, JSON]:
    known = {str(ball): list(place) for ball, place in state.positions.items() if place}
    start: dict[str, JSON] = {"start": known if len(known) == len(state.bed) else sorted(state.bed)}
    if len(known) < len(state.bed) and state.home and "home" not in record:
        start["home"] = sorted(state.home)
    frozen = [list(pair) for pair in (*(state.frozen or ()), *_touching_where_placed(state))]
    if "frozen" not in record and (
        state.frozen is not None or (frozen and len(known) < len(state.bed))
    ):
        start["frozen"] = frozen
    return start


def _touching_where_placed(state: State) -> Iterator[tuple[int, int]]:
    """Give the balls that the cue ball in hand was put down against, as pairs with it."""
    place = state.positions.get(COLOURED)
    if state.in_hand is not None and place is not None:
        for ball in in_hand.touched_at(place, state.positions, state.table):
            yield COLOURED, ball


def _standing(state: State, player: str, shot: Shot) -> tuple[Foul, ...]:
    """Collect violations known before the stroke: of the order, the time, the cue ball."""
    called = state.called is not None  # to this side: with the turn the call is gone
    return (
        *conduct.limit_exceeded(state.limit, shot.seconds, called=called),
        *game_of(state).partner_out_of_turn(state, player),
        *game_of(state).wrong_cue_ball(state, shot),
    )


def _placed(state: State, shot: Shot) -> Point | None:
    """Tell where the cue ball in hand was put down (G.11.3)."""
    return None if state.in_hand is None else state.positions.get(shot.cue_ball)


def _forfeit(state: State) -> State:
    """F.7, C.9.n1, K.5.2.n1. A ball not lifted before the next stroke stays (R-forfeit)."""
    game = game_of(state)
    entered = state.rules.reading("R-point-when") == "foul"
    kept = not game.forfeits_point(state)
    if state.lieu_by is not None:
        state = state.with_points(state.lieu_by, game.points_without_ball_in_lieu())
        return replace(_settled(state), forfeited="in-lieu-ball")
    for side in state.claims:
        if kept and not entered:
            state = state.with_points(side, game.points(state, (COLOURED,)))
        elif entered and not kept:
            state = state.with_points(side, -game.points(state, (COLOURED,)))
    return replace(_settled(state), forfeited="penalty-ball" if state.claims else None)


def _positions_before(state: State, shot: Shot) -> Mapping[int, Point | None]:
    """Give the places to which the balls go back after a stroke that is void."""
    return {
        ball: place or state.positions.get(ball)
        for ball, place in pocketing.places_before(shot).items()
    }


def _lie(state: State, shot: Shot, ruling: Ruling) -> State:
    """Tell where the balls lie after a stroke and after spotting, as far as that is known."""
    moved = walk(shot, state.rules).moved
    returned = {ball.ball for ball in ruling.returned}
    positions: dict[int, Point | None] = {}
    for lying in sorted(state.bed):
        if lying in returned:
            positions[lying] = ruling.spots.get(lying)
        elif lying in ruling.replaced:
            positions[lying] = ruling.replaced[lying]
        elif shot.end is not None:
            positions[lying] = shot.end.get(lying)
        else:
            positions[lying] = None if moved >> lying & 1 else shot.start.get(lying)
    return replace(state, positions=positions, home=frozenset(), frozen=None)


@dataclass(frozen=True, slots=True)
class _Stroke:
    """A stroke that was judged: who played it, what happened, and the state before it."""

    before: State
    side: str
    player: str
    shot: Shot
    ruling: Ruling


def _after_stroke(state: State, stroke: _Stroke) -> State:
    """Count; see whether the game or the rack is over; penalise; pass the turn."""
    game = game_of(state)
    side, ruling = stroke.side, stroke.ruling
    balls = game.counting(ruling)
    state = state.with_shelf(side, *balls)
    state = state.with_points(side, game.points(state, balls) + game.extra_points(state, ruling))
    offenders = {
        party: offender
        for party, offender in (("shooter", side), ("opponent", state.opponent(side)))
        if any(foul.offender == party for foul in ruling.fouls)
    }
    plays_on = game.plays_on(ruling.pocketed) and not offenders
    state = _next_in_order(state, side, stroke.player, plays_on=plays_on)
    if (won := game.winner(state)) is not None:
        return _game_over(state, won)
    if ruling.replaced.keys() == stroke.before.bed:
        hand = stroke.before.in_hand
        state = replace(state, positions=_positions_before(stroke.before, stroke.shot))
    elif (hand := game.hand_after(ruling)) is not None:
        state = replace(state, positions={**state.positions, COLOURED: None})
    if game.in_lieu(ruling) and len(state.bed) > 1:
        state = replace(state, lieu_by=side)
    state = _rack_due(state, side)
    if offenders:
        broke = stroke.shot.phase == "break"
        return _penalise(state, offenders, ruling, hand, broke=broke)
    turn = side if plays_on else state.opponent(side)
    return _go_on(replace(state, turn=state.turn_of(turn), in_hand=hand))


def _next_in_order(state: State, side: str, player: str, *, plays_on: bool) -> State:
    place = game_of(state).next_in_order(state, side, player, plays_on=plays_on)
    return replace(state, order={**state.order, side: place})


def _rack_due(state: State, side: str) -> State:
    """C.6.2. A side took a ball; when two are left the rack is played out and it has the choice.

    Penalty balls that are due are lifted first; no stroke is played with what is left.
    """
    due = state.rack_by is None and game_of(state).racks_again(state)
    return replace(state, rack_by=side) if due else state


def _rack_choice(state: State, side: str) -> State:
    """C.6.4. Whoever took the last ball of the rack decides who breaks the new one."""
    return replace(_settled(state), phase="rack-choice", turn=state.turn_of(side))


def _game_over(state: State, won: str | None) -> State:
    """Count the game; the match is over with enough games, or with the playing time."""
    games = {**state.games, won: state.games[won] + 1} if won else state.games
    wanted = state.match.games
    decided = (wanted is not None and won is not None and games[won] >= wanted) or (
        state.time_over and state.match.minutes is not None
    )
    return replace(
        _settled(state),
        phase="match-over" if decided else "game-over",
        turn=None,
        in_hand=None,
        games=games,
        winner=won,
    )


# -- after a foul ---------------------------------------------------------------------------


def _penalise(
    state: State,
    offenders: Mapping[str, str],
    ruling: Ruling,
    hand: InHand | None,
    *,
    broke: bool = False,
) -> State:
    """G.6, G.29.2. One penalty ball for each side that offended, then the choice of rule 6.

    `offenders`: party of the ruling -> side. Where both offended, the shooter's opponent lifts
    first and has the choice (R-both-foul).
    """
    game = game_of(state)
    claims = tuple(
        state.opponent(side)
        for party, side in offenders.items()
        for _ in range(conduct.penalties_due(ruling.fouls, party))
    )
    if state.rules.reading("R-point-when") == "foul":
        for side in claims:
            state = state.with_points(side, game.points(state, (COLOURED,)))
            if (won := game.winner(state)) is not None:
                return _game_over(state, won)
    four = broke and opening.four_options_due(ruling.fouls, state.rules)
    penalised = replace(
        state,
        turn=state.turn_of(claims[0]),
        claims=(*state.claims, *claims),
        chooser=claims[0],
        choice="break" if four else "foul",
        in_hand=hand,
        informed=False,
        called=None,
        told_turn=None,
    )
    return _go_on(penalised)


def _do_lift(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """F.7, C.9. The penalty ball goes to the shelf of the side that lifts it."""
    side, chosen = _side(state, action), int(action["ball"])
    if state.swap_by is not None:
        return _swapped(state, chosen), None
    game = game_of(state)
    state = state.with_shelf(side, chosen)
    if state.lieu_by is not None:
        return _lifted_in_lieu(state, side, chosen), None
    if state.rules.reading("R-point-when") == "lift":
        state = state.with_points(side, game.points(state, (chosen,)))
    state = replace(state, claims=state.claims[1:])
    if (won := game.winner(state)) is not None:
        return _game_over(state, won), None
    if state.time_over:
        return (state if state.claims else _time_is_up(state)), None
    if state.in_hand == "break":
        state = _racked(state, state.bed)
    return _go_on(_rack_due(state, side)), None


def _lifted_in_lieu(state: State, side: str, ball_in_lieu: int) -> State:
    """K.5.2, D.5.2. The ball lifted for the cue ball is the point; then play goes on."""
    game = game_of(state)
    state = state.with_points(side, game.points(state, (ball_in_lieu,)))
    state = replace(state, lieu_by=None)
    if (won := game.winner(state)) is not None:
        return _game_over(state, won)
    return _go_on(state)


def _go_on(state: State) -> State:
    """Wait for what is still due: a ball in lieu, penalty balls, the choice, then the stroke."""
    if state.lieu_by is not None:
        return replace(state, phase="in-lieu-ball")
    if state.claims and state.bed:
        turn = state.turn if state.choice is None else state.turn_of(state.claims[0])
        return replace(state, phase="penalty-ball", turn=turn)
    if state.rack_by is not None:
        return _rack_choice(state, state.rack_by)
    if state.chooser is not None:
        phase: Phase = "break-choice" if state.choice == "break" else "foul-choice"
        return replace(state, phase=phase, turn=state.turn_of(state.chooser))
    return replace(state, phase="play" if state.in_hand is None else "place")


def _do_choose(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    side, option = _side(state, action), action["option"]
    other = state.opponent(side)
    if state.phase == "lag-choice":
        breaker = lag.breaker_after_lag(option, side, other)
        if state.breaker is None:
            return new_game(state, breaker), None
        return _rack_for_break(state, breaker, state.bed), None
    if state.phase == "rack-choice":
        return _new_rack(state, continuation.breaks_new_rack(option, side, other)), None
    if state.choice == "foul":
        striker = collision.plays_after_foul(option, side, other)
        return _go_on(replace(state, choice=None, chooser=None, turn=state.turn_of(striker))), None
    striker, again = opening.after_illegal_break(option, side, other)
    chosen = replace(state, choice=None, chooser=None, turn=state.turn_of(striker))
    return (_rerack(chosen, striker) if again else _go_on(chosen)), None


def _rerack(state: State, striker: str) -> State:
    """G.12.2.3, G.12.2.4. All white balls in play are racked again (R-coloured-lifted)."""
    if COLOURED in state.bed:
        return _rack_for_break(state, striker, state.bed)
    lifter = next(side for side, shelf in state.shelves.items() if COLOURED in shelf)
    turn = state.turn_of(striker)
    return replace(state, phase="penalty-ball", swap_by=lifter, turn=turn, in_hand="break")


def _swapped(state: State, white: int) -> State:
    """R-coloured-lifted. The coloured ball comes back in place of a white one from the bed."""
    assert state.turn is not None  # noqa: S101
    exchanged = replace(_exchange(state, white), swap_by=None)
    return _rack_for_break(exchanged, state.turn.side, _with_coloured(state, white))


def _exchange(state: State, white: int) -> State:
    """Put a white ball on the shelf on which the coloured one lies; the score stays."""
    shelves = {
        side: tuple(white if ball == COLOURED else ball for ball in shelf)
        for side, shelf in state.shelves.items()
    }
    return replace(state, shelves=shelves)


def _with_coloured(state: State, white: int) -> frozenset[int]:
    return (state.bed - {white}) | {COLOURED}


def _new_rack(state: State, striker: str) -> State:
    """C.6.3. Fifteen white balls are racked anew; the shelves begin anew, the score goes on."""
    racked = continuation.racked_anew(state)
    return replace(
        state,
        phase="play" if racked.in_hand is None else "place",
        turn=state.turn_of(striker),
        in_hand=racked.in_hand,
        bed=racked.bed,
        positions=racked.positions,
        home=frozenset(),
        frozen=None,
        shelves=dict.fromkeys(state.sides, ()),
    )


# -- beside the strokes ---------------------------------------------------------------------


def _do_fault(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.17, G.26, G.28. A violation outside a stroke."""
    side, kind = _side(state, action), action["kind"]
    assert state.turn is not None  # noqa: S101
    own = side == state.turn.side
    hand = state.in_hand
    if kind == "touched":
        touched = _touched(state, action, "G.17" if own else "G.28")
        found = touched_between_strokes if own else conduct.outside_own_inning
        ruling = _stated(*found(touched))
        if own:
            hand = game_of(state).hand_after_touch(hand)
    else:
        ruling = _stated(*(conduct.time_ran_out() if own else conduct.distraction()))
    return _penalise(state, {"shooter": side}, ruling, hand), ruling


def _touched(state: State, action: Mapping[str, JSON], clause: str) -> tuple[int, ...]:
    """Read the ball that was touched: one of the bed, and not the own ball in hand (G.11.5)."""
    if action.get("ball") is None:
        return ()
    touched = read_ball(action["ball"], "ball")
    if touched not in state.bed:
        raise RefusedError("ball", clause, str(touched), ", ".join(map(str, sorted(state.bed))))
    if clause == "G.17" and touched == COLOURED and state.in_hand is not None:
        raise RefusedError("kind", "G.11.5", "touching the cue ball in hand", "touching another")
    return (touched,)


def _stated(*fouls: Foul) -> Ruling:
    """Rule on a violation that is no part of a stroke."""
    return Ruling(verdict="foul", fouls=tuple(map(conduct.with_penalty, fouls)))


def _do_fall(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.23.1. A ball that falls by itself outside a stroke is put back where it was."""
    fallen = int(action["ball"])
    read_optional_choice(action.get("pocket"), POCKETS, "pocket")
    back = pocketing.back_on_the_edge(fallen, state.positions.get(fallen))
    return state, Ruling(verdict="replay", replaced=back)


def _do_warn(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.26. The referee warns a player of slow play."""
    side = state.side_of(action["to"])
    assert side is not None  # noqa: S101
    return replace(state, warned=state.warned | {side}), None


def _do_limit(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.26. After a warning the referee may limit the time of both sides."""
    seconds = read_number(action.get("seconds"), "seconds", least=0.0)
    most = conduct.longest_limit(state.rules)
    if seconds > most:
        raise RefusedError("limit", "G.26", f"{seconds:g}", f"{most:g}")
    return replace(state, limit=seconds), None


def _do_call_time(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.26. The referee calls time, ten seconds before the limit is over."""
    return replace(state, called=state.player_of(action["to"])), None


def _do_disturb(state: State, action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.27. Outsiders or an accident moved the balls: put back, or racked and lagged for."""
    read_text(action.get("cause", ""), "cause")
    restorable = read_flag(action.get("restorable", True), "restorable")
    if conduct.play_resumes(restorable=restorable):
        return state, Ruling(verdict="replay", replaced=conduct.as_before(state.positions))
    if not may_rack_again(state):
        raise RefusedError("not-now", "G.27", "disturb", "the penalty ball and the choice first")
    bed = state.bed
    if COLOURED not in bed:
        white = action.get("swap")
        if white not in racked_again(bed):
            expected = ", ".join(map(str, racked_again(bed)))
            raise RefusedError("swap", "G.27.p2", show(white), expected)
        bed = _with_coloured(state, white)
        state = _exchange(state, white)
    racked = _rack_for_break(state, next(iter(state.sides)), bed)
    return replace(racked, phase="lag", turn=None, in_hand=None), Ruling(verdict="replay")


def _do_time_over(state: State, _action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """C.1. The playing time ends; an open penalty ball may still be lifted (R-time-out)."""
    ended = replace(state, time_over=True)
    waits = state.claims and state.rules.reading("R-time-out") == "finish"
    if waits and not state.time_over:
        return replace(ended, turn=state.turn_of(state.claims[0])), None
    return _time_is_up(ended), None


def _time_is_up(state: State) -> State:
    return _game_over(state, continuation.leader(state))


def _do_next_game(state: State, _action: Mapping[str, JSON], _unknown: Unknown) -> Result:
    """G.13, C.8. The next game of the match; the other side breaks."""
    state = replace(state, time_over=False)
    if state.breaker is None:  # the time ended before anybody broke: the lag decides (C.8.1)
        return replace(state, phase="lag", winner=None), None
    breaker = opening.next_breaker(state.breaker, state.opponent(state.breaker))
    return new_game(state, breaker), None


def _side(state: State, action: Mapping[str, JSON]) -> str:
    side = state.side_of(action["by"])
    assert side is not None  # noqa: S101
    return side


FIELDS: Final[Mapping[str, frozenset[str]]] = {
    "lag": frozenset({"balls", "simultaneous"}),
    "choose": frozenset({"by", "option"}),
    "rack": frozenset({"positions", "tight"}),
    "place": frozenset({"by", "ball", "at"}),
    "inform": frozenset({"about", "by", "to"}),
    "adjust": frozenset({"by", "ball", "with"}),
    "lift": frozenset({"by", "ball"}),
    "fault": frozenset({"by", "kind", "ball"}),
    "fall": frozenset({"ball", "pocket"}),
    "warn": frozenset({"to", "about"}),
    "limit": frozenset({"seconds"}),
    "call-time": frozenset({"to"}),
    "disturb": frozenset({"cause", "restorable", "swap"}),
    "next-game": frozenset(),
    "time-over": frozenset(),
}

# Fields of a shot record that the game says itself, for all its strokes.
_SAID_BY_GAME: Final = frozenset({"discipline", "phase", "table", "readings"})

_ACTIONS: Final[Mapping[str, Callable[[State, Mapping[str, JSON], Unknown], Result]]] = {
    "lag": _do_lag,
    "choose": _do_choose,
    "rack": _do_rack,
    "place": _do_place,
    "inform": _do_inform,
    "adjust": _do_adjust,
    "shot": _do_shot,
    "lift": _do_lift,
    "fault": _do_fault,
    "fall": _do_fall,
    "warn": _do_warn,
    "limit": _do_limit,
    "call-time": _do_call_time,
    "disturb": _do_disturb,
    "next-game": _do_next_game,
    "time-over": _do_time_over,
}
