"""One walk over the events of a shot gathers what happened; the clauses look at the result.

Rule 20 asks what a ball has done before it does the next thing. So the walk keeps, for each
ball, its *credit*: a bit mask of the rails it has rebounded from and of the crossing of the
centre line, once for what it did itself and once for what the balls that drove it had done.
Whatever could complete a shot is kept as an `Act` together with the credit the ball had before
it. Which acts do complete a shot, the clauses of rule 20 say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from piramida.clauses import clause
from piramida.readings import Rules
from piramida.shot import (
    Aim,
    Bounce,
    Contact,
    Cross,
    Disturbance,
    Event,
    Fall,
    Fault,
    Frozen,
    Jump,
    Pocketed,
    Rail,
    Return,
    Shot,
    Stop,
    Tip,
)
from piramida.table import (
    ON_A_LINE,
    RAILS,
    SIDE_POCKETS,
    Half,
    Point,
    RailName,
    on_centre_line,
)

LONG_RAILS: Final = frozenset({"left", "right"})

# One bit a rail, a long rail as its two halves, and one for the crossing of the centre line.
HEAD, FOOT, LEFT_HEAD, LEFT_FOOT, RIGHT_HEAD, RIGHT_FOOT, CROSSED = (1 << n for n in range(7))
RAIL_BITS: Final[Mapping[tuple[RailName, Half | None], int]] = MappingProxyType(
    {
        ("head", None): HEAD,
        ("foot", None): FOOT,
        ("left", "head"): LEFT_HEAD,
        ("left", "foot"): LEFT_FOOT,
        ("left", None): LEFT_HEAD | LEFT_FOOT,
        ("right", "head"): RIGHT_HEAD,
        ("right", "foot"): RIGHT_FOOT,
        ("right", None): RIGHT_HEAD | RIGHT_FOOT,
    }
)
RAILS_MASK: Final = CROSSED - 1
LONG_BITS: Final = (LEFT_HEAD | LEFT_FOOT, RIGHT_HEAD | RIGHT_FOOT)
WHOLE_RAILS: Final = (HEAD, FOOT, *LONG_BITS)

# The bits of what counts as one rail, for a touch in a half of it (R-rails). The half of a short
# rail says nothing; of a long rail whose half is not known, both halves are meant.
_HALVES: Final[tuple[Half | None, ...]] = ("head", "foot", None)
_ONE_RAIL: Final[Mapping[str, Mapping[tuple[RailName, Half | None], int]]] = MappingProxyType(
    {
        "four": {(rail, half): RAIL_BITS[rail, None] for rail in RAILS for half in _HALVES},
        "six": {
            (rail, half): RAIL_BITS[rail, half if rail in LONG_RAILS else None]
            for rail in RAILS
            for half in _HALVES
        },
    }
)
_EACH_BIT: Final = tuple(
    tuple(1 << n for n in range(7) if mask >> n & 1) for mask in range(CROSSED << 1)
)

SAME_COLLISION: Final = 1e-3
_TIME_NOISE: Final = 1e-9

# The readings that can decide whether an act completes a shot or a break.
ACT_READINGS: Final = frozenset(
    {
        "R-rails",
        "R-drives",
        "R-chain",
        "R-pause",
        "R-unconnected",
        "R-window",
        "R-frozen-since",
        "R-line-then-frozen",
        "R-driven-frozen",
        "R-side-jaw",
        "R-corner-jaw",
        "R-same-rail-return",
        "R-on-centre-line",
    }
)

# Those of them that the walk consults; the others are for the clauses.
WALK_READINGS: Final = ACT_READINGS - {
    "R-line-then-frozen",
    "R-driven-frozen",
    "R-same-rail-return",
}

# Those whose other values could only add acts; the values of the rest only take acts away.
ADDING_READINGS: Final = frozenset(
    {
        "R-rails",
        "R-drives",
        "R-unconnected",
        "R-window",
        "R-same-rail-return",
        "R-on-centre-line",
    }
)

# The readings that can decide whether a break is legal: its balls need no credit.
BREAK_READINGS: Final = frozenset({"R-side-jaw", "R-corner-jaw", "R-on-centre-line"})


class Act(NamedTuple):
    """Something a ball did after the first contact, with the credit it had just before.

    `what`: it touched a `rail`, it touched a ball `frozen` to a rail, or it did `cross` the
    line. `bits`: that rail, or the crossing. `own`, `given`: what it had done itself, and what
    the balls that drove it had done. `note`: rails that only the second note to rule 20 opens.
    """

    event: int
    ball: int
    what: Literal["rail", "frozen", "cross"]
    bits: int
    own: int
    given: int
    note: int = 0


class Touch(NamedTuple):
    """A ball reached a rail or crossed the line after the first contact; for rule 12."""

    event: int
    ball: int
    rail: bool
    crossing: bool


class Dropped(NamedTuple):
    """A ball that dropped by itself: since when it lay still, None if it lay still all along."""

    event: int
    ball: int
    moved: bool
    seconds: float | None
    place: Point | None


class Summary(NamedTuple):
    """What one walk has gathered. All numbers are event indices unless said otherwise."""

    shot: Shot
    rules: Rules
    first_contact: int | None
    first_ball: int | None
    acts: tuple[Act, ...]
    touches: tuple[Touch, ...]
    pocketed: Mapping[int, int]
    came_back: tuple[int, ...]
    jumps: tuple[int, ...]
    dropped: tuple[Dropped, ...]
    tips: tuple[int, ...]
    aims: tuple[int, ...]
    faults: Mapping[str, tuple[int, ...]]
    disturbances: tuple[int, ...]
    completed: int | None
    new_stroke: int | None
    moved: int
    own_since: Mapping[tuple[int, int], int]
    given_since: Mapping[tuple[int, int], int]
    open_readings: frozenset[str]

    def of_new_stroke(self, event: int) -> bool:
        """G.14.2. The event belongs to a stroke that began before this one was complete."""
        return self.new_stroke is not None and event >= self.new_stroke

    def after_completion(self, event: int) -> bool:
        """G.14.1. The event came when all balls were at rest again."""
        return self.completed is not None and event > self.completed


@clause("G.20.n2", otherwise=True)
def separate_collisions(meeting: Contact, previous: float | None, rules: Rules) -> bool:
    """G.20.n2. A contact counts by itself only if it is a collision of its own.

    `previous`: time of the pair's last contact in seconds. The referee's word decides over
    times; without times each contact is a collision (R-window).
    """
    if meeting.same is not None:
        return not meeting.same
    if rules.reading("R-window") == "every" or previous is None or meeting.t is None:
        return True
    return meeting.t - previous >= SAME_COLLISION - _TIME_NOISE


@clause("G.20.n4", otherwise=(True, False))
def side_jaw(rules: Rules) -> tuple[bool, bool]:
    """G.20.n4. A rebound off a side pocket's jaw: (touch of the rail, crossing) (R-side-jaw)."""
    reading = rules.reading("R-side-jaw")
    return reading != "crossing", reading != "rail"


