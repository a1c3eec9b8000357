"""The lints of rule text and scenarios: every mistake as `file:line: code message`.

`python -m piramida_conformance.lint` exits with 1 where there is one. pytest-bdd lets six mistakes
in a feature file pass in silence; each of them is an error here.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final, Literal

from piramida_conformance import _data, scenarios
from piramida_conformance import spec as rulebook
from piramida_conformance._bound import BindingError, bound
from piramida_conformance._fences import Problem
from piramida_conformance.scenarios import Feature, RuleBlock, Scenario, Step, Suite, Written
from piramida_conformance.spec import Spec

__all__ = ["RETIRED", "Context", "check", "main", "retired_ids"]

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")
RETIRED: Final = "retired-ids.txt"

_ID: Final = re.compile(r"^[a-z]+-\d{2}(?:bis)?-\d{2,}$")
_CLAUSE: Final = re.compile(r"^[A-Z]\.")
_NEEDS: Final = re.compile(r"^needs\.[a-z]+(?:[.-][a-z]+)*$")
_SINCE: Final = re.compile(r"^since\.\d+\.\d+(?:\.\d+)?$")
_CELL: Final = re.compile(r"^-?\d+(?:\.\d+)?$")
_ROW: Final = re.compile(r"^[a-z0-9]+(?:-[a-z0-9]+)*$")
_PARAMETER: Final = re.compile(r"<([^<>]+)>")
_IN_PROCESS: Final = frozenset("EP")
"""The documents that the protocol of the pipe has no requests for."""
_PLAIN_TAGS: Final = frozenset({"question", "noise"})
_OTHER: Final = {"en": "RU", "ru": "EN"}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as one step definition reads it: when it may stand, and its values by kind."""

    kind: str
    values: tuple[tuple[str, object], ...] = ()

    def named(self, kind: str) -> Iterator[str]:
        """Yield the values of one kind; those of a list one by one."""
        for name, value in self.values:
            if name == kind:
                yield from (str(each) for each in (value if isinstance(value, tuple) else [value]))


Matches = Callable[[str, Language], Sequence[Sentence]]


@dataclass(frozen=True)
class Context:
    """What the scenarios are checked against.

    `matches` gives every step definition that reads a sentence; `bound` file (as in
    `Feature.file`) and name of every scenario that the suite binds, None where that is not asked;
    `retired` ids that may not come back; `strays` files that no test looks at.
    """

    spec: Spec
    suite: Suite
    matches: Matches
    bound: Collection[tuple[str, str]] | None = None
    retired: Collection[str] = ()
    strays: Collection[str] = ()


