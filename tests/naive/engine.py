"""A billiards game as it is typically written, behind protocol 1: to show what a report says.

It is wrong on purpose. After a contact one rail is enough; it stops at the first reason; a jumped
ball counts as pocketed; the penalty ball is the first one on the bed and taken at once; a ball
that must be spotted goes wherever there is room. And all of it stands in one function.
"""

from __future__ import annotations

import json
import sys
from typing import Any

Json = dict[str, Any]
FACTS = ["tip", "contact", "rail", "cross", "frozen", "pocket", "jump", "stop", "positions"]
FACTS += ["fault"]
FAULTS = {"no-foot": "G.16", "off-axis": "G.15", "not-tip": "G.15", "touched": "G.17"}
FAULTS |= {"double-hit": "G.18", "push": "G.19.1", "too-early": "G.14.2"}
HELLO: Json = {
    "protocol": 1,
    "implementation": {"name": "naive", "version": "1", "language": "Python"},
    "capabilities": {
        "disciplines": ["free"],
        "records": ["shot/1", "game/1"],
        "actions": ["shot", "choose", "lift"],
        "parts": ["spots", "legal_by"],
        "facts": FACTS,
    },
}


def handle(asked: Json, game: Json) -> Json:  # noqa: C901, PLR0912, PLR0915 - that is its nature
    """Answer one request; the game at hand is changed in place."""
    op = asked["op"]
    if op == "hello":
        return {"result": HELLO}
    if op == "ping":
        return {"result": {}}
    if op == "begin":
        start = asked["header"].get("start") or {}
        bed = start.get("bed") or list(range(16))
        game.clear()
        game["bed"] = sorted(int(ball) for ball in bed)
        game["at"] = {int(ball): at for ball, at in bed.items()} if isinstance(bed, dict) else {}
        game["shelves"] = {side: start.get("shelves", {}).get(side, []) for side in "AB"}
        game["turn"] = start.get("turn", "A")[0]  # it knows sides, and no partners
        game["phase"] = start.get("phase", "break")
        return {"result": {}}
    if op not in {"judge", "do"}:
        return {"unsupported": {"what": op, "why": "unknown"}}
    record = asked.get("record") or asked["action"]
    if op == "do" and "by" in record:
        record["by"] = record["by"][0]
    ruling: Json = {}
    refused = None
    if op == "judge" or record["do"] == "shot":
        if op == "do" and game["phase"] not in {"break", "play"}:
            refused = f"{record['do']} is not possible now"
        elif op == "do" and record["by"] != game["turn"]:
            refused = f"it is not the turn of {record['by']}"
        else:
            cue, hit, rail, down = record["cue_ball"], False, False, []
            clause = None
            for event in record["events"]:
                if event["type"] == "contact" and cue in event["balls"]:
                    hit = True
                if event["type"] == "rail" and hit:
                    rail = True
                if event["type"] == "fault" and not clause:
                    clause = FAULTS.get(event["kind"])
                if event["type"] in {"pocket", "jump"}:
                    down.append(event["ball"])
            opening = (game["phase"] if op == "do" else record.get("phase")) == "break"
            ruling = {"verdict": "legal", "legal_by": None, "fouls": [], "pocketed": sorted(down)}
            ruling |= {"returned": [], "spots": {}}
            if clause:
                pass
            elif not hit:
                clause = "G.5.3"
            elif down:
                ruling["legal_by"] = {"clause": "G.12.1.1" if opening else "G.20.1"}
            elif rail:
                ruling["legal_by"] = {"clause": "G.12.1.2" if opening else "G.20.2.a"}
            else:
                clause = "G.12.1" if opening else "G.20"
            places = record.get("start") if op == "judge" else game["at"]
            places = places if isinstance(places, dict) else {}
            places = {int(ball): at for ball, at in places.items()}
            places |= {int(ball): at for ball, at in (record.get("end") or {}).items()}
            if clause:
                ruling |= {"verdict": "foul", "pocketed": []}
                by = record.get("by", "shooter")
                ruling["fouls"] = [{"clause": clause, "offender": by, "penalty": "G.29.1.1"}]
                for ball in sorted(down):
                    ruling["returned"].append({"ball": ball, "clause": "G.25.1"})
                    places.pop(ball, None)
                    spot = [0.8875, 0.0]
                    while any(abs(spot[1] - at[1]) < 0.07 for at in places.values()):
                        spot = [0.8875, spot[1] + 0.07]
                    places[ball] = spot
                    ruling["spots"][str(ball)] = spot
            if op == "do":
                other = "B" if game["turn"] == "A" else "A"
                game["at"] = places
                game["phase"] = "play"
                if clause:
                    penalty = game["bed"].pop(0)
                    game["at"].pop(penalty, None)
                    game["shelves"][other] = [*game["shelves"][other], penalty]
                    game["turn"], game["phase"] = other, "foul-choice"
                elif down:
                    game["bed"] = [ball for ball in game["bed"] if ball not in down]
                    game["shelves"][record["by"]] = [*game["shelves"][record["by"]], *down]
                else:
                    game["turn"] = other
                if any(len(balls) >= 8 for balls in game["shelves"].values()):
                    game["phase"] = "game-over"
    elif record["do"] == "choose":
        if game["phase"] != "foul-choice" or record["by"] != game["turn"]:
            refused = "there is nothing to choose"
        else:
            game["phase"] = "play"
            if record["option"] == "assign":
                game["turn"] = "B" if game["turn"] == "A" else "A"
    else:
        refused = "the penalty ball has been taken already"
    if op == "judge":
        return {"result": {"ruling": ruling}}
    score = {side: len(balls) for side, balls in game["shelves"].items()}
    playing = {"do": "shot", "by": [game["turn"]]}
    choosing = {"do": "choose", "by": [game["turn"]], "options": ["play", "assign"]}
    possible = {"foul-choice": [choosing], "game-over": []}.get(game["phase"], [playing])
    state = {
        "phase": game["phase"],
        "turn": {"side": game["turn"], "player": game["turn"]},
        "choices": possible,
        "score": score,
        "games": {"A": 0, "B": 0},
        "bed": game["bed"],
        "positions": {str(ball): game["at"].get(ball) for ball in game["bed"]},
        "shelves": game["shelves"],
        "breaker": "A",
        "limit": None,
        "winner": max(score, key=lambda side: score[side]) if not possible else None,
    }
    error = {"code": "not-now", "message": refused} if refused else None
    outcome = {"accepted": not refused, "ruling": ruling or None, "error": error, "state": state}
    return {"result": {"outcome": outcome}}


def main() -> None:
    """Answer every request until good-bye or the end of input."""
    game: Json = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["op"] == "bye":
            break
        sys.stdout.write(json.dumps({"id": asked["id"], **handle(asked, game)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
