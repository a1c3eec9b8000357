"""Writes what the engine needs of the rule text: `piramida/_spec.py` and `piramida/_texts.py`.

`python -m piramida_conformance.generate` writes both, `--check` exits with 1 where a committed
copy is stale. The output depends on `spec/` alone and is formatted as `ruff format` would.
"""

from __future__ import annotations

import argparse
import re
import sys
from typing import TYPE_CHECKING

from piramida_conformance import _data
from piramida_conformance.spec import Both, Spec, load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

COMMAND = "python -m piramida_conformance.generate"
TARGET = "engine/piramida"

_PAIRS = "dict[str, tuple[str, str]]"
_ROLE = re.compile(r"\{rule\}`(?:([^`<]*?)\s*<[^`<>]+>|([^`<>]+))`")
_INDENT = "    "


def plain(text: str) -> str:
    """Return the text with every citation as the bare id or its label, on one line."""
    shown = _ROLE.sub(lambda match: match[1] or match[2], text)
    return re.sub(r"\s+", " ", shown).strip()


def _string(text: str) -> str:
    """Return a string literal with the quotes that `ruff format` prefers."""
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n")
    if escaped.count('"') > escaped.count("'"):
        return "'" + escaped.replace("'", "\\'") + "'"
    return '"' + escaped.replace('"', '\\"') + '"'


def _literal(value: object, level: int) -> str:
    """Return the source of a value, each container spread over lines with a trailing comma."""
    inner, outer = _INDENT * (level + 1), _INDENT * level
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, dict):
        entries = [
            f"{_literal(key, level)}: {_literal(item, level + 1)}" for key, item in value.items()
        ]
        left, right = "{", "}"
    elif isinstance(value, tuple):
        entries = [_literal(item, level + 1) for item in value]
        left, right = "(", ")"
    else:
        return repr(value)
    if not entries:
        return left + right
    if isinstance(value, tuple) and len(entries) == 1:
        return f"({entries[0]},)"
    return "".join([f"{left}\n", *(f"{inner}{entry},\n" for entry in entries), outer, right])


def _module(title: str, assignments: Iterable[tuple[str, str, object]]) -> str:
    parts = [
        f'"""{title}\n\nWritten by `{COMMAND}` from `spec/`; do not edit.\n"""\n',
        "\nfrom __future__ import annotations\n",
    ]
    parts += [
        f"\n{name}: {annotation} = {_literal(value, 0)}\n"
        for name, annotation, value in assignments
    ]
    return "".join(parts)


def _pair(both: Both) -> tuple[str, str]:
    return (plain(both.en), plain(both.ru))


def spec_module(spec: Spec) -> str:
    """Return the source of `_spec.py`: parameters and kinds of clauses, values of readings."""
    settings = [reading for reading in spec.readings.values() if not reading.clarification]
    clauses = spec.clauses.values()
    return _module(
        "Numbers, kinds and readings of the rule text.",
        [
            (
                "PARAMETERS",
                "dict[str, dict[str, int | float]]",
                {clause.id: dict(clause.params) for clause in clauses if clause.params},
            ),
            ("KINDS", "dict[str, str]", {clause.id: clause.kind for clause in clauses}),
            (
                "READINGS",
                "dict[str, tuple[str, ...]]",
                {reading.id: tuple(value.word for value in reading.values) for reading in settings},
            ),
            (
                "READING_CLAUSES",
                "dict[str, tuple[str, ...]]",
                {reading.id: reading.clauses for reading in settings},
            ),
        ],
    )


def texts_module(spec: Spec) -> str:
    """Return the source of `_texts.py`: titles and sentences, English then Russian."""
    settings = [reading for reading in spec.readings.values() if not reading.clarification]
    clauses = spec.clauses.values()
    return _module(
        "Titles and sentences of the rule text, English and Russian; prose only.",
        [
            ("TITLES", _PAIRS, {clause.id: _pair(clause.titles) for clause in clauses}),
            (
                "FOUND",
                _PAIRS,
                {clause.id: _pair(clause.found) for clause in clauses if clause.found},
            ),
            (
                "READING_TITLES",
                _PAIRS,
                {reading.id: _pair(reading.titles) for reading in settings},
            ),
            (
                "READING_QUESTIONS",
                _PAIRS,
                {reading.id: _pair(reading.questions) for reading in settings},
            ),
            (
                "READING_TEXTS",
                f"dict[str, {_PAIRS}]",
                {
                    reading.id: {value.word: _pair(value.sentences) for value in reading.values}
                    for reading in settings
                },
            ),
        ],
    )


def modules(spec: Spec) -> dict[str, str]:
    """Return file name and source of both generated modules."""
    return {"_spec.py": spec_module(spec), "_texts.py": texts_module(spec)}


def stale(spec: Spec, target: Path) -> tuple[Path, ...]:
    """Return the generated files in that folder that are missing or say something else."""
    return tuple(
        target / name
        for name, source in modules(spec).items()
        if not (target / name).is_file() or (target / name).read_text(encoding="utf-8") != source
    )


def write(spec: Spec, target: Path) -> tuple[Path, ...]:
    """Write the files that are stale and return them."""
    changed = stale(spec, target)
    sources = modules(spec)
    for path in changed:
        path.write_text(sources[path.name], encoding="utf-8", newline="\n")
    return changed


def main(argv: Sequence[str] | None = None) -> int:
    """Write or check the generated modules; 1 stale, 2 where there is no checkout to write to."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 when stale")
    arguments = parser.parse_args(argv)
    root = _data.checkout()
    if root is None:
        print("generated modules are written in a checkout only", file=sys.stderr)
        return 2
    spec = load()
    target = root / TARGET
    if arguments.check:
        found = stale(spec, target)
        for path in found:
            print(f"{path.relative_to(root)}: stale, run {COMMAND}")
        return 1 if found else 0
    for path in write(spec, target):
        print(f"wrote {path.relative_to(root)}")
    if spec.problems:
        print(f"{len(spec.problems)} problems in spec/: see the lint", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
