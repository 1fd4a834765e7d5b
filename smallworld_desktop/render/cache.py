"""Drawn pictures kept for the next frame, forgetting the longest unused when they take too much memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

BYTES_PER_PIXEL = 4


class SurfaceCache:
    """Surfaces by key, within a budget of pixels' memory."""

    def __init__(self, megabytes: float) -> None:
        self._budget = int(megabytes * 1024 * 1024)
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.bytes = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of `key`, made on first use. Callers must not draw on it."""
        kept = self.find(key)
        if kept is None:
            kept = make()
            self.put(key, kept)
        return kept

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface of `key` if it is still there."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def put(self, key: Hashable, made: pygame.Surface) -> None:
        """Keeps a surface; those that were unused for longest make room for it."""
        self.drop(key)
        self._kept[key] = made
        self.bytes += _bytes(made)
        while self.bytes > self._budget and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= _bytes(oldest)

    def drop(self, key: Hashable) -> None:
        """Forgets a surface, if it is there."""
        gone = self._kept.pop(key, None)
        self.bytes -= _bytes(gone) if gone is not None else 0

    def drop_all(self, is_gone: Callable[[Hashable], bool]) -> None:
        """Forgets every surface whose key is one of those."""
        for key in [key for key in self._kept if is_gone(key)]:
            self.drop(key)

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * BYTES_PER_PIXEL
