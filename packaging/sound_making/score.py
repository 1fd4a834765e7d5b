"""Notes as text, and what players make of them: time that breathes, notes that are never quite alike.

A part is written in bars: `d4=1.5 e4=.5 f#4 | d3+a3=2 -`. A note keeps the length of the one before it unless it says
its own, in beats; `-` is a rest, `+` joins notes to a chord, a comma ends a phrase, `~` is a short shake.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from sound_making.basics import Wave

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_NAME = re.compile(r"([a-g])([#b]?)(\d)")
_TOKEN = re.compile(r"(?P<what>[^=,~]+)(?:=(?P<beats>[\d.]+))?(?P<shake>~?)(?P<breath>,?)")
_CHORD = re.compile(r"([A-G][#b]?)(m|sus|5)?(?:/([A-G][#b]?))?")
THIRDS = {"": 4, "m": 3, "sus": 5, "5": 7}


class ScoreFault(ValueError):
    """Something is written that can't be played."""


@dataclass(frozen=True)
class Note:
    """When, how long, in beats; one or several pitches; how strong."""

    start: float
    beats: float
    pitches: tuple[int, ...]
    force: float = 0.5
    shake: bool = False
    breath: bool = False


def midi(name: str) -> int:
    """`a4` is 69."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ScoreFault(f"{name!r} is no note")
    letter, sign, octave = found.groups()
    return 12 * (int(octave) + 1) + STEPS[letter] + {"#": 1, "b": -1, "": 0}[sign]


def bars(text: str, metre: float) -> list[list[Note]]:
    """Reads a part. Raises ScoreFault where a bar is not as long as the metre."""
    out, beats = [], 1.0
    for number, row in enumerate(text.split("|"), start=1):
        notes, at = [], 0.0
        for token in row.split():
            found = _TOKEN.fullmatch(token)
            if found is None:
                raise ScoreFault(f"bar {number}: {token!r}")
            beats = float(found["beats"]) if found["beats"] else beats
            if found["what"] != "-":
                pitches = tuple(midi(name) for name in found["what"].split("+"))
                notes.append(Note(at, beats, pitches, shake=bool(found["shake"]), breath=bool(found["breath"])))
            at += beats
        if abs(at - metre) > 1e-6:
            raise ScoreFault(f"bar {number} has {at:g} beats, not {metre:g}: {row.strip()}")
        out.append(notes)
    return out


def line(text: str, metre: float, start_bar: int = 0, force: float = 0.5, octave: int = 0) -> list[Note]:
    """A part as notes from a bar on, at a force, so many octaves higher."""
    return [
        replace(
            note,
            start=note.start + (start_bar + number) * metre,
            pitches=tuple(pitch + 12 * octave for pitch in note.pitches),
            force=force,
        )
        for number, bar in enumerate(bars(text, metre))
        for note in bar
    ]


def voicing(symbol: str, lowest: int) -> list[int]:
    """An open chord from its symbol: bass, fifth, octave, tenth, twelfth, fifteenth. `D/F#` names another bass."""
    found = _CHORD.fullmatch(symbol)
    if found is None:
        raise ScoreFault(f"{symbol!r} is no chord")
    root = midi(found[1].lower() + "0") % 12
    third = THIRDS[found[2] or ""]
    low = lowest + (root - lowest) % 12
    tones = [low, low + 7, low + 12, low + 12 + third, low + 19, low + 24]
    if found[3]:
        bass = midi(found[3].lower() + "0") % 12
        tones[0] = lowest + (bass - lowest) % 12
    return tones


def figured(
    chords: str, pattern: str, metre: float, start_bar: int = 0, force: float = 0.4, lowest: str = "c3"
) -> list[Note]:
    """Chords broken by a pattern of their tones: `0=1 2 3+4` over `D Em:A`, a colon where a bar has two chords."""
    out, beats = [], 1.0
    for number, bar in enumerate(chords.split()):
        halves = [voicing(symbol, midi(lowest)) for symbol in bar.split(":")]
        at = 0.0
        for token in pattern.split():
            what, _, own = token.partition("=")
            beats = float(own) if own else beats
            tones = halves[min(int((at + 1e-6) / metre * len(halves)), len(halves) - 1)]
            if what != "-":
                pitches = tuple(tones[int(index)] for index in what.split("+"))
                out.append(Note((start_bar + number) * metre + at, beats, pitches, force))
            at += beats
        if abs(at - metre) > 1e-6:
            raise ScoreFault(f"the pattern {pattern!r} has {at:g} beats, not {metre:g}")
    return out


@dataclass(frozen=True)
class Pulse:
    """Beats to seconds. `slower` names bars (from 0) and how much slower each goes."""

    tempo: float
    metre: float
    slower: Sequence[tuple[int, float]] = ()

    def seconds(self, beat: float, last_bar: int = 400) -> float:
        return float(np.interp(beat, *self._grid(last_bar)))

    def _grid(self, last_bar: int) -> tuple[Wave, Wave]:
        pace = np.ones(last_bar)
        for bar, factor in self.slower:
            pace[bar] = factor
        sway = 1 + 0.012 * np.sin(np.arange(last_bar) * 2 * np.pi / 8)  # phrases of eight bars lean forward and back
        lengths = self.metre * 60 / self.tempo * pace * sway
        return np.arange(last_bar + 1) * self.metre, np.concatenate([[0.0], np.cumsum(lengths)])
