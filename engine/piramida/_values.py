"""Temporary: names from records."""
from piramida.records import (
    JSON, RecordError, Unknown, ignore, refuse,
    _ball as ball, _balls as balls, _choice as choice, _optional_choice as optional_choice, _flag as flag, _number as number,
    _optional_number as optional_number, _point as point, _places as places, _table as read_table,
    _text as text, _wrong as wrong, _show as show, _on_bed as on_bed,
)
def pairs(value, path, bed):
    for i, p in enumerate(value):
        yield tuple(p)
