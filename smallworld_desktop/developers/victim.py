"""The real program, without a window, to be killed: begun once, then a copy of it plays on for every file it hears of.

Each copy continues the game in progress as the title's Continue does, and writes into its file who it is, how many
actions it found, and their number after each of its own.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

from smallworld_desktop.app import App
from smallworld_desktop.developers.driver import FlatPainter
from smallworld_desktop.developers.staging import board_of, content_of, played, seats_of
from smallworld_desktop.scenes.common.opening import open_session, resumable
from smallworld_desktop.session.session import Session
from smallworld_desktop.session.starting import Deal, start_session
from smallworld_desktop.sound import Mix, Volumes

ENDLESS = 100
"""Rounds, so that the game outlives fifty kills."""


class Silence:
    """No sound: its thread does not live on in a copy."""

    def play(self, name: str, count: int = 0) -> None:
        pass

    def scene(self, mix: Mix) -> None:
        pass

    def set_volumes(self, volumes: Volumes, *, muted: bool) -> None:
        pass


def main() -> None:
    app = App((1024, 640))
    app.services.painter = FlatPainter()
    app.services.sound = Silence()
    app.services.settings = replace(app.services.settings, animation_speed="none", helper=False)
    draw_once(app)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            play(app, Path(line.strip()))


def draw_once(app: App) -> None:
    """What is drawn once is kept, so that the copies spend their short lives playing."""
    app.services.stack.push(app.services.screens.table(played(40, 2)))
    app.step((), 0.1)
    app.services.stack.quit()


def play(app: App, diary: Path) -> None:
    write = diary.open("w", buffering=1).write
    write(f"{os.getpid()}\n")
    services = app.services
    found = resumable(services)
    assert not found.words and not found.left_out, found
    session = found.session
    if session is None:
        seats = seats_of(("One", "Two"), ("ai:random", "ai:random"))
        session = start_session(board_of("two_players"), content_of(("base",)), seats, Deal(50, rounds=ENDLESS))
    write(f"{len(session.game.steps)}\n")
    open_session(services, session)
    app.step((), 0.0)
    kept = session.on_change
    assert kept is not None

    def tell(changed: Session) -> None:
        kept(changed)
        write(f"{len(changed.game.steps)}\n")

    session.on_change = tell
    while True:
        app.step(app.reader.read(), 1 / 60)


if __name__ == "__main__":
    main()
