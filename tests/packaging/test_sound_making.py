"""Sounds are measured as the standard says, scores are read with care, and the committed files are what is made."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from measure_sounds import heard
from sound_making import mastering
from sound_making.basics import RATE, hertz
from sound_making.loudness import SILENT, integrated, low_cut, momentary, peak, shelf
from sound_making.ogg import checksum, write
from sound_making.pieces import PIECES as SCORES
from sound_making.score import Pulse, ScoreFault, bars, figured, line, midi, voicing

from smallworld_desktop import paths
from smallworld_desktop.sound.cues import PIECES, cue_file


def sine(seconds: float, at: float, height: float, rate: int = RATE) -> np.ndarray:
    return height * np.sin(2 * np.pi * at * np.arange(round(seconds * rate)) / rate)


def test_the_filters_are_those_of_the_standard_at_48_kilohertz() -> None:
    above, below = shelf(48000)
    assert above == pytest.approx((1.53512485958697, -2.69169618940638, 1.19839281085285), abs=1e-8)
    assert below == pytest.approx((1.0, -1.69065929318241, 0.73248077421585), abs=1e-8)
    assert low_cut(48000)[1] == pytest.approx((1.0, -1.99004745483398, 0.99007225036621), abs=1e-8)


@pytest.mark.parametrize("rate", [32000, 48000])
def test_a_full_sine_on_one_side_has_the_loudness_that_the_standard_says(rate: int) -> None:
    wave = np.stack([sine(5, 997, 1.0, rate), np.zeros(5 * rate)], axis=1)
    assert integrated(wave, rate) == pytest.approx(-3.01, abs=0.05)


def test_ten_decibels_are_ten_units_and_two_sides_are_three_more() -> None:
    one = sine(3, 997, 0.1)
    assert integrated(one, RATE) == pytest.approx(-23.01, abs=0.05)
    assert integrated(np.stack([one, one], axis=1), RATE) == pytest.approx(-20.0, abs=0.05)


def test_pauses_do_not_make_a_piece_softer() -> None:
    tone = sine(4, 997, 0.1)
    with_pause = np.concatenate([tone, np.zeros(6 * RATE), tone])
    assert integrated(with_pause, RATE) == pytest.approx(integrated(tone, RATE), abs=0.3)


def test_the_loudest_moment_of_a_short_sound_is_spread_over_400_milliseconds() -> None:
    assert momentary(sine(0.1, 997, 0.1), RATE) == pytest.approx(-23.01 - 6.02, abs=0.2)


def test_silence_has_no_loudness_and_no_peak() -> None:
    assert integrated(np.zeros(RATE), RATE) == momentary(np.zeros(RATE), RATE) == peak(np.zeros(RATE)) == SILENT


def test_notes_are_read() -> None:
    assert [midi(name) for name in ("a4", "c4", "f#3", "bb5")] == [69, 60, 54, 82]
    assert hertz(69) == pytest.approx(440)
    first, second = bars("d4=1.5 e4=.5 -=1 | d3+a3=3,", 3)
    assert [(note.start, note.beats) for note in first] == [(0, 1.5), (1.5, 0.5)]
    assert second[0].pitches == (50, 57) and second[0].breath


@pytest.mark.parametrize("text", ["d4=1 e4", "d4=1 e4 f4 g4", "h4=3", "d4=3 | e4=2"])
def test_a_bar_that_does_not_add_up_is_refused(text: str) -> None:
    with pytest.raises(ScoreFault):
        bars(text, 3)


def test_chords_are_laid_open() -> None:
    assert voicing("D", midi("c3")) == [50, 57, 62, 66, 69, 74]
    assert voicing("D/F#", midi("c3"))[0] == midi("f#3")
    broken = figured("Dm:A", "0=1 3 0 3", 4)
    assert [note.pitches[0] for note in broken] == [50, 65, 57, 73]


def test_a_slower_bar_takes_longer_and_time_never_runs_back() -> None:
    plain, slow = Pulse(60, 4), Pulse(60, 4, ((1, 1.5),))
    assert slow.seconds(8) - slow.seconds(4) == pytest.approx(1.5 * (plain.seconds(8) - plain.seconds(4)))
    times = [slow.seconds(beat / 4) for beat in range(200)]
    assert times == sorted(times)


def test_every_piece_of_the_game_is_written() -> None:
    assert set(SCORES) == set(PIECES)


@pytest.mark.parametrize("piece", SCORES.values(), ids=str)
def test_melodies_stay_where_their_instruments_can_play(piece: object) -> None:
    reach = {"lute": (43, 84), "harp": (36, 91), "viol": (40, 84), "recorder": (60, 91), "drum": (40, 70)}
    for part in piece.parts:  # type: ignore[attr-defined]
        low, high = reach[part.voice]
        assert all(low <= pitch <= high for note in part.notes for pitch in note.pitches)


def test_a_part_can_be_moved_by_bars_and_octaves() -> None:
    (note,) = line("a4=4", 4, 3, 0.5, -1)
    assert note.start == 12 and note.pitches == (57,)


@pytest.mark.parametrize(("name", "number"), [("coin", 3), ("place", 0), ("refused", 1)])
def test_the_committed_files_are_what_the_scripts_make(name: str, number: int) -> None:
    made = mastering.effect(name, number)
    kept = heard(paths.assets() / "sounds" / cue_file(name, number))[:, 0]
    assert len(kept) == len(made)
    assert np.corrcoef(made, kept)[0, 1] > 0.98


def test_the_same_wave_gives_the_same_file(tmp_path: Path) -> None:
    wave = np.array([random.Random(2).uniform(-0.2, 0.2) for _ in range(9000)])
    write(tmp_path / "a.ogg", wave, 0.4)
    write(tmp_path / "b.ogg", wave, 0.4)
    assert (tmp_path / "a.ogg").read_bytes() == (tmp_path / "b.ogg").read_bytes()


def test_pages_are_summed_as_ogg_does() -> None:
    assert checksum(b"") == 0 and checksum(b"123456789") == 0x89A1897F
