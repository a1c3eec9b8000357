"""The ruling on a shot: verdict, violations with their evidence, what counts, what returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from piramida.table import Point

Verdict = Literal["legal", "foul", "replay"]


@dataclass(frozen=True, slots=True)
class Foul:
    """One violation: the clause, the events that show it (indices) and the balls concerned.

    `penalty`: the item of rule 29.1 that names it, or None where the list has none.
    """

    clause: str
    events: tuple[int, ...] = ()
    balls: tuple[int, ...] = ()
    offender: str = "shooter"
    penalty: str | None = None


@dataclass(frozen=True, slots=True)
class Completion:
    """The clause that completed the shot, and the events that did it (indices)."""

    clause: str
    events: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """A ball to be spotted, and the clause that says so."""

    ball: int
    clause: str


@dataclass(frozen=True, slots=True)
class Unsure:
    """A fact left to the referee: the clause, and the event (index) where there is one."""

    clause: str
    event: int | None


@dataclass(frozen=True, slots=True)
class ReadingUsed:
    """A reading that mattered: under another value the ruling would be another."""

    id: str
    value: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rules say of one shot. All violations are listed, one penalty follows (G.29.2)."""

    verdict: Verdict
    legal_by: Completion | None = None
    fouls: tuple[Foul, ...] = ()
    pocketed: tuple[int, ...] = ()
    returned: tuple[Returned, ...] = ()
    replaced: Mapping[int, Point | None] = field(default_factory=dict)
    spots: Mapping[int, Point] = field(default_factory=dict)
    unsure: tuple[Unsure, ...] = ()
    readings: tuple[ReadingUsed, ...] = ()
