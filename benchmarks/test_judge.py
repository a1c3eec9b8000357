"""What a ruling costs, as ratios measured in one run, so that the machine's speed cancels out.

The shots are simulated: 4 to 724 events each, most of them contacts. Each benchmark prints the
ratio it is about and fails where it is beyond its limit.
"""

from __future__ import annotations

import gc
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from piramida import Rules, judge, records
from piramida.shot import Contact, Cross, Event, Phase, Pocketed, Rail, Shot, Stop, Tip
from piramida.table import Point

SHOTS = Path(__file__).resolve().parent.parent / "tests" / "data" / "pooltool-shots.jsonl"
TINY = '{"cue_ball":0,"events":[{"type":"tip","ball":0}]}\n'
LENGTHS = (25, 50, 100, 200, 350, 700)
BALL_EVENTS = (Cross, Pocketed, Tip)
Judged = tuple[Shot, Rules]
Say = Callable[[str], None]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """Give the simulated shots as lines of JSON."""
    return SHOTS.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def shots(lines: list[str]) -> Iterator[list[Judged]]:
    """Give the simulated shots as the engine reads them.

    The garbage collector passes them over: only the benchmark keeps so many shots at once.
    """
    read = [records.read_shot(json.loads(line)) for line in lines]
    gc.collect()
    gc.freeze()
    yield read
    gc.unfreeze()


def fastest(works: Mapping[str, Callable[[], object]], rounds: int = 15) -> dict[str, float]:
    """Give the processor seconds of each work's fastest round: the one disturbed least.

    The works take turns, so that what slows the machine for a while slows them all.
    """
    seconds = dict.fromkeys(works, math.inf)
    for _ in range(rounds):
        for name, work in works.items():
            began = time.process_time()
            work()
            seconds[name] = min(seconds[name], time.process_time() - began)
    return seconds


def bare_loop(shot: Shot) -> tuple[int, float | None, bool]:
    """Tell each event's type and read the fields on which rulings rest.

    Any code that knows the rules has to do that much: see which balls an event is of, when two
    of them met, what a ball touched and whether it came back. Nothing is decided or kept.
    """
    seen, met, rebound = 0, None, False
    for event in shot.events:
        if isinstance(event, Contact):
            seen |= 1 << event.a | 1 << event.b
            met = event.t
        elif isinstance(event, Stop):
            seen |= 0 if event.ball is None else 1 << event.ball
        elif isinstance(event, Rail):
            seen |= 1 << event.ball
            rebound = event.rebound if event.part == "rail" else event.pocket is None
        elif isinstance(event, BALL_EVENTS):
            seen |= 1 << event.ball
    return seen, met, rebound


def types_only(shot: Shot) -> int:
    """Tell each event's type and count contacts: less than any code that knows the rules."""
    contacts = 0
    for event in shot.events:
        if isinstance(event, Contact):
            contacts += 1
    return contacts


def test_a_ruling_costs_at_most_ten_bare_loops(
    benchmark: BenchmarkFixture, shots: list[Judged], say: Say
) -> None:
    """A ruling from decoded events costs at most ten times a bare loop over the same events."""

    def over_all(loop: Callable[[Shot], object]) -> Callable[[], None]:
        def run() -> None:
            for shot, _ in shots:
                loop(shot)

        return run

    def judge_all() -> None:
        for shot, rules in shots:
            judge(shot, rules)

    benchmark(judge_all)
    cost = fastest(
        {"loop": over_all(bare_loop), "types": over_all(types_only), "judge": judge_all}, rounds=30
    )
    ratio = benchmark.extra_info["ratio"] = cost["judge"] / cost["loop"]
    events = sum(len(shot.events) for shot, _ in shots)
    say(
        f"ruling / bare loop over its events: {ratio:.2f} (limit 10); "
        f"ns per event: ruling {cost['judge'] / events * 1e9:.0f}, "
        f"bare loop {cost['loop'] / events * 1e9:.0f}, "
        f"telling contacts from the rest alone {cost['types'] / events * 1e9:.0f}"
    )
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
    benchmark: BenchmarkFixture, lines: list[str], say: Say
) -> None:
    """JSON text to ruling costs at most twice what decoding and bare dataclasses cost."""

    def decode_all() -> None:
        for line in lines:
            bare_shot(line)

    def rule_all() -> None:
        for line in lines:
            judge(*records.read_shot(json.loads(line)))

    benchmark(rule_all)
    cost = fastest({"decode": decode_all, "rule": rule_all})
    ratio = benchmark.extra_info["ratio"] = cost["rule"] / cost["decode"]
    say(f"text to ruling / decoding and bare dataclasses: {ratio:.2f} (limit 2)")
    assert ratio <= 2


