"""Setting text: words one by one with even blanks, wrapped, fitted to a box, with a shadow, kept when drawn.

Alegreya's word spaces collapse under hinting at small sizes, so blanks are never left to the font.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.theme import Colour, Face, Theme, Type

Align = Literal["left", "center", "right"]
Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]

ELLIPSIS = "…"
HARD_BLANK = "\u00a0"
SOFT_HYPHEN = "\u00ad"
HYPHEN = "-"
MAY_BREAK = re.compile(rf"(?<=[^\W\d_]{{2}}{HYPHEN})(?=[^\W\d_]{{2}})|(?<={SOFT_HYPHEN})")
"""Where a word may go on in the next line: behind a hyphen between letters, and where a translator says so."""
WIDOW = 0.16
LEADING, TIGHT_LEADING = 1.17, 1.0
BLANK = {Face.TITLE: 0.27, Face.TEXT: 0.26, Face.ITALIC: 0.26, Face.BOLD: 0.28, Face.HEAVY: 0.28}

_drawn = SurfaceCache(megabytes=24)


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set. `size` is in real pixels."""

    face: Face
    size: int
    colour: Colour
    shadow: Colour | None = None
    leading: float = LEADING

    @classmethod
    def of(cls, theme: Theme, kind: Type, colour: Colour, shadow: Colour | None = None) -> TextStyle:
        if not theme.is_strong:
            return cls(kind.face, theme.type_px(kind), colour, shadow)
        shown = theme.text_colour(colour)
        is_light = shown == (255, 255, 255)
        return cls(kind.face, theme.type_px(kind), shown, (0, 0, 0) if shadow is not None and is_light else None)

    @property
    def line_height(self) -> int:
        return max(round(self.size * self.leading), 1)

    @property
    def shadow_depth(self) -> int:
        return 0 if self.shadow is None else max(1, round(self.size / 18))


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Lines that are ready to be drawn."""

    lines: tuple[str, ...]
    style: TextStyle
    width: int
    height: int
    is_cut: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


def line_width(line: str, face: Face, size: int) -> int:
    """How wide a line is, with its blanks."""
    words = _words(line)
    return sum(_word_width(word, face, size) for word in words) + _blank(face, size) * (len(words) - 1)


def layout(text: str, style: TextStyle, width: int | None = None) -> TextBlock:
    """A text's lines; with `width` broken between words and behind hyphens, or anywhere in what is wider than a line.

    A blank that must not be broken at is written as U+00A0; a place where a word may be divided as U+00AD, which is
    drawn as a hyphen at the end of a line and not at all elsewhere.
    """
    lines = _lines(text, style.face, style.size, width)
    return _block(lines if width is None else _without_widow(text, lines, style, width), style)


def fit(text: str, style: TextStyle, box: tuple[int, int], *, max_lines: int = 1, smallest: int) -> TextBlock:
    """The text inside `box`: on up to `max_lines` tight lines, then smaller to `smallest`, at last cut with `…`."""
    return _fit(text, style, box, max_lines, smallest)


@lru_cache(maxsize=2048)
def whole(text: str, style: TextStyle, box: tuple[int, int], *, max_lines: int = 1, smallest: int) -> TextBlock | None:
    """The text inside `box` as `fit` sets it, but in full, no word broken and no line beyond the box; else None."""
    for size in range(style.size, min(smallest, style.size) - 1, -1):
        for lines in range(1, max_lines + 1):
            smaller = replace(style, size=size, leading=style.leading if lines == 1 else TIGHT_LEADING)
            block = _balanced(text, smaller, box[0] - style.shadow_depth, lines)
            if block is not None and block.height <= box[1]:
                return block
    return None


def draw_block(
    target: pygame.Surface,
    block: TextBlock,
    pos: tuple[int, int],
    anchor: Anchor = "topleft",
    align: Align | None = None,
) -> pygame.Rect:
    """Draws a block so that its `anchor` lies at `pos`, and returns its rectangle."""
    where = pygame.Rect(0, 0, *block.size)
    setattr(where, anchor, pos)
    chosen = align or _align_of(anchor)
    picture = _drawn.get((block, chosen), lambda: _render(block, chosen))
    target.blit(picture, (where.x - _margin(block.style.size), where.y))
    return where


def draw(
    target: pygame.Surface,
    text: str,
    style: TextStyle,
    pos: tuple[int, int],
    anchor: Anchor = "topleft",
    *,
    width: int | None = None,
    align: Align | None = None,
) -> pygame.Rect:
    """Lays out and draws a text; see `layout` and `draw_block`."""
    return draw_block(target, layout(text, style, width), pos, anchor, align)


def draw_in(
    target: pygame.Surface,
    text: str,
    style: TextStyle,
    box: pygame.Rect,
    anchor: Anchor = "center",
    *,
    max_lines: int = 1,
    smallest: int,
    align: Align | None = None,
) -> pygame.Rect:
    """Draws a text fitted into `box`, at the place in it that `anchor` names; see `fit`."""
    block = fit(text, style, box.size, max_lines=max_lines, smallest=smallest)
    return draw_block(target, block, getattr(box, anchor), anchor, align)


def draw_whole(
    target: pygame.Surface,
    text: str,
    style: TextStyle,
    box: pygame.Rect,
    anchor: Anchor = "center",
    *,
    max_lines: int = 1,
    smallest: int,
) -> bool:
    """Draws a text fitted into `box` if it has room there in full, and says whether it had."""
    block = fit(text, style, box.size, max_lines=max_lines, smallest=smallest)
    if not block.is_cut:
        draw_block(target, block, getattr(box, anchor), anchor)
    return not block.is_cut


def forget() -> None:
    """Drops all kept text, for tests and after a change of screen."""
    _drawn.clear()


def _words(line: str) -> list[str]:
    return line.replace(HARD_BLANK, " ").replace(SOFT_HYPHEN, "").split(" ")


def _ending(line: str) -> str:
    """A line as it stands when the next word, or the rest of its last word, goes to the next one."""
    return line[:-1] + HYPHEN if line.endswith(SOFT_HYPHEN) else line


@lru_cache(maxsize=8192)
def _word_width(word: str, face: Face, size: int) -> int:
    """The advance, not the ink: the overhang of an `f` mustn't widen the blanks beside it."""
    if not word:
        return 0
    drawn = font(face, size)
    return drawn.size(word + "n")[0] - drawn.size("n")[0] + _overhang(word, face, size)


