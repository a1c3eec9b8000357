"""The scenarios as pages show them: each written once, read in both languages."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Literal, cast

from piramida_conformance import registry, scenarios
from piramida_conformance.spec import Both

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from piramida_conformance.scenarios import Scenario, Step, Suite, Written
    from piramida_conformance.spec import Spec

    Translate = Callable[[str, str, str], str | None]

Side = Literal["obeys", "breaks", "shows"]
LANGUAGES: Final = ("en", "ru")
_KEYWORDS: Final = {
    "en": {"given": "Given", "when": "When", "then": "Then", "and": "And"},
    "ru": {"given": "Дано", "when": "Когда", "then": "Тогда", "and": "И"},
}


@dataclass(frozen=True, slots=True)
class Line:
    """One step in one language: its kind, the keyword shown, its text and its table."""

    kind: str
    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Story:
    """One scenario or outline: what it says in each language it can be read in.

    `lines` has the language it is written in, and the other where every step can be translated;
    `examples` are header and rows of its tables; `scenarios` are its rows, one for a plain one.
    """

    id: str
    titles: Both
    language: str
    docname: str
    clauses: tuple[str, ...]
    lines: Mapping[str, tuple[Line, ...]]
    examples: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...]
    description: str
    tags: tuple[str, ...]
    scenarios: tuple[Scenario, ...]

    @cached_property
    def digest(self) -> str:
        """Return a digest of all that is shown of the scenario, for comparison by the same code."""
        said = (self.docname, self.titles, self.examples, self.description, self.scenarios)
        return hashlib.sha256(repr(said).encode()).hexdigest()

    @property
    def readings(self) -> tuple[str, ...]:
        """Return the readings that its tags choose or concern."""
        return tuple(tag.removeprefix("reading.") for tag in self.tags if tag[:8] == "reading.")

    @property
    def since(self) -> tuple[str, ...]:
        """Return the versions that its tags name."""
        return tuple(tag.removeprefix("since.") for tag in self.tags if tag.startswith("since."))

    def language_for(self, wanted: str) -> str:
        """Return the wanted language where the scenario can be read in it, else its own."""
        return wanted if wanted in self.lines else self.language


@dataclass(frozen=True, slots=True)
class Group:
    """One `Rule:` of a feature file: the clause it stands for and its scenarios."""

    title: str
    clause: str | None
    stories: tuple[Story, ...]


@dataclass(frozen=True)
class Feature:
    """One feature file as a page."""

    docname: str
    title: str
    language: str
    rule: str | None
    groups: tuple[Group, ...]

    @cached_property
    def stories(self) -> tuple[Story, ...]:
        """Return the scenarios of the file in order."""
        return tuple(story for group in self.groups for story in group.stories)


def of_suite(suite: Suite, spec: Spec) -> dict[str, Feature]:
    """Return the feature files of a suite by the name of their page."""
    found = (_feature(feature, spec) for feature in suite.features)
    return {feature.docname: feature for feature in found}


def _feature(feature: scenarios.Feature, spec: Spec) -> Feature:
    docname = feature.file.removesuffix(".feature")
    folder = "" if feature.document is None else feature.document.folder
    rule = spec.rule_at(folder, feature.stem)
    groups = [
        Group(block.title, block.clauses[0] if block.clauses else None, stories)
        for block in feature.rules
        if (stories := tuple(_stories(block.written, block.scenarios, docname)))
    ]
    loose = tuple(_stories(feature.loose, feature.loose_scenarios, docname))
    if loose:
        groups.insert(0, Group("", None, loose))
    return Feature(
        docname=docname,
        title=feature.title,
        language=feature.language,
        rule=None if rule is None else rule.id,
        groups=tuple(groups),
    )


def _stories(
    written: tuple[Written, ...], rows: tuple[Scenario, ...], docname: str
) -> Iterator[Story]:
    """Yield the stories of a block; the scenarios of an entry share its titles and its id."""
    for entry in written:
        ids = [tag.removeprefix("id.") for tag in entry.tags if tag.startswith("id.")]
        mine = tuple(row for row in rows if ids and row.id == ids[0])
        if mine:
            yield _story(entry, mine, docname)


def _story(entry: Written, rows: tuple[Scenario, ...], docname: str) -> Story:
    first = rows[0]
    steps = first.background + entry.steps
    lines = {
        language: found
        for language in LANGUAGES
        if (found := lines_in(steps, first.language, language, translated)) is not None
    }
    own = first.titles.of(first.language)
    titles = Both(first.titles.en or own, first.titles.ru or own)
    return Story(
        id=first.id,
        titles=titles,
        language=first.language,
        docname=docname,
        clauses=tuple(dict.fromkeys(clause for row in rows for clause in row.clauses)),
        lines=lines,
        examples=tuple(
            (table.header, tuple(cells for _, cells in table.rows)) for table in entry.examples
        ),
        description=entry.description,
        tags=tuple(dict.fromkeys(tag for row in rows for tag in row.tags)),
        scenarios=rows,
    )


@cache
def translated(text: str, source: str, target: str) -> str | None:
    """Return a step in the other language, or None where not exactly one step reads it."""
    try:
        return registry.translate(
            text, cast("registry.Language", source), cast("registry.Language", target)
        )
    except registry.StepError:
        return None


def lines_in(
    steps: tuple[Step, ...], source: str, target: str, translate: Translate
) -> tuple[Line, ...] | None:
    """Return the steps in a language, or None where one of them cannot be translated."""
    found: list[Line] = []
    before = ""
    for step in steps:
        text = step.text if source == target else translate(step.text, source, target)
        if text is None:
            return None
        keyword = step.keyword if source == target else _keyword(step.kind, before, target)
        found.append(Line(step.kind, keyword, text, step.table))
        before = step.kind
    return tuple(found)


def _keyword(kind: str, before: str, language: str) -> str:
    """Return the keyword of a step in a language: And after a step of the same kind."""
    return _KEYWORDS[language]["and" if kind == before else kind]
