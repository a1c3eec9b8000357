"""The course of games and matches, pinned by the text of the rules and of the readings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from piramida import RecordError
from piramida.choices import RefusedError, choices
from piramida.game_records import read_header, write_outcome
from piramida.match import Outcome, apply
from piramida.state import State

Record = dict[str, Any]

PAIRS = {"sides": {"A": ["A1", "A2"], "B": ["B1", "B2"]}}
CONTINUATION = {"discipline": "continuation"}


def header(**fields: Any) -> Record:
    """Give the header of a game."""
    return {"record": "game/1"} | fields


def reading(**values: str) -> Record:
    """Give readings for a header: `R_forfeit="stays"`."""
    return {"readings": {name.replace("_", "-"): value for name, value in values.items()}}


def at(**start: Any) -> Record:
    """Give the start of a record in the middle of a game; A is at the table if nothing is said."""
    return {"start": start}


def done(fields: Mapping[str, Any], *actions: Record) -> State:
    """Do actions that all have to be accepted; gives the state after the last."""
    state = read_header(header(**fields))
    for action in actions:
        outcome = apply(state, action)
        assert outcome.accepted, (action, outcome.refusal)
        state = outcome.state
    return state


def last(fields: Mapping[str, Any], *actions: Record) -> Outcome:
    """Do actions; all but the last have to be accepted. Gives the last outcome."""
    return apply(done(fields, *actions[:-1]), actions[-1])


def fouls(outcome: Outcome) -> list[tuple[str, str]]:
    """Give the violations of a ruling with who committed them."""
    assert outcome.ruling is not None
    return [(foul.clause, foul.offender) for foul in outcome.ruling.fouls]


def allowed(state: State, do: str) -> list[Any]:
    """Give the entries of `choices` for one kind of action."""
    return [entry for entry in choices(state) if entry.do == do]


def options(state: State) -> tuple[str, ...]:
    """Give the options that may be chosen."""
    return tuple(option for entry in allowed(state, "choose") for option in entry.options)


def refused(state: State, action: Any) -> tuple[str, str | None]:
    """Have an action refused; gives code and clause, or the path of a malformed value."""
    outcome = apply(state, action)
    assert not outcome.accepted, action
    assert outcome.ruling is None
    before = Outcome(accepted=False, state=state, refusal=outcome.refusal)
    assert write_outcome(outcome, choices(outcome.state)) == write_outcome(before, choices(state))
    assert outcome.state == state
    if isinstance(outcome.refusal, RefusedError):
        return outcome.refusal.code, outcome.refusal.clause
    assert isinstance(outcome.refusal, RecordError)
    return "value", outcome.refusal.path


# -- what is done -----------------------------------------------------------------------------


def lag(near: str = "A", far: str = "B") -> Record:
    """The lag; the ball of the first side lies nearer to the head rail."""
    return {"do": "lag", "balls": {near: {"distance": 0.2}, far: {"distance": 0.4}}}


def choose(by: str, option: str) -> Record:
    """A choice."""
    return {"do": "choose", "by": by, "option": option}


def lift(by: str, ball: int) -> Record:
    """A ball is lifted."""
    return {"do": "lift", "by": by, "ball": ball}


def stroke(by: str, cue_ball: int, *events: Record, **fields: Any) -> Record:
    """A stroke."""
    tip = {"type": "tip", "ball": cue_ball}
    return {"do": "shot", "by": by, "cue_ball": cue_ball, "events": [tip, *events]} | fields


def meets(one: int, other: int) -> Record:
    """Two balls meet."""
    return {"type": "contact", "balls": [one, other]}


def falls(ball: int) -> Record:
    """A ball is pocketed."""
    return {"type": "pocket", "ball": ball}


def rail(ball: int, which: str) -> Record:
    """A ball touches a rail."""
    return {"type": "rail", "ball": ball, "rail": which}


def fault(kind: str, by: str = "shooter") -> Record:
    """A violation that a person saw during a stroke."""
    return {"type": "fault", "kind": kind, "by": by}


STOP = {"type": "stop"}


def pots(by: str, *balls: int, cue_ball: int = 0) -> Record:
    """A legal stroke on which balls fall."""
    met = next(ball for ball in (*balls, 15, 14) if ball != cue_ball)
    return stroke(by, cue_ball, meets(cue_ball, met), *map(falls, balls), STOP)


def safe(by: str, cue_ball: int = 0, met: int = 15, **fields: Any) -> Record:
    """A legal stroke on which nothing falls."""
    rails = rail(cue_ball, "foot"), rail(cue_ball, "left")
    return stroke(by, cue_ball, meets(cue_ball, met), *rails, STOP, **fields)


def misses(by: str, cue_ball: int = 0) -> Record:
    """A stroke that meets nothing (5.3)."""
    return stroke(by, cue_ball, rail(cue_ball, "foot"), STOP)


def short(by: str, met: int = 1) -> Record:
    """A stroke that meets a ball and does nothing else: no legal break, no legal stroke."""
    return stroke(by, 0, meets(0, met), STOP)


BROKEN = lag(), choose("A", "break")  # A is to break
NEXT = {"do": "next-game"}
A_BALL = pots("A", 1)


# -- lag, break, next games -------------------------------------------------------------------


def test_the_winner_of_the_lag_breaks_or_passes() -> None:
    """7.4: who won the lag chooses; whoever is to break has the coloured ball in hand."""
    won = done({}, lag("B", "A"))
    assert (won.phase, won.turn and won.turn.side) == ("lag-choice", "B")
    assert options(won) == ("break", "pass")
    for option, breaker in (("break", "B"), ("pass", "A")):
        state = apply(won, choose("B", option)).state
        assert (state.phase, state.breaker, state.turn and state.turn.side) == (
            ("place", breaker, breaker)
        )
        assert state.positions[0] is None
        assert all(state.positions[ball] for ball in range(1, 16))


@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ({"distance": 0.1}, {"distance": 0.0}, "B"),
        ({"distance": 0.1, "crossed": True}, {"distance": 3.0}, "B"),
        ({"distance": 0.1, "foot_rail": 0}, {"distance": 3.0}, "B"),
        ({"distance": 0.1, "foot_rail": 2}, {"distance": 3.0}, "B"),
        ({"pocketed": True}, {"distance": 3.0}, "B"),
        ({"jumped": True}, {}, "B"),
        ({"distance": 0.1, "long_rail": True}, {"distance": 3.0}, "B"),
        ({"distance": 0.1, "long_rail": True}, {"distance": 3.0, "jumped": True}, None),
        ({"distance": 0.1}, {"distance": 0.1}, None),
        ({"distance": 0.1}, {"distance": None}, None),
        ({"distance": 0.1, "from_home": False}, {"distance": 0.2}, None),
    ],
)
def test_a_lag_is_won_lost_or_replayed(a: Record, b: Record, winner: str | None) -> None:
    """7.1 to 7.3: nearer wins, each of six faults loses, both at fault or undecided: again."""
    outcome = last({}, {"do": "lag", "balls": {"A": a, "B": b}})
    assert outcome.accepted
    if winner is None:
        assert outcome.ruling is not None
        assert (outcome.state.phase, outcome.ruling.verdict) == ("lag", "replay")
    else:
        assert outcome.state.turn is not None
        assert outcome.state.turn.side == winner


def test_balls_not_played_together_are_played_again() -> None:
    """7.1 with R-lag-procedure: balls not sent at the same time decide nothing."""
    together = lag() | {"simultaneous": False}
    assert done({}, together).phase == "lag"
    assert done(reading(R_lag_procedure="ignored"), together).phase == "lag-choice"


@pytest.mark.parametrize(
    ("option", "striker", "racked"),
    [
        ("play", "B", False),
        ("assign", "A", False),
        ("rerack-break", "B", True),
        ("rerack-assign", "A", True),
    ],
)
def test_four_options_after_an_illegal_break(option: str, striker: str, *, racked: bool) -> None:
    """12.2: accept and play, accept and assign, rack again and break, rack again and assign.

    The penalty ball is off: 14 balls make an incomplete pyramid without an apex ball (8).
    """
    lifted = done({}, *BROKEN, short("A"), lift("B", 7))
    assert lifted.phase == "break-choice"
    assert options(lifted) == ("play", "assign", "rerack-break", "rerack-assign")
    state = apply(lifted, choose("B", option)).state
    assert state.turn is not None
    assert (state.turn.side, state.score) == (striker, {"A": 0, "B": 1})
    assert state.phase == ("place" if racked else "play")
    assert len(state.bed) == 15
    if racked:
        spots = [place for ball, place in state.positions.items() if place]
        assert len(spots) == 14
        assert min(place.x for place in spots) > 3.55 / 4 + 0.05
        assert sum(abs(place.x - max(p.x for p in spots)) < 1e-9 for place in spots) == 5


def test_a_foul_on_a_break_that_meets_12_1_leaves_the_choice_of_rule_6() -> None:
    """R-break-foul: the break drove three balls to rails and was a foul for another reason."""
    drives = [event for ball in (1, 2, 3) for event in (meets(0, ball), rail(ball, "foot"))]
    foul = stroke("A", 0, *drives, fault("no-foot"), STOP)
    assert options(done({}, *BROKEN, foul, lift("B", 7))) == ("play", "assign")
    four = done(reading(R_break_foul="12.2"), *BROKEN, foul, lift("B", 7))
    assert options(four) == ("play", "assign", "rerack-break", "rerack-assign")
    fallen = stroke("A", 0, meets(0, 1), falls(1), fault("no-foot"), STOP)
    state = done({}, *BROKEN, fallen, lift("B", 7))
    assert len(options(state)) == 4  # only a ball that became illegal had met 12.1


def test_the_coloured_ball_lifted_after_an_illegal_break_comes_back() -> None:
    """R-coloured-lifted, `swap`: it comes back for a white ball that the lifting side names."""
    chosen = done({}, *BROKEN, short("A"), lift("B", 0), choose("B", "rerack-assign"))
    assert chosen.phase == "penalty-ball"
    assert refused(chosen, lift("A", 4)) == ("side", "F.7")
    state = apply(chosen, lift("B", 4)).state
    assert (state.phase, state.turn and state.turn.side) == ("place", "A")
    assert state.shelves == {"A": (), "B": (4,)}
    assert state.score == {"A": 0, "B": 1}
    assert state.bed == set(range(16)) - {4}
    assert state.positions[0] is None


def test_the_coloured_ball_may_be_kept_from_being_lifted() -> None:
    """R-coloured-lifted, `forbidden`: it is no penalty ball after an illegal break."""
    state = done(reading(R_coloured_lifted="forbidden"), *BROKEN, short("A"))
    assert refused(state, lift("B", 0)) == ("ball", "F.7")
    ordinary = done(reading(R_coloured_lifted="forbidden") | at(), misses("A"))
    assert apply(ordinary, lift("B", 0)).accepted


def test_a_rack_chosen_before_the_lift_costs_no_penalty_ball() -> None:
    """12.2 and R-lift-when: the claim stays open until the next stroke, also over a new rack."""
    racked = done({}, *BROKEN, short("A"), choose("B", "rerack-break"))
    assert racked.phase == "penalty-ball"
    assert len(racked.bed) == 16
    state = apply(racked, lift("B", 1)).state
    assert (state.phase, state.score["B"], len(state.bed)) == ("place", 1, 15)
    places = [place for ball, place in state.positions.items() if place]
    assert min(place.x for place in places) > 3.55 / 4 + 0.05  # fourteen: the apex goes down


def test_sides_take_turns_at_breaking() -> None:
    """13: in each later game of a match the other side breaks; a match ends with its games."""
    match = {"match": {"games": 2}}
    eight = pots("A", *range(1, 9))
    over = done(match, *BROKEN, eight)
    assert (over.phase, over.winner, over.games) == ("game-over", "A", {"A": 1, "B": 0})
    second = apply(over, {"do": "next-game"}).state
    assert (second.breaker, second.score, len(second.bed)) == ("B", {"A": 0, "B": 0}, 16)
    lifted = apply(apply(second, short("B")).state, lift("A", 15)).state
    ended = apply(apply(lifted, choose("A", "play")).state, pots("A", *range(1, 8))).state
    assert (ended.phase, ended.winner, ended.games) == ("match-over", "A", {"A": 2, "B": 0})
    assert choices(ended) == ()


# -- points and penalty balls -----------------------------------------------------------------


def test_who_pockets_plays_on_and_each_ball_is_a_point() -> None:
    """5.2, 5.5, 6 of Free pyramid: also further balls and the cue ball count; else it is over."""
    state = done({}, *BROKEN, pots("A", 3, 0))
    assert (state.turn and state.turn.side, state.score) == ("A", {"A": 2, "B": 0})
    assert state.shelves["A"] == (0, 3)
    state = apply(state, safe("A", cue_ball=5)).state
    assert (state.turn and state.turn.side, state.score) == ("B", {"A": 2, "B": 0})


@pytest.mark.parametrize("winner", ["A", "B"])
def test_eight_to_seven_by_a_penalty_ball(winner: str) -> None:
    """1, 6, 7: at 7 to 7 the penalty ball is the eighth point and ends the game."""
    loser = "B" if winner == "A" else "A"
    state = done(at(turn=loser, score={"A": 7, "B": 7}, bed=[0, 15]), misses(loser))
    assert (state.phase, state.score) == ("penalty-ball", {"A": 7, "B": 7})
    over = apply(state, lift(winner, 0)).state
    assert (over.phase, over.winner, over.score[winner]) == ("game-over", winner, 8)
    assert refused(over, misses(loser, cue_ball=15)) == ("over", "F.1")


def test_the_point_for_a_foul_enters_with_the_ball_or_at_once() -> None:
    """R-point-when: with the penalty ball when it is lifted, or when the foul is called."""
    for value, scores in (("lift", (0, 1)), ("foul", (1, 1))):
        called = done(reading(R_point_when=value) | at(), misses("A"))
        assert (called.score["B"], apply(called, lift("B", 5)).state.score["B"]) == scores
    over = done(
        reading(R_point_when="foul") | at(score={"A": 0, "B": 7}, bed=list(range(9))), misses("A")
    )
    assert (over.phase, over.winner) == ("game-over", "B")


@pytest.mark.parametrize(
    ("forfeit", "when", "points"),
    [
        ("stays", "lift", 0),
        ("stays", "foul", 0),
        ("point-kept", "lift", 1),
        ("point-kept", "foul", 1),
    ],
)
def test_a_penalty_ball_not_lifted_before_the_stroke_stays(
    forfeit: str, when: str, points: int
) -> None:
    """R-forfeit: the ball stays on the bed; the score does not change, or the point is kept."""
    fields = reading(R_forfeit=forfeit, R_point_when=when) | at()
    state = done(fields, misses("A"), choose("B", "play"), safe("B", cue_ball=3))
    assert (state.score, len(state.bed)) == ({"A": 0, "B": points}, 16)
    assert state.turn is not None
    assert state.turn.side == "A"
    assert refused(state, lift("B", 5)) == ("not-now", "F.7")


def test_a_kept_point_can_win() -> None:
    """R-forfeit, `point-kept`, and 1: with the eighth point the game is over before the stroke."""
    fields = reading(R_forfeit="point-kept") | at(score={"A": 7, "B": 7}, bed=[14, 15])
    state = done(fields, misses("A", cue_ball=15), pots("B", 14, cue_ball=15))
    assert (state.phase, state.winner, state.score) == ("game-over", "B", {"A": 7, "B": 8})


def test_the_choice_may_come_before_the_lift() -> None:
    """R-lift-when: the claim stays open until the next stroke, or the choice waits for the lift."""
    state = done(at(), misses("A"))
    for actions in ((choose("B", "assign"), lift("B", 5)), (lift("B", 5), choose("B", "assign"))):
        end = done(at(), misses("A"), *actions)
        assert (end.phase, end.turn and end.turn.side, end.score["B"]) == ("play", "A", 1)
    assert options(state) == ("play", "assign")
    first = done(reading(R_lift_when="first") | at(), misses("A"))
    assert options(first) == ()
    assert refused(first, choose("B", "play")) == ("not-now", "G.6")
    assert refused(first, safe("B")) == ("not-now", "G.6")
    assert options(apply(first, lift("B", 5)).state) == ("play", "assign")


def test_a_stroke_says_that_its_side_plays() -> None:
    """6.1: who may choose and strikes has chosen to play himself, and leaves his ball."""
    state = done(at(), misses("A"), pots("B", 3, cue_ball=5))
    assert (state.score, state.turn and state.turn.side) == ({"A": 0, "B": 1}, "B")
    assert len(state.bed) == 15


def test_balls_are_spotted_before_the_penalty_ball_is_lifted() -> None:
    """7, 8 and 22.4: a ball illegally pocketed is back on the bed and may be lifted."""
    places = {"0": [-0.5, 0.0], "3": [0.3, 0.3], "4": [0.0, -0.5]}
    lying = {"0": [0.1, 0.1], "4": [0.0, -0.5]}
    foul = stroke("A", 0, meets(0, 3), falls(3), fault("no-foot"), STOP, end=lying)
    start = at(bed=places, score={"A": 6, "B": 7})
    state = done(start, foul)
    assert state.positions[3] == pytest.approx((3.55 / 4, 0.0))
    assert apply(state, lift("B", 3)).state.winner == "B"


def test_several_violations_cost_one_ball() -> None:
    """29.2: whatever a player violates on one stroke, one penalty ball follows."""
    state = done(at(), stroke("A", 0, rail(0, "foot"), fault("no-foot"), fault("off-axis"), STOP))
    assert state.claims == ("B",)
    state = apply(state, lift("B", 5)).state
    assert state.phase == "foul-choice"
    assert refused(state, lift("B", 6)) == ("not-now", "F.7")


# -- both sides -------------------------------------------------------------------------------


def test_who_distracts_is_penalised_and_the_stroke_counts() -> None:
    """28 with R-distracted-shot, `count`: the ball counts; the side at the table has the choice."""
    outcome = last(at(), stroke("A", 0, meets(0, 3), fault("distracted", "B"), falls(3), STOP))
    assert fouls(outcome) == [("G.28", "opponent")]
    state = outcome.state
    assert (state.score, state.claims) == ({"A": 1, "B": 0}, ("A",))
    state = apply(state, lift("A", 5)).state
    assert (state.score, options(state)) == ({"A": 2, "B": 0}, ("play", "assign"))
    assert (state.phase, state.turn and state.turn.side) == ("foul-choice", "A")


def test_a_stroke_that_was_distracted_may_be_played_again() -> None:
    """R-distracted-shot, `replay`: the balls go back, and the other side is penalised."""
    fields = reading(R_distracted_shot="replay")
    distracted = stroke("A", 0, meets(0, 3), fault("distracted", "B"), falls(3), STOP)
    state = done(fields, *BROKEN, distracted)
    assert (state.score, state.claims, len(state.bed)) == ({"A": 0, "B": 0}, ("A",), 16)
    state = done(fields, *BROKEN, distracted, lift("A", 5), choose("A", "play"))
    assert (state.phase, state.in_hand) == ("place", "break")  # it is a break that is played again


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_sides_at_fault(order: tuple[int, int]) -> None:
    """R-both-foul: each is penalised once; the side not at the table lifts first and chooses."""
    faults = fault("no-foot"), fault("distracted", "opponent")
    outcome = last(at(), stroke("A", 0, meets(0, 3), falls(3), *(faults[i] for i in order), STOP))
    assert sorted(fouls(outcome)) == [("G.16", "shooter"), ("G.28", "opponent")]
    state = outcome.state
    assert state.claims == ("B", "A")
    assert refused(state, lift("A", 5)) == ("side", "F.7")
    state = apply(state, lift("B", 5)).state
    state = apply(state, lift("A", 6)).state
    assert (state.score, state.phase) == ({"A": 1, "B": 1}, "foul-choice")
    assert state.turn is not None
    assert state.turn.side == "B"


def test_a_stroke_out_of_turn_is_void_and_a_foul() -> None:
    """28 and R-out-of-turn-balls: the balls go back, and the other side has ball and choice."""
    outcome = last({}, *BROKEN, pots("A", 1), pots("B", 2, 3))
    assert fouls(outcome) == [("G.28", "shooter")]
    state = outcome.state
    assert (state.score, len(state.bed), state.claims) == ({"A": 1, "B": 0}, 15, ("A",))
    early = done({}, *BROKEN, pots("B", 2))
    assert (early.claims, early.in_hand) == (("A",), "break")


def test_interference_outside_a_stroke_is_a_foul() -> None:
    """17 and 28: whoever touches a ball beside a stroke is penalised, whosever turn it is."""
    for by, clause in (("A", "G.17"), ("B", "G.28")):
        outcome = last(at(), {"do": "fault", "by": by, "kind": "touched", "ball": 4})
        assert fouls(outcome) == [(clause, "shooter")]
        assert outcome.state.claims == ("B" if by == "A" else "A",)


def test_the_ball_in_hand_may_be_touched() -> None:
    """11.5: while the cue ball is in hand its player may adjust it; no other ball is in hand."""
    state = done({}, *BROKEN)
    touched = {"do": "fault", "by": "A", "kind": "touched"}
    assert refused(state, touched | {"ball": 0}) == ("kind", "G.11.5")
    assert fouls(apply(state, touched | {"ball": 4})) == [("G.17", "shooter")]
    assert apply(state, {"do": "adjust", "by": "A", "ball": 0, "with": "cue"}).state == state


def test_a_word_on_the_placement_binds_who_was_told() -> None:
    """11.3: told that the cue ball stands outside home, A has to move it; B was told nothing."""
    place = {"do": "place", "by": "A", "ball": 0, "at": [-0.8, 0.0]}
    word = {"do": "inform", "about": "placement", "by": "B", "to": "A"}
    home = place | {"at": [-1.0, 0.0]}
    drives = [event for ball in (1, 2, 3) for event in (meets(0, ball), rail(ball, "foot"))]
    opens = stroke("A", 0, *drives, STOP)
    assert fouls(last({}, *BROKEN, place, opens)) == []
    assert fouls(last({}, *BROKEN, place, word, opens)) == [("G.11.3", "shooter")]
    assert fouls(last({}, *BROKEN, place, word, home, opens)) == []
    touched = {"do": "fault", "by": "A", "kind": "touched", "ball": 4}
    turned = (*BROKEN, place, word, touched, lift("B", 15), choose("B", "play"))
    assert fouls(last({}, *turned, opens | {"by": "B"})) == []


# -- slow play --------------------------------------------------------------------------------


def test_a_time_limit_is_at_most_45_seconds_and_exceeded_beyond_it() -> None:
    """26: after a warning at most 45 seconds; more is a foul, once time was called."""
    warned = {"do": "warn", "to": "A"}
    limit = {"do": "limit", "seconds": 45}
    call = {"do": "call-time", "to": "A"}
    assert refused(done(at(), warned), limit | {"seconds": 46}) == ("limit", "G.26")
    assert refused(done(at()), limit) == ("not-now", "G.26")
    assert refused(done(at(), warned), call) == ("not-now", "G.26")
    assert done(at(), warned, limit).limit == 45
    for seconds, called, expected in (
        (45, True, []),
        (46, True, [("G.26", "shooter")]),
        (46, False, []),
    ):
        calls = (call,) if called else ()
        slow = safe("A", seconds=seconds)
        assert fouls(last(at(), warned, limit, *calls, slow)) == expected
    late = {"do": "fault", "by": "A", "kind": "time-exceeded"}
    assert refused(done(at(), warned, limit), late) == ("kind", "G.26")
    assert fouls(last(at(), warned, limit, call, late)) == [("G.26", "shooter")]


def test_a_limit_holds_for_both() -> None:
    """26: a limit that was imposed after one player's warning applies to both."""
    begun = ({"do": "warn", "to": "A"}, {"do": "limit", "seconds": 30}, safe("A"))
    slow = safe("B", seconds=31)
    assert fouls(last(at(), *begun, {"do": "call-time", "to": "B"}, slow)) == [("G.26", "shooter")]


