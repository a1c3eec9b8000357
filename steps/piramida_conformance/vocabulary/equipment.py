"""Given: what somebody measured of a table and its balls. Then: which clauses it violates.

These steps ask a subject in this process: the protocol of the pipe knows shots and games only.
"""

from __future__ import annotations

from decimal import Decimal

from piramida_conformance.play import Mismatch, Play
from piramida_conformance.registry import step
from piramida_conformance.subject import InProcess, Json, SubjectError
from piramida_conformance.words import Number, add_forms

add_forms(
    {
        "grams": Number("grams", " g"),
        "граммы": Number("grams", " г"),
        "percent": Number("percent", " per cent"),
        "проценты": Number("percent", "%"),
    }
)


def _note(play: Play, value: Decimal, *path: str) -> None:
    *parts, name = path
    entry = play.beside.setdefault("record", {"record": "equipment/1"})
    for part in parts:
        entry = entry.setdefault(part, {})
    number = float(value)
    entry[name] = int(number) if number.is_integer() else number


# what was measured


@step("given", en="a table of {size:number} feet", ru="стол размером {size:число} футов")
def table_of(play: Play, size: Decimal) -> None:
    """E.1.1. The size by which the table is called."""
    _note(play, size, "table", "size_ft")


@step(
    "given",
    en="its playing surface is {length:mm} long and {width:mm} wide",
    ru="длина его игровой поверхности — {length:мм}, ширина — {width:мм}",
)
def surface(play: Play, length: Decimal, width: Decimal) -> None:
    """E.1.1. The playing surface as measured between the rails."""
    _note(play, length, "table", "length_mm")
    _note(play, width, "table", "width_mm")


@step("given", en="its slate is {slate:mm} thick", ru="толщина его плиты — {slate:мм}")
def slate(play: Play, slate: Decimal) -> None:
    """E.2.1. The slate as measured."""
    _note(play, slate, "table", "slate_mm")


@step(
    "given",
    en="the upper edge of its slate is {height:mm} above the floor",
    ru="верхний край его плиты — на высоте {height:мм} от пола",
)
def height(play: Play, height: Decimal) -> None:
    """E.2.2. The height of the table as measured."""
    _note(play, height, "table", "height_mm")


@step(
    "given",
    en="the working edge of the cushion is {height:mm} above the slate",
    ru="рабочая кромка борта — на высоте {height:мм} над плитой",
)
def cushion_height(play: Play, height: Decimal) -> None:
    """E.3.1. The cushion as measured."""
    _note(play, height, "cushion", "height_mm")


@step(
    "given",
    en="the upper face of the cushion slopes at {slope:degrees}",
    ru="верхняя плоскость борта наклонена под углом {slope:градусы}",
)
def cushion_slope(play: Play, slope: Decimal) -> None:
    """E.3.2. The slope as measured."""
    _note(play, slope, "cushion", "slope_degrees")


@step(
    "given",
    en="the rebound of the cushion rubber is {rebound:percent}",
    ru="эластичность резины борта по отскоку — {rebound:проценты}",
)
def rebound(play: Play, rebound: Decimal) -> None:
    """E.3.3. The rebound as measured."""
    _note(play, rebound, "cushion", "rebound_percent")


@step(
    "given",
    en="the hardness of the cushion rubber is {hardness:number} by the ISO scale",
    ru="твёрдость резины борта — {hardness:число} по шкале ISO",
)
def hardness(play: Play, hardness: Decimal) -> None:
    """E.3.4. The hardness as measured."""
    _note(play, hardness, "cushion", "hardness_iso")


@step(
    "given",
    en="the mouth of the {pocket:pocket} pocket is {width:mm} wide",
    ru="ширина створа {pocket:лузы} лузы — {width:мм}",
)
def mouth(play: Play, pocket: str, width: Decimal) -> None:
    """E.4.1. The mouth of a pocket as measured."""
    _note(play, width, "pockets", pocket, "mouth_mm")


@step(
    "given",
    en="the jaw of the {pocket:pocket} pocket has a radius of {radius:mm}",
    ru="радиус губки {pocket:лузы} лузы — {radius:мм}",
)
def jaw(play: Play, pocket: str, radius: Decimal) -> None:
    """E.4.3. The jaw of a pocket as measured."""
    _note(play, radius, "pockets", pocket, "jaw_radius_mm")


