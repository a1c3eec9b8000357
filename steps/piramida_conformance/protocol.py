"""Protocol 1 as seen by the kit: what is sent, what an answer may be, what a scenario needs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, get_args

from piramida._spec import READINGS
from piramida.choices import ACTIONS
from piramida.shot import DISCIPLINES
from piramida_conformance import messages
from piramida_conformance.messages import PROTOCOL
from piramida_conformance.shapes import Json, Problem, check, fields, fits, show

RECORDS: Final = ("shot/1", "game/1")
PARTS: Final = ("spots", "legal_by", "events", "unsure", "readings")
EVENTS: Final = tuple(get_args(fields(event)["type"][0])[0] for event in get_args(messages.Event))
FACTS: Final = (
    *EVENTS,
    *("positions", "times", "target", "home", "frozen-at-start", "close", "informed", "seconds"),
    *("same", "half", "rebound"),
)
"""What a record may tell: kinds of events, then facts that not every program understands."""


# What an implementation can do, and what a scenario needs ---------------------------------------


@dataclass(frozen=True, slots=True)
class Needs:
    """What a scenario asks of whoever judges it; `readings` reading -> the value it sets.

    `in_process`: it asks what the protocol has no request for, so no program behind a pipe.
    """

    discipline: str = "free"
    record: str = "shot/1"
    actions: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    readings: Mapping[str, str] = field(default_factory=dict)
    facts: frozenset[str] = frozenset()
    in_process: bool = False

    @property
    def is_core(self) -> bool:
        """Whether it belongs to the core of its discipline: the rest are optional profiles."""
        return not self.parts and all(
            value == READINGS[name][0] for name, value in self.readings.items()
        )

    @property
    def profiles(self) -> tuple[str, ...]:
        """The profiles it belongs to, such as `free/shot` or `free/game+spots`."""
        if self.in_process:
            return ()
        core = f"{self.discipline}/{'shot' if self.record == 'shot/1' else 'game'}"
        if self.is_core:
            return (core,)
        others = any(value != READINGS[name][0] for name, value in self.readings.items())
        extras = {*self.parts, *(["readings"] if others else [])}
        return tuple(f"{core}+{extra}" for extra in sorted(extras))


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What an implementation declares; `facts` None: it understands all of them."""

    disciplines: frozenset[str]
    records: frozenset[str]
    actions: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    readings: Mapping[str, frozenset[str]] = field(default_factory=dict)
    facts: frozenset[str] | None = None

    def lack(self, needs: Needs) -> str:
        """Why a scenario with these needs is skipped, in words; empty where it can be run."""
        return next(self._lacking(needs), "")

    def _lacking(self, needs: Needs) -> Iterator[str]:
        if needs.in_process:
            yield "it is asked in process only"
        if needs.discipline not in self.disciplines:
            yield f"discipline {needs.discipline} is not declared"
        if needs.record not in self.records:
            yield f"records {needs.record} are not declared"
        if missing := needs.actions - self.actions:
            yield f"actions not declared: {', '.join(sorted(missing))}"
        if missing := needs.parts - self.parts:
            yield f"parts of a ruling not declared: {', '.join(sorted(missing))}"
        for name, value in needs.readings.items():
            if value not in self.readings.get(name, ()):
                yield f"reading {name} = {value} is not declared"
        if self.facts is not None and (missing := needs.facts - self.facts):
            yield f"facts not declared: {', '.join(sorted(missing))}"

    def written(self) -> Json:
        """As the protocol writes it."""
        whole: Json = {
            "disciplines": sorted(self.disciplines),
            "records": sorted(self.records),
            "actions": sorted(self.actions),
            "parts": sorted(self.parts),
            "readings": {name: sorted(values) for name, values in sorted(self.readings.items())},
        }
        return whole if self.facts is None else whole | {"facts": sorted(self.facts)}


def read_capabilities(said: Json) -> tuple[Capabilities, list[str]]:
    """Read what `hello` declares, which has passed its check; and warnings of unknown words."""
    known: dict[str, tuple[str, ...]] = {
        "disciplines": tuple(DISCIPLINES),
        "records": RECORDS,
        "actions": tuple(ACTIONS),
        "parts": PARTS,
        "facts": FACTS,
        "readings": tuple(READINGS),
    }
    warnings = [
        f"hello declares {name} {word!r}, which this kit does not know"
        for name, words in known.items()
        for word in said.get(name) or ()
        if word not in words
    ]
    for name, values in (said.get("readings") or {}).items():
        strange = [value for value in values if name in READINGS and value not in READINGS[name]]
        warnings += [f"hello declares the value {value!r} of {name}" for value in strange]
    facts = said.get("facts")
    return Capabilities(
        disciplines=frozenset(said["disciplines"]),
        records=frozenset(said["records"]),
        actions=frozenset(said.get("actions", ())),
        parts=frozenset(said.get("parts", ())),
        readings={name: frozenset(each) for name, each in said.get("readings", {}).items()},
        facts=None if facts is None else frozenset(facts),
    ), warnings


