"""The registry: which function decides which clause, and how to leave one out."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import piramida
from piramida import clauses, judge, judging, read_shot
from piramida._spec import KINDS
from piramida.clauses import REGISTRY, Clause, clause, replaced, without
from piramida.readings import Rules
from piramida.rules import completion, conduct
from piramida.table import Point, Table, in_home

TIP = {"type": "tip", "ball": 0}
MISS = {"cue_ball": 0, "events": [TIP]}
ENGINE = Path(piramida.__file__).parent
IDS = re.compile(r"[GFCKDE]\.\d[\w.]*")

# The registry is complete once every module of the engine has been imported.
for _module in pkgutil.walk_packages(piramida.__path__, "piramida."):
    import_module(_module.name)


def fouls(record: dict[str, Any] = MISS, rules: Rules = Rules()) -> list[str]:
    """Give the clauses that a shot violates."""
    shot, chosen = read_shot(record, rules)
    return [foul.clause for foul in judge(shot, chosen).fouls]


def registered() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Give every clause with every function that decides it."""
    for known in REGISTRY.values():
        for function in known.functions:
            yield known.id, function


# -- what is registered -----------------------------------------------------------------------


def test_every_registered_clause_is_a_clause_of_the_rules() -> None:
    """No function decides a clause that the text of its document does not have."""
    stated = {name.split(".")[0] for name in KINDS}
    unknown = [name for name in REGISTRY if name not in KINDS and name.split(".")[0] in stated]
    assert unknown == []
    assert all(known.id == name for name, known in REGISTRY.items())


@pytest.mark.parametrize(
    ("name", "function"),
    list(registered()),
    ids=[f"{name} {function.__name__}" for name, function in registered()],
)
def test_a_deciding_function_says_which_clause_it_is(
    name: str, function: Callable[..., Any]
) -> None:
    """The docstring of a deciding function starts with its clauses, or with what holds them."""
    first = (inspect.getdoc(function) or "").split(". ", 1)[0]
    document = name.split(".", maxsplit=1)[0]
    cited = {
        part if part.startswith(document) else re.sub(r"\.p\d+$", f".{part}", IDS.findall(first)[0])
        for part in re.findall(rf"{document}\.\d[\w.]*|\bp\d+", first)
    }
    ranges = re.fullmatch(rf"({document}\.[\d.]+)\.(\d+) to \1\.(\d+)", first)
    if ranges:
        low, high = int(ranges[2]), int(ranges[3])
        cited = {f"{ranges[1]}.{number}" for number in range(low, high + 1)}
    assert any(
        name == one or name.startswith(f"{one}.") or one.startswith(f"{name}.") for one in cited
    )


def test_the_registry_holds_the_undecorated_function() -> None:
    """What the registry holds leads to the lines where the clause is decided."""
    (function,) = REGISTRY["G.5.3"].functions
    assert function.__name__ == "no_object_ball_met"
    assert not hasattr(function, "__wrapped__")
    source, line = inspect.getsourcelines(function)
    assert source[0].startswith('@clause("G.5.3"')
    assert line > 1


@pytest.mark.parametrize(
    "functions",
    [
        judging.OF_THE_BALLS,
        judging.OF_PEOPLE,
        tuple(way for _, way in completion._WAYS),
        tuple(names for _, names in conduct.PENALTIES),
    ],
    ids=["of the balls", "of people", "ways to complete a shot", "penalties"],
)
def test_all_that_a_ruling_asks_is_registered(functions: tuple[Callable[..., Any], ...]) -> None:
    """Every function that the ruling asks for violations, completions, penalties is a clause's."""
    known = {function for _, function in registered()}
    assert [one.__name__ for one in functions if inspect.unwrap(one) not in known] == []


@pytest.mark.parametrize(
    ("clause_id", "way"), [*completion._WAYS, *conduct.PENALTIES], ids=lambda value: str(value)[:12]
)
def test_a_table_names_the_clause_of_its_function(clause_id: str, way: Callable[..., Any]) -> None:
    """A completion or a penalty is reported under the clause whose function found it."""
    assert inspect.unwrap(way) in REGISTRY[clause_id].functions


def deciding_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Give (place, clause, clauses of the function) wherever a clause is said to be violated."""
    for path in sorted((ENGINE / "rules").glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
            own = {
                argument.value
                for decorator in function.decorator_list
                if isinstance(decorator, ast.Call)
                for argument in decorator.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            }
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                    continue
                if call.func.id not in ("Foul", "Returned", "_foul"):
                    continue
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield f"{path.name}:{call.lineno}", argument.value, own


def test_only_the_function_of_a_clause_finds_it_violated() -> None:
    """A violation or a returned ball is put down to a clause by that clause's function alone."""
    calls = list(deciding_calls())
    assert len(calls) > 15
    assert [(place, named) for place, named, own in calls if named not in own] == []


