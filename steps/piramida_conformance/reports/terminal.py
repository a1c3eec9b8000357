"""The report on a terminal: what failed, the counts of every status, profiles and baselines."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from typing import Final

from piramida_conformance.plain import one_line, plain
from piramida_conformance.reports.stream import EXITS, STATUSES, Result, Run
from piramida_conformance.spec import Spec

_STDERR_LINES: Final = 10
_QUIET: Final = frozenset({"pass", "skipped", "known"})


def failure(result: Result, run: Run, spec: Spec) -> str:
    """One scenario that did not pass: all that is needed to understand it and to run it again."""
    titles: Mapping[str, str] = result.line.get("titles") or {}
    lines = [f"{result.status.upper()}  {result.key}"]
    lines += [f"  {each}" for each in (titles.get("en"), titles.get("ru")) if each]
    lines += [f"  {each}" for each in _clauses(result, spec)]
    # The first two lines of the message say the same in one language.
    lines += [f"  {each}" for each in str(result.line.get("message", "")).split("\n")[2:]]
    if stderr := str(result.line.get("stderr") or ""):
        lines.append("  standard error, its end")
        lines += [f"    {each}" for each in stderr.splitlines()[-_STDERR_LINES:]]
    lines.append(f"  again     {again(result.key, run)}")
    return plain("\n".join(lines))


def _clauses(result: Result, spec: Spec) -> Iterator[str]:
    for name in result.clauses:
        clause = spec.clauses.get(name)
        if clause is not None:
            yield f"{name}  {clause.titles.en} · {clause.titles.ru}  ({clause.file}:{clause.line})"


def again(key: str, run: Run) -> str:
    """The command that runs only this scenario, against the same program."""
    command = str(run.head.get("command") or "")
    target = f"-- {command}" if command else "--in-process"
    return f"piramida conformance run --case {shlex.quote(key)} {target}"


def counts(run: Run) -> str:
    """The counts of every status on one line, those of nothing too."""
    return " · ".join(f"{status} {run.counts[status]}" for status in STATUSES)


def verdict(run: Run) -> list[str]:
    """What the run allows to say: conformant or not, complete or not, and with which versions."""
    if not run.is_valid:
        where = f" in {run.broken_off}" if run.broken_off else ""
        return [f"INVALID: the run did not come to its end; it broke off{where}."]
    lines = [_conformant(core, run) for core in run.conformant if "+" not in core]
    if run.stopped:
        lines.append(f"INCOMPLETE: {one_line(run.stopped)}")
    elif not run.is_complete:
        what = ", ".join(f"{name} {value}" for name, value in run.filters.items())
        lines.append(f"No statement on conformance: only a part was run{what and f' ({what})'}.")
    elif not lines:
        lines.append("Conformant: nothing.")
    return lines


def _conformant(core: str, run: Run) -> str:
    extras = [name.partition("+")[2] for name in run.conformant if name.startswith(f"{core}+")]
    also = f" (also {', '.join(extras)})" if extras else ""
    return f"Conformant: {core.replace('/', ' / ')}{also}, {run.versions}"


def _profiles(run: Run) -> Iterator[str]:
    for name, found in run.profiles.items():
        said = ", ".join(f"{found[status]} {status}" for status in STATUSES if found[status])
        yield f"  {name:24} {said}"


def report(run: Run, spec: Spec) -> str:
    """The whole report; the text of the tested program in it is shown as text."""
    lines: list[str] = []
    for result in run.results:
        if result.status not in _QUIET and not (result.status == "not-run" and run.stopped):
            lines += [failure(result, run, spec), ""]
    lines += [f"{one_line(run.name)} · {run.versions}", counts(run), *_profiles(run)]
    baselines: Mapping[str, int] = run.head.get("baselines") or {}
    if baselines:
        total = len(run.results)
        said = ", ".join(f"{name} {passed}" for name, passed in baselines.items())
        lines.append(f"For comparison, passed of {total}: {said}")
    for warning, times in ((run.end or {}).get("warnings") or {}).items():
        lines.append(
            f"warning: {one_line(str(warning))}" + (f" ({times} times)" if times > 1 else "")
        )
    lines += verdict(run)
    lines.append(f"exit {run.exit_code}: {EXITS[run.exit_code]}")
    return "\n".join(lines) + "\n"
