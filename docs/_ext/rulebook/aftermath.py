"""The card "after a foul": the penalties of 29.1, and the fouls that it does not list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from docutils import nodes

from rulebook.elements import paragraph
from rulebook.interface import reference
from rulebook.situations import spoken

if TYPE_CHECKING:
    from rulebook.view import View

HOME: Final = "G"
LIST: Final = "G.29.1."
UNLISTED: Final = "R-penalty-item"


def penalties(view: View, _key: str) -> list[nodes.Node]:
    """Return the items of 29.1 in order, each with the rule it refers to."""
    spec = view.snapshot.spec
    items = []
    for clause in spec.clauses.values():
        if clause.id.startswith(LIST):
            words = spoken(view, clause.texts.of(view.language), clause.id)
            items.append(nodes.list_item("", paragraph(*words)))
    return [nodes.enumerated_list("", *items, enumtype="arabic", classes=["penalties"])]


def unlisted(view: View, _key: str) -> list[nodes.Node]:
    """Return the fouls for which 29.1 has no item."""
    spec = view.snapshot.spec
    reading = spec.readings.get(UNLISTED)
    items = []
    for name in () if reading is None else reading.clauses:
        clause = spec.clauses.get(name)
        if clause is not None:
            words = f"{reference(name, view.language, HOME)}. {clause.titles.of(view.language)}"
            items.append(nodes.list_item("", paragraph(view.link("rule", name, words))))
    return [nodes.bullet_list("", *items, classes=["unlisted"])] if items else []
