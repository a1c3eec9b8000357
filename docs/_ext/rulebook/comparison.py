"""What changed in the texts between two versions, clause by clause, for those who decide on it.

    python docs/_ext/rulebook/comparison.py v1.0 HEAD

reads `spec/` at two git revisions (without a second one: the files as they are now) and writes
one page that needs nothing else, with every clause that was added, removed or changed, in both
languages, the words that differ marked; readings and the numbers of the rules too.
"""

from __future__ import annotations

import argparse
import difflib
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parents[3]
if __name__ == "__main__":
    sys.path[0] = str(ROOT / "docs" / "_ext")

from piramida_conformance import spec as rulebook_spec  # noqa: E402
from piramida_conformance.spec import sort_key  # noqa: E402
from rulebook.finder import plain  # noqa: E402
from rulebook.interface import LANGUAGES, letter, reference  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from piramida_conformance.spec import Both, Clause, Reading, Spec

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"
ORDER: Final = (CHANGED, ADDED, REMOVED)

Facts = dict[tuple[str, str], str]
"""What an entry says, by part (`text`, `title`, ...) and language (empty for both)."""

_STYLE: Final = ROOT / "docs" / "_print" / "comparison.css"
_TOKEN: Final = re.compile(r"\w+|\s+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Difference:
    """One part of an entry that differs; an empty string where there is none on that side."""

    part: str
    language: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Change:
    """One clause or reading that differs: `status` is added, removed or changed."""

    kind: str
    id: str
    status: str
    differences: tuple[Difference, ...]

    @property
    def languages(self) -> tuple[str, ...]:
        """Return the languages whose wording differs."""
        found = {one.language for one in self.differences}
        return tuple(language for language in LANGUAGES if language in found)


def facts_of_clause(clause: Clause) -> Facts:
    """Return all that a clause says."""
    home = letter(clause.id)
    found: Facts = {("kind", ""): clause.kind}
    numbers = (f"{name} = {value}" for name, value in sorted(clause.params.items()))
    found["numbers", ""] = ", ".join(numbers)
    texts: dict[str, Both | None] = {
        "title": clause.titles,
        "text": clause.texts,
        "closing line": clause.closing,
        "a ruling says": clause.found,
        "decides nothing because": clause.undecided,
    }
    for language in LANGUAGES:
        for part, both in texts.items():
            found[part, language] = "" if both is None else plain(both.of(language), language, home)
    return found


def facts_of_reading(reading: Reading) -> Facts:
    """Return all that a reading says: its question, each value, which one is the default."""
    found: Facts = {
        ("clauses", ""): ", ".join(reading.clauses),
        ("default", ""): reading.default,
        ("decided", ""): reading.decided,
    }
    for language in LANGUAGES:
        found["title", language] = reading.titles.of(language)
        found["question", language] = plain(reading.questions.of(language), language, "")
        found["notes", language] = plain(reading.notes.of(language), language, "")
        for value in reading.values:
            said = plain(value.sentences.of(language), language, "")
            found[f"value {value.word}", language] = said
    return found


def changes(old: Spec, new: Spec) -> list[Change]:
    """Return every clause, then every reading that differs, in the order of the documents."""
    clauses = _compared(
        "clause",
        {one.id: facts_of_clause(one) for one in old.clauses.values()},
        {one.id: facts_of_clause(one) for one in new.clauses.values()},
    )
    readings = _compared(
        "reading",
        {one.id: facts_of_reading(one) for one in old.readings.values()},
        {one.id: facts_of_reading(one) for one in new.readings.values()},
    )
    return [*sorted(clauses, key=lambda one: sort_key(one.id)), *readings]


def _compared(kind: str, old: Mapping[str, Facts], new: Mapping[str, Facts]) -> Iterator[Change]:
    for name in dict.fromkeys([*old, *new]):
        before, after = old.get(name, {}), new.get(name, {})
        found = tuple(
            Difference(
                part, language, before.get((part, language), ""), after.get((part, language), "")
            )
            for part, language in dict.fromkeys([*before, *after])
            if before.get((part, language), "") != after.get((part, language), "")
        )
        if found:
            status = CHANGED if name in old and name in new else ADDED if name in new else REMOVED
            yield Change(kind, name, status, found)


def marked(old: str, new: str) -> tuple[str, str]:
    """Return both wordings as HTML, the words that only one of them has in `del` and `ins`."""
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    sides: tuple[list[str], list[str]] = ([], [])
    for _, first, last, start, end in _joined(matcher.get_opcodes(), before):
        same = before[first:last] == after[start:end]
        for side, words, mark in (
            (sides[0], before[first:last], "del"),
            (sides[1], after[start:end], "ins"),
        ):
            text = escape("".join(words))
            side.append(text if same or not text else f"<{mark}>{text}</{mark}>")
    return "".join(sides[0]), "".join(sides[1])


Opcode = tuple[str, int, int, int, int]


def _joined(opcodes: Iterable[Opcode], before: Sequence[str]) -> list[Opcode]:
    """Join two changes that only a space parts, so that a changed phrase is one mark."""
    found: list[Opcode] = []
    for tag, first, last, start, end in opcodes:
        blank = tag == "equal" and not "".join(before[first:last]).strip()
        if found and found[-1][0] == "replace" and (tag != "equal" or blank):
            _, begin, _, other, _ = found[-1]
            found[-1] = ("replace", begin, last, other, end)
        else:
            found.append(("equal" if tag == "equal" else "replace", first, last, start, end))
    return found


# The page --------------------------------------------------------------------------------------

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<h1>{title}</h1>
<p>{summary}</p>
{warning}{body}
</body>
</html>
"""


def page(found: Sequence[Change], old: str, new: str) -> str:
    """Return the report as one page of HTML."""
    title = escape(f"The texts: {old} compared with {new}")
    behind = [one for one in found if one.status == CHANGED and len(one.languages) == 1]
    warning = ""
    if behind:
        names = ", ".join(f'<a href="#{escape(one.id)}">{escape(one.id)}</a>' for one in behind)
        warning = f"<p><strong>Changed in one language only:</strong> {names}.</p>\n"
    body = "\n".join(_section(one) for one in found)
    return _PAGE.format(
        title=title,
        style=_STYLE.read_text(encoding="utf-8"),
        summary=escape(summary(found)),
        warning=warning,
        body=body,
    )


def summary(found: Sequence[Change]) -> str:
    """Return how many clauses and readings were changed, added and removed."""
    parts = []
    for kind in ("clause", "reading"):
        counts = [
            f"{sum(one.kind == kind and one.status == status for one in found)} {status}"
            for status in ORDER
        ]
        parts.append(f"{kind.capitalize()}s: {', '.join(counts)}.")
    return " ".join(parts)


def _section(change: Change) -> str:
    name = change.id if change.kind == "reading" else reference(change.id, "en")
    head = (
        f'<section id="{escape(change.id)}"><h3>{escape(name)} '
        f'<span class="status">{change.status}</span></h3>'
    )
    return head + "".join(_difference(one) for one in change.differences) + "</section>"


def _difference(one: Difference) -> str:
    old, new = marked(one.old, one.new)
    languages = {"en": "English", "ru": "Russian"}
    label = one.part + (f", {languages[one.language]}" if one.language else "")
    lang = f' lang="{one.language}"' if one.language else ""
    nothing = '<span class="none">\u2014</span>'
    return (
        f'<p class="part">{escape(label)}</p>'
        f'<div class="pair"{lang}><p>{old or nothing}</p><p>{new or nothing}</p></div>'
    )


# The command -----------------------------------------------------------------------------------


def spec_at(root: Path, revision: str) -> Spec:
    """Return the texts at a git revision; CalledProcessError for one that git does not know."""
    archive = subprocess.run(
        ["git", "-C", str(root), "archive", revision, "spec"],  # noqa: S607 - git from PATH
        check=True,
        capture_output=True,
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
            packed.extractall(folder, filter="data")
        return rulebook_spec.read(Path(folder) / "spec")


def main() -> int:
    """Read the command line, compare, write the page and say in short what differs."""
    parser = argparse.ArgumentParser(description="Compare two versions of the texts.")
    parser.add_argument("old", help="a git revision")
    parser.add_argument(
        "new", nargs="?", default="", help="another; default: the files as they are"
    )
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("--out", type=Path, default=None, help="default: build/comparison.html")
    options = parser.parse_args()
    try:
        old = spec_at(options.root, options.old)
        new = (
            spec_at(options.root, options.new)
            if options.new
            else rulebook_spec.read(options.root / "spec")
        )
    except subprocess.CalledProcessError as error:
        sys.stderr.write(error.stderr.decode("utf-8", "replace"))
        return 1
    found = changes(old, new)
    out = options.out or options.root / "build" / "comparison.html"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(found, options.old, options.new or "the files now"), encoding="utf-8")
    lines = [f"{one.status:8} {one.id:14} {', '.join(one.languages)}".rstrip() for one in found]
    sys.stdout.write("\n".join([*lines, summary(found), f"{out}\n"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
