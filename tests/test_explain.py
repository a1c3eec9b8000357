"""Rulings in words: both languages, from the clause and the evidence alone."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args

import pytest
from hypothesis import given

import strategies as some
from piramida import explain, judge, read_shot
from piramida._spec import KINDS, READINGS
from piramida._texts import FOUND, READING_TEXTS, TITLES
from piramida.explain import clause_name, describe, found, name_balls, plain
from piramida.records import FAULT_KINDS
from piramida.ruling import Foul
from piramida.shot import Event, Fault, Rail, Stop

Language = Literal["en", "ru"]
Record = dict[str, Any]
TIP = {"type": "tip", "ball": 0}
MEETS = {"type": "contact", "balls": [0, 3]}
LATIN = re.compile(r"[A-Za-z]{3,}")
# Fields and types of records that the text of a reading cites.
NAMES_OF_THE_FORMAT = {
    name
    for values in READING_TEXTS.values()
    for pair in values.values()
    for name in re.findall(r"`([a-z_-]+)`", pair[1])
}
CYRILLIC = re.compile(r"[А-Яа-яЁё]")


def told(*events: Record, language: Language = "en", **fields: Any) -> list[str]:
    """Give the lines that tell the ruling on a shot of these events after the tip."""
    shot, rules = read_shot({"cue_ball": 0, "events": [TIP, *events]} | fields)
    return explain(judge(shot, rules), shot, language).split("\n")


def fault(kind: str, **fields: Any) -> Record:
    """Give the referee's word on a fault."""
    return {"type": "fault", "kind": kind} | fields


@pytest.mark.parametrize(
    ("clause", "english", "russian"),
    [
        ("G.5.3", "5.3", "5.3"),
        ("G.20.2.a", "20.2.a", "20.2.а"),
        ("G.20.3.b", "20.3.b", "20.3.б"),
        ("G.20.2.c", "20.2.c", "20.2.в"),
        ("G.20.n2", "20, note 2", "20, примечание 2"),
        ("G.25.3.p1", "25.3, paragraph 1", "25.3, абзац 1"),
        ("G.8.n1.p1", "8, note 1, paragraph 1", "8, примечание 1, абзац 1"),
        ("F.7", "Free pyramid 7", "«Свободная пирамида», 7"),
        (
            "C.10bis",
            "Free pyramid with continuation 10 (second)",
            "«Свободная пирамида с продолжением», 10 (второй)",
        ),
        ("K.5.2", "Combined pyramid 5.2", "«Комбинированная пирамида», 5.2"),
        ("D.7", "Dynamic pyramid 7", "«Динамичная пирамида», 7"),
    ],
)
def test_a_clause_is_named_as_people_do(clause: str, english: str, russian: str) -> None:
    """A clause is named by its number, with letters, notes and paragraphs in the language."""
    assert clause_name(clause) == english
    assert clause_name(clause, "ru") == russian


def test_every_clause_has_a_name_of_its_own() -> None:
    """No two clauses have the same name, in either language."""
    for language in ("en", "ru"):
        assert len({clause_name(clause, language) for clause in KINDS}) == len(KINDS)


@pytest.mark.parametrize(
    ("balls", "english", "russian"),
    [
        ([0], "the coloured ball", "цветной шар"),
        ([5], "ball 5", "шар 5"),
        ([5, 7], "balls 5, 7", "шары 5, 7"),
    ],
)
def test_balls_are_named(balls: list[int], english: str, russian: str) -> None:
    """Balls are named by their numbers, the coloured one by its colour."""
    assert name_balls(balls) == english
    assert name_balls(balls, "ru") == russian


def test_coloured_and_white_balls_are_named_together() -> None:
    """The coloured ball among others is named beside their numbers."""
    assert "7" in name_balls([0, 7])
    assert "coloured" in name_balls([0, 7])
    assert "цветной" in name_balls([0, 7], "ru")


def test_clauses_in_the_text_of_readings_get_their_names() -> None:
    """Ids of clauses inside a sentence become names, with or without the markup of a link."""
    sentence = "A miss violates {rule}`G.5.3` alone; G.20.2.c does not."
    assert plain(sentence) == "A miss violates 5.3 alone; 20.2.c does not."
    assert plain(sentence, "ru").endswith("20.2.в does not.")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_text_of_a_reading_keeps_its_markup(language: Language) -> None:
    """Every value of every reading can be told without an id or a mark left in it."""
    place = 0 if language == "en" else 1
    for values in READING_TEXTS.values():
        for pair in values.values():
            sentence = plain(pair[place], language)
            assert not re.search(r"[`{}]|\b[GFCKDEP]\.\d", sentence)


def test_every_value_of_every_reading_has_a_text() -> None:
    """There is a sentence in both languages for whatever reading a ruling may name."""
    for reading, values in READINGS.items():
        assert set(READING_TEXTS[reading]) >= set(values)
        assert all(all(READING_TEXTS[reading][value]) for value in values)


def test_every_requirement_says_what_was_found() -> None:
    """What a clause says when it is violated has no slot left open and ends as a sentence."""
    for clause in FOUND:
        for language in ("en", "ru"):
            for balls in ((), (0,), (5,), (5, 7)):
                sentence = found(Foul(clause, balls=balls), language)
                assert "{" not in sentence
                assert sentence.endswith(".")
                assert sentence[0].isupper()


