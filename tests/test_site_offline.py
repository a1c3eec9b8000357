"""The site without a network, in any folder of a host, and as an archive."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from typing import TYPE_CHECKING

import pytest

from browsing import PHONE, served, visit
from rulebook import offline

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

BOX = ".finder input[type=search]"
PAGES = (
    "ru/docs/index.html",
    "en/docs/matrix.html",
    "en/spec/general/20-legally-completed-shot.html",
    "en/search.html?q=ball",
    "ru/features/general/20-legally-completed-shot.html",
)


def kept(page: Page, address: str) -> None:
    """Open a page and wait until the service worker has everything and answers."""
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=120_000)


@pytest.mark.parametrize("folder", ["", "rules/of the game"])
def test_everything_works_with_the_server_gone(
    whole_site: Path, chromium: Browser, tmp_path: Path, folder: str
) -> None:
    """After one visit all pages, pictures and the finder work without server and network."""
    place = tmp_path / "www" / folder
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(whole_site)
    with served(tmp_path / "www") as origin:
        begin = "/".join(filter(None, (origin, folder)))
        visiting = visit(chromium, origin, PHONE, locale="ru-RU")
        one = visiting.__enter__()
        kept(one.page, f"{begin}/en/docs/index.html")
    try:
        one.page.context.set_offline(True)
        for name in PAGES:
            one.page.goto(f"{begin}/{name}")
            assert one.page.is_visible("article h1"), name
        one.page.goto(f"{begin}/")
        one.page.wait_for_url("**/ru/docs/index.html")
        one.page.fill(BOX, "битка")
        one.page.click(".finder-results li:first-child a")
        one.page.wait_for_url("**/ru/spec/general/04-*.html#G.4.1")
        style = "getComputedStyle(document.querySelector('.site-header')).position"
        assert one.page.evaluate(style) == "sticky"
        assert (one.errors, one.away) == ([], [])
    finally:
        visiting.__exit__(None, None, None)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Give a site of two pages that asks for the service worker as the pages do."""
    page = '<form class="finder" data-top="./"></form><script src="offline.js"></script><h1>{}</h1>'
    (tmp_path / "index.html").write_text(page.format("first"), encoding="utf-8")
    (tmp_path / "other.html").write_text(page.format("other"), encoding="utf-8")
    return tmp_path


def test_a_new_edition_replaces_the_old(small: Path, root: Path, chromium: Browser) -> None:
    """A new edition is taken over as a whole, and only the changed files are fetched again."""
    shutil.copyfile(root / "docs" / "_static" / "offline.js", small / "offline.js")
    offline.write(small)
    fetched: list[str] = []
    with served(small, fetched) as origin, visit(chromium, origin) as one:
        kept(one.page, f"{origin}/index.html")
        page = (small / "index.html").read_text(encoding="utf-8").replace("first", "second")
        (small / "index.html").write_text(page, encoding="utf-8")
        offline.write(small)
        for path in small.iterdir():  # to the second is how servers tell whether a file is newer
            os.utime(path, (time.time() + 2, time.time() + 2))
        fetched.clear()
        one.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
        for _ in range(50):  # the new worker takes over when the old one has let go
            one.page.goto(f"{origin}/index.html?anything=else")
            if one.page.text_content("h1") == "second":
                break
            one.page.wait_for_timeout(100)
        assert one.page.text_content("h1") == "second"
        assert "/index.html" in fetched
        assert "/other.html" not in fetched
        assert len(one.page.evaluate("caches.keys()")) == 1


def test_the_list_is_whole(whole_site: Path) -> None:
    """The service worker names every page, script, style and data file that is there."""
    text = (whole_site / "sw.js").read_text(encoding="utf-8")
    match = re.search(r"FILES = (\{.*?\});", text, re.DOTALL)
    assert match is not None
    listed = json.loads(match[1])
    there = {
        path.relative_to(whole_site).as_posix()
        for path in whole_site.rglob("*")
        if path.suffix in {".html", ".js", ".css", ".json", ".csv", ".svg"} and path.name != "sw.js"
    }
    assert there <= set(listed)
    assert all((whole_site / name).is_file() for name in listed)


def test_a_change_of_any_file_is_a_new_edition() -> None:
    """The text of the service worker changes with every file, or browsers would not look."""
    one = offline.worker({"a.html": "1", "b.html": "2"})
    assert one != offline.worker({"a.html": "1", "b.html": "3"})
    assert one == offline.worker({"a.html": "1", "b.html": "2"})


def test_all_links_are_relative(whole_site: Path) -> None:
    """No page counts on standing at the root of a host."""
    absolute = re.compile(r"""(?:href|src|action|data-top|content)=["'](?:/|\d+; ?url=/|file:)""")
    for path in whole_site.rglob("*.html"):
        assert not absolute.search(path.read_text(encoding="utf-8")), path


def test_the_site_as_an_archive(whole_site: Path, chromium: Browser, tmp_path: Path) -> None:
    """Packed, unpacked elsewhere and opened as files, the site works from the start page on."""
    archive = shutil.make_archive(str(tmp_path / "site"), "zip", whole_site)
    shutil.unpack_archive(archive, tmp_path / "Правила игры (1)")
    with visit(chromium, locale="en-GB") as one:
        one.page.goto((tmp_path / "Правила игры (1)" / "index.html").as_uri())
        one.page.wait_for_url("**/en/docs/index.html")
        one.page.fill(BOX, "G 20.2.c")
        one.page.press(BOX, "Enter")
        one.page.wait_for_url("**/en/spec/general/20-*.html#G.20.2.c")
        one.page.click("a.language-link")
        one.page.wait_for_url("**/ru/spec/general/20-*.html#G.20.2.c")
        assert (one.errors, one.away) == ([], [])
