"""The steps of the suite: one definition each, with an English and a Russian wording.

`step` defines one. `match` finds the one step that reads a sentence; `translate` reads it with that
step and writes its values in the other wording, so a scenario is written once and read in two
languages.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, Literal, TypeVar

from piramida_conformance.words import Wording

Kind = Literal["given", "when", "then"]
Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")

StepFunction = TypeVar("StepFunction", bound=Callable[..., None])


class StepError(Exception):
    """A sentence that no step reads, or more than one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: when it may stand, its two wordings and what it does to the play."""

    kind: Kind
    wordings: Mapping[Language, Wording]
    function: Callable[..., None]

    @property
    def summary(self) -> str:
        """The first line of the step's docstring; it starts with a clause id."""
        return (inspect.getdoc(self.function) or "").partition("\n")[0]


@dataclass(frozen=True, slots=True)
class Match:
    """The step that reads a sentence, and the values it read."""

    step: Step
    values: Mapping[str, Hashable]

    def call(self, play: object) -> None:
        """Do the step to this play."""
        self.step.function(play, **self.values)


@dataclass(slots=True)
class Registry:
    """A set of steps; the suite has one, tests make their own."""

    steps: list[Step] = field(default_factory=list)
    _found: dict[tuple[str, Language], tuple[Match, ...]] = field(default_factory=dict)

    def step(self, kind: Kind, *, en: str, ru: str) -> Callable[[StepFunction], StepFunction]:
        """Define a step by its two wordings; its function takes `play` and the placeholders.

        Raises TypeError where the wordings and the function do not name the same values.
        """
        wordings: dict[Language, Wording] = {"en": Wording(en), "ru": Wording(ru)}
        if wordings["en"].kinds != wordings["ru"].kinds:
            message = f"the wordings state different values: {en!r}, {ru!r}"
            raise TypeError(message)

        def define(function: StepFunction) -> StepFunction:
            names = set(inspect.signature(function).parameters)
            if names != {"play", *wordings["en"].fields}:
                message = f"{function.__name__} does not take what {en!r} states"
                raise TypeError(message)
            self.steps.append(Step(kind, wordings, function))
            self._found.clear()
            return function

        return define

    def matches(self, text: str, language: Language) -> tuple[Match, ...]:
        """Every step that reads this sentence; a sound suite has one for each sentence."""
        key = (text, language)
        if key not in self._found:
            self._found[key] = tuple(
                Match(step, values)
                for step in self.steps
                if (values := step.wordings[language].read(text)) is not None
            )
        return self._found[key]

    def match(self, text: str, language: Language) -> Match:
        """The one step that reads this sentence; raises StepError unless there is exactly one."""
        found = self.matches(text, language)
        if not found:
            message = f"no step reads {text!r} ({language})"
            raise StepError(message)
        if len(found) > 1:
            wordings = ", ".join(repr(each.step.wordings[language].template) for each in found)
            message = f"{len(found)} steps read {text!r} ({language}): {wordings}"
            raise StepError(message)
        return found[0]

    def translate(self, text: str, source: Language, target: Language) -> str:
        """The same sentence in the other language; raises StepError as `match` does."""
        found = self.match(text, source)
        return found.step.wordings[target].write(found.values)


SUITE: Final = Registry()
STEPS: Final = SUITE.steps
step: Final = SUITE.step


def whole() -> Registry:
    """The registry of the suite with all its steps."""
    import_module("piramida_conformance.vocabulary")
    return SUITE


def match(text: str, language: Language) -> Match:
    """The one step of the suite that reads this sentence; raises StepError otherwise."""
    return whole().match(text, language)


def translate(text: str, source: Language, target: Language) -> str:
    """A sentence of the suite in the other language; raises StepError unless one step reads it."""
    return whole().translate(text, source, target)
