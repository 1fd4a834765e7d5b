"""What stays the same during a game: board, content, seats, teams, rounds. Positions share it."""

from __future__ import annotations

from typing import Final

from smallworld_desktop.rules.board import USUAL, Board
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.effects import Abilities, Effect
from smallworld_desktop.rules.effects.abilities import Sourced
from smallworld_desktop.rules.effects.conquest import Erupts, Horde
from smallworld_desktop.rules.effects.defence import Defence
from smallworld_desktop.rules.effects.places import (
    LendsPower,
    PaysVisitor,
    PlaceEffect,
    Posts,
    Sacrifices,
    ShieldsDecline,
    SwapsPowers,
    Wanders,
)

COLUMN: Final = 6
START_COINS: Final = 5
NO_POWER: Final = -1

Finds = tuple[tuple[str, int, int], ...]
"""The finds that serve a race: id, region, and the badge that it lends (`NO_POWER`: none)."""


class Ruleset:
    """The table a game is played at."""

    __slots__ = (
        "_abilities",
        "board",
        "column",
        "content",
        "defences_exist",
        "find_defence",
        "grudges_exist",
        "immunities_exist",
        "kinds",
        "marker_ids",
        "marker_number",
        "markers",
        "neutrals",
        "places",
        "posts",
        "powers",
        "races",
        "revivals_exist",
        "rounds",
        "seats",
        "start_coins",
        "surface_finds",
        "teams",
        "tolls_exist",
        "unaided_exist",
        "unowned",
    )

    def __init__(
        self,
        board: Board,
        content: Content,
        seats: int,
        teams: bool = False,
        rounds: int = 0,
        surface_finds: bool = False,
    ) -> None:
        if teams and seats % 2:
            raise ValueError("the team game needs an even number of seats")
        self.board = board
        self.content = content
        self.seats = seats
        self.teams = teams
        self.rounds = rounds or board.rounds
        self.start_coins = START_COINS if board.start_coins == USUAL else board.start_coins
        self.column = COLUMN if board.column == USUAL else board.column
        self.surface_finds = surface_finds
        self.kinds = {terrain.id: terrain.kind for terrain in content.terrains.values()}
        self.races = content.races
        self.powers = content.powers
        self.marker_ids = tuple(content.markers)
        self.markers = tuple(content.markers.values())
        self.marker_number = {id: number for number, id in enumerate(self.marker_ids)}
        self.places = {place.id: place for place in content.places}
        everything: list[Effect] = [e for race in self.races for e in race.effects]
        everything += [e for power in self.powers for e in power.effects]
        self.defences_exist = any(effect.name == "defence" for effect in everything)
        self.immunities_exist = any(effect.name == "immune" for effect in everything) or bool(self.places)
        self.tolls_exist = any(getattr(effect, "required", False) for effect in everything)
        self.revivals_exist = any(effect.name == "revives" for effect in everything)
        self.unaided_exist = any(effect.name == "unaided" for effect in everything)
        self.grudges_exist = any(getattr(effect, "where", None) and effect.where.grudge for effect in everything)  # type: ignore[attr-defined]
        posted = {e.marker for place in content.places for e in place.effects if isinstance(e, Posts)}
        self.neutrals = tuple(n for n, marker in enumerate(self.markers) if marker.neutral or marker.id in posted)
        erupting = {self.marker_number[effect.marker] for effect in everything if isinstance(effect, Erupts)}
        self.unowned = frozenset(self.neutrals) | erupting
        self.posts = {
            self.marker_number[effect.marker]: place.id
            for place in content.places
            for effect in place.effects
            if isinstance(effect, Posts)
        }
        self.find_defence = {
            place.id: sum(effect.amount for effect in place.effects if isinstance(effect, Defence))
            for place in content.places
        }
        self._abilities: dict[tuple[int, int, bool, Finds], Abilities] = {}

    def abilities(self, race: int, power: int, declined: bool = False, finds: Finds = ()) -> Abilities:
        """What a race with a power can do here; power `NO_POWER` for a race whose badge is gone."""
        key = (race, power, declined, finds)
        found = self._abilities.get(key)
        if found is None:
            effects: list[Sourced] = [(self.races[race].id, effect, -1) for effect in self.races[race].effects]
            if power != NO_POWER:
                effects += [(self.powers[power].id, effect, -1) for effect in self.powers[power].effects]
            for id, region, lent in finds:
                effects += self._effects_of_find(id, region, lent)
            found = self._abilities[key] = Abilities(self.board, tuple(effects), declined, self.kinds)
        return found

    def _effects_of_find(self, id: str, region: int, lent: int) -> list[Sourced]:
        """The effects that a find has for the race that occupies it; what a badge brings on being taken is left out."""
        own = [e for e in self.places[id].effects if not isinstance(e, PlaceEffect | Defence)]
        found: list[Sourced] = [(id, effect, region) for effect in own]
        if lent != NO_POWER:
            found += [(self.powers[lent].id, effect, -1) for effect in self.lent_effects(lent)]
        return found

    def lent_effects(self, power: int) -> list[Effect]:
        """What a badge does for a race that did not take it."""
        return [
            effect
            for effect in self.powers[power].effects
            if not isinstance(effect, (Horde, Erupts))
            and not getattr(getattr(effect, "when", None), "first_turn", False)
        ]

    def keeps_badge(self, power: int) -> bool:
        """Whether a badge stays beside its race in decline: some effect of it holds then."""
        return power != NO_POWER and any(effect.holds(True) for effect in self.powers[power].effects)

    def partner(self, seat: int) -> int:
        """The other seat of the team; -1 without teams. Teams sit A1 B1 C1 A2 B2 C2."""
        return (seat + self.seats // 2) % self.seats if self.teams else -1

    def team(self, seat: int) -> int:
        return seat % (self.seats // 2) if self.teams else seat

    def visitor_income(self, place: str) -> PaysVisitor | None:
        return next((e for e in self.places[place].effects if isinstance(e, PaysVisitor)), None)

    def wanders(self, place: str) -> bool:
        return any(isinstance(e, Wanders) for e in self.places[place].effects)

    def shields(self, place: str) -> bool:
        return any(isinstance(e, ShieldsDecline) for e in self.places[place].effects)

    def swaps(self, place: str) -> bool:
        return any(isinstance(e, SwapsPowers) for e in self.places[place].effects)

    def sacrifices(self, place: str) -> bool:
        return any(isinstance(e, Sacrifices) for e in self.places[place].effects)

    def is_ward(self, marker: int) -> bool:
        """Whether a marker makes its region immune for the race it belongs to."""
        return self.markers[marker].immune and marker not in self.neutrals

    def lends(self, place: str) -> bool:
        return any(isinstance(e, LendsPower) for e in self.places[place].effects)

    def posting(self, place: str) -> Posts | None:
        return next((e for e in self.places[place].effects if isinstance(e, Posts)), None)

    def is_relic(self, place: str) -> bool:
        return self.places[place].relic
