"""Scenarios run in process: how they end, and that pytest ends them the same way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kit
from piramida_conformance import cases, pickles, suite
from piramida_conformance.scenarios import Scenario, Step, load, read
from piramida_conformance.subject import (
    Json,
    Reference,
    RepeatsLastAnswer,
    Subject,
    SubjectError,
    always_foul,
    always_legal,
    empty_ruling,
)

SCENARIOS = load().scenarios
SUITE = Path(suite.__file__).parent

FEATURE = """Feature: General 5. Collision

  @G.5.3
  Rule: No object ball met

    @id.general-05-01
    Scenario: Rails alone are no collision
      RU: Одни борта — не соударение
      When the coloured ball is played past every ball
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3
"""

WRONG_CLAUSE = """general-05-01  Rails alone are no collision
clause    G.5.3
step      Then the shot is a foul under General 5.3
at        features/general/05-collision.feature:11
clauses violated
  expected  ['G.5.3']
  got       ['G.20']
events (> evidence of the ruling)
     0 tip      ball=0
  >  1 rail     ball=0 rail="foot\""""


class Fake:
    """A subject that answers what it is told and remembers what it was asked."""

    name = "fake"

    def __init__(self, answer: Json) -> None:
        """Take the ruling to give."""
        self.answer = answer
        self.asked: list[Json] = []

    def begin(self, header: Json) -> None:
        """Remember the header."""
        self.asked.append(header)

    def judge(self, record: Json) -> Json:
        """Remember the record and give the ruling."""
        self.asked.append(record)
        return self.answer

    def do(self, action: Json) -> Json:
        """Refuse: shots only."""
        raise SubjectError(str(action))


class Refuses(Fake):
    """A subject that refuses every record."""

    def judge(self, record: Json) -> Json:
        """Refuse the record."""
        raise SubjectError(f"$.events[{len(record['events'])}]")


@pytest.fixture
def miss(tmp_path: Path) -> Scenario:
    """Give a scenario of a miss, read from a file of its own."""
    folder = tmp_path / "features" / "general"
    folder.mkdir(parents=True)
    (folder / "05-collision.feature").write_text(FEATURE, encoding="utf-8")
    (scenario,) = read(tmp_path / "features").scenarios
    return scenario


def foul(*clauses: str) -> Json:
    """Give a ruling with these violations of the shooter."""
    return {"verdict": "foul", "fouls": [{"clause": each, "events": [1]} for each in clauses]}


def test_a_scenario_becomes_a_record(miss: Scenario) -> None:
    """The steps build one record, which the subject judges once, after the case has begun."""
    subject = Fake(foul("G.5.3"))
    assert pickles.run(miss, subject).passed
    header, record = subject.asked
    assert header == {"record": "game/1", "discipline": "free", "readings": {}}
    assert record == {
        "discipline": "free",
        "phase": "play",
        "cue_ball": 0,
        "events": [
            {"type": "tip", "ball": 0},
            {"type": "rail", "ball": 0, "rail": "foot"},
        ],
    }


@pytest.mark.parametrize(
    ("ruling", "got"),
    [
        (foul("G.5.3", "G.20"), "['G.20', 'G.5.3']"),
        (foul("G.20"), "['G.20']"),
        (foul(), "[]"),
        ({"verdict": "legal"}, "legal"),
        ({}, "None"),
    ],
)
def test_a_foul_means_exactly_its_clauses(miss: Scenario, ruling: Json, got: str) -> None:
    """More violations than the scenario names, fewer, others or none are a failure."""
    result = pickles.run(miss, Fake(ruling))
    assert result.status == "fail"
    assert f"got       {got}" in result.message


def test_a_failure_says_where_and_what(miss: Scenario) -> None:
    """A failure names scenario, clause, step, place, both facts and the events, evidence marked."""
    assert pickles.run(miss, Fake(foul("G.20"))).message == WRONG_CLAUSE


def test_a_refusal_is_the_subjects_failure(miss: Scenario) -> None:
    """A subject that refuses the record has failed, and its reason is shown."""
    result = pickles.run(miss, Refuses({}))
    assert result.status == "fail"
    assert "refused the record: $.events[2]" in result.message


