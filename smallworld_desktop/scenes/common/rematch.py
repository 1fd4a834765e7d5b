"""A rematch on board and packs as they are now: whoever mends a map between two games need not set up again."""

from __future__ import annotations

from smallworld_desktop.atlas import with_needed
from smallworld_desktop.content import SHIPPED, LoadedContent, Pack
from smallworld_desktop.content.library import pack_named
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.vocabulary import PackSource
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.rematch import rematch
from smallworld_desktop.session.session import Session
from smallworld_desktop.session.starting import why_not_start


def open_rematch(services: Services, session: Session) -> None:
    """The same seats once more. What can't be played as it is now is played as it was, and that is told."""
    board, content = _board_now(services, session), None
    if board is not None:
        content = _content_now(services, session, board)
    if content is None:
        board = None
    open_session(services, rematch(session, services.new_seed(), board, content))


def _board_now(services: Services, session: Session) -> LoadedMap | None:
    """The session's map as its file stands; None if it has none, or none that can be played by so many."""
    services.maps.refresh()
    known = session.game.rules.board
    if session.map_file is not None:
        entry = services.maps.at(session.map_file)
    else:  # the game was loaded: its map is the one of the same name, if there is one
        entry = services.maps.find(known.id)
        entry = entry if entry is not None and entry.map.title == session.title else None
    if entry is None:
        return None
    if why_not_start(entry.map, session.seats) is None:
        return entry.map
    services.problems.append(Message("rematch.as_it_was", {"board": session.title}))
    return None


def _content_now(services: Services, session: Session, board: LoadedMap) -> LoadedContent | None:
    """The session's packs as their files stand, and those of the board; None if they are gone or have new errors."""
    sources = [_source(pack) for pack in session.content.packs]
    found = [source for source in sources if source is not None]
    if len(found) < len(sources):
        return None
    content = services.load_content(with_needed(found, board.packs))
    if len(content.errors) <= len(session.content.errors):
        return content
    wrong = content.errors[0]
    services.problems.append(Message("rematch.packs_as_they_were", {"file": wrong.file, "line": wrong.line}))
    services.welcome(session.content)
    return None


def _source(pack: Pack) -> PackSource | None:
    if pack.id in SHIPPED:
        return pack.id
    return pack.path if pack.path is not None else pack_named(pack.id)
