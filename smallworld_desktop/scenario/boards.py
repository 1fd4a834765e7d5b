"""The board of a scenario: inline, in a YAML file beside it, or a Tiled map."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.content import LoadedContent
from smallworld_desktop.maps.loader import read_map
from smallworld_desktop.maps.shipped import folder as shipped_folder
from smallworld_desktop.maps.shipped import read_shipped
from smallworld_desktop.rules.actions import MAX_REGIONS
from smallworld_desktop.rules.board import Board, RegionSpec, build_board
from smallworld_desktop.rules.content import Content
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, truth, word

ID = re.compile(r"[A-Za-z0-9_]+")
DEFAULT_ROUNDS = 10
MOST_MONSTERS = 9
REGION_KEYS = ("terrain", "edge", "adjacent", "symbols", "lost_tribe", "monster", "place", "relic", "name")


def read_board(document: Mapping[str, Any], folder: Path, loaded: LoadedContent) -> tuple[Board, dict[str, str]]:
    """The board, and which place or relic lies in which region."""
    if "map" in document:
        return _tiled_board(word(document["map"], "map"), folder, loaded), {}
    if "board" not in document:
        raise Malformed("missing", key="board")
    given = document["board"]
    if isinstance(given, str):
        given = _board_file(folder / given)
    return inline_board(mapping(given, "board"), loaded.content)


def _board_file(path: Path) -> object:
    try:
        return yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError, yaml.YAMLError) as error:
        raise Malformed("board_file", key="board", got=path.name, why=str(error).split("\n")[0]) from error


def map_file(name: str, folder: Path) -> Path:
    """A Tiled map by its file beside the text, or by the name of a shipped one. Raises `Malformed`."""
    candidates = [folder / name, shipped_folder() / name, shipped_folder() / f"{name}.tmx"]
    path = next((candidate for candidate in candidates if candidate.is_file()), None)
    if path is None:
        raise Malformed("no_map", key="map", got=name)
    return path


def _tiled_board(name: str, folder: Path, loaded: LoadedContent) -> Board:
    path = map_file(name, folder)
    read = read_shipped if path.parent == shipped_folder() else read_map
    board = read(path, vocabulary_of(loaded)).board
    if board is None:
        raise Malformed("bad_map", key="map", got=name)
    return board


def _monsters(value: object, key: str) -> int:
    """How many monsters: true is one."""
    return int(value) if isinstance(value, bool) else number(value, key, 0, MOST_MONSTERS)


def inline_board(given: Mapping[str, Any], content: Content) -> tuple[Board, dict[str, str]]:
    """A board written out region by region."""
    only_keys(given, ("rounds", "regions"), "board")
    regions = mapping(given.get("regions"), "board.regions")
    found: dict[str, str] = {}
    specs = []
    for id, entry in regions.items():
        key = f"board.regions.{id}"
        if not ID.fullmatch(id):
            raise Malformed("bad_name", key=key, got=id)
        spec = mapping(entry, key)
        only_keys(spec, REGION_KEYS, key)
        terrain = one_of(spec.get("terrain"), content.terrains, f"{key}.terrain")
        symbols = [one_of(s, content.symbols, f"{key}.symbols") for s in listing(spec.get("symbols", []), key)]
        adjacent = listing(spec.get("adjacent", []), f"{key}.adjacent")
        for place_key in ("place", "relic"):
            if place_key in spec:
                place = one_of(spec[place_key], [p.id for p in content.places], f"{key}.{place_key}")
                if place in found:
                    raise Malformed("place_twice", key=f"{key}.{place_key}", got=place)
                found[place] = id
        specs.append(
            RegionSpec(
                id,
                content.terrains[terrain],
                symbols=frozenset(symbols),
                adjacent=frozenset(one_of(other, regions, f"{key}.adjacent") for other in adjacent),
                edge=truth(spec.get("edge", False), f"{key}.edge"),
                lost_tribe=truth(spec.get("lost_tribe", False), f"{key}.lost_tribe"),
                monster=_monsters(spec.get("monster", False), f"{key}.monster"),
            )
        )
    if not 1 <= len(specs) <= MAX_REGIONS:
        raise Malformed("regions", key="board.regions", got=len(specs), most=MAX_REGIONS)
    rounds = number(given.get("rounds", DEFAULT_ROUNDS), "board.rounds", 1, 100)
    return build_board(specs, rounds), found
