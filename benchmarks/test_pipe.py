"""What the pipe costs: a round trip beside an echo, the suite beside the suite in process."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from pytest_benchmark.fixture import BenchmarkFixture

import piramida_conformance
from piramida_conformance.stdio import Stdio

Say = Callable[[str], None]
LIMIT = 2.0
ADAPTER = Path(piramida_conformance.__file__).parent / "adapters" / "python_adapter.py"
ECHO = "import json, sys\nfor line in sys.stdin: print(json.dumps(json.loads(line)), flush=True)\n"
PATIENT = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    if asked['op'] == 'bye': break\n"
    "    result = {'protocol': 1, 'implementation': {'name': 'x'}, 'capabilities': "
    "{'disciplines': ['free'], 'records': ['shot/1']}} if asked['op'] == 'hello' else "
    "{'ruling': asked['record']} if asked['op'] == 'judge' else {}\n"
    "    print(json.dumps({'id': asked['id'], 'result': result}), flush=True)\n"
)
# It is sent as a record and comes back as a ruling, so that both ways carry the same.
RULING: dict[str, Any] = {
    "verdict": "foul",
    "legal_by": None,
    "fouls": [
        {"clause": "G.20", "penalty": "G.29.1.9", "offender": "shooter", "events": [3], "balls": []}
    ],
    "pocketed": [],
    "returned": [{"ball": 3, "clause": "G.22.4"}],
    "replaced": {},
    "spots": {"3": [0.8875, 0.0]},
    "unsure": [],
    "readings": [{"id": "R-rails", "value": "four"}],
}


def best(times: int, do: Callable[[], object]) -> float:
    """Give the shortest of several times, in seconds: the others measure the machine."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        do()
        found.append(time.perf_counter() - begun)
    return min(found)


def ask_echo(into: IO[bytes], out: IO[bytes]) -> Callable[[], object]:
    """Give a function that sends the JSON to the echo and reads it back."""
    request = {"id": 1, "op": "judge", "record": RULING}

    def ask() -> object:
        into.write(json.dumps(request).encode() + b"\n")
        return json.loads(out.readline())

    return ask


def test_a_round_trip_beside_an_echo(benchmark: BenchmarkFixture, say: Say) -> None:
    """A question with all its checks costs at most twice a bare echo of the same JSON."""
    subject = Stdio([sys.executable, "-c", PATIENT])
    subject.start()
    subject.begin({"record": "game/1"})
    words = [sys.executable, "-c", ECHO]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as echo:
        assert echo.stdin is not None
        assert echo.stdout is not None
        bare = ask_echo(echo.stdin, io.BufferedReader(echo.stdout))  # type: ignore[type-var]
        bare()
        ratio = min(best(400, lambda: subject.judge(RULING)) / best(400, bare) for _ in range(5))
        benchmark(subject.judge, RULING)
        echo.stdin.close()
    subject.close()
    say(f"a round trip costs {ratio:.2f} times an echo (limit {LIMIT})")
    assert ratio <= LIMIT


def lasted(folder: Path, *words: str) -> float:
    """Run the suite with the runner; give the seconds of the session."""
    file = folder / "results.jsonl"
    command = [sys.executable, "-m", "piramida_conformance.cli", "conformance", "run"]
    subprocess.run([*command, "--results", str(file), *words], capture_output=True, check=False)
    end = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert end["complete"] is True
    return float(end["seconds"])


def test_the_suite_over_the_pipe(benchmark: BenchmarkFixture, say: Say, tmp_path: Path) -> None:
    """The whole suite costs over the pipe at most twice what it costs in process."""
    inside = min(lasted(tmp_path, "--in-process") for _ in range(2))
    piped = ("--", sys.executable, str(ADAPTER))
    outside = min(lasted(tmp_path, *piped) for _ in range(2))
    benchmark(len, piped)  # `--benchmark-only` takes what uses it; the suite is timed above
    say(f"the suite takes {outside / inside:.2f} times as long over the pipe (limit {LIMIT})")
    assert outside <= LIMIT * inside
