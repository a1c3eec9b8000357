"""What a scenario that fails says: clause, step, place, facts expected and got, and the events."""

from __future__ import annotations

import json
from typing import Final

from piramida_conformance.play import Game, Mismatch, Play, ScenarioError
from piramida_conformance.registry import StepError
from piramida_conformance.scenarios import Scenario, Step
from piramida_conformance.subject import Json, SubjectError

_MOST: Final = 40


def status_of(error: BaseException) -> str:
    """The status of a scenario that ended with this error: the subject's fault or the kit's.

    A subject that broke down says itself how, in `status`.
    """
    if isinstance(error, (Mismatch, SubjectError)):
        return str(getattr(error, "status", "fail"))
    return "kit-error"


def _reason(error: BaseException) -> list[str]:
    status = status_of(error)
    if isinstance(error, Mismatch):
        return [error.fact, f"  expected  {error.expected}", f"  got       {error.got}"]
    if isinstance(error, SubjectError):
        what = "the subject refused the record" if status == "fail" else status
        return [f"{what}: {error}"]
    if isinstance(error, (ScenarioError, StepError)):
        return [str(error)]
    return [f"{type(error).__name__}: {error}"]


def reason(error: BaseException) -> str:
    """Why a scenario did not pass, in one line."""
    return " ".join(" ".join(_reason(error)).split())


def _event(number: int, event: Json, *, cited: bool) -> str:
    facts = " ".join(
        f"{name}={json.dumps(value, ensure_ascii=False)}"
        for name, value in event.items()
        if name != "type"
    )
    return f"  {'>' if cited else ' '} {number:2} {event['type']:8} {facts}".rstrip()


def _cited(ruling: Json) -> set[int]:
    """The events that the ruling gives as its evidence."""
    evidence = [ruling.get("legal_by") or {}, *(ruling.get("fouls") or ())]
    return {index for row in evidence for index in row.get("events") or ()}


def _events(play: Play) -> list[str]:
    cited = _cited(play.answered or {})
    lines = [
        _event(number, event, cited=number in cited)
        for number, event in enumerate(play.shot.events[:_MOST])
    ]
    rest = len(play.shot.events) - len(lines)
    return [
        "events (> evidence of the ruling)",
        *lines,
        *([f"    and {rest} more"] if rest else []),
    ]


def _action(number: int, action: Json, outcome: Json) -> str:
    facts = " ".join(
        f"{name}={json.dumps(value, ensure_ascii=False)}"
        for name, value in action.items()
        if name not in {"do", "events", "start", "end"}
    )
    sign = "  " if outcome.get("accepted") is True else "! "
    return f"  {sign}{number:2} {action['do']:8} {facts}".rstrip()


def _actions(game: Game) -> list[str]:
    """The last actions of a game, without the events of its strokes."""
    done = list(enumerate(zip(game.actions, game.outcomes, strict=False)))
    lines = [_action(number, *pair) for number, pair in done[-_MOST:]]
    return ["actions (! refused)", *lines]


def message(scenario: Scenario, step: Step | None, error: BaseException, play: Play | None) -> str:
    """The whole message of a scenario that did not pass, some lines of plain text."""
    title = scenario.titles.ru if scenario.language == "ru" else scenario.titles.en
    lines = [f"{scenario.key}  {title}", f"clause    {', '.join(scenario.clauses)}"]
    if step is not None:
        lines += [f"step      {step.keyword} {step.text}", f"at        {scenario.file}:{step.line}"]
    else:
        lines.append(f"at        {scenario.file}:{scenario.line}")
    lines += _reason(error)
    if play is not None and play.begun is not None:
        lines += _actions(play.begun)
    if play is not None and play.shot.events:
        lines += _events(play)
    return "\n".join(lines)
