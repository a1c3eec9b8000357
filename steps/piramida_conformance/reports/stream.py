"""The stream of a run, read back: what it is worth, its counts, and what may be called conformant.

A stream without its `end` line is invalid, whatever it holds: the run was killed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from piramida_conformance.digests import SEVERITY
from piramida_conformance.shapes import Json

STATUSES: Final = (
    *("pass", "known", "unexpected-pass", "fail", "crash", "timeout", "garbage", "protocol"),
    *("skipped", "kit-error", "not-run"),
)
"""Every status, in the order in which reports count them."""

BAD: Final = frozenset({"fail", "crash", "timeout", "garbage", "protocol", "unexpected-pass"})
"""The statuses that make a run fail."""

EXITS: Final = {
    0: "all that was selected passed, or is known to fail",
    1: "there are failures",
    2: "wrong use",
    3: "the program did not start",
    4: "the run is incomplete",
    5: "nothing was run",
}


class StreamError(ValueError):
    """A file that is no stream of a run."""


@dataclass(frozen=True, slots=True)
class Result:
    """One result; `status` holds the overlay where there is one, `raw` what came out."""

    key: str
    status: str
    raw: str
    line: Json

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the scenario."""
        return tuple(map(str, self.line.get("clauses", ())))

    @property
    def reason(self) -> str:
        """Why it did not pass, in one line."""
        return str(self.line.get("reason") or self.line.get("message") or "")

    @property
    def profiles(self) -> tuple[str, ...]:
        """The profiles that the scenario belongs to."""
        return tuple(map(str, self.line.get("profiles", ())))

    @property
    def discipline(self) -> str:
        """The game that the scenario is about."""
        return self.profiles[0].partition("/")[0] if self.profiles else ""


@dataclass(frozen=True)
class Run:
    """A run: its first line, its results in order, its last line or None, where it broke off."""

    head: Json
    results: tuple[Result, ...]
    end: Json | None
    broken_off: str = ""

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many scenarios have each status, none of the statuses left out."""
        found = Counter(result.status for result in self.results)
        return {status: found[status] for status in STATUSES}

    @cached_property
    def by_key(self) -> dict[str, Result]:
        """The results by the keys of their scenarios."""
        return {result.key: result for result in self.results}

    @property
    def is_valid(self) -> bool:
        """Whether the run came to its end."""
        return self.end is not None

    @property
    def is_complete(self) -> bool:
        """Whether every scenario of the suite was run, and none was filtered out."""
        return self.end is not None and self.end.get("complete") is True and not self.filters

    @property
    def filters(self) -> Json:
        """What narrowed the run; empty where nothing did."""
        return {name: value for name, value in (self.head.get("filters") or {}).items() if value}

    @property
    def name(self) -> str:
        """Who was judged."""
        return str(self.head.get("subject", "?"))

    @property
    def stopped(self) -> str:
        """Why the kit gave the program up; empty where it did not."""
        return str((self.end or self.head).get("stopped") or "")

    @cached_property
    def profiles(self) -> dict[str, Counter[str]]:
        """Profile -> how many of its scenarios have which status."""
        found: dict[str, Counter[str]] = {}
        for result in self.results:
            for profile in result.profiles:
                found.setdefault(profile, Counter())[result.status] += 1
        return dict(sorted(found.items()))

    @property
    def conformant(self) -> tuple[str, ...]:
        """The profiles in which every scenario passed, in a complete run without filter.

        An optional profile needs its core too.
        """
        if not self.is_complete:
            return ()
        passed = {name for name, counts in self.profiles.items() if set(counts) == {"pass"}}
        return tuple(name for name in sorted(passed) if name.partition("+")[0] in passed)

    @property
    def exit_code(self) -> int:
        """What the command says: see EXITS."""
        if self.head.get("started_up") is False:
            return 3
        if self.end is None or self.counts["not-run"] or self.counts["kit-error"]:
            return 4
        if any(self.counts[status] for status in BAD):
            return 1
        return 0 if self.counts["pass"] or self.counts["known"] else 5

    @property
    def versions(self) -> str:
        """Kit, protocol, edition and suite, which every report carries."""
        head = self.head
        return (
            f"kit {head.get('kit', '?')} · protocol {head.get('protocol', '-')} · "
            f"edition {head.get('edition', '?')} · suite {str(head.get('suite', '?'))[:12]}"
        )


def _result(line: Json) -> Result:
    row = line.get("row")
    key = str(line.get("id")) + ("" if row is None else f"/{row}")
    raw = str(line.get("status"))
    raw = raw if raw in SEVERITY else "not-run"
    return Result(key, str(line.get("overlay") or raw), raw, line)


def collect(lines: Iterable[Json]) -> Run:
    """Make a run of the lines of its stream; raises StreamError where it has no beginning."""
    head: Json = {}
    results: list[Result] = []
    end: Json | None = None
    open_case = ""
    for line in lines:
        kind: Any = line.get("type")
        if kind == "run":
            head, results, end, open_case = line, [], None, ""
        elif kind == "case":
            row = line.get("row")
            open_case = str(line.get("id")) + ("" if row is None else f"/{row}")
        elif kind == "result":
            results.append(_result(line))
            open_case = ""
        elif kind == "end":
            end = line
    if not head:
        raise StreamError("it does not begin with a run")
    return Run(head, tuple(results), end, open_case)


def read(path: Path) -> Run:
    """Read the stream of a run; a last line that was cut off is what a killed run leaves."""
    lines: list[Json] = []
    texts = path.read_text(encoding="utf-8").splitlines()
    for number, text in enumerate(texts, 1):
        try:
            line = json.loads(text)
        except ValueError as error:
            if number == len(texts):
                break
            raise StreamError(f"line {number} is no JSON: {error}") from error
        if not isinstance(line, dict):
            raise StreamError(f"line {number} is no JSON object")
        lines.append(line)
    return collect(lines)
