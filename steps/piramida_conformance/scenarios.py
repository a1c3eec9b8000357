"""The scenarios as data: reads `features/` with the Gherkin parser into frozen values.

Outlines are kept as written (`Written`) and expanded to one `Scenario` a row. Files that the parser
refuses are reported in `Suite.problems`; all other mistakes are the business of the feature lint.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, Literal

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from piramida_conformance import _data
from piramida_conformance._fences import Problem
from piramida_conformance.spec import DOCUMENTS, Both, Document

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

__all__ = [
    "IN_PROCESS",
    "Examples",
    "Feature",
    "RuleBlock",
    "Scenario",
    "Step",
    "Suite",
    "Written",
    "load",
    "read",
]

Kind = Literal["given", "when", "then"]
_KINDS: Final[dict[str, Kind]] = {"Context": "given", "Action": "when", "Outcome": "then"}
_TRANSLATION: Final = re.compile(r"^(RU|EN):\s+(.*\S)\s*$")
_PARAMETER: Final = re.compile(r"<([^<>]+)>")
_CLAUSE_TAG: Final = re.compile(r"^[A-Z]\.")
_NUMBERED_FILE: Final = re.compile(r"^(\d{2})(bis)?-.+\.feature$")
_ROW: Final = "row"
IN_PROCESS: Final = "in-process"
"""What a scenario is tagged to need (`@needs.in-process`) that only a subject here can be asked."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its kind after And and But are resolved, its keyword as written, its text."""

    kind: Kind
    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    doc: str | None = None

    @property
    def parameters(self) -> tuple[str, ...]:
        """Return the outline parameters that the step names, in order."""
        cells = [cell for row in self.table for cell in row]
        return tuple(_PARAMETER.findall("\n".join([self.text, *cells, self.doc or ""])))

    def filled(self, values: Mapping[str, str]) -> Step:
        """Return the step with the values of one row; an unknown parameter stays as written."""

        def fill(text: str) -> str:
            return _PARAMETER.sub(lambda found: values.get(found[1], found[0]), text)

        return Step(
            self.kind,
            self.keyword,
            fill(self.text),
            self.line,
            tuple(tuple(fill(cell) for cell in row) for row in self.table),
            None if self.doc is None else fill(self.doc),
        )


@dataclass(frozen=True, slots=True)
class Examples:
    """One Examples table as written: header and rows, each row with its line."""

    header: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]
    tags: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario or outline as it stands in the file, before its rows are filled in."""

    name: str
    titles: Both
    is_outline: bool
    tags: tuple[str, ...]
    description: str
    steps: tuple[Step, ...]
    examples: tuple[Examples, ...]
    line: int
    tag_lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario to run: an outline gives one of these for each row.

    `id` is the permanent id without `@id.` (empty where it is missing), `row` the cell of the
    column `row`; `clauses` come from the tags of the rule and of the scenario; `steps` do not
    hold those of the `background`; `example` holds the row's other cells by column.
    """

    id: str
    row: str | None
    titles: Both
    language: str
    clauses: tuple[str, ...]
    tags: tuple[str, ...]
    background: tuple[Step, ...]
    steps: tuple[Step, ...]
    file: str
    line: int
    example: tuple[tuple[str, str], ...] = ()
    description: str = ""

    @property
    def key(self) -> str:
        """Return the id, with the row where there is one: `general-20-07/3`."""
        return self.id if self.row is None else f"{self.id}/{self.row}"

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """Return the steps of the background and then its own."""
        return self.background + self.steps

    @property
    def text(self) -> str:
        """Return the SHA-256 of what the scenario says and does: its normalised steps.

        Kinds, texts, tables and this row's values count; titles, descriptions, keywords and
        white space do not.
        """
        lines: list[str] = []
        for step in self.all_steps:
            lines.append(f"{step.kind} {_folded(step.text)}")
            lines += ["| " + " | ".join(_folded(cell) for cell in row) for row in step.table]
            if step.doc is not None:
                lines.append(f'"""{_folded(step.doc)}')
        lines += [f"<{name}> {_folded(value)}" for name, value in self.example]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    @property
    def in_process(self) -> bool:
        """Say whether it asks what the protocol of the pipe has no request for."""
        return IN_PROCESS in self.needs("needs.")

    def needs(self, prefix: str) -> tuple[str, ...]:
        """Return what follows the prefix in its tags: `needs("reading.")` gives `R-window`."""
        return tuple(tag.removeprefix(prefix) for tag in self.tags if tag.startswith(prefix))


