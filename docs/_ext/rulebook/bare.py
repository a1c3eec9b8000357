"""Pages without the theme, which only lead on to others."""

from __future__ import annotations

from typing import Final

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>body{{font:1.1rem/1.6 Georgia,serif;margin:15vh auto;max-width:30rem;padding:0 1rem}}</style>
{head}
</head>
<body>
{body}
</body>
</html>
"""


def page(language: str, title: str, head: str, body: str) -> str:
    """Return such a page; all parts are HTML already."""
    return _PAGE.format(language=language, title=title, head=head, body=body)
