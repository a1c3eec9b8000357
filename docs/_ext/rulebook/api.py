"""The functions of the engine that others may call, with signature and docstring."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from typing import TYPE_CHECKING, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import piramida
from rulebook import elements
from rulebook.elements import paragraph, row, text
from rulebook.interface import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx

    from rulebook.view import View

_CODE: Final = re.compile(r"`([^`]+)`")


class Api(SphinxDirective):
    """`{api}`: what `piramida` exports; `{api} match.apply …`: the names given."""

    optional_arguments = 40

    def run(self) -> list[nodes.Node]:
        """Return a place for each name; new names of the package appear by themselves."""
        names = self.arguments or ["*"]
        return [elements.place("api", name) for name in names]


def api(view: View, key: str) -> list[nodes.Node]:
    """Return what is shown of one name below `piramida`, or of all that it exports."""
    names = piramida.__all__ if key == "*" else [key]
    return [_entry(name, view.language) for name in names]


def _entry(name: str, language: str) -> nodes.Node:
    """Return one name; its docstrings are English in every language, the captions are not."""
    module, _, last = name.rpartition(".")
    owner = import_module(f"piramida.{module}") if module else piramida
    found = getattr(owner, last)
    home = f"piramida.{module}" if module else "piramida"
    head = f"{last}{signature(found)}"
    name_of_kind = text(say(language, f"api-{kind(found)}"), "chip", "chip-kind")
    return row(
        paragraph(text(last, "api-name"), nodes.Text(" "), name_of_kind, classes=["api-title"]),
        nodes.literal_block(head, head, language="python", classes=["api-head"]),
        _captioned(language, "api-import", nodes.literal("", f"from {home} import {last}")),
        row(*_documented(inspect.getdoc(found) or ""), classes=["api-text", "language-en"]),
        *_members(found, language),
        classes=["api"],
    )


def _captioned(language: str, key: str, *content: nodes.Node) -> nodes.Node:
    label = text(say(language, key), "label")
    return paragraph(label, nodes.Text(" "), *content, classes=["fact", key])


def kind(found: object) -> str:
    """Return what a name is: `exception`, `class` or `function`."""
    if isinstance(found, type):
        return "exception" if issubclass(found, Exception) else "class"
    return "function" if callable(found) else "value"


def signature(found: object) -> str:
    """Return the signature as it is written; nothing for what has none of its own."""
    if isinstance(found, type) and issubclass(found, Exception):
        return ""
    try:
        read = inspect.signature(found)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return ""
    if isinstance(found, type):
        read = read.replace(return_annotation=inspect.Signature.empty)
    written = _plain(str(read))
    if len(written) < _WIDTH:
        return written
    lines = "".join(f"    {_plain(str(one))},\n" for one in read.parameters.values())
    return f"(\n{lines}){written[written.rindex(')') + 1 :]}"


_WIDTH: Final = 76


def _plain(written: str) -> str:
    """Return a signature without quotes and without what only a computer reads."""
    written = re.sub(r"<function (\w+) at [^>]+>", r"\1", written)
    return re.sub(r"<factory>|<[^>]+ object at [^>]+>", "...", written).replace("'", "")


def _documented(words: str) -> Iterator[nodes.Node]:
    """Yield a docstring: paragraphs, and what is indented or a doctest as it stands."""
    for block in words.split("\n\n"):
        if block.startswith((">>>", "    ")):
            yield nodes.literal_block(block, block, language="pycon")
        elif block.strip():
            yield paragraph(*_inline(" ".join(block.split())))


def _inline(words: str) -> list[nodes.Node]:
    parts = _CODE.split(words)
    return [
        nodes.literal("", part) if index % 2 else nodes.Text(part)
        for index, part in enumerate(parts)
    ]


def _members(found: object, language: str) -> list[nodes.Node]:
    """Return the public methods of a class with the first sentence of each."""
    if not isinstance(found, type) or issubclass(found, Exception):
        return []
    items = [
        nodes.list_item("", paragraph(nodes.literal("", name), *_inline(f" — {summary}")))
        for name, member in vars(found).items()
        if not name.startswith("_")
        and (inspect.isfunction(member) or isinstance(member, property | classmethod))
        and (summary := (inspect.getdoc(member) or "").partition("\n")[0])
    ]
    if not items:
        return []
    body = row(nodes.bullet_list("", *items), classes=["api-text", "language-en"])
    return [_captioned(language, "api-members"), body]


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("api", Api)
