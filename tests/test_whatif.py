"""What another reading or number would change: which scenarios flip, and what is refused."""

from __future__ import annotations

import io
import json

import pytest

from piramida.readings import NUMBERS, SettingError
from piramida_conformance import cli, scenarios, spec, whatif
from piramida_conformance.progress import Progress
from piramida_conformance.scenarios import Scenario

SUITE = scenarios.load()
SPEC = spec.load()

# Numbers that no function asks for, and why.
NOT_ASKED = {
    "G.3.balls": "a record has room for sixteen balls",
    "G.26.warning": "the referee calls time; nobody measures when",
    "F.2.balls": "a record has room for sixteen balls",
    "C.6.2.ball": "with two balls left, the fourteenth was the last",
    "C.6.2.eighth": "play goes on past it, as past any other",
    "C.6.3.balls": "the full rack is that of G.8.1",
    "K.2.balls": "a record has room for sixteen balls",
    "K.2.object_balls": "they are all balls but the coloured one",
    "K.5.2.balls": "a cue ball is one ball, and so is the one lifted for it",
    "D.2.balls": "a record has room for sixteen balls",
    "D.2.object_balls": "they are all balls but the coloured one",
    "D.5.2.balls": "a cue ball is one ball, and so is the one lifted for it",
    "E.5.3.difference_max_mm": "the figure is not official",
    "E.8.tip_max_mm": "the clause reports what is in use",
    "P.1.total_percent": "it is the sum of the shares",
    "P.2.total_percent": "it is the sum of the shares",
    "P.3.total_percent": "it is the sum of the shares",
}
# Those of the rows of a schedule are asked for by the name of the row.
OF_ROWS = ("place_from", "place_to", "share_percent")


def of(*ids: str) -> list[Scenario]:
    """Give scenarios by their ids."""
    return [scenario for each in ids for scenario in SUITE.by_id[each]]


def flipped(setting: str, *ids: str) -> dict[str, tuple[str, str]]:
    """Give key -> outcomes before and after of the scenarios that flip."""
    report = whatif.compare(whatif.choice(setting.split()), of(*ids) or SUITE.scenarios)
    return {each.scenario.key: (each.before.outcome, each.after.outcome) for each in report.flips}


def test_a_number_flips_the_scenario_at_its_edge() -> None:
    """Under 46 degrees the stroke at 45 degrees is a push, and no other scenario changes."""
    assert flipped("G.19.2.1.degrees=46") == {
        "general-19-20": ("legal by 20.1; 3 count", "foul under 19.2; 3 come back")
    }


def test_a_reading_flips_the_scenarios_that_do_not_state_it() -> None:
    """Two violations in a miss flip the plain miss, not the scenario that states its reading."""
    found = flipped("R-miss=all", "general-05-01", "general-05-08", "general-05-09")
    assert found == {"general-05-01": ("foul under 5.3", "foul under 5.3, 20")}


def test_who_keeps_a_reading_is_named() -> None:
    """A scenario that states the reading itself is named, since it keeps its value."""
    report = whatif.compare(whatif.choice(["R-miss=all"]), of("general-05-01", "general-05-09"))
    assert [each.key for each in report.keeping] == ["general-05-09"]
    assert "general-05-09" in whatif.as_text(report, SPEC)


def test_several_settings_hold_at_once() -> None:
    """Two settings flip what each of them flips."""
    ids = ("general-05-01", "general-19-20")
    assert flipped("R-miss=all G.19.2.1.degrees=46", *ids).keys() == set(ids)
    assert flipped("R-miss=all", *ids).keys() == {"general-05-01"}


def test_the_values_of_the_rules_change_nothing() -> None:
    """Nothing flips under the default values of all readings and numbers."""
    readings = [f"{name}={values[0]}" for name, values in whatif.possible_readings().items()]
    numbers = [f"{name}={value}" for name, value in whatif.possible_numbers().items()]
    report = whatif.compare(whatif.choice(readings + numbers), SUITE.scenarios)
    assert report.flips == ()
    assert report.silent == ()
    assert report.passing == report.all == len(SUITE.scenarios)