@clause("G.20.n3", otherwise=True)
def centre_crosses(*, starts_on_line: bool, side: Half | None) -> bool:
    """G.20.n3. A ball crosses the line when its centre does.

    A ball whose centre starts on the line is on neither side: leaving the line is no crossing
    until it has been in one of the halves (R-on-centre-line).
    """
    return not starts_on_line or side is not None


class _Walker:
    """The state of one walk; it lives no longer than the call of `walk`.

    `own`, `given`, `note`: the credit of each ball. `everything`: the credits of all balls.
    `moving`, `moved`, `paused`: a bit for each ball. `met`: the pairs that have met, with the
    time of their last contact. `frozen`: ball -> bits of the rails it is frozen to. `driven`:
    balls frozen to a rail that the cue ball has met, with the bits of that rail. `open`: the
    readings that could matter.
    """

    __slots__ = (
        "acts",
        "aims",
        "came_back",
        "completed",
        "disturbances",
        "driven",
        "dropped_at",
        "everything",
        "faults",
        "first_ball",
        "first_contact",
        "frozen",
        "given",
        "given_since",
        "is_break",
        "jumps",
        "met",
        "moved",
        "moving",
        "new_stroke",
        "note",
        "on_line",
        "one_rail",
        "open",
        "own",
        "own_since",
        "paused",
        "pocketed",
        "reading",
        "rules",
        "shot",
        "tips",
        "touches",
    )

    def __init__(self, shot: Shot, rules: Rules) -> None:
        self.shot = shot
        self.rules = rules
        self.reading = rules.reading
        self.one_rail = _ONE_RAIL[rules.reading("R-rails")]
        # Rule 20 is not for the break, so its balls need no credit after the first contact.
        self.is_break = shot.phase == "break"
        self.own = [0] * 16
        self.given = [0] * 16
        self.note = [0] * 16
        self.everything = 0
        self.moving = 0
        self.moved = 0
        self.paused = 0
        self.met: dict[int, float | None] = {}
        self.frozen: dict[int, int] = {}
        self.driven: dict[int, int] = {}
        self.first_contact: int | None = None
        self.first_ball: int | None = None
        self.acts: list[Act] = []
        self.touches: list[Touch] = []
        self.pocketed: dict[int, int] = {}
        self.came_back: list[int] = []
        self.jumps: list[int] = []
        self.dropped_at: list[int] = []
        self.tips: list[int] = []
        self.aims: list[int] = []
        self.faults: dict[str, tuple[int, ...]] = {}
        self.disturbances: list[int] = []
        self.completed: int | None = None
        self.new_stroke: int | None = None
        self.own_since: dict[tuple[int, int], int] = {}
        self.given_since: dict[tuple[int, int], int] = {}
        self.open: set[str] = set()
        self.on_line = set(on_centre_line(shot.table, shot.start))
        for ball, rail in shot.frozen_rails:
            bits = self.one_rail[rail, half_of(shot.start.get(ball))]
            self.frozen[ball] = self.frozen.get(ball, 0) | bits

    def over_all_events(self) -> None:
        """Deal with every event in its turn.

        Most events are contacts of balls between which nothing can pass. They are dealt with
        here and not in a method of their own: a call for each costs more than all the rest.
        """
        own, given, met, frozen, on_line = self.own, self.given, self.met, self.frozen, self.on_line
        handlers, driven = _HANDLERS, self.driven
        no_credit = self.is_break and not on_line
        for index, event in enumerate(self.shot.events):
            if type(event) is not Contact:
                handlers[type(event)](self, index, event)
                continue
            a, b = event.a, event.b
            both = 1 << a | 1 << b
            was_moving = self.moving
            if was_moving & both != both:
                self.moving = was_moving | both
                self.moved |= both
            if no_credit and self.first_contact is not None:
                continue
            pair = a << 4 | b if a < b else b << 4 | a
            alike = own[a] | given[a] == own[b] | given[b] and not (self.paused & both or driven)
            if (
                alike
                and (pair in met or (self.first_contact is not None and not on_line))
                and not (frozen and (a in frozen or b in frozen))
            ):
                met[pair] = event.t
            else:
                self.contact(index, event, pair, was_moving, alike=alike)

    # -- what balls do --------------------------------------------------------------------

    def contact(
        self, index: int, event: Contact, pair: int, was_moving: int, *, alike: bool
    ) -> None:
        """Two balls meet that have not done the same, or for the first time."""
        a, b = event.a, event.b
        if pair in self.met:
            separate = separate_collisions(event, self.met[pair], self.rules)
            self.met[pair] = event.t
            self.open.add("R-window")
            if not separate:
                return
        else:
            self.met[pair] = event.t
        if self.first_contact is None and self.shot.cue_ball in (a, b):
            self.first_contact = index
            self.first_ball = b if a == self.shot.cue_ball else a
        if self.frozen:
            self.meet_frozen(index, a, b)
        if not alike:
            self.resume(a)
            self.resume(b)
            before_a = self.own[a] | self.given[a]
            before_b = self.own[b] | self.given[b]
            self.drive(index, a, b, was_moving, before_a)
            self.drive(index, b, a, was_moving, before_b)
        if self.on_line:
            self.leave_line(index, a)
            self.leave_line(index, b)

    def leave_line(self, index: int, ball: int) -> None:
        """G.20.n3. A ball that starts on the centre line leaves it (R-on-centre-line)."""
        if ball in self.on_line:
            self.open.add("R-on-centre-line")
            if self.reading("R-on-centre-line") == "leaving-counts":
                self.on_line.discard(ball)
                self.crossing(index, ball)

    def crossing(self, index: int, ball: int) -> None:
        """A ball has crossed the line."""
        self.touches.append(Touch(index, ball, rail=False, crossing=True))
        if not self.is_break:
            self.act(index, ball, "cross", CROSSED)
            self.gain(index, ball, CROSSED)

    def drive(self, index: int, driver: int, ball: int, was_moving: int, credit: int) -> None:
        """G.20.2.b. What the driver has done passes to the ball it meets (R-drives, R-chain)."""
        if not credit:
            return
        new = credit & ~(self.own[ball] | self.given[ball])
        if not was_moving >> driver & 1:
            if new:
                self.open.add("R-drives")
            if self.reading("R-drives") == "moving":
                return
        inherited_only = credit & ~self.own[driver]
        if inherited_only & ~(self.own[ball] | self.given[ball]):
            self.open.add("R-chain")
        if self.reading("R-chain") == "no":
            credit &= self.own[driver]
        self.give(index, ball, credit)
        if ball == self.shot.cue_ball and driver in self.driven:
            self.note[ball] |= self.driven[driver] & self.own[driver]

    def give(self, index: int, ball: int, credit: int) -> None:
        """Hand credit to a driven ball, and remember where each bit came from."""
        new = credit & ~self.given[ball]
        if new:
            self.given[ball] |= new
            for bit in _EACH_BIT[new]:
                self.given_since[ball, bit] = index

    def gain(self, index: int, ball: int, bits: int) -> None:
        """Credit a ball with what it has just done itself."""
        new = bits & ~self.own[ball]
        if new:
            self.own[ball] |= new
            self.everything |= new
            for bit in _EACH_BIT[new]:
                self.own_since[ball, bit] = index

    def meet_frozen(self, index: int, a: int, b: int) -> None:
        """G.20.2.c, G.20.3.c. A ball touches one that is frozen to a rail, which ends that."""
        for ball, other in ((a, b), (b, a)):
            bits = self.frozen.get(other)
            if bits is None:
                continue
            if self.first_contact != index and not self.is_break:
                self.touch_frozen(index, ball, bits)
            if ball == self.shot.cue_ball:
                self.driven[other] = bits
        self.unfreeze(a, b)

    def touch_frozen(self, index: int, ball: int, bits: int) -> None:
        """G.20.2.c, G.20.3.c. A ball in a corner is frozen to two rails: an act for each."""
        own, given = self.own[ball], self.given[ball]
        if self.reading("R-unconnected") == "yes":
            given |= self.everything
        if given:
            self.open.add("R-driven-frozen")
        if (own | given) & CROSSED:
            self.open.add("R-line-then-frozen")
        for rail in WHOLE_RAILS:
            if bits & rail:
                if (own | given) & rail and rail in LONG_BITS:
                    self.open.add("R-rails")
                self.act(index, ball, "frozen", bits & rail)

    def unfreeze(self, a: int, b: int) -> None:
        self.frozen.pop(a, None)
        self.frozen.pop(b, None)

    def resume(self, ball: int) -> None:
        """A ball that had stopped is moved again: does what it did before still count?"""
        if self.paused >> ball & 1:
            self.paused &= ~(1 << ball)
            if self.own[ball] or self.given[ball]:
                self.open.add("R-pause")
                if self.reading("R-pause") == "no":
                    self.own[ball] = self.given[ball] = 0

    def act(
        self, index: int, ball: int, what: Literal["rail", "frozen", "cross"], bits: int
    ) -> None:
        """Keep what could complete the shot: an act of a ball that has done something before."""
        own, given, note = self.own[ball], self.given[ball], self.note[ball]
        if note & bits:
            self.open.add("R-same-rail-return")
        if self.everything & ~bits:
            self.open.add("R-unconnected")
            if self.reading("R-unconnected") == "yes":
                given |= self.everything & ~own
        if own or given:
            self.acts.append(Act(index, ball, what, bits, own, given, note))

    def rail(self, index: int, event: Rail) -> None:
        if self.first_contact is None:
            return
        ball, rail = event.ball, event.rail
        half = (event.half or half_of(event.pos)) if rail in LONG_RAILS else None
        touches, crosses = (True, False) if event.part == "rail" else self.jaw(event)
        if touches or crosses:
            self.touches.append(Touch(index, ball, touches, crosses))
        if not self.is_break:
            if half is not None and (self.own[ball] | self.given[ball]) & RAIL_BITS[rail, None]:
                self.open.add("R-rails")
            if touches and self.everything:
                self.act(index, ball, "rail", self.one_rail[rail, half])
            if crosses and self.everything:
                self.act(index, ball, "cross", CROSSED)
            if touches and event.rebound and RAIL_BITS[rail, half] & ~self.own[ball]:
                self.gain(index, ball, RAIL_BITS[rail, half])
            if crosses:
                self.gain(index, ball, CROSSED)
        if not event.rebound:
            self.rest(ball)

    def jaw(self, event: Rail) -> tuple[bool, bool]:
        """Say what the nose or the jaw of a pocket is: (touch of the rail, crossing)."""
        if event.pocket in SIDE_POCKETS:
            self.open.add("R-side-jaw")
            return side_jaw(self.rules)
        self.open.add("R-corner-jaw")
        return self.reading("R-corner-jaw") == "rail", False

    def cross(self, index: int, event: Cross) -> None:
        if self.first_contact is None:
            return
        ball = event.ball
        on_line = ball in self.on_line
        side = self.side_before(index, ball) if on_line else None
        if centre_crosses(starts_on_line=on_line, side=side):
            self.crossing(index, ball)

    def side_before(self, index: int, ball: int) -> Half | None:
        """Name the half that a ball had reached before an event, as far as its events tell."""
        for event in reversed(self.shot.events[:index]):
            if getattr(event, "ball", None) != ball:
                continue
            if isinstance(event, Cross):
                return event.to
            if isinstance(event, Rail) and event.rail not in LONG_RAILS:
                return "foot" if event.rail == "foot" else "head"
            half = getattr(event, "half", None) or half_of(getattr(event, "pos", None))
            if half is not None:
                return half
        return None

    def rest(self, ball: int) -> None:
        """A ball has come to rest."""
        self.moving &= ~(1 << ball)
        self.paused |= 1 << ball

    def stop(self, index: int, event: Stop) -> None:
        if event.ball is None:
            self.moving = 0
            self.paused = 0xFFFF
        else:
            self.rest(event.ball)
        if not self.moving and self.completed is None:
            self.completed = index

    def came_to_rest_frozen(self, index: int, event: Frozen) -> None:
        self.rest(event.ball)
        if event.rail is not None and not self.is_break:
            if self.reading("R-frozen-since") == "by-then":
                bits = self.one_rail[event.rail, half_of(event.pos)]
                self.frozen[event.ball] = self.frozen.get(event.ball, 0) | bits
            self.open.add("R-frozen-since")
        if not self.moving and self.completed is None:
            self.completed = index

    def pocket(self, index: int, event: Pocketed) -> None:
        self.pocketed[event.ball] = index
        self.leave(event.ball)

    def come_back(self, index: int, event: Return) -> None:
        self.pocketed.pop(event.ball, None)
        self.came_back.append(index)
        self.open.add("R-22.5")

    def jump(self, index: int, event: Jump) -> None:
        self.jumps.append(index)
        if event.how != "touched":
            self.leave(event.ball)

    def fall(self, index: int, event: Fall) -> None:
        self.dropped_at.append(index)
        self.open.add("R-hanging")
        self.open.add("R-23.2-contact")
        self.leave(event.ball)

    def leave(self, ball: int) -> None:
        """A ball is no longer on the bed."""
        self.moving &= ~(1 << ball)
        self.frozen.pop(ball, None)

    # -- what people do -------------------------------------------------------------------

    def tip(self, index: int, event: Tip) -> None:
        self.tips.append(index)
        self.moving |= 1 << event.ball
        self.moved |= 1 << event.ball
        self.frozen.pop(event.ball, None)

    def aim(self, index: int, _event: Aim) -> None:
        self.aims.append(index)

    def fault(self, index: int, event: Fault) -> None:
        self.faults[event.kind] = (*self.faults.get(event.kind, ()), index)
        if event.kind == "too-early" and event.certain == "yes" and self.new_stroke is None:
            before = index > 0 and isinstance(self.shot.events[index - 1], Tip)
            self.new_stroke = index - 1 if before else index
            self.open.add("R-too-early")

    def disturbance(self, index: int, _event: Disturbance) -> None:
        self.disturbances.append(index)

    def nothing(self, _index: int, _event: object) -> None:
        """A bounce changes nothing."""


