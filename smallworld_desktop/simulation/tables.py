"""The table that command-line games are played at: board and content by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from smallworld_desktop.atlas import known_words, missing_pack, vocabulary_of, with_needed
from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.shipped import folder, read_shipped
from smallworld_desktop.maps.vocabulary import PackSource
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.fitting import fitting
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.ruleset import COLUMN, Ruleset

SHIPPED = {2: "two_players", 3: "three_players", 4: "four_players", 5: "five_players", 6: "six_players"}
TEAM_PACK = "teams"


class BadTable(Exception):
    """Players, map or content that can't be played with."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def words(text: str) -> list[str]:
    """`a, b` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def make_ruleset(
    players: int,
    packs: list[str],
    map_name: str | None = None,
    teams: bool = False,
    only: Sequence[str] = (),
    finds: bool = False,
) -> Ruleset:
    """A table for so many players, with what makes sense on its board. Raises `BadTable`.

    With `only`, races and powers of the other packs stay in the box; `finds` lets monsters guard some on the surface.
    """
    if players not in SHIPPED or (teams and players % 2):
        raise BadTable(Message("table.players", {"got": players}))
    wanted = [*packs, TEAM_PACK] if teams and TEAM_PACK not in packs else packs
    found, loaded = lay_table(map_name or SHIPPED[players], wanted)
    board = found.board
    assert board is not None
    content = _only(loaded, only) if only else loaded.content
    fit = fitting(content, board, finds or teams or bool(board.monsters))
    needed = max(COLUMN, players + 1)
    if len(fit.races) < needed or len(fit.powers) < needed:
        raise BadTable(
            Message("setup.no.content", {"needed": needed, "races": len(fit.races), "powers": len(fit.powers)})
        )
    return Ruleset(board, fit, players, teams, surface_finds=finds)


def lay_table(name: str, packs: Sequence[PackSource]) -> tuple[LoadedMap, LoadedContent]:
    """A map that can be played on, with these packs and those that it needs. Raises `BadTable`."""
    content = _load(packs)
    found = _find_map(name, content)
    needed = with_needed(packs, found.packs)
    return found, content if len(needed) == len(packs) else _load(needed)


def _load(packs: Sequence[PackSource]) -> LoadedContent:
    loaded = load_packs(packs)
    for problem in loaded.errors:
        raise BadTable(Message("table.content", {"file": str(problem.file), "line": problem.line}))
    return loaded


def _only(loaded: LoadedContent, packs: Sequence[str]) -> Content:
    """The content with the races and powers of these packs."""
    kept = {id for pack in loaded.packs if pack.id in packs for id in (*pack.races, *pack.powers)}
    content = loaded.content
    return replace(
        content,
        races=tuple(race for race in content.races if race.id in kept),
        powers=tuple(power for power in content.powers if power.id in kept),
    )


def _find_map(name: str, loaded: LoadedContent) -> LoadedMap:
    """A shipped map by name, or a file that may use the words of all packs there are."""
    shipped = folder() / f"{name}.tmx"
    if shipped.is_file():
        read = read_shipped(shipped, vocabulary_of(loaded))
    elif Path(name).is_file():
        read = read_map(Path(name), known_words())
    else:
        raise BadTable(Message("table.no_map", {"got": name}))
    if read.board is None:
        raise BadTable(missing_pack(read) or Message("table.bad_map", {"got": name}))
    return read
