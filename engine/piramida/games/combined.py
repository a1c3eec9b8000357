"""Combined pyramid: what differs from Free pyramid, in the order of its clauses.

Dynamic pyramid shares most of it, so its clauses stand beside those of Combined pyramid here.
"""

from __future__ import annotations

from piramida.clauses import clause
from piramida.games.free import Free, first_to
from piramida.ruling import Foul, Ruling
from piramida.shot import ALL_BALLS, COLOURED, Shot
from piramida.state import InHand, State


@clause("K.1", otherwise=None)
def winner(state: State) -> str | None:
    """K.1. The side that reaches eight points first has won; None while nobody has."""
    return first_to(state.rules.number("K.1.points"), state)


@clause("K.2", "D.2", otherwise=frozenset())
def cue_ball(_state: State) -> frozenset[int]:
    """K.2, D.2. The coloured ball is the only cue ball."""
    return frozenset({COLOURED})


@clause("K.2", "K.3", "D.2", "D.3", otherwise=frozenset())
def full_set() -> frozenset[int]:
    """K.2, K.3, D.2, D.3. Fifteen white balls in the pyramid and the coloured one."""
    return ALL_BALLS


@clause("K.4", "D.4", otherwise=None)
def hand_for_the_break() -> InHand:
    """K.4, D.4. The opening break is played in hand from home, under rules 11 and 12."""
    return "break"


@clause("K.5.1", "K.5.3", "D.5.1", "D.5.3", otherwise=())
def counting(ruling: Ruling) -> tuple[int, ...]:
    """K.5.1, K.5.3, D.5.1, D.5.3. Whatever object balls drop on a legal stroke count at once."""
    return tuple(ball for ball in ruling.pocketed if ball != COLOURED)


@clause("K.5.1", "K.5.2", "D.5.1", "D.5.2", otherwise=False)
def ball_in_lieu(ruling: Ruling) -> bool:
    """K.5.1, K.5.2, D.5.1, D.5.2. For a cue ball pocketed legally the shooter lifts a ball."""
    return COLOURED in ruling.pocketed


@clause("K.5.2", "D.5.2", otherwise=0)
def points_for_cue_ball(state: State, ruling: Ruling) -> int:
    """K.5.2, D.5.2. The point for a pocketed cue ball is the ball lifted in its place.

    Where the cue ball is worth a point of its own (R-in-lieu `two`), that enters at once.
    """
    return 1 if ball_in_lieu(ruling) and state.rules.reading("R-in-lieu") == "two" else 0


@clause("K.5.2", "D.5.2", otherwise=None)
def hand_for_bonus_stroke(ruling: Ruling, hand: InHand) -> InHand | None:
    """K.5.2, D.5.2. A cue ball that was pocketed legally is played in hand next."""
    return hand if COLOURED in ruling.pocketed else None


@clause("K.5.2.n1", otherwise=1)
def points_without_ball_in_lieu() -> int:
    """K.5.2.n1. No ball lifted in place of the cue ball before the next stroke: no point.

    It is the same in Dynamic pyramid (R-dynamic-in-hand).
    """
    return 0


@clause("K.6", otherwise=0)
def points(state: State, balls: tuple[int, ...]) -> int:
    """K.6. One point for each ball."""
    return int(state.rules.number("K.6.points")) * len(balls)


@clause("K.7", "D.7", otherwise=frozenset())
def penalty_balls(state: State) -> frozenset[int]:
    """K.7, D.7. The penalty ball is any object ball, after spotting (R-penalty-object)."""
    return state.bed - {COLOURED}


@clause("K.7.p1", "D.7.p1", otherwise=None)
def hand_after_foul(ruling: Ruling, hand: InHand) -> InHand | None:
    """K.7.p1, D.7.p1. A cue ball that fell or jumped off on a foul is played in hand next."""
    return hand if any(ball.ball == COLOURED for ball in ruling.returned) else None


@clause("K.9.2", otherwise=None)
def hand_after_touch(hand: InHand | None) -> InHand | None:
    """K.9.2. Who touches a ball while placing the cue ball leaves the stroke in hand to the other.

    It is the same in Dynamic pyramid (R-dynamic-in-hand).
    """
    return hand


class Combined(Free):
    """Combined pyramid, as `match` asks for it."""

    goal_clause = "K.1"
    penalty_clause = "K.7"
    forfeit_clause = "K.7"
    point_clause = "K.6"
    lieu_clause = "K.5.2"
    forfeited_lieu_clause = "K.5.2.n1"
    hand: InHand = "home"

    def balls(self) -> frozenset[int]:
        """K.2, K.3, D.2, D.3."""
        return full_set()

    def hand_for_the_break(self) -> InHand:
        """K.4, D.4."""
        return hand_for_the_break()

    def cue_balls(self, state: State) -> frozenset[int]:
        """K.2, D.2."""
        return cue_ball(state)

    def wrong_cue_ball(self, _state: State, _shot: Shot) -> tuple[Foul, ...]:
        """G.4.2 finds this violation on the shot itself."""
        return ()

    def counting(self, ruling: Ruling) -> tuple[int, ...]:
        """K.5.1, K.5.3, D.5.1, D.5.3."""
        return counting(ruling)

    def in_lieu(self, ruling: Ruling) -> bool:
        """K.5.2, D.5.2."""
        return ball_in_lieu(ruling)

    def extra_points(self, state: State, ruling: Ruling) -> int:
        """K.5.2, D.5.2."""
        return points_for_cue_ball(state, ruling)

    def points_without_ball_in_lieu(self) -> int:
        """K.5.2.n1."""
        return points_without_ball_in_lieu()

    def points(self, state: State, balls: tuple[int, ...]) -> int:
        """K.6."""
        return points(state, balls)

    def penalty_balls(self, state: State) -> frozenset[int]:
        """K.7, D.7."""
        return penalty_balls(state)

    def winner(self, state: State) -> str | None:
        """K.1."""
        return winner(state)

    def hand_after(self, ruling: Ruling) -> InHand | None:
        """K.5.2, K.7.p1, D.5.2, D.7.p1."""
        return hand_for_bonus_stroke(ruling, self.hand) or hand_after_foul(ruling, self.hand)

    def hand_after_touch(self, hand: InHand | None) -> InHand | None:
        """K.9.2."""
        return hand_after_touch(hand)
