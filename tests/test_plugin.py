"""The pytest plugin: the results file, the text of failures, the tags."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from piramida_conformance import digests, suite
from piramida_conformance.scenarios import load

SUITE = Path(suite.__file__).parent
SCENARIOS = load().scenarios

SUBJECT = """
import pytest
from piramida_conformance import plugin
from piramida_conformance.subject import {name}

@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    config.stash[plugin.SUBJECT] = {name}()
"""
INTERRUPTED = """
import pytest

def pytest_bdd_after_scenario():
    raise KeyboardInterrupt
"""


class Run:
    """One pytest session over the suite, in a process of its own."""

    def __init__(self, folder: Path, *options: str, extra: str = "") -> None:
        """Run the suite in that folder with these options and one more plugin."""
        self.file = folder / "results" / "results.jsonl"
        (folder / "extra.py").write_text(extra, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "--strict-markers", "-W", "error"]
        command += ["-p", "no:cacheprovider", "-p", "no:randomly", "-c", os.devnull]
        command += ["--rootdir", str(folder), "-p", "piramida_conformance.plugin", "-p", "extra"]
        self.digests = (digests.engine_digest(), digests.steps_digest())
        done = subprocess.run(
            [*command, "--results", str(self.file), *options, str(SUITE)],
            capture_output=True,
            text=True,
            cwd=folder,
            check=False,
        )
        self.code = done.returncode
        self.output = done.stdout + done.stderr

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines of the results file."""
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Give a run of everything against the engine."""
    return Run(tmp_path_factory.mktemp("whole"), "-q")


def test_a_run_says_what_it_ran_with(whole: Run) -> None:
    """The first line holds the digests of engine and steps and the name of the subject."""
    first = whole.lines[0]
    assert first["type"] == "run"
    assert (first["engine"], first["steps"]) == whole.digests
    assert first["subject"] == "piramida (in process)"


def test_every_scenario_gives_one_result(whole: Run) -> None:
    """There is one result for each scenario and row, with its place, clauses and digest."""
    listed = [line for line in whole.lines[1:-1] if line["type"] == "result"]
    results = {(line["id"], line["row"]): line for line in listed}
    assert len(results) == len(listed)
    assert results.keys() == {(scenario.id, scenario.row) for scenario in SCENARIOS}
    for scenario in SCENARIOS:
        line = results[scenario.id, scenario.row]
        assert (line["file"], line["line"]) == (scenario.file, scenario.line)
        assert line["clauses"] == list(scenario.clauses)
        assert line["text"] == scenario.text


def test_every_scenario_is_named_before_it_runs(whole: Run) -> None:
    """A line names each scenario before its result: a run that is killed shows where it was."""
    kinds = [line["type"] for line in whole.lines[1:-1]]
    assert kinds == ["case", "result"] * len(SCENARIOS)
    for case, result in zip(whole.lines[1:-1:2], whole.lines[2:-1:2], strict=True):
        assert (case["id"], case["row"]) == (result["id"], result["row"])


def test_a_result_says_how_long_each_step_took(whole: Run) -> None:
    """Every step of a scenario has its line and a time."""
    lasted = {(line["id"], line["row"]): line["steps"] for line in whole.lines[2:-1:2]}
    for scenario in SCENARIOS:
        steps = lasted[scenario.id, scenario.row]
        assert len(steps) == len(scenario.all_steps)
        assert all(step["seconds"] >= 0 for step in steps)


def test_a_whole_run_is_complete(whole: Run) -> None:
    """A run of everything ends with its counts, and its results count."""
    last = whole.lines[-1]
    assert last["complete"] is True
    assert sum(last["counts"].values()) == len(SCENARIOS)
    engine, steps = whole.digests
    read = digests.load_results(whole.file, SCENARIOS, engine=engine, steps=steps)
    assert read.complete
    assert not read.reason
    assert digests.NOT_RUN not in read.statuses.values()


def test_a_filtered_run_is_incomplete(tmp_path: Path) -> None:
    """A run that left scenarios out ends, but says that it is not complete."""
    run = Run(tmp_path, "-q", "-k", "rails_alone or одни_борта")
    results = [line for line in run.lines if line["type"] == "result"]
    assert [line["id"] for line in results] == ["general-05-01"]
    assert run.lines[-1]["counts"] == {"pass": 1}
    assert run.lines[-1]["complete"] is False


def test_an_interrupted_run_has_no_end(tmp_path: Path) -> None:
    """A run that was broken off keeps the lines it wrote and has no end line."""
    run = Run(tmp_path, "-q", extra=INTERRUPTED)
    assert run.code == pytest.ExitCode.INTERRUPTED
    assert run.lines[0]["type"] == "run"
    assert all(line["type"] != "end" for line in run.lines)


def test_a_failure_prints_the_whole_story(tmp_path: Path) -> None:
    """A failing scenario prints itself, clause, step, place, both facts and the events."""
    extra = SUBJECT.format(name="always_legal")
    run = Run(tmp_path, "-k", "one_rail_completes_nothing", extra=extra)
    assert run.code == pytest.ExitCode.TESTS_FAILED
    for text in (
        "general-20-01  One rail completes nothing",
        "clause    G.20",
        "step      Then the shot is a foul under General 20",
        "features/general/20-legally-completed-shot.feature:11",
        "expected  foul",
        "got       legal",
        '2 rail     ball=3 rail="foot"',
    ):
        assert text in run.output
    assert "Traceback" not in run.output
    (result,) = [line for line in run.lines if line["type"] == "result"]
    assert result["status"] == "fail"
    assert result["message"] in run.output


def test_tags_are_no_marks(whole: Run) -> None:
    """Clauses and ids pass strict markers because they become no marks at all."""
    assert whole.code == pytest.ExitCode.OK, whole.output
    assert "markers" not in whole.output
