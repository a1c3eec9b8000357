"""What all tests share: the checkout's root, and how many examples a property is tried on."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

# A busy machine is no failure of a property, so examples have no deadline. A run of the checks
# tries the same examples every time; to look for new ones: PROPERTIES=explore make unit
hypothesis.settings.register_profile("fixed", deadline=None, derandomize=True, max_examples=100)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=3000, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("PROPERTIES", "fixed"))


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the checkout's root folder."""
    return Path(__file__).resolve().parent.parent