@dataclass(frozen=True, slots=True)
class RuleBlock:
    """One Gherkin `Rule:`, which stands for one clause."""

    title: str
    clauses: tuple[str, ...]
    tags: tuple[str, ...]
    background: tuple[Step, ...]
    written: tuple[Written, ...]
    scenarios: tuple[Scenario, ...]
    line: int
    tag_lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature file: the scenarios of one numbered rule.

    `number` is the rule's number as in the spec (`5`, `10bis`); `loose` are scenarios that stand
    under no `Rule:`.
    """

    title: str
    language: str
    document: Document | None
    number: str
    file: str
    line: int
    tags: tuple[str, ...]
    tag_lines: tuple[tuple[str, int], ...]
    background: tuple[Step, ...]
    rules: tuple[RuleBlock, ...]
    loose: tuple[Written, ...]
    loose_scenarios: tuple[Scenario, ...]

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """Return the scenarios of the file in order."""
        found = self.loose_scenarios
        for rule in self.rules:
            found += rule.scenarios
        return found

    @property
    def written(self) -> tuple[Written, ...]:
        """Return the scenarios and outlines of the file as written, in order."""
        found = self.loose
        for rule in self.rules:
            found += rule.written
        return found

    @property
    def stem(self) -> str:
        """Return the file's name without folder and suffix, the same as of its spec file."""
        return self.file.rsplit("/", 1)[-1].removesuffix(".feature")

    @property
    def id_prefix(self) -> str:
        """Return what the ids of its scenarios begin with: `general-05-`."""
        folder = "" if self.document is None else self.document.folder
        return f"{folder}-{self.stem.split('-', 1)[0]}-"


@dataclass(frozen=True)
class Suite:
    """All feature files, and those that the parser refused as problems."""

    features: tuple[Feature, ...]
    problems: tuple[Problem, ...]

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """Return every scenario, rows filled in, in the order of documents, files and lines."""
        return tuple(found for feature in self.features for found in feature.scenarios)

    @cached_property
    def by_key(self) -> dict[str, Scenario]:
        """Return the scenarios by `id` or `id/row`; the first of equal keys stands."""
        found: dict[str, Scenario] = {}
        for scenario in self.scenarios:
            found.setdefault(scenario.key, scenario)
        return found

    @cached_property
    def by_id(self) -> dict[str, tuple[Scenario, ...]]:
        """Return permanent id -> the scenario, or the rows of the outline, in order."""
        found: dict[str, list[Scenario]] = {}
        for scenario in self.scenarios:
            found.setdefault(scenario.id, []).append(scenario)
        return {each: tuple(rows) for each, rows in found.items()}

    @cached_property
    def by_clause(self) -> dict[str, tuple[Scenario, ...]]:
        """Return clause id -> its scenarios in order."""
        found: dict[str, list[Scenario]] = {}
        for scenario in self.scenarios:
            for clause in scenario.clauses:
                found.setdefault(clause, []).append(scenario)
        return {clause: tuple(scenarios) for clause, scenarios in found.items()}

    def find(self, scenario_id: str, row: str | None = None) -> Scenario | None:
        """Return the scenario of that id and row, or None."""
        return self.by_key.get(scenario_id if row is None else f"{scenario_id}/{row}")


