"""The progress of long work: a bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import subprocess
from pathlib import Path

import kit
from piramida_conformance.progress import Progress


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


def test_a_terminal_has_a_bar_and_is_left_clean() -> None:
    """The bar grows on one line, the last count is always shown, and the line is wiped."""
    out = Terminal()
    bar = Progress(out, 300)
    for _ in range(300):
        bar.step("1 failed")
    bar.end()
    first, *_, last, wiped = out.getvalue().split("\r")[1:]
    assert first == f"[{'.' * 30}] 1 of 300 scenarios, 1 failed\x1b[K"
    assert last == f"[{'#' * 30}] 300 of 300 scenarios, 1 failed\x1b[K"
    assert wiped == "\x1b[K"
    assert "\n" not in out.getvalue()


def test_a_terminal_is_not_drawn_for_every_step() -> None:
    """Ten thousand quick steps are a few drawings: the bar must not be the work."""
    out = Terminal()
    bar = Progress(out, 10_000)
    for _ in range(10_000):
        bar.step()
    assert out.getvalue().count("\r") < 200


def test_elsewhere_plain_lines_come_now_and_then() -> None:
    """A file or a build server gets a line for each hundred, and no control code."""
    out = io.StringIO()
    bar = Progress(out, 250, "records")
    for _ in range(250):
        bar.step()
    bar.end()
    assert out.getvalue() == "100 of 250 records\n200 of 250 records\n"


def test_nothing_to_do_says_nothing() -> None:
    """Work of no parts leaves no trace on a terminal."""
    out = Terminal()
    Progress(out, 0).end()
    assert out.getvalue() == ""


def test_a_run_on_a_terminal_shows_its_bars(tmp_path: Path) -> None:
    """`run` draws on a real terminal, and leaves its report to standard output."""
    said = on_a_terminal(tmp_path, "run", "--clause", "G.5.3", "--in-process")
    done = re.findall(r"\[#{30}\] (\d+) of (\d+) ([a-z ]+)", said)
    assert all(first == last for first, last, _ in done)
    assert [what for *_, what in done] == [
        "scenarios read",
        "scenarios asked of those who do not look",
        "scenarios",
    ]


def on_a_terminal(folder: Path, *words: str) -> str:
    """Run `piramida conformance` with a terminal as its standard error; give what it shows."""
    master, slave = pty.openpty()
    report = folder / "report.txt"
    with report.open("wb") as out:
        process = subprocess.Popen(kit.command(*words), cwd=folder, stdout=out, stderr=slave)
    os.close(slave)
    said = b""
    with contextlib.suppress(OSError):  # the other end is closed
        while chunk := os.read(master, 1 << 16):
            said += chunk
    os.close(master)
    assert process.wait(60) == 0
    assert b"\x1b" not in report.read_bytes()
    return said.decode()
