"""What is refused, and what is read: the format of records."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from piramida import RecordError, Rules, judge, read_shot, write_shot
from piramida._spec import READINGS
from piramida._values import refuse

Record = dict[str, Any]
TIP = {"type": "tip", "ball": 0}
SAFETY: Record = {"cue_ball": 0, "start": [0, 3, 5], "events": [TIP]}
PLACES = {"0": [0.0, 0.0], "3": [0.5, 0.2], "5": [-1.0, -0.4]}
HUGE = 10**400


def shot(*events: Record, **fields: Any) -> Record:
    """Give a record of balls 0, 3 and 5 with these events after the tip."""
    return SAFETY | {"events": [TIP, *events]} | fields


def refused(record: Any) -> tuple[str, str, str]:
    """Give path, found and expected of a refusal."""
    with pytest.raises(RecordError) as error:
        read_shot(record)
    return error.value.path, error.value.found, error.value.expected


def placed(**places: list[float]) -> Record:
    """Give a record whose balls lie at `PLACES` but for those named `b5=[x, y]`."""
    return shot(start=PLACES | {name[1:]: place for name, place in places.items()})


# -- the course of the events -----------------------------------------------------------------

POCKET = {"type": "pocket", "ball": 3}
MEETS = {"type": "contact", "balls": [0, 3]}


@pytest.mark.parametrize(
    "event",
    [
        {"type": "tip", "ball": 7},
        {"type": "aim", "ball": 7},
        {"type": "rail", "ball": 7, "rail": "head"},
        {"type": "cross", "ball": 7, "to": "head"},
        {"type": "frozen", "ball": 7, "rail": "head"},
        {"type": "pocket", "ball": 7},
        {"type": "bounce", "ball": 7},
        {"type": "jump", "ball": 7},
        {"type": "fall", "ball": 7},
        {"type": "stop", "ball": 7},
        {"type": "fault", "kind": "touched", "ball": 7},
    ],
    ids=lambda event: str(event["type"]),
)
def test_a_ball_that_is_not_on_the_bed_is_refused(event: Record) -> None:
    """An event of a ball that is not on the bed is refused, whatever its type."""
    assert refused(shot(MEETS, event)) == (
        "events[2].ball",
        "ball 7",
        "a ball on the bed: 0, 3, 5",
    )


@pytest.mark.parametrize("place", [0, 1])
def test_a_contact_with_a_ball_that_is_not_on_the_bed_is_refused(place: int) -> None:
    """Both balls of a contact have to be on the bed; the refusal says which is not."""
    pair = [7, 0] if place == 0 else [0, 7]
    assert refused(shot({"type": "contact", "balls": pair})) == (
        f"events[1].balls[{place}]",
        "ball 7",
        "a ball on the bed: 0, 3, 5",
    )


def test_a_ball_frozen_to_one_that_is_not_on_the_bed_is_refused() -> None:
    """A ball comes to rest against balls on the bed only."""
    assert refused(shot({"type": "frozen", "ball": 3, "with": 7})) == (
        "events[1].with",
        "ball 7",
        "a ball on the bed: 0, 3, 5",
    )


@pytest.mark.parametrize(
    "event",
    [
        {"type": "rail", "ball": 3, "rail": "head"},
        {"type": "cross", "ball": 3, "to": "head"},
        {"type": "pocket", "ball": 3},
        {"type": "stop", "ball": 3},
        {"type": "jump", "ball": 3},
    ],
    ids=lambda event: str(event["type"]),
)
@pytest.mark.parametrize("gone", ["pocket", "fall"])
def test_an_event_of_a_ball_in_a_pocket_is_refused(gone: str, event: Record) -> None:
    """A ball that dropped does nothing more until it comes back."""
    assert refused(shot({"type": gone, "ball": 3}, event)) == (
        "events[2].ball",
        "ball 3, which is in a pocket",
        "a ball on the bed",
    )
    read_shot(shot({"type": gone, "ball": 3}, {"type": "return", "ball": 3}, event))


def test_a_ball_comes_back_out_of_a_pocket_only() -> None:
    """A ball that is not in a pocket cannot come back out of one."""
    assert refused(shot(POCKET, {"type": "return", "ball": 5})) == (
        "events[2].ball",
        "ball 5",
        "a ball in a pocket: 3",
    )


@pytest.mark.parametrize("how", ["off", "on-rail"])
def test_an_event_of_a_ball_that_left_the_table_is_refused(how: str) -> None:
    """A ball that ended off the bed does nothing more; the default is that it did."""
    expected = ("events[2].ball", "ball 3", "a ball on the bed: 0, 5")
    stop = {"type": "stop", "ball": 3}
    assert refused(shot({"type": "jump", "ball": 3, "how": how}, stop)) == expected
    assert refused(shot({"type": "jump", "ball": 3}, stop)) == expected


def test_a_ball_that_touched_something_may_roll_on() -> None:
    """A ball that touched what is no part of the table may come back and do more (24.2)."""
    read, _ = read_shot(
        shot({"type": "jump", "ball": 3, "how": "touched"}, {"type": "stop", "ball": 3})
    )
    assert len(read.events) == 3


def test_time_going_back_is_refused() -> None:
    """The time of an event is never before that of an earlier one, even with gaps between."""
    events: list[Record] = [{"type": "stop", "t": 2}, {"type": "stop"}, {"type": "stop", "t": 1.5}]
    assert refused(shot(*events)) == ("events[3].t", "1.5", "no time before 2")


def test_equal_times_are_read() -> None:
    """Events at the same time are read: their order in the list decides."""
    read, _ = read_shot(shot(MEETS | {"t": 1}, {"type": "stop", "t": 1}))
    assert [event.t for event in read.events] == [None, 1.0, 1.0]


def test_the_first_touch_of_the_tip_is_on_the_cue_ball() -> None:
    """A shot begins with the tip on the cue ball; a touch of others may follow (17)."""
    path, found, expected = refused(SAFETY | {"events": [{"type": "tip", "ball": 3}]})
    assert (path, found) == ("events[0].ball", "ball 3")
    assert expected.startswith("the cue ball, 0")
    read_shot(shot({"type": "tip", "ball": 3}))


def test_a_ball_meets_no_ball_but_others() -> None:
    """A contact is of two different balls."""
    assert refused(shot({"type": "contact", "balls": [3, 3]})) == (
        "events[1].balls",
        "[3, 3]",
        "two different balls",
    )


@pytest.mark.parametrize("fields", [{}, {"rail": "head", "with": 5}])
def test_a_ball_is_frozen_to_a_rail_or_to_a_ball(fields: Record) -> None:
    """A ball comes to rest against a rail or against a ball: one of them, not both or neither."""
    path, _, expected = refused(shot({"type": "frozen", "ball": 3} | fields))
    assert path == "events[1]"
    assert expected == "either a rail or, as `with`, another ball"


def test_the_nose_of_a_pocket_needs_its_pocket() -> None:
    """A touch of a nose or jaw says of which pocket: a side pocket's is another matter."""
    touch = {"type": "rail", "ball": 3, "rail": "left", "part": "jaw"}
    assert refused(shot(touch)) == ("events[1].pocket", "nothing", "one of: HL, ML, FL, HR, MR, FR")
    read_shot(shot(touch | {"pocket": "ML"}))


