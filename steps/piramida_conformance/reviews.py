"""Which texts are to be reviewed: the two languages with each other, and the scenarios with them.

`spec/reviews.json` keeps for each clause the SHA-256 of both texts as they were at the last
review. `piramida review` lists the clauses whose texts have changed since, `piramida review ID`
records that they have been compared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from piramida_conformance import _data, scenarios
from piramida_conformance import _registers as registers
from piramida_conformance import spec as rulebook
from piramida_conformance._registers import Review
from piramida_conformance.scenarios import Suite
from piramida_conformance.spec import Clause, Spec

__all__ = ["PARTS", "due", "main", "recorded"]

PARTS: Final = ("en", "ru", "scenarios")
_WORDS: Final = {"en": "English", "ru": "Russian", "scenarios": "scenarios"}
_ONLY: Final = ("texts", "scenarios")


def due(spec: Spec, suite: Suite) -> dict[str, tuple[str, ...]]:
    """Return what of each clause is to be reviewed: `en`, `ru`, `scenarios`; clauses with none too.

    A language is to be reviewed when the other one has changed since the last review, so both are
    when both have changed or none was ever reviewed. Scenarios are when either text has changed;
    those of a clause that gathers items are the scenarios of its items.
    """
    tested = _tested(spec, suite)
    return {
        name: tuple(_due(clause, spec.reviews.get(name, Review()), tested=name in tested))
        for name, clause in spec.clauses.items()
    }


def _due(clause: Clause, last: Review, *, tested: bool) -> Iterable[str]:
    english, russian = (now != then for now, then in zip(clause.digests, last.texts, strict=True))
    if russian:
        yield "en"
    if english:
        yield "ru"
    if tested and last.scenarios != clause.digests:
        yield "scenarios"


def _tested(spec: Spec, suite: Suite) -> frozenset[str]:
    """Return the clauses that have scenarios, themselves or below them."""
    found: set[str] = set()
    for clause in suite.by_clause:
        name: str | None = clause
        while name is not None:
            found.add(name)
            name = rulebook.parent_of(name)
    return frozenset(found & spec.clauses.keys())


def recorded(
    spec: Spec, suite: Suite, names: Iterable[str], only: Sequence[str] = _ONLY
) -> dict[str, Review]:
    """Return the register with a review of those clauses as they are now, gone clauses left out."""
    tested = _tested(spec, suite)
    wanted = set(names)
    found = {}
    for name, clause in spec.clauses.items():
        review = spec.reviews.get(name, Review())
        if name in wanted and "texts" in only:
            review = replace(review, texts=clause.digests)
        if name in wanted and "scenarios" in only and name in tested:
            review = replace(review, scenarios=clause.digests)
        if review != Review():
            found[name] = review
    return found


def chosen(spec: Spec, prefixes: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the clauses of those ids or below them, and the ids that name none."""
    found: dict[str, None] = {}
    unknown = []
    for prefix in prefixes:
        below = [name for name in spec.clauses if name == prefix or name.startswith(f"{prefix}.")]
        found |= dict.fromkeys(below)
        if not below:
            unknown.append(prefix)
    return list(found), unknown


def as_text(spec: Spec, found: Mapping[str, tuple[str, ...]]) -> str:
    """Return the clauses to be reviewed, a line each with what is, and how many there are."""
    waiting = {name: parts for name, parts in found.items() if parts}
    if not waiting:
        return "Nothing is to be reviewed.\n"
    said = {name: ", ".join(_WORDS[part] for part in parts) for name, parts in waiting.items()}
    wide, wider = max(map(len, said)), max(map(len, said.values()))
    places = {name: f"{spec.clauses[name].file}:{spec.clauses[name].line}" for name in said}
    lines = [f"{name:{wide}}  {words:{wider}}  {places[name]}" for name, words in said.items()]
    last = (
        f"To be reviewed: {len(lines)} of {len(found)} clauses. Compare, then: piramida review ID"
    )
    return "\n".join([*lines, last]) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """List what is to be reviewed, or record reviews; 0, or 2 for what cannot be recorded."""
    parser = argparse.ArgumentParser(
        prog="piramida review",
        description="List the clauses whose texts have changed since they were last compared, "
        "or record that they have been.",
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="a clause, or all below: G.20")
    parser.add_argument("--all", action="store_true", help="record a review of every clause")
    parser.add_argument(
        "--only", choices=_ONLY, help="compare only the languages, or only the scenarios"
    )
    parser.add_argument(
        "--root", type=Path, default=_data.checkout(), help="the checkout (default: this one)"
    )
    arguments = parser.parse_args(argv)
    root: Path | None = arguments.root
    spec = rulebook.load() if root is None else rulebook.read(root / "spec")
    suite = scenarios.load() if root is None else scenarios.read(root / "features")
    if not arguments.ids and not arguments.all:
        sys.stdout.write(as_text(spec, due(spec, suite)))
        return 0
    names, unknown = chosen(spec, arguments.ids)
    broken = [problem for problem in spec.problems if problem.file.endswith(registers.REVIEWS)]
    if root is None:
        return _refuse("a review is recorded in a checkout of the rulebook, name it: --root FOLDER")
    if broken:
        return _refuse(str(broken[0]))
    if unknown:
        return _refuse(f"there is no clause {', '.join(unknown)}")
    names = list(spec.clauses) if arguments.all else names
    only = _ONLY if arguments.only is None else (arguments.only,)
    registers.write_reviews(root / "spec", recorded(spec, suite, names, only))
    sys.stdout.write(f"Recorded in spec/{registers.REVIEWS}: {len(names)} clauses.\n")
    return 0


def _refuse(reason: str) -> int:
    sys.stderr.write(f"piramida review: {reason}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main())
