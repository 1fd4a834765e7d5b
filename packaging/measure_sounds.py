"""Measures `assets/sounds` as the game plays them: length, peak, loudness, joints of loops; on demand, spectrograms.

python packaging/measure_sounds.py                        # a table of all files
python packaging/measure_sounds.py coin --pictures DIR    # and pictures of what has `coin` in its name
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np  # noqa: E402
import pygame  # noqa: E402
from sound_making.basics import RATE, Wave  # noqa: E402
from sound_making.loudness import both, peak  # noqa: E402

SOUNDS = ROOT / "assets" / "sounds"
FRAME, HOP = 1024, 256
LOWEST_DB = -100.0


@dataclass(frozen=True)
class Measured:
    """One file in figures. `joint` is the step from its last sample to its first, in parts of its largest step."""

    name: str
    seconds: float
    size: int
    peak: float
    whole: float
    loudest: float
    offset: float
    joint: float


def heard(path: Path) -> Wave:
    """A file as the game's mixer decodes it: stereo, from -1 to 1."""
    if pygame.mixer.get_init() is None:
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    return pygame.sndarray.array(pygame.mixer.Sound(path)).astype(np.float64) / 32768


def measured(path: Path) -> Measured:
    wave = heard(path)
    steps = np.abs(np.diff(wave, axis=0))
    whole, loudest = both(wave, RATE)
    return Measured(
        path.relative_to(SOUNDS).as_posix(),
        len(wave) / RATE,
        path.stat().st_size,
        peak(wave),
        whole,
        loudest,
        float(np.abs(wave.mean(axis=0)).max()),
        float((np.abs(wave[0] - wave[-1]) / steps.max(axis=0)).max()),
    )


def spectrogram(wave: Wave) -> Wave:
    """Decibels by time and frequency."""
    mono = wave.mean(axis=1)
    mono = np.pad(mono, (0, max(0, FRAME - len(mono))))
    hop = max(HOP, len(mono) // 1400)
    starts = np.arange(0, len(mono) - FRAME + 1, hop)
    frames = mono[starts[:, None] + np.arange(FRAME)] * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames, axis=1)) / (FRAME / 4)
    out: Wave = 20 * np.log10(np.maximum(power, 1e-6))
    return out


def picture(wave: Wave, high: int = 420) -> pygame.Surface:
    """A spectrogram, low tones below on a scale of octaves from 60 Hz, above it the wave itself."""
    levels = spectrogram(wave)
    at = 60 * (RATE / 2 / 60) ** (np.arange(high)[::-1] / high)
    rows = np.clip(np.round(at / (RATE / FRAME)).astype(int), 0, levels.shape[1] - 1)
    light = np.clip((levels[:, rows] - LOWEST_DB) / -LOWEST_DB, 0, 1)
    colours = np.stack([light**1.2, light**2.2, 0.25 + 0.5 * light - light**3 * 0.5], axis=2) * 255
    wide = max(1, 500 // len(light))
    image = pygame.Surface((len(light) * wide, high + 100))
    pygame.surfarray.blit_array(
        image.subsurface((0, 100, len(light) * wide, high)),
        np.repeat(colours.clip(0, 255).astype(np.uint8), wide, axis=0),
    )
    pieces = np.array_split(wave.mean(axis=1), len(light) * wide)
    for x, piece in enumerate(pieces):
        if len(piece):
            pygame.draw.line(image, (240, 220, 160), (x, 50 - 50 * piece.max()), (x, 50 - 50 * piece.min()))
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only files whose name holds one of these")
    parser.add_argument("--pictures", type=Path, help="a folder for spectrograms")
    args = parser.parse_args()
    print(f"{'file':<28}{'s':>7}{'kB':>6}{'peak dBFS':>11}{'LUFS':>8}{'loudest':>9}{'offset':>9}{'joint':>7}")
    total = 0
    for path in sorted(SOUNDS.rglob("*.ogg")):
        name = path.relative_to(SOUNDS).as_posix()
        if args.words and not any(word in name for word in args.words):
            continue
        one = measured(path)
        total += one.size
        print(
            f"{name:<28}{one.seconds:>7.2f}{one.size / 1000:>6.0f}{one.peak:>11.1f}{one.whole:>8.1f}{one.loudest:>9.1f}"
            f"{one.offset:>9.5f}{one.joint:>7.2f}",
            flush=True,
        )
        if args.pictures:
            args.pictures.mkdir(parents=True, exist_ok=True)
            pygame.image.save(picture(heard(path)), args.pictures / f"{name.replace('/', '_')[:-4]}.png")
    print(f"{total / 1e6:.2f} MB in all")


if __name__ == "__main__":
    main()
