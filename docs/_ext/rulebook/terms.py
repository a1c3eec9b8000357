"""Links from the texts of the rules to the glossary, the first time a text names a term."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx import addnodes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from piramida_conformance.spec import GlossaryTerm
    from rulebook.view import View

_LEAVE = (nodes.reference, addnodes.pending_xref, nodes.literal, nodes.title)


def words_of(term: GlossaryTerm, language: str) -> tuple[str, ...]:
    """Return every form by which a text in that language can name the term."""
    if language == "ru":
        return (term.terms.ru, *term.also_ru, *term.forms_ru)
    return (term.terms.en, *term.also_en, *term.forms_en)


@lru_cache(maxsize=8)
def finder(
    glossary: tuple[GlossaryTerm, ...], language: str
) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return a pattern over all forms, longest first, and the term that each form names."""
    found: dict[str, str] = {}
    for term in glossary:
        for words in words_of(term, language):
            found.setdefault(words.lower(), term.id)
    longest = sorted(found, key=lambda words: (-len(words), words))
    pattern = "|".join(re.escape(words) for words in longest) or r"(?!)"
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE), found


def link_terms(block: nodes.Element, view: View, language: str) -> None:
    """Link the first mention of each term in one text."""
    pattern, names = finder(view.snapshot.spec.glossary, language)
    seen: set[str] = set()
    for text in [text for text in block.findall(nodes.Text) if _is_open(text, block)]:
        parts = list(_parts(text.astext(), pattern, names, seen, view))
        if len(parts) > 1:
            text.parent.replace(text, parts)


def _is_open(text: nodes.Text, block: nodes.Element) -> bool:
    """Say whether a text stands in nothing that must be left alone."""
    parent = text.parent
    while parent is not None and parent is not block:
        if isinstance(parent, _LEAVE):
            return False
        parent = parent.parent
    return True


def _parts(
    text: str, pattern: re.Pattern[str], names: dict[str, str], seen: set[str], view: View
) -> Iterator[nodes.Node]:
    end = 0
    for match in pattern.finditer(text):
        term = names[match[0].lower()]
        if term in seen:
            continue
        seen.add(term)
        if match.start() > end:
            yield nodes.Text(text[end : match.start()])
        yield view.link("term", term, match[0])
        end = match.end()
    if end < len(text):
        yield nodes.Text(text[end:])
