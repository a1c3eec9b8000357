"""The wire format as types: records of shots, games and equipment, answers, and protocol 1.

They are what answers are checked against and what `piramida schema` publishes. Fields that may be
missing are `NotRequired`; whoever reads must ignore fields that it does not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from piramida.shot import Certain, Discipline
from piramida.shot import Phase as ShotPhase
from piramida.state import Phase
from piramida.table import Half, PocketName, RailName
from piramida_conformance.shapes import Bounds, Doc, Length, Pattern

PROTOCOL: Final = 1

Ball = Annotated[int, Bounds(0, 15), Doc("0 is the coloured ball, 1 to 15 are the white ones.")]
BallName = Annotated[str, Pattern(r"1[0-5]|[0-9]", 'a ball, "0" to "15"')]
Place = Annotated[list[float], Length(2), Doc("[x, y] in metres, the origin on the centre spot.")]
Pair = Annotated[list[Ball], Length(2)]
Touching = Annotated[list[Ball | RailName], Length(2)]
Clause = Annotated[str, Doc("The id of a clause, such as G.20.2.a.")]
Seconds = Annotated[float, Bounds(0)]
Readings = Annotated[dict[str, str], Doc("Reading -> value, such as R-rails -> six.")]

# Shots ----------------------------------------------------------------------------------------


class Table(TypedDict, total=False):
    """The bed between the rails, and the balls, in metres."""

    length: Annotated[float, Bounds(0.1)]
    width: Annotated[float, Bounds(0.1)]
    ball_radius: Annotated[float, Bounds(0.001)]


class _Event(TypedDict):
    t: NotRequired[Annotated[float | None, Doc("Seconds; never less than before.")]]


class Tip(_Event):
    """The cue tip touches a ball; the first one begins the shot."""

    type: Literal["tip"]
    ball: Ball
    pos: NotRequired[Place | None]


class Aim(_Event):
    """How the stroke goes at a ball: degrees between it and the line of centres."""

    type: Literal["aim"]
    ball: Ball
    degrees: NotRequired[Annotated[float | None, Bounds(0, 180)]]
    follows_through: NotRequired[bool | None]


class Contact(_Event):
    """Two balls meet; `same`: the referee saw one collision with the pair's last contact."""

    type: Literal["contact"]
    balls: Pair
    same: NotRequired[bool | None]
    pos: NotRequired[Annotated[list[Place], Length(2)] | None]


class Rail(_Event):
    """A ball touches a cushion; `rebound` false: it stays there."""

    type: Literal["rail"]
    ball: Ball
    rail: RailName
    part: NotRequired[Literal["rail", "nose", "jaw"]]
    pocket: NotRequired[PocketName | None]
    half: NotRequired[Half | None]
    rebound: NotRequired[bool]
    pos: NotRequired[Place | None]


class Cross(_Event):
    """The ball's centre passes the centre line."""

    type: Literal["cross"]
    ball: Ball
    to: Half
    pos: NotRequired[Place | None]


# A field called `with` needs the form that takes a dictionary.
Frozen = TypedDict(
    "Frozen",
    {
        "type": Literal["frozen"],
        "ball": Ball,
        "rail": NotRequired[RailName | None],
        "with": NotRequired[Ball | None],
        "t": NotRequired[float | None],
        "pos": NotRequired[Place | None],
    },
)
Frozen.__doc__ = "A ball came to rest touching a rail or a ball."


class Pocket(_Event):
    """The ball drops."""

    type: Literal["pocket"]
    ball: Ball
    pocket: NotRequired[PocketName | None]
    pos: NotRequired[Place | None]


class Return(_Event):
    """The ball comes back out of the pocket onto the bed."""

    type: Literal["return"]
    ball: Ball
    pos: NotRequired[Place | None]


class Bounce(_Event):
    """The ball rides on cushion tops or rails and comes back by itself."""

    type: Literal["bounce"]
    ball: Ball
    pos: NotRequired[Place | None]


class Jump(_Event):
    """The ball ends off the bed, or touches what is no part of the table."""

    type: Literal["jump"]
    ball: Ball
    how: NotRequired[Literal["off", "on-rail", "touched"]]
    pos: NotRequired[Place | None]


