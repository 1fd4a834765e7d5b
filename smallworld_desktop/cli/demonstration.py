"""What the program does where there is no display: it says so, plays a short game by itself, and takes pictures."""

from __future__ import annotations

from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.staging import board_of, content_of
from smallworld_desktop.i18n import Translator
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.session.session import Seat, Session
from smallworld_desktop.session.starting import Deal, start_session

SIZE = (1600, 900)
ROUNDS = 5
SEED = 2009
LEVEL = "ai:easy"
LONGEST = 4000
"""Frames after which a game that does not end counts as stuck."""
WITHOUT_DISPLAY = ("scenario", "simulate", "check-map", "check-content", "new-map", "gallery", "shots", "paths")


def demonstrate(tr: Translator) -> int:
    """Says that there is no display, plays between computers, prints the result and where the pictures are."""
    print(tr("play.no_display"))
    folder = paths.data_dir() / "demonstration"
    with borrowed_home(), headless(SIZE, painted=True) as driver:
        session = play(driver, folder, tr)
    position = session.game.position
    for seat in sorted(range(len(session.seats)), key=lambda seat: -position.coins[seat]):
        print(tr("demo.line", player=session.seats[seat].name, count=position.coins[seat]))
    print(tr("demo.pictures", folder=str(folder)))
    print(tr("demo.commands", commands=", ".join(WITHOUT_DISPLAY)))
    return 0


def play(driver: Driver, folder: Path, tr: Translator) -> Session:
    """A game between two computers, with a picture of its first, its middle and its last round."""
    driver.services.change_settings(animation_speed="none", helper=False)
    seats = [Seat(tr("play.computer", number=number + 1), number, LEVEL) for number in range(2)]
    session = start_session(board_of("two_players"), content_of(("base",)), seats, Deal(SEED, rounds=ROUNDS))
    session.make_chooser = lambda seat: make_chooser(seat, SEED + seat.colour)
    driver.show(driver.services.screens.table(session))
    driver.wait_for_painting(settle=False)
    pictured = 0
    for _ in range(LONGEST):
        if session.game.position.is_over:
            break
        driver.frame()
        if session.game.position.round > pictured and session.game.position.fighter >= 0:
            pictured += 2
            driver.save(folder / f"round_{session.game.position.round}.png")
    driver.frame()
    driver.save(folder / "result.png")
    return session
