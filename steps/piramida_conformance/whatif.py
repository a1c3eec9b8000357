"""What another reading, or another number of the rules, would change: which scenarios flip.

`piramida whatif R-rails=six G.12.1.2.balls=4` runs the suite twice, as the rules stand and under
the choice, and lists the scenarios that pass the one and fail the other. A scenario that states a
reading itself keeps it.
"""

from __future__ import annotations

import argparse
import ast
import json
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any, Final

from piramida._spec import READINGS
from piramida.readings import NUMBERS, Rules, SettingError
from piramida_conformance import pickles, scenarios
from piramida_conformance import spec as rulebook
from piramida_conformance.play import Mismatch, Play
from piramida_conformance.progress import Progress
from piramida_conformance.scenarios import Scenario, Step
from piramida_conformance.spec import Spec
from piramida_conformance.subject import Json, Reference, SubjectError

__all__ = ["Answer", "Choice", "Flip", "Report", "choice", "compare", "main"]

_USAGE: Final = 2


# What is chosen -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choice:
    """Values of readings and numbers that differ from those of the rules, in the order given."""

    readings: Mapping[str, str]
    numbers: Mapping[str, int | float]

    @property
    def rules(self) -> Rules:
        """The rules under this choice."""
        return Rules(self.readings, self.numbers)

    def __str__(self) -> str:
        """Write it as on the command line."""
        both = {**self.readings, **self.numbers}
        return " ".join(f"{name}={value}" for name, value in both.items())


