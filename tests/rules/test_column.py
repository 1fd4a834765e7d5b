"""The piles of banners and badges (R4.4)."""

from __future__ import annotations

from tables import ruleset

from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import refill
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.records import PileShuffled, Record
from smallworld_desktop.rules.setup import set_up


def test_every_badge_is_there_once_after_the_discard_became_the_pile() -> None:
    pos, _ = set_up(ruleset(2), Chance(3))
    pos.discard, pos.power_pile = pos.power_pile, []
    discarded = len(pos.discard)
    race, power, _, _ = pos.column.pop()
    pos.race_pile.append(race)
    pos.discard.append(power)
    records: list[Record] = []
    refill(pos, Chance(5), records)
    assert PileShuffled(discarded + 1) in records
    assert len(pos.power_pile) == discarded
    assert pos.discard == []
    assert violations(pos) == []
