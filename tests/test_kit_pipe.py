"""The subject behind a pipe: what a program may do wrong, and what it costs."""

from __future__ import annotations

import os
import signal
import sys
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kit
from piramida_conformance import protocol, scenarios
from piramida_conformance.child import Child, Exit, Limits
from piramida_conformance.pickles import run
from piramida_conformance.stdio import Fault, NotRun, NotStarted, Stdio
from piramida_conformance.subject import Reference, SubjectError

Json = dict[str, Any]
HEADER: Json = {"record": "game/1", "discipline": "free", "readings": {}}
RECORD: Json = {"cue_ball": 0, "events": [{"type": "tip", "ball": 0}]}
QUICK = Limits(hello=10, answer=1.0)


def ask(subject: Stdio, record: Json = RECORD) -> Json:
    """Let a subject judge one shot as a case of its own."""
    subject.begin(HEADER)
    ruling = subject.judge(record)
    subject.finish()
    return ruling


def speaker(program: str) -> list[str]:
    """Give the command of a tiny program that has `line`, `json` and `say` at hand."""
    head = "import json, sys, os, time\ndef say(**said): print(json.dumps(said), flush=True)\n"
    return [sys.executable, "-c", head + program]


@pytest.fixture
def misdeed(tmp_path: Path) -> Iterator[Any]:
    """Give a function that starts the program with a misdeed; it ends with the test."""
    started: list[Stdio] = []

    def start(name: str = "", after: int = 2, hello: str = "") -> Stdio:
        command = kit.misdeeds(tmp_path, [name] if name else [], after=after, hello=hello)
        started.append(Stdio(command, QUICK))
        return started[-1]

    yield start
    for subject in started:
        subject.close()


@pytest.mark.parametrize(("name", "status", "says"), kit.FAULTS, ids=[row[0] for row in kit.FAULTS])
def test_a_misdeed_costs_one_case(misdeed: Any, name: str, status: str, says: str) -> None:
    """A fault is seen for what it is, in the case that caused it; the next case is in step."""
    subject = misdeed(name)
    wanted = Reference().judge(RECORD)
    assert ask(subject) == wanted
    first = subject.pid or 0
    with pytest.raises(Fault) as caught:
        ask(subject)
    assert caught.value.status == status
    assert says in str(caught.value)
    assert kit.alive(first) == []
    assert ask(subject) == wanted
    assert subject.pid not in {None, first}
    assert subject.faults == {status: 1}
    assert subject.starts == 2


def test_complaints_on_standard_error_are_no_fault(misdeed: Any) -> None:
    """200 KB on standard error block nothing; the last 64 KiB are kept."""
    subject = misdeed("complains")
    ask(subject)
    first = subject.pid
    ask(subject)
    ask(subject)
    assert subject.pid == first
    assert not subject.faults
    assert len(subject.stderr) == 64 << 10
    assert subject.stderr.endswith("complaint\n")


def test_a_fault_shows_the_end_of_standard_error() -> None:
    """What a program said before it died is with the fault, as text."""
    program = "sys.stdin.readline(); sys.stderr.write('no table\\x1b[2J'); sys.exit(9)"
    subject = Stdio(speaker(program), QUICK)
    with pytest.raises(NotStarted, match="exit code 9"):
        subject.start()
    child = Child(speaker(program), QUICK)
    with pytest.raises(Exception, match="without an answer"):
        child.ask(b"{}\n", 5)
    assert child.end() == Exit(9)
    assert child.stderr.endswith("no table\x1b[2J")


def test_memory_stays_flat_under_a_line_without_end(misdeed: Any) -> None:
    """A line of 50 MB is given up at 1 MiB; no more of it is kept."""
    subject = misdeed("too-long", after=1)
    subject.begin(HEADER)
    tracemalloc.start()
    try:
        with pytest.raises(Fault, match="more than 1048576 bytes"):
            subject.judge(RECORD)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 6 << 20


@pytest.mark.parametrize("hello", ["dies", "banner", "other-protocol"])
def test_a_program_that_does_not_greet_is_not_started(misdeed: Any, hello: str) -> None:
    """Without a proper answer to hello nothing is run, and no process is left."""
    subject = misdeed(hello=hello)
    with pytest.raises(NotStarted):
        subject.start()
    assert subject.pid is None
    assert subject.stopped
    with pytest.raises(NotRun):
        subject.begin(HEADER)
    assert subject.starts == (1 if hello == "other-protocol" else 2)


