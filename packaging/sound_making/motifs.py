"""Short tunes that mark what happened: a people taken or in decline, a turn, the last round, victory."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sound_making.basics import Chance, Wave, below, filtered, hertz, mixed, panned
from sound_making.room import in_room
from sound_making.score import midi
from sound_making.strings import HARP, LUTE, String, pluck
from sound_making.struck import bell, drum
from sound_making.sustained import HORN, VIOL, Tone, Wind, phrase, polished

Voices = list[tuple[float, Wave]]


def plucked(string: String, row: str, apart: float, force: float, rng: Chance, side: float = 0.0) -> Voices:
    """Notes one after the other that ring on."""
    return [
        (n * apart * rng.uniform(0.97, 1.03), panned(pluck(string, hertz(midi(name)), 1.4, force, rng), side))
        for n, name in enumerate(row.split())
    ]


def sung(
    voice: Wind, row: Sequence[tuple[str, float]], force: float, rng: Chance, start: float = 0.0, side: float = 0.0
) -> Voices:
    """Notes in one breath: names and seconds."""
    tones, at = [], 0.0
    for name, seconds in row:
        tones.append(Tone(at, seconds, hertz(midi(name)), force))
        at += seconds
    return [(start, panned(0.5 * polished(phrase(voice, tones, rng)), side))]


def beat(at: float, force: float, rng: Chance) -> tuple[float, Wave]:
    return at, panned(drum(rng, force), 0.0)


def hall(voices: Voices, wet: float = 0.3, seconds: float = 1.5) -> Wave:
    return in_room(mixed(voices), wet, seconds)


def pick(rng: Chance, number: int) -> Wave:
    """A people rises: a harp climbs to a fifth held by a viol. Each variation climbs another way."""
    row = ("d4 f#4 a4 d5 e5", "d4 a4 b4 d5 f#5", "g4 a4 d5 f#5 a5")[number]
    top = ("a4", "f#4", "d5")[number]
    held = sung(VIOL, [(top, 0.9)], 0.3, rng, 0.34, -0.2)
    return hall([*plucked(HARP, row, 0.095, 0.7, rng, 0.15), *held, beat(0.36, 0.5, rng)])


def decline(rng: Chance, number: int) -> Wave:
    """A people grows old: the viol sinks, a lute answers low, a last soft beat."""
    row: list[tuple[str, float]] = [
        [("a4", 0.45), ("g4", 0.4), ("f4", 0.4), ("d4", 1.1)],
        [("c5", 0.45), ("a4", 0.4), ("g4", 0.4), ("d4", 1.1)],
    ][number]
    low = [(0.9 + at, voice) for at, voice in plucked(LUTE, "d3 a2", 0.4, 0.5, rng, 0.25)]
    return hall([*sung(VIOL, row, 0.5, rng, 0.0, -0.15), *low, beat(1.3, 0.4, rng)], 0.4, 1.9)


def turn(rng: Chance, number: int) -> Wave:
    """Your turn: two strings."""
    row = ("a4 d5", "d4 a4", "e4 a4")[number]
    return hall(plucked(HARP, row, 0.15, 0.62, rng), 0.22, 1.1)


def hand_over(rng: Chance, number: int) -> Wave:
    """The seat changes: three strings that fall and open again."""
    row = ("d5 a4 e5", "f#5 a4 d5")[number]
    return hall(plucked(LUTE, row, 0.2, 0.6, rng, -0.1), 0.28, 1.3)


def lesson(rng: Chance, number: int) -> Wave:
    """Something was learned: a small flourish."""
    row = ("a4 b4 c#5 e5 a5", "d4 e4 f#4 a4 d5")[number]
    return hall(plucked(LUTE, row, 0.075, 0.6, rng, 0.1), 0.26, 1.3)


def last_round(rng: Chance, number: int) -> Wave:
    """A bell over the roofs, and a horn that answers."""
    tolls = [(at, panned(0.55 * filtered(bell(hertz(62), rng), below(3500)), -0.25)) for at in (0.0, 0.85)]
    return hall([*tolls, *sung(HORN, [("d4", 0.35), ("a4", 1.1)], 0.5, rng, 1.5, 0.25)], 0.42, 2.1)


def victory(rng: Chance, number: int) -> Wave:
    """Horns over drum and strings: a call, its answer, and the long chord."""
    upper = [("d4", 0.3), ("f#4", 0.3), ("a4", 0.45), ("b4", 0.3), ("a4", 0.3), ("d5", 1.9)]
    lower = [("d3", 0.6), ("d4", 0.45), ("g3", 0.3), ("e4", 0.3), ("f#4", 1.9)]
    bass = [("d3", 1.05), ("g2", 0.3), ("a2", 0.3), ("d3", 1.9)]
    beats = [
        beat(at, force, rng)
        for at, force in ((0.0, 0.7), (0.6, 0.5), (1.05, 0.5), (1.35, 0.6), (1.65, 0.95), (2.4, 0.4))
    ]
    chord = [(1.65 + at, voice) for at, voice in plucked(HARP, "d3 a3 d4 f#4 a4 d5 f#5", 0.045, 0.7, rng, 0.1)]
    horns = [*sung(HORN, upper, 0.62, rng, 0.0, 0.25), *sung(HORN, lower, 0.5, rng, 0.0, -0.3)]
    return hall([*horns, *sung(VIOL, bass, 0.5, rng), *beats, *chord], 0.36, 2.1)


MOTIFS: dict[str, Callable[[Chance, int], Wave]] = {
    "pick": pick,
    "decline": decline,
    "turn": turn,
    "hand_over": hand_over,
    "lesson": lesson,
    "last_round": last_round,
    "victory": victory,
}