@dataclass(slots=True)
class _Lint:
    """The problems found so far in one context."""

    context: Context
    problems: list[Problem] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)

    def add(self, feature: Feature, line: int, code: str, message: str) -> None:
        problem = Problem(feature.file, line, code, message)
        if problem not in self.problems:
            self.problems.append(problem)

    # -- a file -------------------------------------------------------------------------------

    def feature(self, feature: Feature) -> None:
        self.heading(feature)
        for tag, line in feature.tag_lines:
            self.tag(feature, tag, line)
            if _CLAUSE.match(tag) or tag.startswith("id."):
                self.add(feature, line, "tag-place", f"@{tag} stands on the feature")
        for written in feature.loose:
            text = f"{written.name!r} stands under no rule"
            self.add(feature, written.line, "loose-scenario", text)
        for rule in feature.rules:
            self.rule(feature, rule)
        for written in feature.written:
            self.written(feature, written)
        for scenario in feature.scenarios:
            self.in_process(feature, scenario)
        self.names(feature)
        self.rows(feature)
        for scenario in feature.scenarios:
            self.steps(feature, scenario)

    def heading(self, feature: Feature) -> None:
        """Check that the file belongs to a rule and bears its title."""
        if feature.language not in LANGUAGES:
            text = f"language {feature.language!r}, known are en, ru"
            self.add(feature, 1, "language", text)
            return
        folder = "" if feature.document is None else feature.document.folder
        rule = self.context.spec.rule_at(folder, feature.stem)
        if rule is None:
            text = f"there is no spec/{folder or '?'}/{feature.stem}.md"
            self.add(feature, feature.line, "no-rule", text)
            return
        title = rule.heading.of(feature.language)
        if feature.title != title:
            text = f"the title is {feature.title!r}, the rule's is {title!r}"
            self.add(feature, feature.line, "feature-title", text)

    def in_process(self, feature: Feature, scenario: Scenario) -> None:
        """Check that a scenario is tagged so where the pipe has no request for it, only there."""
        letter = "" if feature.document is None else feature.document.letter
        wanted = letter in _IN_PROCESS
        if scenario.in_process != wanted:
            tag = f"@needs.{scenarios.IN_PROCESS}"
            text = f"{scenario.id} is {'not ' if wanted else ''}tagged {tag}"
            self.add(feature, scenario.line, "in-process", text)

    def names(self, feature: Feature) -> None:
        """Report names used twice and scenarios that no test runs."""
        seen: dict[str, int] = {}
        for written in feature.written:
            if written.name in seen:
                text = f"{written.name!r} is also at line {seen[written.name]}: one never runs"
                self.add(feature, written.line, "duplicate-name", text)
            seen.setdefault(written.name, written.line)
            bound_names = self.context.bound
            if bound_names is not None and (feature.file, written.name) not in bound_names:
                text = f"no module of the suite binds {written.name!r}"
                self.add(feature, written.line, "unbound", text)

    def rule(self, feature: Feature, rule: RuleBlock) -> None:
        """Check tags and title of one rule block."""
        if not rule.clauses:
            text = f"the rule {rule.title!r} is tagged with no clause"
            self.add(feature, rule.line, "no-clause", text)
        if not rule.written:
            self.add(feature, rule.line, "empty-rule", f"{rule.title!r} has no scenario")
        for tag, line in rule.tag_lines:
            self.tag(feature, tag, line)
            letter = "" if feature.document is None else feature.document.letter
            if _CLAUSE.match(tag) and rulebook.rule_of(tag) != f"{letter}.{feature.number}":
                text = f"{tag} is no clause of the rule of this file"
                self.add(feature, line, "clause-file", text)
        clause = self.context.spec.clauses.get(rule.clauses[0]) if rule.clauses else None
        if clause is not None and rule.title != clause.titles.of(feature.language):
            title = clause.titles.of(feature.language)
            text = f"the title is {rule.title!r}, that of {clause.id} is {title!r}"
            self.add(feature, rule.line, "rule-title", text)

    # -- tags and ids -------------------------------------------------------------------------

    def tag(self, feature: Feature, tag: str, line: int) -> None:
        """Report a tag that means nothing, or a clause that is none or no leaf."""
        if _CLAUSE.match(tag):
            clause = self.context.spec.clauses.get(tag)
            if clause is None:
                self.add(feature, line, "unknown-clause", f"there is no clause {tag}")
            elif not clause.is_leaf:
                text = f"{tag} has items; a scenario is tagged with one of them"
                self.add(feature, line, "interior-clause", text)
        elif tag.startswith("reading."):
            if tag.removeprefix("reading.") not in self.context.spec.readings:
                self.add(feature, line, "unknown-reading", f"@{tag} names no reading")
        elif not (
            tag.startswith("id.") or tag in _PLAIN_TAGS or _NEEDS.match(tag) or _SINCE.match(tag)
        ):
            self.add(feature, line, "unknown-tag", f"@{tag} is no tag we know")

    def identity(self, feature: Feature, written: Written) -> None:
        """Check that a scenario has one id, its own, of the right form, never used before."""
        ids = [(t.removeprefix("id."), n) for t, n in written.tag_lines if t.startswith("id.")]
        if not ids:
            self.add(feature, written.line, "id-missing", f"{written.name!r} has no @id.…")
        for extra, line in ids[1:]:
            self.add(feature, line, "id-many", f"{written.name!r} has a second id {extra}")
        for name, line in ids:
            if not _ID.match(name) or not name.startswith(feature.id_prefix):
                text = f"{name} is not of the form {feature.id_prefix}07"
                self.add(feature, line, "id-form", text)
            if name in self.ids:
                text = f"{name} is also the id of a scenario in {self.ids[name]}"
                self.add(feature, line, "id-duplicate", text)
            if name in self.context.retired:
                self.add(feature, line, "id-retired", f"{name} is retired: take a new one")
            self.ids.setdefault(name, feature.file)

    # -- a scenario as written ----------------------------------------------------------------

    def written(self, feature: Feature, written: Written) -> None:
        for tag, line in written.tag_lines:
            self.tag(feature, tag, line)
        self.identity(feature, written)
        other = _OTHER.get(feature.language, "")
        if other and not (written.titles.en and written.titles.ru):
            text = f"{written.name!r}: the first line below it must be `{other}: …`"
            self.add(feature, written.line, "title-missing", text)
        if not written.steps:
            self.add(feature, written.line, "no-steps", f"{written.name!r} has no steps")
        elif written.steps[-1].kind != "then":
            text = f"{written.name!r} does not end with a Then: nothing sees how its last step ends"
            self.add(feature, written.line, "no-then", text)
        self.outline(feature, written)

    def outline(self, feature: Feature, written: Written) -> None:
        """Check parameters and tables of an outline."""
        if written.is_outline and not any(examples.rows for examples in written.examples):
            text = f"{written.name!r} has no row of examples"
            self.add(feature, written.line, "empty-examples", text)
        used = set(_PARAMETER.findall(written.name))
        headers = [examples.header for examples in written.examples] or [()]
        for step in written.steps:
            used |= set(step.parameters)
            for name in step.parameters:
                if any(name not in header for header in headers):
                    text = f"<{name}> is no column of the examples"
                    self.add(feature, step.line, "unknown-parameter", text)
        for examples in written.examples:
            if examples.header[:1] != ("row",):
                text = "the first column of the examples must be called row"
                self.add(feature, examples.line, "row-column", text)
            for name in set(examples.header) - used - {"row"}:
                text = f"no step uses the column {name}"
                self.add(feature, examples.line, "unused-column", text)
            for line, cells in examples.rows:
                self.cells(feature, line, cells)

    def cells(self, feature: Feature, line: int, cells: tuple[str, ...]) -> None:
        """Check that cells hold numbers: a word would stay in one language."""
        if cells and not _ROW.match(cells[0]):
            text = f"the row is called {cells[0]!r}; small letters, digits and hyphens can be"
            self.add(feature, line, "cell", text)
        for cell in cells[1:]:
            if not _CELL.match(cell):
                self.add(feature, line, "cell", f"the cell {cell!r} holds no number")

    def rows(self, feature: Feature) -> None:
        """Report two rows of one name in one outline: results could not be told apart."""
        keys = Counter(each.key for each in feature.scenarios if each.row is not None)
        for scenario in feature.scenarios:
            if keys[scenario.key] > 1:
                text = f"two rows of {scenario.id} are called {scenario.row}"
                self.add(feature, scenario.line, "row-duplicate", text)

    # -- steps --------------------------------------------------------------------------------

    def steps(self, feature: Feature, scenario: Scenario) -> None:
        language = next((each for each in LANGUAGES if each == feature.language), None)
        for step in scenario.all_steps:
            if language is not None and not step.parameters:
                self.step(feature, step, language, scenario.tags)

    def step(self, feature: Feature, step: Step, language: Language, tags: Collection[str]) -> None:
        """Report a step that no definition reads, more than one, or one of another kind."""
        found = self.context.matches(step.text, language)
        if not found:
            self.add(feature, step.line, "no-step", f"no definition reads {step.text!r}")
        elif len(found) > 1:
            text = f"{len(found)} definitions read {step.text!r}"
            self.add(feature, step.line, "ambiguous-step", text)
        elif found[0].kind != step.kind:
            text = f"{step.text!r} stands as {step.kind}, it is a {found[0].kind}"
            self.add(feature, step.line, "step-kind", text)
        else:
            self.names_in(feature, step, found[0], tags)

    def names_in(
        self, feature: Feature, step: Step, sentence: Sentence, tags: Collection[str]
    ) -> None:
        """Report clauses, readings and values in a step that do not exist or need a tag."""
        for kind in ("clause", "clauses"):
            for name in sentence.named(kind):
                if name not in self.context.spec.clauses:
                    text = f"there is no clause {name}"
                    self.add(feature, step.line, "unknown-clause", text)
        for name in sentence.named("reading"):
            reading = self.context.spec.readings.get(name)
            if reading is None:
                self.add(feature, step.line, "unknown-reading", f"there is no reading {name}")
                continue
            if f"reading.{name}" not in tags:
                text = f"a scenario that speaks of {name} is tagged @reading.{name}"
                self.add(feature, step.line, "reading-untagged", text)
            for value in sentence.named("value"):
                if value not in {each.word for each in reading.values}:
                    text = f"{value} is no value of {name}"
                    self.add(feature, step.line, "reading-value", text)


