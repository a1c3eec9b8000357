"""Random scenarios: sentences of the vocabulary, drawn so that the engine can rule on them.

They are drawn as sentences and not as records, so whatever is drawn can be printed and kept. A
draft is a position and then moves: one for a shot that is judged by itself, in a game one for each
action.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from random import Random
from typing import Any, Final

from piramida import match
from piramida._spec import READINGS
from piramida.game_records import read_header, write_choice
from piramida_conformance.cases import Recorder, needs_of
from piramida_conformance.play import PAIRS, SIDES, Mismatch, Play, ScenarioError
from piramida_conformance.protocol import Capabilities
from piramida_conformance.registry import Language, Step
from piramida_conformance.registry import whole as vocabulary
from piramida_conformance.shapes import Json
from piramida_conformance.subject import Reference, SubjectError
from piramida_conformance.vocabulary import (
    choices,
    events,
    faults,
    game_strokes,
    games,
    in_hand,
    lag,
    positions,
    strokes,
    table_talk,
)
from piramida_conformance.words import Ball, Balls, Form, Number, Phrase, Said, Word

_Function = Callable[..., None]
NO_SCENARIO: Final = (ScenarioError, SubjectError, Mismatch)
"""What says of a draft that it is none: it makes no sense, or the engine refuses it."""

# Drafts ---------------------------------------------------------------------------------------


@cache
def step_of(function: _Function) -> Step:
    """The step with this function."""
    return next(step for step in vocabulary().steps if step.function is function)


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence: a step and its values."""

    step: Step
    values: tuple[tuple[str, Hashable], ...] = ()

    def text(self, language: Language) -> str:
        """The sentence in this language."""
        return self.step.wordings[language].write(dict(self.values))

    def do(self, play: Play) -> None:
        """Do it to a play; raises what the step raises."""
        self.step.function(play, **dict(self.values))

    def smaller(self) -> Iterator[Line]:
        """The same sentence about one ball less."""
        for index, (name, value) in enumerate(self.values):
            if isinstance(value, tuple) and len(value) > 2:  # noqa: PLR2004 - two are the fewest
                for ball in value:
                    less = (name, tuple(each for each in value if each != ball))
                    yield replace(
                        self, values=(*self.values[:index], less, *self.values[index + 1 :])
                    )


def line(function: _Function, **values: Hashable) -> Line:
    """The sentence of the step with this function, with these values."""
    return Line(step_of(function), tuple(values.items()))


