"""The rulebook on paper, and the comparison of two versions of its texts."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from piramida_conformance import spec
from rulebook import comparison, printing

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def written(root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Write the printed page in both languages."""
    return printing.write_html(root, tmp_path_factory.mktemp("print"))


@pytest.fixture(scope="module")
def book(written: list[Path]) -> dict[str, str]:
    """Give the printed page of each language."""
    return {page.parent.name: page.read_text(encoding="utf-8") for page in written}


def test_the_book_has_every_clause_in_both_languages(root: Path, book: dict[str, str]) -> None:
    """Each clause stands on the one page, once, with both texts."""
    for html in book.values():
        ids = re.findall(r'\bid="([^"]+)"', html)
        for clause in spec.read(root / "spec").clauses:
            assert ids.count(clause) == 1, clause
        assert html.count('lang="en"') > 200
        assert html.count('lang="ru"') > 200


def test_the_book_begins_with_its_contents(root: Path, book: dict[str, str]) -> None:
    """Before the text stand the names of all documents and a link to each of their rules."""
    rules = spec.read(root / "spec").rules
    for language, html in book.items():
        contents = html.partition('<nav class="book-contents">')[2].partition("</nav>")[0]
        for rule in rules:
            page = rule.file.removesuffix(".md")
            assert contents.count(f'href="#document-{page}"') == 1, rule.id
        captions = re.findall(r'class="caption"[^>]*><span class="caption-text">([^<]+)', contents)
        names = [rule.document.title.of(language) for rule in rules]
        assert set(names) - set(captions) <= {"General"}  # there a heading says more
        assert html.index("book-contents") < html.index('id="G.1"')


def test_no_label_stands_alone(book: dict[str, str]) -> None:
    """Where the links to scenarios are left out, the words before them are too."""
    for html in book.values():
        assert "fact-pinned-by" not in html
        assert not re.search(r'<span class="label">[^<]*</span>[\s·]*</p>', html)


def test_every_link_of_the_book_leads_somewhere(book: dict[str, str]) -> None:
    """All links lead within the page, to something that is there."""
    for html in book.values():
        assert printing.unresolved(html) == []
        assert not re.search(r'<a [^>]*href="(?!#|https?:)', html)
        assert "#document-" not in re.sub(r'href="#document-[^#"]*"', "", html)


def test_the_book_leaves_out_what_changes_with_a_run(book: dict[str, str]) -> None:
    """Statuses, scenarios and code are not printed."""
    for html in book.values():
        assert 'class="badge' not in html
        assert "<details" not in html
        assert "highlight-python" not in html


def test_the_rewriting_is_still_needed(written: list[Path]) -> None:
    """Sphinx still writes links with two `#`; the day it does not, the rewriting can go."""
    for page in written:
        raw = (page.parent / f"{printing.BOOK}.html").read_text(encoding="utf-8")
        assert re.search(r'href="#document-[^"#]+#G\.20', raw)
        assert printing.unresolved(raw) != []


def test_links_within_one_page() -> None:
    """A link to an anchor of a page is one to the anchor; one to a page or its heading stays."""
    given = (
        '<a href="#document-spec/a#G.1"></a><a href="#document-spec/a"></a>'
        '<a href="#document-spec/a#top"></a><a href="#G.2"></a>'
    )
    assert printing.one_page(given) == (
        '<a href="#G.1"></a><a href="#document-spec/a"></a>'
        '<a href="#document-spec/a"></a><a href="#G.2"></a>'
    )


def test_a_link_to_nothing_is_found() -> None:
    """The check of links finds one that leads nowhere."""
    assert printing.unresolved('<p id="a"><a href="#a"></a><a href="#b"></a>') == ["b"]


# Two versions of the texts ---------------------------------------------------------------------

RULE = """---
number: 5
title: {en: Collision, ru: Соударение}
---

::::{rule} G.5.1
:kind: requirement
:title-en: Collision
:title-ru: Соударение
:found-en: None.
:found-ru: Нет.
:param: balls=3

:::{en}
The cue ball meets three object balls.
:::
:::{ru}
Биток соударяется с тремя прицельными шарами.
:::
::::

::::{rule} G.5.2
:kind: definition
:title-en: Second
:title-ru: Второе

:::{en}
This goes.
:::
:::{ru}
Это исчезнет.
:::
::::
"""

READINGS = """---
title: {en: Readings, ru: Толкования}
---

::::{reading} R-miss
:clauses: G.5.1
:title-en: A miss
:title-ru: Промах
:asked: 2026-11-30
:decided: 2026-11-30

:::{en}
What is a miss?

- `one`: This.
- `all`: That.
:::
:::{ru}
Что такое промах?

- `one`: Это.
- `all`: То.
:::
::::
"""


