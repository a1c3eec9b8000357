"""When: what players do between strokes: choices, penalty balls, the cue ball in hand, racks."""

from __future__ import annotations

from decimal import Decimal

from piramida_conformance.play import Play, Point, metres
from piramida_conformance.registry import step
from piramida_conformance.words import Listing, Said, Word, add_forms

_OPTIONS = ("break", "pass", "play", "assign", "rerack-break", "rerack-assign")


def _options(*texts: str) -> Word:
    return Word("option", dict(zip(_OPTIONS, texts, strict=True)))


_TO_DO = _options(
    "to break",
    "to pass the break",
    "to play",
    "to assign the stroke",
    "to have the balls racked again and break",
    "to have the balls racked again and pass the break",
)
_TO_DO_RU = _options(
    "разбивать",
    "передать начальный удар",
    "играть",
    "передать удар",
    "расставить шары заново и разбивать",
    "расставить шары заново и передать начальный удар",
)

add_forms(
    {
        "option": _options(
            "chooses to break",
            "passes the break",
            "chooses to play",
            "assigns the stroke",
            "has the balls racked again and chooses to break",
            "has the balls racked again and passes the break",
        ),
        "выбор": _options(
            "решает разбивать",
            "передаёт начальный удар",
            "решает играть",
            "передаёт удар",
            "просит расставить шары заново и решает разбивать",
            "просит расставить шары заново и передаёт начальный удар",
        ),
        "options": Listing("options", _TO_DO, "or"),
        "варианты": Listing("options", _TO_DO_RU, "или"),
        "to-do": _TO_DO,
        "делать": _TO_DO_RU,
        "tool": Word("tool", {"hand": "the hand", "cue": "the shaft of the cue", "tip": "the tip"}),
        "орудием": Word("tool", {"hand": "рукой", "cue": "древком кия", "tip": "наклейкой"}),
    }
)
add_forms(
    {
        "beside": Word("way off", {"foot": "behind", "head": "in front of", "left": "left of"}),
        "сбоку": Word("way off", {"foot": "позади", "head": "впереди", "left": "левее"}),
    }
)
_BESIDE = {"foot": (1, 0), "head": (-1, 0), "left": (0, 1)}
_SPEAKERS = ("A", "B", "A1", "A2", "B1", "B2")
add_forms(
    {
        "speaker": Word(
            "speaker", {"referee": "the referee", **{name: name for name in _SPEAKERS}}
        ),
        "говорящий": Word("speaker", {"referee": "судья", **{name: name for name in _SPEAKERS}}),
    }
)


@step("when", en="{who:player} {option:option}", ru="{who:игрок} {option:выбор}")
def chooses(play: Play, who: str, option: str) -> None:
    """G.6. A choice: after the lag, after a foul, after an illegal break, before a new rack."""
    play.act("choose", by=who, option=option)


@step("when", en="{who:player} lifts {ball:ball}", ru="{who:игрок} снимает {ball:шар}")
def lifts(play: Play, who: str, ball: int) -> None:
    """F.7. A ball is taken off the bed by hand: the penalty ball, or one in place of another."""
    play.act("lift", by=who, ball=ball)


# the cue ball in hand


@step(
    "when",
    en="{who:player} places the cue ball {place:place}",
    ru="{who:игрок} ставит биток {place:место}",
)
def places(play: Play, who: str, place: Said) -> None:
    """G.11.4. The cue ball in hand is put down, by its centre."""
    play.act("place", by=who, ball=0, at=list(play.shot.table.point(place)))


@step(
    "when",
    en="{who:player} adjusts the cue ball with {tool:tool}",
    ru="{who:игрок} поправляет биток {tool:орудием}",
)
def adjusts(play: Play, who: str, tool: str) -> None:
    """G.11.5. The cue ball in hand is moved before the stroke."""
    play.act("adjust", by=who, ball=0, **{"with": tool})


@step(
    "when",
    en="{by:speaker} tells {to:player} that the cue ball stands wrongly",
    ru="{by:говорящий} сообщает {to:игрок}, что биток стоит неправильно",
)
def told_of_placement(play: Play, by: str, to: str) -> None:
    """G.11.3.p1. Somebody speaks of a wrong placement before the stroke."""
    play.act("inform", about="placement", by=by, to=to)


@step(
    "when",
    en="{by:speaker} tells {to:player} that it is another's turn",
    ru="{by:говорящий} сообщает {to:игрок}, что очередь не его",
)
def told_of_turn(play: Play, by: str, to: str) -> None:
    """C.7.1. Somebody warns a player who is about to strike out of order."""
    play.act("inform", about="turn", by=by, to=to)


# the rack


@step("when", en="the rack is found tight", ru="при проверке шары пирамиды стоят вплотную")
def rack_tight(play: Play) -> None:
    """G.8.1. Somebody checks the rack: all balls touch."""
    play.act("rack", tight=True)


@step("when", en="a gap is found in the rack", ru="при проверке в пирамиде обнаружен зазор")
def rack_loose(play: Play) -> None:
    """G.8.1. Somebody checks the rack: two balls do not touch."""
    play.act("rack", tight=False)


def _off(point: Point, gap: Decimal, way: str) -> Point:
    x, y = _BESIDE[way]
    return point[0] + x * metres(gap), point[1] + y * metres(gap)


def _measured(play: Play, points: list[Point]) -> None:
    play.send()
    white = [ball for ball in play.game.bed if ball != 0]
    play.expect("white balls on the bed", len(points), len(white))
    positions = {str(ball): list(point) for ball, point in zip(white, points, strict=True)}
    play.act("rack", tight=True, positions=positions)


@step(
    "when",
    en="the rack is measured {gap:mm} {way:beside} its place",
    ru="пирамида измерена: она стоит на {gap:мм} {way:сбоку} своего места",
)
def rack_shifted(play: Play, gap: Decimal, way: str) -> None:
    """R-rack-check. The complete pyramid was measured; the whole of it stands so far off."""
    _measured(play, [_off(point, gap, way) for point in play.shot.table.rack().values()])


@step(
    "when",
    en="one ball of the rack is measured {gap:mm} {way:beside} its place",
    ru="измерен один шар пирамиды: он стоит на {gap:мм} {way:сбоку} своего места",
)
def ball_shifted(play: Play, gap: Decimal, way: str) -> None:
    """R-rack-check. The complete pyramid was measured; its last ball stands so far off."""
    *rack, last = play.shot.table.rack().values()
    _measured(play, [*rack, _off(last, gap, way)])


@step(
    "when",
    en="the rack is measured with {first:number}, {second:number}, {third:number}, "
    "{fourth:number} and {fifth:number} balls in its rows",
    ru="пирамида измерена, шаров в её рядах: {first:число}, {second:число}, {third:число}, "
    "{fourth:число} и {fifth:число}",
)
def rack_rows(  # noqa: PLR0913, PLR0917 - the five rows of the pyramid
    play: Play, first: Decimal, second: Decimal, third: Decimal, fourth: Decimal, fifth: Decimal
) -> None:
    """G.8.n1.p1. A rack was measured: so many balls in each row from the foot spot on, tight."""
    rows = [int(row) for row in (first, second, third, fourth, fifth)]
    _measured(play, play.shot.table.pyramid(rows))


@step(
    "when",
    en="the rack is measured as a complete pyramid without its last ball",
    ru="пирамида измерена: это полная пирамида без последнего шара",
)
def rack_cut_short(play: Play) -> None:
    """G.8.n1.p1. A rack of fourteen was measured: the bottom row lacks a ball at one end."""
    *rack, _ = play.shot.table.rack().values()
    _measured(play, rack)
