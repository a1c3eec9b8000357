"""What the engine is given of the rule text, and that a stale copy is noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from piramida_conformance import _data, generate, spec

SPEC = spec.read(Path(__file__).parent / "fixtures" / "spec")


def run(source: str) -> dict[str, Any]:
    """Execute a generated module and give its names."""
    names: dict[str, Any] = {}
    exec(compile(source, "generated", "exec"), names)  # noqa: S102 - it is what we test
    return names


def test_parameters_and_kinds_are_those_of_the_text() -> None:
    """Numbers and kinds come out by clause, in document order."""
    names = run(generate.spec_module(SPEC))
    assert names["PARAMETERS"] == {"G.19.1": {"degrees": 45, "balls": 2}}
    assert list(names["KINDS"]) == list(SPEC.clauses)
    assert names["KINDS"]["G.5.2"] == "requirement"


def test_readings_have_the_default_first_and_no_clarifications() -> None:
    """A clarification is no setting of the engine."""
    names = run(generate.spec_module(SPEC))
    assert names["READINGS"] == {"R-miss": ("alone", "all")}
    assert names["READING_CLAUSES"] == {"R-miss": ("G.5.2", "G.19")}


def test_sentences_come_out_in_both_languages() -> None:
    """Titles, found sentences and readings are pairs, English first, citations as bare ids."""
    names = run(generate.texts_module(SPEC))
    assert names["TITLES"]["C.10bis"] == ("Procedure b", "Порядок b")
    assert names["FOUND"] == {
        "G.5.2": ("The cue ball met no object ball.", "Биток не коснулся ни одного шара."),
        "G.19": ("The stroke pushed {ball}.", "Протолкнут {ball}."),
        "G.19.1": ("The angle was too small.", "Угол был слишком мал."),
    }
    question = names["READING_QUESTIONS"]["R-miss"]
    assert question == ("Does a miss violate G.19 too?", "Нарушает ли промах и G.19?")
    assert names["READING_TITLES"]["R-miss"] == ("A miss", "Промах")
    assert names["READING_TEXTS"]["R-miss"]["all"] == ("Yes.", "Да.")


def test_output_is_the_same_every_time() -> None:
    """Two readings of one rulebook give the same bytes."""
    again = spec.read(Path(__file__).parent / "fixtures" / "spec")
    assert generate.modules(SPEC) == generate.modules(again)


def test_prose_stays_out_of_the_numbers() -> None:
    """No sentence is part of the module that results depend on."""
    assert "cue ball" not in generate.spec_module(SPEC)


def test_formatter_leaves_the_output_alone(tmp_path: Path) -> None:
    """The generated files are formatted as `ruff format` would format them."""
    generate.write(spec.load(), tmp_path)
    generate_fixture = tmp_path / "fixture"
    generate_fixture.mkdir()
    generate.write(SPEC, generate_fixture)
    root = Path(__file__).parent.parent
    command = [sys.executable, "-m", "ruff", "format", "--check", "--config"]
    subprocess.run([*command, str(root / "pyproject.toml"), str(tmp_path)], check=True)


@pytest.mark.parametrize(
    ("text", "literal"),
    [
        ("plain", '"plain"'),
        ('say "go"', "'say \"go\"'"),
        ("it's", '"it\'s"'),
        ("a\\b", '"a\\\\b"'),
        ('"it\'s"', "'\"it\\'s\"'"),
        ("two\nlines", '"two\\nlines"'),
    ],
)
def test_strings_are_quoted_as_the_formatter_prefers(text: str, literal: str) -> None:
    """A literal means its text, and is written with the quotes that need fewer escapes."""
    assert generate._string(text) == literal
    assert run(f"x = {literal}")["x"] == text


def test_stale_copy_is_noticed_and_written_anew(tmp_path: Path) -> None:
    """A missing or edited file is stale until it is written again."""
    assert [path.name for path in generate.stale(SPEC, tmp_path)] == ["_spec.py", "_texts.py"]
    generate.write(SPEC, tmp_path)
    assert generate.stale(SPEC, tmp_path) == ()
    (tmp_path / "_spec.py").write_text("PARAMETERS = {}\n", encoding="utf-8")
    assert [path.name for path in generate.stale(SPEC, tmp_path)] == ["_spec.py"]
    assert [path.name for path in generate.write(SPEC, tmp_path)] == ["_spec.py"]


def test_check_exits_with_1_when_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--check` writes nothing, names the stale files and fails."""
    (tmp_path / generate.TARGET).mkdir(parents=True)
    monkeypatch.setattr(_data, "checkout", lambda: tmp_path)
    assert generate.main(["--check"]) == 1
    assert "engine/piramida/_spec.py: stale" in capsys.readouterr().out
    assert generate.main([]) == 0
    assert generate.main(["--check"]) == 0


def test_installed_package_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a checkout there is nothing to write to."""
    monkeypatch.setattr(_data, "checkout", lambda: None)
    assert generate.main([]) == 2


def test_committed_modules_are_those_of_the_rule_text() -> None:
    """The engine of this project has the numbers of its rule text."""
    root = Path(__file__).parent.parent
    assert generate.stale(spec.load(), root / generate.TARGET) == ()
