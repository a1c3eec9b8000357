"""A program at the other end of two pipes: lines to it and from it, with deadlines.

It runs in a process group of its own, so that whatever it started ends with it. Its standard
error is always drained and its end kept. One thread: everything waits in one `poll`.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["crash", "timeout", "garbage", "protocol"]

_CHUNK: Final = 1 << 16
_SLICE: Final = 0.05
_GRACE: Final = 0.2
_READABLE: Final = getattr(select, "POLLIN", 1)
_WRITABLE: Final = getattr(select, "POLLOUT", 4)
SYSTEM: Final = hasattr(select, "poll") and hasattr(os, "killpg")
"""Whether this system can run a program behind a pipe: Linux, macOS, other Unix, WSL."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for an answer and for that to `hello`, bytes of a line, bytes of standard error."""

    hello: float = 10.0
    answer: float = 2.0
    line: int = 1 << 20
    stderr: int = 64 << 10


class Trouble(Exception):  # noqa: N818 - it is a finding about the program, not an error of ours
    """What a program did instead of answering: its kind, in words, and the bytes in question."""

    def __init__(self, kind: Kind, what: str, content: bytes = b"") -> None:
        super().__init__(what)
        self.kind: Kind = kind
        self.what = what
        self.content = content


@dataclass(frozen=True, slots=True)
class Exit:
    """How a program ended: its exit code, or the signal as a negative number; None: by us."""

    code: int | None

    def __str__(self) -> str:
        """Say it in words."""
        if self.code is None:
            return "ended by the kit"
        if self.code >= 0:
            return f"exit code {self.code}"
        try:
            return f"signal {signal.Signals(-self.code).name}"
        except ValueError:
            return f"signal {-self.code}"


class Child:
    """One run of the program; raises OSError where it cannot be started."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream)
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._poll = select.poll()
        self._poll.register(self._out, _READABLE)
        self._poll.register(self._err, _READABLE)
        self._waiting = memoryview(b"")
        self._buffer = bytearray()
        self._searched = 0
        self._eof = False
        self._tail = bytearray()

    @property
    def pid(self) -> int:
        """The process id, which is that of its group too."""
        return self._process.pid

    @property
    def stderr(self) -> str:
        """The end of what it wrote on standard error."""
        return self._tail.decode("utf-8", "backslashreplace")

    # asking

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send one line and give the next line of the program; raises Trouble."""
        deadline = time.monotonic() + seconds
        self._waiting = memoryview(line)
        self._write()
        while True:
            if not self._waiting and (found := self._take_line()) is not None:
                return found
            if self._eof:
                raise Trouble("crash", "it ended without an answer", bytes(self._buffer))
            left = deadline - time.monotonic()
            if left <= 0:
                raise self._late(seconds)
            if not self._wait(min(left, _SLICE)) and self._exit_code() is not None:
                # It is gone, and somebody else keeps its pipe open.
                self._eof = True

    def surplus(self) -> bytes:
        """Look once, without waiting, whether the program has said more than it was asked."""
        for descriptor, _ in self._poll.poll(0):
            if descriptor == self._out:
                self._read()
        return bytes(self._buffer)

    def _late(self, seconds: float) -> Trouble:
        what = f"no answer within {seconds:g} s"
        if self._buffer:
            what = f"half a line, and no end of it within {seconds:g} s"
        return Trouble("timeout", what, bytes(self._buffer))

    def _take_line(self) -> bytes | None:
        end = self._buffer.find(b"\n", self._searched)
        length = len(self._buffer) if end < 0 else end
        if length > self._limits.line:
            what = f"a line of more than {self._limits.line} bytes"
            raise Trouble("protocol", what, bytes(self._buffer[:_CHUNK]))
        if end < 0:
            self._searched = len(self._buffer)
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        self._searched = 0
        return line

    # the pipes

    def _wait(self, seconds: float) -> bool:
        """Wait until something can be read or written, and do it; False where nothing came."""
        events = self._poll.poll(max(1, round(seconds * 1000)))
        for descriptor, _ in events:
            if descriptor == self._in:
                self._write()
            elif descriptor == self._out:
                self._read()
            else:
                self._read_stderr()
        return bool(events)

    def _write(self) -> None:
        try:
            while self._waiting:
                self._waiting = self._waiting[os.write(self._in, self._waiting) :]
        except BlockingIOError:
            self._poll.register(self._in, _WRITABLE)
            return
        except BrokenPipeError:
            # Nobody reads: it is gone, or will be late.
            self._waiting = memoryview(b"")
        with contextlib.suppress(KeyError):
            self._poll.unregister(self._in)

    def _read(self) -> None:
        if self._eof:
            return
        try:
            chunk = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return
        if chunk:
            self._buffer += chunk
        else:
            self._eof = True
            self._poll.unregister(self._out)

    def _read_stderr(self) -> bool:
        try:
            chunk = os.read(self._err, _CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._poll.unregister(self._err)
            return False
        self._tail += chunk
        del self._tail[: -self._limits.stderr]
        return True

    # ending

    def _exit_code(self) -> int | None:
        """How the program itself ended, None while it runs; it stays to be waited for.

        Until then its id, which is that of its group, cannot become somebody else's.
        """
        state = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if state is None:
            return None
        return state.si_status if state.si_code == os.CLD_EXITED else -state.si_status

    def end(self) -> Exit:
        """End the program and its whole group; says how it had ended by itself."""
        if self._process.returncode is not None:
            return Exit(self._process.returncode)
        code = self._own_end(_GRACE if self._eof else 0.0)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for _ in range(self._limits.stderr // _CHUNK + 2):
            if not self._read_stderr_again():
                break
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        return Exit(code)

    def leave(self, line: bytes, seconds: float) -> Exit:
        """Say good-bye, wait so long for it to go by itself, then end it."""
        self._waiting = memoryview(line)
        self._write()
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0 and self._exit_code() is None:
            self._wait(min(left, _GRACE / 40))
        return self.end()

    def _own_end(self, seconds: float) -> int | None:
        deadline = time.monotonic() + seconds
        while (code := self._exit_code()) is None and time.monotonic() < deadline:
            time.sleep(_GRACE / 100)
        return code

    def _read_stderr_again(self) -> bool:
        try:
            return self._read_stderr()
        except (KeyError, OSError):
            return False