@pytest.mark.parametrize("kind", FAULT_KINDS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fault_is_described_in_the_language(language: Language, kind: str) -> None:
    """The referee's word is told in the language of the ruling, not by its code."""
    words = describe(Fault(kind), language)
    assert bool(LATIN.search(words)) == (language == "en")
    assert bool(CYRILLIC.search(words)) == (language == "ru")


@given(some.shots())
def test_every_ruling_is_told_in_one_language(record: Record) -> None:
    """English text has no Cyrillic, Russian no Latin words but ids, values and causes."""
    shot, rules = read_shot(record)
    ruling = judge(shot, rules)
    assert not CYRILLIC.search(explain(ruling, shot, "en"))
    russian = explain(ruling, shot, "ru")
    for used in ruling.readings:
        russian = russian.replace(f"{used.id} = {used.value}", "")
    for word in ("light", "spectator", *NAMES_OF_THE_FORMAT):
        russian = russian.replace(word, "")
    assert LATIN.findall(russian) == []


def test_every_type_of_event_is_described() -> None:
    """Whatever shows a violation can be named in a few words."""
    shot, _ = read_shot({"cue_ball": 0, "events": [TIP, MEETS]})
    assert [describe(event) for event in shot.events] == ["tip (0)", "contact 0-3"]
    assert describe(Rail(3, "left")) == "left rail (3)"
    assert describe(Rail(3, "left"), "ru") == "левый борт (3)"
    assert describe(Rail(3, "left", "nose", "ML")) == "left rail (nose) (3)"
    assert describe(Stop()) == "at rest"
    assert len(get_args(Event)) == len({type(event) for event in _one_of_each()})
    for event in _one_of_each():
        for language in ("en", "ru"):
            assert describe(event, language)


def _one_of_each() -> list[Event]:
    events: list[Event] = []
    for kinds in some.KINDS.values():
        before: list[Record] = [TIP]
        if kinds[0]["type"] == "return":
            before.append({"type": "pocket", "ball": kinds[0]["ball"]})
        shot, _ = read_shot({"cue_ball": 0, "events": [*before, kinds[0]]})
        events.append(shot.events[-1])
    return events


def test_a_legal_shot_is_told() -> None:
    """A legal shot: what completed it, by which event, what counts."""
    assert told(MEETS, {"type": "pocket", "ball": 3, "pocket": "FL"}) == [
        "Legal.",
        f"  Completed by 20.1: {TITLES['G.20.1'][0]}.    event 2: pocket FL (3)",
        "Counts: ball 3.",
    ]


def test_several_violations_are_told_with_one_penalty() -> None:
    """Each violation has its line; the penalty is one, with the items that name it."""
    lines = told(MEETS, fault("touched", ball=5), fault("no-foot"))
    assert [line.split()[0] for line in lines[1:4]] == ["16", "17", "20"]
    assert lines[4] == (
        "Penalty (29.1.5, 29.1.6, 29.1.9, 29.2: one for all violations): the opponent lifts a ball."
    )


def test_a_foul_of_the_other_player_is_told_as_his() -> None:
    """What the waiting player did is told as his, and who lifts a ball then."""
    lines = told(MEETS, {"type": "pocket", "ball": 3}, fault("touched", by="opponent"))
    assert any("(by the other player)" in line and "  28  " in line for line in lines)
    assert any(
        line.startswith("Penalty (29.1.12): the player who was at the table") for line in lines
    )


def test_a_foul_that_the_list_of_penalties_lacks_is_told_so() -> None:
    """For a foul that 29.1 does not name the ruling says that it has no item."""
    rails = [{"type": "rail", "ball": ball, "rail": "foot"} for ball in (2, 5, 7)]
    lines = told(phase="break", cue_ball=3, events=[{"type": "tip", "ball": 3}, MEETS, *rails])
    assert "Penalty (29.1 has no item for it): the opponent lifts a ball." in lines


def test_a_replay_is_told() -> None:
    """A shot that is taken again is told as such, with the balls to be put back."""
    lines = told(MEETS, {"type": "disturb", "cause": "light"}, start=[0, 3])
    assert lines[0] == "The shot is played again; nobody is penalised."
    assert "Put back where they were: the coloured ball, ball 3." in lines


def test_what_the_referee_could_not_tell_is_told() -> None:
    """What stays open is told as left to the referee, and is no foul."""
    lines = told(MEETS, {"type": "pocket", "ball": 3}, fault("push", certain="unsure"))
    assert lines[0] == "Legal."
    assert any(line.startswith("Left to the referee: 19.1 ") for line in lines)


def test_many_events_are_told_in_short() -> None:
    """A long list of events is told as ranges of numbers, and only its ends by name."""
    rails = [{"type": "rail", "ball": 0, "rail": "head"}] * 9
    line = next(
        line for line in told(MEETS, *rails, readings={"R-window": "every"}) if "  20  " in line
    )
    assert "events 2-10: " in line
    assert line.count("head rail (0)") == 5
    assert "…" in line
