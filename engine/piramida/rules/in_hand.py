"""Rule 21. The cue ball in hand from home, and what the games add to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.rules.collision import any_cue_ball, object_balls
from piramida.ruling import Foul, Returned, Unsure
from piramida.shot import COLOURED, Contact, Discipline, Shot
from piramida.table import (
    ON_A_LINE,
    Point,
    Table,
    balls_touch,
    foot_spot,
    in_home,
    position_of_ball,
)
from piramida.walk import Summary


@clause("G.21.1", otherwise=False)
def from_home(shot: Shot) -> bool:
    """G.21.1. The stroke is played in hand from home; in Dynamic pyramid only the break is."""
    return shot.phase == "break" or (shot.phase == "in-hand" and shot.discipline != "dynamic")


@clause("G.21.2", otherwise=())
def pocketed_before_outside_contact(play: Summary) -> Iterator[Foul]:
    """G.21.2. A ball is pocketed only after the cue ball met an object ball outside home."""
    if not _bound_by_home(play.shot):
        return
    early = _pocketed_before(play, next(_met_outside_home(play), None))
    if early:
        yield Foul("G.21.2", events=tuple(sorted(early.values())), balls=tuple(sorted(early)))


@clause("G.21.2", otherwise=())
def silent_about_place(play: Summary) -> Iterator[Unsure]:
    """G.21.2. A ball that had moved was met, nobody recorded where, and on that it depends."""
    if not _bound_by_home(play.shot):
        return
    first = next(_met_outside_home(play), None)
    surely = next(_met_outside_home(play, surely=True), None)
    if first is not None and _pocketed_before(play, surely) != _pocketed_before(play, first):
        yield Unsure("G.21.2", first)


def _bound_by_home(shot: Shot) -> bool:
    return shot.phase == "in-hand" and from_home(shot)


def _pocketed_before(play: Summary, met: int | None) -> dict[int, int]:
    """Give ball -> event for the balls pocketed before that contact, all without one."""
    return {ball: event for ball, event in play.pocketed.items() if met is None or event < met}


def _met_outside_home(play: Summary, *, surely: bool = False) -> Iterator[int]:
    """Yield the events in which the cue ball met, or may have met, a ball outside home."""
    moved: set[int] = set()
    for index, event in enumerate(play.shot.events):
        if not isinstance(event, Contact):
            continue
        if play.shot.cue_ball in (event.a, event.b):
            ball = event.b if event.a == play.shot.cue_ball else event.a
            place = None if event.pos is None else event.pos[0 if ball == event.a else 1]
            if place is None and ball in moved:
                if not surely:
                    yield index
            elif not _met_in_home(play.shot, ball, place):
                yield index
        moved |= {event.a, event.b}


def _met_in_home(shot: Shot, ball: int, place: Point | None) -> bool:
    """Say whether a ball was met in home: at that place, else where it lay before the stroke."""
    place = shot.start.get(ball) if place is None else place
    if from_other_end(shot):
        return place is not None and in_temporary_home(shot.table, place)
    if place is None:
        return ball in shot.home
    return in_home(shot.table, place)


@clause("G.21.2.p1", "K.9.4", otherwise=False)
def from_other_end(shot: Shot) -> bool:
    """G.21.2.p1, K.9.4. All object balls lie in home: the stroke is played from the other end.

    Asked only of strokes from home; the break always is from home itself.
    """
    if shot.phase != "in-hand":
        return False
    balls = object_balls(shot)
    if shot.start:
        return all(in_home(shot.table, shot.start[ball]) for ball in balls)
    return bool(balls) and balls <= shot.home


@clause("G.21.2.p1", "K.9.4", otherwise=False)
def in_temporary_home(table: Table, centre: Point) -> bool:
    """G.21.2.p1, K.9.4. The temporary home lies behind the back line, through the foot spot."""
    return position_of_ball(centre).x > foot_spot(table).x + ON_A_LINE


@clause("F.8", "C.10", otherwise=False)
def every_ball_is_spotted(shot: Shot) -> bool:
    """F.8, C.10. In these games the ball that was the cue ball is spotted like any other."""
    return any_cue_ball(shot)


@clause("K.8", "D.8", otherwise=False)
def object_ball_is_spotted(ball: int) -> bool:
    """K.8, D.8. The object balls are spotted; the cue ball of these games is not."""
    return ball != COLOURED


def comes_back_in_hand(shot: Shot, ball: int) -> bool:
    """Say whether a ball that returns is not spotted but given into the next player's hand."""
    return not (every_ball_is_spotted(shot) or object_ball_is_spotted(ball))


def back_in_hand(shot: Shot, returned: Iterable[Returned]) -> tuple[Returned, ...]:
    """Give the balls that return, the cue ball of Combined and Dynamic under its own clause."""
    return tuple(
        Returned(ball.ball, _CLAUSE_OF_HAND[shot.discipline])
        if comes_back_in_hand(shot, ball.ball)
        else ball
        for ball in returned
    )


_CLAUSE_OF_HAND: Final[Mapping[Discipline, str]] = {"combined": "K.7.p1", "dynamic": "D.7.p1"}
_CLAUSE_OF_PLACE: Final[Mapping[Discipline, str]] = {"combined": "K.9.1", "dynamic": "D.5.2.p1"}


def placed_frozen(play: Summary) -> Iterator[Foul]:
    """Give the violation of a stroke from hand that is played against an object ball."""
    shot = play.shot
    pairs = (pair for pair in shot.frozen_balls if shot.cue_ball in pair)
    touched = {ball for pair in pairs for ball in pair} - {shot.cue_ball}
    if shot.phase == "in-hand":
        yield from frozen_placement(
            shot.discipline, sorted(touched), play.rules, informed=shot.informed
        )


@clause("K.9.1", "D.5.2.p1", otherwise=())
def frozen_placement(
    discipline: Discipline, touched: Iterable[int], rules: Rules, *, informed: bool
) -> tuple[Foul, ...]:
    """K.9.1, D.5.2.p1. The cue ball in hand may not be placed frozen to object balls.

    `touched`: the balls it touches. As a rule it counts only once the player was told of it
    and plays all the same (R-placed-frozen).
    """
    balls = tuple(touched)
    if not balls or discipline not in _CLAUSE_OF_PLACE:
        return ()
    if not informed and rules.reading("R-placed-frozen") == "warn-first":
        return ()
    return (Foul(_CLAUSE_OF_PLACE[discipline], balls=balls),)


def touched_at(
    place: Point, positions: Mapping[int, Point | None], table: Table
) -> tuple[int, ...]:
    """Give the object balls that a cue ball at this place touches, within a tenth of a mm."""
    return tuple(
        ball
        for ball, other in sorted(positions.items())
        if ball != COLOURED and other is not None and balls_touch(table, place, other)
    )


@clause("D.5.2.p2", otherwise=())
def cue_ball_pocketed_from_hand(play: Summary) -> Iterator[Foul]:
    """D.5.2.p2. On a stroke from hand in Dynamic pyramid only object balls may be pocketed."""
    shot = play.shot
    if shot.discipline == "dynamic" and shot.phase == "in-hand" and shot.cue_ball in play.pocketed:
        event = play.pocketed[shot.cue_ball]
        yield Foul("D.5.2.p2", events=(event,), balls=(shot.cue_ball,))
