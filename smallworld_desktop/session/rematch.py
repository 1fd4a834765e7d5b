"""The same seats on the same board once more."""

from __future__ import annotations

from smallworld_desktop.content import LoadedContent
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.rules.game import new_game
from smallworld_desktop.session.session import Session
from smallworld_desktop.session.starting import Deal, start_session


def rematch(
    session: Session, seed: int, board: LoadedMap | None = None, content: LoadedContent | None = None
) -> Session:
    """A new game, begun by whoever sits after the first of the last game.

    Everything is as it was, or board and content as they are now: both, for they fit together.
    """
    rules = session.game.rules
    start = (session.game.start.start_seat + 1) % rules.seats
    if board is not None and content is not None:
        rounds = 0 if rules.rounds == rules.board.rounds else rules.rounds
        deal = Deal(seed, start, session.options, session.left_out, rounds, rules.teams, finds=rules.surface_finds)
        return start_session(board, content, list(session.seats), deal)
    return Session(
        new_game(rules, seed, start),
        session.geometry,
        list(session.seats),
        session.content,
        session.options,
        session.left_out,
        session.artwork,
        session.title,
        map_file=session.map_file,
    )
