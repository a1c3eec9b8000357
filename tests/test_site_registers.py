"""What the site makes of the registers beside the texts: reviews, and ids that have moved."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from browsing import visit
from piramida_conformance import reviews, spec
from rulebook import build as site
from rulebook import finder, lints, moved
from rulebook.assemble import assemble
from rulebook.snapshot import take
from test_site import (
    RULE_PAGE,
    _same_date,
    assert_same,
    broken_links,
    build,
    part,
    replace,
    words,
    write_results,
    write_sources,
)

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

__all__ = ["_same_date"]  # a fixture that every test here uses too

ENGLISH = ("The cue ball meets an object ball", "The cue ball meets some object ball")
RUSSIAN = ("Биток встречает прицельный шар", "Биток встречает какой-либо прицельный шар")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Give the small rulebook, all of it reviewed."""
    write_sources(tmp_path)
    write_results(tmp_path, {"general-05-01": "pass"})
    assert reviews.main(["--all", "--root", str(tmp_path)]) == 0
    return tmp_path


# Reviews --------------------------------------------------------------------------------------


def notes(root: Path, language: str, clause: str = "G.5.1") -> list[str]:
    """Build one language and return what a clause says of its reviews."""
    html = part(build(root, language, language).page(RULE_PAGE), clause)
    return re.findall(r'<span class="chip chip-review">([^<]+)</span>', html)


