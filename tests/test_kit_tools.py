"""doctor, export, compare, schema and the sample conversation."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import kit
from piramida import game_records, records
from piramida.choices import ACTIONS
from piramida_conformance import (
    cases,
    conversation,
    export,
    messages,
    protocol,
    scenarios,
    schema,
    shapes,
)
from piramida_conformance.protocol import Needs
from strategies import shots

SUITE = scenarios.load().scenarios


@pytest.fixture(scope="module")
def read() -> dict[str, cases.Case]:
    """Give every scenario as a case."""
    return cases.read_all(SUITE)


# Types and schemas ----------------------------------------------------------------------------


def test_types_have_the_fields_of_the_format() -> None:
    """The types name exactly the fields that the engine reads."""
    assert set(shapes.fields(messages.ShotRecord)) == set(records.SHOT_FIELDS)
    assert set(shapes.fields(messages.GameRecord)) == set(game_records.HEADER_FIELDS)
    assert set(shapes.fields(messages.Start)) == set(game_records.START_FIELDS)
    actions = {shapes.fields(kind)["do"][0].__args__[0] for kind in messages.Action.__args__}
    assert actions == set(ACTIONS)
    kinds = shapes.fields(messages.Fault)["kind"][0]
    assert kinds.__args__ == records.FAULT_KINDS


def test_everything_that_passes_is_of_its_type(read: dict[str, cases.Case]) -> None:
    """Every request of the suite and every answer of the engine fits the types, without rest."""
    for case in read.values():
        assert shapes.check(case.header or {"record": "game/1"}, messages.GameHeader) == Fine
        for exchange in case.exchanges:
            judged = exchange.op == "judge"
            asked = messages.ShotRecord if judged else messages.Action
            answered = messages.Ruling if judged else messages.Outcome
            assert shapes.check(exchange.asked, asked) == Fine, exchange.asked
            assert shapes.check(exchange.answered, answered) == Fine, exchange.answered


Fine = shapes.Report()


@given(shots())
def test_every_shot_is_of_its_type(record: dict[str, Any]) -> None:
    """Whatever shot the engine accepts fits the type."""
    assert shapes.check(record, messages.ShotRecord).problems == []


@pytest.mark.parametrize(
    ("value", "kind", "says"),
    [
        ({"verdict": "fine"}, messages.Ruling, "$.verdict: found 'fine', expected one of: legal"),
        ({}, messages.Ruling, "$: found no verdict, expected a field verdict"),
        ({"verdict": "foul", "pocketed": [16]}, messages.Ruling, "$.pocketed[0]: found 16"),
        ({"verdict": "foul", "pocketed": [True]}, messages.Ruling, "$.pocketed[0]: found True"),
        ({"verdict": "foul", "pocketed": None}, messages.Ruling, "$.pocketed: found None"),
        ({"verdict": "foul", "spots": {"x": [0, 0]}}, messages.Ruling, "$.spots.x: found 'x'"),
        ({"verdict": "foul", "spots": {"1": [0]}}, messages.Ruling, "expected 2 items"),
        ([], messages.Ruling, "$: found [], expected an object"),
        ({"accepted": 1, "state": {"phase": "play"}}, messages.Outcome, "$.accepted: found 1"),
        ({"accepted": True, "state": {}}, messages.Outcome, "$.state: found no phase"),
        ({"protocol": "1"}, messages.HelloResult, "$.protocol: found '1'"),
    ],
)
def test_wrong_types_are_told(value: Any, kind: Any, says: str) -> None:
    """A wrong value is told with its path, what was found and what was expected."""
    assert any(says in str(problem) for problem in shapes.check(value, kind).problems)


def test_unknown_fields_are_listed() -> None:
    """A field that the format does not know is no problem, and is listed."""
    report = shapes.check({"verdict": "legal", "mood": 1}, messages.Ruling)
    assert report == shapes.Report(unknown=["$.mood"])


def references(value: Any) -> set[str]:
    """Find every reference within a schema."""
    if isinstance(value, dict):
        inner = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return {*inner, *(each for part in value.values() for each in references(part))}
    return (
        {each for part in value for each in references(part)} if isinstance(value, list) else set()
    )


@pytest.mark.parametrize("name", messages.PUBLISHED)
def test_schemas_hold_together(name: str) -> None:
    """Every schema names its dialect, and every reference in it leads somewhere."""
    found = schema.named(name)
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert references(found) == {f"#/$defs/{each}" for each in found.get("$defs", ())}
    for definition in found.get("$defs", {}).values():
        assert definition["description"]
        assert set(definition.get("required", ())) <= set(definition["properties"])


def test_schema_as_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`piramida schema` prints one schema or all; an unknown name is wrong use."""
    assert schema.main(["ruling"]) == 0
    ruling = json.loads(capsys.readouterr().out)
    assert ruling["$defs"]["Ruling"]["required"] == ["verdict"]
    assert schema.main([]) == 0
    assert json.loads(capsys.readouterr().out).keys() == messages.PUBLISHED.keys()
    assert schema.main(["nothing"]) == 2


