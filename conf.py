"""Sphinx configuration of the site: the same sources are built once in each language.

`docs/_ext/rulebook/build.py` runs both builds; `-D language=ru` chooses the language of one.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / part) for part in ("docs/_ext", "engine", "steps")]

project = "Piramida"
author = "the contributors of the rulebook"
language = "en"
root_doc = "docs/index"
extensions = ["myst_parser", "rulebook"]
include_patterns = ["docs/**.md", "spec/**.md", "features/**.feature"]
exclude_patterns = [".venv", "build", "docs/_*"]
smartquotes = False
nitpicky = True

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]

html_theme = "furo"
html_static_path = ["docs/_static"]
templates_path = ["docs/_templates"]
html_sidebars = {
    "**": [
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_css_files = ["rulebook.css", "pictures.css"]
html_js_files = [("rulebook.js", {"defer": "defer"})]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"
pygments_style = "friendly"
pygments_dark_style = "github-dark"

rulebook_titles = {
    "en": "Russian pyramid: the rulebook",
    "ru": "Русская пирамида: свод правил",
}
