"""The words of the interface in both languages, and how a clause number is written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from piramida_conformance.spec import document_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LANGUAGES: Final = ("en", "ru")


GENITIVES: Final = {
    "G": "Общих правил",
    "F": "Свободной пирамиды",
    "C": "Свободной пирамиды с продолжением",
    "K": "Комбинированной пирамиды",
    "D": "Динамичной пирамиды",
    "E": "требований к оборудованию",
    "P": "раздела о призах",
}

_WORDS: Final = {
    "previous": ("Previous", "Назад"),
    "next": ("Next", "Далее"),
    "home": ("Home", "На главную"),
    "on-this-page": ("On this page", "На этой странице"),
    "back-to-top": ("Back to top", "К началу страницы"),
    "skip": ("Skip to content", "К содержанию"),
    "search": ("Search", "Поиск"),
    "search-needs-script": (
        "The search needs JavaScript.",
        "Для поиска нужен JavaScript.",
    ),
    "find-rule": ("Find a rule", "Найти правило"),
    "find-hint": (
        "Number or words, in either language: 12.2, G 20.2.c, home line",
        "Номер или слова на любом из языков: 12.2, G 20.2.в, выскочивший шар",
    ),
    "find-count": ("Clauses found: %", "Найдено пунктов: %"),
    "find-none": ("No clause has these words.", "Пунктов с такими словами нет."),
    "find-waiting": ("One moment …", "Минуту…"),
    "find-everywhere": (
        "Search all pages, scenarios too",
        "Искать на всех страницах, и в сценариях",
    ),
    "type-rule": ("clause", "пункт"),
    "type-scenario": ("scenario", "сценарий"),
    "type-reading": ("reading", "толкование"),
    "type-erratum": ("erratum", "исправление"),
    "type-term": ("term", "термин"),
    "preview-go": ("Go to the clause", "Перейти к пункту"),
    "toggle-navigation": ("Show or hide the contents of the site", "Показать или скрыть разделы"),
    "toggle-section": ("Show or hide what is in", "Показать или скрыть, что внутри раздела"),
    "toggle-toc": (
        "Show or hide the contents of this page",
        "Показать или скрыть содержание страницы",
    ),
    "toggle-theme": (
        "Switch between light, dark and automatic colours",
        "Светлая, тёмная или автоматическая тема",
    ),
    "book-contents": ("Contents", "Содержание"),
    "contents": ("Contents of the site", "Разделы сайта"),
    "other-language": ("По-русски", "In English"),
    "other-language-short": ("RU", "EN"),
    "brand-short": ("Pyramid", "Пирамида"),
    "texts": ("Texts", "Тексты"),
    "texts-both": ("both", "оба"),
    "texts-en": ("English", "English"),
    "texts-ru": ("Русский", "Русский"),
    "edition": ("Edition", "Редакция"),
    "authority": (
        "This rulebook restates the rules in its own words; the federation’s text has authority.",
        "Свод излагает правила своими словами. Силу имеет текст федерации.",
    ),
    "made-with": ("Made with Sphinx and Furo", "Собрано с помощью Sphinx и Furo"),
    "rulebook": ("Rulebook", "Свод правил"),
    "month-1": ("January", "января"),
    "month-2": ("February", "февраля"),
    "month-3": ("March", "марта"),
    "month-4": ("April", "апреля"),
    "month-5": ("May", "мая"),
    "month-6": ("June", "июня"),
    "month-7": ("July", "июля"),
    "month-8": ("August", "августа"),
    "month-9": ("September", "сентября"),
    "month-10": ("October", "октября"),
    "month-11": ("November", "ноября"),
    "month-12": ("December", "декабря"),
    # kinds of clause
    "kind-requirement": ("requirement", "требование"),
    "kind-definition": ("definition", "определение"),
    "kind-procedure": ("procedure", "порядок"),
    "kind-right": ("right", "право"),
    "kind-remark": ("remark", "замечание"),
    # statuses
    "status-pass": ("passed", "пройдено"),
    "status-fail": ("failed", "не пройдено"),
    "status-skipped": ("skipped", "пропущено"),
    "status-kit-error": ("error in the test kit", "ошибка проверки"),
    "status-crash": ("crashed", "сбой программы"),
    "status-timeout": ("no answer in time", "нет ответа в срок"),
    "status-garbage": ("unreadable answer", "ответ не разобрать"),
    "status-protocol": ("broken protocol", "нарушен протокол"),
    "status-unexpected-pass": ("passed unexpectedly", "неожиданно пройдено"),
    "status-known": ("known difference", "известное отличие"),
    "status-not-run": ("not run", "не запускалось"),
    "status-no-scenario": ("no scenario", "нет сценария"),
    "count-of": ("{part} of {whole}", "{part} из {whole}"),
    # the clause
    "clause-id": ("Id of the clause", "Обозначение пункта"),
    "ru-edition": ("newer Russian", "новая редакция"),
    "basis-sure": ("sure", "точно"),
    "basis-inferred": ("inferred", "по смыслу"),
    "basis-unknown": ("number unknown", "номер неизвестен"),
    "restored": ("restored line", "восстановленная строка"),
    "closing": ("Closing line", "Заключительная строка"),
    "scenarios": ("Scenarios", "Сценарии"),
    "code": ("The function that decides it", "Функция, которая это решает"),
    "codes": ("The functions that decide it", "Функции, которые это решают"),
    "no-code": (
        "No function of the engine is registered for this clause.",
        "За этим пунктом не числится ни одна функция.",
    ),
    "lines": ("lines {first}–{last}", "строки {first}–{last}"),
    "readings": ("Readings", "Толкования"),
    "errata": ("Errata", "Исправления"),
    "source": ("Source", "Источник"),
    "sure-seen": ("read there", "прочитано там"),
    "sure-inferred": ("follows from them by sense", "следует из них по смыслу"),
    "sure-derived": ("calculated from them", "вычислено по ним"),
    "sure-own": ("a rule of this book, found in no source", "правило этой книги, источника нет"),
    "cites": ("Refers to", "Ссылается на"),
    "cited-by": ("Referred to by", "На него ссылаются"),
    "found": ("A ruling says", "В решении сказано"),
    "no-scenario": ("No scenario.", "Сценария нет."),
    "no-scenario-interior": (
        "The clause gathers its items; each of them has its own scenarios.",
        "Пункт объединяет свои подпункты; сценарии есть у каждого из них.",
    ),
    "no-scenario-yet": (
        "No scenario shows this clause yet.",
        "Пока ни один сценарий не показывает этот пункт.",
    ),
    "obeys": ("obeys", "соблюдено"),
    "breaks": ("breaks", "нарушено"),
    "shows": ("shows", "показано"),
    "parameters": ("Numbers", "Числа"),
    # reviews
    "review-en": ("the English text is behind", "английский текст отстаёт"),
    "review-ru": ("the Russian text is behind", "русский текст отстаёт"),
    "review-both": ("both texts have changed", "изменены оба текста"),
    "review-scenarios": (
        "the text has changed since its scenarios were reviewed",
        "текст изменён после проверки сценариев",
    ),
    "to-review": ("to review", "на проверку"),
    "moved-to": ("{old} has moved:", "Пункт {old} перенесён:"),
    "retired": ("{old} is withdrawn:", "Пункт {old} исключён:"),
    # scenarios
    "background": ("Background", "Предыстория"),
    "examples": ("Examples", "Примеры"),
    "written-in": ("Written in English", "Написано по-русски"),
    "column-row": ("row", "строка"),
    "column-gap": ("gap", "зазор"),
    "column-balls": ("balls", "шаров"),
    "column-first": ("first", "первый"),
    "column-second": ("second", "второй"),
    "column-third": ("third", "третий"),
    "column-fourth": ("fourth", "четвёртый"),
    "column-fifth": ("fifth", "пятый"),
    "not-translated": (
        "Shown in the language it was written in.",
        "Показано на языке оригинала.",
    ),
    "message": ("What the run said", "Что сообщил запуск"),
    "feature-of": ("Scenarios of {rule}", "Сценарии: {rule}"),
    "feature-lead": ("Text of the rule", "Текст правила"),
    "rule-lead": ("All scenarios of this rule", "Все сценарии этого правила"),
    "since": ("since", "с версии"),
    # registers
    "default": ("default", "по умолчанию"),
    "clarification": ("clarification", "разъяснение"),
    "asked": ("asked", "поставлен"),
    "decided": ("decided", "решён"),
    "touches": ("Clauses", "Пункты"),
    "pinned-by": ("Scenarios under this reading", "Сценарии с этим толкованием"),
    "erratum-lost-line": ("lost line", "утраченная строка"),
    "erratum-contradiction": ("contradiction", "противоречие"),
    "erratum-numbering": ("numbering", "нумерация"),
    "erratum-garbled": ("garbled", "искажённый текст"),
    "erratum-silence": ("silence of the source", "умолчание источника"),
    # matrix
    "col-clause": ("Clause", "Пункт"),
    "col-title": ("Title", "Название"),
    "col-scenarios": ("Scenarios", "Сценарии"),
    "col-obeys": ("Obeys", "Соблюдают"),
    "col-breaks": ("Breaks", "Нарушают"),
    "col-function": ("Function", "Функция"),
    "col-readings": ("Readings", "Толкования"),
    "col-status": ("Last run", "Последний запуск"),
    "run-none": (
        "No run of the scenarios counts for the present state of rules, steps and program.",
        "Ни один запуск сценариев не действителен для нынешних правил, шагов и программы.",
    ),
    "run-partial": (
        "The last run left scenarios out.",
        "В последнем запуске участвовали не все сценарии.",
    ),
    "meaning-pass": (
        "The program did what the scenario says.",
        "Программа сделала то, что сказано в сценарии.",
    ),
    "meaning-fail": (
        "The program did something else; the page says what.",
        "Программа сделала иное; на странице сказано, что именно.",
    ),
    "meaning-not-run": (
        "No run counts: none was made, or text, steps or program have changed since.",
        "Действительного запуска нет: его не было, либо текст, шаги или программа изменились.",
    ),
    "meaning-skipped": (
        "The scenario needs something that the run did not have.",
        "Для сценария нужно то, чего при запуске не было.",
    ),
    "meaning-no-scenario": (
        "No scenario shows the clause; the page gives the reason where there is one.",
        "Ни один сценарий не показывает пункт; где есть причина, она указана.",
    ),
    "filter": ("Show", "Показать"),
    "filter-all": ("all clauses", "все пункты"),
    "filter-open": (
        "requirements without both sides",
        "требования без одной из сторон",
    ),
    "filter-not-passed": ("not passed", "не пройденные"),
    "filter-no-scenario": ("without a scenario", "без сценария"),
    "filter-none": ("There is no such clause.", "Таких пунктов нет."),
    "filter-to-review": ("to be reviewed", "требующие проверки"),
    "as-csv": ("as CSV", "в виде CSV"),
    "as-json": ("as JSON", "в виде JSON"),
    "missing": ("none", "нет"),
    # concordance
    "col-old": ("Older Russian edition", "Прежняя русская редакция"),
    "col-new": ("Newer Russian edition", "Новая русская редакция"),
    "col-basis": ("How sure", "Насколько точно"),
    "col-remark": ("Remark", "Замечание"),
    # pictures
    "picture-of": (
        (
            "Picture of the scenario “{title}”: {cue} is the cue ball{others}. "
            "The numbers are those of the steps."
        ),
        "Рисунок к сценарию «{title}»: биток — {cue}{others}. Числа — номера шагов.",
    ),
    "picture-also": ("; also drawn: {balls}", "; показаны также: {balls}"),
    "picture-coloured": ("the coloured ball", "цветной шар"),
    "picture-white": ("ball {number}", "шар {number}"),
    "picture-chosen": (
        (
            "Schematic: nobody measured, so the places are chosen; balls are drawn larger than "
            "scale. The numbers are those of the steps."
        ),
        "Схема: никто не измерял, места выбраны нами; шары крупнее масштаба. Числа — номера шагов.",
    ),
    "picture-measured": (
        (
            "Places as the scenario says; the ways of the balls are schematic, the balls drawn "
            "larger than scale. The numbers are those of the steps."
        ),
        (
            "Места — как сказано в сценарии; пути шаров условные, шары крупнее масштаба. "
            "Числа — номера шагов."
        ),
    ),
    "picture-spots": (
        (
            "Spotted balls (ringed) and balls that lie there, to scale. "
            "The figures are millimetres from the foot spot."
        ),
        (
            "Выставленные шары (обведены) и лежащие на столе, в масштабе. "
            "Числа — миллиметры от задней отметки."
        ),
    ),
    "picture-spots-order": (
        "Which ball stands on which of the places is free.",
        "Какой шар стоит на каком из этих мест, безразлично.",
    ),
    "picture-spots-of": (
        "Picture of the scenario “{title}”: on the spotting line {balls}.",
        "Рисунок к сценарию «{title}»: на линии выставления {balls}.",
    ),
    "picture-spot": ("{ball} at {off} mm", "{ball} — {off} мм"),
    "picture-mm": ("mm", "мм"),
    "picture-lag": (
        "The lag, schematic: A’s ball and B’s ball from home to the foot rail and back.",
        "Розыгрыш, схема: шары A и B из дома до заднего борта и обратно.",
    ),
    "picture-rack": (
        "A pyramid of {count} balls; the apex points to the head rail, on the left.",
        "Пирамида из {count} шаров; вершина обращена к переднему борту, слева.",
    ),
    "picture-rack-one": (
        "A pyramid of one ball: the foot spot is its place.",
        "Пирамида из одного шара: он стоит на задней отметке.",
    ),
    "picture-racks": (
        "One to fifteen balls. The dot is the foot spot; the head rail is on the left.",
        "От одного до пятнадцати шаров. Точка — задняя отметка; передний борт слева.",
    ),
    "picture-rack-full": (
        "The complete pyramid, to scale; its apex stands on the foot spot.",
        "Полная пирамида, в масштабе; её вершина стоит на задней отметке.",
    ),
    "picture-rack-measured": (
        "The rack as it was measured; the dashed rings are the places where balls should stand.",
        "Пирамида, как её измерили; пунктиром показано, где шары должны стоять.",
    ),
    "picture-table": (
        (
            "The table to scale: home is shaded, the head rail is on the left. "
            "Each mark leads to its clause."
        ),
        (
            "Стол в масштабе: дом выделен цветом, передний борт слева. "
            "Каждая отметка ведёт к своему пункту."
        ),
    ),
    # the engine
    "api-class": ("class", "класс"),
    "api-exception": ("exception", "исключение"),
    "api-function": ("function", "функция"),
    "api-value": ("value", "значение"),
    "api-import": ("Import", "Импорт"),
    "api-members": ("Methods and properties", "Методы и свойства"),
    # situations
    "situations-other": ("Other questions", "Другие вопросы"),
    "scenario": ("Scenario:", "Сценарий:"),
    "ruling": ("Ruling", "Решение"),
    "bound-min": ("at least", "не менее"),
    "bound-max": ("at most", "не более"),
    "history-none": (
        "This copy of the rulebook has no history of its texts.",
        "В этой копии свода нет истории текстов.",
    ),
    "history-gone": ("Clauses that are gone", "Исключённые пункты"),
    "history-added": ("written", "написан"),
    "history-removed": ("taken out", "исключён"),
    "history-en": ("English text changed", "изменён английский текст"),
    "history-ru": ("Russian text changed", "изменён русский текст"),
    "history-title": ("title changed", "изменено название"),
    "history-numbers": ("numbers changed", "изменены числа"),
    "answer-legal": ("legal", "правильно"),
    "answer-foul": ("foul", "нарушение"),
    "answer-opponent-foul": ("foul of the opponent", "нарушение соперника"),
    "answer-no-foul": ("no foul", "нарушения нет"),
    "answer-replay": ("play again", "удар повторяется"),
    "answer-refused": ("not allowed", "не допускается"),
    "picture-step": ("step {number}", "шаг {number}"),
}

KEYS: Final = tuple(_WORDS)
_LETTERS: Final = {"a": "а", "b": "б", "c": "в", "d": "г", "e": "д"}
_LEAD: Final = {"en": "introduction", "ru": "вводная часть"}
_ID: Final = re.compile(r"^([A-Z])\.(.+)$")


def say(language: str, key: str, **slots: object) -> str:
    """Return a phrase of the interface with its slots filled; KeyError for an unknown key."""
    phrase = _WORDS[key][LANGUAGES.index(language)]
    return phrase.format(**slots) if slots else phrase


def column(language: str, name: str) -> str:
    """Write the name of a column of examples; one that is not known stays as it is."""
    key = f"column-{name}"
    return say(language, key) if key in _WORDS else name


def number(clause: str, language: str) -> str:
    """Write the number of a clause as people write it: `20.2.c`, «20.2.в», `20 note 2`."""
    match = _ID.match(clause)
    words = {
        "n": {"en": " note {}", "ru": ", примечание {}"},
        "p": {"en": " paragraph {}", "ru": ", абзац {}"},
    }
    written = ""
    for part in (match[2] if match else clause).split("."):
        special = re.fullmatch(r"([np])(\d+)", part)
        if special:
            written += words[special[1]][language].format(special[2])
            continue
        shown = _LETTERS.get(part, part) if language == "ru" else part
        if part == "lead" and language == "ru":
            shown = "вводная часть"
        shown = re.sub(r"^(\d+)bis$", r"\1 bis", shown)
        shown = _LEAD[language] if part == "lead" else shown
        written += f".{shown}" if written else shown
    return written


def heading(title: str) -> str:
    """Write the number in a title as people write it: `10 bis`."""
    return re.sub(r"(\d)bis\b", r"\1 bis", title)


def letter(clause: str) -> str:
    """Return the document letter of a clause id, or the empty string."""
    match = _ID.match(clause)
    return match[1] if match else ""


def reference(clause: str, language: str, home: str = "") -> str:
    """Write a reference to a clause: the bare number at home, else with the document's name."""
    own = letter(clause)
    document = document_of(clause)
    if own == home or document is None:
        return number(clause, language)
    if language == "ru":
        return f"{number(clause, language)} {GENITIVES[own]}"
    return f"{document.title.en} {number(clause, language)}"


def listed(clauses: Sequence[str], language: str) -> Iterator[tuple[str, str]]:
    """Yield clauses with their references; each run of one document names the document once.

    It is named where the language has it: `General 5.3, 12.1`, «5.3, 12.1 Общих правил».
    """
    for place, clause in enumerate(clauses):
        beside = clauses[place + 1 : place + 2] if language == "ru" else clauses[:place][-1:]
        home = letter(clause) if any(letter(one) == letter(clause) for one in beside) else ""
        yield clause, reference(clause, language, home)


def day(written: str, language: str) -> str:
    """Write a date such as `2026-11-30` in words; what is no date stays as it is."""
    match = re.fullmatch(r"(\d{4})-(0[1-9]|1[0-2])-(\d{2})", written)
    if match is None:
        return written
    return date(int(match[1]), int(match[2]), int(match[3]), language)


def date(year: int, month: int, day: int, language: str) -> str:
    """Write a date: `30 November 2026`, «30 ноября 2026 г.»."""
    words = f"{day} {say(language, f'month-{month}')} {year}"
    return f"{words} г." if language == "ru" else words
