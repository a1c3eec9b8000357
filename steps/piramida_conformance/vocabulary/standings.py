"""Then: where a game stands: turn, choices, score, shelves, balls on the bed, refusals."""

from __future__ import annotations

from decimal import Decimal
from math import dist
from typing import Any

from piramida_conformance.play import TOLERANCE, Mismatch, Play
from piramida_conformance.registry import step
from piramida_conformance.subject import Json
from piramida_conformance.words import Said

_OVER = ("game-over", "match-over")
_ALL_OPTIONS = ("break", "pass", "play", "assign", "rerack-break", "rerack-assign")


def _state(play: Play, name: str) -> Any:  # noqa: ANN401 - whatever a state holds
    play.settle()
    return play.game.fact(name)


def _allowed(play: Play, do: str, who: str) -> list[Json]:
    """What this player may do without a violation."""
    return [
        choice
        for choice in _state(play, "choices")
        if choice.get("do") == do and who in choice.get("by", ()) and not choice.get("foul")
    ]


# refusals


@step("then", en="this is refused under {clause:clause}", ru="это запрещено {clause:пунктом}")
def refused(play: Play, clause: str) -> None:
    """G.6. The last action was refused because of this clause, and nothing changed."""
    play.expect("clause of the refusal", clause, play.refusal().get("clause"))


# the turn


@step("then", en="it is {who:player}'s turn", ru="очередь {who:игрок}")
def turn_of(play: Play, who: str) -> None:
    """F.5.3. Whom the game waits for: a side, or one of its players."""
    turn: Any = _state(play, "turn") or {}
    play.expect("turn", who, turn.get("side" if who in play.game.sides else "player"))


@step("then", en="the opening break is {who:player}'s", ru="начальный удар выполняет {who:игрок}")
def break_of(play: Play, who: str) -> None:
    """G.7.4. The game waits for the break of a side, or of one of its players."""
    turn_of(play, who)
    play.expect("an opening break", expected=True, got=play.game.breaking)


@step("then", en="{who:player} may strike", ru="{who:игрок} вправе выполнить удар")
def may_strike(play: Play, who: str) -> None:
    """G.6.1. A stroke of this player would be no violation."""
    play.expect(f"a stroke of {who}", expected=True, got=bool(_allowed(play, "shot", who)))


@step("then", en="{who:player} may not strike", ru="{who:игрок} не вправе выполнить удар")
def may_not_strike(play: Play, who: str) -> None:
    """G.28. A stroke of this player would be refused or a violation."""
    play.expect(f"a stroke of {who}", expected=False, got=bool(_allowed(play, "shot", who)))


# choices


def _options(play: Play, who: str) -> list[str]:
    return sorted(each for row in _allowed(play, "choose", who) for each in row.get("options", ()))


@step(
    "then",
    en="{who:player} may choose {options:options}",
    ru="{who:игрок} вправе выбрать: {options:варианты}",
)
def may_choose(play: Play, who: str, options: tuple[str, ...]) -> None:
    """G.6. Exactly these options are open to a player; any other choice is refused."""
    play.expect(f"options of {who}", sorted(options), _options(play, who))
    for option in _ALL_OPTIONS:
        if option not in options:
            play.refuses("choose", by=who, option=option)


@step("then", en="{who:player} has nothing to choose", ru="{who:игрок} ничего не выбирает")
def may_not_choose(play: Play, who: str) -> None:
    """G.6. A player has no choice to make; whatever he chose would be refused."""
    play.expect(f"options of {who}", [], _options(play, who))
    for option in _ALL_OPTIONS:
        play.refuses("choose", by=who, option=option)


# penalty balls


def _liftable(play: Play, who: str) -> list[int]:
    return sorted(ball for row in _allowed(play, "lift", who) for ball in row.get("balls", ()))


@step("then", en="{who:player} may lift any ball", ru="{who:игрок} вправе снять любой шар")
def may_lift_any(play: Play, who: str) -> None:
    """F.7. The penalty ball is due, and may be any ball on the bed."""
    play.expect(f"balls that {who} may lift", list(_state(play, "bed")), _liftable(play, who))


@step(
    "then",
    en="{who:player} may lift any ball but {ball:ball}",
    ru="{who:игрок} вправе снять любой шар, кроме {ball:шара}",
)
def may_lift_any_but(play: Play, who: str, ball: int) -> None:
    """G.12.2. A ball is to be lifted, and may be any ball on the bed but this one."""
    bed = [each for each in _state(play, "bed") if each != ball]
    play.expect(f"balls that {who} may lift", bed, _liftable(play, who))
    play.refuses("lift", by=who, ball=ball)


