"""Game records: headers and actions in, states and outcomes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from piramida._values import (
    JSON,
    RecordError,
    Unknown,
    ignore,
    listed,
    read_ball_on_bed,
    read_balls,
    read_choice,
    read_flag,
    read_optional_number,
    read_places,
    read_table,
    read_text,
    wrong,
)
from piramida.choices import Choice, RefusedError
from piramida.explain import Language
from piramida.explain_refusal import refused
from piramida.games import GAMES
from piramida.rack import rack, racked_again
from piramida.readings import DEFAULT_RULES, Rules
from piramida.records import read_readings, write_ruling
from piramida.rules.lag import LagBall
from piramida.shot import ALL_BALLS, COLOURED, Discipline
from piramida.state import InHand, Match, State, Turn
from piramida.table import RAILS, Point

if TYPE_CHECKING:
    from piramida.match import Outcome

RECORD: Final = "game/1"

HEADER_FIELDS: Final = frozenset(
    {"record", "discipline", "table", "sides", "match", "readings", "start", "actions"}
)
SIDES: Final = 2
PAIR: Final = 2
LEAST_BALLS: Final = 2
PARTIES: Final = frozenset({"shooter", "opponent"})
START_FIELDS: Final = frozenset(
    {"phase", "turn", "score", "bed", "home", "shelves", "frozen", "breaker"}
)


def read_header(header: JSON, rules: Rules = DEFAULT_RULES, unknown: Unknown = ignore) -> State:
    """Read the header of a game record; gives the state from which its actions go on.

    Raises RecordError with path, found and expected.
    """
    if not isinstance(header, dict):
        raise wrong("$", header, "an object, the header of a game")
    for name in header.keys() - HEADER_FIELDS:
        unknown(name)
    read_choice(header.get("record"), (RECORD,), "record")
    sides = _sides(header.get("sides", {"A": ["A"], "B": ["B"]}))
    discipline: Discipline = read_choice(
        header.get("discipline", "free"), tuple(GAMES), "discipline"
    )
    bed = GAMES[discipline].balls()
    state = State(
        discipline=discipline,
        table=read_table(header.get("table", {}), unknown),
        rules=read_readings(header.get("readings", {}), rules),
        sides=sides,
        match=_match(header.get("match", {}), discipline, unknown),
        score=dict.fromkeys(sides, 0),
        games=dict.fromkeys(sides, 0),
        bed=bed,
        positions=dict.fromkeys(sorted(bed)),
        shelves=dict.fromkeys(sides, ()),
    )
    start = header.get("start")
    return state if start is None else _start(start, state, unknown)


def _sides(value: JSON) -> Mapping[str, tuple[str, ...]]:
    if not isinstance(value, dict) or len(value) != SIDES:
        raise wrong("sides", value, "two sides: name -> list of players")
    sides: dict[str, tuple[str, ...]] = {}
    for name, players in value.items():
        if not isinstance(players, list) or not players:
            raise wrong(f"sides.{name}", players, "a list of players")
        sides[name] = tuple(read_text(p, f"sides.{name}[{i}]") for i, p in enumerate(players))
    named = [name for side, players in sides.items() for name in {side, *players}]
    if reserved := PARTIES.intersection(named):
        raise wrong("sides", sorted(reserved), "names that are no words of the format")
    if len(set(named)) != len(named) or any(len(set(p)) != len(p) for p in sides.values()):
        raise wrong("sides", value, "every name once, a lone player may bear his side's")
    return sides


def _match(value: JSON, discipline: Discipline, unknown: Unknown) -> Match:
    """Read what decides the match; only the Continuation is played by the clock (C.1)."""
    if not isinstance(value, dict):
        raise wrong("match", value, "an object with games or minutes")
    for name in value.keys() - {"games", "minutes"}:
        unknown(f"match.{name}")
    games = value.get("games")
    if games is not None and (type(games) is not int or games < 1):
        raise wrong("match.games", games, "how many games win the match, at least 1")
    minutes = read_optional_number(value.get("minutes"), "match.minutes", least=0.0)
    if minutes is not None and discipline != "continuation":
        raise wrong("match.minutes", minutes, "no playing time but in the Continuation")
    return Match(games, minutes)


def _start(value: JSON, state: State, unknown: Unknown) -> State:
    """Read a position in the middle of a game."""
    if not isinstance(value, dict):
        raise wrong("start", value, "an object, a position")
    for name in value.keys() - START_FIELDS:
        unknown(f"start.{name}")
    phase = read_choice(value.get("phase", "play"), _phases(state), "start.phase")
    bed, known = _bed(value.get("bed"), state, phase)
    score = {
        **state.score,
        **{
            _side(name, state, "start.score"): _points(points, f"start.score.{name}")
            for name, points in _object(value.get("score", {}), "start.score").items()
        },
    }
    side, player = _turn(value.get("turn"), state)
    order = {**state.order, side: state.sides[side].index(player)}
    breaker = value.get("breaker")
    home = frozenset(read_balls(value.get("home", []), "start.home", bed))
    frozen = value.get("frozen")
    broke = side if breaker is None else _side(breaker, state, "start.breaker")
    started = replace(
        state,
        phase="play" if phase == "play" else "place",
        in_hand=_hand(phase, state),
        turn=Turn(side, player),
        score=score,
        bed=bed,
        positions=known,
        home=home,
        frozen=None if frozen is None else _frozen(frozen, bed),
        shelves=_shelves(value.get("shelves"), score, bed, state),
        breaker=broke,
        breaks={broke: 1},
        order=order,
    )
    if GAMES[state.discipline].winner(started) is not None:
        raise wrong("start.score", score, "points with which the game still goes on")
    return started


def _phases(state: State) -> tuple[str, ...]:
    """Name the phases in which a record may start: from hand only where a game knows that."""
    from_hand = ("in-hand",) if state.discipline in ("combined", "dynamic") else ()
    return ("break", "play", *from_hand)


def _hand(phase: str, state: State) -> InHand | None:
    if phase == "in-hand":
        return GAMES[state.discipline].hand
    return "break" if phase == "break" else None


def _bed(
    value: JSON, state: State, phase: str
) -> tuple[frozenset[int], Mapping[int, Point | None]]:
    known: Mapping[int, Point | None]
    game = GAMES[state.discipline]
    if isinstance(value, dict):
        known = dict(read_places(value, "start.bed", state.table))
    else:
        on_bed = game.balls() if value is None else read_balls(value, "start.bed", game.balls())
        known = dict.fromkeys(sorted(on_bed))
    bed = frozenset(known)
    struck = phase != "play" or game.cue_balls(replace(state, bed=bed)) == {COLOURED}
    if struck and COLOURED not in bed:
        raise wrong("start.bed", sorted(bed), "a bed with the coloured ball, the cue ball")
    if len(bed) < LEAST_BALLS or game.racks_again(replace(state, bed=bed)):
        raise wrong("start.bed", sorted(bed), "enough balls to play with")
    if phase == "break" and not isinstance(value, dict):  # then the white balls stand racked
        known = {**known, **rack(racked_again(bed), state.table)}
    return bed, known


def _frozen(value: JSON, bed: frozenset[int]) -> tuple[tuple[int, int | str], ...]:
    """Read what touches at the start: pairs of two balls, or of a ball and a rail."""
    if not isinstance(value, list):
        raise wrong("start.frozen", value, "a list of pairs")
    found: list[tuple[int, int | str]] = []
    for index, pair in enumerate(value):
        path = f"start.frozen[{index}]"
        if not isinstance(pair, list) or len(pair) != PAIR:
            raise wrong(path, pair, "a pair: [ball, ball] or [ball, rail]")
        ball, other = read_ball_on_bed(pair[0], f"{path}[0]", bed), pair[1]
        if isinstance(other, str):
            found.append((ball, read_choice(other, RAILS, f"{path}[1]")))
        else:
            found.append((ball, read_ball_on_bed(other, f"{path}[1]", bed)))
    return tuple(found)


def _turn(value: JSON, state: State) -> tuple[str, str]:
    name = next(iter(state.sides)) if value is None else read_text(value, "start.turn")
    side, player = state.side_of(name), state.player_of(name)
    if side is None or player is None:
        raise wrong("start.turn", value, "a side or a player: " + ", ".join(_all_names(state)))
    return side, player


def _shelves(
    value: JSON, score: Mapping[str, int], bed: frozenset[int], state: State
) -> Mapping[str, tuple[int, ...]]:
    """Read the shelves; where they are not given, balls off the bed are shared out by points."""
    off = sorted(GAMES[state.discipline].balls() - bed)
    if value is None:
        return _shared_out(off, score, state)
    shelves: dict[str, tuple[int, ...]] = dict.fromkeys(state.sides, ())
    for name, balls in _object(value, "start.shelves").items():
        side = _side(name, state, "start.shelves")
        shelves[side] = tuple(_balls_off_bed(balls, f"start.shelves.{name}", off))
    if sorted(ball for shelf in shelves.values() for ball in shelf) != off:
        raise wrong("start.shelves", value, f"each ball that is off the bed once: {off}")
    for side, shelf in shelves.items():
        if len(shelf) > score[side] or (_a_point_a_ball(state) and len(shelf) != score[side]):
            raise wrong("start.score", dict(score), "a point for each ball on the shelf")
    return shelves


def _balls_off_bed(value: JSON, path: str, off: list[int]) -> Iterator[int]:
    for index, ball in enumerate(read_balls(value, path, ALL_BALLS)):
        if ball not in off:
            place = f"{path}[{index}]"
            raise RecordError(place, f"ball {ball}", f"a ball off the bed: {listed(off)}")
        yield ball


def _a_point_a_ball(state: State) -> bool:
    """Say whether points are exactly the balls on the shelves.

    They are more in the Continuation after a rack, and where a point may come without a ball
    (R-in-lieu, R-forfeit).
    """
    return (
        state.discipline != "continuation"
        and state.rules.reading("R-in-lieu") == "one"
        and state.rules.reading("R-forfeit") == "stays"
    )


def _shared_out(
    off: list[int], score: Mapping[str, int], state: State
) -> Mapping[str, tuple[int, ...]]:
    exact = _a_point_a_ball(state)
    total = sum(score.values())
    if len(off) > total or (exact and len(off) != total):
        raise wrong("start.score", dict(score), f"{len(off)} points, one for each ball off the bed")
    shelves: dict[str, tuple[int, ...]] = {}
    for side in state.sides:
        shelves[side] = tuple(off[: score[side]])
        off = off[score[side] :]
    return shelves


def read_lag(
    action: Mapping[str, JSON], state: State, unknown: Unknown
) -> tuple[Mapping[str, LagBall], bool]:
    """Read what the two balls did on a lag: side -> ball, and whether both were struck at once."""
    listed = _object(action.get("balls"), "balls")
    found: dict[str, LagBall] = {}
    for name, ball in listed.items():
        side = _side(name, state, "balls")
        if side in found:
            raise wrong("balls", sorted(listed), "one ball of each side")
        found[side] = _lag_ball(ball, f"balls.{name}", unknown)
        player = ball.get("player", side)
        if player != side and player not in state.sides[side]:
            expected = "a player of that side: " + ", ".join(state.sides[side])
            raise wrong(f"balls.{name}.player", player, expected)
    if missing := [side for side in state.sides if side not in found]:
        raise wrong("balls", sorted(listed), "a ball of each side; missing: " + ", ".join(missing))
    return (
        {side: found[side] for side in state.sides},
        read_flag(action.get("simultaneous", True), "simultaneous"),
    )


def _lag_ball(value: JSON, path: str, unknown: Unknown) -> LagBall:
    ball = _object(value, path)
    known = {
        "foot_rail",
        "crossed",
        "long_rail",
        "pocketed",
        "jumped",
        "distance",
        "player",
        "from_home",
    }
    for name in ball.keys() - known:
        unknown(f"{path}.{name}")
    contacts = ball.get("foot_rail", 1)
    if type(contacts) is not int or contacts < 0:
        raise wrong(f"{path}.foot_rail", contacts, "how often the ball met the foot rail")
    return LagBall(
        foot_rail=contacts,
        crossed=read_flag(ball.get("crossed", False), f"{path}.crossed"),
        long_rail=read_flag(ball.get("long_rail", False), f"{path}.long_rail"),
        pocketed=read_flag(ball.get("pocketed", False), f"{path}.pocketed"),
        jumped=read_flag(ball.get("jumped", False), f"{path}.jumped"),
        distance=read_optional_number(ball.get("distance"), f"{path}.distance", least=0.0),
        from_home=read_flag(ball.get("from_home", True), f"{path}.from_home"),
    )


def _object(value: JSON, path: str) -> dict[str, JSON]:
    if isinstance(value, dict):
        return value
    raise wrong(path, value, "an object")


def _side(name: JSON, state: State, path: str) -> str:
    side = state.side_of(name) if isinstance(name, str) else None
    if side is None:
        raise wrong(path, name, "a side: " + ", ".join(state.sides))
    return side


def _points(value: JSON, path: str) -> int:
    if type(value) is int and value >= 0:
        return value
    raise wrong(path, value, "points, 0 or more")


def _all_names(state: State) -> list[str]:
    return list(
        dict.fromkeys(name for side, players in state.sides.items() for name in (side, *players))
    )


# -- writing --------------------------------------------------------------------------------


def write_state(state: State, allowed: tuple[Choice, ...]) -> dict[str, JSON]:
    """Write a state with the field names of the format."""
    return {
        "phase": state.phase,
        "turn": state.turn and {"side": state.turn.side, "player": state.turn.player},
        "choices": [write_choice(entry) for entry in allowed],
        "score": dict(state.score),
        "games": dict(state.games),
        "bed": sorted(state.bed),
        "positions": {
            str(ball): None if place is None else list(place)
            for ball, place in sorted(state.positions.items())
        },
        "shelves": {side: list(shelf) for side, shelf in state.shelves.items()},
        "breaker": state.breaker,
        "limit": state.limit,
        "winner": state.winner,
    }


def write_choice(entry: Choice) -> dict[str, JSON]:
    """Write an allowed action: its name and the values its fields may have."""
    written: dict[str, Any] = {"do": entry.do}
    for name in ("by", "to", "options", "balls", "about", "kinds"):
        if value := getattr(entry, name):
            written[name] = list(value)
    for name in ("most", "restorable", "foul"):
        if (value := getattr(entry, name)) is not None:
            written[name] = value
    return written


def write_outcome(outcome: Outcome, allowed: tuple[Choice, ...]) -> dict[str, JSON]:
    """Write an outcome: accepted, the ruling or the error, and the state after it."""
    return {
        "accepted": outcome.accepted,
        "ruling": outcome.ruling and write_ruling(outcome.ruling),
        "error": None if outcome.refusal is None else write_refusal(outcome.refusal),
        "state": write_state(outcome.state, allowed),
    }


def write_refusal(refusal: RefusedError | RecordError, language: Language = "en") -> JSON:
    """Write why an action was refused; a malformed one has the code `value` and no clause."""
    if isinstance(refusal, RefusedError):
        code, clause, message = refusal.code, refusal.clause, refusal.message(language)
    else:
        code, clause, message = "value", None, refused(refusal, language)
    return {"code": code, "clause": clause, "message": message}
