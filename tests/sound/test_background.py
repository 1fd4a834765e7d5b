"""Beds follow the screen, pieces follow each other, and both make way for effects."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pygame
import pytest

from smallworld_desktop.sound import SILENCE, Mix, SoundBoard, Volumes
from smallworld_desktop.sound.board import DUCKS, GRACE
from smallworld_desktop.sound.cues import DEEP_PIECES, OPEN_PIECES, CueKind
from smallworld_desktop.sound.music import FADE, FIRST_WAIT, WAITS, Bag

FRAME = 0.05
LONG = bytes(4 * 32000 * 3)


class Hall:
    """A board that plays into the void, and a clock of its own. Long files are three silent seconds."""

    def __init__(self) -> None:
        self.now = 10.0
        self.board = SoundBoard(clock=lambda: self.now, rng=random.Random(3), is_always_heard=True)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.now += FRAME
            self.board.update(FRAME)

    def until(self, holds: Callable[[], bool]) -> None:
        """Lets the reader's thread come round."""
        for _ in range(400):
            if holds():
                return
            self.wait(FRAME)
            time.sleep(0.002)
        raise AssertionError("it never came")


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setattr("smallworld_desktop.sound.strands.read_sound", lambda file: pygame.mixer.Sound(buffer=LONG))
    hall = Hall()
    yield hall
    hall.board.close()


def test_the_first_screen_comes_before_any_music(hall: Hall) -> None:
    hall.board.scene(Mix(sea=1.0))
    hall.wait(GRACE - 2 * FRAME)
    assert pygame.mixer.get_init() is None


def test_beds_follow_what_is_on_the_screen(hall: Hall) -> None:
    beds = hall.board.ambience.strands
    hall.board.scene(Mix(sea=0.64, birds=0.25, wind=0.01))
    hall.until(lambda: set(beds) == {"sea", "birds"} and beds["birds"].gain == beds["birds"].target)
    hall.wait(3)
    assert beds["sea"].gain == pytest.approx(0.8) and beds["birds"].gain == pytest.approx(0.5)
    hall.board.scene(Mix(sea=0.16))
    hall.wait(0.5)
    assert 0.4 < beds["sea"].gain < 0.8, "it glides"
    hall.wait(3)
    assert set(beds) == {"sea"} and beds["sea"].gain == pytest.approx(0.4)
    hall.board.scene(SILENCE)
    hall.wait(3)
    assert not beds


def test_a_bed_at_zero_is_not_read(hall: Hall) -> None:
    hall.board.set_volumes(Volumes(ambience=0.0), muted=False)
    hall.board.scene(Mix(sea=1.0))
    hall.wait(2)
    assert not hall.board.ambience.strands


def test_music_begins_pauses_and_goes_on_with_another_piece(hall: Hall) -> None:
    music = hall.board.music
    hall.wait(GRACE + FIRST_WAIT - 4 * FRAME)
    assert music.strand is None
    hall.until(lambda: music.strand is not None)
    first = music.name
    hall.until(lambda: music.strand is not None and music.strand.gain == 1.0)
    assert music.strand is not None
    music.strand.stop()
    hall.wait(WAITS[0] - 1)
    assert music.strand is None, "a silence"
    hall.wait(WAITS[1] - WAITS[0])
    hall.until(lambda: music.strand is not None)
    assert music.name != first


def test_under_the_earth_another_piece_takes_over(hall: Hall) -> None:
    music = hall.board.music
    hall.until(lambda: music.strand is not None)
    while music.name in DEEP_PIECES:
        assert music.strand is not None
        music.strand.stop()
        hall.wait(WAITS[1])
        hall.until(lambda: music.strand is not None)
    hall.wait(1)
    old = music.strand
    hall.board.scene(Mix(cave=1.0))
    hall.until(lambda: music.strand is not None)
    assert music.leaving is old and music.name in DEEP_PIECES, "both are heard for a while"
    hall.wait(FADE + 1)
    assert music.leaving is None


def test_music_makes_way_for_a_motif_and_comes_back(hall: Hall) -> None:
    hall.until(lambda: hall.board.music.strand is not None)
    hall.board.play("victory")
    hall.wait(0.5)
    assert hall.board.duck == pytest.approx(DUCKS[CueKind.MOTIF])
    hall.board.play("coin")
    hall.wait(0.2)
    assert hall.board.duck == pytest.approx(DUCKS[CueKind.MOTIF]), "a coin does not lift it"
    hall.wait(6)
    assert hall.board.duck == 1.0


def test_music_does_not_make_way_for_a_click(hall: Hall) -> None:
    hall.until(lambda: hall.board.music.strand is not None)
    hall.board.play("click")
    hall.wait(0.2)
    assert hall.board.duck == 1.0


def test_muting_holds_a_piece_and_unmuting_goes_on_with_it(hall: Hall) -> None:
    music = hall.board.music
    hall.until(lambda: music.strand is not None)
    piece = music.strand
    hall.board.set_volumes(Volumes(), muted=True)
    time.sleep(0.01)
    hall.wait(30)
    hall.board.set_volumes(Volumes(), muted=False)
    hall.wait(FRAME)
    assert music.strand is piece


def test_a_slider_at_zero_ends_the_piece(hall: Hall) -> None:
    hall.until(lambda: hall.board.music.strand is not None)
    hall.board.set_volumes(Volumes(music=0.0), muted=False)
    hall.wait(1)
    assert hall.board.music.strand is None


@pytest.mark.parametrize("pieces", [OPEN_PIECES, DEEP_PIECES])
def test_no_piece_is_repeated_before_all_were_heard(pieces: tuple[str, ...]) -> None:
    bag, last, heard = Bag(pieces, random.Random(1)), "", []
    for _ in range(len(pieces) * 20):
        last = bag.draw(last)
        heard.append(last)
    assert all(before != after for before, after in itertools.pairwise(heard))
    assert set(Counter(heard).values()) == {20}
    assert all(set(heard[n : n + len(pieces)]) == set(pieces) for n in range(0, len(heard), len(pieces)))
