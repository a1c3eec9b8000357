"""Words: how the values of a scenario are written in English and in Russian.

A wording of a step holds placeholders `{name:form}`. The form is one shape of a word in one
language ("шар", "шара", "шару"), so a wording shows its own grammar. Every form reads the text it
writes and refuses any other, so a sentence can be read in one language and written in the other.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import Any, Final

PLACEHOLDER: Final = re.compile(r"\{(?P<name>[a-z_]+):(?P<form>[^{}]+)\}")
"""A typed placeholder of a wording: `{ball:шара}`."""

_SLOT: Final = r"<\w+>"


class NotThisFormError(ValueError):
    """The text is not what this form would write."""


class Slot(str):
    """A parameter of a scenario outline, `<gap>`, which stands where a number will stand."""

    __slots__ = ()


class Form(ABC):
    """One written form of a kind of value; `read` and `write` are each other's inverse."""

    kind: str
    pattern: str

    @abstractmethod
    def read(self, text: str) -> Hashable:
        """The value this text says; raises NotThisFormError where the form does not write it."""

    @abstractmethod
    def write(self, value: Hashable) -> str:
        """The text that says the value in this form."""


def alternatives(texts: Iterable[str]) -> str:
    """Join literal texts to a pattern that tries the longest first."""
    return "(?:" + "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True)) + ")"


class Word(Form):
    """A closed set of values, each with its text.

    Raises ValueError where two values share one text: such a form could not be read back.
    """

    def __init__(self, kind: str, forms: Mapping[Any, str]) -> None:
        self.kind = kind
        self._texts: dict[Hashable, str] = dict(forms)
        self._values: dict[str, Hashable] = {text: value for value, text in forms.items()}
        if len(self._values) != len(self._texts):
            message = f"two values of {kind} share one text"
            raise ValueError(message)
        self.pattern = alternatives(self._values)

    @property
    def values(self) -> tuple[Hashable, ...]:
        """Every value that the word can say."""
        return tuple(self._texts)

    def read(self, text: str) -> Hashable:
        """The value of this text."""
        if text not in self._values:
            raise NotThisFormError(text)
        return self._values[text]

    def write(self, value: Hashable) -> str:
        """The text of this value; raises KeyError for a value the word does not know."""
        return self._texts[value]


class Number(Form):
    """A decimal number with its unit; digits and decimal point are the same in both languages."""

    def __init__(self, kind: str, unit: str = "", *, sign: str = "") -> None:
        self.kind = kind
        self._unit = unit
        self.pattern = rf"(?:{sign}\d+(?:\.\d+)?|{_SLOT}){re.escape(unit)}"

    def read(self, text: str) -> Hashable:
        """The number (Decimal) in front of the unit, or the outline's slot."""
        number = text.removesuffix(self._unit)
        if not re.fullmatch(self.pattern, text):
            raise NotThisFormError(text)
        return Slot(number) if number.startswith("<") else Decimal(number)

    def write(self, value: Hashable) -> str:
        """The number, digit for digit as it was read, and the unit."""
        return (value if isinstance(value, Slot) else format(_decimal(value), "f")) + self._unit


def _decimal(value: Hashable) -> Decimal:
    return value if isinstance(value, Decimal) else Decimal(str(value))


class Ball(Form):
    """One ball: the coloured one (0) or a white one by its number (1 to 15)."""

    _NUMBER = r"(?:1[0-5]|[1-9])"

    def __init__(self, coloured: str, white: str) -> None:
        self.kind = "ball"
        self._coloured = coloured
        self._white = white
        self.pattern = rf"(?:{coloured}|{white} (?:{self._NUMBER}|{_SLOT}))"

    def read(self, text: str) -> Hashable:
        """The ball's number, 0 for the coloured ball."""
        if text == self._coloured:
            return 0
        if not re.fullmatch(self.pattern, text):
            raise NotThisFormError(text)
        number = text.removeprefix(self._white + " ")
        return Slot(number) if number.startswith("<") else int(number)

    def write(self, value: Hashable) -> str:
        """The ball in words."""
        return self._coloured if value == 0 else f"{self._white} {value}"


