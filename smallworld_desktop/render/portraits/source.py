"""Portraits by id and size: the shipped files or a pack's own, decoded once, cut, kept."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

import numpy as np
import pygame
from pygame import Rect, Surface

from smallworld_desktop import paths
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.emblems.files import load_plain
from smallworld_desktop.render.pieces.fields import field_colour
from smallworld_desktop.render.texture import premultiplied
from smallworld_desktop.rules.messages import Message

log = logging.getLogger(__name__)

SHAPE = 4 / 5
"""Width to height."""
FACE = (0.5, 0.42)
"""Where the face is, as shares of the picture: what a cut keeps."""
CLOSE = 0.76
"""The part of the picture's width that a medallion shows."""
EDGE = 0.45
"""How much darker a medallion is at its edge."""

_masters = SurfaceCache(megabytes=24)
_kept = SurfaceCache(megabytes=32)
_own: dict[str, Surface] = {}


def shipped() -> list[str]:
    """Ids of all portraits that come with the game."""
    return sorted(_files())


def has_portrait(id: str) -> bool:
    return id in _own or id in _files()


def register_file(id: str, path: Path) -> Message | None:
    """Use a content pack's picture for this id. If it can't be used, says why and changes nothing."""
    picture = load_plain(path)
    if isinstance(picture, Message):
        return picture
    part = _cut(picture.get_size(), SHAPE)
    ground = Surface(part.size, 0, 32)
    ground.fill(field_colour(id))
    ground.blit(picture, (0, 0), part)
    _own[id] = ground
    _forget()
    return None


def forget_packs() -> None:
    """Drop all registered files, before other packs are loaded."""
    _own.clear()
    _forget()


def portrait(id: str, size: tuple[int, int]) -> Surface | None:
    """The portrait, cut about the face so that it fills `size`; None if there is none."""
    master = _master(id)
    if master is None:
        return None
    return _kept.get((id, size), lambda: _scaled(master, _cut(master.get_size(), size[0] / size[1]), size))


def medallion(id: str, diameter: int) -> Surface | None:
    """A premultiplied disc that shows the face, a little darker at its edge; None if there is no portrait."""
    master = _master(id)
    if master is None:
        return None
    return _kept.get((id, diameter), lambda: _rounded(master, diameter))


@lru_cache(maxsize=1)
def _files() -> dict[str, Path]:
    return {file.stem: file for file in (paths.assets() / "portraits").glob("*.webp")}


def _forget() -> None:
    _masters.clear()
    _kept.clear()


def _master(id: str) -> Surface | None:
    if id in _own:
        return _own[id]
    file = _files().get(id)
    if file is None:
        return None
    try:
        return _masters.get(id, lambda: _plain(pygame.image.load(file)))
    except (OSError, pygame.error) as error:
        log.error("the portrait %s can't be shown: %s", file, error)
        del _files()[id]
        return None


def _plain(picture: Surface) -> Surface:
    """In the byte order of other surfaces, which makes blits quick; needs no display."""
    out = Surface(picture.get_size(), 0, 32)
    out.blit(picture, (0, 0))
    return out


def _cut(size: tuple[int, int], shape: float) -> Rect:
    """The largest part of this shape, about the face."""
    width, height = size
    part = Rect(0, 0, min(width, round(height * shape)), min(height, round(width / shape)))
    part.center = (round(width * FACE[0]), round(height * FACE[1]))
    return part.clamp(Rect((0, 0), size))


def _scaled(master: Surface, part: Rect, size: tuple[int, int]) -> Surface:
    return pygame.transform.smoothscale(master.subsurface(part), size)


def _rounded(master: Surface, diameter: int) -> Surface:
    width, height = master.get_size()
    side = round(width * CLOSE)
    part = Rect(0, 0, side, side)
    part.center = (round(width * FACE[0]), round(height * FACE[1]))
    face = _scaled(master, part.clamp(master.get_rect()), (diameter, diameter))
    at = np.arange(diameter, dtype=np.float32) + 0.5 - diameter / 2
    reach = np.hypot(at[:, None], at[None, :]) / (diameter / 2)
    dim = 1 - EDGE * np.clip((reach - 0.72) / 0.28, 0, 1) ** 2
    inside = np.clip((1 - reach) * diameter / 2, 0, 1)
    return premultiplied(pygame.surfarray.array3d(face) * dim[..., None], inside)
