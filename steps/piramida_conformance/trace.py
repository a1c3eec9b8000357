"""The matrix clause, scenarios, functions: what pins each clause, what obeys it, what is missing.

`piramida trace --format text|csv|json [--document general]` prints it with the statuses of the
last run that still counts; `--results NAME=FILE` adds a column for a program that was tested.
"""

from __future__ import annotations

import argparse
import csv
import inspect
import io
import json
import pkgutil
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal

from piramida_conformance import _data, digests, reviews, scenarios
from piramida_conformance import spec as rulebook
from piramida_conformance.digests import Results
from piramida_conformance.plain import one_line
from piramida_conformance.reports import stream
from piramida_conformance.scenarios import Scenario, Suite
from piramida_conformance.spec import DOCUMENTS, Both, Clause, Spec

__all__ = [
    "Function",
    "Program",
    "Row",
    "as_csv",
    "as_json",
    "as_text",
    "functions",
    "main",
    "matrix",
    "program",
    "sides",
    "stated",
]

Side = Literal["obeys", "breaks", "shows"]

NO_SCENARIO_YET: Final = Both("no scenario yet", "сценария пока нет")
_PLACEHOLDER: Final = re.compile(r"\{(\w+):[^{}]*\}")
_BREAKS: Final = re.compile(r"\b(?:fouls?|refused|lost|loses|illegal|violat\w+)\b")
_LEAVES: Final = re.compile(r"\bleft to the referee\b")
_CLAUSE_KINDS: Final = frozenset({"clause", "clauses"})
_RESULTS: Final = "build/results.jsonl"
_COLUMNS: Final = (
    *("clause", "kind", "leaf", "title_en", "title_ru", "status", "obeyed", "broken"),
    *("scenarios", "functions", "readings", "reason_en", "reason_ru", "to_review"),
)


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the engine that decides a clause: where it stands, first and last line."""

    name: str
    file: str
    line: int
    last: int


@dataclass(frozen=True, slots=True)
class Row:
    """One clause of the matrix.

    `scenarios` are the keys of those tagged with it, `sides` how each stands to it; `obeyed` and
    `broken` say whether some scenario does so to a requirement that decides something, else None;
    `reason` says why a leaf has no scenario. A clause that only gathers its items has the worst
    status of them and neither scenarios nor reason. `to_review` is what has to be compared again:
    `en`, `ru`, `scenarios`.
    """

    clause: Clause
    status: str
    scenarios: tuple[str, ...]
    statuses: tuple[str, ...]
    sides: tuple[Side, ...]
    functions: tuple[Function, ...]
    readings: tuple[str, ...]
    obeyed: bool | None
    broken: bool | None
    reason: Both | None
    to_review: tuple[str, ...] = ()

    @property
    def is_gap(self) -> bool:
        """Say whether something is missing: a scenario at all, or one on either side."""
        missing = self.clause.is_leaf and not self.scenarios and self.clause.undecided is None
        one_sided = bool(self.scenarios) and False in {self.obeyed, self.broken}
        return missing or one_sided


# What scenarios state -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stated:
    """The clauses that the Then steps of a scenario name as broken, and as left open."""

    broken: frozenset[str]
    open: frozenset[str]


def _clauses(values: Mapping[str, object], kinds: Mapping[str, str]) -> frozenset[str]:
    """Return the clause ids among the values that a step has read."""
    found: set[str] = set()
    for name, value in values.items():
        if kinds.get(name) in _CLAUSE_KINDS:
            found |= {str(each) for each in (value if isinstance(value, tuple) else (value,))}
    return frozenset(found)


@cache
def _said(text: str, language: str) -> tuple[str, frozenset[str]]:
    """Return the English wording of a sentence without its values, and the clauses it names."""
    import_module("piramida_conformance.vocabulary")
    registry = import_module("piramida_conformance.registry")
    found = registry.SUITE.matches(text, language)
    if len(found) != 1:
        return "", frozenset()
    wording = found[0].step.wordings["en"]
    return _PLACEHOLDER.sub("", wording.template), _clauses(found[0].values, wording.kinds)


def stated(scenario: Scenario) -> Stated:
    """Return the clauses that a scenario says are broken, and those it leaves to the referee."""
    broken: frozenset[str] = frozenset()
    left: frozenset[str] = frozenset()
    for step in scenario.all_steps:
        if step.kind != "then":
            continue
        wording, clauses = _said(step.text, scenario.language)
        if _BREAKS.search(wording):
            broken |= clauses
        elif _LEAVES.search(wording):
            left |= clauses
    return Stated(broken, left)


def _side(clause: Clause, said: Stated) -> Side:
    """Say how a scenario stands to a clause it is tagged with; only requirements have sides.

    An item is broken where its own clause is, or one above it whose closing line decides.
    """
    if clause.kind != "requirement":
        return "shows"
    if any(clause.id == name or clause.id.startswith(f"{name}.") for name in said.broken):
        return "breaks"
    return "shows" if clause.id in said.open else "obeys"


def sides(spec: Spec, suite: Suite) -> dict[tuple[str, str], Side]:
    """Return (scenario key, clause id) -> how the scenario stands to the clause.

    `obeys` and `breaks` exist for requirements; clauses of all other kinds a scenario `shows`.
    """
    found: dict[tuple[str, str], Side] = {}
    for scenario in suite.scenarios:
        said = stated(scenario)
        for name in scenario.clauses:
            clause = spec.clauses.get(name)
            if clause is not None:
                found[scenario.key, name] = _side(clause, said)
    return found


# What the engine does -------------------------------------------------------------------------


def _shown(path: Path, package: Path) -> str:
    """Return a path as the repository has it: `engine/piramida/rules/collision.py`."""
    inside = path.resolve().relative_to(package.resolve().parent)
    return f"engine/{inside.as_posix()}"


@cache
def _function(function: Callable[..., object], package: Path) -> Function:
    lines, first = inspect.getsourcelines(function)
    file = _shown(Path(inspect.getsourcefile(function) or ""), package)
    return Function(function.__name__, file, first, first + len(lines) - 1)


def functions() -> dict[str, tuple[Function, ...]]:
    """Return clause id -> the functions of the engine registered for it, in order."""
    engine = import_module("piramida")
    for module in pkgutil.walk_packages(engine.__path__, "piramida."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    registry: Mapping[str, Any] = import_module("piramida.clauses").REGISTRY
    package = Path(engine.__path__[0])
    return {
        clause: tuple(_function(each, package) for each in entry.functions)
        for clause, entry in registry.items()
    }


# The matrix -----------------------------------------------------------------------------------


def matrix(
    spec: Spec,
    suite: Suite,
    results: Results,
    engine: Mapping[str, tuple[Function, ...]],
) -> tuple[Row, ...]:
    """Join every clause with its scenarios, their statuses and the functions that decide it."""
    found = _Joined(spec, suite, results, engine, sides(spec, suite), reviews.due(spec, suite))
    return tuple(_row(clause, found) for clause in spec.clauses.values())


@dataclass(frozen=True, slots=True)
class _Joined:
    """All that the rows are made of."""

    spec: Spec
    suite: Suite
    results: Results
    engine: Mapping[str, tuple[Function, ...]]
    sides: Mapping[tuple[str, str], Side]
    due: Mapping[str, tuple[str, ...]]

    def statuses(self, clauses: Iterable[str]) -> tuple[str, ...]:
        """Return the statuses of the scenarios tagged with any of the clauses."""
        found = (each for name in clauses for each in self.suite.by_clause.get(name, ()))
        return tuple(self.results.status_of(each) for each in found)


def _row(clause: Clause, joined: _Joined) -> Row:
    keys = tuple(each.key for each in joined.suite.by_clause.get(clause.id, ()))
    stands = tuple(joined.sides[key, clause.id] for key in keys)
    decides = clause.kind == "requirement" and clause.is_leaf and clause.undecided is None
    below = (leaf.id for leaf in joined.spec.leaves if leaf.id.startswith(f"{clause.id}."))
    return Row(
        clause=clause,
        status=digests.worst(joined.statuses([clause.id] if clause.is_leaf else below)),
        scenarios=keys,
        statuses=joined.statuses([clause.id]),
        sides=stands,
        functions=joined.engine.get(clause.id, ()),
        readings=tuple(reading.id for reading in joined.spec.readings_of(clause.id)),
        obeyed="obeys" in stands if decides else None,
        broken="breaks" in stands if decides else None,
        reason=(clause.undecided or NO_SCENARIO_YET) if clause.is_leaf and not keys else None,
        to_review=joined.due[clause.id],
    )


# Programs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Program:
    """A tested program: its name, what its run is worth, and the matrix with its statuses."""

    name: str
    results: Results
    rows: Mapping[str, Row]

    def status(self, clause: str) -> str:
        """The worst status of the clause's scenarios, nothing where it has none."""
        status = self.rows[clause].status
        return "" if status == digests.NO_SCENARIO else status

    def passed(self, clause: str) -> str:
        """The status with how many of the clause's own scenarios passed, and of how many."""
        found = self.rows[clause].statuses
        share = f" {found.count('pass')}/{len(found)}" if found else ""
        return f"{self.status(clause)}{share}"


