"""What happens in a scenario: its strokes as records, with the number of the step for each event.

The scenario is run once through the steps of the suite against the engine. Steps that begin with
When are numbered from 1; pictures carry the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from piramida_conformance import pickles
from piramida_conformance.play import Mismatch, Play, ScenarioError, Shot
from piramida_conformance.subject import Json, Reference

if TYPE_CHECKING:
    from collections.abc import Mapping

    from piramida_conformance.scenarios import Step


@dataclass(frozen=True, slots=True)
class Stroke:
    """One stroke: its record, the step that tells each event, and the engine's ruling.

    `steps` is the number of steps that tell it: a stroke told in one sentence has no path of its
    own. `ruling` is empty where the engine gave none.
    """

    record: Json
    numbers: tuple[int, ...]
    steps: int
    ruling: Json


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario as it was run: strokes, lags and measured racks, in order."""

    game: bool = False
    strokes: tuple[Stroke, ...] = ()
    lags: tuple[Json, ...] = ()
    racks: tuple[Json, ...] = ()


@dataclass(slots=True)
class _Recorder:
    """The reference engine that keeps what it was asked and what it answered."""

    engine: Reference = field(default_factory=Reference)
    name: str = "recorder"
    phase: str = "lag"
    asked: list[tuple[Json, Json, str]] = field(default_factory=list)

    def begin(self, header: Json) -> None:
        self.phase = header.get("start", {}).get("phase", "play")
        self.engine.begin(header)

    def judge(self, record: Json) -> Json:
        ruling = self.engine.judge(record)
        self.asked.append((record, ruling, str(record.get("phase", "play"))))
        return ruling

    def do(self, action: Json) -> Json:
        outcome = self.engine.do(action)
        self.asked.append((action, outcome.get("ruling") or {}, self.phase))
        state = outcome.get("state")
        if isinstance(state, dict):
            self.phase = str(state.get("phase", self.phase))
        return outcome


@dataclass(slots=True)
class _Watched:
    """A stroke while the steps tell it."""

    shot: Shot
    numbers: list[int] = field(default_factory=list)


@cache
def tell(language: str, steps: tuple[Step, ...]) -> Told:
    """Run the steps once and return what happened, as far as they could be run.

    A Then that does not hold changes nothing here: the picture shows what the scenario tells.
    """
    recorder = _Recorder()
    play = Play(recorder)
    watched: list[_Watched] = []
    number = 0
    for step in steps:
        number += step.kind == "when"
        if not _did(step, language, play):
            break
        _watch(play.shot, watched, number)
    _finish(play)
    return _told(recorder, watched, game=play.begun is not None)


def _did(step: Step, language: str, play: Play) -> bool:
    """Do a step; say whether the next one makes sense."""
    try:
        pickles.call(step, language, play)
    except Mismatch:
        return step.kind == "then"
    except Exception:  # noqa: BLE001 - whatever the engine raises is shown by the run, not here
        return False
    return True


def _finish(play: Play) -> None:
    """Ask for the ruling of what was told last."""
    try:
        _ = play.ruling
    except (Exception, ScenarioError):  # noqa: BLE001 - same
        return


def _watch(shot: Shot, watched: list[_Watched], number: int) -> None:
    """Give the events that the last step has added its number."""
    if not watched or watched[-1].shot is not shot:
        watched.append(_Watched(shot))
    here = watched[-1]
    here.numbers += [number] * (len(shot.events) - len(here.numbers))


def _told(recorder: _Recorder, watched: list[_Watched], *, game: bool) -> Told:
    answers = {
        id(asked["events"]): (ruling, phase)
        for asked, ruling, phase in recorder.asked
        if "events" in asked
    }
    strokes = [
        _stroke(one, *answers.get(id(one.shot.events), ({}, one.shot.phase)))
        for one in watched
        if one.shot.events
    ]
    actions = [asked for asked, _, _ in recorder.asked if "do" in asked]
    return Told(
        game=game,
        strokes=tuple(strokes),
        lags=tuple(action for action in actions if action["do"] == "lag"),
        racks=tuple(one for one in actions if one["do"] == "rack" and one.get("positions")),
    )


def _stroke(one: _Watched, ruling: Mapping[str, Any], phase: str) -> Stroke:
    try:
        record = one.shot.record()
    except ScenarioError:
        record = {"events": one.shot.events, **one.shot.facts}
    record["phase"] = phase
    return Stroke(record, tuple(one.numbers), len(set(one.numbers)), dict(ruling))
