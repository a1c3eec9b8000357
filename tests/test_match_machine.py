"""Random whole matches: what holds in every state of every game, and for every log of it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

import match_strategies as some
from match_strategies import Record
from piramida._spec import KINDS
from piramida.choices import choices
from piramida.game_records import read_header, write_outcome
from piramida.match import Outcome, apply
from piramida.state import OVER, PHASES, State

EXAMPLES = 40
seeds = st.integers(0, 2**48)
ALL_BALLS = set(range(16))
POINTS_TO_WIN = {"free": 8, "combined": 8, "dynamic": 8}

# How often the things that a game waits for are done where they can be.
WEIGHTS = {
    "lag": 1,
    "choose": 30,
    "rack": 3,
    "place": 12,
    "inform": 2,
    "adjust": 2,
    "shot": 40,
    "lift": 30,
    "next-game": 1,
    "time-over": 4,
}


def written(outcome: Outcome) -> Record:
    """Give an outcome as it goes over the wire."""
    return write_outcome(outcome, choices(outcome.state))


def outcomes(header: Record, log: list[Record]) -> list[Record]:
    """Play a log from its header."""
    state = read_header(header)
    given = []
    for action in log:
        outcome = apply(state, action)
        state = outcome.state
        given.append(written(outcome))
    return given


class Matches(RuleBasedStateMachine):
    """Plays matches of one discipline; a match that is over makes room for another one."""

    discipline: ClassVar[str]
    tally: ClassVar[Counter[str]]

    @initialize(seed=seeds)
    def begin(self, seed: int) -> None:
        """Begin a match."""
        chance = Random(seed)
        self.header = some.header(chance, self.discipline)
        self.state = read_header(self.header)
        self.log: list[Record] = []
        self.given: list[Record] = []
        self.starts: list[tuple[int, Record]] = []
        self.wins = dict.fromkeys(self.state.sides, 0)
        self.before_rack = dict.fromkeys(self.state.sides, 0)
        self.time_ended = False

    # -- what is done -------------------------------------------------------------------------

    def do(self, action: Record) -> None:
        """Do an action that has to be accepted, and book what it should change."""
        before = self.state
        outcome = apply(before, action)
        assert outcome.accepted, (action, outcome.refusal)
        self.tally["actions"] += 1
        self.tally[outcome.state.phase] += 1
        self.log.append(action)
        self.given.append(written(outcome))
        self.state = outcome.state
        self.book(before, action)
        self.sixteen_balls()
        self.a_point_a_ball()
        self.a_game_is_over_when_somebody_has_won()

    def book(self, before: State, action: Record) -> None:
        """Keep the books of the match beside the engine."""
        self.time_ended = action["do"] == "time-over" or (
            self.time_ended and action["do"] != "next-game"
        )
        if action["do"] == "choose" and before.phase == "rack-choice":
            self.before_rack = dict(before.score)
        if action["do"] == "next-game":
            self.before_rack = dict.fromkeys(self.state.sides, 0)
        ended = self.state.phase in OVER and before.phase not in OVER
        if ended and self.state.winner is not None:
            self.wins[self.state.winner] += 1
        if self.state.phase == "match-over":
            self.tally["matches"] += 1
        start = some.start_of(self.state)
        if start is not None and len(self.starts) < 5:
            self.starts.append((len(self.log), start))

    @precondition(lambda self: self.state.phase != "match-over")
    @rule(seed=seeds, times=st.integers(1, 6))
    def play(self, seed: int, times: int) -> None:
        """Do what the game waits for, some times over."""
        chance = Random(seed)
        for _ in range(times):
            waited = [entry for entry in some.listed(self.state) if entry["do"] in WEIGHTS]
            if waited:
                weights = [1 if "foul" in entry else WEIGHTS[entry["do"]] for entry in waited]
                (entry,) = chance.choices(waited, weights)
                self.do(some.instance(chance, self.state, entry))

    @precondition(lambda self: self.state.phase != "match-over")
    @rule(seed=seeds)
    def interrupt(self, seed: int) -> None:
        """Do anything at all that is allowed."""
        chance = Random(seed)
        entry = chance.choice(some.listed(self.state))
        self.do(some.instance(chance, self.state, entry))

    @precondition(lambda self: self.state.phase == "match-over")
    @rule(seed=seeds)
    def begin_another(self, seed: int) -> None:
        """Begin another match."""
        self.compare()
        self.begin(seed)

    # -- what holds in every state ------------------------------------------------------------

    @rule(seed=seeds)
    def choices_are_all_and_only_what_is_accepted(self, seed: int) -> None:
        """Each listed action is accepted; of all others each is refused and changes nothing."""
        chance = Random(seed)
        listed = some.listed(self.state)
        before = written(Outcome(accepted=True, state=self.state))["state"]
        for entry in listed:
            action = some.instance(chance, self.state, entry)
            outcome = apply(self.state, action)
            assert outcome.accepted, (self.state.phase, action, outcome.refusal)
        for _ in range(len(some.DOINGS)):
            action = some.anything(chance, self.state)
            outcome = apply(self.state, action)
            assert outcome.accepted == some.admitted(listed, action), (self.state.phase, action)
            self.tally["accepted" if outcome.accepted else "refused"] += 1
            if not outcome.accepted:
                assert outcome.state == self.state
                assert some.refused_by(outcome) in KINDS, (action, outcome.refusal)
        assert written(Outcome(accepted=True, state=self.state))["state"] == before

    def sixteen_balls(self) -> None:
        """Every ball is on the bed or on one shelf; the bed's balls, no others, have places."""
        shelved = [ball for shelf in self.state.shelves.values() for ball in shelf]
        assert sorted([*self.state.bed, *shelved]) == sorted(ALL_BALLS)
        assert self.state.positions.keys() == self.state.bed

    def a_point_a_ball(self) -> None:
        """Points are the balls on the shelves; in the Continuation those since the last rack."""
        rules = self.state.rules
        if (
            rules.reading("R-point-when") == "lift"
            and rules.reading("R-forfeit") == "stays"
            and rules.reading("R-in-lieu") == "one"
        ):
            for side, shelf in self.state.shelves.items():
                assert self.state.score[side] - self.before_rack[side] == len(shelf)

    def a_game_is_over_when_somebody_has_won(self) -> None:
        """A game is over with its goal's points or its time, a match when it says so."""
        state = self.state
        assert dict(state.games) == self.wins
        if self.discipline == "continuation":
            over = self.time_ended and not state.claims
            most = max(state.score.values())
            leaders = [side for side, points in state.score.items() if points == most]
            winners = leaders if over and len(leaders) == 1 else []
        else:
            goal = POINTS_TO_WIN[self.discipline]
            winners = [side for side, points in state.score.items() if points >= goal]
            over = bool(winners)
        assert (state.phase in OVER) == over
        assert [state.winner] == (winners if len(winners) == 1 else [None])
        assert len(winners) <= 1
        match = self.header["match"]
        decided = over and (
            (match.get("games") or 99) <= max(self.wins.values()) or "minutes" in match
        )
        assert (state.phase == "match-over") == decided
        assert (choices(state) == ()) == decided

    # -- what holds of a whole log ------------------------------------------------------------

    def teardown(self) -> None:
        """Compare the log with others at its end."""
        if hasattr(self, "log"):
            self.compare()

    def compare(self) -> None:
        """Replay the log: as it is, from its middle, with sides swapped, and mirrored."""
        assert json.dumps(outcomes(self.header, self.log)) == json.dumps(self.given)
        self.compare_from_the_middle()
        header = some.swapped(self.header) | {"sides": self.header["sides"]}
        swapped = outcomes(header, [some.swapped(action) for action in self.log])
        for one, other in zip(self.given, swapped, strict=True):
            assert some.of_one_order(some.swapped(one)) == some.of_one_order(other)
        images = outcomes(self.header, [some.mirrored(action) for action in self.log])
        for one, image in zip(self.given, images, strict=True):
            assert rules_alike(image) == rules_alike(some.mirrored(one))

    def compare_from_the_middle(self) -> None:
        """A record that starts in the middle goes on like the one that began with the lag."""
        for begun, start in self.starts:
            again = outcomes(self.header | {"start": start}, self.log[begun : begun + 8])
            for one, other in zip(self.given[begun:], again, strict=False):
                if one["state"]["phase"] in ("lag", *OVER):
                    break
                self.tally["continued"] += 1
                assert of_this_game(one) == of_this_game(other)


