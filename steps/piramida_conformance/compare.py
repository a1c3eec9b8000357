"""`piramida conformance compare`: random shots to the engine and to a program, until they differ.

The first difference is made as small as it gets and printed as a scenario, ready to be kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Final, TextIO, cast, get_args

from piramida.table import Half, PocketName, RailName
from piramida_conformance.child import Limits
from piramida_conformance.plain import one_line, plain
from piramida_conformance.play import Play
from piramida_conformance.protocol import Capabilities
from piramida_conformance.registry import STEPS, Step
from piramida_conformance.shapes import Json
from piramida_conformance.stdio import NotRun, NotStarted, Stdio
from piramida_conformance.subject import Reference, SubjectError
from piramida_conformance.vocabulary import events, positions, rulings, strokes

_RAILS: Final = get_args(RailName)
_POCKETS: Final = get_args(PocketName)
_HALVES: Final = get_args(Half)
_MOST_EVENTS: Final = 10
_FEWEST: Final = 2
_TRIES: Final = 200

# Making shots ---------------------------------------------------------------------------------


def _event(draw: Random, balls: Sequence[int]) -> Json:
    ball = draw.choice(balls)
    kinds: list[Callable[[], Json]] = [
        lambda: {"type": "contact", "balls": draw.sample(balls, 2)},
        lambda: {"type": "rail", "ball": ball, "rail": draw.choice(_RAILS)},
        lambda: {"type": "rail", "ball": ball, "rail": draw.choice(_RAILS), "rebound": False},
        lambda: {
            "type": "rail",
            "ball": ball,
            "rail": draw.choice(("left", "right")),
            "half": draw.choice(_HALVES),
        },
        lambda: {"type": "cross", "ball": ball, "to": draw.choice(_HALVES)},
        lambda: {"type": "pocket", "ball": ball},
        lambda: {"type": "pocket", "ball": ball, "pocket": draw.choice(_POCKETS)},
        lambda: {"type": "return", "ball": ball},
        lambda: {"type": "bounce", "ball": ball},
        lambda: {"type": "jump", "ball": ball, "how": draw.choice(("off", "on-rail", "touched"))},
        lambda: {"type": "frozen", "ball": ball, "rail": draw.choice(_RAILS)},
        lambda: {"type": "tip", "ball": ball},
        lambda: {"type": "stop", "ball": ball},
    ]
    weights = (8, 6, 1, 3, 4, 4, 2, 1, 1, 1, 1, 1, 1)
    return draw.choices(kinds, weights)[0]()


def shot(draw: Random) -> Json:
    """One shot record of Free pyramid, dense rather than likely; it may be one to be refused."""
    balls = sorted(draw.sample(range(16), draw.randint(3, 6)))
    cue = draw.choice(balls)
    other = draw.choice([ball for ball in balls if ball != cue])
    opening = [{"type": "tip", "ball": cue}, {"type": "contact", "balls": [cue, other]}]
    rest = [_event(draw, balls) for _ in range(draw.randint(0, _MOST_EVENTS))]
    record: Json = {"record": "shot/1", "discipline": "free", "cue_ball": cue, "start": balls}
    if draw.random() < 1 / 4:
        record["phase"] = "break"
    return record | {"events": [*opening[: draw.choice((1, 2, 2, 2))], *rest]}


def shots(draw: Random, engine: Reference) -> Iterator[tuple[Json, Json]]:
    """Yield shots that the engine judges, each with its ruling, without end."""
    while True:
        record = shot(draw)
        try:
            yield record, engine.judge(record)
        except SubjectError:
            continue


# Comparing ------------------------------------------------------------------------------------


def facts(ruling: Json, declared: Capabilities) -> Json:
    """What is compared of a ruling: what scenarios state of it, optional parts where declared."""
    fouls = ruling.get("fouls") or []
    found: Json = {
        "verdict": ruling.get("verdict"),
        "clauses violated": sorted({str(each.get("clause")) for each in fouls}),
        "balls that count": sorted(ruling.get("pocketed") or ()),
        "balls to be spotted": sorted(each["ball"] for each in ruling.get("returned") or ()),
    }
    if "legal_by" in declared.parts:
        found["clause that completed the shot"] = (ruling.get("legal_by") or {}).get("clause")
    if "unsure" in declared.parts:
        unsure = ruling.get("unsure") or []
        found["left to the referee"] = sorted({str(each.get("clause")) for each in unsure})
    return found


@dataclass(slots=True)
class _Pair:
    """The engine and the program, asked the same."""

    engine: Reference
    program: Stdio
    declared: Capabilities

    def difference(self, record: Json) -> dict[str, tuple[Any, Any]]:
        """The facts in which they differ: engine's and program's; empty where they agree.

        Raises SubjectError where the engine refuses the record, NotRun where there is nobody left.
        """
        mine = facts(self.engine.judge(record), self.declared)
        try:
            theirs = facts(self._asked(record), self.declared)
        except NotRun:
            raise
        except SubjectError as error:
            return {"an answer": ("a ruling", str(error))}
        return {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}

    def _asked(self, record: Json) -> Json:
        self.program.begin({"record": "game/1", "discipline": "free", "readings": {}})
        ruling = self.program.judge(record)
        self.program.finish()
        return ruling


def smaller(record: Json) -> Iterator[Json]:
    """Yield records that say a little less: an event, a ball, the phase, a detail."""
    happened: list[Json] = record["events"]
    for index in reversed(range(len(happened))):
        yield record | {"events": happened[:index] + happened[index + 1 :]}
    for ball in record["start"] if len(record["start"]) > _FEWEST else ():
        yield record | {"start": [each for each in record["start"] if each != ball]}
    if "phase" in record:
        yield {name: value for name, value in record.items() if name != "phase"}
    for index, event in enumerate(happened):
        for name in event.keys() & {"pocket", "half", "rebound"}:
            less = {key: value for key, value in event.items() if key != name}
            yield record | {"events": [*happened[:index], less, *happened[index + 1 :]]}


def shrink(record: Json, differs: Callable[[Json], bool]) -> Json:
    """Make a record smaller as long as it still differs, within a number of tries."""
    tries = 0
    found = True
    while found:
        found = False
        for less in smaller(record):
            tries += 1
            if tries > _TRIES:
                return record
            if differs(less):
                record, found = less, True
                break
    return record


# Writing a scenario ---------------------------------------------------------------------------


def _values(step: Step, event: Json) -> Iterator[dict[str, Hashable]]:
    """Every way to fill a step with what an event says."""
    said: dict[str, list[Hashable]] = {
        "ball": [
            *event.get("balls", ()),
            *(each for each in [event.get("ball")] if each is not None),
        ],
        "rail": [event.get("rail")],
        "half": [event.get("half"), event.get("to")],
        "pocket": [event.get("pocket")],
        "part": [event.get("part")],
    }
    kinds = step.wordings["en"].kinds
    if kinds.keys() and all(kind in said for kind in kinds.values()):
        options = [[each for each in said[kind] if each is not None] for kind in kinds.values()]
        for values in product(*options):
            yield dict(zip(kinds, values, strict=True))


def _written(step: Step, values: dict[str, Hashable]) -> str:
    return step.wordings["en"].write(values)


def _step_of(event: Json, cue: int) -> str:
    """The sentence whose step makes exactly this event; the event as a comment where none does."""
    for step in STEPS:
        if step.function.__module__ not in {events.__name__, strokes.__name__}:
            continue
        for values in _values(step, event):
            play = Play(Reference())
            play.shot.tip(cue)
            try:
                step.function(play, **values)
            except Exception:  # noqa: BLE001, S112 - then this is not the step
                continue
            if play.shot.events[1:] == [event]:
                return _written(step, values)
    return f"# no step says: {json.dumps(event)}"


def _find(function: Callable[..., None]) -> Step:
    return next(step for step in STEPS if step.function is function)


def _thens(ruling: Json) -> Iterator[str]:
    clauses = tuple(sorted({str(each["clause"]) for each in ruling["fouls"]}))
    if ruling["verdict"] == "foul":
        yield _written(_find(rulings.foul_under), {"clauses": clauses})
    else:
        yield _written(_find(rulings.legal), {})
    counted = tuple(sorted(ruling["pocketed"]))
    if len(counted) == 1:
        yield _written(_find(rulings.counts), {"ball": counted[0]})
    elif counted:
        yield _written(_find(rulings.count), {"balls": counted})
    else:
        yield _written(_find(rulings.none_counts), {})


def scenario(record: Json, ruling: Json, title: str) -> str:
    """A shot and the engine's ruling as a scenario in the words of the suite."""
    clauses = sorted({str(each["clause"]) for each in ruling["fouls"]})
    if not clauses:
        clauses = [cast("Json", ruling["legal_by"] or {}).get("clause", "G.20")]
    givens = [_written(_find(positions.only_balls), {"balls": tuple(record["start"])})]
    if record.get("phase") == "break":
        givens.append(_written(_find(positions.opening_break), {}))
    happened: list[Json] = record["events"]
    whens = [_written(_find(strokes.play_ball), {"cue": record["cue_ball"]})]
    whens += [_step_of(event, record["cue_ball"]) for event in happened[1:]]
    lines = [f"@id.…  # clauses: {', '.join(clauses)}", f"Scenario: {title}", "  RU: …"]
    for keyword, steps in (("Given", givens), ("When", whens), ("Then", list(_thens(ruling)))):
        said = [f"{keyword} {steps[0]}", *(f"And {step}" for step in steps[1:])]
        lines += [f"  {each.replace('And # ', '# ')}" for each in said]
    return "".join(f"    {line}\n" for line in lines)


