"""Rules 14 to 19. The stroke: when it begins, what the tip may do, and what nobody may touch."""

from __future__ import annotations

from collections.abc import Iterator

from piramida.clauses import clause
from piramida.rules.collision import cue_ball
from piramida.rules.opening import adjusted_in_hand
from piramida.rules.seen import doubtful, faults, stated
from piramida.ruling import Foul, Unsure
from piramida.shot import Aim, Fault, Party, Tip
from piramida.walk import Summary


def _foul(play: Summary, clause_id: str, index: int) -> Foul:
    fault = play.shot.events[index]
    if not isinstance(fault, Fault):
        return Foul(clause_id, events=(index,))
    balls = () if fault.ball is None else (fault.ball,)
    offender: Party = "opponent" if fault.by == "opponent" else "shooter"
    return Foul(clause_id, events=(index,), balls=balls, offender=offender)


@clause("G.14.1", otherwise=False)
def after_completion(play: Summary, event: int) -> bool:
    """G.14.1. A shot is over once every ball is at rest and none spins; this came later."""
    return play.after_completion(event)


@clause("G.14.2", otherwise=())
def stroke_too_early(play: Summary) -> Iterator[Foul]:
    """G.14.2. Whoever plays the next stroke begins it while balls of the last one still move."""
    for by in ("shooter", "opponent"):
        for index in stated(play, "too-early", by=by):
            yield _foul(play, "G.14.2", index)


@clause("G.15", otherwise=())
def illegal_striking(play: Summary) -> Iterator[Foul]:
    """G.15. The cue ball is struck with the tip only, along the axis of the cue."""
    for index in sorted(stated(play, "not-tip", "off-axis")):
        yield _foul(play, "G.15", index)


@clause("G.16", otherwise=())
def no_foot_on_floor(play: Summary) -> Iterator[Foul]:
    """G.16. One foot at least touches the floor when the tip meets the cue ball."""
    for index in stated(play, "no-foot"):
        yield _foul(play, "G.16", index)


@clause("G.17", otherwise=())
def illegal_touch(play: Summary) -> Iterator[Foul]:
    """G.17. No ball is touched with anything but the tip on the cue ball."""
    for index in _tips_on(play, on_cue_ball=False):
        tip = play.shot.events[index]
        yield Foul("G.17", events=(index,), balls=(tip.ball,) if isinstance(tip, Tip) else ())
    for index in stated(play, "touched"):
        if not adjusted_in_hand(play, index):
            yield _foul(play, "G.17", index)


@clause("G.17", otherwise=())
def touched_between_strokes(balls: tuple[int, ...]) -> tuple[Foul, ...]:
    """G.17. The player at the table touches a ball while no stroke is played."""
    return (Foul("G.17", balls=balls),)


@clause("G.18", otherwise=())
def double_hit(play: Summary) -> Iterator[Foul]:
    """G.18. The cue touches the cue ball once on a shot."""
    events = (*_tips_on(play, on_cue_ball=True), *stated(play, "double-hit"))
    if events:
        yield Foul("G.18", events=tuple(sorted(events)), balls=(play.shot.cue_ball,))


def _tips_on(play: Summary, *, on_cue_ball: bool) -> tuple[int, ...]:
    """Give the touches of the tip on the cue ball, or on others, that begin no stroke.

    The first one begins the stroke; the first of a stroke that a referee calls too early, that.
    """
    struck = cue_ball(play.shot)
    early = tuple(index for index in play.tips if play.of_new_stroke(index))
    return tuple(
        index
        for index in play.tips
        if index not in (*play.tips[:1], *early[:1])
        and (isinstance(tip := play.shot.events[index], Tip) and tip.ball == struck) is on_cue_ball
    )


@clause("G.19.1", otherwise=())
def push_stroke(play: Summary) -> Iterator[Foul]:
    """G.19.1. The tip leaves the cue ball before the cue ball meets an object ball."""
    for index in stated(play, "push"):
        yield _foul(play, "G.19.1", index)


