"""From where a page is written: the snapshot, the language, and links that start there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx import addnodes

from rulebook.domain import link

if TYPE_CHECKING:
    from rulebook.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class View:
    """What a late part of a page is made from.

    In an `outlined` view a scenario and its picture are only named by the digest of what they are
    made from: enough to see whether a page has changed, without drawing anything.
    """

    snapshot: Snapshot
    language: str
    docname: str
    outlined: bool = False

    def link(self, kind: str, target: str, words: str, *classes: str) -> nodes.Node:
        """Return a link to a clause, scenario, reading, erratum or term."""
        made = link(kind, target, words, self.docname, self.language)
        made.children[0]["classes"] += classes  # type: ignore[index]
        return made

    def page(self, docname: str, words: str, *classes: str) -> nodes.Node:
        """Return a link to a page."""
        return addnodes.pending_xref(
            "",
            nodes.inline("", words, classes=list(classes)),
            refdomain="std",
            reftype="doc",
            reftarget=f"/{docname}",
            refdoc=self.docname,
            refexplicit=True,
            refwarn=True,
        )
