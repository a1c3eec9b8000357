"""A cited clause is shown where it is cited, from the same data as the finder's."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup(app: Sphinx) -> None:
    """Give every page the previews; they use what `rulebook.finder` has loaded."""
    app.add_css_file("previews.css")
    app.add_js_file("previews.js", loading_method="defer", priority=600)
