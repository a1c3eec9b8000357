"""The Sphinx extension that makes the site of the rulebook from its text, scenarios and code."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from rulebook import (
    api,
    blocks,
    contents,
    context,
    diagrams,
    directives,
    domain,
    elements,
    features,
    finder,
    freshness,
    lints,
    offline,
    pages,
    previews,
    printing,
    render,
    search,
    shown,
    snapshot,
    transforms,
)

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything; reading and writing may run in parallel.

    Pages that were read by other code are read again.
    """
    for part in (
        elements,
        api,
        diagrams,
        context,
        contents,
        snapshot,
        blocks,
        domain,
        directives,
        features,
        finder,
        previews,
        printing,
        search,
        offline,
        transforms,
        pages,
        render,
        shown,
        freshness,
        lints,
    ):
        part.setup(app)
    code = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(_FOLDER.glob("*.py"))))
    return {
        "version": "1",
        "env_version": int(code.hexdigest()[:12], 16),
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


_FOLDER = Path(__file__).parent
