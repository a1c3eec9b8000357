"""Runs scenarios in process, without pytest: the steps of the registry over the parsed files.

The proof that the suite bites runs the scenarios of a clause once for each seeded defect; a pytest
start for each would be too slow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from piramida_conformance import failures
from piramida_conformance.play import Play
from piramida_conformance.registry import Language, StepError, match
from piramida_conformance.scenarios import Scenario, Step
from piramida_conformance.subject import Subject

_LANGUAGES: Final[dict[str, Language]] = {"en": "en", "ru": "ru"}


@dataclass(frozen=True, slots=True)
class Result:
    """How one scenario ended: `pass`, `fail` or `kit-error`, and why it did not pass."""

    status: str
    message: str = ""

    @property
    def passed(self) -> bool:
        """Whether every step held."""
        return self.status == "pass"


def call(step: Step, language: str, play: Play) -> None:
    """Do one step to this play; raises StepError unless one step of its kind reads it."""
    found = match(step.text, _LANGUAGES[language])
    if found.step.kind != step.kind:
        message = f"{step.text!r} is a {found.step.kind} step, not a {step.kind}"
        raise StepError(message)
    found.call(play)


def run(scenario: Scenario, subject: Subject) -> Result:
    """Run one scenario against a subject; nothing that goes wrong escapes as an exception."""
    play = Play(subject)
    step: Step | None = None
    try:
        for step in scenario.all_steps:
            call(step, scenario.language, play)
    except Exception as error:  # noqa: BLE001 - whatever a subject raises is a result
        status = failures.status_of(error)
        return Result(status, failures.message(scenario, step, error, play))
    return Result("pass")


def run_all(scenarios: Iterable[Scenario], subject: Subject) -> Iterator[tuple[Scenario, Result]]:
    """Run scenarios one after the other."""
    for scenario in scenarios:
        yield scenario, run(scenario, subject)
