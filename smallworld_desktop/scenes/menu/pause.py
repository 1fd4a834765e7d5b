"""The menu over a game: go on, save, load, hand a seat over, settings, rules, leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import Theme, Type
from smallworld_desktop.render.widgets import MenuButton, Widget, heading
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.common.opening import left_games
from smallworld_desktop.scenes.menu.hand_over import HandOverScene
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.save_as import SaveAsScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session


class PauseScene(MenuScene):
    """One column over the veiled table."""

    is_overlay = True

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self._panel = Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        tr, services = self.tr, self.services
        position = self.session.game.position
        self.heading = heading(tr("pause.title"))
        detail = tr(
            "pause.round",
            round=position.round,
            rounds=position.rules.rounds,
            board=tr.proper("board", self.session.title),
        )
        self.entries = [
            MenuButton(
                tr("pause.resume"),
                self.back,
                icon=partial(icon, "play"),
                kind=Type.TITLE,
                is_lit=True,
                detail=detail,
            ),
            *(self._shared_entries() if self.session.is_shared else self._own_entries()),
            MenuButton(tr("menu.rules"), lambda: self.go(services.screens.almanac()), icon=partial(icon, "book")),
            MenuButton(tr("menu.settings"), lambda: self.go(services.screens.settings()), icon=partial(icon, "gear")),
            MenuButton(tr("pause.leave"), self._leave, icon=partial(icon, "home"), tooltip=self._leave_tip()),
            MenuButton(tr("menu.quit"), self.stack.quit, icon=partial(icon, "door"), tooltip=tr("pause.quit.tip")),
        ]
        return [self.heading, *self.entries]

    def _own_entries(self) -> list[MenuButton]:
        """What can be done with a game that is held here."""
        tr, services = self.tr, self.services
        return [
            MenuButton(tr("pause.save"), self._save, icon=partial(icon, "save")),
            MenuButton(
                tr("menu.load"),
                lambda: self.go(LoadScene(services, is_over_game=True)),
                icon=partial(icon, "scroll"),
                side=tr("menu.games", count=len(services.saves.entries()) + len(left_games(services))),
            ),
            MenuButton(tr("pause.seats"), self._hand_over, icon=partial(icon, "swap")),
        ]

    def _shared_entries(self) -> list[MenuButton]:
        """A game that others see too is kept by its table; who sits there is changed there."""
        tr, screens = self.tr, self.services.screens
        return [
            MenuButton(tr("pause.room"), lambda: self.go(screens.room(self.session)), icon=partial(icon, "team")),
            MenuButton(tr("button.talk"), lambda: self.go(screens.talk(self.session)), icon=partial(icon, "horn")),
        ]

    def first_focus(self) -> Widget | None:
        return self.entries[0]

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def _save(self) -> None:
        self.stack.push(SaveAsScene(self.services, self.session))

    def _hand_over(self) -> None:
        self.go(HandOverScene(self.services, self.session))

    def _leave_tip(self) -> str:
        return self.tr("pause.leave.shared.tip" if self.session.is_shared else "pause.leave.tip")

    def _leave(self) -> None:
        if self.session.way_back is not None:
            self.session.way_back()
            return
        if not self.session.is_shared:
            self.services.autosave.let_go()
        self.stack.reset(self.services.screens.title())

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Key) and intent.action is Command.MENU:
            self.back()
        else:
            super().handle(intent)

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        pad, gap = px(38, 26), px(12, 8)
        heights = [px(96, 72), *[px(60, 46)] * (len(self.entries) - 1)]
        head = px(52, 34)
        inner = head + sum(heights) + gap * len(heights)
        self._panel = Rect(0, 0, px(500, 380), inner + px(60, 40))
        self._panel.center = window.center
        y = self._panel.y + px(26, 16)
        self.heading.place(Rect(self._panel.x + pad, y, self._panel.width - 2 * pad, head), theme)
        y += head + gap
        for button, height in zip(self.entries, heights, strict=True):
            button.place(Rect(self._panel.x + pad, y, self._panel.width - 2 * pad, height), theme)
            y += height + gap

    def draw(self, surface: pygame.Surface) -> None:
        """Steps aside for a question over it, which veils the table itself."""
        if self.stack.top is self:
            super().draw(surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surfaces.draw_veil(surface)
        surfaces.draw_panel(surface, self._panel, self.theme)
