"""Steps with two wordings: how they are defined, found and translated."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from decimal import Decimal
from itertools import islice, product

import pytest

from piramida_conformance import binding, registry
from piramida_conformance.registry import (
    LANGUAGES,
    STEPS,
    Kind,
    Language,
    Registry,
    Step,
    StepError,
)
from piramida_conformance.scenarios import Scenario, load
from piramida_conformance.words import Said

SCENARIOS = load().scenarios

SAMPLES: dict[str, tuple[Hashable, ...]] = {
    "ball": (0, 3, 15),
    "balls": ((0, 3), (3, 5, 7), tuple(range(1, 16))),
    "rail": ("head", "foot", "left", "right"),
    "pocket": ("HL", "ML", "FR"),
    "half": ("head", "foot"),
    "discipline": ("free", "continuation", "combined", "dynamic"),
    "metres": (Decimal("2.95"),),
    "millimetres": (Decimal("0.5"), Decimal(68)),
    "milliseconds": (Decimal("0.4"),),
    "seconds": (Decimal(45),),
    "degrees": (Decimal(45), Decimal("44.9")),
    "clause": ("G.5.3", "G.20.n2", "G.25.3.p1"),
    "clauses": (("G.5.3",), ("G.16", "G.20.2.c", "K.5.2")),
    "reading": ("R-window", "R-22.5"),
    "value": ("1ms", "12.2", "one-act"),
    "place": (
        Said("spot", (("spot", "foot"),)),
        Said("home"),
        Said("point", (("x", Decimal("-1.2")), ("y", Decimal("0.5")))),
        Said("from-spot", (("gap", Decimal(68)), ("spot", "foot"), ("way", "centre"))),
    ),
    "part": ("nose", "jaw"),
    "cause": ("lamp", "bystander"),
    "side": ("A", "B"),
    "player": ("A", "B1"),
    "speaker": ("referee", "A2"),
    "number": (Decimal(0), Decimal(14)),
    "minutes": (Decimal(60),),
    "grams": (Decimal("282.5"),),
    "percent": (Decimal(55),),
    "centimetres": (Decimal("12.5"),),
    "option": ("break", "pass", "play", "assign", "rerack-break", "rerack-assign"),
    "options": (("break", "pass"), ("play", "assign", "rerack-break", "rerack-assign")),
    "tool": ("hand", "cue", "tip"),
    "way off": ("foot", "head", "left"),
    "stroke": (
        Said("safe"),
        Said("miss-with", (("cue", 0),)),
        Said("pocket", (("ball", 3),)),
        Said("pocket-many", (("balls", (3, 5)),)),
        Said("pocket-with", (("ball", 3), ("cue", 7))),
        Said("pocket-cue", (("ball", 3), ("cue", 0))),
        Said("pocket-both", (("ball", 3), ("cue", 0))),
        Said("lifted-foot", (("ball", 3),)),
        Said("break"),
        Said("break-pocket-many", (("balls", (3, 5)),)),
        Said("break-short"),
    ),
    "fault": (
        Said("no-foot", (("who", "shooter"),)),
        Said("touched", (("ball", 4), ("thing", "clothing"), ("who", "opponent"))),
    ),
}


class Log:
    """A play that remembers what was done to it."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.done: list[object] = []


@pytest.fixture
def words() -> Registry:
    """Give a registry with one step."""
    own = Registry()

    @own.step("when", en="{ball:ball} meets {other:ball}", ru="{ball:шар} бьёт {other:шар}")
    def meets(play: Log, ball: int, other: int) -> None:
        play.done.append((ball, other))

    return own


def sentences(step: Step) -> Iterator[dict[str, Hashable]]:
    """Give sample values for the placeholders of a step, at most forty."""
    kinds = step.wordings["en"].kinds
    yield from (
        dict(zip(kinds, values, strict=True))
        for values in islice(product(*(SAMPLES[kind] for kind in kinds.values())), 40)
    )


def test_a_step_is_read_in_both_languages(words: Registry) -> None:
    """Both wordings of a step call the same function with the same values."""
    log = Log()
    words.match("the coloured ball meets ball 3", "en").call(log)
    words.match("цветной шар бьёт шар 3", "ru").call(log)
    assert log.done == [(0, 3), (0, 3)]


def test_a_sentence_is_translated_by_its_step(words: Registry) -> None:
    """Translating writes the values that were read in the words of the other language."""
    assert words.translate("ball 3 meets ball 5", "en", "ru") == "шар 3 бьёт шар 5"
    assert words.translate("шар 3 бьёт шар 5", "ru", "en") == "ball 3 meets ball 5"


