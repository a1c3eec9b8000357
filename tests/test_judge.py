"""`piramida judge`: records in, rulings out, in two languages."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from piramida_conformance.cli import main

Record = dict[str, Any]
TIP = {"type": "tip", "ball": 0}
MEETS = {"type": "contact", "balls": [0, 3]}
LEGAL: Record = {"cue_ball": 0, "events": [TIP, MEETS, {"type": "pocket", "ball": 3}]}
MISS: Record = {"cue_ball": 0, "events": [TIP, {"type": "rail", "ball": 0, "rail": "foot"}]}
REFUSED: Record = {"cue_ball": 0, "events": [TIP, {"type": "stop", "ball": 16}]}
UNKNOWN = MISS | {"venue": "hall"}


@dataclass(frozen=True, slots=True)
class Answer:
    """What the command printed and gave."""

    code: int
    out: str
    err: str

    def objects(self) -> list[Record]:
        """Give the JSON lines it printed."""
        return [json.loads(line) for line in self.out.splitlines()]


Judge = Callable[..., Answer]


@pytest.fixture
def judge(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Judge:
    """Run the command on a text that it gets on standard input, or on the arguments given."""

    def run(text: str, *arguments: str) -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        code = main(["judge", "-", *arguments])
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return run


def lines(*records: Any) -> str:
    """Write JSON lines."""
    return "".join(json.dumps(record) + "\n" for record in records)


# -- which records ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(MISS),
        json.dumps(MISS) + "\n",
        json.dumps(MISS, indent=2),
        "\ufeff".join(["", json.dumps(MISS)]).lstrip("\ufeff"),
        "\n\n" + json.dumps(MISS) + "\n\n",
    ],
    ids=["one line", "ended line", "many lines", "no mark", "empty lines"],
)
def test_one_record_gets_one_ruling(judge: Judge, text: str) -> None:
    """One JSON object is one shot, on one line or on many."""
    answer = judge(text, "--format", "json")
    (ruling,) = answer.objects()
    assert answer.code == 0
    assert [foul["clause"] for foul in ruling["ruling"]["fouls"]] == ["G.5.3"]


def test_every_line_gets_its_answer_in_order(judge: Judge) -> None:
    """JSON lines are answered one by one, with the number of their line; empty ones are not."""
    answer = judge(lines(LEGAL) + "\n" + lines(MISS, LEGAL), "--format", "json")
    verdicts = [(one["line"], one["ruling"]["verdict"]) for one in answer.objects()]
    assert verdicts == [(1, "legal"), (3, "foul"), (4, "legal")]


def test_a_refused_record_gets_no_ruling_and_the_others_do(judge: Judge) -> None:
    """A refused record is answered with path, found and expected; the rest is judged."""
    answer = judge(lines(LEGAL, REFUSED, MISS), "--format", "json")
    legal, error, miss = answer.objects()
    assert answer.code == 2
    assert legal["ruling"]["verdict"] == "legal"
    assert miss["ruling"]["verdict"] == "foul"
    assert error == {
        "line": 2,
        "error": {
            "path": "events[1].ball",
            "found": "16",
            "expected": "a ball, 0 to 15",
            "message": "events[1].ball: found 16, expected a ball, 0 to 15",
        },
    }


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "Line 2: events[1].ball: found 16, expected a ball, 0 to 15"),
        ("ru", "Строка 2: events[1].ball: найдено 16, ожидается шар от 0 до 15"),
    ],
)
def test_a_refusal_is_told_in_its_place(judge: Judge, language: str, refusal: str) -> None:
    """In words too, a refusal stands between the rulings of the other records."""
    answer = judge(lines(LEGAL, REFUSED, MISS), "--language", language)
    first, second, third = answer.out.split("\n\n")
    assert answer.code == 2
    assert second == refusal
    assert first != third


@pytest.mark.parametrize("broken", ['{"cue_ball": 0,', "{'cue_ball': 0}", "tip 0", "{} {}"])
def test_broken_json_in_one_line_is_refused_alone(judge: Judge, broken: str) -> None:
    """A line that is no JSON is refused with the column; the other lines are judged."""
    answer = judge(lines(LEGAL) + broken + "\n" + lines(MISS), "--format", "json")
    legal, error, miss = answer.objects()
    assert answer.code == 2
    assert (legal["line"], error["line"], miss["line"]) == (1, 2, 3)
    assert error["error"]["path"].startswith("$ (column ")
    assert error["error"]["expected"].startswith("JSON")
    assert "ruling" in legal
    assert "ruling" in miss


@pytest.mark.parametrize("text", ["[" * 100_000, '{"cue_ball": ' + "9" * 5000 + "}"])
def test_json_beyond_all_bounds_is_refused(judge: Judge, text: str) -> None:
    """JSON that is too deep or has too long a number is refused like any other."""
    answer = judge(text, "--format", "json")
    (error,) = answer.objects()
    assert answer.code == 2
    assert error["error"]["path"].startswith("$")


@pytest.mark.parametrize("text", ["", "\n", "  \n\t\n"])
def test_empty_input_is_refused(judge: Judge, text: str) -> None:
    """Nothing at all is an error, not zero records."""
    answer = judge(text, "--format", "json")
    (error,) = answer.objects()
    assert answer.code == 2
    assert error["error"]["found"] == "nothing"


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity"])
def test_values_that_json_does_not_have_are_refused(judge: Judge, value: str) -> None:
    """Python reads NaN and infinities in JSON; records refuse them."""
    answer = judge('{"cue_ball":0,"events":[],"seconds":' + value + "}", "--format", "json")
    (error,) = answer.objects()
    assert answer.code == 2
    assert error["error"]["path"] == "seconds"
    assert error["error"]["expected"] == "a finite number"


def test_a_file_is_judged_like_standard_input(
    judge: Judge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of records gets the same answers as the same text on standard input."""
    text = lines(LEGAL, MISS)
    file = tmp_path / "shots.jsonl"
    file.write_text(text, encoding="utf-8")
    piped = judge(text)
    assert main(["judge", str(file)]) == 0
    assert capsys.readouterr().out == piped.out


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is named on standard error, without a traceback."""
    missing = tmp_path / "none.jsonl"
    assert main(["judge", str(missing)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"piramida judge: {missing}: ")
    assert printed.err.count("\n") == 1


def test_a_file_that_is_no_text_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is not UTF-8 is named on standard error, without a traceback."""
    file = tmp_path / "shots.bin"
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["judge", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"piramida judge: {file}: ")


