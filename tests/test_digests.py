"""A result counts only while engine, steps and scenario are what they were in the run."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from piramida_conformance import digests, scenarios
from piramida_conformance.scenarios import Scenario, Suite

FIXTURE = Path(__file__).parent / "fixtures" / "features"
PACKAGE = Path(digests.__file__).parent
Lines = list[dict[str, Any]]


@pytest.fixture
def suite() -> Suite:
    """Give the four small scenarios of the fixture."""
    return scenarios.read(FIXTURE)


@pytest.fixture
def lines(suite: Suite) -> Lines:
    """Give a run of today in which every scenario passed."""
    run = digests.run_line(digests.IN_PROCESS, kit="0.1.0", started="2026-01-01T00:00:00Z")
    passed = [digests.result_line(each, "pass", seconds=0.1) for each in suite.scenarios]
    return [run, *passed, {"type": "end", "counts": {"pass": len(passed)}, "complete": True}]


def load(tmp_path: Path, lines: Lines, known: tuple[Scenario, ...]) -> digests.Results:
    """Write a results file and read it back."""
    path = tmp_path / "results.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return digests.load_results(path, known)


def test_todays_results_count(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """A finished run of today's sources says passed."""
    results = load(tmp_path, lines, suite.scenarios)
    assert {results.status_of(each) for each in suite.scenarios} == {"pass"}
    assert results.status_of_clause("G.5.2") == "pass"
    assert (results.reason, results.complete) == ("", True)
    assert results.counts()["pass"] == 4
    first = results.result_of(suite.scenarios[0])
    assert first is not None
    assert (first.file, first.line) == ("features/general/05-collision.feature", 11)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("engine", "the run was made with another engine"),
        ("steps", "the run was made with another steps"),
        ("subject", "the run was made with another subject"),
    ],
)
def test_other_sources_or_program_make_all_not_run(
    tmp_path: Path, suite: Suite, lines: Lines, name: str, reason: str
) -> None:
    """A run of another engine, other steps or another program says nothing about today's."""
    lines[0][name] = "another"
    results = load(tmp_path, lines, suite.scenarios)
    assert {results.status_of(each) for each in suite.scenarios} == {"not-run"}
    assert results.reason == reason


