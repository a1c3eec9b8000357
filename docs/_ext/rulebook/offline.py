"""The service worker that keeps the site for use without a network.

It lies at the site's root, above both languages, and is written when everything else is there:
it names every file with a digest, so that a new edition fetches only what has changed.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sphinx.application import Sphinx

NAME: Final = "sw.js"
_LEFT_OUT: Final = frozenset({"objects.inv", ".buildinfo", ".nojekyll", NAME})
_SOURCES: Final = "_sources"

_WORKER: Final = """"use strict";
const FILES = @FILES@;
const EDITION = "@EDITION@";
const HERE = new URL("./", self.location).href;
const PREFIX = "rulebook " + HERE + " ";
const LIST = HERE + "sw-files.json";

async function keep() {
  const cache = await caches.open(PREFIX + EDITION);
  const older = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === PREFIX + EDITION) continue;
    const one = await caches.open(name);
    const list = await one.match(LIST);
    if (list) older.push({ cache: one, files: await list.json() });
  }
  const names = Object.keys(FILES);
  async function next() {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const url = new URL(name, HERE).href;
      if (await cache.match(url)) continue;
      const same = older.find((one) => one.files[name] === FILES[name]);
      const kept = same && await same.cache.match(url);
      const answer = kept || await fetch(url, { cache: "reload" });
      if (!answer.ok) throw new Error(url);
      await cache.put(url, answer);
    }
  }
  await Promise.all(Array.from({ length: 8 }, next));
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
  await self.skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + EDITION) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  const cache = await caches.open(PREFIX + EDITION);
  const kept = await cache.match(url.href, { ignoreSearch: true });
  return kept || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(HERE)) {
    event.respondWith(answer(event.request));
  }
});
"""


def files(out: Path) -> Iterator[tuple[str, str]]:
    """Yield name and digest of every file that readers need, in the order of the names."""
    for path in sorted(out.rglob("*")):
        name = path.relative_to(out).as_posix()
        if path.is_file() and path.name not in _LEFT_OUT and _SOURCES not in name.split("/"):
            yield name, hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def worker(listed: dict[str, str]) -> str:
    """Return the service worker for files with these digests."""
    text = json.dumps(listed, ensure_ascii=False, indent=0)
    edition = hashlib.sha256(text.encode()).hexdigest()[:16]
    return _WORKER.replace("@FILES@", text).replace("@EDITION@", edition)


def write(out: Path) -> None:
    """Write the service worker; last of all, for it names what is there."""
    (out / NAME).write_text(worker(dict(files(out))), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Let every page ask for the service worker."""
    app.add_js_file("offline.js", loading_method="defer", priority=700)
