"""Where the balls of a stroke are drawn, and the way of each: a stage set for one picture.

A record says what happened in which order, seldom where. Places that somebody measured are kept;
the others are chosen as they would be at a table: a frozen ball at its rail, the cue ball in the
head half, no ball over the centre line unless the record says so, angles as off a cushion. Balls
are drawn larger than they are (`BIG`), so that their numbers can be read on a phone; balls that
touch are drawn touching.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any, Final, Literal

from piramida import rack
from piramida.table import RAILS, Point, Table, gap_to_rail, home_line
from rulebook.plane import clamp, dot, length, minus, plus, turned, unit
from rulebook.sides import Halves, halves

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from piramida_conformance.subject import Json
    from rulebook.told import Stroke

Kind = Literal[
    "start", "hit", "meet", "rail", "cross", "turn", "pocket", "edge", "out", "sign", "rest", "end"
]

BIG: Final = 0.09
FRAME: Final = 0.17
_ROUNDS: Final = 40
_SIDES: Final = {"left": 1, "right": -1}
_ENDS: Final = {"foot": 1, "head": -1}
_SLOTS: Final = (
    (0.62, 0.12),
    (1.08, -0.34),
    (1.22, 0.36),
    (0.78, -0.58),
    (0.36, 0.52),
    (1.48, -0.10),
    (0.30, -0.30),
    (1.45, -0.58),
    (0.85, 0.62),
    (0.33, 0.12),
    (1.25, -0.62),
    (0.58, 0.36),
    (1.50, 0.24),
    (0.50, -0.52),
    (0.90, -0.12),
    (1.44, 0.60),
)
_CUE: Final = Point(-1.15, -0.22)
_ELSEWHERE: Final = (
    *(Point(-1.32, 0.3), Point(-1.45, -0.5), Point(-0.95, 0.55)),
    Point(1.3, 0.1),
)
_FROM_FOOT: Final = Point(1.32, -0.36)
_IN_HOME: Final = Point(-1.25, 0.12)
_RACKED: Final = {
    "left": (10, 6, 3, 1),
    "right": (14, 9, 5, 2),
    "foot": (12, 11, 13),
    "": (7, 8, 4),
}


@dataclass(slots=True)
class Stop:
    """One place on the way of a ball: what it does there, and in which step."""

    kind: Kind
    at: Point
    number: int = 0
    rail: str = ""
    half: str = ""
    other: int = -1
    fixed: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    """A number in the picture: the step, the place, and the way off the table where it may go."""

    number: int
    at: Point
    outward: Point | None = None


@dataclass(slots=True)
class Stage:
    """Everything that a picture of a stroke shows."""

    table: Table
    cue: int
    ways: dict[int, list[Stop]]
    measured: bool
    aim: Point
    racked: tuple[Point, ...] = ()
    marks: list[Mark] = field(default_factory=list)
    notes: list[tuple[Point, str]] = field(default_factory=list)
    conflicting: bool = False


def stage(stroke: Stroke) -> Stage:
    """Set the stage for a stroke."""
    work = _Work(stroke)
    work.place()
    for index, event in enumerate(stroke.record["events"]):
        work.follow(index, event)
    work.come_to_rest()
    work.relax()
    work.touch()
    work.finish_rebounds()
    return Stage(
        table=work.table,
        cue=work.cue,
        ways=work.ways,
        measured=bool(work.measured),
        aim=work.aim(),
        racked=work.racked,
        marks=work.marks(),
        notes=work.notes(),
        conflicting=work.halves.conflicting,
    )


def shows_something(stroke: Stroke) -> bool:
    """Say whether a stroke has a path or places: more than that the cue ball met a ball."""
    record = stroke.record
    if isinstance(record.get("start"), dict) or record.get("frozen") or record.get("close"):
        return True
    contacts = sum(event["type"] == "contact" for event in record["events"])
    return contacts > 1 or any(event["type"] in _ON_THE_TABLE for event in record["events"])


_ON_THE_TABLE: Final = frozenset(
    {"rail", "cross", "pocket", "return", "bounce", "jump", "fall", "frozen"}
)


def table_of(record: Json) -> Table:
    """Return the table of a record."""
    size: dict[str, float] = record.get("table") or {}
    return Table(**size)


def magnified(places: Mapping[int, Point], radius: float) -> dict[int, Point]:
    """Return places for balls drawn larger: balls that touch or nearly touch stay so.

    Groups of balls whose drawings would overlap are spread from the ball nearest the head rail.
    """
    found = dict(places)
    left = set(places)
    while left:
        group = _group(left.pop(), places)
        left -= group
        if len(group) > 1:
            anchor = min((places[ball] for ball in group), key=lambda place: (place.x, place.y))
            for ball in group:
                found[ball] = plus(anchor, minus(places[ball], anchor), BIG / radius)
    return found


def _group(ball: int, places: Mapping[int, Point]) -> set[int]:
    """Return the ball and all whose drawings overlap it or each other in a chain."""
    found, edge = {ball}, [ball]
    while edge:
        here = places[edge.pop()]
        near = {
            other
            for other, place in places.items()
            if other not in found and length(minus(place, here)) < 2 * BIG
        }
        found |= near
        edge += sorted(near)
    return found


class _Work:
    """A stage while it is being set."""

    def __init__(self, stroke: Stroke) -> None:
        self.record = stroke.record
        self.events: list[Json] = stroke.record["events"]
        self.numbers = stroke.numbers
        self.table = Table(ball_radius=BIG)
        self.cue: int = self.record.get("cue_ball", 0)
        self.frozen: list[list[Any]] = self.record.get("frozen", [])
        start = self.record.get("start")
        self.measured = _points(start) if isinstance(start, dict) else {}
        self.ends = _points(self.record.get("end") or {})
        known = {ball: "foot" if at.x > 0 else "head" for ball, at in self.measured.items()}
        known |= dict.fromkeys(self.record.get("home", []), "head")
        self.halves: Halves = halves(self.events, self.frozen, known)
        self.ways: dict[int, list[Stop]] = {}
        self.resting: set[int] = set()
        self.racked: tuple[Point, ...] = ()
        self.used: dict[str, int] = {}
        self.extra: list[Mark] = []

    # where the balls stand

    def place(self) -> None:
        """Give every ball that the stroke names its place at the start."""
        if self.measured:
            plain = table_of(self.record)
            scale = self.table.length / plain.length
            drawn = {ball: self.scaled(at) for ball, at in self.measured.items()}
            places = magnified(drawn, plain.ball_radius * scale)
            for ball, at in places.items():
                self.put(ball, self.inside(at))
            for ball in self.named():
                if ball not in self.ways:
                    self.put(ball, self.chosen(ball))
            return
        if self.record.get("phase") == "break":
            self.place_rack()
        for ball in self.named():
            if ball not in self.ways and ball != self.cue:
                self.put(ball, self.chosen(ball))
        self.put(self.cue, self.of_cue())

    def scaled(self, at: Point) -> Point:
        """Return a measured place on the table as it is drawn: every table fills the picture."""
        plain = table_of(self.record)
        return Point(at.x * self.table.length / plain.length, at.y * self.table.width / plain.width)

    def put(self, ball: int, at: Point) -> None:
        """Let a ball stand there."""
        self.ways[ball] = [Stop("start", at)]
        if ball != self.cue:
            self.resting.add(ball)

    def named(self) -> list[int]:
        """Return the balls that the stroke speaks of, in the order in which it does."""
        found: list[int] = []
        for event in self.events:
            found += event.get("balls", ())
            found += [event[name] for name in ("ball",) if event.get(name) is not None]
            if event["type"] == "frozen" and "with" in event:
                found.append(event["with"])
        pairs = [*self.frozen, *self.record.get("close", [])]
        found += [one for pair in pairs for one in pair if isinstance(one, int)]
        found += self.record.get("home", [])
        found += [self.record["target"]] if "target" in self.record else []
        return list(dict.fromkeys(found))

    def chosen(self, ball: int) -> Point:
        """Choose a place for a ball that nobody measured."""
        half = self.halves.of(ball, otherwise="head" if ball == self.cue else "foot")
        rails = [other for one, other in self.frozen if one == ball and isinstance(other, str)]
        if len(rails) > 1:
            return self.in_corner(rails)
        if rails:
            return self.at_rail(rails[0], half)
        first = next((event for event in self.events if event.get("ball") == ball), {})
        if first.get("type") == "fall":
            return self.edge(first.get("pocket") or self.corner(half))
        for one, other in [*self.frozen, *self.record.get("close", [])]:
            if ball in {one, other} and isinstance(other, int) and self.cue not in {one, other}:
                partner = other if one == ball else one
                if partner in self.ways:
                    at = plus(self.ways[partner][0].at, Point(0.8, 0.6), 2 * BIG)
                    return self.inside(at)
        return self.slot(half)

    def slot(self, half: str) -> Point:
        """Return the next free place in the open of a half."""
        index = self.used.get(half, 0)
        self.used[half] = index + 1
        x, y = _SLOTS[index % len(_SLOTS)]
        return Point(_ENDS[half] * x, y)

    def at_rail(self, rail: str, half: str) -> Point:
        """Return a place against a rail."""
        index = self.used.get(rail, 0)
        self.used[rail] = index + 1
        x, y = self.table.length / 2 - BIG, self.table.width / 2 - BIG
        if rail in _ENDS:
            return Point(_ENDS[rail] * x, (0.24, -0.34, 0.55)[index % 3])
        return Point(_ENDS[half] * (0.98, 0.6, 1.3)[index % 3], _SIDES[rail] * y)

    def in_corner(self, rails: list[str]) -> Point:
        """Return the place of a ball that touches two rails."""
        x, y = self.table.length / 2 - BIG, self.table.width / 2 - BIG
        along = next((_ENDS[rail] for rail in rails if rail in _ENDS), 1)
        across = next((_SIDES[rail] for rail in rails if rail in _SIDES), 1)
        return Point(along * x, across * y)

    def of_cue(self) -> Point:
        """Return where the cue ball stands that nobody measured."""
        for one, other in self.frozen:
            if one == self.cue and isinstance(other, str):
                return self.at_rail(other, self.halves.of(self.cue, otherwise="head"))
        for one, other in [*self.frozen, *self.record.get("close", [])]:
            if self.cue in {one, other} and isinstance(other, int):
                ball = other if one == self.cue else one
                gap = 2 * BIG if [one, other] in self.frozen else 2.25 * BIG
                away = unit(minus(self.ways[ball][0].at, _CUE)) or Point(1, 0)
                return plus(self.ways[ball][0].at, away, -gap)
        in_hand = self.record.get("phase") in {"break", "in-hand"}
        if in_hand or self.cue in self.record.get("home", []):
            return self.first_free(_IN_HOME, *_ELSEWHERE)
        places = (_FROM_FOOT, *_ELSEWHERE) if self.drives_back() else (_CUE, *_ELSEWHERE)
        return self.first_free(*places)

    def first_free(self, *places: Point) -> Point:
        """Return the first of the places where nothing stands."""
        return next((place for place in places if self.free(place)), places[0])

    def free(self, place: Point) -> bool:
        """Say whether nothing stands at a place or close to it."""
        return all(length(minus(way[0].at, place)) > 3 * BIG for way in self.ways.values())

    def drives_back(self) -> bool:
        """Say whether the ball hit first goes straight towards the head rail."""
        hit = next((event["balls"][1] for event in self.events if event["type"] == "contact"), None)
        first = next((event for event in self.events if event.get("ball") == hit), {})
        goals = (first.get("to"), first.get("rail"), str(first.get("pocket") or "")[:1])
        return hit is not None and (goals[0] == "head" or goals[1] == "head" or goals[2] == "H")

    def place_rack(self) -> None:
        """Put up the pyramid; the balls that the stroke speaks of stand where they go from."""
        self.racked = rack.pyramid(rack.MOST, self.table)
        free = list(range(rack.MOST))
        first = next((event for event in self.events if event["type"] == "contact"), None)
        if first is not None:
            self.put(first["balls"][1], self.racked[free.pop(0)])
        for ball in self.named():
            if ball in {self.cue, *self.ways}:
                continue
            wanted = [place for place in _RACKED[self.first_rail(ball)] if place in free]
            place = (wanted or free[::-1])[0]
            free.remove(place)
            self.put(ball, self.racked[place])

    def first_rail(self, ball: int) -> str:
        """Return the rail that a ball of the rack reaches first."""
        for event in self.events:
            if event.get("ball") == ball and event["type"] == "rail" and event["rail"] != "head":
                return str(event["rail"])
        return ""

    def inside(self, at: Point) -> Point:
        """Return the place on the bed nearest to a point."""
        x, y = self.table.length / 2 - BIG, self.table.width / 2 - BIG
        return Point(clamp(at.x, -x, x), clamp(at.y, -y, y))

    # what happens

    def last(self, ball: int) -> Stop:
        """Return the place of a ball now."""
        if ball not in self.ways:
            self.put(ball, self.slot(self.halves.of(ball)))
        return self.ways[ball][-1]

    def go(self, ball: int, stop: Stop) -> None:
        """Let a ball go on to a place."""
        self.last(ball)
        self.ways[ball].append(stop)
        self.resting.discard(ball)

    def follow(self, index: int, event: Json) -> None:
        """Let the balls do what an event says."""
        act = getattr(self, f"_{event['type']}", None)
        if act is not None:
            act(event, index, self.numbers[index] if index < len(self.numbers) else 0)

    def _tip(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        here = self.last(ball)
        self.resting.discard(ball)
        alone = all(
            other["type"] == "tip"
            for other, of_step in zip(self.events, self.numbers, strict=False)
            if of_step == number
        )
        if alone:
            self.extra.append(Mark(number, here.at))
        del index

    def _contact(self, event: Json, index: int, number: int) -> None:
        one, other = event["balls"]
        here, there = self.last(one), self.last(other)
        if one in self.resting and other not in self.resting:
            one, other, here, there = other, one, there, here
        if other in self.resting or (other not in self.resting and len(self.ways[other]) == 1):
            self.go(one, Stop("hit", there.at, number, other=other))
            self.resting.discard(other)
            if len(self.ways[other]) > 1 or there.kind != "start":
                self.ways[other].append(Stop("turn", there.at))
            return
        at = self.meeting(here.at, there.at, self.halves.of(one, index))
        self.go(one, Stop("meet", at, number, other=other))
        self.go(other, Stop("meet", at, 0, other=one))

    def meeting(self, one: Point, other: Point, half: str) -> Point:
        """Return a point where two balls that both move can meet."""
        middle = plus(one, minus(other, one), 0.5)
        if length(minus(one, other)) < 4 * BIG:
            inward = unit(minus(Point(_ENDS[half] * 0.5, 0), middle)) or Point(1, 0)
            middle = plus(middle, inward, 1.5 * BIG)
        x = _ENDS[half] * clamp(_ENDS[half] * middle.x, 2 * BIG, self.table.length / 2 - 2.6 * BIG)
        y = self.table.width / 2 - 2.6 * BIG
        return Point(x, clamp(middle.y, -y, y))

    def _rail(self, event: Json, index: int, number: int) -> None:
        ball, rail = event["ball"], event["rail"]
        here = self.last(ball)
        half = event.get("half") or self.halves.of(ball, index)
        if here.kind == "rail" and here.rail == rail:
            self.go(ball, Stop("turn", self.off_rail(here.at, rail)))
        stays = event.get("rebound") is False
        if event.get("pocket") and event.get("part") in {"jaw", "nose"}:
            at = self.jaw(event["pocket"], rail, half)
            self.go(ball, Stop("rail", at, number, rail=rail))
        elif self.leans(here, rail):
            self.go(ball, Stop("rail", here.at, number, rail=rail))
        else:
            at = self.somewhere_at(rail, half, here)
            self.go(ball, Stop("rail", at, number, rail=rail, half=half, fixed=False))
        if stays:
            self.resting.add(ball)
            self.ways[ball].append(Stop("rest", self.ways[ball][-1].at))

    def leans(self, here: Stop, rail: str) -> bool:
        """Say whether a ball stands at that rail and is driven into it."""
        if here.kind not in {"start", "rest"}:
            return False
        x, y = self.table.length / 2 - BIG, self.table.width / 2 - BIG
        off = x - _ENDS[rail] * here.at.x if rail in _ENDS else y - _SIDES[rail] * here.at.y
        return off < BIG / 10

    def off_rail(self, at: Point, rail: str) -> Point:
        """Return a point a little off a rail, where a ball turns back to it."""
        if rail in _ENDS:
            return Point(at.x - _ENDS[rail] * 0.28, at.y - 0.16)
        away = 0.16 if at.x > 0 else -0.16
        return Point(at.x + away, at.y - _SIDES[rail] * 0.28)

    def somewhere_at(self, rail: str, half: str, here: Stop) -> Point:
        """Return a likely place at a rail for a ball that comes from there."""
        x, y = self.table.length / 2 - BIG, self.table.width / 2 - BIG
        if rail in _ENDS:
            back = here.rail in _SIDES
            along = here.at.y + (-_SIDES[here.rail] if back else 1 if here.at.y < 0 else -1) * 0.3
            return Point(_ENDS[rail] * x, clamp(along, 0.22 - y, y - 0.22))
        inner = _ENDS[half] * clamp(_ENDS[half] * here.at.x, 0.3, self.table.length / 2 - 0.45)
        step = -0.35 * _ENDS[here.rail] if here.rail in _ENDS else 0.3 * _ENDS[half]
        return Point(self.along_long_rail(inner + step, half), _SIDES[rail] * y)

    def along_long_rail(self, x: float, half: str) -> float:
        """Return the x at a long rail nearest to one, within the half and off the pockets."""
        return _ENDS[half] * clamp(_ENDS[half] * x, 0.26, self.table.length / 2 - 0.3)

    def jaw(self, pocket: str, rail: str, half: str) -> Point:
        """Return the place of a ball that touches a jaw of a pocket on that rail."""
        at = self.pocket_at(pocket)
        if pocket[0] == "M":
            return Point(_ENDS[half] * 0.085, at.y - _SIDES[rail] * 0.035)
        if rail in _ENDS:
            return Point(at.x - _ENDS[rail] * 0.07, at.y * 0.84)
        return Point(at.x - (0.17 if at.x > 0 else -0.17), at.y - _SIDES[rail] * 0.07)

    def _cross(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        here = self.last(ball)
        to = _ENDS[event["to"]]
        if here.at.x * to > BIG / 4 or (here.kind == "cross" and here.half != event["to"]):
            self.go(ball, Stop("turn", Point(-to * 0.3, here.at.y * 0.8 - 0.12)))
        self.go(ball, Stop("cross", Point(0, here.at.y * 0.6), number, half=event["to"]))
        self.ways[ball][-1].fixed = False
        del index

    def _pocket(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        pocket = event.get("pocket") or self.best_pocket(ball, self.halves.of(ball, index))
        self.go(ball, Stop("pocket", self.pocket_at(pocket), number))

    def _fall(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        here = self.last(ball)
        half = self.halves.of(ball, index)
        pocket = event.get("pocket") or self.nearest_pocket(here.at, half)
        if here.kind not in {"start", "edge"} or len(self.ways[ball]) == 1:
            edge = self.edge(pocket)
            if length(minus(edge, here.at)) > BIG:
                self.go(ball, Stop("edge", edge))
        self.go(ball, Stop("pocket", self.pocket_at(pocket), number))

    def _return(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        at = self.last(ball).at
        inward = unit(minus(Point(at.x * 0.4, 0), at)) or Point(1, 0)
        sideways = turned(inward, 0.8, 0.6)
        self.go(ball, Stop("rest", self.inside(plus(at, sideways, 0.42)), number))
        self.resting.add(ball)
        del index

    def _bounce(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        here = self.last(ball).at
        half = self.halves.of(ball, index)
        over = Point(_ENDS[half] * (self.table.length / 2 + FRAME / 2), here.y + 0.18)
        self.go(ball, Stop("out", over, number))
        self.go(ball, Stop("rest", self.inside(Point(over.x - _ENDS[half] * 0.5, over.y + 0.2))))

    def _jump(self, event: Json, index: int, number: int) -> None:
        ball, how = event["ball"], event.get("how", "off")
        here = self.last(ball)
        half = self.halves.of(ball, index)
        if how == "touched":
            at = self.inside(Point(here.at.x + _ENDS[half] * 0.28, here.at.y + 0.25))
            self.go(ball, Stop("sign", at, number))
            return
        beyond = FRAME * (0.5 if how == "on-rail" else 1.45)
        outer = self.used.get("jumped", 0)
        self.used["jumped"] = outer + 1
        y = clamp(here.at.y + 0.3 - 0.28 * outer, -0.6, 0.6)
        at = Point(_ENDS[half] * (self.table.length / 2 + beyond), y)
        self.go(ball, Stop("out", at, number))

    def _frozen(self, event: Json, index: int, number: int) -> None:
        ball = event["ball"]
        here = self.last(ball)
        rail = event.get("rail")
        if rail and here.kind == "rail" and here.rail == rail:
            here.number = here.number or number
            self.go(ball, Stop("rest", here.at, number))
        elif rail:
            half = self.halves.of(ball, index)
            self.go(ball, Stop("rest", self.somewhere_at(rail, half, here), number, rail=rail))
        elif event.get("with") is not None:
            there = self.last(event["with"]).at
            toward = unit(minus(here.at, there)) or Point(-1, 0)
            self.go(ball, Stop("rest", plus(there, toward, 2 * BIG), number))
        self.resting.add(ball)

    def _stop(self, event: Json, index: int, number: int) -> None:
        balls = list(self.ways) if event.get("ball") is None else [event["ball"]]
        for ball in balls:
            here = self.last(ball)
            later = next((one for one in self.events[index + 1 :] if one.get("ball") == ball), {})
            if later.get("type") == "fall" and here.kind != "edge":
                pocket = self.nearest_pocket(here.at, self.halves.of(ball, index))
                self.go(ball, Stop("edge", self.edge(pocket), number))
            elif here.kind in {"rail", "cross"}:
                self.ways[ball].append(Stop("rest", self.coast(self.ways[ball])))
            self.resting.add(ball)

    # pockets

    def pocket_at(self, pocket: str) -> Point:
        """Return the middle of a pocket."""
        x = {"H": -1, "M": 0, "F": 1}[pocket[0]] * self.table.length / 2
        y = (1 if pocket[1] == "L" else -1) * (self.table.width / 2 + (pocket[0] == "M") * 0.03)
        return Point(x, y)

    def edge(self, pocket: str) -> Point:
        """Return the place of a ball on the edge of a pocket."""
        at = self.pocket_at(pocket)
        return plus(at, unit(minus(Point(at.x * 0.55, 0), at)) or Point(0, 0), 1.15 * BIG)

    def corner(self, half: str) -> str:
        """Return a corner pocket of a half, another one each time."""
        index = self.used.get("corner", 0)
        self.used["corner"] = index + 1
        return half[0].upper() + "LR"[index % 2]

    def nearest_pocket(self, at: Point, half: str) -> str:
        """Return the corner pocket of a half that is nearest to a place."""
        letter = half[0].upper()
        return letter + ("L" if at.y >= 0 else "R")

    def best_pocket(self, ball: int, half: str) -> str:
        """Return the pocket of a half that a ball goes to most straight from how it was hit."""
        here = self.last(ball).at
        way = self.ways[ball]
        if len(way) > 1:
            come = unit(minus(here, way[-2].at))
        else:
            striker = next((w[-2].at for w in self.ways.values() if w[-1].other == ball), None)
            come = Point(1, 0) if striker is None else unit(minus(here, striker))
        letter = half[0].upper()
        taken = {stop.at for w in self.ways.values() for stop in w if stop.kind == "pocket"}
        choices = [f"{letter}L", f"{letter}R", "ML", "MR"]

        def straight(pocket: str) -> float:
            toward = unit(minus(self.pocket_at(pocket), here))
            value = 0.0 if come is None or toward is None else dot(come, toward)
            return value - (self.pocket_at(pocket) in taken) * 0.35 - (pocket[0] == "M") * 0.1

        return max(choices, key=straight)

    # the ends of the ways

    def come_to_rest(self) -> None:
        """Let every ball that still moves roll out."""
        struck = {stop.other for way in self.ways.values() for stop in way if stop.kind == "hit"}
        for ball, way in self.ways.items():
            last = way[-1]
            if last.kind in {"pocket", "out", "rest", "sign", "edge"}:
                continue
            if ball in self.ends and (len(way) > 1 or ball in struck):
                way.append(Stop("end", self.inside(self.scaled(self.ends[ball]))))
            elif last.kind == "start" and ball == self.cue and ball not in self.resting:
                half = -1 if last.at.x <= 0 else 1
                way.append(Stop("end", Point(half * 0.3, clamp(last.at.y * 0.4 + 0.2, -0.6, 0.6))))
            elif last.kind in {"cross", "meet"} or (
                last.kind == "start" and ball in struck and self.record.get("phase") != "break"
            ):
                way.append(Stop("end", last.at, fixed=False))

    def coast(self, way: list[Stop]) -> Point:
        """Return where a ball comes to rest soon after its last place."""
        last = way[-1]
        before = next((one for one in reversed(way[:-1]) if one.at != last.at), last)
        toward = unit(minus(last.at, before.at)) or Point(-1, 0)
        if last.kind == "rail" and abs(last.at.x) < BIG:
            toward = Point(-toward.x, -toward.y)  # a side pocket's jaw sends it back
        elif last.kind == "rail":
            flip = Point(-1, 1) if last.rail in _ENDS else Point(1, -1)
            toward = Point(toward.x * flip.x, toward.y * flip.y)
        far = plus(last.at, toward, 0.34)
        x, y = self.table.length / 2 - 1.4 * BIG, self.table.width / 2 - 1.4 * BIG
        low, high = (-x, x)
        if last.kind != "cross" and abs(last.at.x) > BIG / 2:
            low, high = (BIG / 2, x) if last.at.x > 0 else (-x, -BIG / 2)
        return Point(clamp(far.x, low, high), clamp(far.y, -y, y))

    def relax(self) -> None:
        """Move what may move until balls leave rails as they come to them."""
        for _ in range(_ROUNDS):
            for way in self.ways.values():
                for index, stop in enumerate(way):
                    if stop.fixed or not index:
                        continue
                    after = way[index + 1] if index + 1 < len(way) else None
                    if (
                        stop.kind == "rail"
                        and after is not None
                        and after.fixed | (after.at != stop.at)
                    ):
                        self.mirror(way[index - 1].at, stop, after.at)
                    elif stop.kind == "cross":
                        self.lie_on_line(way[index - 1].at, stop, after)

    def mirror(self, before: Point, stop: Stop, after: Point) -> None:
        """Put a rebound where the ball leaves at the angle at which it came."""
        if stop.rail in _ENDS:
            one, two = abs(stop.at.x - before.x), abs(stop.at.x - after.x)
            y = (before.y * two + after.y * one) / (one + two) if one + two else before.y
            bound = self.table.width / 2 - BIG - 0.2
            stop.at = Point(stop.at.x, clamp(y, -bound, bound))
        else:
            one, two = abs(stop.at.y - before.y), abs(stop.at.y - after.y)
            x = (before.x * two + after.x * one) / (one + two) if one + two else before.x
            stop.at = Point(self.along_long_rail(x, stop.half), stop.at.y)

    def lie_on_line(self, before: Point, stop: Stop, after: Stop | None) -> None:
        """Put a crossing where the straight way passes the centre line."""
        if after is None or after.kind == "end":
            return
        one, two = abs(before.x), abs(after.at.x)
        y = (before.y * two + after.at.y * one) / (one + two) if one + two else before.y
        stop.at = Point(0, y)

    def touch(self) -> None:
        """Let balls that meet touch each other instead of lying on one spot."""
        for ball, way in self.ways.items():
            for index, stop in enumerate(way):
                if stop.kind == "hit":
                    self.ghost(way, index)
                elif stop.kind == "meet" and stop.number:
                    self.part(ball, index)
        for way in self.ways.values():
            for index, stop in enumerate(way):
                if stop.kind == "end" and not stop.fixed:
                    stop.at = self.rolled_out(way, index)

    def ghost(self, way: list[Stop], index: int) -> None:
        """Put the striking ball against the one it hits, on the side from where that one leaves."""
        stop = way[index]
        there, other = stop.at, self.ways[stop.other]
        come = unit(minus(there, way[index - 1].at)) or Point(1, 0)
        place = next((i for i, one in enumerate(other) if one.at == there), 0)
        leave = None
        for one in other[place + 1 :]:
            leave = unit(minus(one.at, there))
            if leave is not None:
                break
        if leave is None or dot(come, leave) < _FULL:
            leave = come
        stop.at = self.inside(plus(there, leave, -2 * BIG))
        if length(minus(way[index - 1].at, there)) < 2.3 * BIG and way[index - 1].kind == "start":
            stop.at = way[index - 1].at

    def part(self, ball: int, index: int) -> None:
        """Put two moving balls side by side where they meet."""
        stop = self.ways[ball][index]
        other = self.ways[stop.other]
        place = next(i for i, one in enumerate(other) if one.kind == "meet" and one.at == stop.at)
        apart = unit(minus(self.ways[ball][index - 1].at, other[place - 1].at)) or Point(-1, 0)
        middle = stop.at
        stop.at = self.inside(plus(middle, apart, BIG))
        other[place].at = self.inside(plus(middle, apart, -BIG))

    def rolled_out(self, way: list[Stop], index: int) -> Point:
        """Return where a ball rests that nobody speaks of any more."""
        if index > 1 or way[0].kind != "start":
            return self.coast(way[:index])
        there = way[0].at
        ball = next(one for one, mine in self.ways.items() if mine is way)
        hits = (one for mine in self.ways.values() for one in mine if one.other == ball)
        ghost = next((one.at for one in hits if one.kind == "hit"), Point(there.x - 1, there.y))
        return self.coast([Stop("start", ghost), Stop("start", there)])

    def finish_rebounds(self) -> None:
        """Let a ball whose last act was a rebound come off the rail."""
        for ball, way in self.ways.items():
            last = way[-1]
            if last.kind == "rail" and len(way) > 1:
                at = (
                    self.inside(self.scaled(self.ends[ball]))
                    if ball in self.ends
                    else self.coast(way)
                )
                way.append(Stop("end", at))

    def notes(self) -> list[tuple[Point, str]]:
        """Return the small gaps to lines and rails that somebody measured, in millimetres."""
        found = []
        plain = table_of(self.record)
        for ball, at in self.measured.items():
            gaps = [
                abs(at.x - home_line(plain)) if ball == self.cue else 0.0,
                abs(at.x),
                *(abs(gap_to_rail(plain, at, rail)) for rail in RAILS),
            ]
            small = [gap for gap in gaps if _EXACT < gap < _SMALL]
            if small:
                found.append((self.ways[ball][0].at, f"{min(small) * 1000:.3g}"))
        return found

    # numbers and the cue

    def aim(self) -> Point:
        """Return the direction of the stroke."""
        way = self.ways[self.cue]
        ahead = next((one.at for one in way[1:] if one.at != way[0].at), None)
        partners = [one.other for one in way if one.kind == "hit"]
        toward = None if ahead is None else unit(minus(ahead, way[0].at))
        if toward is None and partners:
            toward = unit(minus(self.ways[partners[0]][0].at, way[0].at))
        toward = toward or Point(1, 0)
        for event in self.events:
            if event["type"] == "aim" and "degrees" in event:
                angle = radians(float(event["degrees"]))
                return turned(toward, cos(angle), -sin(angle))
        return toward

    def marks(self) -> list[Mark]:
        """Return the numbers with their places."""
        found = list(self.extra)
        for way in self.ways.values():
            found += [self.mark(way, index) for index, stop in enumerate(way) if stop.number]
        return sorted(found, key=lambda mark: mark.number)

    def mark(self, way: list[Stop], index: int) -> Mark:
        """Return the number of a stop: off the table beside rails and pockets."""
        stop = way[index]
        beside = FRAME / 2 + BIG
        if stop.kind == "rail" or (stop.kind == "rest" and stop.rail):
            if stop.rail in _ENDS:
                outward = Point(_ENDS[stop.rail], 0)
            else:
                outward = Point(0, _SIDES[stop.rail])
            return Mark(stop.number, plus(stop.at, outward, beside), outward)
        if stop.kind == "pocket":
            outward = Point(0, 1 if stop.at.y > 0 else -1)
            y = outward.y * (self.table.width / 2 + FRAME / 2)
            shift = 0 if abs(stop.at.x) > 1 else 0.19
            inner = -0.22 if stop.at.x > 1 else 0.22 if stop.at.x < -1 else shift
            return Mark(stop.number, Point(stop.at.x + inner, y), outward)
        if stop.kind in {"hit", "meet"}:
            partner = self.ways[stop.other]
            near = min(partner, key=lambda one: length(minus(one.at, stop.at)))
            return Mark(stop.number, plus(stop.at, minus(near.at, stop.at), 0.5))
        return Mark(stop.number, stop.at)


_FULL: Final = 0.2
_EXACT: Final = 2e-6
_SMALL: Final = 0.03


def _points(places: Mapping[str, Iterable[float]]) -> dict[int, Point]:
    return {int(ball): Point(*place) for ball, place in places.items()}