# -- outside interference ---------------------------------------------------------------------


def test_balls_that_were_moved_go_back_where_they_can() -> None:
    """27: balls are put back and play resumes without a penalty."""
    outcome = last(at(), {"do": "disturb", "cause": "a lamp"})
    assert outcome.ruling is not None
    assert (outcome.ruling.verdict, fouls(outcome), outcome.state.phase) == ("replay", [], "play")


def test_where_they_cannot_they_are_racked_and_lagged_for() -> None:
    """27: the white balls that remain are racked, the break is lagged for, the score stays."""
    disturb = {"do": "disturb", "cause": "a lamp", "restorable": False}
    start = at(score={"A": 2, "B": 1}, bed=list(range(13)), breaker="B")
    state = done(start, disturb)
    assert (state.phase, state.score, len(state.bed)) == ("lag", {"A": 2, "B": 1}, 13)
    state = apply(apply(state, lag("B", "A")).state, choose("B", "pass")).state
    assert (state.phase, state.turn and state.turn.side) == ("place", "A")
    assert state.positions[0] is None
    assert sum(place is not None for place in state.positions.values()) == 12
    assert state.score == {"A": 2, "B": 1}


def test_the_coloured_ball_comes_back_for_a_white_one() -> None:
    """27: out of play, it is returned in place of a white ball that remains; the score stays."""
    start = at(
        score={"A": 1, "B": 1},
        bed=[ball for ball in range(1, 16) if ball != 9],
        shelves={"A": [0], "B": [9]},
    )
    disturb = {"do": "disturb", "cause": "a lamp", "restorable": False}
    assert refused(done(start), disturb) == ("swap", "G.27.p2")
    assert refused(done(start), disturb | {"swap": 9}) == ("swap", "G.27.p2")
    state = done(start, disturb | {"swap": 3})
    assert state.shelves == {"A": (3,), "B": (9,)}
    assert state.bed == set(range(16)) - {3, 9}
    assert state.score == {"A": 1, "B": 1}


