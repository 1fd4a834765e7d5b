"""What a conquest brings and costs beside tokens: coins that change hands, finds, and the defender's luck."""

from __future__ import annotations

from smallworld_desktop.render.widgets import Line
from smallworld_desktop.rules.conquest import tributes
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.records import BANK
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.turn.base import aside


def stakes(position: Position, words: Words, people: People, region: int) -> list[Line]:
    """A line for each thing that happens when a people takes a region."""
    lines = []
    holder = position.holder_of(region)
    if holder is not None:
        for giver, taker, coins in tributes(people, holder):
            code, other = ("tip.stake.pay", taker) if giver == people.seat else ("tip.stake.take", giver)
            if giver == BANK and taker != people.seat:
                code, other = "tip.stake.bank", taker
            lines.append(aside(words.tr(code, player=words.seat(other), count=coins)))
        if holder.abilities.rolls_for_losses:
            lines.append(aside(words.tr("tip.stake.rolls", player=words.seat(holder.seat))))
    for marker, count in position.markers_in(region).items():
        kind = position.rules.markers[marker]
        if kind.coins:
            lines.append(aside(words.tr("tip.stake.pot", marker=words.source(kind.id), count=kind.coins * count)))
    terrain = position.rules.board.regions[region].terrain
    if terrain.left and not people.abilities.stays >> region & 1:
        lines.append(aside(words.tr("tip.stake.left")))
    if position.monsters >> region & 1 and position.hidden_places:
        lines.append(aside(words.tr("tip.stake.find")))
    return lines
