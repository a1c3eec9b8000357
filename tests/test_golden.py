"""The simulated shots, judged: counts that only a change of the rules may change.

    python tests/test_golden.py --write

writes the counts anew. The commit that does so says why each of them has changed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from piramida import Ruling, judge, read_shot

DATA = Path(__file__).resolve().parent / "data"
SHOTS = DATA / "pooltool-shots.jsonl"
COUNTS = DATA / "pooltool-counts.json"


def rulings() -> list[Ruling]:
    """Judge all simulated shots, in order."""
    lines = SHOTS.read_text(encoding="utf-8").splitlines()
    return [judge(*read_shot(json.loads(line))) for line in lines]


def counts(judged: list[Ruling]) -> dict[str, Any]:
    """Count verdicts, violations, what completed a shot, and the readings that mattered."""
    found: dict[str, Counter[str]] = {
        "verdict": Counter(ruling.verdict for ruling in judged),
        "fouls": Counter(foul.clause for ruling in judged for foul in ruling.fouls),
        "legal_by": Counter(ruling.legal_by.clause for ruling in judged if ruling.legal_by),
        "readings": Counter(used.id for ruling in judged for used in ruling.readings),
        "returned": Counter(ball.clause for ruling in judged for ball in ruling.returned),
        "unsure": Counter(fact.clause for ruling in judged for fact in ruling.unsure),
    }
    return {
        "shots": len(judged),
        **{name: dict(sorted(counter.items())) for name, counter in found.items()},
        "pocketed": sum(len(ruling.pocketed) for ruling in judged),
        "spots": sum(len(ruling.spots) for ruling in judged),
    }


def written(found: dict[str, Any]) -> str:
    """Write the counts as they are committed."""
    return json.dumps(found, indent=2) + "\n"


def test_the_rulings_on_the_simulated_shots_are_those_committed() -> None:
    """All simulated shots get the rulings that were counted when they were last looked at."""
    assert counts(rulings()) == json.loads(COUNTS.read_text(encoding="utf-8"))


def test_the_counts_are_written_as_the_script_writes_them() -> None:
    """The committed file is what `--write` writes, so that a change shows as one of counts."""
    text = COUNTS.read_text(encoding="utf-8")
    assert text == written(json.loads(text))


def main() -> None:
    """Write the counts anew if asked to, else print them."""
    parser = argparse.ArgumentParser(description="Count the rulings on the simulated shots.")
    parser.add_argument("--write", action="store_true", help=f"write {COUNTS.name} anew")
    text = written(counts(rulings()))
    if parser.parse_args().write:
        COUNTS.write_text(text, encoding="utf-8")
    else:
        print(text, end="")  # noqa: T201 - it is a script too


if __name__ == "__main__":
    main()
