"""Prize funds: exact amounts, what rounding leaves over, the words, and the command."""

from __future__ import annotations

import json
from decimal import Decimal, localcontext
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piramida._values import RecordError
from piramida.explain_prizes import explain_prizes
from piramida.prizes import Division, divide, schedules, write_division
from piramida.readings import Rules
from piramida_conformance.cli import main

CENT = Decimal("0.01")

# The three schedules on the example fund of 1000, as they were published.
OF_1000 = {
    8: [350, 250, 100, 100, 50, 50, 50, 50],
    16: [250, 150, 100, 100, 50, 50, 50, 50, *[25] * 8],
    32: [200, 104, 76, 76, 40, 40, 40, 40, *[24] * 8, *[12] * 16],
}


def total(division: Division) -> Fraction:
    """Give the sum of all amounts, without rounding."""
    return sum((Fraction(prize.amount) for prize in division.prizes), Fraction(0))


@pytest.mark.parametrize("places", OF_1000)
def test_a_fund_of_1000_gives_the_published_amounts(places: int) -> None:
    """Every number of the three tables is reproduced, and nothing is left over."""
    division = divide(places, Decimal(1000), CENT)
    assert [prize.amount for prize in division.prizes] == OF_1000[places]
    assert division.topped_up == ()


@pytest.mark.parametrize("places", OF_1000)
def test_the_shares_make_a_hundred_per_cent(places: int) -> None:
    """Each schedule pays as many places as it is called after, and the whole fund."""
    rows = schedules()[places]
    shares = [row.percent for row in rows for _ in range(row.first, row.last + 1)]
    assert sum(shares) == 100
    assert len(shares) == places


def test_a_thousand_random_funds_sum_exactly() -> None:
    """Whatever the fund, the minor unit and the number of places, no unit is lost or made."""
    chance = Random(20261130)
    for _ in range(1000):
        places = chance.choice(list(OF_1000))
        minor_unit = chance.choice([Decimal(text) for text in ("0.01", "1", "0.05", "100")])
        fund = minor_unit * chance.randrange(1, 10 ** chance.randrange(1, 12))
        division = divide(places, fund, minor_unit)
        assert total(division) == Fraction(fund), (places, fund, minor_unit)
        assert len(division.prizes) == places


@given(st.sampled_from(list(OF_1000)), st.integers(1, 10**15))
def test_every_amount_is_its_share_rounded_down_or_a_unit_more(places: int, units: int) -> None:
    """No place gets less than its share rounded down nor a whole unit above its share."""
    division = divide(places, Decimal(units).scaleb(-2), CENT)
    for prize in division.prizes:
        share = Fraction(units) * Fraction(prize.percent) / 100
        down = share.numerator // share.denominator
        got = Fraction(prize.amount) * 100
        assert got == down + prize.added
        assert prize.added in (0, 1)


@given(st.sampled_from(list(OF_1000)), st.integers(1, 10**15))
def test_units_left_over_go_to_the_highest_places(places: int, units: int) -> None:
    """The places named are the first ones, and just those that received a unit."""
    division = divide(places, Decimal(units).scaleb(-2), CENT)
    assert division.topped_up == tuple(range(1, len(division.topped_up) + 1))
    added = tuple(prize.place for prize in division.prizes if prize.added)
    assert added == division.topped_up
    amounts = [prize.amount for prize in division.prizes]
    assert amounts == sorted(amounts, reverse=True)


def test_amounts_do_not_depend_on_the_precision_of_decimals() -> None:
    """Even with three digits of precision around it the division is exact."""
    with localcontext() as context:
        context.prec = 3
        division = divide(32, Decimal("123456789012345.67"), CENT)
    assert total(division) == Fraction("123456789012345.67")


@pytest.mark.parametrize(
    ("places", "fund", "minor_unit", "path"),
    [
        (10, "1000", "0.01", "places"),
        (0, "1000", "0.01", "places"),
        (8, "0", "0.01", "fund"),
        (8, "-5", "0.01", "fund"),
        (8, "1000.005", "0.01", "fund"),
        (8, "NaN", "0.01", "fund"),
        (8, "Infinity", "0.01", "fund"),
        (8, "1e999999999", "0.01", "fund"),
        (8, "1e18", "0.01", "fund"),
        (8, "1000", "0", "minor_unit"),
        (8, "1000", "-0.01", "minor_unit"),
        (8, "1000", "1e-999999999", "minor_unit"),
    ],
)
def test_what_cannot_be_divided_is_refused(
    places: int, fund: str, minor_unit: str, path: str
) -> None:
    """A schedule that does not exist and a fund that is no multiple of the unit are refused."""
    with pytest.raises(RecordError) as refusal:
        divide(places, Decimal(fund), Decimal(minor_unit))
    assert refusal.value.path == path


