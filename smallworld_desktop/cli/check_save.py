"""`check-save`: read saved games and replays as the game does, and say what is wrong with them."""

from __future__ import annotations

import argparse
from pathlib import Path

from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.session.keeping import NEWEST_SCHEMA, read_session
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.document import read_save


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved game or a replay (.swgame)")


def run(args: argparse.Namespace) -> int:
    """Check all files. 0 only if every one can be played, or watched if it is over."""
    tr = Translator()
    return max(check(file, tr) for file in args.files)


def check(file: Path, tr: Translator) -> int:
    """Say what is wrong with a file, or what it holds. Returns an exit status."""
    try:
        session, word = read_session(read_save(file, NEWEST_SCHEMA).game)
    except StoreError as problem:
        print(tr("check_save.error", file=str(file), words=tr.message(problem.message)))
        return 1
    except BadGame as problem:
        print(tr("check_save.error", file=str(file), words=tr.message(problem.message)))
        return 1
    if word is not None:
        print(tr("check_save.warning", file=str(file), words=tr.message(word)))
    print(f"{file}: {verdict(session, tr)}")
    return 0


def verdict(session: Session, tr: Translator) -> str:
    """What can be done with a good file."""
    position = session.game.position
    code = "check_save.over" if position.is_over else "check_save.playable"
    players = tr.listed([seat.name for seat in session.seats])
    return tr(
        code,
        board=session.title,
        players=players,
        round=position.round,
        rounds=position.rules.rounds,
        count=len(session.game.steps),
    )
