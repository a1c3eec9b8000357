"""The subject behind a pipe: any program that speaks protocol 1 on its standard streams.

A fault of the program costs the case at hand: its process group is ended, the fault is raised
with what shows it, and the next case gets a new process. Nothing is asked twice.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from secrets import token_hex
from typing import Any, Final

from piramida_conformance import protocol
from piramida_conformance.child import SYSTEM, Child, Exit, Kind, Limits, Trouble
from piramida_conformance.messages import PROTOCOL
from piramida_conformance.plain import one_line, plain, quote
from piramida_conformance.protocol import Answer, AnswerError, Capabilities
from piramida_conformance.shapes import Json
from piramida_conformance.subject import SubjectError

__all__ = ["Fault", "Limits", "NotRun", "NotStarted", "Stdio", "kit_version"]

MOST_IN_A_ROW: Final = 5
MOST: Final = 20
_STARTS: Final = 2
_BYE: Final = 2.0


def kit_version() -> str:
    """The version of the kit that is installed, 0 where it is not."""
    try:
        return version("piramida")
    except PackageNotFoundError:
        return "0"


class Fault(SubjectError):  # noqa: N818 - it is a finding about the program
    """The program broke the protocol, or broke down; `status` is the kind of it.

    `quoted`: the offending bytes as text; `exit`: how the process ended; `stderr`: the end of
    what it wrote there.
    """

    def __init__(self, trouble: Trouble, ended: Exit, stderr: str) -> None:
        quoted = quote(trouble.content)
        parts = [
            trouble.what,
            str(ended) if trouble.kind == "crash" else "",
            quoted and f"«{quoted}»",
        ]
        super().__init__("; ".join(part for part in parts if part))
        self.status: Kind = trouble.kind
        self.quoted = quoted
        self.exit = ended
        self.stderr = plain(stderr)


class NotStarted(SubjectError):  # noqa: N818 - same
    """The program did not start: no process, or no proper answer to hello."""

    status = "not-run"


class NotRun(SubjectError):  # noqa: N818 - same
    """The kit has given this program up; what is left is not run."""

    status = "not-run"


@dataclass(slots=True)
class Stdio:
    """A program behind a pipe. `strict`: fields that the format does not know are faults too.

    `faults` counts what it did wrong by kind, `warnings` what is odd and no fault; `stopped` says
    why the rest is not run, and is empty while the program is being asked.
    """

    command: Sequence[str]
    limits: Limits = field(default_factory=Limits)
    strict: bool = False
    implementation: Json = field(default_factory=dict)
    capabilities: Capabilities | None = None
    warnings: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    stopped: str = ""
    starts: int = 0
    request: Json | None = None
    answer: Json | None = None
    _child: Child | None = None
    _ids: count[int] = field(default_factory=lambda: count(1))
    _in_a_row: int = 0
    _faulty: bool = False
    _asked: bool = False
    _canary: str = field(default_factory=lambda: f"x-{token_hex(4)}")

    @property
    def name(self) -> str:
        """What it calls itself, else its command."""
        if not self.implementation:
            return one_line(shlex.join(self.command))
        said = [self.implementation["name"], self.implementation.get("version", "")]
        return one_line(" ".join(part for part in said if part))

    @property
    def pid(self) -> int | None:
        """The process that answers now, None between two of them."""
        return None if self._child is None else self._child.pid

    @property
    def stderr(self) -> str:
        """The end of what the process at hand wrote on standard error."""
        return "" if self._child is None else plain(self._child.stderr)

    # starting and leaving

    def start(self) -> None:
        """Start the program and shake hands; raises NotStarted after the second failure."""
        if not SYSTEM:
            self.stopped = "programs behind a pipe need Linux, macOS or another Unix (or WSL)"
            raise NotStarted(self.stopped)
        reasons: list[str] = []
        for _ in range(_STARTS):
            try:
                self._hello()
            except _NoUseError as error:
                reasons = [str(error)]
                break
            except (Fault, OSError, SubjectError) as error:
                reasons.append(str(error))
            else:
                return
        self.stopped = f"hello failed: {reasons[-1]}"
        raise NotStarted(self.stopped)

    def _hello(self) -> None:
        self._child = Child(self.command, self.limits)
        self.starts += 1
        fields = {
            "protocol": protocol.offered(),
            "kit": {"name": "piramida", "version": kit_version()},
            "limits": {
                "hello": self.limits.hello,
                "answer": self.limits.answer,
                "line": self.limits.line,
            },
            self._canary: True,
        }
        answer = self.exchange("hello", fields, self.limits.hello)
        if answer.result is None:
            self._drop()
            raise _refused(answer)
        if answer.result["protocol"] != PROTOCOL:
            self._drop()
            raise _NoUseError(
                f"it chose protocol {answer.result['protocol']}, the kit speaks {PROTOCOL}"
            )
        self._learn(answer.result)
        self.exchange("ping", {}, self.limits.answer)

    def _learn(self, result: Json) -> None:
        capabilities, warnings = protocol.read_capabilities(result["capabilities"])
        if self.capabilities is not None and capabilities != self.capabilities:
            warnings.append("after a restart hello declares other capabilities; the first count")
        self.warnings.update(one_line(warning) for warning in warnings)
        self.capabilities = self.capabilities or capabilities
        self.implementation = result["implementation"]

    def close(self) -> Exit | None:
        """Say good-bye and end what is left of the program; gives how it ended by itself."""
        child, self._child = self._child, None
        if child is None:
            return None
        ended = child.leave(protocol.write({"id": next(self._ids), "op": "bye"}), _BYE)
        if ended.code != 0:
            self.warnings[f"after bye: {ended}, expected exit code 0 within {_BYE:g} s"] += 1
        return ended

    def _drop(self) -> tuple[Exit, str]:
        child, self._child = self._child, None
        if child is None:
            return Exit(None), ""
        ended = child.end()
        return ended, child.stderr

    # the subject

    def begin(self, header: Json) -> None:
        """Begin a case, in a new process where the last one is gone; raises NotRun, Fault."""
        self._settled()
        self.request = self.answer = None
        if not self.stopped and self._child is None:
            try:
                self.start()
            except NotStarted as error:
                raise NotRun(str(error)) from error
        if self.stopped:
            raise NotRun(self.stopped)
        self._asked = True
        fields = {"case": token_hex(8), "header": header, self._canary: True}
        self._result("begin", fields)

    def judge(self, record: Json) -> Json:
        """The program's ruling on one shot record."""
        ruling: Json = self._result("judge", {"record": record})["ruling"]
        return ruling

    def do(self, action: Json) -> Json:
        """The program's outcome of one action."""
        outcome: Json = self._result("do", {"action": action})["outcome"]
        return outcome

    def finish(self) -> None:
        """End the case: whatever else the program says because of it is blamed on it.

        Raises Fault where it has said too much, or has broken down since its last answer.
        """
        if self._child is not None and self._asked:
            self.exchange("ping", {}, self.limits.answer)
        self._settled()

    def _settled(self) -> None:
        """Count a case that went by without a fault."""
        if self._asked and not self._faulty:
            self._in_a_row = 0
        self._asked = self._faulty = False

    def _result(self, op: str, fields: Json) -> Json:
        if self._child is None:
            raise NotRun(self.stopped or "the program has broken down earlier in this case")
        answer = self.exchange(op, fields, self.limits.answer)
        if answer.result is None:
            raise _refused(answer)
        return answer.result

    def exchange(self, op: str, fields: Json, seconds: float) -> Answer:
        """Ask and understand the answer; raises Fault, having ended the program."""
        assert self._child is not None  # noqa: S101 - whoever calls has seen to it
        request = {"id": next(self._ids), "op": op, **fields}
        if op != "ping":
            self.request, self.answer = request, None
        line = b""
        try:
            line = self._child.ask(protocol.write(request), seconds)
            said = protocol.read(line)
            if op != "ping":
                self.answer = said
            answer = protocol.understand(op, request["id"], said, strict=self.strict)
            self._no_surplus(request["id"])
        except AnswerError as error:
            kind: Kind = "garbage" if error.kind == "garbage" else "protocol"
            raise self._fault(Trouble(kind, str(error), line)) from error
        except Trouble as trouble:
            raise self._fault(trouble) from trouble
        if answer.unknown:
            self.warnings.update(f"unknown field {one_line(name)}" for name in answer.unknown)
        return answer

    def _no_surplus(self, number: int) -> None:
        assert self._child is not None  # noqa: S101 - same
        surplus = self._child.surplus()
        if not surplus:
            return
        try:
            again = protocol.read(surplus.partition(b"\n")[0]).get("id") == number
        except AnswerError:
            again = False
        if again:
            raise Trouble("protocol", "it answered twice", surplus)
        raise Trouble("garbage", "more than one line to one request", surplus)

    def _fault(self, trouble: Trouble) -> Fault:
        ended, stderr = self._drop()
        fault = Fault(trouble, ended, stderr)
        self.faults[fault.status] += 1
        self._faulty = True
        self._in_a_row += 1
        if self._in_a_row >= MOST_IN_A_ROW:
            self.stopped = f"{self._in_a_row} faults in a row, the last one: {fault}"
        elif self.faults.total() >= MOST:
            self.stopped = f"{self.faults.total()} faults, the last one: {fault}"
        return fault


class _NoUseError(NotStarted):
    """There is no use in starting it once more."""


def _refused(answer: Answer) -> SubjectError:
    """What to raise for an answer that is no result."""
    if answer.unsupported is not None:
        said = answer.unsupported
        return SubjectError(
            f"declared and answered unsupported: {one_line(said['what'])} "
            f"({one_line(said.get('why', 'no reason'))})"
        )
    error: dict[str, Any] = answer.error or {}
    what = f"{one_line(error['code'])}: {one_line(error.get('message', ''))}"
    if error["code"] == "no-common-protocol":
        ours, theirs = protocol.offered(), one_line(repr(error.get("data")))
        return _NoUseError(f"no common protocol: the kit speaks {ours}, the program {theirs}")
    return SubjectError(what)
