"""A divided prize fund in words, English or Russian."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from piramida.explain import Language
from piramida.prizes import Division

_WORDS: Final = {
    "fund": ("Prize fund", "Призовой фонд"),
    "place": ("place", "место"),
    "even": ("The shares came out even.", "Доли разделились без остатка."),
    "left": (
        "Rounding down left {units} × {unit} over; it went unit by unit to places: {places}.",
        "Остаток от округления вниз: {units} × {unit}; по единице получили места: {places}.",
    ),
}


def explain_prizes(division: Division, language: Language = "en") -> str:
    """Tell a division: every place with its share and amount, and where units were added."""
    lines = [f"{_word('fund', language)}: {_written(division.fund, language)}"]
    amounts = [_written(prize.amount, language) for prize in division.prizes]
    width = max(map(len, amounts), default=0)
    for prize, amount in zip(division.prizes, amounts, strict=True):
        mark = f"  +{prize.added}" if prize.added else ""
        share = f"{_written(prize.percent, language)} %"
        lines.append(f"{prize.place:>3} {share:>7}  {amount:>{width}}{mark}")
    return "\n".join([*lines, _left_over(division, language)])


def _left_over(division: Division, language: Language) -> str:
    if not division.topped_up:
        return _word("even", language)
    return _word("left", language).format(
        units=sum(prize.added for prize in division.prizes),
        unit=_written(division.minor_unit, language),
        places=_runs(division.topped_up),
    )


def _runs(places: tuple[int, ...]) -> str:
    """Write places 1, 2, 3 as 1–3: they always begin with the first one and leave none out."""
    first, last = places[0], places[-1]
    return str(first) if first == last else f"{first}–{last}"


def _written(value: Decimal, language: Language) -> str:
    text = format(value, "f")
    return text.replace(".", ",") if language == "ru" else text


def _word(name: str, language: Language) -> str:
    return _WORDS[name][language == "ru"]
