"""What the box "Find a rule" works with: the clauses as a script, the stemmers, MiniSearch.

Everything lies in `finder/` above both languages and is loaded when the box is first used: as
classic scripts, since modules and fetched data fail where pages are opened as files.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import snowballstemmer  # type: ignore[import-untyped]
from sphinx import package_dir

from piramida_conformance.spec import DOCUMENTS, LEAD
from rulebook import moved, npm, terms
from rulebook.interface import LANGUAGES, letter, number, reference

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from sphinx.application import Sphinx

    from piramida_conformance._registers import Moved
    from piramida_conformance.spec import Both, Clause, GlossaryTerm, Rule, Spec
    from rulebook.snapshot import Snapshot

FOLDER: Final = "finder"
STEMMERS: Final = ("base-stemmer.js", "english-stemmer.js", "russian-stemmer.js")
MINISEARCH: Final = "minisearch/dist/umd/index.js"

_ROLE: Final = re.compile(r"\{(\w+)\}`(?:([^`<]*?)\s*<([^`<>]+)>|([^`<>]+))`")
_RUSSIAN: Final = re.compile(r"[а-яё]+", re.IGNORECASE)
_FLEETING: Final = re.compile(r"^(.*[бвгджзклмнпрстфхцчшщ])(ь?)([оей])([клнрц])$")
_CLUSTER: Final = re.compile(r"^(.*[бвгджзлмнпрстфхцчшщ])(ь?)([кц])$")


def plain(text: str, language: str, home: str) -> str:
    """Return a text of a clause without markup: roles become the words they are read as."""

    def words(match: re.Match[str]) -> str:
        kind, said, _, target = match.groups()
        if said:
            return str(said)
        return reference(target, language, home) if kind == "rule" else str(target)

    return re.sub(r"\s+", " ", _ROLE.sub(words, text)).replace("*", "").replace("`", "").strip()


def data(snapshot: Snapshot) -> dict[str, Any]:
    """Return what the finder and the previews know: documents, clauses, fleeting vowels."""
    spec = snapshot.spec
    clauses = [
        _rule(rule) for rule in spec.rules if rule.id not in spec.clauses and rule.number != LEAD
    ]
    clauses += [_clause(clause, snapshot) for clause in spec.clauses.values()]
    order = {rule.file: place for place, rule in enumerate(spec.rules)}
    clauses.sort(key=lambda one: order[f"{one['page'].partition('.html')[0]}.md"])
    said = [part for one in clauses for key in ("title", "text", "more") for part in one[key]]
    return {
        "documents": {
            one.letter: {"en": one.title.en, "ru": one.title.ru, "short": one.title.ru[0].lower()}
            for one in DOCUMENTS
        },
        "clauses": clauses,
        "moved": [_moved(one, spec) for one in spec.moved.values()],
        "vowels": fleeting(word for text in said for word in _RUSSIAN.findall(text)),
    }


def _rule(rule: Rule) -> dict[str, Any]:
    page = f"{rule.file.removesuffix('.md')}.html#{rule.id}"
    return _entry(rule.id, page, _both(rule.titles), ["", ""], ["", ""])


def _clause(clause: Clause, snapshot: Snapshot) -> dict[str, Any]:
    home = letter(clause.id)
    texts = []
    for language in LANGUAGES:
        parts = [clause.texts.of(language)]
        if clause.closing is not None:
            parts.append(clause.closing.of(language))
        texts.append(plain(" ".join(parts), language, home))
    page = f"{clause.file.removesuffix('.md')}.html#{clause.id}"
    more = [
        " ".join(other_words(snapshot.spec.glossary, text, language))
        for text, language in zip(texts, LANGUAGES, strict=True)
    ]
    entry = _entry(clause.id, page, _both(clause.titles), texts, more)
    about = [one for one in snapshot.spec.glossary if clause.id in one.clauses]
    if about:
        entry["about"] = " ".join(
            word for term in about for language in LANGUAGES for word in names(term, language)
        )
    return entry


def _entry(
    key: str, page: str, title: list[str], text: list[str], more: list[str]
) -> dict[str, Any]:
    numbers = [number(key, language) for language in LANGUAGES]
    return {
        "id": key,
        "page": page,
        "number": numbers,
        "title": title,
        "text": text,
        "more": more,
    }


def _moved(one: Moved, spec: Spec) -> dict[str, Any]:
    """Return an id that is no longer used: found by its number alone, and leading on."""
    page = f"{moved.page_of(spec, one)}.html#{one.id}"
    return {"to": one.to} | _entry(one.id, page, list(one.reason), ["", ""], ["", ""])


def _both(texts: Both) -> list[str]:
    return [texts.of(language) for language in LANGUAGES]


def names(term: GlossaryTerm, language: str) -> tuple[str, ...]:
    """Return every name of a term in that language, players' words too."""
    if language == "ru":
        return (term.terms.ru, *term.also_ru, *term.slang_ru)
    return (term.terms.en, *term.also_en)


