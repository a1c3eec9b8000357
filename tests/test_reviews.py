"""Which texts are to be reviewed, and the command that records a review."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from piramida_conformance import _data, reviews, scenarios, spec

FIXTURES = Path(__file__).parent / "fixtures"
COLLISION = "spec/general/05-collision.md"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Give a small rulebook whose texts have all been reviewed, free to be changed."""
    for name in ("spec", "features"):
        shutil.copytree(FIXTURES / name, tmp_path / name)
    assert review(tmp_path, "--all") == 0
    return tmp_path


def review(root: Path, *words: str) -> int:
    """Run the command on that rulebook."""
    return reviews.main([*words, "--root", str(root)])


def due(root: Path) -> dict[str, tuple[str, ...]]:
    """Return the clauses to be reviewed with what of them is."""
    found = reviews.due(spec.read(root / "spec"), scenarios.read(root / "features"))
    return {name: parts for name, parts in found.items() if parts}


def add(root: Path, clause: str, language: str, words: str = "More.") -> None:
    """Add a sentence to the text of a clause in one language."""
    path = root / spec.read(root / "spec").clauses[clause].file
    text = path.read_text(encoding="utf-8")
    place = re.compile(rf"(\{{rule\}} {re.escape(clause)}\n.*?:::\{{{language}\}}\n)", re.DOTALL)
    changed = place.sub(rf"\g<1>{words}\n", text, count=1)
    assert changed != text
    path.write_text(changed, encoding="utf-8")


def test_nothing_waits_after_a_review_of_all(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """When every clause has been reviewed the list is empty and says so."""
    assert due(checkout) == {}
    capsys.readouterr()
    assert review(checkout) == 0
    assert capsys.readouterr().out == "Nothing is to be reviewed.\n"


@pytest.mark.parametrize(("changed", "behind"), [("en", "ru"), ("ru", "en")])
def test_the_other_language_is_behind(checkout: Path, changed: str, behind: str) -> None:
    """A text that changed alone leaves its other language and its scenarios to be reviewed."""
    add(checkout, "G.5.2", changed)
    assert due(checkout) == {"G.5.2": (behind, "scenarios")}


def test_both_languages_changed(checkout: Path) -> None:
    """Two texts that changed may still differ in sense: both wait until they are compared."""
    add(checkout, "G.5.2", "en")
    add(checkout, "G.5.2", "ru")
    assert due(checkout) == {"G.5.2": ("en", "ru", "scenarios")}
    assert review(checkout, "G.5.2") == 0
    assert due(checkout) == {}


def test_a_change_taken_back_is_none(checkout: Path) -> None:
    """What counts is the text, not that somebody touched it."""
    before = (checkout / COLLISION).read_text(encoding="utf-8")
    add(checkout, "G.5.2", "en")
    (checkout / COLLISION).write_text(before, encoding="utf-8")
    assert due(checkout) == {}


def test_a_clause_without_scenarios_has_none_to_review(checkout: Path) -> None:
    """Scenarios wait only where there are some."""
    assert "G.19.p1" not in scenarios.read(checkout / "features").by_clause
    add(checkout, "G.19.p1", "en")
    assert due(checkout) == {"G.19.p1": ("ru",)}


def test_the_scenarios_of_items_belong_to_their_clause(checkout: Path) -> None:
    """A clause that gathers items is tested by theirs, so its change concerns them."""
    path = checkout / "features" / "general" / "05-collision.feature"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("@G.5.2 ", "@G.5.2 @G.19.2.a "), encoding="utf-8")
    assert review(checkout, "--all") == 0
    add(checkout, "G.19.2", "en")
    assert due(checkout) == {"G.19.2": ("ru", "scenarios")}


def test_a_new_clause_waits_for_its_first_review(checkout: Path) -> None:
    """A clause that no review has seen is to be reviewed whole."""
    path = checkout / "spec" / "reviews.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    del kept["clauses"]["G.5.2"]
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert due(checkout) == {"G.5.2": ("en", "ru", "scenarios")}


