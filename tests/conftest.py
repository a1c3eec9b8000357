"""What all tests share: the checkout's root, and how many examples a property is tried on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from filelock import FileLock

import kit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

# A busy machine is no failure of a property, so examples have no deadline. A run of the checks
# tries the same examples every time; to look for new ones: PROPERTIES=explore make unit
patient = hypothesis.settings(
    deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.register_profile("fixed", patient, derandomize=True, max_examples=100)
hypothesis.settings.register_profile("explore", patient, max_examples=3000, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("PROPERTIES", "fixed"))


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the checkout's root folder."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def wheel_file(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the wheel of the checkout, built once."""
    return kit.build(root, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def whole_session(tmp_path_factory: pytest.TempPathFactory) -> kit.Session:
    """Give a plain pytest session of all scenarios against the engine, run once."""
    return kit.Session(tmp_path_factory.mktemp("session"), "-q")


@pytest.fixture(scope="session")
def whole_site(root: Path, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Give the site of this repository as `make site` builds it, once for all processes."""
    build = [sys.executable, str(root / "docs" / "_ext" / "rulebook" / "build.py")]
    if worker_id == "master":
        subprocess.run(build, check=True)
    else:
        built = tmp_path_factory.getbasetemp().parent / "site-is-built"
        with FileLock(f"{built}.lock"):
            if not built.exists():
                subprocess.run(build, check=True)
                built.touch()
    return root / "build" / "site"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Give a Chromium with a fresh profile and no traffic of its own."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - same

    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "these tests need Chromium (Debian: apt-get install chromium)"
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()
