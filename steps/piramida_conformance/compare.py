"""`piramida conformance compare`: random scenarios to engine and program, until they differ.

Shots and games of every discipline that the program declares, as far as its facts, actions and
readings go. The first difference is made as small as it gets and printed as a scenario that the
engine passes and the program does not, ready to be kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TextIO

from piramida_conformance import scenarios, stating
from piramida_conformance import spec as rulebook
from piramida_conformance.cases import Recorder
from piramida_conformance.child import Limits
from piramida_conformance.drawing import NO_SCENARIO, Draft, Line, Move, drafts, sound
from piramida_conformance.plain import one_line, plain
from piramida_conformance.play import Mismatch, Play
from piramida_conformance.progress import Progress
from piramida_conformance.protocol import Capabilities
from piramida_conformance.registry import Language
from piramida_conformance.shapes import Json
from piramida_conformance.spec import Clause, Spec
from piramida_conformance.stdio import NotRun, NotStarted, Stdio
from piramida_conformance.subject import Reference, Subject, SubjectError

_TRIES: Final = 400
_ANSWER: Final = "an answer"

# Comparing ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two subjects differ: the fact, what each says, and the sentence that states it."""

    fact: str
    engine: str
    program: str
    line: Line


@dataclass(frozen=True, slots=True)
class Found:
    """A draft up to the move on which they differ, with all the differences there."""

    draft: Draft
    differences: tuple[Difference, ...]


@dataclass(slots=True)
class Pair:
    """The engine and the program, told the same."""

    program: Subject
    declared: Capabilities

    def difference(self, draft: Draft) -> Found | None:
        """The first move of a draft after which they differ, None where they agree.

        Raises NotRun where there is nobody left to be asked.
        """
        engine, program = Play(Reference()), Play(self.program)
        try:
            for each in draft.givens:
                each.do(engine)
                each.do(program)
            for number, move in enumerate(draft.moves, 1):
                if found := self._after(move, engine, program):
                    return Found(replace(draft, moves=draft.moves[:number]), found)
        finally:
            _finish(self.program)
        return None

    def _after(self, move: Move, engine: Play, program: Play) -> tuple[Difference, ...]:
        for each in move:
            each.do(engine)
        holding = stating.stated(engine, self.declared)
        try:
            for each in move:
                each.do(program)
            return tuple(_differing(holding, program))
        except NotRun:
            raise
        except NO_SCENARIO as error:
            return tuple(Difference(_ANSWER, "given", str(error), each) for each in holding[:1])


def _finish(subject: Subject) -> None:
    """End the case; what it does wrong beside its answers ends it too, and the next one begins."""
    try:
        getattr(subject, "finish", lambda: None)()
    except NotRun:
        raise
    except SubjectError:
        return


def _differing(holding: Sequence[Line], program: Play) -> Iterator[Difference]:
    """The sentences that hold for the engine and not for the program."""
    for each in holding:
        try:
            each.do(program)
        except Mismatch as error:
            yield Difference(error.fact, str(error.expected), str(error.got), each)


def shrink(found: Found, again: Callable[[Draft], Found | None]) -> Found:
    """Make a difference smaller as long as there still is one, within a number of tries.

    A program that has broken down too often by then cannot be asked any more.
    """
    tries = 0
    smaller: Found | None = found
    while smaller is not None:
        found, smaller = smaller, None
        for less in found.draft.smaller():
            tries += 1
            if tries > _TRIES:
                return found
            try:
                smaller = again(less)
            except NotRun:
                return found
            if smaller is not None:
                break
    return found


# Writing a scenario ---------------------------------------------------------------------------


_WORDS: Final[Mapping[Language, tuple[str, ...]]] = {
    "en": ("Scenario", "Rule", "Given", "When", "Then", "And"),
    "ru": ("Сценарий", "Правило", "Допустим", "Когда", "Тогда", "И"),
}


