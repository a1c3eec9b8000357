"""An outcome of a game in words, English or Russian: what was done, and what is due now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from piramida._values import JSON, RecordError
from piramida.choices import RefusedError
from piramida.explain import Language, clause_name, explain, found
from piramida.explain_refusal import refused
from piramida.match import Outcome
from piramida.state import State

_DONE: Final[Mapping[str, tuple[str, str]]] = {
    "lag": ("Lag", "Розыгрыш"),
    "choose": ("{by} chooses: {option}", "{by} выбирает: {option}"),
    "rack": ("The rack is checked", "Пирамида проверена"),
    "place": ("{by} places the cue ball", "{by} устанавливает биток"),
    "inform": ("{to} is informed", "{to} предупреждён"),
    "adjust": ("{by} adjusts the cue ball", "{by} поправляет биток"),
    "shot": ("Stroke of {by}", "Удар: {by}"),
    "lift": ("{by} lifts ball {ball}", "{by} снимает шар {ball}"),
    "fault": ("Violation of {by}", "Нарушение: {by}"),
    "fall": ("Ball {ball} falls by itself", "Шар {ball} упал сам"),
    "warn": ("{to} is warned of slow play", "{to}: предупреждение за затягивание игры"),
    "limit": ("Time limit {seconds} s for both", "Лимит времени для обоих: {seconds} с"),
    "call-time": ("Time is called to {to}", "{to}: объявлено «время»"),
    "disturb": ("Outside interference", "Постороннее вмешательство"),
    "next-game": ("Next game", "Следующая партия"),
    "time-over": ("The playing time is over", "Время игры истекло"),
}

_DUE: Final[Mapping[str, tuple[str, str]]] = {
    "lag": ("the lag is played", "разыгрывается начальный удар"),
    "lag-choice": ("{side} chooses who breaks", "{side} выбирает, кто выполняет начальный удар"),
    "place": ("{player} strikes, cue ball in hand", "бьёт {player}, биток с руки"),
    "break": ("{player} breaks", "{player} выполняет начальный удар"),
    "play": ("{player} strikes", "бьёт {player}"),
    "penalty-ball": ("{lifter} may lift a ball", "{lifter} вправе снять шар"),
    "in-lieu-ball": (
        "{lifter} lifts a ball in place of the cue ball",
        "{lifter} снимает шар вместо битка",
    ),
    "foul-choice": ("{side} chooses who strikes", "{side} выбирает, кто бьёт"),
    "break-choice": (
        "{side} chooses what follows the illegal break",
        "{side} выбирает, что следует за неправильным начальным ударом",
    ),
    "rack-choice": (
        "{side} chooses who breaks the new rack",
        "{side} выбирает, кто разбивает новую пирамиду",
    ),
    "game-over": ("the game is over, {winner}", "партия окончена, {winner}"),
    "match-over": ("the match is over, {winner}", "встреча окончена, {winner}"),
}


def explain_outcome(action: JSON, outcome: Outcome, language: Language = "en") -> str:
    """Tell an outcome: the action, its ruling or its refusal, the score, and what is due."""
    lines = [_told(action, language)]
    if outcome.refusal is not None:
        lines.append("  " + refusal(outcome.refusal, language))
    elif outcome.ruling is not None and outcome.shot is not None:
        lines.append(explain(outcome.ruling, outcome.shot, language))
    elif outcome.ruling is not None:
        lines += [
            f"  {clause_name(foul.clause, language)}  {found(foul, language)}"
            + ("" if foul.offender in ("shooter", "opponent") else f" ({foul.offender})")
            for foul in outcome.ruling.fouls
        ]
    score = ", ".join(f"{side} {points}" for side, points in outcome.state.score.items())
    now = {"en": "Score", "ru": "Счёт"}[language]
    due = {"en": "Now", "ru": "Теперь"}[language]
    lines.append(f"{now}: {score}. {due}: {waits_for(outcome.state, language)}.")
    return "\n".join(lines)


def refusal(why: RefusedError | RecordError, language: Language = "en") -> str:
    """Say why an action was refused, with the clause it offends."""
    word = {"en": "Refused", "ru": "Не принято"}[language]
    if isinstance(why, RefusedError):
        return f"{word} ({clause_name(why.clause, language)}): {why.message(language)}"
    return f"{word}: {refused(why, language)}"


def waits_for(state: State, language: Language = "en") -> str:
    """Say what a state waits for."""
    turn = state.turn
    lifter = state.lieu_by or state.swap_by or (state.claims[0] if state.claims else "")
    nobody = {"en": "nobody has won", "ru": "победителя нет"}[language]
    won = {"en": "{} has won", "ru": "победитель — {}"}[language].format(state.winner)
    return _DUE[state.phase][1 if language == "ru" else 0].format(
        side="" if turn is None else turn.side,
        player="" if turn is None else turn.player,
        lifter=lifter,
        winner=nobody if state.winner is None else won,
    )


def _told(action: JSON, language: Language) -> str:
    do = action.get("do") if isinstance(action, dict) else None
    if not isinstance(do, str) or do not in _DONE:
        return {"en": "Unknown action.", "ru": "Неизвестное действие."}[language]
    text = _DONE[do][1 if language == "ru" else 0]
    fields = {name: action.get(name, "?") for name in ("by", "to", "option", "ball", "seconds")}
    return text.format(**fields) + "."
