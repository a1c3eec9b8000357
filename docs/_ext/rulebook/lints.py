"""What the whole rulebook lacks, as warnings of the build with a subtype each.

`rules.text` and `rules.gherkin` are mistakes that the readers of spec/ and features/ found,
`rules.untranslated` a scenario that cannot be read in the other language, `rules.uncovered` a
clause that decides something and has no scenario. Unknown and duplicate ids are the domain's.

A clause that is to be reviewed is no mistake: whoever changes a text must still be able to build.
It is told on standard error, outside the warnings that fail a build, and marked on its page and in
the matrix; with `-D rulebook_reviews=warn` it is a warning: `rules.untranslated` for a language
that is behind, `rules.unreviewed` for scenarios.
"""

from __future__ import annotations

import logging as plain
from typing import TYPE_CHECKING, Final

from sphinx.config import ENUM
from sphinx.util import logging

from rulebook.interface import LANGUAGES, say
from rulebook.snapshot import snapshot_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from piramida_conformance.spec import Clause
    from rulebook.snapshot import Snapshot

logger = logging.getLogger(__name__)
notes = plain.getLogger(__name__)  # outside Sphinx's own loggers, so that -W does not count it


def findings(snapshot: Snapshot) -> Iterator[tuple[str, str, int, str]]:
    """Yield subtype, page, line and message of everything that is missing or wrong."""
    for problem in snapshot.spec.problems:
        yield "text", _page(problem.file), problem.line, f"{problem.code} {problem.message}"
    for problem in snapshot.suite.problems:
        yield "gherkin", _page(problem.file), problem.line, problem.message
    for story in snapshot.stories.values():
        for language in LANGUAGES:
            if language not in story.lines:
                message = f"the scenario {story.id} cannot be read in {language}"
                yield "untranslated", story.docname, story.scenarios[0].line, message
    for clause in snapshot.spec.leaves:
        if clause.undecided is None and not snapshot.of_clause(clause.id):
            message = f"{clause.id} has no scenario and no reason for that"
            yield "uncovered", _page(clause.file), clause.line, message


def reviews(snapshot: Snapshot, language: str) -> Iterator[tuple[str, Clause, str]]:
    """Yield subtype, clause and message of what is to be reviewed, told by one build of the two.

    Each language tells where it is behind; the English build tells of scenarios too.
    """
    for row in snapshot.rows.values():
        for part in row.to_review:
            if part == language or (part == "scenarios" and language == LANGUAGES[0]):
                subtype = "unreviewed" if part == "scenarios" else "untranslated"
                message = f"{row.clause.id} is to be reviewed: {say('en', f'review-{part}')}"
                yield subtype, row.clause, message


def _page(file: str) -> str:
    return file.removesuffix(".md").removesuffix(".feature")


def on_check_consistency(_app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of every finding, and tell what is to be reviewed."""
    for subtype, page, line, message in findings(snapshot_of(env)):
        logger.warning("%s", message, location=(page, line), type="rules", subtype=subtype)
    waiting = list(reviews(snapshot_of(env), env.config.language))
    if env.config.rulebook_reviews == "warn":
        for subtype, clause, message in waiting:
            place = (_page(clause.file), clause.line)
            logger.warning("%s", message, location=place, type="rules", subtype=subtype)
        return
    for subtype, clause, message in waiting[:SHOWN]:
        notes.warning("%s:%s: %s [rules.%s]", clause.file, clause.line, message, subtype)
    if len(waiting) > SHOWN:
        rest = len(waiting) - SHOWN
        notes.warning("%s more are to be reviewed; `piramida review` lists all", rest)


SHOWN: Final = 5


def setup(app: Sphinx) -> None:
    """Register the setting and connect to the build."""
    app.add_config_value("rulebook_reviews", "note", "", ENUM("note", "warn"))
    app.connect("env-check-consistency", on_check_consistency)
