"""The pytest plugin of the suite: its steps, the play of a scenario, results and failure texts.

Use it with `-p piramida_conformance.plugin`. `--results PATH` writes one JSON object a line, each
flushed: `run`, a `result` for each scenario, and `end` once the session came to its end.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, Literal, TextIO

import pytest
from pytest_bdd.parser import Feature as BddFeature
from pytest_bdd.parser import Scenario as BddScenario
from pytest_bdd.parser import Step as BddStep

from piramida_conformance import digests, failures, scenarios, vocabulary
from piramida_conformance.play import Play
from piramida_conformance.scenarios import Scenario, Step
from piramida_conformance.subject import Reference, Subject

_NAME: Final = "piramida-results"
SUBJECT: Final = pytest.StashKey[Subject]()
"""Who is judged: whoever wants another than the engine in process stores it before we start."""


@dataclass(slots=True)
class _Case:
    """One scenario while it runs."""

    scenario: Scenario
    begun: float
    steps: list[Step] = field(default_factory=list)
    play: Play | None = None
    error: BaseException | None = None

    def message(self) -> str:
        """What the scenario says when it did not pass."""
        step = self.steps[-1] if self.steps else None
        error = self.error or RuntimeError("the scenario ended before its first step")
        return failures.message(self.scenario, step, error, self.play)


class Results:
    """Follows the session: which scenario runs, how it ends, and what is written of it."""

    def __init__(self, path: Path | None, suite: scenarios.Suite, subject: Subject) -> None:
        """Take the file to write, or None, the scenarios that there are, and who is judged."""
        self._path = path
        self._suite = suite
        self._subject = subject
        self._places = {(each.file, each.id, each.row): each for each in suite.scenarios if each.id}
        self._file: TextIO | None = None
        self._seen: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()
        self._cases: dict[str, _Case] = {}

    # writing

    def _write(self, line: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()

    def pytest_collection_finish(self) -> None:
        """Begin the results file with the line of the run."""
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._path.open("w", encoding="utf-8", newline="\n")
        started = datetime.now(UTC).isoformat(timespec="seconds")
        self._write(digests.run_line(self._subject.name, kit=_version(), started=started))

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """End the results file, unless the session was interrupted."""
        finished = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if exitstatus in finished:
            wanted = Counter(each.key for each in self._suite.scenarios)
            complete = wanted == self._seen and bool(wanted) and not self._suite.problems
            self._write({"type": "end", "counts": dict(self._counts), "complete": complete})
        if self._file is not None:
            self._file.close()
            self._file = None

    # following one scenario

    def _find(
        self, request: pytest.FixtureRequest, feature: BddFeature, bdd: BddScenario
    ) -> Scenario:
        rule_tags = bdd.rule.tags if bdd.rule is not None else set()
        ids = [tag.removeprefix("id.") for tag in bdd.tags | rule_tags if tag.startswith("id.")]
        example: dict[str, str] = request.getfixturevalue("_pytest_bdd_example")
        path = Path(feature.filename)
        file = f"features/{path.parent.name}/{path.name}"
        found = self._places.get((file, ids[0] if ids else "", example.get("row")))
        if found is None:
            message = f"{file}: {bdd.name!r} has no id of its own"
            raise pytest.UsageError(message)
        return found

    def pytest_bdd_before_scenario(
        self, request: pytest.FixtureRequest, feature: BddFeature, scenario: BddScenario
    ) -> None:
        """Note which scenario begins."""
        found = self._find(request, feature, scenario)
        self._cases[request.node.nodeid] = _Case(found, time.perf_counter())

    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, step: BddStep) -> None:
        """Note which step is tried."""
        self._case(request).steps.append(_plain(step))

    def pytest_bdd_before_step_call(
        self, request: pytest.FixtureRequest, step_func_args: dict[str, Any]
    ) -> None:
        """Note the play of the scenario: a failure shows its events."""
        self._case(request).play = step_func_args.get("play")

    def pytest_bdd_step_error(self, request: pytest.FixtureRequest, exception: Exception) -> None:
        """Note what went wrong in a step."""
        self._case(request).error = exception

    def pytest_bdd_step_func_lookup_error(
        self, request: pytest.FixtureRequest, step: BddStep, exception: Exception
    ) -> None:
        """Note a step that nobody defines."""
        case = self._case(request)
        case.steps.append(_plain(step))
        case.error = exception

    def _case(self, request: pytest.FixtureRequest) -> _Case:
        return self._cases[request.node.nodeid]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:  # noqa: ANN401 - a wrapper hands through what pytest made
        """Give a failing scenario its own text, and write how the scenario ended."""
        report = yield
        case = self._cases.get(item.nodeid)
        if case is None or call.when != "call":
            return report
        status, message = "pass", ""
        if report.skipped:
            status, message = "skipped", str(call.excinfo.value if call.excinfo else "")
        elif report.failed:
            case.error = case.error or (call.excinfo.value if call.excinfo else None)
            status, message = failures.status_of(case.error or RuntimeError()), case.message()
            report.longrepr = message
        del self._cases[item.nodeid]
        self._seen[case.scenario.key] += 1
        self._counts[status] += 1
        seconds = round(time.perf_counter() - case.begun, 6)
        self._write(digests.result_line(case.scenario, status, seconds=seconds, message=message))
        return report


def _plain(step: BddStep) -> Step:
    kinds: dict[str, Literal["given", "when", "then"]] = {
        "given": "given",
        "when": "when",
        "then": "then",
    }
    return Step(kinds[step.type], step.keyword.strip(), step.name, step.line_number)


def _version() -> str:
    try:
        return version("piramida")
    except PackageNotFoundError:
        return "0"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--results`."""
    group = parser.getgroup("piramida")
    group.addoption(
        "--results", type=Path, default=None, help="write results to this JSON lines file"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the steps known to pytest-bdd and follow the session."""
    for topic in vocabulary.TOPICS:
        if not config.pluginmanager.is_registered(topic):
            config.pluginmanager.register(topic, topic.__name__)
    subject = config.stash.setdefault(SUBJECT, Reference())
    results = Results(config.getoption("--results"), scenarios.load(), subject)
    config.pluginmanager.register(results, _NAME)


@pytest.fixture
def play(pytestconfig: pytest.Config) -> Play:
    """The world of one scenario: a shot that its steps build, and whoever judges it."""
    return Play(pytestconfig.stash[SUBJECT])


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool:
    """Swallow every tag: clauses and ids are no marks, and strict markers stay on."""
    return bool(tag)
