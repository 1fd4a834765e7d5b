"""A power and a race make one name, in every form and order that languages have."""

from __future__ import annotations

import pytest

from smallworld_desktop.i18n import Name, Translator
from smallworld_desktop.i18n.combos import combined, is_joined, join

WHITE_LADIES = Name("Weiße Frauen", {"the": "Weißen Frauen", "dat": "Weißen Frauen", "gender": "f"})
ELVES = Name("Elben", {"dat": "Elben", "gender": "m"})


@pytest.mark.parametrize(
    ("power", "race", "name"),
    [
        ("Flying", "Elves", "Flying Elves"),
        ("Were-", "Trolls", "Were-Trolls"),
        ("Hordes of", "Orcs", "Hordes of Orcs"),
        ("Were-", "White Ladies", "Were-White Ladies"),
    ],
)
def test_english_combos(power: str, race: str, name: str) -> None:
    tr = Translator()
    tr.add({"race.r.name": race, "power.p.name": power})
    combo = tr.combo("r", "p")
    assert combo == name
    assert f"{combo:The}" == f"The {name}"


def test_german_adjectives_follow_the_article() -> None:
    flying = Name("Fliegend", {"combo": "Fliegende", "combo_the": "Fliegenden"})
    combo = combined(
        "{power} {race} | the: die {power:the} {race:the} | the_dat: den {power:the} {race:dat}", flying, ELVES, {}
    )
    assert [f"{combo}", f"{combo:the}", f"{combo:the_dat}"] == [
        "Fliegende Elben",
        "die Fliegenden Elben",
        "den Fliegenden Elben",
    ]


def test_german_compounds_stand_before_the_last_word() -> None:
    merchant = Name("Händler", {"combo": "Händler-"})
    assert is_joined(merchant)
    combo = combined("{joined} | the: die {joined:the}", merchant, WHITE_LADIES, {})
    assert [f"{combo}", f"{combo:the}"] == ["Weiße Händler-Frauen", "die Weißen Händler-Frauen"]


@pytest.mark.parametrize(("gender", "said"), [("f", "Amazones volantes"), ("m", "Amazones volants")])
def test_french_powers_follow_and_agree(gender: str, said: str) -> None:
    flying = Name("Volants", {"m": "volants", "f": "volantes"})
    assert combined("{race} {power}", flying, Name("Amazones", {"gender": gender}), {}) == said


def test_french_powers_may_be_joined_behind() -> None:
    were = Name("-Garous", {"m": "-garous"})
    assert is_joined(were)
    assert combined("{race}{power}", were, Name("Trolls", {"gender": "m"}), {}) == "Trolls-garous"


@pytest.mark.parametrize(
    ("power", "race", "said"),
    [
        ("kauppias", "luurangot", "kauppiasluurangot"),
        ("kukkula", "amatsonit", "kukkula-amatsonit"),
        ("Skov-", "Elvere", "Skov-Elvere"),
        ("Skov-", "Levende\u00a0Døde", "Skov-Levende\u00a0Døde"),
    ],
)
def test_joining(power: str, race: str, said: str) -> None:
    assert join(power, race) == said


def test_a_finnish_compound_takes_the_cases_of_its_race() -> None:
    merchant = Name("Kauppias", {"stem": "kauppias"})
    orcs = Name("Örkit", {"text": "örkit", "abl": "örkeiltä"})
    combo = combined("{joined:Text} | text: {joined:text} | abl: {joined:abl}", merchant, orcs, {})
    assert [f"{combo}", f"{combo:text}", f"{combo:abl}"] == ["Kauppiasörkit", "kauppiasörkit", "kauppiasörkeiltä"]
