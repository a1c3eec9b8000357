"""`piramida judge`: rule on shots and games from a file or from standard input.

One JSON object, a JSON list, or JSON lines. A line is a shot record, a whole game with its
actions, or the header of a game whose actions are the lines that follow. Every record gets its
ruling, its outcomes or its refusal, in order; a refused one never keeps the others from being
judged. Lines are judged as they come, so memory stays flat however long a match lasts.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from typing import IO, Any, Final

from piramida._values import RecordError, refuse, wrong
from piramida.choices import choices
from piramida.explain import Language, explain
from piramida.explain_game import explain_outcome
from piramida.explain_refusal import refused
from piramida.game_records import RECORD as GAME
from piramida.game_records import read_header, write_outcome
from piramida.judging import judge
from piramida.match import Outcome, apply
from piramida.readings import Rules, SettingError
from piramida.records import read_shot, write_ruling
from piramida.state import State

JUDGED, REFUSED = 0, 2
_MANY_OBJECTS = 200_000

# One encoder for all answers: json.dumps would make one for each.
_ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_MESSAGES = {
    "line": {"en": "Line", "ru": "Строка"},
    "ignored": {
        "en": "field {field} is not part of the format and is ignored",
        "ru": "поле {field} не входит в формат и пропускается",
    },
    "game": {"en": "A game begins.", "ru": "Начинается партия."},
}


def run(  # noqa: PLR0913  # the options of the command
    source: IO[str],
    out: IO[str],
    *,
    rules: Rules,
    as_json: bool = False,
    language: Language = "en",
    strict: bool = False,
) -> int:
    """Judge all records of `source` and write the answers to `out`.

    Gives the exit code: 0 all judged, 2 something was refused.
    """
    writer = _JsonWriter(out) if as_json else _TextWriter(out, language)
    bench = _Bench(rules, writer, refuse if strict else _Warnings(language))
    with _rare_collection():
        for line, record in _records(source):
            bench.take(line, record)
    return REFUSED if bench.refused else JUDGED


@contextmanager
def _rare_collection() -> Iterator[None]:
    """Records and rulings hold no cycles: looking for them costs a quarter of the time."""
    thresholds = gc.get_threshold()
    gc.set_threshold(_MANY_OBJECTS, *thresholds[1:])
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)


class _Bench:
    """Takes the records one by one; between the lines of a game it holds the state of play."""

    def __init__(self, rules: Rules, writer: _Writer, unknown: Any) -> None:
        self.rules = rules
        self.writer = writer
        self.unknown = unknown
        self.state: State | None = None
        self.refused = False

    def take(self, line: int, record: Any) -> None:
        """Judge what a line holds."""
        try:
            if isinstance(record, RecordError):
                raise record
            if isinstance(record, dict) and record.get("record") == GAME:
                self.game(line, record)
            elif isinstance(record, dict) and "do" in record and self.state is not None:
                self.writer.outcome(line, record, self.do(record))
            else:
                shot, chosen = read_shot(record, self.rules, self.unknown)
                self.writer.ruling(line, shot, judge(shot, chosen))
        except RecordError as error:
            self.refused = True
            self.writer.error(line, error)

    def game(self, line: int, header: Mapping[str, Any]) -> None:
        """Play a whole game, or open one whose actions follow."""
        self.state = None
        self.state = read_header(header, self.rules, self.unknown)
        if "actions" not in header:
            self.writer.opened(line)
            return
        actions = header["actions"]
        if not isinstance(actions, list):
            raise wrong("actions", actions, "a list of actions")
        outcomes = [(action, self.do(action)) for action in actions]
        self.state = None
        self.writer.outcomes(line, outcomes)

    def do(self, action: Any) -> Outcome:
        """Do one action of the game that is open."""
        assert self.state is not None  # noqa: S101
        outcome = apply(self.state, action, self.unknown)
        self.state = outcome.state
        self.refused = self.refused or not outcome.accepted
        return outcome


class _Writer:
    """Writes the answers: one for every record."""

    def __init__(self, out: IO[str]) -> None:
        self.out = out

    def ruling(self, line: int, shot: Any, ruling: Any) -> None:
        raise NotImplementedError

    def error(self, line: int, error: RecordError) -> None:
        raise NotImplementedError

    def opened(self, line: int) -> None:
        raise NotImplementedError

    def outcome(self, line: int, action: Any, outcome: Outcome) -> None:
        raise NotImplementedError

    def outcomes(self, line: int, outcomes: list[tuple[Any, Outcome]]) -> None:
        raise NotImplementedError


class _JsonWriter(_Writer):
    """One JSON object a record."""

    def dump(self, answer: Mapping[str, Any]) -> None:
        self.out.write(_ENCODE(answer) + "\n")

    def ruling(self, line: int, shot: Any, ruling: Any) -> None:  # noqa: ARG002  # for people
        self.dump({"line": line, "ruling": write_ruling(ruling)})

    def error(self, line: int, error: RecordError) -> None:
        found = {"path": error.path, "found": error.found, "expected": error.expected}
        self.dump({"line": line, "error": {**found, "message": refused(error)}})

    def opened(self, line: int) -> None:
        """The header of a stream has no answer of its own."""

    def outcome(self, line: int, action: Any, outcome: Outcome) -> None:  # noqa: ARG002  # same
        self.dump({"line": line, "outcome": write_outcome(outcome, choices(outcome.state))})

    def outcomes(self, line: int, outcomes: list[tuple[Any, Outcome]]) -> None:
        written = [write_outcome(one, choices(one.state)) for _, one in outcomes]
        self.dump({"line": line, "outcomes": written})


class _TextWriter(_Writer):
    """A few lines a record, for people."""

    def __init__(self, out: IO[str], language: Language) -> None:
        super().__init__(out)
        self.language = language
        self.first = True

    def say(self, line: int, text: str) -> None:
        blank = "" if self.first else "\n"
        self.out.write(f"{blank}{_MESSAGES['line'][self.language]} {line}: {text}\n")
        self.first = False

    def ruling(self, line: int, shot: Any, ruling: Any) -> None:
        self.say(line, explain(ruling, shot, self.language))

    def error(self, line: int, error: RecordError) -> None:
        self.say(line, refused(error, self.language))

    def opened(self, line: int) -> None:
        self.say(line, _MESSAGES["game"][self.language])

    def outcome(self, line: int, action: Any, outcome: Outcome) -> None:
        self.say(line, explain_outcome(action, outcome, self.language))

    def outcomes(self, line: int, outcomes: list[tuple[Any, Outcome]]) -> None:
        told = [_MESSAGES["game"][self.language]]
        for number, (action, outcome) in enumerate(outcomes, start=1):
            told.append(f"\n{number}. {explain_outcome(action, outcome, self.language)}")
        self.say(line, "\n".join(told))


class _Warnings:
    """Says once for each field name that it is unknown."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._seen: set[str] = set()

    def __call__(self, field: str) -> None:
        if field not in self._seen:
            self._seen.add(field)
            text = _MESSAGES["ignored"][self._language].format(field=field)
            sys.stderr.write(f"piramida: {text}\n")


