"""The guide for implementers: every command and every snippet in it does what it says.

A console block is run line by line in a folder of its own, in the order of the page; `# exit 1`
behind a command is its exit code. What Python prints stands behind `# ->`. A line of JSON is a
message of the protocol. A block is left out only where `% not run:` before it gives a reason.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import socketserver
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import kit
from piramida_conformance import messages
from piramida_conformance.shapes import check

DOCS = Path(__file__).resolve().parents[1] / "docs"
FENCE = re.compile(
    r"(?:^ *% not run: (?P<reason>[^\n]*)\n)?^(?P<indent> *)```(?P<kind>\w+)\n"
    r"(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A block of code: its kind, why it is not run (empty: it is), its text."""

    kind: str
    reason: str
    text: str


def blocks(page: str, language: str) -> list[Block]:
    """Give the blocks of code of a page in one language, in order."""
    whole = (DOCS / page).read_text(encoding="utf-8")
    parts = re.findall(rf"^:::\{{{language}\}}\n(.*?)^:::$", whole, re.MULTILINE | re.DOTALL)
    found = []
    for match in FENCE.finditer("\n".join(parts)):
        lines = [line.removeprefix(match["indent"]) for line in match["text"].splitlines()]
        found.append(Block(match["kind"], match["reason"] or "", "\n".join(lines)))
    return found


GUIDE = blocks("implementers.md", "en")
PYTHON = [block for page in ("en", "ru") for block in blocks("engine.md", page)]
PYTHON = [block for block in [*GUIDE, *PYTHON] if block.kind == "python" and not block.reason]


def test_both_languages_have_the_same_blocks() -> None:
    """The guide shows the same commands and snippets in both languages."""
    assert blocks("implementers.md", "ru") == GUIDE


def test_every_block_is_run_or_says_why_not() -> None:
    """No block is of a kind that nothing runs, and few are left out."""
    assert {block.kind for block in GUIDE} == {"console", "python", "json"}
    reasons = [block.reason for block in GUIDE if block.reason]
    assert len(reasons) == 2
    assert all(len(reason.split()) > 3 for reason in reasons)


def test_the_commands_work_in_the_order_of_the_page(tmp_path: Path) -> None:
    """Every command of the guide ends with the exit code that it should have."""
    environment = os.environ | {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    }
    for block in GUIDE:
        if block.kind != "console" or block.reason:
            continue
        for line in block.text.splitlines():
            assert line.startswith("$ "), line
            wanted = re.search(r" # exit (\d)$", line)
            run = subprocess.run(
                ["bash", "-c", line.removeprefix("$ ")],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            code = int(wanted[1]) if wanted else 0
            assert run.returncode == code, f"{line}\n{run.stdout}\n{run.stderr}"
    made = {path.name for path in tmp_path.iterdir()}
    assert made >= {"report.html", "report.md", "report.xml", "known.txt", "cases.jsonl"}


@pytest.mark.parametrize("number", range(len(PYTHON)))
def test_the_snippets_print_what_they_say(number: int) -> None:
    """A Python block runs by itself and prints what stands behind the arrows."""
    text = PYTHON[number].text
    wanted = re.findall(r"# -> (.*)$", text, re.MULTILINE)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(text, f"block {number}", "exec"), {})  # noqa: S102 - it is our own page
    printed = out.getvalue().splitlines()
    assert printed
    if wanted:
        assert printed == wanted


class Served(socketserver.StreamRequestHandler):
    """The engine as a program that runs already and is spoken to over a socket."""

    def handle(self) -> None:
        """Pass what comes to the starter adapter, line by line, and its answers back."""
        with subprocess.Popen(
            kit.ADAPTER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        ) as adapter:
            assert adapter.stdin is not None
            assert adapter.stdout is not None
            answers = io.BufferedReader(adapter.stdout)  # type: ignore[type-var]
            for line in self.rfile:
                adapter.stdin.write(line)
                self.wfile.write(answers.readline())
            adapter.stdin.close()


def test_the_bridge_leads_to_a_program_that_runs_already(tmp_path: Path) -> None:
    """The bridge of the guide makes a program behind a socket one behind a pipe."""
    (bridge,) = (block for block in GUIDE if block.kind == "python" and block.reason)
    assert len(bridge.text.splitlines()) < 10
    with socketserver.ThreadingTCPServer(("localhost", 0), Served) as server:
        script = tmp_path / "bridge.py"
        port = str(server.server_address[1])
        script.write_text(bridge.text.replace("7777", port), encoding="utf-8")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        run = kit.at_once(tmp_path, "doctor", "--", sys.executable, str(script))
        server.shutdown()
    assert run.stdout.splitlines()[-1] == "0 wrong, 0 odd", run.stdout
    assert run.returncode == 0


def test_the_messages_are_of_the_protocol() -> None:
    """Each line of the sample conversation is a request or its answer, and has no unknown field."""
    (block,) = [block for block in GUIDE if block.kind == "json"]
    said: list[dict[str, Any]] = [json.loads(line) for line in block.text.splitlines()]
    for message in said:
        report = check(message, messages.Request if "op" in message else messages.Answer, "$")
        assert report.problems == []
        assert report.unknown == []
    assert {message["op"] for message in said if "op" in message} == {*messages.RESULTS, "bye"}
    asked = {message["id"] for message in said if message.get("op", "bye") != "bye"}
    assert [message["id"] for message in said if "op" not in message] == sorted(asked)


def test_the_schemas_named_are_those_published() -> None:
    """The guide names every schema that is published, in both languages."""
    text = (DOCS / "implementers.md").read_text(encoding="utf-8")
    for name in messages.PUBLISHED:
        assert text.count(f"`{name}`") >= 2, name
