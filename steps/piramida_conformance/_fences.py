"""Reads the directive format of the rule text: front matter, fences, options, languages."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LANGUAGES = ("en", "ru")

_OPEN = re.compile(r"^::::\{([^}]*)\}[ \t]*(.*?)[ \t]*$")
_CLOSE = re.compile(r"^::::[ \t]*$")
_INNER = re.compile(r"^:::\{([^}]*)\}[ \t]*$")
_INNER_CLOSE = re.compile(r"^:::[ \t]*$")
_OPTION = re.compile(r"^:([A-Za-z][A-Za-z0-9-]*):(?:[ \t]+(.*?))?[ \t]*$")
_PAIR = re.compile(r"^([A-Za-z-]+):(?:[ \t]+(.*?))?[ \t]*$")
_QUOTED = re.compile(r'^"((?:[^"\\]|\\.)*)"$')
_MAP = re.compile(
    r'^\{\s*en:\s*("(?:[^"\\]|\\.)*"|[^,{}]*?)\s*,\s*ru:\s*("(?:[^"\\]|\\.)*"|[^,{}]*?)\s*\}$'
)
_NEEDS_QUOTES = re.compile(r"^[\[\]{}*&#!|>%@`,?'\"-](?:\s|\S)|: |:$| #")
_DASH_IS_FINE = re.compile(r"^-\S")


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake in a file of the rulebook: where it is, a stable code and a sentence."""

    file: str
    line: int
    code: str
    message: str

    def __str__(self) -> str:
        """Return the form that editors and CI logs turn into a link."""
        return f"{self.file}:{self.line}: {self.code} {self.message}"


@dataclass(frozen=True, slots=True)
class Option:
    """One `:name: value` line of a directive, unquoted; a flag has the empty value."""

    name: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Block:
    """One inner `:::{en}` or `:::{ru}` block with its text as written."""

    language: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Directive:
    """One outer fence: its name, argument, options in order and language blocks."""

    name: str
    argument: str
    line: int
    options: tuple[Option, ...]
    blocks: tuple[Block, ...]

    def option(self, name: str) -> Option | None:
        """Return the first option of that name, or None."""
        return next((option for option in self.options if option.name == name), None)

    def value(self, name: str) -> str | None:
        """Return the value of the first option of that name, or None."""
        option = self.option(name)
        return None if option is None else option.value

    def text(self, language: str) -> str | None:
        """Return the text of the block in that language, or None where there is no block."""
        return next((block.text for block in self.blocks if block.language == language), None)


@dataclass(frozen=True, slots=True)
class Page:
    """One file read: front matter (maps as `title.en`), directives and top-level blocks."""

    file: str
    front: dict[str, str]
    directives: tuple[Directive, ...]
    blocks: tuple[Block, ...]
    problems: tuple[Problem, ...]

    def text(self, language: str) -> str | None:
        """Return the top-level text in that language, or None where there is none."""
        texts = [block.text for block in self.blocks if block.language == language]
        return "\n\n".join(texts) or None


def unquote(value: str) -> str:
    """Return a double-quoted value without its quotes and escapes, any other value as it is."""
    match = _QUOTED.match(value)
    return re.sub(r"\\(.)", r"\1", match[1]) if match else value


def needs_quotes(value: str) -> bool:
    """Say whether YAML would read this bare value as something other than the text it shows."""
    if not value or _QUOTED.match(value) or _DASH_IS_FINE.match(value):
        return False
    return _NEEDS_QUOTES.search(value) is not None


@dataclass(slots=True)
class _Open:
    """A directive or block while its fence is still open."""

    name: str
    argument: str
    line: int
    options: list[Option] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    head: bool = True

    def close(self) -> Directive:
        return Directive(
            self.name, self.argument, self.line, tuple(self.options), tuple(self.blocks)
        )


