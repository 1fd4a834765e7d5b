"""Questions with reasons: what a region costs and why, why it can't be taken, what a turn brings."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from smallworld_desktop.rules.actions import Conquer, Pick
from smallworld_desktop.rules.checks import explain
from smallworld_desktop.rules.cost import cost
from smallworld_desktop.rules.price import Part, price
from smallworld_desktop.rules.scoring import score_items
from smallworld_desktop.scenario.builder import ScenarioTable, build

FOLDER = Path(__file__).parents[1] / "scenarios"


def table(text: str) -> ScenarioTable:
    return build({"title": "t", "board": "board.yaml", **yaml.safe_load(text)}, FOLDER)


CONQUEST = """
players:
  - {name: P1, active: {race: tritons, power: commando, hand: 9, regions: {a: 1}}}
  - name: P2
    active: {race: trolls, power: fortified, regions: {f: 2, e: 1}, markers: {fortress: {f: 1}}}
    decline: [{race: dwarves, regions: {c: 1}}]
turn: {round: 2, player: P1}
"""


def parts(where: str, text: str = CONQUEST) -> tuple[Part, ...]:
    it = table(text)
    pos = it.position
    found = price(pos, pos.people(pos.fighter), it.region(where, "test"))
    assert found.total == sum(part.amount for part in found.parts)
    return found.parts


def test_a_plain_region_costs_two_less_what_the_race_saves() -> None:
    assert parts("k") == (Part("base", 2), Part("tritons", -1), Part("commando", -1), Part("minimum", 1))


def test_a_lost_tribe_counts() -> None:
    assert parts("b") == (Part("base", 2), Part("lost_tribe", 1), Part("commando", -1))


def test_a_mountain_and_tokens_in_decline_count() -> None:
    assert parts("c") == (Part("base", 2), Part("mountain", 1), Part("dwarves", 1), Part("commando", -1))


def test_lair_fortress_and_tokens_count_and_all_discounts_add_up() -> None:
    found = parts("f")
    assert set(found) == {
        Part("base", 2),
        Part("lair", 1),
        Part("fortress", 1),
        Part("trolls", 2),
        Part("tritons", -1),
        Part("commando", -1),
    }


DEFENDER = """
content: [base, {PACK}]
players:
  - {name: P1, active: {race: ratmen, power: hill, hand: 9, regions: {a: 1}}}
  - {name: P2, active: {race: hedgehogs, power: forest, regions: {b: 1}}}
turn: {round: 2, player: P1}
"""
HEDGEHOGS = """
pack: hedgehogs
name: Hedgehogs
races:
  hedgehogs: {name: Hedgehogs, tokens: 5, effects: [{defence: {amount: 2, while: always}}]}
"""


def test_what_the_defender_can_do_counts_and_is_named(tmp_path: Path) -> None:
    (tmp_path / "hedgehogs.yaml").write_text(HEDGEHOGS, encoding="utf-8")
    it = table(DEFENDER.replace("{PACK}", str(tmp_path / "hedgehogs.yaml")))
    region = it.region("b", "test")
    found = price(it.position, it.position.people(it.position.fighter), region)
    assert [part for part in found.parts if part.source == "hedgehogs"] == [Part("hedgehogs", 1), Part("hedgehogs", 2)]
    assert found.total == cost(it.position, it.position.people(it.position.fighter), region)


@pytest.mark.parametrize(
    ("region", "code"),
    [("a", "no.own"), ("sea", "no.water"), ("l", "no.not_adjacent"), ("b", None), ("e", None)],
)
def test_why_a_region_cannot_be_conquered(region: str, code: str | None) -> None:
    it = table(CONQUEST)
    reason = explain(it.position, it.region(region, "test"))
    assert (reason.code if reason else None) == code


def test_too_expensive_says_by_how_much() -> None:
    it = table(CONQUEST.replace("hand: 9", "hand: 1"))
    reason = explain(it.position, it.region("b", "test"))
    assert reason is not None
    assert (reason.code, reason.params["count"]) == ("no.too_expensive", 1)


def test_immune_and_peace_are_told_apart() -> None:
    text = """
players:
  - {name: P1, active: {race: ratmen, power: hill, hand: 9, regions: {a: 1}}}
  - {name: P2, active: {race: humans, power: heroic, regions: {b: 2}, markers: {hero: [b]}}}
turn: {round: 2, player: P1}
"""
    it = table(text)
    b = it.region("b", "test")
    reason = explain(it.position, b)
    assert reason is not None and reason.code == "no.immune"
    it.position.ally[1] = 0
    it.position.add_mark(b, it.position.rules.marker_number["hero"], -1)
    reason = explain(it.position, b)
    assert reason is not None and reason.code == "no.peace"


def test_a_first_conquest_away_from_the_border_is_explained() -> None:
    it = table("{players: [{name: P1}, {name: P2}], column: [ratmen+hill]}")
    it.game.play(Pick(0))
    reason = it.game.why_not(Conquer(it.region("f", "test")))
    assert reason is not None and reason.code == "no.not_border"


def test_what_a_player_would_score_now_comes_item_by_item() -> None:
    text = """
players:
  - name: P1
    active: {race: humans, power: merchant, regions: {a: 2, f: 1, b: 1}}
    decline: [{race: dwarves, regions: {c: 1, g: 1}}]
  - {name: P2}
turn: {round: 2, player: P1}
"""
    it = table(text)
    items = {item.source: item.coins for item in score_items(it.position, 0)}
    assert items == {"regions": 3, "humans": 2, "merchant": 3, "decline": 2, "dwarves": 2}
