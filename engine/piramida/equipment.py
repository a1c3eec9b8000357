"""Equipment: a measured table and ball set against the clauses E.1 to E.5.

The record, `equipment/1`, is one JSON object. Whatever was not measured is left out::

    {"record": "equipment/1",
     "table":    {"size_ft": 12, "length_mm": 3550, "width_mm": 1775,
                  "slate_mm": 45, "height_mm": 810},
     "cushion":  {"height_mm": 42, "slope_degrees": 7, "rebound_percent": 55, "hardness_iso": 42},
     "pockets":  {"HL": {"mouth_mm": 72.5, "jaw_radius_mm": 5, "channel_mm": 5.5}, ...},
     "balls":    {"0": {"diameter_mm": 68.2, "weight_g": 283}, ...},
     "readings": {"R-ball-size": "68"}}

`slate_mm` is the thickness of the slate, `table.height_mm` the height of its upper edge above the
floor, `cushion.height_mm` that of the working edge above the slate. Pockets are named as in shot
records, balls by number, 0 the coloured one. Length and width need the size of the table in feet,
which names the figures that they are compared with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Final, NamedTuple

from piramida._spec import KINDS
from piramida._values import JSON, RecordError, Unknown, ignore, read_choice, read_number, wrong
from piramida.clauses import REGISTRY, clause
from piramida.readings import DEFAULT_RULES, Rules
from piramida.records import read_readings
from piramida.table import POCKETS, SIDE_POCKETS

RECORD: Final = "equipment/1"


class Limits(NamedTuple):
    """The least and the most that is allowed, both included; None: no limit on that side."""

    least: Decimal | None
    most: Decimal | None

    def hold(self, measured: Decimal) -> bool:
        """Say whether a measured value is allowed."""
        return (self.least is None or measured >= self.least) and (
            self.most is None or measured <= self.most
        )


class Surface(NamedTuple):
    """The figures for one size of table: the size in feet, length and width in millimetres."""

    size: float
    length: float
    width: float


@dataclass(frozen=True, slots=True)
class Equipment:
    """What was measured: path in the record -> value in the unit that ends the path's name."""

    size: int | None
    measured: Mapping[str, Decimal]


@dataclass(frozen=True, slots=True)
class Finding:
    """One measured value, what is allowed, and the clauses that say so."""

    path: str
    clauses: tuple[str, ...]
    measured: Decimal
    allowed: Limits

    @property
    def within(self) -> bool:
        """Say whether the value is allowed."""
        return self.allowed.hold(self.measured)


# -- figures --------------------------------------------------------------------------------


def _exact(number: float) -> Decimal:
    """Give the number that was written, not the binary fraction nearest to it."""
    return Decimal(str(number))


def _between(least: float, most: float) -> Limits:
    return Limits(_exact(least), _exact(most))


def _either_way(figure: float, tolerance: float) -> Limits:
    return Limits(_exact(figure) - _exact(tolerance), _exact(figure) + _exact(tolerance))


def _about(least: float, most: float | None = None) -> Limits:
    """Give what rounds to a figure, or into a range, in the last place stated (R-figure)."""
    low, high = _exact(least), _exact(least if most is None else most)
    half = Decimal(5).scaleb(_places(low) - 1)
    return Limits(max(low - half, Decimal(0)), high + half)


def _places(figure: Decimal) -> int:
    """Give the power of ten of the last place in which a figure is stated."""
    exponent = figure.as_tuple().exponent
    return exponent if isinstance(exponent, int) else 0


# -- playing surface ------------------------------------------------------------------------


@clause("E.1.1", otherwise=None)
def surface_of_12_feet(rules: Rules) -> Surface:
    """E.1.1. Length and width of a 12-foot table."""
    return Surface(
        rules.number("E.1.1.size_ft"),
        rules.number("E.1.1.length_mm"),
        rules.number("E.1.1.width_mm"),
    )


@clause("E.1.2", otherwise=None)
def surface_of_10_feet(rules: Rules) -> Surface:
    """E.1.2. Length and width of a 10-foot table."""
    return Surface(
        rules.number("E.1.2.size_ft"),
        rules.number("E.1.2.length_mm"),
        rules.number("E.1.2.width_mm"),
    )


@clause("E.1.3", otherwise=None)
def surface_of_9_feet(rules: Rules) -> Surface:
    """E.1.3. Length and width of a 9-foot table."""
    return Surface(
        rules.number("E.1.3.size_ft"),
        rules.number("E.1.3.length_mm"),
        rules.number("E.1.3.width_mm"),
    )


