"""Wood, parchment and brass: what panels and widgets are made of, drawn once per size and kept.

Every `draw_*` puts one finished picture at a rectangle; shadows reach beyond it. `forget` drops what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from smallworld_desktop.render import drawings, materials
from smallworld_desktop.render import theme as colours
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.materials import Sheet, Wood
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, mix, rounded
from smallworld_desktop.render.theme import PAINTED, Colour, InterfaceLook, Theme

__all__ = [
    "Sheet",
    "Wood",
    "backdrop",
    "draw_focus_ring",
    "draw_lit_frame",
    "draw_panel",
    "draw_rule",
    "draw_table",
    "draw_veil",
    "draw_well",
    "draw_wood",
    "forget",
    "keep",
]

_kept = SurfaceCache(megabytes=96)


def draw_table(target: pygame.Surface, look: InterfaceLook = PAINTED) -> None:
    """Covers the whole target with the table."""
    size = target.get_size()
    picture = _get(("table", size, look.name), lambda: materials.table(size, Theme.for_window(size).scale, look))
    target.blit(picture, (0, 0))


def draw_panel(target: pygame.Surface, rect: pygame.Rect, theme: Theme, sheet: Sheet = Sheet.PANEL) -> None:
    """A sheet of parchment on its shadow."""
    margin = theme.px(22)
    key = ("sheet", sheet, rect.size, theme.scale, theme.look.name)
    target.blit(
        _stored(key, lambda: materials.sheet(rect.size, theme.scale, sheet, margin, theme.look)),
        rect.move(-margin, -margin),
        None,
        PREMULTIPLIED,
    )


def backdrop(size: tuple[int, int], panels: Sequence[pygame.Rect], theme: Theme) -> pygame.Surface:
    """The table with panels on it, as one opaque picture: what lies still is drawn with one blit."""
    key = ("backdrop", size, tuple(tuple(panel) for panel in panels), theme.scale, theme.look.name)

    def make() -> pygame.Surface:
        picture = pygame.Surface(size, 0, 32)
        draw_table(picture, theme.look)
        for panel in panels:
            draw_panel(picture, panel, theme)
        return picture

    return _get(key, make)


def draw_wood(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    state: Wood = Wood.NORMAL,
    *,
    radius: int = 0,
    grain: int = 0,
) -> None:
    """A wooden plate with a brass edge, the stuff of what can be pressed. `grain` varies the pattern."""
    margin, corner = theme.px(9), radius or theme.radius
    key = ("wood", rect.size, state, corner, grain % 4, theme.scale, theme.look.name)
    picture = _stored(key, lambda: materials.wood(rect.size, theme.scale, state, corner, grain % 4, margin, theme.look))
    target.blit(picture, rect.move(-margin, -margin), None, PREMULTIPLIED)


def draw_well(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    face: Colour = colours.WELL,
    *,
    radius: int = 0,
    ink: Colour = (134, 98, 58),
) -> None:
    """A sunk field of parchment: text entries, choices not taken, the ground of lists."""
    one, corner = theme.scale, radius or theme.px(6)
    if theme.is_strong:
        face, ink = mix(face, (255, 255, 255), 0.75), colours.INK
    layers = (
        Layer(0, corner, ink),
        Layer(1.2 * one, corner - one, mix(face, (150, 112, 66), 0.5)),
        Layer(1.2 * one, corner - one, face, sunk=1.5 * one),
    )
    key = ("well", rect.size, face, corner, ink, one)
    target.blit(_get(key, lambda: rounded(rect.size, layers)), rect, None, PREMULTIPLIED)


def draw_lit_frame(target: pygame.Surface, rect: pygame.Rect, theme: Theme, face: Colour = colours.TURN_FACE) -> None:
    """A gold frame around a bright field: now, chosen."""
    one, corner = theme.scale, theme.px(8)
    line: Colour = colours.INK if theme.is_strong else (112, 66, 30)
    layers = (
        Layer(0, corner, line),
        Layer(1.4 * one, corner - one, colours.TURN_GOLD),
        Layer(4 * one, corner - 3 * one, line),
        Layer(5 * one, corner - 4 * one, face),
    )
    key = ("lit", rect.size, face, one, line)
    target.blit(_get(key, lambda: rounded(rect.size, layers)), rect, None, PREMULTIPLIED)


def draw_band(target: pygame.Surface, rect: pygame.Rect, colour: Colour, theme: Theme) -> None:
    """A heading's band: a strip of colour at the left and a breath of it behind the words."""

    def make() -> pygame.Surface:
        band = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
        band.fill((*colour, 46))
        band.fill((*colour, 255), (0, 0, theme.px(4, 3), rect.h))
        return band.premul_alpha()

    target.blit(keep(("band", rect.size, colour), make), rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_focus_ring(target: pygame.Surface, rect: pygame.Rect, theme: Theme, radius: int = 0) -> None:
    """The gold ring with a soft glow around what has the keyboard."""
    margin, corner = theme.px(12), radius or theme.radius
    key = ("ring", rect.size, corner, theme.scale)
    picture = _stored(key, lambda: materials.focus_ring(rect.size, theme.scale, corner, margin))
    target.blit(picture, rect.move(-margin, -margin), None, PREMULTIPLIED)


def draw_rule(
    target: pygame.Surface, start: tuple[int, int], length: int, theme: Theme, *, upright: bool = False
) -> None:
    """A thin dividing line on parchment."""
    thick = max(1, round(theme.scale))
    target.fill(
        colours.INK if theme.is_strong else colours.RULE,
        (*start, thick, length) if upright else (*start, length, thick),
    )


def draw_veil(target: pygame.Surface, rect: pygame.Rect | None = None, strength: float = 0.8) -> None:
    """Darkens what lies behind a dialog, warmly, as if a lamp were turned down."""
    target.fill(mix((255, 255, 255), (64, 46, 32), strength), rect or target.get_rect(), pygame.BLEND_RGB_MULT)


def keep(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """For widgets' own small pictures: the picture of `key`, made on first use."""
    return _get(("own", *key), make)


def forget() -> None:
    """Drops all kept pictures."""
    _kept.clear()


def _get(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
    return _kept.get(key, make)


def _stored(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """The same for what takes long to make: it is there at the next start, too."""
    return _kept.get(key, lambda: drawings.kept(key, make))
