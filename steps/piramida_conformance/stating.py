"""What a scenario can state of an answer: the Then sentences that hold for it."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from piramida_conformance.drawing import Line, line
from piramida_conformance.play import Mismatch, Play
from piramida_conformance.protocol import Capabilities
from piramida_conformance.shapes import Json
from piramida_conformance.vocabulary import rulings, standings
from piramida_conformance.words import Said

_DIGITS: Final = 6


def stated(play: Play, declared: Capabilities) -> list[Line]:
    """The sentences that hold of the last answer; of its optional parts those that are declared.

    In a game the choices are tried too, as such sentences do, so the subject of the play is asked.
    """
    found = []
    for each in _possible(play, declared):
        try:
            each.do(play)
        except Mismatch:
            continue
        found.append(each)
    return found


def _possible(play: Play, declared: Capabilities) -> Iterator[Line]:
    if play.begun is None:
        yield from _of_ruling(play.ruling, declared)
        return
    play.send()
    outcome = play.game.outcomes[-1]
    if error := outcome.get("error"):
        if error.get("clause"):
            yield line(standings.refused, clause=error["clause"])
        return
    if play.answered is not None:
        yield from _of_ruling(play.answered, declared)
        yield from _of_fouls(play)
    yield from _of_state(outcome["state"])


def _clauses(fouls: list[Json], offender: str | None = None) -> tuple[str, ...]:
    named = {
        str(foul["clause"])
        for foul in fouls
        if offender is None or foul.get("offender", "shooter") == offender
    }
    return tuple(sorted(named))


def _of_ruling(ruling: Json, declared: Capabilities) -> Iterator[Line]:
    """Verdict, clauses, balls; what completed the shot, what is left open, spots, readings."""
    yield line(rulings.legal)
    yield line(rulings.replayed)
    fouls = ruling.get("fouls") or []
    if clauses := _clauses(fouls, "shooter"):
        yield line(rulings.foul_under, clauses=clauses)
    if clauses := _clauses(fouls, "opponent"):
        yield line(rulings.opponent_foul, clauses=clauses)
    yield _of_balls(ruling["pocketed"], rulings.none_counts, rulings.counts, rulings.count)
    returned = [each["ball"] for each in ruling["returned"]]
    yield _of_balls(returned, rulings.none_spotted, rulings.spotted, rulings.all_spotted)
    for ball in ruling.get("replaced") or {}:
        yield line(rulings.goes_back, ball=int(ball))
    yield from _of_parts(ruling, declared)


def _of_balls(balls: list[int], none: Any, one: Any, many: Any) -> Line:  # noqa: ANN401 - functions of steps
    if len(balls) > 1:
        return line(many, balls=tuple(sorted(balls)))
    return line(one, ball=balls[0]) if balls else line(none)


def _of_parts(ruling: Json, declared: Capabilities) -> Iterator[Line]:
    if "legal_by" in declared.parts and (completed := ruling.get("legal_by")):
        yield line(rulings.legal_by, clause=completed["clause"])
        yield line(rulings.completed_by, clause=completed["clause"])
    if "unsure" in declared.parts:
        clauses = _clauses(ruling["unsure"])
        yield (
            line(rulings.left_to_referee, clauses=clauses)
            if clauses
            else line(rulings.none_left_to_referee)
        )
    if "spots" in declared.parts:
        for ball, place in (ruling.get("spots") or {}).items():
            yield line(rulings.spotted_at, ball=int(ball), place=_point(place))


def _point(place: list[float]) -> Said:
    x, y = (Decimal(str(round(each, _DIGITS) + 0.0)) for each in place)
    return Said("point", (("x", x), ("y", y)))


def _of_fouls(play: Play) -> Iterator[Line]:
    """Whose violations they are, by side."""
    clauses = _clauses((play.answered or {}).get("fouls") or [])
    for side in play.game.sides:
        if clauses:
            yield line(standings.foul_of, who=side, clauses=clauses)
        yield line(standings.no_foul_of, who=side)


def _of_state(state: Json) -> Iterator[Line]:
    """Turn, choices, score, end of game and match, shelves, balls on the bed, time limit."""
    players = sorted({name for choice in state["choices"] for name in choice.get("by", ())})
    if turn := state["turn"]:
        yield line(standings.turn_of, who=turn["player"])
    for who in players:
        yield line(standings.may_strike, who=who)
        yield line(standings.may_not_strike, who=who)
    for choice in state["choices"]:
        if choice["do"] == "choose":
            options = tuple(choice["options"])
            yield from (
                line(standings.may_choose, who=who, options=options) for who in choice["by"]
            )
        if choice["do"] == "lift":
            yield from (line(standings.may_lift_any, who=who) for who in choice["by"])
    yield from _of_score(state)
    yield line(standings.lag_due)
    yield line(standings.so_many, count=Decimal(len(state["bed"])))
    if state["limit"] is None:
        yield line(standings.no_limit)
    else:
        yield line(standings.limit, time=Decimal(str(state["limit"])))


def _of_score(state: Json) -> Iterator[Line]:
    score, games = state["score"], state["games"]
    yield line(standings.score, a=Decimal(score["A"]), b=Decimal(score["B"]))
    yield line(standings.games, a=Decimal(games["A"]), b=Decimal(games["B"]))
    yield line(standings.goes_on)
    yield line(standings.match_goes_on)
    yield line(standings.tie)
    for side, shelf in state["shelves"].items():
        yield line(standings.won_game, who=side)
        yield line(standings.won_match, who=side)
        if len(shelf) > 1:
            yield line(standings.shelf_holds_all, who=side, balls=tuple(sorted(shelf)))
        elif shelf:
            yield line(standings.shelf_holds, who=side, ball=shelf[0])
        else:
            yield line(standings.shelf_empty, who=side)