def program(name: str, run: stream.Run, spec: Spec, suite: Suite) -> Program:
    """Make the column of a program from its run; a run without an end counts for nothing.

    Nor does a result of a scenario that says something else today.
    """
    statuses = {
        each.key: found.status
        for each in suite.scenarios
        if run.is_valid
        and (found := run.by_key.get(each.key))
        and found.line.get("text") == each.text
    }
    reason = "" if run.is_valid else "the run did not come to its end"
    results = Results(statuses, {}, run=run.head, complete=run.is_complete, reason=reason)
    rows = matrix(spec, suite, results, {})
    return Program(one_line(name), results, {row.clause.id: row for row in rows})


# Three forms ----------------------------------------------------------------------------------


def _yes(value: bool | None) -> str:  # noqa: FBT001 - a cell of the matrix
    return {True: "yes", False: "no", None: ""}[value]


def _counted(row: Row) -> str:
    """Return how many scenarios stand on which side: `3 obey, 2 break`."""
    if row.reason is not None:
        return NO_SCENARIO_YET.en if row.clause.undecided is None else "decides nothing"
    words: dict[Side, str] = {"obeys": "obey", "breaks": "break", "shows": "show"}
    counts = {word: row.sides.count(side) for side, word in words.items()}
    return ", ".join(f"{count} {word}" for word, count in counts.items() if count)


