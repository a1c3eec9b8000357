"""Pages of each kind in the browser: accessible, not clipped, and nothing from outside."""

from __future__ import annotations

from itertools import pairwise, product
from typing import TYPE_CHECKING, Literal

import pytest

from browsing import PHONE, WIDE, visit

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

KINDS = (
    "docs/index",
    "docs/situations",
    "docs/after-a-foul",
    "docs/how-to-read",
    "docs/settling-a-reading",
    "docs/extending",
    "docs/engine",
    "docs/implementers",
    "docs/matrix",
    "docs/scenarios",
    "docs/changes-by-clause",
    "spec/general/02-marking-the-table",
    "spec/general/05-collision",
    "spec/general/08-racking-the-balls",
    "spec/general/25-spotting",
    "features/general/08-racking-the-balls",
    "features/general/25-spotting",
    "spec/readings",
    "spec/errata",
    "spec/concordance",
    "spec/glossary",
    "search",
)
UNFOLD = "document.querySelectorAll('details').forEach((part, n) => { part.open = n < 6; })"
CLIPPED = """Array.from(document.querySelectorAll(".table-wrapper"))
    .some(box => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)"""
CLAUSE = "spec/general/20-legally-completed-shot.html#G.20.2.a"
# What repeats is looked at half a dozen times: the matrix has a thousand cells of five kinds.
SHORTEN = """document.querySelectorAll("tbody, ul, ol, dl, section, .scenarios").forEach(list =>
    [...list.children].filter(part => !/^(H\\d|SPAN|P)$/.test(part.tagName)).slice(6)
        .forEach(part => part.remove()))"""


View = tuple[str, tuple[int, int], Literal["light", "dark"]]
VIEWS: tuple[View, ...] = (("en", WIDE, "dark"), ("ru", PHONE, "light"))
OTHER_VIEWS: tuple[View, ...] = (("en", PHONE, "dark"), ("ru", WIDE, "light"))
MOST_PARTS = ("docs/index", "docs/matrix", "spec/general/05-collision", "spec/readings")


@pytest.mark.parametrize(
    ("name", "view"), [*product(KINDS, VIEWS), *product(MOST_PARTS, OTHER_VIEWS)]
)
def test_pages_are_accessible_and_fit(
    whole_site: Path, chromium: Browser, name: str, view: View
) -> None:
    """A page of each kind breaks no rule of accessibility, is not clipped and asks nobody else."""
    language, size, scheme = view
    with visit(chromium, size=size, scheme=scheme) as one:
        one.page.goto((whole_site / language / f"{name}.html").as_uri())
        one.page.evaluate(UNFOLD)
        assert one.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert not one.page.evaluate(CLIPPED)
        one.page.evaluate(SHORTEN)
        assert (one.violations(), one.errors, one.away) == ([], [], [])


@pytest.mark.parametrize("width", [360, 390])
def test_the_header_fits_a_phone(whole_site: Path, chromium: Browser, width: int) -> None:
    """Nothing in the header of a phone lies over its neighbour."""
    names = (".nav-overlay-icon", ".brand-mark", ".finder", ".language-link", ".theme-toggle")
    with visit(chromium, size=(width, 844)) as one:
        one.page.goto((whole_site / "ru" / "spec" / "concordance.html").as_uri())
        boxes = [one.page.locator(f".site-header {name}").bounding_box() for name in names]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert len(edges) == len(names)
    assert all(before[1] < after[0] for before, after in pairwise(edges)), edges
    assert edges[-1][1] < width


def test_permalink_language_and_choice_of_texts(whole_site: Path, chromium: Browser) -> None:
    """A permalink lands on its clause, also in the other language; the choice of texts is kept."""
    with visit(chromium, size=PHONE) as one:
        top = "document.getElementById('G.20.2.a').getBoundingClientRect().top"
        one.page.goto((whole_site / "en").as_uri() + "/" + CLAUSE)
        assert 0 <= one.page.evaluate(top) < 200
        header = "document.querySelector('header').getBoundingClientRect().top"
        assert one.page.evaluate(header) == 0
        one.page.click("a.language-link")
        one.page.wait_for_url(f"**/ru/{CLAUSE}")
        one.page.wait_for_load_state()
        assert 0 <= one.page.evaluate(top) < 200
        one.page.evaluate("window.scrollTo(0, 0)")
        one.page.click(".texts-choice label:has(input[value=ru])")
        one.page.reload()
        assert one.page.is_hidden(".text-en")
        assert one.page.is_visible(".text-ru")
    assert one.errors == []


def test_the_start_page_leads_to_the_readers_language(whole_site: Path, chromium: Browser) -> None:
    """The page at the top leads to the language of the browser, and to a clause named in it."""
    with visit(chromium, locale="ru-RU") as one:
        one.page.goto((whole_site / "index.html").as_uri())
        one.page.wait_for_url("**/ru/docs/index.html")
        one.page.goto((whole_site / "index.html").as_uri() + "#G.20.2.a")
        one.page.wait_for_url(f"**/ru/{CLAUSE}")


def test_the_matrix_filters(whole_site: Path, chromium: Browser) -> None:
    """The filter of the matrix leaves the rows that were asked for."""
    with visit(chromium) as one:
        one.page.goto((whole_site / "en" / "docs" / "matrix.html").as_uri())
        rows = one.page.locator("tr.matrix-row")
        lacking = one.page.locator("tr.matrix-row.lacks-scenario").count()
        one.page.select_option(".matrix-filter select", ".lacks-scenario")
        visible = sum(rows.nth(index).is_visible() for index in range(rows.count()))
        assert visible == lacking < rows_in(whole_site)
        tables = one.page.locator("table.matrix")
        for index in range(tables.count()):
            table = tables.nth(index)
            assert table.is_visible() == (table.locator("tr.lacks-scenario").count() > 0)
        assert one.page.is_hidden(".matrix-none")
        one.page.evaluate("document.querySelector('.matrix-filter option').value = '.no-such-row'")
        one.page.select_option(".matrix-filter select", ".no-such-row")
        assert one.page.is_visible(".matrix-none")
        assert one.page.locator(".matrix-document:visible").count() == 0


def rows_in(top: Path) -> int:
    """Return how many rows the matrix has."""
    html = (top / "en" / "docs" / "matrix.html").read_text(encoding="utf-8")
    return html.count("matrix-row")
