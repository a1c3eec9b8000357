"""What has changed in the rule texts, clause by clause, from the history of `spec/` in git.

The same commit gives the same page. Where there is no history (an archive), there are no changes.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from docutils import nodes

from rulebook import elements
from rulebook.elements import paragraph, text
from rulebook.interface import date, number, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from rulebook.view import View

_BLOCK: Final = re.compile(r"^::::\{(rule|closing)\} (\S+)\n(.*?)^::::$", re.MULTILINE | re.DOTALL)
_TEXT: Final = re.compile(r"^:::\{(en|ru)\}\n(.*?)^:::$", re.MULTILINE | re.DOTALL)
_TITLE: Final = re.compile(r"^:title-(?:en|ru):.*$", re.MULTILINE)
_NUMBERS: Final = re.compile(r"^:param:.*$", re.MULTILINE)
_PARTS: Final = ("en", "ru", "title", "numbers")


@dataclass(frozen=True, slots=True)
class Change:
    """What one commit did to one clause: `added`, `removed`, or the parts that it changed."""

    clause: str
    commit: str
    time: int
    kinds: tuple[str, ...]


def read(root: Path) -> tuple[Change, ...]:
    """Return the changes to the clauses below `root`, oldest first; nothing without a history."""
    log = _git(root, "log", "--reverse", "--format=%x00%H %ct", "--name-only", "--", "spec")
    prefix = (_git(root, "rev-parse", "--show-prefix") or "").strip()
    if not log:
        return ()
    commits = []
    for head, *names in (part.split("\n") for part in log.split("\0") if part.strip()):
        commit, time = head.split()
        inside = f"{prefix}spec/"
        paths = [name for name in names if name.startswith(inside) and name.endswith(".md")]
        commits.append((commit, int(time), paths))
    wanted = [f"{commit}:{path}" for commit, _, paths in commits for path in paths]
    return tuple(_walk(commits, _sources(root, wanted)))


def _walk(
    commits: list[tuple[str, int, list[str]]], sources: Mapping[str, str]
) -> Iterator[Change]:
    """Yield the changes commit by commit."""
    known: dict[str, dict[str, str]] = {}
    files: dict[str, frozenset[str]] = {}
    for commit, time, paths in commits:
        before = {clause for path in paths for clause in files.get(path, ())}
        now: dict[str, dict[str, str]] = {}
        for path in paths:
            parts = clauses_in(sources.get(f"{commit}:{path}", ""))
            files[path] = frozenset(parts)
            now |= parts
        for clause, kinds in compared(before, now, known):
            yield Change(clause, commit[:10], time, kinds)
        for clause in before - now.keys():
            known.pop(clause, None)
        known |= now


def clauses_in(source: str) -> dict[str, dict[str, str]]:
    """Return the parts of every clause in a file of rule text."""
    found: dict[str, dict[str, str]] = {}
    for kind, clause, body in _BLOCK.findall(source):
        parts = found.setdefault(clause, dict.fromkeys(_PARTS, ""))
        for language, words in _TEXT.findall(body):
            parts[language] += " ".join(words.split()) + "\n"
        if kind == "rule":
            parts["title"] = "\n".join(_TITLE.findall(body))
            parts["numbers"] = "\n".join(_NUMBERS.findall(body))
    return found


def compared(
    before: AbstractSet[str],
    now: Mapping[str, Mapping[str, str]],
    known: Mapping[str, Mapping[str, str]],
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every clause that a commit touched and how; a clause that only moved is not one."""
    for clause, parts in now.items():
        old = known.get(clause)
        if old is None:
            yield clause, ("added",)
        elif kinds := tuple(part for part in _PARTS if parts[part] != old[part]):
            yield clause, kinds
    for clause in sorted(before - now.keys()):
        yield clause, ("removed",)


def _git(root: Path, *arguments: str, given: str | None = None) -> str | None:
    """Return what git answers; None where there is no git or no history."""
    command = ["git", "-C", str(root), *arguments]
    sent = None if given is None else given.encode()
    try:
        answer = subprocess.run(command, capture_output=True, check=True, input=sent)
    except (OSError, subprocess.CalledProcessError):
        return None
    return answer.stdout.decode("utf-8", "surrogateescape")


def _sources(root: Path, wanted: list[str]) -> dict[str, str]:
    """Return files as they were after a commit, by `commit:path`; those removed are left out."""
    answer = _git(root, "cat-file", "--batch", given="".join(f"{one}\n" for one in wanted)) or ""
    rest = answer.encode("utf-8", "surrogateescape")
    found: dict[str, str] = {}
    for name in wanted:
        head, _, rest = rest.partition(b"\n")
        if head.endswith(b" missing"):
            continue
        size = int(head.rpartition(b" ")[2])
        found[name] = rest[:size].decode()
        rest = rest[size + 1 :]
    return found


# the page


def page(view: View, _key: str) -> list[nodes.Node]:
    """Return every clause with its changes, newest first, document by document."""
    changes: dict[str, list[Change]] = {}
    for change in view.snapshot.changes:
        changes.setdefault(change.clause, []).insert(0, change)
    if not changes:
        return [paragraph(text(say(view.language, "history-none")))]
    found: list[nodes.Node] = []
    spec = view.snapshot.spec
    documents: dict[str, list[nodes.Node]] = {}
    for clause in spec.clauses.values():
        rule = spec.rule(clause.id)
        if clause.id in changes and rule is not None:
            words = f"{number(clause.id, view.language)} {clause.titles.of(view.language)}"
            entry = _entry(view, view.link("rule", clause.id, words), changes[clause.id])
            documents.setdefault(rule.document.letter, []).append(entry)
    for letter, entries in documents.items():
        title = next(
            rule.document.title.of(view.language)
            for rule in spec.rules
            if rule.document.letter == letter
        )
        found.append(nodes.section("", nodes.title("", title), *entries, ids=[f"changes-{letter}"]))
    gone = [clause for clause in changes if clause not in spec.clauses]
    if gone:
        entries = [_entry(view, nodes.literal("", one), changes[one]) for one in sorted(gone)]
        head = nodes.title("", say(view.language, "history-gone"))
        found.append(nodes.section("", head, *entries, ids=["changes-gone"]))
    return found


def _entry(view: View, head: nodes.Node, changes: list[Change]) -> nodes.Node:
    """Return one clause and its changes; those of one day with the same effect stand once."""
    said: dict[str, list[str]] = {}
    for change in changes:
        day = datetime.fromtimestamp(change.time, tz=UTC)
        when = date(day.year, day.month, day.day, view.language)
        what = ", ".join(say(view.language, f"history-{kind}") for kind in change.kinds)
        said.setdefault(f"{when}: {what}", []).append(change.commit)
    parts: list[nodes.Node] = []
    for words, commits in said.items():
        inner: list[nodes.Node] = [nodes.Text(f"{words} ")]
        inner += elements.joined((nodes.literal("", one) for one in commits), " ")
        parts.append(nodes.list_item("", paragraph(*inner)))
    return elements.row(
        paragraph(head, classes=["change-clause"]),
        nodes.bullet_list("", *parts),
        classes=["change"],
    )
