"""Shot records in and rulings out: JSON-shaped dictionaries with the project's field names.

Reading is strict about values and lenient about names: a wrong value is refused with its path,
what was found and what was expected; an unknown field is reported and ignored.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from piramida._values import (
    JSON,
    PAIR,
    RecordError,
    Unknown,
    ignore,
    listed,
    near_pairs,
    plain_pair,
    plain_point,
    read_ball,
    read_ball_on_bed,
    read_balls,
    read_choice,
    read_flag,
    read_optional_ball,
    read_optional_choice,
    read_optional_number,
    read_pairs,
    read_places,
    read_point,
    read_table,
    read_text,
    read_time,
    show,
    wrong,
)
from piramida.rack import standard_set
from piramida.readings import DEFAULT_RULES, Rules, SettingError
from piramida.ruling import Ruling
from piramida.shot import (
    ALL_BALLS,
    DISCIPLINES,
    PHASES,
    Aim,
    Bounce,
    Contact,
    Cross,
    Disturbance,
    Event,
    Fall,
    Fault,
    Frozen,
    Jump,
    Pocketed,
    Rail,
    Return,
    Shot,
    Stop,
    Tip,
)
from piramida.table import POCKETS, RAILS, Point, Table, rails_touched
from piramida.walk import LONG_RAILS

RECORD: Final = "shot/1"

FAULT_KINDS: Final = (
    "not-tip",
    "off-axis",
    "no-foot",
    "touched",
    "double-hit",
    "push",
    "frozen-push",
    "too-early",
    "impeded",
    "time-exceeded",
    "distracted",
    "out-of-turn",
    "placement",
)
TOUCHED_WITH: Final = ("body", "clothing", "chalk", "rest", "shaft", "detached-tip")

SHOT_FIELDS: Final = frozenset(
    {
        "record",
        "discipline",
        "phase",
        "table",
        "by",
        "cue_ball",
        "target",
        "start",
        "home",
        "frozen",
        "close",
        "informed",
        "seconds",
        "events",
        "end",
        "readings",
    }
)


def read_shot(
    record: JSON, rules: Rules = DEFAULT_RULES, unknown: Unknown = ignore
) -> tuple[Shot, Rules]:
    """Read a shot record; gives the shot and the rules under which it asks to be judged.

    `unknown` is called with the path of every unknown field. Raises RecordError.
    """
    if not isinstance(record, dict):
        raise wrong("$", record, "an object, one shot")
    for name in record.keys() - SHOT_FIELDS:
        unknown(name)
    read_choice(record.get("record", RECORD), (RECORD,), "record")
    rules = read_readings(record.get("readings", {}), rules)
    table = read_table(record.get("table", {}), unknown)
    cue_ball = read_ball(record.get("cue_ball"), "cue_ball")
    by = read_text(record.get("by", "shooter"), "by")
    bed, start = _start(record.get("start"), table, rules)
    if cue_ball not in bed:
        raise RecordError("cue_ball", f"ball {cue_ball}", f"a ball on the bed: {listed(bed)}")
    reader = _EventReader(cue_ball, bed, by, unknown)
    events = reader.read(record.get("events"))
    frozen_balls, frozen_rails = _frozen(record, bed, start, table)
    end = record.get("end")
    shot = Shot(
        cue_ball=cue_ball,
        events=events,
        discipline=read_choice(record.get("discipline", "free"), DISCIPLINES, "discipline"),
        phase=read_choice(record.get("phase", "play"), PHASES, "phase"),
        table=table,
        by=by,
        target=read_optional_ball(record.get("target"), "target", bed),
        bed=bed,
        start=start,
        home=frozenset(read_balls(record.get("home", []), "home", bed)),
        frozen_rails=frozen_rails,
        frozen_balls=frozen_balls,
        close=tuple(read_pairs(record.get("close", []), "close", bed)),
        informed=read_flag(record.get("informed", False), "informed"),
        seconds=read_optional_number(record.get("seconds"), "seconds", least=0.0),
        end=None if end is None else _end(end, table, reader.may_lie()),
    )
    if rules.reading("R-rails") == "six":
        _need_halves(shot)
    return shot, rules


def read_readings(readings: JSON, rules: Rules) -> Rules:
    """Read the `readings` of a record or header on top of `rules`. Raises RecordError."""
    if not isinstance(readings, dict):
        raise wrong("readings", readings, "an object: reading -> value")
    if not readings:
        return rules
    for name, value in readings.items():
        if not isinstance(value, str):
            raise wrong(f"readings.{name}", value, "a value of the reading")
    try:
        return rules.with_readings(readings)
    except SettingError as error:
        raise RecordError("readings", show(readings), str(error)) from error


# -- positions ------------------------------------------------------------------------------


def _start(value: JSON, table: Table, rules: Rules) -> tuple[frozenset[int], Mapping[int, Point]]:
    if value is None:
        return standard_set(rules), {}
    if isinstance(value, list):
        return frozenset(read_balls(value, "start", ALL_BALLS)), {}
    places = read_places(value, "start", table)
    return frozenset(places), places


def _end(value: JSON, table: Table, may_lie: tuple[frozenset[int], frozenset[int]]) -> JSON:
    """Read the places at rest; `may_lie`: balls that must, and balls that can be on the bed."""
    places = read_places(value, "end", table)
    must, can = may_lie
    if missing := must - places.keys():
        raise RecordError(
            "end", f"no place for {listed(missing)}", "every ball that neither fell nor jumped"
        )
    if surplus := places.keys() - can:
        raise RecordError("end", f"a place for {listed(surplus)}", "only balls on the bed")
    return places


def _frozen(
    record: Mapping[str, JSON], bed: frozenset[int], start: Mapping[int, Point], table: Table
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, Any], ...]]:
    """Read what touches at the start, or derive it from the places."""
    if "frozen" not in record:
        pairs = tuple((one, other) for one, other, _ in near_pairs(start, table))
        return pairs, tuple(
            (ball, rail) for ball, place in start.items() for rail in rails_touched(table, place)
        )
    value = record["frozen"]
    if not isinstance(value, list):
        raise wrong("frozen", value, "a list of pairs")
    balls: list[tuple[int, int]] = []
    rails: list[tuple[int, Any]] = []
    for index, pair in enumerate(value):
        path = f"frozen[{index}]"
        if not isinstance(pair, list) or len(pair) != PAIR:
            raise wrong(path, pair, "a pair: [ball, ball] or [ball, rail]")
        ball = read_ball_on_bed(pair[0], f"{path}[0]", bed)
        if isinstance(pair[1], str):
            rails.append((ball, read_choice(pair[1], RAILS, f"{path}[1]")))
        else:
            balls.append((ball, read_ball_on_bed(pair[1], f"{path}[1]", bed)))
    return tuple(balls), tuple(rails)


# -- events ---------------------------------------------------------------------------------


class _EventReader:
    """Reads the events of one shot and keeps track of which balls are on the bed."""

    __slots__ = ("bed", "by", "cue_ball", "pocketed", "touched", "unknown")

    def __init__(self, cue_ball: int, bed: frozenset[int], by: str, unknown: Unknown) -> None:
        self.cue_ball = cue_ball
        self.bed = set(bed)
        self.by = by
        self.unknown = unknown
        self.pocketed: set[int] = set()
        self.touched: set[int] = set()

    def read(self, value: JSON) -> tuple[Event, ...]:
        if not isinstance(value, list):
            raise wrong("events", value, "a list of events, in order")
        events: list[Event] = []
        last = -sys.float_info.max
        for index, entry in enumerate(value):
            if not isinstance(entry, dict):
                raise wrong(f"events[{index}]", entry, "an object, one event")
            kind: JSON = entry.get("type")
            try:
                reader, fields = _READERS[kind]
            except (KeyError, TypeError):
                expected = "one of: " + ", ".join(_READERS)
                raise wrong(f"events[{index}].type", kind, expected) from None
            t = entry.get("t")
            if type(t) is float and last <= t < math.inf:
                last = t
            elif t is not None:
                t = last = read_time(t, last, f"events[{index}].t")
            events.append(reader(self, entry, index, t))
            if not fields.issuperset(entry):
                for name in entry.keys() - fields:
                    self.unknown(f"events.{kind}.{name}")
        self.first_tip(events)
        return tuple(events)

    def first_tip(self, events: list[Event]) -> None:
        for index, event in enumerate(events):
            if isinstance(event, Tip):
                if event.ball != self.cue_ball:
                    raise RecordError(
                        f"events[{index}].ball",
                        f"ball {event.ball}",
                        f"the cue ball, {self.cue_ball}: the first touch of the tip begins "
                        "the shot",
                    )
                return

    def may_lie(self) -> tuple[frozenset[int], frozenset[int]]:
        """Give the balls that must, and those that can, lie on the bed at the end."""
        return frozenset(self.bed - self.touched), frozenset(self.bed)

    def ball(self, value: JSON, index: int, name: str = "ball") -> int:
        """Read a ball that has to be on the bed."""
        if type(value) is int and value in self.bed:
            return value
        path = f"events[{index}].{name}"
        ball = read_ball(value, path)
        if ball in self.pocketed:
            raise RecordError(path, f"ball {ball}, which is in a pocket", "a ball on the bed")
        raise RecordError(path, f"ball {ball}", f"a ball on the bed: {listed(self.bed)}")

    def pos(self, entry: Mapping[str, JSON], index: int) -> Point | None:
        value = entry.get("pos")
        if value is None:
            return None
        return plain_point(value) or read_point(value, f"events[{index}].pos")

    def party(self, value: JSON, kind: str, index: int) -> str:
        if value is None:
            return "opponent" if kind == "distracted" else "shooter"
        name = read_text(value, f"events[{index}].by")
        return "shooter" if name in ("shooter", self.by) else "opponent"


def _tip(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    return Tip(reader.ball(entry.get("ball"), i), t, reader.pos(entry, i))


def _aim(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    degrees = read_optional_number(entry.get("degrees"), f"events[{i}].degrees", 0.0, 180.0)
    follows = entry.get("follows_through")
    if follows is not None:
        follows = read_flag(follows, f"events[{i}].follows_through")
    return Aim(reader.ball(entry.get("ball"), i), degrees, follows, t)


def _contact(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    pair = entry.get("balls")
    if type(pair) is not list or len(pair) != PAIR:
        raise wrong(f"events[{i}].balls", pair, "the two balls that meet")
    a, b = pair
    if type(a) is not int or a not in reader.bed:
        a = reader.ball(a, i, "balls[0]")
    if type(b) is not int or b not in reader.bed:
        b = reader.ball(b, i, "balls[1]")
    if a == b:
        raise wrong(f"events[{i}].balls", pair, "two different balls")
    same = entry.get("same")
    if same is not None:
        same = read_flag(same, f"events[{i}].same")
    value = entry.get("pos")
    pos = None
    if value is not None:
        if type(value) is not list or len(value) != PAIR:
            raise wrong(f"events[{i}].pos", value, "two places, in the order of the balls")
        pos = plain_pair(*value) or (
            read_point(value[0], f"events[{i}].pos[0]"),
            read_point(value[1], f"events[{i}].pos[1]"),
        )
    return Contact(a, b, same, t, pos)


def _rail(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    ball = reader.ball(entry.get("ball"), i)
    rail = read_choice(entry.get("rail"), RAILS, f"events[{i}].rail")
    part = read_choice(entry.get("part", "rail"), ("rail", "nose", "jaw"), f"events[{i}].part")
    pocket = entry.get("pocket")
    if pocket is not None or part != "rail":
        pocket = read_choice(pocket, POCKETS, f"events[{i}].pocket")
    half = entry.get("half")
    if half is not None:
        half = read_choice(half, ("head", "foot"), f"events[{i}].half")
    rebound = read_flag(entry.get("rebound", True), f"events[{i}].rebound")
    return Rail(ball, rail, part, pocket, half, rebound, t, reader.pos(entry, i))


def _cross(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    to = read_choice(entry.get("to"), ("head", "foot"), f"events[{i}].to")
    return Cross(reader.ball(entry.get("ball"), i), to, t, reader.pos(entry, i))


def _frozen_event(
    reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None
) -> Event:
    ball = reader.ball(entry.get("ball"), i)
    rail, other = entry.get("rail"), entry.get("with")
    if (rail is None) == (other is None):
        raise wrong(f"events[{i}]", dict(entry), "either a rail or, as `with`, another ball")
    if rail is not None:
        rail = read_choice(rail, RAILS, f"events[{i}].rail")
    else:
        other = reader.ball(other, i, "with")
    return Frozen(ball, rail, other, t, reader.pos(entry, i))


def _pocket(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    ball = reader.ball(entry.get("ball"), i)
    pocket = read_optional_choice(entry.get("pocket"), POCKETS, f"events[{i}].pocket")
    reader.bed.discard(ball)
    reader.pocketed.add(ball)
    return Pocketed(ball, pocket, t, reader.pos(entry, i))


def _return(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    ball = read_ball(entry.get("ball"), f"events[{i}].ball")
    if ball not in reader.pocketed:
        raise RecordError(
            f"events[{i}].ball", f"ball {ball}", f"a ball in a pocket: {listed(reader.pocketed)}"
        )
    reader.pocketed.discard(ball)
    reader.bed.add(ball)
    return Return(ball, t, reader.pos(entry, i))


def _bounce(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    return Bounce(reader.ball(entry.get("ball"), i), t, reader.pos(entry, i))


def _jump(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    ball = reader.ball(entry.get("ball"), i)
    how = read_choice(entry.get("how", "off"), ("off", "on-rail", "touched"), f"events[{i}].how")
    if how == "touched":
        reader.touched.add(ball)
    else:
        reader.bed.discard(ball)
    return Jump(ball, how, t, reader.pos(entry, i))


def _fall(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    ball = reader.ball(entry.get("ball"), i)
    pocket = read_optional_choice(entry.get("pocket"), POCKETS, f"events[{i}].pocket")
    reader.bed.discard(ball)
    reader.pocketed.add(ball)
    return Fall(ball, pocket, t, reader.pos(entry, i))


def _stop(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    ball = entry.get("ball")
    if ball is not None:
        ball = reader.ball(ball, i)
    return Stop(ball, t, reader.pos(entry, i))


def _disturb(_reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    return Disturbance(read_text(entry.get("cause", "unknown"), f"events[{i}].cause"), t)


def _fault(reader: _EventReader, entry: Mapping[str, JSON], i: int, t: float | None) -> Event:
    kind = read_choice(entry.get("kind"), FAULT_KINDS, f"events[{i}].kind")
    ball = entry.get("ball")
    if ball is not None:
        ball = reader.ball(ball, i)
    using = read_optional_choice(entry.get("with"), TOUCHED_WITH, f"events[{i}].with")
    certain = read_choice(
        entry.get("certain", "yes"), ("yes", "no", "unsure"), f"events[{i}].certain"
    )
    return Fault(kind, reader.party(entry.get("by"), kind, i), ball, using, certain, t)


_BALL: Final = frozenset({"type", "t", "pos", "ball"})
_AIM: Final = frozenset({"type", "t", "ball", "degrees", "follows_through"})
_CONTACT: Final = frozenset({"type", "t", "pos", "balls", "same"})
_RAIL: Final = _BALL | {"rail", "part", "pocket", "half", "rebound"}
_CROSS: Final = _BALL | {"to"}
_FROZEN: Final = _BALL | {"rail", "with"}
_POCKET: Final = _BALL | {"pocket"}
_JUMP: Final = _BALL | {"how"}
_STOP: Final = _BALL
_DISTURB: Final = frozenset({"type", "t", "cause"})
_FAULT: Final = frozenset({"type", "t", "kind", "by", "ball", "with", "certain"})

_READERS: Final[Mapping[str, tuple[Callable[..., Event], frozenset[str]]]] = {
    "tip": (_tip, _BALL),
    "aim": (_aim, _AIM),
    "contact": (_contact, _CONTACT),
    "rail": (_rail, _RAIL),
    "cross": (_cross, _CROSS),
    "frozen": (_frozen_event, _FROZEN),
    "pocket": (_pocket, _POCKET),
    "return": (_return, _BALL),
    "bounce": (_bounce, _BALL),
    "jump": (_jump, _JUMP),
    "fall": (_fall, _POCKET),
    "stop": (_stop, _STOP),
    "disturb": (_disturb, _DISTURB),
    "fault": (_fault, _FAULT),
}


def _need_halves(shot: Shot) -> None:
    """Where halves of a long rail are rails (R-rails), every touch of one names its half."""
    for index, event in enumerate(shot.events):
        if (
            isinstance(event, Rail)
            and event.rail in LONG_RAILS
            and event.half is None
            and (event.pos is None or event.pos.x == 0.0)
        ):
            raise RecordError(
                f"events[{index}].half", "nothing", "head or foot, or a pos (R-rails is six)"
            )


# -- values ---------------------------------------------------------------------------------


# -- writing --------------------------------------------------------------------------------


def write_ruling(ruling: Ruling) -> dict[str, JSON]:
    """Write a ruling with the field names of the format, always all of them, in one order."""
    return {
        "verdict": ruling.verdict,
        "legal_by": ruling.legal_by
        and {"clause": ruling.legal_by.clause, "events": list(ruling.legal_by.events)},
        "fouls": [
            {
                "clause": foul.clause,
                "penalty": foul.penalty,
                "offender": foul.offender,
                "events": list(foul.events),
                "balls": list(foul.balls),
            }
            for foul in ruling.fouls
        ],
        "pocketed": list(ruling.pocketed),
        "returned": [{"ball": ball.ball, "clause": ball.clause} for ball in ruling.returned],
        "replaced": {
            str(ball): None if place is None else list(place)
            for ball, place in ruling.replaced.items()
        },
        "spots": {str(ball): list(place) for ball, place in ruling.spots.items()},
        "unsure": [{"clause": fact.clause, "event": fact.event} for fact in ruling.unsure],
        "readings": [{"id": used.id, "value": used.value} for used in ruling.readings],
    }


def write_shot(shot: Shot) -> dict[str, JSON]:
    """Write a shot as a record; reading it again gives an equal shot."""
    record: dict[str, JSON] = {
        "record": RECORD,
        "discipline": shot.discipline,
        "phase": shot.phase,
        "table": {
            "length": shot.table.length,
            "width": shot.table.width,
            "ball_radius": shot.table.ball_radius,
        },
        "by": shot.by,
        "cue_ball": shot.cue_ball,
        "target": shot.target,
        "start": _write_places(shot.start) if shot.start else sorted(shot.bed),
        "home": sorted(shot.home),
        "frozen": [*map(list, shot.frozen_balls), *map(list, shot.frozen_rails)],
        "close": [list(pair) for pair in shot.close],
        "informed": shot.informed,
        "seconds": shot.seconds,
        "events": [_write_event(event) for event in shot.events],
        "end": None if shot.end is None else _write_places(shot.end),
    }
    return {name: value for name, value in record.items() if value is not None}


def _write_places(places: Mapping[int, Point]) -> dict[str, JSON]:
    return {str(ball): list(place) for ball, place in places.items()}


_TYPES: Final[Mapping[type, str]] = {
    Tip: "tip",
    Aim: "aim",
    Contact: "contact",
    Rail: "rail",
    Cross: "cross",
    Frozen: "frozen",
    Pocketed: "pocket",
    Return: "return",
    Bounce: "bounce",
    Jump: "jump",
    Fall: "fall",
    Stop: "stop",
    Disturbance: "disturb",
    Fault: "fault",
}
_RENAMED: Final = {"other": "with", "using": "with"}


def _write_event(event: Event) -> dict[str, JSON]:
    written: dict[str, JSON] = {"type": _TYPES[type(event)]}
    if isinstance(event, Contact):
        written["balls"] = [event.a, event.b]
    for field in fields(event):
        value = getattr(event, field.name)
        if value is not None and field.name not in ("a", "b"):
            written[_RENAMED.get(field.name, field.name)] = _plain(value)
    return written


def _plain(value: object) -> JSON:
    return [_plain(entry) for entry in value] if isinstance(value, tuple) else value