def check(context: Context) -> tuple[Problem, ...]:
    """Return every mistake in the scenarios, sorted by file and line."""
    lint = _Lint(context)
    for feature in context.suite.features:
        lint.feature(feature)
    for stray in context.strays:
        text = "no scenario file: its name must end in .feature"
        lint.problems.append(Problem(stray, 1, "stray-file", text))
    return tuple(sorted({*lint.problems, *context.suite.problems}))


def retired_ids(root: Path) -> frozenset[str]:
    """Return the ids that scenarios once had, one a line, with comments after `#`."""
    path = root / RETIRED
    if not path.is_file():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(filter(None, (line.partition("#")[0].strip() for line in lines)))


def stray_files(root: Path) -> tuple[str, ...]:
    """Return the files below that folder which nothing reads."""
    return tuple(
        f"{root.name}/{path.relative_to(root).as_posix()}"
        for path in sorted(root.rglob("*"))
        if path.is_file()
        and path.suffix != ".feature"
        and path != root / RETIRED
        and "__pycache__" not in path.parts
    )


def bound_names(folder: Path, root: Path) -> frozenset[tuple[str, str]]:
    """Return file (as in `Feature.file`) and name of what the suite in that folder binds."""
    whole = root.resolve()
    return frozenset(
        (f"{root.name}/{path.relative_to(whole).as_posix()}", name)
        for path, name in bound(folder)
        if path.is_relative_to(whole)
    )


def _step_matches(text: str, language: Language) -> Sequence[Sentence]:
    import_module("piramida_conformance.vocabulary")
    registry = import_module("piramida_conformance.registry")
    found = registry.SUITE.matches(text, language)
    return [
        Sentence(
            match.step.kind,
            tuple(
                (kind, match.values[name])
                for name, kind in match.step.wordings[language].kinds.items()
            ),
        )
        for match in found
    ]


def main() -> int:
    """Print every mistake in the rule text and in the scenarios; 1 where there is one."""
    spec = rulebook.load()
    root = _data.features()
    problems = list(spec.problems)
    names: frozenset[tuple[str, str]] | None = None
    try:
        names = bound_names(Path(__file__).parent / "suite", root)
    except BindingError as error:
        problems.append(Problem("steps/piramida_conformance/suite", 1, "suite", str(error)))
    context = Context(
        spec=spec,
        suite=scenarios.read(root),
        matches=_step_matches,
        bound=names,
        retired=retired_ids(root),
        strays=stray_files(root),
    )
    problems += check(context)
    for problem in sorted(problems):
        print(problem)
    if problems:
        print(f"{len(problems)} problems", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
