"""The directives of `spec/`: clauses, closing lines and the entries of the registers.

What a directive puts on the page at once is what stands in its own source. Everything that
depends on other files (status, scenarios, code, back-links) is a `Place`, filled in when the
page is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from rulebook import elements
from rulebook.domain import Entry, link, rules_of, set_home
from rulebook.interface import listed, number, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from sphinx.application import Sphinx


def _options(*names: str) -> dict[str, Callable[[str], Any]]:
    return dict.fromkeys(names, directives.unchanged)


class _Item(SphinxDirective):
    """What the directives have in common: one id, options in both languages, texts."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    @property
    def key(self) -> str:
        """Return the id that the directive names."""
        return self.arguments[0].strip()

    @property
    def language(self) -> str:
        """Return the language of the build."""
        return str(self.config.language)

    def said(self, stem: str, language: str = "") -> str:
        """Return an option in a language, that of the build unless told, without its quotes."""
        value = self.options.get(f"{stem}-{language or self.language}", "")
        return unquoted(value)

    def clauses(self) -> list[str]:
        """Return the clauses that the entry names."""
        names = (name.strip() for name in self.options.get("clauses", "").split(","))
        return [name for name in names if name not in {"", "-", "\N{EM DASH}"}]

    def note(self, kind: str) -> None:
        """Make the entry known to the domain."""
        rules_of(self.env).note(
            Entry(
                kind,
                self.key,
                self.env.docname,
                self.lineno,
                (self.said("title", "en"), self.said("title", "ru")),
            )
        )

    def section(self, title: list[nodes.Node], *classes: str) -> nodes.section:
        """Return a section whose anchor is the id exactly, with title and the other title."""
        section = nodes.section(ids=[self.key], classes=list(classes))
        self.set_source_info(section)
        heading = nodes.title("", "", *title)
        self.set_source_info(heading)
        section += heading
        other = "en" if self.language == "ru" else "ru"
        classes_of_other = ["other-title", f"language-{other}"]
        section += nodes.paragraph("", self.said("title", other), classes=classes_of_other)
        return section

    def links(self, clauses: list[str]) -> list[nodes.Node]:
        """Return links to those clauses, with commas."""
        return elements.joined(
            link("rule", name, words, self.env.docname, self.language)
            for name, words in listed(clauses, self.language)
        )


class Rule(_Item):
    """`::::{rule} G.20.2.a`: one clause."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {
        **_options("kind", "title-en", "title-ru", "found-en", "found-ru", "param"),
        **_options("restored", "undecided-en", "undecided-ru", "ru-edition", "ru-edition-basis"),
        **_options("source", "sure"),
        "closing": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        """Return the section of the clause."""
        set_home(self.env, [self.key])
        self.note("rule")
        title: list[nodes.Node] = [
            elements.text(number(self.key, self.language), "number"),
            nodes.Text(" "),
            elements.text(self.said("title"), "title-text"),
        ]
        kind = self.options.get("kind", "requirement")
        section = self.section(title, "clause", f"kind-{kind}")
        section["clause"] = self.key
        section += elements.place("clause-head", self.key)
        section += self.parse_content_to_nodes()
        section += elements.place("clause-facts", self.key)
        return [section]


class Closing(_Item):
    """`::::{closing} G.20`: the line after a clause's items, by which it decides."""

    def run(self) -> list[nodes.Node]:
        """Return the closing line; it is moved to the end of its clause."""
        set_home(self.env, [self.key])
        label = elements.paragraph(
            elements.text(f"{number(self.key, self.language)} ", "number"),
            elements.text(say(self.language, "closing")),
            classes=["closing-label"],
        )
        block = elements.row(label, *self.parse_content_to_nodes(), classes=["closing"])
        block["ids"] = [f"{self.key}.closing"]
        block["closing"] = self.key
        return [block]


