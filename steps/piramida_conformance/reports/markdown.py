"""The report as Markdown, for pull requests."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from typing import Final

from piramida_conformance.plain import one_line
from piramida_conformance.reports import terminal
from piramida_conformance.reports.stream import BAD, STATUSES, Result, Run

_MOST: Final = 100
_MARKS: Final = re.compile(r"([\\`*_{}\[\]()#+!|~>-])")
# What a site makes links and messages to people of.
_LIVE: Final = {"@": "&#64;", "://": "&#58;//", "www.": "www&#46;"}


def escape(text: str) -> str:
    """Text as text in a cell or a line: no markup, no link, nobody is called."""
    safe = _MARKS.sub(r"\\\1", html.escape(one_line(text), quote=False))
    for live, dead in _LIVE.items():
        safe = safe.replace(live, dead)
    return safe


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    names = list(head)
    yield f"| {' | '.join(names)} |"
    yield f"|{' --- |' * len(names)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def _failure(result: Result) -> tuple[str, ...]:
    place = f"{result.line.get('file', '')}:{result.line.get('line', 0)}"
    clauses = ", ".join(result.clauses)
    return tuple(map(escape, (clauses, result.key, result.status, result.reason, place)))


def report(run: Run) -> str:
    """The whole report: verdict, counts, profiles, and a table of what did not pass.

    The table has the first hundred: what is posted in a pull request may not be endless.
    """
    bad = [result for result in run.results if result.status in BAD | {"kit-error"}]
    lines = [f"## {escape(run.name)}", ""]
    lines += [f"**{escape(line)}**  " for line in terminal.verdict(run)]
    lines += [escape(run.versions), ""]
    lines += _table(STATUSES, [[str(run.counts[status]) for status in STATUSES]])
    if run.profiles:
        rows = [
            [escape(name), *(str(found[status]) for status in STATUSES)]
            for name, found in run.profiles.items()
        ]
        lines += ["", *_table(("profile", *STATUSES), rows)]
    if bad:
        head = ("clause", "scenario", "status", "what differs", "where")
        lines += ["", *_table(head, map(_failure, bad[:_MOST]))]
        if len(bad) > _MOST:
            left = len(bad) - _MOST
            lines.append(f"\n{left} of {len(bad)} are left out here; --html and --junit have all.")
    return "\n".join(lines) + "\n"
