"""A ruling in words, English or Russian, made on demand from its clauses and its evidence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

from piramida._texts import FOUND, READING_TEXTS, TITLES
from piramida.ruling import Completion, Foul, Ruling
from piramida.shot import (
    COLOURED,
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

Language = Literal["en", "ru"]

# A clause id, also in the role that links it.
_CLAUSE_ID: Final = re.compile(
    r"(?:\{rule\}`)?\b([GFCKDEP](?:\.(?:\d+(?:bis)?|[abc]|[np]\d+)\b)+)`?"
)
_MOST_NAMED: Final = 6
_LETTERS: Final = str.maketrans("abc", "абв")

_DOCUMENTS: Final = {
    "G": ("", ""),
    "F": ("Free pyramid ", "«Свободная пирамида», "),
    "C": ("Free pyramid with continuation ", "«Свободная пирамида с продолжением», "),
    "K": ("Combined pyramid ", "«Комбинированная пирамида», "),
    "D": ("Dynamic pyramid ", "«Динамичная пирамида», "),
    "E": ("Equipment ", "Оборудование, "),
    "P": ("Prizes ", "Призы, "),
}

_WORDS: Final = {
    "legal": ("Legal.", "Удар правильный."),
    "foul": ("Foul.", "Нарушение."),
    "replay": (
        "The shot is played again; nobody is penalised.",
        "Удар повторяется, никто не наказывается.",
    ),
    "events": ("events", "события"),
    "event": ("event", "событие"),
    "completed by": ("Completed by", "Удар завершён по пункту"),
    "penalty": ("Penalty", "Штраф"),
    "opponent lifts": ("the opponent lifts a ball.", "соперник снимает шар."),
    "shooter lifts": (
        "the player who was at the table lifts a ball.",
        "шар снимает игрок, выполнявший удар.",
    ),
    "one": ("one for all violations", "один за все нарушения"),
    "no item": ("29.1 has no item for it", "в 29.1 такого пункта нет"),
    "by opponent": ("by the other player", "со стороны соперника"),
    "counts": ("Counts:", "Засчитывается:"),
    "count": ("Count:", "Засчитываются:"),
    "spotted": ("To be spotted:", "Выставляется:"),
    "at": ("at", "в точке"),
    "put back": ("Put back where they were:", "Возвращаются на прежние места:"),
    "unsure": ("Left to the referee:", "Решает судья:"),
    "reading": ("Reading", "Толкование"),
    "mattered": ("decided here", "здесь оказалось решающим"),
}

_RAILS: Final = {
    "head": ("head rail", "передний борт"),
    "foot": ("foot rail", "задний борт"),
    "left": ("left rail", "левый борт"),
    "right": ("right rail", "правый борт"),
}

_EVENTS: Final[dict[type, tuple[str, str]]] = {
    Tip: ("tip", "наклейка"),
    Aim: ("line of the stroke", "направление удара"),
    Contact: ("contact", "соударение"),
    Rail: ("rail", "борт"),
    Cross: ("centre line", "центральная линия"),
    Frozen: ("came to rest frozen", "остановился вплотную"),
    Pocketed: ("pocket", "луза"),
    Return: ("came back out of the pocket", "вышел из лузы"),
    Bounce: ("rode on the rails", "прокатился по борту"),
    Jump: ("jumped", "выскочил"),
    Fall: ("fell by itself", "упал сам"),
    Stop: ("at rest", "остановка"),
    Disturbance: ("interference", "постороннее вмешательство"),
    Fault: ("the referee's word", "слово судьи"),
}

# What a referee's word says, by the kind of the fault.
_FAULTS: Final = {
    "not-tip": ("not struck with the tip", "удар не наклейкой"),
    "off-axis": ("not struck along the cue", "удар не вдоль оси кия"),
    "no-foot": ("no foot on the floor", "ни одной ноги на полу"),
    "touched": ("ball touched", "касание шара"),
    "double-hit": ("double hit", "двойной удар"),
    "push": ("push stroke", "проталкивание"),
    "frozen-push": ("push of a frozen ball", "проталкивание шара, стоящего вплотную"),
    "too-early": ("stroke too early", "преждевременный удар"),
    "impeded": ("cue ball impeded", "помеха движению битка"),
    "time-exceeded": ("time exceeded", "время истекло"),
    "distracted": ("shooter distracted", "помеха игроку"),
    "out-of-turn": ("stroke out of turn", "удар вне очереди"),
    "placement": ("cue ball placed wrongly", "биток поставлен неверно"),
}


def clause_name(clause: str, language: Language = "en") -> str:
    """Write a clause id as people do: `20.2.c`, in Russian `20.2.в`; General goes unnamed."""
    document, _, path = clause.partition(".")
    main, _, rest = path.partition(".n") if ".n" in path else (path, "", "")
    paragraph = ""
    if rest:
        number, _, after = rest.partition(".p")
        note = {"en": f", note {number}", "ru": f", примечание {number}"}[language]
        paragraph = note + (_paragraph(after, language) if after else "")
    elif match := re.fullmatch(r"(.*)\.p(\d+)", main):
        main, paragraph = match[1], _paragraph(match[2], language)
    main = main.replace("10bis", {"en": "10 (second)", "ru": "10 (второй)"}[language])
    if language == "ru":
        main = re.sub(r"\.([abc])$", lambda item: "." + item[1].translate(_LETTERS), main)
    return _in(_DOCUMENTS[document], language) + main + paragraph


def _paragraph(number: str, language: Language) -> str:
    return {"en": f", paragraph {number}", "ru": f", абзац {number}"}[language]


def name_balls(balls: Iterable[int], language: Language = "en") -> str:
    """Name balls in the nominative: `the coloured ball, balls 3, 5`."""
    chosen = tuple(balls)
    white = [str(ball) for ball in chosen if ball != COLOURED]
    words = []
    if COLOURED in chosen:
        words.append({"en": "the coloured ball", "ru": "цветной шар"}[language])
    if white:
        one, several = {"en": ("ball", "balls"), "ru": ("шар", "шары")}[language]
        words.append(f"{one if len(white) == 1 else several} {', '.join(white)}")
    return ", ".join(words)


def found(foul: Foul, language: Language = "en") -> str:
    """Say what was found: the sentence of the violated clause, with its balls filled in."""
    sentence = _in(FOUND.get(foul.clause, TITLES.get(foul.clause, (foul.clause,) * 2)), language)
    balls = name_balls(foul.balls, language)
    sentence = sentence.replace("{balls}", balls).replace("{ball}", balls)
    return sentence[:1].upper() + sentence[1:]


def explain(ruling: Ruling, shot: Shot, language: Language = "en") -> str:
    """Tell a ruling: verdict, clauses with their evidence, what counts, returns and was open."""
    lines = [_word(ruling.verdict, language)]
    lines += [_foul_line(foul, shot, language) for foul in ruling.fouls]
    if ruling.legal_by:
        lines.append(_completion_line(ruling.legal_by, shot, language))
    lines += _penalty_lines(ruling, language)
    if ruling.pocketed:
        verb = "counts" if len(ruling.pocketed) == 1 else "count"
        lines.append(f"{_word(verb, language)} {name_balls(ruling.pocketed, language)}.")
    for ball in ruling.returned:
        place = ruling.spots.get(ball.ball)
        where = f" {_word('at', language)} ({place.x:.4f}, {place.y:.4f})" if place else ""
        lines.append(
            f"{_word('spotted', language)} {name_balls([ball.ball], language)}{where}"
            f" ({clause_name(ball.clause, language)})."
        )
    if ruling.replaced:
        lines.append(f"{_word('put back', language)} {name_balls(ruling.replaced, language)}.")
    for fact in ruling.unsure:
        title = _in(TITLES.get(fact.clause, (fact.clause,) * 2), language)
        lines.append(f"{_word('unsure', language)} {clause_name(fact.clause, language)} {title}.")
    for used in ruling.readings:
        sentence = _in(READING_TEXTS[used.id][used.value], language)
        lines.append(
            f"{_word('reading', language)} {used.id} = {used.value} "
            f"{_word('mattered', language)}: {plain(sentence, language)}"
        )
    return "\n".join(lines)


def plain(sentence: str, language: Language = "en") -> str:
    """Write a sentence of spec/ without its markup: clause ids become their names."""
    named = _CLAUSE_ID.sub(lambda found: clause_name(found[1], language), sentence)
    return named.replace("`", "")


def describe(event: Event, language: Language = "en") -> str:
    """Name an event in a few words: `foot rail (3)`, `contact 0-3`."""
    word = _in(_EVENTS[type(event)], language)
    match event:
        case Contact(a=a, b=b):
            return f"{word} {a}{'-' if language == 'en' else '–'}{b}"
        case Disturbance(cause=cause):
            return f"{word}: {cause}"
        case Rail(rail=rail, part=part):
            word = _in(_RAILS[rail], language)
            if part != "rail":
                word += f" ({part if language == 'en' else 'губка лузы'})"
        case Pocketed(pocket=str(pocket)):
            word += f" {pocket}"
        case Aim(degrees=float(degrees)):
            word += f" {degrees:g}°"
        case Fault(kind=kind):
            word += f": {_in(_FAULTS[kind], language)}"
    return word if event.ball is None else f"{word} ({event.ball})"


def _foul_line(foul: Foul, shot: Shot, language: Language) -> str:
    by = "" if foul.offender == "shooter" else f" ({_word('by opponent', language)})"
    text = f"  {clause_name(foul.clause, language)}  {found(foul, language)}{by}"
    return _with_events(text, foul.events, shot, language)


def _completion_line(completion: Completion, shot: Shot, language: Language) -> str:
    title = _in(TITLES[completion.clause], language)
    text = (
        f"  {_word('completed by', language)} {clause_name(completion.clause, language)}: {title}."
    )
    return _with_events(text, completion.events, shot, language)


def _with_events(text: str, events: tuple[int, ...], shot: Shot, language: Language) -> str:
    if not events:
        return text
    shown = events if len(events) <= _MOST_NAMED else (*events[:3], *events[-2:])
    names = [describe(shot.events[index], language) for index in shown]
    if len(shown) < len(events):
        names.insert(3, "…")
    word = _word("event" if len(events) == 1 else "events", language)
    return f"{text}    {word} {_ranges(events)}: {', '.join(names)}"


def _ranges(events: tuple[int, ...]) -> str:
    """Write 1, 2, 3, 7 as 1-3, 7."""
    runs: list[list[int]] = []
    for event in events:
        if runs and event == runs[-1][-1] + 1:
            runs[-1].append(event)
        else:
            runs.append([event])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _penalty_lines(ruling: Ruling, language: Language) -> list[str]:
    lines = []
    for offender, lifts in (("shooter", "opponent lifts"), ("opponent", "shooter lifts")):
        fouls = [foul for foul in ruling.fouls if foul.offender == offender]
        if not fouls:
            continue
        items = [clause_name(foul.penalty, language) for foul in fouls if foul.penalty]
        named = ", ".join(dict.fromkeys(items)) or _word("no item", language)
        one = f", 29.2: {_word('one', language)}" if len(fouls) > 1 else ""
        lines.append(f"{_word('penalty', language)} ({named}{one}): {_word(lifts, language)}")
    return lines


def _word(key: str, language: Language) -> str:
    return _in(_WORDS[key], language)


def _in(pair: tuple[str, str], language: Language) -> str:
    return pair[1 if language == "ru" else 0]
