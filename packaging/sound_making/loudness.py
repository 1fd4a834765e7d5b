"""Loudness as ITU-R BS.1770 has it: K-weighting, blocks of 400 ms, two gates. In LUFS, relative in LU."""

from __future__ import annotations

import numpy as np

from sound_making.basics import Wave

BLOCK, STEP = 0.4, 0.1
FLOOR, GATE = -70.0, -10.0
SILENT = -120.0
SMOOTH = 1 << 14
Biquad = tuple[tuple[float, float, float], tuple[float, float, float]]


def shelf(rate: int) -> Biquad:
    """The first filter: what a head does to high tones."""
    k, gain, q = np.tan(np.pi * 1681.974450955533 / rate), 3.999843853973347, 0.7071752369554196
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    scale = 1 + k / q + k * k
    upper = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    return _scaled(upper, scale), (1.0, float(2 * (k * k - 1) / scale), float((1 - k / q + k * k) / scale))


def low_cut(rate: int) -> Biquad:
    """The second filter: what ears lose of low tones."""
    k, q = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, float(2 * (k * k - 1) / scale), float((1 - k / q + k * k) / scale))


def _scaled(values: tuple[float, float, float], scale: float) -> tuple[float, float, float]:
    first, second, third = (float(value / scale) for value in values)
    return first, second, third


def weighted(wave: Wave, rate: int) -> Wave:
    """The wave as an ear weighs it. Filtered by its spectrum, with room for the filters to ring."""
    count = -(-(len(wave) + rate) // SMOOTH) * SMOOTH  # a number that is quick to transform
    turn = np.exp(-2j * np.pi * np.arange(count // 2 + 1) / count)
    gain = np.ones(len(turn), complex)
    for above, below in (shelf(rate), low_cut(rate)):
        gain *= np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    return np.fft.irfft(np.fft.rfft(wave, count, axis=0) * gain[:, None], count, axis=0)[: len(wave)]


def _powers(wave: Wave, rate: int) -> Wave:
    """The power of every block, all channels together; a short wave is followed by silence."""
    sides = wave if wave.ndim == 2 else wave[:, None]
    block, step = round(BLOCK * rate), round(STEP * rate)
    if len(sides) < block:
        sides = np.concatenate([sides, np.zeros((block - len(sides), sides.shape[1]))])
    sums = np.concatenate([[0.0], np.cumsum(np.sum(weighted(sides, rate) ** 2, axis=1))])
    starts = np.arange(0, len(sides) - block + 1, step)
    out: Wave = np.maximum((sums[starts + block] - sums[starts]) / block, 0.0)
    return out


def _level(power: float) -> float:
    return float(-0.691 + 10 * np.log10(power)) if power > 1e-12 else SILENT


def integrated(wave: Wave, rate: int) -> float:
    """How loud the whole is, pauses left out: for music and beds."""
    return _gated(_powers(wave, rate))


def _gated(powers: Wave) -> float:
    heard = powers[powers > 10 ** ((FLOOR + 0.691) / 10)]
    if not len(heard):
        return SILENT
    gate = 10 ** ((_level(float(heard.mean())) + GATE + 0.691) / 10)
    return _level(float(heard[heard > gate].mean()))


def momentary(wave: Wave, rate: int) -> float:
    """How loud the loudest 400 ms are: for effects, most of which are no longer than that."""
    return _level(float(_powers(wave, rate).max()))


def both(wave: Wave, rate: int) -> tuple[float, float]:
    """The whole and the loudest moment, for the price of one."""
    powers = _powers(wave, rate)
    return _gated(powers), _level(float(powers.max()))


def peak(wave: Wave) -> float:
    """The highest sample in decibels below full scale."""
    highest = float(np.abs(wave).max())
    return float(20 * np.log10(highest)) if highest > 1e-6 else SILENT