def _records(source: IO[str]) -> Iterator[tuple[int, Any]]:
    """Give every record with its line; what is no JSON comes as the error it is.

    If the first line is not JSON by itself, the whole may be: one object over several lines.
    """
    first = ""
    skipped = 0
    for line in source:
        if line.strip():
            first = line
            break
        skipped += 1
    if not first:
        yield 1, RecordError("$", "nothing", "a shot record, or one on each line")
        return
    parsed = _parse(first)
    if not isinstance(parsed, RecordError):
        for number, line in enumerate(chain([first], source), start=skipped + 1):
            if line.strip():
                yield from _spread(number, parsed if number == skipped + 1 else _parse(line))
        return
    rest = list(source)
    whole = _parse(first + "".join(rest))
    if not isinstance(whole, RecordError):
        yield from _spread(skipped + 1, whole)
        return
    for number, line in enumerate([first, *rest], start=skipped + 1):
        if line.strip():
            yield from _spread(number, _parse(line))


def _spread(line: int, record: Any) -> Iterator[tuple[int, Any]]:
    """Give the records of a list one by one, numbered within it."""
    if isinstance(record, list):
        yield from enumerate(record, start=1)
    else:
        yield line, record


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        rest = text[error.pos : error.pos + 20].partition("\n")[0]
        found = repr(rest) if rest else "'the end of the line'"
        return RecordError(f"$ (column {error.colno})", found, f"JSON: {error.msg}")
    except (RecursionError, ValueError) as error:
        found = "RecursionError" if isinstance(error, RecursionError) else "ValueError"
        return RecordError("$", found, f"JSON that can be read: {error}")


def parse_readings(pairs: Iterable[str]) -> dict[str, str]:
    """Read `R-rails=six` pairs of the command line; raises SettingError for a malformed one."""
    readings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            msg = f"{pair!r}: expected READING=VALUE, for example R-rails=six"
            raise SettingError(msg)
        readings[name] = value
    return readings
