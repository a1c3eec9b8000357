"""`piramida conformance run`: all scenarios against a program behind a pipe, or the engine.

It is the pytest session that `make test` starts too, with the pipe as its subject and with
nothing of the place it runs in: own ini file, own root, plugins by name, no environment.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import shlex
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, Final, TextIO

import pytest
import pytest_bdd.plugin

from piramida_conformance import cases, digests, known, pickles, plugin, scenarios, suite
from piramida_conformance import spec as rulebook
from piramida_conformance.known import Entry, Outcome
from piramida_conformance.messages import PROTOCOL
from piramida_conformance.plain import one_line
from piramida_conformance.progress import Progress
from piramida_conformance.reports import stream, terminal
from piramida_conformance.reports.stream import BAD, Run
from piramida_conformance.scenarios import Scenario, Suite
from piramida_conformance.shapes import Json
from piramida_conformance.stdio import Limits, NotStarted, Stdio, kit_version
from piramida_conformance.subject import Reference, Subject, trivial_subjects

_HERE: Final = Path(__file__).resolve().parent
_SUITE: Final = Path(suite.__file__).resolve().parent
_ENVIRONMENT: Final = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG", "PY_COLORS")


@dataclass(frozen=True, slots=True)
class Options:
    """What is run: a command, or the engine where there is none; which scenarios; reports."""

    command: tuple[str, ...] = ()
    results: Path = Path("piramida-results.jsonl")
    clauses: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    failed: bool = False
    seed: int | None = None
    known: Path | None = None
    strict: bool = False
    limits: Limits = field(default_factory=Limits)


class UsageError(ValueError):
    """Something that was asked for makes no sense, in words."""


# Which scenarios ------------------------------------------------------------------------------


def under(clause: str, prefix: str) -> bool:
    """Whether a clause is the one named or below it: G.20.2.a is under G.20, G.200 is not."""
    return clause == prefix or clause.startswith(f"{prefix}.")


def select(options: Options, whole: Suite) -> frozenset[str] | None:
    """The keys of the scenarios to run, None for all; raises UsageError."""
    if not (options.clauses or options.keys or options.failed):
        return None
    chosen: set[str] = {each.key for each in whole.scenarios}
    if options.clauses:
        chosen &= {
            each.key
            for each in whole.scenarios
            if any(under(name, prefix) for name in each.clauses for prefix in options.clauses)
        }
    if options.keys:
        unknown = [key for key in options.keys if not _matching(key, whole)]
        if unknown:
            raise UsageError(f"there is no scenario {', '.join(unknown)}")
        chosen &= {found for key in options.keys for found in _matching(key, whole)}
    if options.failed:
        chosen &= _failed(options.results)
    return frozenset(chosen)


def _matching(key: str, whole: Suite) -> tuple[str, ...]:
    """The keys that are meant: of one row, or of all rows of an outline."""
    if key in whole.by_key:
        return (key,)
    return tuple(each.key for each in whole.by_id.get(key, ()))


def _failed(path: Path) -> set[str]:
    """The scenarios that did not pass in the run before, those of a run broken off too."""
    try:
        last = stream.read(path)
    except (OSError, stream.StreamError) as error:
        raise UsageError(f"no run to take failures from: {path}: {error}") from error
    again = BAD | {"kit-error", "not-run"}
    return {result.key for result in last.results if result.status in again} | (
        {last.broken_off} if last.broken_off else set()
    )


# The session ----------------------------------------------------------------------------------


class _Guest:
    """Brings the subject and what is wanted of the session."""

    def __init__(self, subject: Subject, session: plugin.Session) -> None:
        self._subject = subject
        self._session = session

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Store them before the plugin of the suite looks for them."""
        config.stash[plugin.SUBJECT] = self._subject
        config.stash[plugin.SESSION] = self._session


class _Quiet:
    """Takes pytest's own words away: our reports are made from the stream."""

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Send its reporter home."""
        config.pluginmanager.unregister(name="terminalreporter")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what went wrong while the scenarios were collected."""
        if report.failed:
            sys.stderr.write(f"{report.longreprtext}\n")


@contextlib.contextmanager
def _own_environment() -> Iterator[None]:
    """Keep out what the environment says to pytest; give it back afterwards."""
    before = dict(os.environ)
    for name in _ENVIRONMENT:
        os.environ.pop(name, None)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextlib.contextmanager
