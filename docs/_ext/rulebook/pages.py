"""`:::{pages} spec/general`: the pages of a folder in the contents of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from sphinx.directives.other import TocTree

if TYPE_CHECKING:
    from collections.abc import Callable

    from docutils import nodes
    from sphinx.application import Sphinx


class Pages(TocTree):
    """A toctree over the pages that exist among those named, none where none exists.

    Each argument is the name of a page or a folder; the pages of a folder come in the order of
    their names. `:en:` and `:ru:` are the caption.
    """

    required_arguments = 1
    optional_arguments = 40
    final_argument_whitespace = False
    has_content = False
    option_spec: ClassVar[dict[str, Callable[[str], object]]] = {
        **(TocTree.option_spec or {}),
        "en": directives.unchanged,
        "ru": directives.unchanged,
    }

    def run(self) -> list[nodes.Node]:
        """Return the toctree; adding or removing a page makes the page with it be read again."""
        names = [found for name in self.arguments for found in self.found(name)]
        self.env.glob_toctrees.add(self.env.docname)
        if not names:
            return []
        caption = self.options.get(self.config.language)
        if caption:
            self.options["caption"] = caption
        self.content = StringList([f"/{name}" for name in names], self.env.docname)
        return super().run()

    def found(self, name: str) -> list[str]:
        """Return the pages of that name or in the folder of that name."""
        docnames = self.env.found_docs
        here = self.env.docname
        inside = (one for one in docnames if one.rpartition("/")[0] == name and one != here)
        return [name] if name in docnames else sorted(inside)


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("pages", Pages)
