"""The committed files, as the mixer decodes them: none clips, all sit at their loudness, loops have no joint."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
from measure_sounds import Measured, heard, measured
from sound_making.basics import RATE
from sound_making.loudness import momentary, peak
from sound_making.mastering import BED_LUFS, EFFECT_LUFS, MUSIC_LUFS, SOFTER, takes

from smallworld_desktop import paths
from smallworld_desktop.sound.cues import BEDS, CUES, PIECES, CueKind, bed_file, cue_file, piece_file
from smallworld_desktop.sound.effects import IN_ROW

SOUNDS = paths.assets() / "sounds"
PACKAGE = Path(paths.__file__).parent
EFFECTS = [(name, number) for name, cue in CUES.items() for number in range(cue.files)]


@pytest.fixture(autouse=True, scope="module")
def mixer() -> Iterator[None]:
    yield
    figures.cache_clear()
    pygame.mixer.quit()


@cache
def figures(file: str) -> Measured:
    return measured(SOUNDS / file)


def loudest(name: str, number: int) -> float:
    return figures(cue_file(name, number)).loudest


def test_there_is_a_file_for_every_name_and_none_besides() -> None:
    assert {file.relative_to(SOUNDS).as_posix() for file in SOUNDS.rglob("*.*")} == {name for name, _ in takes()}


def test_all_of_it_is_small() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.rglob("*.ogg")) < 8_300_000


@pytest.mark.parametrize("file", [name for name, _ in takes()])
def test_nothing_clips_and_nothing_leans_to_one_side_of_zero(file: str) -> None:
    assert figures(file).peak <= -1.0
    assert figures(file).offset < 0.001


@pytest.mark.parametrize(("name", "number"), EFFECTS)
def test_effects_begin_at_once_and_end_in_silence(name: str, number: int) -> None:
    wave = heard(SOUNDS / cue_file(name, number))
    loud = np.abs(wave).max(axis=1)
    assert loud[0] < 0.02 and loud[-1] < 0.002
    first = int(np.argmax(loud > 0.1 * loud.max()))
    assert first < 0.16 * RATE, "it answers what was done"
    assert len(wave) / RATE < (6.0 if CUES[name].kind is CueKind.MOTIF else 1.6)


def test_effects_of_the_table_and_motifs_are_within_three_units_of_each_other() -> None:
    """Left out: the second and third knock of a die, which are softer by design."""
    levels = [
        loudest(name, number)
        for name, number in EFFECTS
        if CUES[name].kind is not CueKind.TOUCH and not (name == "knock" and number)
    ]
    assert max(levels) - min(levels) <= 3.0
    assert abs(float(np.median(levels)) - EFFECT_LUFS[CueKind.TABLE]) < 1.0


def test_touches_are_within_three_units_of_each_other_and_softer_than_the_table() -> None:
    levels = [loudest(name, number) for name, number in EFFECTS if CUES[name].kind is CueKind.TOUCH]
    assert max(levels) - min(levels) <= 3.0
    assert max(levels) < EFFECT_LUFS[CueKind.TABLE] - 3.0


def test_each_knock_of_the_die_is_softer() -> None:
    first, second, third = (loudest("knock", number) for number in range(3))
    assert first - second == pytest.approx(SOFTER, abs=1) and second - third == pytest.approx(SOFTER, abs=1)


def test_a_row_of_coins_is_not_much_louder_than_any_other_effect() -> None:
    """Ten coins as the scoring counts them, each after the first as soft as in a row."""
    row = np.zeros((2 * RATE, 2))
    for number in range(10):
        wave = heard(SOUNDS / cue_file("coin", number)) * (IN_ROW if number else 1.0)
        first = round(0.09 * number * RATE)
        row[first : first + len(wave)] += wave[: len(row) - first]
    assert momentary(row, RATE) < EFFECT_LUFS[CueKind.TABLE] + 3.0


def test_coins_climb() -> None:
    tops = []
    for number in range(CUES["coin"].files):
        wave = heard(SOUNDS / cue_file("coin", number)).mean(axis=1)
        tops.append(float(np.argmax(np.abs(np.fft.rfft(wave)))) * RATE / len(wave))
    assert tops == sorted(tops) and 3.0 < tops[-1] / tops[0] < 4.0


def test_heavier_tokens_sound_lower() -> None:
    def middle(number: int) -> float:
        wave = heard(SOUNDS / cue_file("land", number)).mean(axis=1)
        power = np.abs(np.fft.rfft(wave)) ** 2
        return float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())

    assert middle(CUES["land"].files - 1) < 0.75 * middle(0)


@pytest.mark.parametrize("bed", BEDS)
def test_a_bed_is_a_loop_of_a_minute_or_more_without_a_joint(bed: str) -> None:
    found = figures(bed_file(bed))
    assert found.seconds >= 60
    assert found.whole == pytest.approx(BED_LUFS[bed], abs=1)
    assert found.joint < 1.0, "the step over the joint is no larger than steps elsewhere"
    wave = heard(SOUNDS / bed_file(bed))
    around = np.concatenate([wave[-RATE // 20 :], wave[: RATE // 20]])
    curve = np.abs(np.diff(around, 2, axis=0))
    at = len(around) // 2
    usual = np.abs(np.diff(wave, 2, axis=0)).max()
    assert curve[at - 3 : at + 2].max() <= usual, "nor is the bend"


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_quiet_and_longer_than_a_minute(piece: str) -> None:
    found = figures(piece_file(piece))
    assert 60 <= found.seconds <= 180
    assert found.whole == pytest.approx(MUSIC_LUFS, abs=1)
    assert found.loudest < MUSIC_LUFS + 8, "no outbursts"


def test_the_busiest_moment_with_all_sliders_up_does_not_clip() -> None:
    """Victory, a conquest and coins at full pelt over the loudest of a piece and all that the beds have."""
    total = np.zeros((8 * RATE, 2))

    def lay(file: str, at: float, loudest: bool = False) -> None:
        wave = heard(SOUNDS / file)
        first = max(0, int(np.argmax(np.abs(wave).max(axis=1))) - 2 * RATE) if loudest else 0
        start = round(at * RATE)
        piece = wave[first : first + len(total) - start]
        total[start : start + len(piece)] += piece

    for bed in ("sea", "wind", "birds"):
        lay(bed_file(bed), 0.0, loudest=True)
    lay(piece_file("chart"), 0.0, loudest=True)
    lay(cue_file("victory", 0), 1.0)
    lay(cue_file("conquer", 0), 2.0)
    lay(cue_file("land", 4), 2.05)
    for number in range(10):
        lay(cue_file("coin", number), 1.9 + 0.06 * number)
    lay(cue_file("purse", 0), 2.5)
    assert peak(total) < 0.0


def names_played() -> set[str]:
    """Every effect that a scene names in a call of `play` or `play_sound`, also in a `partial` of them."""
    found: set[str] = set()
    for file in (PACKAGE / "scenes").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                chain = [node.func, *node.args]
                found |= {
                    each.value
                    for player, name in pairwise(chain)
                    if ast.unparse(player).endswith(("sound.play", ".play_sound"))
                    for each in ast.walk(name)
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    return found


def test_scenes_play_all_effects_and_no_others() -> None:
    assert names_played() == set(CUES)
