"""Free pyramid with continuation: what differs from Free pyramid, in the order of its clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from piramida.clauses import clause
from piramida.games.free import Free
from piramida.rack import balls_of_full_rack, rack
from piramida.readings import Rules
from piramida.ruling import Foul
from piramida.shot import ALL_BALLS, COLOURED
from piramida.state import InHand, State
from piramida.table import Point, Table, distance, foot_spot


@clause("C.1", otherwise=None)
def leader(state: State) -> str | None:
    """C.1. The side with more points when the playing time ends has won; None at a tie."""
    best = max(state.score.values())
    leaders = [side for side in state.sides if state.score[side] == best]
    return leaders.pop() if len(leaders) == 1 else None


@clause("C.2", "C.3", otherwise=frozenset())
def full_set() -> frozenset[int]:
    """C.2, C.3. Fifteen white balls in the pyramid and the coloured one."""
    return ALL_BALLS


@clause("C.5", otherwise=None)
def hand_for_the_break() -> InHand:
    """C.5. The opening break, and the stroke at a new rack, are played in hand from home."""
    return "break"


@clause("C.6.1", otherwise=frozenset({COLOURED}))
def any_cue_ball(state: State) -> frozenset[int]:
    """C.6.1. Any ball on the bed may be the cue ball on every stroke but the break."""
    return state.bed


@clause("C.6.2", otherwise=False)
def rack_played_out(state: State) -> bool:
    """C.6.2. Play goes on past the eighth ball until two balls are left."""
    return len(state.bed) <= state.rules.number("C.6.2.left")


class NewRack(NamedTuple):
    """How play goes on after the 14th ball: the bed, the places, the cue ball in hand or not."""

    bed: frozenset[int]
    positions: Mapping[int, Point | None]
    in_hand: InHand | None


@clause("C.6.3", otherwise=None)
def racked_anew(state: State) -> NewRack:
    """C.6.3. Fifteen white balls make a full pyramid, the coloured ball is in hand.

    The two balls that were left are lifted without points, or stay where they are in nobody's
    way and play goes on from the position (R-continuation-two-left).
    """
    if state.rules.reading("R-continuation-two-left") == "leave" and len(
        state.bed
    ) == state.rules.number("C.6.2.left"):
        return _two_stay(state)
    return full_rack(state.rules, state.table)


def full_rack(rules: Rules, table: Table) -> NewRack:
    """Give a full rack with the coloured ball in hand, as for the opening break."""
    white = balls_of_full_rack(rules)
    places = {**rack(white, table), COLOURED: None}
    return NewRack(frozenset({COLOURED, *white}), places, hand_for_the_break())


def _two_stay(state: State) -> NewRack:
    """R-continuation-two-left, `leave`. The fourteen others come back round the two.

    One that is in the way takes the foot spot; where both are, the rack is full.
    """
    others = sorted(ALL_BALLS - state.bed)
    places = rack(others, state.table)
    in_the_way = [ball for ball in sorted(state.bed) if _interferes(ball, state, places)]
    if len(in_the_way) == len(state.bed):
        return full_rack(state.rules, state.table)
    positions: dict[int, Point | None] = {**places, **dict(state.positions)}
    for ball in in_the_way:
        positions[ball] = foot_spot(state.table)
    return NewRack(ALL_BALLS, positions, None)


def _interferes(ball: int, state: State, places: Mapping[int, Point]) -> bool:
    place = state.positions.get(ball)
    if place is None:
        return False
    reach = 2 * state.table.ball_radius
    return any(distance(place, other) < reach for other in places.values())


@clause("C.6.4", "C.6.4.1", "C.6.4.2", otherwise="")
def breaks_new_rack(option: str, chooser: str, other: str) -> str:
    """C.6.4. The side that took the 14th ball breaks itself (`break`) or passes (`pass`)."""
    return chooser if option == "break" else other


@clause("C.7.1", otherwise=())
def partner_out_of_turn(state: State, player: str) -> tuple[Foul, ...]:
    """C.7.1. A partner strikes out of order though he was warned (R-warned-turn)."""
    if player == _expected(state) or order_counts_as_kept(state, player):
        return ()
    return (Foul("G.28"),) if state.rules.reading("R-warned-turn") == "foul" else ()


@clause("C.7.2", otherwise=False)
def order_counts_as_kept(state: State, player: str) -> bool:
    """C.7.2. Nobody warned this player before the stroke: the order counts as kept."""
    return state.told_turn != player


def _expected(state: State) -> str | None:
    return None if state.turn is None else state.turn.player


@clause("C.7.1", otherwise=0)
def next_in_order(state: State, side: str, player: str, *, plays_on: bool) -> int:
    """C.7.1. Who of a side strikes next, by place in its order (R-turn-order)."""
    place = state.sides[side].index(player)
    if plays_on and state.rules.reading("R-turn-order") == "innings":
        return place
    return (place + 1) % len(state.sides[side])


@clause("C.8.3", otherwise=0)
def breaking_partner(breaks: int, players: tuple[str, ...]) -> int:
    """C.8.3. Partners take turns at the break: the place of the one who breaks now."""
    return breaks % len(players)


@clause("C.9", otherwise=frozenset())
def lifted_for_penalty(state: State) -> frozenset[int]:
    """C.9. The opponent lifts any ball, after spotting."""
    return state.bed


@clause("C.9.n1", otherwise=False)
def penalty_ball_lost(state: State) -> bool:
    """C.9.n1. A penalty ball not lifted before the next stroke brings no point (R-forfeit)."""
    return state.rules.reading("R-forfeit") == "stays"


@clause("C.10bis", otherwise=0)
def points(state: State, balls: tuple[int, ...]) -> int:
    """C.10bis. One point for each ball pocketed and for each penalty ball lifted."""
    return int(state.rules.number("C.10bis.points")) * len(balls)


class Continuation(Free):
    """Free pyramid with continuation, as `match` asks for it."""

    goal_clause = "C.1"
    penalty_clause = "C.9"
    forfeit_clause = "C.9.n1"
    point_clause = "C.10bis"

    def balls(self) -> frozenset[int]:
        """C.2, C.3."""
        return full_set()

    def hand_for_the_break(self) -> InHand:
        """C.5."""
        return hand_for_the_break()

    def cue_balls(self, state: State) -> frozenset[int]:
        """C.6.1."""
        return any_cue_ball(state)

    def points(self, state: State, balls: tuple[int, ...]) -> int:
        """C.10bis."""
        return points(state, balls)

    def penalty_balls(self, state: State) -> frozenset[int]:
        """C.9."""
        return lifted_for_penalty(state)

    def forfeits_point(self, state: State) -> bool:
        """C.9.n1."""
        return penalty_ball_lost(state)

    def winner(self, _state: State) -> str | None:
        """C.1. Nobody wins before the time is over."""
        return None

    def racks_again(self, state: State) -> bool:
        """C.6.2. Two balls are left."""
        return rack_played_out(state)

    def breaking_player(self, breaks: int, players: tuple[str, ...]) -> int:
        """C.8.3."""
        return breaking_partner(breaks, players)

    def partner_out_of_turn(self, state: State, player: str) -> tuple[Foul, ...]:
        """C.7.1, C.7.2."""
        return partner_out_of_turn(state, player)

    def next_in_order(self, state: State, side: str, player: str, *, plays_on: bool) -> int:
        """C.7.1."""
        return next_in_order(state, side, player, plays_on=plays_on)
