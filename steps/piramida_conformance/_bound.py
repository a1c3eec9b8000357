"""Which feature files and scenarios the suite binds: asks pytest to collect it, in a process.

`python -m piramida_conformance._bound FOLDER` prints a JSON list of [feature file, scenario name].
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

_MARK = "bound: "


class BindingError(RuntimeError):
    """The suite cannot be collected."""


class _Collector:
    """A pytest plugin that looks up the scenario behind each collected test."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def pytest_collection_modifyitems(self, items: Sequence[pytest.Item]) -> None:
        module = importlib.import_module("pytest_bdd.scenario")
        registry: Mapping[Any, Any] = module.scenario_wrapper_template_registry
        for item in items:
            template = registry.get(getattr(item, "obj", None))
            if template is not None:
                self.found.add((template.feature.filename, template.name))


def _arguments(folder: Path) -> list[str]:
    modules = sorted(str(path) for path in folder.glob("*.py") if path.stem != "__init__")
    quiet = ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "pytest_bdd.plugin"]
    return [*quiet, "-c", os.devnull, "--rootdir", str(folder), *modules]


def bound(folder: Path) -> frozenset[tuple[Path, str]]:
    """Return file and name of every scenario that the modules of that folder bind.

    Raises `BindingError` with pytest's own words where it cannot collect them.
    """
    environment = {
        name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"
    } | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.run(
        [sys.executable, "-m", "piramida_conformance._bound", str(folder)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    for line in run.stdout.splitlines():
        if line.startswith(_MARK):
            pairs = json.loads(line.removeprefix(_MARK))
            return frozenset((Path(file).resolve(), name) for file, name in pairs)
    words = (run.stdout + run.stderr).strip()
    raise BindingError(words)


def main(argv: Sequence[str]) -> int:
    """Collect the folder named and print what it binds."""
    collector = _Collector()
    code = pytest.main(_arguments(Path(argv[0])), plugins=[collector])
    if code in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        print(_MARK + json.dumps(sorted(collector.found)))
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
