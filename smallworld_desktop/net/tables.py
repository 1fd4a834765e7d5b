"""Many tables by their codes: opened, kept in a folder, and there again after a restart."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from smallworld_desktop.net.hosted import HostedTable
from smallworld_desktop.net.journal import Journal
from smallworld_desktop.net.messages import Json
from smallworld_desktop.net.minds import Minds
from smallworld_desktop.net.seating import Chair, new_code, new_proof
from smallworld_desktop.rules.chance import Chance, ChanceRanOut, Replay
from smallworld_desktop.rules.document import BadGame, read_action
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.game import new_game
from smallworld_desktop.session.keeping import read_session, session_document
from smallworld_desktop.session.session import Session

log = logging.getLogger(__name__)

SEED_BITS = 48
PRIVATE = ("game", "seconds", "reasons", "learnt")
"""Parts of a session's document that are no set-up: guests don't get them."""


class Tables:
    """The open tables of one computer. With a folder they outlive it."""

    def __init__(self, folder: Path | None = None, minds: Minds | None = None) -> None:
        self.folder = folder
        self._minds = minds or Minds()
        self.by_code: dict[str, HostedTable] = {}
        self._journals: dict[str, Journal] = {}

    def open(self, session: Session, word: str = "", stand_in: int = 0, code: str = "") -> HostedTable:
        """A new table for a session that has not been played yet. A `code` that was wished for has to be free."""
        code = code or new_code()
        while code in self.by_code:
            code = new_code()
        table = HostedTable(code, session, setup_of(session), new_proof(), word)
        table.stand_in = stand_in
        if self.folder is not None:
            journal = Journal(self.folder / code)
            document = session_document(session)
            journal.begin({"code": code, "host": table.host_proof, "word": word, "session": document})
            self._keep(table, journal)
            journal.add({"stand_in": stand_in})
        self._seat_computers(table)
        self.by_code[code] = table
        return table

    def open_from(self, document: Json, word: str = "", stand_in: int = 0, code: str = "") -> HostedTable:
        """A new table for a set-up that somebody sent. It is dealt here: nobody knows its chance. Raises `BadGame`."""
        sent, _ = read_session(document)
        game = new_game(sent.game.rules, secrets.randbits(SEED_BITS), sent.game.start.start_seat)
        return self.open(replace(sent, game=game), word, stand_in, code)

    def restore(self, only: str = "") -> list[str]:
        """Open every table of the folder again, or one by its code; gives the names of those that can't be."""
        bad = []
        for folder in sorted(self.folder.iterdir()) if self.folder is not None and self.folder.is_dir() else []:
            if only and folder.name != only:
                continue
            journal = Journal(folder)
            try:
                table = _restored(journal)
            except (OSError, ValueError, KeyError, TypeError, BadGame, IllegalAction, ChanceRanOut) as problem:
                log.error("table %s can't be opened again: %s", folder.name, problem)
                bad.append(folder.name)
                continue
            self._keep(table, journal)
            self._seat_computers(table)
            self.by_code[table.code] = table
        return bad

    def close(self, code: str) -> None:
        """The table is closed; its files stay."""
        table = self.by_code.pop(code, None)
        if table is not None:
            table.session.close()
        journal = self._journals.pop(code, None)
        if journal is not None:
            journal.close()

    def close_all(self) -> None:
        for code in list(self.by_code):
            self.close(code)
        self._minds.close()

    def _keep(self, table: HostedTable, journal: Journal) -> None:
        self._journals[table.code] = journal
        table.on_change = journal.add

    def _seat_computers(self, table: HostedTable) -> None:
        seed = table.session.game.chance.seed
        table.session.make_chooser = lambda seat: self._minds.chooser(seat, seed + 1 + seat.colour)


def setup_of(session: Session) -> Json:
    """What guests need to see the board and to know the rules: no game, no chance."""
    document = session_document(session)
    return {key: value for key, value in document.items() if key not in PRIVATE}


def _restored(journal: Journal) -> HostedTable:
    kept = journal.setup()
    session, _ = read_session(kept["session"])
    table = HostedTable(str(kept["code"]), session, setup_of(session), str(kept["host"]), str(kept["word"]))
    changers: dict[str, Callable[[HostedTable, Any], None]] = {
        "chairs": _chairs,
        "begun": lambda table, _: table.begin(),
        "undo": lambda table, _: _undo(table),
        "stand_in": _set_stand_in,
    }
    for change in journal.changes():
        if "act" in change:
            _act(table, change)
        else:
            for name, value in change.items():
                changers[name](table, value)
    return table


def _act(table: HostedTable, change: Json) -> None:
    """Play an action with the chance it had; the game's own chance goes on behind it."""
    game, results = table.session.game, tuple(change["chance"])
    own = game.chance
    game.chance = Replay(results)
    try:
        table.session.play(read_action(change["act"]))
    finally:
        game.chance = Chance(own.seed, drawn=own.drawn + len(results))
    table.at += 1


def _set_stand_in(table: HostedTable, seconds: int) -> None:
    table.stand_in = int(seconds)


def _undo(table: HostedTable) -> None:
    table.session.undo()
    table.at += 1


def _chairs(table: HostedTable, kept: list[Json]) -> None:
    table.chairs = [Chair(chair["name"], chair["colour"], chair["kind"], chair["proof"]) for chair in kept]
    table.remember_chairs()