Move = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A scenario without its end: the sentences before the first stroke, then the moves."""

    givens: Move
    moves: tuple[Move, ...]

    @property
    def whens(self) -> Move:
        """The sentences of all moves."""
        return tuple(each for move in self.moves for each in move)

    def tell(self, play: Play) -> None:
        """Tell it to a play up to the last answer, whatever that is."""
        for each in (*self.givens, *self.whens):
            each.do(play)
        if play.begun is None:
            _ = play.ruling
        else:
            play.send()

    def smaller(self) -> Iterator[Draft]:
        """Drafts that say a little less: a move, a sentence or a ball of one."""
        for index in reversed(range(len(self.moves))):
            yield replace(self, moves=(*self.moves[:index], *self.moves[index + 1 :]))
        for index, move in enumerate(self.moves):
            for less in _less(move):
                moves = (*self.moves[:index], less, *self.moves[index + 1 :])
                yield replace(self, moves=moves)
        for less in _less(self.givens):
            yield replace(self, givens=less)


def _less(lines: Move) -> Iterator[Move]:
    for index in reversed(range(len(lines))):
        yield (*lines[:index], *lines[index + 1 :])
    for index, each in enumerate(lines):
        for less in each.smaller():
            yield (*lines[:index], less, *lines[index + 1 :])


def sound(draft: Draft, declared: Capabilities) -> bool:
    """Whether the engine rules on a draft, and the program declares what it asks.

    Only the last move may be refused, and under a clause: a scenario ends with what was wrong.
    """
    recorder = Recorder(Reference())
    play = Play(recorder)
    try:
        draft.tell(play)
    except NO_SCENARIO:
        return False
    # Sentences of two lags in a row would be those of one.
    whole = len(recorder.exchanges) == len(draft.moves) > 0
    return whole and not _pointless(play) and not declared.lack(needs_of(recorder))


def _pointless(play: Play) -> bool:
    """Whether the last action was refused under no clause: nothing can be stated of that."""
    refused: Json = (play.begun and play.game.outcomes[-1].get("error")) or {}
    return bool(refused) and not refused.get("clause")


# Values ---------------------------------------------------------------------------------------

_NUMBERS: Final[Mapping[str, tuple[str, ...]]] = {
    "number": ("0", "1", "2", "3", "6", "7"),
    "metres": ("3.55", "3.2"),
    "centimetres": ("5", "12.5", "40"),
    "millimetres": ("0", "0.05", "1", "30", "68", "200"),
    "milliseconds": ("0.4", "1", "20"),
    "seconds": ("1", "4", "5", "6", "30", "45", "46", "60"),
    "minutes": ("30", "60"),
    "degrees": ("30", "45", "46"),
}
_GRID: Final = 10


@dataclass(slots=True)
class Hand:
    """Draws values for the placeholders of a sentence: balls on the bed, players of the game."""

    draw: Random
    balls: Sequence[int]
    players: Sequence[str] = ("A", "B")

    def line(self, function: _Function, **fixed: Hashable) -> Line:
        """A sentence of this step: some of its values are given, the others are drawn."""
        fields = step_of(function).wordings["en"].fields
        found = {
            name: fixed[name] if name in fixed else self.value(form)
            for name, form in fields.items()
        }
        return line(function, **found)

    def value(self, form: Form) -> Hashable:
        """A value of this form."""
        draw = self.draw
        if isinstance(form, Ball):
            return draw.choice(self.balls)
        if isinstance(form, Balls):
            most = min(len(self.balls), 4)
            return tuple(sorted(draw.sample(self.balls, draw.randint(min(2, most), most))))
        if isinstance(form, Number):
            return self._number(form.kind)
        if isinstance(form, Phrase):
            key = draw.choice(sorted(form.shapes))
            return self.said(form, key)
        assert isinstance(form, Word)  # noqa: S101 - the steps drawn here have no other forms
        values = form.values
        if form.kind in {"player", "speaker"}:
            values = tuple(each for each in values if each in {*self.players, "referee"})
        return draw.choice(values)

    def said(self, form: Phrase, key: str) -> Said:
        """This phrase, its own values drawn."""
        fields = form.shapes[key].fields
        return Said(key, tuple(sorted((name, self.value(each)) for name, each in fields.items())))

    def _number(self, kind: str) -> Decimal:
        if kind == "coordinate":
            return Decimal(self.draw.randint(-8, 8)) / _GRID
        return Decimal(self.draw.choice(_NUMBERS[kind]))


# Shots ----------------------------------------------------------------------------------------

_STROKES: Final[tuple[_Function, ...]] = (
    *[strokes.play_onto] * 6,
    strokes.play_off_rail,
    strokes.play_past,
    strokes.play_ball,
)
_EVENTS: Final[Mapping[_Function, int]] = {
    strokes.meets: 8,
    strokes.meet_again: 1,
    strokes.meet_again_later: 1,
    strokes.one_collision: 1,
    strokes.two_collisions: 1,
    strokes.stroke_angle: 2,
    strokes.follows: 1,
    strokes.stays_behind: 1,
    strokes.tip_too: 1,
    strokes.tip_again: 1,
    strokes.stops: 1,
    strokes.all_stop: 1,
    strokes.time_passes: 1,
    events.touch_rail: 8,
    events.touch_half: 4,
    events.stay_at_rail: 1,
    events.touch_side_jaw: 1,
    events.touch_side_jaw_half: 1,
    events.touch_corner_jaw: 1,
    events.crosses: 4,
    events.rests_at_rail: 1,
    events.rests_at_ball: 1,
    events.rests: 2,
    events.pocketed: 5,
    events.pocketed_in: 2,
    events.returns: 1,
    events.bounces: 1,
    events.jumps_off: 1,
    events.rests_on_rail: 1,
    events.touches_lamp: 1,
    events.falls: 1,
    events.disturbed: 1,
    faults.fault_seen: 3,
    faults.fault_unsure: 1,
    faults.fault_denied: 1,
}
_BEFORE: Final[tuple[_Function, ...]] = (
    *(positions.opening_break, positions.opening_break, positions.in_hand, positions.in_hand),
    *(positions.frozen_to_rail, positions.frozen_to_ball, positions.very_close),
    *(positions.told, positions.aims_at, positions.took, positions.in_home),
)
_MOST_EVENTS: Final = 10


def _readings(hand: Hand, declared: Capabilities) -> Move:
    """Now and then a reading that the program declares, with another value than the rules'."""
    possible = [
        (name, value)
        for name, values in sorted(declared.readings.items())
        for value in sorted(values)
        if name in READINGS and value in READINGS[name][1:]
    ]
    if not possible or hand.draw.random() < 2 / 3:
        return ()
    name, value = hand.draw.choice(possible)
    return (line(positions.reading_is, reading=name, value=value),)