# -- places -----------------------------------------------------------------------------------


def test_overlapping_balls_are_refused() -> None:
    """Balls that overlap by more than a tenth of a millimetre are refused."""
    assert refused(placed(b3=[0.0678, 0.0])) == (
        "start.3",
        "balls 0 and 3 overlapping by 0.2 mm",
        "balls that overlap by no more than 0.1 mm",
    )


@pytest.mark.parametrize("gap", [-0.00009, -0.00005, 0.0, 0.00009])
def test_balls_that_overlap_a_little_touch(gap: float) -> None:
    """Balls whose gap is within a tenth of a millimetre are read, and they touch."""
    read, _ = read_shot(placed(b3=[0.068 + gap, 0.0]))
    assert read.frozen_balls == ((0, 3),)


def test_balls_further_apart_do_not_touch() -> None:
    """Balls with a gap of more than a tenth of a millimetre do not touch."""
    read, _ = read_shot(placed(b3=[0.06811, 0.0]))
    assert read.frozen_balls == ()


@pytest.mark.parametrize("field", ["start", "end"])
def test_places_at_the_end_are_checked_like_those_at_the_start(field: str) -> None:
    """Balls neither overlap nor lie off the bed, before the stroke or after it."""
    record = shot(start=PLACES, end=PLACES)
    assert refused(record | {field: PLACES | {"3": [0.05, 0.0]}})[0] == f"{field}.3"
    assert refused(record | {field: PLACES | {"3": [0.5, 0.9]}})[0] == f"{field}.3"


