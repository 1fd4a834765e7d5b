"""A combo opened: both emblems large, what it brings, what race and power do, and the button that takes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.ai.combo_worth import ComboWorth
from smallworld_desktop.intents import Clicked, Command, Intent, Key, Pointer, Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pieces import ComboShown, coin, combo_art, number_tile, put, tile
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.turn.overlays import Overlay

FIELD_SHARE = 0.85
TAIL = 0.2
"""How deep the swallow tail is cut, with its seam, in heights of the banner."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A combo as its card shows it. `take` is None when it can't be taken now, `why` says why; `caution` warns."""

    combo: ComboShown
    take: Callable[[], None] | None = None
    why: str = ""
    caution: str = ""
    worth: ComboWorth | None = None


@dataclass(frozen=True, slots=True)
class CardSpot:
    """Where a card lies: the row it belongs to, the board it covers, and who hears of clicks beside it."""

    row: Callable[[], Rect]
    board: Callable[[], Rect]
    elsewhere: Callable[[Pos], None]


class CardScene(Overlay):
    """The card of a combo of the column."""

    def __init__(self, services: Services, words: Words, position: Position, offered: Offered, spot: CardSpot) -> None:
        super().__init__(services)
        self._worth = offered.worth
        self._words = words
        self._position = position
        self._offered = offered
        self._spot = spot
        combo = self._combo = offered.combo
        tr = words.tr
        label = tr("card.take", count=combo.price) if combo.price else tr("card.take_free")
        self.take_button = Button(
            label,
            self.closing(offered.take) if offered.take is not None else self.close,
            icon=lambda size: coin(None, size),
            is_lit=True,
            tooltip=offered.why or offered.caution,
        )
        self.take_button.enabled = offered.take is not None
        self.back_button = Button(tr("ui.back"), self.close)
        self.group = Group([self.back_button, self.take_button], self.invalidate)
        self.group.focus_on(self.take_button if offered.take is not None else self.back_button, by_keyboard=True)
        self._rect = Rect(0, 0, 0, 0)
        self._theme = Theme()

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        self._rect = Rect(0, 0, theme.px(800, 640), theme.px(640, 510))
        self._rect.center = (self._spot.board().centerx, size[1] // 2 - theme.px(20, 8))
        self._rect.clamp_ip(Rect(0, 0, *size).inflate(-theme.px(8), 0))
        inner = self._rect.inflate(-2 * theme.px(40, 30), -2 * theme.px(34, 22))
        height = theme.px(58, 48)
        width = max(theme.px(200, 160), self.take_button.preferred_width(theme))
        self.take_button.place(Rect(inner.right - width, inner.bottom - height, width, height), theme)
        width = max(theme.px(116, 90), self.back_button.preferred_width(theme))
        self.back_button.place(
            Rect(self.take_button.rect.left - theme.px(18, 12) - width, inner.bottom - height, width, height), theme
        )

    def hear(self, intent: Intent) -> bool:
        if self.group.handle(intent):
            return True
        match intent:
            case Key(action=Command.CONFIRM):
                (self.take_button if self.take_button.enabled else self.back_button).on_press()
                return True
            case Clicked(pos=pos, button=Pointer.LEFT) if not self._rect.collidepoint(pos):
                self.close()
                self._spot.elsewhere(pos)
                return True
        return False

    def update(self, dt: float) -> None:
        self.group.update(dt)
        if self._worth is not None and not self._worth.is_known:
            self._worth.play()
            if self._worth.is_known:
                self.invalidate()

    def worth_line(self) -> str:
        """What the combo would bring here and now, once enough games were played in thought."""
        tr = self._words.tr
        if self._worth is None:
            return ""
        if not self._worth.is_known:
            return tr("card.worth.open")
        low, high = self._worth.expected
        return tr("card.worth.same", count=high) if low == high else tr("card.worth", low=low, count=high)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        theme, combo = self._theme, self._combo
        self._draw_veil(surface)
        surfaces.draw_panel(surface, self._rect, theme)
        inner = self._rect.inflate(-2 * theme.px(40, 30), -2 * theme.px(34, 22))
        title = TextStyle.of(theme, Type.HERO, TITLE_RED, CREAM)
        head = Rect(inner.x, inner.y - theme.px(8), inner.w, theme.px(56, 38))
        text.draw_in(surface, combo.name, title, head, "center", smallest=theme.px(24, 18))
        art = Rect(inner.x, head.bottom + theme.px(10, 4), inner.w, theme.px(220, 150))
        self._draw_art(surface, art)
        self._draw_texts(surface, Rect(inner.x, art.bottom + theme.px(18, 10), inner.w, 0))
        self._draw_worth(surface)
        self._draw_price(surface, inner)
        self.group.draw(surface)
        self.group.draw_tip(surface, theme)

    def _draw_veil(self, surface: pygame.Surface) -> None:
        """Everything darker but the combo's row, which a window just made smaller may not show for a frame."""
        theme = self._theme
        row = self._spot.row().inflate(theme.px(12, 8), theme.px(4)).clip(surface.get_rect())
        bright = surface.subsurface(row).copy() if row else None
        surfaces.draw_veil(surface, strength=0.6)
        if bright is not None:
            surface.blit(bright, row)
            surfaces.draw_focus_ring(surface, row, theme)

    def _draw_art(self, surface: pygame.Surface, art: Rect) -> None:
        theme, combo, tr = self._theme, self._combo, self._words.tr
        surface.blit(combo_art(combo.race, combo.power, art.w, art.h), art, special_flags=pygame.BLEND_PREMULTIPLIED)
        left = art.x + round(art.h * (1 + FIELD_SHARE)) + theme.px(18, 10)
        size = theme.px(66, 46)
        strong, soft = TextStyle.of(theme, Type.STRONG, INK), TextStyle.of(theme, Type.LABEL, SOFT_INK)
        room = art.right - round(art.h * TAIL) - theme.px(14, 8) - left - size - theme.px(12, 8)
        rules = self._position.rules
        race, power = rules.content.race(combo.race), rules.content.power(combo.power)
        extra = combo.tokens - power.tokens - race.tokens
        parts = tr(
            "card.tokens.parts_more" if extra > 0 else "card.tokens.parts",
            count=extra,
            power_tokens=power.tokens,
            power=self._words.power(power.id),
            race_tokens=race.tokens,
            race=self._words.race(race.id),
        )
        rows = [(tr("card.tokens", count=combo.tokens), parts, [number_tile(combo.tokens, None, size)])]
        both = self._combo.coins and self._combo.waiting
        lying = self._lying(theme.px(38, 27) if both else theme.px(44, 32))
        if lying:
            things = self._words.tr.listed([name for name, _ in lying])
            rows.append((tr("card.lying", things=things), tr("card.coins.yours"), [piece for _, piece in lying]))
        for number, (head, detail, pieces) in enumerate(rows):
            y = art.y + round(art.h * ((0.32, 0.70)[number] if len(rows) > 1 else 0.5))
            for place, piece in enumerate(pieces):
                shift = (place - (len(pieces) - 1) / 2) * size * 0.4
                put(surface, piece, (left + size // 2 + shift, y + shift * 0.4))
            x = left + size + theme.px(12, 8)
            box = Rect(x, y - strong.line_height - theme.px(2), room, strong.line_height + theme.px(2))
            text.draw_in(surface, head, strong, box, "midleft", smallest=theme.smallest_text)
            low = Rect(x, y + theme.px(2), room, soft.line_height * 2)
            text.draw_in(surface, detail, soft, low, "topleft", max_lines=2, smallest=theme.smallest_text)

    def _lying(self, size: int) -> list[tuple[str, pygame.Surface]]:
        """Coins and tokens on the combo, each with its name."""
        combo, tr = self._combo, self._words.tr
        found = []
        if combo.coins:
            found.append((tr("card.coins", count=combo.coins), coin(None if combo.coins == 1 else combo.coins, size)))
        if combo.waiting:
            found.append((tr("card.tokens", count=combo.waiting), tile(combo.race, None, size)))
        return found

    def _draw_texts(self, surface: pygame.Surface, area: Rect) -> None:
        """Power and race side by side, their rules in the same size."""
        theme, combo, words = self._theme, self._combo, self._words
        gap, head = theme.px(40, 24), theme.px(36, 28)
        width = (area.w - gap) // 2
        bottom = self.worth_rect.top - theme.px(8, 6)
        both = (("power", combo.power, words.power(combo.power)), ("race", combo.race, words.race(combo.race)))
        style, size = TextStyle.of(theme, Type.HEADING, TITLE_RED), theme.px(30, 24)
        bodies = self._bodies([words.text_of(kind, id) for kind, id, _ in both], (width, bottom - area.y - head))
        for number, ((_, id, name), body) in enumerate(zip(both, bodies, strict=True)):
            x = area.x + number * (width + gap)
            put(surface, emblem(id, size), (x + size // 2, area.y + size // 2))
            text.draw(surface, name, style, (x + size + theme.px(8), area.y + size // 2), "midleft")
            text.draw_block(surface, body, (x, area.y + head))
        top = area.y + theme.px(6)
        surfaces.draw_rule(surface, (area.x + width + gap // 2, top), bottom - top, theme, upright=True)

    def _bodies(self, texts: list[str], box: tuple[int, int]) -> list[TextBlock]:
        """Both texts in the largest size in which both fit."""
        theme = self._theme
        for size in range(theme.px(20, 17), theme.smallest_text - 1, -1):
            style = TextStyle(Type.BODY.face, size, INK)
            blocks = [text.layout(words, style, box[0]) for words in texts]
            if all(block.height <= box[1] for block in blocks):
                return blocks
        return [
            text.fit(words, style, box, max_lines=max(1, box[1] // style.line_height), smallest=style.size)
            for words in texts
        ]

    @property
    def worth_rect(self) -> Rect:
        """Where it is told what the combo would bring; without that, the rule above the buttons."""
        theme, top = self._theme, self.take_button.rect.top
        inner = self._rect.inflate(-2 * theme.px(40, 30), 0)
        high = theme.px(44, 34) if self._worth is not None else 0
        return Rect(inner.x, top - theme.px(14, 10) - high, inner.w, high)

    def _draw_worth(self, surface: pygame.Surface) -> None:
        theme, rect = self._theme, self.worth_rect
        if self._worth is None:
            surfaces.draw_rule(surface, rect.topleft, rect.w, theme)
            return
        surfaces.draw_lit_frame(surface, rect, theme)
        size = rect.h - theme.px(12, 8)
        put(surface, coin(None, size), (rect.x + theme.px(14, 10) + size // 2, rect.centery))
        left = rect.x + size + theme.px(26, 18)
        box = Rect(left, rect.y, rect.right - theme.px(12, 8) - left, rect.h)
        style = TextStyle.of(theme, Type.STRONG, INK if self._worth.is_known else SOFT_INK)
        words = self.worth_line()
        text.draw_in(surface, words, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)

    def price_line(self) -> str:
        """What taking it costs, where the coins go, and that it is final; or why it can't be taken."""
        tr, price = self._words.tr, self._combo.price
        if self._offered.why:
            return self._offered.why
        line = tr("card.price", count=price) if price else tr("card.price.free")
        return " ".join(filter(None, (line, self._offered.caution)))

    def _draw_price(self, surface: pygame.Surface, inner: Rect) -> None:
        theme, x, y = self._theme, inner.x, self.take_button.rect.centery
        if self._combo.price and not self._offered.why:
            size = theme.px(40, 30)
            put(surface, coin(self._combo.price, size), (x + size // 2, y))
            x += size + theme.px(12, 8)
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        box = Rect(x, y - theme.px(30), self.back_button.rect.left - theme.px(14) - x, theme.px(60))
        text.draw_in(surface, self.price_line(), style, box, "midleft", max_lines=3, smallest=theme.smallest_text)
