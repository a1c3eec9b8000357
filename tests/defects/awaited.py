"""Defects that no scenario can notice yet, because the scenarios of their rules are being written.

An entry is a clause or a reading with all its defects, or one defect by its text. As soon as a
scenario notices one of them the entry has to go, so that the list only shrinks.
"""

from __future__ import annotations

from typing import Final

from defects.seeding import Defect

AWAITED: Final[dict[str, tuple[str, ...]]] = {
    "equipment is described, and no program measures it": ("R-surface-tolerance", "R-ball-size"),
}


def is_awaited(defect: Defect) -> bool:
    """Say whether no scenario notices a defect yet."""
    entries = {entry for each in AWAITED.values() for entry in each}
    return defect.about in entries or str(defect) in entries
