"""What lies above both languages: the start page, `rules.json`, the matrix as CSV and JSON."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any

from piramida_conformance import trace
from rulebook import bare, moved
from rulebook.interface import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from piramida_conformance.spec import Clause
    from rulebook.snapshot import Snapshot

_START = "docs/index.html"

_CHOOSE = """<script>
(function () {
  var pages = PAGES;
  var wanted = [];
  try { wanted.push(localStorage.getItem("rulebook-language")); } catch (error) { /* none kept */ }
  wanted = wanted.concat(navigator.languages || [navigator.language]);
  var language = "en";
  for (var i = 0; i < wanted.length; i += 1) {
    var code = String(wanted[i] || "").slice(0, 2).toLowerCase();
    if (code === "ru" || code === "en") { language = code; break; }
  }
  var rule = location.hash.slice(1).split(".").slice(0, 2).join(".");
  var page = Object.prototype.hasOwnProperty.call(pages, rule) ? pages[rule] : "START";
  location.replace(language + "/" + page + (page === "START" ? "" : location.hash));
})();
</script>"""


def start_page(snapshot: Snapshot, titles: dict[str, str]) -> str:
    """Return the page at the top: to the reader's language, and to a clause named after `#`."""
    pages = moved.starts(snapshot.spec)
    pages |= {rule.id: rule.file.removesuffix(".md") + ".html" for rule in snapshot.spec.rules}
    script = _CHOOSE.replace("PAGES", json.dumps(pages)).replace("START", _START)
    links = "\n".join(
        f'<p lang="{language}"><a href="{language}/{_START}">{escape(titles[language])}</a></p>'
        for language in LANGUAGES
    )
    return bare.page("en", escape(" · ".join(titles.values())), head=script, body=links)


def redirect(target: str, title: str) -> str:
    """Return a page that leads on to another."""
    head = f'<meta http-equiv="refresh" content="0; url={escape(target)}">'
    body = f'<p><a href="{escape(target)}">{escape(title)}</a></p>'
    return bare.page("en", escape(title), head=head, body=body)


def rules_json(snapshot: Snapshot, edition: dict[str, str | None]) -> str:
    """Return all clauses as JSON: texts with a digest each, scenarios, status, page."""
    clauses = [_clause(snapshot, clause) for clause in snapshot.spec.clauses.values()]
    gone = moved.published(snapshot.spec)
    whole = {"format": "rules/1", "edition": edition, "clauses": clauses, "moved": gone}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _clause(snapshot: Snapshot, clause: Clause) -> dict[str, Any]:
    texts = {"en": clause.texts.en, "ru": clause.texts.ru}
    closing = None if clause.closing is None else {"en": clause.closing.en, "ru": clause.closing.ru}
    return {
        "id": clause.id,
        "kind": clause.kind,
        "leaf": clause.is_leaf,
        "title": {"en": clause.titles.en, "ru": clause.titles.ru},
        "text": texts,
        "closing": closing,
        "sha256": dict(zip(LANGUAGES, clause.digests, strict=True)),
        "to_review": list(snapshot.rows[clause.id].to_review),
        "parameters": clause.params,
        "russian_edition": {"number": clause.ru_edition, "basis": clause.ru_edition_basis},
        "cites": list(clause.cites),
        "readings": [reading.id for reading in snapshot.readings_of(clause.id)],
        "errata": [erratum.id for erratum in snapshot.spec.errata_of(clause.id)],
        "functions": [
            {"name": code.name, "file": code.file, "lines": [code.first, code.last]}
            for code in snapshot.code.get(clause.id, ())
        ],
        "scenarios": [
            {"id": story.id, "status": snapshot.outcome(story).status}
            for story in snapshot.of_clause(clause.id)
        ],
        "status": snapshot.run.status_of_clause(clause.id) if clause.is_leaf else None,
        "page": f"{clause.file.removesuffix('.md')}.html#{clause.id}",
    }


def assemble(
    out: Path, snapshot: Snapshot, titles: dict[str, str], edition: dict[str, str | None]
) -> None:
    """Write into the folder that holds the builds `en/` and `ru/`."""
    files = {
        "index.html": start_page(snapshot, titles),
        "rules.json": rules_json(snapshot, edition),
        "matrix.csv": trace.as_csv(snapshot.rows.values()),
        "matrix.json": trace.as_json(list(snapshot.rows.values()), snapshot.suite, snapshot.run),
        ".nojekyll": "",
    }
    for language in LANGUAGES:
        files[f"{language}/index.html"] = redirect(_START, titles[language])
        for page, content in moved.lost_pages(snapshot.spec, language).items():
            files[f"{language}/{page}.html"] = content
    for name, content in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(content, encoding="utf-8")
