"""What every page says besides its own text: edition, date, authority, the other language."""

from __future__ import annotations

import os
import subprocess
from datetime import UTC, datetime
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulebook.domain import rules_of
from rulebook.interface import date, say

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.config import Config


def epoch(root: Path) -> int | None:
    """Return the time of this edition: SOURCE_DATE_EPOCH, else the last commit, else None."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    return _commit_time(root)


@lru_cache
def _commit_time(root: Path) -> int | None:
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(command, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return int(answer.stdout.strip())


def number() -> str:
    """Return the number of this edition."""
    return version("piramida")


def edition(app: Sphinx) -> dict[str, str]:
    """Return the words that name this edition: number and date in the language of the build."""
    when = epoch(Path(app.confdir))
    shown = ""
    if when is not None:
        day = datetime.fromtimestamp(when, tz=UTC)
        shown = date(day.year, day.month, day.day, app.config.language)
    return {"number": number(), "date": shown}


def on_config_inited(_app: Sphinx, config: Config) -> None:
    """Give the site the title of its language."""
    title = config.rulebook_titles[config.language]
    config.html_title = config.html_short_title = config.project = title


def on_page_context(
    app: Sphinx,
    pagename: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    """Give the templates their words and the link to the other language."""
    language = app.config.language
    other = "en" if language == "ru" else "ru"

    def word(key: str) -> str:
        return say(language, key)

    context["say"] = word
    context["edition"] = edition(app)
    context["other_language"] = other
    context["other_page"] = f"{context['content_root']}../{other}/{pagename}.html"
    places = rules_of(app.env).places.get(pagename, [])
    context["both_texts"] = any(kind in _WITH_TEXTS for kind, _ in places)


_WITH_TEXTS = ("clause-head", "reading-head", "erratum-head")


def setup(app: Sphinx) -> None:
    """Register the settings and connect to the build."""
    app.add_config_value("rulebook_titles", {}, "env", dict)
    app.connect("config-inited", on_config_inited)
    app.connect("html-page-context", on_page_context)
