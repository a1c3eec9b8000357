"""Combined pyramid: what differs from Free pyramid, in the order of its clauses."""

from __future__ import annotations

from piramida.clauses import clause
from piramida.games.free import Free
from piramida.ruling import Foul, Ruling
from piramida.shot import COLOURED, Shot
from piramida.state import InHand, State


@clause("K.1", otherwise=None)
def winner(state: State) -> str | None:
    """K.1. The side that reaches eight points first has won; None while nobody has."""
    wanted = state.rules.number("K.1.points")
    return next((side for side in state.sides if state.score.get(side, 0) >= wanted), None)


@clause("K.2", otherwise=frozenset())
def cue_ball(_state: State) -> frozenset[int]:
    """K.2. The coloured ball is the only cue ball."""
    return frozenset({COLOURED})


@clause("K.5.1", "K.5.3", otherwise=())
def counting(ruling: Ruling) -> tuple[int, ...]:
    """K.5.1, K.5.3. Whatever object balls drop on a legal stroke count at once."""
    return tuple(ball for ball in ruling.pocketed if ball != COLOURED)


@clause("K.5.2", otherwise=False)
def ball_in_lieu(ruling: Ruling) -> bool:
    """K.5.2. For a legally pocketed cue ball the shooter lifts an object ball of his choice."""
    return COLOURED in ruling.pocketed


@clause("K.5.2.n1", otherwise=0)
def points_for_cue_ball(state: State, ruling: Ruling) -> int:
    """K.5.2.n1. The point enters with the ball lifted in lieu, before the next stroke.

    Where the cue ball is worth a point of its own (R-in-lieu `two`), that enters at once.
    """
    return 1 if ball_in_lieu(ruling) and state.rules.reading("R-in-lieu") == "two" else 0


@clause("K.6", otherwise=0)
def points(state: State, balls: tuple[int, ...]) -> int:
    """K.6. One point for each ball."""
    return int(state.rules.number("K.6.points")) * len(balls)


@clause("K.7", otherwise=frozenset())
def penalty_balls(state: State) -> frozenset[int]:
    """K.7. The penalty ball is an object ball of the opponent's choice, after spotting."""
    return state.bed - {COLOURED}


@clause("K.5.2", "K.7", otherwise=None)
def hand_after(before: State, ruling: Ruling, hand: InHand) -> InHand | None:
    """K.5.2, K.7. A cue ball that left the bed is played in hand next, whoever plays."""
    gone = COLOURED in ruling.pocketed or any(ball.ball == COLOURED for ball in ruling.returned)
    if gone:
        return hand
    return before.in_hand if ruling.verdict == "replay" else None


class Combined(Free):
    """Combined pyramid, as `match` asks for it."""

    goal_clause = "K.1"
    penalty_clause = "K.7"
    forfeit_clause = "K.7"
    point_clause = "K.6"
    lieu_clause = "K.5.2"
    hand: InHand = "home"

    def cue_balls(self, state: State) -> frozenset[int]:
        """K.2."""
        return cue_ball(state)

    def wrong_cue_ball(self, _state: State, _shot: Shot) -> tuple[Foul, ...]:
        """G.4.2 finds this violation on the shot itself."""
        return ()

    def counting(self, ruling: Ruling) -> tuple[int, ...]:
        """K.5.1, K.5.3."""
        return counting(ruling)

    def in_lieu(self, ruling: Ruling) -> bool:
        """K.5.2."""
        return ball_in_lieu(ruling)

    def extra_points(self, state: State, ruling: Ruling) -> int:
        """K.5.2.n1."""
        return points_for_cue_ball(state, ruling)

    def points(self, state: State, balls: tuple[int, ...]) -> int:
        """K.6."""
        return points(state, balls)

    def penalty_balls(self, state: State) -> frozenset[int]:
        """K.7."""
        return penalty_balls(state)

    def winner(self, state: State) -> str | None:
        """K.1."""
        return winner(state)

    def hand_after(self, before: State, _shot: Shot, ruling: Ruling) -> InHand | None:
        """K.5.2, K.7."""
        return hand_after(before, ruling, self.hand)
