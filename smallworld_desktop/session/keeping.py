"""A session as one JSON document, and back: the game, the board and the packs it is played with, and its seats.

Board and packs are embedded, so that editing a map or a pack never harms a saved game. The map's own artwork is kept
beside the saves; where that is missing, as on another computer, the board is painted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from shapely.errors import ShapelyError

from smallworld_desktop.content import LoadedContent, from_documents
from smallworld_desktop.maps.artwork import Artwork
from smallworld_desktop.maps.assemble import shapes
from smallworld_desktop.maps.geometry import Arc, BoardGeometry
from smallworld_desktop.rules.board import USUAL, Board, Region, RegionSpec, build_board
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.document import BadGame, game_document, read_game
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.session.form import game_form, outer_form
from smallworld_desktop.session.session import Options, Seat, Session, Turn
from smallworld_desktop.session.starting import without
from smallworld_desktop.store import (
    GAME_KIND,
    Autosave,
    GameDocument,
    SaveMeta,
    SaveStore,
    StoreError,
    keep_artwork,
    kept_artwork,
)
from smallworld_desktop.store.form import Wrong, whole

NEWEST_SCHEMA = 1
DIGITS = 2
OWN_RULES = ("start_coins", "column")
"""What a board may ask for in its own way."""
DAMAGED = Message("save.damaged_board")
OUTER = outer_form()


class Keeper:
    """Makes documents of one session; what never changes is made once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._fixed: dict[str, Any] | None = None

    def document(self) -> GameDocument:
        """Everything that is needed to go on with the session anywhere."""
        session = self._session
        if self._fixed is None:
            self._fixed = _fixed_document(session)
        return {
            **self._fixed,
            "seats": [[seat.name, seat.colour, seat.kind] for seat in session.seats],
            "seconds": round(session.seconds),
            "reasons": [[*turn, reason.code, reason.params] for turn, reason in session.reasons.items()],
            "learnt": session.learnt,
            "game": game_document(session.game),
        }

    def meta(self, name: str = "") -> SaveMeta:
        return session_meta(self._session, name)


class Shelf(Protocol):
    """Where games are kept, and where it is said if that fails."""

    replays: SaveStore
    autosave: Autosave
    problems: list[Message]


def keep_on_disk(
    shelf: Shelf,
    session: Session,
    finish: Callable[[Session], None] | None = None,
    begin: Callable[[Callable[[], None]], None] | None = None,
) -> None:
    """From now on every change of the session is written to its slot, beginning with how it stands.

    A game that is over becomes a replay, or what `finish` makes of it, and there is nothing left to continue. `begin`
    says when to begin writing: a game that can't be shown must never be the one to continue.
    """
    keeper = Keeper(session)
    is_begun = begin is None

    def write(changed: Session) -> None:
        if not is_begun:
            return
        try:
            if not changed.game.position.is_over:
                shelf.autosave.submit(keeper.document(), keeper.meta())
            elif finish is not None:
                finish(changed)
            else:
                shelf.replays.save(keeper.document(), keeper.meta())
                shelf.autosave.clear()
        except StoreError as problem:
            shelf.problems.append(problem.message)

    def start() -> None:
        nonlocal is_begun
        is_begun = session.kept_in == shelf.autosave.path  # it was left for another game before it was shown
        write(session)

    session.on_change = write
    if not session.game.position.is_over:
        session.kept_in = shelf.autosave.keep(session.kept_in)
        (begin or (lambda call: call()))(start)


def session_document(session: Session) -> GameDocument:
    """The document of a session, for saving it once."""
    return Keeper(session).document()


def _fixed_document(session: Session) -> dict[str, Any]:
    rules = session.game.rules
    return {
        "kind": GAME_KIND,
        "schema": NEWEST_SCHEMA,
        "title": session.title,
        "open_coins": session.options.open_coins,
        "left_out": list(session.left_out),
        "rounds": rules.rounds,
        "teams": rules.teams,
        "board": _board_document(rules.board),
        "geometry": _geometry_document(session.geometry),
        "artwork": _kept(session.artwork),
        "packs": session.content.documents,
    }


def _kept(artwork: Artwork) -> str:
    """The name of the artwork. Pictures that are gone mustn't keep a game from being saved: it will be painted."""
    try:
        return keep_artwork(artwork)
    except StoreError:
        return ""


def session_meta(session: Session, name: str = "") -> SaveMeta:
    """What a list of saves shows of it."""
    position = session.game.position
    return SaveMeta(
        name or session.title,
        session.title,
        position.round,
        position.rules.rounds,
        tuple(seat.name for seat in session.seats),
        finished=position.is_over,
    )


