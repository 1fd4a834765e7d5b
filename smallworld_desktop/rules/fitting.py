"""What makes no sense on a board is taken out before shuffling: worked out from the effects, not from a list."""

from __future__ import annotations

from dataclasses import replace

from smallworld_desktop.rules.board import Board
from smallworld_desktop.rules.content import Content, Power, Race
from smallworld_desktop.rules.effects import Effect, Where
from smallworld_desktop.rules.effects.conquest import CopiesRelic, Erupts, Sails
from smallworld_desktop.rules.effects.where import regions_of, regions_showing


def fitting(content: Content, board: Board, finds: bool) -> Content:
    """The content without races and powers all of whose effects ask for what board and game don't have.

    `finds`: whether places and relics can be found in this game.
    """
    races = tuple(race for race in content.races if not _is_idle(race, content, board, finds))
    powers = tuple(power for power in content.powers if not _is_idle(power, content, board, finds))
    if len(races) == len(content.races) and len(powers) == len(content.powers):
        return content
    return replace(content, races=races, powers=powers)


def _is_idle(thing: Race | Power, content: Content, board: Board, finds: bool) -> bool:
    missing = {
        effect.marker
        for effect in thing.effects
        if isinstance(effect, Erupts) and not regions_showing(board, (effect.symbol,))
    }
    return bool(thing.effects) and all(_asks_in_vain(e, content, board, finds, missing) for e in thing.effects)


def _asks_in_vain(effect: Effect, content: Content, board: Board, finds: bool, missing: set[str]) -> bool:
    if isinstance(effect, Sails):
        return not board.water
    if isinstance(effect, Erupts):
        return effect.marker in missing
    if isinstance(effect, CopiesRelic):
        return not (finds and any(place.relic for place in content.places))
    where = getattr(effect, "where", None)
    if not isinstance(where, Where):
        return False
    if where.place and not (finds and any(not place.relic for place in content.places)):
        return True
    if missing & {where.linked_to_marker, where.next_to_marker}:
        return True
    kinds = {terrain.id: terrain.kind for terrain in content.terrains.values()}
    if where.next_to_own and not regions_of(board, where.next_to_own, kinds):
        return True
    if where.next_to_own_symbol and not regions_showing(board, where.next_to_own_symbol):
        return True
    return not where.fixed_regions(board, kinds)