def _lying(hand: Hand) -> Move:
    """Where the balls lie: nobody measured, or a place for each of them."""
    if hand.draw.random() < 2 / 3:
        return (line(positions.only_balls, balls=tuple(hand.balls)),)
    grid = [(x, y) for x in range(-16, 17, 2) for y in range(-8, 9, 2)]
    points = hand.draw.sample(grid, len(hand.balls))
    found = []
    for ball, (x, y) in zip(hand.balls, points, strict=True):
        place = Said("point", (("x", Decimal(x) / _GRID), ("y", Decimal(y) / _GRID)))
        found.append(line(positions.stands, ball=ball, place=place))
    if hand.draw.random() < 1 / 2:
        found[-1] = hand.line(positions.stands, ball=hand.balls[-1])
    return tuple(found)


def shot(draw: Random, discipline: str, declared: Capabilities) -> Draft | None:
    """A shot of this game, dense rather than likely; None where the first try makes no sense."""
    hand = Hand(draw, sorted(draw.sample(range(16), draw.randint(3, 6))))
    if discipline in {"combined", "dynamic"} and draw.random() < 9 / 10:
        hand.balls = sorted({0, *hand.balls})
    cue = (
        0 if discipline in {"combined", "dynamic"} and 0 in hand.balls else draw.choice(hand.balls)
    )
    other = draw.choice([ball for ball in hand.balls if ball != cue])
    played = draw.choice(_STROKES)
    stroke = hand.line(played, cue=cue, target=other)
    game = (line(positions.game, discipline=discipline),) if discipline != "free" else ()
    draft = Draft((*game, *_readings(hand, declared), *_lying(hand)), ((stroke,),))
    if not sound(draft, declared):
        return None
    for function in draw.sample(_BEFORE, draw.choice((0, 0, 1, 2, 4))):
        more = replace(draft, givens=(*draft.givens, hand.line(function)))
        draft = more if sound(more, declared) else draft
    for _ in range(draw.randint(0, _MOST_EVENTS)):
        (function,) = draw.choices(list(_EVENTS), list(_EVENTS.values()))
        more = replace(draft, moves=((*draft.moves[0], hand.line(function)),))
        draft = more if sound(more, declared) else draft
    return draft


# Games ----------------------------------------------------------------------------------------

_WEIGHTS: Final[Mapping[str, int]] = {"shot": 8, "lag": 8, "choose": 8, "lift": 8, "place": 3}
_SCARCE: Final = 1 / 8
_WILD: Final = 1 / 12
_MOST_MOVES: Final = 10


