"""What the site costs to build and to load, against plain Sphinx in the same run.

The plain build has as many pages with the same texts and scenarios, in Markdown, under the same
theme. Times are those of the processor, so that other work on the machine cancels out.
"""

from __future__ import annotations

import gzip
import os
import re
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "docs" / "_ext"))

from rulebook import build as site  # noqa: E402
from rulebook.snapshot import Snapshot, take  # noqa: E402

SAME_EDITION = "1780000000"
CLAUSE = "spec/general/20-legally-completed-shot.md"
Say = Callable[[str], None]
T = TypeVar("T")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of all sources of the site that a benchmark may change."""
    root = tmp_path_factory.mktemp("sources")
    for name in ("docs", "spec", "features"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    results = ROOT / "build" / "results.jsonl"
    if results.is_file():
        (root / "build").mkdir()
        shutil.copyfile(results, root / "build" / "results.jsonl")
    return root


@pytest.fixture(scope="module")
def built(copy: Path) -> tuple[Path, float]:
    """Build the site from nothing; give its folder and what that took."""
    out = copy / "build" / "site"
    out.mkdir(parents=True)
    start = spent()
    assert build(copy, out) == 0
    return out, spent() - start


def build(root: Path, out: Path) -> int:
    """Build the site as `make site` does; return the exit code."""
    script = ROOT / "docs" / "_ext" / "rulebook" / "build.py"
    command = [sys.executable, str(script), "--root", str(root), "--out", str(out)]
    same_edition = os.environ | {"SOURCE_DATE_EPOCH": SAME_EDITION}
    done = subprocess.run(command, check=False, env=same_edition, stdout=subprocess.DEVNULL)
    return done.returncode


def once(benchmark: BenchmarkFixture, function: Callable[[], T]) -> T:
    """Run a function once as the benchmark and return what it returns."""
    found: T = benchmark.pedantic(function)  # type: ignore[no-untyped-call]
    return found


def spent() -> float:
    """Return the processor time, in seconds, of this process and of those it has waited for."""
    uses = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(use.ru_utime + use.ru_stime for use in uses)


def write_plain(root: Path, snapshot: Snapshot, pages: int) -> None:
    """Write as many pages of plain Markdown, with the same texts and scenarios."""
    made: dict[str, str] = {}
    for rule in snapshot.spec.rules:
        parts = [f"# {rule.number}. {rule.titles.en}\n"]
        for name in rule.clauses:
            one = snapshot.spec.clauses[name]
            texts = [re.sub(r"\{rule\}", "", text) for text in (one.texts.en, one.texts.ru)]
            parts.append(f"## {one.id} {one.titles.en}\n\n{texts[0]}\n\n{texts[1]}\n")
        made[rule.file.removesuffix(".md").replace("/", "-")] = "\n".join(parts)
    for feature in snapshot.features.values():
        text = (ROOT / f"{feature.docname}.feature").read_text(encoding="utf-8")
        blocks = re.split(r"\n(?=  +(?:Scenario|Сценарий))", text)
        parts = [f"# {feature.docname}\n"]
        for place, block in enumerate(blocks):
            parts.append(f"## Scenario {place}\n\n```gherkin\n{block}\n```\n")
        made[feature.docname.replace("/", "-")] = "\n".join(parts)
    while len(made) < pages - 1:
        made[f"page-{len(made)}"] = "# A page\n\nOf prose.\n"
    toctree = "\n".join(sorted(made))
    made["index"] = f"# Start\n\n```{{toctree}}\n:maxdepth: 1\n\n{toctree}\n```\n"
    for name, content in made.items():
        (root / f"{name}.md").write_text(content, encoding="utf-8")
    settings = 'extensions = ["myst_parser"]\nhtml_theme = "furo"\n'
    (root / "conf.py").write_text(settings, encoding="utf-8")


def plain(root: Path) -> int:
    """Build the plain pages in both languages; return how many builds failed."""
    failed = 0
    environment = os.environ | {"PYTHONWARNINGS": "ignore"}
    for language in ("en", "ru"):
        command = [*(sys.executable, "-m", "sphinx", "-q", "-b", "html", str(root))]
        command += [str(root / "out" / language), "-D", f"language={language}"]
        done = subprocess.run(command, check=False, env=environment, stderr=subprocess.DEVNULL)
        failed += done.returncode != 0
    return failed


def test_a_full_build(
    benchmark: BenchmarkFixture, built: tuple[Path, float], tmp_path: Path, say: Say
) -> None:
    """Both languages cost at most 1.6 times two plain builds of as many pages."""
    out, ours = built
    pages = len(list((out / "en").rglob("*.html")))
    write_plain(tmp_path, take(ROOT, "build/results.jsonl"), pages)
    start = spent()
    assert once(benchmark, lambda: plain(tmp_path)) == 0
    theirs = spent() - start
    say(f"{pages} pages in two languages: {ours:.1f} s, plain {theirs:.1f} s, {ours / theirs:.2f}")
    assert ours <= 1.6 * theirs


def test_a_changed_clause(
    benchmark: BenchmarkFixture, copy: Path, built: tuple[Path, float], say: Say
) -> None:
    """Under `make watch` both languages are up to date within 3 s of a change of one clause."""
    path = copy / CLAUSE
    os.environ["SOURCE_DATE_EPOCH"] = SAME_EDITION
    start = time.perf_counter()
    assert build(copy, built[0]) == 0
    alone = time.perf_counter() - start
    assert site.build(copy, built[0]) == 0
    site.draw_all(copy)  # as `make watch` has done before it waits
    path.write_text(path.read_text("utf-8").replace("is pocketed.", "is potted."), "utf-8")
    processor, start = spent(), time.perf_counter()
    code = once(benchmark, lambda: site.build(copy, built[0]))
    wall, processor = time.perf_counter() - start, spent() - processor
    say(f"a changed clause: {wall:.2f} s, {processor / 2:.2f} s on each of two processors")
    say(f"a command that finds nothing changed: {alone:.2f} s")
    assert code == 0
    assert "is potted." in (built[0] / "en" / CLAUSE).with_suffix(".html").read_text("utf-8")
    assert processor / 2 < 3


def test_the_weight_of_a_rule_page(
    benchmark: BenchmarkFixture, built: tuple[Path, float], say: Say
) -> None:
    """A rule page with all that it loads weighs less than 250 KB packed, before the finder."""
    out = built[0]
    weights = once(
        benchmark,
        lambda: {path: weight(path) for path in sorted((out / "en/spec").rglob("*.html"))},
    )
    heaviest = max(weights, key=lambda path: weights[path])
    say(f"the heaviest page: {heaviest.relative_to(out)}, {weights[heaviest] / 1000:.0f} KB")
    assert weights[heaviest] < 250_000


def weight(path: Path) -> int:
    """Return the packed size of a page and of the styles and scripts that it loads."""
    html = path.read_text(encoding="utf-8")
    links = re.findall(
        r'<script[^>]* src="([^"]+)"|<link rel="stylesheet"[^>]* href="([^"]+)"', html
    )
    files = {(path.parent / (one or other).partition("?")[0]).resolve() for one, other in links}
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in {path.resolve(), *files})
