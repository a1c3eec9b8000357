"""The site as built: anchors, both languages, statuses, freshness, links, equal bytes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass, field
from difflib import unified_diff
from html import unescape
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import IO
from urllib.parse import unquote, urlsplit

import pytest
from sphinx import locale
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from piramida_conformance import digests, scenarios
from rulebook import build as site

ROOT = Path(__file__).resolve().parents[1]

RULE = """---
number: 5
title: {en: Collision, ru: Соударение}
ru-edition: "6"
ru-edition-basis: inferred
---

::::{rule} G.5.1
:kind: definition
:restored: ERR-01
:title-en: Necessary collision
:title-ru: Обязательное соударение
:ru-edition: "6.1"
:ru-edition-basis: inferred

:::{en}
The cue ball meets an object ball, see {rule}`G.5.3`.
:::
:::{ru}
Биток встречает прицельный шар, см. пункт {rule}`G.5.3`.
:::
::::

::::{rule} G.5.2
:kind: remark
:title-en: A remark
:title-ru: Замечание
:undecided-en: It decides nothing.
:undecided-ru: Ничего не решает.

:::{en}
Nothing follows from this.
:::
:::{ru}
Из этого ничего не следует.
:::
::::

::::{rule} G.5.3
:kind: requirement
:closing:
:title-en: No object ball met
:title-ru: Биток не коснулся шаров
:found-en: The cue ball met no object ball.
:found-ru: Биток не коснулся ни одного шара.

:::{en}
It is a foul if one of these holds:
:::
:::{ru}
Нарушение, если верно одно из условий:
:::
::::

::::{rule} G.5.3.a
:kind: definition
:title-en: First way
:title-ru: Первый случай

:::{en}
The first way.
:::
:::{ru}
Первый случай.
:::
::::

::::{closing} G.5.3

:::{en}
Otherwise there is none.
:::
:::{ru}
Иначе нарушения нет.
:::
::::
"""

READINGS = """---
title: {en: Readings, ru: Толкования}
---

::::{reading} R-miss
:clauses: G.5.3
:title-en: A miss
:title-ru: Промах
:asked: 2026-11-30
:decided: 2026-11-30

:::{en}
What is a miss?

- `collision-only`: This.
- `all`: That.
:::
:::{ru}
Что такое промах?

- `collision-only`: Это.
- `all`: То.
:::
::::
"""

ERRATA = """---
title: {en: Errata, ru: Ошибки}
---

::::{erratum} ERR-01
:clauses: G.5.1
:title-en: A lost line
:title-ru: Утраченная строка
:kind: lost-line

:::{en}
The line is lost.
:::
:::{ru}
Строка утрачена.
:::
::::
"""

GLOSSARY = """---
title: {en: Glossary, ru: Словарь}
---

::::{term} cue-ball
:en: cue ball
:ru: биток
:forms-ru: битка, битком
:clauses: G.5.1

:::{en}
The ball that is struck.
:::
:::{ru}
Шар, по которому бьют.
:::
::::
"""

FEATURE = """Feature: General 5. Collision

  @G.5.1
  Rule: Necessary collision

    @id.general-05-01
    Scenario: A ball drops
      RU: Шар падает
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

  @G.5.3
  Rule: No object ball met

    @id.general-05-02 @reading.R-miss
    Scenario: A miss
      RU: Промах мимо всех
      When the coloured ball is played past every ball
      Then the shot is a foul under General 5.3

  @G.5.3.a
  Rule: First way

    @id.general-05-03
    Scenario: Nobody ran this
      RU: Это не запускали
      When the coloured ball is played past every ball
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3
"""

INDEX = """---
title: {en: Start, ru: Начало}
---

:::{en}
(here)=
## In English

See {rule}`G.5.3` and {reading}`R-miss`.
:::
:::{ru}
(here)=
## По-русски

См. {rule}`G.5.3` и {scenario}`general-05-01`.
:::

```{pages} spec/general spec features/general docs
```
"""

MATRIX = """---
title: {en: Matrix, ru: Матрица}
---

```{run}
```

