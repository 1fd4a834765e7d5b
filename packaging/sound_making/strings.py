"""Plucked strings: lute and harp, as the sum of their partials."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sound_making.basics import RATE, Chance, Wave, between, clock, hiss, partials, samples


@dataclass(frozen=True)
class String:
    """What makes one plucked instrument sound unlike another."""

    place: float
    """Where it is plucked, in parts of its length: near the end is nasal, near the middle round."""
    rings: float
    """Seconds until the lowest partials have fallen to a third."""
    dull: float
    """How much faster high partials die."""
    bright: float
    """Hertz up to which a finger of middling force wakes partials."""
    courses: int
    """Strings that are plucked together, a hair out of tune."""
    touch: float
    """The noise of the finger."""
    body: tuple[tuple[float, float, float], ...]
    """What the wood adds: where, how much, how wide in octaves."""
    damps: float
    """Seconds in which a note dies when it is stopped."""


LUTE = String(
    0.14, 1.15, 1.5, 2300, 2, 0.05, ((118, 0.7, 0.35), (225, 0.9, 0.4), (430, 0.6, 0.5), (1150, 0.3, 0.7)), 0.22
)
HARP = String(0.27, 1.8, 1.0, 2700, 1, 0.02, ((160, 0.5, 0.5), (330, 0.5, 0.6), (700, 0.25, 0.8)), 0.9)
STIFF = 3.5e-5
DETUNED = 0.0009


def pluck(string: String, at: float, seconds: float, force: float, rng: Chance, damps: float = 0.0) -> Wave:
    """One note that is stopped after `seconds`; `force` runs from 0 to 1. `damps` is how long stopping takes."""
    length = min(seconds + (damps or string.damps), 6.5 * string.rings)
    out = np.zeros(samples(length))
    reach = string.bright * (0.45 + 1.1 * force)
    for course in range(string.courses):
        out += _vibrating(string, at * (1 + DETUNED * course * rng.uniform(0.5, 1.2)), len(out), reach, rng)
    out /= string.courses
    t = np.arange(len(out)) / RATE
    out += string.touch * _finger(len(out), rng)
    out *= np.minimum(t / (0.0032 - 0.0016 * force), 1.0)
    stop = np.clip((t - seconds) / max(length - seconds, 0.05), 0, 1) if length > seconds else np.zeros(len(out))
    note: Wave = out * (0.5 + 0.5 * np.cos(np.pi * stop)) * force * (180 / (180 + at)) ** 0.25
    return note


def _vibrating(string: String, at: float, count: int, reach: float, rng: Chance) -> Wave:
    """The string's partials, each in two parts: one that dies soon and one that lingers, a hair higher."""
    highest = min(6 * reach, 12000.0)
    numbers = np.arange(1, int(highest / at) + 1)
    tones = numbers * at * np.sqrt(1 + STIFF * numbers**2)
    strengths = np.abs(np.sin(np.pi * numbers * string.place)) / numbers**1.1 * np.exp(-((tones / reach / 2) ** 1.2))
    strengths *= _body(string, tones) * rng.uniform(0.85, 1.15, len(tones))
    slow = string.rings * (220 / at) ** 0.35
    decays = slow / (1 + string.dull * (tones / 1000) ** 1.15 + 0.06 * numbers)
    phases = rng.uniform(-0.5, 0.5, len(tones))
    return partials(
        np.concatenate([tones, tones + 0.35]),
        np.concatenate([0.72 * strengths, 0.28 * strengths]),
        np.concatenate([0.7 * decays, 1.8 * decays]),
        np.concatenate([phases, phases]),
        count,
    )


def _body(string: String, tones: Wave) -> Wave:
    lift = np.ones(len(tones))
    for at, gain, width in string.body:
        lift += gain * np.exp(-((np.log2(tones / at) / width) ** 2))
    return lift


def _finger(count: int, rng: Chance) -> Wave:
    """Skin leaving the string, and the knock that the body gives."""
    out = np.zeros(count)
    seconds = min(0.12, count / RATE)
    t = clock(seconds)
    skin = 0.5 * hiss(seconds, rng, between(1500, 5000)) * np.exp(-t / 0.006)
    knock = hiss(seconds, rng, between(110, 600)) * np.exp(-t / 0.022)
    out[: len(t)] = skin + knock
    return out
