"""Each language of the site speaks itself: what is said in another one says so, and little is."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from piramida_conformance import scenarios
from rulebook import interface
from test_site import part, words

if TYPE_CHECKING:
    from pathlib import Path

_ATTRIBUTES = ("aria-label", "title", "placeholder", "alt", "data-count", "data-none", "data-go")
_VOID = frozenset({"meta", "link", "img", "br", "hr", "input", "wbr"})
_FOREIGN = frozenset({"script", "style", "code", "pre"})  # programs and ids have one language
ENGLISH = re.compile(
    r"\b(?:the|of|and|is|to|with|not|toggle|navigation|next|previous|search|page|row|gap|balls"
    r"|class|function|exception|import|methods|clause|scenario|reading|passed|failed|review)\b",
    re.IGNORECASE,
)
RUSSIAN = re.compile(r"[А-Яа-яЁё]{2,}")
# Addresses have no language, and the English glossary explains two abbreviations.
NEUTRAL = re.compile(r"https?://\S+|ФБСР|ЛЛБ")


class Speech(HTMLParser):
    """All that a page says in its own language: texts, and names that are read aloud."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.open: list[tuple[str, str, bool]] = [("", language, False)]
        self.said: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the names of an element and which language holds inside it."""
        given = dict(attrs)
        _, language, foreign = self.open[-1]
        language = given.get("lang") or language
        if not foreign:
            self.said += [(language, given[one] or "") for one in _ATTRIBUTES if given.get(one)]
        if tag not in _VOID:
            highlighted = "highlight" in (given.get("class") or "")
            self.open.append((tag, language, foreign or tag in _FOREIGN or highlighted))

    def handle_endtag(self, tag: str) -> None:
        """Leave the element."""
        for place in range(len(self.open) - 1, 0, -1):
            if self.open[place][0] == tag:
                del self.open[place:]
                return

    def handle_data(self, data: str) -> None:
        """Note a text."""
        _, language, foreign = self.open[-1]
        if not foreign and data.strip():
            self.said.append((language, data.strip()))


def spoken(html: str, language: str) -> list[str]:
    """Return what a page says as its own language."""
    speech = Speech(language)
    speech.feed(html)
    return [said for tongue, said in speech.said if tongue == language]


def test_the_scanner_bites() -> None:
    """It reads names and texts, and knows what another language and a program are."""
    html = (
        '<p title="of">да</p><p lang="en">the</p><code>and</code><pre>is</pre>'
        '<div class="highlight-x"><b>to</b></div><img alt="row"><p>not</p>'
    )
    assert spoken(html, "ru") == ["of", "да", "row", "not"]


@pytest.mark.parametrize(("language", "pattern"), [("ru", ENGLISH), ("en", RUSSIAN)])
def test_no_page_says_a_word_of_the_other_language(
    whole_site: Path, language: str, pattern: re.Pattern[str]
) -> None:
    """Nothing that a reader sees or hears as the page's own language is in the other one."""
    found: dict[str, str] = {}
    for path in sorted((whole_site / language).rglob("*.html")):
        for said in spoken(path.read_text(encoding="utf-8"), language):
            if pattern.search(NEUTRAL.sub("", said)):
                found.setdefault(said, path.relative_to(whole_site).as_posix())
    assert found == {}


def test_the_engine_page_captions_are_translated(whole_site: Path) -> None:
    """What the program says of itself is marked as English, everything around it is Russian."""
    html = (whole_site / "ru" / "docs" / "engine.html").read_text(encoding="utf-8")
    entries = re.findall(
        r'<div class="api docutils[^>]*>(.*?)(?=<div class="api docutils|</article>)',
        html,
        re.DOTALL,
    )
    assert len(entries) > 10
    for entry in entries:
        assert re.search(r"класс|исключение|функция|значение", words(entry))
        assert "Импорт" in words(entry)
        assert '<div class="api-text docutils container" lang="en">' in entry


def test_columns_of_examples_are_translated(whole_site: Path, root: Path) -> None:
    """Names of columns, and where a step uses them, are in the language of the page."""
    suite = scenarios.read(root / "features")
    names = {
        name
        for feature in suite.features
        for written in feature.written
        for examples in written.examples
        for name in examples.header
    }
    assert "gap" in names
    assert [name for name in names if interface.column("ru", name) == name] == []
    page = "ru/features/general/20-legally-completed-shot.html"
    html = (whole_site / page).read_text(encoding="utf-8")
    outline = next(
        scenario.id
        for feature in suite.features
        if feature.file.endswith("general/20-legally-completed-shot.feature")
        for scenario in feature.scenarios
        if scenario.row is not None
    )
    story = part(html, outline)
    assert "&lt;зазор&gt;" in story
    assert "<p>зазор</p>" in story
