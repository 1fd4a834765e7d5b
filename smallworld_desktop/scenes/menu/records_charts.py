"""The charts of one player's records: coins of every game, favourite combos, and against whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import text
from smallworld_desktop.render.pieces import Owner, draw_number, owner_line, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, rounded
from smallworld_desktop.render.theme import CREAM, INK, PARCHMENT_DARK, RULE, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.scenes.common.plots import scale_of
from smallworld_desktop.session.own_records import PlayerSummary

SHOWN_GAMES = 40
BARS = 6
GREEN = (112, 150, 70)


@dataclass(frozen=True, slots=True)
class RecordBar:
    """A line of a chart: a name, how much of the bar is filled, what stands behind it, and a race to show."""

    name: str
    part: float
    number: str
    race: str = ""


class RecordCharts:
    """Draws what is known of one player into a rectangle."""

    def __init__(self, tr: Translator) -> None:
        self.tr = tr
        self.theme = Theme()
        self.rect = Rect(0, 0, 0, 0)
        self.own = PlayerSummary("")
        self.owner: Owner | None = None

    def show(self, own: PlayerSummary, owner: Owner) -> None:
        self.own, self.owner = own, owner

    def place(self, rect: Rect, theme: Theme) -> None:
        self.rect, self.theme = Rect(rect), theme

    def combos(self) -> list[RecordBar]:
        """The combos that were taken most often."""
        found = self.own.combos.most_common(BARS)
        most = max((count for _, count in found), default=1)
        return [
            RecordBar(str(self.tr.combo(race, power)), count / most, str(count), race) for (race, power), count in found
        ]

    def rivals(self) -> list[RecordBar]:
        """Those met most often, and how many of the games were won."""
        met = sorted(self.own.against.items(), key=lambda pair: (-pair[1][0], pair[0]))[:BARS]
        return [
            RecordBar(name, beaten / games, self.tr("records.of", wins=beaten, games=games))
            for name, (games, beaten) in met
        ]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.theme.px, self.rect
        own = self.own
        words = self.tr(
            "records.player",
            player=own.name,
            wins=own.wins,
            games=own.games,
            coins=round(sum(own.coins) / max(1, own.games)),
            best=own.best_turn,
        )
        head = Rect(rect.x, rect.y, rect.width, px(64, 44))
        style = TextStyle.of(self.theme, Type.HINT, INK)
        text.draw_in(surface, words, style, head, "midleft", max_lines=2, smallest=self.theme.smallest_text)
        upper = Rect(rect.x, head.bottom + px(8, 4), rect.width, round((rect.height - head.height) * 0.44))
        self._draw_coins(surface, upper)
        top = upper.bottom + px(18, 8)
        half = (rect.width - px(36, 20)) // 2
        left = Rect(rect.x, top, half, rect.bottom - top)
        self._draw_bars(surface, left, self.tr("records.combos"), self.combos())
        right = Rect(rect.right - half, top, half, left.height)
        self._draw_bars(surface, right, self.tr("records.rivals"), self.rivals())

    def _heading(self, surface: pygame.Surface, rect: Rect, words: str) -> int:
        """A heading at the top of a chart; returns where the chart may begin."""
        style = TextStyle.of(self.theme, Type.HEADING, TITLE_RED, CREAM)
        box = Rect(rect.x, rect.y, rect.width, self.theme.px(36, 28))
        text.draw_in(surface, words, style, box, "midleft", smallest=self.theme.smallest_text)
        return box.bottom + self.theme.px(6, 3)

    def _draw_coins(self, surface: pygame.Surface, rect: Rect) -> None:
        px = self.theme.px
        coins = self.own.coins[-SHOWN_GAMES:]
        top = self._heading(surface, rect, self.tr("records.coins", count=len(coins)))
        plot = Rect(rect.x + px(48, 38), top + px(8, 5), rect.width - px(72, 54), rect.bottom - top - px(18, 12))
        step, most = scale_of(max(coins, default=1))
        thin = max(1, round(self.theme.scale))
        for value in range(0, most + 1, step):
            y = plot.bottom - round(plot.height * value / most)
            surface.fill(RULE, (plot.x, y, plot.width, thin))
            draw_number(surface, str(value), px(11, 10), SOFT_INK, (plot.x - px(8, 6), y), "midright")
        if self.owner is None or not coins:
            return
        gap = plot.width / max(1, len(coins) - 1)
        points = [(plot.x + gap * n, plot.bottom - plot.height * value / most) for n, value in enumerate(coins)]
        if len(points) == 1:
            points.append((plot.right, points[0][1]))
        owner_line(surface, points, self.owner, px(60, 48) / 10)

    def _draw_bars(self, surface: pygame.Surface, rect: Rect, words: str, bars: Sequence[RecordBar]) -> None:
        px = self.theme.px
        y = self._heading(surface, rect, words)
        high = min(px(46, 34), (rect.bottom - y) // max(1, BARS))
        style = TextStyle.of(self.theme, Type.LABEL, INK)
        side = high - px(8, 6)
        for bar in bars:
            left = rect.x
            if bar.race:
                put(surface, tile(bar.race, None, side), (left + side / 2, y + high / 2))
                left += side + px(8, 5)
            room = rect.right - left
            name = Rect(left, y, round(room * 0.52), high)
            least = self.theme.smallest_text
            text.draw_in(surface, bar.name, style, name, "midleft", max_lines=2, smallest=least)
            number = text.line_width(bar.number, Type.LABEL.face, self.theme.type_px(Type.LABEL)) + px(8, 5)
            well = Rect(name.right + px(8, 5), 0, rect.right - number - name.right - px(14, 9), px(16, 12))
            well.centery = name.centery
            self._draw_well(surface, well, bar.part)
            box = Rect(rect.right - number, y, number, high)
            text.draw_in(surface, bar.number, style, box, "midright", smallest=self.theme.smallest_text)
            y += high

    def _draw_well(self, surface: pygame.Surface, well: Rect, part: float) -> None:
        if well.width <= well.height:
            return
        radius = well.height / 2
        ground = (Layer(0, radius, INK), Layer(1, radius - 1, PARCHMENT_DARK))
        surface.blit(rounded(well.size, ground), well, None, PREMULTIPLIED)
        wide = round(well.width * part)
        if wide >= well.height:
            fill = (Layer(0, radius, INK), Layer(1, radius - 1, GREEN))
            surface.blit(rounded((wide, well.height), fill), well, None, PREMULTIPLIED)
