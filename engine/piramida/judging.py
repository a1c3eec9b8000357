"""From a shot to its ruling: every violation is looked for, in the order of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Final

from piramida._spec import KINDS, READINGS
from piramida.readings import DEFAULT_RULES, Rules
from piramida.rules import collision, completion, conduct, opening, pocketing, stroke
from piramida.ruling import Completion, Foul, ReadingUsed, Returned, Ruling, Unsure
from piramida.shot import Contact, Rail, Shot
from piramida.spotting import spots
from piramida.table import SIDE_POCKETS, Point
from piramida.walk import ACT_READINGS, ADDING_READINGS, BREAK_READINGS, Summary, walk

# What the course of the balls shows, and what only a person's word or a second tip can show.
OF_THE_BALLS: Final[tuple[Callable[[Summary], Iterator[Foul]], ...]] = (
    collision.cue_ball_of_other_games,
    collision.no_object_ball_met,
    opening.coloured_ball_on_break,
    opening.placed_in_home,
    pocketing.ball_jumped,
)
OF_PEOPLE: Final[tuple[Callable[[Summary], Iterator[Foul]], ...]] = (
    opening.impeded_in_play,
    stroke.stroke_too_early,
    stroke.illegal_striking,
    stroke.no_foot_on_floor,
    stroke.illegal_touch,
    stroke.double_hit,
    stroke.push_stroke,
    stroke.push_of_frozen_ball,
    conduct.time_exceeded,
    conduct.interference,
)

# What a stroke failed to achieve, as against what somebody did: void where it is taken again.
_NOT_ACHIEVED: Final = frozenset({"G.5.3", "G.12.1", "G.20"})

_ORDER: Final[Mapping[str, int]] = {clause: place for place, clause in enumerate(KINDS)}


def judge(shot: Shot, rules: Rules = DEFAULT_RULES) -> Ruling:
    """Rule on one shot.

    Gives all violations together, what counts, what returns and where to, and the readings
    that mattered: those under another value of which the ruling would be another.
    """
    ruling, questions = _rule(shot, rules)
    mattered = tuple(
        ReadingUsed(name, rules.reading(name))
        for name in sorted(questions)
        if _matters(name, shot, rules, ruling)
    )
    return _with_readings(ruling, mattered) if mattered else ruling


def _matters(name: str, shot: Shot, rules: Rules, ruling: Ruling) -> bool:
    return any(
        _consequences(_rule(shot, other)[0]) != _consequences(ruling)
        for other in rules.under_other_values(name)
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
    done = tuple(chain.from_iterable(violation(play) for violation in OF_THE_BALLS))
    unsure: tuple[Unsure, ...] = ()
    if play.faults or play.aims or len(play.tips) > 1 or shot.close or shot.frozen_balls:
        done += tuple(chain.from_iterable(violation(play) for violation in OF_PEOPLE))
        unsure = tuple(stroke.left_to_referee(play))
    if (play.dropped and pocketing.target_fell(play)) or conduct.disturbed(play):
        return _taken_again(play, done, unsure, questions)
    dropped = pocketing.dropped_and_stayed(play) if play.pocketed or play.dropped else {}
    completed, undone = _completion(play, dropped, done)
    fouls = (*done, *undone)
    ruling = _ruling(play, fouls, completed, dropped, unsure)
    return ruling, _worth_asking(play, ruling, questions)


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
    returned: tuple[Returned, ...] = ()
    if illegal or play.jumps:
        returned = (*pocketing.to_be_spotted(illegal), *pocketing.jumped_balls_spotted(play))
    replaced = {ball.ball: ball.place for ball in pocketing.put_back(play)} if play.dropped else {}
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
    questions |= _about_people(play)
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


def _about_people(play: Summary) -> set[str]:
    """Name the readings on what people did and said that could matter."""
    questions = set()
    if play.shot.informed and play.shot.phase != "play":
        questions.add("R-warned-placement")
    if play.aims:
        questions.add("R-push-facts")
    return questions


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
    questions |= _about_people(play)
    if not questions.isdisjoint(ACT_READINGS):
        questions -= _beside_the_point(play, ruling)
    if play.first_contact is None:
        questions.add("R-miss")
    if ruling.fouls and play.completed is not None and any(
        play.after_completion(event) for foul in ruling.fouls for event in foul.events
    ):
        questions.add("R-after-completion")
    if ruling.returned:
        questions.add("R-spot-tangent")
    return questions & READINGS.keys()


def _beside_the_point(play: Summary, ruling: Ruling) -> frozenset[str]:
    """Name the readings on acts that cannot change whether this shot was completed.

    With the default readings, each other value of a reading can either only add acts or only
    take acts away. Added acts do not matter to a completed shot, nor lost acts to one that was
    not; and a completed shot loses nothing that its evidence does not show.
    """
    if play.shot.phase == "break":
        concerned = BREAK_READINGS
    else:
        concerned = ACT_READINGS
    if not play.rules.all_default(ACT_READINGS):
        return ACT_READINGS - concerned
    if ruling.legal_by is None:
        return ACT_READINGS - (concerned & ADDING_READINGS)
    shown = [play.shot.events[index] for index in ruling.legal_by.events]
    used = {"R-on-centre-line"} if play.shot.phase == "break" else {"R-pause"}
    for event in shown:
        if isinstance(event, Rail) and event.part != "rail":
            used.add("R-side-jaw" if event.pocket in SIDE_POCKETS else "R-corner-jaw")
    if sum(isinstance(event, Contact) for event in shown) > 1:
        used.add("R-chain")
    if shown and isinstance(shown[-1], Contact):
        used |= {"R-frozen-since", "R-line-then-frozen", "R-driven-frozen"}
    return ACT_READINGS - (concerned & used)
