"""The table's effects: cardboard, wood, paper and coin. Each maker gets its chance and the number of the file."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sound_making.basics import Chance, Wave, above, below, between, clock, filtered, hertz, hiss, mixed, samples
from sound_making.room import in_box
from sound_making.strings import HARP, LUTE, pluck
from sound_making.struck import card, coin, drum, scrape, wood

Maker = Callable[[Chance, int], Wave]
COIN_SCALE = (0, 2, 4, 7, 9, 12, 14, 16, 19, 21)
"""Coins climb in steps that fit any tune: five to the octave, from A."""
COIN_LOWEST = 81


def swell(seconds: float, peak: float, rise: float = 2.0, fall: float = 1.6) -> Wave:
    """Swells up to the part `peak` of the time and down again."""
    part = clock(seconds) / seconds
    return np.where(part < peak, (part / peak) ** rise, ((1 - part) / (1 - peak)) ** fall)


def paper(seconds: float, rng: Chance, peak: float) -> Wave:
    """A sheet that is turned: a breath of air with crackle in it."""
    air = hiss(seconds, rng, between(700, 4600)) * swell(seconds, peak)
    grains = hiss(seconds, rng, between(2200, 7000)) * (rng.random(samples(seconds)) < 0.012)
    crackle = filtered(grains, above(1200), below(6500)) * swell(seconds, peak)
    return 0.6 * air + 2.2 * crackle


def click(rng: Chance, number: int) -> Wave:
    return in_box(wood(640 * rng.uniform(0.96, 1.04), rng, 0.18), 0.1)


def tick(rng: Chance, number: int) -> Wave:
    return in_box(wood(1020 * rng.uniform(0.96, 1.04), rng, 0.1, 0.7), 0.1)


def page(rng: Chance, number: int) -> Wave:
    seconds = rng.uniform(0.26, 0.34)
    return in_box(paper(seconds, rng, rng.uniform(0.35, 0.5)), 0.1)


def undo(rng: Chance, number: int) -> Wave:
    """A sheet drawn back, and something set down again."""
    back = paper(0.24, rng, 0.78)
    return in_box(mixed([(0.0, back), (0.2, 0.4 * card(0.8, rng, 0.2))]), 0.1)


def place(rng: Chance, number: int) -> Wave:
    flat = rng.uniform(0.045, 0.06)
    return in_box(mixed([(0.0, card(1.0, rng)), (flat, 0.3 * card(0.8, rng, 0.5))]))


def land(rng: Chance, number: int) -> Wave:
    """So many tokens at once: each a little after the other, and the more, the heavier."""
    count = number + 1
    falls = [(0.026 * n + 0.008 * rng.uniform(0, 1), card(1 + 0.55 * count, rng) * 0.85**n) for n in range(count)]
    weight = [(0.0, 0.16 * number * drum(rng, 0.7))] if number else []
    return in_box(mixed([*falls, (0.026 * count + 0.05, 0.22 * card(0.9, rng, 0.6)), *weight]))


def conquer(rng: Chance, number: int) -> Wave:
    """A drum and the tokens on it."""
    beat = drum(rng, 0.8)
    return in_box(mixed([(0.0, 0.8 * beat), (0.012, 0.9 * card(1.9, rng)), (0.085, 0.35 * card(1.1, rng))]), 0.2)


def lost(rng: Chance, number: int) -> Wave:
    """Tokens topple, and a string falls by a third."""
    falls = [
        (at, strength * card(size, rng, 0.5))
        for at, strength, size in ((0, 0.9, 1.2), (0.09, 0.6, 0.9), (0.15, 0.4, 0.8))
    ]
    low = [(0.02, 1.1 * pluck(LUTE, hertz(60), 0.16, 0.5, rng)), (0.17, 1.1 * pluck(LUTE, hertz(57), 0.3, 0.45, rng))]
    return in_box(mixed([*falls, *low]))


def knock(rng: Chance, number: int) -> Wave:
    """A die on wood, the first, second and third time it touches the tray."""
    hit = [(0.0, wood(430 + 45 * number, rng, 0.32, 1.3)), (0.0, 0.4 * card(1.2, rng, 0.0))]
    return in_box(mixed(hit), 0.18)


def die(rng: Chance, number: int) -> Wave:
    """A whole throw: knocks that come closer and softer until it lies."""
    times = np.cumsum([0.0, 0.15, 0.13, 0.1, 0.075, 0.055, 0.04]) * rng.uniform(0.93, 1.07)
    hits = [(float(at), wood(rng.uniform(400, 540), rng, 0.35, 1.2) * 0.76**n) for n, at in enumerate(times)]
    return in_box(mixed(hits), 0.18)


def counted_coin(rng: Chance, number: int) -> Wave:
    return in_box(coin(hertz(COIN_LOWEST + COIN_SCALE[number]), rng, rng.uniform(0.06, 0.085)), 0.1)


def purse(rng: Chance, number: int) -> Wave:
    """A handful of coins into leather."""
    steps = rng.permutation(COIN_SCALE[:6])
    coins = [
        (0.045 * n * rng.uniform(0.85, 1.15), coin(hertz(COIN_LOWEST + int(s)), rng) * 0.8**n)
        for n, s in enumerate(steps)
    ]
    thump = 0.9 * card(2.2, rng, 0.0) + 0.3 * scrape(0.28, 250, 1500, 0.04, rng)
    return in_box(mixed([*coins, (0.06, thump)]))


def refused(rng: Chance, number: int) -> Wave:
    """Twice on dull wood: no, without a scolding."""
    low = rng.uniform(0.97, 1.03)
    hits = []
    for start, at, strength in ((0.0, 210 * low, 1.0), (0.12, 187 * low, 0.85)):
        hits += [(start, strength * wood(at, rng, 0.06, 1.8)), (start, 0.5 * strength * wood(at / 2, rng, 0.0, 2.2))]
    return filtered(in_box(mixed(hits)), below(1600))


def hint(rng: Chance, number: int) -> Wave:
    """A lantern is lit: two high strings, barely touched."""
    notes = ((0.0, 81, 0.42), (0.1, 88, 0.36))
    return in_box(mixed([(at, pluck(HARP, hertz(midi), 0.5, force, rng)) for at, midi, force in notes]), 0.3)


EFFECTS: dict[str, Maker] = {
    "click": click,
    "tick": tick,
    "page": page,
    "undo": undo,
    "place": place,
    "land": land,
    "conquer": conquer,
    "lost": lost,
    "knock": knock,
    "die": die,
    "coin": counted_coin,
    "purse": purse,
    "refused": refused,
    "hint": hint,
}
