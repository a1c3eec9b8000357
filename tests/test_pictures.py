"""Pictures: places and ways that contradict no scenario, and what surrounds them."""

from __future__ import annotations

import itertools
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import piramida
from piramida.table import Point, Table
from piramida_conformance import scenarios, spec
from piramida_conformance.scenarios import Scenario
from rulebook import (
    api,
    diagrams,
    drawing,
    history,
    quantities,
    situations,
    staging,
    steplinks,
    told,
)
from rulebook.interface import LANGUAGES, say
from rulebook.plane import length, minus
from rulebook.staging import BIG, Stage, Stop
from rulebook.told import Stroke

ROOT = Path(__file__).resolve().parents[1]
SUITE = scenarios.read(ROOT / "features").scenarios
NEEDED = {"contact", "rail", "cross", "pocket", "jump", "bounce", "return"}
HALF = BIG / 2


def shown(scenario: Scenario) -> list[Stroke]:
    """Return the strokes of a scenario that a picture can be made of."""
    found = told.tell(scenario.language, scenario.all_steps)
    return [one for one in found.strokes if diagrams.is_shown(one, found)]


STROKES = [(one.key, stroke) for one in SUITE for stroke in shown(one)]
CONFLICTING = 8  # scenarios that need an unsaid crossing, such as both halves of a long rail
STAGES = [(key, stroke, staging.stage(stroke)) for key, stroke in STROKES]


def named(scenario: str) -> Stage:
    """Return the stage of the first stroke of a scenario."""
    return next(made for key, _, made in STAGES if key == scenario)


def test_there_are_pictures_to_look_at() -> None:
    """Most scenarios about one stroke have a picture; the tests below are about something."""
    assert len(STAGES) > len(SUITE) / 4


def test_every_ball_starts_on_the_bed_and_on_no_other() -> None:
    """Balls stand between the rails, at a pocket's edge at most, and never on top of each other."""
    wrong = []
    for key, _, made in STAGES:
        x, y = made.table.length / 2, made.table.width / 2
        starts = [(ball, way[0].at) for ball, way in made.ways.items()]
        wrong += [f"{key}: {b} off" for b, at in starts if abs(at.x) > x or abs(at.y) > y]
        wrong += [
            f"{key}: {one} on {other}"
            for index, (one, here) in enumerate(starts)
            for other, there in starts[index + 1 :]
            if length(minus(here, there)) < 2 * BIG - 1e-6
        ]
    assert wrong == []


def test_every_act_has_the_number_of_its_step() -> None:
    """Each contact, rail, crossing, fall and jump is marked with the step that tells it."""
    wrong = []
    for key, stroke, made in STAGES:
        told_of = {
            number
            for event, number in zip(stroke.record["events"], stroke.numbers, strict=True)
            if event["type"] in NEEDED
        }
        missing = told_of - {mark.number for mark in made.marks}
        if missing:
            wrong.append(f"{key}: {sorted(missing)}")
    assert wrong == []


def over_the_line(way: list[Stop]) -> int:
    """Return how often a way passes the centre line other than where a crossing is said."""
    return sum(
        one.at.x * other.at.x < -HALF * HALF
        for one, other in itertools.pairwise(way)
        if "cross" not in {one.kind, other.kind}
    )


def test_no_ball_crosses_the_line_unless_the_scenario_says_so() -> None:
    """After the first contact nobody passes the centre line unsaid, where nobody measured."""
    wrong = []
    for key, stroke, made in STAGES:
        if made.measured or made.conflicting or stroke.record.get("phase") == "break":
            continue
        for ball, way in made.ways.items():
            met = next((i for i, one in enumerate(way) if one.kind == "hit"), len(way))
            part = way[met:] if ball == made.cue else way
            if over_the_line(part):
                wrong.append(f"{key}: ball {ball}")
    assert wrong == []
    rest = [made for _, _, made in STAGES if made.conflicting and not made.measured]
    assert len(rest) <= CONFLICTING


