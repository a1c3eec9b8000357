"""What `spec/` keeps beside the texts, as JSON: reviews of the texts, and ids that have moved."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

REVIEWS: Final = "reviews.json"
MOVED: Final = "moved.json"
_FORMATS: Final = {REVIEWS: "reviews/1", MOVED: "moved/1"}
_LANGUAGES: Final = ("en", "ru")

Digests = tuple[str, str]
"""The SHA-256 of the English and of the Russian text of a clause."""
NEVER: Final[Digests] = ("", "")


class RegisterError(Exception):
    """A register that cannot be read; says the first thing that is wrong."""


@dataclass(frozen=True, slots=True)
class Review:
    """The texts of a clause as they were at its last reviews, `NEVER` where there was none.

    `texts` are those that were compared with each other, `scenarios` those that its scenarios
    were compared with.
    """

    texts: Digests = NEVER
    scenarios: Digests = NEVER


@dataclass(frozen=True, slots=True)
class Moved:
    """What became of an id: the clause `to` that has its place, or why it was retired.

    `reason` is in English and Russian; exactly one of the two is not empty. `page` names the page
    on which the id stood where its whole rule is gone: `spec/general/30-name`.
    """

    id: str
    to: str = ""
    reason: tuple[str, str] = ("", "")
    page: str = ""


def reviews(folder: Path) -> dict[str, Review]:
    """Return the last reviews by clause; none where the file is missing."""
    found = {}
    for clause, entry in _entries(folder / REVIEWS).items():
        known = {name: _pair(clause, name, entry[name]) for name in entry}
        if set(known) - {"texts", "scenarios"}:
            raise RegisterError(f"{clause} has more than texts and scenarios")
        found[clause] = Review(**known)
    return found


def moved(folder: Path) -> dict[str, Moved]:
    """Return what became of the ids that are no longer used; none where the file is missing."""
    return {name: _moved(name, entry) for name, entry in _entries(folder / MOVED).items()}


def _moved(name: str, entry: Mapping[str, Any]) -> Moved:
    """Return one moved id; RegisterError where it says not exactly one thing."""
    page = entry.get("page", "")
    match {key: value for key, value in entry.items() if key != "page"}:
        case {"to": str(to), **rest} if to and not rest:
            return Moved(name, to=to, page=str(page))
        case {"retired": {"en": str(en), "ru": str(ru), **more}, **rest} if en and ru:
            if not more and not rest:
                return Moved(name, reason=(en, ru), page=str(page))
    raise RegisterError(f'{name} needs "to" with an id, or "retired" with a reason in en and ru')


def _pair(clause: str, name: str, value: object) -> Digests:
    match value:
        case [str(english), str(russian)]:
            return english, russian
    raise RegisterError(f"{clause}: {name} are not two digests")


def _entries(path: Path) -> dict[str, dict[str, Any]]:
    """Return the entries of a register by id."""
    if not path.is_file():
        return {}
    try:
        whole = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_once)
    except ValueError as error:
        raise RegisterError(str(error)) from error
    match whole:
        case {"format": str(form), "clauses": dict(entries)} if form == _FORMATS[path.name]:
            if all(isinstance(entry, dict) for entry in entries.values()):
                return entries
    raise RegisterError(f'not of the form {{"format": "{_FORMATS[path.name]}", "clauses": {{…}}}}')


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object of these pairs; ValueError for a name given twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice} is given twice")
    return found


def write_reviews(folder: Path, found: Mapping[str, Review]) -> None:
    """Write the register of reviews, a line for each clause, so that a review changes one line."""
    lines = []
    for clause, review in found.items():
        parts = {"texts": review.texts, "scenarios": review.scenarios}
        kept = {name: digests for name, digests in parts.items() if digests != NEVER}
        lines.append(f"{json.dumps(clause)}: {json.dumps(kept)}")
    body = ",\n".join(lines)
    form = json.dumps(_FORMATS[REVIEWS])
    text = f'{{"format": {form}, "clauses": {{\n{body}\n}}}}\n'
    (folder / REVIEWS).write_text(text, encoding="utf-8")
