"""Measured equipment: the record, its limits, the words, and the command."""

from __future__ import annotations

import io
import json
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piramida._spec import KINDS
from piramida._values import RecordError
from piramida.equipment import (
    Equipment,
    Limits,
    check,
    corner_jaw,
    read_equipment,
    unmeasured,
    write_findings,
)
from piramida.explain_equipment import explain_equipment
from piramida.readings import Rules
from piramida.table import POCKETS
from piramida_conformance.cli import main

Record = dict[str, Any]

CORNER = {"mouth_mm": 72.5, "jaw_radius_mm": 5, "channel_mm": 5.5}
SIDE = {"mouth_mm": 82.5, "jaw_radius_mm": 11, "channel_mm": 0}
WHOLE: Record = {
    "record": "equipment/1",
    "table": {
        "size_ft": 12,
        "length_mm": 3550,
        "width_mm": 1775,
        "slate_mm": 45,
        "height_mm": 810,
    },
    "cushion": {
        "height_mm": 42,
        "slope_degrees": 7,
        "rebound_percent": 55,
        "hardness_iso": 42,
    },
    "pockets": {name: SIDE if name in ("ML", "MR") else CORNER for name in POCKETS},
    "balls": {str(ball): {"diameter_mm": 68.2, "weight_g": 283} for ball in range(16)},
}


def checked(record: Record, **readings: str) -> Record:
    """Give the check of a record as JSON."""
    rules = Rules({name.replace("_", "-"): value for name, value in readings.items()})
    measured, rules = read_equipment(record, rules)
    written: Record = write_findings(check(measured, rules))
    return written


def only(**parts: Any) -> Record:
    """Give a record of these parts."""
    return {"record": "equipment/1", **parts}


def limits(least: str, most: str) -> Limits:
    """Give limits as they are written."""
    return Limits(Decimal(least), Decimal(most))


def outside(answer: Record) -> list[tuple[str, list[str]]]:
    """Give path and clauses of what is out of tolerance."""
    return [(each["path"], each["clauses"]) for each in answer["findings"] if not each["within"]]


# -- what is compared -------------------------------------------------------------------------


def test_a_whole_table_in_order_leaves_nothing_out() -> None:
    """Where everything was measured and is right, no deciding clause is left unmeasured."""
    answer = checked(WHOLE)
    assert answer["ok"] is True
    assert outside(answer) == []
    assert answer["unmeasured"] == []
    assert len(answer["findings"]) == 4 + 4 + 6 * 3 + 16 * 2


def test_each_value_is_compared_by_itself() -> None:
    """One bad ball and one bad pocket are named, the others are not."""
    record = WHOLE | {
        "balls": WHOLE["balls"] | {"7": {"diameter_mm": 68.6, "weight_g": 283}},
        "pockets": WHOLE["pockets"] | {"MR": SIDE | {"mouth_mm": 72.5}},
    }
    assert outside(checked(record)) == [
        ("pockets.MR.mouth_mm", ["E.4.2"]),
        ("balls.7.diameter_mm", ["E.5.1"]),
    ]


@pytest.mark.parametrize("size", [10, 9, 8])
def test_only_the_largest_table_has_a_tolerance(size: int) -> None:
    """A millimetre is too much on a table whose figures have no tolerance."""
    length = {10: 2950, 9: 2540, 8: 2240}[size]
    assert outside(checked(only(table={"size_ft": size, "length_mm": length + 1}))) == [
        ("table.length_mm", [f"E.1.{ {10: 2, 9: 3, 8: 4}[size] }"])
    ]


@given(st.decimals(0, 100, places=3))
def test_limits_are_exact(value: Decimal) -> None:
    """A value is allowed from the least to the most, both included, with no binary rounding."""
    answer = checked(only(balls={"0": {"diameter_mm": float(value)}}))
    assert answer["ok"] == (Decimal(68) <= value <= Decimal("68.5"))


def test_a_figure_is_as_exact_as_it_is_stated() -> None:
    """R-figure: a figure with a decimal means what rounds to it in that place."""
    assert corner_jaw(Rules(numbers={"E.4.3.radius_mm": 5})) == limits("4.5", "5.5")
    assert corner_jaw(Rules(numbers={"E.4.3.radius_mm": 5.5})) == limits("5.45", "5.55")


