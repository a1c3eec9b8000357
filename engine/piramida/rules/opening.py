"""Rules 11 and 12. The cue ball on the opening break, and what makes the break legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from piramida.clauses import clause
from piramida.rules.collision import collision, object_balls
from piramida.rules.stroke import stated
from piramida.ruling import Completion, Foul
from piramida.shot import COLOURED
from piramida.table import in_home
from piramida.walk import Summary, Touch


@clause("G.11.2", otherwise=())
def coloured_ball_on_break(play: Summary) -> Iterator[Foul]:
    """G.11.2. The opening break is played with the coloured ball."""
    if play.shot.phase == "break" and play.shot.cue_ball != COLOURED:
        yield Foul("G.11.2", events=play.tips[:1], balls=(play.shot.cue_ball,))


@clause("G.11.1", "G.11.3", otherwise=())
def placed_in_home(play: Summary) -> Iterator[Foul]:
    """G.11.1, G.11.3. The cue ball in hand is placed in home, not on the home line."""
    shot = play.shot
    if shot.phase == "play":
        return
    place = shot.start.get(shot.cue_ball)
    outside = place is not None and not in_home(shot.table, place)
    word = stated(play, "placement")
    if (outside or word) and warned(play) and play.rules.reading("R-warned-placement") == "foul":
        yield Foul("G.11.3", events=word, balls=(shot.cue_ball,))


@clause("G.11.3.p1", "G.11.3.p2", otherwise=True)
def warned(play: Summary) -> bool:
    """G.11.3.p1, p2. A wrong place counts only if the shooter was told of it before the shot."""
    return play.shot.informed


@clause("G.11.4", "G.11.5", otherwise=())
def impeded_in_play(play: Summary) -> Iterator[Foul]:
    """G.11.4, G.11.5. Once the tip has struck the cue ball, nobody may impede it."""
    for index in stated(play, "impeded"):
        yield Foul("G.11.5", events=(index,), balls=(play.shot.cue_ball,))


@clause("G.12.1.1", otherwise=None)
def ball_pocketed_on_break(play: Summary, pocketed: Iterable[int]) -> Completion | None:
    """G.12.1.1. Any ball is legally pocketed; `pocketed`: the events of those that count."""
    first = min(pocketed, default=None)
    return None if first is None else Completion("G.12.1.1", (first,))


@clause("G.12.1.2", otherwise=None)
def balls_to_rails_on_break(play: Summary) -> Completion | None:
    """G.12.1.2. Three different object balls are driven to the rails."""
    wanted = play.rules.number("G.12.1.2.balls")
    driven = _first_of_each_ball(touch for touch in _by_object_balls(play) if touch.rail)
    if len(driven) < wanted:
        return None
    return Completion("G.12.1.2", tuple(touch.event for touch in driven[: int(wanted)]))


@clause("G.12.1.3", otherwise=None)
def rails_and_crossing_on_break(play: Summary) -> Completion | None:
    """G.12.1.3. Two object balls are driven to the rails and one crosses the centre line.

    A side jaw is one act: it is the rail or the crossing, not both.
    """
    rails = int(play.rules.number("G.12.1.3.balls"))
    wanted = int(play.rules.number("G.12.1.3.crossings"))
    touches = tuple(_by_object_balls(play))
    best: Completion | None = None
    crossed = _first_of_each_ball(touch for touch in touches if touch.crossing)
    for chosen in combinations(crossed, wanted):
        taken = {touch.event for touch in chosen}
        driven = _first_of_each_ball(
            touch for touch in touches if touch.rail and touch.event not in taken
        )
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


def break_completion(play: Summary, pocketed: Iterable[int]) -> Completion | None:
    """Name what made the break legal: the condition of 12.1 that was met earliest."""
    if not collision(play):
        return None
    met = (
        ball_pocketed_on_break(play, pocketed),
        balls_to_rails_on_break(play),
        rails_and_crossing_on_break(play),
    )
    return min(filter(None, met), key=lambda condition: condition.events[-1], default=None)


def _by_object_balls(play: Summary) -> Iterator[Touch]:
    allowed = object_balls(play.shot)
    return (touch for touch in play.touches if touch.ball in allowed)


def _first_of_each_ball(touches: Iterable[Touch]) -> tuple[Touch, ...]:
    first: dict[int, Touch] = {}
    for touch in touches:
        first.setdefault(touch.ball, touch)
    return tuple(first.values())
