"""Simulated shots, as a physics engine wrote them, made into shot records.

    python tests/pooltool.py SOURCE TARGET

SOURCE holds one simulated shot a line, TARGET gets one shot record a line. The report, written to
standard output as JSON, says which shots were skipped and why, and on which line each other one is.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LAG = "lag: one ball of two players' opening strokes, which a shot record does not hold"
PHASES = {"break": "break", "break-tight": "break", "break-miss": "break"}
KINDS_OF_PLAY = frozenset(
    {
        "centre-on",
        "centre-soft",
        "double-contact",
        "frozen-pair",
        "frozen-rail",
        "mid",
        "miss",
        "pot",
        "pot-no-contact",
        "pot-two",
        "side-nose",
        "spin",
    }
)
EVENT_FIELDS = {
    "tip": ("ball",),
    "contact": ("balls",),
    "rail": ("ball", "rail", "part", "pocket"),
    "cross": ("ball", "to"),
    "pocket": ("ball", "pocket"),
    "stop": ("ball",),
}


@dataclass(frozen=True, slots=True)
class Conversion:
    """Records in the order of the source, the line of each shot, the shots left out by reason."""

    records: list[dict[str, Any]] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)
    skipped: dict[str, list[int]] = field(default_factory=dict)

    def report(self) -> dict[str, Any]:
        """Give the lines and the skipped shots as JSON-shaped data."""
        return {"records": len(self.records), "skipped": self.skipped, "lines": self.lines}


def phase(kind: str) -> str:
    """Give the phase of the game that a kind of simulated shot belongs to; KeyError if unknown."""
    return "play" if kind in KINDS_OF_PLAY else PHASES[kind]


def event(source: dict[str, Any]) -> dict[str, Any]:
    """Keep of an event what records know; KeyError if records do not know its type."""
    kept = EVENT_FIELDS[source["type"]]
    return {name: source[name] for name in ("type", "t", *kept, "pos") if name in source}


def record(shot: dict[str, Any]) -> dict[str, Any]:
    """Make a shot record of a simulated shot that is no lag."""
    return {
        "discipline": "free",
        "phase": phase(shot["kind"]),
        "cue_ball": shot["cue_ball"],
        "start": shot["start"],
        "frozen": shot["frozen"],
        "events": [event(source) for source in shot["events"]],
        "end": shot["end"],
    }


def convert(source: str) -> Conversion:
    """Convert simulated shots, one JSON object a line."""
    done = Conversion()
    for shot in map(json.loads, source.splitlines()):
        if shot["kind"] == "lag":
            done.skipped.setdefault(LAG, []).append(shot["shot"])
        else:
            done.records.append(record(shot))
            done.lines[shot["shot"]] = len(done.records)
    return done


def written(conversion: Conversion) -> str:
    """Write the records, one a line, without spaces."""
    return "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in conversion.records)


def main(arguments: list[str] | None = None) -> None:
    """Convert SOURCE to TARGET and print the report."""
    parser = argparse.ArgumentParser(prog="pooltool.py", description="Make shot records.")
    parser.add_argument("source", type=Path, help="simulated shots, one JSON object a line")
    parser.add_argument("target", type=Path, help="where the shot records go")
    options = parser.parse_args(arguments)
    conversion = convert(options.source.read_text(encoding="utf-8"))
    options.target.write_text(written(conversion), encoding="utf-8")
    sys.stdout.write(json.dumps(conversion.report()) + "\n")


if __name__ == "__main__":
    main()