@pytest.mark.parametrize(
    "place",
    [
        [1.7415, 0.0],  # 0.5 mm into the foot cushion
        [0.5, 0.854],  # 0.5 mm into the left cushion
        [0.5, -0.8875],  # its centre on the rail line, far from a pocket
        [0.0, 0.9076],  # 20.1 mm behind the rail line, in a side pocket's mouth
        [1.7951, 0.8875],  # the same in a corner
        [3.0, 0.0],
        [1e308, 0.0],
    ],
    ids=str,
)
def test_a_ball_off_the_bed_is_refused(place: list[float]) -> None:
    """A ball at rest lies on the bed, or no deeper than 20 mm in the mouth of a pocket."""
    path, found, expected = refused(placed(b3=place))
    assert (path, found) == ("start.3", f"({place[0]:g}, {place[1]:g})")
    assert expected == "a place on the bed or in the mouth of a pocket"


@pytest.mark.parametrize(
    ("place", "rails"),
    [
        ([1.741, 0.0], ("foot",)),
        ([1.74109, 0.0], ("foot",)),
        ([1.7408, 0.0], ()),
        ([0.5, 0.8535], ("left",)),
        ([-1.741, -0.8535], ("head", "right")),
    ],
    ids=str,
)
def test_a_ball_at_a_rail_is_frozen_to_it(place: list[float], rails: tuple[str, ...]) -> None:
    """A ball within a tenth of a millimetre of a rail touches it."""
    read, _ = read_shot(placed(b3=place))
    assert read.frozen_rails == tuple((3, rail) for rail in rails)


@pytest.mark.parametrize(
    "place", [[0.0, 0.9074], [0.0, -0.9074], [1.79, 0.9], [-1.7949, -0.87]], ids=str
)
def test_a_ball_in_the_mouth_of_a_pocket_is_read(place: list[float]) -> None:
    """A ball that hangs in the mouth of a pocket lies up to 20 mm past the rail line."""
    read, _ = read_shot(placed(b3=place))
    assert read.start[3] == tuple(place)


@pytest.mark.parametrize(
    "end",
    [
        {"0": [0.0, 0.0], "3": [0.5, 0.2]},
        {"3": [0.5, 0.2], "0": [0.0, 0.0]},
    ],
)
def test_an_end_without_a_ball_is_refused(end: Record) -> None:
    """The places at rest name every ball that neither fell nor jumped."""
    assert refused(shot(end=end)) == (
        "end",
        "no place for 5",
        "every ball that neither fell nor jumped",
    )
    read_shot(shot({"type": "pocket", "ball": 5}, end=end))
    read_shot(shot({"type": "jump", "ball": 5}, end=end))


def test_an_end_with_a_ball_in_a_pocket_is_refused() -> None:
    """The places at rest name no ball that is in a pocket or was not there."""
    assert refused(shot(POCKET, end=PLACES)) == ("end", "a place for 3", "only balls on the bed")
    surplus = PLACES | {"9": [1.0, 0.5]}
    assert refused(shot(end=surplus)) == ("end", "a place for 9", "only balls on the bed")


# -- values -----------------------------------------------------------------------------------

