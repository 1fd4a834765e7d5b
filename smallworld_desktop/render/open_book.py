"""A book that lies open on the table: leather, the edges of many pages, two pages of clean paper with a gutter."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pygame
from pygame import Rect, Surface

from smallworld_desktop.render import grain, surfaces
from smallworld_desktop.render.pieces.cutting import PiecePen
from smallworld_desktop.render.texture import (
    PREMULTIPLIED,
    Field,
    Layer,
    mix,
    premultiplied,
    ramp,
    rounded,
    rounded_distance,
    seamless_noise,
    soft_box,
    window,
)
from smallworld_desktop.render.theme import Colour, Theme

RED_LEATHER: Colour = (112, 38, 28)
PAPER = ((232, 210, 162), (251, 240, 210))
PLAIN_PAPER = ((250, 247, 238), (255, 253, 248))
PRINT: Colour = (150, 108, 58)


@dataclass(frozen=True, slots=True)
class OpenBook:
    """Where an open book's parts lie. `pages` are the areas for words: two, or one in a narrow window."""

    rect: Rect
    inner: Rect
    pages: tuple[Rect, ...]

    @property
    def spine(self) -> int:
        return self.inner.centerx


def open_book(rect: Rect, theme: Theme, *, is_single: bool = False) -> OpenBook:
    """The parts of a book that fills a rectangle."""
    px = theme.px
    cover = px(13, 9)
    inner = rect.inflate(-2 * cover, -2 * cover)
    pad, gutter, top = px(38, 22), px(34, 20), px(28, 16)
    high = inner.h - top - px(26, 16)
    if is_single:
        return OpenBook(rect, inner, (Rect(inner.x + pad, inner.y + top, inner.w - 2 * pad, high),))
    wide = inner.w // 2 - pad - gutter
    left = Rect(inner.x + pad, inner.y + top, wide, high)
    return OpenBook(rect, inner, (left, Rect(inner.centerx + gutter, left.y, wide, high)))


def draw_open_book(target: Surface, book: OpenBook, theme: Theme, colour: Colour = RED_LEATHER) -> None:
    """The empty book on its shadow, kept for its size."""
    margin = theme.px(48)
    key = ("open book", book.rect.size, len(book.pages), colour, theme.scale, theme.look.name)
    picture = surfaces.keep(key, lambda: _drawn(book, theme, colour, margin))
    target.blit(picture, book.rect.move(-margin, -margin), special_flags=PREMULTIPLIED)


def _drawn(book: OpenBook, theme: Theme, colour: Colour, margin: int) -> Surface:
    size, px = book.rect.size, theme.px
    alpha = soft_box(size, margin, px(20), 0.75, (px(4), px(12)))
    out = premultiplied(np.zeros((*alpha.shape, 3), np.float32) + np.array((20, 10, 4), np.float32), alpha)
    out.blit(_cover(size, colour, px(12)), (margin, margin), special_flags=PREMULTIPLIED)
    edge = Rect((margin, margin), size)
    pygame.draw.rect(out, mix(colour, (0, 0, 0), 0.55), edge, 2, border_radius=px(12))
    inner = book.inner.move(margin - book.rect.x, margin - book.rect.y)
    for step in range(5, 0, -1):
        sheet = inner.inflate(step * px(4) - px(2), step - px(2))
        tone = (206 - step * 6, 184 - step * 6, 138 - step * 5) if step % 2 else (166, 138, 92)
        pygame.draw.rect(out, tone, sheet, border_radius=3)
    out.blit(_pages(inner.size, theme, is_single=len(book.pages) == 1), inner)
    pygame.draw.rect(out, (96, 66, 38), inner, 1)
    return out


def _cover(size: tuple[int, int], colour: Colour, radius: int) -> Surface:
    fine = window(seamless_noise(512, 128, 2, 3), size, (0, 0))
    coarse = window(seamless_noise(512, 7, 3, 4), size, (0, 0))
    slope = np.gradient(fine, axis=0) + np.gradient(fine, axis=1)
    light = 0.84 + 0.20 * (coarse - 0.5) + np.clip(-slope * 1.1, -0.13, 0.13)
    inside = np.clip(0.5 - rounded_distance(size, (0, 0, 0, 0), radius), 0, 1).astype(np.float32)
    return premultiplied(np.array(colour, np.float32) * light[..., None], inside)


