"""The last run of the scenarios, as far as it still counts for the present sources.

Whether a result counts is decided by `piramida_conformance.digests` alone; here the statuses of
an outline's rows are only brought together.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from piramida_conformance import digests

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from piramida_conformance.digests import Results
    from piramida_conformance.scenarios import Scenario
    from rulebook.stories import Story

STATUSES = digests.SEVERITY


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the last run says of one scenario: its worst row, and what went wrong in which."""

    status: str
    messages: tuple[str, ...] = ()


def outcome(results: Results, story: Story) -> Outcome:
    """Return the worst status among a scenario's rows, and the messages of all of them."""
    found = [results.result_of(scenario) for scenario in story.scenarios]
    return Outcome(
        digests.worst(results.status_of(scenario) for scenario in story.scenarios),
        tuple(result.message for result in found if result is not None and result.message),
    )


def summary(statuses: Iterable[str]) -> tuple[str, int, int]:
    """Return the worst of the statuses, how many have it, and how many there are."""
    counts = Counter(statuses)
    status = digests.worst(counts.elements())
    return status, counts[status], counts.total()


def read(path: Path, scenarios: Iterable[Scenario]) -> Results:
    """Return what a results file is worth today; everything in it may be worth nothing."""
    return digests.load_results(path, scenarios)
