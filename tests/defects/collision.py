"""Defects of rules 4 to 6: cue ball, object balls, collision, play after a foul."""

from __future__ import annotations

from defects.seeding import Rows, dropped, instead
from piramida.rules import collision
from piramida.shot import COLOURED, Rail
from piramida.walk import Summary


def rails_on_the_way(play: Summary) -> int:
    """Count the rails that were touched before the cue ball met a ball."""
    events = play.shot.events[: play.first_contact]
    return sum(isinstance(event, Rail) for event in events)


DEFECTS: Rows = {
    "G.4.1": (
        ("The coloured ball is the cue ball, whichever is struck.", dropped),
        (
            "Any other ball than the one that is struck is the cue ball.",
            instead(collision.cue_ball, lambda right, shot: (right(shot) + 1) % 16),
        ),
    ),
    "G.4.2": (
        ("Any ball may be the cue ball in every game.", dropped),
        (
            "In Dynamic pyramid any ball may be the cue ball.",
            instead(
                collision.cue_ball_of_other_games,
                lambda right, play: () if play.shot.discipline == "dynamic" else right(play),
            ),
        ),
        (
            "In Combined pyramid any ball may be the cue ball.",
            instead(
                collision.cue_ball_of_other_games,
                lambda right, play: () if play.shot.discipline == "combined" else right(play),
            ),
        ),
    ),
    "G.4.3": (
        ("The coloured ball alone is the cue ball in Free pyramid too.", dropped),
        (
            "In Free pyramid with continuation the coloured ball alone is the cue ball.",
            instead(collision.any_cue_ball, lambda _right, shot: shot.discipline == "free"),
        ),
    ),
    "G.4.4": (
        ("There are no object balls.", dropped),
        (
            "The coloured ball is never an object ball.",
            instead(collision.object_balls, lambda right, shot: right(shot) - {COLOURED}),
        ),
        (
            "The cue ball is an object ball too.",
            instead(collision.object_balls, lambda _right, shot: shot.bed),
        ),
    ),
    "G.5.1": (
        ("No stroke needs a collision.", dropped),
        (
            "The opening break needs no collision.",
            instead(
                collision.collision,
                lambda right, play: play.shot.phase == "break" or right(play),
            ),
        ),
        (
            "A ball in the pocket replaces the collision.",
            instead(collision.collision, lambda right, play: bool(play.pocketed) or right(play)),
        ),
        ("No stroke ever has a collision.", instead(collision.collision, lambda *_: False)),
    ),
    "G.5.2": (
        ("A rail replaces the collision.", dropped),
        (
            "Only the direct way to the object ball is a collision.",
            instead(
                collision.collision,
                lambda right, play: right(play) and rails_on_the_way(play) == 0,
            ),
        ),
        (
            "Only the way off a rail is a collision.",
            instead(
                collision.collision, lambda right, play: right(play) and rails_on_the_way(play) > 0
            ),
        ),
        (
            "The cue ball may touch one rail on its way, and no more.",
            instead(
                collision.collision,
                lambda right, play: right(play) and rails_on_the_way(play) <= 1,
            ),
        ),
    ),
    "G.5.3": (
        ("A stroke that meets nothing is no foul.", dropped),
        (
            "Touching a rail excuses a stroke that meets nothing.",
            instead(
                collision.no_object_ball_met,
                lambda right, play: () if rails_on_the_way(play) else right(play),
            ),
        ),
    ),
}
