"""A game as it is typically written, run through the kit: its report says by itself what is wrong.

    python tests/test_kit_naive.py --write

writes the failures by clause anew. The commit that does so says why each line has changed.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import pytest

import kit
from piramida_conformance import spec as rulebook

NAIVE = Path(__file__).resolve().parent / "naive"
FAILURES = NAIVE / "failures.txt"
COMMAND = [sys.executable, str(NAIVE / "engine.py")]


def run(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the scenarios of General and of Free pyramid against the naive engine in a folder."""
    free = ["--clause", "G", "--clause", "F", "--markdown", "report.md", "--strict"]
    return kit.conformance(folder, "run", *free, "--timeout", "30", "--", *COMMAND)


def failures(folder: Path) -> str:
    """Write the failures of the run in a folder: a line for each clause, with its scenarios."""
    found: dict[str, list[str]] = defaultdict(list)
    for key, line in kit.results(folder).items():
        if line["status"] == "fail":
            for clause in line["clauses"]:
                found[clause].append(key)
    return "".join(f"{clause}: {' '.join(keys)}\n" for clause, keys in found.items())


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Give the folder of the run and its report on the terminal."""
    folder = tmp_path_factory.mktemp("naive")
    done = run(folder)
    assert done.returncode == 1, done.stdout + done.stderr
    return folder, done.stdout


def blocks(report: str, clause: str) -> list[str]:
    """Give the failures of a report that name a clause, each as its text."""
    return [block for block in report.split("\n\n") if f"\n  {clause}  " in block]


def test_the_failures_by_clause_are_those_committed(ran: tuple[Path, str]) -> None:
    """The naive engine fails exactly the scenarios that it failed when they were looked at."""
    assert failures(ran[0]) == FAILURES.read_text(encoding="utf-8")


def test_the_naive_engine_keeps_to_the_protocol(ran: tuple[Path, str]) -> None:
    """It is wrong about the rules only: it passes some scenarios, and none is a fault of it."""
    lines = kit.results(ran[0]).values()
    assert {line["status"] for line in lines} == {"pass", "fail", "skipped"}
    assert kit.lines(ran[0])[-1]["starts"] == 1
    assert kit.lines(ran[0])[-1]["warnings"] == {}


@pytest.mark.parametrize(
    ("clause", "says"),
    [
        # one rail after the contact is enough
        ("G.20", "  verdict\n    expected  foul\n    got       legal\n"),
        ("G.20", 'rail     ball=3 rail="foot"'),
        # and on the break too
        ("G.12.1", "  verdict\n    expected  foul\n    got       legal\n"),
        # a jumped ball counts as pocketed
        ("G.24.3", "  verdict\n    expected  foul\n    got       legal\n"),
        ("G.24.1", "jump     ball=3"),
        # nothing is spotted, or anywhere
        ("G.25.3", "  balls to be spotted\n    expected  [3, 9]\n    got       []\n"),
        ("G.25.3.p1", "  spot of ball 9\n"),
        # the penalty ball is taken automatically
        ("F.7", "  balls on the bed\n    expected  16\n    got       15\n"),
        ("F.7", "got       refused under None: the penalty ball has been taken already\n"),
        ("G.6.1", "got       refused under None: the penalty ball has been taken already\n"),
    ],
)
def test_the_report_names_the_rule(ran: tuple[Path, str], clause: str, says: str) -> None:
    """A failure has the clause with its titles in both languages, what was expected, and got."""
    titles = rulebook.load().clauses[clause].titles
    found = blocks(ran[1], clause)
    assert found
    assert all(f"  {clause}  {titles.en} · {titles.ru}  (spec/" in block for block in found)
    assert any(says in block for block in found), found[0]
    assert all("expected" in block and "got" in block for block in found)


def test_first_reason_only_is_seen(ran: tuple[Path, str]) -> None:
    """Where two rules are violated at once, the report has both clauses and the one it found."""
    (block,) = [text for text in ran[1].split("\n\n") if text.startswith("FAIL  general-20-09\n")]
    assert "expected  ['G.16', 'G.20']\n    got       ['G.16']\n" in block


def test_the_markdown_report_names_clauses_too(ran: tuple[Path, str]) -> None:
    """The table for a pull request begins with the first failures, each with its clause."""
    text = (ran[0] / "report.md").read_text(encoding="utf-8")
    assert [clause for clause in ("G.12.1", "G.20") if f"| {clause} |" not in text] == []


def main() -> None:
    """Write the failures anew if asked to, else print them."""
    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder))
        text = failures(Path(folder))
    if sys.argv[1:] == ["--write"]:
        FAILURES.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
