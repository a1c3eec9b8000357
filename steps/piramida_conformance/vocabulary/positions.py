"""Given: the game, the position before the stroke, and what the shooter was told."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from piramida_conformance.play import Play, RailName, metres
from piramida_conformance.registry import step
from piramida_conformance.words import Said


@step("given", en="the game is {discipline:discipline}", ru="игра — {discipline:пирамида}")
def game(play: Play, discipline: str) -> None:
    """G.4. Which game is played; Free pyramid where nothing is said."""
    play.shot.discipline = discipline


@step(
    "given",
    en='the reading {reading:reading} is "{value:value}"',
    ru='действует толкование {reading:reading} — "{value:value}"',
)
def reading_is(play: Play, reading: str, value: str) -> None:
    """The reading of an open question that holds in this scenario."""
    play.readings[reading] = value


@step("given", en="the shot is the opening break", ru="удар — начальный")
def opening_break(play: Play) -> None:
    """G.12.1. The shot opens the game."""
    play.shot.phase = "break"


@step("given", en="the cue ball is in hand from home", ru="биток вводится с руки из дома")
def in_hand(play: Play) -> None:
    """G.21.1. The shot is played with the cue ball in hand from home."""
    play.shot.phase = "in-hand"


@step(
    "given",
    en="the cue ball is in hand anywhere on the table",
    ru="биток вводится с руки с любого места стола",
)
def in_hand_anywhere(play: Play) -> None:
    """D.5.2. In Dynamic pyramid the shot is played with the cue ball in hand from any place."""
    play.shot.phase = "in-hand"


@step(
    "given",
    en="the table is {length:metres} by {width:metres}",
    ru="стол — {length:метры} на {width:метры}",
)
def table_size(play: Play, length: Decimal, width: Decimal) -> None:
    """G.1. The size of the bed; 3.55 m by 1.775 m where nothing is said."""
    play.shot.table = replace(play.shot.table, length=float(length), width=float(width))


@step("given", en="the balls have a radius of {radius:mm}", ru="радиус шаров — {radius:мм}")
def ball_radius(play: Play, radius: Decimal) -> None:
    """G.1. The size of the balls; 34 mm where nothing is said."""
    play.shot.table = replace(play.shot.table, ball_radius=metres(radius))


@step("given", en="only {balls:balls} are on the bed", ru="на столе только {balls:шары}")
def only_balls(play: Play, balls: tuple[int, ...]) -> None:
    """G.4.4. The balls in play; all sixteen where nothing is said."""
    play.shot.on_the_bed(balls)


@step("given", en="{ball:ball} stands {place:place}", ru="{ball:шар} стоит {place:место}")
def stands(play: Play, ball: int, place: Said) -> None:
    """G.9. A ball's place before the stroke, by its centre; then no other ball is on the bed."""
    play.shot.put(ball, play.shot.table.point(place))


@step(
    "given",
    en="{balls:balls} stand in a row along the {rail:rail} rail",
    ru="{balls:шары} стоят в ряд вдоль {rail:борта} борта",
)
def stand_in_a_row(play: Play, balls: tuple[int, ...], rail: RailName) -> None:
    """G.25.3. Where balls are whose places do not matter: near a rail, touching nothing."""
    for ball, point in zip(balls, play.shot.table.row(rail, len(balls)), strict=True):
        play.shot.put(ball, point)


@step(
    "given",
    en="{ball:ball} hangs on the edge of a pocket",
    ru="{ball:шар} завис на краю лузы",
)
def hangs(play: Play, ball: int) -> None:
    """G.23. A ball that the stroke finds on the edge; nobody measured where."""


@step("given", en="the white balls are racked", ru="белые шары установлены пирамидой")
def racked(play: Play) -> None:
    """G.8.1. Fifteen white balls stand as the pyramid, ball 1 at its apex on the foot spot."""
    for ball, point in play.shot.table.rack().items():
        play.shot.put(ball, point)


@step("given", en="{ball:ball} is in home", ru="{ball:шар} находится в доме")
def in_home(play: Play, ball: int) -> None:
    """G.2.2. A ball is in home, as somebody saw it without measuring."""
    play.shot.at_home([ball])


@step("given", en="{balls:balls} are in home", ru="{balls:шары} находятся в доме")
def all_in_home(play: Play, balls: tuple[int, ...]) -> None:
    """G.2.2. Balls are in home, as somebody saw it without measuring."""
    play.shot.at_home(balls)


@step(
    "given",
    en="{ball:ball} is frozen to the {rail:rail} rail",
    ru="{ball:шар} стоит вплотную к {rail:борту} борту",
)
def frozen_to_rail(play: Play, ball: int, rail: RailName) -> None:
    """G.20.2.c. A ball touches a rail before the stroke."""
    play.shot.pair("frozen", ball, rail)


@step(
    "given",
    en="{ball:ball} is frozen to {other:ball}",
    ru="{ball:шар} стоит вплотную к {other:шару}",
)
def frozen_to_ball(play: Play, ball: int, other: int) -> None:
    """G.19.2. Two balls touch before the stroke."""
    play.shot.pair("frozen", ball, other)


@step(
    "given",
    en="{ball:ball} is very close to {other:ball}",
    ru="{ball:шар} стоит очень близко к {other:шару}",
)
def very_close(play: Play, ball: int, other: int) -> None:
    """G.19.2. Two balls are so near that the referee treats them as touching."""
    play.shot.pair("close", ball, other)


@step(
    "given",
    en="the shooter was told that the cue ball stands wrongly",
    ru="игроку сообщили, что биток стоит неправильно",
)
def told(play: Play) -> None:
    """G.11.3. The referee or the opponent spoke before the stroke."""
    play.shot.note("informed", value=True)


@step("given", en="the shooter aims at {ball:ball}", ru="игрок целится в {ball:шар}")
def aims_at(play: Play, ball: int) -> None:
    """G.23.2. The object ball that the stroke is meant for."""
    play.shot.note("target", ball)


@step(
    "given",
    en="the shooter took {time:seconds} for the shot",
    ru="на подготовку удара ушло {time:секунды}",
)
def took(play: Play, time: Decimal) -> None:
    """G.26. The time between the strokes."""
    play.shot.note("seconds", float(time))