def _summary(rows: Sequence[Row]) -> dict[str, int]:
    """Return the counts that the end of the matrix tells."""
    leaves = [row for row in rows if row.clause.is_leaf]
    return {
        "clauses": len(rows),
        "leaves": len(leaves),
        "leaves with scenarios": sum(bool(row.scenarios) for row in leaves),
        "leaves that decide nothing": sum(row.clause.undecided is not None for row in leaves),
        "leaves without scenario yet": sum(row.reason is NO_SCENARIO_YET for row in leaves),
        "requirements that no scenario obeys": sum(row.obeyed is False for row in leaves),
        "requirements that no scenario breaks": sum(row.broken is False for row in leaves),
        "leaves that no function decides": sum(not row.functions for row in leaves),
        "clauses to be reviewed": sum(bool(row.to_review) for row in rows),
    }


def as_text(rows: Sequence[Row], reason: str = "", programs: Sequence[Program] = ()) -> str:
    """Return the matrix as aligned lines, then its counts; `reason` says why nothing is run."""
    cells = [
        (
            row.clause.id,
            row.clause.kind,
            row.status if row.scenarios or not row.clause.is_leaf else "",
            *(each.passed(row.clause.id) for each in programs),
            _counted(row),
            " ".join(f"{each.name} ({each.file}:{each.line})" for each in row.functions),
        )
        for row in rows
    ]
    names = [each.name for each in programs]
    head = ("clause", "kind", "status", *names, "scenarios", "functions")
    widths = [max(len(cell[i]) for cell in [head, *cells]) for i in range(len(head) - 1)]
    lines = [
        "  ".join([*(c.ljust(w) for c, w in zip(cell, widths, strict=False)), cell[-1]]).rstrip()
        for cell in [head, *cells]
    ]
    counts = [f"{count:5} {what}" for what, count in _summary(rows).items()]
    note = [f"No result of the last run counts: {reason}."] if reason else []
    note += [
        f"No result of {each.name} counts: {each.results.reason}."
        for each in programs
        if each.results.reason
    ]
    return "\n".join([*lines, "", *counts, *note]) + "\n"


