"""Text of a tested program as text: control codes, direction marks and broken characters shown.

Whatever such a program says may be meant to move a cursor, recolour a terminal or hide a line.
Every report passes what it quotes through here, and then through the escaping of its own format.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_KEPT: Final = frozenset("\n")
# Control, format (direction and joiners), surrogate, private and unassigned characters, and the
# two separators that end a line in some places and not in others.
_SHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _shown(character: str) -> str:
    code = ord(character)
    if code <= 0xFF:  # noqa: PLR2004 - what fits two hexadecimal digits
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"  # noqa: PLR2004 - and four


def plain(text: str, *, lines: bool = True) -> str:
    """The text with every character that is no text written out as its code.

    `lines` keeps line ends; without it they are written out too.
    """
    if text.isascii() and text.isprintable():
        return text
    kept = _KEPT if lines else frozenset()
    return "".join(
        character
        if character in kept or unicodedata.category(character) not in _SHOWN
        else _shown(character)
        for character in text
    )


def quote(content: bytes, most: int = 200) -> str:
    """Bytes for a message: as UTF-8 where they are, on one line, at most so many of them."""
    text = content[:most].decode("utf-8", "backslashreplace")
    rest = f" … ({len(content)} bytes)" if len(content) > most else ""
    return plain(text, lines=False) + rest


def one_line(text: str, most: int = 200) -> str:
    """The text on one line, cut where it is long."""
    folded = plain(" ".join(text.split()), lines=False)
    return folded if len(folded) <= most else f"{folded[: most - 1]}…"
