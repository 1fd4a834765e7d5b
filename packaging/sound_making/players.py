"""Players: they turn the notes of a part into sound, each in its own way, and together into a piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sound_making.basics import Chance, Wave, chance, hertz, mixed, panned
from sound_making.room import in_room
from sound_making.score import Note, Pulse
from sound_making.strings import HARP, LUTE, String, pluck
from sound_making.struck import drum
from sound_making.sustained import RECORDER, VIOL, Tone, Wind, phrase, polished

STRINGS: dict[str, String] = {"lute": LUTE, "harp": HARP}
WINDS: dict[str, Wind] = {"viol": VIOL, "recorder": RECORDER}
LEVEL = {"lute": 1.15, "harp": 0.42, "viol": 0.30, "recorder": 0.46, "drum": 0.8}
EDGE = 60
"""In a drum's part, notes from here up are struck at the edge."""
ROLL = 0.028
REPLUCKED = 0.06
"""Seconds in which a finger that comes back ends a note."""
PHRASE_GAP = 0.12


@dataclass(frozen=True)
class Part:
    """What one player plays, and where it sits."""

    voice: str
    notes: Sequence[Note]
    side: float = 0.0
    level: float = 1.0


@dataclass(frozen=True)
class Piece:
    """A whole piece."""

    name: str
    pulse: Pulse
    parts: Sequence[Part]
    wet: float = 0.34
    room: float = 1.9


def played(piece: Piece) -> Wave:
    """The piece in its room."""
    return in_room(
        mixed((0.25, _player(piece, part, number)) for number, part in enumerate(piece.parts)), piece.wet, piece.room
    )


def _player(piece: Piece, part: Part, number: int) -> Wave:
    rng = chance(piece.name, part.voice, number)
    notes = sorted(part.notes, key=lambda note: note.start)
    if part.voice in WINDS:
        dry = _sing(WINDS[part.voice], notes, piece.pulse, rng)
    elif part.voice == "drum":
        dry = mixed(_struck(note, piece.pulse, rng) for note in notes)
    else:
        dry = _strummed(STRINGS[part.voice], notes, piece.pulse, rng)
    return panned(dry * LEVEL[part.voice] * part.level, part.side)


def _late(pulse: Pulse, note: Note, rng: Chance, spread: float) -> float:
    """When a hand that aims at a beat comes down."""
    return max(pulse.seconds(note.start) + float(np.clip(rng.normal(0, spread), -0.025, 0.025)) + 0.03, 0.0)


def _strong(pulse: Pulse, note: Note, rng: Chance) -> float:
    """The first of a bar is a little stronger, off-beats are softer, and phrases of four bars have an arch."""
    at = note.start % pulse.metre
    accent = 1.12 if at < 0.01 else 1.0 if abs(at - round(at)) < 0.01 else 0.88
    arch = 0.92 + 0.16 * np.sin(np.pi * ((note.start / pulse.metre) % 4) / 4)
    return float(np.clip(note.force * accent * arch * rng.uniform(0.92, 1.08), 0.08, 1.0))


def _strummed(string: String, notes: Sequence[Note], pulse: Pulse, rng: Chance) -> Wave:
    """Every pitch is one string: what it still sounds ends when it is plucked again."""
    again: dict[int, float] = {}
    voices: list[tuple[float, Wave]] = []
    for note in reversed(notes):
        until = {pitch: pulse.seconds(again[pitch]) for pitch in note.pitches if pitch in again}
        voices += _plucked(string, note, pulse, rng, until)
        again.update(dict.fromkeys(note.pitches, note.start))
    return mixed(voices)


def _plucked(
    string: String, note: Note, pulse: Pulse, rng: Chance, until: dict[int, float]
) -> list[tuple[float, Wave]]:
    """The strings of a note or chord; `until` says when one of them is plucked again."""
    start, force = _late(pulse, note, rng, 0.006), _strong(pulse, note, rng)
    seconds = pulse.seconds(note.start + note.beats) - pulse.seconds(note.start)
    rings = max(seconds * 1.25, 0.9 if string is HARP else 0.35)
    pitches = sorted(note.pitches)
    roll = ROLL if len(pitches) > 2 else 0.008
    chord = force / len(pitches) ** 0.35
    if note.shake:
        return _shaken(string, start, pitches[0], rings, force, rng)
    out = []
    for n, pitch in enumerate(pitches):
        left = max(until.get(pitch, np.inf) - pulse.seconds(note.start), 0.05)
        wave = pluck(string, hertz(pitch), min(rings, left), chord, rng, REPLUCKED if left <= rings else 0.0)
        out.append((start + n * roll * rng.uniform(0.8, 1.2), wave))
    return out


def _shaken(
    string: String, start: float, pitch: int, rings: float, force: float, rng: Chance
) -> list[tuple[float, Wave]]:
    """The note, its upper neighbour, the note."""
    first = pluck(string, hertz(pitch), 0.05, force, rng)
    upper = pluck(string, hertz(pitch + 2), 0.05, force * 0.7, rng)
    return [
        (start, first),
        (start + 0.075, upper),
        (start + 0.15, pluck(string, hertz(pitch), rings, force * 0.9, rng)),
    ]


def _struck(note: Note, pulse: Pulse, rng: Chance) -> tuple[float, Wave]:
    return _late(pulse, note, rng, 0.005), drum(rng, _strong(pulse, note, rng), note.pitches[0] >= EDGE)


def _sing(voice: Wind, notes: Sequence[Note], pulse: Pulse, rng: Chance) -> Wave:
    """Breaks a part into breaths, at rests and commas."""
    breaths: list[list[Note]] = [[]]
    for note in notes:
        before = breaths[-1][-1] if breaths[-1] else None
        if before is not None and (before.breath or note.start > before.start + before.beats + 0.01):
            breaths.append([])
        breaths[-1].append(note)
    return mixed(_breath(voice, breath, pulse, rng) for breath in breaths)


def _breath(voice: Wind, notes: Sequence[Note], pulse: Pulse, rng: Chance) -> tuple[float, Wave]:
    begin = _late(pulse, notes[0], rng, 0.008) - min(voice.rise * 0.3, 0.03)
    zero = pulse.seconds(notes[0].start)
    tones = []
    for note in notes:
        start = pulse.seconds(note.start) - zero
        end = pulse.seconds(note.start + note.beats) - zero
        force = _strong(pulse, note, rng)
        if note.shake:
            for at, pitch, seconds in ((start, 0, 0.09), (start + 0.09, 2, 0.08)):
                tones.append(Tone(at, seconds, hertz(note.pitches[0] + pitch), force))
            start += 0.17
        tones.append(Tone(start, end - start, hertz(note.pitches[0]), force))
    last = tones[-1]
    tones[-1] = Tone(last.start, max(last.seconds - PHRASE_GAP, 0.1), last.at, last.force)
    return max(begin, 0.0), polished(phrase(voice, tones, rng))
