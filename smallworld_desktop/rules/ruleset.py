"""What stays the same during a game: board, content, seats, teams, rounds. Positions share it."""

from __future__ import annotations

from typing import Final

from smallworld_desktop.rules.board import Board
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.effects import Abilities, Effect
from smallworld_desktop.rules.effects.places import PaysVisitor, Sacrifices, ShieldsDecline, SwapsPowers, Wanders

COLUMN: Final = 6
START_COINS: Final = 5
NO_POWER: Final = -1


class Ruleset:
    """The table a game is played at."""

    __slots__ = (
        "_abilities",
        "board",
        "content",
        "defences_exist",
        "immunities_exist",
        "marker_ids",
        "marker_number",
        "markers",
        "places",
        "powers",
        "races",
        "rounds",
        "seats",
        "teams",
    )

    def __init__(self, board: Board, content: Content, seats: int, teams: bool = False, rounds: int = 0) -> None:
        if teams and seats % 2:
            raise ValueError("the team game needs an even number of seats")
        self.board = board
        self.content = content
        self.seats = seats
        self.teams = teams
        self.rounds = rounds or board.rounds
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
        self._abilities: dict[tuple[int, int, bool], Abilities] = {}

    def abilities(self, race: int, power: int, declined: bool = False) -> Abilities:
        """What a race with a power can do here; power `NO_POWER` for a race whose badge is gone."""
        key = (race, power, declined)
        found = self._abilities.get(key)
        if found is None:
            effects = tuple((self.races[race].id, effect) for effect in self.races[race].effects)
            if power != NO_POWER:
                effects += tuple((self.powers[power].id, effect) for effect in self.powers[power].effects)
            found = self._abilities[key] = Abilities(self.board, effects, declined)
        return found

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