def test_a_limit_may_be_missing_on_one_side() -> None:
    """Without a least or a most value there is no limit on that side."""
    assert Limits(None, Decimal(3)).hold(Decimal(0))
    assert not Limits(None, Decimal(3)).hold(Decimal(4))
    assert Limits(Decimal(3), None).hold(Decimal(4))


def test_readings_come_from_the_record_or_from_the_rules() -> None:
    """The reading of a record outdoes that of the rules, as in shot records."""
    record = only(balls={"1": {"diameter_mm": 67}})
    assert outside(checked(record)) != []
    assert outside(checked(record, R_ball_size="67")) == []
    stated = record | {"readings": {"R-ball-size": "67"}}
    assert outside(checked(stated, R_ball_size="68")) == []


def test_what_was_not_measured_is_named_and_not_judged() -> None:
    """Deciding clauses that no value speaks of are listed; the other sizes are none of them."""
    measured, rules = read_equipment(only(table={"size_ft": 9, "width_mm": 1270}))
    left = unmeasured(check(measured, rules))
    assert "E.1.1" not in left
    assert left[0] == "E.2.1"
    assert set(left) <= KINDS.keys()
    measured, rules = read_equipment(only(table={"slate_mm": 45}))
    left = unmeasured(check(measured, rules))
    assert left[:5] == ("E.1.1", "E.1.2", "E.1.3", "E.1.4", "E.1.5")
    assert "E.2.1" not in left


# -- the record -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "path", "expected"),
    [
        ([], "$", "an object"),
        ({}, "record", "equipment/1"),
        ({"record": "shot/1"}, "record", "equipment/1"),
        (only(), "$", "a measured value"),
        (only(table=7), "table", "an object"),
        (only(table={"size_ft": 12}), "$", "a measured value"),
        (only(table={"length_mm": 3550}), "table.size_ft", "one of: 12, 10, 9, 8"),
        (only(table={"size_ft": 11, "slate_mm": 45}), "table.size_ft", "one of: 12, 10, 9, 8"),
        (only(table={"size_ft": True, "slate_mm": 45}), "table.size_ft", "one of"),
        (only(table={"slate_mm": "45"}), "table.slate_mm", "a number"),
        (only(table={"slate_mm": True}), "table.slate_mm", "a number"),
        (only(table={"slate_mm": -1}), "table.slate_mm", "at least 0"),
        (only(table={"slate_mm": float("nan")}), "table.slate_mm", "a finite number"),
        (only(table={"slate_mm": 10**400}), "table.slate_mm", "a finite number"),
        (only(pockets={"XL": {}}), "pockets.XL", "one of: HL"),
        (only(pockets={"HL": 72}), "pockets.HL", "an object"),
        (only(balls={"16": {}}), "balls.16", "one of: 0, 1"),
        (only(balls={"1": {"weight_g": None}}), "balls.1.weight_g", "a number"),
        (only(readings={"R-ball-size": "70"}, balls={}), "readings", "68, 67"),
    ],
)
def test_a_wrong_record_is_refused(record: object, path: str, expected: str) -> None:
    """What cannot be read is refused with its path and what was expected there."""
    with pytest.raises(RecordError) as refusal:
        read_equipment(record)
    assert refusal.value.path == path
    assert expected in refusal.value.expected


def test_unknown_fields_are_named() -> None:
    """A field that the format does not have is reported by its path, at every depth."""
    found: list[str] = []
    record = only(table={"slate_mm": 45, "legs": 6}, balls={"1": {"colour": 1}}, hall="x")
    read_equipment(record, unknown=found.append)
    assert sorted(found) == ["balls.1.colour", "hall", "table.legs"]


# -- words ------------------------------------------------------------------------------------