def test_a_frozen_ball_touches_its_rail() -> None:
    """A ball said to be frozen to a rail is drawn touching that rail."""
    wrong = []
    for key, stroke, made in STAGES:
        x, y = made.table.length / 2 - BIG, made.table.width / 2 - BIG
        for ball, rail in stroke.record.get("frozen", []):
            if isinstance(rail, str):
                at = made.ways[ball][0].at
                gap = {"foot": x - at.x, "head": x + at.x, "left": y - at.y, "right": y + at.y}
                if abs(gap[rail]) > 1e-6:
                    wrong.append(f"{key}: ball {ball}")
    assert wrong == []


def test_balls_that_meet_touch() -> None:
    """At a contact the striking ball lies against the one it hits."""
    made = named("general-20-28")
    three = made.ways[3]
    hit = next(stop for stop in three if stop.kind == "hit")
    assert length(minus(hit.at, made.ways[5][0].at)) == pytest.approx(2 * BIG)


def test_a_ball_leaves_a_rail_as_it_came() -> None:
    """Between two places that are known, the angle at the rail is the same on both sides."""
    way = named("general-20-28").ways[3]
    place = next(i for i, stop in enumerate(way) if stop.kind == "rail")
    before, rail, after = (way[place + step].at for step in (-1, 0, 1))
    into = abs((rail.y - before.y) / (rail.x - before.x))
    out = abs((after.y - rail.y) / (after.x - rail.x))
    assert into == pytest.approx(out, rel=0.15)


