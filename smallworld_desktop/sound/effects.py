"""Effects: which file of a cue is played, a little higher or lower each time."""

from __future__ import annotations

import random

import numpy as np
import pygame

from smallworld_desktop.sound.cues import CUES, Cue, cue_file
from smallworld_desktop.sound.device import read_sound

WOBBLES = (-1.0, -0.5, 0.0, 0.5, 1.0)
PAUSE = 0.045
"""The same effect again within this time would only be louder."""
ROW, IN_ROW = 0.25, 0.7
"""Within this time of the last one it is played at this part of its force: what comes in a row adds up."""


def pitched(sound: pygame.mixer.Sound, cents: float) -> pygame.mixer.Sound:
    """The sound played so much faster or slower that it is higher or lower by so many cents."""
    samples = pygame.sndarray.array(sound)
    old = np.arange(len(samples))
    new = np.arange(0, len(samples) - 1, 2 ** (cents / 1200))
    sides = [np.interp(new, old, samples[:, side]) for side in range(samples.shape[1])]
    return pygame.sndarray.make_sound(np.ascontiguousarray(np.stack(sides, axis=1).round().astype(samples.dtype)))


class Effects:
    """Chooses, keeps and plays the files of cues. Each is read when it is first heard."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._kept: dict[tuple[str, float], pygame.mixer.Sound] = {}
        self._last: dict[str, tuple[int, float]] = {}
        """Which file of a cue was heard last, and when."""

    def play(self, name: str, count: int, gain: float, now: float) -> float:
        """Plays a cue and returns how long it is to be heard; 0 if it was heard just now."""
        cue = CUES[name]
        last, when = self._last.get(name, (-1, -PAUSE))
        if now - when < PAUSE:
            return 0.0
        number = self._number(cue, count, last)
        self._last[name] = number, now
        sound = self._sound(cue_file(name, number), self._rng.choice(WOBBLES) * cue.wobble)
        sound.set_volume(gain * (IN_ROW if now - when < ROW else 1.0))
        sound.play()
        return sound.get_length()

    def forget(self) -> None:
        """Drops what was read: it belongs to a device that is closed."""
        self._kept.clear()

    def _number(self, cue: Cue, count: int, last: int) -> int:
        """A ladder's step, or a variation other than the last."""
        if cue.is_ladder:
            return min(max(count, 0), cue.files - 1)
        return self._rng.choice([number for number in range(cue.files) if number != last or cue.files == 1])

    def _sound(self, file: str, cents: float) -> pygame.mixer.Sound:
        kept = self._kept.get((file, cents))
        if kept is None:
            kept = pitched(self._sound(file, 0.0), cents) if cents else read_sound(file)
            self._kept[file, cents] = kept
        return kept
