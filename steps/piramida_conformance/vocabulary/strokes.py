"""When: the stroke, the balls that meet, and the time between."""

from __future__ import annotations

from decimal import Decimal

from piramida_conformance.play import Play, RailName
from piramida_conformance.registry import step


@step(
    "when", en="{cue:ball} is played onto {target:ball}", ru="{cue:шаром} играют по {target:шару}"
)
def play_onto(play: Play, cue: int, target: int) -> None:
    """G.5.1. A stroke whose cue ball meets an object ball."""
    play.shot.tip(cue).contact(cue, target)


@step(
    "when",
    en="{cue:ball} is played off the {rail:rail} rail onto {target:ball}",
    ru="{cue:шаром} играют от {rail:борта} борта по {target:шару}",
)
def play_off_rail(play: Play, cue: int, rail: RailName, target: int) -> None:
    """G.5.2. A stroke whose cue ball touches a rail before it meets an object ball."""
    play.shot.tip(cue).rail(cue, rail).contact(cue, target)


@step("when", en="{cue:ball} is played past every ball", ru="{cue:шаром} играют мимо всех шаров")
def play_past(play: Play, cue: int) -> None:
    """G.5.3. A stroke whose cue ball meets no ball."""
    play.shot.tip(cue)


@step(
    "when",
    en="{cue:ball} is played away from {other:ball} without moving it",
    ru="{cue:шаром} играют от {other:шара}, не сдвинув его",
)
def play_away(play: Play, cue: int, other: int) -> None:  # noqa: ARG001 - it is left untouched
    """G.19.n1. A stroke away from a ball that the cue ball touches; the other one stays."""
    play.shot.tip(cue)


@step("when", en="{cue:ball} is played", ru="играют {cue:шаром}")
def play_ball(play: Play, cue: int) -> None:
    """G.14.1. The tip touches the cue ball; what it meets comes in the next steps."""
    play.shot.tip(cue)


@step("when", en="the tip touches {ball:ball} too", ru="наклейка касается и {ball:шара}")
def tip_too(play: Play, ball: int) -> None:
    """G.17. The tip touches a ball that is not the cue ball."""
    play.shot.tip(ball)


@step("when", en="the tip touches {ball:ball} again", ru="наклейка касается {ball:шара} ещё раз")
def tip_again(play: Play, ball: int) -> None:
    """G.18. The tip touches the cue ball more than once."""
    play.shot.tip(ball)


@step("when", en="{ball:ball} meets {other:ball}", ru="{ball:шар} соударяется с {other:шаром}")
def meets(play: Play, ball: int, other: int) -> None:
    """G.20.2.b. Two balls meet, the one named first driving the other."""
    play.shot.contact(ball, other)


@step("when", en="they meet again", ru="они соударяются ещё раз")
def meet_again(play: Play) -> None:
    """G.20.n2. The two balls that met last meet once more, after a time that nobody measured."""
    play.shot.again()


@step(
    "when",
    en="they meet again {time:ms} later",
    ru="они соударяются ещё раз через {time:мс}",
)
def meet_again_later(play: Play, time: Decimal) -> None:
    """G.20.n2. The two balls that met last meet once more, so much later."""
    play.shot.again(float(time) / 1000)


@step(
    "when",
    en="the referee sees one and the same collision",
    ru="судья видит одно и то же соударение",
)
def one_collision(play: Play) -> None:
    """G.20.n2. The referee's word: the last contact belongs to the pair's contact before it."""
    play.shot.referee_sees(same=True)


@step(
    "when",
    en="the referee sees two separate collisions",
    ru="судья видит два отдельных соударения",
)
def two_collisions(play: Play) -> None:
    """G.20.n2. The referee's word: the last contact is a collision of its own."""
    play.shot.referee_sees(same=False)


@step(
    "when",
    en="the stroke goes {angle:degrees} away from the line to {ball:ball}",
    ru="удар направлен под углом {angle:градусы} к линии центров с {ball:шаром}",
)
def stroke_angle(play: Play, angle: Decimal, ball: int) -> None:
    """G.19.2.1. The angle between the stroke and the line through the centres of the two balls."""
    play.shot.aim(ball, degrees=float(angle))


@step(
    "when",
    en="the cue ball follows through after {ball:ball}",
    ru="биток проходит вперёд вслед за {ball:шаром}",
)
def follows(play: Play, ball: int) -> None:
    """G.19.2.2. The cue ball goes on after the ball it was played at."""
    play.shot.aim(ball, follows_through=True)


@step(
    "when",
    en="the cue ball does not follow through after {ball:ball}",
    ru="биток не проходит вперёд вслед за {ball:шаром}",
)
def stays_behind(play: Play, ball: int) -> None:
    """G.19.2.2. The cue ball does not go on after the ball it was played at."""
    play.shot.aim(ball, follows_through=False)


@step("when", en="{ball:ball} stops", ru="{ball:шар} останавливается")
def stops(play: Play, ball: int) -> None:
    """G.14.1. A ball is at rest and does not spin."""
    play.shot.event("stop", ball=ball)


@step("when", en="all balls are at rest", ru="все шары остановились")
def all_stop(play: Play) -> None:
    """G.14.1. The shot is completed."""
    play.shot.event("stop")


@step(
    "when",
    en="{ball:ball} stays on the spot, spinning",
    ru="{ball:шар} остаётся на месте, вращаясь",
)
def spins(play: Play, ball: int) -> None:
    """G.14.1. A spinning ball is in motion: the record holds no stop of it."""


@step("when", en="{time:seconds} pass", ru="проходит {time:секунды}")
def time_passes(play: Play, time: Decimal) -> None:
    """G.23.3. Time between two events."""
    play.shot.wait(float(time))
