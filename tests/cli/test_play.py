"""What is typed after `smallworld-desktop` to play."""

from __future__ import annotations

import argparse

import pytest

from smallworld_desktop.cli import play
from smallworld_desktop.cli.headless import borrowed_home, headless
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
