"""Paragraphs that scroll: rules, the almanac, reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.intents import Command, Intent, Key, PointerMoved
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.text import TextBlock
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Colour, Theme, Type
from smallworld_desktop.render.widgets.base import Icon, Shown, icon_of, put_icon
from smallworld_desktop.render.widgets.marks import bullet
from smallworld_desktop.render.widgets.scroller import Scrolling


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of text, perhaps with a picture at its left or a dot before it."""

    text: str
    kind: Type = Type.BODY
    colour: Colour = INK
    picture: Icon | None = None
    picture_size: int = 64
    bullet: bool = False

    @classmethod
    def heading(cls, words: str, picture: Icon | None = None) -> Paragraph:
        return cls(words, Type.HEADING, TITLE_RED, picture, 40)


@dataclass(frozen=True, slots=True)
class _Set:
    """A paragraph that is laid out: its lines, its top, how far it stands in, its picture's size."""

    paragraph: Paragraph
    block: TextBlock
    top: int
    inset: int
    height: int
    picture: int


class ScrollText(Scrolling):
    """Paragraphs below each other, wrapped, with a bar when there are more than fit."""

    paragraphs: Shown[tuple[Paragraph, ...]] = Shown(())

    def __init__(self, paragraphs: Sequence[Paragraph] = ()) -> None:
        super().__init__()
        self.paragraphs = tuple(paragraphs)
        self._set: list[_Set] = []

    def show(self, paragraphs: Sequence[Paragraph]) -> None:
        """Other text, from its beginning."""
        self.paragraphs = tuple(paragraphs)
        self.scroller.offset = 0
        self._lay_out()
        self.touch()

    @property
    def is_focusable(self) -> bool:
        return super().is_focusable and self.scroller.is_needed

    @property
    def needed(self) -> int:
        """How high all of the text is in the width it has."""
        return self._set[-1].top + self._set[-1].height if self._set else 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._lay_out()

    def hear(self, intent: Intent) -> bool:
        match intent:
            case Key(action=Command.UP | Command.DOWN as action):
                step = self.scroller.line * (-2 if action is Command.UP else 2)
                return self.scroller.go(self.scroller.offset + step)
            case PointerMoved():
                return True
        return self.scroller.handle(intent)

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for piece in self._set:
                y = self.rect.y + piece.top - self.scroller.offset
                if y < self.rect.bottom and y + piece.height > self.rect.y:
                    self._draw_piece(surface, piece, y)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect.inflate(self.theme.px(4), self.theme.px(4)), self.theme)

    def _draw_piece(self, surface: pygame.Surface, piece: _Set, y: int) -> None:
        paragraph = piece.paragraph
        x = self.rect.x + piece.inset
        if paragraph.picture is not None:
            put_icon(
                surface,
                icon_of(paragraph.picture, piece.picture),
                (self.rect.x + piece.picture // 2, y + piece.height // 2),
            )
            text.draw_block(surface, piece.block, (x, y + piece.height // 2), "midleft")
            return
        if paragraph.bullet:
            middle = (x - self.theme.px(11, 9), y + piece.block.style.line_height // 2 + self.theme.px(2))
            put_icon(surface, bullet(self.theme.px(7, 6)), middle)
        text.draw_block(surface, piece.block, (x, y), "topleft")

    def _lay_out(self) -> None:
        room = self.rect.width - self.scroller.bar_width - self.theme.px(10, 8)
        self._set = []
        top = 0
        for number, paragraph in enumerate(self.paragraphs):
            is_heading = paragraph.kind in (Type.HEADING, Type.TITLE, Type.NAME)
            if number:
                top += (
                    self.theme.px(14, 10)
                    if is_heading
                    else self.theme.px(4)
                    if paragraph.bullet
                    else self.theme.px(8, 6)
                )
            picture = self.theme.px(paragraph.picture_size) if paragraph.picture else 0
            inset = picture + self.theme.gap if picture else self.theme.px(22, 18) if paragraph.bullet else 0
            style = self.style(paragraph.kind, paragraph.colour, CREAM if is_heading else None)
            block = text.layout(paragraph.text, style, max(room - inset, 1))
            height = max(block.height, picture)
            self._set.append(_Set(paragraph, block, top, inset, height, picture))
            top += height
        line = self.style(Type.BODY, INK).line_height
        self.scroller.place(self.rect, top, line, self.theme)
