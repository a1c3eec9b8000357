"""What a referee is asked: scenarios grouped by situation, each a question with its ruling.

`docs/situations.yaml` groups scenarios and asks the questions; clause, picture, ruling and status
are drawn from the scenarios. A scenario marked `@question` that the file does not name stands in a
last group under its own title.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

import yaml
from docutils import nodes

from piramida_conformance import registry
from piramida_conformance.spec import Both
from rulebook import diagrams, elements, scenes
from rulebook.elements import paragraph, row, text
from rulebook.interface import letter, reference, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from piramida_conformance.spec import Clause
    from rulebook.stories import Line, Story
    from rulebook.view import View

FILE: Final = "docs/situations.yaml"
PAGE: Final = "docs/situations"
_ROLE: Final = re.compile(r"\{(rule|reading|erratum|term)\}`([^`]+)`")
VERDICTS: Final = {
    "legal": "legal",
    "legal_by": "legal",
    "foul_under": "foul",
    "opponent_foul": "opponent-foul",
    "foul_of": "foul",
    "no_foul_of": "no-foul",
    "replayed": "replay",
    "refused": "refused",
}


@dataclass(frozen=True, slots=True)
class Situation:
    """One question and the scenario that answers it.

    `says` is the Then step (from 1) that is the answer; 0 leaves it to the verdict.
    """

    scenario: str
    question: Both
    says: int = 0


@dataclass(frozen=True, slots=True)
class Situations:
    """One group of questions."""

    id: str
    title: Both
    lines: tuple[Situation, ...]


def read(root: Path) -> tuple[Situations, ...]:
    """Read the groups below `root`; none where the file is missing."""
    path = root / FILE
    if not path.is_file():
        return ()
    groups = yaml.safe_load(path.read_text(encoding="utf-8")) or []
    return tuple(
        Situations(
            group["id"],
            Both(**group["title"]),
            tuple(
                Situation(line["scenario"], Both(line["en"], line["ru"]), line.get("says", 0))
                for line in group["lines"]
            ),
        )
        for group in groups
    )


def groups(view: View) -> list[tuple[Situations, list[tuple[Situation, Story]]]]:
    """Return the groups with the scenarios that exist, and last the questions left over."""
    stories = view.snapshot.stories
    found = []
    for group in view.snapshot.situations:
        lines = [(line, stories[line.scenario]) for line in group.lines if line.scenario in stories]
        if lines:
            found.append((group, lines))
    named = {line.scenario for _, lines in found for line, _ in lines}
    left = [
        (Situation(story.id, story.titles), story)
        for story in stories.values()
        if "question" in story.tags and story.id not in named
    ]
    if left:
        title = Both(say("en", "situations-other"), say("ru", "situations-other"))
        found.append((Situations("other", title, ()), left))
    return found


def index(view: View, _key: str) -> list[nodes.Node]:
    """Return links to the groups."""
    here = "" if view.docname == PAGE else uri(view.docname, PAGE)
    links: list[nodes.Node] = [
        nodes.reference(
            "",
            "",
            text(group.title.of(view.language)),
            refuri=f"{here}#{group.id}",
            internal=True,
            classes=["situation-group"],
        )
        for group, _ in groups(view)
    ]
    return [paragraph(*elements.joined(links, " "), classes=["situation-index"])]


def page(view: View, _key: str) -> list[nodes.Node]:
    """Return all groups, every question folded over its answer."""
    found: list[nodes.Node] = []
    for group, lines in groups(view):
        title = nodes.title("", group.title.of(view.language))
        answers = [situation(view, line, story) for line, story in lines]
        classes = ["situations"]
        found.append(nodes.section("", title, *answers, ids=[group.id], classes=classes))
    return found


def situation(view: View, line: Situation, story: Story) -> nodes.Node:
    """Return one question; folded below it stand picture, ruling and clause."""
    outcome = view.snapshot.outcome(story)
    clause = view.snapshot.spec.clauses.get(story.clauses[0]) if story.clauses else None
    if view.outlined:
        return nodes.comment("", f"{line} {story.digest} {outcome} {clause}")
    summary: list[nodes.Node] = [
        text(line.question.of(view.language), "question"),
        nodes.Text(" "),
        *_spaced(answer(view, story, line.says)),
    ]
    body = [*_told(view, story), _ruling(view, story)]
    if clause is not None:
        body.append(_clause(view, clause, story))
    link = view.link("scenario", story.id, story.titles.of(view.language))
    label = text(say(view.language, "scenario"), "label")
    status = [scenes.badge(view, outcome.status), nodes.Text(" "), label, nodes.Text(" "), link]
    body.append(paragraph(*status, classes=["fact", "fact-scenario"]))
    found = elements.folded(summary, *body, classes=["situation"])
    found["ids"] = [f"situation-{story.id}"]
    return found


def _told(view: View, story: Story) -> list[nodes.Node]:
    """Return the picture and what happened, without what the scenario expects."""
    language = story.language_for(view.language)
    lines = [line for line in story.lines[language] if line.kind != "then"]
    picture = diagrams.of_story(view, story)
    numbered = diagrams.has_steps(picture)
    return [*picture, scenes.steps(view, lines, language, numbered=numbered)]


def _spaced(items: list[nodes.Node]) -> list[nodes.Node]:
    return elements.joined(items, " ")


def answer(view: View, story: Story, says: int = 0) -> list[nodes.Node]:
    """Return the ruling in a word and the clauses it names, else what is stated.

    `says` chooses a Then step; without it a verdict comes before other statements.
    """
    language = story.language_for(view.language)
    lines = [line for line in story.lines[language] if line.kind == "then"]
    chosen = lines[says - 1 : says] if says else lines
    for line in chosen:
        found = _read(line.text, language)
        verdict = VERDICTS.get(found.step.function.__name__) if found else None
        if found is None or verdict is None:
            continue
        home = letter(story.clauses[0]) if story.clauses else ""
        named = found.values.get("clauses", found.values.get("clause", ()))
        clauses = [str(one) for one in (named if isinstance(named, tuple) else (named,))]
        words = say(view.language, f"answer-{verdict}")
        if clauses:
            numbers = ", ".join(reference(one, view.language, home) for one in clauses)
            words += f" · {numbers}"
        return [text(words, "answer", f"answer-{verdict}")]
    return [text(_sentence(one.text), "answer", "answer-stated") for one in chosen[:1]]


def _read(sentence: str, language: str) -> registry.Match | None:
    try:
        return registry.match(sentence, cast("registry.Language", language))
    except registry.StepError:
        return None


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _ruling(view: View, story: Story) -> nodes.Node:
    """Return everything that the scenario states, as sentences."""
    language = story.language_for(view.language)
    lines = [line for line in story.lines[language] if line.kind == "then"]
    label = text(say(view.language, "ruling"), "label")
    parts: list[nodes.Node] = [label, nodes.Text(" ")]
    for place, line in enumerate(lines):
        parts += _stated(view, line, language, last=place == len(lines) - 1)
    return paragraph(*parts, classes=["fact", "ruling", f"language-{language}"])


def _stated(view: View, line: Line, language: str, *, last: bool) -> Iterator[nodes.Node]:
    """Yield a sentence of the ruling, with a capital and a full stop or semicolon."""
    yield from scenes.sentence(view, line.text, language)
    yield nodes.Text("." if last else "; ")


def _clause(view: View, clause: Clause, story: Story) -> nodes.Node:
    """Return the clause in the language of the page, its number the way to its own page."""
    home = ""
    words = f"{reference(clause.id, view.language, home)}. {clause.titles.of(view.language)}"
    docname = clause.file.removesuffix(".md")
    anchor = fold_id(story.id, clause.id)
    link = nodes.reference(
        "",
        "",
        text(words, "clause-title"),
        refuri=f"{uri(view.docname, docname)}#{anchor}",
        internal=True,
        classes=["to-clause"],
    )
    texts = clause.texts.of(view.language)
    closing = "" if clause.closing is None else clause.closing.of(view.language)
    paragraphs = [
        paragraph(*spoken(view, part, clause.id))
        for part in (*texts.split("\n\n"), closing)
        if part.strip()
    ]
    return row(
        paragraph(link, classes=["clause-link"]),
        row(*paragraphs, classes=["text", f"text-{view.language}"]),
        classes=["situation-clause"],
    )


def spoken(view: View, words: str, clause: str) -> list[nodes.Node]:
    """Return a text of the rules with its references as links."""
    found: list[nodes.Node] = []
    end = 0
    for match in _ROLE.finditer(words):
        found.append(nodes.Text(words[end : match.start()]))
        kind, name = match.groups()
        shown = reference(name, view.language, letter(clause)) if kind == "rule" else name
        found.append(view.link(kind, name, shown))
        end = match.end()
    found.append(nodes.Text(words[end:]))
    return found


def fold_id(story: str, clause: str) -> str:
    """Return the anchor of a scenario below a clause on the page of the rule."""
    return f"{story}.{clause}"


def uri(docname: str, target: str) -> str:
    """Return the address of a page as seen from another."""
    return posixpath.relpath(f"{target}.html", posixpath.dirname(docname) or ".")