@step("then", en="{who:player} may not lift a ball", ru="{who:игрок} не вправе снимать шары")
def may_not_lift(play: Play, who: str) -> None:
    """G.29.2. No penalty ball is due, or no more; an attempt to lift any ball is refused."""
    play.expect(f"balls that {who} may lift", [], _liftable(play, who))
    for ball in _state(play, "bed"):
        play.refuses("lift", by=who, ball=ball)


# score and result


@step("then", en="the score is {a:number}:{b:number}", ru="счёт {a:число}:{b:число}")
def score(play: Play, a: Decimal, b: Decimal) -> None:
    """F.6. The points of A and of B."""
    play.expect("score", {"A": int(a), "B": int(b)}, _state(play, "score"))


@step(
    "then",
    en="the score in games is {a:number}:{b:number}",
    ru="счёт по партиям {a:число}:{b:число}",
)
def games(play: Play, a: Decimal, b: Decimal) -> None:
    """G.13. The games that A and B have won."""
    play.expect("games", {"A": int(a), "B": int(b)}, _state(play, "games"))


@step("then", en="the game goes on", ru="партия продолжается")
def goes_on(play: Play) -> None:
    """F.1. The game is not over, and nobody has won it."""
    phase = _state(play, "phase")
    play.expect("game over", expected=False, got=phase in _OVER)
    play.expect("winner", None, _state(play, "winner"))


@step("then", en="{who:side} has won the game", ru="партию выигрывает {who:сторона}")
def won_game(play: Play, who: str) -> None:
    """F.1. The game is over, and this side has won it."""
    phase = _state(play, "phase")
    play.expect("game over", expected=True, got=phase in _OVER)
    play.expect("winner", who, _state(play, "winner"))


@step("then", en="the match goes on", ru="встреча продолжается")
def match_goes_on(play: Play) -> None:
    """G.13. The game is over, the match is not: the next game may begin."""
    play.expect("phase", "game-over", _state(play, "phase"))


@step("then", en="{who:side} has won the match", ru="встречу выигрывает {who:сторона}")
def won_match(play: Play, who: str) -> None:
    """C.1. The match is over, and this side has won it."""
    play.expect("phase", "match-over", _state(play, "phase"))
    play.expect("winner", who, _state(play, "winner"))


@step("then", en="the match is a tie", ru="встреча заканчивается вничью")
def tie(play: Play) -> None:
    """C.1. The match is over, and nobody has won it."""
    play.expect("phase", "match-over", _state(play, "phase"))
    play.expect("winner", None, _state(play, "winner"))


# balls


def _shelf(play: Play, who: str) -> list[int]:
    return sorted((_state(play, "shelves") or {}).get(who, ["nothing said"]))


@step(
    "then", en="{who:side}'s shelf holds {ball:ball}", ru="на полке {who:сторона} лежит {ball:шар}"
)
def shelf_holds(play: Play, who: str, ball: int) -> None:
    """F.7. This ball is on a side's shelf and no other."""
    play.expect(f"shelf of {who}", [ball], _shelf(play, who))


@step(
    "then",
    en="{who:side}'s shelf holds {balls:balls}",
    ru="на полке {who:сторона} лежат {balls:шары}",
)
def shelf_holds_all(play: Play, who: str, balls: tuple[int, ...]) -> None:
    """F.7. These balls are on a side's shelf and no others."""
    play.expect(f"shelf of {who}", sorted(balls), _shelf(play, who))


@step("then", en="{who:side}'s shelf is empty", ru="полка {who:сторона} пуста")
def shelf_empty(play: Play, who: str) -> None:
    """F.7. No ball is on a side's shelf."""
    play.expect(f"shelf of {who}", [], _shelf(play, who))


@step("then", en="{ball:ball} is still on the bed", ru="{ball:шар} остаётся на столе")
def on_the_bed(play: Play, ball: int) -> None:
    """F.7. This ball is in play."""
    bed = _state(play, "bed")
    if ball not in bed:
        raise Mismatch(f"ball {ball}", "on the bed", bed)


@step("then", en="{count:number} balls are on the bed", ru="шаров на столе: {count:число}")
def so_many(play: Play, count: Decimal) -> None:
    """C.6.2. How many balls are in play, the coloured one included."""
    play.expect("balls on the bed", int(count), len(_state(play, "bed")))


# places


@step("then", en="{ball:ball} now stands {place:place}", ru="{ball:шар} теперь стоит {place:место}")
def stands_now(play: Play, ball: int, place: Said) -> None:
    """G.9. Where a ball lies after the last action, within 0.1 mm."""
    positions = _state(play, "positions")
    point = play.shot.table.point(place)
    play.expect_point(f"place of ball {ball}", point, positions.get(str(ball)))


@step("then", en="nobody knows where {ball:ball} stands", ru="неизвестно, где стоит {ball:шар}")
def stands_somewhere(play: Play, ball: int) -> None:
    """G.8.2. A ball on the bed without a place: it is in hand, or nobody measured."""
    positions = _state(play, "positions")
    play.expect(f"place of ball {ball}", None, positions.get(str(ball), "not on the bed"))


