"""When: the lag for the break. What is said of one lag is sent with the next action or Then."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from piramida_conformance.play import Play
from piramida_conformance.registry import step

_NEAR, _FAR = 0.1, 0.2


def _ball(play: Play, who: str) -> dict[str, Any]:
    ball: dict[str, Any] = play.lagging()["balls"][play.game.side(who)]
    return ball


@step("when", en="{who:side} wins the lag", ru="розыгрыш выигрывает {who:сторона}")
def wins_lag(play: Play, who: str) -> None:
    """G.7.1. A faultless lag in which this side's ball comes to rest nearer to the head rail."""
    for side in play.game.sides:
        _ball(play, side)["distance"] = _NEAR if side == who else _FAR
    play.send()


@step(
    "when",
    en="in the lag A's ball comes to rest {a:cm} from the head rail, B's {b:cm}",
    ru="в розыгрыше шар A останавливается в {a:см} от переднего борта, шар B — в {b:см}",
)
def lag_distances(play: Play, a: Decimal, b: Decimal) -> None:
    """G.7.1. Where both balls come to rest: the distance of each from the head rail."""
    _ball(play, "A")["distance"] = float(a) / 100
    _ball(play, "B")["distance"] = float(b) / 100


@step(
    "when",
    en="in the lag {who:side}'s ball comes to rest {off:cm} from the head rail",
    ru="в розыгрыше шар {who:сторона} останавливается в {off:см} от переднего борта",
)
def lag_distance(play: Play, who: str, off: Decimal) -> None:
    """G.7.1. Where one ball comes to rest, where nobody looks at the other."""
    _ball(play, who)["distance"] = float(off) / 100


@step(
    "when",
    en="in the lag the referee cannot tell which ball is nearer",
    ru="в розыгрыше судья не может определить, чей шар ближе",
)
def lag_undecided(play: Play) -> None:
    """G.7.3. Nobody can tell whose ball is nearer to the head rail."""
    for side in play.game.sides:
        _ball(play, side)["distance"] = None


@step(
    "when",
    en="in the lag {who:side}'s ball crosses into the opponent's half",
    ru="в розыгрыше шар {who:сторона} переходит на половину соперника",
)
def lag_crosses(play: Play, who: str) -> None:
    """G.7.2.1. A ball gets across the long string."""
    _ball(play, who)["crossed"] = True


@step(
    "when",
    en="in the lag {who:side}'s ball does not reach the foot rail",
    ru="в розыгрыше шар {who:сторона} не доходит до заднего борта",
)
def lag_falls_short(play: Play, who: str) -> None:
    """G.7.2.2. A ball does not touch the foot rail."""
    _ball(play, who)["foot_rail"] = 0


@step(
    "when",
    en="in the lag {who:side}'s ball drops into a pocket",
    ru="в розыгрыше шар {who:сторона} падает в лузу",
)
def lag_drops(play: Play, who: str) -> None:
    """G.7.2.3. A ball is pocketed."""
    _ball(play, who)["pocketed"] = True


@step(
    "when",
    en="in the lag {who:side}'s ball jumps off the table",
    ru="в розыгрыше шар {who:сторона} выскакивает за борт",
)
def lag_jumps(play: Play, who: str) -> None:
    """G.7.2.4. A ball leaves the table."""
    _ball(play, who)["jumped"] = True


@step(
    "when",
    en="in the lag {who:side}'s ball touches a long rail",
    ru="в розыгрыше шар {who:сторона} касается длинного борта",
)
def lag_long_rail(play: Play, who: str) -> None:
    """G.7.2.5. A ball touches a long rail."""
    _ball(play, who)["long_rail"] = True


@step(
    "when",
    en="in the lag {who:side}'s ball touches the foot rail once",
    ru="в розыгрыше шар {who:сторона} касается заднего борта один раз",
)
def lag_once(play: Play, who: str) -> None:
    """G.7.2.6. A ball touches the foot rail as it should."""
    _ball(play, who)["foot_rail"] = 1


@step(
    "when",
    en="in the lag {who:side}'s ball touches the foot rail twice",
    ru="в розыгрыше шар {who:сторона} касается заднего борта дважды",
)
def lag_twice(play: Play, who: str) -> None:
    """G.7.2.6. A ball touches the foot rail once too often."""
    _ball(play, who)["foot_rail"] = 2


@step(
    "when",
    en="in the lag {who:side}'s ball rebounds from the head rail",
    ru="в розыгрыше шар {who:сторона} отражается от переднего борта",
)
def lag_head_rail(play: Play, who: str) -> None:
    """C.4.1. A ball touches the head rail before it rests: only its distance at rest counts."""
    _ball(play, who)


@step(
    "when",
    en="in the lag {who:side} plays from outside home",
    ru="в розыгрыше {who:сторона} бьёт не из дома",
)
def lag_outside(play: Play, who: str) -> None:
    """G.7.1. A ball is not played from behind the home line."""
    _ball(play, who)["from_home"] = False


@step(
    "when",
    en="in the lag {who:side} plays before the other",
    ru="в розыгрыше {who:сторона} бьёт раньше соперника",
)
def lag_one_by_one(play: Play, who: str) -> None:
    """G.7.1. The two balls are not played at the same time."""
    _ball(play, who)
    play.lagging()["simultaneous"] = False


@step(
    "when",
    en="in the lag {who:player} plays for the pair",
    ru="в розыгрыше за свою пару бьёт {who:игрок}",
)
def lag_player(play: Play, who: str) -> None:
    """C.4.1. Which player of a pair plays the lag."""
    _ball(play, who)["player"] = who
