"""Every mistake that a feature file can hold, the six silent ones of pytest-bdd among them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from piramida_conformance import lint, scenarios, spec
from piramida_conformance._bound import BindingError
from piramida_conformance.lint import Language, Sentence

FIXTURES = Path(__file__).parent / "fixtures"
COLLISION = "general/05-collision.feature"
RUSSIAN = "continuation/10bis-rule.feature"
SPEC = spec.read(FIXTURES / "spec")


DEFINITIONS = [
    ("given", r"(?:a|another) ball|the table is empty|a wide gap|стол|шар"),
    ("given", r"the reading (?P<reading>\S+) is (?P<value>\S+)"),
    ("when", r"they meet|not +twice|the gap is -?[\d.]+ mm|шар катится"),
    ("then", r"the shot is legal|the shot is a foul(?: under (?P<clause>\S+))?"),
    ("then", r"nobody is penalised|удар правильный"),
    ("when", r"they (?:meet|part) .*"),
    ("when", r"they \w+ softly"),
]


def matches(text: str, _language: Language) -> Sequence[Sentence]:
    """Read a sentence by the definitions above."""
    found = [(kind, re.fullmatch(pattern, text)) for kind, pattern in DEFINITIONS]
    return [
        Sentence(kind, tuple((name, value) for name, value in each.groupdict().items() if value))
        for kind, each in found
        if each is not None
    ]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Give two sound feature files, free to be spoilt."""
    target = tmp_path / "features"
    shutil.copytree(FIXTURES / "features", target)
    return target


def context(root: Path) -> lint.Context:
    """Give the lint these feature files, the small rulebook and the definitions above."""
    return lint.Context(
        spec=SPEC,
        suite=scenarios.read(root),
        matches=matches,
        retired=lint.retired_ids(root),
        strays=lint.stray_files(root),
    )


def codes(root: Path) -> list[str]:
    """Give the codes of all mistakes."""
    return [problem.code for problem in lint.check(context(root))]


