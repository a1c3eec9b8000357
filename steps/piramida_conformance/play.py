"""The world of one scenario: it builds a record step by step and asks a subject for the ruling.

A scenario is one shot, judged by itself, or a game: a header, then actions with an outcome each.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import dist, sqrt
from typing import Any, Final, Literal

from piramida_conformance.subject import Json, Subject
from piramida_conformance.words import Said

RailName = Literal["head", "foot", "left", "right"]
PocketName = Literal["HL", "ML", "FL", "HR", "MR", "FR"]
Half = Literal["head", "foot"]
Point = tuple[float, float]

ALL_BALLS: Final = tuple(range(16))
TOLERANCE: Final = 0.0001
"""Places are compared with 0.1 mm."""

_SIDE_POCKETS: Final[dict[PocketName, RailName]] = {"ML": "left", "MR": "right"}
_ROWS: Final = 5


class Mismatch(AssertionError):  # noqa: N818 - it is a finding about the subject, not an error
    """The subject states another fact than the scenario."""

    def __init__(self, fact: str, expected: object, got: object) -> None:
        """Keep the fact apart from its two values: reports show them side by side."""
        super().__init__(f"{fact}: expected {expected}, got {got}")
        self.fact = fact
        self.expected = expected
        self.got = got


class ScenarioError(Exception):
    """The scenario itself makes no sense, such as a rebound before any stroke."""


@dataclass(frozen=True, slots=True)
class Table:
    """The bed: length and width between the rails and the balls' radius, in metres (G.1, G.2)."""

    length: float = 3.55
    width: float = 1.775
    ball_radius: float = 0.034

    @property
    def size(self) -> Json:
        """The table as records write it."""
        return {"length": self.length, "width": self.width, "ball_radius": self.ball_radius}

    def spot(self, name: str) -> Point:
        """The head, centre or foot spot: the middles of the halves and of the bed (G.2.1)."""
        return {"head": -self.length / 4, "centre": 0.0, "foot": self.length / 4}[name], 0.0

    def point(self, place: Said) -> Point:
        """Where a place of the vocabulary is; "on a line" is left of the long string."""
        beside = self.width / 4
        if place.key == "point":
            return float(str(place["x"])), float(str(place["y"]))
        if place.key == "spot":
            return self.spot(str(place["spot"]))
        if place.key == "from-spot":
            x, y = self.spot(str(place["spot"]))
            footwards = place["way"] == "foot" or x < 0
            return x + (1 if footwards else -1) * metres(place["gap"]), y
        if place.key == "beside-spot":
            x, y = self.spot(str(place["spot"]))
            return x, y + metres(place["gap"])
        if place.key == "at-rail":
            return self._at_rail(str(place["rail"]), metres(place["gap"]))
        line = -self.length / 4
        return {
            "home": lambda: ((line - self.length / 2) / 2, 0.0),
            "home-line": lambda: (line, beside),
            "inside-home": lambda: (line - metres(place["gap"]), 0.0),
            "past-home": lambda: (line + metres(place["gap"]), 0.0),
            "temporary-home": lambda: ((self.length / 2 - line) / 2, 0.0),
            "back-line": lambda: (-line, beside),
            "inside-temporary": lambda: (-line + metres(place["gap"]), 0.0),
            "centre-line": lambda: (0.0, beside),
        }[place.key]()

    def _at_rail(self, rail: str, gap: float) -> Point:
        """So far off a rail, by the ball's edge; beside the foot spot, or left of the middle."""
        x, y = self.length / 2 - self.ball_radius - gap, self.width / 2 - self.ball_radius - gap
        return {
            "head": (-x, self.width / 4),
            "foot": (x, self.width / 4),
            "left": (self.length / 4, y),
            "right": (self.length / 4, -y),
        }[rail]

    def row(self, rail: RailName, balls: int) -> list[Point]:
        """So many places along a rail: a ball's width off it, a little apart from each other."""
        off, step = 3 * self.ball_radius, 2.2 * self.ball_radius
        side = -1 if rail in {"head", "right"} else 1
        along = [(place - (balls - 1) / 2) * step for place in range(balls)]
        if rail in {"head", "foot"}:
            return [(side * (self.length / 2 - off), y) for y in along]
        return [(x, side * (self.width / 2 - off)) for x in along]

    def rack(self) -> dict[int, Point]:
        """The full pyramid, ball 1 at its apex on the foot spot (G.8.1)."""
        x, y = self.spot("foot")
        rows = [(row, place) for row in range(_ROWS) for place in range(row + 1)]
        step = self.ball_radius * sqrt(3)
        return {
            ball: (x + row * step, y + (2 * place - row) * self.ball_radius)
            for ball, (row, place) in enumerate(rows, start=1)
        }

    def pyramid(self, rows: Sequence[int]) -> list[Point]:
        """The places of a pyramid with so many balls in each row, the first on the foot spot.

        Every row stands symmetrically about the long string, its balls in contact (G.8).
        """
        x, _ = self.spot("foot")
        step = self.ball_radius * sqrt(3)
        return [
            (x + row * step, (2 * place - balls + 1) * self.ball_radius)
            for row, balls in enumerate(rows)
            for place in range(balls)
        ]


