"""When: the cue ball in hand beside other balls, and which balls the referee sees in home."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from piramida_conformance.play import Play, ScenarioError, metres
from piramida_conformance.registry import step


@step(
    "when",
    en="{who:player} places the cue ball with a gap of {gap:mm} to {ball:ball}",
    ru="{who:игрок} ставит биток с зазором {gap:мм} до {ball:шара}",
)
def places_beside(play: Play, who: str, gap: Decimal, ball: int) -> None:
    """K.9.1. The cue ball in hand is put down left of a ball whose place is known."""
    play.settle()
    place = play.game.places.get(ball)
    if place is None:
        message = f"nobody knows where ball {ball} stands"
        raise ScenarioError(message)
    x, y = place
    beside = y + 2 * play.shot.table.ball_radius + metres(gap)
    play.act("place", by=who, ball=0, at=[x, beside])


def _in_home(play: Play, balls: Iterable[int]) -> None:
    if play.game.striker is None:
        message = "the referee looks at a stroke that is being told"
        raise ScenarioError(message)
    play.shot.note("home", sorted(balls))


@step(
    "when",
    en="the referee sees that {ball:ball} is in home",
    ru="судья видит, что {ball:шар} находится в доме",
)
def sees_in_home(play: Play, ball: int) -> None:
    """G.21.2. Before a stroke of a game this ball is in home and no other object ball."""
    _in_home(play, [ball])


@step(
    "when",
    en="the referee sees that all object balls are in home",
    ru="судья видит, что все прицельные шары находятся в доме",
)
def sees_all_in_home(play: Play) -> None:
    """K.9.4. Before a stroke of a game every ball but the coloured one is in home."""
    _in_home(play, set(play.game.bed) - {0})
