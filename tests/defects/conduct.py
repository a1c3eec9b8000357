"""Defects of rules 26 to 29: slow play, interference, penalties."""

from __future__ import annotations

from defects.seeding import Rows, also_found, believing, dropped, instead
from defects.stroke import deaf_to
from piramida.rules import conduct
from piramida.ruling import Foul

NO_PENALTY = {
    "G.29.1.1": "A missed collision",
    "G.29.1.2": "An illegal break",
    "G.29.1.3": "A stroke begun too early",
    "G.29.1.4": "Illegal striking",
    "G.29.1.5": "A player with both feet off the floor",
    "G.29.1.6": "An illegal touch",
    "G.29.1.7": "A double hit",
    "G.29.1.8": "A push stroke",
    "G.29.1.9": "A shot that is not completed",
    "G.29.1.10": "A jumped ball",
    "G.29.1.11": "Slow play",
    "G.29.1.12": "Interference",
}

DEFECTS: Rows = {
    "G.26": (
        ("Nobody can be too slow.", dropped),
        ("The referee's doubt is enough.", believing(conduct.time_exceeded, "unsure")),
        ("A stroke that came in time came too late.", believing(conduct.time_exceeded, "no")),
        (
            "Time alone is a violation, without a limit.",
            also_found(lambda play: (Foul("G.26"),) if play.shot.seconds else ()),
        ),
    ),
    "G.27": (
        ("Interference from outside changes nothing.", dropped),
        (
            "Interference when the shot is over undoes the shot.",
            instead(conduct.disturbed, lambda _right, play: bool(play.disturbances)),
        ),
    ),
    "G.27.p1": (
        ("Force majeure changes nothing.", dropped),
        (
            "Only people can interfere.",
            instead(
                conduct.disturbed,
                lambda right, play: (
                    right(play)
                    and any(
                        "person" in play.shot.events[event].cause
                        or "bystander" in play.shot.events[event].cause
                        for event in play.disturbances
                    )
                ),
            ),
        ),
    ),
    "G.28": (
        ("The player who waits may do what he likes.", dropped),
        ("The player who waits may distract.", deaf_to(conduct.interference, "distracted")),
        (
            "What the player who waits does is the shooter's violation.",
            instead(
                conduct.interference,
                lambda right, play: (Foul("G.28") for _ in right(play)),
            ),
        ),
        ("The referee's doubt is enough.", believing(conduct.interference, "unsure")),
        ("What the referee denies has happened.", believing(conduct.interference, "no")),
    ),
    "G.28.p1": (
        ("The player who waits may strike and touch.", dropped),
        ("The player who waits may touch balls.", deaf_to(conduct.interference, "touched")),
        ("The player who waits may strike.", deaf_to(conduct.interference, "out-of-turn")),
        (
            "The balls stay where a stroke out of turn has sent them.",
            instead(conduct.stroke_is_void, lambda *_: False),
        ),
        ("The referee's doubt is enough.", believing(conduct.interference, "unsure")),
    ),
    **{
        clause: (
            (f"{who} has no penalty.", dropped),
            *(
                (
                    (
                        "Only a push of a frozen ball has a penalty.",
                        instead(
                            conduct.penalty_push_stroke,
                            lambda _right, foul: foul.clause == "G.19.2",
                        ),
                    ),
                    (
                        "A push of a frozen ball has no penalty.",
                        instead(
                            conduct.penalty_push_stroke,
                            lambda _right, foul: foul.clause == "G.19.1",
                        ),
                    ),
                )
                if clause == "G.29.1.8"
                else ()
            ),
        )
        for clause, who in NO_PENALTY.items()
    },
    "G.29.2": (
        ("No penalty follows a violation.", dropped),
        (
            "A penalty follows each violation.",
            instead(
                conduct.penalties_due,
                lambda _right, fouls, offender="shooter": sum(
                    foul.offender == offender for foul in fouls
                ),
            ),
        ),
    ),
}
