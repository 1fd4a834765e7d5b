"""The sound board: the one door through which scenes are heard, with the player's three sliders."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from smallworld_desktop.sound.ambience import SILENCE, Ambience, Mix
from smallworld_desktop.sound.cues import CUES, CueKind
from smallworld_desktop.sound.device import Device
from smallworld_desktop.sound.effects import Effects
from smallworld_desktop.sound.music import Music
from smallworld_desktop.sound.strands import Loader

GRACE = 0.7
"""Seconds of program time before beds and music are begun: the first screen comes first."""
DUCKS = {CueKind.TOUCH: 1.0, CueKind.TABLE: 0.7, CueKind.MOTIF: 0.35}
"""What is left of music under an effect."""
LONGEST_DUCK = 2.5
DUCKING, RETURNING = 0.12, 1.6
"""Seconds for the whole way down and up."""


@dataclass(frozen=True, slots=True)
class Volumes:
    """The sliders, 0 to 1."""

    effects: float = 0.7
    ambience: float = 0.7
    music: float = 0.7


def gain(slider: float) -> float:
    """Ears hear in ratios: half-way of a slider is a quarter of the force."""
    return min(max(slider, 0.0), 1.0) ** 2


class SoundBoard:
    """Effects at once, beds and music in the background. Muted, it reads no file and opens no device."""

    def __init__(
        self,
        volumes: Volumes | None = None,
        *,
        muted: bool = False,
        clock: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
        is_always_heard: bool = False,
    ) -> None:
        self.volumes = volumes or Volumes()
        self.muted = muted
        self._clock = clock
        self._device = Device()
        self._is_always_heard = is_always_heard
        rng = rng or random.Random()
        self._effects = Effects(rng)
        self._loader = Loader()
        self.ambience = Ambience(self._loader)
        self.music = Music(self._loader, rng)
        self._age = 0.0
        self._mix = SILENCE
        self._duck_until = -1.0
        self._duck_to = 1.0
        self.duck = 1.0
        """What is left of music at the moment."""

    @property
    def is_available(self) -> bool:
        """False once it has turned out that there is no sound device."""
        return not self._device.is_missing

    def play(self, name: str, count: int = 0) -> None:
        """Plays an effect, unless sound is off. What `count` means to it stands in `cues`.

        Raises ValueError for a name that no effect has.
        """
        if name not in CUES:
            raise ValueError(f"no effect is called {name!r}")
        level = gain(self.volumes.effects)
        if self.muted or not level or not self._open():
            return
        now = self._clock()
        seconds = self._effects.play(name, count, level, now)
        left = DUCKS[CUES[name].kind]
        if seconds and left < 1.0:
            self._duck_to = left if now > self._duck_until else min(left, self._duck_to)
            self._duck_until = max(self._duck_until, now + min(seconds, LONGEST_DUCK))

    def scene(self, mix: Mix) -> None:
        """What is on the screen has changed: beds and music follow."""
        if mix != self._mix:
            self._mix = mix
            self.ambience.follow(mix)
            self.music.follow(is_deep=mix.is_deep)

    def set_volumes(self, volumes: Volumes, *, muted: bool) -> None:
        """The player has moved a slider, or switched sound off or on."""
        self.volumes = volumes
        if muted != self.muted and self._device.is_open:
            self.ambience.pause(muted)
            self.music.pause(muted)
            if muted:
                self._device.hush()
        self.muted = muted

    def update(self, dt: float) -> None:
        """Lets time pass: strands glide, pieces follow each other."""
        self._age += dt
        bed, music = gain(self.volumes.ambience), gain(self.volumes.music)
        if self.muted or self._age < GRACE or not self._has_listener(bed + music):
            return
        self._glide_duck(dt)
        self.ambience.update(dt, bed * self.duck**0.5)
        self.music.update(dt, music * self.duck)

    def close(self) -> None:
        """Lets go of the device."""
        self._loader.close()
        self._forget()
        self._device.close()

    def _has_listener(self, level: float) -> bool:
        """Whether the background is worth its reading."""
        if not self._device.is_open and not level:
            return False
        return self._open() and (self._is_always_heard or self._device.is_heard)

    def _open(self) -> bool:
        if not self._device.is_open:
            self._forget()
        return self._device.open()

    def _forget(self) -> None:
        self._effects.forget()
        self.ambience.forget()
        self.music.forget()

    def _glide_duck(self, dt: float) -> None:
        target = self._duck_to if self._clock() < self._duck_until else 1.0
        down, up = dt / DUCKING, dt / RETURNING
        self.duck += min(max(target - self.duck, -down), up)
