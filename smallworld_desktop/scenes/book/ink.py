"""What everything on a page is drawn with: sizes, words, and pictures that become better."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from smallworld_desktop.book.staging import Staged
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import text
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, Colour, Theme, Type
from smallworld_desktop.scenes.board.diorama import diorama
from smallworld_desktop.scenes.board.pictures import BoardPictures
from smallworld_desktop.scenes.services import Painter

SHARP = 1.15
"""Beyond so many pixels for a map pixel a finer painting is asked for."""
FINE = 2.0
KEPT = 64
LETTERS = 75
"""So many letters a line holds at most."""
SAMPLE = "the quick brown fox jumps over the lazy dog"


class BookPictures:
    """Dioramas: cut out of the plain board at once, out of the painted one a moment later."""

    def __init__(self, painter: Painter) -> None:
        self._boards = BoardPictures(painter)
        self._kept = SurfaceCache(KEPT)

    def get(self, staged: Staged, scale: float, *, is_strong: bool = False) -> pygame.Surface:
        """The best there is now, premultiplied."""
        board = staged.board
        assert board.board is not None and board.geometry is not None
        fine = 1.0 if scale <= SHARP else FINE
        painting = self._boards.get(board.board, board.geometry, fine, styles=board.styles, artwork=board.artwork)
        key = (id(staged), id(painting), round(scale, 4), is_strong)
        return self._kept.get(key, lambda: diorama(staged, painting, scale, is_strong=is_strong))

    def update(self, dt: float) -> bool:
        """True if a painting has come."""
        return self._boards.update(dt)

    @property
    def is_busy(self) -> bool:
        return self._boards.is_busy


@dataclass(frozen=True, slots=True)
class BookInk:
    """One window's way of writing pages."""

    theme: Theme
    tr: Translator
    pictures: BookPictures

    def style(self, kind: Type, colour: Colour = INK, shadow: Colour | None = None, size: int = 0) -> TextStyle:
        style = TextStyle.of(self.theme, kind, colour, shadow)
        return replace(style, size=max(size, self.theme.smallest_text)) if size else style

    def measure(self, style: TextStyle, width: int) -> int:
        """The width of a line of words: never more than 75 letters."""
        return min(width, round(text.line_width(SAMPLE, style.face, style.size) * LETTERS / len(SAMPLE)))