# The sample conversation ----------------------------------------------------------------------


def without_settings(answer: Any) -> Any:
    """Leave out of hello what changes with every version: its number and the readings."""
    if answer and "capabilities" in answer.get("result", {}):
        answer = json.loads(json.dumps(answer))
        answer["result"]["implementation"].pop("version")
        answer["result"]["capabilities"].pop("readings")
    return answer


def test_the_sample_conversation_is_what_is_said() -> None:
    """Played back, the recorded requests get the recorded answers."""
    recorded = conversation.recorded()
    assert [request for request, _ in recorded] == list(conversation.requests())
    for (request, said), (_, before) in zip(conversation.talk(), recorded, strict=True):
        assert without_settings(said) == without_settings(before), request


def test_the_sample_conversation_keeps_to_the_protocol() -> None:
    """Every line of it fits the types, and it shows every operation and every kind of answer."""
    kinds = set()
    for request, answer in conversation.recorded():
        if request["op"] in {"hello", "begin", "judge", "do", "ping", "bye"}:
            problems = shapes.check(request, messages.Request).problems
            # One record is wrong on purpose: ball 16.
            assert not problems or request["id"] == 8
        if answer is not None:
            understood = protocol.understand(request["op"], request["id"], answer, strict=True)
            kinds |= {
                name
                for name in ("result", "unsupported", "error")
                if getattr(understood, name) is not None
            }
    assert kinds == {"result", "unsupported", "error"}
    ops = {request["op"] for request, _ in conversation.recorded()}
    assert {"hello", "begin", "judge", "do", "ping", "bye"} < ops


# What scenarios need --------------------------------------------------------------------------


def test_needs_are_seen(read: dict[str, cases.Case]) -> None:
    """What a scenario asks and looks at is what it needs."""
    needs = read["general-20-05"].needs
    assert needs.discipline == "free"
    assert needs.record == "shot/1"
    assert needs.readings == {"R-unconnected": "yes"}
    assert needs.parts == {"readings"}
    assert needs.facts == {"tip", "contact", "rail"}
    assert needs.profiles == ("free/shot+readings",)


def test_the_engine_passes_what_is_exported(read: dict[str, cases.Case]) -> None:
    """The engine plays every scenario to its end, so that every case is exported."""
    assert {key: case.error for key, case in read.items() if case.error} == {}


