"""The readings that a ruling names are those that brute force finds, on any shot."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from piramida import Rules, Ruling, Shot, judge, read_shot
from piramida._spec import READINGS
from piramida.readings import DEFAULT_RULES
from piramida.records import FAULT_KINDS
from piramida.shot import (
    PHASES,
    Aim,
    Bounce,
    Contact,
    Cross,
    Disturbance,
    Event,
    Fall,
    Fault,
    Frozen,
    Jump,
    Pocketed,
    Rail,
    Return,
    Stop,
    Tip,
)
from piramida.table import POCKETS, RAILS, Half, Point

SAMPLE = Path(__file__).parent / "data" / "pooltool-shots.jsonl"

# Few balls meet often: in home, on the centre line, at a rail, near the foot spot, far away.
PLACES = (
    Point(-1.2, 0.0),
    Point(0.0, 0.3),
    Point(0.5, 0.8535),
    Point(0.8875, 0.066),
    Point(-0.4, -0.5),
)
PAUSES = (0.0, 0.0005, 0.3, 6.0)
HALVES: tuple[Half, ...] = ("head", "foot")

_balls = st.integers(0, len(PLACES) - 1)
_rails = st.sampled_from(RAILS)
_halves = st.sampled_from(HALVES)
_pockets = st.sampled_from(POCKETS)
_contacts = st.builds(Contact, _balls, _balls, st.sampled_from((None, None, True, False)))
_acts = (
    st.builds(Rail, _balls, _rails, half=_halves, rebound=st.sampled_from((True, True, False)))
    | st.builds(Rail, _balls, _rails, st.just("jaw"), _pockets, _halves)
    | st.builds(Cross, _balls, _halves)
)
_ends = (
    st.builds(Frozen, _balls, _rails, pos=st.none() | st.sampled_from(PLACES))
    | st.builds(Frozen, _balls, other=_balls)
    | st.builds(Stop, st.none() | _balls, pos=st.none() | st.sampled_from(PLACES))
    | st.builds(Pocketed, _balls, _pockets)
    | st.builds(Return, _balls)
    | st.builds(Jump, _balls, st.sampled_from(("off", "on-rail", "touched")))
    | st.builds(Bounce, _balls)
    | st.builds(Fall, _balls, _pockets)
)
_words = (
    st.builds(Tip, _balls)
    | st.builds(
        Aim, _balls, st.sampled_from((None, 0.0, 44.0, 45.0)), st.sampled_from((None, True, False))
    )
    | st.builds(Disturbance, st.just("a lamp falls"))
    | st.builds(
        Fault,
        st.sampled_from(FAULT_KINDS),
        st.sampled_from(("shooter", "opponent")),
        st.none() | _balls,
        certain=st.sampled_from(("yes", "yes", "no", "unsure")),
    )
)
_events = st.one_of(_contacts, _contacts, _acts, _acts, _acts, _ends, _words)
_pairs = st.lists(st.tuples(_balls, _balls).filter(lambda pair: pair[0] != pair[1]), max_size=2)


def possible(events: Iterable[Event]) -> Iterable[Event]:
    """Leave out what cannot happen: an event of a ball that is not on the bed just then."""
    bed, fallen = set(range(len(PLACES))), set[int]()
    for event in events:
        balls = {getattr(event, name, None) for name in ("a", "b", "ball", "other")} - {None}
        if isinstance(event, Return):
            if event.ball not in fallen:
                continue
            fallen.remove(event.ball)
            bed.add(event.ball)
        elif not balls <= bed or (isinstance(event, Contact) and event.a == event.b):
            continue
        elif isinstance(event, Pocketed | Fall):
            bed.remove(event.ball)
            fallen.add(event.ball)
        elif isinstance(event, Jump) and event.how != "touched":
            bed.remove(event.ball)
        yield event


def timed(events: Iterable[Event], pauses: Iterable[float]) -> Iterable[Event]:
    """Give the events times; the pauses between them end, the events may go on without times."""
    t = 0.0
    for event, pause in zip(events, pauses, strict=False):
        t += pause
        yield replace(event, t=t)


@st.composite
def shots(draw: st.DrawFn) -> Shot:
    """Draw shots of every phase with every kind of event, measured or not, timed or not."""
    cue_ball = draw(st.sampled_from((0, 0, 1)))
    events = [Tip(cue_ball), *possible(draw(st.lists(_events, max_size=20)))]
    if draw(st.booleans()):
        pause = st.sampled_from(PAUSES)
        length = len(events)
        events = list(timed(events, draw(st.lists(pause, min_size=length, max_size=length))))
    places = dict(enumerate(PLACES))
    measured = draw(st.booleans())
    return Shot(
        cue_ball=cue_ball,
        events=tuple(events),
        phase=draw(st.sampled_from((*PHASES, "play"))),
        discipline=draw(st.sampled_from(("free", "combined"))),
        target=draw(st.none() | _balls),
        bed=frozenset(places),
        start=places if measured or draw(st.booleans()) else {},
        end=places if measured else None,
        frozen_rails=tuple(draw(st.lists(st.tuples(_balls, _rails), max_size=2))),
        frozen_balls=tuple(draw(_pairs)),
        close=tuple(draw(_pairs)),
        informed=draw(st.booleans()),
    )


def other_rules() -> st.SearchStrategy[Rules]:
    """Draw rules that differ from the default ones in a few readings, or in none."""
    settings_of_readings = st.sampled_from(
        [(name, value) for name, values in READINGS.items() for value in values[1:]]
    )
    return st.lists(settings_of_readings, max_size=3).map(lambda chosen: Rules(dict(chosen)))


def consequences(ruling: Ruling) -> tuple[object, ...]:
    """Give what follows from a ruling: not how it was reached, and not its evidence."""
    return (
        ruling.verdict,
        [(foul.clause, foul.offender) for foul in ruling.fouls],
        ruling.pocketed,
        ruling.returned,
        ruling.replaced,
        ruling.spots,
        [fact.clause for fact in ruling.unsure],
    )


def by_brute_force(shot: Shot, rules: Rules, here: Ruling) -> list[str]:
    """Name the readings under another value of which the ruling has other consequences."""
    return sorted(
        name
        for name in READINGS
        if any(
            consequences(judge(shot, other)) != consequences(here)
            for other in rules.under_other_values(name)
        )
    )


@given(shots())
def test_all_readings_that_matter_are_named(shot: Shot) -> None:
    """A ruling names a reading if and only if another value of it leads elsewhere."""
    ruling = judge(shot, DEFAULT_RULES)
    assert [used.id for used in ruling.readings] == by_brute_force(shot, DEFAULT_RULES, ruling)


@given(shots(), other_rules())
def test_so_they_are_under_other_readings(shot: Shot, rules: Rules) -> None:
    """That holds as well where a table plays by other readings, and their values are given."""
    ruling = judge(shot, rules)
    assert [used.id for used in ruling.readings] == by_brute_force(shot, rules, ruling)
    assert all(used.value == rules.reading(used.id) for used in ruling.readings)


def test_the_simulated_shots_name_them_all() -> None:
    """On the simulated shots every reading that matters is named, and no other."""
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        shot, rules = read_shot(json.loads(line))
        ruling = judge(shot, rules)
        found = [used.id for used in ruling.readings]
        assert found == by_brute_force(shot, rules, ruling), f"line {number}"
