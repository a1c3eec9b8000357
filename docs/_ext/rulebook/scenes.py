"""Scenarios, their status and the code beside them, as nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes

from rulebook import diagrams, elements
from rulebook.elements import paragraph, row, text
from rulebook.interface import LANGUAGES, column, letter, reference, say
from rulebook.steplinks import named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from piramida_conformance.spec import Clause
    from rulebook.code import Code
    from rulebook.stories import Line, Story
    from rulebook.view import View


def badge(view: View, status: str, part: int = 0, whole: int = 0) -> nodes.inline:
    """Return a status in words and colour, with `part of whole` where there are several."""
    words = say(view.language, f"status-{status}")
    if whole > 1:
        words += f" {say(view.language, 'count-of', part=part, whole=whole)}"
    return text(words, "badge", f"badge-{status}")


def reviews(view: View, clause: Clause) -> list[nodes.Node]:
    """Return a note for the texts and one for the scenarios of a clause that is to be reviewed."""
    parts = view.snapshot.rows[clause.id].to_review
    behind = [part for part in parts if part != "scenarios"]
    notes = ["both"] if len(behind) == len(LANGUAGES) else behind
    notes += [part for part in parts if part == "scenarios"]
    label = say(view.language, "to-review")
    return [
        text(f"{label}: {say(view.language, f'review-{note}')}", "chip", "chip-review")
        for note in notes
    ]


def folded_stories(view: View, clause: Clause, stories: list[Story]) -> nodes.Node:
    """Return the scenarios of a clause, each folded, with how each stands to the clause."""
    label = text(f"{say(view.language, 'scenarios')} ({len(stories)})", "label")
    return row(
        paragraph(label, classes=["fact", "fact-scenarios"]),
        *(folded(view, story, clause) for story in stories),
        classes=["scenarios"],
    )


def folded(view: View, story: Story, clause: Clause) -> nodes.Node:
    """Return one scenario, folded: status, title and side, then its steps."""
    outcome = view.snapshot.outcome(story)
    if view.outlined:
        sides = view.snapshot.sides(story, clause.id)
        return nodes.comment("", f"{story.digest} {outcome} {sides}")
    line: list[nodes.Node] = [
        badge(view, outcome.status),
        nodes.Text(" "),
        text(story.titles.of(view.language), "story-title"),
    ]
    for side in view.snapshot.sides(story, clause.id):
        line += [nodes.Text(" "), text(say(view.language, side), "chip", f"chip-{side}")]
    link = paragraph(view.link("scenario", story.id, story.id, "story-id"), classes=["story-link"])
    found = elements.folded(line, *body(view, story), link, classes=["scenario"])
    found["ids"] = [f"{story.id}.{clause.id}"]
    return found


def body(view: View, story: Story) -> list[nodes.Node]:
    """Return the steps of a scenario, its examples and what a failed run said."""
    language = story.language_for(view.language)
    found: list[nodes.Node] = []
    if language != view.language:
        words = say(view.language, "not-translated")
        found.append(paragraph(text(words), classes=["not-translated"]))
    picture = diagrams.of_story(view, story)
    found += picture
    numbered = diagrams.has_steps(picture)
    found.append(steps(view, story.lines[language], language, numbered=numbered))
    for head, rows in story.examples:
        found.append(_table(tuple(column(language, name) for name in head), rows))
    found += _messages(view, story)
    return found


def steps(view: View, lines: Iterable[Line], language: str, *, numbered: bool) -> nodes.container:
    """Return steps, one paragraph each, keywords set apart.

    The numbers of the picture are counted by the style, so that the words stay Gherkin.
    """
    made: list[nodes.Node] = []
    for line in lines:
        keyword = text(line.keyword, "keyword", f"keyword-{line.kind}")
        first: list[nodes.Node] = [keyword, nodes.Text(" ")]
        if numbered and line.kind == "when":
            first += [text("", "step-number")]
        made.append(paragraph(*first, *sentence(view, line.text, language), classes=["step"]))
        if line.table:
            made.append(_table(line.table[0], line.table[1:]))
    return row(*made, classes=["steps", f"language-{language}"])


def sentence(view: View, words: str, language: str) -> list[nodes.Node]:
    """Return a step with links from the clauses and readings that it names."""
    found: list[nodes.Node] = []
    end = 0
    for place in named(words, language):
        found += _words(words[end : place.start], language)
        found.append(view.link(place.kind, place.id, words[place.start : place.end]))
        end = place.end
    return found + _words(words[end:], language)


def _words(words: str, language: str) -> list[nodes.Node]:
    """Return words of a step with its outline parameters set apart."""
    found: list[nodes.Node] = []
    for part in words.replace(">", ">\0").replace("<", "\0<").split("\0"):
        if part.startswith("<") and part.endswith(">"):
            found.append(text(f"<{column(language, part[1:-1])}>", "parameter"))
        elif part:
            found.append(nodes.Text(part))
    return found


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> nodes.table:
    body = [elements.cells(*(nodes.paragraph("", cell) for cell in cells)) for cells in rows]
    return elements.table(head, body, classes=["examples"])


def _messages(view: View, story: Story) -> list[nodes.Node]:
    messages = view.snapshot.outcome(story).messages
    if not messages:
        return []
    label = paragraph(text(say(view.language, "message"), "label"))
    said = "\n\n".join(messages)
    block = nodes.literal_block(said, said, language="text", classes=["message"])
    return [row(label, block, classes=["run-message"])]


def code(view: View, functions: tuple[Code, ...]) -> list[nodes.Node]:
    """Return the functions that decide a clause, folded, with file and lines."""
    found: list[nodes.Node] = []
    for function in functions:
        lines = say(view.language, "lines", first=function.first, last=function.last)
        summary: list[nodes.Node] = [
            text(say(view.language, "code"), "label"),
            nodes.Text(" "),
            nodes.literal("", f"{function.name}()"),
            nodes.Text(" "),
            text(f"{function.file}, {lines}", "where"),
        ]
        source = function.source.rstrip("\n")
        block = nodes.literal_block(source, source, language="python")
        found.append(elements.folded(summary, block, classes=["code"]))
    return found


def feature(view: View, key: str) -> list[nodes.Node]:
    """Return the whole page of a feature file below its title."""
    found: list[nodes.Node] = []
    here = view.snapshot.features[key]
    if here.rule is not None:
        rule = view.snapshot.spec.rule(here.rule)
        if rule is not None:
            words = say(view.language, "feature-lead")
            title = reference(rule.id, view.language)
            docname = rule.file.removesuffix(".md")
            link = view.page(docname, f"{title}. {rule.titles.of(view.language)}")
            found.append(paragraph(text(words, "label"), nodes.Text(" "), link, classes=["fact"]))
    return found


def story_card(view: View, key: str) -> list[nodes.Node]:
    """Return a scenario in full on the page of its feature."""
    story = view.snapshot.stories[key]
    outcome = view.snapshot.outcome(story)
    if view.outlined:
        return [nodes.comment("", f"{story.digest} {outcome}")]
    chips: list[nodes.Node] = [
        badge(view, outcome.status),
        nodes.literal("", story.id, classes=["chip-id"]),
        *(text(f"{say(view.language, 'since')} {one}", "chip") for one in story.since),
    ]
    home = letter(story.clauses[0]) if story.clauses else ""
    touched: list[nodes.Node] = [
        view.link("rule", clause, reference(clause, view.language, home))
        for clause in story.clauses
    ]
    read = [
        view.link("reading", name, view.snapshot.spec.readings[name].titles.of(view.language))
        for name in story.readings
        if name in view.snapshot.spec.readings
    ]
    return [
        paragraph(*elements.joined(chips, " "), classes=["meta"]),
        *body(view, story),
        *(
            _fact(view, key, links)
            for key, links in (("touches", touched), ("readings", read))
            if links
        ),
    ]


def _fact(view: View, key: str, links: list[nodes.Node]) -> nodes.paragraph:
    label = text(say(view.language, key), "label")
    return paragraph(label, nodes.Text(" "), *elements.joined(links, " · "), classes=["fact"])


def last_run(view: View, _key: str) -> list[nodes.Node]:
    """Return what the last run that counts says of the whole suite."""
    run = view.snapshot.run
    chips: list[nodes.Node] = []
    for status, count in run.counts().items():
        if count:
            chip = badge(view, status)
            chip += nodes.Text(f" {count}")
            chips.append(chip)
    found: list[nodes.Node] = [paragraph(*elements.joined(chips, " "), classes=["meta"])]
    if run.reason:
        found.append(paragraph(text(say(view.language, "run-none"))))
    elif not run.complete:
        found.append(paragraph(text(say(view.language, "run-partial"))))
    return found


def statuses(view: View, _key: str) -> list[nodes.Node]:
    """Return what each status means, as a list of the badges themselves."""
    shown = ("pass", "fail", "not-run", "skipped", "no-scenario")
    items = [
        nodes.definition_list_item(
            "",
            nodes.term("", "", badge(view, status)),
            nodes.definition("", paragraph(text(say(view.language, f"meaning-{status}")))),
        )
        for status in shown
    ]
    return [nodes.definition_list("", *items, classes=["statuses"])]
