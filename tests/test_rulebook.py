"""The parts of the site's extension that need no build."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from docutils import nodes

from piramida_conformance.scenarios import Step
from piramida_conformance.spec import Both, GlossaryTerm
from rulebook import blocks, code, interface, stories, terms
from rulebook.interface import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize(
    ("clause", "english", "russian"),
    [
        ("G.20.2.c", "20.2.c", "20.2.в"),
        ("G.20.n2", "20 note 2", "20, примечание 2"),
        ("G.25.3.p1", "25.3 paragraph 1", "25.3, абзац 1"),
        ("C.10bis", "10 bis", "10 bis"),
        ("G.8.n1.p1", "8 note 1 paragraph 1", "8, примечание 1, абзац 1"),
    ],
)
def test_numbers(clause: str, english: str, russian: str) -> None:
    """A clause id is written as people write the number in each language."""
    assert interface.number(clause, "en") == english
    assert interface.number(clause, "ru") == russian


def test_reference_names_a_foreign_document() -> None:
    """A reference is the bare number at home and names the document elsewhere."""
    assert interface.reference("G.5.3", "en", "G") == "5.3"
    assert interface.reference("G.5.3", "en", "F") == "General 5.3"
    assert interface.reference("G.5.3", "ru", "F") == "5.3 Общих правил"


def test_every_phrase_has_both_languages() -> None:
    """No phrase of the interface is empty in one language."""
    empty = [
        (key, language)
        for key in interface.KEYS
        for language in LANGUAGES
        if not interface.say(language, key).strip()
    ]
    assert empty == []


def test_dates() -> None:
    """A date is written out in the language of the page; what is none stays as it is."""
    assert interface.date(2026, 5, 3, "en") == "3 May 2026"
    assert interface.date(2026, 5, 3, "ru") == "3 мая 2026 г."
    assert interface.day("2026-11-30", "ru") == "30 ноября 2026 г."
    assert interface.day("2026-13-01", "en") == "2026-13-01"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["General 5.3", "12.1", "Free pyramid 6", "General 20"]),
        ("ru", ["5.3", "12.1 Общих правил", "6 Свободной пирамиды", "20 Общих правил"]),
    ],
)
def test_a_list_names_each_document_once(language: str, expected: list[str]) -> None:
    """Neighbours of one document name it once, first in English and last in Russian."""
    clauses = ["G.5.3", "G.12.1", "F.6", "G.20"]
    assert list(interface.listed(clauses, language)) == list(zip(clauses, expected, strict=True))


SOURCE = """before
:::{en}
# English
:::
:::{ru}
# Русский

```{note}
:::
```
:::
::::{reading} R-one
:::{ru}
kept
:::
::::
after""".splitlines()


def test_only_one_language_of_prose_is_kept() -> None:
    """The other language's blocks are emptied, lines keep their place, directives stay whole."""
    english = blocks.only(SOURCE, "en")
    russian = blocks.only(SOURCE, "ru")
    assert len(english) == len(russian) == len(SOURCE)
    assert "# English" in english
    assert "# Русский" not in english
    assert "# Русский" in russian
    assert russian.index("# Русский") == SOURCE.index("# Русский")
    for lines in (english, russian):
        assert lines[-6:] == SOURCE[-6:]
    assert not any("note" in line for line in english)


def test_heading_from_the_front_matter() -> None:
    """The heading of a page is its number and its title in the language of the build."""
    front, length = blocks.front_matter("---\nnumber: 20\ntitle: {en: Shot, ru: Удар}\n---\ntext\n")
    assert length == 4
    assert blocks.heading(front, "en") == "20. Shot"
    assert blocks.heading(front, "ru") == "20. Удар"
    assert blocks.heading({"title": {"en": "Only"}}, "ru") is None
    assert blocks.heading({"number": "10bis", "title": {"en": "Score"}}, "en") == "10 bis. Score"


def _text(language: str) -> nodes.container:
    return nodes.container("", classes=["text", f"text-{language}"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_paired_with_the_page_language_first(language: str) -> None:
    """Two neighbouring texts stand side by side, that of the page first; a lone one stays."""
    section = nodes.section("", _text("en"), _text("ru"), nodes.paragraph(), _text("en"))
    blocks.pair(section, language)
    first = section.children[0]
    assert isinstance(first, nodes.container)
    assert first["classes"] == ["texts"]
    order = [child["classes"][1] for child in first.children if isinstance(child, nodes.Element)]
    assert order == [f"text-{language}", "text-en" if language == "ru" else "text-ru"]
    assert len(section.children) == 3


def _lines(translate: Callable[[str, str, str], str | None]) -> tuple[stories.Line, ...] | None:
    steps = (
        Step("when", "Когда", "раз", 1),
        Step("when", "И", "два", 2),
        Step("then", "Тогда", "три", 3),
    )
    return stories.lines_in(steps, "ru", "en", translate)


def test_translated_steps_have_the_keywords_of_their_language() -> None:
    """A translated scenario says And where the step before is of the same kind."""
    lines = _lines(lambda text, _source, _target: text.upper())
    assert lines is not None
    assert [(line.keyword, line.text) for line in lines] == [
        ("When", "РАЗ"),
        ("And", "ДВА"),
        ("Then", "ТРИ"),
    ]


def test_a_scenario_that_cannot_be_translated_whole_is_not_translated() -> None:
    """One step that nobody can translate leaves the scenario in its own language."""
    assert _lines(lambda text, _source, _target: None if text == "два" else text) is None


def decided(number: int) -> int:
    """Return the number."""
    return number


def test_code_is_shown_whole_with_its_lines() -> None:
    """The source of a function comes with its first and last line."""
    found = code.code_of(decided)
    assert found.name == "decided"
    assert found.source.startswith("def decided")
    assert found.source.rstrip().endswith("return number")
    assert found.last - found.first == 2


def _term(name: str, russian: str, forms: tuple[str, ...]) -> GlossaryTerm:
    return GlossaryTerm(
        id=name,
        terms=Both(name, russian),
        also_en=(),
        also_ru=(),
        slang_ru=(),
        forms_en=(),
        forms_ru=forms,
        clauses=(),
        texts=Both("", ""),
        file="spec/glossary.md",
        line=1,
    )


def test_terms_are_found_by_their_longest_form() -> None:
    """A text names the longest term that fits, in any of its forms, only as whole words."""
    glossary = (_term("ball", "шар", ("шара",)), _term("object", "прицельный шар", ()))
    pattern, names = terms.finder(glossary, "ru")
    found = [match[0] for match in pattern.finditer("Прицельный шар у шара, но не шарада")]
    assert found == ["Прицельный шар", "шара"]
    assert [names[words.lower()] for words in found] == ["object", "ball"]
