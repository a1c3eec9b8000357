"""What may be told in two ways is ruled the same: every scenario passes either way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from piramida_conformance import pickles, scenarios
from piramida_conformance.subject import Json, Reference

SCENARIOS = scenarios.load().scenarios


def turned(event: Json) -> Json:
    """Name the two balls of a contact the other way round, and their places with them."""
    if event["type"] != "contact":
        return event
    return event | {name: event[name][::-1] for name in ("balls", "pos") if event.get(name)}


def later(event: Json) -> Json:
    """Let the clock have run for a while when the stroke begins."""
    return event | {"t": event["t"] + 1000.0} if "t" in event else event


class Told(Reference):
    """The engine, to which every event is told otherwise."""

    otherwise: Callable[[Json], Json]

    def judge(self, record: Json) -> Json:
        """Rule on the shot as it is told."""
        return Reference.judge(self, self.told(record))

    def do(self, action: Json) -> Json:
        """Play on with the shot as it is told."""
        return Reference.do(self, self.told(action) if action.get("do") == "shot" else action)

    def told(self, record: Json) -> Json:
        """Tell every event otherwise."""
        return record | {"events": [self.otherwise(event) for event in record.get("events", [])]}


@pytest.mark.parametrize("otherwise", [turned, later])
def test_every_scenario_passes_when_it_is_told_otherwise(otherwise: Callable[[Json], Json]) -> None:
    """It makes no difference which ball of a contact is named first, nor when the clock began."""
    subject = Told()
    subject.otherwise = otherwise
    results = pickles.run_all(SCENARIOS, subject)
    assert [result.message for _, result in results if not result.passed] == []
