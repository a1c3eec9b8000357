"""The matrix: which scenarios and functions stand behind a clause, and what is missing."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from piramida_conformance import cli, digests, scenarios, spec, trace
from piramida_conformance.digests import Results
from piramida_conformance.reports import stream
from piramida_conformance.scenarios import Suite
from piramida_conformance.spec import Both

SPEC = spec.read(Path(__file__).parent / "fixtures" / "spec")
MET = trace.Function("no_object_ball_met", "engine/piramida/rules/collision.py", 32, 35)

FEATURE = """
Feature: General 5. Collision

  @G.5.2
  Rule: No object ball met

    @id.general-05-01
    Scenario: Missed
      When the coloured ball is played past every ball
      Then the shot is a foul under General 5.2

    @id.general-05-02
    Scenario: Met
      When the coloured ball is played onto ball 3
      Then the shot is legal

  @G.19.1
  Rule: Angle

    @id.general-05-03 @G.19
    Scenario: Both named
      When the coloured ball is played onto ball 3
      Then the shot is a foul under General 5.2 and General 19

    @id.general-05-04 @G.5.1
    Scenario: Nobody saw it
      When the coloured ball is played onto ball 3
      Then it is left to the referee under General 19.1
"""
RUSSIAN = """# language: ru
Функция: Общие правила 5. Соударение

  @G.5.2
  Правило: Биток не коснулся шаров

    @id.general-05-01
    Сценарий: Мимо
      Когда цветным шаром играют мимо всех шаров
      Тогда удар — нарушение, предусмотренное пунктом 5.2 Общих правил

    @id.general-05-02
    Сценарий: Попал
      Когда цветным шаром играют по шару 3
      Тогда удар выполнен правильно
"""


def suite_of(tmp_path: Path, text: str) -> Suite:
    """Read one feature file of that text."""
    folder = tmp_path / "features" / "general"
    folder.mkdir(parents=True)
    (folder / "05-collision.feature").write_text(text, encoding="utf-8")
    return scenarios.read(tmp_path / "features")


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """Give the four scenarios above."""
    return suite_of(tmp_path, FEATURE)


@pytest.fixture
def results(suite: Suite) -> Results:
    """Give a run in which the second scenario failed and the others passed."""
    statuses = {each.key: "pass" for each in suite.scenarios} | {"general-05-02": "fail"}
    return Results(statuses, {})


@pytest.fixture
def rows(suite: Suite, results: Results) -> dict[str, trace.Row]:
    """Give the matrix by clause."""
    return {row.clause.id: row for row in trace.matrix(SPEC, suite, results, {"G.5.2": (MET,)})}


def test_scenario_breaks_the_clause_its_foul_names(suite: Suite) -> None:
    """A Then that states a foul under a clause breaks it; any other outcome obeys it."""
    sides = trace.sides(SPEC, suite)
    assert sides["general-05-01", "G.5.2"] == "breaks"
    assert sides["general-05-02", "G.5.2"] == "obeys"


def test_item_is_broken_with_the_clause_above_it(suite: Suite) -> None:
    """Where the closing line decides, a foul under the clause breaks the item tagged."""
    sides = trace.sides(SPEC, suite)
    assert sides["general-05-03", "G.19"] == "breaks"
    assert sides["general-05-03", "G.19.1"] == "breaks"


def test_what_is_left_to_the_referee_has_no_side(suite: Suite) -> None:
    """A scenario that leaves a clause open neither obeys nor breaks it."""
    assert trace.sides(SPEC, suite)["general-05-04", "G.19.1"] == "shows"


def test_only_requirements_have_sides(suite: Suite) -> None:
    """A definition is shown at work."""
    assert trace.sides(SPEC, suite)["general-05-04", "G.5.1"] == "shows"


def test_russian_scenarios_are_read_alike(tmp_path: Path) -> None:
    """The language of a scenario does not change what it breaks."""
    sides = trace.sides(SPEC, suite_of(tmp_path, RUSSIAN))
    assert sides["general-05-01", "G.5.2"] == "breaks"
    assert sides["general-05-02", "G.5.2"] == "obeys"


def test_row_joins_scenarios_statuses_and_functions(rows: dict[str, trace.Row]) -> None:
    """A clause has the worst status of its scenarios, and its functions."""
    row = rows["G.5.2"]
    assert row.scenarios == ("general-05-01", "general-05-02")
    assert row.statuses == ("pass", "fail")
    assert row.status == "fail"
    assert row.functions == (MET,)
    assert row.readings == ("R-miss",)
    assert (row.obeyed, row.broken) == (True, True)
    assert row.reason is None
    assert not row.is_gap


def test_one_sided_requirement_is_a_gap(rows: dict[str, trace.Row]) -> None:
    """A requirement that no scenario obeys, or none breaks, is not pinned down."""
    assert (rows["G.19"].obeyed, rows["G.19"].broken) == (False, True)
    assert rows["G.19"].is_gap


def test_leaf_without_scenario_says_why(rows: dict[str, trace.Row]) -> None:
    """The reason is the clause's own where it decides nothing, else that it has none yet."""
    assert rows["G.19.p1"].reason == Both("It decides nothing.", "Ничего не решает.")
    assert not rows["G.19.p1"].is_gap
    assert rows["G.19.n1"].reason == trace.NO_SCENARIO_YET
    assert rows["G.19.n1"].is_gap
    assert rows["G.19.n1"].status == "no-scenario"


