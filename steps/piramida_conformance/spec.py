"""The rule text as data: reads `spec/`, collects every mistake found, answers look-ups.

Nothing is raised for a mistake in a file; `Spec.problems` holds them all, and the build refuses
to go on while there is one (`python -m piramida_conformance.lint`).
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from piramida_conformance import _data, _fences, _numbers, _registers
from piramida_conformance._fences import Directive, Option, Page, Problem
from piramida_conformance._registers import Moved, RegisterError, Review

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator
    from pathlib import Path

__all__ = [
    "BASES",
    "DOCUMENTS",
    "KINDS",
    "SURE",
    "Both",
    "Clause",
    "Concordance",
    "Document",
    "Edition",
    "Erratum",
    "GlossaryTerm",
    "Problem",
    "Reading",
    "Rule",
    "Spec",
    "Value",
    "document_of",
    "load",
    "parent_of",
    "read",
    "rule_of",
    "sort_key",
]

KINDS: Final = ("requirement", "definition", "procedure", "right", "remark")
BASES: Final = ("sure", "inferred", "unknown")
SURE: Final = ("seen", "inferred", "derived", "own")
"""How sure the source of a clause is.

`seen`: read there; `inferred`: not read for this clause, it follows from the named sources;
`derived`: calculated from them; `own`: a rule of this project, which no source has.
"""
ERRATUM_KINDS: Final = ("lost-line", "contradiction", "numbering", "garbled", "silence")
LEAD: Final = "lead"

_PART = r"(?:\d+(?:bis)?|[a-z]|[pn]\d+)"
_ID = re.compile(rf"^([A-Z])((?:\.{_PART})+|\.lead(?:\.{_PART})*)$")
_CITATION = re.compile(r"\{rule\}`(?:[^`<]*<)?\s*([^`<>]+?)\s*>?`")
_SLOT = re.compile(r"\{([^{}]*)\}")
_LIST_ITEM = re.compile(r"^- `([^`]+)`\s*(?::\s*)?(.*)$")
_WORD = re.compile(r"^[a-z0-9][a-z0-9.-]*$")
_SOURCE_TAG = re.compile(r"^- ([A-Z][A-Z0-9-]*): +(\S.*)$", re.MULTILINE)
_DATE = re.compile(r"^\d{4}-\d{2}-\d{2}$")
_RULE_FILE = re.compile(r"^(\d{2})(bis)?-[a-z0-9-]+\.md$")
_BIS = re.compile(r"^(\d+)(bis)?$")
_DEPTH_OF_RULE = 2

_OPTIONS: Final[dict[str, frozenset[str]]] = {
    "rule": frozenset(
        {"kind", "closing", "title-en", "title-ru", "found-en", "found-ru", "param", "restored"}
        | {"undecided-en", "undecided-ru", "ru-edition", "ru-edition-basis", "source", "sure"}
    ),
    "closing": frozenset(),
    "reading": frozenset({"clauses", "title-en", "title-ru", "clarification", "asked", "decided"}),
    "erratum": frozenset({"clauses", "title-en", "title-ru", "kind"}),
    "term": frozenset(
        {"en", "ru", "also-en", "also-ru", "slang-ru", "forms-en", "forms-ru", "clauses"}
    ),
    "edition": frozenset({"title-en", "title-ru"}),
    "concordance": frozenset({"old-ru", "new-ru", "basis"}),
}
_FLAGS: Final = frozenset({"closing", "clarification"})
_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("rule", "closing"),
    "readings": ("reading",),
    "errata": ("erratum",),
    "glossary": ("term",),
    "concordance": ("edition", "concordance"),
}


@dataclass(frozen=True, slots=True)
class Both:
    """One thing said in both languages."""

    en: str
    ru: str

    def of(self, language: str) -> str:
        """Return the wording in `en` or `ru`."""
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True, slots=True)
class Document:
    """One document of the rulebook: the letter of its clause ids, its folder and its name."""

    letter: str
    folder: str
    title: Both


DOCUMENTS: Final = (
    Document("G", "general", Both("General", "Общие правила")),
    Document("F", "free", Both("Free pyramid", "Свободная пирамида")),
    Document(
        "C",
        "continuation",
        Both("Free pyramid with continuation", "Свободная пирамида с продолжением"),
    ),
    Document("K", "combined", Both("Combined pyramid", "Комбинированная пирамида")),
    Document("D", "dynamic", Both("Dynamic pyramid", "Динамичная пирамида")),
    Document("E", "equipment", Both("Equipment", "Оборудование")),
    Document("P", "prizes", Both("Prizes", "Призы")),
)
_BY_LETTER = {document.letter: document for document in DOCUMENTS}
_LETTER_ORDER = {document.letter: place for place, document in enumerate(DOCUMENTS)}


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rule text, down to the last list item.

    `kind` is one of `KINDS`; `found` is the sentence a ruling says when the clause is violated;
    `closing` is the text of the closing line of a clause whose items precede it; `parent` is the
    clause it is an item, paragraph or note of (None directly under its rule); `children` are the
    ids one level below; only a leaf may tag a scenario. `sources` are tags of `Spec.sources` and
    `sure` is one of `SURE`, None where the clause does not say how sure its source is.
    """

    id: str
    kind: str
    titles: Both
    texts: Both
    file: str
    line: int
    rule: str
    found: Both | None = None
    params: dict[str, int | float] = field(default_factory=dict)
    has_closing: bool = False
    closing: Both | None = None
    restored: tuple[str, ...] = ()
    undecided: Both | None = None
    ru_edition: str | None = None
    ru_edition_basis: str | None = None
    sources: tuple[str, ...] = ()
    sure: str | None = None
    parent: str | None = None
    children: tuple[str, ...] = ()
    is_leaf: bool = True

    @property
    def cites(self) -> tuple[str, ...]:
        """Return the ids that the texts cite, in order and once each."""
        texts = [self.texts.en, self.texts.ru]
        if self.closing is not None:
            texts += [self.closing.en, self.closing.ru]
        return tuple(dict.fromkeys(_CITATION.findall("\n".join(texts))))

    @property
    def digests(self) -> tuple[str, str]:
        """Return the SHA-256 of the English and of the Russian text, closing line included."""
        closing = self.closing or Both("", "")
        return _digest(self.texts.en, closing.en), _digest(self.texts.ru, closing.ru)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, which is one file: its titles and its clauses in order."""

    id: str
    number: str
    document: Document
    titles: Both
    file: str
    clauses: tuple[str, ...]
    ru_edition: str | None = None
    ru_edition_basis: str | None = None
    intro: Both | None = None

    @property
    def slug(self) -> str:
        """Return the file name without folder and suffix, the same as of its feature file."""
        return self.file.rsplit("/", 1)[-1].removesuffix(".md")

    @property
    def heading(self) -> Both:
        """Return the title its feature file must bear, such as `General 5. Collision`."""
        name = self.document.title
        if self.number == LEAD:
            return Both(f"{name.en}. {self.titles.en}", f"{name.ru}. {self.titles.ru}")
        return Both(
            f"{name.en} {self.number}. {self.titles.en}",
            f"{name.ru} {self.number}. {self.titles.ru}",
        )


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a reading: its stable word and what it means."""

    word: str
    sentences: Both


