"""Single shots: the evidence of what was found, and details that no scenario can say in words."""

from __future__ import annotations

from typing import Any

import pytest

from piramida import Rules, Ruling, judge, read_shot
from piramida._spec import READINGS
from piramida.rack import rows
from piramida.rules.conduct import penalties_due
from piramida.ruling import Foul

Record = dict[str, Any]
TIP: Record = {"type": "tip", "ball": 0}
MEET: Record = {"type": "contact", "balls": [0, 3]}
DROP: Record = {"type": "pocket", "ball": 3}


def ruled(*events: Record, **fields: Any) -> Ruling:
    """Judge a stroke with the coloured ball of these events after the touch of the tip."""
    return judge(*read_shot({"cue_ball": 0, "events": [TIP, *events]} | fields))


def event(short: Any) -> Record:
    """Give the touch of the tip on a ball as `5`, the contact of two as `(5, 3)`; others whole."""
    if isinstance(short, tuple):
        return {"type": "contact", "balls": list(short)}
    return {"type": "tip", "ball": short} if isinstance(short, int) else dict(short)


def fouls(ruling: Ruling) -> list[str]:
    """Give the clauses violated."""
    return [foul.clause for foul in ruling.fouls]


FROM_HOME = {
    "discipline": "combined",
    "phase": "in-hand",
    "start": {"0": [-1.3, 0.0], "3": [-1.2, 0.4], "4": [-1.2, -0.4], "5": [0.8, 0.0]},
}


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("x", "found"), [(-0.9, ["G.21.2"]), (-0.85, [])])
def test_a_ball_is_met_where_it_was_seen(x: float, found: list[str], *, swapped: bool) -> None:
    """21.2: whether a ball was met in home is told by its place at the contact, if it is given."""
    met: Record = {"balls": [0, 3], "pos": [[x - 0.068, 0.0], [x, 0.0]]}
    if swapped:
        met = {name: value[::-1] for name, value in met.items()}
    driven = [{"type": "contact", "balls": balls} for balls in ([0, 4], [4, 3])]
    ruling = ruled(*driven, {"type": "contact"} | met, DROP, **FROM_HOME)
    assert fouls(ruling) == found


def test_a_ball_that_moved_is_not_taken_to_be_in_home_still() -> None:
    """21.2: where nobody saw it, a ball that another one drove away is not said to be in home."""
    driven = [{"type": "contact", "balls": balls} for balls in ([0, 4], [4, 3])]
    assert fouls(ruled(*driven, MEET, DROP, **FROM_HOME)) == []


MISS_AND_RAIL = [TIP, {"type": "rail", "ball": 0, "rail": "foot"}]


@pytest.mark.parametrize(
    ("clause", "record", "events"),
    [
        ("G.4.2", {"discipline": "combined", "cue_ball": 5, "events": [5, (5, 3), 5]}, (0,)),
        ("G.11.2", {"phase": "break", "cue_ball": 5, "events": [5, (5, 3), 5]}, (0,)),
        ("G.5.3", {"cue_ball": 0, "events": MISS_AND_RAIL}, (1,)),
        ("G.17", {"cue_ball": 0, "events": [0, (0, 3), 3, DROP]}, (2,)),
    ],
)
def test_the_evidence_of_a_violation_are_the_events_that_show_it(
    clause: str, record: Record, events: tuple[int, ...]
) -> None:
    """A ruling names the events in which a violation is seen, and no others."""
    shot = record | {"events": [event(each) for each in record["events"]]}
    (foul,) = (each for each in judge(*read_shot(shot)).fouls if each.clause == clause)
    assert foul.events == events


def test_who_committed_nothing_owes_no_penalty_ball() -> None:
    """29.2: one penalty for the player who violated a rule, none for the other."""
    assert penalties_due((Foul("G.17"), Foul("G.18")), "shooter") == 1
    assert penalties_due((Foul("G.17"), Foul("G.18")), "opponent") == 0


ROWS = (
    *((1,), (0, 2), (1, 2), (1, 2, 1), (0, 2, 3), (1, 2, 3), (0, 2, 3, 2), (1, 2, 3, 2)),
    *((0, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4, 1), (0, 2, 3, 4, 3), (1, 2, 3, 4, 3)),
    *((0, 2, 3, 4, 5), (1, 2, 3, 4, 5)),
)


