"""Build the site: both languages side by side, then what lies above them.

    python docs/_ext/rulebook/build.py

writes `build/site/`. Warnings are errors. The date of the edition is SOURCE_DATE_EPOCH, else the
time of the last commit; with the same date two builds of the same sources are equal to the byte.
"""

from __future__ import annotations

import argparse
import os
import runpy
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
if __name__ == "__main__":
    # As a script this folder is first on the path, where our module names would hide others'.
    sys.path[0] = str(ROOT / "docs" / "_ext")

from rulebook import finder, offline  # noqa: E402
from rulebook.assemble import assemble  # noqa: E402
from rulebook.context import epoch, number  # noqa: E402
from rulebook.interface import LANGUAGES  # noqa: E402
from rulebook.snapshot import take  # noqa: E402


def command(root: Path, out: Path, doctrees: Path, language: str, jobs: int) -> list[str]:
    """Return the command that builds one language."""
    return [
        *(sys.executable, "-m", "sphinx", "-q", "-b", "html", "-W", "--keep-going"),
        *("-j", str(jobs), "-c", str(ROOT), "-D", f"language={language}"),
        *("-d", str(doctrees / language), str(root), str(out / language)),
    ]


def build(root: Path, out: Path, *, jobs: int = 1, fresh: bool = False) -> int:
    """Build both languages at once and assemble them; return the exit code."""
    doctrees = out.parent / "doctrees"
    environment = dict(os.environ)
    when = epoch(ROOT)
    if when is not None:
        environment["SOURCE_DATE_EPOCH"] = str(when)
    running = []
    for language in LANGUAGES:
        arguments = command(root, out, doctrees, language, jobs)
        if fresh:
            arguments.insert(arguments.index("-q"), "-E")
            arguments.insert(arguments.index("-q"), "-a")
        running.append(subprocess.Popen(arguments, cwd=root, env=environment))
    codes = [process.wait() for process in running]
    if any(codes):
        return max(codes)
    settings = runpy.run_path(str(ROOT / "conf.py"))
    day = None if when is None else datetime.fromtimestamp(when, tz=UTC).date().isoformat()
    edition = {"number": number(), "date": day}
    snapshot = take(root, settings.get("rulebook_results", "build/results.jsonl"))
    assemble(out, snapshot, settings["rulebook_titles"], edition)
    finder.write(out, ROOT, snapshot)
    offline.write(out)
    return 0


def main() -> int:
    """Read the command line, build, and say where the site is."""
    parser = argparse.ArgumentParser(description="Build the site of the rulebook.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with docs and spec")
    parser.add_argument("--out", type=Path, default=None, help="default: build/site below it")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes per language")
    parser.add_argument("--fresh", action="store_true", help="take nothing from earlier builds")
    options = parser.parse_args()
    out = (options.out or options.root / "build" / "site").resolve()
    out.mkdir(parents=True, exist_ok=True)
    code = build(options.root.resolve(), out, jobs=options.jobs, fresh=options.fresh)
    if code:
        sys.stderr.write("The site was not built.\n")
    else:
        sys.stdout.write(f"The site is built. Open {out / 'index.html'}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
