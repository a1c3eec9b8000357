"""Defects of rule 25: where balls are spotted."""

from __future__ import annotations

from defects.seeding import Rows, constant, dropped, instead
from piramida import spotting, table
from piramida.rules import collision
from piramida.table import Point

MILLIMETRE = 1e-3

DEFECTS: Rows = {
    "G.25.1": (
        ("No ball is spotted.", dropped),
        (
            "One ball is spotted, not all that return.",
            instead(spotting.balls_to_spot, lambda right, returned: right(returned)[:1]),
        ),
        (
            "Balls are spotted as if no other ball lay on the bed.",
            instead(spotting.interfering, lambda *_: ()),
        ),
    ),
    "G.25.2": (
        ("A single ball is spotted on the centre spot.", dropped),
        (
            "A single ball is spotted on the head spot.",
            instead(
                spotting.single_ball,
                lambda _right, _lying, surface, _rules: table.head_spot(surface),
            ),
        ),
        (
            "The foot spot is free though a ball covers it.",
            instead(
                spotting.single_ball,
                lambda _right, _lying, surface, _rules: table.foot_spot(surface),
            ),
        ),
        (
            "A ball needs a millimetre of room on the foot spot.",
            instead(
                spotting.single_ball,
                lambda right, lying, surface, rules: (
                    right(lying, surface, rules)
                    if all(
                        table.distance(table.foot_spot(surface), other)
                        > 2 * surface.ball_radius + MILLIMETRE
                        for other in lying
                    )
                    else next(iter(spotting.several_balls(1, lying, surface)))
                ),
            ),
        ),
    ),
    "G.25.3": (
        ("Several balls are not spotted.", dropped),
        (
            "Several balls stand a millimetre apart.",
            instead(
                spotting.several_balls,
                lambda right, count, lying, surface: tuple(
                    Point(place.x + MILLIMETRE * number, place.y)
                    for number, place in enumerate(right(count, lying, surface))
                ),
            ),
        ),
        (
            "Several balls stand from the foot spot towards the centre.",
            instead(
                spotting.several_balls,
                lambda right, count, lying, surface: tuple(
                    Point(2 * table.foot_spot(surface).x - place.x, place.y)
                    for place in right(count, lying, surface)
                ),
            ),
        ),
        (
            "Several balls stand side by side across the line.",
            instead(
                spotting.several_balls,
                lambda right, count, lying, surface: tuple(
                    Point(table.foot_spot(surface).x, place.x - table.foot_spot(surface).x)
                    for place in right(count, lying, surface)
                ),
            ),
        ),
        (
            "Balls of every size stand as far apart.",
            instead(
                spotting.several_balls,
                lambda right, count, lying, surface: tuple(
                    Point(table.foot_spot(surface).x + 0.068 * number, place.y)
                    for number, place in enumerate(right(count, lying, surface))
                ),
            ),
        ),
    ),
    "G.25.3.p1": (
        ("Balls that lie on the line are not in the way.", dropped),
        ("A spotted ball is frozen to one in its way.", constant(spotting, "NOT_FROZEN", 0.0)),
        (
            "A spotted ball keeps a millimetre from one in its way.",
            constant(spotting, "NOT_FROZEN", MILLIMETRE),
        ),
        (
            "Only balls whose centre is on the line are in the way.",
            instead(
                spotting.interfering,
                lambda right, lying, surface: right(
                    [ball for ball in lying if ball.y == 0.0], surface
                ),
            ),
        ),
        (
            "Only the ball nearest to the foot spot is in the way.",
            instead(spotting.interfering, lambda right, lying, surface: right(lying, surface)[:1]),
        ),
    ),
    "G.25.3.p2": (
        ("Balls that find no room on the line are not spotted.", dropped),
        (
            "Balls that find no room on the line all stand on one spot.",
            instead(
                spotting.on_extension,
                lambda right, count, *rest: [right(1, *rest)[0]] * count if count else [],
            ),
        ),
        (
            "The extension begins a millimetre from the foot spot.",
            instead(
                spotting.on_extension,
                lambda right, *rest: [place - MILLIMETRE for place in right(*rest)],
            ),
        ),
        (
            "On the extension no ball is in the way.",
            instead(
                spotting.on_extension,
                lambda right, count, placed, _blocked, surface: right(count, placed, (), surface),
            ),
        ),
    ),
    "G.25.4": (
        (
            "In Free pyramid a white ball may not be played, spotted or not.",
            instead(collision.any_cue_ball, lambda *_: False),
        ),
        (
            "In every game a spotted ball may be the cue ball.",
            instead(collision.any_cue_ball, lambda *_: True),
        ),
    ),
}
