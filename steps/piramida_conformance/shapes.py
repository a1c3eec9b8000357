"""Types as values: checks decoded JSON against a type, and writes the type's JSON Schema.

The types are TypedDicts, lists, dictionaries with string keys, literals, plain JSON types and
unions of them. `Annotated` adds what a type cannot say: a pattern, bounds, a length, a sentence.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Json = dict[str, Any]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class Pattern:
    """A string matches this expression, whole."""

    regex: str
    says: str


@dataclass(frozen=True, slots=True)
class Bounds:
    """A number lies between these two, both included."""

    least: float | None = None
    most: float | None = None


@dataclass(frozen=True, slots=True)
class Length:
    """A list has exactly so many items."""

    items: int


@dataclass(frozen=True, slots=True)
class Doc:
    """What a field means, for the schema."""

    text: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A value of another type: where it is (JSON path), what was found and what was expected."""

    path: str
    found: str
    expected: str

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.path}: found {self.found}, expected {self.expected}"


@dataclass(slots=True)
class Report:
    """What a check finds: values of another type, and fields that nobody knows."""

    problems: list[Problem] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


_Check = Callable[[Any, str, Report], None]


def check(value: Any, kind: Any, path: str = "$") -> Report:  # noqa: ANN401 - decoded JSON
    """Compare a decoded JSON value with a type."""
    report = Report()
    if not fits(value, kind):
        _checker(kind)(value, path, report)
    return report


def fits(value: Any, kind: Any) -> bool:  # noqa: ANN401 - decoded JSON
    """Say quickly whether a value is of a type and has no unknown field: nearly every one is."""
    return _fitting(kind)(value)


