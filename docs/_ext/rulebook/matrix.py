"""The matrix clause <-> scenario <-> function, as a table of the site."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from docutils import nodes

from rulebook import elements, scenes
from rulebook.elements import paragraph, text
from rulebook.interface import number, say
from rulebook.results import summary

if TYPE_CHECKING:
    from piramida_conformance.spec import Clause, Document
    from rulebook.stories import Story
    from rulebook.view import View

_FILTERS = {
    "all": "all",
    "open": ".lacks-side",
    "no-scenario": ".lacks-scenario",
    "not-passed": ":not(.is-pass)",
    "to-review": ".to-review",
}
_COLUMNS = ("clause", "obeys", "breaks", "function", "readings", "status")


def matrix(view: View, _key: str) -> list[nodes.Node]:
    """Return one table for each document, a row for each leaf clause."""
    found = [_tools(view)]
    documents: dict[str, tuple[Document, list[Clause]]] = {}
    for clause in view.snapshot.spec.leaves:
        rule = view.snapshot.spec.rule(clause.id)
        if rule is not None:
            documents.setdefault(rule.document.letter, (rule.document, []))[1].append(clause)
    for document, clauses in documents.values():
        heading = nodes.rubric("", document.title.of(view.language))
        heading["classes"] = ["matrix-document"]
        head = [say(view.language, f"col-{name}") for name in _COLUMNS]
        rows = [_row(view, clause) for clause in clauses]
        found += [heading, elements.table(head, rows, classes=["matrix"])]
    return found


def _tools(view: View) -> nodes.Node:
    """Return the filter, which needs a script and is hidden without, and the other forms."""
    options = "".join(
        f'<option value="{selector}">{escape(say(view.language, f"filter-{name}"))}</option>'
        for name, selector in _FILTERS.items()
    )
    label = escape(say(view.language, "filter"))
    choice = f'<label class="matrix-filter" hidden>{label} <select>{options}</select></label>'
    top = "../" * (view.docname.count("/") + 1)
    links = [
        nodes.reference("", say(view.language, f"as-{form}"), refuri=f"{top}matrix.{form}")
        for form in ("csv", "json")
    ]
    line = paragraph(*elements.joined(links, " · "), classes=["matrix-forms"])
    none = escape(say(view.language, "filter-none"))
    choice += f'<p class="matrix-none" role="status" hidden>{none}</p>'
    return elements.row(nodes.raw("", choice, format="html"), line, classes=["matrix-tools"])


def _row(view: View, clause: Clause) -> nodes.row:
    """Return the row of a clause; its classes tell the filters what it lacks."""
    stories = view.snapshot.of_clause(clause.id)
    outcomes = [view.snapshot.outcome(story).status for story in stories]
    status = summary(outcomes)
    row = elements.cells(
        _title(view, clause),
        *_sides(view, clause, stories),
        _functions(view, clause),
        paragraph(
            *elements.joined(
                (
                    view.link("reading", one.id, one.titles.of(view.language))
                    for one in view.snapshot.readings_of(clause.id)
                ),
                " · ",
            )
        ),
        paragraph(
            *elements.joined([scenes.badge(view, *status), *scenes.reviews(view, clause)], " ")
        ),
    )
    for name, cell in zip(_COLUMNS, row.children, strict=True):
        if isinstance(cell, nodes.entry):
            cell["classes"] = [f"col-{name}", *([] if cell.astext() else ["empty"])]
            label = text(f"{say(view.language, f'col-{name}')}: ", "cell-label")
            cell.children[0].insert(0, label)  # type: ignore[attr-defined]
    row["classes"] = ["matrix-row", f"is-{status[0]}", *_lacks(view, clause, stories)]
    return row


def _title(view: View, clause: Clause) -> nodes.paragraph:
    words = f"{number(clause.id, view.language)} {clause.titles.of(view.language)}"
    kind = text(say(view.language, f"kind-{clause.kind}"), "kind")
    found: list[nodes.Node] = [view.link("rule", clause.id, words), nodes.Text(" "), kind]
    if clause.undecided is not None:
        found += [nodes.Text(" "), text(clause.undecided.of(view.language), "reason")]
    return paragraph(*found)


def _sides(view: View, clause: Clause, stories: list[Story]) -> list[nodes.Node]:
    """Return the two columns of scenarios; those that only show the clause span both."""
    if clause.kind != "requirement":
        shown = _scenarios(view, stories, say(view.language, "missing"))
        return [shown, paragraph(text("—", "none"))]
    sides: dict[str, list[Story]] = {"obeys": [], "breaks": []}
    for story in stories:
        for side in view.snapshot.sides(story, clause.id):
            sides[side].append(story)
    return [_scenarios(view, found, say(view.language, "missing")) for found in sides.values()]


def _scenarios(view: View, stories: list[Story], missing: str) -> nodes.paragraph:
    if not stories:
        return paragraph(text(missing, "none"))
    return paragraph(
        *elements.joined(
            (
                view.link("scenario", story.id, story.id.rpartition("-")[2], "scenario-number")
                for story in stories
            ),
            " ",
        )
    )


def _functions(view: View, clause: Clause) -> nodes.paragraph:
    functions = view.snapshot.code.get(clause.id, ())
    if not functions:
        return paragraph(text("—", "none"))
    return paragraph(*elements.joined(nodes.literal("", function.name) for function in functions))


def _lacks(view: View, clause: Clause, stories: list[Story]) -> list[str]:
    """Return what a clause lacks and whether it is to be reviewed, as classes."""
    row = view.snapshot.rows[clause.id]
    lacks = {
        "lacks-scenario": not stories,
        "lacks-side": False in {row.obeyed, row.broken},
        "to-review": bool(row.to_review),
    }
    return [name for name, is_so in lacks.items() if is_so]
