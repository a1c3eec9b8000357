"""Mutation testing of the engine: change one thing at a time and see who notices.

Runs in one process: the code of a function is exchanged for a changed one, first the scenarios of
its clauses run, then the others, then the engine's own tests. One run with nothing changed notes
which of them call which function; the others cannot notice a change of it and are left out. Each
change has a process of its own, so that one that never ends is ended. A change that nobody notices
has to stand in `survivors.toml`, with the reason; an entry whose change is noticed after all has
to go.

mutmut 3 changes copies of functions and cannot see through the decorator of the registry; and
with a start of the tests for each change this would take hours.

    python tests/mutation/mutate.py [--only walk] [--change 1f2e3d4c] [--jobs 4] [--list]
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import hashlib
import inspect
import io
import os
import pickle
import signal
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from time import monotonic
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import hypothesis
import pytest

from piramida.clauses import REGISTRY
from piramida_conformance import pickles, scenarios, trace
from piramida_conformance.scenarios import Scenario
from piramida_conformance.subject import Reference

ROOT: Final = Path(__file__).resolve().parents[2]
TRIAGE: Final = Path(__file__).with_name("survivors.toml")
_RULES: Final = (
    *("collision", "completion", "conduct", "in_hand", "lag", "opening", "pocketing", "stroke"),
)
_GAMES: Final = ("free", "continuation", "combined", "dynamic")
_OTHERS: Final = (
    *("walk", "spotting", "rack"),
    *("match", "choices", "state", "game_records", "equipment", "prizes"),
)
MODULES: Final[Mapping[str, str]] = {
    **{name: f"rules.{name}" for name in _RULES},
    **{name: f"games.{name}" for name in _GAMES},
    **{name: name for name in _OTHERS},
}
# Those of the engine's own tests that take a second or two.
TESTS: Final = (
    *("test_golden", "test_spotting", "test_explain", "test_completion", "test_records"),
    *("test_told_otherwise", "test_readings_mattered", "test_match", "test_game_records"),
    *("test_equipment", "test_prizes", "test_shots"),
)
# What takes seconds and looks at something else.
LEFT_OUT: Final = frozenset({"test_memory_stays_flat_however_long_a_match_lasts"})
# Of the processor, some four times what all scenarios take, and all tests.
SECONDS_OF_SCENARIOS: Final = 8
SECONDS_OF_TESTS: Final = 60
# Whether a property fails is enough: nobody looks for the simplest example.
hypothesis.settings.register_profile(
    "mutate",
    deadline=None,
    derandomize=True,
    max_examples=15,
    phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
)
os.environ["PROPERTIES"] = "mutate"
SUITE: Final = scenarios.load()
FUNCTIONS: Final = trace.functions()

TAGGED, SCENARIO, TEST, ENDLESS, SURVIVED = (
    "a scenario of its clause",
    "another scenario",
    "a test",
    "the clock",
    "nobody",
)
_CODES: Final = (SURVIVED, TAGGED, SCENARIO, TEST, ENDLESS)


# -- changes ----------------------------------------------------------------------------------

_COMPARE: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_BINARY: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
Edit = Callable[[Any], ast.AST]


def _compare(node: ast.Compare) -> Iterator[Edit]:
    for place, operator in enumerate(node.ops):
        for other in _COMPARE.get(type(operator), ()):

            def edit(node: ast.Compare, place: int = place, other: type = other) -> ast.AST:
                node.ops[place] = other()
                return node

            yield edit


def _binary(node: ast.BinOp | ast.AugAssign) -> Iterator[Edit]:
    other = _BINARY.get(type(node.op))
    if other is not None:

        def edit(node: ast.BinOp | ast.AugAssign) -> ast.AST:
            node.op = other()
            return node

        yield edit


def _boolean(_node: ast.BoolOp) -> Iterator[Edit]:
    def edit(node: ast.BoolOp) -> ast.AST:
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    yield edit


def _not(_node: ast.UnaryOp) -> Iterator[Edit]:
    if isinstance(_node.op, ast.Not | ast.Invert | ast.USub):
        yield lambda node: node.operand


def _constant(node: ast.Constant) -> Iterator[Edit]:
    value = node.value
    if isinstance(value, bool):
        yield lambda _node: ast.Constant(not value)
    elif isinstance(value, int):
        yield lambda _node: ast.Constant(value + 1)
        yield lambda _node: ast.Constant(value - 1)
    elif isinstance(value, float):
        yield lambda _node: ast.Constant(value * 2 + 1)


def _condition(node: ast.If | ast.IfExp | ast.While) -> Iterator[Edit]:
    if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):

        def edit(node: ast.If | ast.IfExp | ast.While) -> ast.AST:
            node.test = ast.UnaryOp(ast.Not(), node.test)
            return node

        yield edit


def _statement(node: ast.stmt) -> Iterator[Edit]:
    """Leave a statement out: a yield, a call for its effect, a break off, an assignment."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    yield lambda _node: ast.Pass()


