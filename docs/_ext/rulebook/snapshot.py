"""The whole rulebook at one moment: text, scenarios, last run and code, read once per build."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from piramida_conformance import scenarios, trace
from piramida_conformance import spec as rulebook_spec
from rulebook import code, history, results, situations, stories

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from piramida_conformance.digests import Results
    from piramida_conformance.scenarios import Suite
    from piramida_conformance.spec import Clause, Reading, Rule, Spec
    from piramida_conformance.trace import Row
    from rulebook.code import Code
    from rulebook.history import Change
    from rulebook.results import Outcome
    from rulebook.situations import Situations
    from rulebook.stories import Feature, Story


@dataclass(frozen=True)
class Snapshot:
    """All that pages show of other files; frozen, so that every page shows the same moment."""

    spec: Spec
    suite: Suite
    features: Mapping[str, Feature]
    code: Mapping[str, tuple[Code, ...]]
    run: Results
    rows: Mapping[str, Row]
    situations: tuple[Situations, ...] = ()
    changes: tuple[Change, ...] = ()

    @cached_property
    def stories(self) -> dict[str, Story]:
        """Return the scenarios by id, in the order of the files."""
        return {story.id: story for feature in self.features.values() for story in feature.stories}

    @cached_property
    def _of_clause(self) -> dict[str, list[Story]]:
        found: dict[str, list[Story]] = {}
        for story in self.stories.values():
            for clause in story.clauses:
                found.setdefault(clause, []).append(story)
        return found

    def of_clause(self, clause: str) -> list[Story]:
        """Return the scenarios that carry the clause's tag."""
        return self._of_clause.get(clause, [])

    def of_reading(self, reading: Reading) -> list[Story]:
        """Return the scenarios that choose a value of the reading."""
        return [story for story in self.stories.values() if reading.id in story.readings]

    def readings_of(self, clause: str) -> list[Reading]:
        """Return the readings that name the clause, or a rule above it that is no clause itself."""
        found = []
        for reading in self.spec.readings_of(clause):
            above = (name for name in reading.clauses if name not in self.spec.clauses)
            if clause in reading.clauses or any(clause.startswith(f"{one}.") for one in above):
                found.append(reading)
        return found

    @cached_property
    def in_newer_edition(self) -> frozenset[str]:
        """Return the letters of the documents that have numbers in the newer Russian edition."""
        return frozenset(one.id[0] for one in self.spec.clauses.values() if one.ru_edition)

    def outcome(self, story: Story) -> Outcome:
        """Return what the last run that still counts says of a scenario."""
        return results.outcome(self.run, story)

    def sides(self, story: Story, clause: str) -> tuple[str, ...]:
        """Return on which sides of a requirement a scenario stands: `obeys`, `breaks`."""
        row = self.rows.get(clause)
        stands = {} if row is None else dict(zip(row.scenarios, row.sides, strict=True))
        found = {stands.get(scenario.key) for scenario in story.scenarios}
        return tuple(side for side in SIDES if side in found)

    def below(self, clause: Clause) -> list[Story]:
        """Return the scenarios of the items that a clause gathers, each once."""
        leaves = [one.id for one in self.spec.leaves if one.id.startswith(f"{clause.id}.")]
        found = {story.id: story for leaf in leaves for story in self.of_clause(leaf)}
        return list(found.values())

    def rule_of_page(self, docname: str) -> Rule | None:
        """Return the rule whose text a page of `spec/` is."""
        head, _, slug = docname.rpartition("/")
        top, _, folder = head.rpartition("/")
        return self.spec.rule_at(folder, slug) if top == "spec" else None

    def feature_of(self, rule: Rule) -> Feature | None:
        """Return the feature file of a rule."""
        return self.features.get(f"features/{rule.document.folder}/{rule.slug}")


RESULTS = "build/results.jsonl"
SIDES = ("obeys", "breaks")
_SNAPSHOTS: WeakKeyDictionary[BuildEnvironment, Snapshot] = WeakKeyDictionary()


def snapshot_of(env: BuildEnvironment) -> Snapshot:
    """Return the snapshot of this build, taken at the first call."""
    if env not in _SNAPSHOTS:
        given = _GIVEN.pop() if _GIVEN else None
        _SNAPSHOTS[env] = given or take(Path(env.srcdir), env.config.rulebook_results)
    return _SNAPSHOTS[env]


def give(snapshot: Snapshot) -> None:
    """Let the next build of this process use a snapshot instead of taking one."""
    _GIVEN.append(snapshot)


_GIVEN: list[Snapshot] = []


def take(root: Path, results_file: str) -> Snapshot:
    """Read the rulebook below `root` and the results file (relative to it)."""
    spec = rulebook_spec.read(root / "spec")
    suite, features = _scenarios(root, spec)
    run = results.read(root / results_file, suite.scenarios)
    rows = trace.matrix(spec, suite, run, trace.functions())
    return Snapshot(
        spec=spec,
        suite=suite,
        features=features,
        code=code.registered(),
        run=run,
        rows={row.clause.id: row for row in rows},
        situations=situations.read(root),
        changes=history.read(root),
    )


def _scenarios(root: Path, spec: Spec) -> tuple[Suite, dict[str, Feature]]:
    suite = scenarios.read(root / "features")
    return suite, stories.of_suite(suite, spec)


def on_builder_inited(app: Sphinx) -> None:
    """Take the snapshot before anything is read, so that parallel readers share it."""
    _SNAPSHOTS.pop(app.env, None)
    snapshot_of(app.env)


def setup(app: Sphinx) -> None:
    """Register the setting and take the snapshot at the right time."""
    app.add_config_value("rulebook_results", RESULTS, "", str)
    app.connect("builder-inited", on_builder_inited)
