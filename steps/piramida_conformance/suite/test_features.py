"""Every scenario of the rulebook as a test; the plugin of this package runs and reports them."""

from __future__ import annotations

from pytest_bdd import scenarios

from piramida_conformance import _data, suite

_FOLDER = _data.features()

scenarios(*suite.WANTED, features_base_dir=str(_FOLDER))