def _termination() -> Iterator[None]:
    """Let a polite end of this process end the session and its child as Ctrl-C does."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    try:
        before = signal.signal(signal.SIGTERM, interrupt)
    except ValueError:  # not in the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _session(subject: Subject, session: plugin.Session, results: Path) -> int:
    arguments = [
        *("-c", str(_HERE / "kit.ini"), "--rootdir", str(_SUITE), "--confcutdir", str(_SUITE)),
        *("-p", "no:cacheprovider", "-p", "no:logging", "-p", "no:junitxml"),
        *("--capture", "no", "--results", str(results.resolve()), str(_SUITE)),
    ]
    plugins = [pytest_bdd.plugin, plugin, _Guest(subject, session), _Quiet()]
    with _own_environment(), _termination():
        return int(pytest.main(arguments, plugins=plugins))


# The run --------------------------------------------------------------------------------------


def baselines(chosen: Sequence[Scenario], progress: TextIO) -> dict[str, int]:
    """How many of the scenarios each subject passes that does not look at what it is asked."""
    blind = trivial_subjects()
    bar = Progress(progress, len(blind) * len(chosen), "scenarios asked of those who do not look")
    scores = dict.fromkeys((subject.name for subject in blind), 0)
    for subject, scenario in product(blind, chosen):
        scores[subject.name] += pickles.run(scenario, subject).passed
        bar.step()
    bar.end()
    return scores


@dataclass(frozen=True, slots=True)
class _Plan:
    """All that is known before the first scenario."""

    options: Options
    whole: Suite
    chosen: frozenset[str] | None
    scenarios: tuple[Scenario, ...]
    read: Mapping[str, cases.Case]
    entries: Mapping[str, Entry]

    def head(self, subject: Subject) -> Json:
        """What the line of the run holds beside what every run says."""
        options = self.options
        return {
            "suite": cases.suite_digest(self.whole.scenarios),
            "edition": cases.EDITION,
            "protocol": PROTOCOL,
            "filters": {
                "clause": list(options.clauses),
                "case": list(options.keys),
                "failed": options.failed,
            },
            "seed": options.seed,
            "known": None if options.known is None else str(options.known),
            "strict": options.strict,
            "command": shlex.join(options.command),
            "platform": platform.platform(),
            "python": platform.python_version(),
            **_about(subject),
        }


def _about(subject: Subject) -> Json:
    if not isinstance(subject, Stdio):
        return {}
    declared = subject.capabilities
    return {
        "implementation": subject.implementation,
        "capabilities": None if declared is None else declared.written(),
    }


def _plan(options: Options, progress: TextIO) -> _Plan:
    whole = scenarios.load()
    keys = [each.key for each in whole.scenarios]
    entries = {} if options.known is None else known.read(options.known, keys)
    chosen = select(options, whole)
    wanted = [each for each in whole.scenarios if chosen is None or each.key in chosen]
    read = cases.read_all(wanted, Progress(progress, len(wanted), "scenarios read"))
    return _Plan(options, whole, chosen, tuple(wanted), read, entries)


def run(options: Options, out: TextIO, progress: TextIO) -> int:
    """Run what was asked for, write the stream and the report; gives the exit code."""
    try:
        plan = _plan(options, progress)
    except (UsageError, known.KnownError, OSError) as error:
        progress.write(f"piramida conformance run: {error}\n")
        return 2
    if not plan.scenarios:
        progress.write("piramida conformance run: no scenario was selected\n")
        return 5
    subject: Subject = Reference()
    if options.command:
        subject = Stdio(options.command, options.limits, options.strict)
    try:
        if isinstance(subject, Stdio):
            subject.start()
    except NotStarted as error:
        return _not_started(plan, subject, error, out)
    try:
        return _run(plan, subject, out, progress)
    finally:
        if isinstance(subject, Stdio):
            subject.close()


def _not_started(plan: _Plan, subject: Subject, error: NotStarted, out: TextIO) -> int:
    """Write a stream without results and say why."""
    started = datetime.now(UTC).isoformat(timespec="seconds")
    line = digests.run_line(subject.name, kit=kit_version(), started=started)
    head = line | plan.head(subject) | {"started_up": False, "stopped": str(error)}
    end = {"type": "end", "counts": {}, "complete": False, "seconds": 0, "stopped": str(error)}
    _write(plan.options.results, [head, end])
    out.write(f"{one_line(subject.name)} did not start: {error}\n")
    out.write("piramida conformance doctor -- COMMAND explains what is expected.\n")
    return 3


def _write(path: Path, lines: Sequence[Json]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")


def _run(plan: _Plan, subject: Subject, out: TextIO, progress: TextIO) -> int:
    lines: list[Json] = []
    scores = baselines(plan.scenarios, progress)
    bar = Progress(progress, len(plan.scenarios))
    bad = 0

    def listen(line: Json) -> None:
        nonlocal bad
        lines.append(line)
        if line["type"] == "result":
            bad += (line.get("overlay") or line["status"]) in BAD
            bar.step(f"{bad} failed")

    session = plugin.Session(
        suite=plan.whole,
        run=plan.head(subject) | {"baselines": scores},
        about=lambda scenario: {"profiles": list(plan.read[scenario.key].needs.profiles)},
        closing=_closing(subject),
        listen=listen,
        skip=_skip(subject, plan.read),
        overlay=lambda key, status, reason: known.overlay(
            plan.entries.get(key), Outcome(status, reason)
        ),
        selected=plan.chosen,
        in_order=True,
        seed=plan.options.seed,
    )
    if plan.chosen is not None:
        files = {each.file.partition("/")[2] for each in plan.scenarios}
        suite.WANTED[:] = sorted(files)
    code = _session(subject, session, plan.options.results)
    bar.end()
    if not lines:
        progress.write(f"piramida conformance run: the session did not begin (pytest {code})\n")
        return 4
    found = stream.collect(lines)
    out.write(terminal.report(found, rulebook.load()))
    return _with_known(found, plan.entries, out)


def _with_known(found: Run, entries: Mapping[str, Entry], out: TextIO) -> int:
    """The exit code, after what the file of known failures has wrong."""
    wrong = known.errors(entries, known.outcomes(found))
    out.writelines(f"known failures: {error}\n" for error in wrong)
    return found.exit_code or int(bool(wrong))


def _closing(subject: Subject) -> Callable[[], Json]:
    def close() -> Json:
        if not isinstance(subject, Stdio):
            return {}
        subject.close()
        return {
            "warnings": dict(subject.warnings),
            "faults": dict(subject.faults),
            "starts": subject.starts,
            "stopped": subject.stopped,
        }

    return close


def _skip(subject: Subject, read: Mapping[str, cases.Case]) -> Callable[[Scenario], str]:
    def why(scenario: Scenario) -> str:
        declared: Any = getattr(subject, "capabilities", None)
        return "" if declared is None else str(declared.lack(read[scenario.key].needs))

    return why
