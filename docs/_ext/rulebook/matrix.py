"""The matrix clause <-> scenario <-> function, as a table of the site."""

from __future__ import annotations

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

_COLUMNS = ("clause", "kind", "obeys", "breaks", "function", "readings", "status")


def matrix(view: View, _key: str) -> list[nodes.Node]:
    """Return one table for each document, a row for each leaf clause."""
    found: list[nodes.Node] = []
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


def _row(view: View, clause: Clause) -> nodes.row:
    """Return the row of a clause; its classes tell the filters what it lacks."""
    stories = view.snapshot.of_clause(clause.id)
    outcomes = [view.snapshot.outcome(story).status for story in stories]
    status = summary(outcomes)
    row = elements.cells(
        _title(view, clause),
        paragraph(text(say(view.language, f"kind-{clause.kind}"))),
        *_sides(view, clause, stories),
        _functions(view, clause),
        paragraph(
            *elements.joined(
                view.link("reading", one.id, one.id) for one in view.snapshot.readings_of(clause.id)
            )
        ),
        paragraph(scenes.badge(view, *status)),
    )
    for name, cell in zip(_COLUMNS, row.children, strict=True):
        if isinstance(cell, nodes.entry):
            cell["classes"] = [f"col-{name}"]
    row["classes"] = ["matrix-row", f"is-{status[0]}", *_lacks(view, clause, stories)]
    return row


def _title(view: View, clause: Clause) -> nodes.paragraph:
    words = f"{number(clause.id, view.language)} {clause.titles.of(view.language)}"
    return paragraph(view.link("rule", clause.id, words))


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
    """Return what a clause lacks, as classes."""
    found: list[str] = []
    if not stories:
        found.append("lacks-scenario")
    if clause.kind == "requirement" and clause.undecided is None:
        sides = {side for story in stories for side in view.snapshot.sides(story, clause.id)}
        if not {"obeys", "breaks"} <= sides:
            found.append("lacks-side")
    return found
