"""A refusal in words, English or Russian: what was found in a record, and what was expected.

Errors speak English, for programs. For people each phrase of theirs is read back from its English
and said in Russian: `PHRASES` holds them all. A slot is written as where the error is raised,
`{least:g}` for a number; what fills it is a value, a name or a word of the format and stays.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from string import Formatter
from typing import Final

from piramida._values import RecordError
from piramida.explain import Language

_NUMBER: Final = r"[-+]?(?:[\d.]+(?:e[-+]?\d+)?|inf)"
# How lengths are formatted that were worked out; no record holds them.
_LENGTH: Final = ".1f"


class Phrasebook:
    """Phrases in English, with slots, and the same in Russian."""

    def __init__(self, phrases: Mapping[str, str]) -> None:
        self.phrases = phrases

    def russian(self, text: str) -> str:
        """Say an English phrase in Russian; what is no phrase, such as a value, stays."""
        if text in self.phrases:
            return self.phrases[text]
        for english, pattern in self._patterns.items():
            if match := pattern.fullmatch(text):
                return self.phrases[english].format_map(_filled(english, match))
        return text

    @cached_property
    def _patterns(self) -> Mapping[str, re.Pattern[str]]:
        """What a phrase with slots looks like; first the one that leaves least to its slots."""
        slotted = [english for english in self.phrases if "{" in english]
        return {
            english: re.compile(_pattern(english), re.DOTALL)
            for english in sorted(slotted, key=_fixed, reverse=True)
        }


def _fixed(english: str) -> int:
    """Count what stands in a phrase outside its slots."""
    return sum(len(literal) for literal, *_ in Formatter().parse(english))


def _pattern(english: str) -> str:
    parts = []
    for literal, name, spec, _ in Formatter().parse(english):
        parts.append(re.escape(literal))
        if name is not None:
            parts.append(f"(?P<{name}>{_NUMBER if spec else '.*?'})")
    return "".join(parts)


def _filled(english: str, match: re.Match[str]) -> Mapping[str, str]:
    """Fill the slots; lengths have the decimal sign of the language, values that of JSON."""
    slots = match.groupdict()
    for _, name, spec, _ in Formatter().parse(english):
        if name is not None and spec == _LENGTH:
            slots[name] = slots[name].replace(".", ",")
        elif name == "balls" and slots[name] == "none":
            slots[name] = "ни одного"
    return slots


def refused(error: ValueError, language: Language = "en") -> str:
    """Say why a record, or a setting of the command line, was refused."""
    if language == "en":
        return str(error)
    if not isinstance(error, RecordError):
        return f"ожидается {PHRASES.russian(str(error))}"
    path, expected = _PATHS.russian(error.path), PHRASES.russian(error.expected)
    found = PHRASES.russian(error.found)
    if error.found == "nothing":
        return f"{path}: ничего не найдено, ожидается {expected}"
    if found != error.found:  # words, of any gender
        return f"{path}: {found}, а ожидается {expected}"
    return f"{path}: найдено {found}, ожидается {expected}"


def not_allowed(code: str, found: str, expected: str, language: Language = "en") -> str:
    """Say why an action was refused that the rules do not allow now, by the code of its refusal."""
    english, russian = _NOT_ALLOWED[code]
    if language == "en":
        return english.format(found=found, expected=expected)
    if code not in _OF_NAMES:
        found = "не назван" if found == "nothing" else PHRASES.russian(found)
        expected = PHRASES.russian(expected)
    return russian.format(found=found, expected=expected)


_NOT_ALLOWED: Final = {
    "over": (
        "{found}: the game is over; allowed: {expected}",
        "{found}: партия окончена; можно: {expected}",
    ),
    "not-now": (
        "{found} is not allowed now; allowed: {expected}",
        "{found} сейчас нельзя; можно: {expected}",
    ),
    "side": (
        "{found} may not do this now; allowed: {expected}",
        "{found} сейчас не вправе; вправе: {expected}",
    ),
    "option": (
        "{found} is no option now; allowed: {expected}",
        "{found} сейчас выбрать нельзя; можно: {expected}",
    ),
    "kind": (
        "{found} is no violation now; possible: {expected}",
        "{found} сейчас не нарушение; возможно: {expected}",
    ),
    "ball": (
        "ball {found} cannot be taken; possible: {expected}",
        "взять нельзя: шар {found}; можно: {expected}",
    ),
    "limit": (
        "{found} seconds are too many; at most {expected}",
        "{found} с — слишком много; не более {expected}",
    ),
    "swap": (
        "{found} cannot be exchanged for the coloured ball; possible: {expected}",
        "обменять на цветной шар нельзя: шар {found}; можно: {expected}",
    ),
    "rack": (
        "the rack is wrong: {found}; expected {expected}",
        "пирамида выставлена неверно: {found}; нужны {expected}",
    ),
}
# What is found and expected there are names and options: a player may be called as he likes.
_OF_NAMES: Final = frozenset({"side", "option"})

_PATHS: Final = Phrasebook(
    {
        "$ (column {column})": "$ (столбец {column})",
        "$ (line {line}, column {column})": "$ (строка {line}, столбец {column})",
    }
)

# In Russian what is expected is a nominative in the singular, so that it follows «ожидается».
PHRASES: Final = Phrasebook(
    {
        # values
        "nothing": "ничего",
        "none": "ни одного",
        "a number": "число",
        "a finite number": "конечное число",
        "at least {least:g}": "число не меньше {least}",
        "{least:g} to {most:g}": "число от {least} до {most}",
        "true or false": "true или false",
        "a text": "текст",
        "one of: {values}": "одно из значений: {values}",
        "an object": "объект",
        "an unknown field": "неизвестное поле",
        "a field of the format": "поле, которое есть в формате",
        "a place: [x, y] in metres": "точка: [x, y] в метрах",
        "an object: ball -> [x, y]": "объект: шар -> [x, y]",
        # table and balls
        "an object with length, width, ball_radius": "объект с полями length, width, ball_radius",
        "balls that fit on the table": "радиус, при котором шары помещаются на столе",
        "a ball, 0 to 15": "шар от 0 до 15",
        'a ball, "0" to "15"': 'шар от "0" до "15"',
        "a list of balls": "список шаров",
        "each ball once": "список, в котором каждый шар назван один раз",
        "a pair of balls": "пара шаров",
        "a list of pairs of balls": "список пар шаров",
        "a pair: [ball, ball] or [ball, rail]": "пара: [шар, шар] или [шар, борт]",
        "a list of pairs": "список пар",
        "ball {ball}": "шар {ball}",
        "ball {ball}, which is in a pocket": "шар {ball}, лежащий в лузе",
        "balls {balls}": "набор шаров {balls}",
        "a ball on the bed": "шар, находящийся на столе",
        "a ball on the bed: {balls}": "шар, находящийся на столе: {balls}",
        "a ball off the bed: {balls}": "шар, снятый со стола: {balls}",
        "a ball in a pocket: {balls}": "шар, лежащий в лузе: {balls}",
        "a place on the bed or in the mouth of a pocket": "точка на столе или в створе лузы",
        "balls {one} and {other} overlapping by {gap:.1f} mm": (
            "наложение шаров {one} и {other} на {gap} мм"
        ),
        "balls that overlap by no more than 0.1 mm": "наложение не больше 0,1 мм",
        "no place for {balls}": "отсутствие шаров: {balls}",
        "every ball that neither fell nor jumped": (
            "каждый шар, который не упал в лузу и не выскочил"
        ),
        "a place for {balls}": "положение шаров: {balls}",
        "only balls on the bed": "положение только тех шаров, которые остались на столе",
        # shots
        "an object, one shot": "объект: один удар",
        "an object, one event": "объект: одно событие",
        "a list of events, in order": "список событий по порядку",
        "no time before {last:g}": "время не раньше {last}",
        "the cue ball, {ball}: the first touch of the tip begins the shot": (
            "биток, то есть шар {ball}: удар начинается первым касанием наклейки"
        ),
        "the two balls that meet": "пара шаров, которые соударяются",
        "two different balls": "пара разных шаров",
        "two places, in the order of the balls": "пара точек в том же порядке, что и шары",
        "either a rail or, as `with`, another ball": "либо борт, либо, в поле with, другой шар",
        "head or foot, or a pos (R-rails is six)": "head или foot либо поле pos (R-rails: six)",
        # readings and numbers
        "an object: reading -> value": "объект: толкование -> значение",
        "a value of the reading": "значение толкования",
        "unknown reading {reading!r}; expected one of: {readings}": (
            "одно из толкований: {readings}; {reading} среди них нет"
        ),
        "unknown value {value!r} of {reading}; expected one of: {values}": (
            "одно из значений {reading}: {values}; {value} среди них нет"
        ),
        "unknown number {number!r}; expected one of: {numbers}": (
            "одно из чисел правил: {numbers}; {number} среди них нет"
        ),
        "{pair!r}: expected READING=VALUE, for example R-rails=six": (
            "ТОЛКОВАНИЕ=ЗНАЧЕНИЕ, например R-rails=six, а не {pair}"
        ),
        # games
        "an object, the header of a game": "объект: заголовок партии",
        "an object, one action": "объект: одно действие",
        "an object, a position": "объект: положение в партии",
        "a list of actions": "список действий",
        "two sides: name -> list of players": ("объект с двумя сторонами: имя -> список игроков"),
        "a list of players": "список игроков",
        "names that are no words of the format": "имя, которое не служит словом формата",
        "every name once, a lone player may bear his side's": (
            "каждое имя один раз; единственный игрок может носить имя своей стороны"
        ),
        "a side: {sides}": "сторона: {sides}",
        "a side or a player: {names}": "сторона или игрок: {names}",
        "an object with games or minutes": "объект с полем games или minutes",
        "how many games win the match, at least 1": (
            "число партий для победы во встрече, не меньше 1"
        ),
        "no playing time but in the Continuation": (
            "встреча без времени игры: оно бывает только в «Свободной пирамиде с продолжением»"
        ),
        "points, 0 or more": "число очков, не меньше 0",
        "points with which the game still goes on": "счёт, при котором партия ещё не окончена",
        "a point for each ball on the shelf": "по очку за каждый шар на полке",
        "{count} points, one for each ball off the bed": (
            "сумма очков {count}, по одному за каждый шар, которого нет на столе"
        ),
        "each ball that is off the bed once: {balls}": (
            "каждый шар, которого нет на столе, один раз: {balls}"
        ),
        "a bed with the coloured ball, the cue ball": (
            "набор шаров, в котором есть цветной шар, то есть биток"
        ),
        "enough balls to play with": "набор шаров, которого хватит для игры",
        "one ball of each side": "один шар каждой стороны",
        "a ball of each side; missing: {sides}": "шар каждой стороны; не хватает: {sides}",
        "a player of that side: {players}": "игрок этой стороны: {players}",
        "how often the ball met the foot rail": "число касаний заднего борта",
        "a place that ball {ball} overlaps by {gap:.1f} mm": (
            "место, на которое шар {ball} заходит на {gap} мм"
        ),
        "a place with room for the cue ball": "место, где биток помещается",
        # what the rules do not allow now
        "balls of the bed": "шары, находящиеся на столе",
        "balls in contact on the places of the pyramid": "шары вплотную на местах пирамиды",
        "the balls are not pressed together": "шары не прижаты друг к другу",
        "{white} white balls, not {count}": "белых шаров {white}, а не {count}",
        "the balls do not stand on the places of the pyramid": ("шары стоят не на местах пирамиды"),
        "touching the cue ball in hand": "касание битка, которым бьют с руки,",
        "touching another": "касание другого шара",
        "the penalty ball and the choice first": "сначала штрафной шар и выбор",
        # equipment and prizes
        "nothing measured": "отсутствие измеренных величин",
        "a measured value in table, cushion, ...": "измеренная величина в table, cushion, …",
        "an amount such as 25000 or 0.01": "сумма, например 25000 или 0.01",
        "a positive amount of up to {most} digits": "положительная сумма, не больше {most} цифр",
        "a multiple of {minor_unit:f}": "сумма, кратная {minor_unit}",
        "shares of {percent} per cent": "сумма долей {percent} %",
        "at most 100 per cent": "сумма не больше 100 %",
        # JSON: the reasons are those that Python gives; one that is not here goes unsaid
        "a shot record, or one on each line": "запись удара, одна или по одной в строке",
        "JSON numbers": "число, какое бывает в JSON",
        "'the end of the line'": "конец строки",
        "'the end of the text'": "конец текста",
        "RecursionError": "слишком глубокая вложенность",
        "ValueError": "слишком длинное число",
        "JSON that can be read: {reason}": "JSON, который можно прочесть",
        "JSON: {reason}": "правильный JSON",
        "JSON: Expecting value": "JSON: значение",
        "JSON: Expecting property name enclosed in double quotes": (
            "JSON: имя поля в двойных кавычках"
        ),
        "JSON: Expecting ':' delimiter": "JSON: двоеточие",
        "JSON: Expecting ',' delimiter": "JSON: запятая",
        "JSON: Extra data": "JSON: конец записи",
        "JSON: Unterminated string starting at": "JSON: строка с закрывающей кавычкой",
        "JSON: Invalid control character at": "JSON: строка без управляющих знаков",
        "JSON: Invalid \\escape": "JSON: знак, который может стоять после «\\»",
        "JSON: Invalid \\uXXXX escape": "JSON: четыре шестнадцатеричные цифры после «\\u»",
        "JSON: Illegal trailing comma before end of object": "JSON: поле после запятой",
        "JSON: Illegal trailing comma before end of array": "JSON: значение после запятой",
    }
)
