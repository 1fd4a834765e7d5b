"""A people in play, opened: what its race and power do, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, Intent, Key, Pointer
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, disc, put, tile
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.turn.overlays import Overlay


@dataclass(frozen=True, slots=True)
class _Part:
    """The race or the power with its rule, laid out."""

    picture: pygame.Surface
    name: str
    body: TextBlock


class PeopleScene(Overlay):
    """The card of a people. A race in decline has no power any more."""

    def __init__(self, services: Services, words: Words, position: Position, people: People, owner: int) -> None:
        """`owner` is the colour of its player."""
        super().__init__(services)
        self._words = words
        self._people = people
        self._owner = OWNERS[owner]
        self._race, self._power = position.race_id(people), position.power_id(people)
        self._lent = [position.rules.powers[power].id for power in people.lent]
        self._stands = self._standing(position)
        self.back = Button(words.tr("ui.back"), self.close, is_lit=True)
        self.group = Group([self.back], self.invalidate)
        self.group.focus_on(self.back, by_keyboard=True)
        self._rect = Rect(0, 0, 0, 0)
        self._parts: list[_Part] = []
        self._theme = Theme()

    def _standing(self, position: Position) -> str:
        """Whose it is, where it stands and what is in hand."""
        people, tr = self._people, self._words.tr
        regions, tokens = people.held.bit_count(), position.tokens_on_board(people)
        code = "people.declined" if people.declined else "people.active"
        stands = tr(code, player=self._words.seat(people.seat), tokens=tokens, regions=regions, count=people.hand)
        grudges = position.grudges[people.seat] if not people.declined and position.rules.grudges_exist else 0
        if not any(bound.where.grudge for bound in people.abilities.discounts) or not grudges:
            return stands
        return tr("people.grudges", stands=stands, players=tr.listed([self._words.seat(s) for s in bits(grudges)]))

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        width, pad, picture = theme.px(620, 520), theme.px(36, 26), theme.px(58, 46)
        room = width - 2 * pad - picture - theme.px(16, 12)
        body = TextStyle.of(theme, Type.BODY, INK)
        words, race, power = self._words, self._race, self._power
        self._parts = []
        if not self._people.declined and power:
            block = text.layout(words.text_of("power", power), body, room)
            self._parts.append(_Part(disc(power, picture), words.power(power), block))
        for lent in self._lent:
            block = text.layout(words.text_of("power", lent), body, room)
            self._parts.append(_Part(disc(lent, picture), words.tr("people.lent", power=words.power(lent)), block))
        block = text.layout(words.text_of("race", race), body, room)
        pictured = tile(race, self._owner, picture - 2, self._people.declined)
        self._parts.append(_Part(pictured, words.race(race), block))
        height = self._head + sum(self._height(part) for part in self._parts) + theme.button_height + 2 * pad
        self._rect = Rect(0, 0, width, min(height, size[1]))
        self._rect.center = (size[0] // 2, size[1] // 2)
        wide = max(theme.px(130, 100), self.back.preferred_width(theme))
        place = Rect(0, 0, wide, theme.button_height)
        place.bottomright = (self._rect.right - pad, self._rect.bottom - pad)
        self.back.place(place, theme)

    @property
    def _head(self) -> int:
        return self._theme.px(92, 70)

    def _height(self, part: _Part) -> int:
        theme = self._theme
        return max(part.picture.get_height(), theme.px(32, 26) + part.body.height) + theme.px(18, 12)

    def hear(self, intent: Intent) -> bool:
        if self.group.handle(intent):
            return True
        match intent:
            case Key(action=Command.CONFIRM):
                self.close()
                return True
            case Clicked(pos=pos, button=Pointer.LEFT) if not self._rect.collidepoint(pos):
                self.close()
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        theme = self._theme
        surfaces.draw_veil(surface)
        surfaces.draw_panel(surface, self._rect, theme)
        pad = theme.px(36, 26)
        inner = self._rect.inflate(-2 * pad, -2 * pad)
        name = self._words.race(self._race) if self._people.declined else self._words.combo(self._race, self._power)
        title = TextStyle.of(theme, Type.TITLE, TITLE_RED, CREAM)
        box = Rect(inner.x, inner.y - theme.px(6), inner.w, theme.px(40, 32))
        text.draw_in(surface, name, title, box, "midleft", smallest=theme.smallest_text)
        soft = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        box = Rect(inner.x, box.bottom + theme.px(2), inner.w, theme.px(26, 22))
        text.draw_in(surface, self._stands, soft, box, "midleft", smallest=theme.smallest_text)
        y = inner.y + self._head
        surfaces.draw_rule(surface, (inner.x, y - theme.px(14, 10)), inner.w, theme)
        heading = TextStyle.of(theme, Type.HEADING, TITLE_RED)
        for part in self._parts:
            side = theme.px(58, 46)
            put(surface, part.picture, (inner.x + side // 2, y + side // 2))
            x = inner.x + side + theme.px(16, 12)
            text.draw(surface, part.name, heading, (x, y + theme.px(13, 11)), "midleft")
            text.draw_block(surface, part.body, (x, y + theme.px(32, 26)))
            y += self._height(part)
        self.group.draw(surface)