def test_the_last_row_stands_symmetrically_or_gets_the_apex_ball() -> None:
    """8, note: a last row that cannot stand symmetrically is joined by the ball of the apex."""
    assert tuple(rows(count) for count in range(1, 16)) == ROWS


@pytest.mark.parametrize("count", [0, 16])
def test_a_pyramid_has_one_to_fifteen_balls(count: int) -> None:
    """No pyramid is made of no ball, nor of more than fifteen."""
    with pytest.raises(ValueError, match="make no pyramid"):
        rows(count)


@pytest.mark.parametrize(
    ("fault", "balls"),
    [
        ({"type": "tip", "ball": 5}, (5,)),
        ({"type": "fault", "kind": "touched", "ball": 5}, (5,)),
        ({"type": "fault", "kind": "touched"}, ()),
    ],
)
def test_a_touch_names_the_ball_that_was_touched(fault: Record, balls: tuple[int, ...]) -> None:
    """17: the ball that was touched is named, where it is known."""
    (touch,) = ruled(MEET, fault, DROP).fouls
    assert (touch.clause, touch.balls) == ("G.17", balls)


def test_the_stroke_that_began_too_early_is_no_double_hit() -> None:
    """14.2: the touch of the tip after the referee's word begins the new stroke."""
    early = {"type": "fault", "kind": "too-early"}
    assert fouls(ruled(MEET, DROP, early, TIP)) == ["G.14.2"]
    assert fouls(ruled(MEET, DROP, early, TIP, TIP)) == ["G.14.2", "G.18"]
    assert fouls(ruled(MEET, DROP, TIP, early, TIP)) == ["G.14.2", "G.18"]
    assert fouls(ruled(early, MEET, DROP)) == ["G.14.2"]
    assert fouls(ruled(early, MEET, TIP, DROP)) == ["G.14.2", "G.18"]
    first = {"cue_ball": 0, "events": [early, TIP, MEET, TIP, DROP]}
    assert fouls(judge(*read_shot(first))) == ["G.14.2", "G.18"]


def rail(ball: int, which: str, **fields: Any) -> Record:
    """A ball touches a rail."""
    return {"type": "rail", "ball": ball, "rail": which} | fields


LEFT, FOOT = rail(3, "left"), rail(5, "foot")


@pytest.mark.parametrize(
    ("course", "clause", "events"),
    [
        ([(0, 3), LEFT, rail(3, "foot")], "G.20.2.a", (2, 3)),
        # what another ball did is no part of it, though it did the same before
        ([(0, 3), rail(8, "left"), LEFT, (3, 5), FOOT], "G.20.2.b", (3, 4, 5)),
        ([(0, 3), LEFT, (3, 7), (7, 5), FOOT], "G.20.2.b", (2, 3, 4, 5)),
        # nor is what a ball handed on that had only been at the last rail itself
        (
            [(0, 4), (0, 3), rail(4, "foot"), LEFT, (4, 5), (3, 5), FOOT],
            "G.20.2.b",
            (4, 6, 7),
        ),
    ],
)
def test_the_evidence_of_a_completed_shot_is_the_way_that_the_clause_describes(
    course: list[Any], clause: str, events: tuple[int, ...]
) -> None:
    """20: the earlier act, the collisions through which it was handed on, and the last act."""
    completed = ruled(*map(event, course)).legal_by
    assert completed is not None
    assert (completed.clause, completed.events) == (clause, events)


def test_where_acts_add_up_the_earliest_one_is_named() -> None:
    """R-unconnected, `yes`: two rails of two balls complete the shot; the first that will do."""
    record = {"readings": {"R-unconnected": "yes"}}
    heads = rail(3, "head"), rail(9, "head")
    completed = ruled(event((0, 3)), *heads, rail(8, "foot"), **record).legal_by
    assert completed is not None
    assert completed.events == (2, 4)


def test_a_new_stroke_hides_no_reading_on_which_the_old_one_rested() -> None:
    """R-side-jaw, 14.2: only what was done before the early stroke can have completed the shot."""
    jaw = rail(3, "left", part="jaw", pocket="ML")
    early = {"type": "fault", "kind": "too-early", "by": "opponent"}
    again = [TIP, rail(0, "foot"), rail(0, "left")]
    ruling = ruled(MEET, jaw, rail(3, "left"), early, *again)
    assert ruling.legal_by is not None
    assert ruling.legal_by.events == (2, 3)
    assert "R-side-jaw" in {used.id for used in ruling.readings}


