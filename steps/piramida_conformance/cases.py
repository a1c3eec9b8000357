"""What each scenario asks and needs: its requests, and what its Then steps look at.

The reference engine plays the scenario once, and what passes is noted. So nobody has to keep a
list of needs by hand, and a case can be handed to people who do not run Gherkin.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from piramida._spec import READINGS
from piramida_conformance import pickles
from piramida_conformance.play import TOLERANCE, Play, Point
from piramida_conformance.progress import Progress
from piramida_conformance.protocol import PARTS, Needs, facts_of
from piramida_conformance.registry import LANGUAGES, match
from piramida_conformance.scenarios import IN_PROCESS, Scenario, Step
from piramida_conformance.shapes import Json
from piramida_conformance.subject import Reference, Subject

EDITION: Final = "old-ru"
"""The edition whose numbers and rules this book has; see the table of editions."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of a case, and the engine's answer: a ruling or an outcome."""

    op: str
    asked: Json
    answered: Json


@dataclass(frozen=True, slots=True)
class Stated:
    """One Then step: its sentence in both languages, after which exchange, and its facts."""

    text: tuple[str, str]
    after: int
    facts: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario as requests and stated facts; `error` says why the engine did not pass it."""

    scenario: Scenario
    header: Json
    exchanges: tuple[Exchange, ...]
    stated: tuple[Stated, ...]
    needs: Needs
    error: str = ""


class _Noting(dict[str, Any]):
    """A ruling that notes which of its optional parts somebody looks at."""

    def __init__(self, ruling: Json, seen: set[str]) -> None:
        super().__init__(ruling)
        self._seen = seen

    def get(self, name: str, default: Any = None) -> Any:  # noqa: ANN401 - as a dictionary does
        """Note the part and give it."""
        self._seen.add(name)
        return super().get(name, default)

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - as a dictionary does
        """Note the part and give it."""
        self._seen.add(name)
        return super().__getitem__(name)


@dataclass(slots=True)
class Recorder:
    """A subject that notes what passes between a scenario and another subject."""

    other: Subject
    name: str = "recorder"
    header: Json = field(default_factory=dict)
    exchanges: list[Exchange] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def begin(self, header: Json) -> None:
        """Begin the case."""
        self.header = header
        self.other.begin(header)

    def judge(self, record: Json) -> Json:
        """Let the other one judge."""
        ruling = self.other.judge(record)
        self.exchanges.append(Exchange("judge", record, ruling))
        return _Noting(ruling, self.seen)

    def do(self, action: Json) -> Json:
        """Let the other one do it."""
        outcome = self.other.do(action)
        self.exchanges.append(Exchange("do", action, outcome))
        ruling = outcome.get("ruling")
        return outcome if ruling is None else outcome | {"ruling": _Noting(ruling, self.seen)}


@dataclass(slots=True)
class _Stating(Play):
    """A play that notes the facts which its steps compare."""

    facts: list[Json] = field(default_factory=list)

    def expect(self, fact: str, expected: object, got: object) -> None:
        """Note the fact, then compare it."""
        self.facts.append({"fact": fact, "expected": expected})
        Play.expect(self, fact, expected, got)

    def expect_point(self, fact: str, expected: Point, got: Sequence[float] | None) -> None:
        """Note the place, then compare it."""
        self.facts.append({"fact": fact, "expected": list(expected), "tolerance": TOLERANCE})
        Play.expect_point(self, fact, expected, got)


@dataclass(slots=True)
class _RecorderInProcess(Recorder):
    """A recorder of scenarios that the pipe has no requests for: nothing of them is noted."""

    def measure(self, record: Json) -> Json:
        """Let the engine measure."""
        return Reference().measure(record)

    def share(self, places: int, fund: str, minor_unit: str) -> Json:
        """Let the engine divide."""
        return Reference().share(places, fund, minor_unit)


def read(scenario: Scenario, reference: Subject | None = None) -> Case:
    """Let the engine play a scenario and note what passes."""
    kind = _RecorderInProcess if scenario.in_process else Recorder
    recorder = kind(reference or Reference())
    play = _Stating(recorder)
    stated: list[Stated] = []
    error = ""
    try:
        for step in scenario.all_steps:
            play.facts.clear()
            pickles.call(step, scenario.language, play)
            if step.kind == "then":
                facts = tuple(play.facts)
                stated.append(Stated(_both(step, scenario), len(recorder.exchanges) - 1, facts))
    except Exception as problem:  # noqa: BLE001 - the case is as long as the engine could play it
        error = f"{type(problem).__name__}: {problem}"
    needs = _needs(scenario, recorder)
    exchanges = tuple(recorder.exchanges)
    return Case(scenario, recorder.header, exchanges, tuple(stated), needs, error)


def read_all(scenarios: Iterable[Scenario], progress: Progress | None = None) -> dict[str, Case]:
    """Read many scenarios; gives key -> case."""
    found: dict[str, Case] = {}
    for scenario in scenarios:
        found[scenario.key] = read(scenario)
        if progress is not None:
            progress.step()
    if progress is not None:
        progress.end()
    return found


def _both(step: Step, scenario: Scenario) -> tuple[str, str]:
    found = match(step.text, "ru" if scenario.language == "ru" else "en")
    english, russian = (found.step.wordings[each].write(found.values) for each in LANGUAGES)
    return english, russian


def needs_of(recorder: Recorder) -> Needs:
    """What was asked needs, by what it holds; nothing of what is looked at in the answers."""
    games = any(exchange.op == "do" for exchange in recorder.exchanges)
    header = recorder.header
    asked = [header.get("start") or {}, *(exchange.asked for exchange in recorder.exchanges)]
    return Needs(
        discipline=header.get("discipline", "free"),
        record="game/1" if games else "shot/1",
        actions=frozenset(each.asked["do"] for each in recorder.exchanges if each.op == "do"),
        readings=header.get("readings", {}),
        facts=frozenset(fact for record in asked for fact in facts_of(record)),
    )


def _needs(scenario: Scenario, recorder: Recorder) -> Needs:
    """What its tags say, and what it was seen to ask and to look at."""
    tagged = set(scenario.needs("needs."))
    asked = needs_of(recorder)
    defaults = {name: READINGS[name][0] for name in scenario.needs("reading.") if name in READINGS}
    return replace(
        asked,
        parts=frozenset((recorder.seen | tagged) & set(PARTS)),
        readings=defaults | dict(asked.readings),
        facts=asked.facts | (tagged - {*PARTS, IN_PROCESS}),
        in_process=scenario.in_process,
    )


def suite_digest(scenarios: Iterable[Scenario]) -> str:
    """The SHA-256 over keys and texts of all scenarios: which suite a run was made with."""
    lines = sorted(f"{scenario.key} {scenario.text}\n" for scenario in scenarios)
    return hashlib.sha256("".join(lines).encode()).hexdigest()
