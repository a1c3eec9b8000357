"""Single shots: the evidence of what was found, and details that no scenario can say in words."""

from __future__ import annotations

from typing import Any

import pytest

from piramida import Ruling, judge, read_shot
from piramida.rack import rows
from piramida.rules.conduct import penalties_due
from piramida.ruling import Foul

Record = dict[str, Any]
TIP = {"type": "tip", "ball": 0}
MEET = {"type": "contact", "balls": [0, 3]}
DROP = {"type": "pocket", "ball": 3}


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
@pytest.mark.parametrize(("x", "found"), [(-0.9, ["G.21.2"]), (-0.8, [])])
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
        ("G.4.2", {"discipline": "combined", "cue_ball": 5, "events": [5, (5, 3), DROP]}, (0,)),
        ("G.11.2", {"phase": "break", "cue_ball": 5, "events": [5, (5, 3), DROP]}, (0,)),
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
    completed = ruled(event((0, 3)), LEFT, rail(9, "left"), rail(8, "foot"), **record).legal_by
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