NOT_A_BALL = "a ball, 0 to 15"
EVENT_TYPES = (
    "one of: tip, aim, contact, rail, cross, frozen, pocket, return, bounce, jump, fall, stop, "
    "disturb, fault"
)
FAULTS = (
    "one of: not-tip, off-axis, no-foot, touched, double-hit, push, frozen-push, too-early, "
    "impeded, time-exceeded, distracted, out-of-turn, placement"
)
WRONG: list[tuple[Any, str, str, str]] = [
    (None, "$", "nothing", "an object, one shot"),
    ([SAFETY], "$", "[{'cue_ball': 0", "an object, one shot"),
    ("shot", "$", "'shot'", "an object, one shot"),
    ({"events": []}, "cue_ball", "nothing", NOT_A_BALL),
    (shot(cue_ball=16), "cue_ball", "16", NOT_A_BALL),
    (shot(cue_ball=-1), "cue_ball", "-1", NOT_A_BALL),
    (shot(cue_ball=True), "cue_ball", "True", NOT_A_BALL),
    (shot(cue_ball=1.0), "cue_ball", "1.0", NOT_A_BALL),
    (shot(cue_ball="0"), "cue_ball", "'0'", NOT_A_BALL),
    (shot(cue_ball=7), "cue_ball", "ball 7", "a ball on the bed: 0, 3, 5"),
    (shot(record="game/1"), "record", "'game/1'", "one of: shot/1"),
    (shot(record="shot/2"), "record", "'shot/2'", "one of: shot/1"),
    (
        shot(discipline="snooker"),
        "discipline",
        "'snooker'",
        "one of: free, continuation, combined, dynamic",
    ),
    (shot(phase=None), "phase", "nothing", "one of: break, play, in-hand"),
    (shot(by=3), "by", "3", "a text"),
    (shot(target=7), "target", "ball 7", "a ball on the bed: 0, 3, 5"),
    (shot(start="all"), "start", "'all'", "an object: ball -> [x, y]"),
    (shot(start=[0, 0]), "start", "[0, 0]", "each ball once"),
    (shot(start=[0, 16]), "start[1]", "16", NOT_A_BALL),
    (shot(start={"00": [0.0, 0.0]}), "start.00", "'00'", 'a ball, "0" to "15"'),
    (shot(start={"16": [0.0, 0.0]}), "start.16", "'16'", 'a ball, "0" to "15"'),
    (shot(start={"0": [0.0]}), "start.0", "[0.0]", "a place: [x, y] in metres"),
    (shot(start={"0": None}), "start.0", "nothing", "a place: [x, y] in metres"),
    (shot(start={"0": [0.0, "1"]}), "start.0[1]", "'1'", "a number"),
    (shot(start={"0": [False, 0.0]}), "start.0[0]", "False", "a number"),
    (shot(start={"0": [math.nan, 0.0]}), "start.0[0]", "nan", "a finite number"),
    (shot(start={"0": [0.0, math.inf]}), "start.0[1]", "inf", "a finite number"),
    (shot(start={"0": [0.0, -math.inf]}), "start.0[1]", "-inf", "a finite number"),
    (shot(start={"0": [HUGE, 0]}), "start.0[0]", "1000", "a finite number"),
    (shot(home=3), "home", "3", "a list of balls"),
    (shot(home=[7]), "home[0]", "ball 7", "a ball on the bed: 0, 3, 5"),
    (shot(frozen={}), "frozen", "{}", "a list of pairs"),
    (shot(frozen=None), "frozen", "nothing", "a list of pairs"),
    (shot(frozen=[[0]]), "frozen[0]", "[0]", "a pair: [ball, ball] or [ball, rail]"),
    (shot(frozen=[[7, 0]]), "frozen[0][0]", "ball 7", "a ball on the bed: 0, 3, 5"),
    (shot(frozen=[[0, 7]]), "frozen[0][1]", "ball 7", "a ball on the bed: 0, 3, 5"),
    (shot(frozen=[[0, "top"]]), "frozen[0][1]", "'top'", "one of: head, foot, left, right"),
    (shot(close=[[0, "head"]]), "close[0][1]", "'head'", NOT_A_BALL),
    (shot(close=[0, 3]), "close[0]", "0", "a pair of balls"),
    (shot(close=0), "close", "0", "a list of pairs of balls"),
    (shot(informed=1), "informed", "1", "true or false"),
    (shot(seconds=-1), "seconds", "-1", "at least 0"),
    (shot(seconds=math.nan), "seconds", "nan", "a finite number"),
    (shot(seconds="45"), "seconds", "'45'", "a number"),
    (shot(table=[]), "table", "[]", "an object with length, width, ball_radius"),
    (shot(table={"length": 0}), "table.length", "0", "at least 0.1"),
    (shot(table={"width": math.inf}), "table.width", "inf", "a finite number"),
    (shot(table={"ball_radius": 0.5}), "table.ball_radius", "0.5", "balls that fit on the table"),
    (SAFETY | {"events": None}, "events", "nothing", "a list of events, in order"),
    (SAFETY | {"events": {}}, "events", "{}", "a list of events, in order"),
    (shot([]), "events[1]", "[]", "an object, one event"),  # type: ignore[arg-type]
    (shot({}), "events[1].type", "nothing", EVENT_TYPES),
    (shot({"type": "kiss"}), "events[1].type", "'kiss'", EVENT_TYPES),
    (shot({"type": ["tip"]}), "events[1].type", "['tip']", EVENT_TYPES),
    (shot({"type": "tip"}), "events[1].ball", "nothing", NOT_A_BALL),
    (shot(TIP | {"t": "1"}), "events[1].t", "'1'", "a number"),
    (shot(TIP | {"t": True}), "events[1].t", "True", "a number"),
    (shot(TIP | {"t": math.nan}), "events[1].t", "nan", "a finite number"),
    (shot(TIP | {"t": math.inf}), "events[1].t", "inf", "a finite number"),
    (shot(TIP | {"t": HUGE}), "events[1].t", "1000", "a finite number"),
    (shot(TIP | {"pos": [0]}), "events[1].pos", "[0]", "a place: [x, y] in metres"),
    (shot(TIP | {"pos": [0, math.nan]}), "events[1].pos[1]", "nan", "a finite number"),
    (shot(MEETS | {"balls": [0]}), "events[1].balls", "[0]", "the two balls that meet"),
    (shot(MEETS | {"balls": [0, "3"]}), "events[1].balls[1]", "'3'", NOT_A_BALL),
    (shot(MEETS | {"same": "yes"}), "events[1].same", "'yes'", "true or false"),
    (
        shot(MEETS | {"pos": [[0, 0]]}),
        "events[1].pos",
        "[[0, 0]]",
        "two places, in the order of the balls",
    ),
    (shot(MEETS | {"pos": [[0, 0], [0]]}), "events[1].pos[1]", "[0]", "a place: [x, y] in metres"),
    (
        shot({"type": "rail", "ball": 3}),
        "events[1].rail",
        "nothing",
        "one of: head, foot, left, right",
    ),
    (
        shot({"type": "rail", "ball": 3, "rail": "head", "part": "edge"}),
        "events[1].part",
        "'edge'",
        "one of: rail, nose, jaw",
    ),
    (
        shot({"type": "rail", "ball": 3, "rail": "left", "half": "left"}),
        "events[1].half",
        "'left'",
        "one of: head, foot",
    ),
    (
        shot({"type": "rail", "ball": 3, "rail": "left", "rebound": None}),
        "events[1].rebound",
        "nothing",
        "true or false",
    ),
    (shot({"type": "cross", "ball": 3}), "events[1].to", "nothing", "one of: head, foot"),
    (
        shot(POCKET | {"pocket": "LL"}),
        "events[1].pocket",
        "'LL'",
        "one of: HL, ML, FL, HR, MR, FR",
    ),
    (
        shot({"type": "jump", "ball": 3, "how": "far"}),
        "events[1].how",
        "'far'",
        "one of: off, on-rail, touched",
    ),
    (shot({"type": "aim", "ball": 3, "degrees": 181}), "events[1].degrees", "181", "0 to 180"),
    (
        shot({"type": "aim", "ball": 3, "follows_through": 1}),
        "events[1].follows_through",
        "1",
        "true or false",
    ),
    (shot({"type": "disturb", "cause": 3}), "events[1].cause", "3", "a text"),
    (
        shot({"type": "fault", "kind": "rude"}),
        "events[1].kind",
        "'rude'",
        FAULTS,
    ),
    (
        shot({"type": "fault", "kind": "push", "certain": "maybe"}),
        "events[1].certain",
        "'maybe'",
        "one of: yes, no, unsure",
    ),
    (
        shot({"type": "fault", "kind": "touched", "with": "hat"}),
        "events[1].with",
        "'hat'",
        "one of: body, clothing, chalk, rest, shaft, detached-tip",
    ),
    (shot({"type": "fault", "kind": "push", "by": 0}), "events[1].by", "0", "a text"),
    (shot(readings=[]), "readings", "[]", "an object: reading -> value"),
    (shot(readings={"R-rails": 4}), "readings.R-rails", "4", "a value of the reading"),
]