def test_balls_are_racked_once_nothing_is_due() -> None:
    """R-27-claim: a penalty ball and a choice are settled first."""
    disturb = {"do": "disturb", "cause": "a lamp", "restorable": False}
    pending = done(at(), misses("A"))
    assert refused(pending, disturb) == ("not-now", "G.27")
    chosen = apply(pending, choose("B", "play")).state
    assert refused(chosen, disturb) == ("not-now", "G.27")
    assert apply(apply(chosen, lift("B", 5)).state, disturb).state.phase == "lag"


def test_a_stroke_that_is_void_is_played_again_from_hand_where_it_was() -> None:
    """27 during the break: the balls go back, the same player breaks again, with a foul or not."""
    disturbed = stroke("A", 0, meets(0, 1), {"type": "disturb", "cause": "a lamp"}, STOP)
    again = done({}, *BROKEN, disturbed)
    assert (again.phase, again.in_hand, again.turn and again.turn.side) == ("place", "break", "A")
    events = [*disturbed["events"][:-1], fault("no-foot"), STOP]
    foul = done({}, *BROKEN, disturbed | {"events": events}, lift("B", 15), choose("B", "assign"))
    assert (foul.phase, foul.in_hand, foul.turn and foul.turn.side) == ("place", "break", "A")


def test_a_ball_that_falls_beside_a_stroke_is_put_back() -> None:
    """23.1: a ball that drops by itself goes back and play continues."""
    places = {"0": [-0.5, 0.0], "3": [0.3, 0.3], "4": [1.75, 0.86]}
    outcome = last(
        at(bed=places, score={"A": 6, "B": 7}), {"do": "fall", "ball": 4, "pocket": "FL"}
    )
    assert outcome.ruling is not None
    assert outcome.ruling.replaced == {4: (1.75, 0.86)}
    assert (outcome.state.score, len(outcome.state.bed)) == ({"A": 6, "B": 7}, 3)