@clause("E.1.4", otherwise=None)
def surface_of_8_feet(rules: Rules) -> Surface:
    """E.1.4. Length and width of an 8-foot table."""
    return Surface(
        rules.number("E.1.4.size_ft"),
        rules.number("E.1.4.length_mm"),
        rules.number("E.1.4.width_mm"),
    )


@clause("E.1.5", otherwise=None)
def surface_tolerance(size: int, rules: Rules) -> float | None:
    """E.1.5. By how many millimetres a 12-foot table may differ (R-surface-tolerance)."""
    if size != rules.number("E.1.1.size_ft"):
        return None
    if rules.reading("R-surface-tolerance") == "5":
        return 5
    return rules.number("E.1.5.tolerance_mm")


# -- slate, cushion -------------------------------------------------------------------------


@clause("E.2.1", otherwise=None)
def slate(rules: Rules) -> Limits:
    """E.2.1. The slate is not too thin."""
    return Limits(_exact(rules.number("E.2.1.thickness_min_mm")), None)


@clause("E.2.2", otherwise=None)
def table_height(rules: Rules) -> Limits:
    """E.2.2. The upper edge of the slate stands so high above the floor."""
    return _between(rules.number("E.2.2.height_min_mm"), rules.number("E.2.2.height_max_mm"))


@clause("E.3.1", otherwise=None)
def cushion_height(rules: Rules) -> Limits:
    """E.3.1. The working edge of the cushion stands so high above the slate."""
    return _about(rules.number("E.3.1.height_mm"))


@clause("E.3.2", otherwise=None)
def cushion_slope(rules: Rules) -> Limits:
    """E.3.2. The upper face of the cushion slopes so many degrees."""
    return _between(
        rules.number("E.3.2.slope_min_degrees"), rules.number("E.3.2.slope_max_degrees")
    )


@clause("E.3.3", otherwise=None)
def rubber_rebound(rules: Rules) -> Limits:
    """E.3.3. The rebound of the rubber in per cent."""
    return _either_way(
        rules.number("E.3.3.rebound_percent"), rules.number("E.3.3.tolerance_percent")
    )


@clause("E.3.4", otherwise=None)
def rubber_hardness(rules: Rules) -> Limits:
    """E.3.4. The hardness of the rubber by the ISO scale."""
    return _either_way(rules.number("E.3.4.hardness_iso"), rules.number("E.3.4.tolerance_iso"))


# -- pockets and balls ----------------------------------------------------------------------

# R-ball-size `67`: a ball of 2 5/8 inches, called about 67 mm, of about 255 g; a corner mouth is
# about 3 mm, a side mouth about 12 to 13 mm wider than it. No clause has these figures.
_SMALL_BALL: Final = 66.675
_SMALL_BALL_ABOUT: Final = 67
_SMALL_WEIGHT: Final = 255
_WIDER_CORNER: Final = (3, 3)
_WIDER_SIDE: Final = (12, 13)


def _small(rules: Rules) -> bool:
    return rules.reading("R-ball-size") == "67"


def _wider_than_ball(least: float, most: float) -> Limits:
    wider = _about(least, most)
    ball = _exact(_SMALL_BALL)
    return Limits(ball + (wider.least or 0), ball + (wider.most or 0))


@clause("E.4.1", otherwise=None)
def corner_mouth(rules: Rules) -> Limits:
    """E.4.1. The mouth of a corner pocket (R-ball-size)."""
    if _small(rules):
        return _wider_than_ball(*_WIDER_CORNER)
    return _between(rules.number("E.4.1.mouth_min_mm"), rules.number("E.4.1.mouth_max_mm"))


@clause("E.4.2", otherwise=None)
def side_mouth(rules: Rules) -> Limits:
    """E.4.2. The mouth of a side pocket (R-ball-size)."""
    if _small(rules):
        return _wider_than_ball(*_WIDER_SIDE)
    return _between(rules.number("E.4.2.mouth_min_mm"), rules.number("E.4.2.mouth_max_mm"))


@clause("E.4.3", otherwise=None)
def corner_jaw(rules: Rules) -> Limits:
    """E.4.3. The radius of a corner pocket's jaw."""
    return _about(rules.number("E.4.3.radius_mm"))


@clause("E.4.4", otherwise=None)
def corner_channel(rules: Rules) -> Limits:
    """E.4.4. The channel of a corner pocket."""
    return _between(rules.number("E.4.4.channel_min_mm"), rules.number("E.4.4.channel_max_mm"))


