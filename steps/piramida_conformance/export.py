"""`piramida conformance export`: the cases without Gherkin, for people with a suite of their own.

JSON lines. The first one says of which kit, edition and suite they are, and which cases there are
for each discipline; then one case a line: header, requests in order, and the facts stated after
each of them, with the sentence that states them in both languages.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, TextIO

from piramida_conformance import cases, scenarios
from piramida_conformance.cases import Case
from piramida_conformance.progress import Progress
from piramida_conformance.shapes import Json
from piramida_conformance.stdio import kit_version


def _steps(case: Case) -> Iterator[Json]:
    """The requests, each with what is stated of its answer."""
    for number, exchange in enumerate(case.exchanges):
        field = "record" if exchange.op == "judge" else "action"
        stated = [
            {"text": {"en": said.text[0], "ru": said.text[1]}, "facts": list(said.facts)}
            for said in case.stated
            if said.after == number
        ]
        yield {"op": exchange.op, field: exchange.asked, "stated": stated}


def written(case: Case) -> Json:
    """One case as its line has it."""
    scenario, needs = case.scenario, case.needs
    return {
        "type": "case",
        "id": scenario.id,
        "row": scenario.row,
        "clauses": list(scenario.clauses),
        "titles": {"en": scenario.titles.en, "ru": scenario.titles.ru},
        "text": scenario.text,
        "discipline": needs.discipline,
        "profiles": list(needs.profiles),
        "needs": {
            "record": needs.record,
            "actions": sorted(needs.actions),
            "parts": sorted(needs.parts),
            "readings": dict(sorted(needs.readings.items())),
            "facts": sorted(needs.facts),
        },
        "header": case.header,
        "steps": list(_steps(case)),
    }


def lines(disciplines: Sequence[str] = (), progress: TextIO | None = None) -> Iterator[str]:
    """The lines of the export, of all disciplines or of those named; `progress` gets the bar.

    A scenario that the engine itself does not pass is left out: it states nothing reliable. So is
    one that asks what the protocol has no request for.
    """
    whole = scenarios.load().scenarios
    bar = None if progress is None else Progress(progress, len(whole), "scenarios read")
    read = cases.read_all(whole, bar).values()
    found = [case for case in read if not (case.error or case.needs.in_process)]
    chosen = [case for case in found if not disciplines or case.needs.discipline in disciplines]
    listed: dict[str, list[str]] = {}
    for case in chosen:
        listed.setdefault(case.needs.discipline, []).append(case.scenario.key)
    head: dict[str, Any] = {
        "type": "export",
        "kit": kit_version(),
        "edition": cases.EDITION,
        "suite": cases.suite_digest(whole),
        "disciplines": listed,
    }
    for line in (head, *map(written, chosen)):
        yield json.dumps(line, ensure_ascii=False, default=str) + "\n"
