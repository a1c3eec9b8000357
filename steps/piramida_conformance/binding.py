"""The steps of the registry for pytest-bdd: one definition for each keyword reads all sentences.

pytest-bdd would try every definition that there is on every step of every scenario, which takes
most of a run, and of two that read a sentence it would take the last. The registry looks a sentence
up once and wants exactly one step to read it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest_bdd
from pytest_bdd.parsers import StepParser

from piramida_conformance.play import Play
from piramida_conformance.registry import LANGUAGES, Kind, Match, Registry, whole
from piramida_conformance.words import slots_of


class Sentence(StepParser):
    """What pytest-bdd needs to know of all steps of one kind: one of them reads the sentence."""

    def __init__(self, kind: Kind, registry: Registry) -> None:
        super().__init__(f"any {kind} of the vocabulary")
        self._kind = kind
        self._registry = registry

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The step and its values; an outline's parameter that got no value is refused."""
        found = [match for each in LANGUAGES for match in self._registry.matches(name, each)]
        if len(found) != 1 or found[0].step.kind != self._kind:
            return None
        return None if any(map(slots_of, found[0].values.values())) else {"found": found[0]}

    def is_matching(self, name: str) -> bool:
        """Whether exactly one step, and of this kind, reads the sentence."""
        return self.parse_arguments(name) is not None


def _do(play: Play, found: Match) -> None:
    found.call(play)


_BINDERS: Final[dict[Kind, Callable[..., Any]]] = {
    "given": pytest_bdd.given,
    "when": pytest_bdd.when,
    "then": pytest_bdd.then,
}
# It leaves its fixtures among the names of this module, which the plugin registers.
for _kind, _binder in _BINDERS.items():
    _binder(Sentence(_kind, whole()))(_do)