# -- Free pyramid with continuation -----------------------------------------------------------


def left(count: int, **start: Any) -> Record:
    """Give a game of continuation with so many balls on the bed, the coloured one among them."""
    off = list(range(count, 16))
    half = len(off) // 2
    shelves = {"A": off[:half], "B": off[half:]}
    score = {side: len(shelf) for side, shelf in shelves.items()}
    return CONTINUATION | at(bed=list(range(count)), shelves=shelves, score=score, **start)


def test_the_fourteenth_ball_brings_a_new_rack() -> None:
    """6.2 to 6.4: two balls left, fifteen are racked, who took the 14th breaks or passes."""
    nearly = done(left(5), pots("A", 4, 3))
    assert (nearly.phase, len(nearly.bed)) == ("play", 3)
    state = apply(nearly, pots("A", 2)).state
    assert (state.phase, state.turn and state.turn.side) == ("rack-choice", "A")
    assert options(state) == ("break", "pass")
    assert refused(state, safe("A", met=1)) == ("not-now", "C.6.4")
    for option, striker in (("break", "A"), ("pass", "B")):
        racked = apply(state, choose("A", option)).state
        assert (racked.phase, racked.turn and racked.turn.side) == ("place", striker)
        assert len(racked.bed) == 16
        assert racked.shelves == {"A": (), "B": ()}
        assert racked.score == state.score  # the two that were left bring no points
        assert sum(place is not None for place in racked.positions.values()) == 15


def test_the_fourteenth_ball_as_a_penalty_ball() -> None:
    """R-fourteenth-penalty: who receives it has the choice of 6.4, and no other is due."""
    state = done(left(3), misses("A"), lift("B", 2))
    assert (state.phase, state.turn and state.turn.side) == ("rack-choice", "B")
    assert options(state) == ("break", "pass")
    early = done(left(3), misses("A"), choose("B", "assign"), lift("B", 2))
    assert early.phase == "rack-choice"


def test_the_fourteenth_and_fifteenth_ball_together() -> None:
    """R-continuation-both-fall: both count, a full rack, the same choice."""
    state = done(left(3), pots("A", 2, 1))
    assert (state.phase, len(state.bed), state.score["A"]) == ("rack-choice", 1, 8)
    racked = apply(state, choose("A", "break")).state
    assert (len(racked.bed), racked.score["A"]) == (16, 8)


def test_nobody_strikes_with_two_balls_left() -> None:
    """6.2: a foul when the 14th ball has fallen leaves a penalty ball to lift, then the rack."""
    late = stroke("A", 0, meets(0, 2), falls(2), STOP, fault("touched"))
    state = done(left(3), late)
    assert (state.phase, state.claims, len(state.bed)) == ("penalty-ball", ("B",), 2)
    assert refused(state, safe("B", met=1)) == ("not-now", "G.6")
    state = apply(state, lift("B", 1)).state
    assert (state.phase, state.turn and state.turn.side) == ("rack-choice", "A")


def test_the_two_that_are_left_may_stay() -> None:
    """R-continuation-two-left, `leave`: fourteen come back, the two stay out of the way."""
    places = {"0": [-0.5, 0.3], "1": [-1.0, 0.2], "2": [0.3, 0.4]}
    lying = {"0": [-0.5, 0.3], "1": [-1.0, 0.2]}
    fields = CONTINUATION | reading(R_continuation_two_left="leave")
    start = at(bed=places, score={"A": 7, "B": 6})
    fallen = pots("A", 2) | {"end": lying}
    state = done(fields | start, fallen, choose("A", "break"))
    assert len(state.bed) == 16
    assert state.positions[1] == (-1.0, 0.2)
    both = done(CONTINUATION | start, fallen, choose("A", "break"))
    assert both.positions[1] != (-1.0, 0.2)


def test_partners_alternate_stroke_by_stroke_or_inning_by_inning() -> None:
    """R-turn-order: after a ball the partner plays on, or the same player does."""
    pair = CONTINUATION | PAIRS
    for value, player in (("strokes", "A2"), ("innings", "A1")):
        state = done(pair | reading(R_turn_order=value) | at(turn="A1"), pots("A1", 3))
        assert state.turn is not None
        assert (state.turn.side, state.turn.player) == ("A", player)
    for value in ("strokes", "innings"):
        fields = pair | reading(R_turn_order=value) | at(turn="A1")
        state = done(fields, safe("A1"), safe("B1"))
        assert state.turn is not None
        assert state.turn.player == "A2"
        state = done(fields, misses("A1"), lift("B", 3), choose("B", "assign"))
        assert state.turn is not None
        assert state.turn.player == "A2"  # R-assigned-player


