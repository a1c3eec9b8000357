"""What a ruling costs, as ratios measured in one run, so that the machine's speed cancels out.

The shots are simulated: 4 to 700 events each, most of them contacts.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from piramida import Rules, judge, records
from piramida.shot import Contact, Cross, Event, Pocketed, Rail, Shot, Stop, Tip
from piramida.table import Point

SHOTS = Path(__file__).resolve().parent.parent / "tests" / "data" / "pooltool-shots.jsonl"
Judged = tuple[Shot, Rules]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """Give the simulated shots as lines of JSON."""
    return SHOTS.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def shots(lines: list[str]) -> list[Judged]:
    """Give the simulated shots as the engine reads them."""
    return [records.read_shot(json.loads(line)) for line in lines]


def fastest(work: Callable[[], object], rounds: int = 15) -> float:
    """Give the seconds of the fastest of some rounds: the one that was disturbed least."""
    return min(_seconds(work) for _ in range(rounds))


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def bare_loop(shot: Shot) -> int:
    """Look at each event once, tell its type and read its balls: what no ruling can do without."""
    seen = 0
    for event in shot.events:
        if isinstance(event, Contact):
            seen |= 1 << event.a | 1 << event.b
        elif isinstance(event, Rail | Cross | Pocketed):
            seen |= 1 << event.ball
    return seen


def judge_all(shots: list[Judged]) -> None:
    """Judge every shot."""
    for shot, rules in shots:
        judge(shot, rules)


def test_a_ruling_costs_at_most_ten_bare_loops(
    benchmark: BenchmarkFixture, shots: list[Judged]
) -> None:
    """A ruling from decoded events costs at most ten times a bare loop over the same events."""
    loop = fastest(lambda: [bare_loop(shot) for shot, _ in shots])
    benchmark(judge_all, shots)
    ratio = fastest(lambda: judge_all(shots)) / loop
    benchmark.extra_info["ratio"] = ratio
    assert ratio <= 10


def bare_event(event: dict[str, Any]) -> Event:
    """Build the event's dataclass and check nothing."""
    t = event["t"]
    if event["type"] == "contact":
        a, b = event["balls"]
        first, second = event["pos"]
        return Contact(a, b, t=t, pos=(Point(*first), Point(*second)))
    ball, pos = event["ball"], Point(*event["pos"])
    match event["type"]:
        case "rail":
            rail, part = event["rail"], event["part"]
            return Rail(ball, rail, part, pocket=event.get("pocket"), t=t, pos=pos)
        case "cross":
            return Cross(ball, event["to"], t=t, pos=pos)
        case "pocket":
            return Pocketed(ball, event["pocket"], t=t, pos=pos)
        case "stop":
            return Stop(ball, t=t, pos=pos)
        case _:
            return Tip(ball, t=t, pos=pos)


def bare_shot(line: str) -> Shot:
    """Decode a line and build the shot's dataclasses, and check nothing."""
    shot = json.loads(line)
    return Shot(
        cue_ball=shot["cue_ball"],
        events=tuple(bare_event(event) for event in shot["events"]),
        phase=shot["phase"],
        start={int(ball): Point(*place) for ball, place in shot["start"].items()},
        end={int(ball): Point(*place) for ball, place in shot["end"].items()},
    )


def test_text_to_ruling_costs_at_most_twice_the_decoding(
    benchmark: BenchmarkFixture, lines: list[str]
) -> None:
    """JSON text to ruling costs at most twice what decoding and bare dataclasses cost."""

    def rule() -> None:
        for line in lines:
            judge(*records.read_shot(json.loads(line)))

    bare = fastest(lambda: [bare_shot(line) for line in lines])
    benchmark(rule)
    ratio = fastest(rule) / bare
    benchmark.extra_info["ratio"] = ratio
    assert ratio <= 2


def test_cost_grows_in_line_with_the_events(
    benchmark: BenchmarkFixture, shots: list[Judged]
) -> None:
    """A shot four times as long as another costs at most six times as much."""

    def repeated(times: int) -> Judged:
        shot, rules = max(shots, key=lambda judged: len(judged[0].events))
        return _longer(shot, times), rules

    once, fourfold = repeated(1), repeated(4)
    benchmark(lambda: judge(*fourfold))
    ratio = fastest(lambda: judge(*fourfold)) / fastest(lambda: judge(*once))
    benchmark.extra_info["ratio"] = ratio
    assert ratio <= 6


def _longer(shot: Shot, times: int) -> Shot:
    """Repeat the contacts of a shot, without times, as if its balls rolled on together."""
    plain: dict[str, Any] = {"cue_ball": shot.cue_ball, "table": shot.table}
    contacts = tuple(
        Contact(event.a, event.b) for event in shot.events if isinstance(event, Contact)
    )
    return Shot(**plain, events=(shot.events[0], *(contacts * times)))
