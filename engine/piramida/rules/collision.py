"""Rules 4 and 5. The cue ball, the object balls and their collision."""

from __future__ import annotations

from collections.abc import Iterator

from piramida.clauses import clause
from piramida.ruling import Foul
from piramida.shot import COLOURED, Contact, Pocketed, Rail, Shot
from piramida.walk import Summary


@clause("G.4.2", otherwise=())
def cue_ball_of_other_games(play: Summary) -> Iterator[Foul]:
    """G.4.2. In Combined and Dynamic pyramid the coloured ball is the cue ball."""
    if play.shot.discipline in ("combined", "dynamic") and play.shot.cue_ball != COLOURED:
        yield Foul("G.4.2", events=play.tips[:1], balls=(play.shot.cue_ball,))


@clause("G.4.4", otherwise=frozenset())
def object_balls(shot: Shot) -> frozenset[int]:
    """G.4.4. Every ball on the bed but the cue ball is an object ball."""
    return shot.bed - {shot.cue_ball}


@clause("G.5.1", "G.5.2", otherwise=True)
def collision(play: Summary) -> bool:
    """G.5.1, G.5.2. The cue ball has met an object ball, straight or off a rail."""
    return play.first_contact is not None


@clause("G.5.3", otherwise=())
def no_object_ball_met(play: Summary) -> Iterator[Foul]:
    """G.5.3. The cue ball meets no object ball."""
    if not collision(play):
        cue_ball = play.shot.cue_ball
        seen = tuple(
            index
            for index, event in enumerate(play.shot.events)
            if isinstance(event, Rail | Pocketed | Contact)
        )
        yield Foul("G.5.3", events=seen, balls=(cue_ball,))
