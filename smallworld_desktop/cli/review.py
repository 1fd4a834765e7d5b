"""`smallworld-desktop review FILE`: look back at a saved game, turn by turn."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from smallworld_desktop.ai.review import BRIEF, THOROUGH, TurnReview, decided
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.rules.document import BadGame, action_document
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.session.keeping import NEWEST_SCHEMA, read_session
from smallworld_desktop.session.looking_back import LookingBack
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.document import read_save

PAUSE = 0.05


class NothingToReview(Exception):
    """A file that can't be looked back at, and why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a saved game or a replay")
    parser.add_argument("--player", metavar="NAME", help="only this player's turns (default: everybody's)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="chance of the games played on (default 1)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--brief", action="store_true", help="look less closely, which takes a tenth of the time")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    try:
        session = open_session(args.file)
        seats = seats_named(session, args.player)
    except NothingToReview as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return 2
    care = BRIEF if args.brief else THOROUGH
    looking = LookingBack(session, seats, processes=args.jobs, seed=args.seed, care=care)
    look_through(looking)
    if not looking.is_done:
        print(looking.trouble, file=sys.stderr)
        return 1
    turns = looking.in_order
    if args.json:
        print(json.dumps(document(session, turns, seats)))
    else:
        print("\n".join(lines(tr, session, turns, seats)))
    return 0


def look_through(looking: LookingBack) -> None:
    """Wait until all turns are looked at, and tell how far it is."""
    looking.start()
    try:
        while looking.is_working:
            time.sleep(PAUSE)
            if looking.update() and sys.stderr.isatty():
                print(f"\r{len(looking.turns)} / {len(looking.played)}", end="", file=sys.stderr, flush=True)
    finally:
        looking.stop()
    if sys.stderr.isatty():
        print(file=sys.stderr)


def open_session(file: Path) -> Session:
    """The saved game with all its steps. Raises `NothingToReview`."""
    try:
        session, lost = read_session(read_save(file, NEWEST_SCHEMA).game)
    except (StoreError, BadGame) as problem:
        raise NothingToReview(problem.message) from problem
    if lost is not None or not session.game.steps:
        raise NothingToReview(lost or Message("review.no_steps"))
    return session


def seats_named(session: Session, name: str | None) -> tuple[int, ...]:
    """The seats of a player; all of them without a name. Raises `NothingToReview`."""
    names = [seat.name for seat in session.seats]
    if name is not None and name not in names:
        raise NothingToReview(Message("review.no_player", {"got": name, "known": ", ".join(names)}))
    return tuple(number for number, known in enumerate(names) if name in (None, known))


def document(session: Session, turns: list[TurnReview], seats: tuple[int, ...]) -> dict[str, Any]:
    """The review as plain data."""
    return {
        "players": [seat.name for seat in session.seats],
        "reviewed": list(seats),
        "luck": {
            session.seats[seat].name: round(sum(turn.luck for turn in turns if turn.seat == seat), 2) for seat in seats
        },
        "moments": list(decided(turns, len(session.seats))),
        "turns": [_turn(turn) for turn in turns],
    }


def _turn(turn: TurnReview) -> dict[str, Any]:
    return {
        "seat": turn.seat,
        "round": turn.round,
        "steps": [turn.first, turn.last],
        "verdict": turn.verdict,
        "cost": round(turn.cost, 2),
        "spread": round(turn.spread, 2),
        "luck": round(turn.luck, 2),
        "better": [action_document(action) for action in turn.better],
        "better_combo": list(turn.better_combo) if turn.better_combo else None,
        "chances": [round(chance, 3) for chance in turn.chances],
    }


def lines(tr: Translator, session: Session, turns: list[TurnReview], seats: tuple[int, ...]) -> Iterator[str]:
    """The review for people."""
    moments = decided(turns, len(session.seats))
    for number, turn in enumerate(turns):
        if turn.seat not in seats and number not in moments:
            continue
        name = session.seats[turn.seat].name
        chances = ", ".join(
            f"{seat.name} {chance:.0%}" for seat, chance in zip(session.seats, turn.chances, strict=True)
        )
        yield tr("review.turn", round=turn.round, player=name, verdict=_verdict(tr, session, turn), chances=chances)
        if abs(turn.luck) >= 1:
            yield "  " + tr("review.luck", coins=f"{turn.luck:+.1f}")
        if number in moments:
            yield "  " + tr("review.moment")


def _verdict(tr: Translator, session: Session, turn: TurnReview) -> str:
    params = {"cost": f"{turn.cost:.1f}", "spread": f"{turn.spread:.1f}"}
    if turn.better_combo is not None:
        params["combo"] = tr.combo(*turn.better_combo)
    return tr(f"review.verdict.{turn.verdict}", **params)
