"""The rule text as data, and every mistake in it that must be reported."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from piramida_conformance import spec
from piramida_conformance._numbers import contains

FIXTURE = Path(__file__).parent / "fixtures" / "spec"
COLLISION = "general/05-collision.md"
PUSH = "general/19-push-stroke.md"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Give a rulebook of four rules without a mistake, free to be spoilt."""
    target = tmp_path / "spec"
    shutil.copytree(FIXTURE, target)
    return target


def spoil(root: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text that must be there."""
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def codes(root: Path) -> list[str]:
    """Read the rulebook and give the codes of its problems."""
    return [problem.code for problem in spec.read(root).problems]


@dataclass(frozen=True)
class Mistake:
    """A replacement in one file that must give exactly these codes."""

    name: str
    file: str
    old: str
    new: str
    codes: tuple[str, ...]


MISTAKES = [
    Mistake("an id twice", PUSH, "{rule} G.19.2\n", "{rule} G.19.1\n", ("duplicate-id", "parent")),
    Mistake("a directive not closed", COLLISION, "::::\n\n", "\n", ("unclosed-fence",)),
    Mistake(
        "a block not closed",
        COLLISION,
        "{rule}`G.19`.\n:::\n",
        "{rule}`G.19`.\n",
        ("unclosed-fence",),
    ),
    Mistake("a fence nobody opened", COLLISION, "---\n\n", "---\n\n::::\n", ("unclosed-fence",)),
    Mistake("a block nobody opened", COLLISION, "---\n\n", "---\n\n:::\n", ("unclosed-fence",)),
    Mistake(
        "a directive of no kind we know",
        COLLISION,
        "{rule} G.5.2",
        "{note} G.5.2",
        ("unknown-directive", "clause"),
    ),
    Mistake(
        "a block in no language we know",
        COLLISION,
        ":::{ru}",
        ":::{de}",
        ("language", "unknown-directive"),
    ),
    Mistake(
        "a second block of one language",
        COLLISION,
        ":::{ru}",
        ":::{en}",
        ("language", "duplicate-block"),
    ),
    Mistake(
        "an option we do not know", COLLISION, ":kind:", ":color: x\n:kind:", ("unknown-option",)
    ),
    Mistake("a flag with a value", PUSH, ":closing:", ":closing: yes", ("unknown-option",)),
    Mistake(
        "an option twice",
        COLLISION,
        ":kind: definition",
        ":kind: definition\n:kind: right",
        ("duplicate-option",),
    ),
    Mistake(
        "an option without value",
        COLLISION,
        ":kind: definition",
        ":kind:",
        ("empty-option", "kind-unknown"),
    ),
    Mistake("a value YAML would misread", COLLISION, "met no", "met: no", ("quotes",)),
    Mistake("text in no block", COLLISION, ":::\n:::{ru}", ":::\nLoose.\n:::{ru}", ("stray-text",)),
    Mistake("text in no directive", COLLISION, "---\n\n::", "---\n\nLoose.\n\n::", ("stray-text",)),
    Mistake(
        "a title in one language",
        COLLISION,
        ":title-ru: Соударение обязательно\n",
        "",
        ("language",),
    ),
    Mistake("no title", PUSH, ":title-en: Note\n:title-ru: Примечание\n", "", ("language",)),
    Mistake(
        "an empty block", COLLISION, "Удар мимо всех шаров является нарушением.", "", ("language",)
    ),
    Mistake(
        "a found sentence in one language",
        COLLISION,
        ":found-ru: Биток не коснулся ни одного шара.\n",
        "",
        ("language",),
    ),
    Mistake(
        "an introduction in one language",
        PUSH,
        ":::{ru}\nЧего не должна делать наклейка.\n:::\n",
        "",
        ("language",),
    ),
    Mistake(
        "a rule title in one language",
        COLLISION,
        ", ru: Соударение}",
        "}",
        ("front-matter", "language", "language"),
    ),
    Mistake(
        "a kind we do not know", COLLISION, ":kind: definition", ":kind: rule", ("kind-unknown",)
    ),
    Mistake("no kind", COLLISION, ":kind: definition\n", "", ("kind-unknown",)),
    Mistake(
        "a requirement that says nothing when violated",
        COLLISION,
        ":kind: definition",
        ":kind: requirement",
        ("found",),
    ),
    Mistake(
        "a slot nobody fills", PUSH, "pushed {ball}", "pushed {rail}", ("found-slot", "found-slot")
    ),
    Mistake("a slot in one language", PUSH, "pushed {ball}", "pushed a ball", ("found-slot",)),
    Mistake(
        "a number the English lacks", PUSH, "at 45 degrees", "at 450 degrees", ("param-absent",)
    ),
    Mistake("a number the Russian lacks", PUSH, "двумя", "этими", ("param-absent",)),
    Mistake("a parameter that is no number", PUSH, "balls=2", "balls=two", ("param",)),
    Mistake("a parameter twice", PUSH, "balls=2", "degrees=45", ("param",)),
    Mistake(
        "a closing flag without closing",
        PUSH,
        "{closing} G.19",
        "{closing} G.19.1",
        ("closing", "closing"),
    ),
    Mistake("a closing block without flag", PUSH, ":closing:\n", "", ("closing",)),
    Mistake("ids out of order", PUSH, "{rule} G.19.p1", "{rule} G.19.n2", ("order",)),
    Mistake(
        "an id of another rule", COLLISION, "{rule} G.5.1", "{rule} G.6.1", ("clause", "id-file")
    ),
    Mistake(
        "an id of another document",
        COLLISION,
        "{rule} G.5.1",
        "{rule} F.5.1",
        ("clause", "id-file"),
    ),
    Mistake(
        "an id of no form we know", COLLISION, "{rule} G.5.1", "{rule} G.5.1A", ("clause", "id")
    ),
    Mistake("a directive without id", COLLISION, "{rule} G.5.1", "{rule}", ("clause", "id", "id")),
    Mistake("an item of nothing", PUSH, "{rule} G.19.2.a", "{rule} G.19.3.a", ("parent",)),
    Mistake(
        "undecided in one language", PUSH, ":undecided-ru: Ничего не решает.\n", "", ("undecided",)
    ),
    Mistake("an erratum that does not exist", PUSH, "ERR-01", "ERR-02", ("restored",)),
    Mistake("a source nobody described", COLLISION, "OLD-1", "OLD-2", ("source",)),
    Mistake("a source without how sure it is", COLLISION, ":sure: inferred\n", "", ("source",)),
    Mistake("sureness without source", COLLISION, ":source: OLD-1\n", "", ("source",)),
    Mistake("an own rule with a source", COLLISION, "sure: inferred", "sure: own", ("source",)),
    Mistake(
        "a sureness we do not know", COLLISION, "sure: inferred", "sure: maybe", ("sure-unknown",)
    ),
    Mistake(
        "a source described in one language",
        "errata.md",
        "- OLD-1: старый",
        "OLD-1: старый",
        ("language",),
    ),
    Mistake("a citation of nothing", COLLISION, "{rule}`G.19`", "{rule}`G.19.9`", ("citation",)),
    Mistake(
        "a labelled citation of nothing",
        COLLISION,
        "{rule}`G.19`",
        "{rule}`the rule <G.19.9>`",
        ("citation",),
    ),
    Mistake(
        "a number beside its basis", COLLISION, "inferred\n---", "unknown\n---", ("ru-edition",)
    ),
    Mistake("a basis we do not know", COLLISION, "inferred\n\n", "guess\n\n", ("ru-edition",)),
    Mistake("a basis without number", COLLISION, ':ru-edition: "6.2"\n', "", ("ru-edition",)),
    Mistake(
        "another number in the file's name",
        COLLISION,
        "number: 5",
        "number: 6",
        ("id-file", "id-file", "number", "clause", "clause", "clause"),
    ),
    Mistake(
        "front matter we do not know",
        COLLISION,
        "number: 5",
        "number: 5\ncolor: red",
        ("front-matter",),
    ),
    Mistake("front matter not closed", "glossary.md", "}\n---", "}\n", ("front-matter",)),
    Mistake(
        "values that differ", "readings.md", "- `all`: Да", "- `both`: Да", ("reading-values",)
    ),
    Mistake("a value in one language", "readings.md", "- `all`: Да.\n", "", ("reading-values",)),
    Mistake("a clause that a reading invents", "readings.md", "G.5.2, G", "G.5.9, G", ("clause",)),
    Mistake(
        "two values of a clarification",
        "readings.md",
        ":clauses: G.5.2, G.19\n",
        ":clauses: G.5.2\n:clarification:\n",
        ("reading-values",),
    ),
    Mistake("one value of a setting", "readings.md", ":clarification:\n", "", ("reading-values",)),
    Mistake(
        "a value of no stable word", "readings.md", "`only`", "`Only one`", ("reading-values",) * 2
    ),
    Mistake("a date of another form", "readings.md", "2026-01-03", "3 January", ("date",)),
    Mistake("a reading twice", "readings.md", "R-close", "R-miss", ("duplicate-id",)),
    Mistake("an id of no reading", "readings.md", "R-close", "close", ("id",)),
    Mistake("a clause that an erratum invents", "errata.md", "G.19", "G.20", ("clause",)),
    Mistake(
        "a kind of erratum we do not know", "errata.md", "lost-line", "lost", ("kind-unknown",)
    ),
    Mistake("a clause that the glossary invents", "glossary.md", "G.5.1", "G.5.9", ("clause",)),
    Mistake("a term in one language", "glossary.md", ":ru: биток\n", "", ("language",)),
    Mistake(
        "a rule that the concordance invents",
        "concordance.md",
        "{concordance} G.5",
        "{concordance} G.6",
        ("clause",),
    ),
    Mistake("no basis", "concordance.md", ":basis: inferred\n", "", ("basis-unknown",)),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_mistake_is_reported(root: Path, mistake: Mistake) -> None:
    """Each mistake gives its own codes, and nothing else is reported."""
    spoil(root, mistake.file, mistake.old, mistake.new)
    assert sorted(codes(root)) == sorted(mistake.codes)


def test_sound_rulebook_has_no_problem(root: Path) -> None:
    """The rulebook that the mistakes are made in has none itself."""
    assert codes(root) == []


def test_problems_name_file_line_and_code(root: Path) -> None:
    """A problem reads as file, line, code and sentence, as tools expect it."""
    spoil(root, COLLISION, ":kind: definition", ":kind: rule")
    (problem,) = spec.read(root).problems
    assert str(problem).startswith("spec/general/05-collision.md:9: kind-unknown G.5.1")


def test_all_problems_are_collected(root: Path) -> None:
    """One mistake does not hide the next."""
    spoil(root, COLLISION, ":kind: definition", ":kind: rule")
    spoil(root, PUSH, "ERR-01", "ERR-02")
    assert codes(root) == ["kind-unknown", "restored"]


def test_file_name_must_have_two_digits(root: Path) -> None:
    """A rule file named 5-collision.md would sort behind 19-push-stroke.md."""
    (root / COLLISION).rename(root / "general" / "5-collision.md")
    assert "file-name" in codes(root)


def test_clauses_stand_in_document_order(root: Path) -> None:
    """Documents follow their fixed order, files their names, clauses their place."""
    assert list(spec.read(root).clauses) == [
        "G.5.1",
        "G.5.2",
        "G.19",
        "G.19.1",
        "G.19.2",
        "G.19.2.a",
        "G.19.p1",
        "G.19.n1",
        "C.10",
        "C.10bis",
    ]


def test_ids_sort_as_documents_do() -> None:
    """10bis follows 10, items precede paragraphs, paragraphs precede notes."""
    ordered = ["G.lead", "G.2", "G.10", "G.10.1", "G.10.2.a", "G.10.2.b", "G.10.p1", "G.10.n1"]
    ordered += [
        "F.1",
        "C.9",
        "C.10",
        "C.10.1",
        "C.10bis",
        "C.10bis.1",
        "C.11",
        "K.1",
        "D.1",
        "E.1",
        "P.1",
    ]
    backwards = ordered[::-1]
    assert sorted(backwards, key=spec.sort_key) == ordered


def test_leaf_is_what_has_no_items_or_a_closing_line(root: Path) -> None:
    """A clause with items is interior unless its closing line decides; notes are no items."""
    found = spec.read(root)
    assert [clause.id for clause in found.clauses.values() if not clause.is_leaf] == ["G.19.2"]
    assert found.clauses["G.19"].is_leaf
    assert found.clauses["G.19"].children == ("G.19.1", "G.19.2", "G.19.p1", "G.19.n1")
    assert found.clauses["G.19.2"].children == ("G.19.2.a",)
    assert found.clauses["G.19.2.a"].parent == "G.19.2"


def test_clause_holds_all_that_its_directive_says(root: Path) -> None:
    """Kind, numbers, sentences, restoration and closing line come through as written."""
    clauses = spec.read(root).clauses
    push = clauses["G.19"]
    assert push.kind == "requirement"
    assert push.found == spec.Both("The stroke pushed {ball}.", "Протолкнут {ball}.")
    assert push.closing == spec.Both("All else is a foul.", "Всё прочее является нарушением.")
    assert push.restored == ("ERR-01",)
    assert (push.file, push.line, push.rule) == ("spec/general/19-push-stroke.md", 15, "G.19")
    assert clauses["G.19.1"].params == {"degrees": 45, "balls": 2}
    assert clauses["G.19.p1"].undecided == spec.Both("It decides nothing.", "Ничего не решает.")
    assert clauses["G.5.2"].ru_edition == "6.2"
    assert clauses["G.5.2"].ru_edition_basis == "inferred"
    assert (clauses["G.5.2"].sources, clauses["G.5.2"].sure) == (("OLD-1",), "inferred")
    assert (push.sources, push.sure) == ((), None)


def test_own_rule_needs_no_source(root: Path) -> None:
    """A rule of the project's own is marked as such and names no source."""
    spoil(root, COLLISION, ":source: OLD-1\n:sure: inferred", ":sure: own")
    found = spec.read(root)
    assert found.problems == ()
    assert (found.clauses["G.5.2"].sources, found.clauses["G.5.2"].sure) == ((), "own")


def test_rule_holds_its_front_matter(root: Path) -> None:
    """Number, titles, edition and introduction of a rule come from its file."""
    found = spec.read(root)
    collision = found.rule("G.5.2")
    assert collision is not None
    assert collision.heading == spec.Both("General 5. Collision", "Общие правила 5. Соударение")
    assert collision.ru_edition == "6"
    assert collision.slug == "05-collision"
    push = found.rule_at("general", "19-push-stroke")
    assert push is not None
    assert push.titles == spec.Both("Push stroke", "Проталкивание")
    assert push.intro is not None
    assert push.intro.en == "What the tip may not do."
    assert [rule.number for rule in found.of_document("C")] == ["10", "10bis"]


def test_lead_of_a_document_is_its_first_rule(root: Path) -> None:
    """The unnumbered lead stands in the file 00 and has the number lead."""
    text = (root / "continuation" / "10-rule.md").read_text(encoding="utf-8")
    text = text.replace("number: 10", "number: lead").replace("C.10", "C.lead")
    (root / "continuation" / "00-lead.md").write_text(text, encoding="utf-8")
    found = spec.read(root)
    assert found.problems == ()
    assert [rule.id for rule in found.of_document("C")] == ["C.lead", "C.10", "C.10bis"]
    assert found.rules[2].heading.en == "Free pyramid with continuation. Rule, 10"


def test_register_may_speak_of_a_document_not_yet_written(root: Path) -> None:
    """Clauses of a document without any rule are planned; in others they must exist."""
    spoil(root, "readings.md", "G.5.2, G.19", "G.5.2, G.19, K.5.2")
    assert codes(root) == []
    spoil(root, "readings.md", "K.5.2", "C.5.2")
    assert codes(root) == ["clause"]


def test_reading_holds_question_values_and_note(root: Path) -> None:
    """The list gives the values, what precedes it is the question, what follows a note."""
    found = spec.read(root)
    miss = found.readings["R-miss"]
    assert miss.questions.en == "Does a miss violate {rule}`G.19` too?"
    assert [value.word for value in miss.values] == ["alone", "all"]
    assert miss.values[0].sentences == spec.Both("No, it does not.", "Нет, не нарушает.")
    assert miss.default == "alone"
    assert miss.notes.en == "Pinned by a scenario."
    assert found.readings["R-close"].clarification
    assert found.readings["R-close"].clauses == ()


def test_lookups_join_clauses_and_registers(root: Path) -> None:
    """A clause leads to its readings, its errata and the clauses that cite it."""
    found = spec.read(root)
    assert [reading.id for reading in found.readings_of("G.19.2.a")] == ["R-miss"]
    assert [reading.id for reading in found.readings_of("G.5.1")] == []
    assert [erratum.id for erratum in found.errata_of("G.19")] == ["ERR-01"]
    assert found.cited_by("G.19") == ("G.5.1",)
    assert found.clauses["G.5.1"].cites == ("G.19",)
    assert found.knows("G.5")
    assert not found.knows("G.6")


def test_registers_are_read(root: Path) -> None:
    """Errata, glossary and concordance come through with their options."""
    found = spec.read(root)
    assert found.errata["ERR-01"].kind == "lost-line"
    assert found.sources == {
        "OLD-1": spec.Both(
            "an old text, <http://example.org/old>.", "старый текст, <http://example.org/old>."
        )
    }
    (term,) = found.glossary
    assert term.terms == spec.Both("cue ball", "биток")
    assert term.also_ru == ("свой", "свояк")
    (edition,) = found.editions
    assert edition.id == "new-ru"
    (row,) = found.concordance
    assert (row.id, row.old_ru, row.new_ru, row.basis) == ("G.5", "5", "6", "inferred")


@pytest.mark.parametrize(
    ("text", "number", "language"),
    [
        ("three balls", 3, "en"),
        ("the third ball", 3, "en"),
        ("forty-five seconds", 45, "en"),
        ("the 14th ball", 14, "en"),
        ("3.55 metres", 3.55, "en"),
        ("half a radius", 0.5, "en"),
        ("трёх шаров", 3, "ru"),
        ("тремя шарами", 3, "ru"),
        ("третьего борта", 3, "ru"),
        ("сорока пяти секунд", 45, "ru"),
        ("сорок пять градусов", 45, "ru"),
        ("14-й шар", 14, "ru"),
        ("четырнадцатый шар", 14, "ru"),
        ("шестнадцатью шарами", 16, "ru"),
        ("восемью очками", 8, "ru"),
        ("3,55 метра", 3.55, "ru"),
        ("1 775 мм", 1775, "ru"),
        ("половину радиуса", 0.5, "ru"),
        ("двоих игроков", 2, "ru"),
        ("одной рукой", 1, "ru"),
    ],
)
def test_number_is_found(text: str, number: float, language: str) -> None:
    """A number is found in digits and in words of any inflection."""
    assert contains(text, number, language)


@pytest.mark.parametrize(
    ("text", "number", "language"),
    [
        ("thirteen balls", 3, "en"),
        ("450 degrees", 45, "en"),
        ("4.5 metres", 5, "en"),
        ("forty seconds", 45, "en"),
        ("someone else", 1, "en"),
        ("тринадцать шаров", 3, "ru"),
        ("сорок секунд", 45, "ru"),
        ("пятнадцать шаров", 5, "ru"),
        ("однако шар стоит", 1, "ru"),
        ("одновременно", 1, "ru"),
        ("3,55 метра", 3, "ru"),
        ("1 775 мм", 775, "ru"),
        ("четверть стола", 4, "ru"),
        ("семья", 7, "ru"),
    ],
)
def test_other_number_is_not_found(text: str, number: float, language: str) -> None:
    """A number inside another word or number is not that number."""
    assert not contains(text, number, language)


def test_rulebook_itself_has_no_problem() -> None:
    """The rule text of this project has none of the mistakes above."""
    assert [str(problem) for problem in spec.load().problems] == []
