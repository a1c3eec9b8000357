"""What the README promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from piramida import Rules, judge, records


@pytest.fixture(scope="module")
def readme(root: Path) -> str:
    """Give the text of the README."""
    return (root / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_the_readme_shows(readme: str, root: Path) -> None:
    """The shot in the README, judged on the command line, gives the text that stands below it."""
    example = re.search(
        r"\$ echo '(?P<shot>.*?)' \| \S+ judge -\n(?P<ruling>.*?)\n\n", readme, re.DOTALL
    )
    assert example
    run = subprocess.run(
        [sys.executable, "-m", "piramida_conformance.cli", "judge", "-"],
        input=example["shot"],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
    )
    shown = [line.removeprefix("    ") for line in example["ruling"].splitlines()]
    assert run.stdout.rstrip().splitlines() == shown


EQUIPMENT = '{"record": "equipment/1", "table": {"size_ft": 12, "length_mm": 3550}}'
SHOT = '{"cue_ball": 0, "events": [{"type": "tip", "ball": 0}]}'


def test_each_command_works_as_the_readme_shows(
    readme: str, root: Path, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    """Every line of the command line's section runs, and all commands but the kit's are there."""
    lines = re.findall(r"^    \.venv/bin/piramida (.*?)\s+#", readme, re.MULTILINE)
    lines = [line for line in lines if not line.startswith("conformance")]
    for line in lines:
        with subtests.test(line):
            record = tmp_path / "record.json"
            record.write_text(EQUIPMENT if line.startswith("equipment") else SHOT, encoding="utf-8")
            command = line.replace("FILE", str(record)).split()
            run = subprocess.run(
                [sys.executable, "-m", "piramida_conformance.cli", *command],
                capture_output=True,
                text=True,
                check=False,
                cwd=root,
            )
            assert (run.returncode, bool(run.stdout)) == (0, True), run.stderr
    parser = subprocess.run(
        [sys.executable, "-m", "piramida_conformance.cli", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    there = set(re.findall(r"^    ([a-z]+)(?: |$)", parser.stdout, re.MULTILINE))
    assert {line.split()[0] for line in lines} == there - {"conformance"}


def test_the_library_is_used_as_the_readme_says() -> None:
    """A record is read and judged with the two calls that the README shows."""
    shot, rules = records.read_shot({"cue_ball": 0, "events": [{"type": "tip", "ball": 0}]})
    assert isinstance(rules, Rules)
    assert judge(shot, rules).verdict == "foul"


def test_each_folder_and_command_exists(readme: str, root: Path) -> None:
    """Every folder in the table and every `make` command of the README is there."""
    folders = re.findall(r"`([\w/]+/[\w/]*)`", readme)
    commands = re.findall(r"make ([a-z]+)\b", readme)
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    assert folders
    assert commands
    assert [folder for folder in folders if not (root / folder).is_dir()] == []
    assert [command for command in commands if f"\n{command}:" not in makefile] == []
