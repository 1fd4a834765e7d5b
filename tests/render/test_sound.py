"""Effects are short, soft and there; without a device there is silence and no error."""

from __future__ import annotations

import wave
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from smallworld_desktop import paths
from smallworld_desktop.render.sound import PAUSE, Effect, SoundBoard


@pytest.fixture
def board() -> Iterator[SoundBoard]:
    now = [100.0]

    def clock() -> float:
        now[0] += PAUSE * 2
        return now[0]

    board = SoundBoard(clock=clock)
    yield board
    board.close()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What reached the loudspeaker, by file name."""
    heard: list[str] = []
    real = pygame.mixer.Sound

    class Sound:
        def __init__(self, file: object) -> None:
            self.name = str(file)
            self.sound = real(file)  # type: ignore[arg-type]

        def set_volume(self, volume: float) -> None:
            self.sound.set_volume(volume)

        def play(self) -> None:
            heard.append(self.name.rsplit("/", 1)[-1].rsplit("\\", 1)[-1])

    monkeypatch.setattr(pygame.mixer, "Sound", Sound)
    return heard


@pytest.mark.parametrize("effect", Effect)
def test_every_effect_is_short_soft_and_silent_at_both_ends(effect: Effect) -> None:
    with wave.open(str(paths.assets() / "sounds" / f"{effect}.wav"), "rb") as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
    assert 0.03 < len(samples) / rate < 2.2
    assert 0.1 < np.abs(samples).max() < 0.6
    assert abs(samples[0]) < 0.01
    assert abs(samples[-1]) < 0.01


def test_there_are_no_files_without_an_effect() -> None:
    assert {file.stem for file in (paths.assets() / "sounds").glob("*.wav")} == set(Effect)


def test_an_effect_is_played(board: SoundBoard, played: list[str]) -> None:
    board.play(Effect.COIN)
    board.play("die")
    assert played == ["coin.wav", "die.wav"]


def test_muted_nothing_is_played_and_no_device_is_opened(board: SoundBoard, played: list[str]) -> None:
    board.set_volume(1.0, muted=True)
    board.play(Effect.COIN)
    board.set_volume(0.0, muted=False)
    board.play(Effect.COIN)
    assert played == []
    assert pygame.mixer.get_init() is None


def test_a_changed_volume_holds_for_effects_already_heard(board: SoundBoard) -> None:
    board.play(Effect.COIN)
    loud = board._sounds[Effect.COIN].get_volume()
    board.set_volume(0.2, muted=False)
    assert board._sounds[Effect.COIN].get_volume() < loud


def test_many_coins_at_once_are_one_sound(played: list[str]) -> None:
    board = SoundBoard(clock=lambda: 5.0)
    for _ in range(10):
        board.play(Effect.COIN)
    board.close()
    assert played == ["coin.wav"]


def test_without_a_device_there_is_silence_and_no_error(board: SoundBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def fail(*args: object) -> None:
        tries.append(args)
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    board.play(Effect.COIN)
    board.play(Effect.DIE)
    assert not board.is_available
    assert len(tries) == 1


def test_an_unknown_effect_is_a_fault_in_the_program(board: SoundBoard) -> None:
    with pytest.raises(ValueError, match="trumpet"):
        board.play("trumpet")
