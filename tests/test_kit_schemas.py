"""The published schemas, read by a validator that is not ours: what they admit and refuse."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import match_strategies as some
from piramida import game_records, match, records
from piramida.equipment import check, read_equipment, write_findings
from piramida.shot import DISCIPLINES
from piramida_conformance import conversation, messages, schema, shapes
from piramida_conformance.subject import Reference
from strategies import shots
from test_equipment import WHOLE

DATA = Path(__file__).resolve().parent / "data"
SHOTS = [json.loads(line) for line in (DATA / "pooltool-shots.jsonl").read_text().splitlines()]
OPERATIONS = {*messages.RESULTS, "bye"}


@cache
def schema_of(name: str) -> Draft202012Validator:
    """Give the validator of a published schema."""
    return Draft202012Validator(schema.named(name))


def admits(name: str, value: Any) -> bool:
    """Say whether a value fits a published schema."""
    return bool(schema_of(name).is_valid(value))


@pytest.mark.parametrize("name", messages.PUBLISHED)
def test_every_schema_is_one(name: str) -> None:
    """What is published is a schema by the rules of its dialect."""
    Draft202012Validator.check_schema(schema.named(name))


@pytest.mark.parametrize("number", range(0, len(SHOTS), 4))
def test_simulated_shots_fit_and_so_do_their_rulings(number: int) -> None:
    """Every record of the simulation fits, and so does what the engine says of it."""
    for record in SHOTS[number : number + 4]:
        schema_of("shot").validate(record)
        schema_of("ruling").validate(Reference().judge(record))


def test_the_sample_conversation_fits() -> None:
    """Every message of the recorded conversation fits but the one that is wrong on purpose."""
    refused = []
    for request, answer in conversation.recorded():
        known = request["op"] in OPERATIONS
        if not admits("request", request):
            refused.append(request)
        if answer is not None:
            schema_of("answer").validate(answer)
        if known and request["op"] == "hello":
            assert answer is not None
            schema_of("hello").validate(answer["result"])
    wrong, unknown = refused
    assert wrong["record"]["cue_ball"] == 16
    assert unknown["op"] not in OPERATIONS


def played(discipline: str, seed: int, length: int) -> Iterator[tuple[list[Any], Any]]:
    """Play a random match; yield a state's choices as actions, and the outcome of one of them."""
    chance = Random(seed)
    header = some.header(chance, discipline)
    schema_of("game").validate({**header, "actions": []})
    state = game_records.read_header(header)
    for _ in range(length):
        actions = [some.instance(chance, state, entry) for entry in some.listed(state)]
        if not actions:
            return
        outcome = match.apply(state, chance.choice(actions))
        state = outcome.state
        yield actions, game_records.write_outcome(outcome, match.choices(state))


@pytest.mark.parametrize("discipline", DISCIPLINES)
def test_every_action_that_choices_list_fits(discipline: str) -> None:
    """Whatever a match allows fits the schema of actions, and its outcomes that of outcomes."""
    seen = Counter[str]()
    for seed in range(6):
        for actions, outcome in played(discipline, seed, 12):
            for action in actions:
                schema_of("action").validate(action)
                seen[action["do"]] += 1
            schema_of("outcome").validate(outcome)
    kinds = {"lag", "choose", "place", "adjust", "shot", "fault", "warn", "limit", "disturb"}
    assert kinds <= seen.keys()


def test_every_kind_of_action_fits() -> None:
    """A well-formed action of every kind fits, whether or not it is allowed."""
    state = game_records.read_header({"record": "game/1"})
    seen = set()
    for seed in range(200):
        action = some.anything(Random(seed), state)
        schema_of("action").validate(action)
        seen.add(action["do"])
    assert seen == set(some.DOINGS)


def test_equipment_fits() -> None:
    """A whole record of equipment fits, so does a part of it, and so does the check."""
    for record in (WHOLE, {"record": "equipment/1", "table": {"slate_mm": 45}}):
        schema_of("equipment").validate(record)
        measured, rules = read_equipment(record)
        schema_of("findings").validate(write_findings(check(measured, rules)))


