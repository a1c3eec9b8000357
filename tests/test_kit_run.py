"""`piramida conformance run`: statuses, filters, known failures, exit codes, what survives."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kit
from piramida_conformance import cases, pickles, scenarios
from piramida_conformance.subject import Reference, trivial_subjects

SUITE = scenarios.load()
OF_5 = [each.key for each in SUITE.scenarios if any(c.startswith("G.5.") for c in each.clauses)]
LINK = "https://example.org/issues/1"


@pytest.fixture(scope="module")
def whole(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """Give a run of everything against the engine behind the Python adapter."""
    folder = tmp_path_factory.mktemp("whole")
    return folder, kit.conformance(folder, "run", "--strict", "--", *kit.ADAPTER)


def test_a_whole_run_ends_as_in_process(
    whole: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    """Behind the pipe every scenario ends as it does in process, in the order of the suite.

    Those that ask what the protocol has no request for are skipped.
    """
    folder, run = whole
    found = {key: line["status"] for key, line in kit.results(folder).items()}
    wanted = {
        each.key: "skipped" if "in-process" in each.needs("needs.") else result.status
        for each, result in pickles.run_all(SUITE.scenarios, Reference())
    }
    assert list(found.items()) == list(wanted.items())
    assert run.returncode == (0 if set(wanted.values()) <= {"pass", "skipped"} else 1)
    assert kit.lines(folder)[-1]["starts"] == 1
    assert kit.lines(folder)[-1]["warnings"] == {}


def test_every_report_says_what_it_was_made_with(
    whole: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    """The run's line holds kit, protocol, edition, suite, capabilities and command."""
    folder, run = whole
    head = kit.lines(folder)[0]
    assert head["protocol"] == 1
    assert head["suite"] == cases.suite_digest(SUITE.scenarios)
    assert head["edition"] == "old-ru"
    assert head["capabilities"]["disciplines"] == ["combined", "continuation", "dynamic", "free"]
    assert kit.ADAPTER[-1] in head["command"]
    said = f"kit {head['kit']} · protocol 1 · edition old-ru · suite {head['suite'][:12]}"
    assert said in run.stdout


