"""What a result of a run is worth today: digests of engine, steps and scenarios, and statuses.

A result counts only while the engine, the steps and the scenario's text are those of the run, and
only of a run that came to its end. Everything else is "not run", never passed.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from piramida_conformance.scenarios import Scenario

__all__ = [
    "NOT_RUN",
    "NO_SCENARIO",
    "SEVERITY",
    "Result",
    "Results",
    "engine_digest",
    "load_results",
    "result_line",
    "run_line",
    "steps_digest",
    "worst",
]

PACKAGE: Final = "piramida_conformance"
IN_PROCESS: Final = "piramida (in process)"
NOT_RUN: Final = "not-run"
NO_SCENARIO: Final = "no-scenario"

SEVERITY: Final = (
    "fail",
    "crash",
    "timeout",
    "garbage",
    "protocol",
    "kit-error",
    "unexpected-pass",
    "known",
    NOT_RUN,
    "skipped",
    "pass",
    NO_SCENARIO,
)
"""Every status word, worst first; `no-scenario` is that of a clause without scenarios."""

_PROSE: Final = frozenset({"_texts.py"})
_ROOTS: Final = ("registry", "words", "play", "subject", "plugin", "vocabulary", "suite")


def _folder(package: str) -> Path:
    """Return the folder of an importable package without running it."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        message = f"the package {package} is not installed"
        raise ModuleNotFoundError(message)
    return Path(found.origin).parent


def _digest(root: Path, files: Iterable[Path]) -> str:
    """Return the SHA-256 over names and contents, line endings folded, in sorted order."""
    total = hashlib.sha256()
    for path in sorted(files, key=lambda path: path.relative_to(root).as_posix()):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        name = path.relative_to(root).as_posix().encode()
        total.update(b"%d %b %d\n" % (len(name), name, len(content)))
        total.update(content)
    return total.hexdigest()


def engine_digest(root: Path | None = None) -> str:
    """Return the digest of the engine's sources, its parameters included, its prose not.

    `root` is the folder of the package `piramida`, by default that of the importable one.
    """
    folder = _folder("piramida") if root is None else root
    return _digest(folder, (path for path in folder.rglob("*.py") if path.name not in _PROSE))


@cache
def _imported(source: str, module: str) -> tuple[str, ...]:
    """Return every name that the source of a module imports, anywhere in it."""
    return tuple(_imports(ast.parse(source), module))


def _imports(source: ast.Module, module: str) -> Iterator[str]:
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")[: -node.level]
                base = ".".join([*above, base]).rstrip(".")
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _sources(root: Path, name: str) -> Iterator[tuple[str, Path]]:
    """Yield module name and file of `name` (dotted, below the package): a module or a folder."""
    inside = root.joinpath(*name.split("."))
    if inside.with_suffix(".py").is_file():
        yield name, inside.with_suffix(".py")
    if inside.is_dir():
        for path in sorted(inside.rglob("*.py")):
            yield ".".join(path.relative_to(root).with_suffix("").parts), path


def step_files(root: Path | None = None) -> tuple[Path, ...]:
    """Return the files a run depends on: the suite and all that it imports of this package."""
    folder = _folder(PACKAGE) if root is None else root
    found: dict[str, Path] = {}
    waiting = list(_ROOTS)
    while waiting:
        for module, path in _sources(folder, waiting.pop()):
            if module in found:
                continue
            found[module] = path
            waiting += [
                name.removeprefix(f"{PACKAGE}.")
                for name in _imported(path.read_text(encoding="utf-8"), f"{PACKAGE}.{module}")
                if name.startswith(f"{PACKAGE}.")
            ]
    return tuple(sorted(found.values()))


def steps_digest(root: Path | None = None) -> str:
    """Return the digest of the sources that say what a scenario does.

    `root` is the folder of the package `piramida_conformance`, by default the importable one.
    """
    folder = _folder(PACKAGE) if root is None else root
    return _digest(folder, step_files(folder))


def worst(statuses: Iterable[str]) -> str:
    """Return the worst of the statuses, `no-scenario` of none; unknown words count as not run."""
    known = [status if status in SEVERITY else NOT_RUN for status in statuses]
    return min(known, key=SEVERITY.index, default=NO_SCENARIO)


@dataclass(frozen=True, slots=True)
class Result:
    """One result as the run wrote it; `line` is that of the scenario in its file."""

    id: str
    row: str | None
    status: str
    text: str
    file: str = ""
    line: int = 0
    clauses: tuple[str, ...] = ()
    seconds: float = 0.0
    message: str = ""

    @property
    def key(self) -> str:
        """Return the id, with the row where there is one."""
        return self.id if self.row is None else f"{self.id}/{self.row}"


