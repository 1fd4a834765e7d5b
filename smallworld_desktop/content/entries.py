"""The entries of a pack: how a terrain, symbol, marker, race, power or place is read."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from smallworld_desktop.content.cursor import Cursor
from smallworld_desktop.content.effects import KnownIds, read_effects
from smallworld_desktop.content.limits import (
    FIGHTING_ONLY,
    POWER_ADVICE,
    POWER_TOKENS,
    RACE_ADVICE,
    RACE_TOKENS,
    TRAY,
    TRAY_BEYOND_BANNER,
    WATER_OR_LAND,
    Range,
    range_of,
)
from smallworld_desktop.content.words import COLOUR, EMBLEM, PORTRAIT, TEXTS
from smallworld_desktop.rules import scoring, ways
from smallworld_desktop.rules.board import Terrain
from smallworld_desktop.rules.content import Marker, Place, Power, Race
from smallworld_desktop.rules.effects import Effect
from smallworld_desktop.rules.effects.coins import CoinsForLeaving
from smallworld_desktop.rules.effects.conquest import CombatTokens, CopiesRelic, Erupts, SpecialConquest
from smallworld_desktop.rules.effects.defence import FightsInDecline, Tower
from smallworld_desktop.rules.effects.markers import MarksConquests, PlacesMarkers
from smallworld_desktop.rules.effects.places import Posts

PLACING = (
    PlacesMarkers,
    MarksConquests,
    SpecialConquest,
    CoinsForLeaving,
    Tower,
    CombatTokens,
    CopiesRelic,
    Erupts,
    Posts,
)


@dataclass(frozen=True, slots=True)
class PackEntry:
    """An entry on the way from a pack to the rules."""

    id: str
    pack: str
    cursor: Cursor
    fields: dict[str, Cursor]
    known: KnownIds
    advise: bool = True

    def number(self, key: str, allowed: Range, default: int) -> int:
        return self.fields[key].integer(allowed, default) if key in self.fields else default

    def flag(self, key: str) -> bool:
        return self.fields[key].boolean(False) if key in self.fields else False

    def reference(self, key: str, kind: str) -> str:
        """The id of a terrain or symbol declared before, or nothing."""
        if key not in self.fields:
            return ""
        return self.fields[key].word([*self.known.of(kind)], f"content.unknown_{kind}")

    def effects(self, for_place: bool = False) -> tuple[Effect, ...]:
        return read_effects(self.fields["effects"], self.known, for_place) if "effects" in self.fields else ()

    def tokens(self, allowed: Range, advice: Range, code: str) -> int:
        """The number on the banner or badge, which can't be missing."""
        if "tokens" not in self.fields:
            self.cursor.error("content.missing_tokens", line=self.cursor.key_line, least=advice.least, most=advice.most)
            return allowed.least
        tokens = self.fields["tokens"].integer(allowed, advice.least)
        if self.advise and not advice.least <= tokens <= advice.most:
            self.fields["tokens"].warning(code, found=tokens, least=advice.least, most=advice.most)
        return tokens


def read_terrain(entry: PackEntry) -> Terrain:
    flags = {key: entry.flag(key) for key in ("water", "inland", "open", "left", "impassable")}
    defence = entry.number("defence", range_of("terrain", "defence"), 0)
    counts_as = entry.reference("counts_as", "terrain")
    terrain = Terrain(entry.id, defence=defence, counts_as=counts_as, shows=entry.reference("shows", "symbol"), **flags)
    for key in ("inland", "open", "left"):
        if getattr(terrain, key) and not terrain.water:
            entry.fields[key].error("content.inland_land", name=key)
    return terrain


def read_symbol(entry: PackEntry) -> str:
    return entry.id


def read_marker(entry: PackEntry) -> Marker:
    values: dict[str, Any] = {}
    for field in dataclasses.fields(Marker):
        if field.default is False:
            values[field.name] = entry.flag(field.name)
        elif field.name != "id":
            values[field.name] = entry.number(field.name, range_of("marker", field.name), 0)
    return Marker(entry.id, **values)