def other_words(glossary: tuple[GlossaryTerm, ...], text: str, language: str) -> list[str]:
    """Return the other names of the terms that a text names: `cushion` where it says rail."""
    pattern, known = terms.finder(glossary, language)
    named = {known[match[0].lower()] for match in pattern.finditer(text)}
    found = [name for term in glossary if term.id in named for name in names(term, language)]
    return [name for name in found if name.lower() not in text.lower()]


def fleeting(words: Iterable[str]) -> dict[str, str]:
    """Return for stems with a vowel that comes and goes the stem that stands for both.

    Russian drops a vowel before the last consonant (биток, битка; отметок, отметка), and the
    stemmer takes the two for different words. Before к and ц, where this is the rule, the table
    derives the other stem; before л, н, р it joins two that the texts have (угол, угла).
    """
    stems = {_stem(fold(word)) for word in words}
    table: dict[str, str] = {}
    for one in sorted(stems):
        for other in _partners(one):
            regular = one[-1] in "кц"
            if other not in table and one not in table and (regular or other in stems):
                table[other] = one
    return {other: one for other, one in sorted(table.items()) if one not in table}


_RUSSIAN_STEMMER: Final = snowballstemmer.stemmer("russian")


@cache
def _stem(word: str) -> str:
    return str(_RUSSIAN_STEMMER.stemWord(word))


def _partners(stem: str) -> Iterator[str]:
    """Yield how a stem looks with its last vowel dropped, or with one put in."""
    if len(stem) < _SHORTEST:
        return
    if match := _FLEETING.match(stem):
        before, _, vowel, last = match.groups()
        soft = "ь" if vowel == "е" and before[-1] in "лн" else ""
        yield f"{before}{soft}{last}"
    elif match := _CLUSTER.match(stem):
        before, soft, last = match.groups()
        yield f"{before}{'е' if soft or before[-1] in 'жчшщц' else 'о'}{last}"
        if not soft:
            yield f"{before}е{last}"


_SHORTEST: Final = 4


def fold(word: str) -> str:
    """Return a word in small letters, ё as е."""
    return word.lower().replace("ё", "е")


def script(name: str, value: object) -> str:
    """Return a classic script that gives a value to a property of the window."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"window.{name} = {text};\n".replace("\u2028", " ").replace("\u2029", " ")


def shipped_stemmers() -> str:
    """Return the two Snowball stemmers as Sphinx ships them, one classic script."""
    folder = package_dir / "search" / "minified-js"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in STEMMERS)


def write(out: Path, root: Path, snapshot: Snapshot) -> None:
    """Write the folder of the finder into the assembled site."""
    folder = out / FOLDER
    folder.mkdir(exist_ok=True)
    library = npm.package_file(root, MINISEARCH).read_text(encoding="utf-8")
    files = {
        "rules.js": script("rulebookRules", data(snapshot)),
        "stemmers.js": shipped_stemmers(),
        "minisearch.js": re.sub(r"\n//# sourceMappingURL=.*\s*$", "\n", library),
    }
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Give every page the box and its look."""
    app.add_css_file("finder.css")
    app.add_js_file("finder.js", loading_method="defer")
