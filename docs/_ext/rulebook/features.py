"""Feature files as pages: a parser that makes of each `.feature` file a page of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from sphinx.parsers import Parser

from rulebook import elements
from rulebook.domain import Entry, rules_of
from rulebook.interface import heading, number
from rulebook.snapshot import snapshot_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from rulebook.snapshot import Snapshot
    from rulebook.stories import Feature, Group, Story


class FeatureParser(Parser):
    """Makes the skeleton of the page; what depends on other files is filled in later."""

    build: BuildEnvironment
    supported: ClassVar[tuple[str, ...]] = ("gherkin",)

    def parse(self, inputstring: str, document: nodes.document) -> None:  # noqa: ARG002
        """Build the page of the feature file that is being read."""
        self.build = document.settings.env
        docname = self.build.docname
        snapshot = snapshot_of(self.build)
        feature = snapshot.features.get(docname)
        if feature is None:
            document += nodes.section("", nodes.title("", docname), ids=["top"])
            return
        self.build.metadata[docname][_BORROWED] = borrowed(feature, snapshot, self.language)
        document += self.page(feature, snapshot)

    @property
    def language(self) -> str:
        """Return the language of the build."""
        return str(self.build.config.language)

    def page(self, feature: Feature, snapshot: Snapshot) -> nodes.section:
        """Return the whole page."""
        rule = None if feature.rule is None else snapshot.spec.rule(feature.rule)
        title = feature.title if rule is None else rule.heading.of(self.language)
        page = nodes.section("", nodes.title("", heading(title)), ids=["top"], classes=["feature"])
        page += elements.place("feature", feature.docname)
        for group in feature.groups:
            page += self.group(group, snapshot)
        return page

    def group(self, group: Group, snapshot: Snapshot) -> list[nodes.Node]:
        """Return the section of one clause, or the bare scenarios that stand under none."""
        stories = [self.story(story) for story in group.stories]
        if not group.title:
            return list(stories)
        clause = None if group.clause is None else snapshot.spec.clauses.get(group.clause)
        title = nodes.title()
        if clause is None:
            title += nodes.Text(group.title)
        else:
            title += elements.text(number(clause.id, self.language), "number")
            title += nodes.Text(" ")
            title += elements.text(clause.titles.of(self.language), "title-text")
        anchor = "-".join(("rule", group.clause or group.stories[0].id))
        return [nodes.section("", title, *stories, ids=[anchor], classes=["group"])]

    def story(self, story: Story) -> nodes.section:
        """Return the section of one scenario; its anchor is the scenario's id."""
        title = nodes.title("", story.titles.of(self.language))
        section = nodes.section("", title, ids=[story.id], classes=["story"])
        section += elements.place("story", story.id)
        line = story.scenarios[0].line
        titles = (story.titles.en, story.titles.ru)
        rules_of(self.build).note(Entry("scenario", story.id, self.build.docname, line, titles))
        return section


_BORROWED = "borrowed"


def borrowed(feature: Feature, snapshot: Snapshot, language: str) -> str:
    """Return the titles of the rule and of its clauses that the page has as headings."""
    spec = snapshot.spec
    rule = None if feature.rule is None else spec.rule(feature.rule)
    found = [feature.title if rule is None else rule.heading.of(language)]
    for group in feature.groups:
        clause = spec.clauses.get(group.clause or "")
        found.append(group.title if clause is None else clause.titles.of(language))
    return "\n".join(found)


def on_env_get_outdated(app: Sphinx, env: BuildEnvironment, *_changes: set[str]) -> list[str]:
    """Return the pages whose rule or clauses are called otherwise than when they were read."""
    snapshot = snapshot_of(env)
    return [
        docname
        for docname, feature in snapshot.features.items()
        if docname in env.all_docs
        and env.metadata[docname].get(_BORROWED) != borrowed(feature, snapshot, app.config.language)
    ]


def setup(app: Sphinx) -> None:
    """Register the parser."""
    app.add_source_suffix(".feature", "gherkin")
    app.add_source_parser(FeatureParser)
    app.connect("env-get-outdated", on_env_get_outdated)