def as_csv(rows: Iterable[Row], programs: Sequence[Program] = ()) -> str:
    """Return the matrix as CSV, a line for each clause, lists separated by spaces.

    After the columns of every matrix comes one for each program, with its statuses.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*_COLUMNS, *(f"status of {each.name}" for each in programs)])
    for row in rows:
        clause, reason = row.clause, row.reason or Both("", "")
        cells = {
            "clause": clause.id,
            "kind": clause.kind,
            "leaf": _yes(clause.is_leaf),
            "title_en": clause.titles.en,
            "title_ru": clause.titles.ru,
            "status": row.status,
            "obeyed": _yes(row.obeyed),
            "broken": _yes(row.broken),
            "scenarios": " ".join(row.scenarios),
            "functions": " ".join(f"{each.file}:{each.line}" for each in row.functions),
            "readings": " ".join(row.readings),
            "reason_en": reason.en,
            "reason_ru": reason.ru,
            "to_review": " ".join(row.to_review),
        }
        theirs = [each.status(clause.id) for each in programs]
        writer.writerow([*(cells[name] for name in _COLUMNS), *theirs])
    return out.getvalue()


def _both(both: Both | None) -> dict[str, str] | None:
    return None if both is None else {"en": both.en, "ru": both.ru}


def _object(row: Row, programs: Sequence[Program]) -> dict[str, Any]:
    theirs = {each.name: each.status(row.clause.id) or None for each in programs}
    return {
        "clause": row.clause.id,
        "kind": row.clause.kind,
        "leaf": row.clause.is_leaf,
        "titles": _both(row.clause.titles),
        "file": row.clause.file,
        "line": row.clause.line,
        "status": row.status,
        **({"programs": theirs} if programs else {}),
        "obeyed": row.obeyed,
        "broken": row.broken,
        "scenarios": [
            {"key": key, "side": side, "status": status}
            for key, side, status in zip(row.scenarios, row.sides, row.statuses, strict=True)
        ],
        "functions": [
            {"name": each.name, "file": each.file, "line": each.line, "last": each.last}
            for each in row.functions
        ],
        "readings": list(row.readings),
        "reason": _both(row.reason),
        "to_review": list(row.to_review),
    }


def _run(results: Results) -> dict[str, Any]:
    return {"counts": not results.reason, "reason": results.reason or None}


def as_json(
    rows: Sequence[Row], suite: Suite, results: Results, programs: Sequence[Program] = ()
) -> str:
    """Return the matrix both ways as JSON: clauses with scenarios, scenarios with clauses.

    With programs, a clause and a scenario hold program -> status, null where there is none.
    """
    shown = {key for row in rows for key in row.scenarios}
    runs = {
        each.name: {"subject": each.results.run.get("subject"), **_run(each.results)}
        for each in programs
    }
    whole = {
        "run": _run(results),
        **({"programs": runs} if programs else {}),
        "summary": _summary(rows),
        "clauses": [_object(row, programs) for row in rows],
        "scenarios": [
            {
                "key": each.key,
                "titles": _both(each.titles),
                "clauses": list(each.clauses),
                "status": results.status_of(each),
                **({"programs": _statuses(each, programs)} if programs else {}),
                "file": each.file,
                "line": each.line,
            }
            for each in suite.scenarios
            if each.key in shown
        ],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _statuses(scenario: Scenario, programs: Sequence[Program]) -> dict[str, str]:
    return {each.name: each.results.status_of(scenario) for each in programs}


def _results_file() -> Path:
    """Return where the last run of the checkout, or of this folder, has left its results."""
    return (_data.checkout() or Path.cwd()) / _RESULTS


def main(argv: Sequence[str] | None = None) -> int:
    """Print the matrix in the form asked for; exit code 0 (the matrix judges nothing)."""
    parser = argparse.ArgumentParser(
        prog="piramida trace", description="Show which scenarios and functions stand behind a rule."
    )
    parser.add_argument("--format", choices=["text", "csv", "json"], default="text")
    folders = [document.folder for document in DOCUMENTS]
    parser.add_argument("--document", choices=folders, help="one document only")
    parser.add_argument(
        "--results",
        action="append",
        default=[],
        metavar="[NAME=]FILE",
        help=f"the engine's run (default: {_RESULTS}); with NAME=, one more column for a program",
    )
    arguments = parser.parse_args(argv)
    spec, suite = rulebook.load(), scenarios.load()
    own, others = _files(arguments.results)
    programs = []
    for name, path in others:
        try:
            programs.append(program(name, stream.read(path), spec, suite))
        except (OSError, stream.StreamError) as error:
            parser.error(f"{path}: {error}")
    results = digests.load_results(own, suite.scenarios)
    wanted = {d.letter for d in DOCUMENTS if arguments.document in {None, d.folder}}
    rows = [row for row in matrix(spec, suite, results, functions()) if row.clause.id[0] in wanted]
    if arguments.format == "csv":
        sys.stdout.write(as_csv(rows, programs))
    elif arguments.format == "json":
        sys.stdout.write(as_json(rows, suite, results, programs))
    else:
        sys.stdout.write(as_text(rows, results.reason, programs))
    return 0


def _files(named: Iterable[str]) -> tuple[Path, list[tuple[str, Path]]]:
    """Return the file of the engine's own run, and name and file of each program's."""
    own, others = _results_file(), list[tuple[str, Path]]()
    for each in named:
        name, found, path = each.partition("=")
        if found and "/" not in name:
            others.append((name, Path(path)))
        else:
            own = Path(each)
    return own, others


if __name__ == "__main__":
    sys.exit(main())