def metres(millimetres: Hashable) -> float:
    """Metres of a number of millimetres."""
    return float(str(millimetres)) / 1000


@dataclass(slots=True)
class Shot:
    """The record of one shot, built in the order of the scenario.

    Times are written only once a scenario lets time pass; places only where it names some.
    """

    discipline: str = "free"
    phase: str = "play"
    table: Table = field(default_factory=Table)
    places: dict[int, Point] = field(default_factory=dict)
    rests: dict[int, Point] = field(default_factory=dict)
    bed: tuple[int, ...] | None = None
    facts: Json = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    clock: float | None = None

    # before the stroke

    def put(self, ball: int, point: Point) -> None:
        """Let a ball stand at this point before the stroke."""
        self.places[ball] = point

    def on_the_bed(self, balls: Iterable[int]) -> None:
        """Name the balls on the bed; nobody measured where they stand."""
        self.bed = tuple(sorted(balls))

    def note(self, name: str, value: Any) -> None:  # noqa: ANN401 - whatever a record holds
        """State a field of the record, such as `informed`."""
        self.facts[name] = value

    def pair(self, name: Literal["frozen", "close"], ball: int, other: int | str) -> None:
        """Add a pair that touches, or is very close, before the stroke."""
        self.facts.setdefault(name, []).append([ball, other])

    def at_home(self, balls: Iterable[int]) -> None:
        """Name balls that are in home, on a table that nobody measured."""
        self.facts.setdefault("home", []).extend(balls)

    # the stroke

    def tip(self, ball: int) -> Shot:
        """The tip touches a ball; the first one touched is the cue ball."""
        self.facts.setdefault("cue_ball", ball)
        return self.event("tip", ball=ball)

    def contact(self, ball: int, other: int) -> Shot:
        """Two balls meet."""
        return self.event("contact", balls=[ball, other])

    def again(self, seconds: float | None = None) -> Shot:
        """The pair of the last contact meets once more, after so many seconds where known."""
        last = self._last("contact")
        if seconds is not None:
            last.setdefault("t", self.clock or 0.0)
            self.clock = round(last["t"] + seconds, 9)
        return self.event("contact", balls=list(last["balls"]))

    def referee_sees(self, *, same: bool) -> None:
        """The referee's word on the last contact: part of the collision before it or not."""
        self._last("contact")["same"] = same

    def aim(self, ball: int, **facts: float | bool) -> Shot:
        """How the stroke went at a ball; what is said of one ball in a row is one event."""
        last = self.events[-1] if self.events else {}
        if last.get("type") == "aim" and last["ball"] == ball and not facts.keys() & last.keys():
            last.update(facts)
            return self
        return self.event("aim", ball=ball, **facts)

    def rail(self, ball: int, rail: RailName, **details: str | bool) -> Shot:
        """A ball touches a rail."""
        return self.event("rail", ball=ball, rail=rail, **details)

    def side_jaw(self, ball: int, part: str, pocket: PocketName, **details: str) -> Shot:
        """A ball touches the nose or jaw of a side pocket: the cushion is its long rail's."""
        if pocket not in _SIDE_POCKETS:
            message = "a corner pocket has two cushions; say of which rail the jaw is"
            raise ScenarioError(message)
        return self.rail(ball, _SIDE_POCKETS[pocket], part=part, pocket=pocket, **details)

    def rest(self, ball: int, point: Point) -> None:
        """A ball comes to rest at this point."""
        self.rests[ball] = point

    def event(self, kind: str, /, **facts: Any) -> Shot:
        """Add an event; raises ScenarioError before the stroke has begun."""
        if not self.events and kind not in {"tip", "fault", "disturb", "fall"}:
            message = f"a {kind} before the cue ball was played"
            raise ScenarioError(message)
        time = {} if self.clock is None else {"t": self.clock}
        self.events.append({"type": kind, **facts, **time})
        return self

    def wait(self, seconds: float) -> None:
        """Let time pass; from here on events carry their time."""
        if not self.events:
            message = "time passes before the cue ball was played"
            raise ScenarioError(message)
        begun = self.events[-1].setdefault("t", self.clock or 0.0)
        self.clock = round(begun + seconds, 9)

    def _last(self, kind: str) -> Json:
        for event in reversed(self.events):
            if event["type"] == kind:
                return event
        message = f"there was no {kind} before"
        raise ScenarioError(message)

    # the record

    def record(self) -> Json:
        """The shot record; raises ScenarioError where some balls have a place and others none."""
        record: Json = {"discipline": self.discipline, "phase": self.phase}
        if self.table != Table():
            record["table"] = self.table.size
        if (start := self.start()) is not None:
            record["start"] = start
        record |= self.facts
        record["events"] = self.events
        if (end := self._end()) is not None:
            record["end"] = end
        return record

    def stroke(self, by: str) -> Json:
        """The stroke as an action of a game, which knows itself what stands where."""
        action: Json = {"do": "shot", "by": by, **self.facts, "events": self.events}
        if (end := self._end()) is not None:
            action["end"] = end
        return action

    def start(self) -> dict[str, list[float]] | list[int] | None:
        """Balls on the bed before the stroke, with their places where they are known.

        Raises ScenarioError where some have a place and others none.
        """
        if self.places:
            missing = set(self.bed or ()) - self.places.keys()
            if missing:
                message = f"no place is said for the balls {sorted(missing)}"
                raise ScenarioError(message)
            return {str(ball): list(point) for ball, point in sorted(self.places.items())}
        if self.bed is None and "home" in self.facts:
            return list(ALL_BALLS)
        return None if self.bed is None else list(self.bed)

    def _end(self) -> dict[str, list[float]] | None:
        """The places at rest, once they are known of every ball that is left on the bed."""
        rests = dict(self.places)
        for event in self.events:
            for ball in _balls_of(event):
                rests.pop(ball, None)
        rests |= self.rests
        missing = set(self.places) - self._gone() - rests.keys()
        if missing and self.rests:
            message = f"nobody says where the balls {sorted(missing)} come to rest"
            raise ScenarioError(message)
        if missing or not self.places:
            return None
        return {str(ball): list(point) for ball, point in sorted(rests.items())}

    def _gone(self) -> set[int]:
        gone: set[int] = set()
        for event in self.events:
            if event["type"] in {"pocket", "jump", "fall"}:
                gone.add(event["ball"])
            elif event["type"] == "return":
                gone.discard(event["ball"])
        return gone


