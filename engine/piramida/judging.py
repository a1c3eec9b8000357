"""From a shot to its ruling: every violation is looked for, in the order of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Final

from piramida._spec import KINDS, READINGS
from piramida.readings import Rules
from piramida.rules import collision, completion, conduct, opening, pocketing, stroke
from piramida.ruling import Completion, Foul, ReadingUsed, Returned, Ruling, Unsure
from piramida.shot import Shot
from piramida.spotting import spots
from piramida.table import Point
from piramida.walk import ACT_READINGS, Summary, walk

VIOLATIONS: Final[tuple[Callable[[Summary], Iterator[Foul]], ...]] = (
    collision.cue_ball_of_other_games,
    collision.no_object_ball_met,
    opening.coloured_ball_on_break,
    opening.placed_in_home,
    opening.impeded_in_play,
    stroke.stroke_too_early,
    stroke.illegal_striking,
    stroke.no_foot_on_floor,
    stroke.illegal_touch,
    stroke.double_hit,
    stroke.push_stroke,
    stroke.push_of_frozen_ball,
    pocketing.ball_jumped,
    conduct.time_exceeded,
    conduct.interference,
)

# What a stroke failed to achieve, as against what somebody did: void where it is taken again.
_NOT_ACHIEVED: Final = frozenset({"G.5.3", "G.12.1", "G.20"})

_ORDER: Final[Mapping[str, int]] = {clause: place for place, clause in enumerate(KINDS)}


def judge(shot: Shot, rules: Rules | None = None) -> Ruling:
    """Rule on one shot.

    Gives all violations together, what counts, what returns and where to, and the readings
    that mattered: those under another value of which the ruling would be another.
    """
    rules = rules or Rules()
    ruling, questions = _rule(shot, rules)
    mattered = tuple(
        ReadingUsed(name, rules.reading(name))
        for name in sorted(questions)
        if _matters(name, shot, rules, ruling)
    )
    return _with_readings(ruling, mattered) if mattered else ruling


def _matters(name: str, shot: Shot, rules: Rules, ruling: Ruling) -> bool:
    return any(
        _consequences(_rule(shot, rules.with_readings({name: value}))[0]) != _consequences(ruling)
        for value in rules.alternatives(name)
    )


def _consequences(ruling: Ruling) -> tuple[object, ...]:
    """What follows from a ruling, as against how it was reached."""
    return (
        ruling.verdict,
        tuple((foul.clause, foul.offender) for foul in ruling.fouls),
        ruling.pocketed,
        ruling.returned,
        ruling.replaced,
        ruling.spots,
        tuple(unsure.clause for unsure in ruling.unsure),
    )


def _with_readings(ruling: Ruling, readings: tuple[ReadingUsed, ...]) -> Ruling:
    return Ruling(
        ruling.verdict,
        ruling.legal_by,
        ruling.fouls,
        ruling.pocketed,
        ruling.returned,
        ruling.replaced,
        ruling.spots,
        ruling.unsure,
        readings,
    )


def _rule(shot: Shot, rules: Rules) -> tuple[Ruling, set[str]]:
    """Rule under exactly these rules; also name the readings worth trying otherwise."""
    play = walk(shot, rules)
    questions = set(play.open_readings)
    done = tuple(chain.from_iterable(violation(play) for violation in VIOLATIONS))
    unsure = tuple(stroke.left_to_referee(play)) if play.faults or _near(shot) else ()
    if pocketing.target_fell(play) or conduct.disturbed(play):
        return _taken_again(play, done, unsure, questions)
    dropped = pocketing.dropped_and_stayed(play)
    completed, undone = _completion(play, dropped, done)
    fouls = (*done, *undone)
    ruling = _ruling(play, fouls, completed, dropped, unsure)
    return ruling, _worth_asking(play, ruling, questions)


def _near(shot: Shot) -> bool:
    return bool(shot.close or shot.frozen_balls)


def _completion(
    play: Summary, dropped: Mapping[int, int], done: tuple[Foul, ...]
) -> tuple[Completion | None, tuple[Foul, ...]]:
    """Rule 12.1 for a break, rule 20 for any other shot."""
    if play.shot.phase != "break":
        completed = completion.completion(play, dropped)
        return completed, tuple(completion.not_completed(play, completed))
    legal = (
        event
        for event in dropped.values()
        if not pocketing.illegally_pocketed(play, event, done)
    )
    completed = opening.break_completion(play, legal)
    return completed, tuple(opening.illegal_break(play, completed))


def _ruling(
    play: Summary,
    fouls: tuple[Foul, ...],
    completed: Completion | None,
    dropped: Mapping[int, int],
    unsure: tuple[Unsure, ...],
) -> Ruling:
    illegal = frozenset(
        ball
        for ball, event in dropped.items()
        if pocketing.illegally_pocketed(play, event, fouls)
    )
    returned = (
        *pocketing.to_be_spotted(illegal),
        *pocketing.jumped_balls_spotted(play),
    )
    replaced = {ball.ball: ball.place for ball in pocketing.put_back(play)}
    return Ruling(
        verdict="foul" if fouls else "legal",
        legal_by=completed,
        fouls=_listed(fouls),
        pocketed=tuple(sorted(frozenset(dropped) - illegal)),
        returned=returned,
        replaced=replaced,
        spots=_spots(play, returned, dropped, replaced) if returned else {},
        unsure=unsure,
    )


def _listed(fouls: tuple[Foul, ...]) -> tuple[Foul, ...]:
    """Bring fouls into the order of the rules, each with its penalty."""
    if not fouls:
        return ()
    return tuple(
        sorted(map(conduct.with_penalty, fouls), key=lambda foul: _ORDER.get(foul.clause, -1))
    )


def _taken_again(
    play: Summary, done: tuple[Foul, ...], unsure: tuple[Unsure, ...], questions: set[str]
) -> tuple[Ruling, set[str]]:
    """The stroke is taken again; what somebody did all the same stands (R-replay-foul)."""
    standing = tuple(foul for foul in done if foul.clause not in _NOT_ACHIEVED)
    if standing:
        questions.add("R-replay-foul")
    if play.rules.reading("R-replay-foul") == "void":
        standing = ()
    ruling = Ruling(
        verdict="foul" if standing else "replay",
        fouls=_listed(standing),
        replaced=pocketing.places_before(play.shot),
        unsure=unsure,
    )
    return ruling, questions


def _spots(
    play: Summary,
    returned: tuple[Returned, ...],
    dropped: Mapping[int, int],
    replaced: Mapping[int, Point | None],
) -> Mapping[int, Point]:
    """Find places for the balls that return, where it is known where the others lie."""
    gone = {ball.ball for ball in returned} | set(dropped)
    lying: list[Point] = []
    for ball in play.shot.bed - gone:
        if ball in replaced:
            place = replaced[ball]
        elif play.shot.end is not None:
            place = play.shot.end.get(ball)
        else:
            place = None if play.moved >> ball & 1 else play.shot.start.get(ball)
        if place is None:
            return {}
        lying.append(place)
    return spots([ball.ball for ball in returned], lying, play.shot.table, play.rules)


def _worth_asking(play: Summary, ruling: Ruling, questions: set[str]) -> set[str]:
    """Keep the readings that could change this ruling; name those that only it shows."""
    shot = play.shot
    if shot.phase != "break" and ruling.legal_by and ruling.legal_by.clause == "G.20.1":
        questions -= ACT_READINGS
    if play.first_contact is None:
        questions.add("R-miss")
    if shot.informed and shot.phase != "play":
        questions.add("R-warned-placement")
    if play.aims:
        questions.add("R-push-facts")
    if play.completed is not None and any(
        play.after_completion(event) for foul in ruling.fouls for event in foul.events
    ):
        questions.add("R-after-completion")
    if ruling.returned:
        questions.add("R-spot-tangent")
    return questions & READINGS.keys()
