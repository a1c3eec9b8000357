"""The pytest plugin of the suite: its steps, the play of a scenario, results and failure texts.

Use it with `-p piramida_conformance.plugin`. `--results PATH` writes one JSON object a line, each
flushed: `run`, a `result` for each scenario, and `end` once the session came to its end.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TextIO

import pytest
from pytest_bdd.parser import Feature as BddFeature
from pytest_bdd.parser import Scenario as BddScenario
from pytest_bdd.parser import ScenarioTemplate as BddTemplate
from pytest_bdd.parser import Step as BddStep

from piramida_conformance import binding, digests, failures, scenarios
from piramida_conformance.play import Mismatch, Play
from piramida_conformance.scenarios import Scenario, Step
from piramida_conformance.subject import Json, Reference, Subject, SubjectError

_NAME: Final = "piramida-results"
SUBJECT: Final = pytest.StashKey[Subject]()
"""Who is judged: whoever wants another than the engine in process stores it before we start."""


def _nothing(*_: object) -> str:
    return ""


def _no_facts(*_: object) -> Json:
    return {}


@dataclass(frozen=True, slots=True)
class Session:
    """What whoever starts the session wants of it, beside the subject.

    `suite` holds the scenarios, where they were read already. `run` is added to the line of the
    run, what `about` says of a scenario to its result, and what `closing` says to the end;
    `listen` gets every line; `skip` says why a scenario cannot be asked, or nothing; `overlay`
    says of key, status and one-line reason whether that was known; `selected` holds the keys to
    run, None all; `in_order` runs them as the suite lists them, `seed` shuffles them.
    """

    suite: scenarios.Suite | None = None
    run: Json = field(default_factory=dict)
    about: Callable[[Scenario], Json] = _no_facts
    closing: Callable[[], Json] = _no_facts
    listen: Callable[[Json], object] = _nothing
    skip: Callable[[Scenario], str] = _nothing
    overlay: Callable[[str, str, str], str] = _nothing
    selected: Collection[str] | None = None
    in_order: bool = False
    seed: int | None = None


SESSION: Final = pytest.StashKey[Session]()
"""Stored before we start, as SUBJECT is, by whoever wants more than a plain run."""


@dataclass(slots=True)
class _Case:
    """One scenario while it runs."""

    scenario: Scenario
    begun: float
    steps: list[Step] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    play: Play | None = None
    error: BaseException | None = None

    def lasted(self) -> list[Json]:
        """Every step that was tried: its line, and the seconds it took."""
        ends = [*self.times[1:], time.perf_counter()][: len(self.times)]
        return [
            {"line": step.line, "seconds": round(end - begun, 6)}
            for step, begun, end in zip(self.steps, self.times, ends, strict=True)
        ]

    def details(self, subject: Subject) -> Json:
        """What a report needs of a scenario that did not pass, beside its message."""
        details: Json = {"titles": {"en": self.scenario.titles.en, "ru": self.scenario.titles.ru}}
        details["language"] = self.scenario.language
        if self.steps:
            step = self.steps[-1]
            details["step"] = {"keyword": step.keyword, "text": step.text, "line": step.line}
        error = self.error
        if isinstance(error, Mismatch):
            details["fact"] = {"name": error.fact, "expected": error.expected, "got": error.got}
        details["reason"] = failures.reason(error or RuntimeError())
        # A program behind a pipe knows better than the play what passed.
        asked = getattr(subject, "request", None) or (self.play and self.play.asked)
        answered = getattr(subject, "answer", None) or (self.play and self.play.answered)
        details |= {"request": asked, "answer": answered}
        stderr = getattr(error, "stderr", "") or getattr(subject, "stderr", "")
        return details | ({"stderr": stderr} if stderr else {})

    def message(self) -> str:
        """What the scenario says when it did not pass."""
        step = self.steps[-1] if self.steps else None
        error = self.error or RuntimeError("the scenario ended before its first step")
        return failures.message(self.scenario, step, error, self.play)


class Results:
    """Follows the session: which scenario runs, how it ends, and what is written of it."""

    def __init__(
        self, path: Path | None, suite: scenarios.Suite, subject: Subject, session: Session
    ) -> None:
        """Take the file to write, or None, the scenarios that there are, and who is judged."""
        self._path = path
        self._suite = suite
        self._subject = subject
        self._session = session
        self._begun = time.perf_counter()
        self._places = {(each.file, each.id, each.row): each for each in suite.scenarios if each.id}
        self._file: TextIO | None = None
        self._seen: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()
        self._cases: dict[str, _Case] = {}

    # writing

    def _write(self, line: Json) -> None:
        self._session.listen(line)
        if self._file is not None:
            # Escaped: a tested program may have said what no encoding can write.
            self._file.write(json.dumps(line, default=str) + "\n")
            self._file.flush()

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Keep the scenarios that were selected, in the order asked for."""
        if self._session == Session():
            return
        keys = {item: self._key(item) for item in items}
        wanted = self._session.selected
        if wanted is not None:
            left = [item for item in items if keys[item] not in wanted]
            items[:] = [item for item in items if keys[item] in wanted]
            config.hook.pytest_deselected(items=left)
        if self._session.in_order:
            order = {each.key: number for number, each in enumerate(self._suite.scenarios)}
            items.sort(key=lambda item: order[keys[item]])
        if self._session.seed is not None:
            Random(self._session.seed).shuffle(items)  # noqa: S311 - it hides nothing

    def pytest_collection_finish(self) -> None:
        """Begin the results file with the line of the run."""
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8", newline="\n")
        started = datetime.now(UTC).isoformat(timespec="seconds")
        line = digests.run_line(self._subject.name, kit=_version(), started=started)
        self._write(line | self._session.run)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """End the results file, unless the session was interrupted."""
        finished = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if exitstatus in finished:
            wanted = Counter(each.key for each in self._suite.scenarios)
            complete = wanted == self._seen and bool(wanted) and not self._suite.problems
            self._write(
                {
                    "type": "end",
                    "counts": dict(self._counts),
                    "complete": complete and not self._counts[digests.NOT_RUN],
                    "seconds": round(time.perf_counter() - self._begun, 3),
                    **self._session.closing(),
                }
            )
        if self._file is not None:
            self._file.close()
            self._file = None

    # following one scenario

    def _key(self, item: pytest.Item) -> str:
        """The key of the scenario that a test runs, before it runs."""
        registry = import_module("pytest_bdd.scenario").scenario_wrapper_template_registry
        template = registry[item.obj]  # type: ignore[attr-defined]
        example = getattr(getattr(item, "callspec", None), "params", {})
        row = example.get("_pytest_bdd_example", {}).get("row")
        return self._at(template.feature, template, row).key

    def _find(
        self, request: pytest.FixtureRequest, feature: BddFeature, bdd: BddScenario
    ) -> Scenario:
        example: dict[str, str] = request.getfixturevalue("_pytest_bdd_example")
        return self._at(feature, bdd, example.get("row"))

    def _at(self, feature: BddFeature, bdd: BddScenario | BddTemplate, row: str | None) -> Scenario:
        rule_tags = bdd.rule.tags if bdd.rule is not None else set()
        ids = [tag.removeprefix("id.") for tag in bdd.tags | rule_tags if tag.startswith("id.")]
        path = Path(feature.filename)
        file = f"features/{path.parent.name}/{path.name}"
        found = self._places.get((file, ids[0] if ids else "", row))
        if found is None:
            message = f"{file}: {bdd.name!r} has no id of its own"
            raise pytest.UsageError(message)
        return found

    def pytest_bdd_before_scenario(
        self, request: pytest.FixtureRequest, feature: BddFeature, scenario: BddScenario
    ) -> None:
        """Note which scenario begins, and skip it where the subject cannot be asked."""
        found = self._find(request, feature, scenario)
        self._cases[request.node.nodeid] = _Case(found, time.perf_counter())
        self._write({"type": "case", "id": found.id, "row": found.row})
        if why := self._session.skip(found):
            pytest.skip(why)

    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, step: BddStep) -> None:
        """Note which step is tried."""
        case = self._case(request)
        case.steps.append(_plain(step))
        case.times.append(time.perf_counter())

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
        case.times.append(time.perf_counter())
        case.error = exception

    def _case(self, request: pytest.FixtureRequest) -> _Case:
        return self._cases[request.node.nodeid]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:  # noqa: ANN401 - a wrapper hands through what pytest made
        """Give a failing scenario its own text, and write how the scenario ended."""
        case = self._cases.get(item.nodeid)
        if case is None or call.when != "call":
            return (yield)
        # pytest would read the sources of every frame for a text that ours replaces.
        item.repr_failure = _nothing  # type: ignore[assignment,method-assign]
        report = yield
        if report.skipped:
            why = str(call.excinfo.value if call.excinfo else "")
            self._end(case, "skipped", {"message": why})
        else:
            case.error = case.error or (call.excinfo.value if call.excinfo else None)
            self._finish(case)
            if case.error is None:
                self._end(case, "pass", {})
            else:
                report.outcome, report.longrepr = "failed", case.message()
                self._end(case, failures.status_of(case.error), self._failure(case))
        del self._cases[item.nodeid]
        return report

    def _finish(self, case: _Case) -> None:
        """Let the subject end the case; what it did wrong in it beside the answers counts too."""
        try:
            getattr(self._subject, "finish", lambda: None)()
        except SubjectError as error:
            case.error = case.error or error

    def _failure(self, case: _Case) -> Json:
        return {"message": case.message(), **case.details(self._subject)}

    def _end(self, case: _Case, status: str, details: Json) -> None:
        """Count a scenario and write its result."""
        key = case.scenario.key
        self._seen[key] += 1
        seconds = round(time.perf_counter() - case.begun, 6)
        line = digests.result_line(case.scenario, status, seconds=seconds)
        line |= self._session.about(case.scenario) | details
        overlay = self._session.overlay(key, status, details.get("reason", ""))
        if overlay:
            line["overlay"] = overlay
        self._counts[overlay or status] += 1
        self._write(line | {"steps": case.lasted()})


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
    if not config.pluginmanager.is_registered(binding):
        config.pluginmanager.register(binding, binding.__name__)
    subject = config.stash.setdefault(SUBJECT, Reference())
    session = config.stash.setdefault(SESSION, Session())
    suite = session.suite or scenarios.load()
    results = Results(config.getoption("--results"), suite, subject, session)
    config.pluginmanager.register(results, _NAME)


@pytest.fixture
def play(pytestconfig: pytest.Config) -> Play:
    """The world of one scenario: a shot that its steps build, and whoever judges it."""
    return Play(pytestconfig.stash[SUBJECT])


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool:
    """Swallow every tag: clauses and ids are no marks, and strict markers stay on."""
    return bool(tag)