def test_one_of_the_two_reviews_alone(checkout: Path) -> None:
    """Whoever compared only the languages leaves the scenarios to somebody else."""
    add(checkout, "G.5.2", "en")
    assert review(checkout, "G.5.2", "--only", "texts") == 0
    assert due(checkout) == {"G.5.2": ("scenarios",)}
    assert review(checkout, "G.5.2", "--only", "scenarios") == 0
    assert due(checkout) == {}


def test_a_prefix_names_all_below_it(checkout: Path) -> None:
    """`G.5` records the clauses of the rule, and no others."""
    (checkout / "spec" / "reviews.json").unlink()
    everything = set(due(checkout))
    assert review(checkout, "G.5") == 0
    assert everything - set(due(checkout)) == {
        name for name in everything if name.startswith("G.5.")
    }


def test_the_list_says_what_waits_and_where(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each line names clause, what is to be compared again, file and line."""
    add(checkout, "G.5.2", "en")
    line = spec.read(checkout / "spec").clauses["G.5.2"].line
    capsys.readouterr()
    assert review(checkout) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first.split() == ["G.5.2", "Russian,", "scenarios", f"{COLLISION}:{line}"]
    assert last.startswith("To be reviewed: 1 of ")


def test_a_review_changes_one_line(checkout: Path) -> None:
    """The register has a line for each clause, so that a review reads as one change."""
    path = checkout / "spec" / "reviews.json"
    before = path.read_text(encoding="utf-8").splitlines()
    add(checkout, "G.5.2", "ru")
    review(checkout, "G.5.2")
    after = path.read_text(encoding="utf-8").splitlines()
    changed = [line for line, old in zip(after, before, strict=True) if line != old]
    assert [line.partition(":")[0] for line in changed] == ['"G.5.2"']


def test_a_clause_that_is_gone_leaves_the_register(checkout: Path) -> None:
    """The next review drops what the rulebook no longer has."""
    path = checkout / "spec" / "reviews.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["clauses"]["G.5.77"] = kept["clauses"]["G.5.2"]
    path.write_text(json.dumps(kept), encoding="utf-8")
    review(checkout, "G.5.2")
    assert "G.5.77" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("{", "Expecting"),
        ('{"format": "reviews/2", "clauses": {}}', "not of the form"),
        ('{"format": "reviews/1", "clauses": {"G.5.2": {"texts": ["a"]}}}', "not two digests"),
        ('{"format": "reviews/1", "clauses": {"G.5.2": {"seen": ["a", "b"]}}}', "more than"),
        ('{"format": "reviews/1", "clauses": {"G.5.2": {}, "G.5.2": {}}}', "given twice"),
    ],
)
def test_a_broken_register_is_a_mistake_and_is_kept(
    checkout: Path, capsys: pytest.CaptureFixture[str], broken: str, said: str
) -> None:
    """A register that cannot be read is reported, and no review overwrites it."""
    path = checkout / "spec" / "reviews.json"
    path.write_text(broken, encoding="utf-8")
    (problem,) = [one for one in spec.read(checkout / "spec").problems if one.code == "register"]
    assert said in problem.message
    assert review(checkout, "G.5.2") == 2
    assert said in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == broken


def test_an_unknown_clause_records_nothing(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One id that names no clause stops the whole command."""
    add(checkout, "G.5.2", "en")
    assert review(checkout, "G.5.2", "G.99") == 2
    assert "there is no clause G.99" in capsys.readouterr().err
    assert due(checkout) == {"G.5.2": ("ru", "scenarios")}


def test_an_installed_copy_records_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a checkout there is nobody to keep the review."""
    monkeypatch.setattr(_data, "checkout", lambda: None)
    assert reviews.main(["G.5.3"]) == 2
    assert "in a checkout" in capsys.readouterr().err


def test_a_digest_is_of_one_language(root: Path) -> None:
    """Text and closing line of a language count for its own digest and for no other."""
    clause = next(one for one in spec.read(root / "spec").clauses.values() if one.closing)
    assert clause.closing is not None
    english, russian = clause.digests
    other = replace(clause, closing=replace(clause.closing, ru="Иначе."))
    assert other.digests[0] == english
    assert other.digests[1] != russian
    other = replace(clause, texts=replace(clause.texts, en="Otherwise."))
    assert other.digests[0] != english
    assert other.digests[1] == russian
