"""Playing the pictures of a chapter: each becomes a position, with what was there before and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.book.chapter import BookPicture, Chapter, Instead, Sum
from smallworld_desktop.content import LoadedContent
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.shipped import folder as shipped_folder
from smallworld_desktop.maps.shipped import read_shipped
from smallworld_desktop.rules.actions import NOWHERE
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.price import Price, price
from smallworld_desktop.rules.records import Record, ScoreItem
from smallworld_desktop.rules.scoring import score_items
from smallworld_desktop.scenario.boards import map_file
from smallworld_desktop.scenario.builder import TEAM_PACK, ScenarioTable, build, load_content
from smallworld_desktop.scenario.expect import check
from smallworld_desktop.scenario.problems import Differs, Malformed
from smallworld_desktop.scenario.runner import play_move
from smallworld_desktop.scenario.values import one_of
from smallworld_desktop.session.session import Seat, Session


@dataclass(frozen=True, slots=True)
class Staged:
    """A picture as it was played. Regions are numbers of the board."""

    picture: BookPicture
    board: LoadedMap
    session: Session
    after: Position
    """What its moves led to."""
    records: tuple[Record, ...]
    regions: tuple[int, ...]
    dim: tuple[int, ...]
    lit: tuple[int, ...]
    origin: int
    target: int
    """The region whose price is told; -1 if none is."""

    @property
    def position(self) -> Position:
        """What is shown."""
        return self.session.game.position

    @property
    def price(self) -> Price | None:
        """What the target costs the active race of the picture's player."""
        people = self.position.active_people(self.picture.seat)
        return price(self.position, people, self.target) if self.target >= 0 and people is not None else None

    @property
    def income(self) -> list[ScoreItem]:
        return score_items(self.position, self.picture.seat) if self.picture.sum is Sum.INCOME else []


@lru_cache(maxsize=64)
def stage_plate(chapter: Chapter) -> Staged | None:
    """The large picture. Raises `Malformed`, `Differs` or `IllegalAction` if it is stale."""
    if chapter.plate is None or chapter.plate.instead is Instead.DIE:
        return None
    return next(_stage(chapter.position, chapter, (chapter.plate,)))


@lru_cache(maxsize=64)
def stage_steps(chapter: Chapter) -> tuple[Staged, ...]:
    """The pictures that follow each other. Raises as `stage_plate` does."""
    return tuple(_stage(chapter.steps_position, chapter, chapter.steps)) if chapter.steps else ()


def problem_of(chapter: Chapter) -> Message | None:
    """What is stale in a chapter: a position that can't be set up, a move the rules refuse, an expectation not met."""
    try:
        stage_plate.__wrapped__(chapter)
        stage_steps.__wrapped__(chapter)
    except (Malformed, Differs) as problem:
        return problem.message
    except IllegalAction as refusal:
        return refusal.reason
    return None


def _stage(scenario: Mapping[str, Any], chapter: Chapter, pictures: Iterable[BookPicture]) -> Iterator[Staged]:
    table = build(scenario, chapter.file.parent)
    content = _content(scenario)
    board = _board(scenario, chapter, content)
    for picture in pictures:
        before, seen = table.position.copy(), len(table.game.steps)
        for name, value in picture.moves:
            play_move(table, name, value)
        if picture.expect is not None:
            check(table, picture.expect)
        records = tuple(record for step in table.game.steps[seen:] for record in step.records)
        shown = before if picture.is_moving else table.position.copy()
        yield _staged(picture, board, _session(shown, board, table, content), table, records)


def _staged(
    picture: BookPicture, board: LoadedMap, session: Session, table: ScenarioTable, records: tuple[Record, ...]
) -> Staged:
    by_id = table.game.rules.board.by_id

    def numbers(ids: Iterable[str], key: str) -> tuple[int, ...]:
        return tuple(by_id[one_of(id, by_id, key)] for id in ids)

    return Staged(
        picture,
        board,
        session,
        table.position.copy(),
        records,
        numbers(picture.regions, "regions"),
        numbers(picture.dim, "dim"),
        numbers(picture.lit, "lit"),
        numbers([picture.origin], "from")[0] if picture.origin else NOWHERE,
        numbers([picture.price], "price")[0] if picture.price else NOWHERE,
    )


def _session(shown: Position, board: LoadedMap, table: ScenarioTable, content: LoadedContent) -> Session:
    """A game that stands where the picture shows it, for words and names."""
    assert board.geometry is not None
    seats = [Seat(name, number) for number, name in enumerate(table.players)]
    return Session(Game(shown, table.game.chance), board.geometry, seats, content, title=board.title)


def _content(scenario: Mapping[str, Any]) -> LoadedContent:
    packs = tuple(str(pack) for pack in scenario.get("content", ["base"]))
    return load_content((*packs, *(() if TEAM_PACK in packs else (TEAM_PACK,))))


def _board(scenario: Mapping[str, Any], chapter: Chapter, content: LoadedContent) -> LoadedMap:
    """The shapes of the regions. Raises `Malformed` if there are none."""
    name = scenario.get("map")
    if not isinstance(name, str):
        raise Malformed("missing", key="position.map")
    file = map_file(name, chapter.file.parent)
    read = read_shipped if file.parent == shipped_folder() else read_map
    board = read(file, vocabulary_of(content))
    if board.geometry is None or board.board is None:
        raise Malformed("bad_map", key="map", got=name)
    return board
