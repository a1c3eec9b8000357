"""Defects of the readings: the engine knows one value only, whatever a scenario states."""

from __future__ import annotations

from defects.seeding import Rows, stuck
from piramida._spec import READINGS

DEFECTS: Rows = {
    reading: tuple((f"It is always read as {value!r}.", stuck(value)) for value in values)
    for reading, values in READINGS.items()
}
