"""Game records: headers and starts, what is refused, streams, and input that is no record."""

from __future__ import annotations

import copy
import io
import json
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import match_strategies as some
import strategies
from match_strategies import Record
from piramida import RecordError, Rules
from piramida._values import refuse
from piramida.choices import choices
from piramida.game_records import read_header, write_outcome, write_refusal
from piramida.match import apply, play
from piramida_conformance.judge import run

DISCIPLINES = ("free", "continuation", "combined", "dynamic")


def header(**fields: Any) -> Record:
    """Give the header of a game."""
    return {"record": "game/1"} | fields


def at(**start: Any) -> Record:
    """Give the header of a game that starts in the middle."""
    return header(start=start)


def log_of(seed: int, discipline: str = "free", length: int = 40) -> tuple[Record, list[Record]]:
    """Give the record of a random match: its header and its actions, all accepted."""
    chance = Random(seed)
    begun = some.header(chance, discipline)
    state = read_header(begun)
    log: list[Record] = []
    while len(log) < length and (entries := some.listed(state)):
        action = some.instance(chance, state, chance.choice(entries))
        state = apply(state, action).state
        log.append(action)
    return begun, log


# -- headers ----------------------------------------------------------------------------------


def test_a_bare_header_is_a_game_of_two_players() -> None:
    """Free pyramid, sides A and B with a player each, the lag to come, all balls on the bed."""
    state = read_header(header())
    assert (state.discipline, state.phase, state.turn) == ("free", "lag", None)
    assert state.sides == {"A": ("A",), "B": ("B",)}
    assert (state.score, state.games) == ({"A": 0, "B": 0}, {"A": 0, "B": 0})
    assert state.bed == set(range(16))
    assert (state.winner, state.limit, state.breaker) == (None, None, None)


def test_a_header_names_sides_match_table_and_readings() -> None:
    """Each field of a header is read: who plays, for what, on which table, how it is read."""
    state = read_header(
        header(
            discipline="continuation",
            sides={"North": ["A1", "A2"], "South": ["B1"]},
            match={"games": 3, "minutes": 45.5},
            table={"length": 2.54, "width": 1.27, "ball_radius": 0.034},
            readings={"R-turn-order": "innings"},
        )
    )
    assert state.sides == {"North": ("A1", "A2"), "South": ("B1",)}
    assert (state.match.games, state.match.minutes) == (3, 45.5)
    short = read_header(header(discipline="continuation", match={"minutes": 0.5}))
    assert (short.match.games, short.match.minutes) == (None, 0.5)
    assert state.table.length == 2.54
    assert state.rules.reading("R-turn-order") == "innings"


def test_the_command_lines_readings_stand_where_the_header_is_silent() -> None:
    """The header's readings are read on top of those that are given."""
    rules = Rules({"R-forfeit": "point-kept", "R-lift-when": "first"})
    state = read_header(header(readings={"R-lift-when": "before-stroke"}), rules)
    assert state.rules.reading("R-forfeit") == "point-kept"
    assert state.rules.reading("R-lift-when") == "before-stroke"


def test_before_the_break_the_white_balls_stand_racked_unless_places_are_told() -> None:
    """A start before the break with a list of balls has them on the places of the pyramid."""
    racked = read_header(at(phase="break", bed=[0, 1, 2, 3], score={"A": 6, "B": 6})).positions
    assert racked[0] is None
    assert [place and round(place.y, 3) for place in (racked[1], racked[2])] == [0.0, 0.034]
    told = {"0": [-1.2, 0.0], "1": [0.5, 0.1], "2": [0.6, 0.2]}
    start = at(phase="break", bed=told, score={"A": 7, "B": 6})
    assert read_header(start).positions == {int(ball): tuple(p) for ball, p in told.items()}


