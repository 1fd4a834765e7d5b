"""Makes `assets/sounds/*.wav`: short, soft effects of wood, paper, coin and horn, synthesised.

    python packaging/make_sounds.py

The same files come out every time.
"""

from __future__ import annotations

import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

OUT = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22050
Wave = NDArray[np.float64]


def clock(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def tone(seconds: float, hertz: float, decay: float, glide: float = 0.0) -> Wave:
    """A sine that dies away; `glide` bends it by so many octaves."""
    t = clock(seconds)
    phase = np.cumsum(hertz * 2 ** (glide * t / seconds)) / RATE
    return np.sin(2 * np.pi * phase) * np.exp(-t / decay)


def hiss(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two frequencies."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    at = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= np.exp(-((np.log(np.maximum(at, 1) / np.sqrt(low * high)) / np.log(np.sqrt(high / low))) ** 4))
    noise: Wave = np.fft.irfft(spectrum, count)
    loudest: float = np.abs(noise).max()
    return noise / loudest


def bump(seconds: float, peak: float) -> Wave:
    """Swells up to the part `peak` of the time and down again."""
    part = clock(seconds) / seconds
    return np.where(part < peak, (part / peak) ** 2, ((1 - part) / (1 - peak)) ** 1.5)


def mix(*voices: tuple[float, Wave]) -> Wave:
    """Voices that begin at their own times, in seconds."""
    out = np.zeros(max(int(start * RATE) + len(voice) for start, voice in voices))
    for start, voice in voices:
        first = int(start * RATE)
        out[first : first + len(voice)] += voice
    return out


def knock(hertz: float, seconds: float, seed: int, hardness: float = 0.5) -> Wave:
    """Wood or cardboard put down."""
    body = tone(seconds, hertz, seconds / 4, -0.25) + 0.4 * tone(seconds, hertz * 2.7, seconds / 9)
    return body + hardness * hiss(seconds, hertz * 2, hertz * 9, seed) * np.exp(-clock(seconds) / (seconds / 12))


def ping(hertz: float, seconds: float = 0.32) -> Wave:
    """A coin: partials that don't agree."""
    parts = ((1.0, 1.0, 4.0), (1.52, 0.7, 5.0), (2.41, 0.5, 7.0), (3.16, 0.3, 9.0))
    return sum((k * tone(seconds, hertz * f, seconds / d) for f, k, d in parts), np.zeros(int(seconds * RATE)))


def marimba(hertz: float, seconds: float = 0.5) -> Wave:
    return tone(seconds, hertz, seconds / 4) + 0.28 * tone(seconds, hertz * 3.93, seconds / 14)


def horn(hertz: float, seconds: float) -> Wave:
    """A soft horn: harmonics that open and close with its breath."""
    t, breath = clock(seconds), bump(seconds, 0.16)
    tremble = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * t)
    phase = 2 * np.pi * np.cumsum(hertz * tremble) / RATE
    return sum((np.sin(n * phase) * breath ** (0.7 + 0.45 * n) / n**1.1 for n in range(1, 7)), np.zeros(len(t)))


def rattle() -> Wave:
    """A die over wood: knocks that come closer and softer."""
    times = (0.0, 0.13, 0.24, 0.33, 0.41, 0.47, 0.52)
    return mix(*((at, knock(560 - 40 * n, 0.12, 40 + n, 0.9) * 0.82**n) for n, at in enumerate(times)))


def notes(hertz: Sequence[float], apart: float, play: Callable[[float], Wave]) -> Wave:
    return mix(*((n * apart, play(each)) for n, each in enumerate(hertz)))


def swish(seconds: float, seed: int, peak: float = 0.4) -> Wave:
    return hiss(seconds, 900, 4200, seed) * bump(seconds, peak)


EFFECTS: dict[str, tuple[float, Callable[[], Wave]]] = {
    "click": (0.30, lambda: knock(720, 0.07, 1)),
    "tick": (0.20, lambda: knock(1250, 0.045, 2, 0.3)),
    "page": (0.22, lambda: swish(0.26, 3)),
    "place": (0.42, lambda: knock(210, 0.16, 4)),
    "conquer": (0.52, lambda: mix((0.0, knock(150, 0.3, 5, 0.7)), (0.1, knock(98, 0.4, 6, 0.4)))),
    "lost": (0.36, lambda: notes((392.0, 311.1), 0.13, marimba)),
    "decline": (
        0.42,
        lambda: mix(
            (0.0, tone(1.1, 196, 0.4, -0.35)), (0.0, 0.4 * tone(1.1, 294, 0.3, -0.35)), (0.0, 0.25 * swish(0.5, 7, 0.2))
        ),
    ),
    "die": (0.46, rattle),
    "coin": (0.26, lambda: ping(2150)),
    "purse": (
        0.34,
        lambda: mix(
            *((0.055 * n, ping(h) * 0.8) for n, h in enumerate((1980, 2310, 2080, 2490))),
            (0.1, 0.5 * knock(180, 0.2, 8)),
        ),
    ),
    "turn": (0.36, lambda: notes((523.3, 784.0), 0.16, marimba)),
    "refused": (0.40, lambda: mix((0.0, knock(132, 0.13, 9, 0.3)), (0.11, knock(118, 0.15, 10, 0.3)))),
    "undo": (0.20, lambda: swish(0.2, 11, 0.75)),
    "victory": (
        0.46,
        lambda: mix(
            *(
                (at, horn(h, length))
                for at, h, length in (
                    (0.0, 261.6, 0.4),
                    (0.2, 329.6, 0.4),
                    (0.4, 392.0, 0.5),
                    (0.62, 523.3, 1.3),
                    (0.62, 329.6, 1.3),
                )
            )
        ),
    ),
}


def finished(wave_form: Wave, peak: float) -> NDArray[np.int16]:
    """Soft at both ends, at its loudness, as 16-bit samples."""
    out = wave_form / np.abs(wave_form).max() * peak
    rise, fall = min(40, len(out) // 4), min(400, len(out) // 3)
    out[:rise] *= np.linspace(0, 1, rise)
    out[-fall:] *= np.linspace(1, 0, fall)
    samples: NDArray[np.int16] = np.round(out * 32767).astype(np.int16)
    return samples


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (peak, make) in EFFECTS.items():
        samples = finished(make(), peak)
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.astype("<i2").tobytes())
        print(f"{name}: {len(samples) / RATE:.2f} s")


if __name__ == "__main__":
    main()
