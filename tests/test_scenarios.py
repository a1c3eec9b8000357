"""The scenarios as data: what the Gherkin files say, row by row."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from piramida_conformance import scenarios
from piramida_conformance.spec import Both

FIXTURE = Path(__file__).parent / "fixtures" / "features"
COLLISION = "general/05-collision.feature"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Give two small feature files, free to be changed."""
    target = tmp_path / "features"
    shutil.copytree(FIXTURE, target)
    return target


def change(root: Path, old: str, new: str) -> None:
    """Replace the first occurrence of a text that must be there."""
    path = root / COLLISION
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def digest(root: Path, key: str) -> str:
    """Read the files and give the digest of one scenario."""
    return scenarios.read(root).by_key[key].text


def test_rows_become_scenarios_of_their_own(root: Path) -> None:
    """An outline gives one scenario a row, named by its id and the row's first cell."""
    suite = scenarios.read(root)
    assert [scenario.key for scenario in suite.scenarios] == [
        "general-05-01",
        "general-05-02/1",
        "general-05-02/2",
        "continuation-10bis-01",
    ]
    second = suite.by_key["general-05-02/2"]
    assert second.example == (("gap", "20"),)
    assert second.steps[0].text == "the gap is 20 mm"
    assert second.steps[0].table == (("gap",), ("20",))
    assert suite.find("general-05-02", "2") is second
    assert suite.find("general-05-02") is None
    assert len(suite.by_id["general-05-02"]) == 2


def test_file_says_document_and_number(root: Path) -> None:
    """Document and rule number come from the path, 10bis included."""
    first, second = scenarios.read(root).features
    assert first.document is not None
    assert (first.document.letter, first.number, first.stem) == ("G", "5", "05-collision")
    assert first.id_prefix == "general-05-"
    assert second.document is not None
    assert (second.document.letter, second.number) == ("C", "10bis")
    assert second.id_prefix == "continuation-10bis-"


def test_clauses_come_from_rule_and_scenario(root: Path) -> None:
    """A scenario proves the clause of its rule and those it is tagged with itself."""
    suite = scenarios.read(root)
    assert suite.by_key["general-05-01"].clauses == ("G.5.1", "G.5.2")
    assert [found.key for found in suite.by_clause["G.5.2"]] == [
        "general-05-01",
        "general-05-02/1",
        "general-05-02/2",
    ]


def test_tags_of_the_feature_reach_every_scenario(root: Path) -> None:
    """What a feature needs, each of its scenarios needs."""
    first = scenarios.read(root).by_key["general-05-01"]
    assert first.needs("needs.") == ("spots",)
    assert first.needs("reading.") == ("R-miss",)


def test_and_takes_the_kind_of_what_precedes_it(root: Path) -> None:
    """And and But continue the kind of the step above them, in Russian too."""
    suite = scenarios.read(root)
    kinds = [step.kind for step in suite.by_key["general-05-01"].steps]
    assert kinds == ["given", "given", "when", "when", "then", "then"]
    russian = suite.by_key["continuation-10bis-01"]
    assert [step.kind for step in russian.steps] == ["given", "given", "when", "then"]
    assert russian.language == "ru"


def test_backgrounds_come_first(root: Path) -> None:
    """Steps of the feature's background precede those of the rule's, then the scenario's."""
    scenario = scenarios.read(root).by_key["general-05-02/1"]
    assert [step.text for step in scenario.background] == ["the table is empty", "a wide gap"]
    assert scenario.all_steps[2].text == "the gap is 10 mm"


def test_first_line_of_the_description_is_the_other_title(root: Path) -> None:
    """The title of the other language is not part of the description."""
    suite = scenarios.read(root)
    first = suite.by_key["general-05-01"]
    assert first.titles == Both("A ball is met", "Шар задет")
    assert first.description == "Nobody doubts it."
    assert suite.by_key["continuation-10bis-01"].titles == Both("Procedure", "Порядок")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Scenario: A ball is met", "Scenario: A ball is touched"),
        ("RU: Шар задет", "RU: Шар затронут"),
        ("Nobody doubts it.", "Somebody doubts it."),
        ("But   not   twice", "And not twice"),
        ("@reading.R-miss", "@reading.R-rails"),
        ("Rule: Collision required", "Rule: Collision"),
    ],
)
def test_digest_keeps_where_only_prose_changes(root: Path, old: str, new: str) -> None:
    """Titles, descriptions, keywords, tags and white space leave the digest as it is."""
    before = digest(root, "general-05-01")
    change(root, old, new)
    assert digest(root, "general-05-01") == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("they meet", "they part"),
        ("Then the shot is legal", "When the shot is legal"),
        ("Given the table is empty", "Given the table is full"),
        ("      And nobody is penalised\n", ""),
    ],
)
def test_digest_changes_with_what_is_said(root: Path, old: str, new: str) -> None:
    """Text and kind of any step, of the background too, are part of the digest."""
    before = digest(root, "general-05-01")
    change(root, old, new)
    assert digest(root, "general-05-01") != before


def test_digest_of_a_row_is_its_own(root: Path) -> None:
    """A changed cell changes the digest of its row and of no other."""
    before = [digest(root, key) for key in ("general-05-02/1", "general-05-02/2")]
    change(root, "| 2   | 20  |", "| 2   | 21  |")
    after = [digest(root, key) for key in ("general-05-02/1", "general-05-02/2")]
    assert before[0] == after[0]
    assert before[1] != after[1]


def test_refused_file_is_a_problem(root: Path) -> None:
    """A file that is no Gherkin is reported by line, and the others are read all the same."""
    change(root, "  @G.5.1\n  Rule", "  @G.5.1 nonsense\n  Rule")
    suite = scenarios.read(root)
    (problem,) = suite.problems
    assert (problem.file, problem.line, problem.code) == (
        "features/general/05-collision.feature",
        7,
        "gherkin",
    )
    assert [scenario.key for scenario in suite.scenarios] == ["continuation-10bis-01"]


def test_empty_file_is_a_problem(root: Path) -> None:
    """A file without a feature is reported, not passed over."""
    (root / COLLISION).write_text("# nothing\n", encoding="utf-8")
    assert [problem.code for problem in scenarios.read(root).problems] == ["gherkin"]
