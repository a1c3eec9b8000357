"""The one test module that binds every feature file."""

from __future__ import annotations

from typing import Final

WANTED: Final[list[str]] = ["."]
"""Feature files or folders to bind, below `features/`: whoever runs a part may name them first."""
