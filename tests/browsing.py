"""A browser page for tests of the site, with what went wrong on it."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Request

WIDE = (1280, 844)
PHONE = (390, 844)


@dataclass
class Visit:
    """A browser page, the errors it wrote, and the requests that failed or left the site."""

    page: Page
    errors: list[str] = field(default_factory=list)
    away: list[str] = field(default_factory=list)

    def failed(self, request: Request) -> None:
        """Note a request that failed; one given up because the page was left is no failure."""
        if "ERR_ABORTED" not in (request.failure or ""):
            self.errors.append(f"{request.failure}: {request.url}")

    def violations(self) -> list[str]:
        """Return which rules of accessibility the page breaks as it stands now."""
        # Without this axe fetches the style sheets anew, which fails for files.
        found = Axe().run(self.page, options={"preload": False}).response["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found]

    def top(self, anchor: str) -> float:
        """Return how far below the window's upper edge an anchor stands."""
        script = "id => document.getElementById(id).getBoundingClientRect().top"
        return float(self.page.evaluate(script, anchor))


@contextmanager
def visit(
    browser: Browser,
    origin: str = "file:",
    size: tuple[int, int] = WIDE,
    scheme: Literal["light", "dark"] = "light",
    **options: Any,
) -> Iterator[Visit]:
    """Open an empty page; requests to addresses that do not begin with `origin` are noted."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, **options
    )
    found = Visit(context.new_page())
    found.page.on("pageerror", lambda error: found.errors.append(str(error)))
    # Playwright marks its listeners, which a method of a frozen value does not allow.
    found.page.on("requestfailed", lambda request: found.failed(request))  # noqa: PLW0108 - see above
    found.page.on(
        "request",
        lambda one: None if one.url.startswith(origin) else found.away.append(one.url),
    )
    try:
        yield found
    finally:
        context.close()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and notes which were asked for, without a word on the terminal."""

    def __init__(self, *args: Any, asked: list[str], **options: Any) -> None:
        """Serve as the parent does; the paths asked for go into `asked`."""
        self.asked = asked
        super().__init__(*args, **options)

    def log_message(self, *_message: Any) -> None:
        """Note the path of a request, and write no line."""
        self.asked.append(self.path)


@contextmanager
def served(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """Serve a folder on a port of its own; the server stops at the end. Yields its address.

    The paths that anybody asks the server for, also a service worker, are added to `asked`.
    """
    asked = [] if asked is None else asked
    handler = partial(Quiet, directory=str(folder), asked=asked)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