@step(
    "given",
    en="the channel of the {pocket:pocket} pocket is {channel:mm}",
    ru="канал {pocket:лузы} лузы — {channel:мм}",
)
def channel(play: Play, pocket: str, channel: Decimal) -> None:
    """E.4.4. The channel of a pocket as measured."""
    _note(play, channel, "pockets", pocket, "channel_mm")


@step(
    "given",
    en="{ball:ball} is {diameter:mm} in diameter",
    ru="диаметр {ball:шара} — {diameter:мм}",
)
def diameter(play: Play, ball: int, diameter: Decimal) -> None:
    """E.5.1. A ball as measured."""
    _note(play, diameter, "balls", str(ball), "diameter_mm")


@step("given", en="{ball:ball} weighs {weight:grams}", ru="вес {ball:шара} — {weight:граммы}")
def weight(play: Play, ball: int, weight: Decimal) -> None:
    """E.5.2. A ball as weighed."""
    _note(play, weight, "balls", str(ball), "weight_g")


# what the check says


@step("when", en="the equipment is checked", ru="оборудование проверяют")
def checked(play: Play) -> None:
    """E.1.1. What was measured is compared with the clauses."""
    subject = play.subject
    if not isinstance(subject, InProcess):
        message = f"{subject.name} is asked about shots and games only"
        raise SubjectError(message)
    play.asked = play.beside.get("record", {}) | {"readings": dict(play.readings)}
    play.answered = subject.measure(play.asked)


def _findings(play: Play) -> list[Json]:
    findings = (play.answered or {}).get("findings")
    if not isinstance(findings, list) or not findings:
        raise Mismatch("findings", "one for each measured value", findings)
    return findings


def _violated(play: Play) -> list[str]:
    outside = (each for each in _findings(play) if each.get("within") is not True)
    return sorted({str(name) for each in outside for name in each.get("clauses", ())})


@step("then", en="the equipment is allowed", ru="оборудование допускается")
def allowed(play: Play) -> None:
    """E.1.1. No measured value lies outside what its clause allows."""
    play.expect("clauses violated", [], _violated(play))
    play.expect("ok", expected=True, got=(play.answered or {}).get("ok"))


@step(
    "then",
    en="the equipment violates {clauses:clauses}",
    ru="оборудование нарушает требования, установленные {clauses:пунктами}",
)
def violates(play: Play, clauses: tuple[str, ...]) -> None:
    """E.1.1. Measured values lie outside what exactly these clauses allow."""
    play.expect("clauses violated", sorted(clauses), _violated(play))
    play.expect("ok", expected=False, got=(play.answered or {}).get("ok"))


def _limits(play: Play, measured: Decimal) -> list[float | None]:
    """What is allowed where this was measured."""
    found = [each for each in _findings(play) if each.get("measured") == float(measured)]
    if len(found) != 1:
        raise Mismatch("values measured", f"one of {measured}", _findings(play))
    limits: list[float | None] = found[0]["allowed"]
    return limits


@step(
    "then",
    en="where {measured:number} was measured {least:number} to {most:number} is allowed",
    ru="там, где измерено {measured:число}, допускается от {least:число} до {most:число}",
)
def limits(play: Play, measured: Decimal, least: Decimal, most: Decimal) -> None:
    """E.1.5. What is allowed for a measured value, both ends included."""
    expected = [float(least), float(most)]
    play.expect(f"allowed where {measured} was measured", expected, _limits(play, measured))


@step(
    "then",
    en="where {measured:number} was measured at least {least:number} is asked for",
    ru="там, где измерено {measured:число}, требуется не менее {least:число}",
)
def at_least(play: Play, measured: Decimal, least: Decimal) -> None:
    """E.2.1. What is allowed for a measured value that has a lower limit only."""
    expected = [float(least), None]
    play.expect(f"allowed where {measured} was measured", expected, _limits(play, measured))


@step(
    "then",
    en="nothing is said of {clauses:clauses}",
    ru="ничего не сказано о требованиях, установленных {clauses:пунктами}",
)
def unmeasured(play: Play, clauses: tuple[str, ...]) -> None:
    """E.2.1. These clauses are among those for which nothing was measured."""
    left = (play.answered or {}).get("unmeasured") or []
    play.expect("clauses not measured", sorted(clauses), sorted({*clauses} & {*left}))