def test_a_scenario_that_does_not_say_enough_has_not_flipped() -> None:
    """Where halves of rails matter, a scenario that names none is listed with what it lacks."""
    report = whatif.compare(whatif.choice(["R-rails=six"]), of("general-20-14", "general-05-01"))
    assert report.flips == ()
    assert [each.key for each, _ in report.silent] == ["general-20-14", "general-05-01"]
    assert "half" in dict(report.silent)[report.silent[0][0]]


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        (["R-rail=six"], ["unknown reading 'R-rail'", "R-rails, R-drives"]),
        (["R-rails=seven"], ["'seven'", "four, six"]),
        (["G.99.balls=3"], ["unknown number 'G.99.balls'", "G.12.1.2.balls"]),
        (["G.3.balls=15"], ["does not ask for the number 'G.3.balls'"]),
        (["G.12.1.2.balls=many"], ["'many'", "now 3"]),
        (["G.12.1.2.balls=nan"], ["'nan'"]),
        (["R-rails"], ["'R-rails' sets nothing", "NAME=VALUE"]),
        (["R-rails=six", "R-rails=four"], ["R-rails is set twice"]),
    ],
)
def test_a_choice_that_does_not_exist_is_refused(settings: list[str], wanted: list[str]) -> None:
    """What cannot be chosen is refused with what was found and what is possible."""
    with pytest.raises(SettingError) as refusal:
        whatif.choice(settings)
    assert [part for part in wanted if part not in str(refusal.value)] == []


def test_a_number_may_have_a_fraction() -> None:
    """Whole numbers stay whole, others keep their fraction."""
    chosen = whatif.choice(["G.19.2.1.degrees=45.5", "G.12.1.2.balls=4"])
    assert chosen.numbers == {"G.19.2.1.degrees": 45.5, "G.12.1.2.balls": 4}
    assert str(chosen) == "G.19.2.1.degrees=45.5 G.12.1.2.balls=4"


@pytest.mark.parametrize("name", sorted(NUMBERS))
def test_every_number_decides_something_or_says_why_not(name: str) -> None:
    """A number of the rules is asked for by the engine, or a reason says why it need not be."""
    of_a_row = name.startswith("P.") and name.rpartition(".")[2] in OF_ROWS
    assert (name in whatif.possible_numbers()) != (name in NOT_ASKED or of_a_row)


def test_text_shows_clause_and_both_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    """As text a flip is shown with its clause, both outcomes, the step that fails and its place."""
    assert cli.main(["whatif", "G.19.2.1.degrees=46"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Under G.19.2.1.degrees=46, 1 of ")
    assert "general-19-20  At 45 degrees the stroke is aside enough" in out
    assert "  clause    G.19.2.1 Angle to the line of centres\n" in out
    assert "  is        legal by 20.1; 3 count\n" in out
    assert "  would be  foul under 19.2; 3 come back\n" in out
    assert "verdict: expected legal, got foul" in out
    assert "features/general/19-push-stroke.feature:" in out


def test_json_holds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON a flip has its titles in both languages, its clauses and both outcomes."""
    assert cli.main(["whatif", "G.19.2.1.degrees=46", "--format", "json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert whole["choice"] == {"readings": {}, "numbers": {"G.19.2.1.degrees": 46}}
    (flip,) = whole["flips"]
    assert flip["key"] == "general-19-20"
    assert flip["titles"]["ru"].startswith("При 45")
    assert [each["id"] for each in flip["clauses"]] == ["G.19.2.1"]
    assert (flip["is"], flip["would_be"]) == (
        "legal by 20.1; 3 count",
        "foul under 19.2; 3 come back",
    )


def test_markdown_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """As Markdown each flip is a row with as many cells as the head of the table."""
    assert cli.main(["whatif", "G.19.2.1.degrees=46", "--format", "markdown"]) == 0
    head, rule, row = [
        line for line in capsys.readouterr().out.splitlines() if line.startswith("|")
    ]
    assert head.count("|") == rule.count("|") == row.count("|")
    assert "general-19-20" in row


def test_a_refusal_ends_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """A choice that does not exist ends with exit code 2, and says on standard error why."""
    assert cli.main(["whatif", "R-rails=seven"]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert "R-rails has no value 'seven'; possible: four, six" in streams.err


def test_what_can_be_chosen_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """The list has every reading with its values, the default first, and every number."""
    assert cli.main(["whatif", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "R-rails=four|six" in lines
    assert "G.12.1.2.balls=3" in lines


def test_nothing_chosen_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a choice the command says how to find one."""
    with pytest.raises(SystemExit, match="2"):
        cli.main(["whatif"])
    assert "--list" in capsys.readouterr().err


def test_progress_counts_the_scenarios() -> None:
    """Whoever waits is told how many of the scenarios are done."""
    bar = Progress(io.StringIO(), 2)
    whatif.compare(whatif.choice(["R-miss=all"]), of("general-05-01", "general-05-08"), bar)
    assert bar.done == 2