# The command ----------------------------------------------------------------------------------


def run(command: Sequence[str], limits: Limits, *, number: int, seed: int, out: TextIO) -> int:
    """Compare so many random shots; exit code 0 they agree, 1 they differ, 3 no start, 4 no end."""
    program = Stdio(command, limits)
    try:
        program.start()
        if program.capabilities is None or "shot/1" not in program.capabilities.records:
            out.write("the program does not declare records shot/1: nothing to compare\n")
            return 5
        pair = _Pair(Reference(), program, program.capabilities)
        return _compare(pair, number, seed, out)
    except NotRun as error:
        out.write(f"{error}\n")
        return 4
    except NotStarted as error:
        out.write(f"{error}\n")
        return 3
    finally:
        program.close()


def _compare(pair: _Pair, number: int, seed: int, out: TextIO) -> int:
    draw = Random(seed)  # noqa: S311 - it hides nothing

    def differs(record: Json) -> bool:
        try:
            return bool(pair.difference(record))
        except SubjectError as error:
            if isinstance(error, NotRun):
                raise
            return False

    for count, (record, _) in enumerate(shots(draw, pair.engine), 1):
        if differs(record):
            _tell(pair, shrink(record, differs), f"Seed {seed}, shot {count}", out)
            return 1
        if count == number:
            break
    out.write(f"{number} random shots, seed {seed}: no difference\n")
    return 0


def _tell(pair: _Pair, record: Json, title: str, out: TextIO) -> None:
    out.write(f"{one_line(pair.program.name)} and the engine differ.\n\n")
    out.write(scenario(record, pair.engine.judge(record), title))
    for fact, (mine, theirs) in pair.difference(record).items():
        said = f"  engine   {mine}\n  program  {plain(str(theirs), lines=False)}\n"
        out.write(f"\n{fact}\n{said}")
    out.write(f"\nrecord\n  {json.dumps(record)}\n")
