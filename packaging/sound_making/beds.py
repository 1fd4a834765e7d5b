"""Beds: sea, wind, birds and cave, as loops. All noise and echo go around the loop, so that there is no joint."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sound_making.basics import (
    Chance,
    Wave,
    above,
    around,
    below,
    between,
    chance,
    clock,
    hiss,
    laid_around,
    near,
    panned,
    samples,
    slow_noise,
    tilted,
)
from sound_making.room import in_looped_room
from sound_making.struck import ringing

SECONDS = 72.0


def both(make: Callable[[Chance], Wave], name: str) -> Wave:
    """Two sides that know nothing of each other: wide."""
    return np.stack([make(chance(name, side)) for side in ("left", "right")], axis=1)


def slow(rng: Chance, seconds: float) -> Wave:
    """Between 0 and 1, around the loop."""
    return 0.5 + 0.5 * slow_noise(samples(SECONDS), rng, seconds)


# -- sea -----------------------------------------------------------------------------------------------------------


def breaker(rng: Chance) -> Wave:
    """One wave: it gathers, breaks, and runs out over sand."""
    gather, run = rng.uniform(1.8, 2.8), rng.uniform(3.4, 5.0)
    t = clock(gather + run)
    part = np.where(
        t < gather, (t / gather) ** 2.6, np.exp(-(t - gather) / (run / 3.6)) * np.clip((gather + run - t) / 0.8, 0, 1)
    )
    late = np.where(
        t < gather, (t / gather) ** 6, np.exp(-(t - gather) / (run / 2.6)) * np.clip((gather + run - t) / 0.8, 0, 1)
    )
    seconds = len(t) / samples(1.0)
    body = hiss(seconds, rng, between(140, 900), tilted(-3))[: len(t)] * part
    foam = hiss(seconds, rng, between(900, 5200), tilted(-4))[: len(t)] * late
    wave: Wave = panned(body + 0.34 * foam, rng.uniform(-0.6, 0.6)) * rng.uniform(0.6, 1.0)
    return wave


def sea() -> Wave:
    rng = chance("sea")
    depth = both(lambda own: hiss(SECONDS, own, between(60, 500), tilted(-4)) * (0.65 + 0.35 * slow(own, 6.0)), "depth")
    wash = both(lambda own: hiss(SECONDS, own, between(400, 3500), tilted(-5)) * (0.4 + 0.6 * slow(own, 4.5)), "wash")
    times = np.cumsum(rng.uniform(5.2, 8.2, 10))
    waves = laid_around(SECONDS, [(float(at), breaker(rng)) for at in times * SECONDS / (times[-1] + 6.0)])
    out: Wave = 0.27 * depth + 0.14 * wash + 0.62 * waves
    return out


# -- wind ----------------------------------------------------------------------------------------------------------


def gusts(rng: Chance) -> Wave:
    """Bands that take over from each other, as when a wind turns around corners."""
    out = np.zeros(samples(SECONDS))
    strength = slow(rng, 7.0)
    for low in (150, 240, 380, 600, 950):
        out += hiss(SECONDS, rng, near(low * 1.4, 0.75)) * slow(rng, 3.2) ** 1.5 * strength * (260 / low) ** 0.8
    return out


def wind() -> Wave:
    air = both(gusts, "gusts")
    leaves = both(lambda own: hiss(SECONDS, own, between(1600, 6000), tilted(-3)) * slow(own, 2.4) ** 2.5, "leaves")
    low = both(lambda own: hiss(SECONDS, own, between(70, 220)) * (0.4 + 0.6 * slow(own, 8.0)), "low wind")
    out: Wave = 0.7 * air + 0.10 * leaves + 0.22 * low
    return out


# -- birds ---------------------------------------------------------------------------------------------------------


def whistle(seconds: float, begin: float, end: float, bow: float = 0.0, trill: float = 0.0) -> Wave:
    """A bird's syllable: a tone that slides, arches and may tremble."""
    t = clock(seconds)
    part = t / seconds
    at = begin * (end / begin) ** part * 2 ** (bow * np.sin(np.pi * part)) * (1 + 0.03 * np.sin(2 * np.pi * trill * t))
    phase = 2 * np.pi * np.cumsum(at) / samples(1.0)
    tone = np.sin(phase) + 0.07 * np.sin(2 * phase)
    out: Wave = tone * np.sin(np.pi * part) ** 0.8
    return out


