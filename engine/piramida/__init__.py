"""The reference rules engine of Russian pyramid billiards.

>>> from piramida import judge, read_shot
>>> shot, rules = read_shot({"cue_ball": 0, "events": [{"type": "tip", "ball": 0}]})
>>> [foul.clause for foul in judge(shot, rules).fouls]
['G.5.3']
"""

from piramida._values import RecordError
from piramida.explain import explain
from piramida.judging import judge
from piramida.readings import Rules, SettingError
from piramida.records import read_shot, write_ruling, write_shot
from piramida.ruling import Ruling
from piramida.shot import Shot

__all__ = [
    "RecordError",
    "Rules",
    "Ruling",
    "SettingError",
    "Shot",
    "explain",
    "judge",
    "read_shot",
    "write_ruling",
    "write_shot",
]
