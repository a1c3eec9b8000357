"""The proof that the scenarios bite: whatever is made wrong in the engine, one of them fails."""

from __future__ import annotations

from collections import Counter

import pytest

from defects import (
    collision,
    completion,
    conduct,
    equipment,
    games,
    opening,
    other_games,
    pocketing,
    prizes,
    readings,
    spotting,
    stroke,
    table,
)
from defects.seeding import SPEC, SUITE, listed, noticed, passes
from piramida._spec import READINGS
from piramida.clauses import REGISTRY
from piramida_conformance import pickles, trace
from piramida_conformance.subject import Reference, Subject, trivial_subjects

MODULES = (
    table,
    collision,
    opening,
    stroke,
    completion,
    pocketing,
    spotting,
    conduct,
    readings,
    equipment,
    prizes,
)
DEFECTS = tuple(
    defect
    for rows in (*(module.DEFECTS for module in MODULES), *games.TABLES, *other_games.TABLES)
    for defect in listed(rows)
)
ALL = {str(defect): defect for defect in DEFECTS}


@pytest.mark.parametrize("name", ALL)
def test_a_scenario_of_the_clause_notices_the_defect(name: str) -> None:
    """Of the scenarios tagged with a clause or a reading, one fails when it is made wrong."""
    assert noticed(ALL[name]), f"no scenario notices it: {name}"


def test_every_clause_that_decides_something_has_a_defect() -> None:
    """No clause is registered in the engine without a way in which it could be wrong."""
    assert sorted(REGISTRY.keys() - {defect.about for defect in DEFECTS}) == []


def test_every_open_reading_has_a_defect_for_each_value() -> None:
    """The engine could stick to any value of a reading."""
    wanted = Counter({reading: len(values) for reading, values in READINGS.items()})
    assert Counter(each.about for each in DEFECTS if each.about in READINGS) == wanted


def test_each_defect_is_listed_once() -> None:
    """Two defects of one clause say different things, and each is about something that exists."""
    assert len(ALL) == len(DEFECTS)
    assert {each.about for each in DEFECTS} <= {*SPEC.clauses, *READINGS, *REGISTRY}


def test_a_right_engine_is_no_defect() -> None:
    """What is noticed is the defect: with nothing wrong, every scenario passes."""
    assert [scenario.key for scenario in SUITE.scenarios if not passes(scenario)] == []


def test_a_defect_is_gone_when_it_has_been_noticed() -> None:
    """After a defect the engine is right again."""
    before = noticed(ALL["G.5.3 A stroke that meets nothing is no foul."])
    assert before
    assert all(pickles.run(SUITE.by_key[key], Reference()).passed for key in before)


# -- subjects that know nothing -------------------------------------------------------------

SUBJECTS = {subject.name: subject for subject in trivial_subjects()}


def passed_by(subject: Subject) -> frozenset[str]:
    """Give the keys of the scenarios that a subject passes, one run of the whole suite."""
    return frozenset(
        scenario.key
        for scenario, result in pickles.run_all(SUITE.scenarios, subject)
        if result.passed
    )


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_subject_that_knows_nothing_passes_no_clause(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where scenarios obey and break a clause, who does not look at the shot fails one of them."""
    passed = passed_by(SUBJECTS[name])
    with capsys.disabled():
        print(f"\n  {name}: passes {len(passed)} of {len(SUITE.scenarios)} scenarios")  # noqa: T201
    sides = trace.sides(SPEC, SUITE)
    both_ways = {
        clause: scenarios
        for clause, scenarios in SUITE.by_clause.items()
        if {"obeys", "breaks"} <= {sides.get((each.key, clause)) for each in scenarios}
    }
    assert len(both_ways) > 10
    assert [c for c, each in both_ways.items() if passed.issuperset(s.key for s in each)] == []
    assert len(passed) < len(SUITE.scenarios) / 2