@dataclass(frozen=True)
class Results:
    """The statuses of all scenarios according to one results file.

    `reason` says in a sentence why no result of the file counts, and is empty where they do;
    `run` is the file's first line; `complete` whether the run says that it left nothing out.
    """

    statuses: dict[str, str]
    by_clause: dict[str, tuple[str, ...]]
    results: dict[str, Result] = field(default_factory=dict)
    run: dict[str, Any] = field(default_factory=dict)
    complete: bool = False
    reason: str = ""

    def status_of(self, scenario: Scenario) -> str:
        """Return the status of one scenario (one row of an outline)."""
        return self.statuses.get(scenario.key, NOT_RUN)

    def result_of(self, scenario: Scenario) -> Result | None:
        """Return the result that counts for a scenario, None where it is not run."""
        return self.results.get(scenario.key)

    def status_of_clause(self, clause: str) -> str:
        """Return the worst status of the clause's scenarios, `no-scenario` where it has none."""
        return worst(self.statuses[key] for key in self.by_clause.get(clause, ()))

    def counts(self) -> dict[str, int]:
        """Return how many scenarios have each status, worst status first, none left out."""
        totals = dict.fromkeys(SEVERITY[:-1], 0)
        for status in self.statuses.values():
            totals[status] += 1
        return totals


def run_line(subject: str, *, kit: str, started: str) -> dict[str, Any]:
    """Return the first line of a results file: kit, today's digests, subject and start."""
    return {
        "type": "run",
        "kit": kit,
        "engine": engine_digest(),
        "steps": steps_digest(),
        "subject": subject,
        "started": started,
    }


def result_line(
    scenario: Scenario, status: str, *, seconds: float, message: str = ""
) -> dict[str, Any]:
    """Return the line of one result; a message is written only where there is one."""
    line: dict[str, Any] = {
        "type": "result",
        "id": scenario.id,
        "row": scenario.row,
        "status": status,
        "clauses": list(scenario.clauses),
        "file": scenario.file,
        "line": scenario.line,
        "text": scenario.text,
        "seconds": seconds,
    }
    return line | ({"message": message} if message else {})


class _UnusableError(Exception):
    """A results file of which nothing counts, and why."""


def _lines(path: Path) -> list[Mapping[str, Any]]:
    """Return the objects of the last run in the file."""
    if not path.is_file():
        message = f"there is no {path.name}"
        raise _UnusableError(message)
    entries: list[Mapping[str, Any]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not isinstance(entry, dict):
            message = f"line {number} of {path.name} is no JSON object"
            raise _UnusableError(message)
        if entry.get("type") == "run":
            entries = []
        entries.append(entry)
    return entries


def _usable(entries: list[Mapping[str, Any]], expected: Mapping[str, str | None]) -> None:
    """Refuse a run without beginning or end, or of other sources than today's."""
    if not entries or entries[0].get("type") != "run":
        message = "the file does not begin with a run"
        raise _UnusableError(message)
    if entries[-1].get("type") != "end":
        message = "the run did not come to its end"
        raise _UnusableError(message)
    for name, value in expected.items():
        if value is not None and entries[0].get(name) != value:
            message = f"the run was made with another {name}"
            raise _UnusableError(message)


def _result(entry: Mapping[str, Any]) -> Result:
    row = entry.get("row")
    return Result(
        id=str(entry.get("id", "")),
        row=None if row is None else str(row),
        status=str(entry.get("status", "")),
        text=str(entry.get("text", "")),
        file=str(entry.get("file", "")),
        line=int(entry.get("line", 0)),
        clauses=tuple(str(clause) for clause in entry.get("clauses", ())),
        seconds=float(entry.get("seconds", 0.0)),
        message=str(entry.get("message", "")),
    )


def _counting(
    entries: Iterable[Mapping[str, Any]], scenarios: Iterable[Scenario]
) -> dict[str, Result]:
    """Return the results whose scenario still says the same; of two the worse one."""
    texts = {scenario.key: scenario.text for scenario in scenarios}
    found: dict[str, Result] = {}
    for entry in entries:
        if entry.get("type") != "result":
            continue
        result = _result(entry)
        if texts.get(result.key) != result.text or result.status not in SEVERITY[:-1]:
            continue
        other = found.get(result.key)
        if other is None or worst((other.status, result.status)) != other.status:
            found[result.key] = result
    return found


def load_results(
    path: Path,
    scenarios: Iterable[Scenario],
    *,
    engine: str | None = None,
    steps: str | None = None,
    subject: str | None = IN_PROCESS,
) -> Results:
    """Read a results file and say of every scenario what it is worth today.

    `engine` and `steps` are the digests to expect, by default today's; `subject` is the name of
    the program judged, None for any. A missing, broken or unfinished file makes every scenario
    "not run", with the reason in `Results.reason`.
    """
    known = tuple(scenarios)
    expected = {
        "engine": engine_digest() if engine is None else engine,
        "steps": steps_digest() if steps is None else steps,
        "subject": subject,
    }
    by_clause: dict[str, tuple[str, ...]] = {}
    for scenario in known:
        for clause in scenario.clauses:
            by_clause[clause] = (*by_clause.get(clause, ()), scenario.key)
    nothing = {scenario.key: NOT_RUN for scenario in known}
    try:
        entries = _lines(path)
        _usable(entries, expected)
    except _UnusableError as error:
        return Results(nothing, by_clause, reason=str(error))
    results = _counting(entries, known)
    statuses = nothing | {key: result.status for key, result in results.items()}
    return Results(
        statuses=statuses,
        by_clause=by_clause,
        results=results,
        run=dict(entries[0]),
        complete=entries[-1].get("complete") is True,
    )
