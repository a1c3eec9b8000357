"""Every word form reads what it writes, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Hashable
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piramida import _spec
from piramida_conformance import vocabulary
from piramida_conformance.words import (
    FORMS,
    Form,
    Listing,
    NotThisFormError,
    Said,
    Slot,
    Word,
    Wording,
    add_forms,
    slots_of,
)

assert vocabulary.TOPICS, "the topics register forms of their own"

BALL_LISTS = st.lists(st.integers(0, 15), min_size=2, max_size=16, unique=True).map(
    lambda balls: tuple(sorted(balls, key=lambda ball: ball != 0))
)


def forms_of(kind: str) -> list[Form]:
    """Give all forms of one kind, of both languages."""
    found = [form for form in FORMS.values() if form.kind == kind]
    assert found
    return found


@pytest.mark.parametrize("form", [form for form in FORMS.values() if isinstance(form, Word)])
def test_closed_words_are_inverse(form: Word) -> None:
    """Every text that a closed word can write is read as the value that wrote it."""
    texts = {form.write(form.read(text)) for text in form._values}
    assert texts == set(form._values)
    assert all(re.fullmatch(form.pattern, text) for text in texts)


@pytest.mark.parametrize("ball", range(16))
def test_a_ball_is_read_in_every_case(ball: int) -> None:
    """Each of the sixteen balls is written and read back in every grammatical case."""
    for form in forms_of("ball"):
        assert form.read(form.write(ball)) == ball
        assert re.fullmatch(form.pattern, form.write(ball))


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("ball", "ball 0"),
        ("ball", "ball 16"),
        ("ball", "ball 03"),
        ("ball", "Ball 3"),
        ("ball", "the coloured ball 3"),
        ("шара", "шар 3"),
        ("balls", "balls 3"),
        ("balls", "balls 3 and 3"),
        ("balls", "balls 3 and 16"),
        ("balls", "balls 3, 5"),
        ("balls", "balls 3 to 5"),
        ("balls", "balls 7 to 4"),
        ("balls", "balls 1, 2, 3 and 4"),
        ("шары", "шары 3 по 8"),
        ("rail", "upper"),
        ("rail", "Head"),
        ("mm", "20 m"),
        ("mm", "-20 mm"),
        ("mm", "20. mm"),
        ("clause", "General"),
        ("clause", "general 5.3"),
        ("clause", "General 20.2.e"),
        ("пунктом", "пункт 5.3 Общих правил"),
        ("пунктом", "пунктом 20.2.c Общих правил"),
        ("reading", "window"),
    ],
)
def test_foreign_texts_are_refused(form: str, text: str) -> None:
    """A text that a form would not write is refused, not guessed at."""
    with pytest.raises(NotThisFormError):
        FORMS[form].read(text)


@given(balls=BALL_LISTS)
def test_lists_of_balls_are_inverse(balls: tuple[int, ...]) -> None:
    """A list of balls, the coloured one first, is read as it was written in every case."""
    for form in forms_of("balls"):
        text = form.write(balls)
        assert re.fullmatch(form.pattern, text)
        assert form.read(text) == balls


@pytest.mark.parametrize(
    ("balls", "english", "russian"),
    [
        ((3, 5), "balls 3 and 5", "шары 3 и 5"),
        ((3, 5, 7), "balls 3, 5 and 7", "шары 3, 5 и 7"),
        ((0, 3), "the coloured ball and ball 3", "цветной шар и шар 3"),
        ((0, 3, 5), "the coloured ball and balls 3 and 5", "цветной шар и шары 3 и 5"),
        (tuple(range(1, 16)), "balls 1 to 15", "шары с 1 по 15"),
        ((0, *range(4, 8)), "the coloured ball and balls 4 to 7", "цветной шар и шары с 4 по 7"),
    ],
)
def test_lists_of_balls_read_naturally(balls: tuple[int, ...], english: str, russian: str) -> None:
    """A list of balls is written as a person would say it in either language."""
    assert (FORMS["balls"].write(balls), FORMS["шары"].write(balls)) == (english, russian)


def test_one_ball_is_no_list() -> None:
    """A list of fewer than two balls has no plural to be written in."""
    with pytest.raises(ValueError, match="needs two"):
        FORMS["balls"].write((3,))


@given(number=st.decimals(min_value=0, max_value=100_000, places=3))
def test_numbers_keep_their_digits(number: Decimal) -> None:
    """A number is written with exactly the digits it was read with, its unit behind it."""
    for name in ("mm", "мм", "degrees", "градусы", "seconds", "секунды", "coordinate"):
        form = FORMS[name]
        assert form.read(form.write(number)) == number
        assert form.write(form.read(form.write(number))) == form.write(number)


@pytest.mark.parametrize("clause", _spec.KINDS)
def test_every_clause_can_be_named(clause: str) -> None:
    """Every clause of the rulebook has a reference in both languages that is read back."""
    for form in forms_of("clause"):
        assert form.read(form.write(clause)) == clause
        assert re.fullmatch(form.pattern, form.write(clause))


@pytest.mark.parametrize(
    ("clause", "english", "russian"),
    [
        ("G.20.2.c", "General 20.2.c", "пунктом 20.2.в Общих правил"),
        ("G.20.n2", "General 20 note 2", "примечанием 2 к пункту 20 Общих правил"),
        ("G.25.3.p1", "General 25.3 paragraph 1", "абзацем 1 после пункта 25.3 Общих правил"),
        (
            "G.8.n1.p1",
            "General 8 note 1 paragraph 1",
            "абзацем 1 примечания 1 к пункту 8 Общих правил",
        ),
        ("K.5.2", "Combined 5.2", "пунктом 5.2 правил Комбинированной пирамиды"),
        (
            "C.10bis",
            "Continuation 10bis",
            "пунктом 10bis правил Свободной пирамиды с продолжением",
        ),
    ],
)
def test_references_are_written_as_agreed(clause: str, english: str, russian: str) -> None:
    """A clause is named in prose by its document, number, note and paragraph."""
    assert (FORMS["clause"].write(clause), FORMS["пунктом"].write(clause)) == (english, russian)


@given(clauses=st.lists(st.sampled_from(sorted(_spec.KINDS)), min_size=1, max_size=4).map(tuple))
def test_lists_of_clauses_are_inverse(clauses: tuple[str, ...]) -> None:
    """One clause or several are read as they were written."""
    for form in forms_of("clauses"):
        assert isinstance(form, Listing)
        assert form.read(form.write(clauses)) == clauses
        assert re.fullmatch(form.pattern, form.write(clauses))


def test_a_word_needs_a_text_for_each_value() -> None:
    """Two values with one text are refused: the text could not be read back."""
    with pytest.raises(ValueError, match="share one text"):
        Word("rail", {"head": "rail", "foot": "rail"})


def test_the_longest_form_is_tried_first() -> None:
    """Where one text begins another, the longer one is read."""
    wording = Wording("the game is {game:discipline}")
    assert wording.read("the game is Free pyramid with continuation") == {"game": "continuation"}
    assert wording.read("the game is Free pyramid") == {"game": "free"}


def test_a_form_has_one_name() -> None:
    """A form's name that is taken already is refused."""
    with pytest.raises(ValueError, match="exist already: ball"):
        add_forms({"ball": FORMS["rail"]})


