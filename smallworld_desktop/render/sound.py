"""Short effects. A machine without a sound device plays none, and that is no error."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum

import pygame

from smallworld_desktop import paths

RATE, CHANNELS, BUFFER = 22050, 2, 512
PAUSE = 0.045
"""The same effect again within this time would only be louder."""


class Effect(StrEnum):
    """What can be heard, by its file's name in `assets/sounds`."""

    CLICK = "click"
    TICK = "tick"
    PAGE = "page"
    PLACE = "place"
    CONQUER = "conquer"
    LOST = "lost"
    DECLINE = "decline"
    DIE = "die"
    COIN = "coin"
    PURSE = "purse"
    TURN = "turn"
    REFUSED = "refused"
    UNDO = "undo"
    VICTORY = "victory"


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


class SoundBoard:
    """Plays effects at the player's volume. The device is opened when the first effect is to be heard."""

    def __init__(
        self, volume: float = 0.7, *, muted: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.volume = volume
        self.muted = muted
        self._clock = clock
        self._is_silent = False
        self._sounds: dict[Effect, pygame.mixer.Sound] = {}
        self._played: dict[Effect, float] = {}

    @property
    def is_available(self) -> bool:
        """False once it has turned out that there is no sound device."""
        return not self._is_silent

    def set_volume(self, volume: float, *, muted: bool) -> None:
        """`volume` runs from 0 to 1."""
        self.volume = min(max(volume, 0.0), 1.0)
        self.muted = muted
        for sound in self._sounds.values():
            sound.set_volume(self._loudness)

    def play(self, name: str) -> None:
        """Plays an effect, unless sound is off. Raises ValueError for a name that no effect has."""
        effect = Effect(name)
        now = self._clock()
        if self._loudness == 0 or now - self._played.get(effect, -PAUSE) < PAUSE or not self._open():
            return
        self._played[effect] = now
        sound = self._sounds.get(effect)
        if sound is None:
            sound = pygame.mixer.Sound(paths.assets() / "sounds" / f"{effect}.wav")
            sound.set_volume(self._loudness)
            self._sounds[effect] = sound
        sound.play()

    def close(self) -> None:
        """Lets go of the device."""
        self._sounds.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    @property
    def _loudness(self) -> float:
        """Ears hear in ratios: half-way of the slider is a quarter of the force."""
        return 0.0 if self.muted else self.volume**2

    def _open(self) -> bool:
        if self._is_silent or pygame.mixer.get_init():
            return not self._is_silent
        self._sounds.clear()
        try:
            with _no_chatter():
                pygame.mixer.init(RATE, -16, CHANNELS, BUFFER)
        except pygame.error:
            self._is_silent = True
        return not self._is_silent