_EDITS: Final[dict[type[ast.AST], Callable[[Any], Iterator[Edit]]]] = {
    ast.Compare: _compare,
    ast.BinOp: _binary,
    ast.BoolOp: _boolean,
    ast.UnaryOp: _not,
    ast.Constant: _constant,
    ast.If: _condition,
    ast.IfExp: _condition,
    ast.Expr: _statement,
    ast.Continue: _statement,
    ast.Break: _statement,
    ast.AugAssign: lambda node: chain(_binary(node), _statement(node)),
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: which function, which code instead, and how to speak of it."""

    id: str
    module: str
    function: str
    line: int
    was: str
    now: str
    code: CodeType

    @property
    def place(self) -> str:
        """Give file, line and function."""
        return f"{MODULES[self.module].replace('.', '/')}.py:{self.line} {self.function}"

    @property
    def change(self) -> str:
        """Give what was and what is instead."""
        return f"{self.was}  ->  {self.now}"


def _package(name: str) -> str:
    return f"piramida.{MODULES[name]}"


def functions(module: str) -> dict[str, FunctionType]:
    """Give the functions and methods that a module of the engine defines, by qualified name."""
    loaded = import_module(_package(module))
    found: dict[str, FunctionType] = {}
    for value in vars(loaded).values():
        members = vars(value).values() if inspect.isclass(value) else (value,)
        for member in members:
            whole = member.fget if isinstance(member, property) else member
            function = inspect.unwrap(whole) if callable(whole) else whole
            if isinstance(function, FunctionType) and function.__module__ == loaded.__name__:
                found[function.__qualname__] = function
    return found


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield f"{node.name}.{member.name}", member


def _body(definition: ast.FunctionDef) -> Iterator[ast.AST]:
    """Walk what a function does: neither its decorators nor any annotation."""
    waiting: list[ast.AST] = list(definition.body)
    for node in waiting:
        yield node
        parts = dict(ast.iter_fields(node))
        parts.pop("annotation", None)
        for part in parts.values():
            each = part if isinstance(part, list) else [part]
            waiting += [child for child in each if isinstance(child, ast.AST)]


def _compiled(definition: ast.FunctionDef, file: str) -> CodeType:
    """Compile a function as its module would, without its decorators."""
    bare = copy.deepcopy(definition)
    bare.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([bare], []))
    future = ast.parse("from __future__ import annotations").body
    module.body = [*future, *module.body]
    whole = compile(module, file, "exec")
    return next(c for c in whole.co_consts if isinstance(c, CodeType) and c.co_name == bare.name)


def _replaced(definition: ast.FunctionDef, number: int, edit: Edit) -> tuple[ast.FunctionDef, str]:
    """Do an edit to the node of that number in a copy; give the copy and the node's new text."""
    changed = copy.deepcopy(definition)
    node = list(_body(changed))[number]
    new = edit(node)
    if new is not node:

        class Put(ast.NodeTransformer):
            def visit(self, old: ast.AST) -> Any:
                return ast.copy_location(new, old) if old is node else self.generic_visit(old)

        Put().visit(changed)
    return changed, ast.unparse(new)


def mutants(module: str) -> Iterator[Mutant]:
    """Give every change of a module, in the order of its lines."""
    loaded = import_module(_package(module))
    file = str(loaded.__file__)
    known = functions(module)
    seen: Counter[str] = Counter()
    for name, definition in _definitions(ast.parse(Path(file).read_text(encoding="utf-8"))):
        if name not in known:
            continue
        for number, node in enumerate(_body(definition)):
            for edit in _EDITS.get(type(node), lambda _node: iter(()))(node):
                changed, now = _replaced(definition, number, edit)
                was = ast.unparse(node)
                key = f"{module} {name} {was} {now}"
                seen[key] += 1
                digest = hashlib.sha256(f"{key} {seen[key]}".encode()).hexdigest()[:8]
                line = getattr(node, "lineno", definition.lineno)
                code = _compiled(changed, file)
                yield Mutant(digest, module, name, line, _short(was), _short(now), code)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else line[:87] + "..."


# -- who notices ------------------------------------------------------------------------------


@cache
def _clauses_of(module: str) -> dict[str, tuple[str, ...]]:
    """Give qualified name -> clauses that the function is registered for."""
    known = functions(module)
    return {
        name: tuple(c.id for c in REGISTRY.values() if function in c.functions)
        for name, function in known.items()
    }


Place = tuple[str, str]
"""A function: file and qualified name."""


class _Calls:
    """Notes which functions of the engine are called while it is in force."""

    engine: Final = str(ROOT / "engine")

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()

    def __enter__(self) -> set[CodeType]:
        self.codes = set()
        sys.settrace(self._note)
        return self.codes

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _note(self, frame: FrameType, _event: str, _argument: object) -> None:
        self.codes.add(frame.f_code)

    @classmethod
    def places(cls, codes: Iterable[CodeType]) -> set[Place]:
        """Give the functions that codes belong to; what is defined inside one is its part."""
        return {
            (code.co_filename, code.co_qualname.partition(".<locals>")[0])
            for code in codes
            if code.co_filename.startswith(cls.engine)
        }


class _Reach:
    """A plugin of pytest: which functions each test calls, and how long it takes.

    What is called on collection or by a fixture counts for every test of the file.
    """

    def __init__(self) -> None:
        self.calls = _Calls()
        self.by_test: dict[str, set[Place]] = {}
        self.by_file: dict[str, set[Place]] = {}
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what takes long and is about something else."""
        items[:] = [item for item in items if item.name.partition("[")[0] not in LEFT_OUT]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        """Note what the modules of tests call."""
        with self.calls as codes:
            yield
        self._of_file(collector.nodeid, codes)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        """Note what fixtures call."""
        with self.calls as codes:
            yield
        self._of_file(item.nodeid, codes)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Note what a test calls."""
        begun = monotonic()
        with self.calls as codes:
            yield
        self.seconds[item.nodeid] = monotonic() - begun
        self.by_test[item.nodeid] = _Calls.places(codes)

    def _of_file(self, node: str, codes: set[CodeType]) -> None:
        self.by_file.setdefault(_file(node), set()).update(_Calls.places(codes))

    def result(self) -> list[tuple[str, set[Place]]]:
        """Give the tests, the quickest first, with what they call."""
        return [
            (node, self.by_test[node] | self.by_file.get(_file(node), set()))
            for node in sorted(self.by_test, key=lambda node: self.seconds[node])
        ]


def _file(node: str) -> str:
    return node.partition("::")[0]


class _Only:
    """A plugin of pytest: these tests, in this order."""

    def __init__(self, tests: tuple[str, ...]) -> None:
        self.order = {node: place for place, node in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the others out."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order),
            key=lambda item: self.order[item.nodeid],
        )


@dataclass(frozen=True, slots=True)
class Callers:
    """Which scenarios, by place in the suite, and which tests call each function."""

    scenarios: Mapping[Place, tuple[int, ...]]
    tests: Mapping[Place, tuple[str, ...]]


def _turned(found: Iterable[tuple[Any, set[Place]]]) -> dict[Place, tuple[Any, ...]]:
    callers: dict[Place, list[Any]] = {}
    for caller, places in found:
        for place in places:
            callers.setdefault(place, []).append(caller)
    return {place: tuple(each) for place, each in callers.items()}


def _scenario_reach() -> Iterator[tuple[int, set[Place]]]:
    calls = _Calls()
    for place, scenario in enumerate(SUITE.scenarios):
        with calls as codes:
            passed = pickles.run(scenario, Reference()).passed
        if not passed:
            sys.exit(f"With nothing changed, {scenario.key} fails.")
        yield place, _Calls.places(codes)


def _test_reach() -> list[tuple[str, set[Place]]]:
    """Run the tests with nothing changed, in a process of its own."""
    with tempfile.TemporaryFile() as file:
        child = os.fork()
        if child == 0:
            reach = _Reach()
            code = _run_tests(TESTS, reach)
            if code == 0:
                pickle.dump(reach.result(), file)
                file.flush()
            os._exit(code)
        if os.waitpid(child, 0)[1] != 0:
            sys.exit("With nothing changed, a test fails.")
        file.seek(0)
        found: list[tuple[str, set[Place]]] = pickle.load(file)  # noqa: S301 - written above
        return found


def callers() -> Callers:
    """Run all scenarios and tests with nothing changed and see which functions they call."""
    return Callers(_turned(_scenario_reach()), _turned(_test_reach()))


def _run_tests(names: Iterable[str], plugin: object) -> int:
    # Everything is imported already, too late for rewriting what is asserted.
    arguments = ["-x", "-q", "--assert=plain", "-p", "no:randomly", "-p", "no:cacheprovider"]
    files = [str(ROOT / "tests" / f"{name}.py") for name in names]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(pytest.main([*arguments, *files], plugins=[plugin]))


def _fails(some: Iterable[Scenario]) -> bool:
    return any(not pickles.run(scenario, Reference()).passed for scenario in some)


def _notice(mutant: Mutant, known: Callers) -> str:
    """Put a change into this process and say who notices it first."""
    function = functions(mutant.module)[mutant.function]
    place = (function.__code__.co_filename, mutant.function)
    function.__code__ = mutant.code
    calling = [SUITE.scenarios[each] for each in known.scenarios.get(place, ())]
    clauses = set(_clauses_of(mutant.module)[mutant.function])
    if _fails(s for s in calling if not clauses.isdisjoint(s.clauses)):
        return TAGGED
    if _fails(s for s in calling if clauses.isdisjoint(s.clauses)):
        return SCENARIO
    signal.setitimer(signal.ITIMER_PROF, SECONDS_OF_TESTS)
    tests = known.tests.get(place, ())
    files = dict.fromkeys(Path(_file(node)).stem for node in tests)
    return TEST if tests and _run_tests(files, _Only(tests)) else SURVIVED


def _begin(mutant: Mutant, known: Callers) -> int:
    """Begin to try a change in a process of its own; gives its number."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS_OF_SCENARIOS)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        code = _CODES.index(TEST)
        with contextlib.suppress(BaseException):
            code = _CODES.index(_notice(mutant, known))
        os._exit(code)
    return child


def noticed_by(chosen: Iterable[Mutant], known: Callers, jobs: int) -> Iterator[tuple[Mutant, str]]:
    """Say of each change who notices it first, so many at a time, in the order of their ends."""
    waiting, running = iter(chosen), dict[int, Mutant]()
    while True:
        for mutant in islice(waiting, jobs - len(running)):
            running[_begin(mutant, known)] = mutant
        if not running:
            return
        child, status = os.wait()
        if child in running:
            who = _CODES[os.WEXITSTATUS(status)] if os.WIFEXITED(status) else ENDLESS
            yield running.pop(child), who


# -- the report -------------------------------------------------------------------------------


def triaged() -> dict[str, str]:
    """Give the survivors that have been looked at: id -> why nobody notices the change."""
    if not TRIAGE.is_file():
        return {}
    with TRIAGE.open("rb") as file:
        entries = tomllib.load(file).get("survivor", [])
    return {entry["id"]: entry["why"] for entry in entries}


def _entry(mutant: Mutant) -> str:
    change = mutant.change.replace("\\", "\\\\").replace('"', '\\"')
    return (
        f'[[survivor]]\nid = "{mutant.id}"\nplace = "{mutant.place}"\n'
        f'change = "{change}"\nwhy = ""\n'
    )


def main() -> int:
    """Try every change; exit code 1 if one survives unexplained or an explained one does not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", action="append", choices=MODULES, help="one module")
    parser.add_argument("--change", action="append", metavar="ID", help="one change")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="list the changes, try none")
    arguments = parser.parse_args()
    chosen = [
        mutant
        for module in arguments.only or MODULES
        for mutant in mutants(module)
        if not arguments.change or mutant.id in arguments.change
    ]
    if arguments.list:
        print(*(f"{each.id}  {each.place}  {each.change}" for each in chosen), sep="\n")
        return 0
    return _report(chosen, arguments.jobs, whole=not (arguments.only or arguments.change))


def _report(chosen: list[Mutant], jobs: int, *, whole: bool) -> int:
    """Try the changes and print what came of them."""
    looked_at = triaged()
    counts: Counter[str] = Counter()
    new: list[Mutant] = []
    alive: set[str] = set()
    total = len(chosen)
    for done, (mutant, who) in enumerate(noticed_by(chosen, callers(), jobs), 1):
        counts[who] += 1
        if who == SURVIVED:
            alive.add(mutant.id)
            if mutant.id not in looked_at:
                new.append(mutant)
                print(_entry(mutant), flush=True)
        if done % 50 == 0 or done == total:
            print(f"# {done} of {total}: {dict(counts)}", file=sys.stderr, flush=True)
    tried = {mutant.id for mutant in chosen}
    noticed = [each for each in looked_at if each not in alive and (whole or each in tried)]
    for each in noticed:
        print(f"# {each} in {TRIAGE.name} is noticed, or is gone: take it out", file=sys.stderr)
    print(f"# {len(new)} new survivors, {len(noticed)} entries too many", file=sys.stderr)
    return 1 if new or noticed else 0


if __name__ == "__main__":
    sys.exit(main())
