"""What holds for every shot, whatever happened on it."""

from __future__ import annotations

import copy
import json
import math
from itertools import combinations
from typing import Any

from hypothesis import assume, example, given
from hypothesis import strategies as st

import strategies as some
from piramida import RecordError, Rules, Shot, explain, judge, read_shot, write_ruling, write_shot
from piramida._spec import KINDS, READINGS
from piramida.spotting import NOT_FROZEN, spots
from piramida.table import Point, Table
from strategies import Record

TABLE = Table()
REACH = 2 * TABLE.ball_radius


def ruling_of(record: Record, **changes: Any) -> Record:
    """Judge a record as it goes over the wire, with some of its fields changed."""
    shot, rules = read_shot(record | changes)
    return write_ruling(judge(shot, rules))


def violations(ruling: Record) -> set[tuple[str, str]]:
    """Give what somebody did wrong, as against what the stroke did not achieve."""
    return {
        (foul["clause"], foul["offender"])
        for foul in ruling["fouls"]
        if foul["clause"] not in some.ABSENCES
    }


def consequences(ruling: Record) -> Record:
    """Give what follows from a ruling: all of it but the evidence."""
    return {
        "verdict": ruling["verdict"],
        "fouls": [(foul["clause"], foul["penalty"], foul["offender"]) for foul in ruling["fouls"]],
        "unsure": [fact["clause"] for fact in ruling["unsure"]],
        **{name: ruling[name] for name in ("pocketed", "returned", "replaced", "spots")},
    }


def completed_by(ruling: Record) -> str | None:
    """Name the clause that completed a shot."""
    return None if ruling["legal_by"] is None else str(ruling["legal_by"]["clause"])


# -- symmetry ---------------------------------------------------------------------------------

ACROSS = {"left": "right", "right": "left", "L": "R", "R": "L"}
ALONG = {"head": "foot", "foot": "head", "H": "F", "F": "H"}


