"""What characters among the computer players say of what happened: short, fitting, and seldom.

One remark at the end of a turn at most, never the same one twice in a row, and silence in the round after.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from smallworld_desktop.ai.characters import character_of
from smallworld_desktop.rules.records import (
    ConquestFailed,
    DieRolled,
    GameOver,
    RaceDeclined,
    Record,
    RegionConquered,
    Scored,
    TurnBegan,
)
from smallworld_desktop.scenes.board.cast import Cast
from smallworld_desktop.session.session import Seat

RICH = 12
"""Coins of a turn that are worth a remark."""
RAIDED = 2
"""Regions taken from somebody in one turn that are."""
LUCKY_ROLL = 2


class Remarks:
    """Follows a game record by record and knows when somebody has something to say."""

    def __init__(self, seats: Sequence[Seat], counts: Callable[[int], bool] = lambda seat: True) -> None:
        self.counts = counts
        """Whether others may know what a seat earns."""
        self.characters = [character_of(seat.kind) for seat in seats]
        self._round = 0
        self._lost = [0] * len(seats)
        self._last: dict[int, tuple[int, str]] = {}
        self._begin_turn(-1)

    def _begin_turn(self, seat: int) -> None:
        self._seat = seat
        self._raided = self._rolled = 0
        self._occasions: list[str] = []

    def follow(self, record: Record, cast: Cast) -> tuple[int, str] | None:
        """A seat that says something now, and the code of what it says."""
        match record:
            case TurnBegan(seat=seat, round=number):
                self._round = number
                self._begin_turn(seat)
            case RegionConquered(people=people, loser=loser) if loser >= 0:
                self._took(cast.seat_of(people), cast.seat_of(loser))
            case DieRolled(value=value):
                self._rolled = value
            case ConquestFailed():
                self._occasions.append("unlucky")
            case RaceDeclined():
                self._occasions.append("decline")
            case Scored(seat=seat, coins=coins) if seat == self._seat:
                return self._at_the_end(seat, coins)
            case GameOver(winners=winners):
                won = [seat for seat in winners if self.characters[seat]]
                return (won[0], f"remark.{self.characters[won[0]]}.won") if won else None
        return None

    def _took(self, seat: int, victim: int) -> None:
        if victim >= 0 and victim != seat:
            self._raided += 1
            self._lost[victim] += 1

    def _at_the_end(self, seat: int, coins: int) -> tuple[int, str] | None:
        """What is said when a turn is scored: the first occasion that was not the last one spoken of."""
        robbed, self._lost[seat] = self._lost[seat], 0
        found = list(self._occasions)
        if self._rolled >= LUCKY_ROLL and "unlucky" not in found:
            found.append("lucky")
        if self._raided >= RAIDED:
            found.append("raid")
        if coins >= RICH and self.counts(seat):
            found.append("rich")
        if robbed >= RAIDED:
            found.append("robbed")
        before, spoken = self._last.get(seat, (-1, ""))
        occasion = next((each for each in found if each != spoken), "")
        if not occasion or not self.characters[seat] or self._round <= before + 1:
            return None
        self._last[seat] = (self._round, occasion)
        return seat, f"remark.{self.characters[seat]}.{occasion}"
