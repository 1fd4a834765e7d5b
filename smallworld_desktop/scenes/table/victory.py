"""The end of a game: night falls over the board, the winner's land stays in the light, and all purses are open."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Intent, Key
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.animation import Speed
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.motion import ease_out, overshoot
from smallworld_desktop.render.pieces import OWNERS, coin, letter_tile, medal, put
from smallworld_desktop.render.pieces.laurels import laurel, red_ribbon
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.rules.board import bits
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.night import paint_night
from smallworld_desktop.scenes.turn.overlays import Overlay
from smallworld_desktop.session.session import Session

DUSK, WREATH, RIBBON, COUNT, COINS = (0.3, 0.9), (1.3, 0.35), (1.7, 0.35), (2.0, 0.7), (2.0, 4.0)
"""When each part begins and how many seconds it takes."""
END = 6.0
FALLING = 26
GOLD_TYPE, DEEP = (255, 236, 190), (80, 10, 6)


class VictoryScene(Overlay):
    """Who rules the world, for a moment; then the report. Any key or click shows the end of it at once."""

    is_overlay = False

    def __init__(
        self,
        services: Services,
        session: Session,
        board: BoardWidget,
        restore: Callable[[], None],
        report: Callable[[], None],
    ) -> None:
        super().__init__(services)
        self._session = session
        self._board = board
        self._restore = restore
        self.report = Button(
            services.tr("victory.report"), self.closing(report), icon=lambda s: icon("book", s), is_lit=True
        )
        self.group = Group([self.report], self.invalidate)
        self.group.focus_on(self.report, by_keyboard=True)
        speed = Speed(services.settings.animation_speed)
        self._pace = speed.factor
        self._now = END if speed is Speed.NONE else 0.0
        self._theme = Theme()
        self._pictures: tuple[pygame.Surface, pygame.Surface] | None = None
        self._slip = Rect(0, 0, 0, 0)

    @property
    def winners(self) -> tuple[int, ...]:
        return self._session.game.position.winners

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        self._board.place(Rect(0, 0, *size), theme)
        self._board.view.camera.fit()
        self._pictures = paint_night(self._board, size, self._land())
        self._restore()
        width = max(theme.px(180, 140), self.report.preferred_width(theme))
        height = theme.px(76, 58)
        self._slip = Rect(0, 0, min(size[0] - theme.px(40), theme.px(1120, 900)), height)
        self._slip.midbottom = (size[0] // 2, size[1] - theme.px(16, 8))
        place = Rect(0, 0, width, theme.button_height)
        place.midright = (self._slip.right - theme.px(18, 12), self._slip.centery)
        self.report.place(place, theme)

    def _land(self) -> list[int]:
        """All regions of the winners."""
        position = self._session.game.position
        owned = [people.held for people in position.peoples if people is not None and people.seat in self.winners]
        return [region for held in owned for region in bits(held)]

    # -- time --------------------------------------------------------------------------------------------------------

    @property
    def is_animating(self) -> bool:
        return self._now < END

    def update(self, dt: float) -> None:
        self.group.update(dt)
        if self.is_animating:
            self._now = min(END, self._now + dt * self._pace)
            self.invalidate()

    def hear(self, intent: Intent) -> bool:
        if self.is_animating and isinstance(intent, Key | Clicked):
            self._now = END
            self.invalidate()
            return True
        return self.group.handle(intent) or isinstance(intent, Key | Clicked)

    def _part(self, span: tuple[float, float]) -> float:
        return max(0.0, min(1.0, (self._now - span[0]) / span[1]))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        assert self._pictures is not None
        plain, night = self._pictures
        dusk = self._part(DUSK)
        surface.blit(night if dusk == 1 else plain, (0, 0))
        if 0 < dusk < 1:
            night.set_alpha(round(255 * dusk))
            surface.blit(night, (0, 0))
            night.set_alpha(None)
        self._draw_coins(surface)
        self._draw_wreath(surface)
        if self._part(RIBBON) == 1:
            self._draw_places(surface)

    def _draw_wreath(self, surface: pygame.Surface) -> None:
        theme, grown = self._theme, self._part(WREATH)
        if not grown:
            return
        x, y = surface.get_width() // 2, round(surface.get_height() * 0.31)
        size = theme.px(325, 218)
        lift = round((1 - ease_out(grown)) * theme.px(60))
        put(surface, laurel(size), (x, y + lift))
        seats = [self._session.seats[seat] for seat in self.winners]
        wide = round(size * (0.36 if len(seats) == 1 else 0.26))
        for number, seat in enumerate(seats):
            aside = (number - (len(seats) - 1) / 2) * wide * 1.1
            put(surface, letter_tile(OWNERS[seat.colour], seat.name[:1].upper(), wide), (x + aside, y + lift))
        drop = (1 - overshoot(grown)) * theme.px(90)
        put(surface, emblem("crown", round(size * 0.3)), (x, y - size * 0.36 - drop))
        self._draw_ribbon(surface, (x, y + round(size * 0.44)))

    def _draw_ribbon(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        theme, rolled = self._theme, ease_out(self._part(RIBBON))
        width, height = round(theme.px(640, 440) * rolled), theme.px(66, 48)
        if rolled < 0.3:
            return
        put(surface, red_ribbon(width, height), at)
        if rolled < 1:
            return
        tr = self.services.tr
        names = tr.listed([self._session.seats[seat].name for seat in self.winners])
        words = tr("victory.one" if len(self.winners) == 1 else "victory.shared", players=names)
        box = Rect(0, 0, width - round(height * 1.9), height)
        box.center = (at[0], at[1] - height // 8)
        style = TextStyle.of(theme, Type.HERO, GOLD_TYPE, DEEP)
        text.draw_in(surface, words, style, box, "center", smallest=theme.smallest_text)
        most = max(self._session.game.position.coins[seat] for seat in self.winners)
        counted = round(most * self._part(COUNT))
        put(surface, coin(counted, theme.px(104, 72)), (at[0], at[1] + height // 2 + theme.px(70, 48)))

    def _draw_places(self, surface: pygame.Surface) -> None:
        """The others, and the way to the report."""
        theme, slip = self._theme, self._slip
        surfaces.draw_panel(surface, slip, theme, Sheet.SLIP)
        others = self._others()
        room = self.report.rect.left - slip.x - theme.px(24)
        wide = room // max(1, len(others))
        style = TextStyle.of(theme, Type.NAME, INK)
        for number, (place, seat, coins) in enumerate(others):
            x, y = slip.x + theme.px(14) + number * wide, slip.centery
            size = theme.px(40, 30)
            put(surface, medal(place, size), (x + size // 2, y))
            who = self._session.seats[seat]
            put(surface, letter_tile(OWNERS[who.colour], who.name[:1].upper(), size), (x + size * 1.65, y))
            left = x + round(size * 2.3)
            box = Rect(left, slip.y, max(1, wide - round(size * 3.7)), slip.h)
            text.draw_in(surface, who.name, style, box, "midleft", smallest=theme.smallest_text)
            put(surface, coin(coins, size), (x + wide - size, y))
        self.group.draw(surface)

    def _others(self) -> Sequence[tuple[int, int, int]]:
        """Place, seat and coins of those who did not win, the richest first."""
        coins = self._session.game.position.coins
        seats = sorted((s for s in range(len(coins)) if s not in self.winners), key=lambda s: -coins[s])
        return [(number + len(self.winners) + 1, seat, coins[seat]) for number, seat in enumerate(seats)]

    def _draw_coins(self, surface: pygame.Surface) -> None:
        """Coins fall for a while; none is left in the air at the end."""
        since = self._now - COINS[0]
        if not 0 < since < COINS[1]:
            return
        wide, high = surface.get_size()
        chance = random.Random(5)
        size = self._theme.px(22, 16)
        for _ in range(FALLING):
            x, start, fall, sway = (
                chance.random() * wide,
                chance.random() * 2.2,
                1.1 + chance.random() * 0.7,
                chance.random(),
            )
            part = (since - start) / fall
            if 0 < part < 1:
                aside = math.sin((part + sway) * 9) * size
                put(surface, coin(None, size), (x + aside, part * (high + 2 * size) - size))