class Fall(_Event):
    """A ball on the edge of a pocket drops without being hit."""

    type: Literal["fall"]
    ball: Ball
    pocket: NotRequired[PocketName | None]
    pos: NotRequired[Place | None]


class Stop(_Event):
    """A ball, or without one all balls, at rest and not spinning."""

    type: Literal["stop"]
    ball: NotRequired[Ball | None]
    pos: NotRequired[Place | None]


class Disturb(_Event):
    """Outside interference during the stroke."""

    type: Literal["disturb"]
    cause: NotRequired[str | None]


FaultKind = Literal[
    "not-tip",
    "off-axis",
    "no-foot",
    "touched",
    "double-hit",
    "push",
    "frozen-push",
    "too-early",
    "impeded",
    "time-exceeded",
    "distracted",
    "out-of-turn",
    "placement",
]
Fault = TypedDict(
    "Fault",
    {
        "type": Literal["fault"],
        "kind": FaultKind,
        "by": NotRequired[str | None],
        "ball": NotRequired[Ball | None],
        "with": NotRequired[
            Literal["body", "clothing", "chalk", "rest", "shaft", "detached-tip"] | None
        ],
        "certain": NotRequired[Certain],
        "t": NotRequired[float | None],
    },
)
Fault.__doc__ = "What only a person can see."

Event = (
    Tip
    | Aim
    | Contact
    | Rail
    | Cross
    | Frozen
    | Pocket
    | Return
    | Bounce
    | Jump
    | Fall
    | Stop
    | Disturb
    | Fault
)


class Stroke(TypedDict):
    """What is said of one stroke, in a shot record and in a game."""

    cue_ball: Ball
    target: NotRequired[Ball | None]
    home: NotRequired[list[Ball]]
    frozen: NotRequired[list[Touching]]
    close: NotRequired[list[Pair]]
    informed: NotRequired[bool]
    seconds: NotRequired[Seconds | None]
    events: Annotated[list[Event], Doc("What happened, in order; the order decides, never t.")]
    end: NotRequired[dict[BallName, Place] | None]


class ShotRecord(Stroke):
    """One shot, judged by itself."""

    record: NotRequired[Literal["shot/1"]]
    discipline: NotRequired[Discipline]
    phase: NotRequired[ShotPhase]
    table: NotRequired[Table]
    by: NotRequired[str]
    start: NotRequired[
        Annotated[
            dict[BallName, Place] | list[Ball] | None,
            Doc("The balls on the bed before the stroke; absent: all sixteen, unmeasured."),
        ]
    ]
    readings: NotRequired[Readings]


# Rulings --------------------------------------------------------------------------------------


class Completion(TypedDict):
    """The clause that completed the shot, and the events that did it."""

    clause: Clause
    events: NotRequired[list[int]]


class Foul(TypedDict):
    """One violation; `penalty`: its item of the list of penalties, or null."""

    clause: Clause
    penalty: NotRequired[Clause | None]
    offender: NotRequired[Annotated[str, Doc("shooter, opponent, or a side.")]]
    events: NotRequired[list[int]]
    balls: NotRequired[list[Ball]]


class Returned(TypedDict):
    """A ball that must be spotted, and why."""

    ball: Ball
    clause: NotRequired[Clause | None]


class Unsure(TypedDict):
    """A fact left to the referee."""

    clause: Clause
    event: NotRequired[int | None]


class ReadingUsed(TypedDict):
    """A reading that mattered."""

    id: str
    value: str


class Ruling(TypedDict):
    """What the rules say of one shot."""

    verdict: Literal["legal", "foul", "replay"]
    legal_by: NotRequired[Completion | None]
    fouls: NotRequired[list[Foul]]
    pocketed: NotRequired[Annotated[list[Ball], Doc("The balls that count.")]]
    returned: NotRequired[list[Returned]]
    replaced: NotRequired[dict[BallName, Place | None]]
    spots: NotRequired[dict[BallName, Place]]
    unsure: NotRequired[list[Unsure]]
    readings: NotRequired[list[ReadingUsed]]


