"""Hypothesis strategies: shot records with events of every kind, and input that is none.

Shots are dense rather than likely: few balls, short lists, every kind of event, so that the
rules meet each other. Every record these strategies give is one that the format accepts.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle, product
from random import Random
from typing import Any

from hypothesis import strategies as st

from piramida._spec import READINGS
from piramida.records import FAULT_KINDS, TOUCHED_WITH
from piramida.table import POCKETS, RAILS

Record = dict[str, Any]

# Places where something is at stake: in home and on its line, on the centre line, at rails, in
# contact with each other, on the foot spot and close to it. No two of them overlap.
PLACES: tuple[tuple[float, float], ...] = (
    (-1.2, 0.2),
    (-0.8875, -0.3),
    (0.0, 0.4),
    (0.6, 0.8535),
    (0.668, 0.8535),
    (1.741, -0.5),
    (-0.5, -0.8535),
    (-1.741, 0.1),
    (0.8875, 0.0),
    (0.956, 0.01),
    (1.3, 0.0),
    (0.3, -0.2),
    (0.368, -0.2),
    (-0.3, -0.2),
    (1.0, 0.5),
    (-0.4, 0.3),
)
LAYOUTS = tuple(Random(number).sample(PLACES, len(PLACES)) for number in range(60))
GAPS = (0.0, 0.0004, 0.001, 0.02, 1.0, 6.0)
MOST_BALLS = 5

FROZEN_TO_RAILS = tuple([ball, rail] for ball in range(MOST_BALLS) for rail in RAILS)

# What the ruling on a lone shot may depend on; the other readings are for games.
OF_GAMES = frozenset(
    {
        "R-adjust-tip",
        "R-break-foul",
        "R-coloured-lifted",
        "R-continuation-two-left",
        "R-distracted-shot",
        "R-dynamic-choice",
        "R-forfeit",
        "R-in-lieu",
        "R-lift-when",
        "R-point-when",
        "R-time-out",
        "R-turn-order",
        "R-warned-turn",
    }
)
OF_SHOTS: tuple[str, ...] = tuple(name for name in READINGS if name not in OF_GAMES)

# Violations by hand, cue, body, and jumps, as against those that are something missing.
ABSENCES = frozenset({"G.5.3", "G.12.1", "G.20"})

# The first three balls come oftest, so that what they do adds up.
OFTEN = (0, 1, 2, 0, 1, 2, 3, 4)
PAIRS = tuple([a, b] for a, b in product(OFTEN, OFTEN) if a != b)
HALVES = ("head", "foot")
balls = st.sampled_from(OFTEN)
pairs = st.sampled_from(PAIRS)


def _all(kind: str, /, **fields: Iterable[Any]) -> tuple[Record, ...]:
    """Give every event of a kind; a field that may be missing has None among its values."""
    return tuple(
        {
            "type": kind,
            **{name: value for name, value in zip(fields, row, strict=True) if value is not None},
        }
        for row in product(*fields.values())
    )


KINDS: dict[str, tuple[Record, ...]] = {
    "contact": _all("contact", balls=PAIRS),
    "contact, with a word": _all("contact", balls=PAIRS, same=(False, True)),
    "rail": _all("rail", ball=OFTEN, rail=RAILS, half=(None, *HALVES), rebound=(None, True, False)),
    "rail, jaw": tuple(
        event | place
        for event in _all("rail", ball=OFTEN, part=("nose", "jaw"), half=(None, *HALVES))
        for place in (
            {"rail": "left", "pocket": "ML"},
            {"rail": "right", "pocket": "MR"},
            {"rail": "head", "pocket": "HL"},
            {"rail": "left", "pocket": "HL"},
            {"rail": "foot", "pocket": "FR"},
        )
    ),
    "cross": _all("cross", ball=OFTEN, to=HALVES),
    "frozen": _all("frozen", ball=OFTEN, rail=RAILS),
    "frozen, to a ball": tuple(
        {"type": "frozen", "ball": ball, "with": other} for ball, other in PAIRS
    ),
    "stop": _all("stop", ball=(None, None, *OFTEN)),
    "pocket": _all("pocket", ball=OFTEN, pocket=(None, *POCKETS)),
    "return": _all("return", ball=OFTEN),
    "bounce": _all("bounce", ball=OFTEN),
    "jump": _all("jump", ball=OFTEN, how=(None, "off", "on-rail", "touched")),
    "fall": _all("fall", ball=OFTEN, pocket=(None, "HL", "MR")),
    "tip": _all("tip", ball=OFTEN),
    "aim": _all(
        "aim", ball=OFTEN, degrees=(None, 0, 44.9, 45, 90), follows_through=(None, False, True)
    ),
    "disturb": _all("disturb", cause=("light", "spectator")),
    "fault": _all(
        "fault",
        kind=FAULT_KINDS,
        by=(None, "shooter", "opponent"),
        ball=(None, *OFTEN),
        certain=(None, None, "yes", "no", "unsure"),
        **{"with": (None, *TOUCHED_WITH)},
    ),
}
# The course of the balls: what one expects to see on a quiet shot.
COURSE = ("contact", "contact, with a word", "rail", "rail, jaw", "cross", "frozen", "stop")
EVERYTHING = (*KINDS, *COURSE, *COURSE)
_OF_EACH_KIND = 96


def one_event(kinds: Sequence[str] = EVERYTHING) -> Any:
    """Give one event of these kinds, all of them equally often."""
    events = [
        KINDS[kind][number * len(KINDS[kind]) // _OF_EACH_KIND]
        for kind in kinds
        for number in range(_OF_EACH_KIND)
    ]
    # By number, so that a failure does not print them all.
    return st.integers(0, len(events) - 1).map(events.__getitem__)


def event_list(kinds: Sequence[str] = EVERYTHING, most: int = 14) -> Any:
    """Give lists of events; some of them may not fit together yet (see `fitting`)."""
    one = one_event(kinds)
    return st.one_of(st.lists(one, max_size=most), st.lists(one, min_size=most // 2, max_size=most))


def fitting(events: Iterable[Mapping[str, Any]], bed: Iterable[int], cue_ball: int) -> list[Record]:
    """Begin with the tip and leave out the events that cannot follow those before them."""
    on_bed, pocketed = set(bed), set[int]()
    kept: list[Record] = []
    for event in ({"type": "tip", "ball": cue_ball}, *events):
        kind, ball = event["type"], event.get("ball")
        named = {*event.get("balls", ()), *([] if ball is None else [ball])}
        if event.get("with") in range(16):
            named.add(event["with"])
        if not named <= (pocketed if kind == "return" else on_bed):
            continue
        kept.append(dict(event))
        if kind in ("pocket", "fall"):
            on_bed.discard(event["ball"])
            pocketed.add(event["ball"])
        elif kind == "return":
            pocketed.discard(event["ball"])
            on_bed.add(event["ball"])
        elif kind == "jump" and event.get("how") != "touched":
            on_bed.discard(event["ball"])
    return kept


def lying_at_the_end(bed: Iterable[int], events: Iterable[Mapping[str, Any]]) -> set[int]:
    """Give the balls that must have a place at the end: neither fallen nor jumped."""
    lying = set(bed)
    for event in events:
        if event["type"] in ("pocket", "fall", "jump"):
            lying.discard(event["ball"])
        elif event["type"] == "return":
            lying.add(event["ball"])
    jumped = {event["ball"] for event in events if event["type"] == "jump"}
    return lying - jumped


gaps = st.lists(st.sampled_from(GAPS), min_size=1, max_size=5)
readings = st.dictionaries(st.sampled_from(OF_SHOTS), st.booleans(), max_size=3).flatmap(
    lambda names: st.fixed_dictionaries({name: st.sampled_from(READINGS[name]) for name in names})
)


@st.composite
def shots(  # noqa: PLR0913 - a property says what it needs by name
    draw: Any,
    *,
    kinds: Sequence[str] = EVERYTHING,
    phases: Sequence[str] = ("play", "play", "break", "in-hand"),
    disciplines: Sequence[str] = ("free", "free", "continuation", "combined", "dynamic"),
    timed: bool | None = None,
    measured: bool | None = None,
    read: bool = True,
    most: int = 14,
) -> Record:
    """Give shot records that the format accepts.

    `timed`: whether events have times; `measured`: whether places are known; None: either.
    `read`: whether records may ask for other readings.
    """
    bed = range(MOST_BALLS)
    cue_ball = draw(st.sampled_from((0, 0, 0, 1, 2)))
    record: Record = {
        "discipline": draw(st.sampled_from(disciplines)),
        "phase": draw(st.sampled_from(phases)),
        "cue_ball": cue_ball,
        "start": list(bed),
    }
    events = draw(event_list(kinds, most))
    if draw(st.sampled_from((True, True, True, True, False))):
        meets = {
            "type": "contact",
            "balls": [cue_ball, draw(balls.filter(lambda ball: ball != cue_ball))],
        }
        events.insert(draw(st.sampled_from((0, 0, 0, 1, 2))), meets)
    events = fitting(events, bed, cue_ball)
    if draw(st.booleans()) if measured is None else measured:
        places = draw(st.sampled_from(LAYOUTS))
        record["start"] = {str(ball): list(places[ball]) for ball in bed}
        if draw(st.booleans()):
            end = places[MOST_BALLS:]
            lying = lying_at_the_end(bed, events)
            record["end"] = {str(ball): list(end[ball]) for ball in sorted(lying)}
    elif draw(st.booleans()):
        record["frozen"] = draw(st.lists(st.sampled_from((*PAIRS, *FROZEN_TO_RAILS)), max_size=3))
    record |= draw(
        st.fixed_dictionaries(
            {},
            optional={
                "informed": st.booleans(),
                "home": st.lists(balls, max_size=3, unique=True),
                "target": balls,
                "close": st.lists(pairs, max_size=2),
                "seconds": st.sampled_from((3, 45, 46.5)),
            },
        )
    )
    if draw(st.booleans()) if timed is None else timed:
        add_times(events, draw(gaps))
    if read and (chosen := draw(readings)):
        record["readings"] = chosen
        if chosen.get("R-rails") == "six":
            for event in events:
                if event.get("rail") in ("left", "right") and event["type"] == "rail":
                    event.setdefault("half", "foot")
    record["events"] = events
    return record


def add_times(events: Iterable[Record], apart: Iterable[float]) -> None:
    """Give every event a time, each a gap after the one before; the gaps are repeated."""
    now = 0.0
    for event, gap in zip(events, cycle(apart), strict=False):
        now += gap
        event["t"] = now


# -- input that is no record ------------------------------------------------------------------

WORDS = (
    *("shot/1", "tip", "contact", "rail", "pocket", "fall", "0", "15", "head", "left", "HL"),
    *("type", "ball", "balls", "t", "pos", "events", "start", "end", "cue_ball", "frozen", ""),
)
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.sampled_from((10**400, -0.0, 0.034, 1e308, float("nan"), float("inf"), float("-inf"))),
    st.floats(),
    st.sampled_from(WORDS),
    st.text(max_size=4),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=3)), inner, max_size=3),
    ),
    max_leaves=8,
)


def spots_of(value: Any) -> list[tuple[Any, Any]]:
    """Give every (container, key) inside a JSON value, in order."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        keys: Iterable[Any] = list(value)
    elif isinstance(value, list):
        keys = range(len(value))
    else:
        return found
    for key in keys:
        found.append((value, key))
        found.extend(spots_of(value[key]))
    return found


@st.composite
def mutated_shots(draw: Any) -> Record:
    """Give records with up to three places replaced, removed, doubled or renamed."""
    record: Record = copy.deepcopy(draw(shots(most=6)))
    for _ in range(draw(st.integers(1, 3))):
        places = spots_of(record)
        if not places:
            break
        container, key = draw(st.sampled_from(places))
        change = draw(st.sampled_from(("replace", "replace", "remove", "double")))
        if change == "replace":
            container[key] = draw(values)
        elif change == "remove":
            del container[key]
        elif isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        else:
            container[draw(st.sampled_from(WORDS))] = copy.deepcopy(container[key])
    return record


def as_parsed(value: Any) -> Any:
    """Give a value as a JSON parser would: NaN and infinities included."""
    return json.loads(json.dumps(value))