class Balls(Form):
    """Two balls or more, the coloured one first; four or more in a row as "balls 1 to 15"."""

    _NUMBERS = r"[1-9]\d?"
    _LONG_RUN = 4

    def __init__(self, one: Ball, many: str, conjunction: str, run: tuple[str, str]) -> None:
        self.kind = "balls"
        self._one = one
        self._many = many
        self._and = f" {conjunction} "
        self._run = run
        start, to = run
        number = self._NUMBERS
        whites = (
            rf"{many} (?:{start}{number}{to}{number}|{number}(?:, {number})*{self._and}{number})"
        )
        coloured = one.write(0)
        white = re.escape(one.write(1)).removesuffix("1")
        self.pattern = (
            rf"(?:(?:{coloured}{self._and})?{whites}|{coloured}{self._and}{white}{number})"
        )

    def read(self, text: str) -> Hashable:
        """The balls as a tuple in the order of the text."""
        if not re.fullmatch(self.pattern, text):
            raise NotThisFormError(text)
        coloured = (0,) if text.startswith(self._one.write(0)) else ()
        numbers = tuple(int(number) for number in re.findall(r"\d+", text))
        if self._run[1] in text and len(numbers) == 2:  # noqa: PLR2004 - from, to
            numbers = tuple(range(numbers[0], numbers[1] + 1))
        value = coloured + numbers
        repeated = len(set(value)) != len(value)
        if repeated or not set(value) <= set(range(16)) or len(value) < 2:  # noqa: PLR2004 - same
            raise NotThisFormError(text)
        if self.write(value) != text:
            raise NotThisFormError(text)
        return value

    def write(self, value: Hashable) -> str:
        """The balls in words; raises ValueError for fewer than two."""
        balls = list(value) if isinstance(value, tuple) else []
        if len(balls) < 2:  # noqa: PLR2004 - the singular is a Ball
            message = f"a list of balls needs two of them, not {value!r}"
            raise ValueError(message)
        if balls[0] != 0:
            return self._whites(balls)
        rest = balls[1:]
        tail = self._one.write(rest[0]) if len(rest) == 1 else self._whites(rest)
        return self._one.write(0) + self._and + tail

    def _whites(self, balls: list[int]) -> str:
        if len(balls) >= self._LONG_RUN and balls == list(range(balls[0], balls[-1] + 1)):
            start, to = self._run
            return f"{self._many} {start}{balls[0]}{to}{balls[-1]}"
        return f"{self._many} {', '.join(map(str, balls[:-1]))}{self._and}{balls[-1]}"


class Listing(Form):
    """Values of another form, one or more: "A", "A and B", "A, B and C"."""

    def __init__(self, kind: str, one: Form, conjunction: str) -> None:
        self.kind = kind
        self._one = one
        self._and = f" {conjunction} "
        self.pattern = rf"{one.pattern}(?:(?:, |{self._and}){one.pattern})*"

    def read(self, text: str) -> Hashable:
        """The values as a tuple in the order of the text."""
        front, conjunction, last = text.rpartition(self._and)
        texts = [*front.split(", "), last] if conjunction else [last]
        return tuple(self._one.read(part) for part in texts)

    def write(self, value: Hashable) -> str:
        """The values, the last one after the conjunction."""
        texts = [self._one.write(item) for item in value] if isinstance(value, tuple) else []
        if len(texts) <= 1:
            return "".join(texts)
        return ", ".join(texts[:-1]) + self._and + texts[-1]


class Token(Form):
    """A text that is the same in both languages, such as the id of a reading."""

    def __init__(self, kind: str, pattern: str) -> None:
        self.kind = kind
        self.pattern = pattern

    def read(self, text: str) -> Hashable:
        """The text itself."""
        if not re.fullmatch(self.pattern, text):
            raise NotThisFormError(text)
        return text

    def write(self, value: Hashable) -> str:
        """The text itself."""
        return str(value)


# Clauses ---------------------------------------------------------------------------------------

_LEAD: Final = "lead"
_LETTERS: Final = dict(zip("abcd", "абвг", strict=True))
_PARAGRAPH: Final = r"\d+(?:\.[a-d])?"
_DOCUMENTS: Final = {
    "G": ("General", "Общих правил"),
    "F": ("Free", "правил Свободной пирамиды"),
    "C": ("Continuation", "правил Свободной пирамиды с продолжением"),
    "K": ("Combined", "правил Комбинированной пирамиды"),
    "D": ("Dynamic", "правил Динамичной пирамиды"),
    "E": ("Equipment", "требований к оборудованию"),
    "P": ("Prizes", "таблиц призового фонда"),
}


