"""Records of one's own: everybody who played here, with charts; to be exported for other programs, or wiped."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from smallworld_desktop import paths
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Button, Paragraph, Row
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.lists import ListScene
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.menu.records_charts import RecordCharts
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.own_records import PlayerSummary, summaries
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.played_games import export_games, read_games, wipe_games

EXPORTED = "records.csv"


class RecordsScene(ListScene):
    """Persons at the left, the charts of the chosen one at the right."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.people: list[PlayerSummary] = []
        self.charts = RecordCharts(services.tr)

    def title(self) -> str:
        return self.tr("records.title")

    def nothing(self) -> Nothing:
        return Nothing("trophy", self.tr("records.nothing"), self.tr("records.nothing.words"), None)

    def rows(self) -> list[Row]:
        try:
            found = summaries(read_games())
        except StoreError as problem:
            self.say(self.tr.message(problem.message), is_good=False)
            found = {}
        self.people = sorted(found.values(), key=lambda own: -own.games)
        return [self._row(number, own) for number, own in enumerate(self.people)]

    def _row(self, number: int, own: PlayerSummary) -> Row:
        mark = partial(letter_tile, OWNERS[number % len(OWNERS)], own.name[:1].upper())
        return Row(own.name, self.tr("records.row", wins=own.wins, games=own.games), mark)

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        own = self.people[self.chosen]
        self.charts.show(own, OWNERS[self.chosen % len(OWNERS)])
        return None, []

    def buttons(self) -> list[Button]:
        tr = self.tr
        return [
            Button(tr("records.wipe"), self._ask_wipe, icon=partial(icon, "trash")),
            Button(tr("records.export"), self.open, icon=partial(icon, "save"), is_lit=True),
        ]

    def open(self) -> None:
        """Writes the table where a person finds it."""
        target = free_name(paths.data_dir() / EXPORTED)
        try:
            export_games(target)
        except StoreError as problem:
            self.say(self.tr.message(problem.message), is_good=False)
        else:
            self.say(self.tr("records.written", file=str(target)))

    def _ask_wipe(self) -> None:
        answers = [
            Reply(self.tr("ui.cancel"), lambda: None, is_lit=True),
            Reply(self.tr("records.wipe"), self._wipe, icon=partial(icon, "trash")),
        ]
        title, words = self.tr("records.wipe.title"), self.tr("records.wipe.words")
        self.stack.push(DialogScene(title, words, answers, theme_for=self.services.theme))

    def _wipe(self) -> None:
        try:
            wipe_games()
        except StoreError as problem:
            self.say(self.tr.message(problem.message), is_good=False)
        else:
            self.say(self.tr("records.wiped"))
        self.refresh()

    def lay_out(self, window: Rect, theme: Theme) -> None:
        super().lay_out(window, theme)
        if not self.is_empty:
            self.charts.place(self.panels[1].inflate(-2 * theme.pad, -2 * theme.pad), theme)

    def paint(self, surface: pygame.Surface) -> None:
        if not self.is_empty:
            self.charts.draw(surface)


def free_name(file: Path) -> Path:
    """The file, or one with a number where it exists already: nothing of the player's is overwritten."""
    number, found = 2, file
    while found.exists():
        found = file.with_stem(f"{file.stem}-{number}")
        number += 1
    return found
