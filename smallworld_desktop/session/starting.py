"""Starting a game: from a map, seats and content to a session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from smallworld_desktop.content import LoadedContent
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.rules.board import Board
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.fitting import fitting
from smallworld_desktop.rules.game import new_game
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.session.session import Options, Seat, Session

OPEN = Options()


def why_not_start(loaded: LoadedMap, seats: Sequence[Seat]) -> Message | None:
    """Why a game can't begin on this map with these seats; None if it can."""
    if loaded.board is None or loaded.geometry is None:
        return Message("start.map_broken", {"title": loaded.title, "count": len(loaded.report.errors)})
    if len(seats) not in loaded.board.players:
        allowed = ", ".join(str(number) for number in loaded.board.players)
        return Message("start.players", {"title": loaded.title, "allowed": allowed, "count": len(seats)})
    return None


@dataclass(frozen=True, slots=True)
class Deal:
    """How a new game begins: its chance, who starts, what stays in the box."""

    seed: int
    start_seat: int = 0
    options: Options = OPEN
    left_out: Sequence[str] = ()
    """Races and powers that stay in the box, by id."""
    rounds: int = 0
    """So many rounds; 0 for as many as the board wants."""
    teams: bool = False
    on_top: tuple[str, str] | None = None
    """Race and power of the combo that lies on top at first, to try it."""
    finds: bool = False
    """Whether monsters guard places and relics on a board that shows no monsters."""


def start_session(loaded: LoadedMap, content: LoadedContent, seats: Sequence[Seat], deal: Deal) -> Session:
    """A new game. Ask `why_not_start` first."""
    assert loaded.board is not None and loaded.geometry is not None
    left_out = (*deal.left_out, *senseless(content.content, loaded.board, deal))
    played = without(content.content, left_out)
    rules = Ruleset(loaded.board, played, len(seats), deal.teams, deal.rounds, deal.finds)
    return Session(
        new_game(rules, deal.seed, deal.start_seat, on_top=deal.on_top),
        loaded.geometry,
        list(seats),
        content,
        options=deal.options,
        left_out=left_out,
        artwork=loaded.artwork,
        title=loaded.title,
        map_file=loaded.path,
    )


def senseless(content: Content, board: Board, deal: Deal) -> list[str]:
    """Races and powers that could do nothing on this board; a combo that is to be tried stays."""
    fit = fitting(content, board, finds=deal.finds or deal.teams or bool(board.monsters))
    kept = {*_ids(fit), *(deal.on_top or ()), *deal.left_out}
    return [id for id in _ids(content) if id not in kept]


def _ids(content: Content) -> list[str]:
    return [race.id for race in content.races] + [power.id for power in content.powers]


def without(content: Content, left_out: Sequence[str]) -> Content:
    """The content without some races and powers."""
    return replace(
        content,
        races=tuple(race for race in content.races if race.id not in left_out),
        powers=tuple(power for power in content.powers if power.id not in left_out),
    )