def everything() -> Capabilities:
    """All that this version of the kit knows."""
    return Capabilities(
        disciplines=frozenset(DISCIPLINES),
        records=frozenset(RECORDS),
        actions=frozenset(ACTIONS),
        parts=frozenset(PARTS),
        readings={name: frozenset(values) for name, values in READINGS.items()},
    )


# The facts of a record ------------------------------------------------------------------------


def facts_of(record: Json) -> Iterator[str]:
    """Yield what a shot record, a stroke of a game or a header tells beyond balls and order."""
    for event in record.get("events", ()):
        yield event["type"]
        yield from ("times" for _ in ("t",) if event.get("t") is not None)
        yield from ("positions" for _ in ("pos",) if event.get("pos") is not None)
        yield from (name for name in ("same", "half", "rebound") if event.get(name) is not None)
    places = (record.get("start"), record.get("end"), record.get("bed"), record.get("at"))
    if any(isinstance(place, dict) and place for place in places) or "at" in record:
        yield "positions"
    names = {"frozen": "frozen-at-start"} | {
        name: name for name in ("target", "home", "close", "informed", "seconds")
    }
    yield from (fact for name, fact in names.items() if record.get(name) not in (None, False))


# Answers --------------------------------------------------------------------------------------


class AnswerError(Exception):
    """A line that is no answer: `garbage` or `protocol`, and what is wrong with it."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that keeps to the protocol: one of the three, and fields that nobody knows."""

    result: Json | None = None
    unsupported: Json | None = None
    error: Json | None = None
    unknown: tuple[str, ...] = ()


def write(request: Mapping[str, Any]) -> bytes:
    """A request as the line that is sent."""
    return _ENCODER.encode(request).encode() + b"\n"


def _no_number(word: str) -> NoReturn:
    message = f"{word} is no JSON number"
    raise ValueError(message)


# Made once: `json.loads` and `json.dumps` make new ones for every call with options.
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
_DECODER: Final = json.JSONDecoder(parse_constant=_no_number)


def read(line: bytes) -> Json:
    """Read a line as a JSON object; raises AnswerError where it is none."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise AnswerError("garbage", f"not UTF-8: {error.reason} at byte {error.start}") from error
    try:
        value = _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        raise AnswerError("garbage", f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise AnswerError("garbage", f"no JSON object but {show(value)}")
    return value


_THREE: Final = ("result", "unsupported", "error")
_PLAIN: Final = 2  # fields of an answer: `id` and one more
_KINDS: Final = {"unsupported": messages.Unsupported, "error": messages.Error}


def understand(op: str, number: int, answer: Json, *, strict: bool = False) -> Answer:
    """Compare an answer with the protocol; raises AnswerError where it breaks it.

    `strict`: a field that the format does not know breaks it too.
    """
    found = answer.get("id")
    result = answer.get("result")
    plain = len(answer) == _PLAIN and type(found) is int and found == number
    if plain and result is not None and fits(result, messages.RESULTS.get(op, Any)):
        return Answer(result)
    if found != number or type(found) is not int:
        raise AnswerError("protocol", f"an answer with id {show(found)} to request {number}")
    said = [name for name in _THREE if name in answer]
    if len(said) != 1:
        raise AnswerError(
            "protocol",
            f"exactly one of result, unsupported, error is asked for; found {said or 'none'}",
        )
    (name,) = said
    report = check(answer[name], _KINDS.get(name) or messages.RESULTS.get(op, Any), f"$.{name}")
    if report.problems:
        raise AnswerError("protocol", _first(report.problems))
    unknown = [f"$.{each}" for each in answer if each not in {"id", *_THREE}]
    unknown += report.unknown
    if strict and unknown:
        raise AnswerError("protocol", f"unknown fields: {', '.join(unknown)}")
    return Answer(**{name: answer[name]}, unknown=tuple(unknown))


def _first(problems: list[Problem]) -> str:
    rest = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return f"{problems[0]}{rest}"


def offered() -> Json:
    """The range of protocols that this kit speaks."""
    return {"min": PROTOCOL, "max": PROTOCOL}
