"""The pytest plugin: the results file, the text of failures, the tags."""

from __future__ import annotations

from pathlib import Path

import pytest

import kit
from piramida_conformance import digests
from piramida_conformance.scenarios import load

SCENARIOS = load().scenarios

INTERRUPTED = """
import pytest

def pytest_bdd_after_scenario():
    raise KeyboardInterrupt
"""


def test_a_run_says_what_it_ran_with(whole_session: kit.Session) -> None:
    """The first line holds the digests of engine and steps and the name of the subject."""
    first = whole_session.lines[0]
    assert first["type"] == "run"
    assert (first["engine"], first["steps"]) == whole_session.digests
    assert first["subject"] == "piramida (in process)"


def test_every_scenario_gives_one_result(whole_session: kit.Session) -> None:
    """There is one result for each scenario and row, with its place, clauses and digest."""
    listed = [line for line in whole_session.lines[1:-1] if line["type"] == "result"]
    results = {(line["id"], line["row"]): line for line in listed}
    assert len(results) == len(listed)
    assert results.keys() == {(scenario.id, scenario.row) for scenario in SCENARIOS}
    for scenario in SCENARIOS:
        line = results[scenario.id, scenario.row]
        assert (line["file"], line["line"]) == (scenario.file, scenario.line)
        assert line["clauses"] == list(scenario.clauses)
        assert line["text"] == scenario.text


def test_every_scenario_is_named_before_it_runs(whole_session: kit.Session) -> None:
    """A line names each scenario before its result: a run that is killed shows where it was."""
    kinds = [line["type"] for line in whole_session.lines[1:-1]]
    assert kinds == ["case", "result"] * len(SCENARIOS)
    for case, result in zip(whole_session.lines[1:-1:2], whole_session.lines[2:-1:2], strict=True):
        assert (case["id"], case["row"]) == (result["id"], result["row"])


def test_a_result_says_how_long_each_step_took(whole_session: kit.Session) -> None:
    """Every step of a scenario has its line and a time."""
    lasted = {(line["id"], line["row"]): line["steps"] for line in whole_session.lines[2:-1:2]}
    for scenario in SCENARIOS:
        steps = lasted[scenario.id, scenario.row]
        assert len(steps) == len(scenario.all_steps)
        assert all(step["seconds"] >= 0 for step in steps)


def test_a_whole_run_is_complete(whole_session: kit.Session) -> None:
    """A run of everything ends with its counts, and its results count."""
    last = whole_session.lines[-1]
    assert last["complete"] is True
    assert sum(last["counts"].values()) == len(SCENARIOS)
    engine, steps = whole_session.digests
    read = digests.load_results(whole_session.file, SCENARIOS, engine=engine, steps=steps)
    assert read.complete
    assert not read.reason
    assert digests.NOT_RUN not in read.statuses.values()


def test_a_filtered_run_is_incomplete(tmp_path: Path) -> None:
    """A run that left scenarios out ends, but says that it is not complete."""
    run = kit.Session(tmp_path, "-q", "-k", "rails_alone or одни_борта")
    results = [line for line in run.lines if line["type"] == "result"]
    assert [line["id"] for line in results] == ["general-05-01"]
    assert run.lines[-1]["counts"] == {"pass": 1}
    assert run.lines[-1]["complete"] is False


def test_an_interrupted_run_has_no_end(tmp_path: Path) -> None:
    """A run that was broken off keeps the lines it wrote and has no end line."""
    run = kit.Session(tmp_path, "-q", extra=INTERRUPTED)
    assert run.code == pytest.ExitCode.INTERRUPTED
    assert run.lines[0]["type"] == "run"
    assert all(line["type"] != "end" for line in run.lines)


def test_a_failure_prints_the_whole_story(tmp_path: Path) -> None:
    """A failing scenario prints itself, clause, step, place, both facts and the events."""
    extra = kit.judging("always_legal")
    run = kit.Session(tmp_path, "-k", "one_rail_completes_nothing", extra=extra)
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


def test_tags_are_no_marks(whole_session: kit.Session) -> None:
    """Clauses and ids pass strict markers because they become no marks at all."""
    assert whole_session.code == pytest.ExitCode.OK, whole_session.output
    assert "markers" not in whole_session.output
