"""Refusals in Russian: every phrase of the source has one, and no English is left in them."""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import test_equipment
import test_game_records
import test_match
import test_prizes
import test_records
from piramida import RecordError, Rules, read_shot
from piramida._spec import READINGS
from piramida._values import refuse
from piramida.choices import ACTIONS, RefusedError
from piramida.equipment import read_equipment
from piramida.explain_game import refusal
from piramida.explain_refusal import _PATHS, PHRASES, Phrasebook, refused
from piramida.game_records import read_header, write_refusal
from piramida.match import apply
from piramida.prizes import divide
from piramida.readings import NUMBERS
from piramida_conformance import cli, judge, office, schema
from piramida_conformance.cli import _MISUSED, main

Record = dict[str, Any]

LATIN = re.compile(r"[A-Za-z][A-Za-z_'-]*")
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|`[^`]*`")
SLOT = re.compile(r"\{[^}]*\}")

# -- phrases of the source --------------------------------------------------------------------

# Which arguments of what is raised are phrases, and which is a path.
PHRASES_OF = {"RecordError": (1, 2), "wrong": (2,), "RefusedError": (2, 3), "SettingError": (0,)}
PATH_OF = {"RecordError": 0, "wrong": 0}
# What these give is a value or names, never a phrase.
OF_VALUES = frozenset({"str", "repr", "join", "get", "_one_of", "sorted"})


class Source:
    """Functions of the engine and of the commands: what their refusals say, slots unfilled."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.trees = [ast.parse(text) for text in files.values()]
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    self.functions.setdefault(node.name, []).append(node)

    def phrases(self) -> set[str]:
        """Give everything that is found or expected, but for values and words of the format."""
        said = {
            phrase
            for call, function in self.raised()
            for place in PHRASES_OF[name_of(call)]
            for phrase in self.said(call.args[place], function)
            if not hands_on(call, function)
        }
        return {each for each in said if LATIN.search(SLOT.sub("", each))} - set(ACTIONS)

    def paths(self) -> set[str]:
        """Give the paths that are more than names and numbers of fields."""
        said = {
            path
            for call, function in self.raised()
            if name_of(call) in PATH_OF
            for path in self.said(call.args[PATH_OF[name_of(call)]], function)
        }
        return {each for each in said if " " in each}

    def raised(self) -> Iterator[tuple[ast.Call, ast.FunctionDef]]:
        """Give every call that makes a refusal, with the innermost function around it."""
        for functions in self.functions.values():
            for function in functions:
                for call in calls_in(function):
                    if name_of(call) in PHRASES_OF and not has_star(call):
                        yield call, function

    def said(  # noqa: PLR0911 - one for each kind of expression
        self, node: ast.expr, function: ast.FunctionDef
    ) -> set[str]:
        """Give what an expression can say; fails for one that cannot be seen through."""
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.Constant(value=None) | ast.Subscript() | ast.Dict():
                return {"{}"}
            case ast.JoinedStr(values=parts):
                return {"".join(map(slot_or_text, parts))}
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return {
                    one + other
                    for one in self.said(left, function)
                    for other in self.said(right, function)
                }
            case ast.IfExp(body=one, orelse=other):
                return self.said(one, function) | self.said(other, function)
            case ast.BoolOp(values=values):
                return {each for value in values for each in self.said(value, function)}
            case ast.Name(id=name):
                given = [self.said(value, function) for value in assigned(name, function)]
                assert given or name in parameters(function), place_of(node, function)
                return set().union(*given) if given else {"{}"}
            case ast.Call() if name_of(node) in OF_VALUES:
                return {"{}"}
            case ast.Call() if name_of(node) in self.functions:
                return {
                    each
                    for called in self.functions[name_of(node)]
                    for value in returned(called)
                    for each in self.said(value, called)
                }
            case _:
                pytest.fail(f"{place_of(node, function)}: cannot tell what this says")


def calls_in(function: ast.FunctionDef) -> Iterator[ast.Call]:
    """Give the calls in a function, not those in functions inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Call):
            yield node
        if not isinstance(node, ast.FunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def name_of(call: ast.Call) -> str:
    """Name what is called, without what it is an attribute of."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def hands_on(call: ast.Call, function: ast.FunctionDef) -> bool:
    """Say whether what is expected is handed on; only `wrong` may, or phrases would be missed."""
    last = call.args[PHRASES_OF[name_of(call)][-1]]
    handed = isinstance(last, ast.Name) and last.id in parameters(function)
    assert not handed or function.name == "wrong", place_of(call, function)
    return handed


def has_star(call: ast.Call) -> bool:
    """Say whether a call hands on arguments; it is another `wrong` then."""
    return any(isinstance(argument, ast.Starred) for argument in call.args)


def slot_or_text(part: ast.expr) -> str:
    """Write a part of an f-string: its text, or its slot with what is said of the form."""
    if isinstance(part, ast.FormattedValue):
        conversion = "" if part.conversion < 0 else f"!{chr(part.conversion)}"
        spec = "" if part.format_spec is None else f":{ast.unparse(part.format_spec)[2:-1]}"
        return f"{{{conversion}{spec}}}"
    assert isinstance(part, ast.Constant)
    return str(part.value)


def assigned(name: str, function: ast.FunctionDef) -> list[ast.expr]:
    """Give what a name is set to in a function."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=targets, value=value):
                if any(isinstance(each, ast.Name) and each.id == name for each in targets):
                    found.append(value)
            case (
                ast.For(target=ast.Name(id=target))
                | ast.For(target=ast.Tuple(elts=[ast.Name(id=target), *_]))
            ) if target == name:
                found.append(ast.Constant(None))  # a value of a list
            case ast.NamedExpr(target=ast.Name(id=target), value=value) if target == name:
                found.append(value)
    return found


def parameters(function: ast.FunctionDef) -> set[str]:
    """Give what a function is handed."""
    arguments = function.args
    return {each.arg for each in (*arguments.args, *arguments.kwonlyargs)}


def returned(function: ast.FunctionDef) -> list[ast.expr]:
    """Give what a function returns."""
    returns = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    return [value for value in returns if value is not None]


def place_of(node: ast.AST, function: ast.FunctionDef) -> str:
    """Say where something stands in the source."""
    return f"{function.name}, line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}"


def slots_unnamed(phrase: str) -> str:
    """Write a phrase as it is collected: slots have no names, but what is said of their form."""
    written = []
    for literal, name, spec, conversion in Formatter().parse(phrase):
        written.append(literal)
        if name is not None:
            form = f":{spec}" if spec else ""
            written.append(f"{{{f'!{conversion}' if conversion else ''}{form}}}")
    return "".join(written)


def slots_of(phrase: str) -> set[str]:
    """Name the slots of a phrase."""
    return {name for _, name, *_ in Formatter().parse(phrase) if name is not None}


@cache
def source(root: Path) -> Source:
    """Read the engine and the commands, but for the one whose settings speak English alone."""
    files = [*(root / "engine").rglob("*.py"), *(root / "steps").rglob("*.py")]
    return Source(
        {str(file): file.read_text(encoding="utf-8") for file in files if file.stem != "whatif"}
    )


def test_every_phrase_of_the_source_has_its_russian(root: Path) -> None:
    """Whatever is found or expected where a refusal is raised can be said in Russian."""
    known = {slots_unnamed(phrase) for phrase in PHRASES.phrases}
    assert source(root).phrases() - known == set()
    assert source(root).paths() == {slots_unnamed(path) for path in _PATHS.phrases}


def test_no_phrase_has_lost_its_source(root: Path) -> None:
    """Every phrase with a Russian is raised somewhere; what is wrong with JSON, Python says."""
    said = source(root).phrases()
    lost = {each for each in PHRASES.phrases if slots_unnamed(each) not in said}
    assert {each for each in lost if not each.startswith("JSON: ")} == set()


@pytest.mark.parametrize(
    "line",
    [
        "raise wrong('at', value, 'a new phrase')",
        "raise RecordError('at', 'a new phrase', 'a number')",
        "raise RecordError('at', show(value), 'a new' + ' phrase')",
        "raise RefusedError('ball', 'G.28', value, 'none' if value else 'a new phrase')",
        "said = f'a new phrase'; raise SettingError(said)",
        "raise wrong('at', value, new())",
    ],
)
def test_a_phrase_without_russian_is_found(root: Path, line: str) -> None:
    """A new phrase is found wherever it stands: alone, put together, chosen, named or returned."""
    text = f"def f(value):\n    {line}\ndef new():\n    return 'a new phrase'\n"
    values = (root / "engine" / "piramida" / "_values.py").read_text(encoding="utf-8")
    known = {slots_unnamed(phrase) for phrase in PHRASES.phrases}
    assert Source({"f": text, "values": values}).phrases() - known == {"a new phrase"}


def test_a_phrase_that_is_handed_on_is_not_missed() -> None:
    """Who hands on what is expected is found: the phrases of those who call it would be missed."""
    text = "def need(value, expected):\n    raise wrong('at', value, expected)\n"
    with pytest.raises(AssertionError, match="need, line 2"):
        Source({"f": text}).phrases()


def test_only_these_commands_speak_russian(root: Path) -> None:
    """A command that gets the option has to be read by these tests too."""
    steps = (root / "steps").rglob("*.py")
    assert [each.name for each in steps if '"--language"' in each.read_text("utf-8")] == ["cli.py"]
    assert set(speaking(cli._parser())) == {
        "piramida judge",
        "piramida equipment check",
        "piramida prizes",
    }


def speaking(parser: Any) -> Iterator[str]:
    """Give the commands that have the option."""
    for action in parser._actions:
        if "--language" in action.option_strings:
            yield parser.prog
        if isinstance(action.choices, dict):
            for below in action.choices.values():
                yield from speaking(below)


# -- the phrasebooks --------------------------------------------------------------------------

BOOKS = {"phrases": PHRASES, "paths": _PATHS, "misused": _MISUSED}
# The words of the format, and those of Python and JSON, that a Russian phrase may hold.
KEPT = frozenset(
    {
        *("JSON", "x", "y", "u", "true", "false", "R-rails", "six", "head", "foot", "pos", "with"),
        *("length", "width", "ball_radius", "games", "minutes", "table", "cushion"),
    }
)
UNSAID = {"reason", "anything"}


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_a_phrase_is_wholly_russian(book: Phrasebook) -> None:
    """The Russian of a phrase has the slots of the English, and no word of it."""
    for english, russian in book.phrases.items():
        assert slots_of(english) - UNSAID == slots_of(russian), english
        assert set(LATIN.findall(SLOT.sub("", russian))) <= KEPT, russian


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_no_phrase_is_taken_for_another(book: Phrasebook) -> None:
    """A phrase whose slots are filled is read back as itself, with what they were filled with."""
    for english, russian in book.phrases.items():
        filling = {name: str(place) for place, name in enumerate(sorted(slots_of(english)), 17)}
        said = Formatter().vformat(re.sub(r"\{(\w+)[:!][^}]*\}", r"{\1}", english), (), filling)
        assert book.russian(said) == russian.format_map(filling)


def test_what_is_no_phrase_stays() -> None:
    """Values stay as they are, even those that look like a phrase or a part of one."""
    for value in ("'a number'", "['nothing']", "16", "A, B", "a number or two"):
        assert PHRASES.russian(value) == value


def test_lengths_have_a_comma_and_values_keep_their_point() -> None:
    """A length that was worked out is written as Russian does, a number of JSON as JSON does."""
    apart = RecordError("at", "a place that ball 5 overlaps by 8.0 mm", "at least 0.1")
    assert refused(apart, "ru") == (
        "at: место, на которое шар 5 заходит на 8,0 мм, а ожидается число не меньше 0.1"
    )


def test_no_ball_is_said_in_words() -> None:
    """An empty list of balls is told as such."""
    gone = RecordError("events[1].ball", "ball 5", "a ball in a pocket: none")
    assert refused(gone, "ru") == (
        "events[1].ball: шар 5, а ожидается шар, лежащий в лузе: ни одного"
    )


def test_players_may_be_called_as_they_like() -> None:
    """The name of a side is never taken for a word."""
    assert RefusedError("side", "G.6", "nothing", "none").message("ru") == (
        "nothing сейчас не вправе; вправе: none"
    )


# -- refusals that are given ------------------------------------------------------------------


def words_of_the_format(part: Any) -> Iterator[str]:
    """Give the names of fields and the words that values can be, of JSON Schemas."""
    if isinstance(part, list):
        for each in part:
            yield from words_of_the_format(each)
    elif isinstance(part, dict):
        yield from map(str, part.get("properties", ()))
        yield from map(str, (*part.get("enum", ()), part.get("const", "")))
        for each in part.values():
            yield from words_of_the_format(each)


@cache
def kept() -> frozenset[str]:
    """Give the words that a Russian refusal may hold: those of the format, ids, and names."""
    ids = {*READINGS, *NUMBERS, *(value for values in READINGS.values() for value in values)}
    published = {*words_of_the_format(schema.whole()), *ids}
    words = {word for each in published for word in LATIN.findall(each)}
    names = {"A", "A1", "A2", "B", "B1", "B2", "C", "shooter", "opponent"}
    values = {"nan", "NaN", "inf", "Infinity", "E", "E-", "True", "False", "None"}
    return frozenset({*words, *names, *values, *ACTIONS, *KEPT})


def english_in(message: str) -> set[str]:
    """Give the words of a Russian refusal that are neither Russian nor of the format."""
    return set(LATIN.findall(QUOTED.sub("", message))) - kept()


def examples(test: Any, *, all_of: bool = False) -> list[Any]:
    """Give what a parametrized test is tried on: the first of its parameters, or all."""
    (mark,) = [mark for mark in test.pytestmark if mark.name == "parametrize"]
    return [each if all_of else each[0] for each in mark.args[1]]


def refused_by(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call what has to refuse its arguments; gives the refusal."""
    with pytest.raises((ValueError, RefusedError)) as error:
        function(*arguments)
    return error.value


def do(state: Any, action: Any) -> Any:
    """Do an action that has to be refused."""
    outcome = apply(state, action)
    assert outcome.refusal is not None, action
    raise outcome.refusal


shot, placed = test_records.shot, test_records.placed
POCKET, PLACES = test_records.POCKET, test_records.PLACES
SHOTS: list[Record] = [
    placed(b3=[0.0678, 0.0]),
    placed(b3=[3.0, 0.0]),
    shot({"type": "stop", "t": 2}, {"type": "stop", "t": 1.5}),
    shot(POCKET, {"type": "stop", "ball": 3}),
    shot({"type": "return", "ball": 3}),
    shot({"type": "contact", "balls": [3, 3]}),
    shot({"type": "frozen", "ball": 3}),
    shot(end={"0": [0.0, 0.0], "3": [0.5, 0.2]}),
    shot(POCKET, end=PLACES),
    shot(test_records.LONG_RAIL, readings={"R-rails": "six"}),
    shot(readings={"R-none": "yes"}),
    shot(readings={"R-rails": "five"}),
    test_records.SAFETY | {"events": [{"type": "tip", "ball": 3}]},
]
IN_HAND = test_match.done(test_match.COMBINED | test_match.IN_HAND)
LAMP = {"do": "disturb", "restorable": False}
WITHOUT_COLOURED = test_match.at(
    score={"A": 1, "B": 1},
    bed=[ball for ball in range(1, 16) if ball != 9],
    shelves={"A": [0], "B": [9]},
)
BROKEN = test_match.done({}, *test_match.BROKEN)
RACKED = {str(ball): list(place) for ball, place in BROKEN.positions.items() if place}
FEW_RACKED = test_match.done(test_match.at(phase="break", bed=[0, 1, 2, 3], score={"A": 6, "B": 6}))
MATCH_OVER = test_match.done(
    test_match.at(score={"A": 7, "B": 7}, bed=[0, 15]) | {"match": {"games": 1}},
    test_match.pots("A", 15),
)
IN_LIEU = test_match.done(test_match.COMBINED | test_match.at(), test_match.pots("A", 0))
GAMES = (
    (test_match.done(WITHOUT_COLOURED), LAMP),
    (test_match.done(WITHOUT_COLOURED), LAMP | {"swap": 9}),
    (test_match.PENDING, LAMP),
    (MATCH_OVER, {"do": "next-game"}),
    (IN_LIEU, test_match.lift("A", 0)),
    (IN_HAND, test_match.BESIDE_5 | {"at": [-1.26, 0.3]}),
    (BROKEN, {"do": "fault", "by": "A", "kind": "touched", "ball": 0}),
    (BROKEN, {"do": "rack", "positions": PLACES}),
    (BROKEN, {"do": "rack", "positions": RACKED | {"1": [-1.0, 0.0]}}),
    (FEW_RACKED, {"do": "rack", "positions": {"9": [0.5, 0.0]}}),
    (BROKEN, {"do": "adjust", "by": "A", "ball": 0, "with": None}),
)
JSON = (
    *("", "[1", "{", '{"a"', '{"a":1 "b"}', "{} {}", '"a', '"\t"', '"\\x"', '"\\u12"', "[1,]"),
    *('{"a":1,}', "[" * 100_000, '{"a": ' + "9" * 5000 + "}", '{"record": NaN}'),
)


# Of a comma at the end Python 3.13 is the first to say what is wrong with it.
OF_NEWER_PYTHONS = {each for each in PHRASES.phrases if "Illegal trailing comma" in each}


def refusals() -> Iterator[Any]:
    """Give the refusals of all that the tests of the formats have refused, and of some more."""
    for record in (*examples(test_records.test_a_wrong_value_is_refused), *SHOTS):
        yield refused_by(read_shot, record)
    yield refused_by(read_shot, shot(venue="hall"), Rules(), refuse)
    for record in examples(test_game_records.test_a_wrong_header_is_refused_with_its_path):
        yield refused_by(read_header, record)
    for record in examples(test_equipment.test_a_wrong_record_is_refused):
        yield refused_by(read_equipment, record)
    yield refused_by(read_equipment, [])
    for state, action, *_ in (
        *examples(
            test_match.test_what_the_rules_do_not_allow_is_refused_with_the_clause, all_of=True
        ),
        *examples(test_match.test_malformed_values_are_refused_with_their_path, all_of=True),
        *GAMES,
    ):
        yield refused_by(do, state, action)
    for places, fund, unit, _ in examples(
        test_prizes.test_what_cannot_be_divided_is_refused, all_of=True
    ):
        yield refused_by(divide, places, Decimal(fund), Decimal(unit))
    much = Rules(numbers={"P.1.1.share_percent": 90})
    yield refused_by(divide, 8, Decimal(1000), Decimal(1), much)
    yield refused_by(office._amount, "fund", "much")
    yield refused_by(Rules, {}, {"G.1.balls": 3})
    bench = judge._Bench(Rules(), judge._JsonWriter(io.StringIO()), refuse)
    yield refused_by(bench.game, 1, {"record": "game/1", "actions": 3})
    yield refused_by(judge.parse_readings, ["R-rails"])
    yield RecordError("$ (column 1)", "'x'", "JSON: Something that no Python says yet")
    for text in JSON:
        yield refused_by(office._parse, text)
        for _, record in judge._records(io.StringIO(text)):
            yield record if isinstance(record, ValueError) else refused_by(read_header, record)


@pytest.fixture(scope="module")
def given() -> list[Any]:
    """Give all refusals, once."""
    return list(refusals())


def in_russian(error: Any) -> str:
    """Tell a refusal as commands do."""
    if isinstance(error, RefusedError):
        return refusal(error, "ru")
    return refused(error, "ru")


def test_every_refusal_is_told_in_russian(given: list[Any]) -> None:
    """No word of a Russian refusal is English, but for paths, values, ids and the format."""
    left = {}
    for error in given:
        told = in_russian(error).removeprefix(getattr(error, "path", ""))
        if english := english_in(told):
            left[told] = english
    assert left == {}


def found_or_expected(errors: Iterable[Any]) -> set[str]:
    """Give what the refusals found and expected; a setting that is refused is all expected."""
    return {
        each
        for error in errors
        for each in ((error.found, error.expected) if hasattr(error, "expected") else (str(error),))
    }


def test_what_stays_in_a_refusal_is_a_value(given: list[Any]) -> None:
    """What is found or expected is said in Russian, or it is a value or a list of them."""
    said = found_or_expected(given)
    stays = {QUOTED.sub("", each) for each in said if PHRASES.russian(each) == each}
    assert {each for each in stays if re.search(r"[^,:\s]\s", each)} == set()


def test_every_phrase_is_said_by_some_refusal(given: list[Any]) -> None:
    """There is a refusal of every kind among these: each phrase is said, none is hidden."""
    numbered = {str(number): phrase for number, phrase in enumerate(PHRASES.phrases)}
    book = Phrasebook({phrase: number for number, phrase in numbered.items()})
    said = {numbered.get(book.russian(each), "") for each in found_or_expected(given)}
    assert PHRASES.phrases.keys() - said - OF_NEWER_PYTHONS == set()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_program_gets_the_message_in_the_language_that_it_asks_for(
    given: list[Any], language: Any
) -> None:
    """The message of a refused action has the language; English is the engine's own."""
    for error in given:
        if isinstance(error, RecordError | RefusedError):
            message = write_refusal(error, language)["message"]
            assert message in refusal(error, language)
            if isinstance(error, RecordError) and language == "en":
                assert message == str(error)


# -- commands ---------------------------------------------------------------------------------


def run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    text: str,
    *words: str,
) -> str:
    """Run a command that refuses; gives all that it prints."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    try:
        code: Any = main([*words, "--language", "ru"])
    except SystemExit as left:
        code = left.code
    assert code == 2
    printed = capsys.readouterr()
    return printed.out + printed.err


@pytest.mark.parametrize("text", JSON, ids=lambda text: text[:12])
@pytest.mark.parametrize("words", [("judge", "-"), ("equipment", "check", "-")], ids=" ".join)
def test_what_is_no_record_is_refused_in_russian(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    text: str,
) -> None:
    """JSON that cannot be read, or that is no record, is refused in Russian with its place."""
    told = run(monkeypatch, capsys, text, *words)
    assert "ожидается" in told
    assert english_in(told) <= {"piramida"}


GAME = {"record": "game/1", "start": {"turn": "A"}, "actions": [{"do": "lift"}, {"do": 1}, 3]}


@pytest.mark.parametrize(
    "record",
    [GAME, GAME | {"actions": None}, GAME | {"match": 3}, {"cue_ball": "x", "events": []}],
    ids=["actions", "no actions", "header", "shot"],
)
def test_a_game_is_refused_in_russian(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Record
) -> None:
    """Refused records and refused actions are told in Russian in their places."""
    assert english_in(run(monkeypatch, capsys, json.dumps(record), "judge", "-")) == set()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("judge",), "piramida judge: не хватает: FILE"),
        (("judge", "none.jsonl"), "piramida judge: none.jsonl: такого файла нет\n"),
        (("judge", "."), "piramida judge: .: это папка, а не файл\n"),
        (("judge", "bytes"), "piramida judge: bytes: это не текст в кодировке UTF-8\n"),
        (("judge", "-", "--format", "xml"), "piramida judge: --format: 'xml' не подходит; можно: "),
        (("judge", "-", "--strict=1"), "piramida judge: --strict: найдено '1', а значения"),
        (("judge", "-", "--reading"), "piramida judge: --reading: не хватает значения"),
        (("judge", "-", "other"), "piramida: лишнее: other"),
        (
            ("judge", "-", "--reading", "R-rails"),
            "piramida judge: ожидается ТОЛКОВАНИЕ=ЗНАЧЕНИЕ, например R-rails=six, а не 'R-rails'\n",
        ),
        (
            ("judge", "-", "--reading", "R-rails=5"),
            "piramida judge: ожидается одно из значений R-rails: four, six; '5' среди них нет\n",
        ),
        (("judge", "-", "--reading", "R-none=5"), "piramida judge: ожидается одно из толкований: "),
        (("equipment", "check", "none.json"), "piramida equipment check: none.json: такого файла"),
        (("equipment", "check", "bytes"), "piramida equipment check: bytes: это не текст"),
        (("equipment", "check", "-", "--reading", "x=y"), "piramida equipment check: ожидается"),
        (("prizes", "--places", "8"), "piramida prizes: не хватает: --fund"),
        (
            ("prizes", "--places", "x", "--fund", "1"),
            "piramida prizes: --places: найдено 'x', ожидается целое число",
        ),
        (
            ("prizes", "--places", "8", "--fund", "x"),
            "piramida: fund: найдено 'x', ожидается сумма, например 25000 или 0.01\n",
        ),
        (
            ("prizes", "--places", "9", "--fund", "1"),
            "piramida: places: найдено 9, ожидается одно из значений: 8, 16, 32\n",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_what_is_wrong_with_a_command_line_is_told_in_russian(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    words: tuple[str, ...],
    told: str,
) -> None:
    """Options, files and settings that do not exist are told in Russian too."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    monkeypatch.chdir(tmp_path)
    printed = run(monkeypatch, capsys, "", *words)
    assert printed.startswith(told)
    assert printed.count("\n") == 1


def test_a_reader_who_has_seen_enough_is_no_refusal(root: Path, tmp_path: Path) -> None:
    """Where nobody reads on, the command ends without a word; a file is no other than a pipe."""
    shots = tmp_path / "shots.jsonl"
    shots.write_text('{"cue_ball": 0, "events": []}\n' * 5000, encoding="utf-8")
    command = [sys.executable, "-m", "piramida_conformance.cli", "judge", str(shots)]
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as judging:
        assert judging.stdout is not None
        assert judging.stderr is not None
        assert judging.stdout.readline().startswith("Line 1:")
        judging.stdout.close()
        assert judging.stderr.read() == ""
    assert judging.returncode == 1


def test_output_without_cyrillic_is_told_and_no_traceback(root: Path) -> None:
    """Where Russian cannot be written, that is told and the command ends as refused."""
    command = [sys.executable, "-m", "piramida_conformance.cli", "judge", "-", "--language", "ru"]
    done = subprocess.run(
        command,
        cwd=root,
        input="{}",
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stdout) == (2, "")
    told = done.stderr.encode().decode("unicode-escape")
    assert told == "piramida judge: -: в кодировке вывода нет русских букв\n"