def mirrored(value: Any, names: dict[str, str], axis: int) -> Any:
    """Mirror a record or a ruling: rails, pockets, halves and places."""
    if isinstance(value, dict):
        return {
            key: entry
            if key in ("type", "clause", "with", "kind", "cause")
            else "".join(names.get(letter, letter) for letter in entry)
            if key == "pocket"
            else mirrored(entry, names, axis)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        if len(value) == 2 and all(isinstance(number, float) for number in value):
            return [-number if place == axis else number for place, number in enumerate(value)]
        return [mirrored(entry, names, axis) for entry in value]
    return names.get(value, value) if isinstance(value, str) else value


@given(some.shots())
def test_left_and_right_are_alike(record: Record) -> None:
    """The mirror image of a shot, left for right, gets the mirror image of its ruling."""
    assert ruling_of(mirrored(record, ACROSS, 1)) == mirrored(ruling_of(record), ACROSS, 1)


@given(some.shots(phases=("play",)))
def test_head_and_foot_are_alike_where_home_and_spotting_do_not_matter(record: Record) -> None:
    """The mirror image of a shot in play, head for foot, gets the mirror image of its ruling.

    The place of spotted balls is at the foot for both, so it is left out.
    """
    image, ruling = ruling_of(mirrored(record, ALONG, 0)), ruling_of(record)
    for one in (image, ruling):
        del one["spots"]
        one["readings"] = [used for used in one["readings"] if used["id"] != "R-spot-tangent"]
    assert image == mirrored(ruling, ALONG, 0)


def renumbered(value: Any, numbers: dict[int, int]) -> Any:
    """Give the white balls of an event other numbers."""
    changed = dict(value)
    for name in ("ball", "with"):
        if value.get(name) in numbers:
            changed[name] = numbers[value[name]]
    if "balls" in value:
        changed["balls"] = [numbers[ball] for ball in value["balls"]]
    return changed


@given(some.shots(measured=False), st.permutations(range(1, some.MOST_BALLS)))
def test_the_number_of_a_white_ball_never_matters(record: Record, order: list[int]) -> None:
    """Other numbers on the white balls change nothing of a ruling but these numbers."""
    numbers = dict(enumerate((0, *order)))
    other = copy.deepcopy(record)
    other["events"] = [renumbered(event, numbers) for event in record["events"]]
    other["cue_ball"] = numbers[record["cue_ball"]]
    if "target" in record:
        other["target"] = numbers[record["target"]]
    if "home" in record:
        other["home"] = [numbers[ball] for ball in record["home"]]
    for name in ("frozen", "close"):
        if name in record:
            other[name] = [[numbers.get(ball, ball) for ball in pair] for pair in record[name]]
    one, two = ruling_of(record), ruling_of(other)
    assert two["verdict"] == one["verdict"]
    assert two["legal_by"] == one["legal_by"]
    assert two["readings"] == one["readings"]
    assert [foul["events"] for foul in two["fouls"]] == [foul["events"] for foul in one["fouls"]]
    assert violations(two) == violations(one)
    assert two["pocketed"] == sorted(numbers[ball] for ball in one["pocketed"])
    assert two["replaced"].keys() == {str(numbers[int(ball)]) for ball in one["replaced"]}


# -- order ------------------------------------------------------------------------------------


@given(some.shots(read=False), st.data())
def test_nothing_that_happens_later_clears_a_violation(record: Record, data: st.DataObject) -> None:
    """What was a violation when it happened is one at the end, whatever followed.

    That holds for what hand, cue and body do and for jumps. It cannot hold for 5.3, 12.1 and 20,
    which are something missing; nor for the referee's word, which says what the facts before it
    were: the word on 19.2, and the word that a second touch of the tip was a stroke too early.
    """
    events = record["events"]
    cut = data.draw(st.integers(1, len(events)))
    words = {event["kind"] for event in events[cut:] if event["type"] == "fault"}
    assume("frozen-push" not in words)
    assume(not (cut < len(events) and events[cut].get("kind") == "too-early"))
    early = {name: value for name, value in record.items() if name != "end"}
    before = ruling_of(early, events=events[:cut])
    assert violations(before) <= violations(ruling_of(record))


BEFORE = st.lists(some.one_event(("rail", "cross")), min_size=1, max_size=2)


@given(some.shots(read=False), BEFORE, st.data())
def test_acts_before_the_first_contact_never_matter(
    record: Record, added: list[Record], data: st.DataObject
) -> None:
    """Rails and crossings before the cue ball meets a ball change nothing (20, note 1).

    They tell where a ball is and when it moved, so balls that start on the centre line and
    balls that fall by themselves are left out.
    """
    events = record["events"]
    assume(all(event["type"] != "fall" for event in events))
    if isinstance(record["start"], dict):
        assume(all(place[0] != 0.0 for place in record["start"].values()))
    first = next(
        (
            index
            for index, event in enumerate(events)
            if record["cue_ball"] in event.get("balls", ())
        ),
        None,
    )
    assume(first is not None)
    at = data.draw(st.integers(1, first))
    gone = {event["ball"] for event in events[:at] if event["type"] in ("pocket", "jump")}
    acts = [act for act in added if act["ball"] not in gone]
    assume(acts)
    time = events[at - 1].get("t")
    if time is not None:
        acts = [act | {"t": time} for act in acts]
    plain, with_acts = (
        ruling_of(record, events=[*events[:at], *more, *events[at:]]) for more in ([], acts)
    )
    assert consequences(with_acts) == consequences(plain)
    assert completed_by(with_acts) == completed_by(plain)
    assert with_acts["readings"] == plain["readings"]


@given(
    some.shots(timed=False),
    st.permutations(range(some.MOST_BALLS)),
    st.integers(1, 15),
    st.sampled_from(({}, {"same": False}, {"same": True})),
)
def test_contacts_that_share_no_ball_may_change_places(
    record: Record, order: list[int], at: int, word: Record
) -> None:
    """Two contacts in a row of four different balls give the same ruling either way round."""
    before, after = record["events"][:at], record["events"][at:]
    lying = some.lying_at_the_end(range(some.MOST_BALLS), before)
    balls = [ball for ball in order if ball in lying]
    assume(len(balls) >= 4)
    one: Record = {"type": "contact", "balls": balls[:2]}
    other: Record = {"type": "contact", "balls": balls[2:4]} | word
    first = ruling_of(record, events=[*before, one, other, *after])
    second = ruling_of(record, events=[*before, other, one, *after])
    assert consequences(second) == consequences(first)
    assert completed_by(second) == completed_by(first)
    assert second["readings"] == first["readings"]


TIMELESS = {"R-window": "every", "R-hanging": "referee"}


@given(some.shots(), st.lists(st.sampled_from((0.0, 0.3, 20.0)), min_size=1, max_size=4))
def test_times_matter_to_two_readings_only(record: Record, gaps: list[float]) -> None:
    """Where the referee decides on collisions and on balancing balls, no time ever matters.

    The rulings name the readings that mattered, and these two are such only where times are.
    """
    record["readings"] = record.get("readings", {}) | TIMELESS
    stripped, stretched = copy.deepcopy(record), copy.deepcopy(record)
    for event in stripped["events"]:
        event.pop("t", None)
    some.add_times(stretched["events"], gaps)
    rulings = [ruling_of(one) for one in (record, stripped, stretched)]
    for one in rulings:
        one["readings"] = [used for used in one["readings"] if used["id"] not in TIMELESS]
    assert rulings[0] == rulings[1] == rulings[2]


# -- more balls -------------------------------------------------------------------------------


@given(some.shots(read=False, disciplines=("free",), kinds=(*some.COURSE, "pocket")), st.data())
def test_another_ball_that_falls_keeps_a_shot_of_free_pyramid_legal(
    record: Record, data: st.DataObject
) -> None:
    """In Free pyramid a legal shot stays legal, and its balls count, if one more ball falls."""
    # No stroke but the break is played from hand in Free pyramid; 21.2 would forbid some falls.
    assume(record.get("phase") != "in-hand")
    plain = ruling_of(record)
    assume(plain["verdict"] == "legal")
    events = record["events"]
    lying = sorted(some.lying_at_the_end(range(some.MOST_BALLS), events))
    assume(lying)
    ball = data.draw(st.sampled_from(lying))
    last = max(
        (
            index
            for index, event in enumerate(events)
            if ball in (event.get("ball"), event.get("with"), *event.get("balls", ()))
        ),
        default=0,
    )
    at = data.draw(st.integers(last + 1, len(events)))
    pocket: Record = {"type": "pocket", "ball": ball}
    if "t" in events[at - 1]:
        pocket["t"] = events[at - 1]["t"]
    more = record | {"events": [*events[:at], pocket, *events[at:]]}
    if "end" in more:
        more["end"] = {key: place for key, place in record["end"].items() if key != str(ball)}
    ruling = ruling_of(more)
    assert ruling["verdict"] == "legal"
    assert ruling["pocketed"] == sorted([*plain["pocketed"], ball])


# -- spotting ---------------------------------------------------------------------------------


def within(limit: float) -> Any:
    """Give numbers from -limit to limit, the ends and the middle more often than chance would."""
    return st.one_of(st.floats(-limit, limit), st.sampled_from((-limit, 0.0, limit)))


@st.composite
def crowded_tables(draw: Any) -> list[Point]:
    """Give places of up to fourteen balls, most of them near the long string."""
    places: list[Point] = []
    for _ in range(draw(st.integers(0, 14))):
        x = draw(st.one_of(within(1.741), st.integers(-12, 12).map(lambda n: 0.8875 + n * REACH)))
        y = draw(st.one_of(within(0.07), within(0.8535), st.just(0.0)))
        place = Point(min(x, 1.741), y)
        if all(math.dist(place, other) >= REACH for other in places):
            places.append(place)
    return places


@given(crowded_tables(), st.integers(1, 15), st.sampled_from(READINGS["R-spot-tangent"]))
def test_spotted_balls_stand_free_on_the_long_string(
    lying: list[Point], count: int, tangent: str
) -> None:
    """Spotted balls overlap nothing, stay on the long string and on the bed (25.2, 25.3)."""
    count = min(count, 16 - len(lying))
    places = spots(range(count), lying, TABLE, Rules({"R-spot-tangent": tangent}))
    assert list(places) == list(range(count))
    for place in places.values():
        assert place.y == 0.0
        assert abs(place.x) <= TABLE.length / 2 - TABLE.ball_radius + 1e-9
        assert all(math.dist(place, other) >= REACH - 1e-9 for other in lying)
    for one, other in combinations(places.values(), 2):
        assert math.dist(one, other) >= REACH - 1e-9


@given(crowded_tables(), st.integers(2, 15))
def test_several_spotted_balls_touch_no_ball_that_lies(lying: list[Point], count: int) -> None:
    """Several spotted balls stand clear of the balls that lie on the bed (25.3, paragraph 1)."""
    places = spots(range(min(count, 16 - len(lying))), lying, TABLE, Rules())
    assert all(
        math.dist(place, other) >= REACH + NOT_FROZEN - 1e-9
        for place in places.values()
        for other in lying
        if len(places) > 1
    )


@given(some.shots(measured=True, phases=("play",)))
def test_returned_balls_get_places_among_those_that_lie(record: Record) -> None:
    """A returned ball has one place, clear of all balls that lie; or none of them has one."""
    ruling = ruling_of(record)
    spotted = {str(one["ball"]) for one in ruling["returned"] if one["clause"] not in IN_HAND}
    assert set(ruling["spots"]) in (set(), spotted)
    if "end" in record and not ruling["replaced"]:
        assert set(ruling["spots"]) == spotted
        for place in ruling["spots"].values():
            for ball, other in record["end"].items():
                assert ball in ruling["spots"] or math.dist(place, other) >= REACH - 1e-9


# -- what a ruling says -----------------------------------------------------------------------

PENALTIES = {
    "G.5.3": "G.29.1.1",
    "G.12.1": "G.29.1.2",
    "G.14.2": "G.29.1.3",
    "G.15": "G.29.1.4",
    "G.16": "G.29.1.5",
    "G.17": "G.29.1.6",
    "G.18": "G.29.1.7",
    "G.19.1": "G.29.1.8",
    "G.19.2": "G.29.1.8",
    "G.20": "G.29.1.9",
    "G.24.3": "G.29.1.10",
    "G.26": "G.29.1.11",
    "G.28": "G.29.1.12",
}


# In the other games the cue ball goes back to the player's hand instead of on a spot.
IN_HAND = ("K.7.p1", "D.7.p1")


def is_place(value: object) -> bool:
    """Say whether a value is a place: two finite numbers."""
    return isinstance(value, list) and len(value) == 2 and all(map(math.isfinite, value))


def check_ruling(ruling: Record, events: int) -> None:
    """Check the fields of a ruling against the format, and no more than those."""
    assert list(ruling) == [
        *("verdict", "legal_by", "fouls", "pocketed", "returned"),
        *("replaced", "spots", "unsure", "readings"),
    ]
    assert ruling["verdict"] in ("legal", "foul", "replay")
    assert (ruling["verdict"] == "foul") == bool(ruling["fouls"])
    shown = []
    if ruling["legal_by"] is not None:
        assert set(ruling["legal_by"]) == {"clause", "events"}
        assert ruling["legal_by"]["clause"] in KINDS
        shown += ruling["legal_by"]["events"]
    for foul in ruling["fouls"]:
        assert set(foul) == {"clause", "penalty", "offender", "events", "balls"}
        assert KINDS[foul["clause"]] == "requirement"
        assert foul["penalty"] == PENALTIES.get(foul["clause"])
        assert foul["offender"] in ("shooter", "opponent")
        assert set(foul["balls"]) <= set(range(16))
        shown += foul["events"]
    order = [list(KINDS).index(foul["clause"]) for foul in ruling["fouls"]]
    assert order == sorted(order)
    assert ruling["pocketed"] == sorted(set(ruling["pocketed"]))
    for one in ruling["returned"]:
        assert set(one) == {"ball", "clause"}
        assert one["ball"] not in ruling["pocketed"]
        assert one["clause"] in ("G.22.4", "G.24.4", *IN_HAND)
    for place in ruling["replaced"].values():
        assert place is None or is_place(place)
    assert all(map(is_place, ruling["spots"].values()))
    for fact in ruling["unsure"]:
        assert set(fact) == {"clause", "event"}
        assert KINDS[fact["clause"]] == "requirement"
        shown += [] if fact["event"] is None else [fact["event"]]
    for used in ruling["readings"]:
        assert set(used) == {"id", "value"}
        assert used["value"] in READINGS[used["id"]]
    assert all(isinstance(index, int) and 0 <= index < events for index in shown)


@given(some.shots())
def test_a_ruling_has_the_fields_of_the_format(record: Record) -> None:
    """A ruling holds exactly the fields of the format, survives JSON, and can be told."""
    ruling = ruling_of(record)
    check_ruling(ruling, len(record["events"]))
    assert json.loads(json.dumps(ruling, allow_nan=False)) == ruling
    shot, rules = read_shot(record)
    for language in ("en", "ru"):
        assert "{" not in explain(judge(shot, rules), shot, language)


@given(some.shots())
def test_every_ball_is_in_one_place(record: Record) -> None:
    """A ball that counts, one that is spotted and one that is put back are different balls.

    And every ball that dropped and stayed down is one of them.
    """
    ruling = ruling_of(record)
    assume(ruling["verdict"] != "replay")
    assume(not any(event["type"] == "disturb" for event in record["events"]))
    kinds = [
        ruling["pocketed"],
        [one["ball"] for one in ruling["returned"]],
        [int(ball) for ball in ruling["replaced"]],
    ]
    named = [ball for kind in kinds for ball in kind]
    assert len(named) == len(set(named))
    if len(ruling["replaced"]) < some.MOST_BALLS:
        down = set(range(some.MOST_BALLS)) - some.lying_at_the_end(
            range(some.MOST_BALLS), record["events"]
        )
        assert down == set(named)


@given(some.shots())
def test_the_readings_of_a_ruling_are_those_that_mattered(record: Record) -> None:
    """A ruling names a reading if and only if another value of it changes what follows."""
    shot, rules = read_shot(record)
    ruling = write_ruling(judge(shot, rules))
    mattered = {
        name
        for name, values in READINGS.items()
        if any(
            consequences(write_ruling(judge(shot, rules.with_readings({name: value}))))
            != consequences(ruling)
            for value in values
        )
    }
    assert {used["id"] for used in ruling["readings"]} == mattered
    assert all(used["value"] == rules.reading(used["id"]) for used in ruling["readings"])


# -- input ------------------------------------------------------------------------------------


def read(record: Any) -> tuple[Shot, Rules] | RecordError:
    """Read a record, or give its refusal."""
    try:
        return read_shot(record)
    except RecordError as error:
        return error


def answer(record: Any) -> None:
    """Judge whatever it is: it gets a ruling of the format, or a refusal that says why."""
    result = read(record)
    if isinstance(result, RecordError):
        assert result.path
        assert result.found
        assert result.expected
        assert str(result) == f"{result.path}: found {result.found}, expected {result.expected}"
    else:
        check_ruling(write_ruling(judge(*result)), len(record["events"]))


@given(some.values)
@example({"cue_ball": True, "events": []})
@example({"cue_ball": 0, "events": [{"type": ["tip"]}]})
@example({"cue_ball": 0, "events": [], "table": {"length": 10**400}})
def test_any_json_is_judged_or_refused(value: Any) -> None:
    """Whatever parses as JSON gets a ruling or a refusal, never a traceback."""
    answer(value)


FIELDS = ("start", "end", "frozen", "close", "home", "table", "readings", "target", "seconds")


@given(
    st.fixed_dictionaries(
        {"cue_ball": st.integers(0, 3), "events": st.just([]) | some.values},
        optional=dict.fromkeys(FIELDS, some.values),
    )
)
def test_any_fields_are_judged_or_refused(value: Any) -> None:
    """Whatever stands in the fields of a record, it gets a ruling or a refusal."""
    answer(value)


@given(some.mutated_shots())
def test_a_spoilt_record_is_judged_or_refused(record: Record) -> None:
    """A record with values replaced, lost or doubled gets a ruling or a refusal."""
    answer(record)


@given(some.shots())
def test_a_shot_survives_being_written(record: Record) -> None:
    """A shot that is written and read again is the same shot and gets the same ruling."""
    shot, rules = read_shot(record)
    written = json.loads(json.dumps(write_shot(shot), allow_nan=False))
    again, _ = read_shot(written)
    assert again == shot
    assert write_ruling(judge(again, rules)) == write_ruling(judge(shot, rules))
