"""From a set-up, a save or the game in progress to the table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
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
from smallworld_desktop.store import Save, SaveEntry, StoreError
from smallworld_desktop.store.played_games import add_game


def open_session(services: Services, session: Session) -> None:
    """Leaves all screens for the table, or for the result of a game that is over."""
    services.welcome(session.content)
    session.make_chooser = lambda seat: make_chooser(seat, services.new_seed())
    is_over = session.game.position.is_over
    services.stack.reset(services.screens.result(session) if is_over else services.screens.table(session))
    keep_on_disk(services, session, partial(finish, services), services.stack.once_drawn)


def finish(services: Services, session: Session) -> None:
    """A game that is over goes to the records and becomes a replay with name and picture: nothing to continue.

    On a full disk the room of the game in progress may be enough for the replay. If not, the replay is lost: an earlier
    state of a game that is over is nothing to go on with. Raises StoreError.
    """
    board = services.tr.proper("board", session.title)
    name, number = board, 2
    while services.replays.find(name) is not None:
        name = services.tr("replays.name", board=board, number=number)
        number += 1
    kept = session_document(session), session_meta(session, name), save_thumbnail(session)
    try:
        services.replays.save(*kept)
    except StoreError:
        services.autosave.clear()
        services.replays.save(*kept)
    else:
        services.autosave.clear()
    add_game(finished_game(session))


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A file that the program goes on without, and why."""

    path: Path
    reason: Message


@dataclass(frozen=True, slots=True)
class Found:
    """The game in progress that was played last, what there is to say of it, and files that had to be passed over."""

    session: Session | None = None
    words: tuple[Message, ...] = ()
    left_out: tuple[LeftOut, ...] = ()


def resumable(services: Services, broken: Collection[Path] = ()) -> Found:
    """What Continue goes on with: the last game that can be played. Those in `broken` are known not to be."""
    words: list[Message] = []
    left_out: list[LeftOut] = []
    for save, problem in services.autosave.waiting():
        words += [problem] if problem is not None else []
        if save is None or save.path in broken:
            continue
        session, word = session_of(services, save)
        if session is not None:
            session.kept_in = save.path
            return Found(session, (*words, *([word] if word is not None else [])), tuple(left_out))
        if word is not None:
            left_out.append(LeftOut(save.path, word))
    return Found(None, tuple(words), tuple(left_out))


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
