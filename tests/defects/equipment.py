"""Defects of the check of equipment: figures dropped, limits shifted, readings of sizes."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from defects.seeding import Rows, Seed, dropped, instead, number
from piramida import equipment
from piramida.equipment import Limits

TENTH = Decimal("0.1")


def wider(function: Callable[..., Any]) -> Seed:
    """Allow a tenth more on either side."""
    return instead(
        function,
        lambda right, rules: Limits(
            *(
                None if limit is None else limit + by
                for limit, by in zip(right(rules), (-TENTH, TENTH), strict=True)
            )
        ),
    )


def narrower(function: Callable[..., Any]) -> Seed:
    """Allow a tenth less on either side."""
    return instead(
        function,
        lambda right, rules: Limits(
            *(
                None if limit is None else limit + by
                for limit, by in zip(right(rules), (TENTH, -TENTH), strict=True)
            )
        ),
    )


def of(sentence: str, function: Callable[..., Any]) -> tuple[tuple[str, Seed], ...]:
    """Give the three ways in which one figure can be wrong."""
    return (
        (f"{sentence} is not looked at.", dropped),
        (f"{sentence} may be a tenth outside its limits.", wider(function)),
        (f"{sentence} has to be a tenth inside its limits.", narrower(function)),
    )


def surface(length: int, width: int) -> tuple[tuple[str, Seed], ...]:
    """Give the ways in which the figures of one size of table can be wrong."""
    return (
        ("The size is not known.", dropped),
        ("It is a millimetre longer.", number("length_mm", length + 1)),
        ("It is as wide as long.", number("width_mm", length)),
        ("It is a millimetre narrower.", number("width_mm", width - 1)),
    )


DEFECTS: Rows = {
    "E.1.1": surface(3550, 1775),
    "E.1.2": surface(2950, 1470),
    "E.1.3": surface(2540, 1270),
    "E.1.4": surface(2240, 1120),
    "E.1.5": (
        ("No table has a tolerance.", dropped),
        ("The tolerance is 51 mm.", number("tolerance_mm", 51)),
        ("The tolerance is 49 mm.", number("tolerance_mm", 49)),
        (
            "Every table has the tolerance.",
            instead(
                equipment.surface_tolerance,
                lambda right, _size, rules: right(12, rules),
            ),
        ),
    ),
    "E.2.1": of("The thickness of the slate", equipment.slate),
    "E.2.2": of("The height of the table", equipment.table_height),
    "E.3.1": of("The height of the cushion", equipment.cushion_height),
    "E.3.2": of("The slope of the cushion", equipment.cushion_slope),
    "E.3.3": of("The rebound of the rubber", equipment.rubber_rebound),
    "E.3.4": of("The hardness of the rubber", equipment.rubber_hardness),
    "E.4.1": of("The mouth of a corner pocket", equipment.corner_mouth),
    "E.4.2": of("The mouth of a side pocket", equipment.side_mouth),
    "E.4.3": of("The jaw of a corner pocket", equipment.corner_jaw),
    "E.4.4": of("The channel of a corner pocket", equipment.corner_channel),
    "E.4.5": of("The jaw of a side pocket", equipment.side_jaw),
    "E.4.6": of("The channel of a side pocket", equipment.side_channel),
    "E.5.1": of("The diameter of a ball", equipment.ball_diameter),
    "E.5.2": of("The weight of a ball", equipment.ball_weight),
}
