"""`smallworld-desktop series --games N`: whole games in one window, one rematch after the other; prints the memory."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace

import pygame

from smallworld_desktop.developers.bad_routes import Attempt, wrong_positions
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.memory import memory
from smallworld_desktop.developers.staging import board_of, content_of, seats_of
from smallworld_desktop.i18n import Translator
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.common.rematch import open_rematch
from smallworld_desktop.scenes.menu.result import ResultScene
from smallworld_desktop.scenes.table.victory import VictoryScene
from smallworld_desktop.session.starting import Deal, start_session

SIZE = (1280, 800)
WARM = 5
"""Games after which everything that is kept for good has been drawn once."""
GROWTH = 1.10
SECONDS = 0.5
DRAW_EVERY = 12
LONGEST = 100_000
"""Frames of one game."""
KINDS = ("ai:easy", "ai:random", "ai:easy")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=50, metavar="N", help="how many (default 50)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="chance of the first game")


def run(args: argparse.Namespace) -> int:
    """0 if all games came to their end and the memory stayed within a tenth of what it was after the first few."""
    tr = Translator()
    began, warm, most = time.monotonic(), 0, 0
    with borrowed_home(), headless(SIZE) as driver:
        for number, attempt in enumerate(tried_games(driver, args.seed), 1):
            used = memory()
            warm = used if number <= WARM else warm
            most = max(most, used if number > WARM else 0)
            print(tr("series.game", number=number, megabytes=used, seconds=round(time.monotonic() - began)), flush=True)
            if attempt.fault:
                print(attempt.fault)
                return 1
            if number >= args.games:
                break
    print(tr("series.done", count=args.games, warm=warm, most=most))
    return 0 if most <= warm * GROWTH else 1


def tried_games(driver: Driver, seed: int) -> Iterator[Attempt]:
    """Games of computers at the real table, each the rematch of the last, for ever."""
    services = driver.services
    services.settings = replace(services.settings, animation_speed="none", computer_speed="none", helper=False)
    seats = seats_of(("One", "Two", "Three"), KINDS)
    session = start_session(board_of("three_players"), content_of(("base",)), seats, Deal(seed))
    open_session(services, session)
    number = 0
    while True:
        number += 1
        driver.draw_every = DRAW_EVERY
        yield Attempt(f"game {number}", 0.0, _play_to_the_end(driver))
        open_rematch(services, session)


def _play_to_the_end(driver: Driver) -> str:
    for _ in range(LONGEST):
        driver.frame(SECONDS)
        if isinstance(driver.top, ResultScene):
            return " ".join(wrong_positions(driver.services.stack.scenes))
        if isinstance(driver.top, VictoryScene):
            driver.key(pygame.K_RETURN)
    return f"the game never ended: {type(driver.top).__name__}"