def show(value: Any) -> str:  # noqa: ANN401 - decoded JSON
    """A value for a message, in one short line."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


# Checking -------------------------------------------------------------------------------------


def _simple(name: str, holds: Callable[[Any], bool]) -> _Check:
    def checked(value: Any, path: str, report: Report) -> None:  # noqa: ANN401 - decoded JSON
        if not holds(value):
            report.problems.append(Problem(path, show(value), name))

    return checked


def _anything(_value: Any, _path: str, _report: Report) -> None:  # noqa: ANN401 - decoded JSON
    """Accept it."""


_PLAIN: Final[dict[Any, _Check]] = {
    Any: _anything,
    object: _anything,
    NoneType: _simple("null", lambda value: value is None),
    bool: _simple("true or false", lambda value: type(value) is bool),
    int: _simple("a whole number", lambda value: type(value) is int),
    float: _simple("a number", lambda value: type(value) in {int, float}),
    str: _simple("a string", lambda value: type(value) is str),
}


def _checker(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    plain = _PLAIN.get(kind) if not get_args(kind) else None
    return plain or _composite(kind)


@cache
def _composite(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    if is_typeddict(kind):
        return _typed_dict(kind)
    makers: dict[Any, Callable[[Any], _Check]] = {
        Annotated: _annotated,
        Literal: _literal,
        list: _list,
        dict: _dict,
        Union: _union,
        UnionType: _union,
    }
    origin = get_origin(kind)
    if origin not in makers:
        message = f"no JSON type: {kind!r}"
        raise TypeError(message)
    return makers[origin](kind)


def _literal(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    values = get_args(kind)
    known = frozenset(values)
    expected = "one of: " + ", ".join(map(str, values))
    return _simple(expected, lambda value: isinstance(value, str) and value in known)


def _annotated(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    base, *notes = get_args(kind)
    inner = _checker(base)
    limits = [limit for note in notes if (limit := _limit(note)) is not None]

    def checked(value: Any, path: str, report: Report) -> None:  # noqa: ANN401 - decoded JSON
        before = len(report.problems)
        inner(value, path, report)
        if len(report.problems) == before and value is not None:
            for limit in limits:
                limit(value, path, report)

    return checked if limits else inner


def _limit(note: object) -> _Check | None:
    within = _within(note)
    if within is None:
        return None
    if isinstance(note, Bounds):
        return _simple(_range(note), within)
    return _simple(note.says if isinstance(note, Pattern) else f"{_items(note)} items", within)


def _items(note: object) -> int:
    return note.items if isinstance(note, Length) else 0


def _range(note: Bounds) -> str:
    if note.most is None:
        return f"a number of at least {note.least}"
    return f"a number from {note.least} to {note.most}"


def _list(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    inner = _checker(get_args(kind)[0])

    def checked(value: Any, path: str, report: Report) -> None:  # noqa: ANN401 - decoded JSON
        if type(value) is not list:
            report.problems.append(Problem(path, show(value), "a list"))
            return
        for index, item in enumerate(value):
            inner(item, f"{path}[{index}]", report)

    return checked


def _dict(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    key_type, value_type = get_args(kind)
    keys, values = _checker(key_type), _checker(value_type)

    def checked(value: Any, path: str, report: Report) -> None:  # noqa: ANN401 - decoded JSON
        if type(value) is not dict:
            report.problems.append(Problem(path, show(value), "an object"))
            return
        for key, item in value.items():
            keys(key, f"{path}.{key}", report)
            values(item, f"{path}.{key}", report)

    return checked


def _union(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    members = [each for each in get_args(kind) if each is not NoneType]
    null = len(members) < len(get_args(kind))
    checks = [_checker(each) for each in members]

    def checked(value: Any, path: str, report: Report) -> None:  # noqa: ANN401 - decoded JSON
        if null and value is None:
            return
        tries = []
        for each in checks:
            attempt = Report()
            each(value, path, attempt)
            if not attempt.problems:
                report.unknown += attempt.unknown
                return
            tries.append(attempt)
        # The member that got furthest says best what is wrong.
        report.problems += max(tries, key=lambda found: len(found.problems[0].path)).problems

    return checked


def fields(kind: Any) -> dict[str, tuple[Any, bool]]:  # noqa: ANN401 - a TypedDict
    """The fields of a TypedDict: name -> type and whether it must be there."""
    found: dict[str, tuple[Any, bool]] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        required, inner = kind.__total__, hint
        while get_origin(inner) in {Required, NotRequired}:
            required, inner = get_origin(inner) is Required, get_args(inner)[0]
        found[name] = (inner, required)
    return found


def _typed_dict(kind: Any) -> _Check:  # noqa: ANN401 - a type form
    known = fields(kind)
    names = frozenset(known)
    required = tuple(name for name, (_, must) in known.items() if must)
    # Types may name each other, so the checks of the fields are made when they are needed.
    checks: dict[str, _Check] = {}

    def checked(value: Any, path: str, report: Report) -> None:  # noqa: ANN401 - decoded JSON
        if type(value) is not dict:
            report.problems.append(Problem(path, show(value), "an object"))
            return
        if not checks:
            checks.update({name: _checker(inner) for name, (inner, _) in known.items()})
        for name in required:
            if name not in value:
                report.problems.append(Problem(path, f"no {name}", f"a field {name}"))
        for name, item in value.items():
            if name in names:
                checks[name](item, f"{path}.{name}", report)
            else:
                report.unknown.append(f"{path}.{name}")

    return checked


# Checking quickly -----------------------------------------------------------------------------

_Fits = Callable[[Any], bool]

_PLAINLY: Final[dict[Any, _Fits]] = {
    Any: lambda _value: True,
    object: lambda _value: True,
    NoneType: lambda value: value is None,
    bool: lambda value: value is True or value is False,
    int: lambda value: type(value) is int,
    float: lambda value: type(value) is float or type(value) is int,
    str: lambda value: type(value) is str,
}


def _fitting(kind: Any) -> _Fits:  # noqa: ANN401 - a type form
    """What says quickly whether a value is of a type and has no unknown fields, and no more."""
    plain = _PLAINLY.get(kind) if not get_args(kind) else None
    return plain or _fitting_composite(kind)


@cache
def _fitting_composite(kind: Any) -> _Fits:  # noqa: ANN401 - a type form
    if is_typeddict(kind):
        return _fitting_object(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        words = frozenset(parts)
        return lambda value: type(value) is str and value in words
    if origin is list:
        item = _fitting(parts[0])
        return lambda value: type(value) is list and all(map(item, value))
    if origin is dict:
        keys, values = _fitting(parts[0]), _fitting(parts[1])
        return lambda value: (
            type(value) is dict and all(map(keys, value)) and all(map(values, value.values()))
        )
    if origin is Annotated:
        return _fitting_annotated(parts)
    return _fitting_union(parts)


def _fitting_union(parts: tuple[Any, ...]) -> _Fits:
    members = [_fitting(each) for each in parts if each is not NoneType]
    if len(members) == 1:
        (member,) = members
        return lambda value: value is None or member(value)
    null = len(members) < len(parts)
    return lambda value: (null and value is None) or any(fits(value) for fits in members)


def _fitting_annotated(parts: tuple[Any, ...]) -> _Fits:
    inner = _fitting(parts[0])
    limits = [limit for note in parts[1:] if (limit := _within(note)) is not None]
    if not limits:
        return inner
    (limit,) = limits
    return lambda value: inner(value) and (value is None or limit(value))


def _within(note: object) -> _Fits | None:
    """What a limit allows; `_limit` tells the same with a message."""
    if isinstance(note, Pattern):
        fits = re.compile(note.regex).fullmatch
        return lambda value: fits(value) is not None
    if isinstance(note, Bounds):
        least = float("-inf") if note.least is None else note.least
        most = float("inf") if note.most is None else note.most
        return lambda value: least <= value <= most
    if isinstance(note, Length):
        items = note.items
        return lambda value: len(value) == items
    return None


def _fitting_object(kind: Any) -> _Fits:  # noqa: ANN401 - a TypedDict
    known = fields(kind)
    required = tuple(name for name, (_, must) in known.items() if must)
    checks: dict[str, _Fits] = {}

    def fits(value: Any) -> bool:  # noqa: ANN401 - decoded JSON
        if type(value) is not dict:
            return False
        for name in required:
            if name not in value:
                return False
        if not checks:
            checks.update({name: _fitting(inner) for name, (inner, _) in known.items()})
        for name, item in value.items():
            check_it = checks.get(name)
            if check_it is None or not check_it(item):
                return False
        return True

    return fits


# Schemas --------------------------------------------------------------------------------------


def schema(kind: Any, title: str) -> Json:  # noqa: ANN401 - a type form
    """The JSON Schema of a type; what it refers to stands in `$defs`."""
    definitions: dict[str, Json] = {}
    root = _schema(kind, definitions)
    whole: Json = {"$schema": DIALECT, "title": title, **root}
    if definitions:
        whole["$defs"] = dict(sorted(definitions.items()))
    return whole


_NAMES: Final[Mapping[Any, Json]] = {
    Any: {},
    object: {},
    NoneType: {"type": "null"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
}


def _schema(kind: Any, definitions: dict[str, Json]) -> Json:  # noqa: ANN401 - a type form
    if not get_args(kind) and kind in _NAMES:
        return dict(_NAMES[kind])
    if is_typeddict(kind):
        return _reference(kind, definitions)
    parts = get_args(kind)
    if get_origin(kind) is Annotated:
        whole = _schema(parts[0], definitions)
        for note in parts[1:]:
            whole |= _noted(note)
        return whole
    return _compound(get_origin(kind), parts, definitions)


def _compound(origin: Any, parts: tuple[Any, ...], definitions: dict[str, Json]) -> Json:  # noqa: ANN401 - a type form
    if origin is Literal:
        return {"enum": list(parts)}
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], definitions)}
    if origin is dict:
        keys = _schema(parts[0], definitions)
        names = {"propertyNames": keys} if keys != {"type": "string"} else {}
        return {"type": "object", "additionalProperties": _schema(parts[1], definitions), **names}
    return {"anyOf": [_schema(each, definitions) for each in parts]}


def _noted(note: object) -> Json:
    if isinstance(note, Pattern):
        return {"pattern": f"^(?:{note.regex})$"}
    if isinstance(note, Bounds):
        limits = {"minimum": note.least, "maximum": note.most}
        return {name: value for name, value in limits.items() if value is not None}
    if isinstance(note, Length):
        return {"minItems": note.items, "maxItems": note.items}
    return {"description": note.text} if isinstance(note, Doc) else {}


def _reference(kind: Any, definitions: dict[str, Json]) -> Json:  # noqa: ANN401 - a TypedDict
    name = kind.__name__
    if name not in definitions:
        definitions[name] = {}
        definitions[name].update(_object(kind, definitions))
    return {"$ref": f"#/$defs/{name}"}


def _object(kind: Any, definitions: dict[str, Json]) -> Json:  # noqa: ANN401 - a TypedDict
    known = fields(kind)
    required = [name for name, (_, must) in known.items() if must]
    whole: Json = {"type": "object", "description": " ".join((inspect.getdoc(kind) or "").split())}
    whole["properties"] = {name: _schema(inner, definitions) for name, (inner, _) in known.items()}
    if required:
        whole["required"] = required
    return whole
