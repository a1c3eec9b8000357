"""How far long work is: a bar on a terminal, a plain line now and then elsewhere."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final, TextIO

_WIDTH: Final = 30
_EVERY: Final = 100
_PAUSE: Final = 0.1


@dataclass(slots=True)
class Progress:
    """The progress of one piece of work: so many of what, and where it goes."""

    out: TextIO
    total: int
    what: str = "scenarios"
    done: int = 0
    _drawn: float = field(default_factory=lambda: float("-inf"))

    def step(self, note: str = "") -> None:
        """Count one more; `note` says what is worth knowing of those done."""
        self.done += 1
        said = f"{self.done} of {self.total} {self.what}{note and f', {note}'}"
        if self.out.isatty():
            self._draw(said)
        elif self.done % _EVERY == 0:
            self.out.write(f"{said}\n")
            self.out.flush()

    def _draw(self, said: str) -> None:
        """Draw the bar anew, as often as an eye can follow."""
        now = time.monotonic()
        if now - self._drawn < _PAUSE and self.done < self.total:
            return
        self._drawn = now
        full = _WIDTH * min(self.done, self.total) // max(1, self.total)
        self.out.write(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {said}\x1b[K")
        self.out.flush()

    def end(self) -> None:
        """Leave the line of the bar clean for what follows."""
        if self.out.isatty() and self.done:
            self.out.write("\r\x1b[K")
            self.out.flush()