def spoil(root: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text that must be there."""
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_sound_files_have_no_mistake(root: Path) -> None:
    """The twin of every spoilt file below passes."""
    assert codes(root) == []


@dataclass(frozen=True)
class Mistake:
    """A replacement in one file that must give exactly these codes."""

    name: str
    old: str
    new: str
    codes: tuple[str, ...]
    file: str = COLLISION


FIRST_STEPS = """      Given a ball
      And another ball
      When they meet
      But   not   twice
      Then the shot is legal
      And nobody is penalised
"""

MISTAKES = [
    # the silent ones
    Mistake(
        "two scenarios of one name",
        "Outline: Too far",
        "Outline: A ball is met",
        ("duplicate-name",),
    ),
    Mistake(
        "two definitions of one step",
        "When they meet",
        "When they meet softly",
        ("ambiguous-step",),
    ),
    Mistake("a misspelt parameter", "gap is <gap> mm", "gap is <gape> mm", ("unknown-parameter",)),
    Mistake("a misspelt parameter in a table", "| <gap> |", "| <gape> |", ("unknown-parameter",)),
    Mistake("a parameter without outline", "Given a ball", "Given a <gap>", ("unknown-parameter",)),
    Mistake(
        "an empty table", "        | 1   | 10  |\n        | 2   | 20  |\n", "", ("empty-examples",)
    ),
    Mistake(
        "an outline without table",
        "      Examples:\n        | row | gap |\n        | 1   | 10  |\n        | 2   | 20  |\n",
        "",
        ("empty-examples", "unknown-parameter"),
    ),
    Mistake("a scenario without steps", FIRST_STEPS, "", ("no-steps",)),
    # steps
    Mistake("no Then", "Then the shot is legal\n      And nobody is penalised\n", "", ("no-then",)),
    Mistake(
        "a When that no Then looks at", "And nobody is penalised", "When they meet", ("no-then",)
    ),
    Mistake("a step that nothing reads", "Given a ball", "Given a banana", ("no-step",)),
    Mistake("a background that nothing reads", "Given a wide gap", "Given a gap", ("no-step",)),
    Mistake("a step in the wrong place", "Given a ball", "When a ball", ("step-kind", "step-kind")),
    Mistake(
        "a foul under no clause",
        "Then the shot is a foul",
        "Then the shot is a foul under G.5.9",
        ("unknown-clause",),
    ),
    Mistake(
        "a reading invented in a step",
        "Given a ball",
        "Given the reading R-mess is all",
        ("unknown-reading",),
    ),
    Mistake(
        "a value invented in a step",
        "Given a ball",
        "Given the reading R-miss is none",
        ("reading-value",),
    ),
    Mistake(
        "a reading without its tag",
        "Given a wide gap",
        "Given the reading R-miss is all",
        ("reading-untagged",),
    ),
    # clauses and tags
    Mistake(
        "a clause that does not exist", "@G.5.2 @reading", "@G.5.9 @reading", ("unknown-clause",)
    ),
    Mistake("a clause with items", "@G.5.2 @reading", "@G.19.2 @reading", ("interior-clause",)),
    Mistake("a rule without clause", "  @G.5.1\n", "", ("no-clause",)),
    Mistake("a clause of another rule", "  @G.5.1\n", "  @G.5.1 @G.19.1\n", ("clause-file",)),
    Mistake("a tag that means nothing", "@reading.R-miss", "@slow", ("unknown-tag",)),
    Mistake("a version that is none", "@reading.R-miss", "@since.one", ("unknown-tag",)),
    Mistake("a reading that does not exist", "R-miss", "R-mess", ("unknown-reading",)),
    Mistake(
        "a shot tagged as if the pipe could not ask for it",
        "@reading.R-miss",
        "@needs.in-process",
        ("in-process",),
    ),
    Mistake("a clause on the feature", "@needs.spots", "@G.5.1", ("tag-place",)),
    # ids
    Mistake("no id", "@id.general-05-01 ", "", ("id-missing",)),
    Mistake("two ids", "@id.general-05-01", "@id.general-05-01 @id.general-05-03", ("id-many",)),
    Mistake("one id twice", "@id.general-05-02", "@id.general-05-01", ("id-duplicate",)),
    Mistake("an id of another rule", "@id.general-05-01", "@id.general-06-01", ("id-form",)),
    Mistake("an id of another document", "@id.general-05-01", "@id.free-05-01", ("id-form",)),
    Mistake("an id of one digit", "@id.general-05-01", "@id.general-05-1", ("id-form",)),
    # titles
    Mistake(
        "another feature title",
        "Feature: General 5. C",
        "Feature: General 6. C",
        ("feature-title",),
    ),
    Mistake("another rule title", "Rule: Collision required", "Rule: Collision", ("rule-title",)),
    Mistake("no other title", "      RU: Шар задет\n", "", ("title-missing",)),
    Mistake("the title in its own language", "RU: Шар задет", "EN: Ball met", ("title-missing",)),
    Mistake(
        "the wrong mark in Russian", "EN: Procedure", "RU: Процедура", ("title-missing",), RUSSIAN
    ),
    Mistake("another Russian rule title", "Порядок b", "Порядок c", ("rule-title",), RUSSIAN),
    # outlines
    Mistake("a word in a cell", "| 1   | 10  |", "| 1   | ten |", ("cell", "no-step")),
    Mistake("a row named in Russian", "| 1   | 10  |", "| один | 10 |", ("cell",)),
    Mistake("no column row", "| row | gap |", "| gap | row |", ("row-column",)),
    Mistake(
        "a column nobody uses",
        "| row | gap |\n        | 1   | 10  |\n        | 2   | 20  |",
        "| row | gap | x |\n        | 1 | 10 | 1 |",
        ("unused-column",),
    ),
    Mistake("two rows of one name", "| 2   | 20  |", "| 1   | 20  |", ("row-duplicate",) * 2),
    # structure
    Mistake(
        "a scenario under no rule",
        "  @G.5.1\n  Rule: Collision required\n",
        "",
        ("loose-scenario",),
    ),
    Mistake("a file that is no Gherkin", "  @G.5.1\n", "  @G.5.1 x\n", ("gherkin",)),
    Mistake(
        "a language we do not speak", "# language: ru", "# language: no", ("gherkin",), RUSSIAN
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_mistake_is_reported(root: Path, mistake: Mistake) -> None:
    """Each mistake gives its own codes, and nothing else is reported."""
    spoil(root, mistake.file, mistake.old, mistake.new)
    assert sorted(codes(root)) == sorted(mistake.codes)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Then the shot is a foul", "Then the shot is a foul under G.5.2"),
        ("Given a ball", "Given the reading R-miss is all"),
        ("@reading.R-miss", "@reading.R-miss @question @noise @since.1.2 @needs.legal-by"),
        ("| 2   | 20  |", "| edge | -0.5  |"),
    ],
)
def test_sound_change_is_no_mistake(root: Path, old: str, new: str) -> None:
    """Known clauses, readings, values, tags and rows pass."""
    spoil(root, COLLISION, old, new)
    assert codes(root) == []


def test_mistake_names_file_and_line(root: Path) -> None:
    """A mistake is found where the message says."""
    spoil(root, COLLISION, "Given a ball", "Given a banana")
    (problem,) = lint.check(context(root))
    assert str(problem) == (
        "features/general/05-collision.feature:14: no-step no definition reads 'a banana'"
    )


def test_id_used_in_another_file_is_reported(root: Path) -> None:
    """An id belongs to one scenario of the whole suite."""
    spoil(root, RUSSIAN, "@id.continuation-10bis-01", "@id.general-05-01")
    assert "id-duplicate" in codes(root)


def test_retired_id_does_not_come_back(root: Path) -> None:
    """An id once published and withdrawn is never given to another scenario."""
    retired = root / lint.RETIRED
    retired.write_text("# withdrawn\ngeneral-05-07  # said nothing\n", encoding="utf-8")
    assert codes(root) == []
    spoil(root, COLLISION, "general-05-01", "general-05-07")
    assert codes(root) == ["id-retired"]


def test_file_without_rule_is_reported(root: Path) -> None:
    """A feature file bears the name of its rule's file."""
    (root / COLLISION).rename(root / "general" / "05-clash.feature")
    assert codes(root) == ["no-rule"]


def test_file_in_no_document_is_reported(root: Path) -> None:
    """A feature file lies in the folder of a document."""
    (root / COLLISION).rename(root / "05-collision.feature")
    assert "no-rule" in codes(root)


def test_file_in_a_third_language_is_reported(root: Path) -> None:
    """Scenarios are written in English or in Russian."""
    (root / COLLISION).write_text("# language: de\nFunktion: Rules\n", encoding="utf-8")
    assert codes(root) == ["language"]


def test_file_of_another_suffix_is_reported(root: Path) -> None:
    """A misnamed feature file would never run."""
    (root / COLLISION).rename(root / "general" / "05-collision.features")
    assert codes(root) == ["stray-file"]


def suite_of(tmp_path: Path, source: str) -> Path:
    """Write a suite module that binds feature files."""
    folder = tmp_path / "suite"
    folder.mkdir()
    (folder / "test_scenarios.py").write_text(source, encoding="utf-8")
    return folder


@pytest.mark.parametrize(("folder", "expected"), [("", []), ("general", ["unbound"])])
def test_file_that_nothing_binds_is_reported(
    root: Path, tmp_path: Path, folder: str, expected: list[str]
) -> None:
    """A scenario that no test of the suite stands for is reported, and only that."""
    source = f"import pytest_bdd\npytest_bdd.scenarios({str(root / folder)!r})\n"
    names = lint.bound_names(suite_of(tmp_path, source), root)
    problems = lint.check(replace(context(root), bound=names))
    assert [problem.code for problem in problems] == expected
    assert all(problem.file == f"features/{RUSSIAN}" for problem in problems)


def test_suite_that_cannot_be_collected_is_refused(tmp_path: Path, root: Path) -> None:
    """A broken suite is an error, not an empty one."""
    folder = suite_of(tmp_path, "import no_such_module\n")
    with pytest.raises(BindingError, match="no_such_module"):
        lint.bound_names(folder, root)


def test_steps_of_the_suite_are_asked() -> None:
    """The lint reads sentences by the definitions of the suite, in both languages."""
    assert len(lint._step_matches("the shot is legal", "en")) == 1
    assert len(lint._step_matches("удар выполнен правильно", "ru")) == 1
    assert len(lint._step_matches("the shot is banal", "en")) == 0


def test_scenarios_of_this_project_have_no_mistake() -> None:
    """Rule text and scenarios of this project pass the lint as its command runs it."""
    run = subprocess.run(
        [sys.executable, "-m", "piramida_conformance.lint"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (run.stdout, run.returncode) == ("", 0)