@dataclass(frozen=True, slots=True)
class _Parts:
    document: str
    number: str
    note: str
    paragraph: str

    @classmethod
    def of(cls, clause: str) -> _Parts:
        document, *rest = clause.split(".")
        found: dict[str, list[str]] = {"": [], "n": [], "p": []}
        where = ""
        for part in rest:
            if opened := re.fullmatch(r"([np])(\d+)", part):
                where = opened[1]
            found[where].append(opened[2] if opened else part)
        number, note, paragraph = (".".join(found[each]) for each in ("", "n", "p"))
        return cls(document, number, note, paragraph)

    @property
    def clause(self) -> str:
        note = f".n{self.note}" if self.note else ""
        paragraph = f".p{self.paragraph}" if self.paragraph else ""
        return f"{self.document}.{self.number}{note}{paragraph}"


class EnglishClause(Form):
    """A clause as English scenarios write it: `General 20.2.c`, `General 20 note 2`."""

    kind = "clause"
    pattern = (
        alternatives(english for english, _ in _DOCUMENTS.values())
        + rf" (?:{_LEAD}|\d+(?:bis)?(?:\.\d+)*(?:\.[a-d])?(?: note \d+)?"
        rf"(?: paragraph {_PARAGRAPH})?)"
    )
    _READ = re.compile(
        r"(?P<document>\w+) (?P<number>[\w.]+)"
        r"(?: note (?P<note>\d+))?"
        rf"(?: paragraph (?P<paragraph>{_PARAGRAPH}))?"
    )

    def read(self, text: str) -> Hashable:
        """The clause's id, `G.20.2.c`."""
        found = self._READ.fullmatch(text)
        documents = {english: letter for letter, (english, _) in _DOCUMENTS.items()}
        if not found or not re.fullmatch(self.pattern, text):
            raise NotThisFormError(text)
        return _Parts(
            documents[found["document"]],
            found["number"],
            found["note"] or "",
            found["paragraph"] or "",
        ).clause

    def write(self, value: Hashable) -> str:
        """The reference to this clause."""
        parts = _Parts.of(str(value))
        note = f" note {parts.note}" if parts.note else ""
        paragraph = f" paragraph {parts.paragraph}" if parts.paragraph else ""
        return f"{_DOCUMENTS[parts.document][0]} {parts.number}{note}{paragraph}"


class RussianClause(Form):
    """A clause as Russian scenarios write it: `пунктом 20.2.в Общих правил`.

    `clause`, `note`, `paragraph` and `lead` are the nouns in the case the sentence asks for.
    """

    def __init__(self, clause: str, note: str, paragraph: str, lead: str) -> None:
        self.kind = "clause"
        self._nouns = (clause, note, paragraph, lead)
        documents = alternatives(russian for _, russian in _DOCUMENTS.values())
        number = r"\d+(?:bis)?(?:\.\d+)*(?:\.[а-г])?"
        item = r"\d+(?:\.[а-г])?"
        target = rf"(?P<c>{number}) (?P<d>{documents})"
        self._forms = (
            rf"{paragraph} (?P<p>{item}) примечания (?P<n>\d+) к пункту {target}",
            rf"{paragraph} (?P<p>{item}) после пункта {target}",
            rf"{note} (?P<n>\d+) к пункту {target}",
            rf"{clause} {target}",
            rf"{lead} (?P<d>{documents})",
        )
        self.pattern = "(?:" + "|".join(re.sub(r"\?P<.>", "?:", form) for form in self._forms) + ")"

    def read(self, text: str) -> Hashable:
        """The clause's id, `G.20.2.c`."""
        documents = {russian: letter for letter, (_, russian) in _DOCUMENTS.items()}
        letters = {russian: latin for latin, russian in _LETTERS.items()}
        for form in self._forms:
            if found := re.fullmatch(form, text):
                said = found.groupdict()
                number, item = (
                    "".join(letters.get(sign, sign) for sign in said.get(part, otherwise))
                    for part, otherwise in (("c", _LEAD), ("p", ""))
                )
                return _Parts(documents[said["d"]], number, said.get("n", ""), item).clause
        raise NotThisFormError(text)

    def write(self, value: Hashable) -> str:
        """The reference to this clause in this case."""
        parts = _Parts.of(str(value))
        clause, note, paragraph, lead = self._nouns
        if parts.number == _LEAD:
            return f"{lead} {_DOCUMENTS[parts.document][1]}"
        number, item = (
            ".".join(_LETTERS.get(each, each) for each in said.split("."))
            for said in (parts.number, parts.paragraph)
        )
        target = f"{number} {_DOCUMENTS[parts.document][1]}"
        if parts.note and parts.paragraph:
            return f"{paragraph} {item} примечания {parts.note} к пункту {target}"
        if parts.paragraph:
            return f"{paragraph} {item} после пункта {target}"
        if parts.note:
            return f"{note} {parts.note} к пункту {target}"
        return f"{clause} {target}"


