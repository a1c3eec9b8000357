"""Clauses and readings that a step names, as places in its sentence: they become links."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, cast

from piramida_conformance import registry
from piramida_conformance.words import FORMS, Form

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator


@dataclass(frozen=True, slots=True)
class Named:
    """A stretch of a sentence that names a clause (`rule`) or a `reading`."""

    start: int
    end: int
    kind: str
    id: str


@cache
def named(sentence: str, language: str) -> tuple[Named, ...]:
    """Return what a step names, in the order of the sentence; nothing for an unknown step."""
    try:
        found = registry.match(sentence, cast("registry.Language", language))
    except registry.StepError:
        return ()
    fields = found.step.wordings[cast("registry.Language", language)].fields
    places = (
        place
        for name, form in fields.items()
        for place in _places(sentence, form, found.values[name])
    )
    return tuple(sorted(places, key=lambda place: place.start))


def _places(sentence: str, form: Form, value: Hashable) -> Iterator[Named]:
    if form.kind in {"clause", "clauses"}:
        for clause in value if isinstance(value, tuple) else (value,):
            words = max(
                (one for one in _written(str(clause)) if one in sentence), key=len, default=""
            )
            if words:
                start = sentence.index(words)
                yield Named(start, start + len(words), "rule", str(clause))
    elif form.kind == "reading" and str(value) in sentence:
        start = sentence.index(str(value))
        yield Named(start, start + len(str(value)), "reading", str(value))


@cache
def _written(clause: str) -> tuple[str, ...]:
    """Return every form in which a sentence can name the clause."""
    return tuple(form.write(clause) for form in FORMS.values() if form.kind == "clause")