def test_the_installed_command_judges() -> None:
    """The command that an installation offers reads standard input and gives the exit code."""
    command = [str(Path(sys.executable).with_name("piramida")), "judge", "-", "--format", "json"]
    done = subprocess.run(
        command, input=lines(MISS, REFUSED), capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert [
        next(iter(json.loads(line).keys() - {"line"})) for line in done.stdout.splitlines()
    ] == [
        "ruling",
        "error",
    ]
    assert done.stderr == ""


# -- settings ---------------------------------------------------------------------------------


def test_an_unknown_field_is_warned_of_once(judge: Judge) -> None:
    """A field that the format does not know is named once a run, and the records are judged."""
    answer = judge(lines(UNKNOWN, UNKNOWN), "--format", "json")
    assert answer.code == 0
    assert answer.err == "piramida: field venue is not part of the format and is ignored\n"
    assert len(answer.objects()) == 2


def test_strict_refuses_unknown_fields(judge: Judge) -> None:
    """With --strict an unknown field is a refusal, and nothing else changes."""
    answer = judge(lines(UNKNOWN, MISS), "--format", "json", "--strict")
    error, miss = answer.objects()
    assert answer.code == 2
    assert answer.err == ""
    assert error["error"]["path"] == "venue"
    assert "ruling" in miss


def test_a_reading_can_be_chosen(judge: Judge) -> None:
    """A reading given on the command line is the one that is used."""
    answer = judge(lines(MISS), "--format", "json", "--reading", "R-miss=all")
    (one,) = answer.objects()
    assert [foul["clause"] for foul in one["ruling"]["fouls"]] == ["G.5.3", "G.20"]
    assert {"id": "R-miss", "value": "all"} in one["ruling"]["readings"]


def test_the_reading_of_a_record_outranks_that_of_the_command_line(judge: Judge) -> None:
    """A record that names its reading is judged under that one."""
    own = MISS | {"readings": {"R-miss": "collision-only"}}
    (one,) = judge(lines(own), "--format", "json", "--reading", "R-miss=all").objects()
    assert [foul["clause"] for foul in one["ruling"]["fouls"]] == ["G.5.3"]


@pytest.mark.parametrize(
    ("reading", "message"),
    [
        ("R-none=yes", "unknown reading 'R-none'"),
        ("R-rails=five", "expected one of: four, six"),
        ("R-rails", "expected READING=VALUE"),
    ],
)
def test_a_wrong_reading_is_named(judge: Judge, reading: str, message: str) -> None:
    """A reading that does not exist stops the command before it judges anything."""
    answer = judge(lines(MISS), "--reading", reading)
    assert answer.code == 2
    assert answer.out == ""
    assert message in answer.err


# -- the simulated shots ----------------------------------------------------------------------


def sample(root: Path, line: int) -> str:
    """Give a line of the simulated shots, counted from 1."""
    text = (root / "tests" / "data" / "pooltool-shots.jsonl").read_text(encoding="utf-8")
    return text.splitlines()[line - 1]


@pytest.mark.parametrize(
    ("line", "clause", "events"),
    [(170, "G.20.2.b", [2, 3, 4]), (172, "G.20.2.b", [2, 3, 5]), (174, "G.20.4.b", [2, 3, 6])],
)
def test_three_shots_turn_on_what_one_collision_is(
    judge: Judge, root: Path, line: int, clause: str, events: list[int]
) -> None:
    """A ball frozen to a rail meets the cue ball again within microseconds (20, note 2).

    If that is one collision, nothing completes the shot; if every contact is one, the rail of the
    frozen ball passes to the cue ball, which takes it to another rail or over the line.
    """
    (usual,) = judge(sample(root, line), "--format", "json").objects()
    (every,) = judge(
        sample(root, line), "--format", "json", "--reading", "R-window=every"
    ).objects()
    assert usual["ruling"]["verdict"] == "foul"
    assert [foul["clause"] for foul in usual["ruling"]["fouls"]] == ["G.20"]
    assert {"id": "R-window", "value": "1ms"} in usual["ruling"]["readings"]
    assert every["ruling"]["verdict"] == "legal"
    assert every["ruling"]["legal_by"] == {"clause": clause, "events": events}
    assert {"id": "R-window", "value": "every"} in every["ruling"]["readings"]


# -- in words ---------------------------------------------------------------------------------

START = {"0": [-0.5, 0.1], "3": [0.5, 0.2], "5": [-1.0, -0.4]}
TOUCHED: Record = {
    "cue_ball": 0,
    "start": START,
    "events": [
        TIP,
        {"type": "fault", "kind": "touched", "ball": 5},
        MEETS,
        {"type": "pocket", "ball": 3, "pocket": "FL"},
    ],
    "end": {"0": [0.2, 0.1], "5": [-1.0, -0.4]},
}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Line 1: Foul.",
                "  17  ",
                "event 1:",
                "touched",
                "To be spotted: ball 3 at (0.8875, 0.0000) (22.4)",
                "29.1.6",
            ],
        ),
        (
            "ru",
            [
                "Строка 1: Нарушение.",
                "  17  ",
                "событие 1:",
                "Выставляется: шар 3 в точке (0.8875, 0.0000) (22.4)",
                "29.1.6",
            ],
        ),
    ],
)
def test_a_foul_is_told(judge: Judge, language: str, told: list[str]) -> None:
    """The text names verdict, clause, event, penalty, and where which ball is spotted."""
    answer = judge(lines(TOUCHED), "--language", language)
    assert answer.code == 0
    assert [words for words in told if words not in answer.out] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Line 1: Legal.", "Completed by 20.1", "event 2: pocket (3)", "Counts: ball 3."]),
        (
            "ru",
            [
                "Строка 1: Удар правильный.",
                "по пункту 20.1",
                "событие 2: луза (3)",
                "Засчитывается: шар 3.",
            ],
        ),
    ],
)
def test_a_legal_shot_is_told(judge: Judge, language: str, told: list[str]) -> None:
    """The text names what completed the shot, by which event, and which ball counts."""
    answer = judge(lines(LEGAL), "--language", language)
    assert [words for words in told if words not in answer.out] == []


def test_readings_that_mattered_are_told(judge: Judge, root: Path) -> None:
    """The text names the reading that decided, and its value."""
    answer = judge(sample(root, 170))
    assert "Reading R-window = 1ms decided here: " in answer.out
