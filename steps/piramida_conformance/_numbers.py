"""Numbers in running text: digits and number words, English and Russian in every inflection."""

from __future__ import annotations

import re
from functools import cache

_EN = {
    0: "zero|no|nought",
    1: "one|single|once|first",
    2: "two|second|twice|both",
    3: "three|third|thrice",
    4: "four|fourth",
    5: "five|fifth",
    6: "six|sixth",
    7: "seven|seventh",
    8: "eight|eighth",
    9: "nine|ninth",
    10: "ten|tenth",
    11: "eleven|eleventh",
    12: "twelve|twelfth",
    13: "thirteen|thirteenth",
    14: "fourteen|fourteenth",
    15: "fifteen|fifteenth",
    16: "sixteen|sixteenth",
    17: "seventeen|seventeenth",
    18: "eighteen|eighteenth",
    19: "nineteen|nineteenth",
    20: "twenty|twentieth",
    30: "thirty|thirtieth",
    40: "forty|fortieth",
    50: "fifty|fiftieth",
    60: "sixty|sixtieth",
    70: "seventy|seventieth",
    80: "eighty|eightieth",
    90: "ninety|ninetieth",
}
_HARD = "(?:ый|ая|ое|ого|ой|ому|ым|ом|ую|ые|ых|ыми)"
_SOFT = "(?:ь|и|ью)"
_COUNT = {
    0: f"(?:нол|нул)(?:ь|я|ю|ем|е|ев{_HARD})",
    1: f"один|одн(?:а|о|и|ого|ой|ому|им|ом|у|ою|их|ими)|однажды|единственн{_HARD}|перв{_HARD}",
    2: f"дв(?:а|е|ух|ум|умя|ое|оих|оим)|дважды|об(?:а|е|оих|еих)|втор{_HARD}",
    3: "тр(?:и|ех|ем|емя|ое|оих|оим)|трижды|трет(?:ий|ья|ье|ьего|ьей|ьему|ьим|ьем|ью|ьи|ьих|ьими)",
    4: f"четыр(?:е|ех|ем|ьмя|ежды)|четвер(?:о|ых|ым)|четверт{_HARD}",
    5: f"пят(?:{_SOFT}|{_HARD})|пятер(?:о|ых|ым)",
    6: f"шест(?:{_SOFT}|{_HARD})",
    7: f"сем(?:{_SOFT})|седьм{_HARD}",
    8: f"восемь|восемью|восьм(?:и|ью|{_HARD})",
    9: f"девят(?:{_SOFT}|{_HARD})",
    10: f"десят(?:{_SOFT}|{_HARD})",
    40: f"сорока?|сороков{_HARD}",
    50: f"пят(?:ь|и|ью)десят(?:и|ью)?|пятидесят{_HARD}",
    60: f"шест(?:ь|и|ью)десят(?:и|ью)?|шестидесят{_HARD}",
    70: f"сем(?:ь|и|ью)десят(?:и|ью)?|семидесят{_HARD}",
    80: f"вос(?:емь|ьми|емью|ьмью)десят(?:и|ью)?|восьмидесят{_HARD}",
    90: f"девяност(?:о|а|{_HARD})",
}
_TEENS = {
    11: "одиннадцат",
    12: "двенадцат",
    13: "тринадцат",
    14: "четырнадцат",
    15: "пятнадцат",
    16: "шестнадцат",
    17: "семнадцат",
    18: "восемнадцат",
    19: "девятнадцат",
    20: "двадцат",
    30: "тридцат",
}
_RU = _COUNT | {number: f"{stem}(?:{_SOFT}|{_HARD})" for number, stem in _TEENS.items()}
_FRACTIONS = {
    0.5: ("half|halves", "половин(?:а|ы|е|у|ой|ою)|пол[а-я]+"),
    0.25: ("quarter|fourth", "четверт(?:ь|и|ью)"),
    0.75: ("three quarters|three-quarters", "тр(?:и|ех|ем|емя) четверт(?:и|ей|ям|ями)"),
}
_LAST_WORD = 100


def fold(text: str) -> str:
    """Return the text in small letters, ё as е and every run of white space as one space."""
    return re.sub(r"\s+", " ", text.lower().replace("ё", "е"))


def _words(number: float, language: str) -> str:
    """Return a pattern of the words for a number, empty where it has none."""
    words = _EN if language == "en" else _RU
    if number in _FRACTIONS:
        return _FRACTIONS[number][0 if language == "en" else 1]
    if number != int(number) or not 0 <= number < _LAST_WORD:
        return ""
    whole = int(number)
    if whole in words:
        return words[whole]
    tens, unit = whole - whole % 10, whole % 10
    return f"(?:{words[tens]})[ -](?:{words[unit]})"


def _digits(number: float) -> str:
    """Return a pattern of the digits of a number, decimal point or comma, grouped or not."""
    whole, _, rest = f"{number:.10g}".partition(".")
    grouped = re.sub(r"(?<=\d)(?=(?:\d{3})+$)", "[ ,]?", whole)
    return f"{grouped}[.,]{rest}" if rest else grouped


@cache
def pattern(number: float, language: str) -> re.Pattern[str]:
    """Return what finds the number in folded text of that language (`en` or `ru`)."""
    words = _words(number, language)
    digits = rf"(?<![\d.,])(?<!\d[ ])(?<!\w){_digits(number)}(?![\d])(?![.,]\d)"
    return re.compile(digits if not words else rf"{digits}|(?<!\w)(?:{words})(?!\w)")


def contains(text: str, number: float, language: str) -> bool:
    """Say whether the text names the number, in digits or in words."""
    return pattern(number, language).search(fold(text)) is not None