def _opening(hand: Hand, discipline: str, declared: Capabilities) -> Move:
    """Which game it is, by whom, and where it stands."""
    draw = hand.draw
    kinds: list[_Function] = [games.game_of, games.match_to]
    kinds += [games.match_over] if discipline == "continuation" else []
    kind = draw.choice(kinds)
    fixed = {"games": Decimal(draw.randint(1, 3))} if kind is games.match_to else {}
    found = [hand.line(kind, discipline=discipline, **fixed), *_readings(hand, declared)]
    if draw.random() < 1 / 3:
        found.append(line(games.pairs))
        hand.players = [player for players in PAIRS.values() for player in players]
    begins: list[_Function | None] = [None, games.is_to_break, *[games.is_at_the_table] * 2]
    begin = draw.choice(begins)
    if begin is not None:
        found.append(hand.line(begin))
        if begin is games.is_at_the_table and draw.random() < 1 / 2:
            found.append(hand.line(games.points))
    return tuple(found)


@dataclass(slots=True)
class _Table:
    """A game that is drawn: what was said so far, and how it stands by the engine."""

    hand: Hand
    declared: Capabilities
    draft: Draft
    play: Play

    def allowed(self) -> list[Json]:
        """The choices that the engine lists."""
        game = self.play.game
        if game.outcomes:
            return list(game.fact("choices"))
        state = read_header(game.header or {})
        return [write_choice(each) for each in match.choices(state)]

    def try_move(self) -> bool:
        """Draw one move; says whether the game goes on after it."""
        allowed = [each for each in self.allowed() if each["do"] in self.declared.actions]
        if not allowed:
            return False
        self.hand.balls = self.play.game.bed or (0,)
        weights = [
            _WEIGHTS.get(each["do"], 1) * (_SCARCE if "foul" in each else 1) for each in allowed
        ]
        (choice,) = self.hand.draw.choices(allowed, weights)
        if self.hand.draw.random() < _WILD:
            doings = sorted(_MOVES.keys() & self.declared.actions)
            choice = {"do": self.hand.draw.choice(doings)}
        move = _MOVES[choice["do"]](self.hand, choice, breaking=self.play.game.breaking)
        more = replace(self.draft, moves=(*self.draft.moves, move))
        if not sound(more, self.declared):
            return True
        self.draft = more
        try:
            for each in move:
                each.do(self.play)
            self.play.settle()
        except Mismatch:  # it was refused, and a draft ends with that
            return False
        return True


def game(draw: Random, discipline: str, declared: Capabilities) -> Draft | None:
    """A game of random actions out of what the engine allows, now and then one that it refuses."""
    hand = Hand(draw, range(16), list(SIDES))
    table = _Table(
        hand, declared, Draft(_opening(hand, discipline, declared), ()), Play(Reference())
    )
    try:
        table.draft.tell(table.play)
    except NO_SCENARIO:
        return None
    for _ in range(draw.randint(1, _MOST_MOVES)):
        if not table.try_move():
            break
    return table.draft if table.draft.moves else None


def _one(draw: Random, choice: Json, name: str, otherwise: Sequence[Any]) -> Any:  # noqa: ANN401 - a name or a ball
    return draw.choice(choice.get(name) or otherwise)


def _by(hand: Hand, choice: Json, name: str = "by") -> str:
    """Who does it: of a pair, mostly a player and not the pair."""
    named = [each for each in choice.get(name, ()) if each in hand.players]
    return str(hand.draw.choice(named or choice.get(name) or hand.players))


def _shot(hand: Hand, choice: Json, *, breaking: bool) -> Move:
    who, draw = _by(hand, choice), hand.draw
    form = step_of(game_strokes.plays).wordings["en"].fields["stroke"]
    assert isinstance(form, Phrase)  # noqa: S101 - the vocabulary says so
    fitting = [key for key in sorted(form.shapes) if key.startswith("break") == breaking]
    said = hand.said(form, draw.choice(fitting))
    kind = draw.random()
    if kind < 1 / 2:
        return (line(game_strokes.plays, who=who, stroke=said),)
    if kind < 6 / 10:
        return (hand.line(game_strokes.plays_after, who=who, stroke=said),)
    if kind < 7 / 10:
        others: list[_Function] = [game_strokes.plays_distracted, game_strokes.plays_touched]
        return (hand.line(draw.choice(others), who=who, stroke=said),)
    told = draw.choices(list(_EVENTS), list(_EVENTS.values()), k=draw.randint(0, 5))
    begins: list[_Function] = [game_strokes.strikes, game_strokes.strikes_after]
    return (
        hand.line(draw.choice(begins), who=who),
        hand.line(draw.choice(_STROKES)),
        *map(hand.line, told),
    )


