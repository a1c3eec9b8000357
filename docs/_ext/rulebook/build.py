"""Build the site: both languages side by side, then what lies above them.

    python docs/_ext/rulebook/build.py

writes `build/site/`; with `--watch` it stays and builds again whenever a source has changed,
without the time it takes to start. Warnings are errors. The date of the edition is
SOURCE_DATE_EPOCH, else the time of the last commit; with the same date two builds of the same
sources are equal to the byte.
"""

from __future__ import annotations

import argparse
import gc
import os
import runpy
import sys
import time
from datetime import UTC, datetime
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import furo  # type: ignore[import-untyped] # noqa: F401 - loaded once, before the process is copied for each language
import myst_parser.sphinx_ext.main  # noqa: F401 - same
from sphinx.cmd.build import main as sphinx_build

ROOT = Path(__file__).resolve().parents[3]
if __name__ == "__main__":
    # As a script this folder is first on the path, where our module names would hide others'.
    sys.path[0] = str(ROOT / "docs" / "_ext")

from rulebook import diagrams, finder, offline, snapshot  # noqa: E402
from rulebook.assemble import assemble  # noqa: E402
from rulebook.context import epoch, number  # noqa: E402
from rulebook.interface import LANGUAGES  # noqa: E402

if TYPE_CHECKING:
    from rulebook.snapshot import Snapshot


def arguments(root: Path, out: Path, doctrees: Path, language: str, jobs: int) -> list[str]:
    """Return the arguments of `sphinx-build` for one language."""
    return [
        *("-q", "-b", "html", "-W", "--keep-going"),
        *("-j", str(jobs), "-c", str(ROOT), "-D", f"language={language}"),
        *("-d", str(doctrees / language), str(root), str(out / language)),
    ]


def build_language(given: list[str], root: Path, taken: Snapshot) -> None:
    """Build one language in a process of its own, from a snapshot that is there already."""
    os.chdir(root)
    snapshot.give(taken)
    sys.exit(sphinx_build(given))


def build(root: Path, out: Path, *, jobs: int = 1, fresh: bool = False) -> int:
    """Build both languages at once and assemble them; return the exit code.

    Both start as copies of this process, with all imports done and the same snapshot.
    """
    gc.set_threshold(*_SELDOM)
    taken = taken_from(root)
    when = epoch(ROOT)
    if when is not None:
        os.environ["SOURCE_DATE_EPOCH"] = str(when)
    running = []
    for language in LANGUAGES:
        given = arguments(root, out, out.parent / "doctrees", language, jobs)
        given = ["-E", "-a", *given] if fresh else given
        running.append(_COPIES.Process(target=build_language, args=(given, root, taken)))
        running[-1].start()
    day = None if when is None else datetime.fromtimestamp(when, tz=UTC).date().isoformat()
    assemble(out, taken, settings()["rulebook_titles"], {"number": number(), "date": day})
    finder.write(out, ROOT, taken)
    for process in running:
        process.join()
    if any(process.exitcode for process in running):
        return 1
    offline.write(out)
    return 0


def settings() -> dict[str, Any]:
    """Return what stands in `conf.py`."""
    return runpy.run_path(str(ROOT / "conf.py"))


def taken_from(root: Path) -> Snapshot:
    """Return the rulebook below that folder as it stands now."""
    return snapshot.take(root, settings().get("rulebook_results", snapshot.RESULTS))


# A build makes many small objects that stay; looking through all of them again and again takes
# a third of its time.
_SELDOM = (50_000, 20, 100)
_COPIES = get_context("fork" if "fork" in get_all_start_methods() else None)


def watch(root: Path, out: Path, *, jobs: int, fresh: bool) -> None:
    """Build whenever texts or scenarios change; begin anew where the code has.

    What is saved while a build runs is built next: the watch begins before the first build.
    """
    from watchfiles import PythonFilter, watch  # noqa: PLC0415 - who only builds does not need it

    is_code = PythonFilter(extra_extensions=())
    folders = [root / name for name in ("docs", "spec", "features", "engine", "steps")]
    there = [folder for folder in folders if folder.is_dir()]
    first = True
    for changes in watch(*there, yield_on_timeout=True, rust_timeout=200):
        if any(is_code(change, path) for change, path in changes):
            os.execv(sys.executable, [sys.executable, *sys.argv])  # noqa: S606 - itself, anew
        if first or changes:
            start = time.perf_counter()
            say(build(root, out, jobs=jobs, fresh=fresh and first), out)
            if first:
                draw_all(root)
            sys.stdout.write(f"{time.perf_counter() - start:.1f} s. Waiting for changes.\n")
            sys.stdout.flush()
        first = False


def draw_all(root: Path) -> None:
    """Draw every picture once: the builds to come are copies of this process and have them."""
    for story in taken_from(root).stories.values():
        for language in LANGUAGES:
            diagrams.drawn(story.scenarios[0], story.titles.of(language), language)


def say(code: int, out: Path) -> None:
    """Say whether the site was built, and where it is."""
    if code:
        sys.stderr.write("The site was not built.\n")
    else:
        sys.stdout.write(f"The site is built. Open {out / 'index.html'}\n")


def main() -> int:
    """Read the command line, build, and say where the site is."""
    parser = argparse.ArgumentParser(description="Build the site of the rulebook.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with docs and spec")
    parser.add_argument("--out", type=Path, default=None, help="default: build/site below it")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes per language")
    parser.add_argument("--fresh", action="store_true", help="take nothing from earlier builds")
    parser.add_argument("--watch", action="store_true", help="stay, and build what changes")
    options = parser.parse_args()
    root = options.root.resolve()
    out = (options.out or root / "build" / "site").resolve()
    out.mkdir(parents=True, exist_ok=True)
    if options.watch:
        watch(root, out, jobs=options.jobs, fresh=options.fresh)
    code = build(root, out, jobs=options.jobs, fresh=options.fresh)
    say(code, out)
    return code


if __name__ == "__main__":
    sys.exit(main())