def test_a_start_in_the_middle_is_taken_as_it_is() -> None:
    """A start tells turn, score, bed with or without places, shelves, and who broke."""
    state = read_header(
        at(
            turn="B",
            score={"A": 1, "B": 1},
            bed={str(ball): [ball / 10, 0.5] for ball in range(14)},
            shelves={"A": [15], "B": [14]},
            breaker="A",
        )
    )
    assert (state.phase, state.turn and state.turn.side, state.breaker) == ("play", "B", "A")
    assert state.positions[3] == (0.3, 0.5)
    assert state.shelves == {"A": (15,), "B": (14,)}


def test_balls_off_the_bed_are_shared_out_by_points() -> None:
    """Where shelves are not told, each point is one of the balls that are off the bed."""
    state = read_header(at(score={"A": 2, "B": 1}, bed=list(range(13))))
    assert {side: len(shelf) for side, shelf in state.shelves.items()} == {"A": 2, "B": 1}


def test_a_start_at_the_break_has_the_coloured_ball_in_hand() -> None:
    """A record may start before the break: the coloured ball is in hand."""
    state = read_header(at(phase="break", turn="B"))
    assert (state.phase, state.in_hand, state.turn and state.turn.side) == ("place", "break", "B")


@pytest.mark.parametrize(("discipline", "hand"), [("combined", "home"), ("dynamic", "anywhere")])
def test_a_start_from_hand(discipline: str, hand: str) -> None:
    """In Combined and Dynamic a record may start with the cue ball in hand."""
    state = read_header(at(phase="in-hand") | {"discipline": discipline})
    assert (state.phase, state.in_hand) == ("place", hand)


