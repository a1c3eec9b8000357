"""The vocabulary: every step of the suite, by topic. Importing it fills the registry."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from piramida_conformance.vocabulary import events, faults, positions, rulings, strokes

TOPICS: Final[tuple[ModuleType, ...]] = (positions, strokes, events, faults, rulings)