# Games ----------------------------------------------------------------------------------------


class Match(TypedDict, total=False):
    """What decides the match: games to win, or minutes of playing time."""

    games: Annotated[int | None, Bounds(1)]
    minutes: Annotated[float | None, Bounds(0)]


class Start(TypedDict, total=False):
    """A position in the middle of a game."""

    phase: Literal["break", "play", "in-hand"]
    turn: str
    score: dict[str, Annotated[int, Bounds(0)]]
    bed: dict[BallName, Place] | list[Ball] | None
    home: list[Ball]
    shelves: dict[str, list[Ball]]
    frozen: list[Touching] | None
    breaker: str | None


class GameHeader(TypedDict):
    """How a game or match opens."""

    record: Literal["game/1"]
    discipline: NotRequired[Discipline]
    table: NotRequired[Table]
    sides: NotRequired[dict[str, list[str]]]
    match: NotRequired[Match]
    readings: NotRequired[Readings]
    start: NotRequired[Start | None]


class LagBall(TypedDict, total=False):
    """What the ball of one side did on the lag."""

    foot_rail: Annotated[int, Bounds(0), Doc("How often it met the foot rail.")]
    crossed: bool
    long_rail: bool
    pocketed: bool
    jumped: bool
    distance: Annotated[float | None, Bounds(0), Doc("From the head rail; null: cannot be told.")]
    player: str
    from_home: bool


class Lag(TypedDict):
    """The lag for the break."""

    do: Literal["lag"]
    balls: dict[str, LagBall]
    simultaneous: NotRequired[bool]


Option = Literal["break", "pass", "play", "assign", "rerack-break", "rerack-assign"]


class Choose(TypedDict):
    """A side or a player uses a right to choose."""

    do: Literal["choose"]
    by: str
    option: Option


class Rack(TypedDict):
    """How the rack stands, where somebody checks it."""

    do: Literal["rack"]
    positions: NotRequired[dict[BallName, Place] | None]
    tight: NotRequired[bool]


class PlaceBall(TypedDict):
    """The ball in hand is placed."""

    do: Literal["place"]
    by: str
    ball: NotRequired[Ball]
    at: NotRequired[Place]


class Inform(TypedDict):
    """Somebody is told of a wrong placement or that it is not his turn."""

    do: Literal["inform"]
    about: Literal["placement", "turn"]
    by: NotRequired[str]
    to: NotRequired[str]


Adjust = TypedDict(
    "Adjust",
    {
        "do": Literal["adjust"],
        "by": str,
        "ball": NotRequired[Ball],
        "with": NotRequired[Literal["hand", "cue", "tip"]],
        "at": NotRequired[Place],
    },
)
Adjust.__doc__ = "The ball in hand is moved once more."


class Shot(Stroke):
    """A stroke of the game; the game knows itself what stands where."""

    do: Literal["shot"]
    by: str


class Lift(TypedDict):
    """A penalty ball, or the ball in lieu, is taken off the bed."""

    do: Literal["lift"]
    by: str
    ball: Ball


class GameFault(TypedDict):
    """A violation outside a stroke."""

    do: Literal["fault"]
    by: str
    kind: FaultKind
    ball: NotRequired[Ball | None]


class FallOutside(TypedDict):
    """A ball on the edge of a pocket drops between two strokes."""

    do: Literal["fall"]
    ball: Ball
    pocket: NotRequired[PocketName | None]


class Warn(TypedDict):
    """The referee warns a player of slow play."""

    do: Literal["warn"]
    to: str
    about: NotRequired[str]


class Limit(TypedDict):
    """The referee limits the time for each stroke."""

    do: Literal["limit"]
    seconds: Seconds


class CallTime(TypedDict):
    """The referee calls time."""

    do: Literal["call-time"]
    to: str


class DisturbGame(TypedDict):
    """Outside interference; `swap`: the white ball given up for the coloured one."""

    do: Literal["disturb"]
    cause: NotRequired[str | None]
    restorable: NotRequired[bool]
    swap: NotRequired[Ball | None]