def test_shares_above_a_hundred_per_cent_are_refused() -> None:
    """Numbers under which more than the fund would be paid are refused, not paid."""
    with pytest.raises(RecordError, match="at most 100 per cent"):
        divide(8, Decimal(1000), CENT, Rules(numbers={"P.1.1.share_percent": 90}))
    with pytest.raises(RecordError, match="at most 100 per cent"):  # by one unit
        divide(8, Decimal(100), Decimal(1), Rules(numbers={"P.1.1.share_percent": 36}))


def test_shares_below_a_hundred_per_cent_go_round_more_than_once() -> None:
    """What small shares leave over is given out round by round until nothing is left."""
    division = divide(8, Decimal(100), Decimal(1), Rules(numbers={"P.1.1.share_percent": 5}))
    assert total(division) == 100
    assert [prize.added for prize in division.prizes] == [4, 4, 4, 4, 4, 4, 3, 3]


# -- words and command ------------------------------------------------------------------------


def test_words_say_where_units_were_added() -> None:
    """A place that received a unit is marked, and the last line names all of them."""
    division = divide(8, Decimal(1007), Decimal(1))
    english = explain_prizes(division).splitlines()
    assert english[1].split() == ["1", "35", "%", "353", "+1"]
    assert english[5].split() == ["5", "5", "%", "50"]
    assert english[-1].endswith("4 × 1 over; it went unit by unit to places: 1–4.")
    assert explain_prizes(division, "ru").splitlines()[-1].endswith("получили места: 1–4.")
    even = divide(8, Decimal(1000), CENT)
    assert explain_prizes(even).endswith("The shares came out even.")
    assert explain_prizes(even, "ru").endswith("Доли разделились без остатка.")


def test_words_use_the_decimal_sign_of_the_language() -> None:
    """Amounts and shares are written with a point in English and a comma in Russian."""
    division = divide(16, Decimal("1000.10"), CENT)
    assert "2.5 %" in explain_prizes(division)
    assert "2,5 %" in explain_prizes(division, "ru")
    assert "1000,10" in explain_prizes(division, "ru")


def test_json_keeps_amounts_exact() -> None:
    """As JSON the amounts are texts that add up to the fund."""
    written = write_division(divide(32, Decimal("25000.01"), CENT))
    again = json.loads(json.dumps(written))
    assert sum(Decimal(prize["amount"]) for prize in again["prizes"]) == Decimal("25000.01")
    assert again["topped_up"] == [1]
    assert again["prizes"][8]["share_percent"] == 2.4


def test_command_prints_every_place(capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints sixteen places and their amounts, and gives 0."""
    assert main(["prizes", "--places", "16", "--fund", "25000"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:17]] == [str(n) for n in range(1, 17)]
    assert lines[1].split()[-1] == "6250.00"
    assert main(["prizes", "--places", "16", "--fund", "25000", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["prizes"][0]["amount"] == "6250.00"


def test_command_takes_another_minor_unit(capsys: pytest.CaptureFixture[str]) -> None:
    """Amounts are whole minor units, whatever that unit is."""
    arguments = ["prizes", "--places", "8", "--fund", "1001", "--minor-unit", "1"]
    assert main([*arguments, "--language", "ru"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[1].split() == ["1", "35", "%", "351", "+1"]


@pytest.mark.parametrize(
    ("places", "fund", "path"), [("10", "1000", "places"), ("8", "much", "fund")]
)
def test_command_refuses_with_path_found_expected(
    capsys: pytest.CaptureFixture[str], places: str, fund: str, path: str
) -> None:
    """A refusal gives 2 and names the place, what was found and what was expected."""
    assert main(["prizes", "--places", places, "--fund", fund]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"piramida: {path}: found ")
    assert ", expected " in err
    assert main(["prizes", "--places", places, "--fund", fund, "--format", "json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["path"] == path
