"""The vocabulary: every step of the suite, by topic. Importing it fills the registry."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from piramida_conformance.vocabulary import (
    choices,
    equipment,
    events,
    faults,
    game_strokes,
    games,
    in_hand,
    lag,
    positions,
    prizes,
    rulings,
    standings,
    strokes,
    table_talk,
)

TOPICS: Final[tuple[ModuleType, ...]] = (
    positions,
    strokes,
    events,
    faults,
    rulings,
    games,
    lag,
    choices,
    in_hand,
    game_strokes,
    table_talk,
    standings,
    equipment,
    prizes,
)
