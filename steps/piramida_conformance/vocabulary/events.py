"""When: what balls do at rails, lines and pockets, and off the table."""

from __future__ import annotations

from piramida_conformance.play import Half, Play, PocketName, RailName
from piramida_conformance.registry import step
from piramida_conformance.words import Said, Word, add_forms

add_forms(
    {
        "part": Word("part", {"nose": "nose", "jaw": "jaw"}),
        "части": Word("part", {"nose": "носика", "jaw": "губки"}),
        "cause": Word(
            "cause",
            {
                "bystander": "a bystander moves the balls",
                "shooter pushed": "a bystander pushes the shooter",
                "lamp": "a lamp falls on the table",
                "power": "the light goes out",
                "earthquake": "the earth shakes",
            },
        ),
        "причина": Word(
            "cause",
            {
                "bystander": "посторонний сдвигает шары",
                "shooter pushed": "посторонний толкает игрока",
                "lamp": "на стол падает светильник",
                "power": "гаснет свет",
                "earthquake": "начинается землетрясение",
            },
        ),
    }
)


@step(
    "when",
    en="{ball:ball} touches the {rail:rail} rail",
    ru="{ball:шар} касается {rail:борта} борта",
)
def touch_rail(play: Play, ball: int, rail: RailName) -> None:
    """G.20.2. A ball reaches a rail and rebounds."""
    play.shot.rail(ball, rail)


@step(
    "when",
    en="{balls:balls} touch the {rail:rail} rail",
    ru="{balls:шары} касаются {rail:борта} борта",
)
def all_touch_rail(play: Play, balls: tuple[int, ...], rail: RailName) -> None:
    """G.12.1.2. Several balls reach a rail, one after the other, and rebound."""
    for ball in balls:
        play.shot.rail(ball, rail)


@step(
    "when",
    en="{ball:ball} touches the {half:half} half of the {rail:rail} rail",
    ru="{ball:шар} касается {half:половины} половины {rail:борта} борта",
)
def touch_half(play: Play, ball: int, half: Half, rail: RailName) -> None:
    """G.20.2. A ball reaches one half of a long rail and rebounds."""
    play.shot.rail(ball, rail, half=half)


@step(
    "when",
    en="{ball:ball} touches the {rail:rail} rail and stays there",
    ru="{ball:шар} касается {rail:борта} борта и остаётся у него",
)
def stay_at_rail(play: Play, ball: int, rail: RailName) -> None:
    """G.20.2. A ball reaches a rail and does not rebound."""
    play.shot.rail(ball, rail, rebound=False)


@step(
    "when",
    en="{ball:ball} rebounds from the {part:part} of the {pocket:pocket} pocket",
    ru="{ball:шар} отражается от {part:части} {pocket:лузы} лузы",
)
def touch_side_jaw(play: Play, ball: int, part: str, pocket: PocketName) -> None:
    """G.20.n4. A ball comes back off the nose or jaw of a side pocket."""
    play.shot.side_jaw(ball, part, pocket)


@step(
    "when",
    en="{ball:ball} rebounds from the {part:part} of the {pocket:pocket} pocket "
    "in the {half:half} half",
    ru="{ball:шар} отражается от {part:части} {pocket:лузы} лузы "
    "со стороны {half:половины} половины",
)
def touch_side_jaw_half(play: Play, ball: int, part: str, pocket: PocketName, half: Half) -> None:
    """G.20.n4. A ball comes back off the nose or jaw of a side pocket, on one side of it."""
    play.shot.side_jaw(ball, part, pocket, half=half)


@step(
    "when",
    en="{ball:ball} rebounds from the {part:part} of the {pocket:pocket} pocket "
    "on the {rail:rail} rail",
    ru="{ball:шар} отражается от {part:части} {pocket:лузы} лузы на {rail:борте} борте",
)
def touch_corner_jaw(play: Play, ball: int, part: str, pocket: PocketName, rail: RailName) -> None:
    """G.20.2. A ball comes back off the nose or jaw of a corner pocket, off one of its cushions."""
    play.shot.rail(ball, rail, part=part, pocket=pocket)


@step(
    "when",
    en="{ball:ball} crosses the centre line into the {half:half} half",
    ru="{ball:шар} переходит через центральную линию в {half:половину} половину",
)
def crosses(play: Play, ball: int, half: Half) -> None:
    """G.20.n3. A ball's centre passes the centre line."""
    play.shot.event("cross", ball=ball, to=half)


@step(
    "when",
    en="{ball:ball} leaves the centre line into the {half:half} half",
    ru="{ball:шар} уходит с центральной линии в {half:половину} половину",
)
def leaves_line(play: Play, ball: int, half: Half) -> None:
    """G.20.n3. A ball that stood exactly on the centre line comes off it to one side."""
    play.shot.event("cross", ball=ball, to=half)


@step(
    "when",
    en="only the edge of {ball:ball} passes the centre line",
    ru="за центральную линию заходит лишь край {ball:шара}",
)
def edge_passes(play: Play, ball: int) -> None:
    """G.20.n3. A ball's edge passes the centre line, its centre does not: nothing is crossed."""


