"""What is typed after `smallworld-desktop` to play."""

from __future__ import annotations

import argparse
from pathlib import Path

import pygame
import pytest

from smallworld_desktop.cli import main, play
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.position import Position

SIZE = (1024, 640)


def begun(seed: str) -> Position:
    """The first position of a game that was asked for with a seed."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    args = parser.parse_args(["--seats", "human:Ann,human:Bob", "--seed", seed])
    with borrowed_home(), headless(SIZE) as driver:
        play.open_first(driver.services, args, play.read_seats(args.seats, Translator()))
        return driver.table.session.game.position


def test_the_same_seed_gives_the_same_game() -> None:
    assert begun("4") == begun("4")
    assert begun("4") != begun("5")


@pytest.mark.parametrize("words", ["wide", "12", "1x", "x"])
def test_a_size_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(play.BadWords):
        play.read_size(words)


def test_packs_are_named_or_given_as_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("pack: mine\nname: Mine\nraces:\n  moles: {tokens: 6}\n", encoding="utf-8")
    assert play.read_packs(f"base, cursed,{file}") == ["cursed", file.resolve()]
    assert play.read_packs(None) == []
    with pytest.raises(play.BadWords):
        play.read_packs("base,curzed")


def test_a_game_is_begun_with_packs_and_the_players_own_settings(tmp_path: Path) -> None:
    with borrowed_home(), headless(SIZE) as driver:
        services = driver.services
        entry = play.find_map(services, None, 2)
        session = play.new_session(services, entry, play.read_seats("human:Ann,ai:easy,", Translator()), ["cursed"])
        assert "kobolds" in {race.id for race in session.game.rules.content.races}
        assert not session.options.open_coins


def test_a_pack_with_mistakes_is_refused_with_its_mistake(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("pack: bad\nname: Bad\nraces:\n  moles: {tokens: 6, effects: [{diggs: {}}]}\n", encoding="utf-8")
    with borrowed_home(), headless(SIZE) as driver:
        entry = play.find_map(driver.services, None, 2)
        with pytest.raises(play.BadWords):
            play.new_session(driver.services, entry, play.read_seats("human:A,human:B", Translator()), [file])


def test_a_video_driver_that_nobody_has_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unknown() -> None:
        raise pygame.error("paper not available")

    monkeypatch.setenv("SDL_VIDEODRIVER", "paper")
    monkeypatch.setattr(pygame.display, "init", unknown)
    with borrowed_home():
        assert main([]) == play.BAD_WORDS
    said = capsys.readouterr().err
    assert "SDL_VIDEODRIVER" in said and "paper" in said


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--lang", "tlh"]) == play.BAD_WORDS
    assert "There is no language “tlh”. Known: en" in capsys.readouterr().err
