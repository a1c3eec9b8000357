"""Pictures, situations and the card, as a reader meets them in the browser."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from browsing import PHONE, visit

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

FROZEN = {
    "en": "The cue ball came back off a ball frozen to the rail and crossed the centre line.",
    "ru": "Биток отскочил от шара, стоящего вплотную к борту, и перешёл центральную линию.",
}
LIMIT = 250_000


def in_window(part: Locator) -> bool:
    """Say whether the middle of a part can be seen without scrolling."""
    box = part.bounding_box()
    size = part.page.viewport_size
    assert box is not None
    assert size is not None
    return 0 < box["y"] + box["height"] / 2 < size["height"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_three_taps_from_the_frozen_ball_to_its_clause(
    whole_site: Path, chromium: Browser, language: str
) -> None:
    """On a phone: the group, the question with picture, ruling and clause, then the clause."""
    with visit(chromium, size=PHONE, has_touch=True) as one:
        page = one.page
        page.goto((whole_site / language / "docs" / "index.html").as_uri())
        group = page.locator("a.situation-group").first
        assert in_window(group)
        group.tap()  # the first
        page.wait_for_url("**/docs/situations.html#frozen")
        question = page.locator("details.situation > summary", has_text=FROZEN[language])
        assert in_window(question)
        question.tap()  # the second
        answer = page.locator("#situation-general-20-72")
        assert answer.locator("svg[role=img]").is_visible()
        assert "20.4" in answer.locator(".ruling").inner_text()
        assert answer.locator(".situation-clause .text").is_visible()
        answer.locator("a.to-clause").tap()  # the third
        page.wait_for_url("**/20-legally-completed-shot.html#general-20-72.G.20.n2")
        page.wait_for_load_state()
        clause = page.locator("[id='G.20.n2']")
        story = clause.locator("[id='general-20-72.G.20.n2']")
        assert clause.locator(".texts").first.is_visible()
        assert in_window(story.locator("svg[role=img]"))
        assert "20.4" in story.locator(".steps").inner_text()
        assert one.errors == []


def test_a_marking_leads_to_its_clause(whole_site: Path, chromium: Browser) -> None:
    """Each marking in the picture of the table is a link to the clause that defines it."""
    with visit(chromium) as one:
        page = one.page
        for name in ("docs/index", "spec/general/02-marking-the-table"):
            page.goto((whole_site / "en" / f"{name}.html").as_uri())
            page.locator("svg a[aria-label*='Home line']").first.click(force=True)
            page.wait_for_url("**/spec/general/02-marking-the-table.html#G.2.1.4")


def test_colours_follow_the_theme(whole_site: Path, chromium: Browser) -> None:
    """The picture has other colours in the dark than in the light."""
    beds = set()
    for scheme in ("light", "dark"):
        with visit(chromium, scheme="light" if scheme == "light" else "dark") as one:
            one.page.goto((whole_site / "en" / "docs" / "index.html").as_uri())
            script = "getComputedStyle(document.querySelector('.p-bed')).fill"
            beds.add(one.page.evaluate(script))
    assert len(beds) == 2


def test_racks_of_one_to_fifteen(whole_site: Path) -> None:
    """The rule on racking shows every pyramid from one ball to fifteen."""
    html = (whole_site / "en/spec/general/08-racking-the-balls.html").read_text(encoding="utf-8")
    assert html.partition('class="racks')[2].partition("</section>")[0].count("<svg") >= 15


def test_steps_carry_the_numbers_of_the_picture(whole_site: Path) -> None:
    """Where a picture numbers steps, so does the text, and the clauses it names are links."""
    html = (whole_site / "en/features/general/20-legally-completed-shot.html").read_text("utf-8")
    story = html.partition('id="general-20-72"')[2].partition("</section>")[0]
    assert story.count('class="p-step"') == story.count('class="step-number"') == 4
    assert 'href="../../spec/general/20-legally-completed-shot.html#G.20.4.b"' in story


def test_numbers_of_a_clause_are_shown(whole_site: Path) -> None:
    """A clause shows the numbers that decide it."""
    html = (whole_site / "en/spec/general/26-slow-play.html").read_text(encoding="utf-8")
    assert "time: 45\N{NO-BREAK SPACE}s" in html


def test_the_card_names_every_penalty(whole_site: Path) -> None:
    """The card after a foul lists twelve penalties, each with the rule that is violated."""
    for language in ("en", "ru"):
        html = (whole_site / language / "docs" / "after-a-foul.html").read_text(encoding="utf-8")
        listed = html.partition("simple penalties")[2].partition("</ol>")[0]
        assert listed.count("<li>") == 12
        assert listed.count("href=") >= 12
        assert "{ball}" not in html


def test_a_page_with_all_its_pictures_is_light(whole_site: Path) -> None:
    """No page weighs more than 250 KB when it is packed, pictures included."""
    heavy = [
        path.name
        for path in whole_site.rglob("*.html")
        if len(gzip.compress(path.read_bytes())) > LIMIT
    ]
    assert heavy == []


def test_the_history_is_that_of_the_texts(whole_site: Path) -> None:
    """The changes by clause name a clause with the day it was written, or say there are none."""
    html = (whole_site / "en" / "docs" / "changes-by-clause.html").read_text(encoding="utf-8")
    assert ("#G.20.2.a" in html and ": written" in html) or "has no history" in html
