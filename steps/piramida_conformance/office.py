"""`piramida equipment check` and `piramida prizes`: what is asked beside the game itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import IO, Any, Final, NoReturn

from piramida._values import RecordError, refuse
from piramida.equipment import check, read_equipment, write_findings
from piramida.explain import Language
from piramida.explain_equipment import explain_equipment
from piramida.explain_prizes import explain_prizes
from piramida.explain_refusal import refused
from piramida.prizes import divide, write_division
from piramida.readings import Rules

FINE, OUTSIDE, REFUSED = 0, 1, 2

_IGNORED: Final[Mapping[Language, str]] = {
    "en": "field {path} is not part of the format and is ignored",
    "ru": "поле {path} не входит в формат и пропускается",
}


def check_equipment(  # noqa: PLR0913  # the options of the command
    source: IO[str],
    out: IO[str],
    err: IO[str],
    *,
    rules: Rules,
    as_json: bool = False,
    language: Language = "en",
    strict: bool = False,
) -> int:
    """Check one equipment record; 0: all is allowed, 1: something is not, 2: refused."""

    def ignore(path: str) -> None:
        err.write(f"piramida: {_IGNORED[language].format(path=path)}\n")

    try:
        record = _parse(source.read())
        measured, rules = read_equipment(record, rules, refuse if strict else ignore)
    except RecordError as error:
        return _refuse(error, out, err, as_json=as_json, language=language)
    findings = check(measured, rules)
    if as_json:
        _write(out, write_findings(findings))
    else:
        out.write(explain_equipment(findings, language) + "\n")
    return FINE if all(finding.within for finding in findings) else OUTSIDE


def _constant(word: str) -> NoReturn:
    raise RecordError("$", word, "JSON numbers")


def _parse(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds
    try:
        return json.loads(text, parse_constant=_constant)
    except json.JSONDecodeError as error:
        rest = text[error.pos : error.pos + 20].partition("\n")[0]
        found = repr(rest) if rest else "'the end of the text'"
        path = f"$ (line {error.lineno}, column {error.colno})"
        raise RecordError(path, found, f"JSON: {error.msg}") from error
    except RecordError:
        raise
    except (RecursionError, ValueError) as error:
        found = "RecursionError" if isinstance(error, RecursionError) else "ValueError"
        raise RecordError("$", found, f"JSON that can be read: {error}") from error


def divide_fund(  # noqa: PLR0913  # the options of the command
    places: int,
    fund: str,
    minor_unit: str,
    out: IO[str],
    err: IO[str],
    *,
    as_json: bool = False,
    language: Language = "en",
) -> int:
    """Divide a prize fund; 0: done, 2: refused."""
    try:
        division = divide(places, _amount("fund", fund), _amount("minor_unit", minor_unit), Rules())
    except RecordError as error:
        return _refuse(error, out, err, as_json=as_json, language=language)
    if as_json:
        _write(out, write_division(division))
    else:
        out.write(explain_prizes(division, language) + "\n")
    return FINE


def _amount(name: str, text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        raise RecordError(name, repr(text), "an amount such as 25000 or 0.01") from None


def _refuse(
    error: RecordError, out: IO[str], err: IO[str], *, as_json: bool, language: Language
) -> int:
    """Say what was refused: as JSON among the answers, as text on standard error."""
    parts = {"path": error.path, "found": error.found, "expected": error.expected}
    message = refused(error, language)
    if as_json:
        _write(out, {"error": parts | {"message": message}})
    else:
        err.write(f"piramida: {message}\n")
    return REFUSED


def _write(out: IO[str], answer: Any) -> None:  # noqa: ANN401 - whatever JSON holds
    out.write(json.dumps(answer, ensure_ascii=False) + "\n")
