"""From a shot to its ruling: every violation is looked for, in the order of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from piramida._spec import KINDS
from piramida.readings import DEFAULT_RULES, Rules
from piramida.rules import collision, completion, conduct, in_hand, opening, pocketing, stroke
from piramida.ruling import Completion, Foul, ReadingUsed, Returned, Ruling, Unsure
from piramida.shot import Contact, Rail, Shot
from piramida.spotting import spots
from piramida.table import SIDE_POCKETS, Point
from piramida.walk import (
    ACT_READINGS,
    ADDING_READINGS,
    BREAK_READINGS,
    WALK_READINGS,
    Summary,
    walk,
)

# What the course of the balls shows, and what only a person's word or a second tip can show.
OF_THE_BALLS: Final[tuple[Callable[[Summary], Iterator[Foul]], ...]] = (
    collision.cue_ball_of_other_games,
    collision.no_object_ball_met,
    opening.coloured_ball_on_break,
    opening.placed_in_home,
)
FROM_HAND: Final[tuple[Callable[[Summary], Iterator[Foul]], ...]] = (
    in_hand.placed_frozen,
    in_hand.pocketed_before_outside_contact,
    in_hand.cue_ball_pocketed_from_hand,
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

# No evidence tells whether this had a part in it: it always could have had.
_NEVER_SHOWN: Final = frozenset({"R-pause"})


def judge(shot: Shot, rules: Rules = DEFAULT_RULES) -> Ruling:
    """Rule on one shot.

    Gives all violations together, what counts, what returns and where to, and the readings
    that mattered: those under another value of which the ruling would be another.
    """
    play = walk(shot, rules)
    ruling = _rule(play)
    questions = _worth_asking(play, ruling)
    if not questions:
        return ruling
    mattered = tuple(
        ReadingUsed(name, rules.reading(name))
        for name in sorted(questions)
        if _matters(name, play, ruling)
    )
    return replace(ruling, readings=mattered) if mattered else ruling


def _matters(name: str, play: Summary, ruling: Ruling) -> bool:
    """Say whether another value of a reading would lead elsewhere."""
    here = _consequences(ruling)
    return any(
        _consequences(_rule(_read(play, name, rules))) != here
        for rules in play.rules.under_other_values(name)
    )


def _read(play: Summary, name: str, rules: Rules) -> Summary:
    """Read a shot under other rules, which differ in one reading: walk again only if need be."""
    return walk(play.shot, rules) if name in WALK_READINGS else play._replace(rules=rules)


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


def _rule(play: Summary) -> Ruling:
    """Rule under exactly the rules of the summary."""
    done = list(play.shot.standing)
    for violation in OF_THE_BALLS:
        done += violation(play)
    if play.jumps:
        done += pocketing.ball_jumped(play)
    unsure: list[Unsure] = []
    if play.shot.phase == "in-hand":
        for violation in FROM_HAND:
            done += violation(play)
        unsure += in_hand.silent_about_place(play)
    if play.faults or len(play.tips) > 1 or play.aims or _played_from_near(play.shot):
        for violation in OF_PEOPLE:
            done += violation(play)
        unsure += stroke.left_to_referee(play)
    if _void(play):
        return _put_back(play, done, tuple(unsure))
    dropped = pocketing.dropped_and_stayed(play) if play.pocketed or play.dropped else {}
    completed, undone = _completion(play, dropped, done)
    return _ruling(play, (*done, *undone), completed, dropped, tuple(unsure))


def _played_from_near(shot: Shot) -> bool:
    """Say whether a ball touched the cue ball or was very close to it: rule 19.2 may apply."""
    return shot.cue_ball in chain(*shot.frozen_balls, *shot.close)


def _void(play: Summary) -> bool:
    """Say whether the stroke is void and the balls go back (G.23.2, G.27, G.28)."""
    return bool(
        (play.dropped and pocketing.target_fell(play))
        or (play.disturbances and conduct.disturbed(play))
        or conduct.stroke_is_void(play)
    )


def _completion(
    play: Summary, dropped: Mapping[int, int], done: Sequence[Foul]
) -> tuple[Completion | None, tuple[Foul, ...]]:
    """Rule 12.1 for a break, rule 20 for any other shot."""
    if play.shot.phase != "break":
        completed = completion.completion(play, dropped)
        return completed, tuple(completion.not_completed(play, completed))
    legal = (
        event for event in dropped.values() if not pocketing.illegally_pocketed(play, event, done)
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
    illegal = frozenset[int]()
    if fouls:
        illegal = frozenset(
            ball
            for ball, event in dropped.items()
            if pocketing.illegally_pocketed(play, event, fouls)
        )
    returned: tuple[Returned, ...] = ()
    if illegal or play.jumps:
        back = (*pocketing.to_be_spotted(illegal), *pocketing.jumped_balls_spotted(play))
        returned = in_hand.back_in_hand(play.shot, back)
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


def _put_back(play: Summary, done: Iterable[Foul], unsure: tuple[Unsure, ...]) -> Ruling:
    """The balls go back; what somebody did all the same stands (R-replay-foul)."""
    standing = tuple(foul for foul in done if foul.clause not in _NOT_ACHIEVED)
    if not conduct.stroke_is_void(play) and play.rules.reading("R-replay-foul") == "void":
        standing = ()
    return Ruling(
        verdict="foul" if standing else "replay",
        fouls=_listed(standing),
        replaced=pocketing.places_before(play.shot),
        unsure=unsure,
    )


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
    back = [b.ball for b in returned if not in_hand.comes_back_in_hand(play.shot, b.ball)]
    return spots(back, lying, play.shot.table, play.rules) if back else {}


def _worth_asking(play: Summary, ruling: Ruling) -> set[str]:
    """Name the readings that could change this ruling."""
    questions = set(play.open_readings)
    if play.shot.informed and play.shot.phase != "play":
        questions.add("R-warned-placement")
    if play.shot.phase == "in-hand" and play.shot.frozen_balls:
        questions.add("R-placed-frozen")
    if play.aims:
        questions.add("R-push-facts")
    if "distracted" in play.faults or "touched" in play.faults:
        questions.add("R-distracted-shot")
    if _void(play):
        questions.add("R-replay-foul")
        return questions
    on_acts = questions & ACT_READINGS
    if on_acts:
        questions -= on_acts
        questions |= _to_the_point(on_acts, play, ruling)
    if play.first_contact is None:
        questions.add("R-miss")
    if (
        ruling.fouls
        and play.completed is not None
        and any(play.after_completion(event) for foul in ruling.fouls for event in foul.events)
    ):
        questions.add("R-after-completion")
    if ruling.returned:
        questions.add("R-spot-tangent")
    return questions


def _to_the_point(questions: set[str], play: Summary, ruling: Ruling) -> set[str]:
    """Keep the readings on acts that could change whether this shot was completed.

    With the default readings, each other value of a reading can either only add acts or only
    take acts away. Added acts do not matter to a completed shot, nor lost acts to one that was
    not; and a completed shot loses nothing that its evidence does not show, or that of any other
    act that would have completed it. A ball that fell completes it however acts are read.
    """
    is_break = play.shot.phase == "break"
    if is_break:
        questions = questions & BREAK_READINGS
    if play.rules.all_default(ACT_READINGS):
        if ruling.legal_by is None:
            questions = questions & ADDING_READINGS
        else:
            questions = (questions - ADDING_READINGS) & _shown(play, ruling.legal_by.events)
            if not (is_break or questions <= _NEVER_SHOWN):
                questions = _on_all_evidence(questions, play)
    if questions and (ruling.pocketed if is_break else _completed_by_pocketing(play)):
        return set()
    return questions


def _on_all_evidence(questions: set[str], play: Summary) -> set[str]:
    """Keep the readings on which all acts rest that would complete the shot by themselves."""
    for events in completion.all_evidence(play):
        if questions <= _NEVER_SHOWN:
            break
        questions = questions & _shown(play, events)
    return questions


def _completed_by_pocketing(play: Summary) -> bool:
    if not (play.pocketed or play.dropped):
        return False
    return completion.by_pocketing(play, pocketing.dropped_and_stayed(play)) is not None


def _shown(play: Summary, evidence: Iterable[int]) -> set[str]:
    """Name the readings on which the evidence of a completed shot could rest."""
    used = set(_NEVER_SHOWN)
    events = [play.shot.events[index] for index in evidence]
    for event in events:
        if isinstance(event, Rail) and event.part != "rail":
            used.add("R-side-jaw" if event.pocket in SIDE_POCKETS else "R-corner-jaw")
    if sum(isinstance(event, Contact) for event in events) > 1:
        used.add("R-chain")
    if events and isinstance(events[-1], Contact):
        used |= {"R-frozen-since", "R-line-then-frozen", "R-driven-frozen"}
    return used
