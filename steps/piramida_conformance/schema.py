"""`piramida schema`: the JSON Schemas of the wire format, generated from its types."""

from __future__ import annotations

import json
import sys
from typing import Final

from piramida_conformance import shapes
from piramida_conformance.messages import PUBLISHED
from piramida_conformance.shapes import Json

_TITLES: Final = {
    "shot": "Shot record, shot/1",
    "ruling": "Ruling on a shot",
    "game": "Game record, game/1, with its actions",
    "action": "One action of a game",
    "outcome": "Outcome of an action",
    "equipment": "Equipment record, equipment/1",
    "findings": "Check of an equipment record",
    "request": "Request of the kit, protocol 1",
    "answer": "Answer of the program, protocol 1",
    "hello": "What hello answers, protocol 1",
}


def named(name: str) -> Json:
    """One schema; raises KeyError for a name that is not published."""
    return shapes.schema(PUBLISHED[name], _TITLES[name])


def whole() -> Json:
    """All schemas, by name."""
    return {name: named(name) for name in PUBLISHED}


def main(words: list[str]) -> int:
    """Print one schema, or all of them as one object; exit code 2 for an unknown name."""
    if len(words) > 1 or (words and words[0] not in PUBLISHED):
        sys.stderr.write(f"usage: piramida schema [{'|'.join(PUBLISHED)}]\n")
        return 0 if words[0] in {"-h", "--help"} else 2
    found = named(words[0]) if words else whole()
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
    return 0
