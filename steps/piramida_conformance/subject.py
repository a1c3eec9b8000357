"""Subjects: whatever rules on shots and games, asked with records and answering with rulings.

Everything that passes is JSON-shaped (records of the wire format), so the engine in process and a
program behind a pipe look the same to a scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from piramida import judge, records
from piramida.readings import DEFAULT_RULES, Rules

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


@dataclass(slots=True)
class Reference:
    """The reference engine, in process; `rules` hold where a record states nothing else."""

    rules: Rules = DEFAULT_RULES
    name: str = "piramida (in process)"
    _header: Json = field(default_factory=dict)

    def begin(self, header: Json) -> None:
        """Begin a case; shots need nothing of it."""
        self._header = header

    def judge(self, record: Json) -> Json:
        """The engine's ruling, written as the wire format has it."""
        try:
            shot, rules = records.read_shot(record, self.rules)
        except records.RecordError as error:
            raise SubjectError(str(error)) from error
        ruling: Json = records.write_ruling(judge(shot, rules))
        return ruling

    def do(self, action: Json) -> Json:
        """Games are not played in process yet; raises SubjectError."""
        message = f"no game takes the action {action.get('do')!r} yet"
        raise SubjectError(message)


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


@dataclass(slots=True)
class _Trivial:
    """A subject that does not look at what it is asked."""

    name: str
    ruling: Json

    def begin(self, header: Json) -> None:
        """Take no notice."""

    def judge(self, record: Json) -> Json:  # noqa: ARG002 - that is the point of it
        """The same ruling, always."""
        return dict(self.ruling)

    def do(self, action: Json) -> Json:  # noqa: ARG002 - that is the point of it
        """The same outcome, always."""
        return {"accepted": True, "ruling": dict(self.ruling)}


def always_legal() -> Subject:
    """A subject that calls every shot legal."""
    return _Trivial("always legal", {"verdict": "legal", **_NOTHING})


def always_foul() -> Subject:
    """A subject that calls every shot a foul, under no clause."""
    return _Trivial("always foul", {"verdict": "foul", **_NOTHING})


def empty_ruling() -> Subject:
    """A subject whose rulings say nothing."""
    return _Trivial("empty ruling", {})


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
    return always_legal(), always_foul(), empty_ruling(), RepeatsLastAnswer(Reference())