def _folded(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def _steps(nodes: Sequence[Mapping[str, Any]]) -> tuple[Step, ...]:
    """Build the steps of one block, with And and But as what precedes them."""
    steps: list[Step] = []
    kind: Kind = "given"
    for node in nodes:
        kind = _KINDS.get(node["keywordType"], kind)
        table = node.get("dataTable", {"rows": []})["rows"]
        steps.append(
            Step(
                kind=kind,
                keyword=node["keyword"].strip(),
                text=node["text"],
                line=node["location"]["line"],
                table=tuple(tuple(cell["value"] for cell in row["cells"]) for row in table),
                doc=node["docString"]["content"] if "docString" in node else None,
            )
        )
    return tuple(steps)


def _tags(node: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    return tuple((tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in node["tags"])


def _names(tags: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(name for name, _ in tags)


def _examples(node: Mapping[str, Any]) -> Examples:
    header = node.get("tableHeader") or {"cells": []}
    return Examples(
        header=tuple(cell["value"] for cell in header["cells"]),
        rows=tuple(
            (row["location"]["line"], tuple(cell["value"] for cell in row["cells"]))
            for row in node.get("tableBody", [])
        ),
        tags=_names(_tags(node)),
        line=node["location"]["line"],
    )


def _titles(name: str, description: str, language: str) -> tuple[Both, str]:
    """Return both titles and the rest of the description; a missing title is empty."""
    lines = [line.strip() for line in description.strip().splitlines()]
    match = _TRANSLATION.match(lines[0]) if lines else None
    other = "EN" if language == "ru" else "RU"
    if match is None or match[1] != other:
        translated, rest = "", lines
    else:
        translated, rest = match[2], lines[1:]
    titles = Both(translated, name) if language == "ru" else Both(name, translated)
    return titles, "\n".join(rest).strip()


def _written(node: Mapping[str, Any], language: str) -> Written:
    titles, description = _titles(node["name"], node["description"], language)
    examples = tuple(_examples(example) for example in node["examples"])
    tags = _tags(node)
    return Written(
        name=node["name"],
        titles=titles,
        is_outline=bool(examples) or not _is_plain(node["keyword"]),
        tags=_names(tags),
        description=description,
        steps=_steps(node["steps"]),
        examples=examples,
        line=node["location"]["line"],
        tag_lines=tags,
    )


def _is_plain(keyword: str) -> bool:
    """Say whether a keyword is that of a single scenario, English or Russian."""
    return keyword in {"Scenario", "Example", "Сценарий", "Пример"}


def _clauses(tags: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tag for tag in tags if _CLAUSE_TAG.match(tag)))


@dataclass(frozen=True, slots=True)
class _Context:
    """What the scenarios of one block share."""

    language: str
    file: str
    tags: tuple[str, ...]
    background: tuple[Step, ...]


def _expand(written: Written, context: _Context) -> Iterator[Scenario]:
    """Yield the scenarios of an entry: itself, or one for each row of its examples."""
    if not written.is_outline:
        yield _scenario(written, context, (), {}, written.line)
    for examples in written.examples:
        for line, cells in examples.rows:
            values = dict(zip(examples.header, cells, strict=False))
            yield _scenario(written, context, examples.tags, values, line)


def _scenario(
    written: Written,
    context: _Context,
    more_tags: tuple[str, ...],
    values: dict[str, str],
    line: int,
) -> Scenario:
    tags = tuple(dict.fromkeys((*context.tags, *written.tags, *more_tags)))
    ids = [tag.removeprefix("id.") for tag in tags if tag.startswith("id.")]
    return Scenario(
        id=ids[0] if ids else "",
        row=values.get(_ROW),
        titles=written.titles,
        language=context.language,
        clauses=_clauses(tags),
        tags=tags,
        background=context.background,
        steps=tuple(step.filled(values) for step in written.steps),
        file=context.file,
        line=line,
        example=tuple((name, value) for name, value in values.items() if name != _ROW),
        description=written.description,
    )


@dataclass(frozen=True, slots=True)
class _Block:
    """The children of a feature or of a rule, sorted by what they are."""

    background: tuple[Step, ...]
    written: tuple[Written, ...]
    rules: tuple[Mapping[str, Any], ...]


def _block(children: Sequence[Mapping[str, Any]], language: str) -> _Block:
    background: tuple[Step, ...] = ()
    for child in children:
        if "background" in child:
            background += _steps(child["background"]["steps"])
    return _Block(
        background,
        tuple(_written(child["scenario"], language) for child in children if "scenario" in child),
        tuple(child["rule"] for child in children if "rule" in child),
    )


def _scenarios(block: _Block, context: _Context) -> tuple[Scenario, ...]:
    return tuple(found for written in block.written for found in _expand(written, context))


def _rule(node: Mapping[str, Any], above: _Context) -> RuleBlock:
    tags = _tags(node)
    block = _block(node["children"], above.language)
    background = above.background + block.background
    context = _Context(above.language, above.file, above.tags + _names(tags), background)
    return RuleBlock(
        title=node["name"],
        clauses=_clauses(_names(tags)),
        tags=_names(tags),
        background=block.background,
        written=block.written,
        scenarios=_scenarios(block, context),
        line=node["location"]["line"],
        tag_lines=tags,
    )


def _number(name: str) -> str:
    """Return the number of the rule a feature file belongs to, empty where it says none."""
    match = _NUMBERED_FILE.match(name)
    return f"{int(match[1]) or 'lead'}{match[2] or ''}" if match else ""


def _feature(node: Mapping[str, Any], file: str, document: Document | None) -> Feature:
    tags = _tags(node)
    block = _block(node["children"], node["language"])
    context = _Context(node["language"], file, _names(tags), block.background)
    return Feature(
        title=node["name"],
        language=node["language"],
        document=document,
        number=_number(file.rsplit("/", 1)[-1]),
        file=file,
        line=node["location"]["line"],
        tags=_names(tags),
        tag_lines=tags,
        background=block.background,
        rules=tuple(_rule(rule, context) for rule in block.rules),
        loose=block.written,
        loose_scenarios=_scenarios(block, context),
    )


@cache
def _parse(text: str) -> Mapping[str, Any] | tuple[int, str]:
    """Return the feature's node, or line and message of the first thing the parser refuses."""
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        return (first.location["line"], str(first))
    except ParserException as error:
        return (error.location["line"], str(error))
    feature: Mapping[str, Any] | None = document.get("feature")
    return (1, "the file holds no feature") if feature is None else feature


def _order(path: Path, root: Path) -> tuple[int, str, str]:
    folders = [document.folder for document in DOCUMENTS]
    folder = path.relative_to(root).parts[0]
    place = folders.index(folder) if folder in folders else len(folders)
    return (place, folder, path.as_posix())


def read(root: Path) -> Suite:
    """Read every feature file below that folder.

    Files are named as `features/general/05-collision.feature`, wherever the folder lies.
    """
    by_folder = {document.folder: document for document in DOCUMENTS}
    features: list[Feature] = []
    problems: list[Problem] = []
    for path in sorted(root.rglob("*.feature"), key=lambda path: _order(path, root)):
        inside = path.relative_to(root)
        file = f"{root.name}/{inside.as_posix()}"
        node = _parse(path.read_text(encoding="utf-8"))
        if isinstance(node, tuple):
            problems.append(Problem(file, node[0], "gherkin", node[1]))
        else:
            features.append(_feature(node, file, by_folder.get(inside.parts[0])))
    return Suite(tuple(features), tuple(problems))


@cache
def load() -> Suite:
    """Read the scenarios that belong to this package; once, since nobody changes what is read."""
    return read(_data.features())