def test_gathering_clause_has_the_status_of_its_items(rows: dict[str, trace.Row]) -> None:
    """A clause with items asks for no scenario of its own."""
    row = rows["G.19.2"]
    assert (row.scenarios, row.reason, row.obeyed, row.is_gap) == ((), None, None, False)
    assert row.status == "no-scenario"


def test_csv_has_a_line_for_each_clause(rows: dict[str, trace.Row]) -> None:
    """The CSV form is read back with the standard reader."""
    table = list(csv.DictReader(io.StringIO(trace.as_csv(rows.values()))))
    assert [line["clause"] for line in table] == list(SPEC.clauses)
    line = table[1]
    assert line["scenarios"] == "general-05-01 general-05-02"
    assert (line["status"], line["obeyed"], line["broken"]) == ("fail", "yes", "yes")
    assert line["functions"] == "engine/piramida/rules/collision.py:32"
    assert table[6]["reason_ru"] == "Ничего не решает."


def test_json_goes_both_ways(rows: dict[str, trace.Row], suite: Suite, results: Results) -> None:
    """From a clause to its scenarios and from a scenario to its clauses."""
    whole = json.loads(trace.as_json(list(rows.values()), suite, results))
    clause = whole["clauses"][1]
    assert clause["scenarios"][0] == {"key": "general-05-01", "side": "breaks", "status": "pass"}
    assert whole["scenarios"][2]["clauses"] == ["G.19.1", "G.19"]
    assert whole["run"] == {"counts": True, "reason": None}
    assert whole["summary"]["leaves"] == len(SPEC.leaves)
    assert whole["summary"]["leaves without scenario yet"] == 4


def test_text_tells_counts_and_why_nothing_is_run(rows: dict[str, trace.Row]) -> None:
    """The text form ends with the counts, and says why no result counts."""
    text = trace.as_text(list(rows.values()), "the run did not come to its end")
    (line,) = [line for line in text.splitlines() if line.startswith("G.5.2 ")]
    assert "1 obey, 1 break" in line
    assert line.endswith("no_object_ball_met (engine/piramida/rules/collision.py:32)")
    assert "    4 leaves without scenario yet" in text
    assert text.endswith("No result of the last run counts: the run did not come to its end.\n")


def run_of(suite: Suite, statuses: dict[str, str], *, ended: bool = True) -> stream.Run:
    """Give the run of a program in which scenarios have these statuses."""
    head = {"type": "run", "subject": "mine 1.0"}
    results = [
        {"type": "result", "id": key, "row": None, "status": status, "text": each.text}
        for each in suite.scenarios
        if (key := each.id) in statuses and (status := statuses[key])
    ]
    end = [{"type": "end", "counts": {}, "complete": False}] if ended else []
    return stream.collect([head, *results, *end])


@pytest.fixture
def mine(suite: Suite) -> trace.Program:
    """Give a program that fails one scenario, passes one and was not asked for two."""
    run = run_of(suite, {"general-05-01": "fail", "general-05-02": "pass"})
    return trace.program("mine", run, SPEC, suite)


