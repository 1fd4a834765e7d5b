"""Where the marker of a combo that erupts shall stand: chosen with the combo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.board import bits
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Table, TurnScene, said


class SiteScene(TurnScene):
    """A click on one of the sites takes the combo; Esc leads back to the column."""

    name = "site"

    def __init__(self, table: Table, picks: Sequence[Pick]) -> None:
        super().__init__(table, picks)
        self.sites = {pick.site: pick for pick in picks}
        race, power, *_ = self.position.column[picks[0].place]
        self._marker = self.words.source(self.position.rules.abilities(race, power).erupts)

    def hint(self) -> str:
        return self.tr("hint.site", marker=self._marker)

    def note(self) -> str:
        return self.tr("table.note.choosing")

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)]

    def shows(self) -> Mapping[int, RegionShow]:
        return {region: RegionShow(Mark.TARGET) for region in self.sites}

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        if region not in self.sites:
            return base
        board = self.position.rules.board
        near = [self.words.region(other) for other in bits(board.adjacent[region] & (board.land | board.water))]
        line = self.tr("tip.site", marker=self._marker, regions=self.words.tr.listed(near))
        return Explanation(base.title, [*base.lines, said(line)])

    def act(self, region: int) -> None:
        if region in self.sites:
            self.table.play(self.sites[region])

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True
