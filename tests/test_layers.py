"""What the parts may know: of each other, of other libraries, and of the place they were made."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# No pattern finds itself: each holds a group or an escape where an address has a letter.
FORBIDDEN = {
    "a package index": r"index[-_]url|find[-_]links|registry\s*=\s*[\"']?https?:|\"resolved\":",
    "a registry's host": r"pypi\.org|pythonhosted\.org|npmjs\.org|debian\.org",
    "a path of the machine": r"(?<![\w.])/(?:root|work|home/\w+|Users/\w+)/",
}
# Options and settings that say *not* to record an address hold none.
HARMLESS = re.compile(r"--no-emit-[i]ndex-url|omit-lockfile-[r]egistry-resolved\s*=\s*true")


def imported(source: str) -> Iterator[str]:
    """Yield the first part of the name of every module that the source imports absolutely."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def foreign(folder: Path) -> list[str]:
    """List the imports below the folder of what is neither the engine nor the standard library."""
    allowed = sys.stdlib_module_names | {"piramida"}
    return [
        f"{path.relative_to(folder)}: {name}"
        for path in sorted(folder.rglob("*.py"))
        for name in imported(path.read_text(encoding="utf-8"))
        if name not in allowed
    ]


def addresses(text: str) -> list[str]:
    """List what the text names of registries and machines, one entry a find."""
    return [
        f"line {number}: {what}: {found.group()}"
        for number, line in enumerate(text.splitlines(), start=1)
        for what, pattern in FORBIDDEN.items()
        for found in re.finditer(pattern, HARMLESS.sub("", line), re.IGNORECASE)
    ]


def test_engine_imports_only_itself_and_the_standard_library(root: Path) -> None:
    """The engine imports nothing but itself and the standard library."""
    assert foreign(root / "engine" / "piramida") == []


def test_a_foreign_import_is_found(tmp_path: Path) -> None:
    """An import of another library is found wherever it stands in a module."""
    (tmp_path / "module.py").write_text(
        "import json\nfrom . import near\ndef late():\n    from pytest.x import y\n",
        encoding="utf-8",
    )
    assert foreign(tmp_path) == ["module.py: pytest"]


def test_importing_the_engine_reads_no_file_of_the_rulebook(root: Path) -> None:
    """The engine opens nothing but Python code while it is imported."""
    program = (
        "import sys; opened = []; "
        "sys.addaudithook(lambda e, a: opened.append(str(a[0])) if e == 'open' else None); "
        "import piramida; "
        "print([name for name in opened if not name.endswith(('.py', '.pyc'))])"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-B", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
    )
    assert run.stdout.strip() == "[]"


def test_no_tracked_file_names_a_registry_or_a_machine(root: Path) -> None:
    """No tracked file names a package registry's address or a path of somebody's machine."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], capture_output=True, text=True, check=True, cwd=root
    )
    names = [name for name in listed.stdout.split("\0") if name and (root / name).is_file()]
    found = {
        name: addresses((root / name).read_text(encoding="utf-8", errors="replace"))
        for name in names
    }
    assert names
    assert {name: finds for name, finds in found.items() if finds} == {}


@pytest.mark.parametrize(
    "line",
    [
        "--extra-index" + "-url https://packages.example",
        "https://files.pythonhosted" + ".org/packages/x.whl",
        "registry" + " = https://packages.example",
        '"resolved' + '": "https://packages.example/x.tgz"',
        "see /root" + "/notes.txt",
        '"/work' + '/main/spec"',
    ],
)
def test_an_address_is_found(line: str) -> None:
    """An address of a registry or a path of a machine is found in a line of text."""
    assert addresses(line)


@pytest.mark.parametrize(
    "line",
    [
        "uv pip compile --no-emit-index-url",
        "omit-lockfile-registry-resolved=true",
        "the path /network/ is fine, and so is spec/work/",
        "https://creativecommons.org/licenses/by/4.0/",
    ],
)
def test_a_harmless_line_is_let_through(line: str) -> None:
    """A setting that keeps addresses out, and a path of the project, are no finds."""
    assert addresses(line) == []