def test_a_program_has_a_column_of_its_own(
    rows: dict[str, trace.Row], suite: Suite, results: Results, mine: trace.Program
) -> None:
    """In every form a tested program's statuses stand beside those of the engine."""
    other = trace.program("other", run_of(suite, {"general-05-01": "skipped"}), SPEC, suite)
    listed = list(rows.values())
    text = trace.as_text(listed, "", [mine, other])
    assert text.splitlines()[0].split()[:6] == [
        *("clause", "kind", "status", "mine", "other", "scenarios"),
    ]
    (line,) = [line for line in text.splitlines() if line.startswith("G.5.2 ")]
    cells = re.split(" {2,}", line)
    assert cells[2:6] == ["fail", "fail 1/2", "not-run 0/2", "1 obey, 1 break"]

    table = list(csv.DictReader(io.StringIO(trace.as_csv(listed, [mine, other]))))
    assert (table[1]["clause"], table[1]["status"]) == ("G.5.2", "fail")
    assert (table[1]["status of mine"], table[1]["status of other"]) == ("fail", "not-run")

    whole = json.loads(trace.as_json(listed, suite, results, [mine, other]))
    assert whole["programs"]["mine"] == {"subject": "mine 1.0", "counts": True, "reason": None}
    assert whole["clauses"][1]["programs"] == {"mine": "fail", "other": "not-run"}
    assert [each["programs"]["mine"] for each in whole["scenarios"]] == [
        *("fail", "pass", "not-run", "not-run"),
    ]


def test_a_clause_without_scenarios_has_no_status_of_a_program(
    rows: dict[str, trace.Row], mine: trace.Program
) -> None:
    """Where there is nothing to run the column is empty."""
    assert mine.status("G.19.n1") == mine.passed("G.19.n1") == ""
    table = list(csv.DictReader(io.StringIO(trace.as_csv(rows.values(), [mine]))))
    assert {line["status of mine"] for line in table} == {"fail", "not-run", ""}


def test_a_run_without_an_end_counts_for_nothing(rows: dict[str, trace.Row], suite: Suite) -> None:
    """The column of a run that was broken off says not run, and why."""
    run = run_of(suite, {"general-05-02": "pass"}, ended=False)
    broken = trace.program("mine", run, SPEC, suite)
    assert broken.status("G.5.2") == "not-run"
    text = trace.as_text(list(rows.values()), "", [broken])
    assert text.endswith("No result of mine counts: the run did not come to its end.\n")


def test_a_result_of_another_text_does_not_count(suite: Suite) -> None:
    """A scenario that has changed since the program was asked is not run."""
    run = run_of(suite, {"general-05-01": "pass", "general-05-02": "pass"})
    run.results[0].line["text"] = "another"
    assert trace.program("mine", run, SPEC, suite).passed("G.5.2") == "not-run 1/2"


def test_a_name_is_shown_as_text(suite: Suite) -> None:
    """The name of a program cannot move the cursor."""
    run = run_of(suite, {})
    assert trace.program("mine\x1b[2J", run, SPEC, suite).name == "mine\\x1b[2J"


def test_the_command_takes_runs_of_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--results NAME=FILE` adds a column, FILE alone is the engine's run; no file is told."""
    file = tmp_path / "a=b.jsonl"
    each = next(each for each in scenarios.load().scenarios if each.id == "general-05-01")
    result = {"type": "result", "id": each.id, "row": None, "status": "crash", "text": each.text}
    lines = [{"type": "run", "subject": "x"}, result, {"type": "end"}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    words = ["--results", f"mine={file}", "--results", str(file), "--document", "general"]
    assert trace.main([*words, "--format", "csv"]) == 0
    table = {line["clause"]: line for line in csv.DictReader(io.StringIO(capsys.readouterr().out))}
    assert table["G.5.3"]["status of mine"] == "crash"
    assert table["G.5.3"]["status"] == "not-run"
    with pytest.raises(SystemExit, match="2"):
        trace.main(["--results", "mine=nowhere.jsonl"])
    assert "nowhere.jsonl: " in capsys.readouterr().err


def test_functions_are_found_where_they_stand() -> None:
    """The lines given for a clause are those of the function that decides it."""
    (function,) = trace.functions()["G.5.3"]
    source = Path(digests.__file__).parents[2] / function.file
    lines = source.read_text(encoding="utf-8").splitlines()[function.line - 1 : function.last]
    assert "G.5.3" in lines[0]
    assert any(f"def {function.name}" in line for line in lines)


def test_every_registered_function_belongs_to_a_clause() -> None:
    """The engine decides no clause that the rule text does not have."""
    assert set(trace.functions()) <= set(spec.load().clauses)


@pytest.mark.parametrize("form", ["text", "csv", "json"])
def test_command_prints_each_form(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`piramida trace` prints one document in the form asked for."""
    assert cli.main(["trace", "--format", form, "--document", "general"]) == 0
    said = capsys.readouterr().out
    assert "G.5.3" in said
    assert "F.1" not in said
