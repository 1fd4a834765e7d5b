"""What is struck: wood, cardboard, coin, bell and drum, each a handful of tones that die away."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound_making.basics import RATE, Chance, Wave, between, clock, hiss, mixed, partials, softened

Mode = tuple[float, float, float]
"""Frequency, strength, seconds until it has fallen to a third."""


def ringing(modes: Sequence[Mode], seconds: float, rng: Chance, spread: float = 0.015) -> Wave:
    """Tones that begin together. `spread` makes every stroke a little different."""
    t = clock(seconds)
    tones, strengths, decays = np.array(modes).T
    count = len(tones)
    tones = tones * (1 + spread * rng.uniform(-1, 1, count))
    strengths = strengths * (1 + 8 * spread * rng.uniform(-1, 1, count))
    decays = decays * rng.uniform(0.9, 1.1, count)
    return softened(partials(tones, strengths, decays, rng.uniform(0, 0.6, count), len(t)), 0.0012, seconds / 3)


def scrape(seconds: float, low: float, high: float, decay: float, rng: Chance) -> Wave:
    """The short noise of touching."""
    t = clock(seconds)
    out: Wave = hiss(seconds, rng, between(low, high)) * np.exp(-t / decay) * np.minimum(t / 0.0008, 1.0)
    return out


def card(size: float, rng: Chance, hardness: float = 0.35) -> Wave:
    """Thick cardboard put on a board of wood; `size` 1 is a single token, more is lower and longer."""
    seconds, low = 0.28, 205 / size**0.5
    modes = [
        (low * 0.52, 0.5 * size**0.4, 0.050 * size**0.3),
        (low, 1.0, 0.034),
        (low * 2.31, 0.42, 0.020),
        (low * 4.13, 0.2, 0.012),
    ]
    return ringing(modes, seconds, rng, 0.03) + hardness * scrape(seconds, 700, 4200, 0.007, rng)


def wood(at: float, rng: Chance, hardness: float = 0.3, length: float = 1.0) -> Wave:
    """A small block of hard wood."""
    modes = [(at, 1.0, 0.026 * length), (at * 2.57, 0.36, 0.014 * length), (at * 4.6, 0.13, 0.008 * length)]
    return ringing(modes, 0.2 * length, rng) + hardness * scrape(0.2 * length, at * 2, min(at * 8, 9000), 0.004, rng)


def coin(at: float, rng: Chance, bounce: float = 0.075) -> Wave:
    """A small coin on others: tones that don't agree, in pairs that beat; then it falls flat."""
    seconds = 0.55
    rows = (
        (1.0, 1.0, 0.105),
        (1.006, 0.6, 0.09),
        (2.32, 0.42, 0.06),
        (2.345, 0.3, 0.055),
        (3.87, 0.2, 0.035),
        (5.43, 0.08, 0.02),
    )
    modes = [(at * part, strength, decay) for part, strength, decay in rows if at * part < 13000]
    first = ringing(modes, seconds, rng, 0.002) + 0.1 * scrape(seconds, 3000, 9000, 0.003, rng)
    second = ringing(modes, seconds - bounce, rng, 0.002)
    return mixed([(0.0, first), (bounce, 0.32 * second)])


def bell(at: float, rng: Chance, seconds: float = 2.4) -> Wave:
    """A small bell far away."""
    rows = (
        (0.5, 0.35, 0.8),
        (1.0, 1.0, 0.62),
        (1.19, 0.3, 0.45),
        (2.0, 0.4, 0.34),
        (2.74, 0.16, 0.2),
        (4.1, 0.06, 0.1),
    )
    return ringing([(at * part, strength, decay) for part, strength, decay in rows], seconds, rng, 0.002)


def drum(rng: Chance, force: float = 0.6, edge: bool = False) -> Wave:
    """A frame drum played with fingers, in the middle or at its edge."""
    seconds = 0.7
    t = clock(seconds)
    if edge:
        modes = [(212.0, 0.5, 0.06), (318.0, 0.6, 0.045), (467.0, 0.45, 0.03), (690.0, 0.25, 0.02)]
        return force * (ringing(modes, seconds, rng) + 0.22 * scrape(seconds, 900, 4500, 0.008, rng))
    bend = 2 * np.pi * np.cumsum(88 * (1 + 0.09 * force * np.exp(-t / 0.03))) / RATE
    skin = softened(np.sin(bend) * np.exp(-t / 0.17), 0.004, 0.3)
    modes = [(141.0, 0.34, 0.085), (189.0, 0.2, 0.06), (236.0, 0.13, 0.04)]
    return force * (skin + ringing(modes, seconds, rng) + 0.1 * scrape(seconds, 250, 1800, 0.012, rng))
