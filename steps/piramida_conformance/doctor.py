"""`piramida conformance doctor`: what an adapter does wrong, in the words that mend it.

Handshake, ping, a field and an operation that nobody knows, ten sample shots, a game, good-bye.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from secrets import token_hex
from typing import Final, TextIO

from piramida_conformance import cases, scenarios
from piramida_conformance.cases import Case
from piramida_conformance.child import Limits
from piramida_conformance.plain import one_line, plain
from piramida_conformance.scenarios import Scenario
from piramida_conformance.shapes import Json
from piramida_conformance.stdio import Fault, NotStarted, Stdio
from piramida_conformance.subject import SubjectError

SAMPLES: Final = 10
_HINTS: Final = {
    "crash": "The program ended. An exception must become an answer `error`, not an end; its "
    "standard error is below.",
    "timeout": "Flush standard output after every line, and answer each request before the next "
    "one is read. A slow start is what --hello-timeout is for.",
    "garbage": "Nothing but answers may go to standard output, one JSON object a line, in UTF-8. "
    "Send logs to standard error.",
    "protocol": "Copy `id` from the request, answer once, with exactly one of result, unsupported "
    "and error. `piramida schema answer` has the types.",
    "not-run": "Start the command by hand and type the request below: an answer must appear.",
    "fail": "This must be answered with a result.",
    "unknown": "Answer an operation that you do not know with `unsupported`: a later kit may ask "
    "for more.",
    "bye": "End with exit code 0 when `bye` comes, or when standard input ends.",
}
_EXPECTED: Final = {
    "hello": '{"id": 1, "result": {"protocol": 1, "implementation": {"name": "…"}, '
    '"capabilities": {"disciplines": ["free"], "records": ["shot/1"]}}}',
    "ping": '{"id": 2, "result": {}}',
    "begin": '{"id": 3, "result": {}}, whatever other fields the request has',
    "unknown": '{"id": 4, "unsupported": {"what": "…"}}',
    "judge": '{"id": 5, "result": {"ruling": {"verdict": "legal", …}}}',
    "do": '{"id": 6, "result": {"outcome": {"accepted": true, "state": {…}}}}',
    "bye": "no answer, and exit code 0 within 2 s",
}


class _WrongError(Exception):
    """An answer that keeps to the protocol and is not what this check asks for."""


@dataclass(slots=True)
class _Doctor:
    subject: Stdio
    out: TextIO
    wrong: int = 0
    stopped: bool = False
    samples: list[Case] = field(default_factory=list)

    def check(self, what: str, expected: str, do: Callable[[], str]) -> None:
        """Do one check and tell how it went; after a failed handshake nothing more is tried."""
        if self.stopped:
            return
        try:
            said = do()
        except NotStarted as error:
            self.stopped = True
            self._tell(what, expected, str(error), "not-run")
        except SubjectError as error:
            self._tell(what, expected, str(error), str(getattr(error, "status", "fail")), error)
        except _WrongError as error:
            self._tell(what, expected, str(error), expected)
        else:
            self.out.write(f"ok    {what}{said and f': {said}'}\n")

    def _tell(
        self,
        what: str,
        expected: str,
        found: str,
        status: str,
        error: SubjectError | None = None,
    ) -> None:
        self.wrong += 1
        asked = self.subject.request
        self.out.write(f"WRONG {what}: {plain(found, lines=False)}\n")
        if asked is not None:
            self.out.write(f"      asked     {_short(asked)}\n")
        self.out.write(f"      expected  {_EXPECTED[expected]}\n      hint      {_HINTS[status]}\n")
        if isinstance(error, Fault) and error.stderr.strip():
            self.out.write("      standard error, its end\n")
            for line in error.stderr.splitlines()[-10:]:
                self.out.write(f"        {line}\n")

    # the checks

    def hello(self) -> str:
        """Start and shake hands; ping follows at once, so that a stray line shows."""
        self.subject.start()
        return f"{self.subject.name}, protocol 1"

    def begin(self) -> str:
        """Begin a case with a field that nobody knows."""
        self.subject.begin({"record": "game/1", "discipline": self._discipline()})
        self.subject.finish()
        return ""

    def unknown(self) -> str:
        """Ask for an operation that nobody knows."""
        self.subject.begin({"record": "game/1", "discipline": self._discipline()})
        answer = self.subject.exchange(f"x-{token_hex(3)}", {}, self.subject.limits.answer)
        if answer.unsupported is None:
            raise _WrongError(f"answered {_short(self.subject.answer or {})}")
        self.subject.finish()
        return ""

    def sample(self, case: Case) -> str:
        """Ask what a scenario asks, and tell what comes back; whether it is right is for `run`."""
        self.subject.begin(case.header)
        verdict = ""
        for exchange in case.exchanges:
            if exchange.op == "judge":
                verdict = str(self.subject.judge(exchange.asked).get("verdict"))
            else:
                accepted = self.subject.do(exchange.asked).get("accepted")
                verdict = "accepted" if accepted else "refused"
        self.subject.finish()
        return verdict

    def bye(self) -> str:
        """Say good-bye."""
        ended = self.subject.close()
        if ended is not None and ended.code != 0:
            raise _WrongError(f"the program: {ended}")
        return ""

    def _discipline(self) -> str:
        declared = self.subject.capabilities
        return min(declared.disciplines, default="free") if declared else "free"


def _short(value: Json) -> str:
    return one_line(json.dumps(value, ensure_ascii=False))


def _by_turns() -> list[Scenario]:
    """All scenarios, the first of every rule before the second of any."""
    turns: Counter[str] = Counter()
    found: list[tuple[int, Scenario]] = []
    for each in scenarios.load().scenarios:
        found.append((turns[each.file], each))
        turns[each.file] += 1
    return [each for _, each in sorted(found, key=lambda turn: turn[0])]


def samples(subject: Stdio) -> list[Case]:
    """Ten shots that the program declares to understand, of different rules, and one game."""
    declared = subject.capabilities
    if declared is None:
        return []
    shots, games = list[Case](), list[Case]()
    for scenario in _by_turns():
        case = cases.read(scenario)
        if case.error or declared.lack(case.needs):
            continue
        (shots if case.needs.record == "shot/1" else games).append(case)
        if len(shots) >= SAMPLES and (games or "game/1" not in declared.records):
            break
    return [*shots[:SAMPLES], *games[:1]]


def examine(command: Sequence[str], limits: Limits, out: TextIO) -> int:
    """Examine a program and tell what is wrong; exit code 0 nothing, 1 something, 3 no start."""
    subject = Stdio(command, limits)
    doctor = _Doctor(subject, out)
    try:
        doctor.check("hello, and ping right after it", "hello", doctor.hello)
        doctor.check("begin, with a field nobody knows", "begin", doctor.begin)
        doctor.check("an operation nobody knows", "unknown", doctor.unknown)
        for case in [] if doctor.stopped else samples(subject):
            op = "judge" if case.needs.record == "shot/1" else "do"
            doctor.check(f"{op}, {case.scenario.key}", op, partial(doctor.sample, case))
        doctor.check("bye", "bye", doctor.bye)
    finally:
        subject.close()
    out.writelines(f"odd   {warning}\n" for warning in subject.warnings)
    out.write(f"{doctor.wrong} wrong, {len(subject.warnings)} odd\n")
    return 3 if doctor.stopped else int(doctor.wrong > 0)
