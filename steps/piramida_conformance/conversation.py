"""The sample conversation: what passes between the kit and a program, recorded.

`python -m piramida_conformance.conversation` records it anew with the Python adapter and writes
`conversation.jsonl`; a test plays it back.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from piramida_conformance.child import Child, Limits
from piramida_conformance.messages import PROTOCOL
from piramida_conformance.shapes import Json

_HERE: Final = Path(__file__).resolve().parent
FILE: Final = _HERE / "conversation.jsonl"
ADAPTER: Final = _HERE / "adapters" / "python_adapter.py"

_SHOT: Final[Json] = {
    "record": "shot/1",
    "discipline": "free",
    "cue_ball": 0,
    "start": {"0": [-0.5, 0.1], "3": [0.2, 0.3]},
    "events": [
        {"type": "tip", "ball": 0, "t": 0.0},
        {"type": "contact", "balls": [0, 3], "t": 0.41},
        {"type": "pocket", "ball": 3, "pocket": "FL", "t": 1.2},
        {"type": "stop", "ball": 0, "t": 2.9},
    ],
}
_GAME: Final[Json] = {
    "record": "game/1",
    "discipline": "free",
    "sides": {"A": ["A"], "B": ["B"]},
    "match": {"games": 1},
    "readings": {},
}


def _lag(a: float, b: float) -> Json:
    balls = {"A": {"foot_rail": 1, "distance": a}, "B": {"foot_rail": 1, "distance": b}}
    return {"do": "lag", "balls": balls}


def _begin(case: str, header: Json) -> Json:
    return {"op": "begin", "case": case, "header": header}


REQUESTS: Final[tuple[Json, ...]] = (
    {
        "op": "hello",
        "protocol": {"min": PROTOCOL, "max": PROTOCOL},
        "kit": {"name": "piramida", "version": "0.1.0"},
        "limits": {"hello": 10.0, "answer": 2.0, "line": 1048576},
        "x-5f1e": True,
    },
    {"op": "ping"},
    _begin("5e8c0a", {"record": "game/1", "discipline": "free", "readings": {}}),
    {"op": "judge", "record": _SHOT},
    _begin("90b7d2", {"record": "game/1", "discipline": "free", "readings": {}}),
    {"op": "judge", "record": {"cue_ball": 0, "events": [{"type": "tip", "ball": 0}]}},
    _begin("c01fe4", {"record": "game/1", "discipline": "free", "readings": {}}),
    {"op": "judge", "record": {"cue_ball": 16, "events": []}},
    _begin("1d77aa", _GAME),
    {"op": "do", "action": _lag(0.2, 0.3)},
    {"op": "do", "action": {"do": "lift", "by": "A", "ball": 3}},
    {"op": "do", "action": {"do": "choose", "by": "A", "option": "break"}},
    {"op": "x-5f1e"},
    {"op": "bye"},
)


def requests() -> Iterator[Json]:
    """The requests of the conversation, numbered."""
    for number, request in enumerate(REQUESTS, 1):
        yield {"id": number, **request}


def talk() -> Iterator[tuple[Json, Json | None]]:
    """Have the conversation with the Python adapter; bye has no answer."""
    child = Child([sys.executable, str(ADAPTER)], Limits())
    try:
        for request in requests():
            line = json.dumps(request).encode() + b"\n"
            if request["op"] == "bye":
                child.leave(line, 2.0)
                yield request, None
            else:
                answer: Json = json.loads(child.ask(line, 10.0))
                yield request, answer
    finally:
        child.end()


def recorded() -> list[tuple[Json, Json | None]]:
    """The conversation as it was recorded."""
    lines: list[dict[str, Any]] = [
        json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()
    ]
    return [(line["request"], line["answer"]) for line in lines]


def main() -> None:
    """Record the conversation anew."""
    lines = [{"request": request, "answer": answer} for request, answer in talk()]
    FILE.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
