"""Where ids lead that are no longer used: `spec/moved.json` on the pages and in the finder.

An old id stays an anchor. Where its clause has moved within the page, the anchor stands at the new
place; on the page it has left, and where it was retired, a line says what became of it.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from docutils import nodes

from piramida_conformance.spec import rule_of
from rulebook import bare, elements
from rulebook.elements import text
from rulebook.interface import LANGUAGES, number, reference, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from piramida_conformance._registers import Moved
    from piramida_conformance.spec import Spec
    from rulebook.view import View


def page_of(spec: Spec, moved: Moved) -> str:
    """Return the page on which an old id stood."""
    rule = spec.rule(moved.id)
    return moved.page if rule is None else rule.file.removesuffix(".md")


def stays(spec: Spec, moved: Moved) -> bool:
    """Say whether the clause that has the place of an old id stands on the same page."""
    target = spec.rule(moved.to) if moved.to else None
    return target is not None and target.file.removesuffix(".md") == page_of(spec, moved)


def anchors(view: View, key: str) -> list[nodes.Node]:
    """Return the anchors of the ids that lead to this clause or rule, from the same page."""
    spec = view.snapshot.spec
    old = [one.id for one in spec.moved.values() if one.to == key and stays(spec, one)]
    return [nodes.inline("", "", ids=[one], classes=["moved-anchor"]) for one in old]


def notes(view: View) -> list[nodes.Node]:
    """Return a line for each id that this page has lost, with the id as its anchor."""
    spec = view.snapshot.spec
    found: list[nodes.Node] = []
    for one in spec.moved.values():
        if page_of(spec, one) == view.docname and not stays(spec, one):
            line = elements.paragraph(*_said(view, one), classes=["moved"])
            line["ids"] = [one.id]
            found.append(line)
    return found


def _said(view: View, one: Moved) -> Iterator[nodes.Node]:
    """Yield what became of an id: a link to its new place, or why it is gone."""
    old = number(one.id, view.language)
    key = "moved-to" if one.to else "retired"
    yield text(say(view.language, key, old=old), "label")
    yield nodes.Text(" ")
    if one.to:
        yield view.link("rule", one.to, reference(one.to, view.language, one.id[0]))
    else:
        yield text(one.reason[LANGUAGES.index(view.language)])


def published(spec: Spec) -> list[dict[str, Any]]:
    """Return the ids that are no longer used, as `rules.json` has them."""
    return [
        {
            "id": one.id,
            "to": one.to or None,
            "retired": None if one.to else dict(zip(LANGUAGES, one.reason, strict=True)),
            "page": f"{page_of(spec, one)}.html#{one.id}",
        }
        for one in spec.moved.values()
    ]


def lost_pages(spec: Spec, language: str) -> dict[str, str]:
    """Return the pages of rules that are gone, by name: each old id with what became of it."""
    found: dict[str, list[str]] = {}
    for one in spec.moved.values():
        if spec.rule(one.id) is None:
            found.setdefault(one.page, []).append(_line(spec, one, language))
    return {
        page: bare.page(language, "piramida", _LEAD_ON, "\n".join(lines))
        for page, lines in found.items()
    }


def _line(spec: Spec, one: Moved, language: str) -> str:
    key = "moved-to" if one.to else "retired"
    said = escape(say(language, key, old=reference(one.id, language)))
    if not one.to:
        reason = one.reason[LANGUAGES.index(language)]
        return f'<p id="{escape(one.id)}">{said} {escape(reason)}</p>'
    target = spec.rule(one.to)
    page = "" if target is None else target.file.removesuffix(".md")
    link = f"{'../' * one.page.count('/')}{page}.html#{one.to}"
    words = escape(reference(one.to, language))
    return f'<p id="{escape(one.id)}">{said} <a href="{escape(link)}">{words}</a></p>'


def starts(spec: Spec) -> dict[str, str]:
    """Return rule -> page for the rules that are gone, for addresses such as `/#G.30.1`."""
    gone = (one for one in spec.moved.values() if spec.rule(one.id) is None)
    return {rule_of(one.id): f"{one.page}.html" for one in gone}


_LEAD_ON = """<script>
addEventListener("DOMContentLoaded", function () {
  var line = document.getElementById(location.hash.slice(1));
  var link = line && line.querySelector("a");
  if (link) location.replace(link.href);
});
</script>"""
