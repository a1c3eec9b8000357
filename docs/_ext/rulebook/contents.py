"""The contents of the site beside every page, drawn from page titles alone.

Sphinx copies the section lists of all pages for every page, which grows with the square of their
number and took half of the build; the list here has the same form and only what is shown.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from sphinx import addnodes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


def parts(env: BuildEnvironment) -> Iterator[tuple[str, list[str]]]:
    """Yield caption and pages of each part of the contents."""
    for tree in env.tocs[env.config.root_doc].findall(addnodes.toctree):
        yield tree.get("caption") or "", list(tree["includefiles"])


def listed(
    env: BuildEnvironment, pages: list[str], here: str, uri: Callable[[str], str], level: int = 1
) -> str:
    """Return the pages and what they include as nested lists, the way to `here` marked."""
    items = []
    for page in pages:
        below = env.toctree_includes.get(page, [])
        inner = listed(env, below, here, uri, level + 1) if below else ""
        current = page == here or " current" in inner
        classes = f"toctree-l{level}" + (" current" if current else "")
        link = "reference internal" + (" current" if page == here else "")
        title = escape(env.titles[page].astext())
        items.append(
            f'<li class="{classes}"><a class="{link}" href="{uri(page)}">{title}</a>{inner}</li>'
        )
    return "<ul>" + "".join(items) + "</ul>"


def contents(env: BuildEnvironment, here: str, uri: Callable[[str], str]) -> str:
    """Return the whole contents of the site as seen from a page."""
    found = []
    for caption, pages in parts(env):
        if caption:
            words = escape(caption)
            label = f'<span class="caption-text">{words}</span>'
            found.append(f'<p class="caption" role="heading" aria-level="2">{label}</p>')
        found.append(listed(env, pages, here, uri))
    return "\n".join(found)


def on_page_context(
    app: Sphinx,
    pagename: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    """Give the theme these contents in place of Sphinx's."""

    def uri(page: str) -> str:
        return "#" if page == pagename else escape(app.builder.get_relative_uri(pagename, page))

    def toctree(**_options: object) -> str:
        return contents(app.env, pagename, uri)

    context["toctree"] = toctree


def setup(app: Sphinx) -> None:
    """Connect before the theme, which asks for the contents."""
    app.connect("html-page-context", on_page_context, priority=400)