@step(
    "when",
    en="{ball:ball} comes to rest frozen to the {rail:rail} rail",
    ru="{ball:шар} останавливается вплотную к {rail:борту} борту",
)
def rests_at_rail(play: Play, ball: int, rail: RailName) -> None:
    """G.20.2.c. A ball comes to rest against a rail."""
    play.shot.event("frozen", ball=ball, rail=rail)


@step(
    "when",
    en="{ball:ball} comes to rest frozen to {other:ball}",
    ru="{ball:шар} останавливается вплотную к {other:шару}",
)
def rests_at_ball(play: Play, ball: int, other: int) -> None:
    """G.19.2. A ball comes to rest against another ball."""
    play.shot.event("frozen", ball=ball, **{"with": other})


@step(
    "when",
    en="{ball:ball} comes to rest {place:place}",
    ru="{ball:шар} останавливается {place:место}",
)
def rests(play: Play, ball: int, place: Said) -> None:
    """G.9. Where a ball that moved lies after the shot."""
    play.shot.rest(ball, play.shot.table.point(place))


@step("when", en="{ball:ball} drops into a pocket", ru="{ball:шар} падает в лузу")
def pocketed(play: Play, ball: int) -> None:
    """G.22.1. A ball drops off the bed into some pocket."""
    play.shot.event("pocket", ball=ball)


@step(
    "when",
    en="{ball:ball} drops into the {pocket:pocket} pocket",
    ru="{ball:шар} падает в {pocket:лузу} лузу",
)
def pocketed_in(play: Play, ball: int, pocket: PocketName) -> None:
    """G.22.1. A ball drops off the bed into this pocket."""
    play.shot.event("pocket", ball=ball, pocket=pocket)


@step("when", en="{balls:balls} drop into the pockets", ru="{balls:шары} падают в лузы")
def all_pocketed(play: Play, balls: tuple[int, ...]) -> None:
    """G.22.1. Several balls drop, one after the other."""
    for ball in balls:
        play.shot.event("pocket", ball=ball)


@step(
    "when",
    en="{ball:ball} comes back out of the pocket",
    ru="{ball:шар} выскакивает из лузы обратно на стол",
)
def returns(play: Play, ball: int) -> None:
    """G.22.5. A ball rebounds from the pocket onto the bed."""
    play.shot.event("return", ball=ball)


@step(
    "when",
    en="{ball:ball} rides on the cushions and comes back by itself",
    ru="{ball:шар} прокатывается по верху бортов и сам возвращается на стол",
)
def bounces(play: Play, ball: int) -> None:
    """G.24.2. A ball bounces on cushion tops and returns without touching anything else."""
    play.shot.event("bounce", ball=ball)


@step("when", en="{ball:ball} jumps off the table", ru="{ball:шар} выскакивает за борт")
def jumps_off(play: Play, ball: int) -> None:
    """G.24.1. A ball ends on the floor."""
    play.shot.event("jump", ball=ball, how="off")


@step(
    "when",
    en="{ball:ball} comes to rest on top of a rail",
    ru="{ball:шар} остаётся лежать на борту",
)
def rests_on_rail(play: Play, ball: int) -> None:
    """G.24.1. A ball ends on a cushion top or a rail."""
    play.shot.event("jump", ball=ball, how="on-rail")


@step(
    "when",
    en="{ball:ball} touches the lamp and returns to the bed",
    ru="{ball:шар} задевает светильник и возвращается на стол",
)
def touches_lamp(play: Play, ball: int) -> None:
    """G.24.2. A ball touches what is no part of the table."""
    play.shot.event("jump", ball=ball, how="touched")


@step(
    "when",
    en="{ball:ball} hits the chalk on a rail and returns to the bed",
    ru="{ball:шар} задевает мел на борту и возвращается на стол",
)
def touches_chalk(play: Play, ball: int) -> None:
    """G.24.2.p1. A ball touches a thing that lies on the table and is no part of it."""
    play.shot.event("jump", ball=ball, how="touched")


@step(
    "when",
    en="{ball:ball} comes to rest on the edge of a pocket",
    ru="{ball:шар} останавливается на краю лузы",
)
def rests_on_edge(play: Play, ball: int) -> None:
    """G.23.3. A ball balances on the edge of a pocket."""
    play.shot.event("stop", ball=ball)


@step(
    "when",
    en="{ball:ball} drops from the edge of a pocket by itself",
    ru="{ball:шар} сам падает в лузу с её края",
)
def falls(play: Play, ball: int) -> None:
    """G.23. A ball on the edge of a pocket drops without being hit."""
    play.shot.event("fall", ball=ball)


@step("when", en="{cause:cause}", ru="{cause:причина}")
def disturbed(play: Play, cause: str) -> None:
    """G.27. Somebody who does not play, or an accident, interferes with the stroke."""
    play.shot.event("disturb", cause=cause)
