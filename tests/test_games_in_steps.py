"""Scenarios of games: what they send, what they compare, and what makes them fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from piramida_conformance import pickles
from piramida_conformance.scenarios import read
from piramida_conformance.subject import Json, Reference, refuses_everything

Run = Callable[..., pickles.Result]


class Spy:
    """The engine, with all that it is asked and answers; an answer can be falsified."""

    def __init__(self, spoil: Callable[[Json], None] = lambda _outcome: None) -> None:
        """Take what is done to every outcome before it is given."""
        self.engine = Reference()
        self.header: Json = {}
        self.actions: list[Json] = []
        self.spoil = spoil
        self.name = "spy"

    def begin(self, header: Json) -> None:
        """Note the header."""
        self.header = header
        self.engine.begin(header)

    def judge(self, record: Json) -> Json:
        """Ask the engine."""
        return self.engine.judge(record)

    def do(self, action: Json) -> Json:
        """Note the action and ask the engine."""
        self.actions.append(action)
        outcome = self.engine.do(action)
        self.spoil(outcome)
        return outcome


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Give a function that runs the steps of one scenario against a subject."""

    def run_steps(steps: str, subject: object | None = None) -> pickles.Result:
        folder = tmp_path / "features" / "general"
        folder.mkdir(parents=True, exist_ok=True)
        lines = "\n".join(f"      {line.strip()}" for line in steps.strip().splitlines())
        (folder / "06-play-after-a-foul.feature").write_text(
            "Feature: General 6. Play after a foul\n\n  @G.6.1\n  Rule: Stroke by the opponent\n\n"
            f"    @id.general-06-01\n    Scenario: One\n      RU: Один\n{lines}\n",
            encoding="utf-8",
        )
        (scenario,) = read(tmp_path / "features").scenarios
        return pickles.run(scenario, subject or Reference())  # type: ignore[arg-type]

    return run_steps


AT_THE_TABLE = "Given a game of Free pyramid\nAnd A is at the table\n"


def test_a_game_without_position_begins_with_its_lag(run: Run) -> None:
    """A header has no start unless the scenario says one, and the lag is the first action."""
    spy = Spy()
    result = run("Given a game of Free pyramid\nWhen A wins the lag\nThen A has won the lag", spy)
    assert result.passed, result.message
    assert spy.header == {
        "record": "game/1",
        "discipline": "free",
        "sides": {"A": ["A"], "B": ["B"]},
        "readings": {},
    }
    assert spy.actions == [{"do": "lag", "balls": {"A": {"distance": 0.1}, "B": {"distance": 0.2}}}]


@pytest.mark.parametrize(
    ("said", "start"),
    [
        ("And A is to break", {"phase": "break", "turn": "A", "score": (0, 0), "bed": 16}),
        ("And A has 2 points, B has 3", {"score": (2, 3), "bed": 11}),
        ("And only balls 3, 5 and 9 are on the bed", {"score": (7, 6), "bed": 3}),
        ("And balls 3 and 5 are on B's shelf", {"score": (0, 2), "bed": 14}),
        ("And the coloured ball and 4 white balls are on the bed", {"score": (6, 5), "bed": 5}),
        ("And ball 3 stands on the foot spot", {"score": (8, 7), "bed": 1}),
    ],
)
def test_what_a_position_leaves_open_follows_from_the_rest(
    run: Run, said: str, start: Json
) -> None:
    """Balls off the bed are as many as points, whichever of the two the scenario says."""
    spy = Spy()
    run(f"Given a game of Free pyramid\n{said}\nWhen A misses\nThen the game goes on", spy)
    got = spy.header["start"]
    expected = dict(start)
    assert len(got["bed"]) == expected.pop("bed")
    assert (got["score"]["A"], got["score"]["B"]) == expected.pop("score")
    assert expected.items() <= got.items()


def test_in_the_continuation_points_do_not_take_balls_off(run: Run) -> None:
    """After a new rack the score goes on, so all balls may be on the bed at any score."""
    spy = Spy()
    steps = "Given a game of Free pyramid with continuation\nAnd A has 20 points, B has 18\n"
    assert run(steps + "When A misses\nThen the score is 20:18", spy).passed
    assert len(spy.header["start"]["bed"]) == 16


def test_a_stroke_told_step_by_step_is_sent_as_one(run: Run) -> None:
    """The steps of a shot fill the stroke, which the first Then sends."""
    spy = Spy()
    steps = """When A strikes as follows
        And ball 5 is played onto ball 3
        And ball 3 drops into a pocket
        Then the shot is legal
        And A's shelf holds ball 3"""
    assert run(AT_THE_TABLE + steps, spy).passed
    assert spy.actions == [
        {
            "do": "shot",
            "by": "A",
            "cue_ball": 5,
            "events": [
                {"type": "tip", "ball": 5},
                {"type": "contact", "balls": [5, 3]},
                {"type": "pocket", "ball": 3},
            ],
        }
    ]