def test_words_name_clause_measured_and_allowed() -> None:
    """What is out of tolerance is told with its clauses, its value and its limits."""
    measured, rules = read_equipment(
        only(table={"size_ft": 12, "length_mm": 3600.5, "slate_mm": 43.5})
    )
    findings = check(measured, rules)
    english = explain_equipment(findings).splitlines()
    assert english[0].startswith("Equipment 1.1, 1.5  ")
    assert english[0].endswith("table.length_mm: measured 3600.5, allowed 3500–3600")
    assert english[1].endswith("table.slate_mm: measured 43.5, allowed at least 44")
    assert english[2] == "Out of tolerance: 2 of 2."
    russian = explain_equipment(findings, "ru").splitlines()
    assert russian[0].endswith("измерено 3600,5, допускается 3500–3600")
    assert russian[1].endswith("измерено 43,5, допускается не менее 44")
    assert russian[2] == "Вне допуска: 2 из 2."


def test_words_for_a_table_in_order() -> None:
    """Where all is allowed, that is said once, with the number of values."""
    measured, rules = read_equipment(WHOLE)
    assert explain_equipment(check(measured, rules)) == "All measured values are allowed: 58."


# -- the command ------------------------------------------------------------------------------


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, *options: str
) -> tuple[int, str, str]:
    """Run the command on standard input; gives exit code, output and errors."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    code = main(["equipment", "check", "-", *options])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (only(table={"slate_mm": 44}), 0),
        (only(table={"slate_mm": 43}), 1),
        (only(table={"slate_mm": "44"}), 2),
    ],
)
def test_exit_code_says_allowed_outside_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Record, code: int
) -> None:
    """0: everything is allowed; 1: something is out of tolerance; 2: the input is bad."""
    assert run(monkeypatch, capsys, json.dumps(record))[0] == code
    found, out, err = run(monkeypatch, capsys, json.dumps(record), "--format", "json")
    assert (found, err) == (code, "")
    answer = json.loads(out)
    assert ("error" in answer) == (code == 2)
    assert answer.get("ok", False) == (code == 0)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1, 2", '{"record": NaN}', "[" * 100_000],
    ids=["nothing", "open", "list", "nan", "deep"],
)
def test_what_is_no_json_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    """A text that is no JSON is refused with path, found and expected, never a traceback."""
    code, out, err = run(monkeypatch, capsys, text)
    assert (code, out) == (2, "")
    assert err.startswith("piramida: $")
    assert "expected" in err


def test_a_refusal_says_path_found_expected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A refusal names the place, what stands there and what should."""
    record = json.dumps(only(table={"slate_mm": "thick"}))
    assert run(monkeypatch, capsys, record)[2] == (
        "piramida: table.slate_mm: found 'thick', expected a number\n"
    )
    _, out, _ = run(monkeypatch, capsys, record, "--format", "json", "--language", "ru")
    error = json.loads(out)["error"]
    assert error["path"] == "table.slate_mm"
    assert error["message"].startswith("table.slate_mm: найдено")


def test_unknown_fields_warn_or_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unknown field is a warning, under --strict a refusal."""
    record = json.dumps(only(table={"slate_mm": 44, "legs": 6}))
    code, _, err = run(monkeypatch, capsys, record)
    assert (code, "table.legs" in err) == (0, True)
    code, _, err = run(monkeypatch, capsys, record, "--strict")
    assert (code, "table.legs" in err) == (2, True)


def test_readings_of_the_command_hold(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A reading given on the command line decides; an unknown one is refused."""
    record = json.dumps(only(table={"size_ft": 12, "length_mm": 3556}))
    assert run(monkeypatch, capsys, record)[0] == 0
    assert run(monkeypatch, capsys, record, "--reading", "R-surface-tolerance=5")[0] == 1
    assert run(monkeypatch, capsys, record, "--reading", "R-surface-tolerance=6")[0] == 2


def test_a_file_is_read_and_a_missing_one_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command takes a file; what cannot be opened or is no text gives 2."""
    file = tmp_path / "table.json"
    file.write_text(json.dumps(WHOLE), encoding="utf-8")
    assert main(["equipment", "check", str(file)]) == 0
    assert "All measured values are allowed" in capsys.readouterr().out
    file.write_bytes(b"\xff\xfe")
    assert main(["equipment", "check", str(file)]) == 2
    assert main(["equipment", "check", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_equipment_without_a_size_has_no_surface() -> None:
    """Length without the size of the table is compared with nothing."""
    assert check(Equipment(None, {"table.length_mm": Decimal(3550)})) == ()
