"""`piramida conformance compare`: what is drawn, what is found, and what is printed of it."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kit
from piramida.choices import ACTIONS
from piramida.readings import Rules
from piramida.shot import DISCIPLINES
from piramida_conformance import (
    _data,
    compare,
    drawing,
    lint,
    pickles,
    protocol,
    scenarios,
    stating,
)
from piramida_conformance import spec as rulebook
from piramida_conformance.cases import Recorder, needs_of
from piramida_conformance.drawing import Draft
from piramida_conformance.play import Play
from piramida_conformance.protocol import Capabilities
from piramida_conformance.scenarios import Scenario
from piramida_conformance.subject import Reference, Subject, SubjectError

Json = dict[str, Any]
ALL = protocol.everything()
SPEC = rulebook.load()
FEATURES = _data.features()
NUMBER = 2000


def drawn(number: int, declared: Capabilities = ALL) -> list[Draft]:
    """Give the first drafts of a seed."""
    return list(islice(drawing.drafts(Random(1), declared), number))


def asked(draft: Draft) -> Recorder:
    """Play a draft; give what was asked and answered."""
    recorder = Recorder(Reference())
    draft.tell(Play(recorder))
    return recorder


@pytest.fixture(scope="module")
def recorded() -> list[Recorder]:
    """Give what some hundred drafts ask."""
    return [asked(draft) for draft in drawn(400)]


def test_every_game_is_drawn_as_shots_and_as_games(recorded: list[Recorder]) -> None:
    """Each discipline comes as shots and as games, each in many drafts."""
    seen = Counter((needs_of(each).discipline, needs_of(each).record) for each in recorded)
    assert seen.keys() == {(game, kind) for game in DISCIPLINES for kind in protocol.RECORDS}
    assert min(seen.values()) > 20


def test_every_fact_and_action_is_drawn(recorded: list[Recorder]) -> None:
    """Positions, times, faults and all other facts are drawn, and every action of a game."""
    needs = [needs_of(each) for each in recorded]
    assert {fact for each in needs for fact in each.facts} == set(protocol.FACTS)
    assert {action for each in needs for action in each.actions} == set(ACTIONS)
    assert {name for each in needs for name in each.readings} > {"R-window", "R-rails"}


def test_verdicts_of_all_kinds_are_drawn(recorded: list[Recorder]) -> None:
    """Shots are legal, fouls and replays; actions are accepted and refused."""
    answers = [exchange.answered for each in recorded for exchange in each.exchanges]
    verdicts = Counter(each["verdict"] for each in answers if "verdict" in each)
    accepted = Counter(each["accepted"] for each in answers if "accepted" in each)
    assert min(verdicts[name] for name in ("legal", "foul", "replay")) > 5
    assert min(accepted[True], accepted[False]) > 10


def test_a_seed_gives_the_same_drafts() -> None:
    """What is drawn depends on the seed alone."""
    texts = [[line.text("en") for line in draft.whens] for draft in drawn(20)]
    assert texts == [[line.text("en") for line in draft.whens] for draft in drawn(20)]


def test_only_what_is_declared_is_drawn() -> None:
    """A program is never asked for a game, an action, a fact or a reading that it did not name."""
    declared = Capabilities(
        disciplines=frozenset({"dynamic"}),
        records=frozenset(protocol.RECORDS),
        actions=frozenset({"shot", "lift", "choose"}),
        readings={"R-rails": frozenset({"six"})},
        facts=frozenset({"tip", "contact", "rail", "pocket", "stop"}),
    )
    needs = [needs_of(asked(draft)) for draft in drawn(100, declared)]
    assert [declared.lack(each) for each in needs if declared.lack(each)] == []
    assert {each.record for each in needs} == set(protocol.RECORDS)
    assert {value for each in needs for value in each.readings.values()} == {"six"}


@dataclass(slots=True)
class Flawed:
    """The engine with one flaw in its rulings and outcomes."""

    flaw: Callable[[Json, Json], None]
    engine: Reference = field(default_factory=Reference)
    name: str = "flawed"

    def begin(self, header: Json) -> None:
        """Begin a case."""
        self.engine.begin(header)

    def judge(self, record: Json) -> Json:
        """Judge, with the flaw."""
        ruling = self.engine.judge(record)
        self.flaw(record, ruling)
        return ruling

    def do(self, action: Json) -> Json:
        """Do it, with the flaw."""
        outcome = self.engine.do(action)
        self.flaw(action, outcome)
        return outcome


def _misses_faults(_asked: Json, said: Json) -> None:
    ruling = said.get("ruling") or said
    fouls = ruling.get("fouls", [])
    ruling["fouls"] = [each for each in fouls if each["clause"] not in {"G.16", "G.17", "G.18"}]


def _spots_beside(_asked: Json, said: Json) -> None:
    for place in (said.get("spots") or {}).values():
        place[0] += 0.001


def _knows_no_dynamic(asked: Json, said: Json) -> None:
    if asked.get("discipline") == "dynamic":
        said["pocketed"] = []


def _counts_double(asked: Json, said: Json) -> None:
    if asked.get("do") == "shot":
        score = said["state"]["score"]
        said["state"]["score"] = {side: 2 * points for side, points in score.items()}


def _gives_the_lag_to_b(asked: Json, said: Json) -> None:
    if asked.get("do") == "lag" and said["state"]["turn"]:
        said["state"]["turn"] = {"side": "B", "player": "B"}


def _lets_nobody_assign(_asked: Json, said: Json) -> None:
    for choice in said.get("state", {}).get("choices", ()):
        if "options" in choice:
            choice["options"] = [each for each in choice["options"] if each != "assign"]


def _breaks_down(asked: Json, _said: Json) -> None:
    if any(event["type"] == "disturb" for event in asked.get("events", ())):
        message = "a lamp?"
        raise SubjectError(message)


def _accepts_everything(_asked: Json, said: Json) -> None:
    if said.get("accepted") is False:
        said |= {"accepted": True, "error": None}


FLAWS: dict[str, Callable[[], Subject]] = {
    "faults": lambda: Flawed(_misses_faults),
    "spots": lambda: Flawed(_spots_beside),
    "dynamic": lambda: Flawed(_knows_no_dynamic),
    "score": lambda: Flawed(_counts_double),
    "lag": lambda: Flawed(_gives_the_lag_to_b),
    "options": lambda: Flawed(_lets_nobody_assign),
    "break-down": lambda: Flawed(_breaks_down),
    "refusals": lambda: Flawed(_accepts_everything),
    "rails": lambda: Reference(Rules({"R-rails": "six"}), "flawed"),
}


def compared(name: str) -> tuple[int, str]:
    """Compare the engine with a flawed one; give the exit code and what is printed."""
    out = io.StringIO()
    pair = compare.Pair(FLAWS[name](), replace(ALL, readings={}))
    code = compare.Comparison(pair, NUMBER, 7, out, io.StringIO()).run()
    return code, out.getvalue()


def kept(text: str, folder: Path) -> tuple[Scenario, list[str]]:
    """Put a printed scenario into the file that it names; give it, and what the lint says."""
    block = re.search(r"^    # (\S+), (\S+): ([^\n]+)\n(.+?\n)\n", text, re.MULTILINE | re.DOTALL)
    assert block is not None, text
    name, keyword, title, lines = block.groups()
    head = (FEATURES / name.removeprefix("features/")).read_text(encoding="utf-8")
    (tag,) = re.findall(rf"^  (@\S+)\n  {keyword}: {re.escape(title)}\n", head, re.MULTILINE)
    head = head[: re.search(r"^\w[^#\n]*\n", head, re.MULTILINE).end()]  # type: ignore[union-attr]
    file = folder / name
    file.parent.mkdir(parents=True)
    file.write_text(f"{head}\n  {tag}\n  {keyword}: {title}\n\n{lines}", encoding="utf-8")
    suite = scenarios.read(folder / "features")
    context = lint.Context(spec=SPEC, suite=suite, matches=lint._step_matches)
    return suite.scenarios[0], [str(each) for each in lint.check(context)]


@pytest.mark.parametrize("name", FLAWS)
def test_what_is_found_can_be_kept(name: str, tmp_path: Path) -> None:
    """A flaw is found, made small and printed as a scenario that only the engine passes."""
    code, text = compared(name)
    assert code == 1, text
    scenario, complaints = kept(text, tmp_path)
    assert scenario.id not in {each.id for each in scenarios.load().scenarios}
    assert pickles.run(scenario, Reference()).message == ""
    assert pickles.run(scenario, FLAWS[name]()).status == "fail"
    assert complaints == []
    assert len(scenario.all_steps) <= 12, text
    assert compared(name) == (code, text)


@pytest.mark.parametrize("number", range(20))
def test_whatever_is_drawn_can_be_told(number: int, tmp_path: Path) -> None:
    """All that holds of any draft makes a scenario that comes through the lint and that passes."""
    draft = drawn(20)[number]
    play = Play(Reference())
    draft.tell(play)
    found = compare.Found(
        draft,
        tuple(compare.Difference("", "", "", line) for line in stating.stated(play, ALL)),
    )
    assert found.differences
    scenario, complaints = kept(compare.scenario(found, "One", "Один") + "\n", tmp_path)
    assert complaints == []
    assert pickles.run(scenario, Reference()).message == ""


def test_equal_programs_do_not_differ() -> None:
    """Two engines agree on everything, in every part of a ruling."""
    out = io.StringIO()
    pair = compare.Pair(Reference(), ALL)
    assert compare.Comparison(pair, 300, 5, out, io.StringIO()).run() == 0
    assert out.getvalue() == "300 random scenarios, seed 5: no difference\n"


def test_compare_agrees_with_the_engine_behind_the_pipe(tmp_path: Path) -> None:
    """The engine behind the pipe says of random scenarios what it says in process."""
    words = ["compare", "--random", "120", "--seed", "7", "--strict", "--", *kit.ADAPTER]
    run = kit.at_once(tmp_path, *words)
    assert (run.returncode, run.stdout) == (0, "120 random scenarios, seed 7: no difference\n")
    assert run.stderr == "100 of 120 random scenarios\n"


def test_compare_tells_what_a_program_does_wrong(tmp_path: Path) -> None:
    """The first difference comes small, with what both say; of the program nothing but text."""
    command = kit.legal("always\x1b[2J legal")
    run = kit.at_once(tmp_path, "compare", "--seed", "1", "--", *command)
    assert run.returncode == 1
    assert run.stdout.startswith("always\\x1b[2J legal and the engine differ.\n\n    # features/")
    assert "verdict\n  engine   foul\n  program  legal\n" in run.stdout
    assert "\nasked\n  {" in run.stdout


def test_a_program_that_breaks_down_differs(tmp_path: Path) -> None:
    """A crash is a difference, and is told even where the program cannot be asked any more."""
    command = kit.legal(then="if op == 'judge': os._exit(3)")
    run = kit.at_once(tmp_path, "compare", "--", *command)
    assert run.returncode == 1
    assert "an answer\n  engine   given\n  program  it ended without an answer; exit" in run.stdout
    assert "Scenario: Random scenario 1 of seed 0\n" in run.stdout
    assert kit.processes(command) == []


def test_a_program_that_declares_nothing_is_not_compared(tmp_path: Path) -> None:
    """Without shots and games there is nothing to draw, exit 5."""
    run = kit.at_once(tmp_path, "compare", "--", *kit.legal(records=["game/1"]))
    assert run.returncode == 5
    assert "neither shots nor games" in run.stdout


def test_shrinking_ends_with_what_matters() -> None:
    """What can be left out without losing the difference is left out."""
    draft = next(each for each in drawn(200) if len(each.whens) > 8 and len(each.givens) > 1)
    last = draft.whens[-1]

    def again(less: Draft) -> compare.Found | None:
        return compare.Found(less, ()) if last in less.whens else None

    small = compare.shrink(compare.Found(draft, ()), again).draft
    assert (small.givens, small.whens) == ((), (last,))
