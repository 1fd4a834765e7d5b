"""The sound board plays what it is told at the player's volumes; without a device there is silence and no error."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pygame
import pytest

from smallworld_desktop.sound import SoundBoard, Volumes
from smallworld_desktop.sound.cues import CUES
from smallworld_desktop.sound.effects import PAUSE, pitched

QUIET = Volumes(0.0, 0.0, 0.0)


@pytest.fixture
def now() -> list[float]:
    return [100.0]


@pytest.fixture
def board(now: list[float]) -> Iterator[SoundBoard]:
    """Time stands still for it unless a test moves `now`."""
    board = SoundBoard(clock=lambda: now[0], rng=random.Random(5))
    yield board
    board.close()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """What reached the loudspeaker: file and volume. All of it unpitched, so that each is known by its file."""
    heard: list[tuple[str, float]] = []
    real = pygame.mixer.Sound

    class Sound:
        def __init__(self, file: object) -> None:
            self.name = str(file).replace("\\", "/").rsplit("/", 1)[-1]
            self.sound = real(file)  # type: ignore[arg-type]

        def set_volume(self, volume: float) -> None:
            self.sound.set_volume(volume)

        def get_length(self) -> float:
            return self.sound.get_length()

        def play(self) -> None:
            heard.append((self.name, self.sound.get_volume()))

    monkeypatch.setattr(pygame.mixer, "Sound", Sound)
    monkeypatch.setattr("smallworld_desktop.sound.effects.pitched", lambda sound, cents: sound)
    return heard


def names(played: list[tuple[str, float]]) -> list[str]:
    return [name for name, _ in played]


def test_an_effect_is_played(board: SoundBoard, played: list[tuple[str, float]]) -> None:
    board.play("victory")
    assert names(played) == ["victory-1.ogg"]


def test_coins_climb_as_they_are_counted_and_stay_at_the_top(
    board: SoundBoard, played: list[tuple[str, float]], now: list[float]
) -> None:
    for count in (0, 1, 2, 9, 40):
        board.play("coin", count)
        now[0] += 2 * PAUSE
    assert names(played) == ["coin-1.ogg", "coin-2.ogg", "coin-3.ogg", "coin-10.ogg", "coin-10.ogg"]


def test_a_variation_is_never_heard_twice_running(
    board: SoundBoard, played: list[tuple[str, float]], now: list[float]
) -> None:
    for _ in range(40):
        board.play("place")
        now[0] += 2 * PAUSE
    heard = names(played)
    assert len(set(heard)) == CUES["place"].files
    assert all(before != after for before, after in itertools.pairwise(heard))


def test_what_comes_in_a_row_is_softer_for_a_row_adds_up(
    board: SoundBoard, played: list[tuple[str, float]], now: list[float]
) -> None:
    board.set_volumes(Volumes(effects=1.0), muted=False)
    for count, pause in enumerate((0.1, 0.1, 1.0, 1.0)):
        board.play("coin", count)
        now[0] += pause
    assert [round(force, 1) for _, force in played] == [1.0, 0.7, 0.7, 1.0]


def test_many_coins_at_once_are_one_sound(board: SoundBoard, played: list[tuple[str, float]]) -> None:
    for count in range(10):
        board.play("coin", count)
    assert names(played) == ["coin-1.ogg"]


def test_muted_nothing_is_read_and_no_device_is_opened(board: SoundBoard, played: list[tuple[str, float]]) -> None:
    board.set_volumes(Volumes(), muted=True)
    board.play("coin")
    board.update(5.0)
    board.set_volumes(QUIET, muted=False)
    board.play("coin")
    board.update(5.0)
    assert played == []
    assert pygame.mixer.get_init() is None


def test_half_of_the_slider_is_a_quarter_of_the_force(
    board: SoundBoard, played: list[tuple[str, float]], now: list[float]
) -> None:
    for slider in (1.0, 0.5):
        board.set_volumes(Volumes(effects=slider), muted=False)
        board.play("coin")
        now[0] += 1
    (_, loud), (_, soft) = played
    assert loud == pytest.approx(1.0) and soft == pytest.approx(0.25, abs=0.01)


def test_without_a_device_there_is_silence_and_no_error(board: SoundBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def fail(*args: object, **options: object) -> None:
        tries.append(args)
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    board.play("coin")
    board.play("die")
    board.update(5.0)
    board.set_volumes(Volumes(), muted=True)
    board.set_volumes(Volumes(), muted=False)
    assert not board.is_available
    assert len(tries) == 1


def test_a_device_that_nobody_hears_gets_no_music(board: SoundBoard) -> None:
    board.update(5.0)
    board.update(5.0)
    assert pygame.mixer.get_driver() == "dummy"
    assert board.music.strand is None and not board.ambience.strands


def test_an_unknown_effect_is_a_fault_in_the_program(board: SoundBoard) -> None:
    with pytest.raises(ValueError, match="trumpet"):
        board.play("trumpet")


def test_a_device_opened_anew_gets_its_sounds_anew(board: SoundBoard, now: list[float]) -> None:
    board.play("coin")
    pygame.mixer.quit()
    now[0] += 1
    board.play("coin")
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize(("cents", "ratio"), [(1200, 0.5), (-1200, 2.0), (40, 0.977)])
def test_higher_is_shorter(board: SoundBoard, cents: float, ratio: float) -> None:
    board.play("click")
    sound = pygame.mixer.Sound(buffer=bytes(4 * 8000))
    assert pitched(sound, cents).get_length() == pytest.approx(sound.get_length() * ratio, rel=0.01)