def song(syllables: list[tuple[float, Wave]], rng: Chance) -> Wave:
    """A song from somewhere: the farther, the softer and duller."""
    far = rng.uniform(0.25, 1.0)
    end = max(at + len(wave) / samples(1.0) for at, wave in syllables)
    out = np.zeros(samples(end) + 8)
    for at, wave in syllables:
        out[samples(at) : samples(at) + len(wave)] += wave
    dull = around(np.concatenate([out, np.zeros(samples(0.2))]), below(2600 + 3800 * (1 - far), 1))
    return panned(dull, rng.uniform(-0.85, 0.85)) * (1.1 - 0.8 * far)


def tit(rng: Chance) -> Wave:
    """Two tones, high and lower, said a few times."""
    high = rng.uniform(3300, 3900)
    calls = []
    for n in range(int(rng.integers(2, 5))):
        calls += [
            (0.42 * n, 0.8 * whistle(0.13, high, high * 0.98)),
            (0.42 * n + 0.18, whistle(0.16, high * 0.78, high * 0.77)),
        ]
    return song(calls, rng)


def thrush(rng: Chance) -> Wave:
    """Flute-like turns, each said twice."""
    calls, at = [], 0.0
    for _ in range(int(rng.integers(2, 4))):
        low, bow = rng.uniform(1700, 2600), rng.uniform(-0.25, 0.3)
        seconds = rng.uniform(0.14, 0.26)
        for _ in range(2):
            calls.append((at, whistle(seconds, low, low * rng.uniform(0.97, 1.03) * 1.12, bow)))
            at += seconds + 0.1
        at += rng.uniform(0.25, 0.5)
    return song(calls, rng)


def warbler(rng: Chance) -> Wave:
    """A falling row that ends in a flourish."""
    top = rng.uniform(3900, 4600)
    row = [(0.11 * n, (0.5 + 0.06 * n) * whistle(0.085, top * 0.955**n, top * 0.955**n * 0.9)) for n in range(8)]
    return song([*row, (0.92, whistle(0.24, top * 0.6, top * 0.72, 0.2))], rng)


def dove(rng: Chance) -> Wave:
    """Far and low, three soft calls."""
    low = rng.uniform(430, 500)
    calls = ((0.0, 0.28, 1.0), (0.42, 0.5, 1.12), (1.05, 0.3, 0.98))
    return song(
        [(at, 0.45 * whistle(seconds, low * tone, low * tone * 0.97, 0.05)) for at, seconds, tone in calls], rng
    )


def birds() -> Wave:
    rng = chance("birds")
    makers = (thrush, tit, dove, warbler, thrush, tit, thrush, dove, tit, warbler)
    count = 22
    starts = (np.arange(count) + rng.uniform(0.05, 0.75, count)) * SECONDS / count
    songs = laid_around(SECONDS, [(float(at), makers[n % len(makers)](rng)) for n, at in enumerate(starts)])
    leaves = both(
        lambda own: hiss(SECONDS, own, between(1200, 5200), tilted(-3)) * (0.3 + 0.7 * slow(own, 3.0)), "foliage"
    )
    return in_looped_room(0.4 * songs, 0.5, 1.4) + 0.03 * leaves


# -- cave ----------------------------------------------------------------------------------------------------------


def drop(rng: Chance) -> Wave:
    """Water into water: a short tone that rises."""
    at = rng.uniform(650, 1500)
    t = clock(0.16)
    tone = (
        np.sin(2 * np.pi * np.cumsum(at * (1 + 1.1 * t / 0.16)) / samples(1.0))
        * np.exp(-t / 0.028)
        * np.minimum(t / 0.003, 1)
    )
    tap = ringing([(at * 2.6, 0.12, 0.006)], 0.16, rng)
    return panned(tone + tap, rng.uniform(-0.8, 0.8)) * rng.uniform(0.15, 1.0)


def cave() -> Wave:
    rng = chance("cave")
    air = both(lambda own: hiss(SECONDS, own, between(60, 260), tilted(-3)) * (0.5 + 0.5 * slow(own, 8.0)), "cave air")
    draught = both(lambda own: hiss(SECONDS, own, between(300, 900)) * slow(own, 6.0) ** 2, "draught")
    times = rng.uniform(0, SECONDS, 34)
    drips = laid_around(SECONDS, [(float(at), drop(rng)) for at in times])
    return 0.28 * air + 0.06 * draught + in_looped_room(0.34 * drips, 0.9, 3.2)


BEDS: dict[str, Callable[[], Wave]] = {"sea": sea, "wind": wind, "birds": birds, "cave": cave}


def finished_bed(name: str) -> Wave:
    """A bed without rumble below what small loudspeakers can do."""
    return around(BEDS[name](), above(55), below(9000, 1))
