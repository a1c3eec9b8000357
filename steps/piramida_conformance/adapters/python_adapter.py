"""A starter adapter: the reference engine behind protocol 1. Put your own program in its place."""

import json
import sys
from importlib.metadata import version
from typing import Any

from piramida import RecordError, judge, read_shot, write_ruling
from piramida._spec import READINGS
from piramida.choices import ACTIONS, choices
from piramida.game_records import read_header, write_outcome
from piramida.match import apply

HELLO = {
    "protocol": 1,
    "implementation": {"name": "piramida", "version": version("piramida"), "language": "Python"},
    "capabilities": {
        "disciplines": ["free", "continuation", "combined", "dynamic"],
        "records": ["shot/1", "game/1"],
        "actions": ACTIONS,
        "parts": ["spots", "legal_by", "events", "unsure", "readings"],
        "readings": READINGS,
    },
}
game: dict[str, Any] = {}


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Give what belongs into the answer beside the id."""
    result: dict[str, Any] = {}
    if asked["op"] == "hello":
        result = HELLO
    elif asked["op"] == "begin":
        game.clear()
        game["header"] = asked["header"]
    elif asked["op"] == "judge":
        result = {"ruling": write_ruling(judge(*read_shot(asked["record"])))}
    elif asked["op"] == "do":
        outcome = apply(game.get("state") or read_header(game["header"]), asked["action"])
        game["state"] = outcome.state
        result = {"outcome": write_outcome(outcome, choices(outcome.state))}
    elif asked["op"] != "ping":
        return {"unsupported": {"what": asked["op"], "why": "there is no such operation"}}
    return {"result": result}


for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "bye":
        break
    try:
        said = answer(request)
    except RecordError as error:
        said = {"error": {"code": "record", "message": str(error)}}
    print(json.dumps({"id": request["id"], **said}), flush=True)