def test_the_coloured_ball_rests_like_any_other_until_it_is_moved() -> None:
    """14.1, 23.1: a coloured ball that nobody moved keeps no shot from being over, nor falls."""
    stops = [{"type": "stop", "ball": ball} for ball in (3, 5)]
    course = [event((5, 3)), DROP, {"type": "stop", "ball": 5}]
    late = {"type": "fault", "kind": "touched"}
    after = judge(*read_shot({"cue_ball": 5, "events": [event(5), *course, late]}))
    assert (fouls(after), after.pocketed) == (["G.17"], (3,))
    hanging = [{"type": "stop", "ball": 0, "t": 1.0}, {"type": "fall", "ball": 0, "t": 2.0}]
    fell = judge(*read_shot({"cue_ball": 5, "events": [event(5), event((5, 3)), *hanging, *stops]}))
    assert (fell.pocketed, list(fell.replaced)) == ((), [0])


@pytest.mark.parametrize("which", ["head", "foot", "left", "right"])
def test_the_same_rail_twice_needs_a_frozen_ball_that_drives_back(which: str) -> None:
    """20.n2, R-same-rail-return `yes`: only a ball driven back by one that was frozen there."""
    record = {"readings": {"R-same-rail-return": "yes"}}
    assert fouls(ruled(MEET, rail(3, which), rail(3, which), **record)) == ["G.20"]
    assert fouls(ruled(MEET, rail(0, which), rail(0, which), **record)) == ["G.20"]


def test_on_the_break_too_a_ball_may_leave_the_centre_line() -> None:
    """12.1.3, R-on-centre-line: one of two balls that were left stands on it at a new rack."""
    places = {"0": [-1.3, 0.0], "1": [0.9, 0.0], "2": [1.0, 0.3], "3": [0.0, 0.3]}
    course = [rail(1, "foot"), rail(2, "foot"), event((1, 3))]
    for reading, found in (("leaving-counts", []), ("between", ["G.12.1"])):
        record = {"phase": "break", "start": places, "readings": {"R-on-centre-line": reading}}
        assert fouls(ruled(event((0, 1)), event((1, 2)), *course, **record)) == found


@pytest.mark.parametrize(
    "pairs",
    [((3, 5), (3, 7)), ((5, 3), (7, 3)), ((5, 7), (3, 7)), ((7, 5), (7, 3)), ((3, 5), (7, 3))],
)
def test_two_balls_met_at_once_are_two_collisions(pairs: tuple[Any, Any]) -> None:
    """20.n2, R-window: less than a millisecond apart counts for one pair of balls, not for two."""
    times = [{"t": t} for t in (0.1, 0.2, 0.3, 0.3005, 0.5)]
    course = [MEET, LEFT, event(pairs[0]), event(pairs[1]), rail(7, "foot")]
    ruling = ruled(*(each | at for each, at in zip(course, times, strict=True)))
    assert ruling.legal_by is not None
    assert ruling.legal_by.clause == "G.20.2.b"


@pytest.mark.parametrize("pairs", [((0, 8), (1, 8)), ((8, 0), (8, 1))])
def test_two_balls_meet_a_third_at_once_whatever_their_numbers(pairs: tuple[Any, Any]) -> None:
    """20.n2, R-window: ball 1 hands its rail to ball 8, which ball 0 has met just before."""
    times = [{"t": t} for t in (0.0, 0.1, 0.2, 0.3, 0.3005, 0.5)]
    course = [event(9), event((9, 1)), rail(1, "left"), *map(event, pairs), rail(8, "foot")]
    events = [each | at for each, at in zip(course, times, strict=True)]
    ruling = judge(*read_shot({"cue_ball": 9, "events": events}))
    assert ruling.legal_by is not None
    assert ruling.legal_by.clause == "G.20.2.b"