@cache
def _asked(method: str) -> frozenset[str]:
    """Name the settings that the engine asks for: `rules.number("…")`, `rules.reading("…")`."""
    found: set[str] = set()
    for module in pkgutil.walk_packages(import_module("piramida").__path__, "piramida."):
        found_spec = find_spec(module.name)
        source = "" if found_spec is None else Path(str(found_spec.origin)).read_text("utf-8")
        for node in ast.walk(ast.parse(source)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == method
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(str(node.args[0].value))
    return frozenset(found)


def possible_readings() -> dict[str, tuple[str, ...]]:
    """Give the readings that the engine asks for, with their values, the default first."""
    return {name: values for name, values in READINGS.items() if name in _asked("reading")}


def possible_numbers() -> dict[str, int | float]:
    """Give the numbers that the engine asks for, with their values."""
    return {name: value for name, value in NUMBERS.items() if name in _asked("number")}


def choice(settings: Sequence[str]) -> Choice:
    """Read settings such as `R-rails=six`; raises SettingError, which says what is possible."""
    readings: dict[str, str] = {}
    numbers: dict[str, int | float] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            message = f"{setting!r} sets nothing; expected NAME=VALUE, such as R-rails=six"
            raise SettingError(message)
        if name in readings or name in numbers:
            message = f"{name} is set twice"
            raise SettingError(message)
        if name.startswith("R-"):
            readings[name] = _reading(name, value)
        else:
            numbers[name] = _number(name, value)
    return Choice(readings, numbers)


def _known(name: str, all_of_them: Mapping[str, object], possible: Mapping[str, object]) -> None:
    if name in possible:
        return
    what = "reading" if name.startswith("R-") else "number"
    fault = "the engine does not ask for the" if name in all_of_them else "unknown"
    message = f"{fault} {what} {name!r}; possible: {', '.join(possible)}"
    raise SettingError(message)


def _reading(name: str, value: str) -> str:
    _known(name, READINGS, possible_readings())
    if value not in READINGS[name]:
        message = f"{name} has no value {value!r}; possible: {', '.join(READINGS[name])}"
        raise SettingError(message)
    return value


def _number(name: str, value: str) -> int | float:
    _known(name, NUMBERS, possible_numbers())
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        message = f"{name} is a number (now {NUMBERS[name]}), not {value!r}"
        raise SettingError(message)
    return int(number) if number.is_integer() else number


# What comes of it -----------------------------------------------------------------------------


@dataclass(slots=True)
class _Heard:
    """A subject that remembers the last answer of the engine."""

    other: Reference
    last: Json = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What reports call it."""
        return self.other.name

    def begin(self, header: Json) -> None:
        """Begin a case."""
        self.last = {}
        self.other.begin(header)

    def judge(self, record: Json) -> Json:
        """The other's ruling."""
        self.last = self.other.judge(record)
        return self.last

    def do(self, action: Json) -> Json:
        """The other's outcome."""
        self.last = self.other.do(action)
        return self.last

    def measure(self, record: Json) -> Json:
        """The other's check of measured equipment."""
        self.last = self.other.measure(record)
        return self.last

    def share(self, places: int, fund: str, minor_unit: str) -> Json:
        """The other's division of a fund."""
        self.last = self.other.share(places, fund, minor_unit)
        return self.last


@dataclass(frozen=True, slots=True)
class Answer:
    """How a scenario came out: its outcome in words, and the fact on which it failed, if any.

    `lacks`: what the scenario does not say and these rules ask for, so that nothing came out.
    `keeps`: the readings that the scenario states itself.
    """

    outcome: str
    step: Step | None = None
    fact: str = ""
    expected: str = ""
    got: str = ""
    lacks: str = ""
    keeps: frozenset[str] = frozenset()

    @property
    def passed(self) -> bool:
        """Say whether every step held."""
        return self.step is None


@dataclass(frozen=True, slots=True)
class Flip:
    """A scenario that passes as the rules stand and fails under the choice."""

    scenario: Scenario
    before: Answer
    after: Answer


@dataclass(frozen=True, slots=True)
class Report:
    """What a choice changes: the flips, out of how many scenarios that pass as the rules stand.

    `silent`: the scenarios that do not say what the choice asks for, with what that is.
    `keeping`: those that state a chosen reading themselves, and so keep their value.
    """

    choice: Choice
    flips: tuple[Flip, ...]
    silent: tuple[tuple[Scenario, str], ...]
    keeping: tuple[Scenario, ...]
    passing: int
    all: int


def _ask(scenario: Scenario, rules: Rules) -> Answer:
    """Run a scenario under these rules as far as it goes."""
    subject = _Heard(Reference(rules))
    play = Play(subject)
    step: Step | None = None
    try:
        for step in scenario.all_steps:
            pickles.call(step, scenario.language, play)
    except Mismatch as error:
        facts = (error.fact, str(error.expected), str(error.got))
        return Answer(_in_words(subject.last), step, *facts, lacks=_lacking(subject.last))
    except SubjectError as error:
        return Answer("refused", step, lacks=str(error))
    return Answer(_in_words(subject.last), keeps=frozenset(play.readings))


def _lacking(answer: Json) -> str:
    """Give what a refused action lacks; empty where the rules themselves refuse it."""
    error = answer.get("error") or {}
    return "" if error.get("clause") else str(error.get("message", ""))


def compare(chosen: Choice, suite: Sequence[Scenario], progress: Progress | None = None) -> Report:
    """Run the scenarios as the rules stand and under a choice; `progress` counts them."""
    rules, standing = chosen.rules, Rules()
    flips: list[Flip] = []
    silent: list[tuple[Scenario, str]] = []
    keeping: list[Scenario] = []
    passing = 0
    for scenario in suite:
        before = _ask(scenario, standing)
        if before.passed:
            passing += 1
            if not before.keeps.isdisjoint(chosen.readings):
                keeping.append(scenario)
            after = _ask(scenario, rules)
            if after.lacks:
                silent.append((scenario, after.lacks))
            elif not after.passed:
                flips.append(Flip(scenario, before, after))
        if progress is not None:
            progress.step()
    return Report(chosen, tuple(flips), tuple(silent), tuple(keeping), passing, len(suite))


# Outcomes in words ----------------------------------------------------------------------------


def _in_words(answer: Json) -> str:
    """Say in short what a ruling or the outcome of an action holds."""
    if not answer:
        return "no ruling"
    if "verdict" in answer:
        return "; ".join(_ruling(answer))
    if "findings" in answer:
        return _equipment(answer)
    if "prizes" in answer:
        return ", ".join(prize["amount"] for prize in answer["prizes"])
    parts = list(_ruling(answer["ruling"])) if answer.get("ruling") else []
    if answer.get("error"):
        parts.append(f"refused under {_number_of(answer['error'].get('clause') or 'no clause')}")
    return "; ".join([*parts, *_standing(answer.get("state") or {})])


def _equipment(answer: Json) -> str:
    outside = [each for each in answer["findings"] if not each["within"]]
    clauses = dict.fromkeys(_number_of(name) for each in outside for name in each["clauses"])
    return f"out of tolerance under {', '.join(clauses)}" if outside else "allowed"


def _ruling(ruling: Json) -> Iterator[str]:
    fouls = [_number_of(foul["clause"]) for foul in ruling["fouls"]]
    completed = ruling.get("legal_by")
    if ruling["verdict"] == "foul":
        yield f"foul under {', '.join(dict.fromkeys(fouls))}"
    elif ruling["verdict"] == "replay":
        yield "played again"
    else:
        yield f"legal by {_number_of(completed['clause'])}" if completed else "legal"
    for field_name, word in (("pocketed", "count"), ("returned", "come back")):
        if balls := [
            each["ball"] if isinstance(each, dict) else each for each in ruling[field_name]
        ]:
            yield f"{', '.join(map(str, balls))} {word}"
    for ball, place in ruling.get("spots", {}).items():
        yield f"{ball} spotted at ({place[0]:.4f}, {place[1]:.4f})"


def _standing(state: Json) -> Iterator[str]:
    if "phase" in state:
        turn = state.get("turn") or {}
        player = f", {turn['player']}" if turn.get("player") else ""
        yield f"{state['phase']}{player}"
    if state.get("score"):
        yield "score " + ":".join(str(points) for points in state["score"].values())


def _number_of(clause: str) -> str:
    """Give a clause of the General rules by its number, others with their document's letter."""
    return clause.removeprefix("G.")


# Three forms ----------------------------------------------------------------------------------


def _headline(report: Report) -> str:
    """Return what came of it in a sentence or three."""
    count = len(report.flips)
    noun = "scenario comes" if count == 1 else "scenarios come"
    lines = [f"Under {report.choice}, {count} of {report.passing} {noun} out otherwise."]
    if report.silent:
        lines.append(f"{len(report.silent)} more do not say what this choice asks for.")
    if report.keeping:
        keys = ", ".join(dict.fromkeys(scenario.id for scenario in report.keeping))
        lines.append(f"These say themselves how they read it, and keep that: {keys}.")
    if failing := report.all - report.passing:
        lines.append(f"{failing} fail as the rules stand and are left out.")
    return "\n".join(lines)


def _sentence(flip: Flip) -> str:
    step = flip.after.step
    return "" if step is None else f"{step.keyword} {step.text}"


def as_text(report: Report, spec: Spec) -> str:
    """Return the flips as lines, five each."""
    lines = [_headline(report)]
    for flip in report.flips:
        scenario = flip.scenario
        clauses = ", ".join(f"{name} {_title(spec, name)}" for name in scenario.clauses)
        line = scenario.line if flip.after.step is None else flip.after.step.line
        lines += [
            "",
            f"{scenario.key}  {scenario.titles.en}",
            f"  clause    {clauses}",
            f"  is        {flip.before.outcome}",
            f"  would be  {flip.after.outcome}",
            f"  fails     {_sentence(flip)}",
            f"            {flip.after.fact}: expected {flip.after.expected}, got {flip.after.got}",
            f"  at        {scenario.file}:{line}",
        ]
    if report.silent:
        lines += ["", "These do not say what the choice asks for:"]
        lines += [f"  {scenario.key}  {lacks}" for scenario, lacks in report.silent]
    return "\n".join(lines) + "\n"


def _title(spec: Spec, clause: str) -> str:
    return spec.clauses[clause].titles.en if clause in spec.clauses else ""


def as_markdown(report: Report, spec: Spec) -> str:
    """Return the flips as a table for a pull request."""
    lines = [_headline(report)]
    if report.flips:
        lines += [
            "",
            "| scenario | clause | title | is | would be |",
            "| --- | --- | --- | --- | --- |",
        ]
    for flip in report.flips:
        scenario = flip.scenario
        cells = (
            scenario.key,
            ", ".join(f"{name} {_title(spec, name)}" for name in scenario.clauses),
            scenario.titles.en,
            flip.before.outcome,
            flip.after.outcome,
        )
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def as_json(report: Report, spec: Spec) -> str:
    """Return the flips as JSON, titles in both languages."""
    whole: dict[str, Any] = {
        "choice": {
            "readings": dict(report.choice.readings),
            "numbers": dict(report.choice.numbers),
        },
        "scenarios": report.all,
        "passing": report.passing,
        "flips": [_object(flip, spec) for flip in report.flips],
        "silent": [{"key": each.key, "lacks": lacks} for each, lacks in report.silent],
        "keeping": [scenario.key for scenario in report.keeping],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _object(flip: Flip, spec: Spec) -> dict[str, Any]:
    scenario, after = flip.scenario, flip.after
    return {
        "key": scenario.key,
        "titles": {"en": scenario.titles.en, "ru": scenario.titles.ru},
        "clauses": [
            {"id": name, "titles": {"en": both.en, "ru": both.ru}}
            for name in scenario.clauses
            for both in (spec.clauses[name].titles,)
        ],
        "is": flip.before.outcome,
        "would_be": after.outcome,
        "step": _sentence(flip),
        "fact": after.fact,
        "expected": after.expected,
        "got": after.got,
        "file": scenario.file,
        "line": scenario.line,
    }


# The command ----------------------------------------------------------------------------------


def _list() -> str:
    lines = [f"{name}={'|'.join(values)}" for name, values in possible_readings().items()]
    return "\n".join([*lines, *(f"{n}={value}" for n, value in possible_numbers().items())]) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Print what a choice changes; exit code 0, or 2 for a choice that does not exist."""
    parser = argparse.ArgumentParser(
        prog="piramida whatif",
        description="Show which scenarios come out otherwise under other readings and numbers.",
    )
    parser.add_argument(
        "settings",
        nargs="*",
        metavar="NAME=VALUE",
        help="a reading or a number of the rules, such as R-rails=six or G.12.1.2.balls=4",
    )
    parser.add_argument("--format", choices=["text", "json", "markdown"], default="text")
    parser.add_argument("--list", action="store_true", help="say what can be chosen, and stop")
    arguments = parser.parse_args(argv)
    if arguments.list:
        sys.stdout.write(_list())
        return 0
    if not arguments.settings:
        parser.error("nothing is chosen; `piramida whatif --list` says what can be")
    try:
        chosen = choice(arguments.settings)
    except SettingError as error:
        sys.stderr.write(f"piramida whatif: {error}\n")
        return _USAGE
    suite = scenarios.load().scenarios
    bar = Progress(sys.stderr, len(suite))
    report = compare(chosen, suite, bar)
    bar.end()
    form = {"text": as_text, "json": as_json, "markdown": as_markdown}[arguments.format]
    sys.stdout.write(form(report, rulebook.load()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