STOP = {"type": "stop"}
RULED = {"verdict": "legal"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("shot", {"cue_ball": 0}),
        ("shot", {"cue_ball": 16, "events": []}),
        ("shot", {"cue_ball": 0, "events": [{"type": "hop"}]}),
        ("shot", {"cue_ball": 0, "events": [{"type": "rail", "ball": 3, "rail": "long"}]}),
        ("shot", {"cue_ball": 0, "events": [{"type": "contact", "balls": [0]}]}),
        ("shot", {"cue_ball": 0, "events": [], "start": {"0": [0.0]}}),
        ("shot", {"cue_ball": 0, "events": [], "start": {"x": [0.0, 0.0]}}),
        ("shot", {"cue_ball": 0, "events": [], "phase": "middle"}),
        ("shot", {"cue_ball": 0, "events": [], "seconds": -1}),
        ("ruling", {}),
        ("ruling", {"verdict": "fine"}),
        ("ruling", {**RULED, "pocketed": [16]}),
        ("ruling", {**RULED, "spots": {"3": None}}),
        ("game", {"record": "game/1"}),
        ("game", {"record": "shot/1", "actions": []}),
        ("game", {"record": "game/1", "match": {"games": 0}, "actions": []}),
        ("action", {"do": "jump"}),
        ("action", {"do": "lift", "by": "A"}),
        ("action", {"do": "choose", "by": "A", "option": "leave"}),
        ("action", {"do": "shot", "cue_ball": 0, "events": [STOP]}),
        ("outcome", {"accepted": True}),
        ("outcome", {"accepted": "yes", "state": {"phase": "play"}}),
        ("outcome", {"accepted": True, "state": {"phase": "lunch"}}),
        ("equipment", {}),
        ("equipment", {"record": "equipment/1", "table": {"slate_mm": -1}}),
        ("equipment", {"record": "equipment/1", "pockets": {"XX": {}}}),
        ("equipment", {"record": "equipment/1", "balls": {"16": {}}}),
        ("findings", {"ok": True, "findings": [{}], "unmeasured": []}),
        ("request", {"op": "ping"}),
        ("request", {"id": 1, "op": "judge"}),
        ("answer", {"result": {}}),
        ("answer", {"id": 1, "unsupported": {}}),
        ("hello", {"protocol": 1, "implementation": {"name": "x"}}),
    ],
)
def test_what_is_wrong_is_refused(name: str, value: Any) -> None:
    """A wrong value is refused by the schema, and by the kit's own check."""
    assert not admits(name, value)
    assert shapes.check(value, messages.PUBLISHED[name]).problems


PLACES = st.integers(0, 10**6)
WRONG = st.sampled_from([None, True, -1, 3, 16, 0.5, "head", "", "3", [], [1], {}, {"3": [0.5]}])


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place within a value: what holds it, and its key there."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


@given(shots(), PLACES, WRONG)
def test_schema_and_check_agree_on_shots(record: Any, place: int, wrong: Any) -> None:
    """Whatever stands anywhere in a record, the schema admits exactly what the kit's check does."""
    assert admits("shot", record)
    changed = deepcopy(record)
    found = list(places(changed))
    holder, key = found[place % len(found)]
    holder[key] = wrong
    problems = shapes.check(changed, messages.ShotRecord).problems
    assert admits("shot", changed) == (not problems), problems


def test_schema_and_check_agree_on_rulings() -> None:
    """With a field taken out of any ruling, schema and check agree on whether it still is one."""
    verdicts = Counter[bool]()
    for record in SHOTS[::20]:
        ruled = Reference().judge(record)
        for holder, key in list(places(ruled)):
            if isinstance(holder, dict):
                taken = holder.pop(key)
                fits = not shapes.check(ruled, messages.Ruling).problems
                assert admits("ruling", ruled) == fits, key
                verdicts[fits] += 1
                holder[key] = taken
    assert min(verdicts[True], verdicts[False]) > 10


def test_every_field_of_a_record_is_published() -> None:
    """The schemas name the fields that the engine reads, no more and no fewer."""
    shot = schema.named("shot")["$defs"]["ShotRecord"]["properties"]
    assert set(shot) == set(records.SHOT_FIELDS)
    game = schema.named("game")["$defs"]["GameRecord"]["properties"]
    assert set(game) == set(game_records.HEADER_FIELDS)
