"""The functions of the engine, found through its registry of clauses."""

from __future__ import annotations

import inspect
import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import piramida
from piramida.clauses import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True, slots=True)
class Code:
    """One function as it stands in the engine: its name, file, lines and source."""

    name: str
    file: str
    first: int
    last: int
    source: str


def registered() -> dict[str, tuple[Code, ...]]:
    """Return the functions of every clause that the engine registers, in order of definition."""
    for module in pkgutil.walk_packages(piramida.__path__, "piramida."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return read(REGISTRY)


def read(registry: Mapping[str, object]) -> dict[str, tuple[Code, ...]]:
    """Return the source of the functions that a registry names, by clause id."""
    return {
        clause: tuple(code_of(function) for function in getattr(entry, "functions", ()))
        for clause, entry in registry.items()
    }


@cache
def code_of(function: Callable[..., object]) -> Code:
    """Return where a function stands and its source, decorators included."""
    lines, first = inspect.getsourcelines(function)
    path = Path(inspect.getsourcefile(function) or "")
    return Code(
        name=function.__name__,
        file=_shown(path),
        first=first,
        last=first + len(lines) - 1,
        source=inspect.cleandoc("".join(lines)) if lines[0][:1].isspace() else "".join(lines),
    )


def _shown(path: Path) -> str:
    """Return the path as the repository has it, `engine/piramida/…`."""
    root = Path(piramida.__path__[0]).resolve().parent
    resolved = path.resolve()
    if not resolved.is_relative_to(root):
        return path.name
    return f"engine/{resolved.relative_to(root).as_posix()}"