@pytest.mark.parametrize(
    ("record", "path"),
    [
        (None, "$"),
        ([], "$"),
        ({}, "record"),
        (header(record="shot/1"), "record"),
        (header(discipline="snooker"), "discipline"),
        (header(discipline=["free"]), "discipline"),
        (header(table=5), "table"),
        (header(table={"length": "long"}), "table.length"),
        (header(readings=[]), "readings"),
        (header(readings={"R-lift-when": 1}), "readings.R-lift-when"),
        (header(readings={"R-none": "yes"}), "readings"),
        (header(readings={"R-lift-when": "never"}), "readings"),
        (header(sides=["A", "B"]), "sides"),
        (header(sides={"A": ["A"]}), "sides"),
        (header(sides={"A": ["A"], "B": ["B"], "C": ["C"]}), "sides"),
        (header(sides={"A": [], "B": ["B"]}), "sides.A"),
        (header(sides={"A": "A", "B": ["B"]}), "sides.A"),
        (header(sides={"A": [1], "B": ["B"]}), "sides.A[0]"),
        (header(sides={"A": ["A"], "B": ["A"]}), "sides"),
        (header(sides={"A": ["B"], "B": ["A"]}), "sides"),
        (header(sides={"A": ["A1", "A1"], "B": ["B"]}), "sides"),
        (header(sides={"A": ["shooter"], "B": ["B"]}), "sides"),
        (header(sides={"opponent": ["A"], "B": ["B"]}), "sides"),
        (header(match=3), "match"),
        (header(match={"games": 0}), "match.games"),
        (header(match={"games": 1.5}), "match.games"),
        (header(match={"games": True}), "match.games"),
        (header(match={"minutes": -1}), "match.minutes"),
        (header(match={"minutes": "60"}), "match.minutes"),
        (header(match={"minutes": 60}), "match.minutes"),
        (header(match={"minutes": 60}, discipline="combined"), "match.minutes"),
        (header(start=[]), "start"),
        (at(phase="lag"), "start.phase"),
        (at(phase="in-hand"), "start.phase"),
        (at(turn="C"), "start.turn"),
        (at(turn=0), "start.turn"),
        (at(breaker="C"), "start.breaker"),
        (at(score=5), "start.score"),
        (at(score={"C": 5}), "start.score"),
        (at(score={"A": -1}), "start.score.A"),
        (at(score={"A": 1.0}), "start.score.A"),
        (at(score={"A": 1}), "start.score"),
        (at(score={"A": 8}, bed=list(range(8))), "start.score"),
        (at(score={"A": 1}, bed=list(range(14))), "start.score"),
        (at(score={"A": 2}, bed=list(range(14)), shelves={"A": [14], "B": [15]}), "start.score"),
        (at(score={"A": 2}, bed=list(range(14)), shelves={"A": [14]}), "start.shelves"),
        (at(score={"A": 2}, bed=list(range(14)), shelves={"A": [14, 14]}), "start.shelves.A"),
        (at(score={"A": 2}, bed=list(range(14)), shelves={"A": [13, 14]}), "start.shelves.A[0]"),
        (at(score={"A": 2}, bed=list(range(14)), shelves=[]), "start.shelves"),
        (at(bed=5), "start.bed"),
        (at(bed=[1, 1]), "start.bed"),
        (at(bed=[16]), "start.bed[0]"),
        (at(bed=[]), "start.bed"),
        (at(bed=[0], score={"A": 7, "B": 7}), "start.bed"),
        (at(bed={"0": [0, 0], "1": [0, 0.01]}), "start.bed.1"),
        (at(bed={"0": [9, 0]}), "start.bed.0"),
        (at(bed={"x": [0, 0]}), "start.bed.x"),
        (at(phase="break", bed=list(range(1, 16)), score={"A": 1}), "start.bed"),
        (at(bed=list(range(1, 16)), score={"A": 1}) | {"discipline": "combined"}, "start.bed"),
        (
            at(bed=[0, 1], score={"A": 7, "B": 7}) | {"discipline": "continuation"},
            "start.bed",
        ),
        (
            at(score={"A": 1, "B": 9}, bed=list(range(14)), shelves={"A": [14, 15]})
            | {"discipline": "continuation"},
            "start.score",
        ),
        (at(home=[16]), "start.home[0]"),
        (at(home=5), "start.home"),
        (at(frozen=5), "start.frozen"),
        (at(frozen=[[1]]), "start.frozen[0]"),
        (at(frozen=[[1, "ceiling"]]), "start.frozen[0][1]"),
        (at(frozen=[[1, 16]]), "start.frozen[0][1]"),
        (at(frozen=[["left", 1]]), "start.frozen[0][0]"),
    ],
)
def test_a_wrong_header_is_refused_with_its_path(record: Any, path: str) -> None:
    """What cannot be the header of a game is refused: path, found and expected."""
    with pytest.raises(RecordError) as refused:
        read_header(record)
    assert refused.value.path == path
    assert refused.value.found
    assert refused.value.expected
    assert str(refused.value) == (
        f"{path}: found {refused.value.found}, expected {refused.value.expected}"
    )


def test_unknown_fields_are_reported_wherever_they_stand() -> None:
    """A field that the format does not know is reported, and refused where that is asked."""
    fields: list[str] = []
    record = header(venue=1, match={"games": 1, "prize": 2}, start={"umpire": 3})
    read_header(record, unknown=fields.append)
    assert sorted(fields) == ["match.prize", "start.umpire", "venue"]
    with pytest.raises(RecordError):
        read_header(record, unknown=refuse)


@pytest.mark.parametrize(
    ("action", "field"),
    [
        ({"do": "warn", "to": "A", "colour": "yellow"}, "colour"),
        ({"do": "disturb", "noise": 3}, "noise"),
        ({"do": "fault", "by": "A", "kind": "touched", "hand": "left"}, "hand"),
        (
            {"do": "shot", "by": "A", "cue_ball": 0, "events": [], "speed": 3},
            "speed",
        ),
        (
            {"do": "shot", "by": "A", "cue_ball": 0, "events": [], "readings": {"R-miss": "all"}},
            "readings",
        ),
        (
            {"do": "shot", "by": "A", "cue_ball": 0, "events": [], "phase": "break"},
            "phase",
        ),
        (
            {"do": "shot", "by": "A", "cue_ball": 0, "events": [{"type": "stop", "spin": 3}]},
            "events.stop.spin",
        ),
    ],
)
def test_unknown_fields_of_actions_are_reported(action: Record, field: str) -> None:
    """Actions are as lenient and as strict about unknown fields as shots are."""
    state = read_header(at())
    fields: list[str] = []
    assert apply(state, action, fields.append).accepted
    assert fields == [field]
    strict = apply(state, action, refuse)
    assert (strict.accepted, strict.state) == (False, state)
    assert strict.refusal is not None
    assert write_refusal(strict.refusal)["code"] == "value"


