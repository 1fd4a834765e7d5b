"""Manners: what a character likes to do when several turns are about equally good.

A manner never makes a player choose what it thinks is much worse: it only picks among choices within `TOLERANCE` coins
of the best. So it can be felt and measured, and costs few wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from smallworld_desktop.rules.position import DEED_SHIFT, FOUND_ACTIVE, FOUND_DECLINED, NOBODY, Position

TOLERANCE: Final = 1.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How much is liked: taking from active races, from races in decline, taking what nobody holds, the die,
    paying for a combo, declining, and taking from whoever took from oneself."""

    name: str = ""
    raid: float = 0.0
    reap: float = 0.0
    settle: float = 0.0
    gamble: float = 0.0
    spend: float = 0.0
    retire: float = 0.0
    avenge: float = 0.0

    @property
    def is_plain(self) -> bool:
        return not self.name


PLAIN: Final = Manner()


def taste_of_turn(manner: Manner, begin: Position, end: Position, seat: int, grudges: list[float]) -> float:
    """How much a manner likes the conquests of a turn that ends so."""
    if manner.is_plain:
        return 0.0
    liked = 0.0
    for people in end.peoples:
        if people is None or people.seat != seat:
            continue
        for deed in people.deeds:
            number = begin.holder[deed >> DEED_SHIFT]
            victim = begin.peoples[number] if number != NOBODY else None
            if victim is not None and victim.seat != seat:
                liked += manner.avenge * grudges[victim.seat]
            if deed & FOUND_ACTIVE:
                liked += manner.raid
            elif deed & FOUND_DECLINED:
                liked += manner.reap
            else:
                liked += manner.settle
    return liked


def bear_grudges(grudges: list[float], held: int, pos: Position, seat: int) -> None:
    """Remember who stands now in regions that were one's own at the end of the last turn."""
    for region, number in enumerate(pos.holder):
        if held >> region & 1 and number != NOBODY:
            taker = pos.people(number).seat
            if taker != seat:
                grudges[taker] += 1.0
