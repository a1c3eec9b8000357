"""An incremental build equals a full one: pages whose late parts changed are written again.

What a page shows of other files is drawn from places (`rulebook.elements.Place`). After reading,
every place is filled in outline (`rulebook.view.View`) and hashed together with all that the frame
of a page shows; a page whose hash differs from that of the last successful build is written again.
The hashes lie beside the doctrees and are kept only when a build succeeds.

Steps and pictures of a scenario are not drawn for this: they follow from the scenario, from the
titles of what its steps name, and from the code, and these are hashed instead.
"""

from __future__ import annotations

import gc
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx import addnodes

import piramida
import piramida_conformance
import rulebook
from rulebook import context, render
from rulebook.domain import rules_of
from rulebook.snapshot import snapshot_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

_FILE = "rulebook-pages.json"
_PROSE = "_texts.py"  # rulings in words, made from the texts in spec/; no page shows them


def on_env_updated(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return the pages that show something else than when they were last written."""
    now = fingerprints(app, env)
    path = Path(app.doctreedir) / _FILE
    before = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    path.unlink(missing_ok=True)
    _NOW[str(app.doctreedir)] = now
    return sorted(docname for docname, found in now.items() if before.get(docname) != found)


def on_env_checked(_app: Sphinx, env: BuildEnvironment) -> None:
    """Keep Sphinx from writing a page whenever one that it lists is: titles are hashed here."""
    env.files_to_rebuild.clear()
    gc.freeze()  # all that has been read stays to the end: nothing there to look for while writing


def on_build_finished(app: Sphinx, exception: Exception | None) -> None:
    """Keep the hashes of a build that went through."""
    now = _NOW.pop(str(app.doctreedir), None)
    if exception is None and now is not None:
        text = json.dumps(now, indent=0, sort_keys=True)
        (Path(app.doctreedir) / _FILE).write_text(text, encoding="utf-8")


_NOW: dict[str, dict[str, str]] = {}


def fingerprints(app: Sphinx, env: BuildEnvironment) -> dict[str, str]:
    """Return for every page a hash of all it shows that is not in its own source."""
    frame = _hash(*_frame(app, env))
    return {docname: _hash(frame, *_late(app, env, docname)) for docname in sorted(env.all_docs)}


def _frame(app: Sphinx, env: BuildEnvironment) -> Iterator[str]:
    """Yield what stands on every page: contents of the site, edition, static files."""
    yield json.dumps(context.edition(app), sort_keys=True)
    for docname, title in sorted(env.titles.items()):
        yield f"{docname} {title.astext()}"
    for docname, included in sorted(env.toctree_includes.items()):
        yield f"{docname} {included}"
    for (kind, name), entry in sorted(rules_of(env).entries.items()):
        if kind in {"rule", "reading"}:
            yield f"{name} {entry.docname} {entry.titles}"
    for path in _files(app):
        yield hashlib.sha256(path.read_bytes()).hexdigest()


def _files(app: Sphinx) -> Iterator[Path]:
    """Yield the static files, and the code that pages are drawn by."""
    for folder in app.config.html_static_path:
        yield from (path for path in _all(Path(app.confdir) / folder, "*") if path.is_file())
    for package in (piramida, piramida_conformance, rulebook):
        folder = Path(str(package.__file__)).parent
        yield from (path for path in _all(folder, "*.py") if path.name != _PROSE)


def _all(folder: Path, names: str) -> list[Path]:
    return sorted(folder.rglob(names))


def _late(app: Sphinx, env: BuildEnvironment, docname: str) -> Iterator[str]:
    """Yield what the places of the page show now, and where its links lead."""
    domain = rules_of(env)
    if snapshot_of(env).rule_of_page(docname) is not None:
        yield repr(snapshot_of(env).spec.glossary)
    for listed in _below(env, docname):
        yield env.tocs[listed].pformat()
    view = render.View(snapshot_of(env), app.config.language, docname, outlined=True)
    uses = [(use.type, use.name) for use in domain.uses.get(docname, [])]
    for kind, key in domain.places.get(docname, []):
        for node in render.fill(kind, key, view):
            yield from _said(node)
            if isinstance(node, nodes.Element):
                found = node.findall(addnodes.pending_xref)
                uses += [(link["reftype"], link["reftarget"]) for link in found]
    for kind, name in sorted(set(uses)):
        entry = domain.find(kind, name)
        yield f"{kind} {name} " + ("" if entry is None else f"{entry.docname} {entry.titles}")


def _said(node: nodes.Node) -> Iterator[str]:
    """Yield a part of a page as text: what `pformat` says, in a third of its time."""
    if isinstance(node, nodes.Element):
        yield node.tagname
        yield repr([(name, value) for name, value in node.attributes.items() if value])
        for child in node.children:
            yield from _said(child)
        yield "/"
    else:
        yield node.astext()


def _below(env: BuildEnvironment, docname: str) -> Iterator[str]:
    """Yield the pages whose titles the contents on a page show."""
    for listed in env.toctree_includes.get(docname, []):
        yield listed
        yield from _below(env, listed)


def _hash(*parts: str) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode("utf-8", "surrogatepass"))
        digest.update(b"\0")
    return digest.hexdigest()


def on_collect_pages(app: Sphinx) -> list[tuple[str, dict[str, object], str]]:
    """Drop from the search index the words that no page has any more; Sphinx keeps them."""
    indexer = getattr(app.builder, "indexer", None)
    if indexer is not None:
        for mapping in (indexer._mapping, indexer._title_mapping):  # noqa: SLF001
            for word in [word for word, pages in mapping.items() if not pages]:
                del mapping[word]
    return []


def setup(app: Sphinx) -> None:
    """Connect to the build."""
    app.connect("env-updated", on_env_updated)
    app.connect("env-check-consistency", on_env_checked)
    app.connect("html-collect-pages", on_collect_pages)
    app.connect("build-finished", on_build_finished)