def git(folder: Path, *words: str) -> None:
    """Run git in a folder."""
    names = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", "-C", str(folder), *names, *words], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Give a repository with a tagged old version and a changed one in the working tree."""
    rule = tmp_path / "spec" / "general" / "05-collision.md"
    rule.parent.mkdir(parents=True)
    rule.write_text(RULE, encoding="utf-8")
    readings = tmp_path / "spec" / "readings.md"
    readings.write_text(READINGS, encoding="utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "spec")
    git(tmp_path, "commit", "-q", "-m", "old")
    git(tmp_path, "tag", "old")
    changed = RULE.replace("three", "two").replace("balls=3", "balls=2")
    head, _, tail = changed.partition("::::{rule} G.5.2")
    new = tail.replace("This goes", "This comes").replace("Это исчезнет", "Это появится")
    rule.write_text(f"{head}::::{{rule}} G.5.3{new}", encoding="utf-8")
    values = ("- `one`: This.\n- `all`: That.", "- `all`: That.\n- `one`: This, always.")
    russian = ("- `one`: Это.\n- `all`: То.", "- `all`: То.\n- `one`: Это.")
    text = READINGS.replace(*values).replace(*russian)
    readings.write_text(text, encoding="utf-8")
    return tmp_path


def compared(repository: Path) -> dict[str, comparison.Change]:
    """Return what differs between the tag and the files, by id."""
    old = comparison.spec_at(repository, "old")
    found = comparison.changes(old, spec.read(repository / "spec"))
    return {one.id: one for one in found}


def test_clauses_added_removed_and_changed(repository: Path) -> None:
    """A comparison names every clause that differs, and of a changed one what differs in it."""
    found = compared(repository)
    statuses = {name: one.status for name, one in found.items() if one.kind == "clause"}
    assert statuses == {"G.5.1": "changed", "G.5.2": "removed", "G.5.3": "added"}
    parts = {(one.part, one.language): (one.old, one.new) for one in found["G.5.1"].differences}
    assert parts["numbers", ""] == ("balls = 3", "balls = 2")
    assert set(parts) == {("numbers", ""), ("text", "en")}
    assert found["G.5.1"].languages == ("en",)


def test_readings_are_compared(repository: Path) -> None:
    """Another default and another wording of a value of a reading are differences."""
    parts = {
        (one.part, one.language): (one.old, one.new)
        for one in compared(repository)["R-miss"].differences
    }
    assert parts == {
        ("default", ""): ("one", "all"),
        ("value one", "en"): ("This.", "This, always."),
    }


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("three balls", "two balls", ("<del>three</del> balls", "<ins>two</ins> balls")),
        ("a b c", "a x y c", ("a <del>b</del> c", "a <ins>x y</ins> c")),
        ("", "all new", ("", "<ins>all new</ins>")),
        ("шар забит", "шар не забит", ("шар забит", "шар <ins>не </ins>забит")),
        ("<b> & c", "<b> & d", ("&lt;b&gt; &amp; <del>c</del>", "&lt;b&gt; &amp; <ins>d</ins>")),
    ],
)
def test_words_are_marked(old: str, new: str, expected: tuple[str, str]) -> None:
    """The words that only one wording has are marked, and nothing else."""
    assert comparison.marked(old, new) == expected


def test_the_command_writes_a_page(repository: Path, root: Path, tmp_path: Path) -> None:
    """The command writes one page that needs nothing else and says in short what differs."""
    script = root / "docs" / "_ext" / "rulebook" / "comparison.py"
    out = tmp_path / "page.html"
    command = [sys.executable, str(script), "old", "--root", str(repository), "--out", str(out)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "Clauses: 1 changed, 1 added, 1 removed. Readings: 1 changed" in said
    html = out.read_text(encoding="utf-8")
    assert "The cue ball meets <del>three</del> object balls." in html
    assert 'Changed in one language only:</strong> <a href="#G.5.1">' in html
    assert not re.search(r"(?:src|href)=\"(?!#)|url\(", html)


def test_an_unknown_revision_is_reported(repository: Path, root: Path) -> None:
    """A revision that git does not know is an error in words, without a traceback."""
    script = root / "docs" / "_ext" / "rulebook" / "comparison.py"
    command = [sys.executable, str(script), "nothing", "--root", str(repository)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "nothing" in done.stderr
    assert "Traceback" not in done.stderr
