"""What happened on one shot: its events in order, and what was known before it.

The order of the list is the order of events. Times (`t`, seconds from the first touch of the
tip) and places may be missing: a person's record of a legal safety is four events.
Balls are numbers, 0 the coloured ball, 1 to 15 the white ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from piramida.ruling import Foul
from piramida.table import Half, PocketName, Point, RailName, Table

COLOURED = 0
ALL_BALLS: frozenset[int] = frozenset(range(16))

Discipline = Literal["free", "continuation", "combined", "dynamic"]
Phase = Literal["break", "play", "in-hand"]
Party = Literal["shooter", "opponent"]
Certain = Literal["yes", "no", "unsure"]

DISCIPLINES: tuple[Discipline, ...] = ("free", "continuation", "combined", "dynamic")
PHASES: tuple[Phase, ...] = ("break", "play", "in-hand")


@dataclass(frozen=True, slots=True)
class Tip:
    """The cue tip touches a ball; the first one begins the shot (G.14.1)."""

    ball: int
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """How the cue ball is played at a ball frozen or very close to it (G.19.2).

    `degrees`: angle between the stroke and the line of the two centres.
    """

    ball: int
    degrees: float | None = None
    follows_through: bool | None = None
    t: float | None = None


@dataclass(frozen=True, slots=True)
class Contact:
    """Two balls meet; `same`: the referee's word that it is one collision with their last."""

    a: int
    b: int
    same: bool | None = None
    t: float | None = None
    pos: tuple[Point, Point] | None = None


@dataclass(frozen=True, slots=True)
class Rail:
    """A ball touches a cushion; `rebound` false: it stays there."""

    ball: int
    rail: RailName
    part: Literal["rail", "nose", "jaw"] = "rail"
    pocket: PocketName | None = None
    half: Half | None = None
    rebound: bool = True
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Cross:
    """The centre of a ball passes the centre line into the half `to` (G.20.n3)."""

    ball: int
    to: Half
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Frozen:
    """A ball came to rest touching a rail or another ball."""

    ball: int
    rail: RailName | None = None
    other: int | None = None
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Pocketed:
    """A ball drops into a pocket."""

    ball: int
    pocket: PocketName | None = None
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """A ball comes back out of the pocket onto the bed (G.22.5)."""

    ball: int
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Bounce:
    """A ball rides on cushion tops or rails and comes back by itself (G.24.2)."""

    ball: int
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Jump:
    """A ball ends off the bed, or touches what is no part of the table (G.24)."""

    ball: int
    how: Literal["off", "on-rail", "touched"] = "off"
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Fall:
    """A ball on the edge of a pocket drops without being hit (G.23)."""

    ball: int
    pocket: PocketName | None = None
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """A ball is at rest and does not spin; without a ball: all of them (G.14.1)."""

    ball: int | None = None
    t: float | None = None
    pos: Point | None = None


@dataclass(frozen=True, slots=True)
class Disturbance:
    """Outsiders or an accident interfere with the stroke (G.27)."""

    cause: str
    t: float | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """What only a person can see: `certain` is that person's word."""

    kind: str
    by: str = "shooter"
    ball: int | None = None
    using: str | None = None
    certain: Certain = "yes"
    t: float | None = None


Event = (
    Tip
    | Aim
    | Contact
    | Rail
    | Cross
    | Frozen
    | Pocketed
    | Return
    | Bounce
    | Jump
    | Fall
    | Stop
    | Disturbance
    | Fault
)


@dataclass(frozen=True, slots=True)
class Shot:
    """One shot: the position before it and the events in order.

    `start`: places of the balls in metres, empty where nobody measured; `bed`: the balls on the
    table. `frozen_rails` and `frozen_balls`: what touched at the start. `end`: places at rest,
    or None where nobody measured. `standing`: violations known before the stroke (of the order
    or the time limit); `out_of_turn`: the stroke was not this player's (G.28); `placed`: where the
    cue ball in hand was put down, if nobody measured the other balls.
    """

    cue_ball: int
    events: tuple[Event, ...]
    discipline: Discipline = "free"
    phase: Phase = "play"
    table: Table = Table()
    by: str = "shooter"
    target: int | None = None
    bed: frozenset[int] = ALL_BALLS
    start: Mapping[int, Point] = field(default_factory=dict)
    home: frozenset[int] = frozenset()
    frozen_rails: tuple[tuple[int, RailName], ...] = ()
    frozen_balls: tuple[tuple[int, int], ...] = ()
    close: tuple[tuple[int, int], ...] = ()
    informed: bool = False
    seconds: float | None = None
    end: Mapping[int, Point] | None = None
    standing: tuple[Foul, ...] = ()
    out_of_turn: bool = False
    placed: Point | None = None