@pytest.mark.parametrize(
    ("template", "error"),
    [("{ball:bal}", KeyError), ("{ball:ball} meets {ball:ball}", ValueError)],
)
def test_a_wrong_wording_is_refused(template: str, error: type[Exception]) -> None:
    """A wording with an unknown form or the same name twice is refused when it is defined."""
    with pytest.raises(error):
        Wording(template)


def test_literal_text_is_no_pattern() -> None:
    """Dots and brackets of a wording mean themselves."""
    wording = Wording("ball (any) at {x:coordinate}.")
    assert wording.read("ball (any) at 1.5.") == {"x": Decimal("1.5")}
    assert wording.read("ball any at 1.5x") is None


@pytest.mark.parametrize(
    ("form", "text"),
    [("ms", "<gap> ms"), ("градусы", "<angle>°"), ("шара", "шара <ball>")],
)
def test_a_slot_passes_through(form: str, text: str) -> None:
    """A parameter of an outline stands where a number will, and is written as it was read."""
    value = FORMS[form].read(text)
    assert isinstance(value, Slot)
    assert FORMS[form].write(value) == text


def test_slots_are_found_wherever_they_hide() -> None:
    """Outline parameters are found inside phrases and lists too."""
    said: Hashable = Said("from-spot", (("gap", Slot("<gap>")), ("spot", "foot")))
    assert slots_of((3, said)) == ["<gap>"]
    assert slots_of(Said("home")) == []


def test_a_phrase_is_one_of_its_shapes() -> None:
    """A place is read with its own values and written in the other language."""
    said = FORMS["place"].read("20.5 mm from the foot spot towards the foot rail")
    assert isinstance(said, Said)
    assert (said.key, said["gap"], said["way"]) == ("from-spot", Decimal("20.5"), "foot")
    russian = "в 20.5 мм от задней отметки в сторону заднего борта"
    assert FORMS["место"].write(said) == russian
    with pytest.raises(NotThisFormError):
        FORMS["place"].read("beside the table")
