"""`piramida judge`: rule on shot records from a file or from standard input.

One JSON object, or JSON lines. Every record gets its ruling or its refusal, in order; a refused
record never keeps the others from being judged.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, Any

from piramida.explain import Language, explain
from piramida.judging import judge
from piramida.readings import Rules
from piramida.records import RecordError, Unknown, read_shot, refuse, write_ruling

JUDGED, REFUSED = 0, 2

_MESSAGES = {
    "line": {"en": "Line", "ru": "Строка"},
    "refused": {
        "en": "{path}: found {found}, expected {expected}",
        "ru": "{path}: найдено {found}, ожидается {expected}",
    },
    "ignored": {
        "en": "field {field} is not part of the format and is ignored",
        "ru": "поле {field} не входит в формат и пропускается",
    },
}


def run(
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
    warn = _Warnings(language)
    refused = False
    first = True
    for line, record in _records(source.read()):
        try:
            if isinstance(record, RecordError):
                raise record
            shot, chosen = read_shot(record, rules, refuse if strict else warn)
        except RecordError as error:
            refused = True
            if as_json:
                out.write(_dump({"line": line, "error": _error(error, language)}))
            else:
                out.write(_heading(line, first=first, language=language))
                out.write(_refusal(error, language) + "\n")
        else:
            ruling = judge(shot, chosen)
            if as_json:
                out.write(_dump({"line": line, "ruling": write_ruling(ruling)}))
            else:
                out.write(_heading(line, first=first, language=language))
                out.write(explain(ruling, shot, language) + "\n")
        first = False
    return REFUSED if refused else JUDGED


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


def _records(text: str) -> Iterator[tuple[int, Any]]:
    """Give every record with its line; what is no JSON comes as the error it is."""
    if not text.strip():
        yield 1, RecordError("$", "nothing", "a shot record, or one on each line")
        return
    lines = text.split("\n")
    whole = _parse(text) if len(lines) > 1 else None
    if whole is not None and not isinstance(whole, RecordError):
        for position, record in enumerate(whole if isinstance(whole, list) else [whole]):
            yield (position + 1 if isinstance(whole, list) else 1), record
        return
    for number, line in enumerate(lines, start=1):
        if line and not line.isspace():
            yield number, _parse(line)


def _parse(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=None)
    except json.JSONDecodeError as error:
        found = text[error.pos : error.pos + 20].split("\n")[0] or "the end of the line"
        return RecordError(f"$ (column {error.colno})", repr(found), f"JSON: {error.msg}")
    except (RecursionError, ValueError) as error:
        return RecordError("$", type(error).__name__, f"JSON that can be read: {error}")


def _error(error: RecordError, language: Language) -> Mapping[str, str]:
    return {
        "path": error.path,
        "found": error.found,
        "expected": error.expected,
        "message": _refusal(error, language),
    }


def _refusal(error: RecordError, language: Language) -> str:
    return _MESSAGES["refused"][language].format(
        path=error.path, found=error.found, expected=error.expected
    )


def _heading(line: int, *, first: bool, language: Language) -> str:
    return f"{'' if first else chr(10)}{_MESSAGES['line'][language]} {line}: "


def _dump(answer: Mapping[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n"


def parse_readings(pairs: Iterable[str]) -> dict[str, str]:
    """Read `R-rails=six` pairs of the command line; raises ValueError for a malformed one."""
    readings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            msg = f"{pair!r}: expected READING=VALUE, for example R-rails=six"
            raise ValueError(msg)
        readings[name] = value
    return readings
