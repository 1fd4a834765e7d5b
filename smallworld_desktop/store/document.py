"""The form of a `.swgame` file: one JSON object whose first line tells what the second line, the game, holds.

    {"kind":"smallworld-save","version":1,"meta":{...},"thumbnail":"...","checksum":"...",
    "game":{"kind":"smallworld-game","schema":1,...}}

A list of saves reads first lines only. The game itself is the rules' document and is not looked into here.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store.files import StoreError, read_bytes, read_first_line
from smallworld_desktop.store.form import Check, Wrong, flag, listing, maybe, record, text, whole
from smallworld_desktop.store.json_text import BadText, parse_json

GameDocument = dict[str, Any]

SUFFIX = ".swgame"
SAVE_KIND = "smallworld-save"
GAME_KIND = "smallworld-game"
VERSION = 1
NEVER = datetime.fromtimestamp(0, UTC)
FIRST_YEAR, LAST_YEAR = 1970, 2999
LONGEST_PICTURE = 1_500_000
META: dict[str, Check] = {
    "name": text(200),
    "board": text(200),
    "round": whole(0, 999),
    "rounds": whole(0, 999),
    "players": listing(text(200), 0, 6),
    "finished": flag,
    "saved_at": text(40),
}
HEAD = record({"meta": record(META), "thumbnail": maybe(text(LONGEST_PICTURE)), "checksum": text(64)})


@dataclass(frozen=True, slots=True)
class SaveMeta:
    """What a list of saves shows."""

    name: str
    board: str
    round: int
    rounds: int
    players: tuple[str, ...]
    finished: bool = False
    saved_at: datetime = NEVER


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a save: cheap to read, even when the game is long."""

    meta: SaveMeta
    thumbnail: bytes | None
    checksum: str


@dataclass(frozen=True, slots=True)
class Save:
    """A whole save as read from `path`."""

    path: Path
    meta: SaveMeta
    thumbnail: bytes | None
    game: GameDocument


def encode(game: GameDocument, meta: SaveMeta, thumbnail: bytes | None = None) -> bytes:
    """The bytes of a save file."""
    if game.get("kind") != GAME_KIND or not isinstance(game.get("schema"), int):
        raise ValueError(f"not a game document: kind {game.get('kind')!r}, schema {game.get('schema')!r}")
    body = _dump(game)
    head = {
        "kind": SAVE_KIND,
        "version": VERSION,
        "meta": {
            "name": meta.name,
            "board": meta.board,
            "round": meta.round,
            "rounds": meta.rounds,
            "players": meta.players,
            "finished": meta.finished,
            "saved_at": meta.saved_at.isoformat(timespec="seconds"),
        },
        "thumbnail": base64.b64encode(thumbnail).decode("ascii") if thumbnail else None,
        "checksum": _checksum(body),
    }
    return f'{_dump(head)[:-1]},\n"game":{body}}}\n'.encode()


def read_header(path: Path) -> Header:
    """What a save says of itself, from its first line. Raises StoreError."""
    line = read_first_line(path)
    if line.endswith(b","):
        return _header(path, _parse(path, line[:-1] + b"}"))
    return _header(path, _parse(path, read_bytes(path)))


def read_save(path: Path, newest_schema: int) -> Save:
    """A save in full, checked for damage. Raises StoreError."""
    document = _parse(path, read_bytes(path))
    header = _header(path, document)
    game = document.get("game")
    if not isinstance(game, dict) or _checksum(_dump(game)) != header.checksum:
        raise _problem("store.damaged", path)
    schema = game.get("schema")
    if game.get("kind") != GAME_KIND or not isinstance(schema, int):
        raise _problem("store.damaged", path)
    if schema > newest_schema:
        raise _problem("store.newer", path)
    return Save(path, header.meta, header.thumbnail, game)


def _parse(path: Path, data: bytes) -> dict[str, Any]:
    """The outer object. What once was ours, or is empty, is damaged; anything else is another program's file."""
    looks_ours = SAVE_KIND.encode() in data[:200] or not data.strip(b"\0 \r\n\t")
    not_a_save = _problem("store.damaged" if looks_ours else "store.foreign", path)
    try:
        document = parse_json(data)
    except BadText as problem:
        raise not_a_save from problem
    if not isinstance(document, dict) or document.get("kind") != SAVE_KIND:
        raise not_a_save
    version = document.get("version")
    if not isinstance(version, int):
        raise _problem("store.damaged", path)
    if version > VERSION:
        raise _problem("store.newer", path)
    return document


def _header(path: Path, document: dict[str, Any]) -> Header:
    try:
        HEAD(document, "save")
        raw, picture = document["meta"], document["thumbnail"]
        saved_at = datetime.fromisoformat(raw["saved_at"]).astimezone(UTC)
        if not FIRST_YEAR <= saved_at.year <= LAST_YEAR:
            raise ValueError(raw["saved_at"])
        known = {key: raw[key] for key in META}
        meta = SaveMeta(**{**known, "players": tuple(raw["players"]), "saved_at": saved_at})
        thumbnail = base64.b64decode(picture, validate=True) if picture is not None else None
        return Header(meta, thumbnail, document["checksum"])
    except (Wrong, TypeError, ValueError, OverflowError, binascii.Error) as problem:
        raise _problem("store.damaged", path) from problem


def _problem(code: str, path: Path) -> StoreError:
    return StoreError(Message(code, {"path": str(path)}))


def _dump(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