@clause("G.19.2", otherwise=())
def push_of_frozen_ball(play: Summary) -> Iterator[Foul]:
    """G.19.2. A ball frozen to the cue ball, or very close, is played aside or without follow.

    The referee's word decides over the facts he gives (R-push-facts).
    """
    if not _played_at_near_ball(play):
        return
    word = stated(play, "frozen-push")
    denied = _denied(play)
    aims = tuple(index for index in play.aims if _aim(play, index).ball == play.first_ball)
    pushed = [index for index in aims if _pushes(play, _aim(play, index))]
    by_geometry = play.rules.reading("R-push-facts") == "geometry"
    if (by_geometry and aims and all(_pushes(play, _aim(play, i)) is not None for i in aims)) or (
        not word and not denied
    ):
        guilty = bool(pushed)
    else:
        guilty = bool(word)
    if guilty:
        events = tuple(sorted({*word, *aims}))
        yield Foul("G.19.2", events=events, balls=_near_pair(play))


@clause("G.19.2.1", otherwise=False)
def plays_aside(aim: Aim, degrees: float) -> bool | None:
    """G.19.2.1. The stroke goes at 45 degrees or more from the line of centres."""
    return None if aim.degrees is None else aim.degrees >= degrees


@clause("G.19.2.2", otherwise=False)
def does_not_follow(aim: Aim) -> bool | None:
    """G.19.2.2. The cue ball does not follow through after the object ball."""
    return None if aim.follows_through is None else not aim.follows_through


def _pushes(play: Summary, aim: Aim) -> bool | None:
    """Say whether a stroke at a near ball is a push; None where the facts leave it open."""
    ways = (plays_aside(aim, play.rules.number("G.19.2.1.degrees")), does_not_follow(aim))
    if True in ways:
        return False
    return None if None in ways else True


def _aim(play: Summary, index: int) -> Aim:
    aim = play.shot.events[index]
    assert isinstance(aim, Aim)  # noqa: S101
    return aim


def _denied(play: Summary) -> bool:
    return any(fault.certain == "no" for _, fault in faults(play, ("frozen-push",)))


@clause("G.19.n1", otherwise=False)
def _played_at_near_ball(play: Summary) -> bool:
    """G.19.n1. Rule 19.2 is for a ball that is met; playing away from it is no collision."""
    return play.first_ball is not None and bool(_near_pair(play))


def _near_pair(play: Summary) -> tuple[int, ...]:
    """Give the cue ball and the first ball it met if they were frozen or very close."""
    pair = {play.shot.cue_ball, play.first_ball}
    for near in (*play.shot.frozen_balls, *play.shot.close):
        if set(near) == pair:
            return near
    return ()


def left_to_referee(play: Summary) -> Iterator[Unsure]:
    """R-unsure, R-push-silent. What the referee could not tell, or nobody recorded."""
    if play.faults:
        yield from _told_unsure(play)
    yield from _silent_about_push(play)


def _told_unsure(play: Summary) -> Iterator[Unsure]:
    for clause_id, kinds in (
        ("G.11.3", ("placement",)),
        ("G.11.5", ("impeded",)),
        ("G.14.2", ("too-early",)),
        ("G.15", ("not-tip", "off-axis")),
        ("G.16", ("no-foot",)),
        ("G.17", ("touched",)),
        ("G.18", ("double-hit",)),
        ("G.19.1", ("push",)),
        ("G.19.2", ("frozen-push",)),
        ("G.26", ("time-exceeded",)),
        ("G.28", ("distracted", "out-of-turn")),
    ):
        for index in doubtful(play, *kinds):
            yield Unsure(clause_id, index)
        for index in doubtful(play, *kinds, by="opponent"):
            yield Unsure("G.28" if kinds == ("touched",) else clause_id, index)


@clause("G.19.2", otherwise=())
def _silent_about_push(play: Summary) -> Iterator[Unsure]:
    """G.19.2. A near ball was played at and neither facts nor a word were given."""
    if not _played_at_near_ball(play) or any(True for _ in faults(play, ("frozen-push",))):
        return
    open_aims = [i for i in play.aims if _aim(play, i).ball == play.first_ball]
    if not open_aims:
        yield Unsure("G.19.2", play.first_contact)
    elif any(_pushes(play, _aim(play, index)) is None for index in open_aims):
        yield Unsure("G.19.2", open_aims[0])