def test_partners_take_turns_at_breaking() -> None:
    """8.2, 8.3: pairs break in turn, and so do the players of a pair."""
    pair = CONTINUATION | PAIRS | {"match": {"games": 9}}
    state = done(pair, lag("A1", "B2"), choose("A", "break"))
    breakers = []
    for _ in range(4):
        assert state.turn is not None
        breakers.append(state.turn.player)
        state = apply(apply(state, {"do": "time-over"}).state, {"do": "next-game"}).state
    assert breakers == ["A1", "B1", "A2", "B2"]
    begun = done(CONTINUATION | PAIRS | at(breaker="A"), *(2 * ({"do": "time-over"}, NEXT)))
    assert begun.turn is not None
    assert begun.turn.player == "A2"  # the break before the record began was A1's


def test_the_order_counts_as_kept_unless_somebody_was_warned() -> None:
    """7.1, 7.2 and R-warned-turn: a partner out of turn is a foul only after a warning."""
    pair = CONTINUATION | PAIRS
    word = {"do": "inform", "about": "turn", "by": "referee", "to": "A2"}
    assert fouls(last(pair | at(turn="A1"), safe("A2"))) == []
    assert fouls(last(pair | at(turn="A1"), word, safe("A2"))) == [("G.28", "shooter")]
    none = pair | reading(R_warned_turn="none") | at(turn="A1")
    assert fouls(last(none, word, safe("A2"))) == []
    assert fouls(last(pair | at(turn="A1"), word, safe("A1"))) == []
    state = done(pair | at(turn="A1"), safe("A2"), safe("B1"))
    assert state.turn is not None
    assert state.turn.player == "A1"  # the order goes on from who played
    named = stroke("A1", 0, meets(0, 3), falls(3), fault("touched", "A2"), STOP)
    assert fouls(last(pair | at(turn="A1"), named)) == [("G.17", "shooter")]
    named = stroke("A1", 0, meets(0, 3), falls(3), fault("touched", "B2"), STOP)
    assert fouls(last(pair | at(turn="A1"), named)) == [("G.28", "opponent")]


@pytest.mark.parametrize(
    ("score", "winner"),
    [({"A": 9, "B": 4}, "A"), ({"A": 4, "B": 9}, "B"), ({"A": 6, "B": 6}, None)],
)
def test_time_ends_the_game_for_the_leader(score: Mapping[str, int], winner: str | None) -> None:
    """1: more points when the playing time ends wins; a tie stays (R-time-out)."""
    start = at(bed=list(range(4)), score=dict(score))
    over = done(CONTINUATION | {"match": {"minutes": 60}} | start, {"do": "time-over"})
    assert (over.phase, over.winner) == ("match-over", winner)
    game = done(CONTINUATION | {"match": {"games": 2}} | start, {"do": "time-over"})
    assert (game.phase, game.winner) == ("game-over", winner)


def test_a_penalty_ball_may_be_lifted_after_time_or_not() -> None:
    """R-time-out: a penalty ball that was earned may still be lifted, or it is lost."""
    start = left(6)
    for value, phase in (("finish", "penalty-ball"), ("stop", "game-over")):
        state = done(
            start | reading(R_time_out=value), misses("A"), choose("B", "play"), {"do": "time-over"}
        )
        assert state.phase == phase
        assert state.score == {"A": 5, "B": 5}
    ended = done(start, misses("A"), {"do": "time-over"})
    assert refused(ended, safe("B")) == ("not-now", "G.6")
    over = apply(ended, lift("B", 5)).state
    assert (over.phase, over.winner, over.score) == ("game-over", "B", {"A": 5, "B": 6})
    given_up = apply(ended, {"do": "time-over"}).state
    assert (given_up.phase, given_up.winner) == ("game-over", None)


def test_time_before_any_break_leads_to_a_lag() -> None:
    """8.1: the first game that is played begins with the lag."""
    state = done(CONTINUATION, {"do": "time-over"}, {"do": "next-game"})
    assert (state.phase, state.winner) == ("lag", None)


# -- Combined and Dynamic ---------------------------------------------------------------------

COMBINED = {"discipline": "combined"}
DYNAMIC = {"discipline": "dynamic"}


@pytest.mark.parametrize("fields", [COMBINED, DYNAMIC], ids=["combined", "dynamic"])
@pytest.mark.parametrize(("value", "points"), [("one", 1), ("two", 2)])
def test_a_ball_is_lifted_in_place_of_the_cue_ball(fields: Record, value: str, points: int) -> None:
    """5.2 and R-in-lieu: the shooter lifts an object ball, and plays on with the ball in hand."""
    state = done(fields | reading(R_in_lieu=value) | at(), pots("A", 0))
    assert (state.phase, state.turn and state.turn.side) == ("in-lieu-ball", "A")
    clause = "K.5.2" if fields is COMBINED else "D.5.2"
    assert refused(state, lift("A", 0)) == ("ball", clause)
    assert refused(state, lift("B", 4)) == ("side", clause)
    state = apply(state, lift("A", 4)).state
    assert (state.phase, state.score, state.shelves["A"]) == ("place", {"A": points, "B": 0}, (4,))
    assert 0 in state.bed


def test_a_ball_in_lieu_not_lifted_in_time_stays() -> None:
    """Note to 5.2 of Combined: it has to be lifted before the next stroke."""
    state = done(COMBINED | at(), pots("A", 0), safe("A"))
    assert (state.score, len(state.bed)) == ({"A": 0, "B": 0}, 16)
    assert refused(state, lift("A", 4)) == ("not-now", "K.5.2.n1")


@pytest.mark.parametrize("fields", [COMBINED, DYNAMIC], ids=["combined", "dynamic"])
def test_a_cue_ball_that_left_the_bed_is_the_opponents_in_hand(fields: Record) -> None:
    """7: the cue ball illegally pocketed or jumped is brought into play by the opponent."""
    gone = stroke("A", 0, meets(0, 3), falls(0), fault("no-foot"), STOP)
    jumped = stroke("A", 0, meets(0, 3), {"type": "jump", "ball": 0}, STOP)
    for foul in (gone, jumped):
        state = done(fields | at(), foul)
        assert state.claims == ("B",)
        assert refused(state, lift("B", 0))[0] == "ball"
        state = apply(apply(state, lift("B", 3)).state, choose("B", "play")).state
        assert (state.phase, state.score) == ("place", {"A": 0, "B": 1})
        assert state.positions[0] is None
        placed = apply(state, {"do": "place", "by": "B", "ball": 0, "at": [-1.2, 0.0]}).state
        assert placed.phase == "play"


def test_only_the_coloured_ball_is_struck_in_combined() -> None:
    """2 of Combined and 4.2: a stroke with a white ball is a foul."""
    outcome = last(COMBINED | at(), pots("A", 3, cue_ball=5))
    assert ("G.4.2", "shooter") in fouls(outcome)


def test_all_object_balls_in_home_are_played_at_from_the_other_end() -> None:
    """21.2: with all object balls in home, a temporary home lies behind the back line."""
    bed = [0, 1, 2, 3, 4, 5]
    start = at(phase="in-hand", bed=bed, home=bed[1:], score={"A": 5, "B": 5})
    fallen = stroke("A", 0, meets(0, 3), falls(3), STOP)
    assert fouls(last(COMBINED | start, fallen)) == []
    some = at(phase="in-hand", bed=bed, home=[2, 3, 4, 5], score={"A": 5, "B": 5})
    assert fouls(last(COMBINED | some, fallen)) == [("G.21.2", "shooter")]


