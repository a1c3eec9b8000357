"""Known failures: a file that says which scenarios a program is known to fail, and why.

One entry a line, parts separated by `|`; `#` begins a comment line:

    general-20-07/3 | counts the rail of the cue ball | https://example.org/issues/12
    general-24-02 | same | https://example.org/issues/12 | fail | verdict expected foul got legal

The id, a reason and a link are required; an expected status and the one-line reason of the report
may follow. An entry that matches nothing, passes or fails otherwise than it says is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from piramida_conformance.plain import one_line
from piramida_conformance.reports.stream import Run

KNOWN: Final = "known"
UNEXPECTED: Final = "unexpected-pass"
_LINK: Final = re.compile(r"https?://\S+")
_PARTS: Final = ("id", "reason", "link", "status", "message")
_FAILURES: Final = frozenset({"fail", "crash", "timeout", "garbage", "protocol"})


@dataclass(frozen=True, slots=True)
class Entry:
    """One known failure, and the line it stands on."""

    id: str
    reason: str
    link: str
    status: str = ""
    message: str = ""
    line: int = 0

    def written(self) -> str:
        """As the file has it."""
        parts = [self.id, self.reason, self.link, self.status, self.message]
        while parts and not parts[-1]:
            parts.pop()
        return " | ".join(parts)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario of a run ended: its status and the one-line reason."""

    status: str
    reason: str = ""


def outcomes(found: Run) -> dict[str, Outcome]:
    """How the scenarios of a run ended, as the file of known failures looks at them."""
    return {each.key: Outcome(each.raw, each.reason) for each in found.results}


class KnownError(ValueError):
    """A file of known failures that is wrong; `errors` are its mistakes, one line each."""

    def __init__(self, errors: Iterable[str]) -> None:
        self.errors = tuple(errors)
        super().__init__("\n".join(self.errors))


def _entry(text: str, line: int) -> Entry:
    parts = [part.strip() for part in text.split("|", len(_PARTS) - 1)]
    parts += [""] * (len(_PARTS) - len(parts))
    return Entry(parts[0], parts[1], parts[2], parts[3], parts[4], line)


def _mistakes(entry: Entry) -> list[str]:
    found = []
    if not entry.reason:
        found.append("no reason")
    if not _LINK.fullmatch(entry.link):
        found.append("no link to an issue (https://…)")
    if entry.status and entry.status not in _FAILURES:
        found.append(f"{entry.status!r} is no status of a failure")
    return found


def parse(text: str, keys: Iterable[str], name: str = "known failures") -> dict[str, Entry]:
    """Read the entries; gives id -> entry. Raises KnownError with all mistakes of the file."""
    known, found, errors = frozenset(keys), dict[str, Entry](), list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        entry = _entry(line, number)
        mistakes = _mistakes(entry)
        if entry.id not in known:
            mistakes.append("there is no such scenario")
        if entry.id in found:
            mistakes.append(f"listed in line {found[entry.id].line} already")
        errors += [f"{name}:{number}: {one_line(entry.id)}: {mistake}" for mistake in mistakes]
        found.setdefault(entry.id, entry)
    if errors:
        raise KnownError(errors)
    return found


def read(path: Path, keys: Iterable[str]) -> dict[str, Entry]:
    """Read a file of known failures; raises KnownError, OSError."""
    return parse(path.read_text(encoding="utf-8"), keys, path.name)


def overlay(entry: Entry | None, outcome: Outcome) -> str:
    """Say `known`, `unexpected-pass` or nothing of an outcome.

    A failure that is not the one listed is no known failure.
    """
    if entry is None:
        return ""
    if outcome.status == "pass":
        return UNEXPECTED
    expected = not entry.status or entry.status == outcome.status
    same = not entry.message or entry.message == one_line(outcome.reason)
    return KNOWN if outcome.status in _FAILURES and expected and same else ""


def errors(entries: Mapping[str, Entry], outcomes: Mapping[str, Outcome]) -> list[str]:
    """What is wrong with the entries in the light of a run; scenarios not run say nothing."""
    found = []
    for key, entry in entries.items():
        outcome = outcomes.get(key)
        if outcome is None:
            continue
        if outcome.status == "pass":
            found.append(f"line {entry.line}: {key} passes: remove the entry")
        elif outcome.status in _FAILURES and overlay(entry, outcome) != KNOWN:
            what = f"{outcome.status}: {one_line(outcome.reason)}"
            found.append(f"line {entry.line}: {key} fails otherwise now: {what}")
    return found


def updated(text: str, outcomes: Mapping[str, Outcome]) -> str:
    """The file as it should be after a run; comments, order, reasons and links are kept.

    Entries that pass go; changed statuses and messages are written anew where there were any;
    new failures come at the end, without reason and link: those only a person can give.
    """
    lines, seen = list[str](), set[str]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            lines.append(line)
            continue
        entry = _entry(line, number)
        outcome = outcomes.get(entry.id)
        seen.add(entry.id)
        if outcome is not None and outcome.status == "pass":
            continue
        lines.append(line if outcome is None else _renewed(line, entry, outcome))
    for key, outcome in outcomes.items():
        if key not in seen and outcome.status in _FAILURES:
            reason = one_line(outcome.reason)
            lines.append(f"{key} |  |  | {outcome.status} | {reason}")
    return "".join(f"{line}\n" for line in lines)


def _renewed(line: str, entry: Entry, outcome: Outcome) -> str:
    if outcome.status not in _FAILURES or overlay(entry, outcome) == KNOWN:
        return line
    message = one_line(outcome.reason) if entry.message else ""
    return Entry(entry.id, entry.reason, entry.link, outcome.status, message).written()
