"""The report as one static HTML page: by clause, by discipline, with a filter; runs side by side.

It loads nothing and holds no text of a tested program but as text: everything is escaped, control
codes are written out, and the page's own policy forbids every script but the one in it.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from piramida_conformance.digests import SEVERITY, worst
from piramida_conformance.plain import one_line, plain
from piramida_conformance.reports import terminal
from piramida_conformance.reports.stream import STATUSES, Result, Run
from piramida_conformance.spec import Clause, Spec

_STYLE: Final = """
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;
color:#1b1b1b;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border-bottom:1px solid #ccc;padding:.3rem .5rem;text-align:left;vertical-align:top}
pre{background:#f4f4f4;padding:.7rem;overflow-x:auto;white-space:pre-wrap;
overflow-wrap:anywhere}
.s{white-space:nowrap;font-weight:600}
.pass{color:#1a6b2c}.known,.skipped,.not-run,.no-scenario{color:#5a5a5a}
.fail,.crash,.timeout,.garbage,.protocol,.kit-error,.unexpected-pass{color:#a4161a}
form{display:flex;gap:1rem;flex-wrap:wrap;align-items:end;margin:1rem 0}
[hidden]{display:none}
@media(prefers-color-scheme:dark){body{background:#161616;color:#e6e6e6}pre{background:#242424}
th,td{border-color:#444}.pass{color:#7fd494}.known,.skipped,.not-run,.no-scenario{color:#aaa}
.fail,.crash,.timeout,.garbage,.protocol,.kit-error,.unexpected-pass{color:#ff9c9c}}
"""
_SCRIPT: Final = """
const form=document.querySelector('form');
const rows=[...document.querySelectorAll('#scenarios tr[data-s]')];
function filter(){const d=new FormData(form),t=d.get('text').toLowerCase();let n=0;
for(const r of rows){const ok=(!d.get('status')||r.dataset.s.split(' ').includes(d.get('status')))
&&(!d.get('game')||r.dataset.d===d.get('game'))&&(!t||r.textContent.toLowerCase().includes(t));
r.hidden=!ok;n+=ok}document.querySelector('output').textContent=n+' / '+rows.length}
form.addEventListener('input',filter);form.hidden=false;filter();
"""


def _text(text: object) -> str:
    return escape(plain(str(text)))


def _status(status: str) -> str:
    known = status if status in SEVERITY else "not-run"
    return f'<span class="s {known}">{escape(status)}</span>'


def _table(caption: str, head: Iterable[str], rows: Iterable[str], name: str = "") -> str:
    cells = "".join(f'<th scope="col">{each}</th>' for each in head)
    body = "\n".join(rows)
    identity = f' id="{name}"' if name else ""
    return (
        f"<h2>{escape(caption)}</h2>\n<table{identity}><thead><tr>{cells}</tr></thead>\n"
        f"<tbody>\n{body}\n</tbody></table>"
    )


def _names(runs: Sequence[Run]) -> list[str]:
    return [_text(one_line(run.name)) for run in runs]


def _counts(runs: Sequence[Run]) -> str:
    rows = [
        f'<tr><th scope="row">{_status(status)}</th>'
        + "".join(f"<td>{run.counts[status]}</td>" for run in runs)
        + "</tr>"
        for status in STATUSES
    ]
    return _table("Counts", ["status", *_names(runs)], rows)


def _profiles(runs: Sequence[Run]) -> str:
    names = sorted({name for run in runs for name in run.profiles})
    rows = [
        f'<tr><th scope="row">{_text(name)}</th>'
        + "".join(f"<td>{_tally(run.profiles.get(name, Counter()))}</td>" for run in runs)
        + "</tr>"
        for name in names
    ]
    return _table("By game and profile", ["profile", *_names(runs)], rows)


def _tally(found: Counter[str]) -> str:
    said = [f"{_status(status)} {found[status]}" for status in STATUSES if found[status]]
    return " · ".join(said) or "—"


def _clauses(runs: Sequence[Run], spec: Spec) -> str:
    rows = [
        f'<tr><th scope="row">{_text(clause.id)}</th><td>{_titles(clause)}</td>'
        + "".join(f"<td>{_of_clause(run, clause)}</td>" for run in runs)
        + "</tr>"
        for clause in spec.clauses.values()
        if any(clause.id in result.clauses for run in runs for result in run.results)
    ]
    return _table("By clause", ["clause", "title", *_names(runs)], rows)


def _titles(clause: Clause) -> str:
    return f"{_text(clause.titles.en)}<br>{_text(clause.titles.ru)}"


def _of_clause(run: Run, clause: Clause) -> str:
    found = [result.status for result in run.results if clause.id in result.clauses]
    return f"{_status(worst(found))} {found.count('pass')} / {len(found)}" if found else "—"


def _differences(runs: Sequence[Run]) -> str:
    """The scenarios that two runs, the first and the last, end differently."""
    first, last = runs[0], runs[-1]
    rows = []
    for key in dict.fromkeys([*first.by_key, *last.by_key]):
        one, two = first.by_key.get(key), last.by_key.get(key)
        statuses = [each.status if each else "not-run" for each in (one, two)]
        if statuses[0] != statuses[1]:
            cells = "".join(f"<td>{_status(status)}</td>" for status in statuses)
            reason = _text((two or one).reason) if (two or one) else ""  # type: ignore[union-attr]
            rows.append(f'<tr><th scope="row">{_text(key)}</th>{cells}<td>{reason}</td></tr>')
    if not rows:
        rows = ['<tr><td colspan="4">none</td></tr>']
    head = ["scenario", *(_names([first, last])), "what differs"]
    return _table("Where two runs differ", head, rows)


def _scenarios(runs: Sequence[Run]) -> str:
    keys = list(dict.fromkeys(key for run in runs for key in run.by_key))
    rows = (_scenario(key, runs) for key in keys)
    return _table(
        "All scenarios", ["scenario", "clauses", *_names(runs), "story"], rows, "scenarios"
    )


def _scenario(key: str, runs: Sequence[Run]) -> str:
    found = [run.by_key.get(key) for run in runs]
    some = next(each for each in found if each is not None)
    statuses = [each.status if each else "not-run" for each in found]
    cells = "".join(f"<td>{_status(status)}</td>" for status in statuses)
    story = "".join(
        f"<details><summary>{_text(result.reason or result.status)}</summary>{_story(result)}"
        "</details>"
        for result in found
        if result is not None and result.status != "pass" and result.line.get("message")
    )
    return (
        f'<tr data-s="{escape(" ".join(statuses))}" data-d="{escape(some.discipline)}">'
        f'<th scope="row">{_text(key)}</th><td>{_text(", ".join(some.clauses))}</td>'
        f"{cells}<td>{story}</td></tr>"
    )


def _story(result: Result) -> str:
    stderr = result.line.get("stderr")
    said = f"<pre>{_text(result.line['message'])}</pre>"
    return said + (f"<p>Standard error</p><pre>{_text(stderr)}</pre>" if stderr else "")


def _filter(runs: Sequence[Run]) -> str:
    games = sorted({each.discipline for run in runs for each in run.results} - {""})
    return (
        "<form hidden><label>Text <input name=text></label><label>Status <select name=status>"
        f"{_options(STATUSES)}</select></label><label>Game <select name=game>"
        f"{_options(games)}</select></label><output></output></form>"
    )


def _options(values: Iterable[str]) -> str:
    listed = "".join(f"<option>{escape(value)}</option>" for value in values)
    return f'<option value="">all</option>{listed}'


def _head(run: Run) -> Iterator[str]:
    yield f"<h2>{_text(one_line(run.name))}</h2>"
    yield from (f"<p><strong>{_text(line)}</strong></p>" for line in terminal.verdict(run))
    yield f"<p>{_text(run.versions)} · {_text(run.head.get('started', ''))}</p>"


def _policy() -> str:
    digest = base64.b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"


def report(runs: Sequence[Run], spec: Spec) -> str:
    """The whole page for one or more runs; with more, a column for each and the differences."""
    parts = [line for run in runs for line in _head(run)]
    parts += [_counts(runs), _profiles(runs), _clauses(runs, spec)]
    if len(runs) > 1:
        parts.append(_differences(runs))
    parts += [_filter(runs), _scenarios(runs)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_policy()}">'
        '<meta name="viewport" content="width=device-width"><title>Conformance</title>'
        f"<style>{_STYLE}</style></head><body>\n<h1>Conformance to the rules of pyramid</h1>\n"
        + "\n".join(parts)
        + f"\n<script>{_SCRIPT}</script></body></html>\n"
    )
