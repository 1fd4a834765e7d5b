"""What is being set up: board, seats, content and options, and whether a game can begin with it. No drawing here."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from smallworld_desktop.ai.characters import CHARACTERS
from smallworld_desktop.ai.levels import OFFERED, PREFIX
from smallworld_desktop.atlas import missing_pack, with_needed
from smallworld_desktop.content import SHIPPED, LoadedContent
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.vocabulary import PackSource
from smallworld_desktop.rules.messages import Message, Param
from smallworld_desktop.rules.ruleset import COLUMN
from smallworld_desktop.session.session import HUMAN, TEAM_LETTERS, Options, Seat, Session
from smallworld_desktop.session.starting import Deal, senseless, start_session, why_not_start

BASE, TEAMS = "base", "teams"
SETS = tuple(pack for pack in SHIPPED if pack not in (BASE, TEAMS))
"""The sets that may take part besides the base game."""
EMPTY = "empty"
THINKING = tuple(PREFIX + level.name for level in OFFERED if not level.is_quick)
KINDS = (HUMAN, *(PREFIX + level.name for level in OFFERED), EMPTY)
FREE = "free"
"""A seat at a table that others join: for somebody elsewhere."""
TABLE_KINDS = (HUMAN, FREE, *KINDS[1:])
SEATS = 6
FEWEST = 2
TEAM_SEATS = 6


@dataclass(slots=True)
class SeatPlan:
    """A seat that may be taken. `colour` is one of the owners', `character` the manner of a computer player."""

    name: str
    colour: int
    kind: str = EMPTY
    character: str = ""

    @property
    def is_taken(self) -> bool:
        return self.kind != EMPTY

    @property
    def may_have_character(self) -> bool:
        """Whether somebody sits there whose manner can be chosen: a computer player that thinks."""
        return self.kind in THINKING

    @property
    def spec(self) -> str:
        """The kind with the character, as the seat of a game names it."""
        return f"{self.kind}:as={self.character}" if self.character and self.may_have_character else self.kind