def test_unfinished_run_makes_all_not_run(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """Without its end line a run may have died anywhere."""
    results = load(tmp_path, lines[:-1], suite.scenarios)
    assert set(results.statuses.values()) == {"not-run"}
    assert results.reason == "the run did not come to its end"


def test_file_without_run_makes_all_not_run(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """Results that no run claims count for nothing."""
    results = load(tmp_path, lines[1:], suite.scenarios)
    assert set(results.statuses.values()) == {"not-run"}
    assert results.reason == "the file does not begin with a run"


def test_broken_line_makes_all_not_run(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """A torn file is not trusted in part."""
    path = tmp_path / "results.jsonl"
    text = "\n".join(json.dumps(line) for line in lines)
    path.write_text(text.replace('{"type": "end"', '{"type": "end'), encoding="utf-8")
    results = digests.load_results(path, suite.scenarios)
    assert set(results.statuses.values()) == {"not-run"}
    assert results.reason == "line 6 of results.jsonl is no JSON object"


def test_missing_file_makes_all_not_run(tmp_path: Path, suite: Suite) -> None:
    """Before the first run nothing has passed."""
    results = digests.load_results(tmp_path / "none.jsonl", suite.scenarios)
    assert set(results.statuses.values()) == {"not-run"}
    assert results.reason == "there is no none.jsonl"


def test_changed_scenario_alone_is_not_run(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """A scenario that says something else since the run is not run; its neighbours stay."""
    lines[1]["text"] = "0" * 64
    results = load(tmp_path, lines, suite.scenarios)
    assert results.status_of(suite.by_key["general-05-01"]) == "not-run"
    assert results.status_of(suite.by_key["general-05-02/1"]) == "pass"
    assert results.result_of(suite.by_key["general-05-01"]) is None


def test_scenario_left_out_is_not_run(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """A scenario that the run has no result of is not run."""
    del lines[2]
    results = load(tmp_path, lines, suite.scenarios)
    assert results.statuses["general-05-02/1"] == "not-run"


def test_unknown_status_is_not_run(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """A word that is no status is never taken for passed."""
    lines[1]["status"] = "passed"
    assert load(tmp_path, lines, suite.scenarios).statuses["general-05-01"] == "not-run"


def test_result_of_an_unknown_scenario_is_ignored(
    tmp_path: Path, suite: Suite, lines: Lines
) -> None:
    """What is no longer in the suite has no status."""
    results = load(tmp_path, lines, suite.scenarios[1:])
    assert "general-05-01" not in results.statuses


def test_worse_of_two_results_stands(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """A scenario that failed once in a run has not passed, in whatever order."""
    failed = lines[1] | {"status": "fail", "message": "no"}
    for order in ([failed, lines[1]], [lines[1], failed]):
        results = load(tmp_path, [lines[0], *order, *lines[2:]], suite.scenarios)
        assert results.statuses["general-05-01"] == "fail"


def test_last_run_of_a_file_stands(tmp_path: Path, suite: Suite, lines: Lines) -> None:
    """Where runs were appended the last one speaks alone."""
    results = load(tmp_path, [*lines, lines[0], lines[-1]], suite.scenarios)
    assert set(results.statuses.values()) == {"not-run"}


def test_clause_has_the_worst_status_of_its_scenarios(
    tmp_path: Path, suite: Suite, lines: Lines
) -> None:
    """One failing scenario fails its clauses; a clause without scenarios says so."""
    lines[1]["status"] = "fail"
    lines[2]["status"] = "skipped"
    results = load(tmp_path, lines, suite.scenarios)
    assert results.status_of_clause("G.5.1") == "fail"
    assert results.status_of_clause("G.5.2") == "fail"
    assert results.status_of_clause("C.10bis") == "pass"
    assert results.status_of_clause("G.9") == "no-scenario"


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [
        (["pass", "skipped"], "skipped"),
        (["skipped", "not-run"], "not-run"),
        (["not-run", "fail"], "fail"),
        (["pass", "invented"], "not-run"),
        ([], "no-scenario"),
    ],
)
def test_worst_status(statuses: list[str], expected: str) -> None:
    """Skipped and not run are worse than passed, a failure is worse than all."""
    assert digests.worst(statuses) == expected


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """Give a tiny engine of three files."""
    folder = tmp_path / "piramida"
    (folder / "rules").mkdir(parents=True)
    for name in ("_spec.py", "_texts.py", "rules/collision.py"):
        (folder / name).write_text("X = 1\n", encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", ["_spec.py", "rules/collision.py"])
def test_engine_digest_sees_code_and_parameters(engine: Path, name: str) -> None:
    """A changed rule or number is another engine."""
    before = digests.engine_digest(engine)
    (engine / name).write_text("X = 2\n", encoding="utf-8")
    assert digests.engine_digest(engine) != before


def test_engine_digest_ignores_prose(engine: Path) -> None:
    """An edited sentence leaves the results as they are."""
    before = digests.engine_digest(engine)
    (engine / "_texts.py").write_text("X = 2\n", encoding="utf-8")
    assert digests.engine_digest(engine) == before


def test_engine_digest_sees_names(engine: Path) -> None:
    """The same code under another name is another engine."""
    before = digests.engine_digest(engine)
    (engine / "rules" / "collision.py").rename(engine / "rules" / "lag.py")
    assert digests.engine_digest(engine) != before


def test_steps_digest_follows_imports(tmp_path: Path) -> None:
    """What a step imports is part of what the step does; what no run uses is not."""
    folder = tmp_path / "piramida_conformance"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("_data", "__pycache__"))
    (folder / "vocabulary" / "odd.py").write_text("from ..deep import X\n", encoding="utf-8")
    (folder / "deep.py").write_text("X = 1\n", encoding="utf-8")
    (folder / "unused.py").write_text("X = 1\n", encoding="utf-8")
    before = digests.steps_digest(folder)
    (folder / "unused.py").write_text("X = 2\n", encoding="utf-8")
    assert digests.steps_digest(folder) == before
    (folder / "deep.py").write_text("X = 2\n", encoding="utf-8")
    assert digests.steps_digest(folder) != before


def test_steps_digest_covers_the_suite() -> None:
    """Registry and words are among the files that every run depends on."""
    names = {path.relative_to(PACKAGE).as_posix() for path in digests.step_files()}
    assert {"registry.py", "words.py", "subject.py"} <= names
    assert "generate.py" not in names
