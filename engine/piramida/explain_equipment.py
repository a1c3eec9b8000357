"""The check of measured equipment in words, English or Russian."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from piramida._texts import FOUND
from piramida.equipment import Finding, Limits, unmeasured
from piramida.explain import Language, clause_name

_WORDS: Final = {
    "measured": ("measured", "измерено"),
    "allowed": ("allowed", "допускается"),
    "at least": ("at least", "не менее"),
    "at most": ("at most", "не более"),
    "ok": ("All measured values are allowed:", "Все измеренные величины допустимы:"),
    "out": ("Out of tolerance:", "Вне допуска:"),
    "of": ("of", "из"),
    "unmeasured": ("Not measured:", "Не измерено:"),
}


def explain_equipment(findings: tuple[Finding, ...], language: Language = "en") -> str:
    """Tell a check: each value out of tolerance with its clause and limits, then the counts."""
    outside = [finding for finding in findings if not finding.within]
    lines = [_line(finding, language) for finding in outside]
    if outside:
        of = _word("of", language)
        lines.append(f"{_word('out', language)} {len(outside)} {of} {len(findings)}.")
    else:
        lines.append(f"{_word('ok', language)} {len(findings)}.")
    if left := unmeasured(findings):
        names = ", ".join(_number_of(name) for name in left)
        lines.append(f"{_word('unmeasured', language)} {names}.")
    return "\n".join(lines)


def _line(finding: Finding, language: Language) -> str:
    first, *others = finding.clauses
    clauses = ", ".join([clause_name(first, language), *map(_number_of, others)])
    sentence = FOUND[finding.clauses[-1]][language == "ru"]
    measured = f"{_word('measured', language)} {_written(finding.measured, language)}"
    allowed = f"{_word('allowed', language)} {_range(finding.allowed, language)}"
    return f"{clauses}  {sentence}  {finding.path}: {measured}, {allowed}"


def _range(limits: Limits, language: Language) -> str:
    if limits.least is None or limits.most is None:
        which = "at least" if limits.most is None else "at most"
        limit = limits.least if limits.most is None else limits.most
        return f"{_word(which, language)} {_written(limit or Decimal(0), language)}"
    return f"{_written(limits.least, language)}–{_written(limits.most, language)}"


def _written(value: Decimal, language: Language) -> str:
    """Write a number without needless zeros, with the decimal sign of the language."""
    text = format(value, "f")
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return text.replace(".", ",") if language == "ru" else text


def _number_of(clause: str) -> str:
    return clause.partition(".")[2]


def _word(name: str, language: Language) -> str:
    return _WORDS[name][language == "ru"]
