"""Where the rule text and the scenarios lie: beside the installed package, else in the checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


class DataError(FileNotFoundError):
    """A folder of the rulebook is neither in the installed package nor in a checkout."""


def folder(name: str) -> Path:
    """Return the folder `spec` or `features`; raise `DataError` naming both places tried."""
    places = (_PACKAGE / "_data" / name, _CHECKOUT / name)
    for place in places:
        if place.is_dir():
            return place
    tried = " nor ".join(str(place) for place in places)
    message = f"no folder {name!r}: neither {tried} exists"
    raise DataError(message)


def checkout() -> Path | None:
    """Return the root of the checkout this package runs from, or None where it is installed."""
    inside = (_CHECKOUT / "pyproject.toml").is_file() and (_CHECKOUT / "spec").is_dir()
    return _CHECKOUT if inside else None


def spec() -> Path:
    """Return the folder that holds the rule text."""
    return folder("spec")


def features() -> Path:
    """Return the folder that holds the scenarios."""
    return folder("features")
