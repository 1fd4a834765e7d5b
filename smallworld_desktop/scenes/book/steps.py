"""Before, the move, after: three small pictures below each other, each with its sentence."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.book.chapter import Chapter
from smallworld_desktop.book.staging import Staged
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, draw_hand, put
from smallworld_desktop.render.pieces.pins import STEP_GREEN, pin
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Type
from smallworld_desktop.scenes.book.ink import BookInk
from smallworld_desktop.scenes.book.plates import SMALL, picture_scale

SHARE = 0.5
"""Of the width is for pictures."""


@dataclass(frozen=True, slots=True)
class StepsPlate:
    """The pictures of a chapter that follow each other, in equal shares of the page."""

    chapter: Chapter
    staged: tuple[Staged, ...]

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        high = rect.h / len(self.staged)
        for number, staged in enumerate(self.staged):
            box = Rect(rect.x, rect.y + round(high * number), rect.w, round(high))
            self._draw_step(surface, box, staged, number + 1, ink)
            if number:
                surfaces.draw_rule(surface, box.topleft, rect.w, ink.theme)

    def _draw_step(self, surface: pygame.Surface, box: Rect, staged: Staged, number: int, ink: BookInk) -> None:
        theme = ink.theme
        share = round(box.w * SHARE)
        if staged.regions:
            scale = picture_scale(staged, (share, box.h - theme.px(8, 4)), SMALL, ink)
            picture = ink.pictures.get(staged, scale, is_strong=theme.is_strong)
            put(surface, picture, (box.x + share // 2, box.centery))
        left = box.x + share + theme.px(8, 5)
        words = text.layout(ink.tr(self.chapter.words_of(staged.picture)), ink.style(Type.BODY), box.right - left)
        head = theme.px(36, 26)
        hand = theme.px(44, 34) if staged.picture.shows_hand else 0
        y = box.centery - (head + words.height + hand) // 2
        put(surface, pin(number, theme.px(26, 20), STEP_GREEN), (left + theme.px(13, 10), y + theme.px(14, 10)))
        title = Rect(left + theme.px(34, 26), y, box.right - left - theme.px(34, 26), theme.px(28, 20))
        style = ink.style(Type.NAME, TITLE_RED)
        heading = ink.tr(f"book.step.{staged.picture.say}")
        text.draw_in(surface, heading, style, title, "midleft", smallest=theme.smallest_text)
        text.draw_block(surface, words, (left, y + head))
        if hand:
            self._draw_hand(surface, staged, Rect(left, y + head + words.height, box.right - left, hand), ink)

    def _draw_hand(self, surface: pygame.Surface, staged: Staged, rect: Rect, ink: BookInk) -> None:
        """What is in hand, with its label where there is room."""
        theme, position = ink.theme, staged.position
        people = position.active_people(staged.picture.seat)
        if people is None:
            return
        label = text.fit(
            ink.tr("book.in_hand"), ink.style(Type.SMALL, SOFT_INK), (rect.w // 2, rect.h), smallest=theme.smallest_text
        )
        x, middle = rect.x, rect.centery + theme.px(4, 3)
        if not label.is_cut:
            x = text.draw_block(surface, label, (rect.x, middle), "midleft").right + theme.gap
        if people.hand:
            owner = OWNERS[staged.session.seats[staged.picture.seat].colour]
            size = theme.px(30, 23)
            draw_hand(
                surface, position.race_id(people), owner, people.hand, (x, middle), size, rect.right - x - size * 0.3
            )
        else:
            text.draw(surface, "0", ink.style(Type.STRONG, INK), (x, middle), "midleft")
