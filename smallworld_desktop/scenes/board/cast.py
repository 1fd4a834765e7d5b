"""Who is who in the records: peoples by number as they were when something happened."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import ComboTaken, PowersSwapped, RaceDeclined, Record


@dataclass(frozen=True, slots=True)
class Member:
    """A people in play."""

    race: str
    power: str
    seat: int
    declined: bool = False


class Cast:
    """Follows the records and knows the peoples they speak of, those that have left too."""

    def __init__(self, start: Position) -> None:
        self._members: dict[int, Member] = {}
        for number in start.numbers():
            people = start.people(number)
            self._members[number] = Member(start.race_id(people), start.power_id(people), people.seat, people.declined)

    def get(self, number: int) -> Member | None:
        return self._members.get(number)

    def seat_of(self, number: int) -> int:
        member = self._members.get(number)
        return -1 if member is None else member.seat

    def follow(self, record: Record) -> None:
        """Something has happened; call before asking about it."""
        match record:
            case ComboTaken(seat=seat, people=people, race=race, power=power):
                self._members[people] = Member(race, power, seat)
            case RaceDeclined(people=people):
                old = self._members[people]
                self._members[people] = Member(old.race, "", old.seat, True)
            case PowersSwapped(seat=seat, partner=partner):
                self._swap(seat, partner)

    def _swap(self, seat: int, partner: int) -> None:
        active = {m.seat: n for n, m in self._members.items() if not m.declined and m.seat in (seat, partner)}
        if len(active) == 2:
            first, second = active[seat], active[partner]
            one, other = self._members[first], self._members[second]
            self._members[first] = Member(one.race, other.power, one.seat)
            self._members[second] = Member(other.race, one.power, other.seat)
