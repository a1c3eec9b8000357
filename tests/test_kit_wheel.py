"""The installed kit: the built wheel alone, in an empty environment, outside the checkout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import kit
from piramida_conformance import adapters
from piramida_conformance.adapters.__main__ import STARTERS
from test_kit_run import hostile

HERE = Path(__file__).parent


def needed(requirement: Requirement, seen: set[str]) -> Iterator[metadata.Distribution]:
    """Yield the distributions that a requirement asks for, and theirs, each once."""
    found = metadata.distribution(requirement.name)
    if found.name in seen:
        return
    seen.add(found.name)
    yield found
    for text in found.requires or ():
        other = Requirement(text)
        extras = requirement.extras or {""}
        if other.marker is None or any(other.marker.evaluate({"extra": name}) for name in extras):
            yield from needed(other, seen)


def tops(distribution: metadata.Distribution) -> set[Path]:
    """Give the files and folders of a distribution that stand in site-packages itself."""
    return {
        Path(str(distribution.locate_file(file.parts[0])))
        for file in distribution.files or ()
        if file.parts[0] not in {"..", "__pycache__"}
    }


@pytest.fixture(scope="module")
def installed(wheel_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give an environment with the wheel and what its metadata asks for, and nothing else.

    The libraries are those of this environment, linked one by one, so no network is needed and a
    dependency that is not declared is not there.
    """
    home = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(home, symlinks=True, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    quiet = ["install", "-q", "--no-deps", "--no-index", "--disable-pip-version-check"]
    subprocess.run([*pip, *quiet, str(wheel_file)], check=True, cwd=home)
    (packages,) = (home / "lib").glob("python*/site-packages")
    seen = {"piramida"}
    for text in metadata.requires("piramida") or ():
        requirement = Requirement(text)
        wanted = requirement.marker and requirement.marker.evaluate({"extra": "conformance"})
        for distribution in needed(requirement, seen) if wanted else ():
            for path in tops(distribution):
                (packages / path.name).symlink_to(path)
    return home


def run(
    home: Path, folder: Path, *words: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the installed command in a folder, with nothing of this environment."""
    names = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [str(home / "bin" / "piramida"), *words],
        cwd=folder,
        env=names | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def adapter(home: Path) -> list[str]:
    """Give the command of the starter adapter that the wheel brought."""
    (found,) = home.glob(
        "lib/python*/site-packages/piramida_conformance/adapters/python_adapter.py"
    )
    return [str(home / "bin" / "python"), str(found)]


def test_it_is_the_wheel_that_runs(installed: Path, tmp_path: Path) -> None:
    """The installed kit reads features and rule texts out of itself, and knows no checkout."""
    program = (
        "import piramida, piramida_conformance as kit; from piramida_conformance import _data; "
        "print(piramida.__file__, kit.__file__, _data.spec(), _data.features(), sep='\\n'); "
        "print(_data.checkout())"
    )
    done = subprocess.run(
        [str(installed / "bin" / "python"), "-I", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    *paths, checkout = done.stdout.splitlines()
    assert all(path.startswith(str(installed)) for path in paths)
    assert checkout == "None"


@pytest.mark.slow
def test_the_kit_runs_whole_in_a_hostile_folder(installed: Path, tmp_path: Path) -> None:
    """All scenarios of the wheel run there, over the pipe, whatever ini files and conftest say."""
    environment = {**hostile(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    changed = {name: value for name, value in environment.items() if name.startswith("PYTEST")}
    done = run(
        installed, tmp_path, "conformance", "run", "--strict", "--", *adapter(installed), **changed
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    head, *_, end = kit.lines(tmp_path)
    assert end["complete"] is True
    assert set(end["counts"]) <= {"pass", "skipped"}
    assert "Conformant: free / shot" in done.stdout
    assert head["command"].startswith(str(installed))


def test_the_starters_can_be_copied_there(installed: Path, tmp_path: Path) -> None:
    """The starter adapters come with the wheel, all of them, as they are in the checkout."""
    python = str(installed / "bin" / "python")
    words = [python, "-I", "-m", "piramida_conformance.adapters", "starters"]
    subprocess.run(words, cwd=tmp_path, check=True, capture_output=True)
    copied = {path.name: path.read_bytes() for path in (tmp_path / "starters").iterdir()}
    ours = Path(adapters.__file__).parent
    assert copied == {name: (ours / name).read_bytes() for name in STARTERS}


def test_the_other_commands_run_there(installed: Path, tmp_path: Path) -> None:
    """doctor, compare, export and schema work from the wheel."""
    command = adapter(installed)
    assert run(installed, tmp_path, "conformance", "doctor", "--", *command).returncode == 0
    words = ["conformance", "compare", "--random", "20", "--", *command]
    assert "no difference" in run(installed, tmp_path, *words).stdout
    head = run(installed, tmp_path, "conformance", "export").stdout.partition("\n")[0]
    assert json.loads(head)["type"] == "export"
    assert "Ruling" in run(installed, tmp_path, "schema", "ruling").stdout


def test_without_the_extra_it_is_named(installed: Path, tmp_path: Path) -> None:
    """Where pytest is missing, the kit names the extra to install, and judge works all the same."""
    program = (
        "import sys; sys.modules['pytest'] = None; "
        "from piramida_conformance.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    words = [str(installed / "bin" / "python"), "-I", "-c", program]
    done = subprocess.run(
        [*words, "conformance", "run", "--in-process"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "pip install 'piramida[conformance]'" in done.stderr
    record = '{"cue_ball": 0, "events": [{"type": "tip", "ball": 0}]}\n'
    judged = subprocess.run(
        [*words, "judge", "-"],
        cwd=tmp_path,
        input=record,
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stderr
