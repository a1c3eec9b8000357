"""Defects of rules 2, 3, 9 and 10: the markings, the set of balls and home."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from defects.seeding import Rows, Seed, dropped, instead
from piramida import rack, table
from piramida.table import Point, Table

MILLIMETRE = 1e-3


def shifted(spot: Callable[[Table], Point], metres: float) -> Seed:
    """Move a spot along the long string, towards the foot rail where positive."""
    return instead(spot, lambda right, surface: Point(right(surface).x + metres, 0.0))


def home_as(inside: Callable[[Table, Point], bool]) -> Seed:
    """Say otherwise which places are in home."""
    return instead(table.in_home, lambda _right, surface, centre: inside(surface, centre))


def near_the_spot(
    right: Callable[[Table, Mapping[int, Point]], frozenset[int]],
    surface: Table,
    centres: Mapping[int, Point],
) -> frozenset[int]:
    """Give those balls on the centre line that lie within a ball of the centre spot."""
    return frozenset(
        ball for ball in right(surface, centres) if abs(centres[ball].y) <= surface.ball_radius
    )


DEFECTS: Rows = {
    "G.2.1.1": (
        ("There is no centre spot.", dropped),
        (
            "The centre spot lies a millimetre too near to the foot rail.",
            shifted(table.centre_spot, MILLIMETRE),
        ),
    ),
    "G.2.1.2": (
        ("There is no centre line.", dropped),
        (
            "The centre line lies a millimetre beside the centre spot.",
            instead(table.centre_line, lambda right, surface: right(surface) + MILLIMETRE),
        ),
        ("The centre line is as short as its spot.", instead(table.on_centre_line, near_the_spot)),
    ),
    "G.2.1.3": (
        ("There is no head spot.", dropped),
        (
            "The head spot lies a millimetre too near to the centre.",
            shifted(table.head_spot, MILLIMETRE),
        ),
        (
            "The head spot lies halfway between its place and the head rail.",
            instead(table.head_spot, lambda _right, surface: Point(-3 * surface.length / 8, 0.0)),
        ),
    ),
    "G.2.1.4": (
        ("There is no home line.", dropped),
        (
            "The home line lies two millimetres too near to the head rail.",
            instead(table.home_line, lambda right, surface: right(surface) - 2 * MILLIMETRE),
        ),
        (
            "The home line lies two millimetres too near to the centre.",
            instead(table.home_line, lambda right, surface: right(surface) + 2 * MILLIMETRE),
        ),
        (
            "The home line lies at one place whatever the size of the table.",
            instead(table.home_line, lambda right, _surface: right(Table())),
        ),
    ),
    "G.2.1.5": (
        ("There is no foot spot.", dropped),
        (
            "The foot spot lies a millimetre too near to the foot rail.",
            shifted(table.foot_spot, MILLIMETRE),
        ),
        (
            "The foot spot lies in the head half.",
            instead(table.foot_spot, lambda right, surface: Point(-right(surface).x, 0.0)),
        ),
        (
            "The foot spot lies at one place whatever the size of the table.",
            instead(table.foot_spot, lambda right, _surface: right(Table())),
        ),
    ),
    "G.2.1.6": (
        ("There is no spotting line.", dropped),
        (
            "The spotting line runs from the foot spot to the centre spot.",
            instead(
                table.spotting_line, lambda right, surface: (right(surface)[0], Point(0.0, 0.0))
            ),
        ),
    ),
    "G.3": (
        ("Only the coloured ball makes the set.", dropped),
        (
            "The set lacks the ball with the highest number.",
            instead(rack.standard_set, lambda right, rules: right(rules) - {max(right(rules))}),
        ),
    ),
    "G.2.2": (
        ("The whole table is home.", dropped),
        (
            "Home ends a ball's width before the head rail.",
            home_as(
                lambda surface, centre: (
                    -surface.length / 2 + 2 * surface.ball_radius
                    < centre.x
                    < table.home_line(surface)
                )
            ),
        ),
        (
            "Home is the foot end of the table.",
            instead(
                table.in_home,
                lambda right, surface, centre: right(surface, Point(-centre.x, centre.y)),
            ),
        ),
    ),
    "G.9": (
        ("A ball is nowhere.", dropped),
        (
            "A ball is where its edge nearest to the foot rail is.",
            instead(
                table.position_of_ball, lambda _right, centre: Point(centre.x + 0.034, centre.y)
            ),
        ),
        (
            "A ball is where its edge nearest to the head rail is.",
            instead(
                table.position_of_ball, lambda _right, centre: Point(centre.x - 0.034, centre.y)
            ),
        ),
    ),
    "G.10.1": (
        ("Nothing bounds home.", dropped),
        (
            "The line itself belongs to home.",
            home_as(lambda surface, centre: centre.x <= table.home_line(surface)),
        ),
        (
            "Home begins a millimetre behind the line.",
            home_as(lambda surface, centre: centre.x < table.home_line(surface) - MILLIMETRE),
        ),
    ),
    "G.10.2": (
        ("A ball on the home line may be anywhere.", dropped),
        (
            "A ball whose centre lies on the home line is in home.",
            home_as(lambda surface, centre: centre.x <= table.home_line(surface)),
        ),
        (
            "A ball is in home only if all of it is.",
            home_as(
                lambda surface, centre: centre.x + surface.ball_radius < table.home_line(surface)
            ),
        ),
    ),
}
