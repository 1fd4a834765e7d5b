"""Where a window fits: the usable parts of the screens, without task bars, and a place for the window on them."""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect

COMFORTABLE = (1280, 760)
"""On less than this the game takes the whole screen."""
TITLE_BAR = 40
"""What the frame of a window takes above its content."""
SHARE = 0.8
"""Of a large screen, at the first start."""
IN_REACH = (160, 40)
"""So much of a window's upper edge has to be on a screen for a hand to get hold of it."""


def place_for(kept: Rect | None) -> Rect | None:
    """A place for the window, which lay at `kept` if it was ever closed. None if it should take the whole screen."""
    areas = usable_areas()
    return first_place(areas[0]) if kept is None else kept_place(areas, kept)


def first_place(area: Rect) -> Rect | None:
    """Where a window lies that was never opened before: in the middle. None if it should take the whole screen."""
    room = _room(area)
    if room.width < COMFORTABLE[0] or room.height < COMFORTABLE[1]:
        return None
    width = max(COMFORTABLE[0], round(room.width * SHARE))
    height = max(COMFORTABLE[1], round(room.height * SHARE))
    return Rect(room.x + (room.width - width) // 2, room.y + (room.height - height) // 2, width, height)


def kept_place(areas: Sequence[Rect], kept: Rect) -> Rect:
    """Where a window lies that was closed there: the same place, unless its screen is gone or has become smaller."""
    edge = Rect(kept.x, kept.y, kept.width, IN_REACH[1])
    reach = max(areas, key=lambda area: area.clip(edge).width * area.clip(edge).height)
    room = _room(reach)
    size = min(kept.width, room.width), min(kept.height, room.height)
    overlap = reach.clip(edge)
    if overlap.width < IN_REACH[0] or overlap.height < IN_REACH[1] // 2:
        return Rect(room.centerx - size[0] // 2, room.centery - size[1] // 2, *size)
    return Rect(kept.topleft, size) if size != kept.size else kept


def _room(area: Rect) -> Rect:
    """What is left of an area for the content of a window."""
    return Rect(area.x, area.y + TITLE_BAR, area.width, area.height - TITLE_BAR)


def usable_areas() -> list[Rect]:
    """The screens without their task bars, the main one first. Needs an open display."""
    return _told_by_sdl() or [Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()]


class _SdlRect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "w", "h")]


def _told_by_sdl() -> list[Rect]:
    """pygame knows the sizes of screens but not where their task bars are; the library below it does."""
    sdl = _library()
    if sdl is None:
        return []
    areas = []
    for number in range(sdl.SDL_GetNumVideoDisplays()):
        found = _SdlRect()
        if sdl.SDL_GetDisplayUsableBounds(number, ctypes.byref(found)) == 0:
            areas.append(Rect(found.x, found.y, found.w, found.h))
    return areas


def _library() -> ctypes.CDLL | None:
    """The very library that pygame has loaded; another copy of it would know of no display."""
    beside = Path(pygame.__file__).parent
    patterns = {"win32": "SDL2.dll", "darwin": "**/libSDL2-2*.dylib"}
    folders = (beside, beside.parent / "pygame_ce.libs", beside.parent)
    found = (file for folder in folders for file in folder.glob(patterns.get(sys.platform, "libSDL2-2*.so*")))
    name = next((str(file) for file in found), None) or ctypes.util.find_library("SDL2-2.0")
    try:
        return ctypes.CDLL(name) if name else None
    except OSError:
        return None


def saves_power() -> bool:
    """Whether the computer lives on its battery."""
    state = pygame.system.get_power_state()
    return state is not None and bool(state.on_battery)