@step(
    "then",
    en="the rows of the pyramid hold {first:number}, {second:number}, {third:number}, "
    "{fourth:number} and {fifth:number} balls",
    ru="в рядах пирамиды шаров: {first:число}, {second:число}, {third:число}, {fourth:число} "
    "и {fifth:число}",
)
def rows(  # noqa: PLR0913, PLR0917 - the five rows of the pyramid
    play: Play, first: Decimal, second: Decimal, third: Decimal, fourth: Decimal, fifth: Decimal
) -> None:
    """G.8.n1.p1. The white balls of the bed stand in these rows, from the foot spot on, tight."""
    places = _places(play)
    wanted = play.shot.table.pyramid([int(row) for row in (first, second, third, fourth, fifth)])
    play.expect("white balls in the pyramid", len(wanted), len(places))
    for point in wanted:
        nearest = min(places, key=lambda place: dist(place, point), default=None)
        play.expect_point("ball of the pyramid", point, nearest)


@step("then", en="no ball stands on the foot spot", ru="на задней отметке нет шара")
def foot_spot_empty(play: Play) -> None:
    """G.8.n1.p1. The apex of the pyramid is empty."""
    spot = play.shot.table.spot("foot")
    places = _places(play)
    if not places or any(dist(place, spot) <= TOLERANCE for place in places):
        raise Mismatch("the foot spot", "empty", places)


def _places(play: Play) -> list[tuple[float, float]]:
    """The places of the white balls; raises Mismatch where one is not known."""
    positions = _state(play, "positions")
    white = {ball: positions.get(str(ball)) for ball in _state(play, "bed") if ball != 0}
    if None in white.values():
        raise Mismatch("places of the white balls", "known", white)
    return [(place[0], place[1]) for place in white.values()]


# the lag


@step("then", en="{who:side} has won the lag", ru="розыгрыш выигран: {who:сторона}")
def lag_won(play: Play, who: str) -> None:
    """G.7.1. The lag is decided, and its winner has the choice."""
    turn: Any = _state(play, "turn") or {}
    play.expect("phase", "lag-choice", _state(play, "phase"))
    play.expect("winner of the lag", who, turn.get("side"))


@step("then", en="the lag is replayed", ru="розыгрыш повторяется")
def lag_replayed(play: Play) -> None:
    """G.7.3. The lag has no winner."""
    play.expect("verdict", "replay", play.ruling.get("verdict"))
    play.expect("phase", "lag", _state(play, "phase"))


@step("then", en="the break is decided by a lag", ru="начальный удар определяется розыгрышем")
def lag_due(play: Play) -> None:
    """G.27.p2. The game waits for a lag."""
    play.expect("phase", "lag", _state(play, "phase"))


# violations and time


def _offender(play: Play, foul: Json) -> str:
    by = str(play.asked.get("by")) if play.asked else ""
    offender = str(foul.get("offender"))
    if offender == "shooter":
        return play.game.side(by)
    if offender == "opponent":
        return next(side for side in play.game.sides if side != play.game.side(by))
    return play.game.side(offender)


@step(
    "then",
    en="{who:side} has committed a foul under {clauses:clauses}",
    ru="на счету {who:сторона} нарушение, предусмотренное {clauses:пунктами}",
)
def foul_of(play: Play, who: str, clauses: tuple[str, ...]) -> None:
    """G.28. This side has violated exactly these clauses with the last action."""
    fouls: Any = play.ruling.get("fouls") or []
    got = sorted({str(foul.get("clause")) for foul in fouls if _offender(play, foul) == who})
    play.expect(f"clauses violated by {who}", sorted(clauses), got)


@step("then", en="{who:side} has committed no foul", ru="на счету {who:сторона} нарушений нет")
def no_foul_of(play: Play, who: str) -> None:
    """G.28. This side has violated nothing with the last action, which was ruled on."""
    fouls: Any = play.ruling.get("fouls")
    if not isinstance(fouls, list):
        raise Mismatch("fouls", "a ruling that says them", fouls)
    got = sorted({str(foul.get("clause")) for foul in fouls if _offender(play, foul) == who})
    play.expect(f"clauses violated by {who}", [], got)


@step("then", en="a stroke may take {time:seconds}", ru="на удар отводится {time:секунды}")
def limit(play: Play, time: Decimal) -> None:
    """G.26. The time limit for each stroke of both sides."""
    play.expect("time limit in seconds", float(time), _state(play, "limit"))


@step("then", en="a stroke may take any time", ru="время на удар не ограничено")
def no_limit(play: Play) -> None:
    """G.26. There is no time limit."""
    play.expect("time limit in seconds", None, _state(play, "limit"))