@dataclass(frozen=True, slots=True)
class Reading:
    """A registered interpretation; the first value is the default, a clarification has one."""

    id: str
    clauses: tuple[str, ...]
    titles: Both
    questions: Both
    values: tuple[Value, ...]
    notes: Both
    clarification: bool
    asked: str
    decided: str
    file: str
    line: int

    @property
    def default(self) -> str:
        """Return the word of the value that holds unless another is asked for."""
        return self.values[0].word if self.values else ""


@dataclass(frozen=True, slots=True)
class Erratum:
    """A place where the source is broken, what is restored and on what evidence."""

    id: str
    clauses: tuple[str, ...]
    titles: Both
    kind: str
    texts: Both
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A term of the game in both languages, with other words for it and what it means.

    `slang_ru` are players' words, which the rule text never uses; `forms_en` and `forms_ru` are
    the inflected forms of the term and of its other words, by which the site finds it in a text.
    """

    id: str
    terms: Both
    also_en: tuple[str, ...]
    also_ru: tuple[str, ...]
    slang_ru: tuple[str, ...]
    forms_en: tuple[str, ...]
    forms_ru: tuple[str, ...]
    clauses: tuple[str, ...]
    texts: Both
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the rules that the concordance speaks of."""

    id: str
    titles: Both
    texts: Both
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Concordance:
    """Where a rule or clause stands in another edition, and how sure that is.

    `old_ru` and `new_ru` are the numbers in the older and newer Russian edition, None where
    they are unknown; `basis` is one of `BASES`; `remark` is empty where nothing is to be said.
    """

    id: str
    old_ru: str | None
    new_ru: str | None
    basis: str
    remark: Both
    file: str
    line: int


