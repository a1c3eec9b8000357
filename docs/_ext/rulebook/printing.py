"""The rulebook on paper: one page of HTML in each language, and a PDF made of it.

    python docs/_ext/rulebook/printing.py          build/print/{en,ru}/book.html and the PDFs
    python docs/_ext/rulebook/printing.py --html   the HTML alone

Sphinx's `singlehtml` puts all pages of `spec/` into one; scenarios, code and statuses, which
change with every run, stay on the site. WeasyPrint makes the PDF; it needs Pango on the machine.
"""

from __future__ import annotations

import argparse
import logging
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parents[3]
if __name__ == "__main__":
    sys.path[0] = str(ROOT / "docs" / "_ext")

from docutils import nodes  # noqa: E402
from sphinx import addnodes  # noqa: E402
from sphinx.transforms.post_transforms import SphinxPostTransform  # noqa: E402

from rulebook import elements  # noqa: E402
from rulebook.context import epoch  # noqa: E402
from rulebook.interface import LANGUAGES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx

BOOK: Final = "docs/_print/book"
BUILDER: Final = "singlehtml"
_LEFT_OUT: Final = frozenset(
    {
        "badge",
        "chip-link",
        "chip-review",
        "no-scenario",
        "picture-figure",
        "rack-table",
        "fact-scenarios",
        "fact-pinned-by",
        "fact-code",
    }
)
_ID: Final = re.compile(r'\bid="([^"]*)"')
_LINK: Final = re.compile(r'href="#([^"]*)"')
_MISSING: Final = """\
The PDF needs WeasyPrint and the library Pango ({error}).
  pip install -c constraints.txt ".[pdf]"
  Debian, Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0
  macOS: brew install pango
"""


class PrintedParts(SphinxPostTransform):
    """Leave out of the printed book what only the site can show."""

    default_priority = 6  # when all places are filled, before links are resolved
    builders = (BUILDER,)

    def run(self, **_options: object) -> None:
        """Take statuses, scenarios, code and pictures out of the page."""
        for node in list(self.document.findall(unprinted)):
            if node.parent is not None:
                node.parent.remove(node)


def unprinted(node: nodes.Node) -> bool:
    """Say whether a part of a page is for the site alone."""
    if isinstance(node, elements.Details | nodes.raw):
        return True
    if isinstance(node, addnodes.pending_xref):
        return node["reftype"] == "scenario" or str(node["reftarget"]).startswith("/features/")
    classes = node["classes"] if isinstance(node, nodes.Element) else ()
    return not _LEFT_OUT.isdisjoint(classes)


def one_page(html: str) -> str:
    """Make links lead within the page: Sphinx writes `#document-PAGE#ANCHOR` for an anchor.

    The heading of a page of prose is called `top` on every page, so a link there leads to where
    the page begins.
    """

    def link(match: re.Match[str]) -> str:
        page, _, anchor = match[1].partition("#")
        return f'href="#{page if anchor in {"", "top"} else anchor}"'

    return _LINK.sub(link, html)


def unresolved(html: str) -> list[str]:
    """Return the links within a page that lead nowhere."""
    ids = set(_ID.findall(html))
    return sorted({target for target in _LINK.findall(html) if target and target not in ids})


def command(root: Path, out: Path, language: str) -> list[str]:
    """Return the command that writes the book in one language."""
    settings = {
        "language": language,
        "root_doc": BOOK,
        "include_patterns": f"{BOOK}.md,spec/**.md",
        "exclude_patterns": "build",
        "templates_path": "docs/_print/templates",
        "html_theme": "basic",
        "html_permalinks": "0",
        "html_use_index": "0",
        "toc_object_entries": "0",
    }
    return [
        *(sys.executable, "-m", "sphinx", "-q", "-b", BUILDER, "-W", "--keep-going", "-E"),
        *("-c", str(ROOT), "-d", str(out / "doctrees" / language)),
        *(part for name, value in settings.items() for part in ("-D", f"{name}={value}")),
        *(str(root), str(out / language)),
    ]


def write_html(root: Path, out: Path) -> list[Path]:
    """Write the book in both languages; return the pages. CalledProcessError where it fails."""
    out.mkdir(parents=True, exist_ok=True)
    environment = dict(os.environ)
    when = epoch(ROOT)
    if when is not None:
        environment["SOURCE_DATE_EPOCH"] = str(when)
    commands = [command(root, out, language) for language in LANGUAGES]
    running = [subprocess.Popen(one, cwd=root, env=environment) for one in commands]
    for process, one in zip(running, commands, strict=True):
        if process.wait():
            raise subprocess.CalledProcessError(process.returncode, one)
    return [_finish(root, out / language) for language in LANGUAGES]


def _finish(root: Path, folder: Path) -> Path:
    written = folder / f"{BOOK}.html"
    html = one_page(written.read_text(encoding="utf-8"))
    page = folder / "book.html"
    page.write_text(html, encoding="utf-8")
    shutil.copyfile(root / "docs" / "_print" / "book.css", folder / "book.css")
    return page


class Complaints(logging.Handler):
    """Keeps what WeasyPrint says is wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one message."""
        self.found.append(record.getMessage())


def write_pdf(page: Path, target: Path) -> int:
    """Make a PDF of a page; return how many pages it has.

    Raises OSError or ImportError where WeasyPrint or Pango is missing, and ValueError where a
    link of the page leads nowhere.
    """
    weasyprint = import_module("weasyprint")  # heavy, and only the PDF needs it
    complaints = Complaints()
    logging.getLogger("weasyprint").addHandler(complaints)
    document = weasyprint.HTML(filename=str(page)).render()
    document.write_pdf(str(target))
    if complaints.found:
        raise ValueError("; ".join(complaints.found[:5]))
    return len(document.pages)


def _pages(root: Path, out: Path, *, html: bool) -> Iterator[str]:
    """Yield a line about each thing that was written."""
    for page, language in zip(write_html(root, out), LANGUAGES, strict=True):
        lost = unresolved(page.read_text(encoding="utf-8"))
        if lost:
            raise ValueError(f"links in {page} lead nowhere: {', '.join(lost[:9])}")
        if html:
            yield str(page)
            continue
        target = out / f"rulebook-{language}.pdf"
        count = write_pdf(page, target)
        yield f"{target}: {count} pages, {target.stat().st_size // 1024} KB"


def main() -> int:
    """Read the command line, write, and say what was written."""
    parser = argparse.ArgumentParser(description="Make the rulebook for the printer.")
    parser.add_argument("--html", action="store_true", help="only the page, no PDF")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "print")
    options = parser.parse_args()
    try:
        for line in _pages(ROOT, options.out.resolve(), html=options.html):
            sys.stdout.write(f"{line}\n")
    except (ImportError, OSError) as error:
        sys.stderr.write(_MISSING.format(error=error))
        return 1
    except (subprocess.CalledProcessError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def setup(app: Sphinx) -> None:
    """Register the transform and the style of printed pages."""
    app.add_post_transform(PrintedParts)
    app.add_css_file("print.css", media="print")


if __name__ == "__main__":
    sys.exit(main())
