"""What the tests of the kit share: programs that behave or not, and the kit as a command."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import piramida_conformance
from piramida_conformance import cli, digests, suite

HERE = Path(__file__).parent
ADAPTER = [
    sys.executable,
    str(Path(piramida_conformance.__file__).parent / "adapters" / "python_adapter.py"),
]
# Misdeed, what it is seen as, and what the message says of it.
FAULTS = [
    ("exits", "crash", "exit code 3"),
    ("is-killed", "crash", "signal SIGKILL"),
    ("segfaults", "crash", "signal SIGSEGV"),
    ("closes-its-output", "crash", "ended by the kit"),
    ("answers-and-exits", "crash", "exit code 4"),
    ("leaves-a-child", "crash", "exit code 0"),
    ("hangs", "timeout", "no answer within 1 s"),
    ("half-a-line", "timeout", 'half a line, and no end of it within 1 s; «{"id": »'),
    ("too-late", "timeout", "no answer within 1 s"),
    ("logs", "garbage", "«loading \\x1b[31mtable\\x1b[0m»"),
    ("logs-afterwards", "garbage", "«done"),
    ("no-json", "garbage", "«legal, I think»"),
    ("not-utf-8", "garbage", "not UTF-8"),
    ("scalar", "garbage", "no JSON object but 42"),
    ("not-a-number", "garbage", "NaN is no JSON number"),
    ("nested", "garbage", "not JSON"),
    ("wrong-id", "protocol", "an answer with id"),
    ("no-id", "protocol", "an answer with id None"),
    ("answers-twice", "protocol", "it answered twice"),
    ("answers-again", "protocol", "an answer with id"),
    ("two-in-one", "protocol", "found ['result', 'error']"),
    ("nothing-in-it", "protocol", "found none"),
    ("broken-types", "protocol", "$.result.ruling.verdict: found 7, expected one of: legal"),
    ("too-long", "protocol", "a line of more than 1048576 bytes"),
]


def misdeeds(
    folder: Path, left: Sequence[str] = (), *, after: int = 2, hello: str = ""
) -> list[str]:
    """Give the command of a program that does these misdeeds; its state is in the folder."""
    state = {"left": list(left), "after": after, "hello": hello, "asked": 0, "done": []}
    file = folder / "state.json"
    file.write_text(json.dumps(state))
    return [sys.executable, str(HERE / "adapters" / "misdeeds.py"), str(file)]


def speaker(program: str) -> list[str]:
    """Give the command of a tiny program that has `json`, `sys`, `os`, `time`, `say` at hand."""
    head = "import json, sys, os, time\ndef say(**said): print(json.dumps(said), flush=True)\n"
    return [sys.executable, "-c", head + program]


def legal(name: str = "always legal", then: str = "", **capabilities: Any) -> list[str]:
    """Give the command of a program that calls every shot legal; `then` may change `result`."""
    declared = {"disciplines": ["free"], "records": ["shot/1"], **capabilities}
    hello = {"protocol": 1, "implementation": {"name": name}, "capabilities": declared}
    return speaker(
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    op, result = asked['op'], {}\n"
        "    if op == 'bye': break\n"
        f"    if op == 'hello': result = json.loads({json.dumps(hello)!r})\n"
        "    if op == 'judge': result = {'ruling': {'verdict': 'legal', 'fouls': [],"
        " 'pocketed': [], 'returned': []}}\n"
        f"    {then or 'pass'}\n"
        "    say(id=asked['id'], result=result)\n"
    )


def alive(group: int) -> list[str]:
    """List the processes of a group that still run after a moment: signals take one."""
    deadline = time.monotonic() + 2
    while (found := running(group)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return found


def running(group: int) -> list[str]:
    """List the processes of a group that run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text(errors="replace").rpartition(")")
        except OSError:
            continue
        state, _, its_group = rest.split()[:3]
        if int(its_group) == group and state != "Z":
            found.append(name)
    return found


def command(*words: str) -> list[str]:
    """Give the command line of `piramida conformance`."""
    return [sys.executable, "-m", "piramida_conformance.cli", "conformance", *words]


def conformance(folder: Path, *words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run `piramida conformance` in a folder."""
    return subprocess.run(
        command(*words), cwd=folder, capture_output=True, text=True, check=False, **options
    )


def at_once(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Do what `conformance` does, without another process: only a session of pytest needs one."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = cli.main(["conformance", *words])
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def build(source: Path, kind: str, target: Path) -> Path:
    """Build a wheel or sdist of a source folder, without network; return the archive."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=source)
    assert run.returncode == 0, run.stderr
    (archive,) = target.iterdir()
    return archive


def lines(folder: Path, name: str = "piramida-results.jsonl") -> list[dict[str, Any]]:
    """Give the lines of the stream that a run left in a folder."""
    text = (folder / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def results(folder: Path) -> dict[str, dict[str, Any]]:
    """Give the results of the stream by the keys of their scenarios, in order."""
    return {
        line["id"] + ("" if line["row"] is None else f"/{line['row']}"): line
        for line in lines(folder)
        if line["type"] == "result"
    }


def processes(command: Sequence[str], wait: float = 3.0) -> list[str]:
    """List the processes with exactly this command line that still run after a moment."""
    wanted = b"".join(word.encode() + b"\0" for word in command)
    deadline = time.monotonic() + wait
    while True:
        found = [
            path.parent.name
            for path in Path("/proc").glob("[0-9]*/cmdline")
            if _content(path) == wanted
        ]
        if not found or time.monotonic() > deadline:
            return found
        time.sleep(0.02)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


_SUBJECT = """
import pytest
from piramida_conformance import plugin
from piramida_conformance.subject import {name}

@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    config.stash[plugin.SUBJECT] = {name}()
"""


def judging(name: str) -> str:
    """Give the plugin that has a session judge this subject instead of the engine."""
    return _SUBJECT.format(name=name)


class Session:
    """One plain pytest session over the suite, in a process of its own."""

    def __init__(self, folder: Path, *options: str, extra: str = "") -> None:
        """Run the suite in that folder with these options and one more plugin."""
        self.file = folder / "results" / "results.jsonl"
        (folder / "extra.py").write_text(extra, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "--strict-markers", "-W", "error"]
        command += ["-p", "no:cacheprovider", "-p", "no:randomly", "-c", os.devnull]
        command += ["--rootdir", str(folder), "-p", "piramida_conformance.plugin", "-p", "extra"]
        self.digests = (digests.engine_digest(), digests.steps_digest())
        done = subprocess.run(
            [*command, "--results", str(self.file), *options, str(Path(suite.__file__).parent)],
            capture_output=True,
            text=True,
            cwd=folder,
            check=False,
        )
        self.code = done.returncode
        self.output = done.stdout + done.stderr

    @cached_property
    def lines(self) -> list[dict[str, Any]]:
        """The lines of the results file."""
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]
