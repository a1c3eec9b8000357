"""What is done to a page once it is parsed: nesting, pairing, and noting the late places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.transforms import SphinxTransform

from rulebook import elements
from rulebook.blocks import pair
from rulebook.domain import Entry, rules_of
from rulebook.interface import say
from rulebook.snapshot import snapshot_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from piramida_conformance.spec import Rule


class ArrangeClauses(SphinxTransform):
    """Nest clauses below the clause they are items of, and close each with its closing line."""

    default_priority = 20

    def apply(self) -> None:
        """Arrange the page."""
        top = next(iter(self.document.findall(nodes.section)), None)
        if top is None:
            return
        self.nest()
        self.close()
        pair(self.document, self.config.language)
        rule = snapshot_of(self.env).rule_of_page(self.env.docname)
        if rule is not None:
            self.head(top, rule)
        elif not self.env.docname.startswith("features/"):
            top["ids"] = ["top"]

    def nest(self) -> None:
        """Move each clause into the nearest clause before it whose id begins its own."""
        open_: list[nodes.section] = []
        for section in list(self.document.findall(nodes.section)):
            clause = section.get("clause")
            if not clause:
                continue
            while open_ and not clause.startswith(f"{open_[-1]['clause']}."):
                open_.pop()
            if open_:
                section.parent.remove(section)
                open_[-1] += section
            open_.append(section)

    def close(self) -> None:
        """Move each closing line to the end of its clause, before notes and paragraphs."""
        clauses = {
            section["clause"]: section
            for section in self.document.findall(nodes.section)
            if section.get("clause")
        }
        for block in list(self.document.findall(nodes.container)):
            owner = clauses.get(block.get("closing", ""))
            if owner is None:
                continue
            block.parent.remove(block)
            notes = (
                index
                for index, child in enumerate(owner.children)
                if isinstance(child, nodes.section) and _is_note(child.get("clause", ""))
            )
            owner.insert(next(notes, len(owner)), block)

    def head(self, top: nodes.section, rule: Rule) -> None:
        """Give the page of a rule its anchor and the line below the title."""
        titles = (rule.titles.en, rule.titles.ru)
        clauses = {section.get("clause") for section in self.document.findall(nodes.section)}
        if rule.id in clauses:
            top["ids"] = ["top"]
        else:
            top["ids"] = [rule.id]
            rules_of(self.env).note(Entry("rule", rule.id, self.env.docname, 1, titles))
        top.insert(1, elements.place("rule-head", rule.id))


class GatherConcordance(SphinxTransform):
    """Gather the rows of the concordance into tables."""

    default_priority = 22

    def apply(self) -> None:
        """Replace each run of rows by a table."""
        table: nodes.table | None = None
        for block in list(self.document.findall(nodes.container)):
            if "concordance-row" not in block["classes"]:
                continue
            spot = block.parent.index(block)
            row = block.children[0]
            if table is not None and spot and block.parent[spot - 1] is table:
                next(iter(table.findall(nodes.tbody))).append(row)
                block.parent.remove(block)
            else:
                table = self.table(row)
                block.parent.replace(block, table)

    def table(self, row: nodes.Node) -> nodes.table:
        """Return a table that begins with this row."""
        names = ("col-clause", "col-old", "col-new", "col-basis", "col-remark")
        head = [say(self.config.language, name) for name in names]
        made = elements.table(head, [], classes=["concordance"])
        next(iter(made.findall(nodes.tbody))).append(row)
        return made


class NotePlaces(SphinxTransform):
    """Tell the domain which places of the page are filled late."""

    default_priority = 900

    def apply(self) -> None:
        """Note kind and key of every place."""
        found = [(place["kind"], place["key"]) for place in self.document.findall(elements.Place)]
        if found:
            rules_of(self.env).places[self.env.docname] = found


def _is_note(clause: str) -> bool:
    last = clause.rpartition(".")[2]
    return last[:1] in {"n", "p"} and last[1:].isdigit()


def setup(app: Sphinx) -> None:
    """Register the transforms."""
    for transform in (ArrangeClauses, GatherConcordance, NotePlaces):
        app.add_transform(transform)