@pytest.mark.parametrize(
    ("needs", "says"),
    [
        (Needs(), ""),
        (Needs(discipline="dynamic"), "discipline dynamic is not declared"),
        (Needs(record="game/1"), "records game/1 are not declared"),
        (Needs(actions=frozenset({"lag"})), "actions not declared: lag"),
        (Needs(parts=frozenset({"spots"})), "parts of a ruling not declared: spots"),
        (Needs(readings={"R-rails": "six"}), "reading R-rails = six is not declared"),
        (Needs(readings={"R-rails": "four"}), ""),
        (Needs(facts=frozenset({"times"})), "facts not declared: times"),
    ],
)
def test_what_is_lacking_is_told(needs: Needs, says: str) -> None:
    """What is needed and not declared is told in words."""
    declared = protocol.Capabilities(
        disciplines=frozenset({"free"}),
        records=frozenset({"shot/1"}),
        readings={"R-rails": frozenset({"four"})},
        facts=frozenset({"tip"}),
    )
    assert declared.lack(needs) == says


# export ---------------------------------------------------------------------------------------


def test_export_holds_every_case(read: dict[str, cases.Case]) -> None:
    """The export lists its cases for each game, and holds each with requests and stated facts."""
    head, *exported = map(json.loads, export.lines())
    assert head["edition"] == "old-ru"
    assert head["suite"] == cases.suite_digest(SUITE)
    keys = [line["id"] + (f"/{line['row']}" if line["row"] else "") for line in exported]
    wanted = [
        key for key, case in read.items() if "in-process" not in case.scenario.needs("needs.")
    ]
    assert keys == wanted
    assert sorted(key for keys in head["disciplines"].values() for key in keys) == sorted(wanted)
    one = exported[keys.index("general-20-01")]
    (step,) = one["steps"]
    assert step["op"] == "judge"
    assert [each["type"] for each in step["record"]["events"]] == ["tip", "contact", "rail"]
    assert step["stated"][0]["text"]["en"] == "the shot is a foul under General 20"
    assert step["stated"][0]["facts"] == [
        {"fact": "verdict", "expected": "foul"},
        {"fact": "clauses violated", "expected": ["G.20"]},
    ]


def test_export_of_one_game_holds_no_other() -> None:
    """The export of one game holds only its cases."""
    head, *exported = map(json.loads, export.lines(("continuation",)))
    assert list(head["disciplines"]) == ["continuation"]
    assert {line["discipline"] for line in exported} == {"continuation"}


# doctor ---------------------------------------------------------------------------------------


def test_doctor_finds_nothing_wrong_with_the_starter(tmp_path: Path) -> None:
    """The Python adapter passes every check: handshake, shots of ten rules, a game, good-bye."""
    run = kit.at_once(tmp_path, "doctor", "--", *kit.ADAPTER)
    assert run.returncode == 0, run.stdout
    lines = run.stdout.splitlines()
    assert lines[-1] == "0 wrong, 0 odd"
    shots = [line.split()[2] for line in lines if line.startswith("ok    judge")]
    assert len({key.rpartition("-")[0] for key in shots}) == len(shots) == 10
    assert sum(line.startswith("ok    do") for line in lines) == 1
    assert lines[-2] == "ok    bye"


@pytest.mark.parametrize(
    ("then", "says"),
    [
        ("if op == 'ping': print('ready', flush=True)", "«ready"),
        ("if op == 'begin': assert set(asked) == {'id', 'op', 'case', 'header'}", "AssertionError"),
        ("if op == 'judge': result = {'ruling': 'legal'}", "$.result.ruling: found 'legal'"),
        ("if op == 'judge': raise ValueError('no\\x1b[2J table')", "no\\x1b[2J table"),
        ("if op == 'judge': asked['id'] = 0", "Copy `id` from the request"),
        ("", "Answer an operation that you do not know with `unsupported`"),
    ],
)
def test_doctor_explains_what_is_wrong(tmp_path: Path, then: str, says: str) -> None:
    """Each fault is told with what was asked, what was expected and a hint."""
    run = kit.at_once(tmp_path, "doctor", "--", *kit.legal(then=then))
    assert run.returncode in {1, 3}
    assert says in run.stdout
    assert "expected  {" in run.stdout
    assert "hint      " in run.stdout
    assert re.search(r"[\x00-\x08\x0b-\x1f]", run.stdout) is None
