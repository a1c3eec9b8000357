"""The settings of the rules: readings where the text is open, and the numbers of the clauses.

Both come from spec/ by way of the generated module `_spec`; nothing of either is a constant
of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from piramida._spec import PARAMETERS, READINGS

NUMBERS: Mapping[str, int | float] = MappingProxyType(
    {
        f"{clause}.{name}": value
        for clause, values in PARAMETERS.items()
        for name, value in values.items()
    }
)

_DEFAULTS: Mapping[str, str] = MappingProxyType(
    {reading: values[0] for reading, values in READINGS.items()}
)


class SettingError(ValueError):
    """A reading or a number that does not exist: what was given, and what is possible."""


class Rules:
    """The rules as one table applies them: every reading and every number has a value.

    `readings`: reading id -> value, for those that differ from the default.
    `numbers`: parameter ("G.12.1.2.balls") -> value, likewise.
    Raises SettingError for an unknown name or value.
    """

    __slots__ = ("_numbers", "_other_than_default", "_others", "_readings")

    def __init__(
        self,
        readings: Mapping[str, str] | None = None,
        numbers: Mapping[str, int | float] | None = None,
    ) -> None:
        for reading, value in (readings or {}).items():
            _check_reading(reading, value)
        for name in numbers or {}:
            if name not in NUMBERS:
                msg = f"unknown number {name!r}; expected one of: {', '.join(NUMBERS)}"
                raise SettingError(msg)
        self._readings = {**_DEFAULTS, **(readings or {})}
        self._numbers = {**NUMBERS, **(numbers or {})}
        self._other_than_default = frozenset(
            name for name, value in self._readings.items() if value != _DEFAULTS[name]
        )
        self._others: dict[str, tuple[Rules, ...]] = {}

    def reading(self, name: str) -> str:
        """Give the value of a reading."""
        return self._readings[name]

    def all_default(self, names: Iterable[str]) -> bool:
        """Say whether all these readings have their default values."""
        return not self._other_than_default or self._other_than_default.isdisjoint(names)

    def number(self, name: str) -> int | float:
        """Give a number of the rules by clause id and name: `number("G.12.1.2.balls")`."""
        return self._numbers[name]

    def with_readings(self, readings: Mapping[str, str]) -> Rules:
        """Give the same rules under other readings; raises SettingError as the class does."""
        chosen = {**self._readings, **readings}
        return Rules(chosen, self._numbers)

    def under_other_values(self, name: str) -> tuple[Rules, ...]:
        """Give the same rules once for every other value that a reading could have."""
        if name not in self._others:
            self._others[name] = tuple(
                self.with_readings({name: value})
                for value in READINGS[name]
                if value != self._readings[name]
            )
        return self._others[name]

    def __eq__(self, other: object) -> bool:
        """Compare by values."""
        if not isinstance(other, Rules):
            return NotImplemented
        return self._readings == other._readings and self._numbers == other._numbers

    def __hash__(self) -> int:
        """Hash by values."""
        return hash((tuple(self._readings.items()), tuple(self._numbers.items())))

    def __repr__(self) -> str:
        """Show what differs from the defaults."""
        readings = {k: v for k, v in self._readings.items() if _DEFAULTS[k] != v}
        numbers = {k: v for k, v in self._numbers.items() if NUMBERS[k] != v}
        return f"Rules(readings={readings!r}, numbers={numbers!r})"


def _check_reading(reading: str, value: str) -> None:
    if reading not in READINGS:
        msg = f"unknown reading {reading!r}; expected one of: {', '.join(READINGS)}"
        raise SettingError(msg)
    if value not in READINGS[reading]:
        expected = ", ".join(READINGS[reading])
        msg = f"unknown value {value!r} of {reading}; expected one of: {expected}"
        raise SettingError(msg)


DEFAULT_RULES = Rules()