class NextGame(TypedDict):
    """The next game of the match begins."""

    do: Literal["next-game"]


class TimeOver(TypedDict):
    """The playing time is over."""

    do: Literal["time-over"]


Action = (
    Lag
    | Choose
    | Rack
    | PlaceBall
    | Inform
    | Adjust
    | Shot
    | Lift
    | GameFault
    | FallOutside
    | Warn
    | Limit
    | CallTime
    | DisturbGame
    | NextGame
    | TimeOver
)


class GameRecord(GameHeader):
    """A whole game: its header with its actions."""

    actions: list[Action]


class Turn(TypedDict):
    """Whom the game waits for."""

    side: str
    player: NotRequired[str]


class Choice(TypedDict):
    """An action that is allowed now, with the values its fields may have."""

    do: str
    by: NotRequired[list[str]]
    to: NotRequired[list[str]]
    options: NotRequired[list[str]]
    balls: NotRequired[list[Ball]]
    about: NotRequired[list[str]]
    kinds: NotRequired[list[str]]
    most: NotRequired[float]
    restorable: NotRequired[bool]
    foul: NotRequired[Annotated[Clause, Doc("It is accepted, and a violation of this clause.")]]


class State(TypedDict):
    """Where the game stands after an action."""

    phase: Phase
    turn: NotRequired[Turn | None]
    choices: NotRequired[list[Choice]]
    score: NotRequired[dict[str, int]]
    games: NotRequired[dict[str, int]]
    bed: NotRequired[list[Ball]]
    positions: NotRequired[dict[BallName, Place | None]]
    shelves: NotRequired[dict[str, list[Ball]]]
    breaker: NotRequired[str | None]
    limit: NotRequired[float | None]
    winner: NotRequired[str | None]


class Refusal(TypedDict):
    """Why an action was refused."""

    code: str
    clause: NotRequired[Clause | None]
    message: NotRequired[str]


class Outcome(TypedDict):
    """What an action led to; a refused one leaves the state as it was."""

    accepted: bool
    ruling: NotRequired[Ruling | None]
    error: NotRequired[Refusal | None]
    state: State


# Equipment ------------------------------------------------------------------------------------

Millimetres = Annotated[float, Bounds(0)]


class MeasuredTable(TypedDict, total=False):
    """What was measured of the table; length and width need its size in feet."""

    size_ft: Annotated[int, Doc("12, 10, 9 or 8 as the rules stand.")]
    length_mm: Millimetres
    width_mm: Millimetres
    slate_mm: Annotated[Millimetres, Doc("How thick the slate is.")]
    height_mm: Annotated[Millimetres, Doc("The upper edge of the slate above the floor.")]


class MeasuredCushion(TypedDict, total=False):
    """What was measured of the cushions."""

    height_mm: Annotated[Millimetres, Doc("The working edge above the slate.")]
    slope_degrees: Annotated[float, Bounds(0)]
    rebound_percent: Annotated[float, Bounds(0)]
    hardness_iso: Annotated[float, Bounds(0)]


class MeasuredPocket(TypedDict, total=False):
    """What was measured of a pocket."""

    mouth_mm: Millimetres
    jaw_radius_mm: Millimetres
    channel_mm: Millimetres


class MeasuredBall(TypedDict, total=False):
    """What was measured of a ball."""

    diameter_mm: Millimetres
    weight_g: Annotated[float, Bounds(0)]


class EquipmentRecord(TypedDict):
    """A measured table and its balls; whatever was not measured is left out."""

    record: Literal["equipment/1"]
    table: NotRequired[MeasuredTable]
    cushion: NotRequired[MeasuredCushion]
    pockets: NotRequired[dict[PocketName, MeasuredPocket]]
    balls: NotRequired[dict[BallName, MeasuredBall]]
    readings: NotRequired[Readings]


class Finding(TypedDict):
    """One measured value, what is allowed, and the clauses that say so."""

    path: str
    clauses: list[Clause]
    measured: float
    allowed: Annotated[
        list[float | None], Length(2), Doc("The least and the most; null: no limit on that side.")
    ]
    within: bool