def test_the_next_action_sends_what_was_told(run: Run) -> None:
    """A stroke told step by step ends where another player does something."""
    spy = Spy()
    steps = """When A strikes as follows
        And ball 5 is played past every ball
        And B lifts ball 3
        Then B's shelf holds ball 3"""
    assert run(AT_THE_TABLE + steps, spy).passed
    assert [action["do"] for action in spy.actions] == ["shot", "lift"]


@pytest.mark.parametrize(
    "follows", ["Then the score is 0:0", "And B plays safe\nThen it is A's turn"]
)
def test_a_refused_action_fails_the_scenario(run: Run, follows: str) -> None:
    """Whatever follows a refused action, the scenario fails unless it speaks of the refusal."""
    result = run(f"{AT_THE_TABLE}When B lifts ball 3\n{follows}")
    assert result.status == "fail"
    assert "refused under F.7" in result.message
    assert '!  0 lift     by="B" ball=3' in result.message


def test_a_refusal_that_is_stated_is_none_of_a_failure(run: Run) -> None:
    """After a stated refusal the scenario goes on where it stood."""
    steps = """When A misses
        And B lifts ball 7
        And B lifts ball 8
        Then this is refused under Free 7
        And B's shelf holds ball 7
        When B chooses to play
        Then it is B's turn"""
    result = run(AT_THE_TABLE + steps)
    assert result.passed, result.message


def test_a_refusal_names_its_clause(run: Run) -> None:
    """Refused under another clause than the one stated is a failure."""
    result = run(f"{AT_THE_TABLE}When B lifts ball 3\nThen this is refused under General 6")
    assert result.status == "fail"
    assert "G.6" in result.message
    assert "F.7" in result.message


def test_a_refusal_changes_nothing(run: Run) -> None:
    """A subject that refuses an action and changes the state all the same has failed."""

    def spoil(outcome: Json) -> None:
        if not outcome["accepted"]:
            outcome["state"]["score"] = {"A": 1, "B": 0}

    steps = "When A plays safe\nAnd A lifts ball 3\nThen this is refused under Free 7"
    assert run(AT_THE_TABLE + steps).passed
    assert run(AT_THE_TABLE + steps, Spy(spoil)).status == "fail"


def test_what_is_accepted_is_not_refused(run: Run) -> None:
    """A scenario that speaks of a refusal fails where the action is accepted."""
    result = run(f"{AT_THE_TABLE}When A misses\nThen this is refused under General 6")
    assert result.status == "fail"


def test_a_right_is_tried_and_not_only_listed(run: Run) -> None:
    """What a player may not do is tried: a subject that accepts it fails, whatever it lists."""

    def spoil(outcome: Json) -> None:
        if not outcome["accepted"]:
            outcome["accepted"] = True

    for then in ("B may not lift a ball", "B has nothing to choose"):
        steps = f"{AT_THE_TABLE}When A plays safe\nThen {then}"
        assert run(steps).passed
        assert run(steps, Spy(spoil)).status == "fail"


def test_events_without_a_stroke_are_an_error_of_the_scenario(run: Run) -> None:
    """In a game somebody has to strike before balls move."""
    steps = "When A plays safe\nAnd ball 5 is played onto ball 3\nThen it is B's turn"
    result = run(AT_THE_TABLE + steps)
    assert result.status == "kit-error"
    assert "nobody says whose stroke this is" in result.message


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("When A misses\nThen it is A's turn", "no game was begun"),
        (f"{AT_THE_TABLE}And a game of Free pyramid\nThen it is A's turn", "one game or match"),
        (f"{AT_THE_TABLE}Then this is refused under General 6", "nothing was done"),
        (
            f"{AT_THE_TABLE}And the shooter aims at ball 3\nWhen A misses\nThen it is B's turn",
            "cannot be said before a game begins",
        ),
    ],
)
def test_a_senseless_game_is_no_failure_of_the_subject(run: Run, steps: str, said: str) -> None:
    """Steps that make no sense together are an error of the kit."""
    result = run(steps)
    assert result.status == "kit-error"
    assert said in result.message


def test_a_subject_without_a_state_has_failed(run: Run) -> None:
    """A subject whose outcomes say nothing fails, and the kit does not."""

    def spoil(outcome: Json) -> None:
        del outcome["state"]

    steps = "When A misses\nAnd B lifts ball 3\nThen B's shelf holds ball 3"
    assert run(AT_THE_TABLE + steps, Spy(spoil)).status == "fail"


def test_a_subject_that_refuses_everything_has_failed(run: Run) -> None:
    """Refusing is no way to pass a scenario that expects a refusal for a reason."""
    steps = "When B lifts ball 3\nThen this is refused under Free 7"
    assert run(AT_THE_TABLE + steps).passed
    assert run(AT_THE_TABLE + steps, refuses_everything()).status == "fail"
