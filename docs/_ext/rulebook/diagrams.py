"""The pictures of the site: which one stands where, and the sentence that stands for it.

A picture is drawn when a page is written, from the engine's geometry and from what the steps of a
scenario say; nothing is kept in files. Equal content is drawn once per build.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from docutils import nodes

from piramida.table import Point, Table
from rulebook import drawing, elements, staging
from rulebook.domain import rules_of
from rulebook.elements import paragraph, text
from rulebook.interface import number, say
from rulebook.told import tell

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

    from piramida_conformance.scenarios import Scenario
    from piramida_conformance.subject import Json
    from rulebook.stories import Story
    from rulebook.told import Stroke, Told
    from rulebook.view import View

MOST: Final = 15
_LINK: Final = re.compile(r'href="rule:([^"]+)"')
_LAG: Final = ("G.7.1", "G.7.2", "G.7.3")
_OF_CLAUSE: Final = {
    "G.25.2": "general-25-04",
    "G.25.3": "general-25-10",
    "G.25.3.p1": "general-25-20",
    "G.25.3.p2": "general-25-24",
}


class Picture(nodes.General, nodes.Element):
    """A picture: attribute `svg`; links in it name a clause, `href="rule:G.2.1.1"`."""


class Figure(nodes.General, nodes.Element):
    """A picture with its caption."""


def of_story(view: View, story: Story) -> list[nodes.Node]:
    """Return the picture of a scenario, or nothing where it has neither places nor a path."""
    if view.outlined:
        return [nodes.comment("", story.digest)]
    found = drawn(story.scenarios[0], story.titles.of(view.language), view.language)
    return [] if found is None else [figure(*found)]


def has_steps(pictures: list[nodes.Node]) -> bool:
    """Say whether the pictures carry the numbers of steps."""
    return any(
        'class="p-step"' in picture["svg"] for one in pictures for picture in one.findall(Picture)
    )


def figure(svg: str, caption: str, *classes: str) -> Figure:
    """Return a picture with a line below it."""
    words = [paragraph(text(caption), classes=["picture-caption"])] if caption else []
    return Figure("", Picture("", svg=svg), *words, classes=["picture-figure", *classes])


@cache
def drawn(scenario: Scenario, title: str, language: str) -> tuple[str, str] | None:
    """Return picture and caption of a scenario."""
    told = tell(scenario.language, scenario.all_steps)
    found = _spotting(told, title, language) or _stroke(told, title, language)
    if found is None and any(clause.startswith(_LAG) for clause in scenario.clauses):
        found = _lag(told, language)
    return found or _rack(told, language)


def _spotting(told: Told, title: str, language: str) -> tuple[str, str] | None:
    """Return the spotting line, where a measured stroke is followed by spotting."""
    for stroke in told.strokes:
        spots = stroke.ruling.get("spots") or {}
        if not spots or not isinstance(stroke.record.get("start"), dict):
            continue
        case = _case(stroke.record, spots)
        said = ", ".join(
            say(language, "picture-spot", ball=_ball(ball, language), off=_off(case, place))
            for ball, place in case.spots.items()
        )
        label = say(language, "picture-spots-of", title=title, balls=said)
        caption = say(language, "picture-spots")
        if len(spots) > 1:
            caption += f" {say(language, 'picture-spots-order')}"
        return drawing.spotting(case, label), caption
    return None


def _case(record: Json, spots: Json) -> drawing.Spotting:
    lying = record.get("end") or record["start"]
    return drawing.Spotting(
        spots={int(ball): Point(*place) for ball, place in spots.items()},
        lying={int(ball): Point(*place) for ball, place in lying.items() if ball not in spots},
        table=staging.table_of(record),
    )


def _off(case: drawing.Spotting, place: Point) -> str:
    return f"{drawing.from_foot_spot(case.table, place):g}"


def _stroke(told: Told, title: str, language: str) -> tuple[str, str] | None:
    """Return the stroke that is told in most steps; in a game one told in a sentence has none."""
    shown = [stroke for stroke in told.strokes if is_shown(stroke, told)]
    if not shown:
        return None
    stroke = max(shown, key=lambda one: one.steps)
    made = staging.stage(stroke)
    others = [_ball(ball, language) for ball in sorted(made.ways) if ball != made.cue]
    also = say(language, "picture-also", balls=", ".join(others[:_NAMED])) if others else ""
    cue = _ball(made.cue, language)
    label = say(language, "picture-of", title=title, cue=cue, others=also)
    caption = say(language, "picture-measured" if made.measured else "picture-chosen")
    return drawing.stroke(made, label, say(language, "picture-mm")), caption


_NAMED: Final = 6


def is_shown(stroke: Stroke, told: Told) -> bool:
    """Say whether a stroke is drawn as such: it has a path or places and is not all spotting."""
    if stroke.ruling.get("spots") and isinstance(stroke.record.get("start"), dict):
        return False
    return staging.shows_something(stroke) and (stroke.steps > 1 or not told.game)


def _ball(ball: int, language: str) -> str:
    return (
        say(language, "picture-white", number=ball) if ball else say(language, "picture-coloured")
    )


def _lag(told: Told, language: str) -> tuple[str, str] | None:
    """Return the first lag."""
    for action in told.lags:
        caption = say(language, "picture-lag")
        return drawing.lag(action["balls"], Table(), caption), caption
    return None


def _rack(told: Told, language: str) -> tuple[str, str] | None:
    """Return the first rack that somebody measured."""
    for action in told.racks:
        places = [Point(*place) for place in action["positions"].values()]
        caption = say(language, "picture-rack-measured")
        return drawing.measured_rack(places, Table(), caption), caption
    return None


# pictures of clauses


def of_clause(view: View, clause: str) -> list[nodes.Node]:
    """Return the pictures that belong to a clause as such."""
    if clause in {"G.2.1", "G.2.2", "G.10.1"}:
        return table(view, clause)
    if clause == "G.8.1":
        svg = drawing.rack(MOST, Table(), say(view.language, "picture-rack", count=MOST))
        return [figure(svg, say(view.language, "picture-rack-full"), "picture-narrow")]
    if clause == "G.8.n1":
        return racks(view)
    story = view.snapshot.stories.get(_OF_CLAUSE.get(clause, ""))
    return [] if story is None else of_story(view, story)


def racks(view: View) -> list[nodes.Node]:
    """Return the pyramids of one to fifteen balls."""
    found: list[nodes.Node] = []
    for count in range(1, MOST + 1):
        name = "picture-rack" if count > 1 else "picture-rack-one"
        svg = drawing.rack(count, Table(), say(view.language, name, count=count))
        found.append(figure(svg, str(count)))
    caption = paragraph(text(say(view.language, "picture-racks")), classes=["picture-caption"])
    return [elements.row(elements.row(*found, classes=["racks"]), caption, classes=["rack-table"])]


def table(view: View, clause: str = "") -> list[nodes.Node]:
    """Return the table with its markings, each a link to its clause, and the list of them."""
    clauses = view.snapshot.spec.clauses
    marks = [name for name in drawing.MARKS if name in clauses]
    named: dict[str, str] = {
        name: f"{number(name, view.language)} {clauses[name].titles.of(view.language)}"
        for name in marks
    }
    svg = drawing.marked_table(Table(), say(view.language, "picture-table"), named, clause)
    items = [
        nodes.list_item("", paragraph(view.link("rule", name, words)))
        for name, words in named.items()
    ]
    legend = nodes.enumerated_list("", *items, enumtype="arabic", prefix="", suffix=".")
    legend["classes"] = ["picture-legend"]
    return [
        Figure(
            "",
            Picture("", svg=svg),
            paragraph(text(say(view.language, "picture-table")), classes=["picture-caption"]),
            *([legend] if items else []),
            classes=["picture-figure", "picture-of-table"],
        )
    ]


def table_place(view: View, _key: str) -> list[nodes.Node]:
    """Return the table for a page of prose."""
    return table(view)


# writing


def _visit_picture(self: HTML5Translator, node: Picture) -> None:
    """Write the picture, its links as they are from this page."""
    docname = self.builder.current_docname
    rules = rules_of(self.builder.env)

    def address(match: re.Match[str]) -> str:
        entry = rules.find("rule", match[1])
        page = docname if entry is None else entry.docname
        uri = "" if page == docname else self.builder.get_relative_uri(docname, page)
        return f'href="{uri}#{match[1]}"'

    self.body.append(_LINK.sub(address, node["svg"]))
    raise nodes.SkipNode


def _visit_figure(self: HTML5Translator, node: Figure) -> None:
    self.body.append(self.starttag(node, "div", ""))


def _depart_figure(self: HTML5Translator, _node: Figure) -> None:
    self.body.append("</div>\n")


def _skip(_self: object, _node: nodes.Element) -> None:
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Register the nodes with the writers that can meet them."""
    app.add_node(Picture, html=(_visit_picture, None), text=(_skip, None))
    app.add_node(Figure, html=(_visit_figure, _depart_figure), text=(_skip, None))