def _clauses(draft: Draft) -> tuple[str, ...]:
    """The clauses that the engine's last answer is about."""
    play = Play(Reference())
    draft.tell(play)
    ruling = play.answered or {}
    refused: Json = (play.begun and play.game.outcomes[-1].get("error")) or {}
    completed = ruling.get("legal_by") or {}
    violated = [foul["clause"] for foul in ruling.get("fouls") or ()]
    named = violated or [refused.get("clause") or completed.get("clause") or "G.20"]
    return tuple(dict.fromkeys(map(str, named)))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a scenario belongs: file, language and rule, and an id that is free there."""

    file: str
    language: Language
    rule: str
    id: str


def _leaf(spec: Spec, name: str) -> Clause:
    """The clause, or the first one below it that a scenario can be tagged with."""
    return next(each for each in spec.leaves if each.id == name or each.id.startswith(f"{name}."))


def _place(clause: Clause) -> _Place:
    file = clause.file.replace("spec/", "features/", 1).replace(".md", ".feature")
    written = [each for each in scenarios.load().features if each.file == file]
    language: Language = "ru" if any(each.language == "ru" for each in written) else "en"
    folder, name = file.split("/")[-2:]
    stem = f"{folder}-{name.partition('-')[0]}"
    known = [each.id for feature in written for each in feature.scenarios if each.id]
    last = max((int(name.rpartition("-")[2]) for name in known), default=0)
    return _Place(file, language, getattr(clause.titles, language), f"{stem}-{last + 1:02}")


def scenario(found: Found, english: str, russian: str) -> str:
    """The difference as a scenario in the words of the suite and of the file that it belongs to."""
    spec = rulebook.load()
    clause, *others = (_leaf(spec, name) for name in _clauses(found.draft))
    place = _place(clause)
    title, rule, given, when, then, also = _WORDS[place.language]
    titles = {"en": english, "ru": russian}
    readings = [
        f"reading.{value}"
        for each in found.draft.givens
        for name, value in each.values
        if name == "reading"
    ]
    (other,) = titles.keys() - {place.language}
    lines = [
        f"# {place.file}, {rule}: {place.rule}",
        " ".join(f"@{tag}" for tag in (f"id.{place.id}", *(each.id for each in others), *readings)),
        f"{title}: {titles[place.language]}",
        f"  {other.upper()}: {titles[other]}",
    ]
    thens = tuple(each.line for each in found.differences)
    for keyword, said in ((given, found.draft.givens), (when, found.draft.whens), (then, thens)):
        lines += [
            f"  {also if number else keyword} {each.text(place.language)}"
            for number, each in enumerate(said)
        ]
    return "".join(f"    {each}\n" for each in lines)


# The command ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Comparison:
    """How the two are compared, how often, and where it is told."""

    pair: Pair
    number: int
    seed: int
    out: TextIO
    progress: TextIO

    def run(self) -> int:
        """Ask until they differ or enough was asked; gives the exit code."""
        draw = Random(self.seed)  # noqa: S311 - it hides nothing
        bar = Progress(self.progress, self.number, "random scenarios")
        for count, draft in zip(
            range(1, self.number + 1), drafts(draw, self.pair.declared), strict=False
        ):
            found = self.pair.difference(draft)
            if found is not None:
                bar.end()
                self._tell(shrink(found, self._again), count)
                return 1
            bar.step()
        bar.end()
        self.out.write(f"{self.number} random scenarios, seed {self.seed}: no difference\n")
        return 0

    def _again(self, draft: Draft) -> Found | None:
        return self.pair.difference(draft) if sound(draft, self.pair.declared) else None

    def _tell(self, found: Found, count: int) -> None:
        out = self.out
        out.write(f"{one_line(self.pair.program.name)} and the engine differ.\n\n")
        english = f"Random scenario {count} of seed {self.seed}"
        russian = f"Случайный сценарий {count} с начальным числом {self.seed}"
        out.write(scenario(found, english, russian))
        for each in found.differences:
            said = (each.fact, f"  engine   {each.engine}", f"  program  {each.program}")
            out.write("\n" + "".join(f"{plain(text, lines=False)}\n" for text in said))
        out.write("\nasked\n")
        out.writelines(f"  {asked}\n" for asked in _asked(found.draft))


def _asked(draft: Draft) -> Iterator[str]:
    """What a draft asks, as it goes over the wire."""
    recorder = Recorder(Reference())
    play = Play(recorder)
    draft.tell(play)
    if play.begun is not None:
        yield json.dumps(recorder.header)
    yield from (json.dumps(exchange.asked) for exchange in recorder.exchanges)


def run(  # noqa: PLR0913 - the options of the command
    command: Sequence[str],
    limits: Limits,
    *,
    number: int,
    seed: int,
    out: TextIO,
    progress: TextIO,
    strict: bool = False,
) -> int:
    """Compare on so many random scenarios.

    Exit code 0 they agree, 1 they differ, 3 no start, 4 no end, 5 nothing can be compared.
    """
    program = Stdio(command, limits, strict)
    try:
        program.start()
        declared = program.capabilities
        if declared is None or next(drafts(Random(seed), declared), None) is None:  # noqa: S311 - same
            out.write("the program declares neither shots nor games of pyramid\n")
            return 5
        return Comparison(Pair(program, declared), number, seed, out, progress).run()
    except NotRun as error:
        out.write(f"{error}\n")
        return 4
    except NotStarted as error:
        out.write(f"{error}\n")
        return 3
    finally:
        program.close()
