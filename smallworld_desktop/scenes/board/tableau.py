"""What lies on the table for all to see. Made from a position, then moved on record by record while things animate."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import (
    CoinsMoved,
    ComboTaken,
    MarkerPlaced,
    MarkerRemoved,
    MonsterPlaced,
    PieceMoved,
    PlaceFound,
    RaceDeclined,
    RaceLeft,
    Record,
    RegionAbandoned,
    RegionConquered,
    RegionRevived,
    RelicMoved,
    Scored,
    TokensDeployed,
    TokensPutBack,
)


@dataclass(frozen=True, slots=True)
class Troop:
    """The tokens of a region."""

    people: int
    race: str
    seat: int
    count: int
    declined: bool = False


@dataclass(slots=True)
class Tableau:
    """Troops and markers by region, purses by seat, tokens in hand by people."""

    troops: list[Troop | None]
    markers: list[dict[str, int]]
    tribes: set[int]
    monsters: dict[int, int]
    """How many guard a region."""
    places: dict[str, int]
    coins: list[int]
    hands: dict[int, int]
    races: dict[int, tuple[str, int, bool]] = field(default_factory=dict)
    """Race, seat and decline of every people that was ever seen, for records about those that left."""

    @classmethod
    def of(cls, position: Position) -> Tableau:
        rules = position.rules
        races = {}
        hands = {}
        for number in position.numbers():
            people = position.people(number)
            races[number] = (position.race_id(people), people.seat, people.declined)
            hands[number] = people.in_hand
        troops: list[Troop | None] = []
        markers: list[dict[str, int]] = []
        for region in range(rules.board.size):
            number = position.holder[region]
            known = races.get(number)
            troops.append(
                Troop(number, known[0], known[1], position.tokens[region], known[2]) if known is not None else None
            )
            markers.append({rules.marker_ids[m]: n for m, n in sorted(position.markers_in(region).items())})
        return cls(
            troops,
            markers,
            set(bits(position.tribes)),
            {region: position.monster_numbers[region] for region in bits(position.monsters)},
            dict(position.places),
            list(position.coins),
            hands,
            races,
        )

    def places_in(self, region: int) -> list[str]:
        return [place for place, where in self.places.items() if where == region]

    def put(self, people: int, region: int, count: int) -> None:
        """So many tokens of a people stand in a region now; none at all leaves it empty."""
        race, seat, declined = self.races[people]
        self.troops[region] = Troop(people, race, seat, count, declined) if count else None

    def lay_out(self, people: int, layout: dict[int, int]) -> None:
        """All tokens of a people stand as the layout says."""
        for region, troop in enumerate(self.troops):
            if troop is not None and troop.people == people:
                self.troops[region] = None
        for region, count in layout.items():
            self.put(people, region, count)

    def lift(self, record: Record) -> None:
        """Tokens for what a record tells have left the hand and are on their way."""
        if isinstance(record, RegionConquered):
            self.hands[record.people] = max(0, self.hands.get(record.people, 0) - record.tokens)

    def apply(self, record: Record) -> None:
        """One thing has happened. Near enough for the eye: afterwards the table is made anew from the position."""
        match record:
            case ComboTaken(seat=seat, people=people, race=race, tokens=tokens):
                self.races[people] = (race, seat, False)
                self.hands[people] = tokens
            case CoinsMoved(giver=giver, taker=taker, coins=coins):
                if giver >= 0:
                    self.coins[giver] -= coins
                if taker >= 0:
                    self.coins[taker] += coins
            case Scored(seat=seat, coins=coins):
                self.coins[seat] += coins
            case RegionConquered(people=people, region=region, tokens=tokens):
                self.put(people, region, tokens)
                self.tribes.discard(region)
                self.monsters.pop(region, None)
            case RegionAbandoned(people=people, region=region, tokens=tokens):
                self.troops[region] = None
                self.hands[people] = self.hands.get(people, 0) + tokens
            case TokensDeployed(people=people, layout=layout, hand=hand):
                self.lay_out(people, dict(layout))
                self.hands[people] = hand
            case TokensPutBack(people=people, layout=layout):
                for region, count in layout:
                    troop = self.troops[region]
                    self.put(people, region, count + (troop.count if troop is not None else 0))
            case MarkerPlaced(marker=marker, region=region, number=number):
                self.markers[region][marker] = self.markers[region].get(marker, 0) + number
            case MarkerRemoved(marker=marker, region=region, number=number):
                left = self.markers[region].get(marker, 0) - number
                self.markers[region].pop(marker, None)
                if left > 0:
                    self.markers[region][marker] = left
            case RaceDeclined(people=people):
                self._decline(people)
            case RaceLeft(people=people):
                self.lay_out(people, {})
            case PlaceFound(place=place, region=region) | RelicMoved(place=place, region=region):
                self.places[place] = region
            case PieceMoved(marker=marker, region=region):
                self._move_piece(marker, region)
            case RegionRevived(people=people, region=region, tokens=tokens):
                self.put(people, region, tokens)
            case MonsterPlaced(region=region):
                self.monsters[region] = 1

    def _move_piece(self, marker: str, region: int) -> None:
        """A piece of nobody's stands in one region at most; who drove monsters out with it did so without a find."""
        for markers in self.markers:
            markers.pop(marker, None)
        if region >= 0:
            self.markers[region][marker] = 1

    def piece_place(self, marker: str) -> int | None:
        """Where a piece stands."""
        return next((region for region, markers in enumerate(self.markers) if marker in markers), None)

    def _decline(self, people: int) -> None:
        race, seat, _ = self.races[people]
        self.races[people] = (race, seat, True)
        for region, troop in enumerate(self.troops):
            if troop is not None and troop.people == people:
                self.troops[region] = replace(troop, declined=True)
