"""What a state allows: every action in the list is accepted, every other is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from piramida._values import JSON, RecordError, read_ball, show
from piramida.explain import Language
from piramida.explain_refusal import not_allowed
from piramida.games import GAMES
from piramida.games.free import Free
from piramida.rack import racked_again
from piramida.records import FAULT_KINDS
from piramida.shot import COLOURED
from piramida.state import OVER, State

ACTIONS: Final = (
    "lag",
    "choose",
    "rack",
    "place",
    "inform",
    "adjust",
    "shot",
    "lift",
    "fault",
    "fall",
    "warn",
    "limit",
    "call-time",
    "disturb",
    "next-game",
    "time-over",
)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that is allowed now, with the values its fields may have.

    An empty list: the field may have any value or is not asked for. `most`: the longest time
    limit in seconds. `restorable`: the only value of that field. `foul`: the action is accepted
    and is a violation of that clause.
    """

    do: str
    by: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    balls: tuple[int, ...] = ()
    about: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    most: float | None = None
    restorable: bool | None = None
    foul: str | None = None


class RefusedError(Exception):
    """An action that the rules do not allow now.

    `code`: `over`, `not-now`, `side`, `option`, `ball`, `kind`, `limit`, `swap` or `rack`;
    `clause`: the clause that it offends; `found`, `expected`: in words.
    """

    def __init__(self, code: str, clause: str, found: str, expected: str) -> None:
        super().__init__(code, clause, found, expected)
        self.code = code
        self.clause = clause
        self.found = found
        self.expected = expected

    def message(self, language: Language = "en") -> str:
        """Say what was found and what is allowed."""
        return not_allowed(self.code, self.found, self.expected, language)


def game_of(state: State) -> Free:
    """Give the game that is played."""
    return GAMES[state.discipline]


# -- the list -------------------------------------------------------------------------------


def choices(state: State) -> tuple[Choice, ...]:
    """List every action that is accepted now."""
    if state.phase == "match-over":
        return ()
    if state.phase == "game-over":
        return (Choice("next-game"),)
    return (*_WAITS[state.phase](state), *_at_any_time(state))


def _at_any_time(state: State) -> Iterable[Choice]:
    """Rules 23.1, 26, 27 and the end of the playing time."""
    if state.time_over:
        yield Choice("time-over")
        return
    yield Choice("warn", to=names(state, *state.sides))
    if state.warned:
        yield Choice("limit", most=float(state.rules.number("G.26.seconds")))
    if state.limit is not None and state.turn is not None and state.phase in _STROKES:
        yield Choice("call-time", to=names(state, state.turn.side))
    if state.phase not in ("lag", "lag-choice"):
        if lying := tuple(sorted(state.bed if state.in_hand is None else state.bed - {COLOURED})):
            yield Choice("fall", balls=lying)
        yield Choice("disturb", restorable=None if may_rack_again(state) else True)
    if state.discipline == "continuation":
        yield Choice("time-over")


def may_rack_again(state: State) -> bool:
    """R-27-claim. Balls are racked again only when no ball or choice is due any more."""
    return state.phase in _STROKES


_STROKES: Final = frozenset({"place", "break", "play"})


def _waits_for_lag(_state: State) -> Iterable[Choice]:
    yield Choice("lag")


def _waits_for_choice(options: tuple[str, ...], state: State) -> Iterable[Choice]:
    yield Choice("choose", by=names(state, _at_turn(state)), options=options)


def _waits_for_stroke(state: State) -> Iterable[Choice]:
    """The player at the table strikes; a stroke by the other side is a violation (G.28)."""
    at_table = _at_turn(state)
    other = state.opponent(at_table)
    yield Choice("shot", by=names(state, at_table))
    yield Choice("shot", by=names(state, other), foul="G.28")
    yield Choice("fault", by=names(state, at_table), kinds=("touched",), foul="G.17")
    if state.limit is not None and state.called is not None:
        yield Choice("fault", by=names(state, at_table), kinds=("time-exceeded",), foul="G.26")
    yield Choice("fault", by=names(state, other), kinds=("touched", "distracted"), foul="G.28")
    yield from _warnings_of_turn(state, at_table)
    if state.in_hand is not None:
        yield Choice("place", by=names(state, at_table), balls=(COLOURED,))
        yield Choice("adjust", by=names(state, at_table), balls=(COLOURED,))
        yield Choice("inform", about=("placement",), to=names(state, at_table))
    if state.in_hand == "break":
        yield Choice("rack")