def test_unknown_fields_of_a_lag_are_reported_with_their_side() -> None:
    """What is said of a ball on the lag is read as strictly as everything else."""
    fields: list[str] = []
    lag = {"do": "lag", "balls": {"A": {"spin": 1, "distance": 0.2}, "B": {"distance": 0.4}}}
    assert apply(read_header(header()), lag, fields.append).accepted
    assert fields == ["balls.A.spin"]


# -- outcomes ---------------------------------------------------------------------------------


def test_an_outcome_tells_everything_that_an_app_shows() -> None:
    """Accepted, ruling, error, and of the state what the format lists, always all of it."""
    outcome = apply(read_header(header()), {"do": "lag", "balls": {"A": {}, "B": {"jumped": True}}})
    written = write_outcome(outcome, choices(outcome.state))
    assert list(written) == ["accepted", "ruling", "error", "state"]
    assert list(written["state"]) == [
        *("phase", "turn", "choices", "score", "games", "bed", "positions", "shelves"),
        *("breaker", "limit", "winner"),
    ]
    assert written["state"]["turn"] == {"side": "A", "player": "A"}
    assert written["state"]["positions"] == {str(ball): None for ball in range(16)}
    assert json.loads(json.dumps(written)) == written


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_refusal_says_what_was_found_and_what_is_allowed(language: Any) -> None:
    """A refusal has a code, its clause and a sentence with what was found and expected."""
    outcome = apply(read_header(at()), {"do": "next-game"})
    assert outcome.refusal is not None
    refusal = write_refusal(outcome.refusal, language)
    assert (refusal["code"], refusal["clause"]) == ("not-now", "G.13")
    assert "next-game" in refusal["message"]
    assert "shot" in refusal["message"]
    assert ("нельзя" in refusal["message"]) == (language == "ru")


# -- input that is no record ------------------------------------------------------------------

WORDS = st.sampled_from(
    (
        *("game/1", "A", "B", "lag", "shot", "lift", "break", "play", "0", "games", "minutes"),
        *("do", "by", "to", "ball", "balls", "start", "bed", "shelves", "score", "sides"),
    )
)
junk = st.one_of(strategies.values, WORDS)


@st.composite
def mutated_games(draw: Any) -> Record:
    """Give the record of a game with some places replaced, removed, doubled or renamed."""
    begun, log = log_of(draw(st.integers(0, 999)), draw(st.sampled_from(DISCIPLINES)), 8)
    record: Record = copy.deepcopy(begun | {"actions": log})
    for _ in range(draw(st.integers(1, 3))):
        places = strategies.spots_of(record)
        if not places:
            break
        container, key = draw(st.sampled_from(places))
        change = draw(st.sampled_from(("replace", "replace", "remove", "double")))
        if change == "replace":
            container[key] = draw(junk)
        elif change == "remove":
            del container[key]
        elif isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        else:
            container[draw(WORDS)] = copy.deepcopy(container[key])
    return record


def judged(record: Any) -> list[Record]:
    """Give what the judge command answers to a record, on one line."""
    out = io.StringIO()
    run(io.StringIO(json.dumps(record) + "\n"), out, rules=Rules(), as_json=True)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@given(mutated_games())
@settings(max_examples=300)
def test_a_game_with_mistakes_gives_outcomes_or_a_refusal(record: Record) -> None:
    """Whatever stands in the record of a game: outcomes with rulings or errors, or a refusal."""
    for answer in judged(record):
        assert answer.keys() & {"ruling", "outcomes", "outcome", "error"}
        for outcome in answer.get("outcomes", ()):
            assert outcome["accepted"] == (outcome["error"] is None)


