"""The games. Free pyramid states the common course; the others state only what differs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from piramida.games.combined import Combined
from piramida.games.continuation import Continuation
from piramida.games.dynamic import Dynamic
from piramida.games.free import Free
from piramida.shot import Discipline

GAMES: Mapping[Discipline, Free] = MappingProxyType(
    {
        "free": Free(),
        "continuation": Continuation(),
        "combined": Combined(),
        "dynamic": Dynamic(),
    }
)