class EquipmentFindings(TypedDict):
    """The check of an equipment record; `unmeasured`: clauses that nothing was measured for."""

    ok: bool
    findings: list[Finding]
    unmeasured: list[Clause]


# Protocol 1 -----------------------------------------------------------------------------------


class Range(TypedDict):
    """The protocol numbers that the kit speaks."""

    min: int
    max: int


class Kit(TypedDict):
    """The kit that asks."""

    name: str
    version: str


class Limits(TypedDict):
    """What the kit allows: seconds for an answer and for that to hello, bytes of a line."""

    hello: float
    answer: float
    line: int


class HelloRequest(TypedDict):
    """Once in each process, before anything else."""

    id: int
    op: Literal["hello"]
    protocol: Range
    kit: Kit
    limits: Limits


class BeginRequest(TypedDict):
    """Forget everything; a case begins."""

    id: int
    op: Literal["begin"]
    case: Annotated[str, Doc("Another random word in every run: nothing can be known from it.")]
    header: GameHeader


class JudgeRequest(TypedDict):
    """Rule on one shot."""

    id: int
    op: Literal["judge"]
    record: ShotRecord


class DoRequest(TypedDict):
    """Do one action of the game begun."""

    id: int
    op: Literal["do"]
    action: Action


class PingRequest(TypedDict):
    """Are you there, and is standard output yours alone?"""

    id: int
    op: Literal["ping"]


class ByeRequest(TypedDict):
    """Go, without an answer and with exit code 0; the end of standard input means the same."""

    id: int
    op: Literal["bye"]


Request = HelloRequest | BeginRequest | JudgeRequest | DoRequest | PingRequest | ByeRequest


class Implementation(TypedDict):
    """Who answers."""

    name: str
    version: NotRequired[str]
    language: NotRequired[str]
    homepage: NotRequired[str]
    issues: NotRequired[str]


class Capabilities(TypedDict):
    """What the implementation can do; scenarios that need more are skipped, with the reason.

    A list that is missing is empty, but for `facts`: without it every fact is understood.
    """

    disciplines: list[str]
    records: list[str]
    actions: NotRequired[list[str]]
    parts: NotRequired[list[str]]
    readings: NotRequired[dict[str, list[str]]]
    facts: NotRequired[list[str]]


class HelloResult(TypedDict):
    """The protocol chosen, who answers, and what it can do."""

    protocol: int
    implementation: Implementation
    capabilities: Capabilities


class ReadyResult(TypedDict, total=False):
    """The case has begun."""

    ready: bool


class RulingResult(TypedDict):
    """The ruling on a shot."""

    ruling: Ruling


class OutcomeResult(TypedDict):
    """The outcome of an action."""

    outcome: Outcome


class PongResult(TypedDict, total=False):
    """Still there."""

    pong: bool


class Unsupported(TypedDict):
    """What was asked is not supported, and why."""

    what: str
    why: NotRequired[str]


class Error(TypedDict):
    """What was asked cannot be answered: a malformed record, for example."""

    code: str
    message: NotRequired[str]
    data: NotRequired[Any]


class Answer(TypedDict):
    """Any answer: the id of its request, and exactly one of the other three."""

    id: int
    result: NotRequired[HelloResult | ReadyResult | RulingResult | OutcomeResult | PongResult]
    unsupported: NotRequired[Unsupported]
    error: NotRequired[Error]


RESULTS: Final[dict[str, Any]] = {
    "hello": HelloResult,
    "begin": ReadyResult,
    "judge": RulingResult,
    "do": OutcomeResult,
    "ping": PongResult,
}
"""Operation -> the type of `result` in its answer."""

PUBLISHED: Final[dict[str, Any]] = {
    "shot": ShotRecord,
    "ruling": Ruling,
    "game": GameRecord,
    "action": Action,
    "outcome": Outcome,
    "equipment": EquipmentRecord,
    "findings": EquipmentFindings,
    "request": Request,
    "answer": Answer,
    "hello": HelloResult,
}
"""Name -> type of every schema that is published."""