```{matrix}
```
"""

FILES = {
    "docs/index.md": INDEX,
    "docs/matrix.md": MATRIX,
    "spec/general/05-collision.md": RULE,
    "spec/readings.md": READINGS,
    "spec/errata.md": ERRATA,
    "spec/glossary.md": GLOSSARY,
    "features/general/05-collision.feature": FEATURE,
}


def write_sources(root: Path) -> None:
    """Write the small rulebook of these tests."""
    for name, content in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def write_results(root: Path, statuses: dict[str, str], **changes: str) -> None:
    """Write the results of a run over the small rulebook, with other digests where told."""
    run = digests.run_line(digests.IN_PROCESS, kit="0", started="2026-11-30T12:00:00Z")
    lines = [run | changes]
    for scenario in scenarios.read(root / "features").scenarios:
        if scenario.id in statuses:
            status = statuses[scenario.id]
            message = "expected a foul" if status == "fail" else ""
            lines.append(digests.result_line(scenario, status, seconds=0.0, message=message))
    lines.append({"type": "end", "counts": {}, "complete": True})
    path = root / "build" / "results.jsonl"
    path.parent.mkdir(exist_ok=True)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")


@dataclass(frozen=True)
class Built:
    """One build of the small rulebook: where it lies, its exit code and its warnings."""

    out: Path
    code: int
    warnings: str

    def page(self, name: str) -> str:
        """Return the HTML of a page."""
        return (self.out / f"{name}.html").read_text(encoding="utf-8")

    def files(self) -> dict[str, bytes]:
        """Return everything that was written, by name, without Sphinx's own bookkeeping."""
        return {
            path.relative_to(self.out).as_posix(): path.read_bytes()
            for path in sorted(self.out.rglob("*"))
            if path.is_file() and path.name != ".buildinfo"
        }


def build(root: Path, name: str, language: str = "en", **settings: str) -> Built:
    """Build one language into the folder of that name, on top of what is there."""
    warnings = StringIO()
    out = root / "build" / name
    locale.translators.clear()  # an English build takes over what a Russian one has loaded
    with patch_docutils(), docutils_namespace():
        app = Sphinx(
            srcdir=root,
            confdir=ROOT,
            outdir=out,
            doctreedir=root / "build" / f"{name}-doctrees",
            buildername="html",
            confoverrides={"language": language} | settings,
            status=None,
            warning=warnings,
            warningiserror=True,
        )
        app.build()
    return Built(out, app.statuscode, warnings.getvalue())


