"""Parts of conquering on their own: the last conquest, named rolls, special ways, leaving regions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import Final
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.ways import split
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.taking import TakingScene, names_region
from smallworld_desktop.scenes.conquest.ways import Taking
from smallworld_desktop.scenes.turn.base import Choice, Table


class DetourScene(TakingScene):
    """A part of conquering on its own: Back and Esc lead to the whole again."""

    def lessons(self) -> Sequence[str]:
        return (self.name,)

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)]

    def more(self) -> list[Choice]:
        return []

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True


class LastConquestScene(DetourScene):
    """Only what the die can do: choose the region of the last conquest."""

    name = "last_conquest"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, [offer for offer in offers if isinstance(offer, Final)])

    def hint(self) -> str:
        return self.tr("hint.last_conquest")


class NamedRollScene(DetourScene):
    """Only rolls before a conquest: choose the region that is named."""

    name = "named_roll"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, [offer for offer in offers if names_region(offer)])

    def hint(self) -> str:
        return self.tr("hint.named_roll")


class SpecialWaysScene(DetourScene):
    """Only special ways: a click takes a region in one, or asks in which of several."""

    name = "special_ways"
    shows_far = True

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        takings = [offer for offer in offers if isinstance(offer, Taking)]
        super().__init__(table, [taking for taking in takings if taking.way and getattr(taking, "origin", -1) < 0])

    def hint(self) -> str:
        ways = sorted({self.words.way(part) for way in self.specials for part in split(way.way)})
        return self.tr("hint.special_ways", ways=self.words.tr.listed(ways, "or"))

    def lifts(self, region: int | None) -> int:
        return 1

    def act(self, region: int) -> None:
        ways = self.ways.get(region, [])
        if len(ways) == 1:
            self.table.play(ways[0])
        elif ways:
            self.choose_way(region)
        else:
            super().act(region)


class AbandonScene(DetourScene):
    """Choose regions to give up before conquering."""

    name = "abandon"

    def hint(self) -> str:
        return self.tr("hint.abandon")

    def shows(self) -> Mapping[int, RegionShow]:
        return {region: RegionShow(Mark.TARGET) for region in self.leaving}

    def act(self, region: int) -> None:
        if region in self.leaving:
            self.table.play(self.leaving[region])