def read_race(entry: PackEntry) -> Race:
    tokens = entry.tokens(RACE_TOKENS, RACE_ADVICE, "content.race_advice")
    effects = sensible_in_decline(entry, entry.effects())
    return Race(entry.id, tokens, entry.number("tray", TRAY, usual_tray(tokens, effects)), effects, entry.pack)


def usual_tray(tokens: int, effects: tuple[Effect, ...]) -> int:
    """How many tokens there are of a race whose pack doesn't say."""
    return tokens + combat_tokens(effects) + TRAY_BEYOND_BANNER


def read_power(entry: PackEntry) -> Power:
    tokens = entry.tokens(POWER_TOKENS, POWER_ADVICE, "content.power_advice")
    return Power(entry.id, tokens, sensible_in_decline(entry, entry.effects()), entry.pack)


def sensible_in_decline(entry: PackEntry, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects on conquering do nothing in decline unless the race fights on: nothing of the kind is promised."""
    if any(isinstance(effect, FightsInDecline) and effect.attacks for effect in effects):
        return effects
    return tuple(_while_active(entry.fields["effects"], effect) for effect in effects)


def _while_active(cursor: Cursor, effect: Effect) -> Effect:
    if effect.name not in FIGHTING_ONLY or effect.lasting == "active":
        return effect
    if effect.lasting == "decline":
        cursor.error("content.idle_in_decline", effect=effect.name)
        return effect
    cursor.warning("content.only_while_active", effect=effect.name)
    return dataclasses.replace(effect, lasting="active")


def read_place(entry: PackEntry) -> Place:
    effects = entry.effects(for_place=True)
    if "effects" not in entry.fields or entry.fields["effects"].is_nothing:
        entry.cursor.error("content.idle_place", line=entry.cursor.key_line)
    placed = entry.fields["placed"].word(("end",)) if "placed" in entry.fields else ""
    return Place(entry.id, entry.flag("relic"), effects, placed, entry.flag("never_doubled"))


def combat_tokens(effects: tuple[Effect, ...]) -> int:
    return sum(effect.amount for effect in effects if isinstance(effect, CombatTokens) and not effect.marker)


def placed_markers(effects: tuple[Effect, ...]) -> list[str]:
    """The markers that effects put on the board."""
    return [effect.marker for effect in effects if isinstance(effect, PLACING) and effect.marker]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a pack: its key, the word for one entry, the keys of an entry, and ids that are taken.

    `shareable`: a second pack may declare the same thing again.
    """

    key: str
    word: str
    keys: tuple[str, ...]
    read: Callable[[PackEntry], Any]
    reserved: frozenset[str]
    shareable: bool = False


SCORED = frozenset({scoring.REGIONS, scoring.DECLINE, scoring.TOWER, scoring.LEAVING, scoring.SHARED, scoring.FLOOR})
WAYS = frozenset({ways.SORCERY, ways.HIRE})
MARKER_KEYS = tuple(field.name for field in dataclasses.fields(Marker) if field.name != "id")

TERRAIN_KEYS = (
    "name", "text", "water", "inland", "open", "left", "impassable", "defence", "counts_as", "shows", "style",
)  # fmt: skip

DECLARED = (
    Section("symbols", "symbol", ("name", "text", EMBLEM), read_symbol, frozenset(), shareable=True),
    Section(
        "terrains",
        "terrain",
        TERRAIN_KEYS,
        read_terrain,
        frozenset(WATER_OR_LAND),
        shareable=True,
    ),
    Section("markers", "marker", ("name", "text", EMBLEM, *MARKER_KEYS), read_marker, WAYS, shareable=True),
)
PLAYABLE = (
    Section("races", "race", (*TEXTS, EMBLEM, PORTRAIT, COLOUR, "tokens", "tray", "effects"), read_race, SCORED),
    Section("powers", "power", (*TEXTS, EMBLEM, "tokens", "effects"), read_power, SCORED),
    Section("places", "place", (*TEXTS, EMBLEM, "relic", "placed", "never_doubled", "effects"), read_place, SCORED),
)
