"""What stands in the late places of a page: status, scenarios, code, links across files.

Every function here is pure: from a view (the snapshot, the language, the page) to nodes. That is
what lets `rulebook.freshness` tell which pages have changed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from rulebook import (
    aftermath,
    api,
    diagrams,
    elements,
    history,
    matrix,
    moved,
    quantities,
    scenes,
    situations,
)
from rulebook.elements import paragraph, row, text
from rulebook.interface import LANGUAGES, day, letter, listed, number, reference, say
from rulebook.results import summary
from rulebook.snapshot import snapshot_of
from rulebook.terms import link_terms
from rulebook.view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sphinx.application import Sphinx

    from piramida_conformance.spec import Clause

__all__ = ["FillPlaces", "View", "fill"]


def clause_head(view: View, key: str) -> list[nodes.Node]:
    """Return the line below a clause's title: status, kind, id, number in the newer edition."""
    clause = view.snapshot.spec.clauses[key]
    chips: list[nodes.Node] = [
        scenes.badge(view, *clause_status(view, clause)),
        text(say(view.language, f"kind-{clause.kind}"), "chip", "chip-kind"),
        nodes.literal("", key, classes=["chip-id"]),
    ]
    chips += _edition(view, key, clause.ru_edition, clause.ru_edition_basis)
    for name in clause.restored:
        words = f"{say(view.language, 'restored')} ({name})"
        chips.append(view.link("erratum", name, words, "chip", "chip-restored"))
    chips += scenes.reviews(view, clause)
    return [paragraph(*moved.anchors(view, key), *_spaced(chips), classes=["meta"])]


def _edition(view: View, key: str, edition: str | None, basis: str | None) -> list[nodes.Node]:
    """Return the number in the newer Russian edition and how sure it is."""
    if key[0] not in view.snapshot.in_newer_edition:
        return []
    if edition is None:
        words = say(view.language, "basis-unknown")
    else:
        words = number(edition, view.language)
        if basis == "inferred":
            words += f" ({say(view.language, 'basis-inferred')})"
    return [text(f"{say(view.language, 'ru-edition')}: {words}", "chip", "chip-edition")]


def clause_status(view: View, clause: Clause) -> tuple[str, int, int]:
    """Return the worst status of a clause or its items, how many scenarios have it, and of all."""
    snapshot = view.snapshot
    stories = snapshot.of_clause(clause.id) if clause.is_leaf else snapshot.below(clause)
    outcomes = [snapshot.outcome(story) for story in stories]
    return summary([outcome.status for outcome in outcomes])


def clause_facts(view: View, key: str) -> list[nodes.Node]:
    """Return what follows the texts of a clause: evidence, then links."""
    clause = view.snapshot.spec.clauses[key]
    found: list[nodes.Node] = diagrams.of_clause(view, key)
    if clause.found is not None:
        found.append(
            _labelled(view, "found", [text(_open(clause.found.of(view.language)), "found")])
        )
    if clause.params:
        numbers = " · ".join(quantities.written(clause.params, view.language))
        found.append(_labelled(view, "parameters", [text(numbers)]))
    stories = view.snapshot.of_clause(key)
    if stories:
        found.append(scenes.folded_stories(view, clause, stories))
    elif clause.is_leaf:
        found.append(_without_scenario(view, clause))
    found += scenes.code(view, view.snapshot.code.get(key, ()))
    found += _links(view, clause)
    return [row(*found, classes=["facts"])] if found else []


def _open(sentence: str) -> str:
    """Return the sentence of a ruling with its slots left open."""
    return re.sub(r"\{\w+\}", "…", sentence)


def _without_scenario(view: View, clause: Clause) -> nodes.Node:
    reason = clause.undecided
    if reason is not None:
        words = reason.of(view.language)
    else:
        words = say(view.language, "no-scenario-yet")
    label = text(say(view.language, "no-scenario"), "label")
    return paragraph(label, nodes.Text(" "), text(words), classes=["no-scenario"])


def _links(view: View, clause: Clause) -> list[nodes.Node]:
    """Return the lines that lead to readings, errata and other clauses."""
    spec = view.snapshot.spec
    home = letter(clause.id)
    named = {
        "readings": [
            view.link("reading", one.id, one.titles.of(view.language))
            for one in view.snapshot.readings_of(clause.id)
        ],
        "errata": [
            view.link("erratum", one.id, f"{one.id}: {one.titles.of(view.language)}")
            for one in spec.errata_of(clause.id)
        ],
        "cites": [_clause(view, one, home) for one in clause.cites],
        "cited-by": [_clause(view, one, home) for one in spec.cited_by(clause.id)],
    }
    found = [_labelled(view, name, _listed(links)) for name, links in named.items() if links]
    return found + _source(view, clause)


def _source(view: View, clause: Clause) -> list[nodes.Node]:
    """Return where a clause was read and how sure that is, where it says so."""
    if clause.sure is None:
        return []
    tags = [view.page("spec/errata", tag) for tag in clause.sources]
    words = say(view.language, f"sure-{clause.sure}")
    sure = nodes.Text(f" ({words})" if tags else words)
    return [_labelled(view, "source", [*_listed(tags), sure])]


def _listed(links: list[nodes.Node]) -> list[nodes.Node]:
    return elements.joined(links, " · ")