def changed(scenario: Scenario, index: int, text: str) -> Scenario:
    """Give the scenario with another text in one of its steps."""
    steps: list[Step] = list(scenario.steps)
    steps[index] = replace(steps[index], text=text)
    return replace(scenario, steps=tuple(steps))


@pytest.mark.parametrize(
    ("index", "text", "said"),
    [
        (1, "the coloured ball turns green", "no step reads"),
        (1, "ball 3 is in home", "is a given step, not a when"),
        (0, "ball 3 touches the foot rail", "before the cue ball was played"),
        (1, "the referee sees one and the same collision", "there was no contact before"),
    ],
)
def test_a_senseless_scenario_is_no_failure_of_the_subject(
    miss: Scenario, index: int, text: str, said: str
) -> None:
    """A step nobody reads, of another kind or out of place, is an error of the kit."""
    result = pickles.run(changed(miss, index, text), Fake(foul("G.5.3")))
    assert result.status == "kit-error"
    assert said in result.message


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.key)
def test_trivial_subjects_pass_nothing(scenario: Scenario) -> None:
    """No scenario holds for a subject that does not look at the shot."""
    for subject in (always_legal(), always_foul(), empty_ruling()):
        assert pickles.run(scenario, subject).status == "fail", subject.name


def test_the_last_answer_is_seldom_the_right_one() -> None:
    """A subject that is one question late fails some scenario of every clause."""
    subject = RepeatsLastAnswer(Reference())
    missed = {
        clause
        for scenario, result in pickles.run_all(SCENARIOS, subject)
        if not result.passed
        for clause in scenario.clauses
    }
    assert missed == {clause for scenario in SCENARIOS for clause in scenario.clauses}


class CountsNothing:
    """The reference, but for the balls that count: there are none."""

    name = "no balls count"

    def __init__(self) -> None:
        """Begin with the reference."""
        self.right = Reference()

    def begin(self, header: Json) -> None:
        """Begin as the reference does."""
        self.right.begin(header)

    def judge(self, record: Json) -> Json:
        """Rule as the reference does, and count no ball."""
        return self.right.judge(record) | {"pocketed": []}

    def do(self, action: Json) -> Json:
        """Refuse: shots only."""
        raise SubjectError(str(action))


@pytest.mark.parametrize("discipline", ["free", "continuation", "combined", "dynamic"])
def test_who_counts_no_ball_fails_the_shots_of_every_game(discipline: str) -> None:
    """The core of each discipline says of a single shot which balls count."""
    read = cases.read_all(SCENARIOS).values()
    core = [case.scenario for case in read if case.needs.profiles == (f"{discipline}/shot",)]
    assert all(pickles.run(one, Reference()).passed for one in core)
    assert not all(pickles.run(one, CountsNothing()).passed for one in core)


def ended(session: kit.Session) -> dict[str, tuple[str, str]]:
    """Give status and message by scenario, as a whole session wrote them."""
    assert session.lines[-1]["type"] == "end", session.output
    assert session.lines[-1]["complete"] is True
    return {
        line["id"] + (f"/{line['row']}" if line["row"] else ""): (
            line["status"],
            line.get("message", ""),
        )
        for line in session.lines[1:-1]
        if line["type"] == "result"
    }


def in_process(subject: Subject) -> dict[str, tuple[str, str]]:
    """Give the same of a run without pytest."""
    return {
        scenario.key: (result.status, result.message)
        for scenario, result in pickles.run_all(SCENARIOS, subject)
    }


def test_pytest_and_pickles_agree(whole_session: kit.Session) -> None:
    """Both ways of running end every scenario with the same status."""
    assert ended(whole_session) == in_process(Reference())


def test_pytest_and_pickles_agree_on_failures(tmp_path: Path) -> None:
    """Both ways of running end every scenario that fails with the same message."""
    session = kit.Session(tmp_path, "-q", extra=kit.judging("always_foul"))
    assert ended(session) == in_process(always_foul())
