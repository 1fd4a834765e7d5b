"""The dangers shown while troops are laid out: true also for attackers that need no border."""

from __future__ import annotations

from ai_tables import staged, table

from smallworld_desktop.ai.dangers import Danger, dangers
from smallworld_desktop.rules.actions import NOWHERE
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.position import Combo, Position

BOARD = table(2).board
LAND = bits(BOARD.land)


def apart() -> tuple[int, int]:
    """A region inside the land and another two steps away at least."""
    inner = next(r for r in LAND if not BOARD.border >> r & 1 and not BOARD.terrain_defence[r])
    near = BOARD.adjacent[inner]
    far = next(r for r in LAND if r != inner and not near >> r & 1 and not BOARD.adjacent[r] & near)
    return inner, far


def laid_out(own: dict[int, int], other: tuple[str, str, dict[int, int]] | None) -> Position:
    pos = staged(3, ("ratmen", "swamp", own), other)
    for region in own:
        pos.tokens[region] = own[region]
    return pos


def combo(pos: Position, race: str, power: str) -> Combo:
    races, powers = [race.id for race in pos.rules.races], [power.id for power in pos.rules.powers]
    return races.index(race), powers.index(power), 0, 0


def found(pos: Position) -> dict[int, Danger]:
    return {danger.region: danger for danger in dangers(pos, 0, {})}


def test_a_neighbour_comes_over_the_border() -> None:
    inner, _ = apart()
    beside = next(r for r in bits(BOARD.adjacent[inner] & BOARD.land))
    danger = found(laid_out({inner: 1}, ("orcs", "commando", {beside: 9})))[inner]
    assert (danger.source, danger.seat, danger.likely) == (beside, 1, True)


def test_a_distant_race_is_no_danger_unless_it_flies() -> None:
    inner, far = apart()
    assert inner not in found(laid_out({inner: 1}, ("orcs", "commando", {far: 9})))
    danger = found(laid_out({inner: 1}, ("orcs", "flying", {far: 9})))[inner]
    assert danger.source == NOWHERE


def test_caverns_are_joined_for_who_tunnels() -> None:
    caverns = [r for r in LAND if "cavern" in BOARD.regions[r].symbols]
    one, other = next((a, b) for a in caverns for b in caverns if a != b and not BOARD.adjacent[a] >> b & 1)
    assert one not in found(laid_out({one: 1}, ("orcs", "commando", {other: 9})))
    assert found(laid_out({one: 1}, ("orcs", "underworld", {other: 9})))[one].source == other


def test_races_that_may_be_chosen_come_in_from_the_edge() -> None:
    inner, _ = apart()
    edge = next(r for r in bits(BOARD.border & BOARD.land) if not BOARD.terrain_defence[r])
    pos = laid_out({inner: 1, edge: 1}, None)
    pos.column = [combo(pos, "orcs", "commando")]
    assert found(pos).keys() == {edge}
    assert found(pos)[edge].source == NOWHERE
    pos.column = [combo(pos, "orcs", "flying")]
    assert found(pos).keys() == {edge, inner}


def test_more_tokens_than_anybody_can_pay_for_are_safe() -> None:
    inner, _ = apart()
    beside = next(r for r in bits(BOARD.adjacent[inner] & BOARD.land))
    pos = laid_out({inner: 1}, ("orcs", "commando", {beside: 4}))
    assert dangers(pos, 0, {inner: 1})
    assert not dangers(pos, 0, {inner: 20})


def test_nobody_is_a_danger_after_the_last_turn() -> None:
    inner, _ = apart()
    beside = next(r for r in bits(BOARD.adjacent[inner] & BOARD.land))
    pos = laid_out({inner: 1}, ("orcs", "commando", {beside: 9}))
    pos.round, pos.start_seat = pos.rules.rounds, 1
    assert not dangers(pos, 0, {})