# Wordings --------------------------------------------------------------------------------------

FORMS: dict[str, Form] = {}
"""Every form by its name, of both languages; a name belongs to one form only."""


def add_forms(forms: Mapping[str, Form]) -> None:
    """Register forms under their names; raises ValueError where a name is taken."""
    taken = FORMS.keys() & forms.keys()
    if taken:
        message = f"these forms exist already: {', '.join(sorted(taken))}"
        raise ValueError(message)
    FORMS.update(forms)


class Wording:
    """A sentence with typed placeholders in one language; reads and writes their values.

    Raises KeyError for a form that does not exist and ValueError for a name used twice.
    """

    def __init__(self, template: str) -> None:
        self.template = template
        self.fields: dict[str, Form] = {}
        pattern, plain, end = [], [], 0
        for found in PLACEHOLDER.finditer(template):
            name, form = found["name"], FORMS[found["form"]]
            if name in self.fields:
                message = f"{name} stands twice in {template!r}"
                raise ValueError(message)
            self.fields[name] = form
            literal = re.escape(template[end : found.start()])
            pattern += [literal, f"(?P<{name}>{form.pattern})"]
            plain += [literal, f"(?:{form.pattern})"]
            end = found.end()
        literal = re.escape(template[end:])
        self._whole = "".join([*pattern, literal])
        self.pattern = "".join([*plain, literal])
        first = PLACEHOLDER.search(template)
        self._ends = template[: first.start()] if first else template, template[end:]

    @cached_property
    def _regex(self) -> re.Pattern[str]:
        # Made for sentences that may be read with it: a run of one scenario needs a few.
        return re.compile(self._whole)

    @property
    def kinds(self) -> dict[str, str]:
        """The kind of value behind each placeholder."""
        return {name: form.kind for name, form in self.fields.items()}

    def read(self, text: str) -> dict[str, Hashable] | None:
        """The values that the text states, or None where it is another sentence."""
        # Most sentences are others already by how they begin and end.
        if not (text.startswith(self._ends[0]) and text.endswith(self._ends[1])):
            return None
        found = self._regex.fullmatch(text)
        if not found:
            return None
        try:
            return {name: form.read(found[name]) for name, form in self.fields.items()}
        except NotThisFormError:
            return None

    def write(self, values: Mapping[str, Hashable]) -> str:
        """The sentence with these values."""
        return PLACEHOLDER.sub(
            lambda found: self.fields[found["name"]].write(values[found["name"]]), self.template
        )


@dataclass(frozen=True, slots=True)
class Said:
    """What a phrase says: which phrase, and its values in the order of their names."""

    key: str
    values: tuple[tuple[str, Hashable], ...] = ()

    def __getitem__(self, name: str) -> Hashable:
        """The value of this name; raises KeyError where the phrase has none."""
        return dict(self.values)[name]