@lru_cache(maxsize=8192)
def _overhang(word: str, face: Face, size: int) -> int:
    """How far the first letter reaches to the left of where it is set, as a negative number."""
    metrics = font(face, size).metrics(word[0])[0]
    return min(metrics[0], 0) if metrics else 0


def _margin(size: int) -> int:
    """Room beside a text for letters that reach beyond it."""
    return size // 3 + 1


def _blank(face: Face, size: int) -> int:
    return max(3, round(size * BLANK[face]))


@lru_cache(maxsize=2048)
def _lines(text: str, face: Face, size: int, width: int | None) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            blank = " " if current else ""
            if width is None or line_width(f"{current}{blank}{word}", face, size) <= width:
                current += blank + word
                continue
            for piece in MAY_BREAK.split(word):
                if line_width(_ending(f"{current}{blank}{piece}"), face, size) <= width:
                    current += blank + piece
                else:
                    if current:
                        lines.append(_ending(current))
                    *full, current = _broken(piece, face, size, width)
                    lines += full
                blank = ""
        lines.append(current)
    return tuple(line.replace(SOFT_HYPHEN, "") for line in lines)


def _widest_piece(text: str, face: Face, size: int) -> int:
    """How wide a line must be, so that no word is divided where it may not be."""
    words = text.replace("\n", " ").split(" ")
    return max(line_width(_ending(piece), face, size) for word in words for piece in MAY_BREAK.split(word))