@pytest.mark.parametrize(
    ("record", "path", "found", "expected"),
    WRONG,
    ids=[f"{path} is {found[:20]}" for _, path, found, _ in WRONG],
)
def test_a_wrong_value_is_refused(record: Any, path: str, found: str, expected: str) -> None:
    """A wrong value is refused with its path, what was found there and what was expected."""
    where, what, wanted = refused(record)
    assert where == path
    assert what.startswith(found)
    assert len(what) <= 80
    assert wanted == expected


def test_numbers_may_be_whole() -> None:
    """A place or a time may be written without a point."""
    read, _ = read_shot(shot(MEETS | {"t": 1}, start={"0": [0, 0], "3": [1, 0]}))
    assert read.start[3] == (1.0, 0.0)
    assert isinstance(read.events[1].t, float)


# -- readings ---------------------------------------------------------------------------------


def test_an_unknown_reading_is_refused() -> None:
    """A reading that does not exist is refused, and the refusal lists those that do."""
    path, found, expected = refused(shot(readings={"R-none": "yes"}))
    assert (path, found) == ("readings", "{'R-none': 'yes'}")
    assert "unknown reading 'R-none'" in expected
    assert all(name in expected for name in READINGS)


def test_an_unknown_value_of_a_reading_is_refused() -> None:
    """A value that a reading does not have is refused, and the refusal lists those it has."""
    path, _, expected = refused(shot(readings={"R-rails": "five"}))
    assert path == "readings"
    assert expected == "unknown value 'five' of R-rails; expected one of: four, six"


