"""Free pyramid, in the order of its clauses; the other games start from here."""

from __future__ import annotations

from piramida.clauses import clause
from piramida.ruling import Foul, Ruling
from piramida.shot import ALL_BALLS, COLOURED, Shot
from piramida.state import InHand, State


@clause("F.1", otherwise=None)
def winner(state: State) -> str | None:
    """F.1. The side that reaches eight points first has won; None while nobody has."""
    return first_to(state.rules.number("F.1.points"), state)


def first_to(points: float, state: State) -> str | None:
    """Name the side that has so many points; None while none has."""
    return next((side for side in state.sides if state.score[side] >= points), None)


@clause("F.2", "F.3", otherwise=frozenset())
def balls_of_the_game() -> frozenset[int]:
    """F.2, F.3. Fifteen white balls in the pyramid and the coloured one."""
    return ALL_BALLS


@clause("F.4", otherwise=None)
def hand_for_the_break() -> InHand:
    """F.4. The opening break is played in hand from home, under rules 11 and 12."""
    return "break"


@clause("F.2", "F.5.1", otherwise=frozenset({COLOURED}))
def cue_balls(state: State) -> frozenset[int]:
    """F.2, F.5.1. Before every stroke but the break the player chooses any ball as cue ball."""
    return state.bed


@clause("F.5.2", "F.5.3", otherwise=False)
def plays_on(pocketed: tuple[int, ...]) -> bool:
    """F.5.2, F.5.3. Whoever pocketed a ball legally plays on; otherwise the opponent plays."""
    return bool(pocketed)


@clause("F.5.4", "F.5.5", otherwise=())
def counting(ruling: Ruling) -> tuple[int, ...]:
    """F.5.4, F.5.5. Object balls, the cue ball and whatever else drops legally all count."""
    return ruling.pocketed


@clause("F.6", otherwise=0)
def points(state: State, balls: tuple[int, ...]) -> int:
    """F.6. One point for each ball."""
    return int(state.rules.number("F.6.points")) * len(balls)


@clause("F.7", otherwise=frozenset())
def penalty_balls(state: State) -> frozenset[int]:
    """F.7. The penalty ball is any ball on the bed, after spotting."""
    return state.bed


class Free:
    """The course of Free pyramid as `match` asks for it; subclasses override what differs."""

    goal_clause = "F.1"
    penalty_clause = "F.7"
    forfeit_clause = "F.7"
    point_clause = "F.6"
    lieu_clause = "F.7"
    forfeited_lieu_clause = "F.7"
    hand: InHand = "home"

    def balls(self) -> frozenset[int]:
        """Give the balls on the bed when a game begins."""
        return balls_of_the_game()

    def hand_for_the_break(self) -> InHand:
        """Say how the cue ball is in hand on the opening break."""
        return hand_for_the_break()

    def cue_balls(self, state: State) -> frozenset[int]:
        """Give the balls that may be struck."""
        return cue_balls(state)

    def wrong_cue_ball(self, state: State, shot: Shot) -> tuple[Foul, ...]:
        """Give the violation of a stroke with no ball that may be struck."""
        if shot.cue_ball in self.cue_balls(state):
            return ()
        return (Foul("G.4.2", balls=(shot.cue_ball,)),)

    def counting(self, ruling: Ruling) -> tuple[int, ...]:
        """Give the balls of a stroke that go to the shelf."""
        return counting(ruling)

    def points(self, state: State, balls: tuple[int, ...]) -> int:
        """Give the points for balls pocketed or lifted."""
        return points(state, balls)

    def plays_on(self, pocketed: tuple[int, ...]) -> bool:
        """Say whether the side at the table stays there after a legal stroke."""
        return plays_on(pocketed)

    def penalty_balls(self, state: State) -> frozenset[int]:
        """Give the balls from which the penalty ball is chosen."""
        return penalty_balls(state)

    def winner(self, state: State) -> str | None:
        """Name the side that has won the game; None while it goes on."""
        return winner(state)

    def forfeits_point(self, state: State) -> bool:
        """Say whether with a penalty ball not lifted in time its point is lost (R-forfeit)."""
        return state.rules.reading("R-forfeit") == "stays"

    def racks_again(self, _state: State) -> bool:
        """Say whether so few balls are left that they are racked again."""
        return False

    def in_lieu(self, _ruling: Ruling) -> bool:
        """Say whether a ball is lifted in place of a pocketed cue ball."""
        return False

    def extra_points(self, _state: State, _ruling: Ruling) -> int:
        """Give points that enter beside those for the balls on the shelf."""
        return 0

    def points_without_ball_in_lieu(self) -> int:
        """Give the points for a pocketed cue ball in whose place no ball was lifted in time."""
        return 0

    def may_waive(self, _state: State) -> bool:
        """Say whether the opponent may play from hand instead of lifting a penalty ball."""
        return False

    def breaking_player(self, _breaks: int, _players: tuple[str, ...]) -> int:
        """Say which player of a side breaks, by place in its order."""
        return 0

    def partner_out_of_turn(self, _state: State, _player: str) -> tuple[Foul, ...]:
        """Give the violation of a partner who strikes out of order; a lone player has none."""
        return ()

    def next_in_order(self, state: State, side: str, player: str, *, plays_on: bool) -> int:
        """Say who of a side strikes next, by place in its order."""
        place = state.sides[side].index(player)
        return place if plays_on else (place + 1) % len(state.sides[side])

    def hand_after(self, _ruling: Ruling) -> InHand | None:
        """Say where the next stroke is played from hand, if it is."""
        return None

    def hand_after_touch(self, hand: InHand | None) -> InHand | None:
        """Say where the next stroke is played from hand when a ball was touched before a stroke."""
        return hand
