"""Time, noise, filters, mixing and the room that all sounds share. Mono waves are (n,), stereo ones (n, 2)."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 32000
Wave = NDArray[np.floating[Any]]
Chance = np.random.Generator
Curve = Callable[[Wave], Wave]
"""How much of each frequency, in hertz, gets through."""


def chance(*name: object) -> Chance:
    """The same name gives the same chance every time, on every machine."""
    return np.random.default_rng(zlib.crc32(" ".join(map(str, name)).encode()))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    return np.arange(samples(seconds)) / RATE


def hertz(midi: float) -> float:
    return float(440 * 2 ** ((midi - 69) / 12))


def decibels(value: float) -> float:
    """A factor for so many decibels."""
    return float(10 ** (value / 20))


def partials(tones: Wave, strengths: Wave, decays: Wave, phases: Wave, count: int) -> Wave:
    """The sum of sines that die away. Each is a power of a complex number, so blocks of them are one matrix product."""
    block = 256
    turns = -1 / (decays * RATE) + 2j * np.pi * tones / RATE
    inner = np.exp(turns[:, None] * np.arange(block))
    outer = strengths * np.exp(np.arange(-(-count // block))[:, None] * block * turns + 1j * phases)
    out: Wave = (outer.real @ inner.imag + outer.imag @ inner.real).ravel()[:count]
    return out


def between(low: float, high: float) -> Curve:
    """Lets a band through, with soft flanks."""
    middle, width = np.log(np.sqrt(low * high)), np.log(np.sqrt(high / low))
    return lambda at: np.exp(-(((np.log(np.maximum(at, 1)) - middle) / width) ** 4))


def near(middle: float, octaves: float) -> Curve:
    """Lets through what is near a tone, less and less with distance."""
    return lambda at: np.exp(-((np.log2(np.maximum(at, 1) / middle) / octaves) ** 2))


def below(corner: float, order: int = 2) -> Curve:
    return lambda at: 1 / np.sqrt(1 + (at / corner) ** (2 * order))


def above(corner: float, order: int = 2) -> Curve:
    return lambda at: 1 / np.sqrt(1 + (corner / np.maximum(at, 0.1)) ** (2 * order))


def tilted(octave_db: float, pivot: float = 1000.0) -> Curve:
    """So many decibels more with each octave."""
    return lambda at: (np.maximum(at, 20) / pivot) ** (octave_db / 6.02)


def around(wave: Wave, *curves: Curve) -> Wave:
    """Filters a loop: what rings beyond its end is heard at its beginning."""
    count = len(wave)
    at = np.fft.rfftfreq(count, 1 / RATE)
    gain = np.prod([curve(at) for curve in curves], axis=0)
    if wave.ndim == 2:
        gain = gain[:, None]
    return np.fft.irfft(np.fft.rfft(wave, axis=0) * gain, count, axis=0)


def filtered(wave: Wave, *curves: Curve) -> Wave:
    """Filters a wave that has a beginning and an end."""
    rest = np.zeros((RATE // 4, *wave.shape[1:]))
    return around(np.concatenate([wave, rest]), *curves)[: len(wave)]


def hiss(seconds: float, rng: Chance, *curves: Curve) -> Wave:
    """Noise of a colour, as loud as a sine of full height. It can be looped."""
    noise = around(rng.standard_normal(samples(seconds)), *curves)
    out: Wave = noise / (np.sqrt(np.mean(noise**2)) * np.sqrt(2))
    return out


def mixed(voices: Iterable[tuple[float, Wave]]) -> Wave:
    """Voices that begin at their own times, in seconds."""
    parts = [(samples(start), voice) for start, voice in voices]
    out = np.zeros((max(first + len(voice) for first, voice in parts), *parts[0][1].shape[1:]))
    for first, voice in parts:
        out[first : first + len(voice)] += voice
    return out


def laid_around(seconds: float, voices: Iterable[tuple[float, Wave]]) -> Wave:
    """The same in a loop of stereo: what runs over the end goes on at the beginning."""
    out = np.zeros((samples(seconds), 2))
    for start, voice in voices:
        np.add.at(out, (samples(start) + np.arange(len(voice))) % len(out), voice)
    return out


def panned(wave: Wave, place: float) -> Wave:
    """From -1, left, to 1, right, equally strong everywhere."""
    angle = (place + 1) * np.pi / 4
    out: Wave = wave[:, None] * np.array([np.cos(angle), np.sin(angle)])
    return out


def softened(wave: Wave, rise: float = 0.001, fall: float = 0.02) -> Wave:
    """Begins and ends in silence, without a click."""
    out = wave.copy()
    first, last = min(samples(rise), len(out) // 4), min(samples(fall), len(out) // 2)
    shape = (-1, *(1,) * (out.ndim - 1))
    out[:first] *= (0.5 - 0.5 * np.cos(np.pi * np.arange(first) / first)).reshape(shape)
    out[len(out) - last :] *= (0.5 + 0.5 * np.cos(np.pi * (np.arange(last) + 1) / last)).reshape(shape)
    return out


def slow_noise(count: int, rng: Chance, seconds: float) -> Wave:
    """Wanders between about -1 and 1, turning every `seconds` or so; a loop."""
    knots = max(round(count / RATE / seconds), 2)
    values = rng.uniform(-1, 1, knots)
    at = np.arange(count) / count * knots
    left = np.floor(at).astype(int)
    part = 0.5 - 0.5 * np.cos(np.pi * (at - left))
    out: Wave = values[left % knots] * (1 - part) + values[(left + 1) % knots] * part
    return out
