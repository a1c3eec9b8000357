"""What only a person can see: the faults of a record, by kind and by who committed them."""

from __future__ import annotations

from collections.abc import Iterator

from piramida.shot import Fault
from piramida.walk import Summary


def stated(play: Summary, *kinds: str, by: str = "shooter") -> tuple[int, ...]:
    """Give the events in which the referee states a fault for certain."""
    return tuple(index for index, fault in faults(play, kinds, by) if fault.certain == "yes")


def doubtful(play: Summary, *kinds: str, by: str = "shooter") -> tuple[int, ...]:
    """Give the events of a fault of which the referee cannot be sure (R-unsure)."""
    return tuple(index for index, fault in faults(play, kinds, by) if fault.certain == "unsure")


def faults(
    play: Summary, kinds: tuple[str, ...], by: str = "shooter"
) -> Iterator[tuple[int, Fault]]:
    """Give the faults of these kinds, whatever is said of their certainty, with their events."""
    for kind in kinds:
        for index in play.faults.get(kind, ()):
            fault = play.shot.events[index]
            if isinstance(fault, Fault) and fault.by == by:
                yield index, fault
