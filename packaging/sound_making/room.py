"""The room: a small hall of wood and plaster, made of noise that dies away faster the higher it is."""

from __future__ import annotations

from functools import cache

import numpy as np

from sound_making.basics import Wave, above, around, below, between, chance, clock, samples

BANDS = ((90.0, 350.0, 1.0), (350.0, 1400.0, 0.9), (1400.0, 4500.0, 0.6), (4500.0, 11000.0, 0.32))
"""From, to, and how long it rings in parts of the room's time."""
EARLY = ((0.011, 0.55), (0.017, -0.42), (0.023, 0.38), (0.031, 0.3), (0.041, -0.24), (0.053, 0.2))


@cache
def _answer(seconds: float, side: int) -> Wave:
    """What one wall gives back of a clap; `seconds` is the time until it is 60 dB softer."""
    rng, t = chance("room", side), clock(seconds)
    tail: Wave = np.zeros(len(t))
    for low, high, part in BANDS:
        band = around(rng.standard_normal(len(t)), between(low, high))
        tail += band * np.exp(-6.9 * t / (seconds * part))
    tail *= np.minimum(t / 0.03, 1.0) ** 0.5
    tail = _even(_even(_even(tail)))
    tail *= 0.65 / np.sqrt(np.sum(tail**2))
    for at, strength in EARLY:
        tail[samples(at * (1.0 + 0.07 * side))] += 0.35 * strength
    return around(tail, above(110), below(7000, 1))


def _even(tail: Wave) -> Wave:
    """The same room without tones that it favours: noise has such by chance, and a held note finds them."""
    count = 2 * len(tail)
    spectrum = np.fft.rfft(tail, count)
    power = np.abs(spectrum) ** 2
    usual = np.convolve(power, np.ones(301) / 301, "same")
    gain = np.clip((usual / np.maximum(power, 1e-12)) ** 0.3, 0.3, 2.0)
    return np.fft.irfft(spectrum * gain, count)[: len(tail)]


def _echo(wave: Wave, answer: Wave, count: int) -> Wave:
    return np.fft.irfft(np.fft.rfft(wave, count) * np.fft.rfft(answer, count), count)


def in_room(wave: Wave, wet: float, seconds: float = 1.7) -> Wave:
    """A stereo wave and its echo, which rings on after the end."""
    longer = len(wave) + samples(seconds)
    count = 1 << (longer - 1).bit_length()
    out = np.zeros((longer, 2))
    out[: len(wave)] = wave
    for side in (0, 1):
        heard = 0.8 * wave[:, side] + 0.2 * wave[:, 1 - side]
        out[:, side] += wet * _echo(heard, _answer(seconds, side), count)[:longer]
    return out


def in_looped_room(wave: Wave, wet: float, seconds: float = 1.7) -> Wave:
    """The same for a loop: the echo of its end is heard at its beginning."""
    sides = [wave[:, side] + wet * _echo(wave[:, side], _answer(seconds, side), len(wave)) for side in (0, 1)]
    return np.stack(sides, axis=1)


def in_box(wave: Wave, wet: float = 0.16) -> Wave:
    """A short mono answer, as of the table and the walls near it."""
    seconds = 0.35
    longer = len(wave) + samples(seconds)
    count = 1 << (longer - 1).bit_length()
    out = wet * _echo(wave, _answer(seconds, 0), count)[:longer]
    out[: len(wave)] += wave
    return out