def test_a_record_reads_on_top_of_the_rules_it_is_read_with() -> None:
    """The readings of a record replace those of the table, and leave the others."""
    _, rules = read_shot(
        shot(readings={"R-pause": "no"}), Rules({"R-rails": "four", "R-chain": "no"})
    )
    assert rules == Rules({"R-pause": "no", "R-chain": "no"})


LONG_RAIL = {"type": "rail", "ball": 3, "rail": "left"}


@pytest.mark.parametrize("fields", [{}, {"pos": [0.0, 0.8535]}])
def test_half_rails_need_halves(fields: Record) -> None:
    """Where each half of a long rail is a rail, a touch of one says which half it was."""
    six = {"readings": {"R-rails": "six"}}
    assert refused(shot(MEETS, LONG_RAIL | fields, **six)) == (
        "events[2].half",
        "nothing",
        "head or foot, or a pos (R-rails is six)",
    )
    read_shot(shot(MEETS, LONG_RAIL | fields))


@pytest.mark.parametrize(
    "event",
    [
        LONG_RAIL | {"half": "head"},
        LONG_RAIL | {"pos": [-0.2, 0.8535]},
        {"type": "rail", "ball": 3, "rail": "foot"},
    ],
)
def test_half_rails_are_known_by_their_half_or_place(event: Record) -> None:
    """The half of a long rail is told by the record or by the place; short rails have none."""
    _, rules = read_shot(shot(MEETS, event, readings={"R-rails": "six"}))
    assert rules.reading("R-rails") == "six"


# -- unknown fields ---------------------------------------------------------------------------

STRANGE = shot(
    MEETS | {"speed": 3},
    {"type": "stop", "spin": 0},
    table={"cloth": "green"},
    venue="hall",
)


def test_unknown_fields_are_reported_and_ignored() -> None:
    """A field that the format does not know is reported by its path and changes nothing."""
    seen: list[str] = []
    strange, _ = read_shot(STRANGE, unknown=seen.append)
    assert sorted(seen) == ["events.contact.speed", "events.stop.spin", "table.cloth", "venue"]
    plain, _ = read_shot(shot(MEETS, {"type": "stop"}))
    assert strange == plain


@pytest.mark.parametrize(
    "record",
    [shot(venue="hall"), shot(MEETS | {"speed": 3}), shot(table={"cloth": "green"})],
)
def test_unknown_fields_can_be_refused(record: Record) -> None:
    """Who wants to can have unknown fields refused."""
    with pytest.raises(RecordError) as error:
        read_shot(record, unknown=refuse)
    assert error.value.found == "an unknown field"
    assert error.value.expected == "a field of the format"