_HANDLERS: Final[dict[type, Callable[..., None]]] = {
    Contact: _Walker.contact,
    Rail: _Walker.rail,
    Cross: _Walker.cross,
    Stop: _Walker.stop,
    Frozen: _Walker.came_to_rest_frozen,
    Pocketed: _Walker.pocket,
    Return: _Walker.come_back,
    Bounce: _Walker.nothing,
    Jump: _Walker.jump,
    Fall: _Walker.fall,
    Tip: _Walker.tip,
    Aim: _Walker.aim,
    Fault: _Walker.fault,
    Disturbance: _Walker.disturbance,
}


def half_of(place: Point | None) -> Half | None:
    """Name the half a place lies in; None where it is unknown or on the centre line."""
    if place is None or abs(place.x) <= ON_A_LINE:
        return None
    return "foot" if place.x > 0 else "head"


def each_bit(mask: int) -> tuple[int, ...]:
    """Give the bits of a credit, lowest first."""
    return _EACH_BIT[mask]


def walk(shot: Shot, rules: Rules) -> Summary:
    """Gather in one pass what happened on a shot."""
    walker = _Walker(shot, rules)
    walker.over_all_events()
    return Summary(
        shot=shot,
        rules=rules,
        first_contact=walker.first_contact,
        first_ball=walker.first_ball,
        acts=tuple(walker.acts),
        touches=tuple(walker.touches),
        pocketed=walker.pocketed,
        came_back=tuple(walker.came_back),
        jumps=tuple(walker.jumps),
        dropped=tuple(_dropped(shot, index, walker.moved) for index in walker.dropped_at),
        tips=tuple(walker.tips),
        aims=tuple(walker.aims),
        faults=walker.faults,
        disturbances=tuple(walker.disturbances),
        completed=walker.completed,
        new_stroke=walker.new_stroke,
        moved=walker.moved,
        own_since=walker.own_since,
        given_since=walker.given_since,
        open_readings=frozenset(walker.open),
    )


def _dropped(shot: Shot, index: int, moved: int) -> Dropped:
    """Look back from a fall: had the ball moved on this shot, when and where was it last?"""
    fall = shot.events[index]
    assert isinstance(fall, Fall)  # noqa: S101
    place: Point | None = shot.start.get(fall.ball)
    if not moved >> fall.ball & 1:
        return Dropped(index, fall.ball, moved=False, seconds=None, place=place)
    since: float | None = None
    place = None
    for event in reversed(shot.events[:index]):
        if _concerns(event, fall.ball):
            since = event.t
            place = event.pos if isinstance(event, Stop | Frozen) else None
            break
    seconds = None if since is None or fall.t is None else fall.t - since
    return Dropped(index, fall.ball, moved=True, seconds=seconds, place=place)


def _concerns(event: Event, ball: int) -> bool:
    if isinstance(event, Contact):
        return ball in (event.a, event.b)
    if isinstance(event, Stop) and event.ball is None:
        return True
    return getattr(event, "ball", None) == ball and not isinstance(event, Fault | Aim)