def read_session(document: GameDocument) -> tuple[Session, Message | None]:
    """A session from its document, and a word if its replay had to be given up. Raises `BadGame`.

    Every value is checked against its form, the position against the rules, before anything is made of them.
    """
    try:
        OUTER(document, "game")
        rules, content = _read_rules(document)
        geometry = _read_geometry(document["geometry"], rules.board.size)
        reasons = _read_reasons(document.get("reasons", ()), rules)
        game_form(rules)(document["game"], "game.game")
    except Wrong as wrong:
        raise BadGame(wrong.message) from wrong
    except (KeyError, ValueError, IndexError, ShapelyError) as problem:
        raise BadGame(DAMAGED) from problem
    game, word = read_game(document["game"], rules)
    session = Session(
        game,
        geometry,
        [Seat(*seat) for seat in document["seats"]],
        content,
        Options(document["open_coins"]),
        tuple(document["left_out"]),
        artwork=kept_artwork(document.get("artwork", "")),
        title=document["title"],
        reasons=reasons,
        seconds=float(document.get("seconds", 0)),
        learnt=list(document.get("learnt", ())),
    )
    return session, word


def _read_rules(document: GameDocument) -> tuple[Ruleset, LoadedContent]:
    """Board and content of a document whose form is right."""
    content = from_documents(document["packs"])
    played = without(content.content, document["left_out"])
    if not played.races or not played.powers:
        raise Wrong("save.missing", "game.packs")
    board = _read_board(document["board"], content.content, document["rounds"])
    return Ruleset(board, played, len(document["seats"]), document["teams"], document["rounds"]), content


def _read_reasons(data: Sequence[Any], rules: Ruleset) -> dict[Turn, Message]:
    """Why computer players played as they did; who and where they speak of has to be there."""
    found: dict[Turn, Message] = {}
    for at, (round_number, seat, code, params) in enumerate(data):
        where = f"game.reasons[{at}]"
        whole(0, rules.seats - 1)(seat, where)
        for key, value in (pair for clause in params["clauses"] for pair in clause[1:]):
            if key in ("seat", "region") and isinstance(value, int):
                whole(0, (rules.seats if key == "seat" else rules.board.size) - 1)(value, where)
        found[round_number, seat] = Message(code, {key: _read_param(value) for key, value in params.items()})
    return found


def _read_param(value: Any) -> Any:
    """Tuples have become lists on their way."""
    return tuple(_read_param(part) for part in value) if isinstance(value, list) else value


def _board_document(board: Board) -> dict[str, Any]:
    return {
        "id": board.id,
        "title": board.title,
        "players": list(board.players),
        "regions": [_region_document(region) for region in board.regions],
        **{key: value for key in OWN_RULES if (value := getattr(board, key)) != USUAL},
    }


def _region_document(region: Region) -> list[Any]:
    return [
        region.id,
        region.name,
        region.terrain.id,
        sorted(region.symbols),
        list(region.neighbours),
        region.edge,
        region.lost_tribe,
        region.monster,
    ]


def _read_board(data: Mapping[str, Any], content: Content, rounds: int) -> Board:
    ids = [entry[0] for entry in data["regions"]]
    specs = [
        RegionSpec(
            id,
            content.terrains[terrain],
            name,
            frozenset(symbols),
            frozenset(ids[neighbour] for neighbour in neighbours),
            edge,
            lost_tribe,
            monster,
        )
        for id, name, terrain, symbols, neighbours, edge, lost_tribe, monster in data["regions"]
    ]
    own = [data.get(key, USUAL) for key in OWN_RULES]
    return build_board(specs, rounds, tuple(data["players"]), data["id"], data["title"], *own)


def _geometry_document(geometry: BoardGeometry) -> dict[str, Any]:
    return {
        "width": geometry.width,
        "height": geometry.height,
        "fingerprint": geometry.fingerprint,
        "country": geometry.country,
        "arcs": [
            [[round(part, DIGITS) for point in arc.points for part in point], arc.left, arc.right, arc.closed]
            for arc in geometry.arcs
        ],
    }


def _read_geometry(data: Mapping[str, Any], regions: int) -> BoardGeometry:
    arcs = tuple(
        Arc(tuple(zip(flat[::2], flat[1::2], strict=True)), left, right, closed)
        for flat, left, right, closed in data["arcs"]
    )
    return BoardGeometry(
        data["width"], data["height"], shapes(arcs, regions), arcs, data["fingerprint"], str(data.get("country", ""))
    )