def test_both_ranges_of_protocols_are_told(misdeed: Any) -> None:
    """Where there is no common protocol the message says what both speak."""
    subject = misdeed(hello="other-protocol")
    with pytest.raises(NotStarted, match=r"'min': 1, 'max': 1.*'min': 7, 'max': 9"):
        subject.start()


def test_a_missing_program_is_not_started() -> None:
    """A command that does not exist is reported, with the system's words."""
    with pytest.raises(NotStarted, match="No such file"):
        Stdio(["/no/such/program"]).start()


@pytest.mark.parametrize("name", ["refuses", "unsupported"])
def test_refusals_are_failures_and_no_faults(misdeed: Any, name: str) -> None:
    """An answer error or unsupported fails the case; the program goes on."""
    subject = misdeed(name)
    ask(subject)
    first = subject.pid
    with pytest.raises(SubjectError) as caught:
        ask(subject)
    assert not isinstance(caught.value, Fault)
    assert "\x07" not in str(caught.value)
    subject.finish()
    ask(subject)
    assert subject.pid == first
    assert not subject.faults


ALWAYS = """
for line in sys.stdin:
    asked = json.loads(line)
    op, number = asked["op"], asked["id"]
    if op == "bye": break
    result = {}
    if op == "hello":
        result = {"protocol": 1, "implementation": {"name": "x"}, "capabilities":
            {"disciplines": ["free"], "records": ["shot/1"]}}
"""


def test_five_faults_in_a_row_end_the_run() -> None:
    """After five faults one after the other the program is given up and not asked again."""
    command = speaker(
        ALWAYS + "    if op == 'judge': os._exit(1)\n    say(id=number, result=result)"
    )
    subject = Stdio(command, QUICK)
    for _ in range(5):
        with pytest.raises(Fault):
            ask(subject)
    starts = subject.starts
    with pytest.raises(NotRun, match="5 faults in a row"):
        ask(subject)
    assert subject.starts == starts == 5


def test_twenty_faults_end_the_run() -> None:
    """Twenty faults in all are enough, however many cases went well between them."""
    program = (
        ALWAYS
        + "    if op == 'judge' and asked['record']['cue_ball'] == 1: print('?', flush=True)\n"
        + "    elif op == 'judge': say(id=number, result={'ruling': {'verdict': 'foul'}})\n"
        + "    else: say(id=number, result=result)"
    )
    subject = Stdio(speaker(program), QUICK)
    for _ in range(20):
        with pytest.raises(Fault):
            ask(subject, {"cue_ball": 1, "events": []})
        if not subject.stopped:
            assert ask(subject) == {"verdict": "foul"}
    with pytest.raises(NotRun, match="20 faults"):
        ask(subject)
    subject.close()


def test_a_program_that_stops_greeting_is_given_up(tmp_path: Path) -> None:
    """Where a restart fails twice at hello, the rest is not run."""
    once = tmp_path / "once"
    program = (
        f"if os.path.exists({str(once)!r}): os._exit(1)\n"
        + ALWAYS
        + f"    if op == 'judge': open({str(once)!r}, 'w'); os._exit(1)\n"
        + "    say(id=number, result=result)"
    )
    subject = Stdio(speaker(program), QUICK)
    with pytest.raises(Fault):
        ask(subject)
    with pytest.raises(NotRun, match="hello failed"):
        ask(subject)
    assert subject.starts == 3


def test_a_polite_program_is_left_alone() -> None:
    """A program that goes after bye with exit code 0 causes no warning."""
    subject = Stdio(kit.ADAPTER, QUICK)
    subject.start()
    group = subject.pid
    assert group is not None
    assert subject.close() == Exit(0)
    assert not subject.warnings
    assert kit.alive(group) == []
    assert subject.close() is None


def test_a_program_that_stays_is_ended() -> None:
    """A program that does not go after bye is ended, with a warning."""
    subject = Stdio(
        speaker(ALWAYS.replace("break", "time.sleep(60)") + "    say(id=number, result=result)"),
        QUICK,
    )
    subject.start()
    group = subject.pid
    assert group is not None
    begun = time.monotonic()
    assert subject.close() == Exit(None)
    assert 1.9 < time.monotonic() - begun < 4
    assert any("bye" in warning for warning in subject.warnings)
    assert kit.alive(group) == []


