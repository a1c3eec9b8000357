"""Rules 11 to 13. The cue ball on the opening break, a legal break, and who breaks next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.rules.collision import collision, object_balls
from piramida.rules.in_hand import from_home, from_other_end, in_temporary_home
from piramida.rules.seen import stated
from piramida.ruling import Completion, Foul
from piramida.shot import COLOURED, Fault
from piramida.table import in_home
from piramida.walk import Summary, Touch


@clause("G.11.2", otherwise=())
def coloured_ball_on_break(play: Summary) -> Iterator[Foul]:
    """G.11.2. The opening break is played with the coloured ball."""
    if play.shot.phase == "break" and play.shot.cue_ball != COLOURED:
        yield Foul("G.11.2", events=play.tips[:1], balls=(play.shot.cue_ball,))


@clause("G.11.1", "G.11.3", "K.9.3", otherwise=())
def placed_in_home(play: Summary) -> Iterator[Foul]:
    """G.11.1, G.11.3, K.9.3. The cue ball in hand is placed in home, not on the home line."""
    shot = play.shot
    if not from_home(shot):
        return
    place = shot.start.get(shot.cue_ball, shot.placed)
    home = in_temporary_home if from_other_end(shot) else in_home
    outside = place is not None and not home(shot.table, place)
    word = stated(play, "placement")
    if (outside or word) and warned(play) and must_reposition(play):
        yield Foul("G.11.3", events=word, balls=(shot.cue_ball,))


@clause("G.11.3.p1", otherwise=True)
def warned(play: Summary) -> bool:
    """G.11.3.p1. A wrong place counts only if the shooter was told of it before the shot."""
    return play.shot.informed


@clause("G.11.3.p2", otherwise=False)
def must_reposition(play: Summary) -> bool:
    """G.11.3.p2. A shooter who was told has to move the cue ball (R-warned-placement)."""
    return play.rules.reading("R-warned-placement") == "foul"


@clause("G.11.4", otherwise=False)
def in_play(play: Summary, event: int) -> bool:
    """G.11.4. A cue ball in hand is in play from the moment the tip strikes it."""
    return play.shot.phase == "play" or not play.tips or event > play.tips[0]


@clause("G.11.5", otherwise=False)
def adjusted_in_hand(play: Summary, event: int) -> bool:
    """G.11.5. A cue ball in hand may be moved with the hand, the cue or otherwise."""
    fault = play.shot.events[event]
    return (
        isinstance(fault, Fault) and fault.ball == play.shot.cue_ball and not in_play(play, event)
    )


@clause("G.11.5", otherwise=())
def impeded_in_play(play: Summary) -> Iterator[Foul]:
    """G.11.5. Once the cue ball is in play, the player may not impede it."""
    for index in stated(play, "impeded"):
        if in_play(play, index):
            yield Foul("G.11.5", events=(index,), balls=(play.shot.cue_ball,))


@clause("G.11.4", "G.11.5", otherwise=False)
def struck_by_adjusting(using: str, rules: Rules) -> bool:
    """G.11.4, G.11.5. Who adjusts the ball in hand with the tip puts it in play (R-adjust-tip)."""
    return using == "tip" and rules.reading("R-adjust-tip") == "no"


@clause("G.12.1.1", otherwise=None)
def ball_pocketed_on_break(pocketed: Iterable[int]) -> Completion | None:
    """G.12.1.1. Any ball is legally pocketed; `pocketed`: the events of those that count."""
    first = min(pocketed, default=None)
    return None if first is None else Completion("G.12.1.1", (first,))


@clause("G.12.1.2", otherwise=None)
def balls_to_rails_on_break(play: Summary) -> Completion | None:
    """G.12.1.2. Three different numbered object balls are driven to the rails."""
    wanted = play.rules.number("G.12.1.2.balls")
    driven = _first_of_each_ball(_to_rails(_by_object_balls(play)))
    if len(driven) < wanted:
        return None
    return Completion("G.12.1.2", tuple(touch.event for touch in driven[: int(wanted)]))


@clause("G.12.1.3", otherwise=None)
def rails_and_crossing_on_break(play: Summary) -> Completion | None:
    """G.12.1.3. Two numbered object balls are driven to rails and any one crosses the line.

    A side jaw is one act: it is the rail or the crossing, not both, whichever serves.
    """
    rails = int(play.rules.number("G.12.1.3.balls"))
    wanted = int(play.rules.number("G.12.1.3.crossings"))
    touches = tuple(_by_object_balls(play))
    to_rails = tuple(_to_rails(touches))
    first = _first_of_each_ball(to_rails)[:rails]
    reached = {touch.event for touch in first}
    best: Completion | None = None
    crossed = _first_crossings(touches)
    for chosen in combinations(crossed, wanted):
        if len({touch.ball for touch in chosen}) < wanted:
            continue
        taken = {touch.event for touch in chosen}
        driven = first
        if not taken.isdisjoint(reached):
            driven = _first_of_each_ball(touch for touch in to_rails if touch.event not in taken)
        if len(driven) >= rails:
            events = tuple(sorted(taken | {touch.event for touch in driven[:rails]}))
            if best is None or events[-1] < best.events[-1]:
                best = Completion("G.12.1.3", events)
    return best


@clause("G.12.1", otherwise=())
def illegal_break(play: Summary, completion: Completion | None) -> Iterator[Foul]:
    """G.12.1. A break that meets none of the three conditions is a foul."""
    if completion is None and (collision(play) or play.rules.reading("R-miss") == "all"):
        events = tuple(touch.event for touch in _by_object_balls(play))
        yield Foul("G.12.1", events=events)


@clause("G.12.2", otherwise=False)
def four_options_due(fouls: Iterable[Foul], rules: Rules) -> bool:
    """G.12.2. After an illegal break the incoming player has four options (R-break-foul).

    A break that met no ball at all is illegal too, though 12.1 is not named beside 5.3 (R-miss).
    """
    own = [foul.clause for foul in fouls if foul.offender == "shooter"]
    if rules.reading("R-break-foul") == "12.2":
        return bool(own)
    return "G.12.1" in own or "G.5.3" in own


@clause("G.12.2.1", "G.12.2.2", "G.12.2.3", "G.12.2.4", otherwise=("", False))
def after_illegal_break(option: str, chooser: str, offender: str) -> tuple[str, bool]:
    """G.12.2.1 to G.12.2.4. Who strikes next, and whether the balls are racked again first."""
    side = chooser if option in ("play", "rerack-break") else offender
    return side, option.startswith("rerack")


@clause("G.13", "C.8.2", otherwise="")
def next_breaker(breaker: str, other: str) -> str:
    """G.13, C.8.2. In every further game of the match the other side breaks."""
    return other if breaker else breaker


def break_completion(play: Summary, pocketed: Iterable[int]) -> Completion | None:
    """Name what made the break legal: the condition of 12.1 that was met earliest."""
    if not collision(play):
        return None
    met = (
        ball_pocketed_on_break(pocketed),
        balls_to_rails_on_break(play),
        rails_and_crossing_on_break(play),
    )
    return min(filter(None, met), key=lambda condition: condition.events[-1], default=None)


def _by_object_balls(play: Summary) -> Iterator[Touch]:
    allowed = object_balls(play.shot)
    return (touch for touch in play.touches if touch.ball in allowed)


def _to_rails(touches: Iterable[Touch]) -> Iterator[Touch]:
    """Give the touches of rails by balls with a number: the coloured ball has none."""
    return (touch for touch in touches if touch.rail and touch.ball != COLOURED)


def _first_of_each_ball(touches: Iterable[Touch]) -> tuple[Touch, ...]:
    first: dict[int, Touch] = {}
    for touch in touches:
        first.setdefault(touch.ball, touch)
    return tuple(first.values())


def _first_crossings(touches: Iterable[Touch]) -> tuple[Touch, ...]:
    """Give each ball's first crossing, and its first one that could not be a rail as well."""
    first: dict[tuple[int, bool], Touch] = {}
    for touch in touches:
        if touch.crossing:
            first.setdefault((touch.ball, touch.rail), touch)
    return tuple(first.values())