def test_conformance_is_said_of_whole_runs_only(
    whole: tuple[Path, subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    """A complete run may be called conformant; the same program on a part of it may not."""
    assert "Conformant: free / shot (also legal_by" in whole[1].stdout
    part = kit.conformance(tmp_path, "run", "--clause", "G.5", "--", *kit.ADAPTER)
    assert part.returncode == 0
    assert "Conformant" not in part.stdout
    assert "No statement on conformance: only a part was run" in part.stdout
    assert list(kit.results(tmp_path)) == OF_5


def test_blind_subjects_are_printed_beside_every_score(
    whole: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    """The scores of subjects that do not look are part of the report."""
    folder, run = whole
    scores = kit.lines(folder)[0]["baselines"]
    assert list(scores) == [each.name for each in trivial_subjects()]
    said = ", ".join(f"{name} {passed}" for name, passed in scores.items())
    assert f"For comparison, passed of {len(SUITE.scenarios)}: {said}" in run.stdout


HALVES = (kit.FAULTS[::2], kit.FAULTS[1::2])


@pytest.mark.slow
@pytest.mark.parametrize("faults", HALVES, ids=["even", "odd"])
def test_each_misdeed_is_blamed_on_its_case(tmp_path: Path, faults: list[tuple[str, ...]]) -> None:
    """Every misdeed of a program costs the case that caused it and no other."""
    command = kit.misdeeds(tmp_path, [row[0] for row in faults], after=3)
    run = kit.conformance(tmp_path, "run", "--clause", "G.20", "--timeout", "1", "--", *command)
    done = dict(map(reversed, json.loads((tmp_path / "state.json").read_text())["done"]))
    assert list(done.values()) == [row[0] for row in faults]
    statuses = {row[0]: row[1] for row in faults}
    says = {row[0]: row[2] for row in faults}
    # Each of these scenarios asks once, so the n-th request is that of the n-th result.
    for number, (key, line) in enumerate(kit.results(tmp_path).items(), 1):
        name = done.get(number)
        assert line["status"] == (statuses[name] if name else "pass"), (key, name)
        if name:
            assert says[name] in line["message"]
            assert line["request"]["op"] == "judge"
    last = kit.lines(tmp_path)[-1]
    assert last["starts"] == len(faults) + 1
    assert sum(last["faults"].values()) == len(faults)
    assert run.returncode == 1
    assert kit.processes(command) == []


def test_five_faults_in_a_row_leave_the_rest_not_run(tmp_path: Path) -> None:
    """A program that fails five times running is given up: the run is incomplete, exit 4."""
    command = kit.legal(then="if op == 'judge': os._exit(7)")
    run = kit.conformance(tmp_path, "run", "--clause", "G.20", "--", *command)
    assert run.returncode == 4
    statuses = [line["status"] for line in kit.results(tmp_path).values()]
    asked = [status for status in statuses if status != "skipped"]
    assert asked[:5] == ["crash"] * 5
    assert set(asked[5:]) == {"not-run"}
    assert kit.lines(tmp_path)[-1]["complete"] is False
    assert "INCOMPLETE: 5 faults in a row" in run.stdout


@pytest.mark.parametrize("hello", ["dies", "banner", "other-protocol"])
def test_a_program_that_does_not_start_is_exit_3(tmp_path: Path, hello: str) -> None:
    """Without a handshake nothing is run, and the report says so."""
    run = kit.at_once(tmp_path, "run", "--", *kit.misdeeds(tmp_path, hello=hello))
    assert run.returncode == 3
    assert "did not start" in run.stdout
    assert [line["type"] for line in kit.lines(tmp_path)] == ["run", "end"]
    assert kit.at_once(tmp_path, "report", "piramida-results.jsonl").returncode == 3


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--clause", "G.99"], 5),
        (["--case", "general-99-01"], 2),
        (["--order", "random"], 2),
        (["--failed"], 2),
        (["--known", "nowhere.txt"], 2),
    ],
)
def test_what_makes_no_sense_is_said(tmp_path: Path, words: list[str], code: int) -> None:
    """Nothing selected is exit 5, wrong use exit 2, each with a sentence."""
    run = kit.at_once(tmp_path, "run", *words, "--in-process")
    assert run.returncode == code
    assert run.stderr.startswith("piramida conformance")
    assert "Traceback" not in run.stderr


def test_a_missing_program_is_wrong_use(tmp_path: Path) -> None:
    """No command, or one that does not exist, is exit 2."""
    assert kit.at_once(tmp_path, "run").returncode == 2
    assert kit.at_once(tmp_path, "run", "--", "/no/such/program").returncode == 2


PART = ["run", "--clause", "F.1", "--clause", "G.5"]


@pytest.fixture(scope="module")
def legal(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """Give a run of a part against a program that knows shots, and calls all of them legal."""
    folder = tmp_path_factory.mktemp("legal")
    return folder, kit.conformance(folder, *PART, "--", *kit.legal())


def test_undeclared_is_skipped_with_the_reason(
    legal: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    """What a program does not declare is skipped, never failed, and never called conformant."""
    folder, run = legal
    found = kit.results(folder)
    reasons = {line["message"] for line in found.values() if line["status"] == "skipped"}
    assert "records game/1 are not declared" in reasons
    assert "parts of a ruling not declared: legal_by" in reasons
    assert {line["status"] for line in found.values()} == {"skipped", "fail"}
    assert run.returncode == 1


def test_an_undeclared_reading_is_skipped(tmp_path: Path) -> None:
    """A scenario under a reading is skipped where its value is not declared."""
    command = kit.legal(parts=["readings"], readings={"R-unconnected": ["no"]})
    words = ["--case", "general-20-04", "--case", "general-20-05"]
    kit.conformance(tmp_path, "run", *words, "--", *command)
    first, second = kit.results(tmp_path).values()
    assert first["status"] == "fail"
    assert second["message"] == "reading R-unconnected = yes is not declared"


def test_declared_and_unsupported_is_a_failure(tmp_path: Path) -> None:
    """A program that declares shots and answers unsupported fails."""
    command = kit.speaker(
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['op'] == 'bye': break\n"
        "    if asked['op'] == 'judge': say(id=asked['id'], unsupported={'what': 'judge'})\n"
        "    elif asked['op'] == 'hello': say(id=asked['id'], result={'protocol': 1, "
        "'implementation': {'name': 'x'}, "
        "'capabilities': {'disciplines': ['free'], 'records': ['shot/1']}})\n"
        "    else: say(id=asked['id'], result={})\n"
    )
    run = kit.conformance(tmp_path, "run", "--case", "general-05-01", "--", *command)
    (line,) = kit.results(tmp_path).values()
    assert (line["status"], run.returncode) == ("fail", 1)
    assert "declared and answered unsupported: judge" in line["message"]


def failures(folder: Path) -> list[str]:
    """List what failed in the run in a folder."""
    return [key for key, line in kit.results(folder).items() if line["status"] == "fail"]


def test_failed_runs_the_last_failures_again(
    legal: tuple[Path, subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    """--failed takes what did not pass in the run before, and nothing else."""
    failed = failures(legal[0])
    assert 0 < len(failed) < len(OF_5)
    shutil.copy(legal[0] / "piramida-results.jsonl", tmp_path)
    kit.conformance(tmp_path, "run", "--failed", "--", *kit.legal())
    assert list(kit.results(tmp_path)) == failed


def test_a_seed_gives_an_order(tmp_path: Path) -> None:
    """The same seed gives the same order, which is not that of the suite."""
    orders = []
    for seed in ("3", "3", "4"):
        words = ["run", "--clause", "G.5", "--order", "random", "--seed", seed, "--in-process"]
        assert kit.conformance(tmp_path, *words).returncode == 0
        orders.append(list(kit.results(tmp_path)))
    assert orders[0] == orders[1]
    assert orders[2] != orders[0] != OF_5
    assert sorted(orders[0]) == sorted(OF_5)


def test_known_failures_make_a_run_pass(
    legal: tuple[Path, subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    """Failures that are listed are known; what differs from the list is told."""
    words = [*PART, "--known", "known.txt", "--", *kit.legal()]
    known = tmp_path / "known.txt"
    failed = failures(legal[0])
    assert legal[1].returncode == 1
    known.write_text("# mine\n" + "".join(f"{key} | naive | {LINK} | fail\n" for key in failed))
    run = kit.conformance(tmp_path, *words)
    assert run.returncode == 0
    assert f"known {len(failed)} " in run.stdout
    assert "Conformant" not in run.stdout
    known.write_text(f"{failed[0]} | naive | {LINK} | fail | another reason\n")
    run = kit.conformance(tmp_path, *words)
    assert run.returncode == 1
    assert f"line 1: {failed[0]} fails otherwise now: fail: verdict expected foul" in run.stdout


def test_a_known_failure_that_passes_is_an_error(tmp_path: Path) -> None:
    """An entry for a scenario that passes makes the run fail, and says to remove it."""
    (tmp_path / "known.txt").write_text(f"{OF_5[0]} | was wrong | {LINK}\n")
    run = kit.conformance(
        tmp_path, "run", "--case", OF_5[0], "--known", "known.txt", "--in-process"
    )
    assert run.returncode == 1
    assert "unexpected-pass 1 " in run.stdout
    assert f"{OF_5[0]} passes: remove the entry" in run.stdout


SLOW = "time.sleep(0.05) if op == 'judge' else None"


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_killed_run_leaves_a_report_that_says_so(tmp_path: Path, number: int) -> None:
    """Whoever kills the runner finds what was run so far, called invalid; no program is left."""
    program = kit.legal(then=SLOW)
    # Started in the background of a shell, tests would hand on that an interrupt is ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    runner = subprocess.Popen(
        kit.command("run", "--clause", "G.20", "--", *program),
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    stream = tmp_path / "piramida-results.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (
        stream.exists() and stream.read_text().count('"type": "result"') > 3
    ):
        time.sleep(0.02)
    assert kit.processes(program, wait=0)
    runner.send_signal(number)
    runner.wait(30)
    written = [
        json.loads(line)["type"] for line in stream.read_text().splitlines() if line[-1:] == "}"
    ]
    assert written[0] == "run"
    assert "result" in written
    assert "end" not in written
    report = kit.at_once(tmp_path, "report", "piramida-results.jsonl")
    assert report.returncode == 4
    assert "INVALID: the run did not come to its end" in report.stdout
    assert "Conformant" not in report.stdout
    assert kit.processes(program) == []


def hostile(folder: Path) -> dict[str, str]:
    """Make a folder that bends every pytest session started in it; give an environment too."""
    (folder / "conftest.py").write_text("raise SystemExit('bent by conftest')\n")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    (folder / "pyproject.toml").write_text("[tool.pytest.ini_options]\naddopts = '--nothing'\n")
    (folder / "tox.ini").write_text("[pytest]\naddopts = -k nothing\n")
    return {
        **os.environ,
        "PYTEST_ADDOPTS": "--no-such-option",
        "PYTEST_PLUGINS": "no_such_plugin",
    }


def test_a_hostile_folder_has_no_say(tmp_path: Path) -> None:
    """Ini files, a conftest and the environment of the place change nothing."""
    environment = hostile(tmp_path)
    bent = subprocess.run(
        [sys.executable, "-m", "pytest"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert bent.returncode != 0
    before = sorted(path.name for path in tmp_path.iterdir())
    run = kit.conformance(tmp_path, "run", "--clause", "G.5", "--", *kit.ADAPTER, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
    assert list(kit.results(tmp_path)) == OF_5
    after = {path.name for path in tmp_path.iterdir()} - set(before)
    assert after <= {"piramida-results.jsonl", "__pycache__", ".pytest_cache"}