@pytest.fixture(autouse=True)
def _same_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796040000")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Both languages of the small rulebook after a run with one failure and one left out."""
    root = tmp_path_factory.mktemp("site")
    write_sources(root)
    write_results(root, {"general-05-01": "pass", "general-05-02": "fail"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1796040000")
        return {language: build(root, language, language) for language in ("en", "ru")}


RULE_PAGE = "spec/general/05-collision"
FEATURE_PAGE = "features/general/05-collision"


def part(html: str, anchor: str) -> str:
    """Return the HTML from an anchor to the next clause, entry or scenario."""
    start = html.index(f'id="{anchor}"')
    end = re.compile(r'<section class="(?:clause|entry|story|group)').search(html, start)
    return html[start : end.start() if end else len(html)]


def words(html: str) -> str:
    """Return the visible words of a piece of HTML."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", html))).strip()


def test_no_warnings(built: dict[str, Built]) -> None:
    """The small rulebook builds without a warning in both languages."""
    assert [(one.code, one.warnings) for one in built.values()] == [(0, ""), (0, "")]


@pytest.mark.parametrize("anchor", ["G.5", "G.5.1", "G.5.2", "G.5.3", "G.5.3.a", "G.5.3.closing"])
def test_anchors_equal_ids(built: dict[str, Built], anchor: str) -> None:
    """Every clause has its id as anchor, in both languages, once."""
    for one in built.values():
        assert one.page(RULE_PAGE).count(f'id="{anchor}"') == 1


def test_both_texts_with_their_language(built: dict[str, Built]) -> None:
    """Both texts of a clause stand on the page, each with its language, the page's first."""
    texts = {"en": "The cue ball meets", "ru": "Биток встречает"}
    for language, one in built.items():
        clause = part(one.page(RULE_PAGE), "G.5.1")
        places = {}
        for code, text in texts.items():
            match = re.search(rf'<div class="[^"]*text-{code}[^"]*" lang="{code}">', clause)
            assert match is not None
            places[code] = match.start()
            assert text in words(clause[match.start() :])
        assert min(places, key=lambda code: places[code]) == language


def test_items_stand_within_their_clause_and_the_closing_line_after_them(
    built: dict[str, Built],
) -> None:
    """An item is nested in its clause, and the closing line comes after the items."""
    html = built["en"].page(RULE_PAGE)
    places = [html.index(f'id="{name}"') for name in ("G.5.3", "G.5.3.a", "G.5.3.closing")]
    assert places == sorted(places)
    between = html[places[0] : places[1]]
    assert between.count("</section>") < between.count("<section") + 1
    assert "<h2>" in part(html, "G.5.3")
    assert "<h3>" in part(html, "G.5.3.a")


@pytest.mark.parametrize(
    ("language", "clause", "word"),
    [
        ("en", "G.5.1", "passed"),
        ("en", "G.5.3", "failed"),
        ("en", "G.5.3.a", "not run"),
        ("en", "G.5.2", "no scenario"),
        ("ru", "G.5.1", "пройдено"),
        ("ru", "G.5.3", "не пройдено"),
        ("ru", "G.5.3.a", "не запускалось"),
        ("ru", "G.5.2", "нет сценария"),
    ],
)
def test_status_in_words(built: dict[str, Built], language: str, clause: str, word: str) -> None:
    """The badge of a clause says the status of its scenarios in the language of the page."""
    html = part(built[language].page(RULE_PAGE), clause)
    badge = re.search(r'<span class="badge[^"]*">([^<]+)</span>', html)
    assert badge is not None
    assert badge[1] == word


def test_a_failure_says_what_went_wrong(built: dict[str, Built]) -> None:
    """The message of a failed scenario stands with it, on the clause and on its own page."""
    assert "expected a foul" in part(built["en"].page(RULE_PAGE), "G.5.3")
    assert "expected a foul" in part(built["en"].page(FEATURE_PAGE), "general-05-02")


def test_a_clause_without_scenario_says_why(built: dict[str, Built]) -> None:
    """A clause that decides nothing gives the reason instead of a scenario."""
    assert "It decides nothing." in words(part(built["en"].page(RULE_PAGE), "G.5.2"))
    assert "Ничего не решает." in words(part(built["ru"].page(RULE_PAGE), "G.5.2"))


def test_the_function_is_shown(built: dict[str, Built]) -> None:
    """A clause shows the function of the engine that decides it, with file and lines."""
    html = part(built["en"].page(RULE_PAGE), "G.5.3")
    shown = words(html)
    assert "engine/piramida/rules/collision.py, lines" in shown
    assert "@clause(" in shown
    assert '<div class="highlight-python' in html


def test_links_across_files(built: dict[str, Built]) -> None:
    """A clause leads to its readings, errata, cited and citing clauses."""
    html = built["en"].page(RULE_PAGE)
    first, third = part(html, "G.5.1"), part(html, "G.5.3")
    assert 'href="../errata.html#ERR-01"' in first
    assert 'href="#G.5.3"' in first
    assert 'href="../readings.html#R-miss"' in third
    assert 'href="#G.5.1"' in third
    assert 'href="../glossary.html#cue-ball"' in first


def test_scenarios_are_read_in_both_languages(built: dict[str, Built]) -> None:
    """A scenario written in English stands in Russian on the Russian page."""
    english = words(part(built["en"].page(FEATURE_PAGE), "general-05-01"))
    russian = words(part(built["ru"].page(FEATURE_PAGE), "general-05-01"))
    assert "When the coloured ball is played onto ball 3" in english
    assert "Когда цветным шаром играют по шару 3" in russian
    assert "Шар падает" in russian


def test_prose_shows_one_language(built: dict[str, Built]) -> None:
    """A page of prose shows the language of the build alone, headings and anchors too."""
    english, russian = (built[language].page("docs/index") for language in ("en", "ru"))
    assert "In English</" not in russian.partition("<article")[2].partition("</article")[0]
    assert "По-русски<" in russian.partition("<article")[2].partition("</article")[0]
    assert "In English" in english.partition("<article")[2].partition("</article")[0]
    for html in (english, russian):
        assert 'id="here"' in html


def test_every_page_names_edition_date_and_authority(built: dict[str, Built]) -> None:
    """Every page says edition and date, and whose text has the authority."""
    dates = {"en": "30 November 2026", "ru": "30 ноября 2026"}
    authority = {"en": "federation’s text has authority", "ru": "Силу имеет текст федерации"}
    for language, one in built.items():
        for path in one.out.rglob("*.html"):
            shown = words(path.read_text(encoding="utf-8"))
            assert dates[language] in shown, path
            assert authority[language] in shown, path


def test_the_other_language_is_one_link_away(built: dict[str, Built]) -> None:
    """Every page leads to the same page in the other language."""
    assert 'href="../../../ru/spec/general/05-collision.html"' in built["en"].page(RULE_PAGE)
    assert 'href="../../../en/spec/general/05-collision.html"' in built["ru"].page(RULE_PAGE)


def test_the_frame_is_russian(built: dict[str, Built]) -> None:
    """The Russian pages leave none of the theme's words in English."""
    html = built["ru"].page(RULE_PAGE)
    frame = html.replace(html.partition("<article")[2].partition("</article")[0], "")
    shown = words(re.sub(r"<(script|style|svg)\b.*?</\1>", "", frame, flags=re.DOTALL))
    for phrase in ("Next", "Previous", "On this page", "Skip to", "Back to top", "Last updated"):
        assert phrase not in shown
    assert "На этой странице" in shown
    assert not re.search(r'aria-label="[A-Za-z ]+"', frame)


def test_search_names_lead_somewhere(built: dict[str, Built]) -> None:
    """What the search shows of an object is its name, and its anchor is the name."""
    index = (built["en"].out / "searchindex.js").read_text(encoding="utf-8")
    data = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    found = [(prefix, entry) for prefix, entries in data["objects"].items() for entry in entries]
    names = {f"{prefix}.{entry[4]}" if prefix else entry[4] for prefix, entry in found}
    assert {"G.5.3", "R-miss", "ERR-01", "general-05-01"} <= names


def test_the_search_names_the_document(built: dict[str, Built]) -> None:
    """Rules of one title are told apart in the search by the name of their document."""
    titles = {"en": "General 5. Collision", "ru": "Общие правила 5. Соударение"}
    for language, one in built.items():
        index = (one.out / "searchindex.js").read_text(encoding="utf-8")
        data = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
        assert data["titles"][data["docnames"].index(RULE_PAGE)] == titles[language]


def test_matrix(built: dict[str, Built]) -> None:
    """The matrix has a row for each leaf clause and marks the side that a requirement lacks."""
    html = built["en"].page("docs/matrix")
    rows = re.findall(r'<tr class="([^"]*matrix-row[^"]*)">(.*?)</tr>', html, re.DOTALL)
    shown = {words(cells).split(" ")[1]: classes for classes, cells in rows}
    assert set(shown) == {"5.1", "5.2", "5.3", "5.3.a"}
    assert "lacks-side" in shown["5.3"]
    assert "is-fail" in shown["5.3"]
    assert "lacks-scenario" in shown["5.2"]


# Links ---------------------------------------------------------------------------------------


@dataclass
class Page(HTMLParser):
    """The ids and the links of one page."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set up the parser."""
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids and internal addresses."""
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name in {"href", "src"} and value and tag != "use":
                self.links.append(value)


def broken_links(top: Path) -> list[str]:
    """Return every internal link below a folder that leads nowhere, and every doubled id."""
    pages: dict[Path, Page] = {}
    for path in sorted(top.rglob("*.html")):
        page = Page()
        page.feed(path.read_text(encoding="utf-8"))
        pages[path.resolve()] = page
    found = []
    for path, page in pages.items():
        name = path.relative_to(top.resolve())
        found += [f"{name}: id {one} twice" for one in set(page.ids) if page.ids.count(one) > 1]
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            anchor = unquote(parts.fragment)
            if not target.exists():
                found.append(f"{name}: {link} does not exist")
            elif anchor and target in pages and anchor not in pages[target].ids:
                found.append(f"{name}: {link} has no such anchor")
    return found


def test_the_link_check_bites(tmp_path: Path) -> None:
    """The check used below finds a missing page, a missing anchor and a doubled id."""
    html = '<p id="a"></p><p id="a"></p><a href="#b"></a><a href="c.html"></a><a href="#a"></a>'
    (tmp_path / "one.html").write_text(html, encoding="utf-8")
    assert sorted(broken_links(tmp_path)) == [
        "one.html: #b has no such anchor",
        "one.html: c.html does not exist",
        "one.html: id a twice",
    ]


def test_every_internal_link_and_anchor_exists(whole_site: Path) -> None:
    """No link of the built site leads nowhere, within a language or from one to the other."""
    assert broken_links(whole_site) == []


def test_every_clause_is_in_the_published_rules(whole_site: Path) -> None:
    """`rules.json` names for every clause a page and an anchor that exist in both languages."""
    rules = json.loads((whole_site / "rules.json").read_text(encoding="utf-8"))
    assert rules["clauses"]
    for clause in rules["clauses"]:
        page, _, anchor = clause["page"].partition("#")
        assert anchor == clause["id"]
        for language in ("en", "ru"):
            html = (whole_site / language / page).read_text(encoding="utf-8")
            assert f'id="{anchor}"' in html


def test_nothing_is_fetched_from_elsewhere(whole_site: Path) -> None:
    """No page loads a style, script, picture or font from another place."""
    loads = re.compile(r'<(?:script|img|iframe|source|link(?! rel="alternate"))\b[^>]*?https?://')
    for path in whole_site.rglob("*.html"):
        assert not loads.search(path.read_text(encoding="utf-8")), path
    for path in whole_site.rglob("*.css"):
        assert not re.search(r"(?:@import|url\()\s*['\"]?https?:", path.read_text("utf-8")), path


# Freshness -----------------------------------------------------------------------------------


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the small rulebook that a test may change."""
    write_sources(tmp_path)
    return tmp_path


def status_of(one: Built, clause: str) -> str:
    """Return the words of a clause's badge."""
    html = part(one.page(RULE_PAGE), clause)
    return words(re.findall(r'<span class="badge[^"]*">[^<]+</span>', html)[0])


@pytest.mark.parametrize(
    "change", ["engine", "steps", "subject", "unfinished", "scenario", "missing"]
)
def test_a_stale_result_is_not_run(sources: Path, change: str) -> None:
    """A pass of another engine, steps, program or text, or of a broken run, is no pass."""
    changes = {change: "0" * 64} if change in {"engine", "steps", "subject"} else {}
    write_results(sources, {"general-05-01": "pass"}, **changes)
    results = sources / "build" / "results.jsonl"
    feature = sources / "features/general/05-collision.feature"
    if change == "unfinished":
        lines = results.read_text(encoding="utf-8").splitlines(keepends=True)
        results.write_text("".join(lines[:-1]), encoding="utf-8")
    elif change == "scenario":
        text = feature.read_text(encoding="utf-8").replace("onto ball 3", "onto ball 4")
        feature.write_text(text, encoding="utf-8")
    elif change == "missing":
        results.unlink()
    assert status_of(build(sources, "en"), "G.5.1") == "not run"


def replace(root: Path, name: str, old: str, new: str) -> None:
    """Replace a text in a source that has it."""
    path = root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def assert_same(one: Built, other: Built) -> None:
    """Assert that two builds have the same files with the same bytes."""
    mine, theirs = one.files(), other.files()
    assert sorted(mine) == sorted(theirs)
    differing = [name for name in mine if mine[name] != theirs[name]]
    shown: list[str] = []
    for name in differing[:3]:
        old, new = (each[name].decode("utf-8", "replace").splitlines() for each in (mine, theirs))
        shown += list(unified_diff(old, new, name, name, n=0, lineterm=""))[:12]
    assert not differing, "\n".join(shown)


def test_an_incremental_build_equals_a_full_one(sources: Path) -> None:
    """After changes elsewhere, only what shows them is written again, and that is all it takes."""
    first = build(sources, "en")
    before = {path: path.stat().st_mtime_ns for path in first.out.rglob("*.html")}
    assert status_of(first, "G.5.1") == "not run"

    write_results(sources, {"general-05-01": "pass"})
    second = build(sources, "en")
    assert status_of(second, "G.5.1") == "passed"
    assert_same(second, build(sources, "full-1"))
    untouched = second.out / "spec" / "glossary.html"
    assert untouched.stat().st_mtime_ns == before[untouched]

    replace(sources, "spec/readings.md", ":title-en: A miss", ":title-en: A whiff")
    replace(sources, FEATURE_PAGE + ".feature", "Scenario: A miss", "Scenario: A clean miss")
    third = build(sources, "en")
    clause = part(third.page(RULE_PAGE), "G.5.3")
    assert "A whiff" in clause
    assert "A clean miss" in clause
    assert_same(third, build(sources, "full-2"))

    replace(sources, "spec/general/05-collision.md", "en: Collision", "en: Contact")
    assert_same(build(sources, "en"), build(sources, "full-3"))

    replace(sources, "spec/general/05-collision.md", "No object ball met", "Nothing was met")
    fourth = build(sources, "en")
    assert "Nothing was met" in fourth.page(FEATURE_PAGE)
    assert_same(fourth, build(sources, "full-4"))


def test_a_changed_text_writes_only_the_pages_that_show_it(sources: Path) -> None:
    """A clause told otherwise, under the same title, leaves contents and scenarios alone."""
    first = build(sources, "en")
    before = {path: path.stat().st_mtime_ns for path in first.out.rglob("*.html")}
    replace(sources, "spec/general/05-collision.md", "The first way.", "The other way.")
    second = build(sources, "en")
    changed = {path for path in before if path.stat().st_mtime_ns != before[path]}
    pages = {path.relative_to(second.out).as_posix() for path in changed} - {"search.html"}
    assert pages == {f"{RULE_PAGE}.html"}
    assert_same(second, build(sources, "full"))


def until_it_waits(output: IO[str]) -> str:
    """Return what the build says until it waits for changes."""
    said = ""
    while "Waiting for changes" not in said:
        line = output.readline()
        assert line, said
        said += line
    return said


def test_a_saved_text_is_built_at_once(root: Path, sources: Path, tmp_path: Path) -> None:
    """Who watches sees the page anew after saving, and goes on seeing after a mistake."""
    script = root / "docs" / "_ext" / "rulebook" / "build.py"
    out = tmp_path / "site"
    command = [sys.executable, str(script), "--watch", "--root", str(sources), "--out", str(out)]
    with subprocess.Popen(command, stdout=PIPE, stderr=STDOUT, text=True) as watching:
        assert watching.stdout is not None
        try:
            assert "The site is built" in until_it_waits(watching.stdout)
            replace(sources, "spec/general/05-collision.md", "The first way.", "{rule}`G.99`")
            assert "The site was not built" in until_it_waits(watching.stdout)
            replace(sources, "spec/general/05-collision.md", "{rule}`G.99`", "The other way.")
            assert "The site is built" in until_it_waits(watching.stdout)
        finally:
            watching.terminate()
    assert "The other way." in (out / "en" / f"{RULE_PAGE}.html").read_text(encoding="utf-8")


def test_nothing_is_written_again_without_a_change(sources: Path) -> None:
    """A second build of the same sources writes no page."""
    first = build(sources, "en")
    before = {path: path.stat().st_mtime_ns for path in first.out.rglob("*.html")}
    pages = [path for path in before if path.name != "search.html"]
    build(sources, "en")
    assert [path for path in pages if path.stat().st_mtime_ns != before[path]] == []


def test_two_clean_builds_are_equal_to_the_byte(sources: Path) -> None:
    """With the same date two clean builds are equal, one process or two."""
    write_results(sources, {"general-05-01": "pass"})
    one = build(sources, "one")
    out, doctrees = sources / "build" / "two", sources / "build" / "two-doctrees"
    command = [sys.executable, "-m", "sphinx", *site.arguments(sources, out, doctrees, "en", 2)]
    assert subprocess.run(command, check=False).returncode == 0
    assert_same(one, Built(out / "en", 0, ""))


# Warnings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "subtype"),
    [
        ("docs/index.md", "{rule}`G.5.3`", "{rule}`G.99`", "rules.unknown"),
        ("docs/index.md", "{reading}`R-miss`", "{reading}`R-hit`", "rules.unknown"),
        ("spec/readings.md", "`G.5.3`", "`G.5.3`", "rules.text"),
        ("spec/general/05-collision.md", "{rule} G.5.2", "{rule} G.5.1", "rules.duplicate"),
        (FEATURE_PAGE + ".feature", "is played onto", "is kicked onto", "rules.untranslated"),
        (FEATURE_PAGE + ".feature", "Feature:", "Fixture:", "rules.gherkin"),
    ],
)
def test_a_mistake_fails_the_build(
    sources: Path, file: str, old: str, new: str, subtype: str
) -> None:
    """A link to nothing, a doubled id or an unreadable source is a warning with its subtype."""
    if subtype == "rules.text":
        replace(sources, file, ":clauses: G.5.3", ":clauses: G.77")
    else:
        replace(sources, file, old, new)
    one = build(sources, "en")
    assert one.code == 1
    assert f"[{subtype}]" in one.warnings
