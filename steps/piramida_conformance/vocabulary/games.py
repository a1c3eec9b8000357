"""Given: which game or match is played, by whom, and where it stands when the scenario begins."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from piramida_conformance.play import PAIRS, Game, Play, ScenarioError
from piramida_conformance.registry import step


def _begin(play: Play, discipline: str) -> Game:
    if play.begun is not None:
        message = "a scenario has one game or match"
        raise ScenarioError(message)
    play.shot.discipline = discipline
    play.begun = Game()
    return play.begun


@step("given", en="a game of {discipline:discipline}", ru="партия: {discipline:пирамида}")
def game_of(play: Play, discipline: str) -> None:
    """F.1. A game from its lag on, unless the scenario says where it stands."""
    _begin(play, discipline)


@step(
    "given",
    en="a match of {discipline:discipline} to {games:number} games",
    ru="встреча: {discipline:пирамида}, до {games:число} побед",
)
def match_to(play: Play, discipline: str, games: Decimal) -> None:
    """G.13. A match that is won with so many games."""
    _begin(play, discipline).match = {"games": int(games)}


@step(
    "given",
    en="a match of {discipline:discipline} over {time:minutes}",
    ru="встреча: {discipline:пирамида}, игровое время {time:минуты}",
)
def match_over(play: Play, discipline: str, time: Decimal) -> None:
    """C.1. A match that ends with its playing time."""
    _begin(play, discipline).match = {"minutes": float(time)}


@step(
    "given",
    en="pairs A1 and A2 play against B1 and B2",
    ru="пара A1 и A2 играет против пары B1 и B2",
)
def pairs(play: Play) -> None:
    """C.7. Two pairs: side A is A1 and A2, side B is B1 and B2, in this order."""
    play.game.sides = PAIRS


@step("given", en="{who:player} is to break", ru="разбивать пирамиду должен {who:игрок}")
def is_to_break(play: Play, who: str) -> None:
    """G.12.1. The scenario begins before an opening break."""
    play.game.start |= {"phase": "break", "turn": who}


@step("given", en="{who:player} is at the table", ru="у стола {who:игрок}")
def is_at_the_table(play: Play, who: str) -> None:
    """F.5.1. The scenario begins in the middle of a game; all sixteen balls if nothing is said."""
    play.game.start["turn"] = who


@step(
    "given",
    en="A has {a:number} points, B has {b:number}",
    ru="у A очков {a:число}, у B — {b:число}",
)
def points(play: Play, a: Decimal, b: Decimal) -> None:
    """F.6. The score; where no ball is named, the white balls of the highest numbers are off."""
    play.game.start["score"] = {"A": int(a), "B": int(b)}


@step("given", en="{ball:ball} is on {who:side}'s shelf", ru="на полке {who:сторона} — {ball:шар}")
def one_on_shelf(play: Play, ball: int, who: str) -> None:
    """F.7. The one ball on a side's shelf; all that is on no shelf is on the bed."""
    _shelf(play, who, [ball])


@step(
    "given",
    en="{balls:balls} are on {who:side}'s shelf",
    ru="на полке {who:сторона} — {balls:шары}",
)
def on_shelf(play: Play, balls: tuple[int, ...], who: str) -> None:
    """F.7. The balls on a side's shelf; all that are on no shelf are on the bed."""
    _shelf(play, who, balls)


def _shelf(play: Play, who: str, balls: Iterable[int]) -> None:
    play.game.start.setdefault("shelves", {})[who] = list(balls)


@step("given", en="{who:side} broke this game", ru="начальный удар партии выполнял {who:сторона}")
def broke(play: Play, who: str) -> None:
    """G.13. Who opened the game that the scenario finds in play."""
    play.game.start["breaker"] = who


@step(
    "given",
    en="the coloured ball and {count:number} white balls are on the bed",
    ru="на столе цветной шар и белые шары в количестве {count:число}",
)
def so_many_white(play: Play, count: Decimal) -> None:
    """G.8.n1. The coloured ball and the white balls from 1 up to this number."""
    play.shot.on_the_bed(range(int(count) + 1))


@step("when", en="the next game begins", ru="начинается следующая партия")
def next_game(play: Play) -> None:
    """G.13. The next game of the match."""
    play.act("next-game")


@step("when", en="the playing time ends", ru="игровое время истекает")
def time_over(play: Play) -> None:
    """C.1. The playing time of the match ends."""
    play.act("time-over")
