"""Dynamic pyramid: what differs from Combined pyramid, in the order of its clauses."""

from __future__ import annotations

from piramida.clauses import clause
from piramida.games.combined import Combined
from piramida.games.free import first_to
from piramida.ruling import Ruling
from piramida.shot import COLOURED
from piramida.state import InHand, State


@clause("D.1", otherwise=None)
def winner(state: State) -> str | None:
    """D.1. The side that reaches eight points first has won; None while nobody has."""
    return first_to(state.rules.number("D.1.points"), state)


@clause("D.6", otherwise=0)
def points(state: State, balls: tuple[int, ...]) -> int:
    """D.6. One point for each ball."""
    return int(state.rules.number("D.6.points")) * len(balls)


@clause("D.7.p2", otherwise="anywhere")
def hand_of_a_ball_on_the_bed() -> InHand | None:
    """D.7.p2. A cue ball that is on the bed after a foul is played from where it lies."""
    return None


@clause("D.7.p3", otherwise=False)
def may_play_from_hand(state: State) -> bool:
    """D.7.p3. With the cue ball on the bed the opponent may play from hand, without a penalty ball.

    The 2025 edition has it so (R-dynamic-choice).
    """
    on_bed = COLOURED in state.bed and state.in_hand is None
    return on_bed and state.rules.reading("R-dynamic-choice") == "2025"


class Dynamic(Combined):
    """Dynamic pyramid, as `match` asks for it."""

    goal_clause = "D.1"
    penalty_clause = "D.7"
    forfeit_clause = "D.7"
    point_clause = "D.6"
    lieu_clause = "D.5.2"
    hand: InHand = "anywhere"

    def winner(self, state: State) -> str | None:
        """D.1."""
        return winner(state)

    def points(self, state: State, balls: tuple[int, ...]) -> int:
        """D.6."""
        return points(state, balls)

    def hand_after(self, ruling: Ruling) -> InHand | None:
        """D.5.2, D.7.p1, D.7.p2."""
        hand = super().hand_after(ruling)
        return hand_of_a_ball_on_the_bed() if hand is None and ruling.fouls else hand

    def may_waive(self, state: State) -> bool:
        """D.7.p3."""
        return may_play_from_hand(state)