@pytest.mark.parametrize("text", ["Ball 3 meets ball 5", "ball 3 meets ball 5 ", "ball 3 hits it"])
def test_an_unknown_sentence_is_refused(words: Registry, text: str) -> None:
    """A sentence that no step reads, also one of other case or spacing, is refused."""
    with pytest.raises(StepError, match="no step reads"):
        words.translate(text, "en", "ru")


def test_an_ambiguous_sentence_is_refused(words: Registry) -> None:
    """A sentence that two steps read is refused and both are named."""

    @words.step("given", en="ball 3 meets {other:ball}", ru="шар три бьёт {other:шар}")
    def narrower(play: Log, other: int) -> None:
        play.done.append(other)

    assert words.match("ball 4 meets ball 5", "en").values == {"ball": 4, "other": 5}
    with pytest.raises(StepError, match="2 steps read"):
        words.match("ball 3 meets ball 5", "en")


def test_wordings_must_state_the_same_values() -> None:
    """A step whose wordings differ in a placeholder or its kind is refused."""
    own = Registry()
    for russian in ("{ball:шар} стоит", "{ball:шар} у {other:шара}", "{other:шару} {ball:шар}"):
        with pytest.raises(TypeError, match="different values"):
            own.step("when", en="{ball:ball} and {other:rail}", ru=russian)


def test_the_function_must_take_what_is_stated() -> None:
    """A step whose function lacks a placeholder, or asks for more, is refused."""
    own = Registry()
    with pytest.raises(TypeError, match="does not take"):

        @own.step("when", en="{ball:ball} stops", ru="{ball:шар} встаёт")
        def stops(play: Log) -> None:
            play.done.append(None)


def test_an_outline_is_translated_but_not_run() -> None:
    """A sentence with an outline's parameter has a translation; pytest-bdd is not given it."""
    text = "they meet again <gap> ms later"
    assert registry.translate(text, "en", "ru") == "они соударяются ещё раз через <gap> мс"
    parser = binding.Sentence("when", registry.whole())
    assert not parser.is_matching(text)
    arguments = parser.parse_arguments("they meet again 3 ms later")
    assert arguments is not None
    assert arguments["found"].values == {"time": Decimal(3)}


@pytest.mark.parametrize("kind", ["given", "when", "then"])
def test_pytest_bdd_reads_every_sentence_with_its_step(kind: Kind) -> None:
    """pytest-bdd is given, in both languages, exactly the steps of the kind that it asks for."""
    parser = binding.Sentence(kind, registry.whole())
    for step in STEPS:
        for language in LANGUAGES:
            text = step.wordings[language].write(next(sentences(step)))
            arguments = parser.parse_arguments(text)
            assert (arguments and arguments["found"].step) is (step if step.kind == kind else None)


def test_pytest_bdd_is_not_given_a_sentence_that_two_steps_read(words: Registry) -> None:
    """Of two steps that read a sentence neither is taken."""

    @words.step("when", en="ball 3 meets {other:ball}", ru="шар три бьёт {other:шар}")
    def narrower(play: Log, other: int) -> None:
        play.done.append(other)

    parser = binding.Sentence("when", words)
    assert parser.is_matching("ball 4 meets ball 5")
    assert not parser.is_matching("ball 3 meets ball 5")


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.wordings["en"].template)
def test_each_step_reads_what_it_writes_and_no_other_does(step: Step) -> None:
    """Whatever a step writes, in either language, exactly that step reads, with those values."""
    for values in sentences(step):
        for language in LANGUAGES:
            text = step.wordings[language].write(values)
            found = registry.match(text, language)
            assert found.step is step, text
            assert found.values == values, text


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.wordings["en"].template)
def test_each_step_says_what_it_is_for(step: Step) -> None:
    """A step's docstring is one sentence, with the clause it serves before it where it has one."""
    assert step.summary.endswith(".")


def calls(scenario: Scenario, language: Language) -> list[tuple[object, object]]:
    """Give the calls of a scenario as it reads in that language."""
    source: Language = "ru" if scenario.language == "ru" else "en"
    texts = [step.text for step in scenario.all_steps]
    if source != language:
        texts = [registry.translate(text, source, language) for text in texts]
    found = [registry.match(text, language) for text in texts]
    return [(match.step.function, match.values) for match in found]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.key)
def test_every_scenario_reads_the_same_in_both_languages(scenario: Scenario) -> None:
    """Rendered into the other language and parsed back, a scenario makes the same calls."""
    assert calls(scenario, "en") == calls(scenario, "ru")
