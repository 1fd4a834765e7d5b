"""The even spread: as many here as there, none wasted where nobody can attack."""

from __future__ import annotations

from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.redeploy import deploy_domain, retreat_domain
from smallworld_desktop.rules.spreading import reached_by_opponents, spread_evenly
from smallworld_desktop.scenario.builder import build

HOME = {"tangleshaw": 1, "honey_garth": 1, "beacontor": 1, "applegarth": 1}
ORCS = {"race": "orcs", "power": "hill", "regions": {"grey_spire": 3}}


def placing(race: str = "ratmen", tokens: int = 8, foe: dict[str, Any] | None = ORCS, **more: Any) -> Position:
    """Ann has so many tokens on four regions, the first of them holding what is left."""
    regions = {**HOME, "tangleshaw": tokens - 3}
    ann = {"name": "Ann", "active": {"race": race, "power": "merchant", "regions": regions, **more}}
    bob: dict[str, Any] = {"name": "Bob", **({"active": foe} if foe is not None else {})}
    document = {"map": "three_players", "players": [ann, bob, {"name": "Cleo"}], "turn": {"round": 2, "player": "Ann"}}
    return build(document, paths.assets()).game.position


def spread(pos: Position, domain: Distribution) -> dict[str, int]:
    action = spread_evenly(pos, domain)
    assert domain.fault(action.layout) is None
    return {pos.rules.board.regions[region].id: count for region, count in action.layout}


def own(pos: Position) -> int:
    return pos.active[0]


def test_every_region_gets_the_same() -> None:
    pos = placing(tokens=8)
    assert set(spread(pos, deploy_domain(pos, own(pos))).values()) == {2}


def test_what_is_left_over_goes_where_opponents_can_come() -> None:
    foe = {"race": "orcs", "power": "hill", "regions": {"grey_spire": 3}}
    pos = placing(tokens=9, foe=foe)
    pos.active[2] = pos.active[1]  # nobody is about to enter
    reached = reached_by_opponents(pos, 0)
    counts = spread(pos, deploy_domain(pos, own(pos)))
    strongest = max(counts, key=lambda name: counts[name])
    assert sorted(counts.values()) == [2, 2, 2, 3]
    assert any(reached >> pos.rules.board.by_id[name] & 1 for name in HOME)
    assert reached >> pos.rules.board.by_id[strongest] & 1


def test_regions_that_nobody_can_attack_keep_one() -> None:
    holes = {"hole": {"tangleshaw": 1, "beacontor": 1}}
    pos = placing("halflings", tokens=11, markers=holes)
    counts = spread(pos, deploy_domain(pos, own(pos)))
    assert counts["tangleshaw"] == counts["beacontor"] == 1
    assert sorted((counts["honey_garth"], counts["applegarth"])) == [4, 5]


def test_survivors_join_the_weakest_region_that_can_be_attacked() -> None:
    holes = {"hole": {"honey_garth": 1}}
    pos = placing("halflings", tokens=7, markers=holes)
    pos.tokens[pos.rules.board.by_id["tangleshaw"]] = 4
    pos.people(own(pos)).returning = 3
    counts = spread(pos, retreat_domain(pos, own(pos)))
    assert counts.keys() == {"beacontor", "applegarth"}
    assert sorted(counts.values()) == [1, 2]


def test_where_nothing_can_be_attacked_all_regions_share() -> None:
    pos = placing("halflings", tokens=6, markers={"hole": dict.fromkeys(HOME, 1)})
    assert sorted(spread(pos, deploy_domain(pos, own(pos))).values()) == [1, 1, 2, 2]


def test_too_few_tokens_keep_the_regions_that_are_hard_to_get_at() -> None:
    pos = placing("halflings", tokens=4, markers={"hole": {"beacontor": 1}})
    people = pos.people(own(pos))
    for name in ("tangleshaw", "applegarth"):
        pos.tokens[pos.rules.board.by_id[name]] = 0
    domain = deploy_domain(pos, own(pos))
    assert people.held.bit_count() == 4 and domain.kept == 2
    counts = spread(pos, domain)
    assert counts["beacontor"] == 1 and len(counts) == 2
