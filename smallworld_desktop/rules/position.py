"""The state of a game at one moment: flat data, cheap to copy. Only the modules of this package change it.

Peoples are races in play, numbered; a number is free again when its people has left. Sets of regions are bit sets.
Lists are changed in place and copied with the position; mappings and tuples are replaced as a whole and shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from smallworld_desktop.rules.actions import Layout
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.effects import Abilities
from smallworld_desktop.rules.ruleset import NO_POWER, Ruleset

Phase = Literal["setup", "choose", "conquer", "redeploy", "offer", "late_decline", "retreat", "respond", "over"]
QuestionKind = Literal["sacrifice", "hire", "shield", "relic", "post"]

NOBODY: Final = -1
NO_ROLL: Final = -1
MARKER_LIMIT: Final = 64

FOUND_RACE: Final = 1
FOUND_ACTIVE: Final = 2
FOUND_DECLINED: Final = 4
FOUND_TRIBE: Final = 8
FOUND_MONSTER: Final = 16
DEED_SHIFT: Final = 5
DEED_MASK: Final = (1 << DEED_SHIFT) - 1

Combo = tuple[int, int, int, int]
"""A combo of the column: race, power, coins lying on it, tokens lying on it."""

PEOPLE_FIELDS = (
    "abilities", "attacked", "declined", "deeds", "hand", "held", "horde", "lent", "limbo", "pool", "power", "race",
    "regroup", "returning", "seat", "shielded", "site", "supply", "tray", "turns",
)  # fmt: skip
"""What a `People` holds."""
POSITION_FIELDS = (
    "abandoned", "active", "ally", "before_ready", "begun", "closing", "coins", "column", "declines", "discard",
    "fighter", "fought", "grudges", "guard", "hidden_places", "holder", "lent", "marks", "monster_numbers",
    "monsters", "parts", "peoples", "places", "power_pile", "questions", "race_pile", "relic_target", "retreats",
    "roll", "round", "rules", "scored", "seat", "share", "sorcerised", "stage", "start_seat", "tokens", "tribes",
    "unknown_races", "uses", "warded", "wave_done", "winners",
)  # fmt: skip
"""What a `Position` holds."""


class People:
    """A race in play: who plays it, where it stands, what it has in hand.

    `hand` holds tokens free to use; `returning` those driven off that go back at the end of the turn; `limbo` those
    whose loss is still being answered. `supply` counts markers not on the board, `regroup` those for a retreat.
    `deeds` are this turn's conquests: region << DEED_SHIFT with what was found there. `pool` are pieces in hand to be
    used or placed, `site` is where its own marker erupted, `lent` the
    badges that finds lend it.
    """

    __slots__ = PEOPLE_FIELDS

    def __init__(self, race: int, power: int, seat: int, abilities: Abilities, like: People | None = None) -> None:
        if like is None:
            self.race = race
            self.power = power
            self.seat = seat
            self.abilities = abilities
            self.declined = False
            self.hand = 0
            self.returning = 0
            self.limbo = 0
            self.tray = 0
            self.horde = 0
            self.held = 0
            self.turns = 0
            self.attacked = 0
            self.shielded = False
            self.site = -1
            self.pool: Mapping[int, int] = {}
            self.lent: tuple[int, ...] = ()
            self.deeds: tuple[int, ...] = ()
            self.supply: Mapping[int, int] = {}
            self.regroup: Mapping[int, int] = {}
            return
        self.race = like.race
        self.power = like.power
        self.seat = like.seat
        self.abilities = like.abilities
        self.declined = like.declined
        self.hand = like.hand
        self.returning = like.returning
        self.limbo = like.limbo
        self.tray = like.tray
        self.horde = like.horde
        self.held = like.held
        self.turns = like.turns
        self.attacked = like.attacked
        self.shielded = like.shielded
        self.site = like.site
        self.pool = like.pool
        self.lent = like.lent
        self.deeds = like.deeds
        self.supply = like.supply
        self.regroup = like.regroup

    def copy(self) -> People:
        """An independent copy; what never changes is shared."""
        return People(self.race, self.power, self.seat, self.abilities, self)

    @property
    def in_hand(self) -> int:
        """All tokens that lie before the player, usable now or not."""
        return self.hand + self.returning + self.limbo

    @property
    def is_fighting_decline(self) -> bool:
        return self.declined and self.abilities.fights_in_decline


@dataclass(frozen=True, slots=True)
class Question:
    """Something a seat has to answer before the game goes on, in turn or out of turn.

    sacrifice: `people` is about to lose a token of `region`; `seats` are asked after this one. hire: the roll for
    `region` failed; `number` is the roll. shield, relic: the player has to name a race or a region.
    """

    kind: QuestionKind
    seat: int
    people: int = NOBODY
    region: int = -1
    number: int = 0
    way: str = ""
    origin: int = -1
    holder: int = -1
    seats: tuple[int, ...] = ()


class Position:
    """Everything that a game knows at one moment.

    `lent` has the badges that finds lend, `grudges` the seats that attacked each seat, as bit sets.
    """

    __slots__ = POSITION_FIELDS

    def __init__(self, rules: Ruleset, start_seat: int = 0, like: Position | None = None) -> None:
        if like is None:
            size = rules.board.size
            seats = rules.seats
            self.rules = rules
            self.peoples: list[People | None] = []
            self.holder = [NOBODY] * size
            self.tokens = [0] * size
            self.guard = [0] * size
            self.warded = 0
            self.marks: Mapping[int, int] = {}
            self.tribes = 0
            self.monsters = 0
            self.monster_numbers: Mapping[int, int] = {}
            self.lent: Mapping[str, int] = {}
            self.grudges: tuple[int, ...] = (0,) * seats
            self.places: Mapping[str, int] = {}
            self.hidden_places: list[str] = []
            self.coins = [rules.start_coins] * seats
            self.active = [NOBODY] * seats
            self.declines: list[tuple[int, ...]] = [()] * seats
            self.ally = [NOBODY] * seats
            self.scored = [0] * seats
            self.column: list[Combo] = []
            self.race_pile: list[int] = []
            self.power_pile: list[int] = []
            self.discard: list[int] = []
            self.unknown_races = 0
            self.round = 1
            self.seat = start_seat
            self.start_seat = start_seat
            self.stage: Phase = "choose"
            self.fighter = NOBODY
            self.parts: tuple[int, ...] = ()
            self.begun = False
            self.closing = False
            self.fought = False
            self.roll = NO_ROLL
            self.wave_done = False
            self.sorcerised = 0
            self.uses: Mapping[str, int] = {}
            self.abandoned = 0
            self.before_ready: Layout | None = None
            self.share: tuple[int, int] = (NOBODY, 0)
            self.relic_target = -1
            self.questions: list[Question] = []
            self.retreats: list[int] = []
            self.winners: tuple[int, ...] = ()
            return
        self.rules = like.rules
        self.peoples = [people and people.copy() for people in like.peoples]
        self.holder = like.holder[:]
        self.tokens = like.tokens[:]
        self.guard = like.guard[:]
        self.warded = like.warded
        self.marks = like.marks
        self.tribes = like.tribes
        self.monsters = like.monsters
        self.monster_numbers = like.monster_numbers
        self.lent = like.lent
        self.grudges = like.grudges
        self.places = like.places
        self.hidden_places = like.hidden_places[:]
        self.coins = like.coins[:]
        self.active = like.active[:]
        self.declines = like.declines[:]
        self.ally = like.ally[:]
        self.scored = like.scored[:]
        self.column = like.column[:]
        self.race_pile = like.race_pile[:]
        self.power_pile = like.power_pile[:]
        self.discard = like.discard[:]
        self.unknown_races = like.unknown_races
        self.round = like.round
        self.seat = like.seat
        self.start_seat = like.start_seat
        self.stage = like.stage
        self.fighter = like.fighter
        self.parts = like.parts
        self.begun = like.begun
        self.closing = like.closing
        self.fought = like.fought
        self.roll = like.roll
        self.wave_done = like.wave_done
        self.sorcerised = like.sorcerised
        self.uses = like.uses
        self.abandoned = like.abandoned
        self.before_ready = like.before_ready
        self.share = like.share
        self.relic_target = like.relic_target
        self.questions = like.questions[:]
        self.retreats = like.retreats[:]
        self.winners = like.winners

    def copy(self) -> Position:
        """An independent copy; what never changes is shared."""
        return Position(self.rules, like=self)

    # -- questions about the state itself ----------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return "respond" if self.questions else self.stage

    @property
    def decider(self) -> int:
        """The seat that has to choose now; whose turn it is says `seat`."""
        if self.questions:
            return self.questions[0].seat
        if self.stage == "retreat":
            return self.people(self.retreats[0]).seat
        return self.seat

    @property
    def is_over(self) -> bool:
        return self.stage == "over"

    def people(self, number: int) -> People:
        people = self.peoples[number]
        assert people is not None, f"people {number} is not in play"
        return people

    def active_people(self, seat: int) -> People | None:
        number = self.active[seat]
        return None if number == NOBODY else self.peoples[number]

    def holder_of(self, region: int) -> People | None:
        number = self.holder[region]
        return None if number == NOBODY else self.peoples[number]

    def numbers(self) -> list[int]:
        """The numbers of all peoples in play."""
        return [number for number, people in enumerate(self.peoples) if people is not None]

    def markers_in(self, region: int) -> dict[int, int]:
        """Marker number -> how many stand in the region."""
        low = region * MARKER_LIMIT
        return {key - low: n for key, n in self.marks.items() if low <= key < low + MARKER_LIMIT}

    def marked_regions(self, marker: int) -> dict[int, int]:
        """Region -> how many of a marker stand there."""
        return {key // MARKER_LIMIT: n for key, n in sorted(self.marks.items()) if key % MARKER_LIMIT == marker}

    def tokens_on_board(self, people: People) -> int:
        return sum(self.tokens[region] for region in bits(people.held))

    def race_id(self, people: People) -> str:
        return self.rules.races[people.race].id

    def power_id(self, people: People) -> str:
        return "" if people.power == NO_POWER else self.rules.powers[people.power].id

    # -- the few changes that keep derived fields true -----------------------------------------------------------------

    def add_mark(self, region: int, marker: int, number: int) -> None:
        """Put markers into a region, or take them away with a negative number."""
        key = region * MARKER_LIMIT + marker
        marks = dict(self.marks)
        marks[key] = marks.get(key, 0) + number
        if not marks[key]:
            del marks[key]
        self.marks = marks
        kind = self.rules.markers[marker]
        self.guard[region] += kind.defence * number
        if kind.immune and self.rules.is_ward(marker):
            if number > 0:
                self.warded |= 1 << region
            elif not any(self.rules.is_ward(m) for m in self.markers_in(region)):
                self.warded &= ~(1 << region)

    def set_tribe(self, region: int, present: bool) -> None:
        if bool(self.tribes >> region & 1) != present:
            self.tribes ^= 1 << region
            self.guard[region] += 1 if present else -1

    def set_monster(self, region: int, number: int) -> None:
        """So many monsters in a region."""
        numbers = {**self.monster_numbers, region: int(number)}
        self.guard[region] += numbers[region] - self.monster_numbers.get(region, 0)
        self.monster_numbers = {there: count for there, count in numbers.items() if count}
        self.monsters = self.monsters | 1 << region if number else self.monsters & ~(1 << region)

    def set_find(self, id: str, region: int) -> None:
        """Lay a find into a region; it may lie somewhere already."""
        defence = self.rules.find_defence[id]
        if defence:
            if id in self.places:
                self.guard[self.places[id]] -= defence
            self.guard[region] += defence
        self.places = {**self.places, id: region}

    def admit(self, people: People) -> int:
        """Give a people a number."""
        for number, other in enumerate(self.peoples):
            if other is None:
                self.peoples[number] = people
                return number
        self.peoples.append(people)
        return len(self.peoples) - 1

    def state_key(self) -> tuple[object, ...]:
        """Everything that makes two positions of one game equal, as one comparable value."""
        skip = {"rules", "peoples"}
        fields = tuple(getattr(self, name) for name in POSITION_FIELDS if name not in skip)
        peoples = tuple(
            None if p is None else tuple(getattr(p, name) for name in PEOPLE_FIELDS if name != "abilities")
            for p in self.peoples
        )
        return fields, peoples

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state_key() == other.state_key()

    __hash__ = None  # type: ignore[assignment]
