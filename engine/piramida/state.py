"""The state of a game: what is on the table and what it waits for.

Everything is frozen; `match.apply` makes a new state from an old one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, Literal

from piramida.clauses import clause
from piramida.readings import DEFAULT_RULES, Rules
from piramida.shot import ALL_BALLS, Discipline
from piramida.table import Point, Table

Phase = Literal[
    "lag",
    "lag-choice",
    "place",
    "break",
    "play",
    "penalty-ball",
    "in-lieu-ball",
    "foul-choice",
    "break-choice",
    "rack-choice",
    "game-over",
    "match-over",
]
PHASES: Final[tuple[Phase, ...]] = (
    "lag",
    "lag-choice",
    "place",
    "break",
    "play",
    "penalty-ball",
    "in-lieu-ball",
    "foul-choice",
    "break-choice",
    "rack-choice",
    "game-over",
    "match-over",
)
OVER: Final = frozenset({"game-over", "match-over"})

# Where the cue ball in hand may be placed: for the break, in home, in temporary home, anywhere.
InHand = Literal["break", "home", "temporary-home", "anywhere"]


@dataclass(frozen=True, slots=True)
class Turn:
    """Whom the state waits for: a side and one of its players."""

    side: str
    player: str


@dataclass(frozen=True, slots=True)
class Match:
    """How the match is decided: games to win, or minutes of playing time; None: not set."""

    games: int | None = None
    minutes: float | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A game between two actions.

    `sides`: name -> players in their order. `positions`: ball -> place in metres, None where it
    is unknown; every ball of the bed is in it. `claims`: the sides that may lift a penalty ball,
    in order. `forfeited`: the ball that nobody lifted before the last stroke. `choice`,
    `chooser`: the choice that is still to be made after a foul, and the side that makes it.
    `order`: for each side the number of the player who strikes next. `swap_by`, `lieu_by`,
    `rack_by`: the side that names a white ball for the coloured one, lifts a ball for the cue
    ball, or decides who breaks the next rack.
    """

    discipline: Discipline = "free"
    table: Table = Table()
    rules: Rules = DEFAULT_RULES
    sides: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: {"A": ("A",), "B": ("B",)})
    match: Match = Match()
    phase: Phase = "lag"
    turn: Turn | None = None
    score: Mapping[str, int] = field(default_factory=dict)
    games: Mapping[str, int] = field(default_factory=dict)
    bed: frozenset[int] = ALL_BALLS
    positions: Mapping[int, Point | None] = field(default_factory=dict)
    home: frozenset[int] = frozenset()
    frozen: tuple[tuple[int, int | str], ...] | None = None
    shelves: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    breaker: str | None = None
    breaks: Mapping[str, int] = field(default_factory=dict)
    order: Mapping[str, int] = field(default_factory=dict)
    in_hand: InHand | None = None
    informed: bool = False
    told_turn: str | None = None
    claims: tuple[str, ...] = ()
    forfeited: Literal["penalty-ball", "in-lieu-ball"] | None = None
    choice: Literal["foul", "break"] | None = None
    chooser: str | None = None
    swap_by: str | None = None
    lieu_by: str | None = None
    rack_by: str | None = None
    warned: frozenset[str] = frozenset()
    limit: float | None = None
    called: str | None = None
    lag_winner: str | None = None
    time_over: bool = False
    winner: str | None = None

    def opponent(self, side: str) -> str:
        """Name the other side."""
        return next(name for name in self.sides if name != side)

    def side_of(self, name: str) -> str | None:
        """Name the side that a side's or a player's name belongs to."""
        if name in self.sides:
            return name
        return next((side for side, players in self.sides.items() if name in players), None)

    def player_of(self, name: str) -> str | None:
        """Name the player: a side's name stands for the player of that side who is next."""
        side = self.side_of(name)
        if side is None:
            return None
        if name in self.sides[side]:
            return name
        return self.next_player(side)

    def next_player(self, side: str) -> str:
        """Name the player of a side who strikes next."""
        return self.sides[side][self.order.get(side, 0) % len(self.sides[side])]

    def turn_of(self, side: str) -> Turn:
        """Give the turn to a side."""
        return Turn(side, self.next_player(side))

    def with_points(self, side: str, points: int) -> State:
        """Add points to a side's score."""
        return replace(self, score={**self.score, side: self.score[side] + points})

    def with_shelf(self, side: str, *balls: int) -> State:
        """Put balls from the bed on a side's shelf."""
        return replace(
            self,
            bed=self.bed - set(balls),
            positions={b: p for b, p in self.positions.items() if b not in balls},
            home=self.home - set(balls),
            frozen=_without(self.frozen, balls),
            shelves=on_the_shelf(self.shelves, side, balls),
        )


@clause("G.22.2", otherwise=MappingProxyType({}))
def on_the_shelf(
    shelves: Mapping[str, tuple[int, ...]], side: str, balls: tuple[int, ...]
) -> Mapping[str, tuple[int, ...]]:
    """G.22.2. Each side has a shelf of its own, on which the balls go that it has won."""
    return {**shelves, side: (*shelves[side], *balls)}


def _without(
    frozen: tuple[tuple[int, int | str], ...] | None, balls: tuple[int, ...]
) -> tuple[tuple[int, int | str], ...] | None:
    if frozen is None:
        return None
    return tuple(pair for pair in frozen if pair[0] not in balls and pair[1] not in balls)
