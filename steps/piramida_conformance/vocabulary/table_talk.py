"""When: what happens between the strokes: violations, falls, slow play, interference."""

from __future__ import annotations

from decimal import Decimal

from piramida_conformance.play import Play
from piramida_conformance.registry import step


@step(
    "when",
    en="between the strokes {who:player} touches {ball:ball}",
    ru="между ударами {who:игрок} касается {ball:шара}",
)
def touches(play: Play, who: str, ball: int) -> None:
    """G.17. A ball is touched outside a stroke."""
    play.act("fault", by=who, kind="touched", ball=ball)


@step(
    "when",
    en="between the strokes {who:player} distracts the other side",
    ru="между ударами {who:игрок} мешает другой стороне",
)
def distracts(play: Play, who: str) -> None:
    """G.28. Somebody disturbs the side at the table before its stroke."""
    play.act("fault", by=who, kind="distracted")


@step("when", en="{who:player} lets the time run out", ru="{who:игрок} исчерпывает время на удар")
def runs_out(play: Play, who: str) -> None:
    """G.26. The time for the stroke is over, and none was played."""
    play.act("fault", by=who, kind="time-exceeded")


@step(
    "when",
    en="between the strokes {ball:ball} drops from the edge of a pocket",
    ru="между ударами {ball:шар} падает с края лузы",
)
def falls(play: Play, ball: int) -> None:
    """G.23.1. A ball falls by itself outside a stroke."""
    play.act("fall", ball=ball)


# slow play


@step(
    "when",
    en="the referee warns {who:player} of slow play",
    ru="судья предупреждает {who:игрок} о затягивании игры",
)
def warns(play: Play, who: str) -> None:
    """G.26. The referee's warning."""
    play.act("warn", to=who, about="slow-play")


@step(
    "when",
    en="the referee limits the time for a stroke to {time:seconds}",
    ru="судья ограничивает время на удар: {time:секунды}",
)
def limits(play: Play, time: Decimal) -> None:
    """G.26. The referee sets a time limit, which holds for both sides."""
    play.act("limit", seconds=float(time))


@step(
    "when", en="the referee calls time to {who:player}", ru="судья объявляет {who:игрок}: «Время»"
)
def calls_time(play: Play, who: str) -> None:
    """G.26. The referee calls time shortly before the limit is over."""
    play.act("call-time", to=who)


# outside interference


@step(
    "when",
    en="between the strokes {cause:cause}, and the balls can be put back",
    ru="между ударами {cause:причина}, и шары можно поставить на место",
)
def disturbed(play: Play, cause: str) -> None:
    """G.27. Interference that can be undone."""
    play.act("disturb", cause=cause, restorable=True)


@step(
    "when",
    en="between the strokes {cause:cause}, and the balls cannot be put back",
    ru="между ударами {cause:причина}, и шары нельзя поставить на место",
)
def scattered(play: Play, cause: str) -> None:
    """G.27.p2. Interference that cannot be undone."""
    play.act("disturb", cause=cause, restorable=False)


@step(
    "when",
    en="between the strokes {cause:cause}, the balls cannot be put back "
    "and {ball:ball} makes room for the coloured ball",
    ru="между ударами {cause:причина}, шары нельзя поставить на место, "
    "и цветному шару уступает место {ball:шар}",
)
def scattered_swap(play: Play, cause: str, ball: int) -> None:
    """G.27.p2. Interference that cannot be undone; a white ball goes for the coloured one."""
    play.act("disturb", cause=cause, restorable=False, swap=ball)