class Phrase(Form):
    """Part of a sentence that has several shapes, each a wording with its own placeholders."""

    def __init__(self, kind: str, wordings: Mapping[str, str]) -> None:
        self.kind = kind
        self._wordings = {key: Wording(template) for key, template in wordings.items()}
        longest = sorted(self._wordings.values(), key=lambda wording: -len(wording.template))
        self.pattern = "(?:" + "|".join(wording.pattern for wording in longest) + ")"

    @property
    def shapes(self) -> Mapping[str, Wording]:
        """Every phrase by its key."""
        return self._wordings

    def read(self, text: str) -> Hashable:
        """Which phrase it is, with its values."""
        found = [
            Said(key, tuple(sorted(values.items())))
            for key, wording in self._wordings.items()
            if (values := wording.read(text)) is not None
        ]
        if len(found) != 1:
            raise NotThisFormError(text)
        return found[0]

    def write(self, value: Hashable) -> str:
        """The phrase in this language; raises KeyError for a phrase it does not know."""
        if not isinstance(value, Said):
            raise KeyError(value)
        return self._wordings[value.key].write(dict(value.values))


def slots_of(value: object) -> list[Slot]:
    """The outline parameters that stand in a value, also inside a phrase or a list."""
    if isinstance(value, Slot):
        return [value]
    if isinstance(value, Said):
        return [slot for _, item in value.values for slot in slots_of(item)]
    if isinstance(value, tuple):
        return [slot for item in value for slot in slots_of(item)]
    return []


# The words of the table ------------------------------------------------------------------------

_BALL: Final = {
    "ball": Ball("the coloured ball", "ball"),
    "шар": Ball("цветной шар", "шар"),
    "шара": Ball("цветного шара", "шара"),
    "шару": Ball("цветному шару", "шару"),
    "шаром": Ball("цветным шаром", "шаром"),
    "шаре": Ball("цветном шаре", "шаре"),
}
_RUN: Final = ("с ", " по ")


def _pairs(kind: str, values: Iterable[Hashable], **forms: str) -> dict[str, Form]:
    keys = list(values)
    return {
        name.replace("_", " "): Word(kind, dict(zip(keys, texts.split("|"), strict=True)))
        for name, texts in forms.items()
    }


_RAILS: Final = ("head", "foot", "left", "right")
_POCKETS: Final = ("HL", "ML", "FL", "HR", "MR", "FR")
_HALVES: Final = ("head", "foot")
_SPOTS: Final = ("head", "centre", "foot")
_DISCIPLINES: Final = ("free", "continuation", "combined", "dynamic")


def _pocket_forms(*words: str) -> str:
    """The six pockets from the words for left, right, head, middle, foot and corner."""
    left, right, head, middle, foot, corner = words
    return "|".join(
        f"{side} {end}"
        for side in (left, right)
        for end in (f"{head} {corner}", middle, f"{foot} {corner}")
    )