def test_after_a_foul_in_dynamic_one_may_play_from_hand_without_a_ball() -> None:
    """R-dynamic-choice, `2025`: a penalty ball and the cue ball where it lies, or from hand."""
    place = {"do": "place", "by": "B", "ball": 0, "at": [0.3, 0.3]}
    pending = done(DYNAMIC | at(), misses("A"))
    state = apply(pending, place).state
    assert (state.phase, state.in_hand, state.claims) == ("play", "anywhere", ())
    assert (state.score, state.turn and state.turn.side) == ({"A": 0, "B": 0}, "B")
    assert refused(state, lift("B", 3)) == ("not-now", "D.7")
    lifted = apply(pending, lift("B", 3)).state
    assert refused(lifted, place) == ("not-now", "G.11.4")
    old = done(DYNAMIC | reading(R_dynamic_choice="old") | at(), misses("A"))
    assert refused(old, place) == ("not-now", "G.11.4")


@pytest.mark.parametrize("when", ["lift", "foul"])
@pytest.mark.parametrize("forfeit", ["stays", "point-kept"])
def test_who_plays_from_hand_in_dynamic_gets_no_point(when: str, forfeit: str) -> None:
    """7 of Dynamic, second option: no penalty ball, so no point, however points are entered."""
    fields = DYNAMIC | reading(R_point_when=when, R_forfeit=forfeit) | at()
    place = {"do": "place", "by": "B", "ball": 0, "at": [0.3, 0.3]}
    assert done(fields, misses("A"), place).score == {"A": 0, "B": 0}


def test_who_gave_the_stroke_back_does_not_take_it_from_hand() -> None:
    """6.2 and 7 of Dynamic: the stroke was assigned to the offender."""
    place = {"do": "place", "by": "B", "ball": 0, "at": [0.3, 0.3]}
    assigned = done(DYNAMIC | at(), misses("A"), choose("B", "assign"))
    assert refused(assigned, place) == ("not-now", "G.11.4")
    assert apply(done(DYNAMIC | at(), misses("A"), choose("B", "play")), place).accepted


def test_in_dynamic_only_object_balls_fall_from_hand() -> None:
    """5.2 of Dynamic: the cue ball that drops on a stroke from hand does not count."""
    place = {"do": "place", "by": "A", "ball": 0, "at": [0.3, 0.3]}
    outcome = last(DYNAMIC | at(), pots("A", 0), lift("A", 9), place, pots("A", 0))
    assert [offender for _, offender in fouls(outcome)] == ["shooter"]
    assert outcome.state.score == {"A": 1, "B": 0}
    assert outcome.state.claims == ("B",)


# -- every mistake an app can make ------------------------------------------------------------

IN_PLAY = at()
PENDING = done(IN_PLAY, misses("A"))
OVER = done(at(score={"A": 7, "B": 7}, bed=[0, 15]), pots("A", 15))
PLACE = {"do": "place", "by": "A", "ball": 0, "at": [-1.2, 0.0]}


