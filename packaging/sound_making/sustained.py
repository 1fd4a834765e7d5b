"""Bowed and blown voices. A phrase is one breath: pitch and strength flow from note to note."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sound_making.basics import RATE, Chance, Wave, above, around, below, between, hiss, samples, slow_noise

CONTROL = 16
"""Samples between two values of pitch and strength."""
TAIL = 0.35


@dataclass(frozen=True)
class Tone:
    """A note within a phrase, in seconds from the phrase's beginning."""

    start: float
    seconds: float
    at: float
    force: float


@dataclass(frozen=True)
class Wind:
    """What makes one sustained voice sound unlike another."""

    partials: tuple[float, ...]
    """Strengths, from the first on."""
    opens: float
    """How much the high partials come forward when it is played louder."""
    body: tuple[tuple[float, float, float], ...]
    rise: float
    """Seconds until a note speaks."""
    dip: float
    """How far the strength falls between two notes of a phrase, 0 to 1."""
    glide: float
    """Seconds of sliding from note to note."""
    sway: float
    """Cents of vibrato, once a note is settled."""
    breath: float
    """Noise of bow or air."""
    air: tuple[float, float]
    """Where that noise lies."""


BOWED_BODY = ((250.0, 0.9, 0.4), (440.0, 1.0, 0.45), (1000.0, 0.45, 0.5), (2300.0, 0.5, 0.45))
VIOL = Wind(tuple(n**-1.25 for n in range(1, 25)), 0.55, BOWED_BODY, 0.13, 0.42, 0.028, 11, 0.020, (900.0, 4800.0))
RECORDER = Wind(
    (1.0, 0.11, 0.2, 0.03, 0.045, 0.012, 0.01),
    0.3,
    ((900.0, 0.15, 1.0),),
    0.055,
    0.6,
    0.014,
    6,
    0.022,
    (1200.0, 6500.0),
)
HORN = Wind(
    tuple(0.72**n for n in range(12)),
    1.0,
    ((420.0, 0.8, 0.6), (900.0, 0.3, 0.6)),
    0.09,
    0.55,
    0.02,
    4,
    0.008,
    (400.0, 2500.0),
)


def phrase(voice: Wind, tones: Sequence[Tone], rng: Chance) -> Wave:
    """All notes of one breath, with a short tail."""
    seconds = max(tone.start + tone.seconds for tone in tones) + TAIL
    count = samples(seconds) // CONTROL + 2
    pitch, force = _pitch(voice, tones, count, rng), _force(voice, tones, count, rng)
    phase = 2 * np.pi * np.cumsum(_full(pitch)) / RATE
    turn = np.exp(1j * phase)
    power, out = np.ones(len(turn), complex), np.zeros(len(turn))
    for number, strength in enumerate(voice.partials, start=1):
        power *= turn
        tone = pitch * number
        gain = strength * number ** (-voice.opens * (1 - force)) * _body(voice, tone) * (tone < 11000)
        if gain.any():
            begin = rng.uniform(0, 2 * np.pi)
            out += _full(gain * force) * (power.imag * np.cos(begin) + power.real * np.sin(begin))
    return out + voice.breath * _air(voice, _full(force), phase, rng)


def _full(values: Wave) -> Wave:
    """A value for every sample, from those for every step."""
    part = np.arange(CONTROL) / CONTROL
    after = np.append(values[1:], values[-1])
    return (values[:, None] * (1 - part) + after[:, None] * part).ravel()


def _body(voice: Wind, tone: Wave) -> Wave:
    lift = np.ones(len(tone))
    for at, gain, width in voice.body:
        lift += gain * np.exp(-((np.log2(np.maximum(tone, 20) / at) / width) ** 2))
    return lift / (1 + (tone / 3600) ** 2)


def _pitch(voice: Wind, tones: Sequence[Tone], count: int, rng: Chance) -> Wave:
    """Hertz at every step: notes, slides, vibrato that comes late, and a hand that is never quite still."""
    t = np.arange(count) * CONTROL / RATE
    starts = [samples(tone.start) // CONTROL for tone in tones]
    octaves: Wave = np.zeros(count)
    settled: Wave = np.zeros(count)
    for first, last, tone in zip(starts, [*starts[1:], count], tones, strict=True):
        octaves[first:last] = np.log2(tone.at)
        ready = np.clip((t[first:last] - tone.start - 0.22) / 0.45, 0, 1)
        settled[first:last] = ready * min(tone.seconds / 0.9, 1.0)
    octaves[: starts[0]] = np.log2(tones[0].at)
    octaves, settled = _smooth(octaves, voice.glide), _smooth(settled, 0.08)
    rate = 5.1 + 0.35 * _wander(count, rng, 0.9)
    sway = np.sin(2 * np.pi * np.cumsum(rate) * CONTROL / RATE + rng.uniform(0, 6)) * settled * voice.sway
    out: Wave = 2 ** (octaves + (sway + 2.5 * _wander(count, rng, 0.35)) / 1200)
    return out


def _force(voice: Wind, tones: Sequence[Tone], count: int, rng: Chance) -> Wave:
    """Strength at every step: each note swells and yields; between two of them it does not quite stop."""
    t = np.arange(count) * CONTROL / RATE
    out = np.zeros(count)
    for number, tone in enumerate(tones):
        is_last = number == len(tones) - 1
        inside = (t >= tone.start) & ((t < tone.start + tone.seconds) | is_last)
        part = np.clip((t - tone.start) / tone.seconds, 0, 1)
        swell = 0.86 + 0.14 * np.sin(np.pi * np.minimum(part * 1.15, 1.0)) if tone.seconds > 0.5 else np.ones(count)
        low = 0.0 if number == 0 else 1 - voice.dip
        rise = low + (1 - low) * np.clip((t - tone.start) / min(voice.rise, tone.seconds * 0.5), 0, 1)
        left = tone.start + tone.seconds - t
        fall = np.clip((left + 0.16) / 0.3, 0, 1) if is_last else 1 - voice.dip * np.clip(1 - left / 0.07, 0, 1) * 0.6
        out = np.where(inside, tone.force * swell * rise * fall, out)
    return np.maximum(_smooth(out, 0.022) * (1 + 0.05 * _wander(count, rng, 0.12)), 0.0)


def _air(voice: Wind, force: Wave, phase: Wave, rng: Chance) -> Wave:
    noise = hiss(len(force) / RATE, rng, between(*voice.air))[: len(force)]
    return noise * force * (0.75 + 0.25 * np.sin(phase))


def _smooth(values: Wave, seconds: float) -> Wave:
    width = max(round(seconds * RATE / CONTROL), 1)
    kernel = np.hanning(2 * width + 1)
    padded = np.pad(values, width, mode="edge")
    return np.convolve(padded, kernel / kernel.sum(), "valid")


def _wander(count: int, rng: Chance, seconds: float) -> Wave:
    return slow_noise(count, rng, seconds / CONTROL)


def polished(wave: Wave) -> Wave:
    """Without rumble and without edge."""
    return around(wave, above(45), below(9500, 1))
