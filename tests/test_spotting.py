"""Where balls are spotted: rule 25, place by place."""

from __future__ import annotations

import math

import pytest

from piramida import Rules, judge, read_shot
from piramida.spotting import NOT_FROZEN, several_balls, spots
from piramida.table import Point, Table

TABLE = Table()
FOOT_SPOT = 3.55 / 4
DIAMETER = 0.068
LAST = 3.55 / 2 - 0.034
CLEAR = DIAMETER + 0.0005
MOVE_ON = Rules({"R-spot-tangent": "move-on"})


def xs(count: int, *lying: Point, rules: Rules = Rules()) -> list[float]:
    """Spot balls 1, 2, … among those that lie; give how far each is from the foot spot."""
    places = spots(range(1, count + 1), lying, TABLE, rules)
    assert list(places) == list(range(1, count + 1))
    assert all(place.y == 0.0 for place in places.values())
    return [place.x - FOOT_SPOT for place in places.values()]


def near(*places: float) -> object:
    """Expect places within a micrometre."""
    return pytest.approx(list(places), abs=1e-6)


def at(along: float, aside: float = 0.0) -> Point:
    """Give a place by its distance from the foot spot towards the foot rail."""
    return Point(FOOT_SPOT + along, aside)


def test_nothing_to_spot() -> None:
    """Where no ball returns, none is spotted."""
    assert xs(0) == []


def test_one_ball_goes_on_the_foot_spot() -> None:
    """A single ball stands on the foot spot (25.2)."""
    assert xs(1) == near(0.0)
    assert xs(1, Point(0.0, 0.0), at(0.3), at(0.0, 0.2)) == near(0.0)


def test_several_balls_stand_in_a_row_from_the_foot_spot() -> None:
    """Several balls stand frozen to each other from the foot spot to the foot rail (25.3)."""
    assert xs(4) == near(0.0, DIAMETER, 2 * DIAMETER, 3 * DIAMETER)


def test_balls_are_taken_by_number() -> None:
    """Any order will do (25.3); the engine takes balls by number, so that it is always one."""
    places = spots([9, 0, 4], (), TABLE, Rules())
    assert list(places) == [0, 4, 9]
    assert places[0] == Point(FOOT_SPOT, 0.0)


def test_a_taken_spot_moves_the_ball_behind_it() -> None:
    """With a ball on the foot spot the next place is behind that ball, not frozen to it."""
    assert xs(1, at(0.0)) == near(CLEAR)
    assert xs(2, at(0.0)) == near(CLEAR, CLEAR + DIAMETER)


def test_a_ball_beside_the_line_takes_less_of_it() -> None:
    """A ball that lies beside the line keeps a spotted one off by the same gap, aslant."""
    behind = math.sqrt(CLEAR**2 - 0.03**2)
    assert xs(1, at(0.0, 0.03)) == near(behind)
    assert xs(1, at(0.0, -0.03)) == near(behind)
    assert xs(1, at(-0.02, 0.03)) == near(behind - 0.02)


def test_a_ball_out_of_reach_of_the_line_does_not_interfere() -> None:
    """A ball that no spotted ball could touch changes nothing."""
    assert xs(3, at(DIAMETER, CLEAR + 1e-6)) == near(0.0, DIAMETER, 2 * DIAMETER)


def test_a_ball_in_the_row_leaves_a_gap() -> None:
    """Balls that find one in their way go on behind it, as near as they may (paragraph 1)."""
    assert xs(3, at(2 * DIAMETER)) == near(0.0, 2 * DIAMETER + CLEAR, 3 * DIAMETER + CLEAR)


def test_a_gap_that_is_wide_enough_is_used() -> None:
    """Two balls that lie apart by two gaps and a ball leave room for one between them."""
    between = xs(1, at(0.0), at(2 * CLEAR))
    assert between == near(CLEAR)
    assert xs(1, at(0.0), at(2 * CLEAR - 1e-5)) == near(3 * CLEAR - 1e-5)


@pytest.mark.parametrize(
    ("gap", "spot", "move_on"),
    [
        (0.0, 0.0, 2 * DIAMETER + 0.0005),
        (0.0004, 0.0, 2 * DIAMETER + 0.0009),
        (0.0005, 0.0, 0.0),
        (-0.001, 2 * DIAMETER - 0.0005, 2 * DIAMETER - 0.0005),
    ],
)
def test_the_foot_spot_beside_a_ball(gap: float, spot: float, move_on: float) -> None:
    """A ball on the free foot spot may touch another, or has to move on, as it is read.

    A spot that is not free is left in either reading.
    """
    lying = at(DIAMETER + gap)
    assert xs(1, lying) == near(spot)
    assert xs(1, lying, rules=MOVE_ON) == near(move_on)