class Reading(_Item):
    """`::::{reading} R-miss`: a registered interpretation."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {
        **_options("clauses", "title-en", "title-ru", "asked", "decided"),
        "clarification": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        """Return the section of the reading."""
        set_home(self.env, self.clauses())
        self.note("reading")
        section = self.section([elements.text(self.said("title"), "title-text")], "entry")
        section += elements.place("reading-head", self.key)
        section += self.parse_content_to_nodes()
        if "clarification" not in self.options:
            self.mark_default(section)
        section += elements.place("reading-facts", self.key)
        return [section]

    def mark_default(self, section: nodes.section) -> None:
        """Write beside the first value of each list that it is the default."""
        for block in section.findall(nodes.container):
            values = next(iter(block.findall(nodes.bullet_list)), None)
            first = None if values is None else next(iter(values.findall(nodes.paragraph)), None)
            if first is not None and "text" in block["classes"]:
                language = "ru" if "text-ru" in block["classes"] else "en"
                first += nodes.Text(" ")
                first += elements.text(say(language, "default"), "chip", "chip-default")


class Erratum(_Item):
    """`::::{erratum} ERR-01`: a place where the source is broken."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = _options(
        "clauses", "title-en", "title-ru", "kind"
    )

    def run(self) -> list[nodes.Node]:
        """Return the section of the erratum."""
        set_home(self.env, self.clauses())
        self.note("erratum")
        section = self.section([elements.text(self.said("title"), "title-text")], "entry")
        section += elements.place("erratum-head", self.key)
        section += self.parse_content_to_nodes()
        return [section]


class Term(_Item):
    """`::::{term} home`: a term of the game in both languages."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = _options(
        *("en", "ru", "also-en", "also-ru", "forms-en", "forms-ru", "slang-en", "slang-ru"),
        "clauses",
    )

    def run(self) -> list[nodes.Node]:
        """Return the entry of the term."""
        set_home(self.env, self.clauses())
        names = tuple(unquoted(self.options.get(language, "")) for language in ("en", "ru"))
        rules_of(self.env).note(
            Entry("term", self.key, self.env.docname, self.lineno, (names[0], names[1]))
        )
        entry = elements.row(self.heads(), *self.parse_content_to_nodes(), classes=["term"])
        entry["ids"] = [self.key]
        if self.clauses():
            label = elements.text(f"{say(self.language, 'touches')}: ", "label")
            links = self.links(self.clauses())
            entry += elements.paragraph(label, *links, classes=["term-clauses"])
        return [entry]

    def heads(self) -> nodes.container:
        """Return the words of the term in both languages, that of the build first."""
        order = ("ru", "en") if self.language == "ru" else ("en", "ru")
        found = []
        for language in order:
            parts: list[nodes.Node] = [nodes.strong("", unquoted(self.options.get(language, "")))]
            also = unquoted(self.options.get(f"also-{language}", ""))
            if also:
                parts.append(elements.text(f" ({also})", "also"))
            found.append(elements.paragraph(*parts, classes=[f"language-{language}"]))
        return elements.row(*found, classes=["term-heads"])


class Edition(_Item):
    """`::::{edition} name`: an edition that the concordance speaks of."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = _options("title-en", "title-ru")

    def run(self) -> list[nodes.Node]:
        """Return the section of the edition."""
        section = self.section([elements.text(self.said("title"), "title-text")], "entry")
        section += self.parse_content_to_nodes()
        return [section]


class Concordance(_Item):
    """`::::{concordance} G.20`: where a rule or clause stands in other editions."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = _options("old-ru", "new-ru", "basis")

    def run(self) -> list[nodes.Node]:
        """Return one row; the rows of a page are gathered into one table."""
        set_home(self.env, [self.key])
        texts = elements.row(*self.parse_content_to_nodes(), classes=["remark"])
        row = elements.cells(
            elements.paragraph(*self.links([self.key])),
            self.cell("old", unquoted(self.options.get("old-ru", "—"))),
            self.cell("new", unquoted(self.options.get("new-ru", "—"))),
            self.cell("basis", self.basis()),
            texts,
        )
        row["concordance"] = True
        return [elements.row(row, classes=["concordance-row"])]

    def cell(self, name: str, words: str) -> nodes.paragraph:
        """Return the words of a cell with the name of its column, which a phone shows beside it."""
        label = elements.text(f"{say(self.language, f'col-{name}')}: ", "cell-label")
        return elements.paragraph(label, elements.text(words))

    def basis(self) -> str:
        """Return the words for how sure the row is."""
        return say(self.language, f"basis-{self.options.get('basis', 'unknown')}")


def unquoted(value: str) -> str:
    """Return a value of an option without the quotes it was written in."""
    bare = value.strip()
    long_enough = len(bare) > 1
    return bare[1:-1] if long_enough and bare[0] == bare[-1] == '"' else bare


def setup(app: Sphinx) -> None:
    """Register the directives under the names that `spec/` uses."""
    for name, directive in (
        ("rule", Rule),
        ("closing", Closing),
        ("reading", Reading),
        ("erratum", Erratum),
        ("term", Term),
        ("edition", Edition),
        ("concordance", Concordance),
    ):
        app.add_directive(name, directive)