def _warnings_of_turn(state: State, side: str) -> Iterable[Choice]:
    """C.7.1. Before a stroke a player of a pair may be told that it is not his turn."""
    if len(state.sides[side]) > 1:
        yield Choice("inform", about=("turn",), to=state.sides[side])


def _waits_for_penalty_ball(state: State) -> Iterable[Choice]:
    """G.6, F.7. The penalty ball is lifted; until the next stroke the claim stays open."""
    if state.swap_by is not None:
        yield Choice("lift", by=names(state, state.swap_by), balls=racked_again(state.bed))
        return
    yield Choice("lift", by=names(state, state.claims[0]), balls=_penalty_balls(state))
    # With two balls left nobody strikes any more (C.6.2).
    if state.time_over or state.rack_by or state.rules.reading("R-lift-when") == "first":
        return
    if _may_waive(state):
        yield Choice("place", by=names(state, state.claims[0]), balls=(COLOURED,))
    if state.chooser is None:
        yield from _waits_for_stroke(state)
    else:
        chooser = names(state, state.chooser)
        options = FOUL_OPTIONS if state.choice == "foul" else BREAK_OPTIONS
        yield Choice("choose", by=chooser, options=options)
        if state.choice == "foul":
            yield Choice("shot", by=chooser)
            yield from _warnings_of_turn(state, state.chooser)


def _may_waive(state: State) -> bool:
    """D.7.p3. The side that lifts may play from hand instead, if the stroke is its to take."""
    striker = state.chooser or _at_turn(state)
    return striker == state.claims[0] and game_of(state).may_waive(state)


def _waits_for_ball_in_lieu(state: State) -> Iterable[Choice]:
    """K.5.2, D.5.2. A ball is lifted for the pocketed cue ball before the next stroke."""
    lifter = names(state, state.lieu_by or _at_turn(state))
    yield Choice("lift", by=lifter, balls=tuple(sorted(state.bed - {COLOURED})))
    yield from _waits_for_stroke(state)


FOUL_OPTIONS: Final = ("play", "assign")
BREAK_OPTIONS: Final = ("play", "assign", "rerack-break", "rerack-assign")

_WAITS: Final[Mapping[str, Callable[[State], Iterable[Choice]]]] = {
    "lag": _waits_for_lag,
    "lag-choice": partial(_waits_for_choice, ("break", "pass")),
    "place": _waits_for_stroke,
    "break": _waits_for_stroke,
    "play": _waits_for_stroke,
    "penalty-ball": _waits_for_penalty_ball,
    "in-lieu-ball": _waits_for_ball_in_lieu,
    "foul-choice": partial(_waits_for_choice, FOUL_OPTIONS),
    "break-choice": partial(_waits_for_choice, BREAK_OPTIONS),
    "rack-choice": partial(_waits_for_choice, ("break", "pass")),
}


def _penalty_balls(state: State) -> tuple[int, ...]:
    balls = game_of(state).penalty_balls(state)
    forbidden = state.choice == "break" and state.rules.reading("R-coloured-lifted") == "forbidden"
    if forbidden or state.in_hand is not None:  # a ball in hand is not on the bed (G.11.5)
        balls -= {COLOURED}
    return tuple(sorted(balls))


def _at_turn(state: State) -> str:
    assert state.turn is not None  # noqa: S101
    return state.turn.side


def names(state: State, *sides: str) -> tuple[str, ...]:
    """Give the names of sides and of their players."""
    return tuple(dict.fromkeys(name for side in sides for name in (side, *state.sides[side])))


# -- the gate -------------------------------------------------------------------------------


def admit(state: State, action: JSON) -> None:
    """See whether a choice allows an action.

    Raises RefusedError where the rules do not allow it now, RecordError where it is malformed.
    """
    if not isinstance(action, dict):
        raise RecordError("$", show(action), "an object, one action")
    do = action.get("do")
    if do not in ACTIONS:
        raise RecordError("do", show(do), "one of: " + ", ".join(ACTIONS))
    allowed = [choice for choice in choices(state) if choice.do == do]
    if not allowed:
        code = "over" if state.phase in OVER else "not-now"
        raise RefusedError(code, offended(state, action), do, _awaited(state))
    for field, listed in _FIELDS:
        allowed = _narrow(state, action, allowed, field, listed)


