"""When: what only a person can see, by whom it was done, and how sure the referee is."""

from __future__ import annotations

from typing import Any

from piramida_conformance.play import Play
from piramida_conformance.registry import step
from piramida_conformance.words import Phrase, Said, Word, add_forms

_THINGS_EN = {
    "body": "the hand",
    "clothing": "the sleeve",
    "chalk": "the chalk",
    "rest": "the rest",
    "shaft": "the shaft of the cue",
    "detached-tip": "a tip that has come off",
}
_THINGS_RU = {
    "body": "рукой",
    "clothing": "рукавом",
    "chalk": "мелом",
    "rest": "машинкой",
    "shaft": "древком кия",
    "detached-tip": "отклеившейся наклейкой",
}

add_forms(
    {
        "who": Word("party", {"shooter": "the shooter", "opponent": "the opponent"}),
        "кто": Word("party", {"shooter": "игрок", "opponent": "соперник"}),
        "thing": Word("thing", dict(_THINGS_EN)),
        "чем": Word("thing", dict(_THINGS_RU)),
    }
)
add_forms(
    {
        "fault": Phrase(
            "fault",
            {
                "not-tip": "{who:who} strikes the cue ball with something else than the tip",
                "off-axis": "{who:who} strikes the cue ball with a sideways cue",
                "no-foot": "{who:who} has no foot on the floor",
                "touched": "{who:who} touches {ball:ball} with {thing:thing}",
                "double-hit": "{who:who} hits the cue ball twice",
                "push": "{who:who} keeps the tip on the cue ball until it meets the object ball",
                "frozen-push": "{who:who} pushes the cue ball through the ball beside it",
                "too-early": "{who:who} plays before the last shot is completed",
                "impeded": "{who:who} impedes {ball:ball}",
                "time-exceeded": "{who:who} exceeds the time limit",
                "distracted": "{who:who} distracts the other player",
                "out-of-turn": "{who:who} plays out of turn",
                "placement": "{who:who} plays the cue ball from outside home",
            },
        ),
        "ошибка": Phrase(
            "fault",
            {
                "not-tip": "{who:кто} бьёт по битку не наклейкой",
                "off-axis": "{who:кто} бьёт по битку не вдоль оси кия",
                "no-foot": "{who:кто} не касается пола ни одной ногой",
                "touched": "{who:кто} касается {ball:шара} {thing:чем}",
                "double-hit": "{who:кто} ударяет по битку дважды",
                "push": "{who:кто} не отрывает наклейку от битка до соударения с прицельным шаром",
                "frozen-push": "{who:кто} проталкивает биток через соседний шар",
                "too-early": "{who:кто} бьёт до завершения предыдущего удара",
                "impeded": "{who:кто} мешает движению {ball:шара}",
                "time-exceeded": "{who:кто} превышает лимит времени",
                "distracted": "{who:кто} отвлекает другого игрока",
                "out-of-turn": "{who:кто} бьёт вне очереди",
                "placement": "{who:кто} играет битком, стоящим вне дома",
            },
        ),
    }
)


def _report(play: Play, fault: Said, certain: str) -> None:
    said: dict[str, Any] = dict(fault.values)
    facts = {"kind": fault.key, "by": said["who"]}
    if "ball" in said:
        facts["ball"] = said["ball"]
    if "thing" in said:
        facts["with"] = said["thing"]
    play.shot.event("fault", **facts, certain=certain)


@step("when", en="{fault:fault}", ru="{fault:ошибка}")
def fault_seen(play: Play, fault: Said) -> None:
    """G.15. Something that a person saw and is sure of."""
    _report(play, fault, "yes")


@step(
    "when",
    en="the referee cannot tell whether {fault:fault}",
    ru="судья не может определить, верно ли, что {fault:ошибка}",
)
def fault_unsure(play: Play, fault: Said) -> None:
    """G.15. Something that nobody can be sure of."""
    _report(play, fault, "unsure")


@step(
    "when",
    en="the referee denies that {fault:fault}",
    ru="судья отрицает, что {fault:ошибка}",
)
def fault_denied(play: Play, fault: Said) -> None:
    """G.15. Something that the referee says did not happen."""
    _report(play, fault, "no")
