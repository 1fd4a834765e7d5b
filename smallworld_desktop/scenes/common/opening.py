"""From a set-up, a save or the game in progress to the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.board.thumbnails import save_thumbnail
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.session.keeping import keep_on_disk, read_session, session_document, session_meta
from smallworld_desktop.session.own_records import finished_game
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import Save, SaveEntry
from smallworld_desktop.store.played_games import add_game


def open_session(services: Services, session: Session) -> None:
    """Leaves all screens for the table, or for the result of a game that is over."""
    services.welcome(session.content)
    session.make_chooser = lambda seat: make_chooser(seat, services.new_seed())
    keep_on_disk(services, session, partial(finish, services))
    is_over = session.game.position.is_over
    services.stack.reset(services.screens.result(session) if is_over else services.screens.table(session))


def finish(services: Services, session: Session) -> None:
    """A game that is over goes to the records and becomes a replay with name and picture: nothing to continue.

    Raises StoreError.
    """
    board = services.tr.proper("board", session.title)
    name, number = board, 2
    while services.replays.find(name) is not None:
        name = services.tr("replays.name", board=board, number=number)
        number += 1
    services.replays.save(session_document(session), session_meta(session, name), save_thumbnail(session))
    services.autosave.clear()
    add_game(finished_game(session))


def resumable(services: Services) -> tuple[Session | None, Message | None]:
    """The game in progress that was played last, if there is one, and what is wrong with it."""
    save, problem = services.autosave.load()
    if save is None:
        return None, problem
    session, word = session_of(services, save)
    if session is not None:
        session.kept_in = save.path
    return session, problem or word


def left_games(services: Services, continued: Path | None = None) -> list[SaveEntry]:
    """Other games in progress that nobody plays, besides the one that Continue offers."""
    return [entry for entry in services.autosave.entries() if entry.path != continued]


def session_of(services: Services, save: Save) -> tuple[Session | None, Message | None]:
    """The session of a save, or why there is none; perhaps with a word about what was lost."""
    try:
        session, word = read_session(save.game)
    except BadGame as bad:
        reason = services.tr.message(bad.message)
        return None, Message("save.cannot_play", {"file": save.path.name, "reason": reason})
    services.welcome(session.content)
    return session, word


def open_left(services: Services, slot: Path) -> Message | None:
    """Goes on with a game in progress; says why if it can't be. Raises StoreError for a bad file."""
    save, problem = services.autosave.read(slot)
    session, word = session_of(services, save)
    if session is None:
        return word
    if not services.autosave.claim(slot):
        return Message("menu.continue.taken")
    services.problems.extend(message for message in (problem, word) if message is not None)
    session.kept_in = slot
    open_session(services, session)
    return None


def open_save(services: Services, path: Path) -> Message | None:
    """Loads a save and goes to its table; says why if it can't be. Raises StoreError for a bad file."""
    session, word = session_of(services, services.saves.load(path))
    if session is None:
        return word
    if word is not None:
        services.problems.append(word)
    open_session(services, session)
    return None
