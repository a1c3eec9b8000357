"""In which half of the table each ball is, event by event, as far as a stroke says it.

Where nobody measured, a picture must not show a ball crossing the centre line unless the scenario
says so. Each ball is in an unknown half until it crosses; rails, pockets and contacts tell halves,
and two balls that meet are in the same one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from piramida_conformance.subject import Json

OTHER: Final = {"head": "foot", "foot": "head"}
_SHORT: Final = frozenset({"head", "foot"})
_POCKETS: Final = {"H": "head", "F": "foot"}


@dataclass(slots=True)
class Halves:
    """The half of each ball at the start (`first`) and at each event (`during`).

    `conflicting`: no picture can be drawn in which the line is passed only where that is said.
    """

    _parents: list[int] = field(default_factory=list)
    _halves: dict[int, str] = field(default_factory=dict)
    _now: dict[int, int] = field(default_factory=dict)
    _first: dict[int, int] = field(default_factory=dict)
    _during: list[dict[int, int]] = field(default_factory=list)
    conflicting: bool = False

    def of(self, ball: int, event: int | None = None, otherwise: str = "foot") -> str:
        """Return the half of a ball at an event, at the start where none is named."""
        known = self._first if event is None else self._during[event]
        return self._halves.get(self._root(known.get(ball, self._var(ball))), otherwise)

    def _var(self, ball: int) -> int:
        if ball not in self._now:
            self._now[ball] = self._first[ball] = self._new()
        return self._now[ball]

    def _new(self) -> int:
        self._parents.append(len(self._parents))
        return len(self._parents) - 1

    def _root(self, var: int) -> int:
        while self._parents[var] != var:
            var = self._parents[var]
        return var

    def say(self, ball: int, half: str | None) -> None:
        """Note the half a ball is in now; what was said before holds."""
        if half in _SHORT:
            known = self._halves.setdefault(self._root(self._var(ball)), str(half))
            self.conflicting |= known != half

    def same(self, ball: int, other: int) -> None:
        """Note that two balls are in one half now, unless it is known that they are not."""
        one, two = self._root(self._var(ball)), self._root(self._var(other))
        halves = {self._halves[root] for root in (one, two) if root in self._halves}
        if one != two and len(halves) < len(_SHORT):
            self._parents[two] = one
            if halves:
                self._halves[one] = halves.pop()
        self.conflicting |= len(halves) == len(_SHORT)

    def moves_freely(self, ball: int) -> None:
        """Forget the half a ball is in: before the first contact nobody minds the line."""
        self._now[ball] = self._new()
        self._first.setdefault(ball, self._now[ball])

    def crosses(self, ball: int, to: str) -> None:
        """Let a ball pass the centre line."""
        self.say(ball, OTHER[to])
        self._now[ball] = self._new()
        self.say(ball, to)

    def keep(self) -> None:
        """Remember where the balls are at this event."""
        self._during.append(dict(self._now))


def halves(
    events: Sequence[Json], frozen: Sequence[Sequence[object]], known: Mapping[int, str]
) -> Halves:
    """Read the halves off a stroke; `known` are those of balls that somebody placed."""
    found = Halves()
    for ball, half in known.items():
        found.say(ball, half)
    for one, other in frozen:
        if isinstance(other, str):
            found.say(int(str(one)), other)
        else:
            found.same(int(str(one)), int(str(other)))
    met = False
    for event in events:
        if event["type"] == "contact":
            one, other = event["balls"]
            if not met:
                found.moves_freely(one)
            met = True
            found.same(one, other)
        elif "ball" in event:
            _one_ball(found, event)
        found.keep()
    return found


def _one_ball(found: Halves, event: Json) -> None:
    """Note what an event of one ball says of its half."""
    ball = event["ball"]
    if event["type"] == "cross":
        found.crosses(ball, event["to"])
    elif event["type"] in {"rail", "frozen", "pocket", "fall"}:
        pocket = str(event.get("pocket") or "")
        found.say(ball, event.get("half") or _POCKETS.get(pocket[:1]))
        rail = event.get("rail")
        found.say(ball, rail if isinstance(rail, str) else None)
    else:
        found.say(ball, None)
