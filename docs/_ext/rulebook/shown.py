"""Directives of prose pages whose content is drawn from the whole rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from rulebook import elements

if TYPE_CHECKING:
    from sphinx.application import Sphinx

KINDS = (
    "matrix",
    "run",
    "statuses",
    "table-picture",
    "situations",
    "situation-index",
    "penalties",
    "unlisted",
    "history",
)


class Shown(SphinxDirective):
    """`{matrix}`, `{run}`, `{statuses}`: a place filled in when the page is written."""

    def run(self) -> list[nodes.Node]:
        """Return the place."""
        return [elements.place(self.name)]


class Doors(SphinxDirective):
    """`{doors}`, `{steps-card}`, `{games-card}`: a list shown as doors or as cards."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return the parsed list, marked."""
        return [elements.row(*self.parse_content_to_nodes(), classes=[self.name])]


def setup(app: Sphinx) -> None:
    """Register the directives."""
    for kind in KINDS:
        app.add_directive(kind, Shown)
    for name in ("doors", "steps-card", "games-card"):
        app.add_directive(name, Doors)