def rules_alike(outcome: Record) -> Record:
    """Leave out the places that a rack gives: its numbers stand in one order, mirrored or not."""
    alike: Record = json.loads(json.dumps(outcome))
    del alike["state"]["positions"]
    if alike["ruling"]:
        alike["ruling"]["replaced"] = sorted(alike["ruling"]["replaced"])
    return alike


def of_this_game(outcome: Record) -> Record:
    """Leave out the games won before, which a start does not tell."""
    alike: Record = json.loads(json.dumps(outcome))
    del alike["state"]["games"]
    return alike


COMMON = {"lag", "lag-choice", "place", "break", "play", "penalty-ball", "foul-choice"}
COMMON |= {"break-choice", "game-over", "match-over"}
REACHED = {
    "free": COMMON,
    "continuation": COMMON | {"rack-choice"},
    "combined": COMMON | {"in-lieu-ball"},
    "dynamic": COMMON | {"in-lieu-ball"},
}


@pytest.mark.parametrize("discipline", REACHED)
def test_whole_matches_keep_what_every_state_must(discipline: str) -> None:
    """More than 600 actions of random matches of each discipline keep every promise of the game.

    They are the same matches every time, and they reach what they are to reach: every phase,
    the ends of games and matches, and thousands of actions that are refused.
    """
    tally = Counter[str]()
    machine: Any = type(
        f"MatchesOf{discipline.title()}", (Matches,), {"discipline": discipline, "tally": tally}
    )
    chosen = settings(
        max_examples=EXAMPLES,
        stateful_step_count=30,
        derandomize=True,
        deadline=None,
        database=None,
    )
    run_state_machine_as_test(machine, settings=chosen)
    assert tally.keys() & set(PHASES) == REACHED[discipline], tally
    assert tally["actions"] >= 600, tally
    assert tally["matches"] >= 3, tally
    assert tally["refused"] >= 2000, tally
    assert tally["accepted"] >= 100, tally
    assert tally["continued"] >= 50, tally