def test_a_reviewed_rulebook_says_nothing(sources: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Where nothing has changed since the last review there is neither note nor message."""
    assert notes(sources, "en") == []
    assert caplog.messages == []


def test_a_text_that_is_behind_is_marked(sources: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A changed text marks its clause in both languages and is told without failing the build."""
    replace(sources, f"{RULE_PAGE}.md", *ENGLISH)
    one = build(sources, "ru", "ru")
    assert (one.code, one.warnings) == (0, "")
    (told,) = caplog.messages
    assert re.match(r"spec/general/05-collision\.md:\d+: G\.5\.1 is to be reviewed", told)
    assert told.endswith("the Russian text is behind [rules.untranslated]")
    assert notes(sources, "ru") == [
        "на проверку: русский текст отстаёт",
        "на проверку: текст изменён после проверки сценариев",
    ]
    assert notes(sources, "en") == [
        "to review: the Russian text is behind",
        "to review: the text has changed since its scenarios were reviewed",
    ]
    assert notes(sources, "en", "G.5.3") == []


def test_the_command_builds_and_tells(sources: Path) -> None:
    """Whoever changes a text still gets the site, and reads once what is to be reviewed."""
    replace(sources, f"{RULE_PAGE}.md", *ENGLISH)
    command = [sys.executable, site.__file__, "--root", str(sources)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr.count("the Russian text is behind [rules.untranslated]") == 1
    assert (sources / "build" / "site" / "rules.json").is_file()


def test_a_long_list_is_told_in_short(sources: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of many clauses that wait a build names the first few and says how to see the rest."""
    (sources / "spec" / "reviews.json").unlink()
    assert build(sources, "en").code == 0
    waiting = sum("spec/" in one for one in caplog.messages)
    assert waiting == lints.SHOWN
    assert caplog.messages[-1] == "2 more are to be reviewed; `piramida review` lists all"


def test_a_review_clears_the_mark(sources: Path) -> None:
    """When the review is recorded the mark is gone, in a build on top of the last one too."""
    replace(sources, f"{RULE_PAGE}.md", *ENGLISH)
    replace(sources, f"{RULE_PAGE}.md", *RUSSIAN)
    assert notes(sources, "en")[0] == "to review: both texts have changed"
    assert reviews.main(["G.5.1", "--root", str(sources)]) == 0
    assert notes(sources, "en") == []
    assert_same(build(sources, "en"), build(sources, "full"))


def test_the_matrix_marks_what_is_to_be_reviewed(sources: Path) -> None:
    """The row of a clause that is behind says so, and the filter finds it."""
    replace(sources, f"{RULE_PAGE}.md", *RUSSIAN)
    html = build(sources, "en").page("docs/matrix")
    rows = re.findall(r'<tr class="([^"]*matrix-row[^"]*)">(.*?)</tr>', html, re.DOTALL)
    marked = [words(cells) for classes, cells in rows if "to-review" in classes.split()]
    assert len(marked) == 1
    assert "the English text is behind" in marked[0]
    assert 'value=".to-review"' in html


@pytest.mark.parametrize(
    ("change", "language", "subtype"),
    [
        (ENGLISH, "ru", "rules.untranslated"),
        (RUSSIAN, "en", "rules.untranslated"),
        (RUSSIAN, "en", "rules.unreviewed"),
    ],
)
def test_a_release_can_ask_for_reviews(
    sources: Path, change: tuple[str, str], language: str, subtype: str
) -> None:
    """With `rulebook_reviews=warn` a text that waits for a review is a warning of the build."""
    replace(sources, f"{RULE_PAGE}.md", *change)
    one = build(sources, language, language, rulebook_reviews="warn")
    assert one.code == 1
    assert "G.5.1 is to be reviewed" in one.warnings
    assert f"[{subtype}]" in one.warnings


def test_the_published_rules_say_what_waits(sources: Path, tmp_path: Path) -> None:
    """`rules.json` has for each clause its digests and what is to be reviewed."""
    replace(sources, f"{RULE_PAGE}.md", *ENGLISH)
    whole = published(sources, tmp_path)
    found = {one["id"]: one for one in whole["clauses"]}
    assert found["G.5.1"]["to_review"] == ["ru", "scenarios"]
    assert found["G.5.3"]["to_review"] == []
    kept = json.loads((sources / "spec" / "reviews.json").read_text(encoding="utf-8"))
    texts = kept["clauses"]["G.5.1"]["texts"]
    assert found["G.5.1"]["sha256"]["ru"] == texts[1]
    assert found["G.5.1"]["sha256"]["en"] != texts[0]


def published(root: Path, tmp_path: Path) -> dict[str, list[dict[str, Any]]]:
    """Return `rules.json` of that rulebook."""
    out = tmp_path / "assembled"
    assemble_into(root, out)
    whole: dict[str, list[dict[str, Any]]] = json.loads(
        (out / "rules.json").read_text(encoding="utf-8")
    )
    return whole


def assemble_into(root: Path, out: Path) -> None:
    """Write what lies above both languages."""
    out.mkdir(exist_ok=True)
    snapshot = take(root, "build/results.jsonl")
    assemble(out, snapshot, {"en": "Rules", "ru": "Правила"}, {"number": "0", "date": None})


def test_a_clause_that_decides_needs_a_scenario(sources: Path) -> None:
    """Without a scenario and a registered reason a clause fails the build."""
    feature = "features/general/05-collision.feature"
    replace(sources, feature, "@G.5.3.a", "@G.5.3")
    one = build(sources, "en")
    assert one.code == 1
    assert "G.5.3.a has no scenario and no reason for that [rules.uncovered]" in one.warnings


# Moved ids ------------------------------------------------------------------------------------

MOVED = {
    "G.5.8": {"to": "G.5.3.a"},
    "G.5.9": {"retired": {"en": "It said nothing.", "ru": "Он ничего не говорил."}},
    "G.4.1": {"to": "G.5.1", "page": "spec/general/04-balls"},
    "G.4.2": {"retired": {"en": "Gone.", "ru": "Исключено."}, "page": "spec/general/04-balls"},
}


def move(root: Path, entries: dict[str, object]) -> None:
    """Write the register of moved ids."""
    text = json.dumps({"format": "moved/1", "clauses": entries}, ensure_ascii=False)
    (root / "spec" / "moved.json").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_old_id_is_still_an_anchor(sources: Path, language: str) -> None:
    """An id that moved within its page leads to the new place, a retired one to the reason."""
    move(sources, dict(MOVED))
    html = build(sources, language, language).page(RULE_PAGE)
    assert html.index('id="G.5.3.a"') < html.index('id="G.5.8"') < html.index('id="G.5.3.closing"')
    reason = {"en": "5.9 is withdrawn: It said nothing.", "ru": "Пункт 5.9 исключён: Он ничего"}
    assert reason[language] in words(html[html.index('id="G.5.9"') :])


def test_an_id_that_left_its_page_leads_on(sources: Path) -> None:
    """A clause that moved to another rule leaves a line with a link where it was."""
    other = "spec/general/06-other.md"
    text = (sources / f"{RULE_PAGE}.md").read_text(encoding="utf-8")
    text = text.replace("number: 5", "number: 6").replace("{rule} G.5.2", "{rule} G.6.2")
    head, _, rest = text.partition("::::{rule} G.5.1")
    clause = rest[rest.index("::::{rule} G.6.2") : rest.index("::::{rule} G.5.3")]
    (sources / other).write_text(head.replace('ru-edition: "6"', 'ru-edition: "7"') + clause)
    move(sources, {"G.5.7": {"to": "G.6.2"}})
    one = build(sources, "en")
    assert (one.code, one.warnings) == (0, "")
    line = one.page(RULE_PAGE).partition('id="G.5.7"')[2].partition("</p>")[0]
    assert words(line).endswith("5.7 has moved: 6.2")
    assert 'href="06-other.html#G.6.2"' in line


def test_a_page_that_is_gone_leads_on(sources: Path, chromium: Browser) -> None:
    """The page of a rule that is gone forwards the moved id and says why the other is gone."""
    move(sources, dict(MOVED))
    for language in ("en", "ru"):
        build(sources, f"whole/{language}", language)
    site = sources / "build" / "whole"
    assemble_into(sources, site)
    assert [one for one in broken_links(site) if "04-balls" in one] == []
    with visit(chromium) as one:
        one.page.goto(f"{site.as_uri()}/ru/spec/general/04-balls.html#G.4.1")
        one.page.wait_for_url("**/ru/spec/general/05-collision.html#G.5.1")
        one.page.goto(f"{site.as_uri()}/ru/spec/general/04-balls.html#G.4.2")
        assert "Исключено." in one.page.inner_text("[id='G.4.2']")
        assert "04-balls" in one.page.url


def test_the_published_rules_and_the_finder_know_old_ids(sources: Path, tmp_path: Path) -> None:
    """`rules.json` says what became of each id; the finder has its number and where it leads."""
    move(sources, dict(MOVED))
    told = {str(one["id"]): one for one in published(sources, tmp_path)["moved"]}
    assert told["G.5.8"]["to"] == "G.5.3.a"
    assert told["G.5.9"]["retired"] == {"en": "It said nothing.", "ru": "Он ничего не говорил."}
    assert told["G.4.1"]["page"] == "spec/general/04-balls.html#G.4.1"
    data = finder.data(take(sources, "build/results.jsonl"))
    assert [(one["id"], one["to"]) for one in data["moved"]] == [
        ("G.5.8", "G.5.3.a"),
        ("G.5.9", ""),
        ("G.4.1", "G.5.1"),
        ("G.4.2", ""),
    ]


def test_the_finder_answers_an_old_number(
    whole_site: Path, chromium: Browser, sources: Path
) -> None:
    """Whoever types a number that has moved gets the clause that has its place now."""
    move(sources, {"G.5.8": {"to": "G.5.3.a"}, "G.5.9": MOVED["G.5.9"]})
    data = json.dumps(finder.data(take(sources, "build/results.jsonl")))
    with visit(chromium) as one:
        one.page.goto((whole_site / "en" / f"{RULE_PAGE}.html").as_uri())
        one.page.evaluate("rulebook.ready()")
        one.page.evaluate(f"window.rulebookRules = {data}")
        found = "query => rulebook.search(query).map(hit => hit.clause.title[0])"
        assert one.page.evaluate(found, "5.8") == ["First way"]
        assert one.page.evaluate(found, "5.9") == ["It said nothing."]


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"G.5.3": {"to": "G.5.1"}}, "G.5.3 has moved and is still there"),
        ({"G.5": {"to": "G.5.1"}}, "G.5 has moved and is still there"),
        ({"G.5.8": {"to": "G.5.77"}}, "G.5.8 has moved to G.5.77, which is not there"),
        ({"G.77.1": {"to": "G.5.1"}}, "its rule is gone too, so a page must be named"),
        ({"5.8": {"to": "G.5.1"}}, "'5.8' is no clause id"),
        ({"G.5.8": {"retired": {"en": "Gone.", "ru": ""}}}, "with a reason in en and ru"),
        ({"G.5.8": {}}, 'G.5.8 needs "to" with an id'),
        ({"G.5.8": {"to": "G.5.1", "why": "so"}}, 'G.5.8 needs "to" with an id'),
    ],
)
def test_a_wrong_entry_is_a_mistake(sources: Path, entries: dict[str, object], said: str) -> None:
    """An id is alive or moved, never both, and leads to something that is there."""
    move(sources, entries)
    problems = [str(one) for one in spec.read(sources / "spec").problems]
    assert any(one.startswith("spec/moved.json:1: ") and said in one for one in problems)


def test_an_address_above_the_languages_knows_lost_rules(sources: Path) -> None:
    """`/#G.4.1` finds the page that stands for a rule that is gone."""
    move(sources, dict(MOVED))
    assert moved.starts(spec.read(sources / "spec")) == {"G.4": "spec/general/04-balls.html"}
