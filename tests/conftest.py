"""What all tests share: the checkout's root, and how many examples a property is tried on."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

# A busy machine is no failure of a property, so examples have no deadline; CI tries more of them.
hypothesis.settings.register_profile("here", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, max_examples=300, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the checkout's root folder."""
    return Path(__file__).resolve().parent.parent
