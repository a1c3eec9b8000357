"""What the whole rulebook lacks, as warnings of the build with a subtype each.

`rules.text` and `rules.gherkin` are mistakes that the readers of spec/ and features/ found,
`rules.untranslated` a scenario that cannot be read in the other language, `rules.uncovered` a
clause that decides something and has no scenario. Unknown and duplicate ids are the domain's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sphinx.util import logging

from rulebook.interface import LANGUAGES
from rulebook.snapshot import snapshot_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from rulebook.snapshot import Snapshot

logger = logging.getLogger(__name__)


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


def _page(file: str) -> str:
    return file.removesuffix(".md").removesuffix(".feature")


def on_check_consistency(_app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of every finding."""
    for subtype, page, line, message in findings(snapshot_of(env)):
        logger.warning("%s", message, location=(page, line), type="rules", subtype=subtype)


def setup(app: Sphinx) -> None:
    """Connect to the build."""
    app.connect("env-check-consistency", on_check_consistency)