@pytest.mark.parametrize("phase", ["break", "play"])
def test_cost_grows_in_line_with_the_events(
    benchmark: BenchmarkFixture, shots: list[Judged], phase: Phase, say: Say
) -> None:
    """From 25 to 700 events an event costs the same, whether it is early in a shot or late.

    The shots are drawn evenly from the longest break, which begins them, so that events of all
    kinds are as frequent in each; they are judged as a break and as any other shot.
    """
    longest, rules = max(shots, key=lambda judged: len(judged[0].events))
    begin, rest = longest.events[:5], longest.events[5:700]
    parts = {
        n: replace(
            longest,
            phase=phase,
            events=(*begin, *(rest[len(rest) * k // (n - 5)] for k in range(n - 5))),
            end=None,
        )
        for n in LENGTHS
    }

    def work(shot: Shot) -> Callable[[], None]:
        def judge_some() -> None:
            for _ in range(5):
                judge(shot, rules)

        return judge_some

    benchmark(work(parts[LENGTHS[-1]]))
    cost = fastest({str(n): work(shot) for n, shot in parts.items()}, rounds=60)
    exponent = math.log(cost["700"] / cost["25"]) / math.log(700 / 25)
    late = (cost["700"] - cost["350"]) / (700 - 350)
    early = (cost["350"] - cost["25"]) / (350 - 25)
    benchmark.extra_info |= {"exponent": exponent, "late / early event": late / early}
    each = ", ".join(f"{n}: {seconds / 5 / int(n) * 1e9:.0f}" for n, seconds in cost.items())
    say(
        f"{phase}: cost grows with the events to the power of {exponent:.2f} (limit 1.1); "
        f"an event after the 350th / one before: {late / early:.2f} (limit 1.5)\n"
        f"  ns per event in shots of that many: {each}"
    )
    assert exponent <= 1.1
    assert late / early <= 1.5


@pytest.mark.skipif(os.name != "posix", reason="the processor time of a child is POSIX's")
@pytest.mark.parametrize("form", ["json", "text"])
def test_the_command_costs_little_more_than_decoding(
    benchmark: BenchmarkFixture, lines: list[str], tmp_path: Path, form: str, say: Say
) -> None:
    """`piramida judge` costs at most five times the decoding of its input, beyond its start.

    What the start costs, the judging of one tiny record tells.
    """
    import resource  # noqa: PLC0415  # POSIX only

    tiny = tmp_path / "tiny.json"
    tiny.write_text(TINY, encoding="utf-8")

    def command(file: Path) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "piramida_conformance.cli", "judge", file, "--format", form],
            stdout=subprocess.DEVNULL,
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def decode() -> None:
        for line in lines:
            json.loads(line)

    benchmark(command, SHOTS)
    started = judged = decoding = math.inf
    for _ in range(10):
        started, judged = min(started, command(tiny)), min(judged, command(SHOTS))
        decoding = min(decoding, fastest({"decode": decode}, rounds=2)["decode"])
    beyond = judged - started
    ratio = benchmark.extra_info["ratio"] = beyond / decoding
    benchmark.extra_info["seconds beyond start"] = beyond
    say(
        f"piramida judge --format {form}, beyond its start: {beyond:.3f} s (aim 0.1 s), "
        f"{ratio:.2f} times json.loads (limit 5)"
    )
    assert ratio <= 5
