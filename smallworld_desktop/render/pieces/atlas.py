"""A closed atlas in an owner's colour: leather, spine, gold tooling, brass corners; and a medallion for its cover."""

from __future__ import annotations

import math

import numpy as np
import pygame
from pygame import Rect, Surface

from smallworld_desktop.render import portraits
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.fields import field_colour
from smallworld_desktop.render.texture import mix, seamless_noise, window
from smallworld_desktop.render.theme import INK, Colour

GOLD: Colour = (232, 188, 96)
LEATHER: Colour = (60, 16, 10)
BRASS: tuple[Colour, Colour] = ((202, 154, 70), (230, 186, 96))
SPINE, TOOLED = 0.074, 0.036
"""Widths of the spine and of the margin before the gold frame, as shares of the book's width."""


@kept
def atlas(width: int, height: int, colour: Colour) -> Surface:
    """The book from above, with its page block below it."""
    edge = max(4, width // 70)
    found = Surface((width + edge, height + edge), pygame.SRCALPHA, 32)
    for step in range(edge, 0, -1):
        tone = (214, 192, 146) if step % 2 else (158, 130, 86)
        pygame.draw.rect(found, tone, (step, step, width, height), border_radius=edge)
    found.blit(_cover(width, height, mix(colour, LEATHER, 0.52), edge * 2), (0, 0))
    return found.premul_alpha()


def _cover(width: int, height: int, base: Colour, radius: int) -> Surface:
    leather = _leather(width, height, base)
    mask = Surface((width, height), pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    leather.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(leather, (34, 12, 8), leather.get_rect(), 2, border_radius=radius)
    spine = round(width * SPINE)
    pygame.draw.line(leather, mix(base, (0, 0, 0), 0.6), (spine, 3), (spine, height - 4), 2)
    leather.blit(_tooling(width - spine, height), (spine, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    corner = _corner(max(20, width // 10))
    leather.blit(pygame.transform.flip(corner, True, False), (width - corner.get_width(), 0))
    leather.blit(pygame.transform.flip(corner, True, True), (width - corner.get_width(), height - corner.get_height()))
    return leather


def _leather(width: int, height: int, base: Colour) -> Surface:
    """Grained, lit from the upper left, rounder at the spine."""
    grain = window(seamless_noise(256, 40, 3, 11), (width, height), (0, 0))
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height), indexing="ij")
    light = 1.08 - 0.62 * np.hypot((x - 0.38) * 0.9, (y - 0.28) * 0.8)
    bent = np.where(x < SPINE, 0.62 + 0.5 * np.exp(-((((x / SPINE) - 0.42) / 0.22) ** 2)), 1.0)
    tone = (0.8 + 0.34 * grain) * light * np.minimum(bent, 1.0)
    found = Surface((width, height), pygame.SRCALPHA, 32)
    pygame.surfarray.pixels3d(found)[:] = np.clip(np.array(base) * tone[..., None], 0, 255).astype(np.uint8)
    pygame.surfarray.pixels_alpha(found)[:] = 255
    return found


def _tooling(width: int, height: int) -> Surface:
    """Two frames in gold with a star in each corner."""
    pen = PiecePen(width, height)
    far = width * TOOLED
    for inset, thick in ((far, 3.0), (far * 1.4, 1.3)):
        for shift, colour in ((1.2, LEATHER), (0.0, GOLD)):
            low, right, bottom = inset + shift, width - inset + shift, height - inset + shift
            pen.line([(low, low), (right, low), (right, bottom), (low, bottom), (low, low)], thick, colour)
    reach = width * 0.1
    for left, top in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        cx, cy = (far * 1.4 if left > 0 else width - far * 1.4), (far * 1.4 if top > 0 else height - far * 1.4)
        for ring in range(3):
            wide = reach * (1 - ring * 0.26)
            turns = (step * math.pi / 24 for step in range(13))
            arc = [(cx + left * wide * math.cos(turn), cy + top * wide * math.sin(turn)) for turn in turns]
            pen.line(arc, 2.2 - ring * 0.5, GOLD)
        pen.polygon(_star((cx + left * reach * 0.3, cy + top * reach * 0.3), reach * 0.22), GOLD)
    return pen.done()


def _star(centre: Spot, radius: float) -> list[Spot]:
    spots = []
    for number in range(8):
        far = radius if number % 2 == 0 else radius * 0.4
        turn = number * math.pi / 4
        spots.append((centre[0] + far * math.sin(turn), centre[1] - far * math.cos(turn)))
    return spots


def _corner(size: int) -> Surface:
    """Brass for the upper left corner."""
    pen = PiecePen(size, size)
    bend = ((1.0, 0.0), (0.86, 0.16), (0.62, 0.30), (0.44, 0.44), (0.30, 0.62), (0.16, 0.86), (0.0, 1.0))
    for shrink, shift, colour in ((1.0, 0.0, INK), (0.95, 1.6, BRASS[0]), (0.8, 3.0, BRASS[1])):
        shape = [(shift, shift)] + [(x * size * shrink + shift, y * size * shrink + shift) for x, y in bend]
        pen.polygon(shape, colour)
    for far in (0.18, 0.62):
        pen.circle(size * far, size * 0.18, size * 0.05, (120, 80, 30))
        pen.circle(size * 0.18, size * far, size * 0.05, (120, 80, 30))
    return pen.done()


@kept
def medallion(race: str, size: int) -> Surface:
    """A race's face, or its emblem on its field, in a ring of gold."""
    pen = PiecePen(size + 8, size + 8)
    middle = (size / 2 + 4, size / 2 + 4)
    pen.circle_shadow((middle[0], middle[1] + 3), size / 2, 3)
    for share, colour in ((1.0, INK), (0.975, GOLD), (0.92, mix(GOLD, INK, 0.5)), (0.9, field_colour(race))):
        pen.circle(*middle, size / 2 * share, colour)
    found = pen.done()
    face = portraits.medallion(race, round(size * 0.9))
    put(found, face if face is not None else emblem(race, round(size * 0.66)), middle)
    return found


def atlas_frame(book: Rect) -> Rect:
    """The part of a cover inside the gold."""
    spine, far = round(book.w * SPINE), round(book.w * TOOLED * 1.9)
    return Rect(book.x + spine + far, book.y + far, book.w - spine - 2 * far, book.h - 2 * far)
