"""Beds of sea, wind, birds and cave that follow what is on the screen."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from smallworld_desktop.sound.cues import BEDS, bed_file
from smallworld_desktop.sound.strands import Loader, Strand

GLIDE = 2.5
FAINTEST = 0.05
"""What is less than this of the screen is not heard."""


@dataclass(frozen=True, slots=True)
class Mix:
    """How much of each bed is heard, 0 to 1."""

    sea: float = 0.0
    wind: float = 0.0
    birds: float = 0.0
    cave: float = 0.0

    @property
    def is_deep(self) -> bool:
        """Whether it is rather under the earth than above."""
        return self.cave > 0.5


SILENCE = Mix()


class Ambience:
    """Keeps a strand for each bed that is heard. The first channels are theirs."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader
        self._shares: dict[str, float] = dict.fromkeys(BEDS, 0.0)
        self.strands: dict[str, Strand] = {}

    def follow(self, mix: Mix) -> None:
        self._shares = {name: share if share >= FAINTEST else 0.0 for name, share in asdict(mix).items()}

    def update(self, dt: float, level: float) -> None:
        for channel, name in enumerate(BEDS):
            strand = self.strands.get(name)
            share = self._shares[name] if level else 0.0
            if strand is None:
                if share:
                    self._begin(name, channel)
                else:
                    self._loader.drop(bed_file(name))
                continue
            if strand.target != share**0.5:  # shares are of power
                strand.glide(share**0.5, GLIDE)
            strand.update(dt, level)
            if strand.is_silent:
                self.strands.pop(name).stop()

    def pause(self, paused: bool) -> None:
        for strand in self.strands.values():
            strand.pause(paused)

    def forget(self) -> None:
        self.strands.clear()

    def _begin(self, name: str, channel: int) -> None:
        sound = self._loader.fetch(bed_file(name))
        if sound is not None:
            self.strands[name] = Strand(channel, sound, loops=True)
            self.strands[name].glide(self._shares[name] ** 0.5, GLIDE)
