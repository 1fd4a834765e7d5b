"""From takes to files: each at its loudness, soft at both ends, with room above its peaks."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from smallworld_desktop.sound.cues import BEDS, CUES, PIECES, CueKind, bed_file, cue_file, piece_file
from sound_making.basics import RATE, Wave, above, around, below, chance, decibels, filtered, softened
from sound_making.beds import finished_bed
from sound_making.effects import EFFECTS
from sound_making.loudness import integrated, momentary
from sound_making.motifs import MOTIFS
from sound_making.pieces import PIECES as SCORES
from sound_making.players import played

EFFECT_LUFS = {CueKind.TOUCH: -28.0, CueKind.TABLE: -23.0, CueKind.MOTIF: -23.0}
"""The loudest 400 ms of an effect."""
MUSIC_LUFS = -27.0
BED_LUFS = {"sea": -33.0, "wind": -34.0, "birds": -37.0, "cave": -34.0}
"""The whole of a piece or bed, pauses left out."""
HIGHEST = -4.0
"""No sample is higher, in dBFS; an encoder may add a little."""
SOFTER = 5.0
"""Decibels from one knock of the die to the next."""
ROW = 2.0
"""Decibels that a coin is softer than other effects: coins come in rows, and a row adds up."""
QUALITY = {"effects": 0.5, "beds": 0.12, "music": 0.16}
SILENCE = 10 ** (-66 / 20)

Take = tuple[str, Callable[[], Wave]]


def takes() -> list[Take]:
    """Every file to be made, and how."""
    effects = [
        (cue_file(name, number), lambda name=name, number=number: effect(name, number))
        for name, cue in CUES.items()
        for number in range(cue.files)
    ]
    beds = [(bed_file(name), lambda name=name: bed(name)) for name in BEDS]
    return [*effects, *beds, *((piece_file(name), lambda name=name: piece(name)) for name in PIECES)]


def effect(name: str, number: int) -> Wave:
    """A variation of an effect at the loudness of its kind."""
    rng = chance(name, number)
    maker = EFFECTS.get(name) or MOTIFS[name]
    wave = _trimmed(filtered(maker(rng, number), above(50), below(11000)))
    softer = {"knock": SOFTER * number, "coin": ROW}.get(name, 0.0)
    return softened(limited(_at(wave, EFFECT_LUFS[CUES[name].kind] - softer, momentary)), 0.0008, 0.03)


def bed(name: str) -> Wave:
    return limited(_at(finished_bed(name), BED_LUFS[name], integrated))


def piece(name: str) -> Wave:
    wave = _trimmed(around(played(SCORES[name]), above(40), below(10500, 1)))
    return softened(limited(_at(wave, MUSIC_LUFS, integrated)), 0.02, 1.2)


def limited(wave: Wave) -> Wave:
    """Peaks are bent, not cut; what stays well below is not touched."""
    top, knee = decibels(HIGHEST), decibels(HIGHEST - 4)
    over = np.maximum(np.abs(wave) - knee, 0) / (top - knee)
    return np.where(over > 0, np.sign(wave) * (knee + (top - knee) * np.tanh(over)), wave)


def _at(wave: Wave, target: float, measure: Callable[[Wave, int], float]) -> Wave:
    """A mono file comes out of both loudspeakers, and is measured so."""
    sides = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
    return wave * decibels(target - measure(sides, RATE))


def _trimmed(wave: Wave) -> Wave:
    """Without the silence after the last that can be heard."""
    loud = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    heard = np.nonzero(loud > SILENCE * loud.max())[0]
    return wave[: heard[-1] + 1]
