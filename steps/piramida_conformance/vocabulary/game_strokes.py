"""When: strokes in a game, in one line each, or told step by step as a shot is.

A stroke in one line names no more than matters. Where it does not say which ball is the cue ball,
the coloured one is, or the white one of the lowest number if that is an object ball; the break is
always played with the coloured ball.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, Final

from piramida_conformance.play import Mismatch, Play, Shot
from piramida_conformance.registry import step
from piramida_conformance.words import Phrase, Said, add_forms

_BREAK_BALLS = 3

add_forms(
    {
        "stroke": Phrase(
            "stroke",
            {
                "pocket": "pockets {ball:ball}",
                "pocket-many": "pockets {balls:balls}",
                "pocket-with": "pockets {ball:ball} with {cue:ball}",
                "pocket-many-with": "pockets {balls:balls} with {cue:ball}",
                "pocket-cue": "pockets {cue:ball} off {ball:ball}",
                "pocket-both": "pockets {ball:ball} and {cue:ball} off it",
                "safe": "plays safe",
                "safe-with": "plays safe with {cue:ball}",
                "short": "only meets {ball:ball}",
                "short-with": "only meets {ball:ball} with {cue:ball}",
                "miss": "misses",
                "miss-with": "misses with {cue:ball}",
                "lifted-foot": "pockets {ball:ball} with no foot on the floor",
                "jump": "drives {ball:ball} off the table",
                "break": "breaks legally",
                "break-pocket": "breaks and pockets {ball:ball}",
                "break-pocket-many": "breaks and pockets {balls:balls}",
                "break-short": "breaks and brings no ball to a rail",
                "break-lifted-foot": "breaks with no foot on the floor",
            },
        ),
        "удар": Phrase(
            "stroke",
            {
                "pocket": "забивает {ball:шар}",
                "pocket-many": "забивает {balls:шары}",
                "pocket-with": "забивает {ball:шар} {cue:шаром}",
                "pocket-many-with": "забивает {balls:шары} {cue:шаром}",
                "pocket-cue": "забивает {cue:шар} от {ball:шара}",
                "pocket-both": "забивает {ball:шар} и {cue:шар} от него",
                "safe": "отыгрывается",
                "safe-with": "отыгрывается {cue:шаром}",
                "short": "лишь попадает в {ball:шар}",
                "short-with": "лишь попадает в {ball:шар} {cue:шаром}",
                "miss": "промахивается",
                "miss-with": "промахивается {cue:шаром}",
                "lifted-foot": "забивает {ball:шар}, не касаясь пола ногами",
                "jump": "выбивает {ball:шар} за борт",
                "break": "правильно разбивает пирамиду",
                "break-pocket": "разбивает пирамиду и забивает {ball:шар}",
                "break-pocket-many": "разбивает пирамиду и забивает {balls:шары}",
                "break-short": "разбивает пирамиду, не доведя до борта ни одного шара",
                "break-lifted-foot": "разбивает пирамиду, не касаясь пола ногами",
            },
        ),
    }
)


def _cue(play: Play, *objects: int) -> int:
    """The cue ball where a stroke does not name it."""
    if play.game.breaking:
        return 0
    left = [ball for ball in play.game.bed if ball not in objects]
    if not left:
        raise Mismatch("balls on the bed", "one to be the cue ball", play.game.bed)
    return min(left)


def _white(play: Play, cue: int) -> list[int]:
    """The white object balls by number; raises Mismatch where there is none."""
    white = [ball for ball in play.game.bed if ball not in {0, cue}]
    if not white:
        raise Mismatch("balls on the bed", "a white one to be played at", play.game.bed)
    return white


def _balls(said: Mapping[str, Any]) -> tuple[int, ...]:
    return (said["ball"],) if "ball" in said else said["balls"]


def _pocket(shot: Shot, cue: int, *balls: int) -> None:
    shot.tip(cue)
    driven = [ball for ball in balls if ball != cue]
    for mover, ball in zip([cue, *driven], driven, strict=False):
        shot.contact(mover, ball)
    for ball in balls:
        shot.event("pocket", ball=ball)


def _pocketing(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    balls = _balls(said)
    cue = said["cue"] if "cue" in said else _cue(play, *balls)
    _pocket(shot, cue, *balls)


def _cue_off(_play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    shot.tip(said["cue"]).contact(said["cue"], said["ball"]).event("pocket", ball=said["cue"])


def _both(_play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    _pocket(shot, said["cue"], said["ball"], said["cue"])


def _safe(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    """The cue ball meets a white ball, which then touches two rails (G.20.2.a)."""
    cue = said["cue"] if "cue" in said else _cue(play)
    ball = _white(play, cue)[0]
    shot.tip(cue).contact(cue, ball).rail(ball, "foot").rail(ball, "left")


def _short(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    cue = said["cue"] if "cue" in said else _cue(play, said["ball"])
    shot.tip(cue).contact(cue, said["ball"])


def _miss(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    shot.tip(said["cue"] if "cue" in said else _cue(play))


def _lifted_foot(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    shot.event("fault", kind="no-foot", by="shooter")
    _pocketing(play, shot, said)


def _jump(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    cue, ball = _cue(play, said["ball"]), said["ball"]
    shot.tip(cue).contact(cue, ball).event("jump", ball=ball, how="off")


def _break(play: Play, shot: Shot, _said: Mapping[str, Any]) -> None:
    """Three white balls reach the foot rail (G.12.1.2)."""
    white = _white(play, 0)
    if len(white) < _BREAK_BALLS:
        raise Mismatch("white balls on the bed", "three that reach a rail", white)
    shot.tip(0).contact(0, white[0])
    for ball in white[-_BREAK_BALLS:]:
        shot.rail(ball, "foot")


def _break_pocket(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    shot.tip(0).contact(0, _white(play, 0)[0])
    for ball in _balls(said):
        shot.event("pocket", ball=ball)


def _break_short(play: Play, shot: Shot, _said: Mapping[str, Any]) -> None:
    shot.tip(0).contact(0, _white(play, 0)[0])


def _break_lifted_foot(play: Play, shot: Shot, said: Mapping[str, Any]) -> None:
    shot.event("fault", kind="no-foot", by="shooter")
    _break(play, shot, said)


_EVENTS: Final[Mapping[str, Callable[[Play, Shot, Mapping[str, Any]], None]]] = {
    "pocket": _pocketing,
    "pocket-many": _pocketing,
    "pocket-with": _pocketing,
    "pocket-many-with": _pocketing,
    "pocket-cue": _cue_off,
    "pocket-both": _both,
    "safe": _safe,
    "safe-with": _safe,
    "short": _short,
    "short-with": _short,
    "miss": _miss,
    "miss-with": _miss,
    "lifted-foot": _lifted_foot,
    "jump": _jump,
    "break": _break,
    "break-pocket": _break_pocket,
    "break-pocket-many": _break_pocket,
    "break-short": _break_short,
    "break-lifted-foot": _break_lifted_foot,
}


def _play(play: Play, who: str, stroke: Said) -> Shot:
    shot = play.strike(who)
    _EVENTS[stroke.key](play, shot, dict(stroke.values))
    return shot


def _end(play: Play, shot: Shot) -> None:
    shot.event("stop")
    play.send()


@step("when", en="{who:player} {stroke:stroke}", ru="{who:игрок} {stroke:удар}")
def plays(play: Play, who: str, stroke: Said) -> None:
    """F.5.1. A whole stroke in one line."""
    _end(play, _play(play, who, stroke))


@step(
    "when",
    en="{who:player} takes {time:seconds} and {stroke:stroke}",
    ru="{who:игрок} тратит {time:секунды} и {stroke:удар}",
)
def plays_after(play: Play, who: str, time: Decimal, stroke: Said) -> None:
    """G.26. A stroke in one line, and the time that the player took for it."""
    shot = _play(play, who, stroke)
    shot.note("seconds", float(time))
    _end(play, shot)


@step(
    "when",
    en="{who:player} {stroke:stroke} while {other:player} distracts the shooter",
    ru="{who:игрок} {stroke:удар}, а {other:игрок} отвлекает бьющего",
)
def plays_distracted(play: Play, who: str, stroke: Said, other: str) -> None:
    """G.28. A stroke in one line; somebody who does not play distracts the player."""
    shot = _play(play, who, stroke)
    shot.event("fault", kind="distracted", by=other)
    _end(play, shot)


@step(
    "when",
    en="{who:player} {stroke:stroke} while {other:player} touches {ball:ball}",
    ru="{who:игрок} {stroke:удар}, а {other:игрок} касается {ball:шара}",
)
def plays_touched(play: Play, who: str, stroke: Said, other: str, ball: int) -> None:
    """G.28. A stroke in one line; somebody who does not play touches a ball."""
    shot = _play(play, who, stroke)
    shot.event("fault", kind="touched", by=other, ball=ball)
    _end(play, shot)


@step("when", en="{who:player} strikes as follows", ru="{who:игрок} выполняет такой удар")
def strikes(play: Play, who: str) -> None:
    """G.14.1. A stroke begins that the next steps tell; the next action or Then ends it."""
    play.strike(who)


@step(
    "when",
    en="{who:player} takes {time:seconds} and strikes as follows",
    ru="{who:игрок} тратит {time:секунды} и выполняет такой удар",
)
def strikes_after(play: Play, who: str, time: Decimal) -> None:
    """G.26. A stroke that the next steps tell, and the time that the player took for it."""
    play.strike(who).note("seconds", float(time))
