"""Then: the facts of the ruling. What a scenario does not state is not compared."""

from __future__ import annotations

from math import dist
from typing import Any

from piramida_conformance.play import ALL_BALLS, TOLERANCE, Mismatch, Play
from piramida_conformance.registry import step
from piramida_conformance.subject import Json
from piramida_conformance.words import Said


def _fouls(play: Play, offender: str) -> list[Json]:
    fouls = play.ruling.get("fouls") or []
    return [foul for foul in fouls if foul.get("offender", "shooter") == offender]


def _clauses(rows: list[Json]) -> list[str]:
    return sorted({str(row.get("clause")) for row in rows})


def _rows(play: Play, name: str) -> list[Any]:
    """A list of the ruling; a ruling without it states nothing, which is no empty list."""
    rows: Any = play.ruling.get(name)
    if isinstance(rows, list):
        return rows
    raise Mismatch(name, "a list", rows)


def _legal_by(play: Play) -> str | None:
    completed: Any = play.ruling.get("legal_by") or {}
    clause: str | None = completed.get("clause")
    return clause


# verdict


@step("then", en="the shot is legal", ru="удар выполнен правильно")
def legal(play: Play) -> None:
    """G.20. The verdict is legal."""
    play.expect("verdict", "legal", play.ruling.get("verdict"))


@step(
    "then",
    en="the shot is legal by {clause:clause}",
    ru="удар выполнен правильно в соответствии с {clause:пунктом}",
)
def legal_by(play: Play, clause: str) -> None:
    """G.20. The verdict is legal, and this clause completed the shot."""
    play.expect("verdict", "legal", play.ruling.get("verdict"))
    play.expect("clause that completed the shot", clause, _legal_by(play))


@step(
    "then",
    en="the shot itself was completed by {clause:clause}",
    ru="сам удар завершён в соответствии с {clause:пунктом}",
)
def completed_by(play: Play, clause: str) -> None:
    """G.22.3. What completed a shot that a later fault made a foul."""
    play.expect("clause that completed the shot", clause, _legal_by(play))


@step(
    "then",
    en="the shot is a foul under {clauses:clauses}",
    ru="удар — нарушение, предусмотренное {clauses:пунктами}",
)
def foul_under(play: Play, clauses: tuple[str, ...]) -> None:
    """G.29.1. The shooter has violated exactly these clauses."""
    play.expect("verdict", "foul", play.ruling.get("verdict"))
    play.expect("clauses violated", sorted(clauses), _clauses(_fouls(play, "shooter")))


@step(
    "then",
    en="the opponent has committed a foul under {clauses:clauses}",
    ru="соперник совершил нарушение, предусмотренное {clauses:пунктами}",
)
def opponent_foul(play: Play, clauses: tuple[str, ...]) -> None:
    """G.28. The player who waits has violated exactly these clauses."""
    got = _clauses(_fouls(play, "opponent"))
    play.expect("clauses violated by the opponent", sorted(clauses), got)


@step("then", en="the shot is played again", ru="удар повторяется")
def replayed(play: Play) -> None:
    """G.23.2. The shot is taken again, nobody is penalised."""
    play.expect("verdict", "replay", play.ruling.get("verdict"))


# balls


@step("then", en="{ball:ball} counts", ru="засчитывается {ball:шар}")
def counts(play: Play, ball: int) -> None:
    """G.22.1. This ball counts and no other."""
    play.expect("balls that count", [ball], sorted(_rows(play, "pocketed")))


@step("then", en="{balls:balls} count", ru="засчитываются {balls:шары}")
def count(play: Play, balls: tuple[int, ...]) -> None:
    """G.22.1. These balls count and no others."""
    play.expect("balls that count", sorted(balls), sorted(_rows(play, "pocketed")))


@step("then", en="no ball counts", ru="ни один шар не засчитывается")
def none_counts(play: Play) -> None:
    """G.22.4. Nothing was pocketed legally."""
    play.expect("balls that count", [], sorted(_rows(play, "pocketed")))


def _returned(play: Play) -> list[int]:
    return sorted(row["ball"] for row in _rows(play, "returned"))


@step("then", en="{ball:ball} is spotted", ru="выставляется {ball:шар}")
def spotted(play: Play, ball: int) -> None:
    """G.25.1. This ball is to be spotted and no other."""
    play.expect("balls to be spotted", [ball], _returned(play))


@step("then", en="{balls:balls} are spotted", ru="выставляются {balls:шары}")
def all_spotted(play: Play, balls: tuple[int, ...]) -> None:
    """G.25.1. These balls are to be spotted and no others."""
    play.expect("balls to be spotted", sorted(balls), _returned(play))


@step("then", en="nothing is spotted", ru="ничего не выставляется")
def none_spotted(play: Play) -> None:
    """G.25.1. No ball is to be spotted."""
    play.expect("balls to be spotted", [], _returned(play))


@step(
    "then",
    en="{ball:ball} is spotted because of {clause:clause}",
    ru="{ball:шар} выставляется в соответствии с {clause:пунктом}",
)
def spotted_because(play: Play, ball: int, clause: str) -> None:
    """G.25.1. The clause that sends this ball back onto the table."""
    got = [row.get("clause") for row in _rows(play, "returned") if row.get("ball") == ball]
    play.expect(f"why ball {ball} is spotted", [clause], got)


