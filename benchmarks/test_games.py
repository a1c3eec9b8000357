"""What games cost: from JSON text to the last state, many games, and a match without end.

Ratios are measured in one run, so that the machine's speed cancels out.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from pytest_benchmark.fixture import BenchmarkFixture

from piramida import Rules
from piramida.game_records import read_header
from piramida.match import play
from piramida.state import State
from piramida_conformance.judge import run

ROUNDS = 7
Say = Callable[[str], None]


def stroke(by: str, cue_ball: int, *events: dict[str, Any]) -> dict[str, Any]:
    """Give a stroke."""
    tip = {"type": "tip", "ball": cue_ball}
    return {"do": "shot", "by": by, "cue_ball": cue_ball, "events": [tip, *events]}


def safety(by: str, cue_ball: int, met: int) -> dict[str, Any]:
    """Give a legal stroke on which nothing falls: ball, rail, another rail."""
    rails = ({"type": "rail", "ball": cue_ball, "rail": rail} for rail in ("foot", "left"))
    return stroke(by, cue_ball, {"type": "contact", "balls": [cue_ball, met]}, *rails)


def game() -> dict[str, Any]:
    """Give a Free game of 60 actions: lag, break, safeties, fouls, and eight penalty balls."""
    contacts = ({"type": "contact", "balls": [0, ball]} for ball in (1, 2, 3))
    rails = ({"type": "rail", "ball": ball, "rail": "foot"} for ball in (1, 2, 3))
    actions: list[dict[str, Any]] = [
        {"do": "lag", "balls": {"A": {"distance": 0.1}, "B": {"distance": 0.4}}},
        {"do": "choose", "by": "A", "option": "break"},
        {"do": "place", "by": "A", "ball": 0, "at": [-1.2, 0.0]},
        stroke("A", 0, *contacts, *rails),
    ]
    miss = stroke("B", 0, {"type": "rail", "ball": 0, "rail": "foot"})
    for ball in range(1, 8):  # B misses, A lifts a ball and plays, and both play safe
        actions += [miss, {"do": "lift", "by": "A", "ball": ball}]
        actions.append({"do": "choose", "by": "A", "option": "play"})
        actions += [safety(by, 0, 15) for by in ("ABABA" if ball < 7 else "ABA")]
    actions += [miss, {"do": "lift", "by": "A", "ball": 8}]
    return {"record": "game/1", "actions": actions}


def final(text: str) -> State:
    """Play a game from its text; gives the last state."""
    record = json.loads(text)
    state = read_header(record)
    for outcome in play(state, record["actions"]):
        assert outcome.accepted
        state = outcome.state
    return state


def fastest(work: Callable[[], object]) -> float:
    """Give the seconds of the fastest of some rounds: the one that was disturbed least."""

    def seconds() -> float:
        began = time.perf_counter()
        work()
        return time.perf_counter() - began

    return min(seconds() for _ in range(ROUNDS))


def test_a_game_from_text_to_its_last_state(benchmark: BenchmarkFixture, say: Say) -> None:
    """A Free game of sixty actions goes from JSON text to its winner in less than 0.1 s."""
    record = game()
    assert len(record["actions"]) == 60
    text = json.dumps(record)
    state = benchmark(final, text)
    assert (state.phase, state.winner, state.score) == ("game-over", "A", {"A": 8, "B": 0})
    seconds = fastest(lambda: final(text))
    say(f"a game of 60 actions, from text to last state: {seconds * 1000:.1f} ms")
    assert seconds < 0.1


def test_many_games_cost_in_line_with_their_number(benchmark: BenchmarkFixture, say: Say) -> None:
    """Ten games cost at most fifteen times as much as one, a hundred at most 150 times."""
    text = json.dumps(game()) + "\n"

    def games(number: int) -> None:
        out = io.StringIO()
        run(io.StringIO(text * number), out, rules=Rules(), as_json=True)

    one, ten, hundred = (fastest(partial(games, number)) for number in (1, 10, 100))
    benchmark(games, 1)
    say(f"10 games cost {ten / one:.1f} times as much as one, 100 games {hundred / one:.1f} times")
    assert ten / one <= 15
    assert hundred / one <= 150


def peak(actions: int, folder: Path) -> int:
    """Judge a stream of so many actions in a process of its own; give its peak memory in KiB."""
    stream = folder / f"{actions}.jsonl"
    turns = [json.dumps(safety(by, 0, 15)) + "\n" for by in "AB"]
    with stream.open("w", encoding="utf-8") as lines:
        lines.write(json.dumps({"record": "game/1", "start": {}}) + "\n")
        lines.writelines(turns[number % 2] for number in range(actions))
    command = [sys.executable, "-m", "piramida_conformance.cli", "judge", str(stream)]
    with subprocess.Popen([*command, "--format", "json"], stdout=subprocess.DEVNULL) as child:
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0
    return usage.ru_maxrss


def test_memory_stays_flat_over_a_hundred_thousand_actions(
    benchmark: BenchmarkFixture, say: Say, tmp_path: Path
) -> None:
    """A stream of 100,000 actions takes at most 2 % more memory than one of 10,000."""
    short, long = peak(10_000, tmp_path), peak(100_000, tmp_path)
    benchmark(final, json.dumps({"record": "game/1", "start": {}, "actions": []}))
    say(f"peak memory over 10,000 actions {short} KiB, over 100,000 actions {long} KiB")
    assert long <= 1.02 * short