def test_every_field_of_the_format_is_known() -> None:
    """No field that the format lists is reported as unknown."""
    record: Record = {
        "record": "shot/1",
        "discipline": "free",
        "phase": "in-hand",
        "table": {"length": 3.55, "width": 1.775, "ball_radius": 0.034},
        "by": "A",
        "cue_ball": 0,
        "target": 3,
        "start": PLACES,
        "home": [5],
        "frozen": [[0, 3], [5, "left"]],
        "close": [[0, 5]],
        "informed": True,
        "seconds": 12.5,
        "events": [
            {"type": "tip", "t": 0.0, "ball": 0, "pos": [0.0, 0.0]},
            {"type": "aim", "t": 0.0, "ball": 3, "degrees": 50, "follows_through": False},
            {
                "type": "contact",
                "t": 0.1,
                "balls": [0, 3],
                "same": False,
                "pos": [[0.0, 0.0], [0.1, 0.0]],
            },
            {
                "type": "rail",
                "t": 0.2,
                "ball": 0,
                "rail": "left",
                "part": "nose",
                "pocket": "ML",
                "half": "foot",
                "rebound": True,
                "pos": [0.1, 0.8],
            },
            {"type": "cross", "t": 0.3, "ball": 0, "to": "head", "pos": [0.0, 0.2]},
            {"type": "pocket", "t": 0.4, "ball": 3, "pocket": "FL", "pos": [1.7, 0.8]},
            {"type": "return", "t": 0.5, "ball": 3, "pos": [1.7, 0.8]},
            {"type": "bounce", "t": 0.6, "ball": 3, "pos": [1.7, 0.8]},
            {"type": "jump", "t": 0.7, "ball": 3, "how": "touched", "pos": [1.7, 0.8]},
            {"type": "frozen", "t": 0.8, "ball": 0, "rail": "head", "pos": [-1.7, 0.2]},
            {"type": "frozen", "t": 0.8, "ball": 3, "with": 5, "pos": [-1.0, 0.2]},
            {"type": "fall", "t": 0.9, "ball": 3, "pocket": "HL", "pos": [-1.7, 0.8]},
            {"type": "stop", "t": 1.0, "pos": [0.0, 0.0]},
            {"type": "disturb", "t": 1.1, "cause": "light"},
            {
                "type": "fault",
                "t": 1.2,
                "kind": "touched",
                "by": "B",
                "ball": 0,
                "with": "body",
                "certain": "unsure",
            },
        ],
        "end": {"0": [-1.2, 0.2], "5": [-1.0, -0.4]},
        "readings": {"R-chain": "no"},
    }
    read, rules = read_shot(record, unknown=refuse)
    assert rules.reading("R-chain") == "no"
    written = write_shot(read)
    assert written.keys() == record.keys() - {"readings"}
    for one, other in zip(written["events"], record["events"], strict=True):
        assert one | {"by": None} == other | {"by": None}
    again, _ = read_shot(json.loads(json.dumps(written)), unknown=refuse)
    assert again == read


# -- defaults ---------------------------------------------------------------------------------


def test_the_smallest_record_is_a_shot_of_free_pyramid_with_all_balls() -> None:
    """Cue ball and events are enough: Free pyramid, in play, sixteen balls, nobody measured."""
    read, rules = read_shot({"cue_ball": 0, "events": []})
    assert read.discipline == "free"
    assert read.phase == "play"
    assert read.bed == frozenset(range(16))
    assert read.start == {}
    assert read.end is None
    assert rules == Rules()


@pytest.mark.parametrize(
    ("by", "event_by", "offender"),
    [
        ("shooter", None, "shooter"),
        ("shooter", "opponent", "opponent"),
        ("A", "A", "shooter"),
        ("A", "B", "opponent"),
        ("A", "shooter", "shooter"),
    ],
)
def test_a_fault_belongs_to_who_committed_it(by: str, event_by: str | None, offender: str) -> None:
    """A fault is the shooter's unless it names someone else (17, 28)."""
    fault = {"type": "fault", "kind": "touched"} | ({"by": event_by} if event_by else {})
    (foul,) = (
        foul
        for foul in judge(*read_shot(shot(MEETS, fault, by=by))).fouls
        if foul.clause in ("G.17", "G.28")
    )
    assert foul.offender == offender


def test_who_distracts_is_the_player_who_waits() -> None:
    """Nobody distracts himself: that fault is the opponent's unless it says otherwise."""
    fault = {"type": "fault", "kind": "distracted"}
    assert [
        foul.offender
        for foul in judge(*read_shot(shot(MEETS, fault))).fouls
        if foul.clause == "G.28"
    ] == ["opponent"]
