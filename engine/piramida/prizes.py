"""Prizes: how a fund is divided among 8, 16 or 32 paid places (P.1 to P.4).

All amounts are exact: whole minor units of the currency, never binary fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Final

from piramida._values import JSON, RecordError
from piramida.clauses import clause
from piramida.readings import DEFAULT_RULES, Rules

MOST: Final = 18
"""Funds have at most so many digits before the decimal point, minor units so many after it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a schedule: the places that it pays, and the share of each in per cent."""

    clause: str
    first: int
    last: int
    percent: Decimal


@dataclass(frozen=True, slots=True)
class Prize:
    """What one place receives; `added`: the minor units that rounding had left over."""

    place: int
    clause: str
    percent: Decimal
    amount: Decimal
    added: int


@dataclass(frozen=True, slots=True)
class Division:
    """A fund divided; `topped_up`: the places that received what rounding had left over."""

    fund: Decimal
    minor_unit: Decimal
    prizes: tuple[Prize, ...]
    topped_up: tuple[int, ...]


# -- the schedules --------------------------------------------------------------------------


def _row(name: str, rules: Rules) -> Row:
    return Row(
        name,
        int(rules.number(f"{name}.place_from")),
        int(rules.number(f"{name}.place_to")),
        Decimal(str(rules.number(f"{name}.share_percent"))),
    )


@clause("P.1.1", "P.1.2", "P.1.3", "P.1.4", otherwise=())
def eight_places(rules: Rules) -> tuple[Row, ...]:
    """P.1.1 to P.1.4. The shares for eight places."""
    return tuple(_row(f"P.1.{item}", rules) for item in range(1, 5))


@clause("P.2.1", "P.2.2", "P.2.3", "P.2.4", "P.2.5", otherwise=())
def sixteen_places(rules: Rules) -> tuple[Row, ...]:
    """P.2.1 to P.2.5. The shares for sixteen places."""
    return tuple(_row(f"P.2.{item}", rules) for item in range(1, 6))


@clause("P.3.1", "P.3.2", "P.3.3", "P.3.4", "P.3.5", "P.3.6", otherwise=())
def thirty_two_places(rules: Rules) -> tuple[Row, ...]:
    """P.3.1 to P.3.6. The shares for thirty-two places."""
    return tuple(_row(f"P.3.{item}", rules) for item in range(1, 7))


def schedules(rules: Rules = DEFAULT_RULES) -> dict[int, tuple[Row, ...]]:
    """Give the three schedules: number of paid places -> rows."""
    return {
        int(rules.number("P.1.places")): eight_places(rules),
        int(rules.number("P.2.places")): sixteen_places(rules),
        int(rules.number("P.3.places")): thirty_two_places(rules),
    }


# -- the amounts ----------------------------------------------------------------------------


@clause("P.4.1", otherwise=0)
def rounded_down(units: int, percent: Decimal) -> int:
    """P.4.1. The share of a fund in whole minor units, rounded down."""
    share = Fraction(percent) / 100
    return units * share.numerator // share.denominator


@clause("P.4.2", otherwise=())
def given_out(left: int, places: int, rules: Rules) -> tuple[int, ...]:
    """P.4.2. What is left over goes unit by unit to the places from the first one downwards."""
    step = int(rules.number("P.4.2.units"))
    rounds, rest = divmod(left, step * places)
    return tuple(rounds * step + min(step, max(rest - step * place, 0)) for place in range(places))


@clause("P.4.3", otherwise=())
def topped_up(added: Iterable[int]) -> tuple[int, ...]:
    """P.4.3. The places that received a unit which rounding had left over."""
    return tuple(place for place, units in enumerate(added, start=1) if units)


def divide(
    places: int, fund: Decimal, minor_unit: Decimal, rules: Rules = DEFAULT_RULES
) -> Division:
    """Divide a fund among the places; the amounts make up the fund exactly (P.4).

    `minor_unit`: the smallest amount that is paid, in the currency of the fund. Raises
    RecordError for a number of places without a schedule, and for a fund that is no positive
    multiple of the minor unit.
    """
    known = schedules(rules)
    if places not in known:
        raise RecordError("places", str(places), f"one of: {', '.join(map(str, known))}")
    units = _units(fund, minor_unit)
    rows = [row for row in known[places] for _ in range(row.first, row.last + 1)]
    shares = [rounded_down(units, row.percent) for row in rows]
    left = units - sum(shares)
    if left < 0:
        percent = sum(row.percent for row in rows)
        raise RecordError("places", f"shares of {percent} per cent", "at most 100 per cent")
    added = given_out(left, len(rows), rules) if rows else ()
    return Division(
        fund, minor_unit, tuple(_prizes(rows, shares, added, minor_unit)), topped_up(added)
    )


def _prizes(
    rows: Sequence[Row], shares: Sequence[int], added: Sequence[int], minor_unit: Decimal
) -> Iterator[Prize]:
    for index, (row, share) in enumerate(zip(rows, shares, strict=True)):
        more = added[index] if added else 0
        amount = _times(share + more, minor_unit)
        yield Prize(index + 1, row.clause, row.percent, amount, more)


def _units(fund: Decimal, minor_unit: Decimal) -> int:
    """Give a fund in minor units; raises RecordError unless it is a whole number of them."""
    for name, value in (("fund", fund), ("minor_unit", minor_unit)):
        if not value.is_finite() or value <= 0 or abs(value.adjusted()) >= MOST:
            raise RecordError(name, str(value), f"a positive amount of up to {MOST} digits")
    units = Fraction(fund) / Fraction(minor_unit)
    if units.denominator != 1:
        raise RecordError("fund", str(fund), f"a multiple of {minor_unit:f}")
    return units.numerator


def _times(units: int, minor_unit: Decimal) -> Decimal:
    """Multiply without rounding, however many digits there are."""
    _, digits, exponent = minor_unit.as_tuple()
    unit = int("".join(map(str, digits)))
    return Decimal((0, tuple(map(int, str(units * unit))), int(exponent)))


def write_division(division: Division) -> JSON:
    """Write a division as JSON; amounts are texts, so that they stay exact."""
    return {
        "places": len(division.prizes),
        "fund": f"{division.fund:f}",
        "minor_unit": f"{division.minor_unit:f}",
        "prizes": [
            {
                "place": prize.place,
                "clause": prize.clause,
                "share_percent": float(prize.percent),
                "amount": f"{prize.amount:f}",
                "added_units": prize.added,
            }
            for prize in division.prizes
        ],
        "topped_up": list(division.topped_up),
    }