def test_the_row_ends_at_the_foot_rail() -> None:
    """The last place on the line touches the foot rail; twelve balls and a half are room."""
    row = xs(13)
    assert row == near(*(number * DIAMETER for number in range(13)))
    assert FOOT_SPOT + row[-1] <= LAST
    assert FOOT_SPOT + row[-1] + DIAMETER > LAST


def test_a_full_row_goes_on_towards_the_centre_spot() -> None:
    """What finds no room stands before the foot spot, from it to the centre (paragraph 2)."""
    assert xs(15)[13:] == near(-DIAMETER, -2 * DIAMETER)


def test_every_ball_gets_one_place() -> None:
    """There are as many places as balls, on the line and on its extension together."""
    assert [len(several_balls(count, (), TABLE)) for count in (0, 13, 15)] == [0, 13, 15]


def test_the_extension_leaves_the_same_gap() -> None:
    """On the extension too, balls keep clear of those that lie there."""
    row = xs(15, at(-0.1))
    assert row[13:] == near(-0.1 - CLEAR, -0.1 - CLEAR - DIAMETER)


def test_a_blocked_row_uses_the_extension_only_when_it_is_full() -> None:
    """Balls go to the extension only if the line to the foot rail has no room left."""
    lying = [at(number * DIAMETER) for number in range(13)]
    assert xs(2, *lying) == near(-CLEAR, -CLEAR - DIAMETER)
    lying.pop(6)
    assert xs(1, *lying) == near(-CLEAR)


def test_another_table_has_another_foot_spot() -> None:
    """Places follow the size of the table and of the balls."""
    table = Table(length=2.54, width=1.27, ball_radius=0.03)
    places = spots([1, 2], (), table, Rules())
    assert [place.x for place in places.values()] == near(0.635, 0.695)


def test_the_gap_is_half_a_millimetre() -> None:
    """Not frozen is read as a gap of half a millimetre."""
    assert NOT_FROZEN == 0.0005


START = {"0": [-0.5, 0.1], "3": [0.5, 0.2], "5": [FOOT_SPOT, 0.0], "7": [1.2, -0.3]}
TIP = {"type": "tip", "ball": 0}


def spotted(*events: dict[str, object], **fields: object) -> dict[int, Point]:
    """Judge a shot of these events after a miss; give the places of the balls that return."""
    record = {"cue_ball": 0, "start": START, "events": [TIP, *events]} | fields
    return dict(judge(*read_shot(record)).spots)


def test_a_pocketed_ball_is_spotted_among_those_at_rest() -> None:
    """A ball that does not count is spotted where the others have come to rest (22.4, 25.2)."""
    pocket = {"type": "pocket", "ball": 0}
    end = {name: place for name, place in START.items() if name != "0"}
    (place,) = spotted(pocket, end=end).values()
    assert place.x - FOOT_SPOT == pytest.approx(CLEAR, abs=1e-6)
    (place,) = spotted(pocket, end=end | {"5": [0.1, 0.1]}).values()
    assert place == Point(FOOT_SPOT, 0.0)


def test_the_place_of_an_unmoved_ball_is_known() -> None:
    """Without places at rest, balls that nothing moved lie where they were."""
    (place,) = spotted({"type": "pocket", "ball": 0}).values()
    assert place.x - FOOT_SPOT == pytest.approx(CLEAR, abs=1e-6)


def test_the_place_of_a_moved_ball_is_not_guessed() -> None:
    """Where a ball moved and nobody measured its place, no ball is given a spot."""
    events: list[dict[str, object]] = [
        {"type": "contact", "balls": [0, 3]},
        {"type": "pocket", "ball": 0},
        {"type": "fault", "kind": "no-foot"},
    ]
    assert spotted(*events) == {}


def test_a_jumped_ball_is_spotted_with_the_others() -> None:
    """Jumped and illegally pocketed balls are spotted together, in one row (25.1)."""
    events: list[dict[str, object]] = [
        {"type": "contact", "balls": [0, 3]},
        {"type": "pocket", "ball": 0},
        {"type": "jump", "ball": 3},
    ]
    places = spotted(*events, end={"5": [-1.0, 0.0], "7": [1.2, -0.3]})
    assert [place.x - FOOT_SPOT for place in places.values()] == near(0.0, DIAMETER)
    assert list(places) == [0, 3]
