"""The starter adapters: small, and right from the first line on, in every language."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from piramida_conformance import adapters, cases, doctor, scenarios
from piramida_conformance.adapters import __main__ as starters
from piramida_conformance.child import Exit, Limits
from piramida_conformance.stdio import Stdio
from piramida_conformance.subject import Reference, SubjectError

Json = dict[str, Any]
FOLDER = Path(adapters.__file__).parent
SLOW = Limits(hello=30, answer=10)
HEADER: Json = {"record": "game/1", "discipline": "free"}
MISS: Json = {
    "cue_ball": 0,
    "events": [
        {"type": "tip", "ball": 0},
        {"type": "rail", "ball": 0, "rail": "foot", "pos": [1.7, 0.0]},
        {"type": "stop"},
    ],
}
LANGUAGES = ("python", "javascript", "c")


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """Give the command of each starter; the one in C is compiled, every warning an error."""
    program = tmp_path_factory.mktemp("c") / "adapter"
    flags = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O1", "-g"]
    flags += ["-fsanitize=address,undefined", "-fno-sanitize-recover"]
    compiler = shutil.which("gcc") or shutil.which("cc")
    node = shutil.which("node")
    assert compiler, "the starter in C needs a C compiler (Debian: apt-get install gcc)"
    assert node, "the starter in JavaScript needs Node (Debian: apt-get install nodejs)"
    subprocess.run([compiler, *flags, "-o", program, FOLDER / "c_adapter.c"], check=True)
    return {
        "python": [sys.executable, str(FOLDER / "python_adapter.py")],
        "javascript": [node, str(FOLDER / "javascript_adapter.mjs")],
        "c": [str(program)],
    }


@pytest.fixture(params=LANGUAGES)
def command(request: pytest.FixtureRequest, commands: dict[str, list[str]]) -> list[str]:
    """Give the command of one starter after the other."""
    return commands[request.param]


@pytest.fixture
def subject(command: list[str]) -> Iterator[Stdio]:
    """Give a starter behind a pipe, with strict fields; its process ends with the test."""
    found = Stdio(command, SLOW, strict=True)
    found.start()
    yield found
    found.close()


@pytest.mark.parametrize("name", starters.STARTERS)
def test_a_starter_is_short(name: str) -> None:
    """A starter has fewer than 60 lines of at most 100 characters."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 60
    assert [line for line in lines if len(line) > 100] == []


def test_every_starter_is_copied_and_tested() -> None:
    """The list of what is copied is the folder's content, and each has a command here."""
    found = {path.name for path in FOLDER.iterdir() if path.is_file()}
    assert found - {"__init__.py", "__main__.py"} == set(starters.STARTERS)
    assert {name.partition("_")[0] for name in starters.STARTERS} == set(LANGUAGES)


def test_a_starter_shakes_hands(subject: Stdio) -> None:
    """Each starter declares Free pyramid shots in words that the kit knows."""
    assert subject.capabilities is not None
    assert "free" in subject.capabilities.disciplines
    assert "shot/1" in subject.capabilities.records
    assert not subject.warnings
    assert subject.starts == 1


def test_a_starter_judges(subject: Stdio) -> None:
    """A stroke that meets no object ball is a foul under 5.3, the penalty 29.1.1."""
    subject.begin(HEADER)
    ruling = subject.judge(MISS)
    subject.finish()
    assert ruling["verdict"] == "foul"
    assert [(foul["clause"], foul["penalty"]) for foul in ruling["fouls"]] == [
        ("G.5.3", "G.29.1.1")
    ]


def test_fields_nobody_knows_are_ignored(subject: Stdio) -> None:
    """An unknown field changes nothing, whatever it holds and wherever it stands."""
    odd: Json = {"x-canary": {"op": "bye", "id": [1, {"events": 'a "quoted" } brace \\'}]}}
    subject.begin({**odd, **HEADER, **odd})
    events = [{**odd, **event} for event in MISS["events"]]
    answer = subject.exchange("judge", {**odd, "record": {**odd, **MISS, "events": events}}, 10)
    assert answer.result is not None
    assert answer.result["ruling"]["verdict"] == "foul"


def test_an_unknown_operation_is_unsupported(subject: Stdio) -> None:
    """An operation nobody knows is answered `unsupported`, and the next request as ever."""
    subject.begin(HEADER)
    answer = subject.exchange("x-later", {"record": MISS}, 10)
    assert answer.unsupported is not None
    assert subject.judge(MISS)["verdict"] == "foul"
    assert subject.starts == 1


