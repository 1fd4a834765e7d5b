"""Try it: a game with what lies on the bench on top of the column, from which one comes back to the bench."""

from __future__ import annotations

from collections.abc import Callable

from smallworld_desktop.content import LoadedContent
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.session.session import HUMAN, Seat, Session
from smallworld_desktop.session.starting import Deal, start_session
from smallworld_desktop.workshop.bench import WorkBench
from smallworld_desktop.workshop.draft import POWERS, RACES

PLAYERS = 3
OPPONENT = "ai:easy"


def trial_board(services: Services) -> LoadedMap | None:
    """The first board for so many."""
    services.maps.refresh()
    boards = (entry.map for entry in services.maps.entries)
    return next((board for board in boards if board.playable and PLAYERS in board.players), None)


def open_trial(services: Services, bench: WorkBench, board: LoadedMap, way_back: Callable[[], None]) -> None:
    """To the table: one person against easy computer players. Nothing of it is kept; leaving goes `way_back`."""
    content = bench.checked.loaded
    session = _begin(services, board, content, on_top(services, bench))
    session.way_back = way_back
    session.make_chooser = lambda seat: make_chooser(seat, services.new_seed())
    services.stack.reset(services.screens.table(session))


def on_top(services: Services, bench: WorkBench) -> tuple[str, str]:
    """Race and power of the combo to try: the partner comes from the same pack, else by chance from the game."""
    draft, content = bench.draft, bench.checked.loaded.content
    known = {RACES: [race.id for race in content.races], POWERS: [power.id for power in content.powers]}
    chosen = {draft.section: draft.id}
    wanted = POWERS if draft.section == RACES else RACES
    own = [id for section, id in draft.entries if section == wanted]
    choices = own or known[wanted]
    chosen[wanted] = choices[services.new_seed() % len(choices)]
    return chosen[RACES], chosen[POWERS]


def _begin(services: Services, board: LoadedMap, content: LoadedContent, combo: tuple[str, str]) -> Session:
    names = [services.tr(f"setup.name.{number + 1}") for number in range(PLAYERS)]
    kinds = (HUMAN, *[OPPONENT] * (PLAYERS - 1))
    seats = [Seat(name, number, kind) for number, (name, kind) in enumerate(zip(names, kinds, strict=True))]
    return start_session(board, content, seats, Deal(services.new_seed(), on_top=combo))
