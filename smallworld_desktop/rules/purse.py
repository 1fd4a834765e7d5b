"""Coins: the one way they move."""

from __future__ import annotations

from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import BANK, CoinsMoved, Record


def pay(
    pos: Position, giver: int, taker: int, coins: int, reason: str, records: list[Record], region: int = -1
) -> None:
    """Move coins between seats, the bank or the column (both `BANK`)."""
    if not coins:
        return
    if giver != BANK:
        pos.coins[giver] -= coins
    if taker != BANK:
        pos.coins[taker] += coins
    records.append(CoinsMoved(giver, taker, coins, reason, region))
