"""The two languages of a page: titles from the front matter, `:::{en}` and `:::{ru}` blocks.

Pages of `docs/` and the prose of the registers show only the language of the build: the other
language's blocks are emptied before the page is parsed, line by line, so that headings inside a
block are ordinary headings and warnings keep their line numbers. Inside the directives of
`spec/`, both languages stay and carry their own `lang`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml
from docutils import nodes
from sphinx.util.docutils import SphinxDirective, SphinxRole

from rulebook.interface import LANGUAGES

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_BLOCK = re.compile(r"^(:{3,})\{(en|ru)\}\s*$")
_FENCE = re.compile(r"^(:{3,}|`{3,})")
_OUTER = re.compile(r"^(:{4,}|`{3,})")
_KEY = "rulebook:language"


def front_matter(source: str) -> tuple[dict[str, Any], int]:
    """Return the front matter of a page and the number of lines it takes."""
    lines = source.splitlines()
    if not lines or lines[0].strip() != "---":
        return {}, 0
    end = next((i for i, line in enumerate(lines[1:], 1) if line.strip() == "---"), None)
    if end is None:
        return {}, 0
    loaded = yaml.safe_load("\n".join(lines[1:end]))
    return (loaded if isinstance(loaded, dict) else {}), end + 1


def heading(front: dict[str, Any], language: str) -> str | None:
    """Return the heading that the front matter gives a page: number and title."""
    title = front.get("title")
    if not isinstance(title, dict) or not title.get(language):
        return None
    number = str(front.get("number", ""))
    shown = "" if number == "lead" else re.sub(r"bis$", " bis", number)
    return f"{shown}. {title[language]}" if shown else str(title[language])


def only(lines: list[str], language: str) -> list[str]:
    """Keep of the top-level language blocks the one language, and every line its place."""
    kept: list[str] = []
    block = ""  # the fence of the open language block
    skipping = False
    other = ""  # the fence of any other open block, inside which nothing is touched
    for line in lines:
        stripped = line.strip()
        match = _BLOCK.match(line)
        if other:
            kept.append("" if skipping else line)
            other = "" if stripped.startswith(other) and not stripped.strip(other[0]) else other
        elif match and not block:
            block, skipping = match[1], match[2] != language
            kept.append("")
        elif block and stripped.startswith(block) and not stripped.strip(":"):
            block, skipping = "", False
            kept.append("")
        else:
            fence = (_FENCE if block else _OUTER).match(line)
            other = fence[1] if fence else ""
            kept.append("" if skipping else line)
    return kept


def on_source_read(app: Sphinx, docname: str, source: list[str]) -> None:
    """Give a Markdown page its heading, and prose the language of the build."""
    if app.env.doc2path(docname).suffix != ".md":
        return
    language = app.config.language
    front, length = front_matter(source[0])
    lines = source[0].splitlines()
    body = lines[length:]
    if "number" not in front:
        body = only(body, language)
    title = heading(front, language)
    if title is not None:
        body = [f"# {title}", *(body[1:] if body and not body[0].strip() else body)]
    head = _kept_front(front, length)
    source[0] = "\n".join([*head, *body]) + "\n"


def _kept_front(front: dict[str, Any], length: int) -> list[str]:
    """Return the front matter without what only this extension reads, in as many lines."""
    kept = {key: value for key, value in front.items() if key in {"orphan", "hide-toc"}}
    if not kept:
        return [""] * length
    inner = [f"{key}: {str(value).lower()}" for key, value in kept.items()]
    spare = length - 2 - len(inner)
    return ["---", *inner, *[""] * spare, "---"]


class LanguageBlock(SphinxDirective):
    """`:::{en}` and `:::{ru}`: a text with its language."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Parse the text; roles inside it write in its language."""
        language = self.name.rpartition(":")[2]
        before = self.env.temp_data.get(_KEY)
        self.env.temp_data[_KEY] = language
        try:
            children = self.parse_content_to_nodes()
        finally:
            self.env.temp_data[_KEY] = before
        classes = ["text", f"text-{language}", f"language-{language}"]
        block = nodes.container("", *children, classes=classes)
        self.set_source_info(block)
        return [block]


def language_here(parsing: SphinxDirective | SphinxRole) -> str:
    """Return the language of the text that is being parsed, else that of the build."""
    found = parsing.env.temp_data.get(_KEY)
    return str(found or parsing.config.language)


def pair(element: nodes.Element, language: str) -> None:
    """Put each two texts that stand one after the other side by side, the build's first."""
    for child in list(element.children):
        if isinstance(child, nodes.Element) and not _is_text(child):
            pair(child, language)
    texts = [child for child in element.children if _is_text(child)]
    while texts:
        first = texts.pop(0)
        spot = element.index(first)
        run = [first]
        while texts and element.index(texts[0]) == spot + len(run):
            run.append(texts.pop(0))
        if len(run) > 1:
            for item in run:
                element.remove(item)
            run.sort(key=lambda item: f"text-{language}" not in _classes(item))
            element.insert(spot, nodes.container("", *run, classes=["texts"]))


def _classes(node: nodes.Node) -> list[str]:
    return list(node["classes"]) if isinstance(node, nodes.Element) else []


def _is_text(node: nodes.Node) -> bool:
    return isinstance(node, nodes.container) and "text" in _classes(node)


def setup(app: Sphinx) -> None:
    """Register the blocks and the preparation of the sources."""
    app.connect("source-read", on_source_read)
    for language in LANGUAGES:
        app.add_directive(language, LanguageBlock)
