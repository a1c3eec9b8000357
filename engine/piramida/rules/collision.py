"""Rules 4 to 6. The cue ball, the object balls, their collision, and play after a foul."""

from __future__ import annotations

from collections.abc import Iterator

from piramida.clauses import clause
from piramida.ruling import Foul
from piramida.shot import COLOURED, Contact, Pocketed, Rail, Shot
from piramida.walk import Summary


@clause("G.4.1", otherwise=COLOURED)
def cue_ball(shot: Shot) -> int:
    """G.4.1. The ball that is struck with the cue is the cue ball."""
    return shot.cue_ball


@clause("G.4.2", "K.2", "D.2", otherwise=())
def cue_ball_of_other_games(play: Summary) -> Iterator[Foul]:
    """G.4.2, K.2, D.2. In all games but Free pyramid the coloured ball is the cue ball."""
    if not any_cue_ball(play.shot) and cue_ball(play.shot) != COLOURED:
        yield Foul("G.4.2", events=play.tips[:1], balls=(cue_ball(play.shot),))


@clause("G.4.3", "G.25.4", otherwise=False)
def any_cue_ball(shot: Shot) -> bool:
    """G.4.3, G.25.4. In Free pyramid any ball may be the cue ball, a spotted one too.

    Of the break 11.2 speaks itself.
    """
    return shot.discipline in ("free", "continuation")


@clause("G.4.4", otherwise=frozenset())
def object_balls(shot: Shot) -> frozenset[int]:
    """G.4.4. Every ball on the bed but the cue ball is an object ball."""
    return shot.bed - {cue_ball(shot)}


@clause("G.5.1", "G.5.2", otherwise=True)
def collision(play: Summary) -> bool:
    """G.5.1, G.5.2. The cue ball has met an object ball, straight or off a rail."""
    if play.first_contact is None:
        return any(not played_away(play, ball) for ball in _touching(play.shot))
    return play.first_ball in object_balls(play.shot)


@clause("G.19.n1", otherwise=False)
def played_away(play: Summary, ball: int) -> bool:
    """G.19.n1. A ball that touched the cue ball and was not moved has not been met."""
    return not play.moved >> ball & 1


def _touching(shot: Shot) -> Iterator[int]:
    """Give the balls that touch the cue ball before the stroke."""
    for one, other in shot.frozen_balls:
        if shot.cue_ball in (one, other):
            yield other if one == shot.cue_ball else one


@clause("G.5.3", otherwise=())
def no_object_ball_met(play: Summary) -> Iterator[Foul]:
    """G.5.3. The cue ball meets no object ball."""
    if not collision(play):
        seen = tuple(
            index
            for index, event in enumerate(play.shot.events)
            if isinstance(event, Rail | Pocketed | Contact)
        )
        yield Foul("G.5.3", events=seen, balls=(cue_ball(play.shot),))


@clause("G.6", "G.6.1", "G.6.2", otherwise="")
def plays_after_foul(option: str, chooser: str, offender: str) -> str:
    """G.6.1, G.6.2. The opponent strikes himself (`play`) or has the offender do it (`assign`)."""
    return chooser if option == "play" else offender
