"""Emblems by id and size: drawn once at a few fixed resolutions, scaled down, kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from pygame import Surface

from smallworld_desktop.content.arms import Arms
from smallworld_desktop.render import drawings
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.emblems import (
    icons_actions,
    icons_things,
    markers,
    markers_underground,
    money,
    places,
    places_underground,
    powers_base_1,
    powers_base_2,
    powers_more,
    powers_underground_1,
    powers_underground_2,
    races_base,
    races_more,
    races_underground,
    symbols,
    tiny_markers,
    tiny_underground,
)
from smallworld_desktop.render.emblems.arms import drawn_arms
from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.files import load_picture
from smallworld_desktop.render.emblems.monogram import monogram
from smallworld_desktop.render.emblems.registry import FAMILIES, TINY, Drawing
from smallworld_desktop.rules.messages import Message

REGISTERED_RACES = (races_base, races_more, races_underground)
REGISTERED_POWERS = (powers_base_1, powers_base_2, powers_more, powers_underground_1, powers_underground_2)
REGISTERED_THINGS = (places, places_underground, markers, markers_underground, symbols, money)
REGISTERED_TINY = (tiny_markers, tiny_underground)
REGISTERED_ICONS = (icons_actions, icons_things)
ICON_FAMILY = "icons"
SYMBOL_FAMILY = "symbols"

SMALL = 60
"""Below this size the bolder version is used."""
SMALL_BOLD = 1.18
TINY_BELOW = 24
"""Below this size the simpler drawing is used, where there is one: a marker on the board is 16 to 21 pixels."""
TINY_BOLD = 1.5
RESOLUTIONS = (256, 512, 1024)
KEPT_BELOW = 96
"""Drawings up to this size are kept on disk."""

_kept = SurfaceCache(megabytes=32)
_masters = SurfaceCache(megabytes=48)
_generation = 0
_pictures: dict[str, Surface] = {}
_arms: dict[str, Arms] = {}
_names: dict[str, str] = {}


def families() -> dict[str, list[str]]:
    """All ids of drawn emblems by family, icons excepted."""
    return {name: list(drawings) for name, drawings in FAMILIES.items() if name != ICON_FAMILY}


def icons() -> list[str]:
    return list(FAMILIES[ICON_FAMILY])


def has_emblem(emblem_id: str) -> bool:
    """Is there a drawing or a picture of its own (rather than a monogram)?"""
    return emblem_id in _pictures or emblem_id in _arms or _drawing(emblem_id) is not None


def register_file(emblem_id: str, path: Path) -> Message | None:
    """Use a content pack's SVG or PNG for this id. If it can't be used, says why and changes nothing."""
    picture = load_picture(path)
    if isinstance(picture, Message):
        return picture
    _pictures[emblem_id] = picture
    _arms.pop(emblem_id, None)
    _forget(emblem_id)
    return None


def register_arms(emblem_id: str, arms: Arms) -> Message | None:
    """Use an emblem that a pack puts together. If a drawing of it is unknown, says so and changes nothing."""
    for figure in filter(None, (arms.figure, arms.beside)):
        if _drawing(figure) is None:
            return Message("emblem.no_drawing", {"name": figure})
    if _arms.get(emblem_id) != arms or emblem_id in _pictures:
        _arms[emblem_id] = arms
        _pictures.pop(emblem_id, None)
        _forget(emblem_id)
    return None


def forget(emblem_id: str) -> None:
    """What a pack brought for this id counts no more."""
    had = [_pictures.pop(emblem_id, None), _arms.pop(emblem_id, None)]
    if any(one is not None for one in had):
        _forget(emblem_id)


def register_name(emblem_id: str, name: str) -> None:
    """The name whose initials are shown for an id that has neither drawing nor picture."""
    if _names.get(emblem_id) != name:
        _names[emblem_id] = name
        if not has_emblem(emblem_id):
            _forget(emblem_id)


def forget_packs() -> None:
    """Drop all registered files and names, before other packs are loaded."""
    _pictures.clear()
    _arms.clear()
    _names.clear()
    _forget()


def emblem(emblem_id: str, size: int, *, grey: bool = False) -> Surface:
    """The emblem as a premultiplied square of `size` pixels; grey for a race in decline."""
    return _kept.get(("emblem", emblem_id, size, grey), lambda: _sized("emblem", emblem_id, size, grey))


def drawn_shape(shape: str, pattern: str, size: int) -> Surface:
    """What an emblem of a pack may lie on, bare."""

    def make() -> Surface:
        large = drawn_arms(
            Arms(shape=shape, pattern=pattern), RESOLUTIONS[0], 1.0, lambda figure: _ours(figure, 1, 1.0)
        )
        return pygame.transform.smoothscale(large, (size, size))

    return _kept.get(("shape", f"{shape} {pattern}", size), make)


def symbol(name: str, size: int) -> Surface:
    """A symbol that is printed on regions: the magic source, not the power of the same name."""
    if name not in FAMILIES[SYMBOL_FAMILY]:
        return emblem(name, size)
    return _kept.get((SYMBOL_FAMILY, name, size), lambda: _sized(SYMBOL_FAMILY, name, size, grey=False))


def icon(name: str, size: int, *, grey: bool = False) -> Surface:
    """An interface icon as a premultiplied square; grey when what it does is not possible. KeyError if unknown."""
    return _kept.get((ICON_FAMILY, name, size, grey), lambda: _sized(ICON_FAMILY, name, size, grey))


def generation() -> int:
    """Grows whenever an emblem may look different from now on; pieces made with it have to be made anew."""
    return _generation


def _forget(emblem_id: str = "") -> None:
    """All pictures, or those of one emblem, are made anew."""
    global _generation
    _generation += 1
    for cache in (_kept, _masters):
        if emblem_id:
            cache.drop_all(lambda key: isinstance(key, tuple) and key[1] == emblem_id)
        else:
            cache.clear()


def _drawing(emblem_id: str) -> Drawing | None:
    for name, family in FAMILIES.items():
        if name != ICON_FAMILY and emblem_id in family:
            return family[emblem_id]
    return None


def _sized(kind: str, emblem_id: str, size: int, grey: bool) -> Surface:
    """Our small drawings are kept on disk; what packs bring may be another one tomorrow."""
    is_ours = kind in FAMILIES or (emblem_id not in _pictures and emblem_id not in _arms and _drawing(emblem_id))
    if not is_ours or size > KEPT_BELOW:
        return _scaled(kind, emblem_id, size, grey)
    return drawings.kept((kind, emblem_id, size, grey), lambda: _scaled(kind, emblem_id, size, grey))


def _scaled(kind: str, emblem_id: str, size: int, grey: bool) -> Surface:
    bold = _bold(kind, emblem_id, size)
    resolution = next((r for r in RESOLUTIONS if r >= 3 * size), RESOLUTIONS[-1])
    key = (kind, emblem_id, resolution, bold)
    large = _masters.get(key, lambda: _drawn(kind, emblem_id, resolution, bold))
    picture = pygame.transform.smoothscale(large, (size, size))
    return _greyed(picture) if grey else picture


def _bold(kind: str, emblem_id: str, size: int) -> float:
    """How heavy the ink is; above that of the small version it is the tiny one."""
    if size < TINY_BELOW and kind not in FAMILIES and emblem_id in TINY:
        return TINY_BOLD
    return SMALL_BOLD if size < SMALL else 1.0


def _drawn(kind: str, emblem_id: str, resolution: int, bold: float) -> Surface:
    if kind in FAMILIES:
        drawing: Drawing | None = FAMILIES[kind][emblem_id]
    elif emblem_id in _pictures:
        return _pictures[emblem_id]
    elif emblem_id in _arms:
        return drawn_arms(_arms[emblem_id], resolution, bold, lambda figure: _ours(figure, resolution, bold))
    else:
        drawing = TINY[emblem_id] if bold == TINY_BOLD else _drawing(emblem_id)
    canvas = Canvas(resolution, bold)
    if drawing is None:
        monogram(canvas, emblem_id, _names.get(emblem_id, emblem_id))
    else:
        drawing(canvas)
    return canvas.finished()


def _ours(figure: str, resolution: int, bold: float) -> Surface:
    """A drawing of the game, whatever packs bring for its id."""
    canvas, drawing = Canvas(resolution, bold), _drawing(figure)
    assert drawing is not None
    drawing(canvas)
    return canvas.finished()


def _greyed(picture: Surface) -> Surface:
    """Warm grey, a little lighter, so that the ink still carries the silhouette."""
    out = picture.copy()
    rgb = pygame.surfarray.pixels3d(out)
    alpha = pygame.surfarray.array_alpha(out)[..., None].astype(np.float32)
    light = 255 * (rgb.mean(-1, keepdims=True) / 255) ** 0.72 * (alpha / 255)
    rgb[:] = np.minimum(light * np.array((1.0, 0.98, 0.95), np.float32), alpha).astype(np.uint8)
    return out
