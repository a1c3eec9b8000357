"""What people install: the wheel, the source archive and the checkout itself."""

from __future__ import annotations

import configparser
import importlib.metadata
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kit
from piramida_conformance import _data
from piramida_conformance.adapters.__main__ import STARTERS

DATA = "piramida_conformance/_data"


def unpacked(archive: Path, target: Path) -> Path:
    """Unpack a wheel or sdist; return the folder that holds its content."""
    if archive.suffix == ".whl":
        shutil.unpack_archive(archive, target, "zip")
        return target
    shutil.unpack_archive(archive, target, filter="data")
    (folder,) = target.iterdir()
    return folder


def files(folder: Path) -> dict[str, bytes]:
    """Give the content of every file below a folder that is no product of a run."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def wheel(wheel_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the unpacked wheel of the checkout."""
    return unpacked(wheel_file, tmp_path_factory.mktemp("unpacked-wheel"))


@pytest.fixture(scope="module")
def sdist(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the unpacked source archive of the checkout."""
    archive = kit.build(root, "sdist", tmp_path_factory.mktemp("sdist"))
    return unpacked(archive, tmp_path_factory.mktemp("unpacked"))


@pytest.mark.parametrize("name", ["spec", "features"])
def test_wheel_carries_the_rulebook_as_it_is(wheel: Path, root: Path, name: str) -> None:
    """The wheel carries the rule texts and the scenarios, each file once and as it is now."""
    inside = files(wheel / DATA / name)
    assert inside
    assert inside == files(root / name)


def test_wheel_carries_both_packages_and_nothing_else(wheel: Path, root: Path) -> None:
    """The wheel carries engine, kit, data and metadata, and nothing else."""
    code = {name for name in files(wheel) if not name.startswith(f"{DATA}/")}
    metadata = {name for name in code if ".dist-info/" in name}
    assert code - metadata == set(files(root / "engine")) | set(files(root / "steps"))
    assert {"piramida/py.typed", "piramida_conformance/py.typed"} <= code


def test_wheel_carries_what_the_kit_runs_with(wheel: Path) -> None:
    """The wheel carries starter adapters, sample conversation, ini file and suite of the kit."""
    kit_files = {
        name.removeprefix("piramida_conformance/")
        for name in files(wheel)
        if name.startswith("piramida_conformance/")
    }
    assert {f"adapters/{name}" for name in STARTERS} <= kit_files
    assert {"conversation.jsonl", "kit.ini", "suite/test_features.py"} <= kit_files
    assert {"_data/spec/readings.md", "_data/features/general/05-collision.feature"} <= kit_files


def test_wheel_starts_the_command_line(wheel: Path) -> None:
    """The wheel installs one command, `piramida`."""
    (declared,) = wheel.glob("*.dist-info/entry_points.txt")
    points = configparser.ConfigParser()
    points.read(declared, encoding="utf-8")
    assert dict(points["console_scripts"]) == {"piramida": "piramida_conformance.cli:main"}


def test_installed_kit_reads_its_own_rulebook(wheel: Path, tmp_path: Path) -> None:
    """A kit that is installed finds the rulebook inside itself, wherever it is started."""
    program = (
        f"import sys; sys.path.insert(0, {str(wheel)!r}); "
        "from piramida_conformance import _data; "
        "print(_data.spec(), _data.features(), _data.checkout(), sep='\\n')"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert run.stdout.splitlines() == [
        str(wheel / DATA / "spec"),
        str(wheel / DATA / "features"),
        "None",
    ]


def test_editable_install_reads_the_checkout(root: Path) -> None:
    """A kit that runs from a checkout reads the checkout's rulebook, of which there is no copy."""
    assert _data.spec() == root / "spec"
    assert _data.features() == root / "features"
    assert not (root / "steps" / DATA).exists()


def test_sdist_builds_the_same_wheel(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    """The source archive is enough to build the same wheel."""
    archive = kit.build(sdist, "wheel", tmp_path / "wheel")
    again = files(unpacked(archive, tmp_path / "installed"))
    assert again == files(wheel)


def test_command_line_can_be_started() -> None:
    """The declared command leads to a function that is there."""
    (command,) = importlib.metadata.distribution("piramida").entry_points.select(
        group="console_scripts"
    )
    assert command.name == "piramida"
    assert callable(command.load())
