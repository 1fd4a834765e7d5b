"""What becomes of places and relics in a game: found, held by an active race at the end of a turn, used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from smallworld_desktop.rules.actions import NOWHERE, Action, Conquer, Final, Roll, Use
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import PlaceFound, Record
from smallworld_desktop.rules.ways import COPY, split


@dataclass(slots=True)
class Findings:
    """Counts by the id of a find; a copy counts as a use of the relic that is copied."""

    found: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def read(self, action: Action, records: Sequence[Record]) -> None:
        """Count what an action used and uncovered."""
        self.found.update(record.place for record in records if isinstance(record, PlaceFound))
        if isinstance(action, (Conquer, Final, Roll)):
            self.used.update(word.rpartition(COPY)[2] for word in split(action.way))
        elif isinstance(action, Use) and action.region != NOWHERE:
            self.used[action.find.rpartition(COPY)[2]] += 1

    def end_turn(self, pos: Position, seat: int) -> None:
        """Count the finds that a seat's active race holds."""
        people = pos.active_people(seat)
        if people is not None:
            self.held.update(id for id, region in pos.places.items() if people.held >> region & 1)

    def add(self, other: Findings) -> None:
        self.found += other.found
        self.held += other.held
        self.used += other.used