@given(junk)
def test_any_header_is_read_or_refused(value: Any) -> None:
    """Any JSON value in the place of a header, or of its fields, is read or refused."""
    fields = ("discipline", "table", "sides", "match", "readings", "start")
    for record in (value, *(header() | {name: value} for name in fields)):
        with suppress(RecordError):
            assert read_header(record).phase in ("lag", "place", "play")


@given(st.integers(0, 10_000), st.sampled_from(some.DOINGS), st.data())
@settings(max_examples=300)
def test_any_action_is_accepted_or_refused(seed: int, do: str, data: st.DataObject) -> None:
    """Any values in the fields of an action give an outcome, and a refused one changes nothing."""
    begun, log = log_of(seed, DISCIPLINES[seed % 4], seed % 17)
    *_, state = (read_header(begun), *(o.state for o in play(read_header(begun), log)))
    names = ("by", "to", "ball", "balls", "option", "about", "kind", "at", "seconds", "events")
    fields = data.draw(st.dictionaries(st.sampled_from((*names, "cue_ball", "swap")), junk))
    entries = [entry for entry in some.listed(state) if entry["do"] == do]
    right = some.instance(Random(seed), state, entries[0]) if entries else {"do": do}
    outcome = apply(state, right | fields)
    if not outcome.accepted:
        assert outcome.state == state
        assert outcome.refusal is not None
        assert write_refusal(outcome.refusal)["message"]


# -- streams ----------------------------------------------------------------------------------


@pytest.mark.parametrize("discipline", DISCIPLINES)
@pytest.mark.parametrize("seed", range(5))
def test_a_stream_gives_the_outcomes_of_the_whole(seed: int, discipline: str) -> None:
    """A header and its actions line by line give the outcomes that one object gives."""
    begun, log = log_of(seed, discipline)
    (whole,) = judged(begun | {"actions": log})
    out = io.StringIO()
    lines = "".join(json.dumps(record) + "\n" for record in (begun, *log))
    run(io.StringIO(lines), out, rules=Rules(), as_json=True)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["outcome"] for answer in answers] == whole["outcomes"]
    assert [answer["line"] for answer in answers] == list(range(2, len(log) + 2))


class Lines(io.TextIOBase):
    """A long stream that is made as it is read: nothing of it is kept."""

    def __init__(self, actions: int) -> None:
        """Give a header and so many actions, every one a legal stroke or a refused one."""
        self._lines = self._made(actions)

    @staticmethod
    def _made(actions: int) -> Iterator[str]:
        yield json.dumps(at()) + "\n"
        rails = [{"type": "rail", "ball": 0, "rail": rail} for rail in ("foot", "left")]
        tip, meets = {"type": "tip", "ball": 0}, {"type": "contact", "balls": [0, 5]}
        for number in range(actions):
            shot = {"do": "shot", "by": "AB"[number % 2], "cue_ball": 0}
            yield json.dumps(shot | {"events": [tip, meets, *rails]}) + "\n"

    def __next__(self) -> str:  # type: ignore[override]
        """Give the next line."""
        return next(self._lines)


class Nowhere(io.TextIOBase):
    """Takes everything and keeps how often something came."""

    written = 0

    def write(self, _text: str) -> int:
        """Count an answer."""
        self.written += 1
        return 0


def peak(actions: int) -> int:
    """Give the most memory that judging a stream took, in bytes, beyond what was there before."""
    tracemalloc.start()
    sink = Nowhere()
    run(Lines(actions), sink, rules=Rules(), as_json=True)  # type: ignore[arg-type]
    assert sink.written == actions
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def test_memory_stays_flat_however_long_a_match_lasts() -> None:
    """Ten times as many actions take no more memory, give or take a few kilobytes."""
    run(Lines(1500), Nowhere(), rules=Rules(), as_json=True)  # type: ignore[arg-type]
    short, long = peak(100), peak(1000)
    assert long < short + 20_000
