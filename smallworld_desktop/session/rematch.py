"""The same seats on the same board once more."""

from __future__ import annotations

from smallworld_desktop.rules.game import new_game
from smallworld_desktop.session.session import Session


def rematch(session: Session, seed: int) -> Session:
    """A new game with everything as it was, begun by whoever sits after the first of the last game."""
    rules = session.game.rules
    start = (session.game.start.start_seat + 1) % rules.seats
    game = new_game(rules, seed, start)
    return Session(
        game,
        session.geometry,
        list(session.seats),
        session.content,
        session.options,
        session.left_out,
        session.artwork,
        session.title,
    )