@dataclass(frozen=True)
class Spec:
    """The whole rulebook, with every mistake found while reading it.

    `sources` are the tags that the errata name sources by, each with what it stands for;
    `reviews` the last reviews by clause; `moved` what became of ids that are no longer used.
    """

    rules: tuple[Rule, ...]
    clauses: dict[str, Clause]
    readings: dict[str, Reading]
    errata: dict[str, Erratum]
    glossary: tuple[GlossaryTerm, ...]
    editions: tuple[Edition, ...]
    concordance: tuple[Concordance, ...]
    problems: tuple[Problem, ...]
    sources: dict[str, Both] = field(default_factory=dict)
    reviews: dict[str, Review] = field(default_factory=dict)
    moved: dict[str, Moved] = field(default_factory=dict)

    @cached_property
    def leaves(self) -> tuple[Clause, ...]:
        """Return the clauses that scenarios may be tagged with, in document order."""
        return tuple(clause for clause in self.clauses.values() if clause.is_leaf)

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def _slugs(self) -> dict[tuple[str, str], Rule]:
        return {(rule.document.folder, rule.slug): rule for rule in self.rules}

    @cached_property
    def _cited_by(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for clause in self.clauses.values():
            for cited in clause.cites:
                found.setdefault(cited, []).append(clause.id)
        return {cited: tuple(ids) for cited, ids in found.items()}

    def rule(self, number: str) -> Rule | None:
        """Return the rule of an id such as `G.20`, or of any clause id within it."""
        return self._rules.get(rule_of(number))

    def rule_at(self, folder: str, slug: str) -> Rule | None:
        """Return the rule whose text is `spec/<folder>/<slug>.md`."""
        return self._slugs.get((folder, slug))

    def of_document(self, name: str) -> tuple[Rule, ...]:
        """Return the rules of the document with that folder name or letter."""
        return tuple(r for r in self.rules if name in {r.document.folder, r.document.letter})

    def readings_of(self, clause: str) -> tuple[Reading, ...]:
        """Return the readings that name the clause or the rule or clause above it."""
        return tuple(r for r in self.readings.values() if _touches(r.clauses, clause))

    def errata_of(self, clause: str) -> tuple[Erratum, ...]:
        """Return the errata that name the clause, or that its restored text rests on."""
        restored = self.clauses[clause].restored if clause in self.clauses else ()
        return tuple(e for e in self.errata.values() if clause in e.clauses or e.id in restored)

    def cited_by(self, clause: str) -> tuple[str, ...]:
        """Return the ids of the clauses whose texts cite this one, in document order."""
        return self._cited_by.get(clause, ())

    def knows(self, number: str) -> bool:
        """Say whether the id is that of a clause or of a rule."""
        return number in self.clauses or number in self._rules


def _digest(text: str, closing: str) -> str:
    return hashlib.sha256(f"{text}\n{closing}".encode()).hexdigest()


def _touches(named: Iterable[str], clause: str) -> bool:
    return any(clause == name or clause.startswith(f"{name}.") for name in named)


def document_of(number: str) -> Document | None:
    """Return the document of a clause id, or None where its letter is none of ours."""
    return _BY_LETTER.get(number[:1])


def rule_of(number: str) -> str:
    """Return the id of the rule a clause stands in: `G.20` of `G.20.2.a`."""
    return ".".join(number.split(".")[:_DEPTH_OF_RULE])


def parent_of(number: str) -> str | None:
    """Return the id one level up, a clause or a rule; None above a rule."""
    above = number.rpartition(".")[0]
    return above if above.count(".") >= 1 else None


def _part_key(part: str) -> tuple[int, int, str]:
    if part == LEAD:
        return (-1, 0, "")
    if match := _BIS.match(part):
        return (0, int(match[1]), match[2] or "")
    if len(part) == 1:
        return (1, ord(part), "")
    return (2 if part[0] == "p" else 3, int(part[1:]), "")


def sort_key(number: str) -> tuple[int, tuple[tuple[int, int, str], ...]]:
    """Return a key that sorts clause ids as the documents do.

    Documents as in `DOCUMENTS`; the unnumbered lead of a document first; 10bis after 10; below
    one clause its items, then its unnumbered paragraphs, then its notes.
    """
    letter, *parts = number.split(".")
    return (_LETTER_ORDER.get(letter, len(DOCUMENTS)), tuple(_part_key(part) for part in parts))


def _is_item(part: str) -> bool:
    """Say whether the last part of an id is that of an item, not of a paragraph or note."""
    return len(part) == 1 or part[0].isdigit()


class _Collector:
    """Takes the pages one by one, keeps what they hold and notes every mistake."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.rules: list[Rule] = []
        self.clauses: dict[str, Clause] = {}
        self.readings: dict[str, Reading] = {}
        self.errata: dict[str, Erratum] = {}
        self.glossary: dict[str, GlossaryTerm] = {}
        self.editions: dict[str, Edition] = {}
        self.concordance: dict[str, Concordance] = {}
        self.sources: dict[str, Both] = {}
        self.reviews: dict[str, Review] = {}
        self.moved: dict[str, Moved] = {}
        self.param_lines: dict[str, int] = {}

    # -- common -------------------------------------------------------------------------------

    def problem(self, page: Page, line: int, code: str, message: str) -> None:
        self.problems.append(Problem(page.file, line, code, message))

    def check(self, page: Page, register: str) -> Iterator[Directive]:
        """Yield the directives of a page that belong in it, with their options checked."""
        self.problems += page.problems
        for directive in page.directives:
            if directive.name not in _ALLOWED[register]:
                known = ", ".join(_ALLOWED[register])
                text = f"unknown directive {directive.name!r}, known here: {known}"
                self.problem(page, directive.line, "unknown-directive", text)
                continue
            if not directive.argument:
                text = f"the directive {directive.name} names nothing"
                self.problem(page, directive.line, "id", text)
            for option in directive.options:
                self.option(page, directive, option)
            yield directive

    def option(self, page: Page, directive: Directive, option: Option) -> None:
        if option.name not in _OPTIONS[directive.name]:
            text = f"unknown option {option.name!r} of {directive.name}"
            self.problem(page, option.line, "unknown-option", text)
        elif option.name in _FLAGS and option.value:
            text = f"the flag {option.name} takes no value"
            self.problem(page, option.line, "unknown-option", text)
        elif option.name not in _FLAGS and not option.value:
            self.problem(page, option.line, "empty-option", f"the option {option.name} is empty")

    def both(self, page: Page, item: Directive, stem: str, *, required: bool) -> Both | None:
        """Return the options `stem-en` and `stem-ru`; report one without the other."""
        prefix = f"{stem}-" if stem else ""
        values = {language: item.value(prefix + language) for language in _fences.LANGUAGES}
        missing = [language for language, value in values.items() if not value]
        if missing and (required or len(missing) == 1):
            code = "undecided" if stem == "undecided" else "language"
            names = " and ".join(prefix + language for language in missing)
            self.problem(page, item.line, code, f"{item.argument} has no {names}")
        if len(missing) == len(values):
            return None
        return Both(values["en"] or "", values["ru"] or "")

    def titles(self, page: Page, item: Directive, stem: str = "title") -> Both:
        return self.both(page, item, stem, required=True) or Both("", "")

    def texts(self, page: Page, item: Directive, *, required: bool = True) -> Both:
        """Return the two blocks of a directive; report a missing or an empty one."""
        texts = {language: item.text(language) for language in _fences.LANGUAGES}
        missing = [language for language, text in texts.items() if not text]
        if missing and (required or len(missing) == 1):
            what = f"{item.name} {item.argument} has no text in {' and '.join(missing)}"
            self.problem(page, item.line, "language", what)
        return Both(texts["en"] or "", texts["ru"] or "")

    def choice(self, page: Page, item: Directive, name: str, known: tuple[str, ...]) -> str:
        """Return an option that must be one of the known words; report any other."""
        option = item.option(name)
        value = "" if option is None else option.value
        if value not in known:
            line = item.line if option is None else option.line
            found = f"{name} {value!r}" if value else f"no {name}"
            text = f"{item.argument}: {found}, known are {', '.join(known)}"
            self.problem(page, line, f"{name}-unknown", text)
        return value

    def is_new(self, page: Page, item: Directive, known: Iterable[str]) -> bool:
        """Report an id that was used before; the first use stands."""
        if item.argument in known:
            text = f"{item.name} {item.argument} is given twice"
            self.problem(page, item.line, "duplicate-id", text)
            return False
        return bool(item.argument)

    # -- rules --------------------------------------------------------------------------------

    def rule_page(self, page: Page, document: Document) -> None:
        """Take one numbered rule and its clauses."""
        number = page.front.get("number", "")
        self.front(page, number)
        rule_id = f"{document.letter}.{number}"
        clauses: list[Clause] = []
        closings: dict[str, Both] = {}
        for item in self.check(page, "rules"):
            if item.name == "closing":
                self.closing(page, item, clauses, closings)
            elif self.id_fits(page, item, rule_id) and self.is_new(
                page, item, [*self.clauses, *(clause.id for clause in clauses)]
            ):
                clauses.append(self.clause(page, item, rule_id))
        self.order(page, clauses)
        for clause in clauses:
            self.finish(page, clause, closings)
        basis = page.front.get("ru-edition-basis")
        title = Both(page.front.get("title.en", ""), page.front.get("title.ru", ""))
        intro = Both(page.text("en") or "", page.text("ru") or "")
        if bool(intro.en) != bool(intro.ru):
            self.problem(page, 1, "language", "the introduction stands in one language only")
        self.rules.append(
            Rule(
                id=rule_id,
                number=number,
                document=document,
                titles=title,
                file=page.file,
                clauses=tuple(clause.id for clause in clauses),
                ru_edition=page.front.get("ru-edition"),
                ru_edition_basis=basis,
                intro=intro if intro.en or intro.ru else None,
            )
        )

    def front(self, page: Page, number: str) -> None:
        """Check the front matter of a rule file against its name."""
        name = page.file.rsplit("/", 1)[-1]
        match = _RULE_FILE.match(name)
        expected = f"{int(match[1]) or LEAD}{match[2] or ''}" if match else ""
        if number != expected:
            text = f"the front matter says number {number or 'nothing'}, the file {expected}"
            self.problem(page, 1, "number", text)
        for language in _fences.LANGUAGES:
            if not page.front.get(f"title.{language}"):
                self.problem(page, 1, "language", f"the rule has no title in {language}")
        known = {"number", "title.en", "title.ru", "ru-edition", "ru-edition-basis"}
        for key in sorted(set(page.front) - known):
            self.problem(page, 1, "front-matter", f"unknown entry {key!r} in the front matter")
        self.edition(page, 1, page.front.get("ru-edition"), page.front.get("ru-edition-basis"))

    def edition(self, page: Page, line: int, number: str | None, basis: str | None) -> None:
        """Check that a number in the newer edition and its basis go together."""
        if basis is not None and basis not in BASES:
            text = f"basis {basis!r}, known are {', '.join(BASES)}"
            self.problem(page, line, "ru-edition", text)
        elif number is None and basis in {"sure", "inferred"}:
            self.problem(page, line, "ru-edition", f"basis {basis} without a number")
        elif number is not None and basis in {None, "unknown"}:
            self.problem(page, line, "ru-edition", f"number {number} without a basis for it")

    def id_fits(self, page: Page, item: Directive, rule_id: str) -> bool:
        """Check form, document letter and rule number of a clause id."""
        match = _ID.match(item.argument)
        if match is None or match[1] not in _BY_LETTER:
            self.problem(page, item.line, "id", f"{item.argument!r} is no clause id")
            return False
        if rule_of(item.argument) != rule_id:
            text = f"{item.argument} does not belong in the file of {rule_id}"
            self.problem(page, item.line, "id-file", text)
            return False
        return True

    def clause(self, page: Page, item: Directive, rule_id: str) -> Clause:
        """Build one clause; what depends on its neighbours is filled in later."""
        kind = self.choice(page, item, "kind", KINDS)
        titles = self.titles(page, item)
        found = self.both(page, item, "found", required=False)
        number, basis = item.value("ru-edition"), item.value("ru-edition-basis")
        self.edition(page, item.line, number, basis)
        restored = item.value("restored")
        sources, sure = self.evidence(page, item)
        return Clause(
            id=item.argument,
            kind=kind,
            titles=titles,
            texts=self.texts(page, item),
            file=page.file,
            line=item.line,
            rule=rule_id,
            found=found,
            params=self.params(page, item),
            has_closing=item.option("closing") is not None,
            restored=() if restored is None else _names(restored),
            undecided=self.both(page, item, "undecided", required=False),
            ru_edition=number,
            ru_edition_basis=basis,
            sources=sources,
            sure=sure,
            parent=parent_of(item.argument),
        )

    def evidence(self, page: Page, item: Directive) -> tuple[tuple[str, ...], str | None]:
        """Return the sources of a clause and how sure it is; an own rule alone has no source."""
        sources = _names(item.value("source") or "")
        if item.option("sure") is None:
            if sources:
                text = f"{item.argument} names a source and not how sure it is"
                self.problem(page, item.line, "source", text)
            return sources, None
        sure = self.choice(page, item, "sure", SURE)
        if sure in SURE and bool(sources) == (sure == "own"):
            needs = "an own rule has no source" if sources else f"{sure} needs a source"
            self.problem(page, item.line, "source", f"{item.argument}: {needs}")
        return sources, sure

    def params(self, page: Page, item: Directive) -> dict[str, int | float]:
        """Return the numbers of a clause by name."""
        option = item.option("param")
        if option is None:
            return {}
        self.param_lines[item.argument] = option.line
        found: dict[str, int | float] = {}
        for pair in option.value.split():
            name, _, value = pair.partition("=")
            if not name.isidentifier() or not re.fullmatch(r"\d+(?:\.\d+)?", value):
                text = f"{item.argument}: {pair!r} is not of the form name=number"
                self.problem(page, option.line, "param", text)
            elif name in found:
                text = f"{item.argument}: the parameter {name} is given twice"
                self.problem(page, option.line, "param", text)
            else:
                found[name] = float(value) if "." in value else int(value)
        return found

    def closing(
        self, page: Page, item: Directive, clauses: list[Clause], closings: dict[str, Both]
    ) -> None:
        """Take the closing line of a clause; it must follow that clause's items."""
        texts = self.texts(page, item)
        owner = next((clause for clause in clauses if clause.id == item.argument), None)
        if owner is None or not owner.has_closing:
            text = f"a closing block of {item.argument}, which is not marked :closing:"
            self.problem(page, item.line, "closing", text)
        elif item.argument in closings:
            text = f"closing {item.argument} is given twice"
            self.problem(page, item.line, "duplicate-id", text)
        elif not any(clause.id.startswith(f"{item.argument}.") for clause in clauses):
            text = f"the closing block of {item.argument} stands before its items"
            self.problem(page, item.line, "closing", text)
        else:
            closings[item.argument] = texts

    def order(self, page: Page, clauses: list[Clause]) -> None:
        """Report ids that do not stand in the order of the document."""
        for before, after in pairwise(clauses):
            if sort_key(after.id) < sort_key(before.id):
                text = f"{after.id} stands after {before.id}"
                self.problem(page, after.line, "order", text)

    def finish(self, page: Page, clause: Clause, closings: dict[str, Both]) -> None:
        """Add the closing line and check what needs the whole text of the clause."""
        closing = closings.get(clause.id)
        if clause.has_closing and closing is None:
            text = f"{clause.id} is marked :closing: but no closing block follows"
            self.problem(page, clause.line, "closing", text)
        clause = replace(clause, closing=closing)
        self.found_slots(page, clause)
        for name, number in clause.params.items():
            for language in _fences.LANGUAGES:
                text = clause.texts.of(language)
                if closing is not None:
                    text = f"{text}\n{closing.of(language)}"
                if not _numbers.contains(text, number, language):
                    message = f"{clause.id}: {name}={number} is not in the text ({language})"
                    line = self.param_lines[clause.id]
                    self.problem(page, line, "param-absent", message)
        self.clauses[clause.id] = clause

    def found_slots(self, page: Page, clause: Clause) -> None:
        """Report a slot of a found sentence other than the ball or the balls."""
        if clause.found is None:
            return
        slots = [_SLOT.findall(clause.found.of(language)) for language in _fences.LANGUAGES]
        for slot in sorted({*slots[0], *slots[1]} - {"ball", "balls"}):
            text = f"{clause.id}: unknown slot {{{slot}}}, known are {{ball}} and {{balls}}"
            self.problem(page, clause.line, "found-slot", text)
        if Counter(slots[0]) != Counter(slots[1]):
            text = f"{clause.id}: the two found sentences have different slots"
            self.problem(page, clause.line, "found-slot", text)

    # -- registers ----------------------------------------------------------------------------

    def reading_page(self, page: Page) -> None:
        """Take the register of readings."""
        for item in self.check(page, "readings"):
            if not self.is_new(page, item, self.readings):
                continue
            if not re.fullmatch(r"R-[a-z0-9.-]+", item.argument):
                self.problem(page, item.line, "id", f"{item.argument!r} is no id of a reading")
            self.readings[item.argument] = self.reading(page, item)

    def reading(self, page: Page, item: Directive) -> Reading:
        """Build one reading and compare its two language blocks."""
        parts = {lang: _split_values(item.text(lang) or "") for lang in _fences.LANGUAGES}
        self.texts(page, item)
        words = {lang: [word for word, _ in part[1]] for lang, part in parts.items()}
        if words["en"] != words["ru"]:
            text = f"{item.argument}: values {words['en']} in en, {words['ru']} in ru"
            self.problem(page, item.line, "reading-values", text)
        clarification = item.option("clarification") is not None
        self.reading_values(page, item, words["en"], clarification=clarification)
        for name in ("asked", "decided"):
            if not _DATE.match(item.value(name) or ""):
                text = f"{item.argument}: {name} is no date of the form 2026-11-30"
                self.problem(page, item.line, "date", text)
        russian = dict(parts["ru"][1])
        return Reading(
            id=item.argument,
            clauses=_names(item.value("clauses") or ""),
            titles=self.titles(page, item),
            questions=Both(parts["en"][0], parts["ru"][0]),
            values=tuple(
                Value(word, Both(sentence, russian.get(word, "")))
                for word, sentence in parts["en"][1]
            ),
            notes=Both(parts["en"][2], parts["ru"][2]),
            clarification=clarification,
            asked=item.value("asked") or "",
            decided=item.value("decided") or "",
            file=page.file,
            line=item.line,
        )

    def reading_values(
        self, page: Page, item: Directive, words: list[str], *, clarification: bool
    ) -> None:
        """Check the number of values and the form of their words."""
        if clarification and len(words) != 1:
            text = f"{item.argument} is a clarification and has {len(words)} values"
            self.problem(page, item.line, "reading-values", text)
        if not clarification and len(words) < _DEPTH_OF_RULE:
            text = f"{item.argument} has {len(words)} values and is no clarification"
            self.problem(page, item.line, "reading-values", text)
        for word, count in Counter(words).items():
            if count > 1 or not _WORD.match(word):
                text = f"{item.argument}: {word!r} is twice there or no stable word"
                self.problem(page, item.line, "reading-values", text)

    def errata_page(self, page: Page) -> None:
        """Take the register of errata and the tags of the sources at its head."""
        tags = {
            lang: dict(_SOURCE_TAG.findall(page.text(lang) or "")) for lang in _fences.LANGUAGES
        }
        for tag in sorted(tags["en"].keys() ^ tags["ru"].keys()):
            text = f"the source {tag} is described in one language only"
            self.problem(page, 1, "language", text)
        self.sources = {
            tag: Both(text, tags["ru"].get(tag, "")) for tag, text in tags["en"].items()
        }
        for item in self.check(page, "errata"):
            kind = self.choice(page, item, "kind", ERRATUM_KINDS)
            entry = Erratum(
                id=item.argument,
                clauses=_names(item.value("clauses") or ""),
                titles=self.titles(page, item),
                kind=kind,
                texts=self.texts(page, item),
                file=page.file,
                line=item.line,
            )
            if self.is_new(page, item, self.errata):
                self.errata[item.argument] = entry

    def glossary_page(self, page: Page) -> None:
        """Take the glossary."""
        for item in self.check(page, "glossary"):
            entry = GlossaryTerm(
                id=item.argument,
                terms=self.titles(page, item, ""),
                also_en=_names(item.value("also-en") or "", ";"),
                also_ru=_names(item.value("also-ru") or "", ";"),
                slang_ru=_names(item.value("slang-ru") or "", ";"),
                forms_en=_names(item.value("forms-en") or ""),
                forms_ru=_names(item.value("forms-ru") or ""),
                clauses=_names(item.value("clauses") or ""),
                texts=self.texts(page, item, required=False),
                file=page.file,
                line=item.line,
            )
            if self.is_new(page, item, self.glossary):
                self.glossary[item.argument] = entry

    def concordance_page(self, page: Page) -> None:
        """Take the editions and the rows of the concordance."""
        for item in self.check(page, "concordance"):
            if item.name == "edition":
                edition = Edition(
                    id=item.argument,
                    titles=self.titles(page, item),
                    texts=self.texts(page, item),
                    file=page.file,
                    line=item.line,
                )
                if self.is_new(page, item, self.editions):
                    self.editions[item.argument] = edition
            elif self.is_new(page, item, self.concordance):
                self.concordance[item.argument] = self.row(page, item)

    def row(self, page: Page, item: Directive) -> Concordance:
        """Build one row of the concordance."""
        return Concordance(
            id=item.argument,
            old_ru=item.value("old-ru"),
            new_ru=item.value("new-ru"),
            basis=self.choice(page, item, "basis", BASES),
            remark=self.texts(page, item, required=False),
            file=page.file,
            line=item.line,
        )

    # -- the whole ----------------------------------------------------------------------------

    def family(self) -> None:
        """Fill in children and leaves, and report items whose clause does not exist."""
        children: dict[str, list[str]] = {}
        for clause in self.clauses.values():
            if clause.parent is not None:
                children.setdefault(clause.parent, []).append(clause.id)
        rules = {rule.id for rule in self.rules}
        for clause in list(self.clauses.values()):
            below = children.get(clause.id, [])
            items = any(_is_item(child.rpartition(".")[2]) for child in below)
            leaf = clause.has_closing or not items
            parent = clause.parent if clause.parent in self.clauses else None
            if parent is None and clause.parent is not None and clause.parent not in rules:
                text = f"{clause.id} stands under {clause.parent}, which does not exist"
                self.problems.append(Problem(clause.file, clause.line, "parent", text))
            self.clauses[clause.id] = replace(
                clause, parent=parent, children=tuple(below), is_leaf=leaf
            )
            if leaf and clause.kind == "requirement" and clause.found is None:
                text = f"{clause.id} is a requirement and has no found-en and found-ru"
                self.problems.append(Problem(clause.file, clause.line, "found", text))

    def references(self, pages: Iterable[Page]) -> None:
        """Report citations and references of what does not exist.

        A register may name a clause of a document of which no rule is written yet.
        """
        known = {*self.clauses, *(rule.id for rule in self.rules)}
        for page in pages:
            for line, text in _texts_of(page):
                for cited in set(_CITATION.findall(text)) - known:
                    self.problem(page, line, "citation", f"{cited} is cited, not there")
        written = {rule.document.letter for rule in self.rules}
        registers: dict[str, Collection[str]] = {"restored": self.errata, "source": self.sources}
        for where, line, name, wanted in self.named():
            there = registers.get(wanted, known)
            planned = wanted == "clause" and name[0] in set(_BY_LETTER) - written
            if name not in there and not planned:
                text = f"{name} is named here and does not exist"
                self.problems.append(Problem(where, line, wanted, text))

    def registers(self, root: Path) -> None:
        """Take the registers of reviews and of moved ids."""
        for name, take in (
            (_registers.REVIEWS, self.take_reviews),
            (_registers.MOVED, self.take_moved),
        ):
            file = f"{root.name}/{name}"
            try:
                take(root, file)
            except RegisterError as error:
                self.problems.append(Problem(file, 1, "register", str(error)))

    def take_reviews(self, root: Path, _file: str) -> None:
        self.reviews = _registers.reviews(root)

    def take_moved(self, root: Path, file: str) -> None:
        """Take the moved ids; one that is alive, or leads to none that is, is a mistake."""
        self.moved = _registers.moved(root)
        known = {*self.clauses, *(rule.id for rule in self.rules)}
        for name, moved in self.moved.items():
            mistakes = {
                f"{name!r} is no clause id": _ID.match(name) is None,
                f"{name} has moved and is still there": name in known,
                f"{name} has moved to {moved.to}, which is not there": (
                    bool(moved.to) and moved.to not in known
                ),
                f"{name}: its rule is gone too, so a page must be named": (
                    rule_of(name) not in {rule.id for rule in self.rules} and not moved.page
                ),
            }
            for text in (text for text, is_so in mistakes.items() if is_so):
                self.problems.append(Problem(file, 1, "moved", text))

    def named(self) -> Iterator[tuple[str, int, str, str]]:
        """Yield file, line, id and code of all that registers and clauses refer to."""
        entries: tuple[Reading | Erratum | GlossaryTerm, ...] = (
            *self.readings.values(),
            *self.errata.values(),
            *self.glossary.values(),
        )
        for entry in entries:
            for name in entry.clauses:
                yield entry.file, entry.line, name, "clause"
        for row in self.concordance.values():
            yield row.file, row.line, row.id, "clause"
        for clause in self.clauses.values():
            for name in clause.restored:
                yield clause.file, clause.line, name, "restored"
            for name in clause.sources:
                yield clause.file, clause.line, name, "source"


def _names(value: str, separator: str = ",") -> tuple[str, ...]:
    """Split a list of names; a dash alone stands for none."""
    names = (name.strip() for name in value.split(separator))
    return tuple(name for name in names if name and name not in {"-", "\N{EM DASH}"})


def _split_values(text: str) -> tuple[str, list[tuple[str, str]], str]:
    """Split the block of a reading into question, values (word, sentence) and what follows."""
    before: list[str] = []
    values: list[tuple[str, str]] = []
    after: list[str] = []
    for line in text.splitlines():
        if match := _LIST_ITEM.match(line):
            values.append((match[1], match[2].strip()))
        elif not values:
            before.append(line)
        elif line.startswith("  ") and line.strip() and not after:
            word, sentence = values[-1]
            values[-1] = (word, f"{sentence} {line.strip()}".strip())
        else:
            after.append(line)
    return "\n".join(before).strip(), values, "\n".join(after).strip()


def _texts_of(page: Page) -> Iterator[tuple[int, str]]:
    for block in page.blocks:
        yield block.line, block.text
    for directive in page.directives:
        for option in directive.options:
            yield option.line, option.value
        for block in directive.blocks:
            yield block.line, block.text


def _rule_files(folder: Path) -> list[Path]:
    """Return the rule files of one document in order; other pages, such as index.md, are none."""
    return sorted(
        (path for path in folder.glob("*.md") if path.name[:1].isdigit()),
        key=lambda path: path.name,
    )


def read(root: Path) -> Spec:
    """Read the folder `spec/` at that place, whole, and check it.

    Files are named in messages as `spec/general/05-collision.md`, wherever the folder lies.
    """
    collector = _Collector()
    pages: list[Page] = []
    for document in DOCUMENTS:
        for path in _rule_files(root / document.folder):
            file = f"{root.name}/{document.folder}/{path.name}"
            page = _fences.read(path, file, prose=False)
            pages.append(page)
            if not _RULE_FILE.match(path.name):
                text = f"{path.name} is not of the form 05-collision.md"
                collector.problem(page, 1, "file-name", text)
            collector.rule_page(page, document)
    takers = {
        "readings": collector.reading_page,
        "errata": collector.errata_page,
        "glossary": collector.glossary_page,
        "concordance": collector.concordance_page,
    }
    for name, take in takers.items():
        path = root / f"{name}.md"
        if path.is_file():
            page = _fences.read(path, f"{root.name}/{path.name}", prose=True)
            pages.append(page)
            take(page)
    collector.family()
    collector.references(pages)
    collector.registers(root)
    return Spec(
        rules=tuple(collector.rules),
        clauses=collector.clauses,
        readings=collector.readings,
        errata=collector.errata,
        glossary=tuple(collector.glossary.values()),
        editions=tuple(collector.editions.values()),
        concordance=tuple(collector.concordance.values()),
        problems=tuple(sorted(collector.problems)),
        sources=collector.sources,
        reviews=collector.reviews,
        moved=collector.moved,
    )


@cache
def load() -> Spec:
    """Read the rule text that belongs to this package; once, since nobody changes what is read."""
    return read(_data.spec())
