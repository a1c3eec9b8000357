"""How a defect gets into the engine, and which scenarios notice it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any, Final
from unittest import mock

from piramida import clauses
from piramida.readings import Rules
from piramida.rules.collision import no_object_ball_met
from piramida.ruling import Foul
from piramida.shot import Certain, Fault
from piramida.walk import Summary
from piramida_conformance import pickles, scenarios
from piramida_conformance import spec as rulebook
from piramida_conformance.scenarios import Scenario
from piramida_conformance.subject import Json, Reference, Subject, SubjectError
from piramida_conformance.trace import functions

Seed = Callable[[str], AbstractContextManager[Subject]]
Rows = Mapping[str, tuple[tuple[str, Seed], ...]]

# Every module of the engine is imported, so that the registry is whole.
functions()
SPEC: Final = rulebook.load()
SUITE: Final = scenarios.load()


@dataclass(frozen=True, slots=True)
class Defect:
    """A clause or a reading, what is wrong about it in a sentence, and how it is made wrong."""

    about: str
    sentence: str
    seed: Seed

    def __str__(self) -> str:
        """Give the text by which a test shows the defect."""
        return f"{self.about} {self.sentence}"


def listed(rows: Rows) -> tuple[Defect, ...]:
    """Give the defects of a table: clause -> sentence and seed."""
    return tuple(Defect(about, *row) for about, seeds in rows.items() for row in seeds)


# -- ways to be wrong -----------------------------------------------------------------------


@dataclass(slots=True)
class _Brittle(Reference):
    """The engine where it may break down: that is its answer, and no fault of the scenario."""

    def judge(self, record: Json) -> Json:
        """Rule, or break down."""
        try:
            return Reference.judge(self, record)
        except (ArithmeticError, LookupError, ValueError) as error:
            raise SubjectError(repr(error)) from error

    def do(self, action: Json) -> Json:
        """Play on, or break down."""
        try:
            return Reference.do(self, action)
        except (ArithmeticError, LookupError, ValueError) as error:
            raise SubjectError(repr(error)) from error


@contextmanager
def dropped(clause: str) -> Iterator[Subject]:
    """Leave the clause out; what builds on it may break down then."""
    with clauses.without(clause):
        yield _Brittle()


def instead(function: Callable[..., Any], wrong: Callable[..., Any]) -> Seed:
    """Put `wrong` in the place of a deciding function; it gets the right one before the rest."""
    original = inspect.unwrap(function)
    owner = next(each.id for each in clauses.REGISTRY.values() if original in each.functions)

    @contextmanager
    def seed(_clause: str) -> Iterator[Subject]:
        with clauses.replaced(owner, original.__name__, wrong):
            yield Reference()

    return seed


def also_found(finds: Callable[[Summary], Iterable[Foul]]) -> Seed:
    """Let every shot be searched for violations that are none."""
    return instead(no_object_ball_met, lambda right, play: (*right(play), *finds(play)))


def number(name: str, value: float) -> Seed:
    """Give another value to a number of the clause."""

    @contextmanager
    def seed(clause: str) -> Iterator[Subject]:
        yield Reference(Rules(numbers={f"{clause}.{name}": value}))

    return seed


def constant(module: ModuleType, name: str, value: float) -> Seed:
    """Give another value to a number that a clarification has settled."""

    @contextmanager
    def seed(_clause: str) -> Iterator[Subject]:
        with mock.patch.object(module, name, value):
            yield Reference()

    return seed


@dataclass(slots=True)
class _Stuck(Reference):
    """The engine, deaf to what a record says about one reading."""

    readings: Mapping[str, str] = ()  # type: ignore[assignment]

    def begin(self, header: Json) -> None:
        """Begin a case with the one value."""
        Reference.begin(self, self._deaf(header))

    def judge(self, record: Json) -> Json:
        """Rule under the one value."""
        return Reference.judge(self, self._deaf(record))

    def measure(self, record: Json) -> Json:
        """Check equipment under the one value."""
        return Reference.measure(self, self._deaf(record))

    def _deaf(self, record: Json) -> Json:
        return record | {"readings": record.get("readings", {}) | dict(self.readings)}


def stuck(value: str) -> Seed:
    """Let a reading have this value, whatever a scenario states."""

    @contextmanager
    def seed(reading: str) -> Iterator[Subject]:
        yield _Stuck(readings={reading: value})

    return seed


def taken_for_sure(play: Summary, certain: Certain) -> Summary:
    """Give a shot on which what the referee says so (`unsure`, `no`) is taken for a fact."""
    events = tuple(
        replace(event, certain="yes")
        if isinstance(event, Fault) and event.certain == certain
        else event
        for event in play.shot.events
    )
    return play._replace(shot=replace(play.shot, events=events))


def believing(function: Callable[..., Any], certain: Certain) -> Seed:
    """Take what the referee doubts (`unsure`) or denies (`no`) for a fact."""
    return instead(function, lambda right, play: right(taken_for_sure(play, certain)))


# -- who notices ----------------------------------------------------------------------------


@cache
def passes(scenario: Scenario) -> bool:
    """Say whether a scenario passes with nothing wrong."""
    return pickles.run(scenario, Reference()).passed


def of_clause(clause: str) -> tuple[Scenario, ...]:
    """Give the scenarios tagged with a clause; with its items, where it only gathers them."""
    if SPEC.clauses[clause].is_leaf:
        return SUITE.by_clause.get(clause, ())
    return tuple(
        scenario
        for leaf in SPEC.leaves
        if leaf.id.startswith(f"{clause}.")
        for scenario in SUITE.by_clause.get(leaf.id, ())
    )


def of_reading(reading: str) -> tuple[Scenario, ...]:
    """Give the scenarios tagged with a reading."""
    return tuple(each for each in SUITE.scenarios if reading in each.needs("reading."))


def noticed(defect: Defect) -> tuple[str, ...]:
    """Give the scenarios of the clause or reading that fail by the defect, by their keys."""
    is_reading = defect.about.startswith("R-")
    candidates = of_reading(defect.about) if is_reading else of_clause(defect.about)
    with defect.seed(defect.about) as subject:
        results = tuple(pickles.run_all(candidates, subject))
    return tuple(
        scenario.key for scenario, result in results if result.status == "fail" and passes(scenario)
    )