def _without_widow(text: str, lines: tuple[str, ...], style: TextStyle, width: int) -> tuple[str, ...]:
    """Slightly narrower lines, where that saves a short word from standing alone at the end."""

    def last(these: tuple[str, ...]) -> int:
        return line_width(these[-1], style.face, style.size)

    if len(lines) < 2 or last(lines) > width * WIDOW:
        return lines
    for part in (0.95, 0.9, 0.85):
        tried = _lines(text, style.face, style.size, round(width * part))
        if len(tried) == len(lines) and last(tried) > last(lines):
            return tried
    return lines


def _broken(word: str, face: Face, size: int, width: int) -> list[str]:
    """A word in pieces that fit a line each; at least one letter a piece."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and _word_width(_ending(pieces[-1] + letter), face, size) > width and letter != SOFT_HYPHEN:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _block(lines: tuple[str, ...], style: TextStyle) -> TextBlock:
    width = max(line_width(line, style.face, style.size) for line in lines) + style.shadow_depth
    height = style.line_height * (len(lines) - 1) + font(style.face, style.size).get_height() + style.shadow_depth
    return TextBlock(lines, style, width, height)


@lru_cache(maxsize=2048)
def _fit(text: str, style: TextStyle, box: tuple[int, int], max_lines: int, smallest: int) -> TextBlock:
    width, height = box[0] - style.shadow_depth, box[1]
    for size in range(style.size, min(smallest, style.size) - 1, -1):
        smaller = replace(style, size=size)
        for lines in range(1, max_lines + 1):
            block = _balanced(text, smaller if lines == 1 else replace(smaller, leading=TIGHT_LEADING), width, lines)
            if block is not None and (lines == 1 or block.style.line_height * len(block.lines) <= height):
                return block
    return _cut(text, replace(style, size=min(smallest, style.size), leading=TIGHT_LEADING), width, max_lines)


def _balanced(text: str, style: TextStyle, width: int, count: int) -> TextBlock | None:
    """The text on at most `count` lines of similar length without breaking a word, or None if that is too wide."""
    widest = _widest_piece(text, style.face, style.size)
    if widest > width:
        return None
    lines = _lines(text, style.face, style.size, width)
    if len(lines) > count:
        return None
    if len(lines) > 1 and "\n" not in text:
        low, high = width // len(lines), width
        while low < high:
            middle = (low + high) // 2
            tried = _lines(text, style.face, style.size, middle)
            low, high = (low, middle) if widest <= middle and len(tried) <= len(lines) else (middle + 1, high)
        lines = _lines(text, style.face, style.size, high)
    return _block(lines, style)


def _cut(text: str, style: TextStyle, width: int, max_lines: int) -> TextBlock:
    lines = _lines(text, style.face, style.size, width)
    if len(lines) <= max_lines:
        return _block(lines, style)
    last = lines[max_lines - 1]
    while last and line_width(last + ELLIPSIS, style.face, style.size) > width:
        last = last[:-1]
    return replace(_block((*lines[: max_lines - 1], last.rstrip() + ELLIPSIS), style), is_cut=True)


def _align_of(anchor: Anchor) -> Align:
    return "left" if anchor.endswith("left") else "right" if anchor.endswith("right") else "center"


def _render(block: TextBlock, align: Align) -> pygame.Surface:
    style = block.style
    drawn = font(style.face, style.size)
    lead = _margin(style.size)
    picture = pygame.Surface((block.width + 2 * lead, block.height), pygame.SRCALPHA)
    depth = style.shadow_depth
    passes = [(style.shadow, depth)] if style.shadow else []
    for colour, offset in [*passes, (style.colour, 0)]:
        for row, line in enumerate(block.lines):
            spare = block.width - depth - line_width(line, style.face, style.size)
            x = offset + {"left": 0, "center": spare // 2, "right": spare}[align]
            for word in _words(line):
                if word:
                    spot = (x + _overhang(word, style.face, style.size) + lead, row * style.line_height + offset)
                    picture.blit(drawn.render(word, True, colour), spot)
                x += _word_width(word, style.face, style.size) + _blank(style.face, style.size)
    return picture