def test_a_ball_that_stopped_has_done_nothing_though_what_meets_it_did_the_same() -> None:
    """R-pause `no`: ball 5 hands on the left rail; that ball 3 had been there is forgotten."""
    stop = {"type": "stop", "ball": 3}
    course = [MEET, event((0, 5)), LEFT, stop, rail(5, "left"), event((5, 3)), rail(3, "foot")]
    for reading, clause in (("yes", "G.20.2.a"), ("no", "G.20.2.b")):
        ruling = ruled(*course, readings={"R-pause": reading})
        assert ruling.legal_by is not None
        assert ruling.legal_by.clause == clause


def test_a_frozen_ball_is_frozen_until_something_meets_it() -> None:
    """20.2.c, R-frozen-since: also a ball that has done nothing itself drives it off the rail."""
    record = {"frozen": [[5, "left"]]}
    touched = [MEET, rail(3, "foot"), event((3, 5))]
    assert fouls(ruled(*touched, **record)) == []
    for pair in ((3, 5), (5, 3)):
        driven = [MEET, event(pair), rail(3, "foot"), event((3, 5))]
        assert fouls(ruled(*driven, **record)) == ["G.20"]


def test_a_frozen_ball_drives_back_to_its_own_rail_only() -> None:
    """20.n2, R-same-rail-return `yes`: ball 3 comes back from a rail at which it did not stand."""
    record = {"frozen": [[3, "left"]], "readings": {"R-same-rail-return": "yes"}}
    course = [MEET, rail(3, "foot"), event((3, 0)), rail(0, "foot")]
    assert fouls(ruled(*course, **record)) == ["G.20"]


def test_a_ball_that_stays_at_a_rail_is_at_rest() -> None:
    """R-drives `moving`: ball 3 has come to rest at the left rail and hands nothing on."""
    stays = rail(3, "left", rebound=False)
    course = [MEET, event((0, 5)), LEFT, stays, event((5, 3)), rail(5, "foot")]
    assert fouls(ruled(*course)) == ["G.20"]


def test_a_ball_that_moves_again_keeps_what_it_does_then() -> None:
    """R-pause `no`: only what a ball did before it stopped is forgotten."""
    again = [MEET, {"type": "stop", "ball": 3}, MEET, LEFT, event((3, 7)), rail(7, "foot")]
    assert fouls(ruled(*again, readings={"R-pause": "no"})) == []


def test_acts_of_balls_that_never_met_complete_the_shot_as_what_they_are() -> None:
    """R-unconnected, `yes`: a crossing by one ball and a rail by another are 20.3.b."""
    cross = {"type": "cross", "ball": 8, "to": "foot"}
    completed = ruled(MEET, cross, rail(3, "foot"), readings={"R-unconnected": "yes"}).legal_by
    assert completed is not None
    assert completed.clause == "G.20.3.b"


@pytest.mark.parametrize(
    ("reading", "record", "course"),
    [
        (
            "R-driven-frozen",
            {"frozen": [[5, "foot"]], "readings": {"R-unconnected": "yes"}},
            [MEET, rail(8, "left"), event((3, 5))],
        ),
        (
            "R-rails",
            {"start": {"0": [-1.0, 0.0], "3": [-0.5, 0.3], "5": [0.5, 0.8535]}},
            [MEET, rail(3, "left", half="head"), event((3, 5))],
        ),
    ],
)
def test_a_reading_that_decides_about_a_frozen_ball_is_named(
    reading: str, record: Record, course: list[Record]
) -> None:
    """20.2.c: another value would make another ruling of it, so the ruling names the reading."""
    ruling = ruled(*course, **record)
    assert reading in {used.id for used in ruling.readings}
    others = [value for value in READINGS[reading] if value not in _value(ruling, reading)]
    changed = record | {"readings": record.get("readings", {}) | {reading: others[0]}}
    assert ruled(*course, **changed).verdict != ruling.verdict


def _value(ruling: Ruling, reading: str) -> list[str]:
    return [used.value for used in ruling.readings if used.id == reading]


def test_the_cue_ball_may_have_been_at_the_rail_from_which_it_is_driven_back() -> None:
    """20.n2, R-same-rail-return: ball 3, frozen at the start, drives the cue ball back."""
    course = [MEET, LEFT, rail(0, "left"), event((3, 0)), rail(0, "left")]
    for reading, found in (("yes", []), ("no", ["G.20"])):
        record = {"frozen": [[3, "left"]], "readings": {"R-same-rail-return": reading}}
        assert fouls(ruled(*course, **record)) == found


