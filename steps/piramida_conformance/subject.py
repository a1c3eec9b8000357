"""Subjects: whatever rules on shots and games, asked with records and answering with rulings.

Everything that passes is JSON-shaped (records of the wire format), so the engine in process and a
program behind a pipe look the same to a scenario.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final, Protocol, runtime_checkable

from piramida import RecordError, equipment, game_records, judge, match, prizes, records
from piramida.readings import DEFAULT_RULES, Rules
from piramida.state import State

Json = dict[str, Any]


class SubjectError(Exception):
    """The subject refused what it was asked, or could not answer it."""


class Subject(Protocol):
    """A program that knows the rules."""

    @property
    def name(self) -> str:
        """What reports call it."""

    def begin(self, header: Json) -> None:
        """Forget everything and begin a case: a game header."""

    def judge(self, record: Json) -> Json:
        """The ruling on one shot record; raises SubjectError where it gives none."""

    def do(self, action: Json) -> Json:
        """The outcome of one action of the game begun; raises SubjectError where it has none."""


@runtime_checkable
class InProcess(Protocol):
    """What is asked beside the protocol of the pipe: only of a subject in this process."""

    def measure(self, record: Json) -> Json:
        """The check of an equipment record; raises SubjectError where it gives none."""

    def share(self, places: int, fund: str, minor_unit: str) -> Json:
        """The division of a prize fund; raises SubjectError where it gives none."""


@contextmanager
def _answering() -> Iterator[None]:
    """What goes wrong while the engine answers is its failure, never one of the kit."""
    try:
        yield
    except RecordError as error:
        raise SubjectError(str(error)) from error
    except Exception as error:
        message = f"the engine broke down: {type(error).__name__}: {error}"
        raise SubjectError(message) from error


@dataclass(slots=True)
class Reference:
    """The reference engine, in process; `rules` hold where a record states nothing else."""

    rules: Rules = DEFAULT_RULES
    name: str = "piramida (in process)"
    _header: Json = field(default_factory=dict)
    _state: State | None = None

    def begin(self, header: Json) -> None:
        """Begin a case; the header is read with the first action, since shots need none of it."""
        self._header = header
        self._state = None

    def judge(self, record: Json) -> Json:
        """The engine's ruling, written as the wire format has it."""
        with _answering():
            shot, rules = records.read_shot(record, self.rules)
            ruling: Json = records.write_ruling(judge(shot, rules))
        return ruling

    def do(self, action: Json) -> Json:
        """The engine's outcome, written as the wire format has it."""
        with _answering():
            if self._state is None:
                self._state = game_records.read_header(self._header, self.rules)
            outcome = match.apply(self._state, action)
            self._state = outcome.state
            written: Json = game_records.write_outcome(outcome, match.choices(outcome.state))
        return written

    def measure(self, record: Json) -> Json:
        """The engine's check of measured equipment."""
        with _answering():
            measured, rules = equipment.read_equipment(record, self.rules)
            written: Json = equipment.write_findings(equipment.check(measured, rules))
        return written

    def share(self, places: int, fund: str, minor_unit: str) -> Json:
        """The engine's division of a prize fund."""
        with _answering():
            division = prizes.divide(places, Decimal(fund), Decimal(minor_unit), self.rules)
            written: Json = prizes.write_division(division)
        return written


_NOTHING: Final[Mapping[str, Any]] = {
    "legal_by": None,
    "fouls": [],
    "pocketed": [],
    "returned": [],
    "replaced": {},
    "spots": {},
    "unsure": [],
    "readings": [],
}


_AT_THE_TABLE: Final[Mapping[str, Any]] = {
    "phase": "play",
    "turn": {"side": "A", "player": "A"},
    "choices": [{"do": "shot", "by": ["A"]}],
    "score": {"A": 0, "B": 0},
    "games": {"A": 0, "B": 0},
    "bed": list(range(16)),
    "positions": {str(ball): None for ball in range(16)},
    "shelves": {"A": [], "B": []},
    "breaker": "A",
    "limit": None,
    "winner": None,
}


@dataclass(slots=True)
class _Trivial:
    """A subject that does not look at what it is asked; in a game, A is always at the table."""

    name: str
    ruling: Json
    accepts: bool = True

    def begin(self, header: Json) -> None:
        """Take no notice."""

    def judge(self, record: Json) -> Json:  # noqa: ARG002 - that is the point of it
        """The same ruling, always."""
        return dict(self.ruling)

    def do(self, action: Json) -> Json:  # noqa: ARG002 - that is the point of it
        """The same outcome, always."""
        refusal = None if self.accepts else {"code": "not-now", "clause": None, "message": ""}
        return {
            "accepted": self.accepts,
            "ruling": dict(self.ruling),
            "error": refusal,
            "state": dict(_AT_THE_TABLE),
        }


def always_legal() -> Subject:
    """A subject that calls every shot legal."""
    return _Trivial("always legal", {"verdict": "legal", **_NOTHING})


def always_foul() -> Subject:
    """A subject that calls every shot a foul, under no clause."""
    return _Trivial("always foul", {"verdict": "foul", **_NOTHING})


def empty_ruling() -> Subject:
    """A subject whose rulings say nothing."""
    return _Trivial("empty ruling", {})


def refuses_everything() -> Subject:
    """A subject that refuses every action of a game, for no reason, and rules nothing."""
    return _Trivial("refuses everything", {}, accepts=False)


@dataclass(slots=True)
class RepeatsLastAnswer:
    """A subject that gives, one question late, the answers of another; the first one is empty."""

    other: Subject
    _last: Json = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What reports call it."""
        return "repeats the last answer"

    def begin(self, header: Json) -> None:
        """Begin the case for the other subject only."""
        self.other.begin(header)

    def judge(self, record: Json) -> Json:
        """The ruling of the question before."""
        answer, self._last = self._last, self.other.judge(record)
        return answer

    def do(self, action: Json) -> Json:
        """The outcome of the question before."""
        answer, self._last = self._last, self.other.do(action)
        return answer


def trivial_subjects() -> tuple[Subject, ...]:
    """The subjects that a suite with teeth passes in nothing."""
    blind = always_legal(), always_foul(), empty_ruling(), refuses_everything()
    return *blind, RepeatsLastAnswer(Reference())
