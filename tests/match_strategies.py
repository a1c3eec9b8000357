"""Whole games by chance: headers, strokes that could have been played, and actions of every kind.

All chance comes from a `Random` that the caller seeds, so a seed is a match.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from piramida._spec import READINGS
from piramida.choices import choices
from piramida.game_records import write_choice
from piramida.match import Outcome
from piramida.rack import rack
from piramida.records import FAULT_KINDS
from piramida.state import State
from piramida.table import POCKETS, RAILS

Record = dict[str, Any]

SINGLES = {"A": ["A"], "B": ["B"]}
PAIRS = {"A": ["A1", "A2"], "B": ["B1", "B2"]}
OF_GAMES = (
    *("R-adjust-tip", "R-break-foul", "R-coloured-lifted", "R-continuation-two-left"),
    *("R-distracted-shot", "R-dynamic-choice", "R-forfeit", "R-in-lieu", "R-lag-procedure"),
    *("R-lift-when", "R-point-when", "R-replay-foul", "R-time-out", "R-turn-order"),
    *("R-after-completion", "R-miss", "R-placed-frozen", "R-too-early"),
    *("R-warned-placement", "R-warned-turn"),
)
OPTIONS = ("break", "pass", "play", "assign", "rerack-break", "rerack-assign")
SPOTS = tuple((x / 10, y / 10) for x in range(-17, 18, 2) for y in range(-8, 9, 2))
HOME = tuple(spot for spot in SPOTS if spot[0] < -0.9)


def header(chance: Random, discipline: str) -> Record:
    """Give the header of a match: of singles or pairs, long or short, under some readings."""
    match: Record = {"games": chance.choice((1, 1, 2))}
    if discipline == "continuation":
        match = chance.choice(({}, {"minutes": 60}, {"games": 2}, {"games": 1, "minutes": 30.5}))
    changed = chance.sample(OF_GAMES, chance.choice((0, 0, 1, 3, len(OF_GAMES))))
    return {
        "record": "game/1",
        "discipline": discipline,
        "sides": chance.choice((SINGLES, PAIRS)),
        "match": match,
        "readings": {name: chance.choice(READINGS[name]) for name in changed},
    }


# -- strokes ----------------------------------------------------------------------------------


def stroke(chance: Random, state: State, by: str) -> Record:
    """Give a stroke that could be played on the bed of a state: well recorded, fair or foul."""
    cue_ball = 0
    free = state.discipline in ("free", "continuation") and state.in_hand is None
    if state.bed and (free or 0 not in state.bed):
        cue_ball = chance.choice(sorted(state.bed))
    others = sorted(state.bed - {cue_ball})
    courses = COURSES + BREAKS if state.in_hand == "break" else COURSES
    course = chance.choice(courses) if others else _miss
    events = [{"type": "tip", "ball": cue_ball}, *course(chance, cue_ball, others)]
    shot: Record = {"do": "shot", "by": by, "cue_ball": cue_ball, "events": events}
    if course is _target_falls:
        shot["target"] = events[-1]["ball"]
    if chance.random() < 0.3:
        shot["seconds"] = chance.choice((5, 30, 44.5, 60))
    return _measured(chance, state, shot) if chance.random() < 0.4 else shot


def _measured(chance: Random, state: State, shot: Record) -> Record:
    """Say where the balls lay before a stroke and where those lie that are left."""
    places = chance.sample(SPOTS, 2 * len(state.bed))
    start = {str(ball): list(places.pop()) for ball in sorted(state.bed)}
    if state.in_hand is not None and 0 in state.bed:
        free = [list(spot) for spot in HOME if list(spot) not in start.values()]
        start["0"] = chance.choice(free)
    gone = {event["ball"] for event in shot["events"] if event["type"] in ("pocket", "fall")}
    gone |= {event["ball"] for event in shot["events"] if event["type"] == "jump"}
    end = {str(ball): list(places.pop()) for ball in sorted(state.bed - gone)}
    return shot | {"start": start, "end": end}


def _meets(cue_ball: int, ball: int) -> Record:
    return {"type": "contact", "balls": [cue_ball, ball]}


def _rail(chance: Random, ball: int, rail: str) -> Record:
    return {"type": "rail", "ball": ball, "rail": rail, "half": chance.choice(("head", "foot"))}


def _pocket(chance: Random, ball: int) -> Record:
    return {"type": "pocket", "ball": ball, "pocket": chance.choice(POCKETS)}


def _pots(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    falling = chance.sample(others, min(len(others), chance.choice((1, 1, 1, 2, 3))))
    if chance.random() < 0.15:
        falling.append(cue_ball)
    return [
        _meets(cue_ball, falling[0] if falling[0] != cue_ball else others[0]),
        *(_pocket(chance, ball) for ball in falling),
        {"type": "stop"},
    ]


def _pots_cue_ball(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    return [_meets(cue_ball, chance.choice(others)), _pocket(chance, cue_ball), {"type": "stop"}]


def _safety(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    driven = chance.sample(others, min(len(others), 3))
    one, two = chance.sample(RAILS, 2)
    rails = [_rail(chance, ball, rail) for ball in driven for rail in (one, two)]
    return [*(_meets(cue_ball, ball) for ball in driven), *rails, {"type": "stop"}]


def _short(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    return [_meets(cue_ball, chance.choice(others)), _rail(chance, cue_ball, chance.choice(RAILS))]


def _miss(chance: Random, cue_ball: int, _others: Sequence[int]) -> list[Record]:
    return [_rail(chance, cue_ball, chance.choice(RAILS)), {"type": "stop"}]


def _foul(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    kind = chance.choice(("no-foot", "touched", "push", "distracted", "touched", "off-axis"))
    by = chance.choice(("shooter", "shooter", "opponent"))
    fault = {"type": "fault", "kind": kind, "by": by}
    events = _pots(chance, cue_ball, others)
    events.insert(chance.choice((0, 1, len(events))), fault)
    return events


def _both_foul(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    faults = [{"type": "fault", "kind": "distracted"}, {"type": "fault", "kind": "no-foot"}]
    course = chance.choice((_pots, _safety))
    return [*course(chance, cue_ball, others), *chance.sample(faults, 2)]


def _jumps(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    events = _pots(chance, cue_ball, others)
    falling = {event.get("ball") for event in events}
    flying = [ball for ball in (cue_ball, *others) if ball not in falling]
    how = chance.choice(("off", "on-rail", "touched"))
    jump = [{"type": "jump", "ball": chance.choice(flying), "how": how}] if flying else []
    return [events[0], *jump, *events[1:]]


def _target_falls(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    met, *left = chance.sample(others, len(others))
    meets = [_meets(cue_ball, met)] if left else []
    return [*meets, {"type": "fall", "ball": left[0] if left else met}]


def _disturbed(chance: Random, cue_ball: int, others: Sequence[int]) -> list[Record]:
    disturb = {"type": "disturb", "cause": "a lamp"}
    fault = [{"type": "fault", "kind": "no-foot"}] if chance.random() < 0.3 else []
    return [_meets(cue_ball, chance.choice(others)), disturb, *fault]


Course = Callable[[Random, int, Sequence[int]], list[Record]]
COURSES: tuple[Course, ...] = (
    *([_pots] * 16),
    *([_safety] * 4),
    *(_pots_cue_ball, _short, _miss, _foul, _both_foul, _jumps, _target_falls, _disturbed),
)
BREAKS: tuple[Course, ...] = (_short,) * 8


# -- actions ----------------------------------------------------------------------------------


def listed(state: State) -> list[Record]:
    """Give what a state allows as it goes over the wire."""
    return [write_choice(entry) for entry in choices(state)]


def instance(chance: Random, state: State, choice: Mapping[str, Any]) -> Record:
    """Give one of the actions that an entry of `choices` stands for."""
    action: Record = {"do": choice["do"]}
    for field, values in FIELDS.items():
        if values in choice:
            action[field] = chance.choice(choice[values])
    return action | _rest(chance, state, choice, action)


FIELDS = {
    "by": "by",
    "to": "to",
    "option": "options",
    "ball": "balls",
    "about": "about",
    "kind": "kinds",
}


def _rest(
    chance: Random, state: State, choice: Mapping[str, Any], action: Mapping[str, Any]
) -> Record:
    """Give the fields of an action that `choices` does not enumerate."""
    do = choice["do"]
    if do == "shot":
        return stroke(chance, state, action["by"])
    if do == "disturb":
        restorable = choice.get("restorable", chance.random() < 0.5)
        return {"cause": "a lamp", "restorable": restorable, "swap": white(chance, state)}
    if do == "limit":
        return {"seconds": chance.choice((10, 30.5, choice["most"]))}
    fields = _FIELDS_OF.get(do)
    return fields(chance, state) if fields else {}


def _lag(chance: Random, state: State) -> Record:
    return {"balls": {side: lag_ball(chance) for side in state.sides}}


def _place(chance: Random, state: State) -> Record:
    return {"at": list(free_spot(chance, state))}


def _adjust(chance: Random, _state: State) -> Record:
    return {"with": chance.choice(("hand", "hand", "cue", "tip"))}


def _inform(chance: Random, _state: State) -> Record:
    return {"by": chance.choice(("referee", "B"))}


def lag_ball(chance: Random) -> Record:
    """Give what a ball did on the lag: mostly nothing wrong."""
    faults = ("crossed", "long_rail", "pocketed", "jumped")
    ball: Record = {"foot_rail": 1, "distance": chance.randrange(200) / 100}
    if chance.random() < 0.2:
        ball |= {chance.choice(faults): True}
    return ball


def racked(chance: Random, state: State) -> Record:
    """Give a check of the rack: somebody measured it, or only looked."""
    if chance.random() < 0.5:
        return {"tight": True}
    balls = sorted(state.bed - {0})
    places = rack(balls, state.table) if balls else {}
    return {"positions": {str(ball): list(place) for ball, place in places.items()}}


def free_spot(chance: Random, state: State) -> tuple[float, float]:
    """Give a place where no ball is known to lie."""
    taken = [place for ball, place in state.positions.items() if place and ball != 0]
    free = [
        spot
        for spot in (SPOTS if chance.random() < 0.3 else HOME)
        if all(abs(spot[0] - x) + abs(spot[1] - y) > 0.1 for x, y in taken)
    ]
    return chance.choice(free)


def touched(chance: Random, state: State) -> Record:
    """Give the ball that a hand touched, or none: never the own ball in hand."""
    touchable = sorted(state.bed if state.in_hand is None else state.bed - {0})
    return {"ball": chance.choice(touchable)} if touchable and chance.random() < 0.5 else {}


def white(chance: Random, state: State) -> int | None:
    """Give a white ball of the bed."""
    balls = sorted(state.bed - {0})
    return chance.choice(balls) if balls else None


_FIELDS_OF: Mapping[str, Callable[[Random, State], Record]] = {
    "lag": _lag,
    "rack": racked,
    "place": _place,
    "adjust": _adjust,
    "fault": touched,
    "inform": _inform,
}
DOINGS = (
    *("lag", "choose", "rack", "place", "inform", "adjust", "shot", "lift", "fault", "fall"),
    *("warn", "limit", "call-time", "disturb", "next-game", "time-over"),
)


def anything(chance: Random, state: State) -> Record:
    """Give an action of any kind, well formed, whether or not it is allowed now."""
    do = chance.choice(DOINGS)
    names = [name for side, players in state.sides.items() for name in (side, *players)]
    wide: Record = {"do": do, "most": chance.choice((10, 45, 45.5, 46, 600))}
    for field, values in (
        ("by", names),
        ("to", names),
        ("option", OPTIONS),
        ("ball", range(16)),
        ("about", ("placement", "turn")),
        ("kind", FAULT_KINDS),
    ):
        if field in ASKED.get(do, ()):
            wide[FIELDS[field]] = [chance.choice(values)]
    return instance(chance, state, wide)


ASKED: Mapping[str, tuple[str, ...]] = {
    "choose": ("by", "option"),
    "place": ("by", "ball"),
    "inform": ("to", "about"),
    "adjust": ("by", "ball"),
    "shot": ("by",),
    "lift": ("by", "ball"),
    "fault": ("by", "kind"),
    "fall": ("ball",),
    "warn": ("to",),
    "call-time": ("to",),
}


def admitted(allowed: Iterable[Mapping[str, Any]], action: Mapping[str, Any]) -> bool:
    """Say whether a list of `choices` admits an action, by what the list says alone."""
    return any(_admits(entry, action) for entry in allowed)


def _admits(entry: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    if entry["do"] != action["do"]:
        return False
    if any(
        values in entry and action.get(field) not in entry[values]
        for field, values in FIELDS.items()
    ):
        return False
    if entry["do"] == "lift" and "balls" not in entry:
        return False
    if "most" in entry and action["seconds"] > entry["most"]:
        return False
    return "restorable" not in entry or action["restorable"] == entry["restorable"]


# -- other matches that are the same ----------------------------------------------------------


@cache
def _swapped_name(name: str) -> str:
    return {"A": "B", "B": "A"}[name[0]] + name[1:]


NAMES = frozenset(name for sides in (SINGLES, PAIRS) for side in sides for name in sides[side])
NAMES |= frozenset(PAIRS)


def swapped(value: Any) -> Any:
    """Give a record in which the sides have changed their names."""
    if isinstance(value, dict):
        return {
            _swapped_name(key) if key in NAMES else key: swapped(entry)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        return [swapped(entry) for entry in value]
    return _swapped_name(value) if isinstance(value, str) and value in NAMES else value


ACROSS: Mapping[str, str] = {
    "left": "right",
    "right": "left",
    **{pocket: pocket[0] + {"L": "R", "R": "L"}[pocket[1]] for pocket in POCKETS},
}


def mirrored(value: Any) -> Any:
    """Give a record in which left and right have changed: rails, pockets and places."""
    if isinstance(value, dict):
        return {key: mirrored(entry) for key, entry in value.items()}
    if isinstance(value, list):
        if len(value) == 2 and all(isinstance(number, float) for number in value):
            return [value[0], 0.0 - value[1]]
        return [mirrored(entry) for entry in value]
    return ACROSS.get(value, value) if isinstance(value, str) else value


def text(value: Any) -> str:
    """Give JSON that is equal where the values are, in whatever order the keys stand."""
    return json.dumps(value, sort_keys=True)


def of_one_order(outcome: Record) -> Record:
    """Sort what stands in the order of the sides: names in choices, equal violations on a lag."""
    ruling = outcome["ruling"]
    if ruling:
        ruling["fouls"].sort(key=lambda foul: (foul["clause"], foul["offender"]))
    for entry in outcome["state"]["choices"]:
        for field in ("by", "to"):
            if field in entry:
                entry[field] = sorted(entry[field])
    outcome["state"]["choices"].sort(key=text)
    return outcome


def start_of(state: State) -> Record | None:
    """Give the `start` of a record that goes on from a state; None where it cannot say all."""
    places = list(state.positions.values())
    measured = all(place is not None for place in places)
    sayable = (
        state.phase in ("place", "play")
        and (measured or not any(places))
        and not (state.in_hand and measured)
        and not (state.limit or state.warned or state.told_turn or state.informed or state.called)
        and state.frozen is None
    )
    if not sayable or state.turn is None or state.breaker is None:
        return None
    other = state.opponent(state.turn.side)
    if state.order.get(other, 0):
        return None
    phases = {None: "play", "break": "break"}
    start: Record = {
        "phase": phases.get(state.in_hand, "in-hand"),
        "turn": state.turn.player,
        "score": dict(state.score),
        "bed": sorted(state.bed),
        "shelves": {side: list(shelf) for side, shelf in state.shelves.items()},
        "breaker": state.breaker,
    }
    if measured:
        start["bed"] = {str(ball): list(place or ()) for ball, place in state.positions.items()}
    return start


def refused_by(outcome: Outcome) -> str:
    """Give the clause, or the path, with which an action was refused."""
    refusal = outcome.refusal
    return str(getattr(refusal, "clause", None) or getattr(refusal, "path", ""))
