"""Defects of the prize schedules and of what rounding leaves over."""

from __future__ import annotations

from defects.seeding import Rows, Seed, dropped, instead, number
from piramida import prizes


def row(percent: float, last: int) -> tuple[tuple[str, Seed], ...]:
    """Give the ways in which one row of a schedule can be wrong."""
    return (
        ("The schedule is empty.", dropped),
        ("The share is a tenth smaller.", number("share_percent", percent - 0.1)),
        ("One place more has this share.", number("place_to", last + 1)),
    )


DEFECTS: Rows = {
    "P.1.1": row(35, 1),
    "P.1.2": row(25, 2),
    "P.1.3": row(10, 4),
    "P.1.4": row(5, 8),
    "P.2.1": row(25, 1),
    "P.2.2": row(15, 2),
    "P.2.3": row(10, 4),
    "P.2.4": row(5, 8),
    "P.2.5": row(2.5, 16),
    "P.3.1": row(20, 1),
    "P.3.2": row(10.4, 2),
    "P.3.3": row(7.6, 4),
    "P.3.4": row(4, 8),
    "P.3.5": row(2.4, 16),
    "P.3.6": row(1.2, 32),
    "P.4.1": (
        ("No share is paid.", dropped),
        (
            "Shares are rounded to the nearest unit.",
            instead(
                prizes.rounded_down, lambda _right, units, percent: round(units * percent / 100)
            ),
        ),
        (
            "Shares are rounded up.",
            instead(prizes.rounded_down, lambda right, units, percent: -right(-units, percent)),
        ),
    ),
    "P.4.2": (
        ("What is left over is kept.", dropped),
        ("Two units are given out at a time.", number("units", 2)),
        (
            "All that is left over goes to the first place.",
            instead(
                prizes.given_out,
                lambda _right, left, places, _rules: (left, *[0] * (places - 1)),
            ),
        ),
        (
            "What is left over goes to the last places.",
            instead(
                prizes.given_out,
                lambda right, *given: tuple(reversed(right(*given))),
            ),
        ),
    ),
    "P.4.3": (
        ("Nobody says which places received a unit.", dropped),
        (
            "Every place is named.",
            instead(prizes.topped_up, lambda _right, added: tuple(range(1, len(added) + 1))),
        ),
    ),
}
