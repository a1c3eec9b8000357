"""A program that speaks protocol 1, rules as the engine does, and does misdeeds, each once.

`python misdeeds.py STATE`: the file STATE, JSON, outlives the process. `left` lists the misdeeds
still to be done, one at every `after`-th request to judge or do; `asked` counts those requests,
`done` lists the misdeeds done with the number of their request. `hello` names a misdeed of the
handshake, done in every process.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from piramida import judge, read_shot, write_ruling
from piramida._spec import READINGS
from piramida.choices import ACTIONS, choices
from piramida.game_records import read_header, write_outcome
from piramida.match import apply

Said = dict[str, Any]
DECLARED = {
    "disciplines": ["free", "continuation", "combined", "dynamic"],
    "records": ["shot/1", "game/1"],
    "actions": list(ACTIONS),
    "parts": ["spots", "legal_by", "events", "unsure", "readings"],
    "readings": READINGS,
}
STATE = Path(sys.argv[1])


def raw(content: bytes) -> None:
    """Write bytes to standard output at once."""
    while content:
        content = content[os.write(1, content) :]


def line(said: Said) -> bytes:
    """Give an answer as a line."""
    return json.dumps(said).encode() + b"\n"


def die(number: int) -> None:
    """Die of a signal."""
    os.kill(os.getpid(), number)
    time.sleep(60)


def leave_a_child() -> None:
    """Start a program that keeps both pipes open, and go."""
    subprocess.Popen(["sleep", "300"])
    os._exit(0)


def close_output() -> None:
    """Close standard output and stay."""
    os.close(1)
    time.sleep(60)


def say_half() -> None:
    """Write half a line and stay."""
    raw(b'{"id": ')
    time.sleep(60)


def answer_late(said: Said) -> None:
    """Answer once nobody waits any more."""
    time.sleep(1.5)
    raw(line(said))


def answer_again(said: Said) -> None:
    """Answer, and a moment later answer again."""
    raw(line(said))
    time.sleep(0.01)
    raw(line(said))


def answer_and(said: Said, then: Callable[[], None]) -> None:
    """Answer properly, then do something else."""
    raw(line(said))
    then()


def write_much() -> None:
    """Write 50 MB without the end of a line."""
    for _ in range(50):
        raw(b"x" * 1_000_000)


def complain(said: Said) -> None:
    """Write 200 KB on standard error, then answer."""
    sys.stderr.write("complaint\n" * 20_000)
    sys.stderr.flush()
    raw(line(said))


BROKEN = {"result": {"ruling": {"verdict": 7}}}
MISDEEDS: dict[str, Callable[[Said], None]] = {
    "exits": lambda _: os._exit(3),
    "is-killed": lambda _: die(signal.SIGKILL),
    "segfaults": lambda _: die(signal.SIGSEGV),
    "closes-its-output": lambda _: close_output(),
    "answers-and-exits": lambda said: answer_and(said, lambda: os._exit(4)),
    "hangs": lambda _: time.sleep(60),
    "half-a-line": lambda _: say_half(),
    "too-late": answer_late,
    "logs": lambda said: raw(b"loading \x1b[31mtable\x1b[0m\n" + line(said)),
    "logs-afterwards": lambda said: raw(line(said) + b"done\n"),
    "no-json": lambda _: raw(b"legal, I think\n"),
    "not-utf-8": lambda _: raw(b'{"id": "\xff\xfe"}\n'),
    "scalar": lambda _: raw(b"42\n"),
    "not-a-number": lambda said: raw(line({**said, "result": {"ruling": float("nan")}})),
    "nested": lambda _: raw(b"[" * 500_000 + b"\n"),
    "wrong-id": lambda said: raw(line({**said, "id": said["id"] + 1})),
    "no-id": lambda said: raw(line({"result": said["result"]})),
    "answers-twice": lambda said: raw(line(said) * 2),
    "answers-again": answer_again,
    "two-in-one": lambda said: raw(line({**said, "error": {"code": "x"}})),
    "nothing-in-it": lambda said: raw(line({"id": said["id"]})),
    "broken-types": lambda said: raw(line({**said, **BROKEN})),
    "too-long": lambda _: write_much(),
    "complains": complain,
    "leaves-a-child": lambda _: leave_a_child(),
    "refuses": lambda said: raw(
        line({"id": said["id"], "error": {"code": "no", "message": "\x07"}})
    ),
    "unsupported": lambda said: raw(line({"id": said["id"], "unsupported": {"what": "judge"}})),
}


def answer_hello(request: Said) -> Said:
    """Answer to hello, or do a misdeed there."""
    misdeed = json.loads(STATE.read_text()).get("hello")
    if misdeed == "dies":
        os._exit(5)
    if misdeed == "banner":
        raw(b"Welcome!\n")
    if misdeed == "other-protocol":
        return {"error": {"code": "no-common-protocol", "data": {"min": 7, "max": 9}}}
    who = {"name": "misdeeds", "version": "1"}
    assert request["protocol"] == {"min": 1, "max": 1}
    return {"result": {"protocol": 1, "implementation": who, "capabilities": DECLARED}}


def next_misdeed() -> str:
    """Count a request, and give the misdeed that is due with it, or nothing."""
    state = json.loads(STATE.read_text())
    state["asked"] += 1
    name = ""
    if state["left"] and state["asked"] % state["after"] == 0:
        name = state["left"].pop(0)
        state["done"].append([name, state["asked"]])
    STATE.write_text(json.dumps(state))
    return name


def answers() -> Iterator[Said]:
    """Yield the proper answer to each request."""
    header: Said = {}
    state = None
    for text in sys.stdin:
        request = json.loads(text)
        said: Said = {"result": {}}
        if request["op"] == "bye":
            return
        if request["op"] == "hello":
            said = answer_hello(request)
        elif request["op"] == "begin":
            header, state = request["header"], None
        elif request["op"] == "judge":
            said = {"result": {"ruling": write_ruling(judge(*read_shot(request["record"])))}}
        elif request["op"] == "do":
            outcome = apply(state or read_header(header), request["action"])
            state = outcome.state
            said = {"result": {"outcome": write_outcome(outcome, choices(state))}}
        yield {"id": request["id"], "op": request["op"], **said}


def main() -> None:
    """Answer until good-bye."""
    for said in answers():
        name = next_misdeed() if said.pop("op") in {"judge", "do"} else ""
        if name:
            MISDEEDS[name](said)
        else:
            raw(line(said))


main()