_FIELDS: Final = (
    ("by", "by"),
    ("to", "to"),
    ("option", "options"),
    ("about", "about"),
    ("kind", "kinds"),
    ("ball", "balls"),
)
_CODES: Final = {"by": "side", "to": "side", "kind": "kind", "ball": "ball"}


def _narrow(
    state: State, action: Mapping[str, JSON], allowed: list[Choice], field: str, listed: str
) -> list[Choice]:
    """Keep the choices that list the value which the action has in a field."""
    if not any(getattr(choice, listed) for choice in allowed):
        if action["do"] == "lift" and field == "ball":
            raise RefusedError("ball", offended(state, action), show(action.get("ball")), "none")
        return allowed
    value = _value(state, action, field, allowed, listed)
    kept = [choice for choice in allowed if value in getattr(choice, listed)]
    if not kept:
        clause = "G.26" if value == "time-exceeded" else offended(state, action)
        raise RefusedError(
            _CODES.get(field, "option"), clause, str(value), _one_of(allowed, listed)
        )
    return kept


def _value(
    state: State, action: Mapping[str, JSON], field: str, allowed: list[Choice], listed: str
) -> str | int:
    """Read a field that has to be there; raises RecordError for what can never be right."""
    value = action.get(field)
    if field == "ball":
        return read_ball(value, "ball")
    known = isinstance(value, str) and (
        (field in ("by", "to") and state.side_of(value) is not None)
        or (field == "kind" and value in FAULT_KINDS)
        or field in ("option", "about")
    )
    if not known:
        raise RecordError(field, show(value), _one_of(allowed, listed))
    return str(value)


def _one_of(allowed: Iterable[Choice], listed: str) -> str:
    values = dict.fromkeys(value for choice in allowed for value in getattr(choice, listed))
    return ", ".join(map(str, values))


def _awaited(state: State) -> str:
    return ", ".join(dict.fromkeys(choice.do for choice in choices(state))) or "nothing"


def offended(state: State, action: Mapping[str, JSON]) -> str:
    """Name the clause that an action offends which is not allowed in this state."""
    do = action["do"]
    if do == "inform" and action.get("about") == "turn":
        return "C.7.1"
    if do == "place" and state.in_hand is not None:
        return "G.11.3" if state.phase in _STROKES else _clause_of_phase(state, do)
    if do in _OWN_CLAUSE:
        return _OWN_CLAUSE[do]
    if state.phase in OVER:
        return game_of(state).goal_clause
    if do == "lift":
        return _clause_of_lift(state)
    return _clause_of_phase(state, do)


def _clause_of_lift(state: State) -> str:
    game = game_of(state)
    if state.lieu_by is not None:
        return game.lieu_clause
    if state.claims or state.forfeited is None:
        return game.penalty_clause
    late_lieu = state.forfeited == "in-lieu-ball"
    return game.forfeited_lieu_clause if late_lieu else game.forfeit_clause


def _clause_of_phase(state: State, do: str) -> str:
    if state.phase == "penalty-ball":
        return "G.12.2" if state.choice == "break" else "G.6"
    if do == "choose" and state.phase in _STROKES:
        return "G.6"
    return _CHOICE_CLAUSE.get(state.phase, "G.28")


_OWN_CLAUSE: Final = {
    "warn": "G.26",
    "limit": "G.26",
    "call-time": "G.26",
    "lag": "G.7.1",
    "rack": "G.8.1",
    "place": "G.11.4",
    "adjust": "G.11.5",
    "inform": "G.11.3.p1",
    "fall": "G.23.1",
    "disturb": "G.27",
    "time-over": "C.1",
    "next-game": "G.13",
}
_CHOICE_CLAUSE: Final = {
    "lag": "G.7.1",
    "lag-choice": "G.7.4",
    "foul-choice": "G.6",
    "break-choice": "G.12.2",
    "rack-choice": "C.6.4",
}
