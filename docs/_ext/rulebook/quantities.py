"""The numbers of the rules in words: the parameters of a clause as a reader calls them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebook.interface import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAMES: Final = {
    "ball": ("ball, counted", "шар по счёту"),
    "balls": ("balls", "шаров"),
    "channel": ("channel", "канал"),
    "contacts": ("contacts", "касаний"),
    "crossings": ("crossings", "пересечений"),
    "degrees": ("angle", "угол"),
    "diameter": ("diameter", "диаметр"),
    "difference": ("difference within a set", "разница в комплекте"),
    "eighth": ("ball that does not end the game", "шар, не кончающий партию"),
    "hardness": ("hardness", "твёрдость"),
    "height": ("height", "высота"),
    "left": ("balls left", "осталось шаров"),
    "length": ("length", "длина"),
    "mouth": ("mouth", "створ"),
    "numbered": ("numbered balls", "шаров с номерами"),
    "object_balls": ("object balls", "прицельных шаров"),
    "place_from": ("place, from", "место, с"),
    "place_to": ("place, to", "место, по"),
    "places": ("paid places", "призовых мест"),
    "points": ("points", "очков"),
    "radius": ("radius", "радиус"),
    "rebound": ("rebound", "отскок"),
    "seconds": ("time", "время"),
    "share": ("share", "доля"),
    "size": ("size", "размер"),
    "slope": ("slope", "наклон"),
    "thickness": ("thickness", "толщина"),
    "tip": ("tip", "наклейка"),
    "tolerance": ("tolerance", "допуск"),
    "total": ("total", "всего"),
    "units": ("number", "число"),
    "warning": ("called before the end", "предупреждение до конца"),
    "weight": ("weight", "масса"),
    "width": ("width", "ширина"),
}
_UNITS: Final = {
    "mm": ("mm", "мм"),
    "percent": ("%", "%"),
    "g": ("g", "г"),
    "ft": ("ft", "футов"),
    "iso": ("ISO", "ISO"),
    "degrees": ("°", "°"),
}
_OWN_UNITS: Final = {
    "degrees": "degrees",
    "seconds": "s",
    "warning": "s",
}
_SECONDS: Final = ("s", "с")


def written(params: Mapping[str, float], language: str) -> list[str]:
    """Return the parameters of a clause, each as `time: 45 s`."""
    return [_one(name, value, language) for name, value in params.items()]


def _one(name: str, value: float, language: str) -> str:
    index = LANGUAGES.index(language)
    base, _, last = name.rpartition("_")
    known = last in _UNITS and bool(base)
    unit = _UNITS[last][index] if known else _own_unit(name, index)
    stem = base if known else name
    bound = ""
    for end in ("min", "max"):
        if stem.endswith(f"_{end}"):
            stem = stem.removesuffix(f"_{end}")
            bound = f", {say(language, f'bound-{end}')}"
    words = _NAMES[stem][index] if stem in _NAMES else stem.replace("_", " ")
    space = "" if unit in {"°", "%", ""} else "\N{NO-BREAK SPACE}"
    return f"{words}{bound}: {value:g}{space}{unit}"


def _own_unit(name: str, index: int) -> str:
    unit = _OWN_UNITS.get(name, "")
    return _SECONDS[index] if unit == "s" else _UNITS[unit][index] if unit else ""


def unnamed(params: Mapping[str, float]) -> list[str]:
    """Return the parameters for which there are no words."""
    found = []
    for name in params:
        base, _, last = name.rpartition("_")
        stem = base if last in _UNITS and base else name
        stem = stem.removesuffix("_min").removesuffix("_max")
        if stem not in _NAMES:
            found.append(name)
    return found
