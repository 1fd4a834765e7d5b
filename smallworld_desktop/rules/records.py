"""What happened, as data: one record per fact, in order. Log, animation, replay and statistics all read these.

Regions, seats and peoples are numbers; races, powers, markers and places are ids. Records are values: never change one.
Those of every turn have their constructor written out: it is compiled, a dataclass's own is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from smallworld_desktop.rules.actions import Layout

BANK: Final = -1


@dataclass(init=False, slots=True)
class TurnBegan:
    seat: int
    round: int

    def __init__(self, seat: int, round: int) -> None:
        self.seat = seat
        self.round = round


@dataclass(slots=True)
class ComboTaken:
    seat: int
    people: int
    race: str
    power: str
    place: int
    tokens: int


@dataclass(init=False, slots=True)
class ComboRevealed:
    place: int
    race: str
    power: str

    def __init__(self, place: int, race: str, power: str) -> None:
        self.place = place
        self.race = race
        self.power = power


@dataclass(init=False, slots=True)
class CoinsMoved:
    """Coins between purses, the bank and the column (both `BANK`). `reason` is a code: pass, combo, tribute, ..."""

    giver: int
    taker: int
    coins: int
    reason: str
    region: int

    def __init__(self, giver: int, taker: int, coins: int, reason: str, region: int = -1) -> None:
        self.giver = giver
        self.taker = taker
        self.coins = coins
        self.reason = reason
        self.region = region


@dataclass(init=False, slots=True)
class TokensReadied:
    people: int
    tokens: int

    def __init__(self, people: int, tokens: int) -> None:
        self.people = people
        self.tokens = tokens


@dataclass(slots=True)
class RegionAbandoned:
    """The people is no longer there: abandoned by choice, or given up for want of tokens."""

    people: int
    region: int
    tokens: int


@dataclass(init=False, slots=True)
class DieRolled:
    seat: int
    value: int
    purpose: str

    def __init__(self, seat: int, value: int, purpose: str) -> None:
        self.seat = seat
        self.value = value
        self.purpose = purpose


@dataclass(init=False, slots=True)
class RegionConquered:
    people: int
    region: int
    tokens: int
    way: str
    loser: int
    lost_tribe: bool
    monster: bool

    def __init__(
        self, people: int, region: int, tokens: int, way: str, loser: int, lost_tribe: bool, monster: bool
    ) -> None:
        self.people = people
        self.region = region
        self.tokens = tokens
        self.way = way
        self.loser = loser
        self.lost_tribe = lost_tribe
        self.monster = monster


@dataclass(slots=True)
class ConquestFailed:
    people: int
    region: int


@dataclass(init=False, slots=True)
class TokensDrivenOff:
    """Tokens of a race come back to hand, to be put back at the end of the turn."""

    people: int
    region: int
    tokens: int

    def __init__(self, people: int, region: int, tokens: int) -> None:
        self.people = people
        self.region = region
        self.tokens = tokens


@dataclass(init=False, slots=True)
class TokensLost:
    people: int
    region: int
    tokens: int

    def __init__(self, people: int, region: int, tokens: int) -> None:
        self.people = people
        self.region = region
        self.tokens = tokens


@dataclass(slots=True)
class TokensGained:
    people: int
    tokens: int
    reason: str


@dataclass(init=False, slots=True)
class TokensDeployed:
    """The new layout of a race, and how many tokens are in hand then."""

    people: int
    layout: Layout
    hand: int

    def __init__(self, people: int, layout: Layout, hand: int) -> None:
        self.people = people
        self.layout = layout
        self.hand = hand


@dataclass(init=False, slots=True)
class TokensPutBack:
    people: int
    layout: Layout

    def __init__(self, people: int, layout: Layout) -> None:
        self.people = people
        self.layout = layout


@dataclass(slots=True)
class MarkerPlaced:
    people: int
    marker: str
    region: int
    number: int


@dataclass(slots=True)
class MarkerRemoved:
    people: int
    marker: str
    region: int
    number: int


@dataclass(slots=True)
class PeaceMade:
    seat: int
    other: int


@dataclass(slots=True)
class RaceDeclined:
    seat: int
    people: int
    race: str


@dataclass(slots=True)
class RaceLeft:
    """A race leaves play: its tokens to the tray, its banner to the bottom of the pile."""

    seat: int
    people: int
    race: str


@dataclass(slots=True)
class PlaceFound:
    place: str
    region: int


@dataclass(slots=True)
class PowerLent:
    """A find got a badge, whose effects serve its occupant."""

    place: str
    power: str


@dataclass(slots=True)
class PieceMoved:
    """A piece of nobody's race was put into a region; -1: it left the board."""

    marker: str
    region: int


@dataclass(slots=True)
class BadgesSwapped:
    """A combo just taken exchanged its badge with another in sight."""

    seat: int
    power: str
    other: str


@dataclass(slots=True)
class RegionRevived:
    """A region in decline became the active race's."""

    people: int
    region: int
    tokens: int


@dataclass(slots=True)
class RelicMoved:
    place: str
    origin: int
    region: int


@dataclass(slots=True)
class RaceShielded:
    """A race in decline is protected from now on; people -1: nobody is."""

    people: int


@dataclass(slots=True)
class PowersSwapped:
    seat: int
    partner: int


@dataclass(slots=True)
class TokenSpared:
    people: int
    region: int
    giver: int
    given_from: int


@dataclass(slots=True)
class MonsterPlaced:
    seat: int
    region: int


@dataclass(init=False, slots=True)
class ScoreItem:
    """One line of a scoring. `source` is regions, decline, leaving, a place, or the race or power that pays.

    `payer` is the opponent whose coins they are, else the bank.
    """

    source: str
    coins: int
    regions: int
    people: int
    payer: int

    def __init__(self, source: str, coins: int, regions: int, people: int = -1, payer: int = BANK) -> None:
        self.source = source
        self.coins = coins
        self.regions = regions
        self.people = people
        self.payer = payer


@dataclass(init=False, slots=True)
class Scored:
    seat: int
    coins: int
    items: tuple[ScoreItem, ...]

    def __init__(self, seat: int, coins: int, items: tuple[ScoreItem, ...]) -> None:
        self.seat = seat
        self.coins = coins
        self.items = items


@dataclass(slots=True)
class PileShuffled:
    """The discarded badges became a new pile."""

    badges: int


@dataclass(slots=True)
class GameOver:
    winners: tuple[int, ...]


Record = (
    TurnBegan
    | ComboTaken
    | ComboRevealed
    | CoinsMoved
    | TokensReadied
    | RegionAbandoned
    | DieRolled
    | RegionConquered
    | ConquestFailed
    | TokensDrivenOff
    | TokensLost
    | TokensGained
    | TokensDeployed
    | TokensPutBack
    | MarkerPlaced
    | MarkerRemoved
    | PeaceMade
    | RaceDeclined
    | RaceLeft
    | PlaceFound
    | PowerLent
    | PieceMoved
    | BadgesSwapped
    | RegionRevived
    | RelicMoved
    | RaceShielded
    | PowersSwapped
    | TokenSpared
    | MonsterPlaced
    | Scored
    | PileShuffled
    | GameOver
)
