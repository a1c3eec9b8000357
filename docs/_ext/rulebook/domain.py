"""The domain `rules`: clauses, scenarios, readings, errata and terms, and links to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, cast

from docutils import nodes
from sphinx import addnodes
from sphinx.domains import Domain, ObjType
from sphinx.util import logging
from sphinx.util.docutils import ReferenceRole
from sphinx.util.nodes import make_refnode

from rulebook.blocks import language_here
from rulebook.interface import letter, reference, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from sphinx.application import Sphinx
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)

NAME = "rules"
TYPES = ("rule", "scenario", "reading", "erratum", "term")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be linked to: where it stands and its title in both languages."""

    type: str
    name: str
    docname: str
    line: int
    titles: tuple[str, str]

    def title(self, language: str) -> str:
        """Return the title in that language."""
        return self.titles[1 if language == "ru" else 0]


@dataclass(frozen=True, slots=True)
class Use:
    """One link in a source: what it names and where it stands."""

    type: str
    name: str
    line: int


class RulesDomain(Domain):
    """Objects whose anchors are their ids exactly."""

    name = NAME
    label = "Rules"
    object_types: ClassVar[dict[str, ObjType]] = {name: ObjType(name, name) for name in TYPES}
    initial_data: ClassVar[dict[str, Any]] = {"entries": {}, "uses": {}, "places": {}}
    data_version = 1

    @property
    def entries(self) -> dict[tuple[str, str], Entry]:
        """Return the objects by type and name."""
        return cast("dict[tuple[str, str], Entry]", self.data["entries"])

    @property
    def uses(self) -> dict[str, list[Use]]:
        """Return the links in the sources, by page."""
        return cast("dict[str, list[Use]]", self.data["uses"])

    @property
    def places(self) -> dict[str, list[tuple[str, str]]]:
        """Return the places of each page that are filled late (kind, key)."""
        return cast("dict[str, list[tuple[str, str]]]", self.data["places"])

    def note(self, entry: Entry) -> None:
        """Add an object; warn where the same one stands in another place."""
        known = self.entries.get((entry.type, entry.name))
        if known is not None and (known.docname, known.line) != (entry.docname, entry.line):
            logger.warning(
                "%s %s stands twice: here and in %s, line %s",
                entry.type,
                entry.name,
                known.docname,
                known.line,
                location=(entry.docname, entry.line),
                type="rules",
                subtype="duplicate",
            )
        self.entries[entry.type, entry.name] = entry

    def find(self, kind: str, name: str) -> Entry | None:
        """Return the object of that type and name."""
        return self.entries.get((kind, name))

    def clear_doc(self, docname: str) -> None:
        """Forget what a page holds."""
        for key in [key for key, entry in self.entries.items() if entry.docname == docname]:
            del self.entries[key]
        self.uses.pop(docname, None)
        self.places.pop(docname, None)

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        for entry in otherdata["entries"].values():
            if entry.docname in docnames:
                self.note(entry)
        for part in ("uses", "places"):
            for docname, items in otherdata[part].items():
                if docname in docnames:
                    self.data[part][docname] = items

    def resolve_xref(  # noqa: PLR0913, PLR0917 - Sphinx calls it so
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """Link to the object; an unknown one is reported by `check_consistency`."""
        entry = self.find(typ, target)
        if entry is None:
            contnode["classes"].append("unknown")
            return cast("nodes.reference", contnode)
        title = entry.title(node.get("language", env.config.language))
        return make_refnode(builder, fromdocname, entry.docname, target, contnode, title)

    def resolve_any_xref(  # noqa: PLR0913, PLR0917 - Sphinx calls it so
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Link to every object of that name."""
        found = []
        for kind in TYPES:
            if self.find(kind, target) is not None:
                made = self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
                found.append((f"{NAME}:{kind}", cast("nodes.reference", made)))
        return found

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield every object; the name shown equals the name, or search hits lead nowhere."""
        for entry in self.entries.values():
            yield entry.name, entry.name, entry.type, entry.docname, entry.name, 1

    def get_type_name(self, type: ObjType, primary: bool = False) -> str:  # noqa: A002, FBT001, FBT002 - Sphinx calls it so
        """Return the word for a type in the language of the build; the search shows it."""
        del primary
        return say(self.env.config.language, f"type-{type.lname}")

    def check_consistency(self) -> None:
        """Warn of every link in a source that leads nowhere."""
        for docname, uses in sorted(self.uses.items()):
            for use in uses:
                if self.find(use.type, use.name) is None:
                    logger.warning(
                        "no %s is called %s",
                        use.type,
                        use.name,
                        location=(docname, use.line),
                        type="rules",
                        subtype="unknown",
                    )


class RuleRole(ReferenceRole):
    """``{rule}`G.20.2.a` `` and its like: a link that reads as the number, or as its own words."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return a link to be resolved when everything has been read."""
        language = language_here(self)
        kind = self.name.rpartition(":")[2]
        words = self.title
        if kind == "rule" and not self.has_explicit_title:
            words = reference(self.target, language, home(self.env))
        rules_of(self.env).uses.setdefault(self.env.docname, []).append(
            Use(kind, self.target, self.lineno)
        )
        return [link(kind, self.target, words, self.env.docname, language)], []


def link(kind: str, target: str, words: str, docname: str, language: str) -> addnodes.pending_xref:
    """Return a link to an object, to be resolved when the page is written."""
    return addnodes.pending_xref(
        "",
        nodes.inline("", words, classes=["ref", f"ref-{kind}"]),
        refdomain=NAME,
        reftype=kind,
        reftarget=target,
        refdoc=docname,
        refexplicit=True,
        refwarn=False,
        language=language,
    )


def home(env: BuildEnvironment) -> str:
    """Return the document letter whose clauses are at home where the parser stands."""
    return str(env.temp_data.get("rulebook:home") or "")


def set_home(env: BuildEnvironment, clauses: Iterable[str]) -> None:
    """Make the document of the first clause the one at home."""
    env.temp_data["rulebook:home"] = next((letter(clause) for clause in clauses), "")


def rules_of(env: BuildEnvironment) -> RulesDomain:
    """Return the domain of this build."""
    return cast("RulesDomain", env.domains[NAME])


def setup(app: Sphinx) -> None:
    """Register the domain and its roles, the roles also without its name."""
    app.add_domain(RulesDomain)
    for kind in TYPES:
        app.add_role(kind, RuleRole())
        app.add_role_to_domain(NAME, kind, RuleRole())