def _register() -> None:
    add_forms(_BALL)
    add_forms(
        {
            "balls": Balls(_BALL["ball"], "balls", "and", ("", " to ")),
            "шары": Balls(_BALL["шар"], "шары", "и", _RUN),
            "шаров": Balls(_BALL["шара"], "шаров", "и", _RUN),
            "шарам": Balls(_BALL["шару"], "шарам", "и", _RUN),
            "шарами": Balls(_BALL["шаром"], "шарами", "и", _RUN),
            "шарах": Balls(_BALL["шаре"], "шарах", "и", _RUN),
        }
    )
    add_forms(
        _pairs(
            "rail",
            _RAILS,
            rail="head|foot|left|right",
            борт="передний|задний|левый|правый",
            борта="переднего|заднего|левого|правого",
            борту="переднему|заднему|левому|правому",
            бортом="передним|задним|левым|правым",
            борте="переднем|заднем|левом|правом",
        )
    )
    add_forms(
        _pairs(
            "pocket",
            _POCKETS,
            pocket=_pocket_forms("left", "right", "head", "side", "foot", "corner"),
            луза=_pocket_forms("левая", "правая", "передняя", "средняя", "задняя", "угловая"),
            лузы=_pocket_forms("левой", "правой", "передней", "средней", "задней", "угловой"),
            лузу=_pocket_forms("левую", "правую", "переднюю", "среднюю", "заднюю", "угловую"),
        )
    )
    add_forms(
        _pairs(
            "half",
            _HALVES,
            half="head|foot",
            половина="передняя|задняя",
            половины="передней|задней",
            половину="переднюю|заднюю",
        )
    )
    add_forms(
        _pairs(
            "spot",
            _SPOTS,
            spot="head|centre|foot",
            отметка="передняя|центральная|задняя",
            отметки="передней|центральной|задней",
            отметке="передней|центральной|задней",
            отметку="переднюю|центральную|заднюю",
        )
    )
    add_forms(
        _pairs(
            "discipline",
            _DISCIPLINES,
            discipline="Free pyramid|Free pyramid with continuation|Combined pyramid|"
            "Dynamic pyramid",
            пирамида="Свободная пирамида|Свободная пирамида с продолжением|"
            "Комбинированная пирамида|Динамичная пирамида",
        )
    )
    sides = {"A": "A", "B": "B"}
    players = {name: name for name in ("A", "B", "A1", "A2", "B1", "B2")}
    add_forms({"side": Word("side", sides), "сторона": Word("side", sides)})
    add_forms({"player": Word("player", players), "игрок": Word("player", players)})
    add_forms(
        {
            "number": Number("number"),
            "число": Number("number"),
            "coordinate": Number("coordinate", sign="-?"),
            "metres": Number("metres", " m"),
            "метры": Number("metres", " м"),
            "cm": Number("centimetres", " cm"),
            "см": Number("centimetres", " см"),
            "mm": Number("millimetres", " mm"),
            "мм": Number("millimetres", " мм"),
            "ms": Number("milliseconds", " ms"),
            "мс": Number("milliseconds", " мс"),
            "seconds": Number("seconds", " seconds"),
            "секунды": Number("seconds", " с"),
            "minutes": Number("minutes", " minutes"),
            "минуты": Number("minutes", " мин"),
            "degrees": Number("degrees", " degrees"),
            "градусы": Number("degrees", "°"),
        }
    )
    english = EnglishClause()
    nominative = RussianClause("пункт", "примечание", "абзац", "вступление")
    instrumental = RussianClause("пунктом", "примечанием", "абзацем", "вступлением")
    add_forms(
        {
            "clause": english,
            "clauses": Listing("clauses", english, "and"),
            "пункт": nominative,
            "пункту": RussianClause("пункту", "примечанию", "абзацу", "вступлению"),
            "пунктом": instrumental,
            "пунктами": Listing("clauses", instrumental, "и"),
        }
    )
    add_forms(
        {
            "reading": Token("reading", r"R-[\w.-]+"),
            "value": Token("value", r"[\w.-]+"),
            "towards": Word("way", {"foot": "the foot rail", "centre": "the centre spot"}),
            "сторону": Word("way", {"foot": "заднего борта", "centre": "центральной отметки"}),
        }
    )
    _register_places()


def _register_places() -> None:
    """Where a ball lies; Russian in the prepositional case, after "стоит"."""
    add_forms(
        {
            "place": Phrase(
                "place",
                {
                    "spot": "on the {spot:spot} spot",
                    "point": "at ({x:coordinate}, {y:coordinate})",
                    "home": "in the middle of home",
                    "home-line": "on the home line",
                    "centre-line": "on the centre line",
                    "from-spot": "{gap:mm} from the {spot:spot} spot towards {way:towards}",
                    "beside-spot": "{gap:mm} left of the {spot:spot} spot",
                    "inside-home": "{gap:mm} inside home",
                    "past-home": "{gap:mm} past the home line",
                    "temporary-home": "in the middle of the temporary home",
                    "back-line": "on the back line",
                    "inside-temporary": "{gap:mm} inside the temporary home",
                    "at-rail": "with a gap of {gap:mm} to the {rail:rail} rail",
                },
            ),
            "место": Phrase(
                "place",
                {
                    "spot": "на {spot:отметке} отметке",
                    "point": "в точке ({x:coordinate}, {y:coordinate})",
                    "home": "в середине дома",
                    "home-line": "на линии дома",
                    "centre-line": "на центральной линии",
                    "from-spot": "в {gap:мм} от {spot:отметки} отметки в сторону {way:сторону}",
                    "beside-spot": "в {gap:мм} слева от {spot:отметки} отметки",
                    "inside-home": "в доме, в {gap:мм} от его линии",
                    "past-home": "за линией дома, в {gap:мм} от неё",
                    "temporary-home": "в середине временного дома",
                    "back-line": "на задней линии",
                    "inside-temporary": "во временном доме, в {gap:мм} от его линии",
                    "at-rail": "с зазором {gap:мм} до {rail:борта} борта",
                },
            ),
        }
    )


_register()