def test_unknown_fields_are_warnings_unless_strict() -> None:
    """An unknown field in an answer is a warning; --strict makes it a fault."""
    program = (
        ALWAYS
        + "    if op == 'judge': result = {'ruling': {'verdict': 'foul', 'mood': 'grim'}}\n"
        + "    say(id=number, result=result)"
    )
    lenient, strict = Stdio(speaker(program), QUICK), Stdio(speaker(program), QUICK, strict=True)
    assert ask(lenient)["mood"] == "grim"
    assert list(lenient.warnings) == ["unknown field $.result.ruling.mood"]
    with pytest.raises(Fault, match=r"unknown fields: \$\.result\.ruling\.mood"):
        ask(strict)
    lenient.close()
    strict.close()


def test_requests_carry_a_canary_and_a_random_case() -> None:
    """Hello and begin carry a field that no format knows; the word of a case is never the same."""
    program = ALWAYS + (
        "    if op == 'hello': result['implementation']['version'] = "
        "next(name for name in asked if name.startswith('x-'))\n"
        "    if op == 'begin': seen = asked\n"
        "    if op == 'judge': result = {'ruling': {'verdict': 'foul', 'fouls': "
        "[{'clause': seen['case']}, {'clause': next(n for n in seen if n.startswith('x-'))}]}}\n"
        "    say(id=number, result=result)"
    )
    words = set()
    for _ in range(2):
        subject = Stdio(speaker(program), QUICK)
        for _ in range(2):
            case, canary = ask(subject)["fouls"]
            words.add(case["clause"])
            assert canary["clause"] == subject.implementation["version"]
        subject.close()
    assert len(words) == 4


def test_odd_capabilities_are_warnings() -> None:
    """What this kit does not know may be declared, with a warning."""
    said = {
        "disciplines": ["free", "chess"],
        "records": ["shot/1"],
        "readings": {"R-rails": ["four", "eight"], "R-new": ["x"]},
        "facts": ["tip", "smell"],
    }
    found, warnings = protocol.read_capabilities(said)
    assert "chess" in found.disciplines
    assert warnings == [
        "hello declares disciplines 'chess', which this kit does not know",
        "hello declares facts 'smell', which this kit does not know",
        "hello declares readings 'R-new', which this kit does not know",
        "hello declares the value 'eight' of R-rails",
    ]


def test_a_large_request_and_answer_pass_at_once() -> None:
    """A record larger than the pipes' buffers is sent while the program answers."""
    program = ALWAYS + (
        "    if op == 'judge': result = {'ruling': {'verdict': 'foul', 'fouls': "
        "[{'clause': event['cause']} for event in asked['record']['events']]}}\n"
        "    say(id=number, result=result)"
    )
    subject = Stdio(speaker(program), QUICK)
    events = [{"type": "disturb", "cause": "x" * 10_000} for _ in range(90)]
    ruling = ask(subject, {"cue_ball": 0, "events": events})
    assert len(ruling["fouls"]) == 90
    subject.close()


def test_behind_the_pipe_the_engine_gives_the_same_results() -> None:
    """The engine behind the Python adapter gives what it gives in process, scenario by scenario."""
    subject = Stdio(kit.ADAPTER, strict=True)
    reference = Reference()
    for scenario in scenarios.load().scenarios:
        if "in-process" in scenario.needs("needs."):
            continue
        here, there = run(scenario, reference), run(scenario, subject)
        subject.finish()
        assert here == there, scenario.key
    assert subject.starts == 1
    assert subject.close() == Exit(0)
    assert not subject.warnings


def descriptors() -> int:
    """Count the open files of this process."""
    return len(list(Path("/proc/self/fd").iterdir()))


def test_no_descriptor_is_left_open(misdeed: Any) -> None:
    """Programs that came and went leave no open file behind."""
    subject = misdeed("exits")
    ask(subject)
    before = descriptors()
    for _ in range(3):
        os.kill(subject.pid, signal.SIGTERM)
        with pytest.raises(Fault, match="signal SIGTERM"):
            subject.begin(HEADER)
        subject.begin(HEADER)
    assert descriptors() == before