@dataclass(slots=True)
class Plan:
    """A game that could begin. `first` is the seat that begins, by its place in `seats`; None has it drawn by lot."""

    seats: list[SeatPlan]
    packs: list[str | Path] = field(default_factory=list)
    left_out: set[str] = field(default_factory=set)
    base_out: bool = False
    """Whether the races and powers of the base game stay in the box; its lands and rules never do."""
    finds: bool = False
    """Whether monsters guard places and relics on a board of the surface, too."""
    board: LoadedMap | None = None
    hidden_coins: bool = False
    teams: bool = False
    first: int | None = None
    on_top: tuple[str, str] | None = None
    """Race and power of the combo that is to lie on top, to try it."""

    @property
    def taken(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_taken]

    @property
    def plays_in_teams(self) -> bool:
        return self.teams and len(self.taken) == TEAM_SEATS

    def team_of(self, number: int) -> tuple[str, int] | None:
        """The team of a seat and its place in it, seated A1 B1 C1 A2 B2 C2; None without teams."""
        if not self.plays_in_teams:
            return None
        half = TEAM_SEATS // 2
        return TEAM_LETTERS[number % half], 1 + number // half

    # -- changes -----------------------------------------------------------------------------------------------------

    def choose_board(self, board: LoadedMap | None) -> None:
        """Takes a board and, if it isn't for so many, the nearest number of seats it is for.

        A board that is made for another set is played with that set alone, unless the base game is wanted too.
        """
        before, had_a_set = self.board, self._is_for_a_set
        self.board = board
        if before is not None and self._is_for_a_set != had_a_set:
            self.base_out = self._is_for_a_set
        if board is None or not board.players or len(self.taken) in board.players:
            return
        self.seat_players(min(board.players, key=lambda count: abs(count - len(self.taken))))

    def seat_players(self, count: int) -> None:
        """So many seats taken: computer players join, the last ones leave."""
        for seat in self.seats:
            if len(self.taken) >= count:
                break
            if not seat.is_taken:
                seat.kind = "ai:normal"
        for seat in reversed(self.seats):
            if len(self.taken) <= count:
                break
            seat.kind = EMPTY

    def next_colour(self, number: int) -> None:
        """Gives a seat the next colour; who has it gets this one's."""
        mine = self.seats[number].colour
        wanted = (mine + 1) % SEATS
        for other in self.seats:
            if other.colour == wanted:
                other.colour = mine
        self.seats[number].colour = wanted

    def next_character(self, number: int) -> None:
        """Gives a seat the next character that nobody else is, and after the last none."""
        seat = self.seats[number]
        others = {other.character for other in self.seats if other is not seat and other.may_have_character}
        free = ["", *(name for name in CHARACTERS if name not in others)]
        seat.character = free[(free.index(seat.character) + 1) % len(free)] if seat.character in free else ""

    # -- content -----------------------------------------------------------------------------------------------------

    @property
    def needed(self) -> tuple[PackSource, ...]:
        """The packs without which the board can't be played."""
        return self.board.packs if self.board is not None else ()

    @property
    def pack_list(self) -> list[str | Path]:
        """The packs to play with, in order: those chosen, and those that the board needs."""
        return [*with_needed([BASE, *self.packs], self.needed), *([TEAMS] if self.plays_in_teams else [])]

    @property
    def _is_for_a_set(self) -> bool:
        """Whether the board is made for one of the game's own sets, which is enough for a game by itself."""
        return any(pack in SETS for pack in self.needed)

    def may_hide_finds(self, content: LoadedContent) -> bool:
        """Whether finds could lie on this board although it shows no monsters."""
        board = self.board.board if self.board is not None else None
        return bool(content.content.places) and not self.plays_in_teams and board is not None and not board.monsters

    def all_left_out(self, content: LoadedContent) -> set[str]:
        """Everything that stays in the box by choice."""
        if not self.base_out:
            return self.left_out
        base = content.pack(BASE)
        return {*self.left_out, *base.races, *base.powers}

    def counts(self, content: LoadedContent) -> tuple[int, int]:
        """How many races and powers take part: those chosen that could do something on the board."""
        left_out = self.all_left_out(content)
        if self.board is not None and self.board.board is not None:
            left_out = {*left_out, *senseless(content.content, self.board.board, self._deal(content, 0, 0))}
        races = sum(race.id not in left_out for race in content.content.races)
        return races, sum(power.id not in left_out for power in content.content.powers)

    def _deal(self, content: LoadedContent, seed: int, start_seat: int) -> Deal:
        return Deal(
            seed,
            start_seat,
            Options(open_coins=not self.hidden_coins),
            tuple(sorted(self.all_left_out(content))),
            teams=self.plays_in_teams,
            on_top=self.on_top,
            finds=self.finds and self.may_hide_finds(content),
        )

    # -- beginning ---------------------------------------------------------------------------------------------------

    def why_not(self, content: LoadedContent) -> Message | None:
        """Why the game can't begin; None if it can."""
        taken = self.taken
        if len(taken) < FEWEST:
            return Message("setup.no.seats", {"count": len(taken)})
        for seat in (self.seats[number] for number in taken):
            if not seat.name.strip():
                return Message("setup.no.name")
        names = [self.seats[number].name.strip().casefold() for number in taken]
        twice = next((number for number, name in zip(taken, names, strict=True) if names.count(name) > 1), None)
        if twice is not None:
            return Message("setup.no.same_name", {"name": self.seats[twice].name.strip()})
        if self.board is None:
            return Message("setup.no.board")
        if not self.board.playable:
            return missing_pack(self.board) or Message("setup.no.broken", {"board": self.board.title})
        if len(taken) not in self.board.players:
            wanted = self.board.players
            code = "setup.no.players" if len(wanted) == 1 else "setup.no.players_range"
            limits: dict[str, Param] = {"fewest": wanted[0], "most": wanted[-1]}
            return Message(code, {"board": self.board.title, "count": len(taken), **limits})
        out = [pack.name for pack in content.packs if pack.id in self.board.setup.without]
        if out:
            return Message("setup.no.pack_out", {"board": self.board.title, "pack": out[0]})
        races, powers = self.counts(content)
        needed = max(COLUMN, len(taken) + 1)
        if races < needed or powers < needed:
            return Message("setup.no.content", {"needed": needed, "races": races, "powers": powers})
        return None

    def begin(self, content: LoadedContent, seed: int) -> Session:
        """The game. Ask `why_not` first."""
        assert self.board is not None
        chance = random.Random(seed)
        seats = [Seat(s.name.strip(), s.colour, s.spec) for s in self.seats if s.is_taken]
        assert why_not_start(self.board, seats) is None
        first = self.first if self.first in self.taken else None
        start_seat = chance.randrange(len(seats)) if first is None else self.taken.index(first)
        return start_session(self.board, content, seats, self._deal(content, chance.getrandbits(48), start_seat))


def new_plan(names: Sequence[str]) -> Plan:
    """The usual: one person against one computer player."""
    seats = [SeatPlan(name, colour) for colour, name in enumerate(names)]
    seats[0].kind, seats[1].kind = HUMAN, "ai:normal"
    return Plan(seats)