def _balls_of(event: Json) -> tuple[int, ...]:
    """The balls that an event may have moved."""
    if event["type"] in {"fault", "aim", "disturb"}:
        return ()
    return tuple(event.get("balls", ())) or ((event["ball"],) if "ball" in event else ())


SIDES: Final[Mapping[str, tuple[str, ...]]] = {"A": ("A",), "B": ("B",)}
PAIRS: Final[Mapping[str, tuple[str, ...]]] = {"A": ("A1", "A2"), "B": ("B1", "B2")}


@dataclass(slots=True)
class Game:
    """A game or match: how it opens, the actions sent, and their outcomes.

    `start` holds what the scenario says of a position in the middle of a game, `lag` a lag that
    is still being described, `striker` the player whose stroke is.
    """

    sides: Mapping[str, Sequence[str]] = field(default_factory=lambda: SIDES)
    match: Json = field(default_factory=dict)
    start: Json = field(default_factory=dict)
    lag: Json | None = None
    striker: str | None = None
    header: Json | None = None
    actions: list[Json] = field(default_factory=list)
    outcomes: list[Json] = field(default_factory=list)
    told: int = 0
    excused: int = 0

    def side(self, name: str) -> str:
        """The side of a player, or the side itself."""
        return name if name in self.sides else name[0]

    # the header

    def open(self, shot: Shot, readings: Mapping[str, str]) -> Json:
        """The header; the shot holds what was said of game, table and position.

        Raises ScenarioError for facts of a shot that no header can hold.
        """
        strange = shot.facts.keys() - {"home", "frozen"}
        if shot.events or strange:
            message = f"this cannot be said before a game begins: {sorted(strange) or 'a stroke'}"
            raise ScenarioError(message)
        header: Json = {"record": "game/1", "discipline": shot.discipline}
        if shot.table != Table():
            header["table"] = shot.table.size
        header["sides"] = {side: list(players) for side, players in self.sides.items()}
        if self.match:
            header["match"] = dict(self.match)
        header["readings"] = dict(readings)
        if start := self._start(shot):
            header["start"] = start
        self.header = header
        return header

    def _start(self, shot: Shot) -> Json:
        """The position; what nobody said follows from the rest, see `_left` and `_score`."""
        start = {**self.start, **shot.facts}
        if shot.phase != "play":
            start["phase"] = shot.phase
        bed = shot.start()
        if not start and bed is None:
            return {}
        start["bed"] = self._left(shot.discipline) if bed is None else bed
        start.setdefault("score", self._score(len(ALL_BALLS) - len(start["bed"])))
        return start

    def _left(self, discipline: str) -> list[int]:
        """The bed without what is on the shelves, else without as many balls as there are points.

        The white balls of the highest numbers are off then; in the continuation, whose score goes
        on when the balls are racked anew, none are.
        """
        if "shelves" in self.start:
            off = {ball for shelf in self.start["shelves"].values() for ball in shelf}
            return [ball for ball in ALL_BALLS if ball not in off]
        points = 0 if discipline == "continuation" else sum(self.start.get("score", {}).values())
        return list(range(len(ALL_BALLS) - points))

    def _score(self, off: int) -> dict[str, int]:
        """One point for each ball on a shelf, else shared out evenly."""
        if "shelves" in self.start:
            shelves = self.start["shelves"]
            return {side: len(shelves.get(side, ())) for side in self.sides}
        return {"A": off - off // 2, "B": off // 2}

    # what the last outcome says

    def fact(self, name: str) -> Any:  # noqa: ANN401 - whatever a state holds
        """A field of the state after the last action; raises Mismatch where it has none."""
        state = self.outcomes[-1].get("state") if self.outcomes else None
        if not isinstance(state, dict) or name not in state:
            raise Mismatch(name, "a state that says it", state)
        return state[name]

    def accepted(self) -> None:
        """Raise Mismatch where the last action was refused and the scenario does not say so."""
        if not self.outcomes or len(self.outcomes) == self.excused:
            return
        outcome = self.outcomes[-1]
        if outcome.get("accepted") is not True:
            error: Any = outcome.get("error") or {}
            got = f"refused under {error.get('clause')}: {error.get('message')}"
            raise Mismatch(f"action {self.actions[-1]}", "accepted", got)

    @property
    def bed(self) -> tuple[int, ...]:
        """The balls on the bed."""
        if self.outcomes:
            return tuple(self.fact("bed"))
        start = (self.header or {}).get("start", {})
        return tuple(sorted(int(ball) for ball in start.get("bed", ALL_BALLS)))

    @property
    def places(self) -> dict[int, Point]:
        """Where the balls of the bed lie; empty where nobody knows it of all of them."""
        if self.outcomes:
            known = self.fact("positions")
        else:
            bed = (self.header or {}).get("start", {}).get("bed")
            known = bed if isinstance(bed, dict) else {}
        places = {int(ball): (place[0], place[1]) for ball, place in known.items() if place}
        return places if places.keys() == set(self.bed) else {}

    @property
    def breaking(self) -> bool:
        """Whether the next stroke is an opening break: the rack may be checked."""
        if self.outcomes:
            return any(choice.get("do") == "rack" for choice in self.fact("choices"))
        return bool((self.header or {}).get("start", {}).get("phase") == "break")


@dataclass(slots=True)
class Play:
    """What happens in one scenario, and what the subject says to it.

    For one shot the subject is asked once, when the first Then needs its ruling. In a game a
    stroke or a lag is sent once the next action or a Then shows that it is described in full.
    `beside`: what is asked beside shots and games, of a subject in this process only.
    """

    subject: Subject
    shot: Shot = field(default_factory=Shot)
    readings: dict[str, str] = field(default_factory=dict)
    asked: Json | None = None
    answered: Json | None = None
    begun: Game | None = None
    beside: Json = field(default_factory=dict)

    @property
    def ruling(self) -> Json:
        """The subject's ruling on the shot or the last action; raises SubjectError without one."""
        if self.begun is not None:
            self.settle()
            return self.answered or {}
        if self.answered is None:
            record = self.shot.record()
            if self.readings:
                record["readings"] = dict(self.readings)
            header = {
                "record": "game/1",
                "discipline": self.shot.discipline,
                "readings": dict(self.readings),
            }
            self.asked = record
            self.subject.begin(header)
            self.answered = self.subject.judge(record)
        return self.answered

    # a game

    @property
    def game(self) -> Game:
        """The game; raises ScenarioError where the scenario is about one shot."""
        if self.begun is None:
            message = "no game was begun"
            raise ScenarioError(message)
        return self.begun

    def act(self, do: str, /, **facts: Any) -> None:
        """Do an action of the game, after whatever was still being described."""
        self.send()
        self.shot = self._next_shot()
        self._do({"do": do, **facts})

    def strike(self, by: str) -> Shot:
        """Let a player of the game begin a stroke; the steps that follow describe it."""
        self.send()
        self.shot = self._next_shot()
        self.game.striker = by
        return self.shot

    def lagging(self) -> Json:
        """The lag that is being described."""
        game = self.game
        if game.lag is None:
            self.send()
            game.lag = {"do": "lag", "balls": {side: {} for side in game.sides}}
        return game.lag

    def send(self) -> None:
        """Send what was described so far; raises ScenarioError for a stroke that nobody plays."""
        game = self.game
        if game.header is None:
            self.subject.begin(game.open(self.shot, self.readings))
        if game.lag is not None:
            lag, game.lag = game.lag, None
            self._do(lag)
        elif game.striker is not None:
            by, game.striker = game.striker, None
            self._do(self.shot.stroke(by))
            game.told = len(self.shot.events)
        elif len(self.shot.events) != game.told:
            message = "nobody says whose stroke this is"
            raise ScenarioError(message)

    def settle(self) -> None:
        """Send what was described; raises Mismatch where the last action was refused."""
        self.send()
        self.game.accepted()

    def refusal(self) -> Json:
        """Why the last action was refused; raises Mismatch where it was not."""
        self.send()
        game = self.game
        if not game.outcomes:
            message = "nothing was done that could be refused"
            raise ScenarioError(message)
        outcome = game.outcomes[-1]
        self.expect("accepted", expected=False, got=outcome.get("accepted"))
        if len(game.outcomes) > 1:
            self.expect("state", game.outcomes[-2].get("state"), outcome.get("state"))
        game.excused = len(game.outcomes)
        error: Json = outcome.get("error") or {}
        return error

    def refuses(self, do: str, /, **facts: Any) -> None:
        """Try an action that may not be done now; raises Mismatch unless it changes nothing."""
        self.settle()
        before = self.game.outcomes[-1].get("state") if self.game.outcomes else None
        action = {"do": do, **facts}
        outcome = self.subject.do(action)
        self.expect(f"accepted {action}", expected=False, got=outcome.get("accepted"))
        if before is not None:
            self.expect("state", before, outcome.get("state"))

    def _do(self, action: Json) -> None:
        game = self.game
        game.accepted()
        game.actions.append(action)
        self.asked = action
        outcome = self.subject.do(action)
        self.answered = outcome.get("ruling")
        game.outcomes.append(outcome)

    def _next_shot(self) -> Shot:
        """A shot on the position as it is."""
        game = self.game
        game.accepted()
        game.told = 0
        return Shot(
            discipline=self.shot.discipline,
            table=self.shot.table,
            places=game.places,
            bed=game.bed,
        )

    # comparing

    def expect(self, fact: str, expected: object, got: object) -> None:
        """Compare one fact; raises Mismatch where the subject states another."""
        if expected != got:
            raise Mismatch(fact, expected, got)

    def expect_point(self, fact: str, expected: Point, got: Sequence[float] | None) -> None:
        """Compare a place with 0.1 mm; raises Mismatch."""
        near = got is not None and len(got) == len(expected) and dist(expected, got) <= TOLERANCE
        if not near:
            raise Mismatch(fact, list(expected), got)
