"""The sound device. A machine without one plays nothing, and that is no error."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from smallworld_desktop import paths

RATE, SIDES, BUFFER = 32000, 2, 1024
CHANNELS, RESERVED = 24, 6
"""The reserved ones are for beds and music; effects share the others."""
UNHEARD = frozenset({"dummy", "disk"})


@contextmanager
def _no_chatter() -> Iterator[None]:
    """The system's sound library complains on the terminal when there is no device; nobody can use that."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


def read_sound(file: str) -> pygame.mixer.Sound:
    """A file of `assets/sounds`, decoded for the open device."""
    return pygame.mixer.Sound(paths.assets() / "sounds" / file)


class Device:
    """Opened when something is to be heard, and tried only once."""

    def __init__(self) -> None:
        self.is_missing = False
        """True once it has turned out that there is none."""

    @property
    def is_open(self) -> bool:
        return pygame.mixer.get_init() is not None

    @property
    def is_heard(self) -> bool:
        """Whether anybody can hear it: a stand-in takes sounds and drops them."""
        return self.is_open and pygame.mixer.get_driver() not in UNHEARD

    def open(self) -> bool:
        """Whether sounds can be played now."""
        if not self.is_missing and not self.is_open:
            try:
                with _no_chatter():
                    pygame.mixer.init(RATE, -16, SIDES, BUFFER, allowedchanges=0)
            except pygame.error:
                self.is_missing = True
                return False
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(RESERVED)
        return not self.is_missing

    def close(self) -> None:
        if self.is_open:
            pygame.mixer.quit()

    def hush(self) -> None:
        """Ends all effects."""
        for number in range(RESERVED, pygame.mixer.get_num_channels()):
            pygame.mixer.Channel(number).stop()