@pytest.mark.parametrize("language", ["javascript", "c"])
def test_what_a_starter_does_not_know_is_unsupported(
    commands: dict[str, list[str]], language: str
) -> None:
    """A starter never guesses: a stroke that meets a ball, a break and a game are unsupported."""
    subject = Stdio(commands[language], SLOW, strict=True)
    contact = {"type": "contact", "balls": [0, 3]}
    met = {"cue_ball": 0, "events": [MISS["events"][0], contact]}
    for record in (met, {**MISS, "phase": "break"}):
        subject.begin(HEADER)
        with pytest.raises(SubjectError, match="unsupported: judge"):
            subject.judge(record)
    with pytest.raises(SubjectError, match="unsupported"):
        subject.do({"do": "shot", "by": "A", **MISS})
    assert subject.starts == 1
    assert subject.close() == Exit(0)


@pytest.mark.parametrize("language", ["javascript", "c"])
def test_a_starter_agrees_with_the_engine(commands: dict[str, list[str]], language: str) -> None:
    """Whatever a starter judges of all scenarios of Free pyramid, it judges as the engine does."""
    subject, judged = Stdio(commands[language], SLOW, strict=True), 0
    subject.start()
    assert subject.capabilities is not None
    for case in cases.read_all(scenarios.load().scenarios).values():
        if subject.capabilities.lack(case.needs):
            continue
        for exchange in case.exchanges:
            subject.begin(case.header)
            try:
                ruling = subject.judge(exchange.asked)
            except SubjectError:
                continue
            wanted = Reference().judge(exchange.asked)
            judged += 1
            assert ruling["verdict"] == wanted["verdict"], case.scenario.key
            clauses = [foul["clause"] for foul in wanted["fouls"]]
            assert [foul["clause"] for foul in ruling["fouls"]] == clauses, case.scenario.key
    assert subject.starts == 1
    assert judged > 5
    subject.close()


@pytest.mark.parametrize("last", ["bye", "end"])
def test_a_starter_speaks_answers_only_and_leaves(command: list[str], last: str) -> None:
    """On standard output stand the answers and nothing else; bye and the end of input end it."""
    hello = {"protocol": {"min": 1, "max": 1}, "kit": {"name": "x", "version": "1"}, "limits": {}}
    asked = [
        {"id": 7, "op": "hello", **hello},
        {"id": 8, "op": "begin", "case": "c", "header": HEADER},
        {"id": 9, "op": "judge", "record": MISS},
        {"id": 10, "op": "ping"},
    ]
    if last == "bye":
        asked += [{"id": 11, "op": "bye"}, {"id": 12, "op": "ping"}]
    run = subprocess.run(
        command,
        input="".join(json.dumps(each) + "\n" for each in asked).encode(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == b""
    assert run.stdout.endswith(b"\n")
    answers = [json.loads(line) for line in run.stdout.decode().splitlines()]
    assert [sorted(each) for each in answers] == [["id", "result"]] * 4
    assert [each["id"] for each in answers] == [7, 8, 9, 10]


def test_bye_is_heard_while_the_pipe_stays_open(subject: Stdio) -> None:
    """A starter goes after bye by itself, with exit code 0."""
    assert subject.close() == Exit(0)
    assert not subject.warnings


def test_the_doctor_finds_only_what_is_not_written_yet(commands: dict[str, list[str]]) -> None:
    """The doctor has nothing to say of a starter but the shots that it does not judge."""
    out = StringIO()
    assert doctor.examine(commands["javascript"], SLOW, out) == 1
    wrong = [line for line in out.getvalue().splitlines() if line.startswith("WRONG")]
    assert wrong
    assert all("WRONG judge" in line and "unsupported" in line for line in wrong)


def test_starters_are_copied_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Starters are copied into a folder; what stands there already is never overwritten."""
    folder = tmp_path / "new"
    assert starters.main([str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == sorted(starters.STARTERS)
    (folder / "c_adapter.c").write_text("mine")
    assert starters.main([str(folder)]) == 1
    assert (folder / "c_adapter.c").read_text() == "mine"
    assert "c_adapter.c was there" in capsys.readouterr().out
    assert starters.main([]) == starters.main(["--help"]) == 2