def test_a_ruling_is_put_together_outside_the_rules_without_deciding() -> None:
    """Outside the modules of the rules nobody makes a violation or a completion."""
    for name in ("judging", "walk", "records", "spotting", "explain", "table"):
        tree = ast.parse((ENGINE / f"{name}.py").read_text(encoding="utf-8"))
        called = {
            call.func.id
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        }
        assert called.isdisjoint({"Foul", "Completion", "Returned"}), name


# -- without and replaced ---------------------------------------------------------------------


def test_a_clause_can_be_left_out() -> None:
    """While a clause is left out nobody violates it, and afterwards it is back."""
    assert fouls() == ["G.5.3"]
    with without("G.5.3"):
        assert fouls() == []
    assert fouls() == ["G.5.3"]


def test_several_clauses_can_be_left_out() -> None:
    """Several clauses can be left out together, or one inside the other."""
    record = MISS | {"discipline": "combined", "cue_ball": 3, "events": [TIP | {"ball": 3}]}
    assert fouls(record) == ["G.4.2", "G.5.3"]
    with without("G.4.2", "G.5.3"):
        assert fouls(record) == []
    with without("G.4.2"):
        assert fouls(record) == ["G.5.3"]
        with without("G.5.3"):
            assert fouls(record) == []
        assert fouls(record) == ["G.5.3"]


def test_a_clause_comes_back_after_an_error() -> None:
    """A clause left out is back also when something went wrong meanwhile."""
    with pytest.raises(ZeroDivisionError), without("G.5.3"):
        raise ZeroDivisionError
    assert fouls() == ["G.5.3"]


def test_leaving_out_one_of_a_functions_clauses_leaves_out_the_function() -> None:
    """A function that decides several clauses is out as soon as one of them is."""
    table, far = Table(), Point(1.0, 0.0)
    assert not in_home(table, far)
    for name in ("G.2.2", "G.10.1", "G.10.2"):
        with without(name):
            assert in_home(table, far)


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_every_clause_can_be_left_out_of_a_ruling(name: str) -> None:
    """Whatever clause is left out, shots still get a ruling."""
    records = [
        MISS,
        {
            "cue_ball": 0,
            "start": {"0": [0.0, 0.0], "3": [0.8875, 0.01], "5": [1.0, 0.3]},
            "events": [
                TIP,
                {"type": "contact", "balls": [0, 5]},
                {"type": "rail", "ball": 5, "rail": "left", "part": "jaw", "pocket": "ML"},
                {"type": "pocket", "ball": 5},
                {"type": "jump", "ball": 3},
                {"type": "fault", "kind": "touched", "ball": 0},
                {"type": "stop"},
            ],
            "end": {"0": [0.8875, 0.0]},
        },
    ]
    for phase in ("break", "play"):
        for record in records:
            with without(name):
                fouls(record | {"phase": phase})


@pytest.mark.parametrize("name", ["G.99", "G.20.2", "20.2.a", "g.5.3"])
def test_an_unknown_clause_cannot_be_left_out(name: str) -> None:
    """A clause that no function decides is refused by its id, and nothing is left out."""
    assert name not in REGISTRY
    with pytest.raises(KeyError, match=re.escape(name)), without("G.5.3", name):
        pass
    assert fouls() == ["G.5.3"]


def test_a_function_can_be_replaced() -> None:
    """While a wrong function stands in for a clause it decides, with the right one at hand."""

    def twice(right: Callable[..., Any], *arguments: Any) -> list[Any]:
        return [*right(*arguments), *right(*arguments)]

    with replaced("G.5.3", "no_object_ball_met", twice):
        assert fouls() == ["G.5.3", "G.5.3"]
    assert fouls() == ["G.5.3"]


def test_only_the_named_function_is_replaced() -> None:
    """Of several functions that decide one clause, the others stay right."""
    assert len(REGISTRY["G.2.1.2"].functions) > 1
    table = Table()
    with replaced("G.2.1.2", "centre_line", lambda _right, _table: 0.5):
        assert piramida.table.centre_line(table) == 0.5
        assert piramida.table.on_centre_line(table, {3: Point(0.5, 0.0)}) == {3}


@pytest.mark.parametrize(
    ("name", "function"), [("G.99", "no_object_ball_met"), ("G.5.3", "no_such_function")]
)
def test_an_unknown_function_cannot_be_replaced(name: str, function: str) -> None:
    """A clause or a function that does not exist is refused by its name."""
    with pytest.raises(KeyError), replaced(name, function, lambda _right: None):
        pass
    assert fouls() == ["G.5.3"]


def test_a_clause_may_have_several_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Functions are registered for a clause in the order of their definition."""
    monkeypatch.setattr(clauses, "REGISTRY", {})

    @clause("X.1", otherwise="none")
    def first() -> str:
        return "first"

    @clause("X.2", "X.1", otherwise="none")
    def second() -> str:
        return "second"

    assert clauses.REGISTRY["X.1"] == Clause("X.1", (inspect.unwrap(first), inspect.unwrap(second)))
    with without("X.2"):
        assert (first(), second()) == ("first", "none")
    with without("X.1"):
        assert (first(), second()) == ("none", "none")
    assert (first(), second()) == ("first", "second")