class _Reader:
    """A line reader: knows the open directive, the open block and what was closed before."""

    def __init__(self, file: str, *, prose: bool) -> None:
        self.file = file
        self.prose = prose
        self.problems: list[Problem] = []
        self.directives: list[Directive] = []
        self.blocks: list[Block] = []
        self.outer: _Open | None = None
        self.inner: tuple[str, int, list[str]] | None = None

    def problem(self, line: int, code: str, message: str) -> None:
        self.problems.append(Problem(self.file, line, code, message))

    def feed(self, number: int, line: str) -> None:
        if match := _OPEN.match(line):
            self.abandon()
            self.outer = _Open(match[1], match[2], number)
        elif _CLOSE.match(line):
            self.close_outer(number)
        elif match := _INNER.match(line):
            self.open_inner(number, match[1])
        elif _INNER_CLOSE.match(line):
            self.close_inner(number)
        elif self.inner is not None:
            self.inner[2].append(line)
        else:
            self.between(number, line)

    def between(self, number: int, line: str) -> None:
        """Take a line that stands in no block: an option, a blank line, or a stray one."""
        outer = self.outer
        if not line.strip():
            if outer is not None and outer.options:
                outer.head = False
            return
        if outer is None:
            if not self.prose:
                self.problem(number, "stray-text", "text outside every directive")
            return
        match = _OPTION.match(line)
        if match and outer.head:
            outer.options.append(self.option(number, match[1], match[2] or "", outer))
        else:
            self.problem(number, "stray-text", f"neither option nor block: {line.strip()[:40]!r}")

    def option(self, number: int, name: str, value: str, outer: _Open) -> Option:
        if needs_quotes(value):
            self.problem(number, "quotes", f"the value of {name} must stand in double quotes")
        if any(option.name == name for option in outer.options):
            self.problem(number, "duplicate-option", f"option {name} is given twice")
        return Option(name, unquote(value), number)

    def open_inner(self, number: int, name: str) -> None:
        self.abandon_inner()
        if name not in LANGUAGES:
            self.problem(number, "unknown-directive", f"unknown block {name!r}, known are en, ru")
        self.inner = (name, number, [])

    def close_inner(self, number: int) -> None:
        if self.inner is None:
            self.problem(number, "unclosed-fence", "a closing fence without an open block")
            return
        name, line, lines = self.inner
        self.inner = None
        block = Block(name, "\n".join(lines).strip(), line)
        home = self.blocks if self.outer is None else self.outer.blocks
        if self.outer is not None:
            self.outer.head = False
            if any(other.language == name for other in home):
                self.problem(line, "duplicate-block", f"a second block {name!r} in one directive")
        home.append(block)

    def close_outer(self, number: int) -> None:
        self.abandon_inner()
        if self.outer is None:
            self.problem(number, "unclosed-fence", "a closing fence without an open directive")
            return
        self.directives.append(self.outer.close())
        self.outer = None

    def abandon_inner(self) -> None:
        if self.inner is not None:
            name, line, _ = self.inner
            self.problem(line, "unclosed-fence", f"the block {name!r} is never closed")
            self.close_inner(line)

    def abandon(self) -> None:
        """Close whatever is still open and report it at the line where it was opened."""
        self.abandon_inner()
        if self.outer is not None:
            what = f"{self.outer.name} {self.outer.argument}".strip()
            self.problem(self.outer.line, "unclosed-fence", f"the directive {what} is never closed")
            self.directives.append(self.outer.close())
            self.outer = None


def _front_pairs(lines: list[str]) -> Iterator[tuple[str, str] | str]:
    """Yield the pairs of a front matter, maps flattened, and a line itself that is no pair."""
    parent = ""
    for line in lines:
        nested = line.startswith((" ", "\t"))
        match = _PAIR.match(line.strip())
        if match is None or (nested and not parent):
            yield line.strip()
            continue
        key, value = match[1], match[2] or ""
        if nested:
            yield f"{parent}.{key}", unquote(value)
        elif pair := _MAP.match(value):
            yield f"{key}.en", unquote(pair[1])
            yield f"{key}.ru", unquote(pair[2])
        elif value.startswith("{"):
            yield line.strip()
        elif value:
            yield key, unquote(value)
        parent = key if not nested and not value else parent if nested else ""


def read(path: Path, file: str, *, prose: bool) -> Page:
    """Read one file: its path, the name for messages, and whether loose prose is allowed.

    Nothing is raised for a mistake in the file: every mistake is a `Problem` of the page.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    reader = _Reader(file, prose=prose)
    front: dict[str, str] = {}
    body = 0
    if lines and lines[0].strip() == "---":
        end = next((i for i, line in enumerate(lines[1:], 1) if line.strip() == "---"), None)
        if end is None:
            reader.problem(1, "front-matter", "the front matter is never closed")
        body = 1 if end is None else end + 1
        for pair in _front_pairs([line for line in lines[1 : end or 1] if line.strip()]):
            if isinstance(pair, str):
                text = f"no entry (is a value with a comma unquoted?): {pair!r}"
                reader.problem(1, "front-matter", text)
            else:
                front[pair[0]] = pair[1]
    for number, line in enumerate(lines[body:], body + 1):
        reader.feed(number, line)
    reader.abandon()
    return Page(file, front, tuple(reader.directives), tuple(reader.blocks), tuple(reader.problems))