def test_measured_places_are_kept() -> None:
    """A ball that somebody measured is drawn where it stood."""
    made = named("general-11-03")
    assert made.measured
    assert made.ways[0][0].at == Point(0.0, 0.0)
    assert made.ways[3][0].at == Point(0.8875, 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_sound_and_says_what_it_is(language: str) -> None:
    """Every picture is well-formed and has a sentence in the language of the page."""
    count = 0
    for scenario in SUITE:
        drawn = diagrams.drawn(scenario, scenario.titles.of(language), language)
        if drawn is None:
            continue
        picture = ET.fromstring(drawn[0])  # noqa: S314 - it is our own
        assert picture.get("role") == "img"
        assert picture.get("aria-label")
        assert "nan" not in drawn[0]
        assert drawn[1]
        count += 1
    assert count > len(SUITE) / 3


@pytest.mark.parametrize("count", range(1, 16))
def test_racks_have_their_balls(count: int) -> None:
    """The picture of a pyramid has as many balls as the pyramid."""
    assert drawing.rack(count, Table(), "").count('class="p-ball') == count


def test_spotting_says_the_distance() -> None:
    """The picture of a spotted ball carries its distance from the foot spot in millimetres."""
    scenario = next(one for one in SUITE if one.id == "general-25-13")
    drawn = diagrams.drawn(scenario, "", "en")
    assert drawn is not None
    assert ">68.5<" in drawn[0]


def test_every_marking_has_its_link() -> None:
    """The picture of the table leads from each marking to the clause that defines it."""
    named_marks = dict.fromkeys(drawing.MARKS, "x")
    picture = drawing.marked_table(Table(), "", named_marks)
    assert all(f'href="rule:{clause}"' in picture for clause in drawing.MARKS)
    assert set(drawing.MARKS) <= spec.read(ROOT / "spec").clauses.keys()


@pytest.mark.parametrize(
    ("sentence", "language", "words", "clause"),
    [
        ("the shot is legal by General 20.2.c", "en", "General 20.2.c", "G.20.2.c"),
        (
            "удар — нарушение, предусмотренное пунктом 5.3 Общих правил",
            "ru",
            "пунктом 5.3 Общих правил",
            "G.5.3",
        ),
        ("the reading R-rails decided", "en", "R-rails", "R-rails"),
    ],
)
def test_what_a_step_names(sentence: str, language: str, words: str, clause: str) -> None:
    """A clause or a reading is found in a step, in the words in which the step names it."""
    (place,) = steplinks.named(sentence, language)
    assert (sentence[place.start : place.end], place.id) == (words, clause)


def test_two_clauses_of_a_step() -> None:
    """Each of several clauses is found at its own place."""
    places = steplinks.named("the shot is a foul under General 16 and General 20", "en")
    assert [place.id for place in places] == ["G.16", "G.20"]


def test_steps_are_numbered_as_they_stand() -> None:
    """Events carry the number of their When step; two events of one step carry the same."""
    scenario = next(one for one in SUITE if one.id == "general-20-72")
    (stroke,) = told.tell(scenario.language, scenario.all_steps).strokes
    types = [event["type"] for event in stroke.record["events"]]
    assert types == ["tip", "contact", "rail", "contact", "cross"]
    assert stroke.numbers == (1, 1, 2, 3, 4)


def test_situations_name_scenarios_that_exist_once() -> None:
    """Every line asks one question of a scenario that exists, and of a step that it has."""
    lines = [line for group in situations.read(ROOT) for line in group.lines]
    ids = [line.scenario for line in lines]
    assert len(ids) == len(set(ids))
    steps = {one.id: sum(step.kind == "then" for step in one.all_steps) for one in SUITE}
    for line in lines:
        assert line.says <= steps[line.scenario], line
        assert all(line.question.of(language).count("?") == 1 for language in LANGUAGES), line


def test_every_number_of_the_rules_has_words() -> None:
    """Every parameter of a clause can be written in both languages."""
    params = [one.params for one in spec.read(ROOT / "spec").clauses.values()]
    assert [name for one in params for name in quantities.unnamed(one)] == []
    assert (
        quantities.written({"seconds": 45, "warning": 10}, "en")[0] == "time: 45\N{NO-BREAK SPACE}s"
    )
    assert quantities.written({"height_min_mm": 800}, "ru") == [
        "высота, не менее: 800\N{NO-BREAK SPACE}мм"
    ]
    assert quantities.unnamed({"nonsense": 1}) == ["nonsense"]


RULE = """::::{rule} G.1
:title-en: One
:title-ru: Один
:param: balls=3

:::{en}
Three balls.
:::
:::{ru}
Три шара.
:::
::::
"""


def git(root: Path, *arguments: str) -> None:
    """Run git in a folder."""
    identity = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
    subprocess.run(["git", "-C", str(root), *identity, *arguments], check=True, capture_output=True)


def commit(root: Path, name: str, source: str | None) -> None:
    """Write or remove a file of rule text and commit."""
    path = root / "spec" / name
    path.parent.mkdir(exist_ok=True)
    if source is None:
        path.unlink()
    else:
        path.write_text(source, encoding="utf-8")
    git(root, "add", "-A")
    git(root, "commit", "-m", "x")


def test_history_by_clause(tmp_path: Path) -> None:
    """The history says when a clause was written, what of it changed, and when it went."""
    git(tmp_path, "init")
    commit(tmp_path, "one.md", RULE)
    commit(tmp_path, "one.md", RULE.replace("Три шара.", "Три белых шара."))
    commit(tmp_path, "one.md", RULE.replace("Три шара.", "Три белых\nшара."))
    commit(tmp_path, "one.md", None)
    changes = history.read(tmp_path)
    assert [(one.clause, one.kinds) for one in changes] == [
        ("G.1", ("added",)),
        ("G.1", ("ru",)),
        ("G.1", ("removed",)),
    ]


def test_a_clause_that_moves_to_another_file_has_not_changed(tmp_path: Path) -> None:
    """Moving a clause within one commit is no change of it."""
    git(tmp_path, "init")
    commit(tmp_path, "one.md", RULE)
    (tmp_path / "spec" / "one.md").unlink()
    commit(tmp_path, "two.md", RULE)
    assert [one.kinds for one in history.read(tmp_path)] == [("added",)]


def test_without_git_there_is_no_history(tmp_path: Path) -> None:
    """A copy that is no repository has no history, and that is no error."""
    assert history.read(tmp_path) == ()


def test_signatures_are_those_of_the_engine() -> None:
    """The page of the engine shows every name that the package exports, with its arguments."""
    assert api.signature(piramida.judge).startswith("(shot: Shot, rules: Rules")
    assert api.signature(piramida.RecordError) == ""
    assert "..." in api.signature(piramida.Ruling)


def test_answers_have_words() -> None:
    """Every verdict that a Then step can state has words in both languages."""
    for verdict in set(situations.VERDICTS.values()):
        assert all(say(language, f"answer-{verdict}") for language in LANGUAGES)
