"""The few document elements that docutils does not have, and helpers to build the usual ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator


class Place(nodes.General, nodes.Element):
    """Where something goes that is only known when the whole rulebook has been read.

    Attributes: `kind` chooses what is shown (`rulebook.render`), `key` says of what.
    """


class Details(nodes.General, nodes.Element):
    """A part of the page that the reader opens; its first child is a `Summary`."""


class Summary(nodes.General, nodes.TextElement):
    """The line of a `Details` that is always shown."""


def place(kind: str, key: str = "") -> Place:
    """Return a place for what `rulebook.render` makes of kind and key."""
    return Place("", kind=kind, key=key)


def text(words: str, *classes: str) -> nodes.inline:
    """Return an inline element of those classes."""
    return nodes.inline("", words, classes=list(classes))


def row(*children: nodes.Node, classes: Iterable[str]) -> nodes.container:
    """Return a block of those classes around the children."""
    return nodes.container("", *children, classes=list(classes))


def paragraph(*children: nodes.Node, classes: Iterable[str] = ()) -> nodes.paragraph:
    """Return a paragraph around inline children."""
    return nodes.paragraph("", "", *children, classes=list(classes))


def folded(
    summary: Iterable[nodes.Node], *body: nodes.Node, classes: Iterable[str] = ()
) -> Details:
    """Return a closed part of the page with its summary line."""
    return Details("", Summary("", "", *summary), *body, classes=list(classes))


def table(
    head: Iterable[nodes.Node | str], rows: Iterable[nodes.row], *, classes: Iterable[str] = ()
) -> nodes.table:
    """Return a table: a header cell per item of `head`, then the rows."""
    names = [nodes.Text(item) if isinstance(item, str) else item for item in head]
    group = nodes.tgroup("", cols=len(names))
    group += [nodes.colspec("", colwidth=1) for _ in names]
    group += nodes.thead("", cells(*(nodes.paragraph("", "", name) for name in names)))
    group += nodes.tbody("", *rows)
    return nodes.table("", group, classes=["colwidths-auto", *classes])


def cells(*children: nodes.Node) -> nodes.row:
    """Return a table row with one cell per child."""
    return nodes.row("", *(nodes.entry("", child) for child in children))


def joined(items: Iterable[nodes.Node], between: str = ", ") -> list[nodes.Node]:
    """Return the nodes with a text between each two of them."""
    found: list[nodes.Node] = []
    for item in items:
        if found:
            found.append(nodes.Text(between))
        found.append(item)
    return found


def _visit_details(self: HTML5Translator, node: Details) -> None:
    self.body.append(self.starttag(node, "details", "\n"))


def _depart_details(self: HTML5Translator, _node: Details) -> None:
    self.body.append("</details>\n")


def _visit_summary(self: HTML5Translator, node: Summary) -> None:
    self.body.append(self.starttag(node, "summary", ""))


def _depart_summary(self: HTML5Translator, _node: Summary) -> None:
    self.body.append("</summary>\n")


def _pass(_self: object, _node: nodes.Element) -> None:
    """Show the children only."""


def setup(app: Sphinx) -> None:
    """Register the elements with the writers that can meet them."""
    app.add_node(Place, html=(_pass, _pass), text=(_pass, _pass))
    app.add_node(Details, html=(_visit_details, _depart_details), text=(_pass, _pass))
    app.add_node(Summary, html=(_visit_summary, _depart_summary), text=(_pass, _pass))
