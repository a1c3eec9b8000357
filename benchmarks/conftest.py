"""What all benchmarks share: how they say their figures."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

Say = Callable[[str], None]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Print past the capture of pytest: the figures are what a benchmark is run for."""

    def loud(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}\n")

    return loud
