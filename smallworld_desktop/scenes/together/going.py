"""The ways to a table: opened here or on a server, joined, gone on with; and from its room to the game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from smallworld_desktop.net.hosting import Hosting, open_table, reopen_table
from smallworld_desktop.net.mirror import MirrorSession
from smallworld_desktop.net.tickets import KeptTable, TicketBox
from smallworld_desktop.net.visit import Visit
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.plan import FREE
from smallworld_desktop.session.session import HUMAN, Session
from smallworld_desktop.store import StoreError

SCHEMES = ("ws://", "wss://")


def for_others(session: Session) -> tuple[Session, dict[int, str]]:
    """A session as a table holds it, and the seats of people here with their names: they sit down first."""
    here = {number: seat.name for number, seat in enumerate(session.seats) if seat.is_human}
    seats = [replace(seat, kind=HUMAN) if seat.kind == FREE else seat for seat in session.seats]
    return replace(session, seats=seats), here


def open_here(services: Services, session: Session, word: str, stand_in: int) -> Visit:
    """Open a table on this computer and sit down at it. Raises `CannotHost`."""
    held, here = for_others(session)
    hosting = open_table(held, word, stand_in, seats_here=len(here))
    kept = KeptTable(hosting.table.code, word=word, host_proof=hosting.table.host_proof, title=session.title)
    visit = _at_home(services, kept, hosting)
    for seat, name in here.items():
        visit.take(seat, name)
    return visit


def go_on_here(services: Services, kept: KeptTable) -> Visit:
    """Open a table of this computer again, as it was left. Raises `CannotHost`."""
    return _at_home(services, kept, reopen_table(kept.code, kept.port))


def _at_home(services: Services, kept: KeptTable, hosting: Hosting) -> Visit:
    kept.port = hosting.port
    visit = Visit(kept, hosting.own_line, on_close=hosting.close, on_change=partial(remember, services))
    visit.offered_at = hosting.address
    remember(services, kept)
    return visit


def join(services: Services, kept: KeptTable) -> Visit:
    """The line to a table elsewhere; whether it lets us in, its room will show."""
    visit = Visit(kept, kept.address, on_change=partial(remember, services))
    visit.offered_at = kept.address
    return visit


def go_on(services: Services, kept: KeptTable) -> Visit:
    """Back to a table that is remembered. Raises `CannotHost`."""
    return go_on_here(services, kept) if kept.is_here else join(services, kept)


def remember(services: Services, kept: KeptTable) -> None:
    try:
        TicketBox().keep(kept)
    except StoreError as problem:
        services.problems.append(problem.message)


def read_address(words: str) -> str | None:
    """What somebody typed as an address: `ws://` may be left out. None if it can't be one."""
    typed = words.strip()
    if not typed or any(letter.isspace() for letter in typed):
        return None
    return typed if typed.startswith(SCHEMES) else None if "://" in typed else f"ws://{typed}"


def sit_down(services: Services, session: MirrorSession) -> Scene:
    """The table at which a shared game is played. Its board and packs came from elsewhere and are made known."""
    services.welcome(session.content)
    return services.screens.table(session)
