"""The word search in two languages: the letters of a word decide how it is stemmed.

Sphinx's search knows one language per build, and a page of rules has two. The same steps are
done when the index is built (here) and when a query is read (the script below): small letters,
ё as е, then the Snowball stemmer of the word's alphabet.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import snowballstemmer  # type: ignore[import-untyped]
from sphinx.search import SearchLanguage
from sphinx.search.en import SearchEnglish
from sphinx.search.ru import SearchRussian

from rulebook.finder import fold, shipped_stemmers
from rulebook.interface import heading
from rulebook.snapshot import snapshot_of

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from sphinx.application import Sphinx

CODE: Final = "en-ru"
_CYRILLIC: Final = re.compile(r"[а-я]")

# An id stays whole: only then is it found among the objects, whose anchors are their ids.
_SPLITTER: Final = """
var splitQuery = (query) =>
  query.match(/[A-Z]\\.\\d[\\d.a-z]*|(?:R|ERR)-[\\w-]+|[\\p{L}\\p{N}_]+/gu) || [];

// Among equals the rules stand before scenarios and prose, those that hold in every game first.
if (typeof Scorer !== "undefined") {
  Scorer.score = ([page, , , , score]) =>
    score + (page.startsWith("spec/general/") ? 3 : /^spec\\/\\w+\\//.test(page) ? 2 : 0);
}

// From files nothing can be fetched, so no summaries.
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
"""

_SCRIPT: Final = """
window.Stemmer = function () {
  const english = new EnglishStemmer();
  const russian = new RussianStemmer();
  this.stemWord = function (word) {
    const folded = word.toLowerCase().replace(/ё/g, "е");
    return (/[а-я]/.test(folded) ? russian : english).stemWord(folded);
  };
};
"""


class SearchBoth(SearchLanguage):
    """English and Russian side by side."""

    lang = CODE
    language_name = "English and Russian"
    stopwords: AbstractSet[str] = frozenset(
        fold(word) for word in SearchEnglish.stopwords | SearchRussian.stopwords
    )
    js_splitter_code = _SPLITTER

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.js_stemmer_code = shipped_stemmers() + _SCRIPT
        self._russian = snowballstemmer.stemmer("russian")
        self._english = snowballstemmer.stemmer("english")
        self._stems: dict[str, str] = {}

    def stem(self, word: str) -> str:
        """Return the stem by which a word is found, of whichever language it is."""
        if word not in self._stems:
            folded = fold(word)
            stemmer = self._russian if _CYRILLIC.search(folded) else self._english
            self._stems[word] = str(stemmer.stemWord(folded))
        return self._stems[word]


def on_config_inited(_app: Sphinx, config: object) -> None:
    """Use this language for the search of both builds."""
    config.html_search_language = CODE  # type: ignore[attr-defined]


def on_collect_pages(app: Sphinx) -> list[tuple[str, dict[str, object], str]]:
    """Name the document of each rule in the search: several have a rule of the same title."""
    indexer = getattr(app.builder, "indexer", None)
    language = app.config.language
    if indexer is not None:
        for rule in snapshot_of(app.env).spec.rules:
            docname = rule.file.removesuffix(".md")
            if docname in indexer._titles:  # noqa: SLF001 - there is no other way
                indexer._titles[docname] = heading(rule.heading.of(language))  # noqa: SLF001
    return []


def setup(app: Sphinx) -> None:
    """Register the language."""
    app.add_search_language(SearchBoth)
    app.connect("config-inited", on_config_inited)
    app.connect("html-collect-pages", on_collect_pages)