def _clause(view: View, key: str, home: str) -> nodes.Node:
    return view.link("rule", key, reference(key, view.language, home))


def _labelled(view: View, name: str, content: Iterable[nodes.Node]) -> nodes.Node:
    label = text(say(view.language, name), "label")
    return paragraph(label, nodes.Text(" "), *content, classes=["fact", f"fact-{name}"])


def rule_head(view: View, key: str) -> list[nodes.Node]:
    """Return the line below the title of a rule: document, newer number, link to scenarios."""
    rule = view.snapshot.spec.rule(key)
    if rule is None:
        return []
    chips: list[nodes.Node] = [
        text(rule.document.title.of(view.language), "chip", "chip-document"),
        *_edition(view, rule.id, rule.ru_edition, rule.ru_edition_basis),
    ]
    feature = view.snapshot.feature_of(rule)
    if feature is not None and feature.stories:
        outcomes = [view.snapshot.outcome(story).status for story in feature.stories]
        chips.insert(0, scenes.badge(view, *summary(outcomes)))
        words = f"{say(view.language, 'rule-lead')} ({len(feature.stories)})"
        chips.append(view.page(feature.docname, words, "chip", "chip-link"))
    here = moved.anchors(view, rule.id) if rule.id not in view.snapshot.spec.clauses else []
    return [paragraph(*here, *_spaced(chips), classes=["meta"]), *moved.notes(view)]


def _spaced(chips: list[nodes.Node]) -> list[nodes.Node]:
    return elements.joined(chips, " ")


def reading_head(view: View, key: str) -> list[nodes.Node]:
    """Return id, dates and clauses of a reading."""
    reading = view.snapshot.spec.readings[key]
    chips: list[nodes.Node] = [nodes.literal("", key, classes=["chip-id"])]
    if reading.clarification:
        words = say(view.language, "clarification")
        chips.append(text(words, "chip", "chip-clarification"))
    for name in ("asked", "decided"):
        when = day(getattr(reading, name), view.language)
        chips.append(text(f"{say(view.language, name)} {when}", "chip", "chip-date"))
    return [paragraph(*_spaced(chips), classes=["meta"]), *_touched(view, reading.clauses)]


def reading_facts(view: View, key: str) -> list[nodes.Node]:
    """Return the scenarios that choose a value of the reading."""
    reading = view.snapshot.spec.readings[key]
    stories = view.snapshot.of_reading(reading)
    if not stories:
        return []
    links = [view.link("scenario", story.id, story.titles.of(view.language)) for story in stories]
    return [row(_labelled(view, "pinned-by", _listed(links)), classes=["facts"])]


def erratum_head(view: View, key: str) -> list[nodes.Node]:
    """Return id, kind and clauses of an erratum."""
    erratum = view.snapshot.spec.errata[key]
    chips: list[nodes.Node] = [
        nodes.literal("", key, classes=["chip-id"]),
        text(say(view.language, f"erratum-{erratum.kind}"), "chip", "chip-kind"),
    ]
    return [paragraph(*_spaced(chips), classes=["meta"]), *_touched(view, erratum.clauses)]


def _touched(view: View, clauses: tuple[str, ...]) -> list[nodes.Node]:
    if not clauses:
        return []
    links = [view.link("rule", *one) for one in listed(clauses, view.language)]
    return [_labelled(view, "touches", elements.joined(links))]


_KINDS: dict[str, Callable[[View, str], list[nodes.Node]]] = {
    "clause-head": clause_head,
    "clause-facts": clause_facts,
    "rule-head": rule_head,
    "reading-head": reading_head,
    "reading-facts": reading_facts,
    "erratum-head": erratum_head,
    "feature": scenes.feature,
    "story": scenes.story_card,
    "matrix": matrix.matrix,
    "run": scenes.last_run,
    "statuses": scenes.statuses,
    "table-picture": diagrams.table_place,
    "situations": situations.page,
    "situation-index": situations.index,
    "penalties": aftermath.penalties,
    "unlisted": aftermath.unlisted,
    "history": history.page,
    "api": api.api,
}


def fill(kind: str, key: str, view: View) -> list[nodes.Node]:
    """Return what stands in the place of that kind and key, on that page."""
    known = view.snapshot.spec
    tables: dict[str, Mapping[str, object]] = {
        "clause": known.clauses,
        "reading": known.readings,
        "erratum": known.errata,
    }
    table = tables.get(kind.partition("-")[0])
    if table is not None and key not in table:
        return []  # a mistake in the source, which the lint of the rule text reports
    return _KINDS[kind](view, key)


class FillPlaces(SphinxPostTransform):
    """Put into every place of a page what belongs there, before links are resolved."""

    default_priority = 5

    def run(self, **_options: object) -> None:
        """Fill the places of the page."""
        view = View(snapshot_of(self.env), self.config.language, self.env.docname)
        for place in list(self.document.findall(elements.Place)):
            place.replace_self(fill(place["kind"], place["key"], view))
        if view.snapshot.rule_of_page(view.docname) is not None:
            for block in self.document.findall(nodes.container):
                for language in LANGUAGES:
                    if f"text-{language}" in block["classes"]:
                        link_terms(block, view, language)


def setup(app: Sphinx) -> None:
    """Register the transform."""
    app.add_post_transform(FillPlaces)