@pytest.mark.parametrize(
    ("state", "action", "code", "clause"),
    [
        (PENDING, lift("A", 5), "side", "F.7"),
        (done(IN_PLAY, misses("A"), lift("B", 5)), lift("B", 6), "not-now", "F.7"),
        (done(IN_PLAY, pots("A", 5), misses("A")), lift("B", 5), "ball", "F.7"),
        (PENDING, choose("A", "play"), "side", "G.6"),
        (PENDING, choose("B", "rerack-break"), "option", "G.6"),
        (PENDING, choose("B", "break"), "option", "G.6"),
        (PENDING, safe("A"), "side", "G.6"),
        (done(IN_PLAY, misses("A"), lift("B", 5)), safe("B"), "not-now", "G.6"),
        (done(IN_PLAY, misses("A"), lift("B", 5)), choose("A", "play"), "side", "G.6"),
        (done({}, lag()), choose("B", "break"), "side", "G.7.4"),
        (done({}, lag()), choose("A", "play"), "option", "G.7.4"),
        (done({}, lag()), safe("A"), "not-now", "G.7.4"),
        (done({}), safe("A"), "not-now", "G.7.1"),
        (done({}), choose("A", "break"), "not-now", "G.7.1"),
        (done(IN_PLAY), lag(), "not-now", "G.7.1"),
        (done({}, *BROKEN, short("A"), lift("B", 3)), safe("B"), "not-now", "G.12.2"),
        (done({}, *BROKEN, short("A")), choose("B", "break"), "option", "G.12.2"),
        (done({}, *BROKEN, short("A")), choose("A", "rerack-break"), "side", "G.12.2"),
        (done(IN_PLAY), {"do": "limit", "seconds": 30}, "not-now", "G.26"),
        (
            done(IN_PLAY, {"do": "warn", "to": "B"}),
            {"do": "limit", "seconds": 46},
            "limit",
            "G.26",
        ),
        (done(IN_PLAY), {"do": "call-time", "to": "A"}, "not-now", "G.26"),
        (
            done(IN_PLAY, {"do": "warn", "to": "A"}, {"do": "limit", "seconds": 45}),
            {"do": "call-time", "to": "B"},
            "side",
            "G.26",
        ),
        (done(IN_PLAY), {"do": "fault", "by": "A", "kind": "time-exceeded"}, "kind", "G.26"),
        (done(IN_PLAY), {"do": "fault", "by": "A", "kind": "no-foot"}, "kind", "G.28"),
        (done(IN_PLAY), {"do": "fault", "by": "A", "kind": "distracted"}, "kind", "G.28"),
        (
            done(IN_PLAY, pots("A", 5)),
            {"do": "fault", "by": "A", "kind": "touched", "ball": 5},
            "ball",
            "G.17",
        ),
        (OVER, safe("A"), "over", "F.1"),
        (OVER, lift("B", 0), "over", "F.1"),
        (OVER, {"do": "warn", "to": "A"}, "over", "G.26"),
        (done(IN_PLAY), {"do": "next-game"}, "not-now", "G.13"),
        (done(IN_PLAY), PLACE, "not-now", "G.11.4"),
        (done({}, *BROKEN), PLACE | {"by": "B"}, "side", "G.11.3"),
        (done({}, *BROKEN), PLACE | {"ball": 3}, "ball", "G.11.3"),
        (done(IN_PLAY), {"do": "adjust", "by": "A", "ball": 0}, "not-now", "G.11.5"),
        (done(IN_PLAY), {"do": "rack"}, "not-now", "G.8.1"),
        (done({}, *BROKEN), {"do": "rack", "tight": False}, "rack", "G.8.1"),
        (
            done({}, *BROKEN),
            {"do": "rack", "positions": {"1": [0.8875, 0.0]}},
            "rack",
            "G.8.1",
        ),
        (done(IN_PLAY), {"do": "time-over"}, "not-now", "C.1"),
        (
            done(CONTINUATION | at()),
            {"do": "inform", "about": "turn", "by": "referee", "to": "A"},
            "not-now",
            "C.7.1",
        ),
        (
            done({}, *BROKEN),
            {"do": "inform", "about": "turn", "by": "referee", "to": "A"},
            "option",
            "C.7.1",
        ),
        (
            done(IN_PLAY),
            {"do": "inform", "about": "placement", "by": "B", "to": "A"},
            "not-now",
            "G.11.3.p1",
        ),
        (done(IN_PLAY, pots("A", 5)), {"do": "fall", "ball": 5}, "ball", "G.23.1"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_the_clause(
    state: State, action: Record, code: str, clause: str
) -> None:
    """Each action that the rules do not allow now is refused, and the state stays as it was."""
    assert refused(state, action) == (code, clause)


@pytest.mark.parametrize(
    ("state", "action", "path"),
    [
        (done(IN_PLAY), None, "$"),
        (done(IN_PLAY), [], "$"),
        (done(IN_PLAY), {}, "do"),
        (done(IN_PLAY), {"do": "concede"}, "do"),
        (done(IN_PLAY), {"do": ["shot"]}, "do"),
        (PENDING, {"do": "lift", "ball": 5}, "by"),
        (PENDING, lift("C", 5), "by"),
        (PENDING, lift("B", 16), "ball"),
        (PENDING, {"do": "lift", "by": "B"}, "ball"),
        (PENDING, {"do": "lift", "by": "B", "ball": "5"}, "ball"),
        (PENDING, {"do": "lift", "by": "B", "ball": True}, "ball"),
        (PENDING, {"do": "choose", "by": "B"}, "option"),
        (PENDING, {"do": "choose", "by": "B", "option": 1}, "option"),
        (done(IN_PLAY), {"do": "shot", "cue_ball": 0, "events": []}, "by"),
        (done(IN_PLAY), {"do": "shot", "by": "A", "events": []}, "cue_ball"),
        (done(IN_PLAY), {"do": "shot", "by": "A", "cue_ball": 0}, "events"),
        (done(IN_PLAY), {"do": "shot", "by": "A", "cue_ball": 0, "events": {}}, "events"),
        (done(IN_PLAY), {"do": "shot", "by": "A", "cue_ball": 0, "events": [7]}, "events[0]"),
        (done(IN_PLAY), stroke("A", 0, meets(0, 16)), "events[1].balls[1]"),
        (done(IN_PLAY), stroke("A", 0, fault("touched", "C")), "events[1].by"),
        (done(IN_PLAY), stroke("A", 0, {"type": "fault", "kind": "push", "by": 1}), "events[1].by"),
        (done(IN_PLAY), safe("A", met=1) | {"start": list(range(15))}, "start"),
        (done(IN_PLAY, pots("A", 5)), safe("B", cue_ball=5), "cue_ball"),
        (done(IN_PLAY), safe("A", seconds="45"), "seconds"),
        (done({}, *BROKEN), {"do": "place", "by": "A", "ball": 0}, "at"),
        (done({}, *BROKEN), PLACE | {"at": [1.0]}, "at"),
        (done({}, *BROKEN), PLACE | {"at": ["x", 0]}, "at[0]"),
        (done({}, *BROKEN), PLACE | {"at": [float("nan"), 0]}, "at[0]"),
        (done({}, *BROKEN), PLACE | {"at": [9.0, 0.0]}, "at.0"),
        (done({}, *BROKEN), PLACE | {"at": [0.8875, 0.03]}, "at"),
        (done({}, *BROKEN), {"do": "adjust", "by": "A", "ball": 0, "with": "foot"}, "with"),
        (done({}, *BROKEN), {"do": "rack", "tight": "yes"}, "tight"),
        (done({}, *BROKEN), {"do": "rack", "positions": 5}, "positions"),
        (done({}), {"do": "lag"}, "balls"),
        (done({}), {"do": "lag", "balls": {"A": {}}}, "balls"),
        (done({}), {"do": "lag", "balls": {"A": {}, "C": {}}}, "balls"),
        (done({}), {"do": "lag", "balls": {"A": {}, "B": 1}}, "balls.B"),
        (done({}), {"do": "lag", "balls": {"A": {"foot_rail": -1}, "B": {}}}, "balls.A.foot_rail"),
        (done({}), {"do": "lag", "balls": {"A": {"distance": -1}, "B": {}}}, "balls.A.distance"),
        (done({}), {"do": "lag", "balls": {"A": {"player": "B"}, "B": {}}}, "balls.A.player"),
        (done({}), lag() | {"simultaneous": 1}, "simultaneous"),
        (done(PAIRS), {"do": "lag", "balls": {"A": {}, "A1": {}, "B": {}}}, "balls"),
        (done(IN_PLAY), {"do": "warn"}, "to"),
        (done(IN_PLAY), {"do": "warn", "to": "referee"}, "to"),
        (done(IN_PLAY, {"do": "warn", "to": "A"}), {"do": "limit"}, "seconds"),
        (done(IN_PLAY, {"do": "warn", "to": "A"}), {"do": "limit", "seconds": -1}, "seconds"),
        (done(IN_PLAY), {"do": "fault", "by": "A", "kind": "sneezed"}, "kind"),
        (done(IN_PLAY), {"do": "fault", "by": "A", "kind": "touched", "ball": 99}, "ball"),
        (done(IN_PLAY), {"do": "fall", "ball": 4, "pocket": "XX"}, "pocket"),
        (done(IN_PLAY), {"do": "disturb", "restorable": 0}, "restorable"),
        (done(IN_PLAY), {"do": "disturb", "cause": 5}, "cause"),
        (
            done(CONTINUATION | PAIRS | at()),
            {"do": "inform", "about": "turn", "by": 5, "to": "A1"},
            "by",
        ),
        (done({}, *BROKEN), {"do": "inform", "by": "B", "to": "A"}, "about"),
    ],
)
def test_malformed_values_are_refused_with_their_path(state: State, action: Any, path: str) -> None:
    """What can be no action of the format is refused with its path; the state stays."""
    assert refused(state, action) == ("value", path)


def test_a_log_of_mistakes_changes_nothing() -> None:
    """A game with every other line wrong ends as the game without these lines does."""
    right = [
        *(lag(), choose("A", "pass"), PLACE | {"by": "B"}, short("B")),
        *(lift("A", 3), choose("A", "play"), pots("A", 4), misses("A"), lift("B", 5)),
        *(choose("B", "assign"), pots("A", *range(6, 12)), {"do": "next-game"}),
    ]
    wrong = [
        *(choose("A", "break"), choose("B", "break"), lag(), lift("A", 1), choose("B", "play")),
        *(lift("A", 4), lag(), {"do": "next-game"}, lift("A", 5), lift("B", 6)),
        *({"do": "limit", "seconds": 45}, safe("A"), {"do": "time-over"}, {"do": "jump"}),
    ]
    state = mixed = read_header(header())
    for index, action in enumerate(right):
        outcome = apply(mixed, wrong[index])
        assert (outcome.accepted, outcome.state) == (False, mixed), wrong[index]
        mixed = apply(mixed, action).state
        state = done({}, *right[: index + 1])
        assert mixed == state
    assert (state.games, state.breaker) == ({"A": 1, "B": 0}, "A")


def test_a_ball_that_is_lifted_touches_nothing_any_more() -> None:
    """What the start of a record says is frozen stays so for the balls that stay on the bed."""
    touching = [[3, "foot"], [3, 5], [5, 3], [5, "left"], [7, 8]]
    touched = {"do": "fault", "by": "A", "kind": "touched"}
    state = done(at(frozen=touching), touched, {"do": "lift", "by": "B", "ball": 3})
    assert state.frozen == ((5, "left"), (7, 8))


# -- what is known of the balls ---------------------------------------------------------------

MEASURED = {"0": [0.0, 0.0], "3": [0.5, 0.2], "5": [-1.2, 0.3], "7": [0.8, -0.4]}
SCORES = {"A": 6, "B": 6}


def test_without_places_at_rest_what_moved_is_unknown_and_the_rest_lies_where_it_was() -> None:
    """A stroke whose end nobody measured leaves only those balls known that nothing moved."""
    state = done(at(bed=MEASURED, score=SCORES), safe("A", met=3))
    assert state.positions == {0: None, 3: None, 5: (-1.2, 0.3), 7: (0.8, -0.4)}
    for struck in (0, 3):
        missed = done(at(bed=MEASURED, score=SCORES), misses("A", cue_ball=struck))
        unknown = [ball for ball, place in missed.positions.items() if place is None]
        assert unknown == [struck]


def test_a_void_stroke_takes_nothing_from_what_is_known() -> None:
    """G.28.p1: after a stroke out of turn the balls are known as they were before it."""
    partly = done(at(bed=MEASURED, score=SCORES), safe("A", met=3))
    assert apply(partly, safe("A", met=3)).state.positions == partly.positions
    unknown = at(bed=[0, 3, 5, 7], score=SCORES)
    told = last(unknown, safe("B", met=3, start=MEASURED)).state
    assert told.positions == {int(ball): tuple(place) for ball, place in MEASURED.items()}


def test_the_start_tells_what_is_frozen_until_the_first_stroke() -> None:
    """G.19.2: pairs of the header hold for the first stroke, unless the stroke says its own."""
    played = stroke("A", 0, meets(0, 3), falls(3), STOP)
    pushes = [("G.19.2", 1)]

    def left(fields: Record, shot: Record) -> list[tuple[str, int | None]]:
        ruling = last(fields, shot).ruling
        assert ruling is not None
        return [(fact.clause, fact.event) for fact in ruling.unsure]

    assert left(at(frozen=[[0, 3]]), played) == pushes
    assert left(at(frozen=[[5, "left"]]), played | {"frozen": [[0, 3]]}) == pushes
    assert left(at(frozen=[[0, 3]]), played | {"frozen": []}) == []
    close = MEASURED | {"3": [0.068, 0.0]}
    assert left(at(bed=close, score=SCORES), played) == pushes
    assert left(at(bed=close, score=SCORES, frozen=[]), played) == []


IN_HAND = at(phase="in-hand", bed=MEASURED | {"9": [0.5, 0.8535]}, score={"A": 6, "B": 5})
BESIDE_5 = {"do": "place", "by": "A", "ball": 0, "at": [-1.268, 0.3]}


def test_a_cue_ball_put_down_against_a_ball_leaves_the_others_frozen_as_they_stand() -> None:
    """G.20.2.c: a ball at a rail by its place is frozen to it, wherever the cue ball is placed."""
    chain = meets(0, 7), rail(7, "foot"), meets(7, 9)
    ruling = last(COMBINED | IN_HAND, BESIDE_5, stroke("A", 0, *chain, STOP)).ruling
    assert ruling is not None
    assert ruling.legal_by is not None
    assert ruling.legal_by.clause == "G.20.2.c"


def test_a_cue_ball_put_down_against_a_ball_touches_it_where_others_are_unknown() -> None:
    """K.9.1: told that it touches ball 5, A plays all the same; where ball 3 lies nobody knows."""
    gone = stroke("B", 0, meets(0, 3), falls(0), fault("no-foot"), STOP)
    word = {"do": "inform", "about": "placement", "to": "A"}
    start = COMBINED | at(turn="B", bed=MEASURED, score=SCORES)
    told = gone, choose("A", "play"), BESIDE_5, word
    outcome = last(start, *told, stroke("A", 0, meets(0, 7), falls(7), STOP))
    assert ("K.9.1", "shooter") in fouls(outcome)


def test_a_place_where_a_ball_lies_is_refused() -> None:
    """The cue ball is put down where there is room for it: two radii from every other ball."""
    state = done(COMBINED | IN_HAND)
    at_place = [-1.2 - 0.008, 0.3]
    assert refused(state, BESIDE_5 | {"at": at_place}) == ("value", "at")
    message = str(apply(state, BESIDE_5 | {"at": at_place}).refusal)
    assert "ball 5 overlaps by 60.0 mm" in message
    assert apply(state, BESIDE_5).accepted


def test_a_fault_without_a_name_is_the_shooters() -> None:
    """A violation seen during a stroke is the shooter's unless the record says whose it is."""
    seen = {"type": "fault", "kind": "no-foot"}
    outcome = last(at(), stroke("A", 0, meets(0, 3), seen, falls(3), STOP))
    assert fouls(outcome) == [("G.16", "shooter")]
    for by in (["A"], 3, "C"):
        told = stroke("A", 0, meets(0, 3), seen | {"by": by}, STOP)
        assert refused(done(at()), told) == ("value", "events[2].by")


def test_a_rack_that_was_measured_is_tight_unless_somebody_says_no() -> None:
    """8.1: a rack on its places is right; a gap that somebody saw is not."""
    state = done({}, *BROKEN)
    places = {str(ball): list(at) for ball, at in state.positions.items() if at is not None}
    rack = {"do": "rack", "positions": places}
    assert apply(state, rack).accepted
    assert refused(state, rack | {"tight": False}) == ("rack", "G.8.1")


def test_partners_take_turns_by_innings_after_a_touch_of_the_tip() -> None:
    """R-turn-order `innings`: the touch of the tip was a stroke and a foul, so it ended A1's."""
    fields = CONTINUATION | PAIRS | reading(R_turn_order="innings")
    touched = {"do": "adjust", "by": "A1", "ball": 0, "with": "tip"}
    state = done(fields, *BROKEN, touched, lift("B", 3), choose("B", "assign"))
    assert state.turn is not None
    assert state.turn.player == "A2"


def test_four_options_come_of_a_break_alone() -> None:
    """12.2 and R-break-foul: what is violated outside the break leaves the two of rule 6."""
    touched = {"do": "fault", "by": "A", "kind": "touched", "ball": 4}
    for fields in ({}, reading(R_break_foul="12.2")):
        for foul, waiting in ((touched, "B"), (misses("B"), "A")):
            state = done(fields | at(), foul)
            assert (options(state), state.chooser) == (("play", "assign"), waiting)


def test_a_limit_may_be_as_short_as_the_referee_likes() -> None:
    """26: the rule names the longest limit only; less than no time is none."""
    warned = done(at(), {"do": "warn", "to": "A", "about": "slow play"})
    assert apply(warned, {"do": "limit", "seconds": 0.5}).state.limit == 0.5
    assert refused(warned, {"do": "limit", "seconds": -0.5}) == ("value", "seconds")


def test_of_two_sides_at_fault_the_one_that_lifts_first_may_play_from_hand() -> None:
    """D.7.p3, R-both-foul: B lifts first and has the choice; A, who offended too, has none."""
    both = stroke("A", 0, rail(0, "foot"), fault("distracted", "opponent"), STOP)
    state = done(DYNAMIC | at(), both)
    assert [entry.by for entry in allowed(state, "place")] == [("B",)]
    assert allowed(apply(state, lift("B", 3)).state, "place") == []


@pytest.mark.parametrize("fields", [COMBINED, DYNAMIC], ids=["combined", "dynamic"])
def test_a_ball_in_lieu_stays_due_to_who_then_touches_a_ball(fields: Record) -> None:
    """5.2: the stroke that earned the ball was legal; the touch after it is B's penalty ball."""
    touched = {"do": "fault", "by": "A", "kind": "touched", "ball": 4}
    state = done(fields | at(), pots("A", 0), touched)
    assert [entry.by for entry in allowed(state, "lift")] == [("A",)]
    state = apply(state, lift("A", 9)).state
    assert (state.score, [entry.by for entry in allowed(state, "lift")]) == (
        {"A": 1, "B": 0},
        [("B",)],
    )


def test_when_the_time_ends_the_penalty_balls_are_lifted_in_their_order() -> None:
    """R-time-out, R-both-foul: who did not strike still lifts first, then the other side."""
    both = stroke("A", 0, rail(0, "foot"), fault("distracted", "opponent"), STOP)
    state = done(CONTINUATION | at(), both, {"do": "time-over"})
    assert (state.claims, state.turn and state.turn.side) == (("B", "A"), "B")


def test_the_list_says_where_balls_must_be_put_back() -> None:
    """R-27-claim: only when no ball and no choice is due may balls not be put back but racked."""
    assert [entry.restorable for entry in allowed(done(at()), "disturb")] == [None]
    assert [entry.restorable for entry in allowed(done(at(), misses("A")), "disturb")] == [True]


def test_a_ball_in_hand_does_not_fall() -> None:
    """23.1: any ball on the bed may fall by itself; the cue ball in hand is not on the bed."""
    assert [entry.balls for entry in allowed(done(at()), "fall")] == [tuple(range(16))]
    assert [entry.balls for entry in allowed(done({}, *BROKEN), "fall")] == [tuple(range(1, 16))]


def test_nobody_is_told_of_a_placement_but_by_a_word() -> None:
    """11.3.p1: the cue ball in hand is struck from outside home, and nobody had said a word."""
    start = COMBINED | at(bed=[0, 3, 5, 7], score=SCORES)
    places = {"0": [0.2, 0.0], "3": [0.5, 0.2], "7": [0.8, -0.4]}
    strike = stroke("A", 0, meets(0, 3), falls(3), STOP, start=places)
    earned = stroke("A", 0, meets(0, 5), falls(0), STOP), lift("A", 5)
    assert fouls(last(start, *earned, strike)) == []
    word = {"do": "inform", "about": "placement", "to": "A"}
    assert fouls(last(start, *earned, word, strike)) == [("G.11.3", "shooter")]
    given = stroke("B", 0, rail(0, "foot"), falls(0), STOP), lift("A", 5), choose("A", "play")
    fields = start | at(bed=[0, 3, 5, 7], score=SCORES, turn="B")
    assert fouls(last(fields, *given, strike)) == []
    assert fouls(last(fields, *given, word, strike)) == [("G.11.3", "shooter")]