@clause("E.4.5", otherwise=None)
def side_jaw(rules: Rules) -> Limits:
    """E.4.5. The radius of a side pocket's jaw."""
    return _either_way(rules.number("E.4.5.radius_mm"), rules.number("E.4.5.tolerance_mm"))


@clause("E.4.6", otherwise=None)
def side_channel(rules: Rules) -> Limits:
    """E.4.6. The channel of a side pocket."""
    return _about(rules.number("E.4.6.channel_mm"))


@clause("E.5.1", otherwise=None)
def ball_diameter(rules: Rules) -> Limits:
    """E.5.1. The diameter of a ball (R-ball-size)."""
    if _small(rules):
        return _about(_SMALL_BALL_ABOUT)
    return _between(rules.number("E.5.1.diameter_min_mm"), rules.number("E.5.1.diameter_max_mm"))


@clause("E.5.2", otherwise=None)
def ball_weight(rules: Rules) -> Limits:
    """E.5.2. The weight of a ball, about so many grams (R-ball-size)."""
    if _small(rules):
        return _about(_SMALL_WEIGHT)
    return _about(rules.number("E.5.2.weight_min_g"), rules.number("E.5.2.weight_max_g"))


# -- the check ------------------------------------------------------------------------------

_SURFACES: Final[tuple[tuple[str, Callable[[Rules], Surface | None]], ...]] = (
    ("E.1.1", surface_of_12_feet),
    ("E.1.2", surface_of_10_feet),
    ("E.1.3", surface_of_9_feet),
    ("E.1.4", surface_of_8_feet),
)
_FIGURES: Final[Mapping[str, tuple[str, Callable[[Rules], Limits | None]]]] = {
    "table.slate_mm": ("E.2.1", slate),
    "table.height_mm": ("E.2.2", table_height),
    "cushion.height_mm": ("E.3.1", cushion_height),
    "cushion.slope_degrees": ("E.3.2", cushion_slope),
    "cushion.rebound_percent": ("E.3.3", rubber_rebound),
    "cushion.hardness_iso": ("E.3.4", rubber_hardness),
    "corner.mouth_mm": ("E.4.1", corner_mouth),
    "side.mouth_mm": ("E.4.2", side_mouth),
    "corner.jaw_radius_mm": ("E.4.3", corner_jaw),
    "corner.channel_mm": ("E.4.4", corner_channel),
    "side.jaw_radius_mm": ("E.4.5", side_jaw),
    "side.channel_mm": ("E.4.6", side_channel),
    "ball.diameter_mm": ("E.5.1", ball_diameter),
    "ball.weight_g": ("E.5.2", ball_weight),
}
_TABLE: Final = ("length_mm", "width_mm", "slate_mm", "height_mm")
_CUSHION: Final = ("height_mm", "slope_degrees", "rebound_percent", "hardness_iso")
_POCKET: Final = ("mouth_mm", "jaw_radius_mm", "channel_mm")
_BALL: Final = ("diameter_mm", "weight_g")


def check(equipment: Equipment, rules: Rules = DEFAULT_RULES) -> tuple[Finding, ...]:
    """Compare every measured value with its clause, in the order of the record (E.1 to E.5)."""
    return tuple(_findings(equipment, rules))


def _findings(equipment: Equipment, rules: Rules) -> Iterator[Finding]:
    for path, measured in equipment.measured.items():
        named = (
            _of_surface(equipment.size, path, rules)
            if path in ("table.length_mm", "table.width_mm")
            else _of_figure(path, rules)
        )
        if named is not None:
            yield Finding(path, named[0], measured, named[1])


def _of_figure(path: str, rules: Rules) -> tuple[tuple[str, ...], Limits] | None:
    name, limits_of = _FIGURES[_kind(path)]
    limits = limits_of(rules)
    return None if limits is None else ((name,), limits)


def _kind(path: str) -> str:
    """Name what is measured: `pockets.ML.mouth_mm` is a side pocket's mouth."""
    part, *where, what = path.split(".")
    if part == "pockets":
        return f"{'side' if where[0] in SIDE_POCKETS else 'corner'}.{what}"
    return f"ball.{what}" if part == "balls" else path