def test_a_ball_leaves_the_centre_line_whichever_ball_moves_it() -> None:
    """20.3.a, R-on-centre-line: ball 3 starts on the line and is driven off it by ball 5."""
    places = {"0": [-1.0, 0.0], "3": [0.0, 0.3], "5": [-0.5, 0.2]}
    for reading, found in (("leaving-counts", []), ("between", ["G.20"])):
        record = {"start": places, "readings": {"R-on-centre-line": reading}}
        assert fouls(ruled(event((0, 5)), event((5, 3)), rail(3, "foot"), **record)) == found


def cross(ball: int, to: str) -> Record:
    """A ball's centre passes the centre line."""
    return {"type": "cross", "ball": ball, "to": to}


@pytest.mark.parametrize(
    ("course", "clause"),
    [
        ([cross(3, "foot"), LEFT], None),
        ([cross(3, "foot"), cross(3, "head"), LEFT], "G.20.3.a"),
        ([rail(3, "foot"), cross(3, "head")], "G.20.4.a"),
        ([rail(3, "left", half="foot"), cross(3, "head")], "G.20.4.a"),
        ([rail(3, "left", pos=[0.4, 0.8]), cross(3, "head")], "G.20.4.a"),
        ([rail(3, "left"), cross(3, "head")], None),
        ([event((0, 5)), rail(5, "foot"), cross(3, "foot"), LEFT], None),
    ],
)
def test_a_ball_on_the_centre_line_crosses_it_once_it_has_been_in_a_half(
    course: list[Record], clause: str | None
) -> None:
    """20.n3: of a ball that starts on the line, events alone tell whether it had left it before."""
    places = {"0": [-1.0, 0.0], "3": [0.0, 0.3], "5": [0.5, 0.2]}
    completed = ruled(MEET, *course, start=places).legal_by
    assert (completed and completed.clause) == clause


FROZEN_LATE: Record = {"type": "frozen", "ball": 3, "rail": "left"}


def test_a_shot_is_not_over_while_another_ball_moves() -> None:
    """14.1: ball 3 has come to rest at a rail, the cue ball has not; a touch is a foul of it."""
    course = [MEET, {"type": "pocket", "ball": 7}, FROZEN_LATE]
    touched = {"type": "fault", "kind": "touched"}
    assert ruled(*course, touched).pocketed == ()
    assert ruled(*course, {"type": "stop", "ball": 0}, touched).pocketed == (7,)
    for cue_ball in (0, 9):
        first = [event(cue_ball), {"type": "stop", "ball": 5}, event((cue_ball, 3)), DROP]
        shot = {"cue_ball": cue_ball, "events": [*first, touched]}
        assert judge(*read_shot(shot)).pocketed == ()


@pytest.mark.parametrize(("which", "found"), [("left", ["G.20"]), ("foot", [])])
def test_a_ball_that_came_to_rest_is_frozen_to_that_rail_alone(
    which: str, found: list[str]
) -> None:
    """20.2.c, R-frozen-since: the rail before has to be another than that of the frozen ball."""
    course = [MEET, event((0, 5)), FROZEN_LATE, rail(5, which), event((5, 3))]
    assert fouls(ruled(*course)) == found


@pytest.mark.parametrize(("how", "void"), [("off", False), ("on-rail", False), ("touched", True)])
def test_a_ball_that_left_the_table_keeps_no_shot_from_being_over(how: str, *, void: bool) -> None:
    """14.1, R-distracted-shot `replay`: what happens after the last ball came to rest is late."""
    course = [MEET, {"type": "jump", "ball": 3, "how": how}, {"type": "stop", "ball": 0}]
    late = {"type": "fault", "kind": "distracted", "by": "opponent"}
    ruling = ruled(*course, late, readings={"R-distracted-shot": "replay"})
    assert bool(ruling.replaced) == void


def test_a_ball_that_fell_by_itself_keeps_no_shot_from_being_over() -> None:
    """14.1, 23.1: ball 3 has fallen and goes back alone; the distraction came when all rested."""
    course = [MEET, {"type": "fall", "ball": 3}, {"type": "stop", "ball": 0}]
    late = {"type": "fault", "kind": "distracted", "by": "opponent"}
    ruling = ruled(*course, late, readings={"R-distracted-shot": "replay"})
    assert list(ruling.replaced) == [3]


