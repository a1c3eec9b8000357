"""When: a prize fund is divided. Then: what each place receives.

These steps ask a subject in this process: the protocol of the pipe knows shots and games only.
"""

from __future__ import annotations

from decimal import Decimal

from piramida_conformance.play import Mismatch, Play
from piramida_conformance.registry import step
from piramida_conformance.subject import InProcess, Json, SubjectError


def _divide(play: Play, places: Decimal, fund: Decimal, minor_unit: Decimal) -> None:
    subject = play.subject
    if not isinstance(subject, InProcess):
        message = f"{subject.name} is asked about shots and games only"
        raise SubjectError(message)
    play.asked = {"places": int(places), "fund": str(fund), "minor_unit": str(minor_unit)}
    play.answered = subject.share(int(places), str(fund), str(minor_unit))


@step(
    "when",
    en="a fund of {fund:number} is divided among {places:number} places",
    ru="фонд {fund:число} делят между {places:число} местами",
)
def divided(play: Play, fund: Decimal, places: Decimal) -> None:
    """P.1. A prize fund is divided; the minor unit is a hundredth."""
    _divide(play, places, fund, Decimal("0.01"))


@step(
    "when",
    en="a fund of {fund:number} is divided among {places:number} places in units of {unit:number}",
    ru="фонд {fund:число} делят между {places:число} местами единицами по {unit:число}",
)
def divided_in_units(play: Play, fund: Decimal, places: Decimal, unit: Decimal) -> None:
    """P.4.1. A prize fund is divided; the minor unit of the currency is said."""
    _divide(play, places, fund, unit)


def _prizes(play: Play) -> dict[int, Json]:
    prizes = (play.answered or {}).get("prizes")
    if not isinstance(prizes, list) or not prizes:
        raise Mismatch("prizes", "one for each place", prizes)
    return {prize["place"]: prize for prize in prizes}


def _amounts(play: Play, first: Decimal, last: Decimal) -> list[Decimal | None]:
    prizes = _prizes(play)
    places = range(int(first), int(last) + 1)
    return [Decimal(prizes[place]["amount"]) if place in prizes else None for place in places]


@step(
    "then",
    en="place {place:number} receives {amount:number}",
    ru="место {place:число} получает {amount:число}",
)
def receives(play: Play, place: Decimal, amount: Decimal) -> None:
    """P.1.1. The amount for one place, to the minor unit."""
    play.expect(f"amount for place {place}", [amount], _amounts(play, place, place))


@step(
    "then",
    en="places {first:number} to {last:number} receive {amount:number} each",
    ru="места с {first:число} по {last:число} получают по {amount:число}",
)
def receive_each(play: Play, first: Decimal, last: Decimal, amount: Decimal) -> None:
    """P.1.3. The same amount for each of these places, to the minor unit."""
    expected = [amount] * (int(last) - int(first) + 1)
    got = _amounts(play, first, last)
    play.expect(f"amounts for places {first} to {last}", expected, got)


@step(
    "then",
    en="{places:number} places are paid, {total:number} together",
    ru="оплачиваемых мест {places:число}, вместе они получают {total:число}",
)
def paid(play: Play, places: Decimal, total: Decimal) -> None:
    """P.4.2. How many places are paid, and the sum of their amounts."""
    prizes = _prizes(play)
    play.expect("places paid", list(range(1, int(places) + 1)), sorted(prizes))
    got = sum((Decimal(prize["amount"]) for prize in prizes.values()), Decimal(0))
    play.expect("all amounts together", total, got)


@step("then", en="the shares come out even", ru="доли делятся без остатка")
def even(play: Play) -> None:
    """P.4.3. No place has received a unit that was left over."""
    _units(play, 0)


@step(
    "then",
    en="place 1 alone has received a unit left over",
    ru="единицу остатка получило только место 1",
)
def one_unit(play: Play) -> None:
    """P.4.3. The statement names the first place as the only one that has received a unit."""
    _units(play, 1)


@step(
    "then",
    en="places 1 to {last:number} have received a unit left over each",
    ru="по единице остатка получили места с 1 по {last:число}",
)
def units(play: Play, last: Decimal) -> None:
    """P.4.3. The statement names the places that have received a unit, from the first one on."""
    _units(play, int(last))


def _units(play: Play, last: int) -> None:
    expected = list(range(1, last + 1))
    play.expect("places that received a unit", expected, (play.answered or {}).get("topped_up"))
    added = [place for place, prize in _prizes(play).items() if prize.get("added_units") == 1]
    play.expect("places whose amount holds a unit", expected, sorted(added))
