"""The simulated shots as shot records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pooltool

SOURCE = Path("shared", "data", "pooltool-shots.jsonl")
SHOT: dict[str, Any] = {
    "shot": 7,
    "kind": "break-tight",
    "from": None,
    "cue_ball": 0,
    "strike": {"speed": 1.0},
    "start": {"0": [0.0, 0.0], "1": [0.5, 0.0]},
    "frozen": [[0, 1]],
    "events": [
        {"t": 0.0, "type": "tip", "ball": 0, "pos": [0.0, 0.0]},
        {
            "t": 0.5,
            "type": "rail",
            "ball": 1,
            "rail": "left",
            "part": "jaw",
            "pocket": "FL",
            "pos": [1.7, 0.8],
            "v": 1.0,
        },
        {"t": 0.6, "type": "stop", "ball": 1, "pos": [1.7, 0.8], "from": "roll"},
    ],
    "end": {"0": [0.0, 0.0], "1": [1.7, 0.8]},
    "pocketed": {},
    "t_end": 0.6,
}


def line(**changes: object) -> str:
    """Write the example as a line of the source, with changes."""
    return json.dumps(SHOT | changes) + "\n"


def test_a_break_keeps_what_records_know() -> None:
    """A tightly racked break becomes a break, and keeps the fields of records only."""
    assert pooltool.convert(line()).records == [
        {
            "discipline": "free",
            "phase": "break",
            "cue_ball": 0,
            "start": {"0": [0.0, 0.0], "1": [0.5, 0.0]},
            "frozen": [[0, 1]],
            "events": [
                {"type": "tip", "t": 0.0, "ball": 0, "pos": [0.0, 0.0]},
                {
                    "type": "rail",
                    "t": 0.5,
                    "ball": 1,
                    "rail": "left",
                    "part": "jaw",
                    "pocket": "FL",
                    "pos": [1.7, 0.8],
                },
                {"type": "stop", "t": 0.6, "ball": 1, "pos": [1.7, 0.8]},
            ],
            "end": {"0": [0.0, 0.0], "1": [1.7, 0.8]},
        }
    ]


@pytest.mark.parametrize("kind", sorted(pooltool.KINDS_OF_PLAY))
def test_other_kinds_are_play(kind: str) -> None:
    """A shot that is neither break nor lag belongs to the run of play."""
    (record,) = pooltool.convert(line(kind=kind)).records
    assert record["phase"] == "play"


def test_a_lag_is_skipped_with_its_reason() -> None:
    """A lag is skipped and named, and the shots after it move up by a line."""
    conversion = pooltool.convert(line(shot=1) + line(shot=2, kind="lag") + line(shot=3))
    assert conversion.lines == {1: 1, 3: 2}
    assert conversion.skipped == {pooltool.LAG: [2]}


def test_an_unknown_kind_is_refused() -> None:
    """A kind of shot that nobody has mapped is refused, not taken for play."""
    with pytest.raises(KeyError, match="masse"):
        pooltool.convert(line(kind="masse"))


def test_the_committed_records_are_those_of_the_source(root: Path) -> None:
    """The committed records and their report are what the source converts to today."""
    source = root.parent / SOURCE
    if not source.is_file():
        pytest.skip(f"the source of the simulated shots is not beside the checkout: ../{SOURCE}")
    conversion = pooltool.convert(source.read_text(encoding="utf-8"))
    data = root / "tests" / "data"
    assert (data / "pooltool-shots.jsonl").read_text(encoding="utf-8") == (
        pooltool.written(conversion)
    )
    report = json.loads(json.dumps(conversion.report()))
    assert json.loads((data / "pooltool-report.json").read_text(encoding="utf-8")) == report
