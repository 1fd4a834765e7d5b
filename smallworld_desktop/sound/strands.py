"""Long sounds: read on a thread so that no frame waits, played on a channel of their own, loud or soft by gliding."""

from __future__ import annotations

import threading

import pygame

from smallworld_desktop.sound.device import read_sound


class Loader:
    """Reads one long file at a time."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._read_files: dict[str, pygame.mixer.Sound | Exception] = {}

    def fetch(self, file: str) -> pygame.mixer.Sound | None:
        """The sound, once, when it has been read; else it will be as soon as the reader is free. Ask again."""
        result = self._read_files.pop(file, None)
        if isinstance(result, Exception):
            raise result
        if result is None and (self._thread is None or not self._thread.is_alive()):
            self._thread = threading.Thread(target=self._read, args=(file,), name="sound", daemon=True)
            self._thread.start()
        return result

    def drop(self, file: str) -> None:
        """The file is not wanted any more."""
        self._read_files.pop(file, None)

    def close(self) -> None:
        """Waits for the reader: the device must not go away under it."""
        if self._thread is not None:
            self._thread.join()
        self._thread = None
        self._read_files.clear()

    def _read(self, file: str) -> None:
        try:
            self._read_files[file] = read_sound(file)
        except (pygame.error, OSError) as problem:
            self._read_files[file] = problem


class Strand:
    """A long sound on a channel. Its gain moves towards `target` within `seconds` for the whole way."""

    def __init__(self, channel: int, sound: pygame.mixer.Sound, *, loops: bool, gain: float = 0.0) -> None:
        self._channel = pygame.mixer.Channel(channel)
        self.gain = gain
        self.target = gain
        self._speed = 1.0
        self._channel.set_volume(0.0)
        self._channel.play(sound, loops=-1 if loops else 0)
        self._channel.set_volume(0.0)

    @property
    def is_over(self) -> bool:
        return not self._channel.get_busy()

    @property
    def is_silent(self) -> bool:
        return self.gain == self.target == 0.0

    def glide(self, target: float, seconds: float) -> None:
        self.target = target
        self._speed = 1.0 / seconds

    def update(self, dt: float, level: float) -> None:
        """`level` is what the player and the moment allow, 0 to 1."""
        step = self._speed * dt
        self.gain += min(max(self.target - self.gain, -step), step)
        self._channel.set_volume(self.gain * level)

    def pause(self, paused: bool) -> None:
        if paused:
            self._channel.pause()
        else:
            self._channel.unpause()

    def stop(self) -> None:
        self._channel.stop()