def _pages(size: tuple[int, int], theme: Theme, *, is_single: bool) -> Surface:
    """Paper, darker at its edges and in the gutter; plain where contrast is needed."""
    dark, light = PLAIN_PAPER if theme.is_strong else PAPER
    fibres = (window(grain.paper(theme.scale), size, (0, 0)).astype(np.int16) // 2 + 118).clip(0, 255).astype(np.uint8)
    pages = Surface(size, 0, 32)
    pixels = pygame.surfarray.pixels3d(pages)
    pixels[:] = ramp(dark, light)[fibres]
    if theme.is_strong:
        if not is_single:
            pixels[size[0] // 2] = (120, 100, 80)
        return pages
    shade = (_across(size[0], theme, is_single=is_single)[:, None] * _down(size[1], theme)[None, :])[..., None]
    pixels[:] = np.clip(pixels * shade ** np.array((0.75, 1.0, 1.3), np.float32), 0, 255).astype(np.uint8)
    return pages


def _across(width: int, theme: Theme, *, is_single: bool) -> Field:
    x = np.arange(width, dtype=np.float32)
    shade = 1 - 0.22 * np.exp(-np.minimum(x, width - x) / theme.px(16))
    if is_single:
        plain: Field = shade.astype(np.float32)
        return plain
    away = np.abs(x - width / 2)
    gutter = 1 - 0.50 * np.exp(-away / theme.px(13)) - 0.20 * np.exp(-away / theme.px(70))
    curl = 1 + 0.045 * np.exp(-(((away - theme.px(150)) / theme.px(80)) ** 2))
    bent: Field = (shade * gutter * curl).astype(np.float32)
    return bent


def _down(height: int, theme: Theme) -> Field:
    y = np.arange(height, dtype=np.float32)
    shade: Field = (1 - 0.18 * np.exp(-np.minimum(y, height - y) / theme.px(14))).astype(np.float32)
    return shade


def draw_flourish(target: Surface, centre: tuple[int, int], width: int, theme: Theme) -> None:
    """A printed ornament under a heading."""
    high = theme.px(16, 12)

    def make() -> Surface:
        pen, middle = PiecePen(width, high), high / 2
        for left, right in ((0.0, 0.40), (0.60, 1.0)):
            pen.line([(width * left, middle), (width * right, middle)], max(1.3, theme.scale * 1.3), PRINT)
        reach = high * 0.42
        half = width / 2
        pen.polygon(
            [(half - reach, middle), (half, middle - reach), (half + reach, middle), (half, middle + reach)], PRINT
        )
        for side in (-1, 1):
            pen.circle(half + side * high * 0.9, middle, high * 0.17, PRINT)
        return pen.done()

    picture = surfaces.keep(("flourish", width, high), make)
    target.blit(picture, picture.get_rect(center=centre), special_flags=PREMULTIPLIED)


def draw_note(target: Surface, rect: Rect, theme: Theme) -> None:
    """A slip pasted into the page, for a tip."""
    layers = (Layer(0, theme.px(8), (178, 146, 98)), Layer(1.3 * theme.scale, theme.px(7), (255, 247, 220)))
    picture = surfaces.keep(("note", rect.size, theme.scale), lambda: rounded(rect.size, layers))
    target.blit(picture, rect, special_flags=PREMULTIPLIED)


def draw_initial(target: Surface, rect: Rect, picture: Surface) -> None:
    """A painted field before a title, with the chapter's picture in gold and red."""
    size = rect.w

    def make() -> Surface:
        pen = PiecePen(size, size)
        for inset, radius, ink in (
            (0.0, 5, (52, 33, 20)),
            (1.6, 4, (150, 36, 28)),
            (4.0, 2, (226, 180, 84)),
            (5.2, 2, (134, 30, 24)),
        ):
            pen.box(inset, inset, size - 2 * inset, size - 2 * inset, radius, ink)
        return pen.done()

    target.blit(surfaces.keep(("initial", size), make), rect, special_flags=PREMULTIPLIED)
    target.blit(picture, picture.get_rect(center=rect.center), special_flags=PREMULTIPLIED)
