"""The registry of clauses: which function of the engine decides which clause.

A function that decides a clause carries the clause's id in its decorator::

    @clause("G.5.3", otherwise=())
    def no_object_ball_met(play: Summary) -> Iterator[Foul]: ...

The registry is how a number leads to its code. It is also how the project proves that a
clause matters: `without` leaves one out and `replaced` puts a wrong one in its place, and some
scenario has to notice.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause id with the functions that decide it, undecorated, in order of definition."""

    id: str
    functions: tuple[Callable[..., Any], ...]


REGISTRY: dict[str, Clause] = {}

_overrides: dict[str, Callable[..., Any]] = {}


def clause(*ids: str, otherwise: object = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register a function as the one that decides the clauses `ids`.

    `otherwise` is what the function gives while one of the clauses is left out.
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        for name in ids:
            known = REGISTRY.get(name, Clause(name, ()))
            REGISTRY[name] = Clause(name, (*known.functions, function))

        if _takes_one(function):
            return cast("Callable[P, R]", _decide_on_one(ids, otherwise, function))

        @functools.wraps(function)
        def decide(*args: P.args, **kwargs: P.kwargs) -> R:
            if _overrides:
                result: R = _stand_in(ids, otherwise, function)(*args, **kwargs)
                return result
            return function(*args, **kwargs)

        return decide

    return register


def _decide_on_one(
    ids: tuple[str, ...], otherwise: object, function: Callable[..., R]
) -> Callable[[object], R]:
    """Do without packing and unpacking arguments, which takes longer than most clauses do."""

    @functools.wraps(function)
    def decide(subject: object) -> R:
        if _overrides:
            result: R = _stand_in(ids, otherwise, function)(subject)
            return result
        return function(subject)

    return decide


def _takes_one(function: Callable[..., object]) -> bool:
    code = function.__code__
    more = code.co_kwonlyargcount or code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS)
    return code.co_argcount == 1 and not more and not function.__defaults__


def _stand_in(
    ids: tuple[str, ...], otherwise: object, function: Callable[..., Any]
) -> Callable[..., Any]:
    """Give what decides in place of a function just now: itself, if its clauses are all there."""
    for name in ids:
        if name in _overrides:
            return functools.partial(_overrides[name], otherwise, function)
    return function


@contextmanager
def without(*ids: str) -> Iterator[None]:
    """Leave the clauses `ids` out of the rules while the context lasts.

    Raises KeyError for a clause that no function decides.
    """

    def absent(otherwise: object, _function: object, *_args: object, **_kwargs: object) -> object:
        return otherwise

    with _overridden(dict.fromkeys(ids, absent)):
        yield


@contextmanager
def replaced(clause_id: str, name: str, wrong: Callable[..., Any]) -> Iterator[None]:
    """Put `wrong` in the place of the function `name` of a clause while the context lasts.

    `wrong` gets the right function first and then its arguments.
    Raises KeyError for a clause that no function of that name decides.
    """
    if name not in {function.__name__ for function in REGISTRY[clause_id].functions}:
        msg = f"no function {name!r} decides {clause_id}"
        raise KeyError(msg)

    def swap(_otherwise: object, right: Callable[..., Any], *args: Any, **kwargs: Any) -> object:
        return wrong(right, *args, **kwargs) if right.__name__ == name else right(*args, **kwargs)

    with _overridden({clause_id: swap}):
        yield


@contextmanager
def _overridden(overrides: dict[str, Callable[..., Any]]) -> Iterator[None]:
    for name in overrides:
        if name not in REGISTRY:
            msg = f"no function decides {name}"
            raise KeyError(msg)
    before = dict(_overrides)
    _overrides.update(overrides)
    try:
        yield
    finally:
        _overrides.clear()
        _overrides.update(before)