@pytest.mark.parametrize(("half", "x"), [("head", 0.5), ("foot", -0.5)])
def test_the_half_of_a_rail_is_told_by_the_place_of_the_touch(half: str, x: float) -> None:
    """R-rails `six`: a touch of the left rail in its other half is one of another rail."""
    record = {"readings": {"R-rails": "six"}}
    there = rail(3, "left", pos=[x, 0.85])
    assert fouls(ruled(MEET, rail(3, "left", half=half), there, **record)) == []
    back = rail(3, "left", pos=[-x, 0.85])
    assert fouls(ruled(MEET, rail(3, "left", half=half), back, **record)) == ["G.20"]


STOOD: Record = {"type": "stop", "ball": 3, "t": 1.0}


@pytest.mark.parametrize(
    ("between", "pocketed"),
    [
        ([], ()),
        ([{"type": "stop", "ball": 5, "t": 7.0}], ()),
        ([rail(5, "foot", t=7.0)], ()),
        ([{"type": "contact", "balls": [0, 5], "t": 7.0}], ()),
        ([{"type": "contact", "balls": [5, 3], "t": 7.0}], (3,)),
        ([{"type": "stop", "t": 4.0}], (3,)),
    ],
)
def test_how_long_a_ball_hung_is_told_by_what_it_did_last(
    between: list[Record], pocketed: tuple[int, ...]
) -> None:
    """23.3, R-hanging `5s`: a ball that fell eight seconds after it last moved goes back."""
    fall = {"type": "fall", "ball": 3, "t": 8.0}
    assert ruled(MEET | {"t": 0.5}, STOOD, *between, fall).pocketed == pocketed
    if not between:
        untimed = {"type": "fall", "ball": 3}
        assert ruled(MEET | {"t": 0.5}, STOOD, untimed).pocketed == ()


def test_a_ball_goes_back_to_where_it_was_seen_to_stand() -> None:
    """23.1: the place at which it came to rest, where it is known, and none by guess."""
    fall = {"type": "fall", "ball": 3}
    assert ruled(MEET, STOOD | {"pos": [1.7, 0.8]}, fall).replaced == {3: (1.7, 0.8)}
    assert ruled(MEET, rail(3, "left", pos=[1.5, 0.85]), fall).replaced == {3: None}


def test_the_player_impedes_the_ball_from_the_first_touch_of_the_tip_on() -> None:
    """11.4, 11.5: the cue ball is in play when the tip has struck it, whatever touches follow."""
    impeded = {"type": "fault", "kind": "impeded"}
    assert "G.11.5" in fouls(ruled(impeded, TIP, MEET, DROP, phase="break"))


JAW = rail(4, "left", part="jaw", pocket="ML")
BREAK = {"phase": "break"}


@pytest.mark.parametrize(
    ("course", "events"),
    [
        # the jaw as a rail and ball 7 over the line, before the jaw could be the crossing
        ([JAW, rail(5, "foot"), cross(7, "head"), rail(6, "foot")], (2, 3, 4)),
        ([cross(7, "head"), cross(8, "head"), rail(4, "foot"), rail(5, "foot")], (2, 4, 5)),
    ],
)
def test_a_break_is_legal_as_soon_as_it_can_be(
    course: list[Record], events: tuple[int, ...]
) -> None:
    """12.1.3: two balls at rails and a crossing; the ruling names the first that will do."""
    completed = ruled(event((0, 1)), *course, **BREAK).legal_by
    assert completed is not None
    assert (completed.clause, completed.events) == ("G.12.1.3", events)


@pytest.mark.parametrize(("second", "found"), [(4, ["G.12.1"]), (7, [])])
def test_where_two_balls_have_to_cross_one_does_not_cross_for_both(
    second: int, found: list[str]
) -> None:
    """12.1.3 with another number of crossings: they are of different balls."""
    numbers = {"G.12.1.2.balls": 4, "G.12.1.3.crossings": 2}
    rails = rail(5, "foot"), rail(6, "foot")
    events = [TIP, event((0, 1)), JAW, cross(second, "head"), *rails]
    shot, rules = read_shot({"cue_ball": 0, "events": events} | BREAK, Rules(numbers=numbers))
    assert fouls(judge(shot, rules)) == found