def _lag(hand: Hand, _choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - all moves take it
    flaws: list[_Function] = [lag.lag_crosses, lag.lag_falls_short, lag.lag_drops, lag.lag_jumps]
    flaws += [lag.lag_long_rail, lag.lag_twice, lag.lag_outside, lag.lag_one_by_one]
    if hand.draw.random() < 1 / 2:
        return (hand.line(lag.wins_lag),)
    seen = hand.draw.sample(flaws, hand.draw.choice((0, 1, 1, 2)))
    return (hand.line(lag.lag_distances), *map(hand.line, seen))


def _choose(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    options = ("break", "pass", "play", "assign", "rerack-break", "rerack-assign")
    option = _one(hand.draw, choice, "options", options)
    return (line(choices.chooses, who=_by(hand, choice), option=option),)


def _rack(hand: Hand, _choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (hand.line(hand.draw.choice((choices.rack_tight, choices.rack_loose))),)


def _place(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    kinds: list[_Function] = [choices.places, choices.places, in_hand.places_beside]
    return (hand.line(hand.draw.choice(kinds), who=_by(hand, choice)),)


def _inform(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    about = _one(hand.draw, choice, "about", ("placement", "turn"))
    kind = choices.told_of_turn if about == "turn" else choices.told_of_placement
    return (hand.line(kind, to=_by(hand, choice, "to")),)


def _adjust(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (hand.line(choices.adjusts, who=_by(hand, choice)),)


def _lift(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    ball = _one(hand.draw, choice, "balls", range(16))
    return (line(choices.lifts, who=_by(hand, choice), ball=ball),)


def _fault(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    kinds: dict[str, _Function] = {
        "touched": table_talk.touches,
        "distracted": table_talk.distracts,
        "time-exceeded": table_talk.runs_out,
    }
    kind = _one(hand.draw, choice, "kinds", sorted(kinds))
    return (hand.line(kinds[kind], who=_by(hand, choice)),)


def _fall(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (line(table_talk.falls, ball=_one(hand.draw, choice, "balls", range(16))),)


def _warn(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (line(table_talk.warns, who=_by(hand, choice, "to")),)


def _limit(hand: Hand, _choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (hand.line(table_talk.limits),)


def _call_time(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (line(table_talk.calls_time, who=_by(hand, choice, "to")),)


def _disturb(hand: Hand, choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    kinds: list[_Function] = [table_talk.disturbed, table_talk.scattered]
    kinds.append(table_talk.scattered_swap)
    return (hand.line(hand.draw.choice(kinds[:1] if choice.get("restorable") else kinds)),)


def _next_game(_hand: Hand, _choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (line(games.next_game),)


def _time_over(_hand: Hand, _choice: Json, *, breaking: bool) -> Move:  # noqa: ARG001 - same
    return (line(games.time_over),)


_MOVES: Final[Mapping[str, Callable[..., Move]]] = {
    "lag": _lag,
    "choose": _choose,
    "rack": _rack,
    "place": _place,
    "inform": _inform,
    "adjust": _adjust,
    "shot": _shot,
    "lift": _lift,
    "fault": _fault,
    "fall": _fall,
    "warn": _warn,
    "limit": _limit,
    "call-time": _call_time,
    "disturb": _disturb,
    "next-game": _next_game,
    "time-over": _time_over,
}


def drafts(draw: Random, declared: Capabilities) -> Iterator[Draft]:
    """Yield drafts without end, of every game and kind of record that the program declares."""
    kinds = [
        (make, discipline)
        for record, make in (("shot/1", shot), ("game/1", game))
        if record in declared.records and (make is shot or declared.actions)
        for discipline in ("free", "continuation", "combined", "dynamic")
        if discipline in declared.disciplines
    ]
    while kinds:
        make, discipline = draw.choice(kinds)
        draft = make(draw, discipline, declared)
        if draft is not None:
            yield draft