def _of_surface(size: int | None, path: str, rules: Rules) -> tuple[tuple[str, ...], Limits] | None:
    for name, surface_of in _SURFACES:
        surface = surface_of(rules)
        if surface is None or size is None or surface.size != size:
            continue
        figure = surface.length if path == "table.length_mm" else surface.width
        tolerance = surface_tolerance(size, rules)
        if tolerance is None:
            return (name,), _about(figure)
        return (name, "E.1.5"), _either_way(figure, tolerance)
    return None


def unmeasured(findings: tuple[Finding, ...]) -> tuple[str, ...]:
    """Name the clauses that decide something and that no finding speaks of, in their order.

    Of the sizes of a table (E.1.1 to E.1.4) only one can be there: they count as one.
    """
    seen = {name for finding in findings for name in finding.clauses}
    sizes = {name for name, _ in _SURFACES}
    if seen & sizes:
        seen |= sizes | {"E.1.5"}
    return tuple(
        name for name in KINDS if name.startswith("E.") and name in REGISTRY and name not in seen
    )


# -- the record -----------------------------------------------------------------------------


def read_equipment(
    record: JSON, rules: Rules = DEFAULT_RULES, unknown: Unknown = ignore
) -> tuple[Equipment, Rules]:
    """Read an equipment record; gives what was measured, and the rules under their readings.

    `unknown` is called with the path of every unknown field. Raises RecordError.
    """
    whole = _object(record, "$")
    for name in whole.keys() - {"record", "table", "cushion", "pockets", "balls", "readings"}:
        unknown(name)
    read_choice(whole.get("record"), (RECORD,), "record")
    rules = read_readings(whole.get("readings", {}), rules)
    table = _object(whole.get("table", {}), "table")
    measured = dict(_values(table, "table", _TABLE, unknown, beside=("size_ft",)))
    measured |= _values(_object(whole.get("cushion", {}), "cushion"), "cushion", _CUSHION, unknown)
    measured |= _each(whole.get("pockets", {}), "pockets", POCKETS, _POCKET, unknown)
    balls = tuple(str(ball) for ball in range(16))
    measured |= _each(whole.get("balls", {}), "balls", balls, _BALL, unknown)
    if not measured:
        raise RecordError("$", "nothing measured", "a measured value in table, cushion, ...")
    needed = "table.length_mm" in measured or "table.width_mm" in measured
    return Equipment(_size(table, rules, needed=needed), measured), rules


def _size(table: Mapping[str, JSON], rules: Rules, *, needed: bool) -> int | None:
    """Read the size of the table in feet, where it was given or length and width need it."""
    size = table.get("size_ft")
    if size is None and not needed:
        return None
    surfaces = (surface_of(rules) for _, surface_of in _SURFACES)
    sizes = [int(surface.size) for surface in surfaces if surface is not None]
    if type(size) is not int or size not in sizes:
        raise wrong("table.size_ft", size, f"one of: {', '.join(map(str, sizes))}")
    return size


def _each(
    value: JSON, path: str, names: tuple[str, ...], fields: tuple[str, ...], unknown: Unknown
) -> Iterator[tuple[str, Decimal]]:
    """Read what was measured of each pocket or each ball."""
    for name, entry in _object(value, path).items():
        if name not in names:
            raise wrong(f"{path}.{name}", name, f"one of: {', '.join(names)}")
        yield from _values(_object(entry, f"{path}.{name}"), f"{path}.{name}", fields, unknown)


def _values(
    entry: Mapping[str, JSON],
    path: str,
    fields: tuple[str, ...],
    unknown: Unknown,
    beside: tuple[str, ...] = (),
) -> Iterator[tuple[str, Decimal]]:
    for name, value in entry.items():
        if name in fields:
            read_number(value, f"{path}.{name}", least=0.0)
            yield f"{path}.{name}", _exact(value)
        elif name not in beside:
            unknown(f"{path}.{name}")


def _object(value: JSON, path: str) -> Mapping[str, JSON]:
    if isinstance(value, dict):
        return value
    raise wrong(path, value, "an object")


def write_findings(findings: tuple[Finding, ...]) -> JSON:
    """Write a check as JSON: `ok`, each measured value with its limits, what was not measured."""
    return {
        "ok": all(finding.within for finding in findings),
        "findings": [
            {
                "path": finding.path,
                "clauses": list(finding.clauses),
                "measured": float(finding.measured),
                "allowed": [_plain(finding.allowed.least), _plain(finding.allowed.most)],
                "within": finding.within,
            }
            for finding in findings
        ],
        "unmeasured": list(unmeasured(findings)),
    }


def _plain(limit: Decimal | None) -> float | None:
    return None if limit is None else float(limit)