@step(
    "then",
    en="{ball:ball} is spotted {place:place}",
    ru="после выставления {ball:шар} стоит {place:место}",
)
def spotted_at(play: Play, ball: int, place: Said) -> None:
    """G.25.2. Where this ball is spotted, within 0.1 mm."""
    spots: Any = play.ruling.get("spots") or {}
    point = play.shot.table.point(place)
    play.expect_point(f"spot of ball {ball}", point, spots.get(str(ball)))


@step(
    "then",
    en="one of the spotted balls stands {place:place}",
    ru="один из выставленных шаров стоит {place:место}",
)
def one_spotted_at(play: Play, place: Said) -> None:
    """G.25.3. Some ball is spotted here, within 0.1 mm: the order of the balls is arbitrary."""
    spots: Any = play.ruling.get("spots") or {}
    point = play.shot.table.point(place)
    nearest = min(spots.values(), key=lambda spot: dist(spot, point), default=None)
    play.expect_point("nearest spot", point, nearest)


@step(
    "then",
    en="none of the spotted balls stands {place:place}",
    ru="ни один из выставленных шаров не стоит {place:место}",
)
def none_spotted_at(play: Play, place: Said) -> None:
    """G.25.3. No ball is spotted here; a ruling that spots nothing anywhere does not say so."""
    spots: Any = play.ruling.get("spots") or {}
    point = play.shot.table.point(place)
    if not spots or any(dist(point, spot) <= TOLERANCE for spot in spots.values()):
        raise Mismatch("spots", f"none at {list(point)}", spots)


def _back(play: Play, ball: int) -> None:
    replaced: Any = play.ruling.get("replaced") or {}
    if str(ball) not in replaced:
        raise Mismatch(f"ball {ball}", "put back", replaced)
    got = replaced[str(ball)]
    if ball in play.shot.places:
        play.expect_point(f"place of ball {ball}", play.shot.places[ball], got)
    else:
        play.expect(f"place of ball {ball}", None, got)


@step(
    "then", en="{ball:ball} goes back to where it was", ru="{ball:шар} возвращается на своё место"
)
def goes_back(play: Play, ball: int) -> None:
    """G.23.1. This ball is put back where it was before the stroke."""
    _back(play, ball)


@step(
    "then",
    en="every ball goes back to where it was",
    ru="все шары возвращаются на свои места",
)
def all_go_back(play: Play) -> None:
    """G.23.2. The position before the stroke is restored."""
    for ball in play.shot.places or play.shot.bed or ALL_BALLS:
        _back(play, ball)


@step(
    "then", en="no ball goes back to where it was", ru="ни один шар не возвращается на своё место"
)
def none_goes_back(play: Play) -> None:
    """G.23.3. Nothing is put back."""
    play.expect("balls put back", {}, play.ruling.get("replaced"))


# penalty, referee and readings


@step(
    "then",
    en="the penalty is that of {clause:clause}",
    ru="штраф предусмотрен {clause:пунктом}",
)
def penalty(play: Play, clause: str) -> None:
    """G.29.1. The item of the list of penalties for every foul of the ruling."""
    got = sorted({str(foul.get("penalty")) for foul in play.ruling.get("fouls") or []})
    play.expect("items of the list of penalties", [clause], got)


@step(
    "then",
    en="the list of penalties does not name it",
    ru="в перечне штрафов этого нарушения нет",
)
def penalty_unlisted(play: Play) -> None:
    """G.29.1. A foul that no item of the list of penalties names."""
    got = [foul.get("penalty", "nothing said") for foul in play.ruling.get("fouls") or []]
    play.expect("items of the list of penalties", [None], got)


@step(
    "then",
    en="it is left to the referee under {clauses:clauses}",
    ru="решение остаётся за судьёй в соответствии с {clauses:пунктами}",
)
def left_to_referee(play: Play, clauses: tuple[str, ...]) -> None:
    """G.19.2. The ruling lists exactly these clauses as undecided."""
    play.expect("left to the referee", sorted(clauses), _clauses(_rows(play, "unsure")))


@step("then", en="nothing is left to the referee", ru="судье решать нечего")
def none_left_to_referee(play: Play) -> None:
    """G.19.2. Nothing is undecided."""
    play.expect("left to the referee", [], _rows(play, "unsure"))


@step(
    "then",
    en="the reading {reading:reading} decided",
    ru="исход решило толкование {reading:reading}",
)
def reading_decided(play: Play, reading: str) -> None:
    """The ruling would be another one under another value of this reading."""
    rows = {row.get("id"): row.get("value") for row in _rows(play, "readings")}
    if reading not in rows:
        raise Mismatch("readings that decided", reading, sorted(map(str, rows)))
    if reading in play.readings:
        play.expect(f"value of {reading}", play.readings[reading], rows[reading])


@step("then", en="no reading decided", ru="ни одно толкование исхода не решило")
def no_reading_decided(play: Play) -> None:
    """The ruling is the same under every value of every reading."""
    play.expect("readings that decided", [], _rows(play, "readings"))
