"""A chapter's file to a chapter. Whatever is wrong with it is a message that names the key, never an exception."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.book.chapter import BookPicture, Chapter, Instead, Sum
from smallworld_desktop.lessons.lesson import Move
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.documents import read_document
from smallworld_desktop.scenario.moves import READERS
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.runner import named_move
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, truth, word

MOST_BYTES = 200_000
CHAPTER_KEYS = ("chapter", "order", "icon", "lesson", "position", "plate", "steps", "terms", "see", "tip")
PICTURE_KEYS = (
    "regions", "moves", "moving", "from", "dim", "lit", "price", "income", "player", "hand", "column", "die", "say",
    "expect",
)  # fmt: skip


def book_folder() -> Path:
    return paths.assets() / "book"


@lru_cache(maxsize=1)
def read_book() -> tuple[Chapter, ...]:
    """Our own chapters in their order. Raises `Malformed` if one is damaged: they come with the program."""
    chapters = []
    for file in sorted(book_folder().glob("*.yaml")):
        found = read_chapter(file)
        if isinstance(found, Message):
            raise Malformed(found.code.removeprefix("scenario."), **found.params)
        chapters.append(found)
    return tuple(sorted(chapters, key=lambda chapter: chapter.order))


def read_chapter(file: Path) -> Chapter | Message:
    """The chapter of a file, or what is wrong with it."""
    return read_document(file, MOST_BYTES, "chapter", _chapter)


def _chapter(given: Mapping[str, Any], file: Path) -> Chapter:
    only_keys(given, CHAPTER_KEYS, "chapter")
    for key in ("chapter", "order", "icon"):
        if key not in given:
            raise Malformed("missing", key=key)
    position = mapping(given.get("position", {}), "position")
    steps = mapping(given.get("steps", {}), "steps")
    only_keys(steps, ("position", "regions", "pictures"), "steps")
    regions = listing(steps.get("regions", []), "steps.regions")
    pictures = listing(steps.get("pictures", []), "steps.pictures")
    return Chapter(
        word(given["chapter"], "chapter"),
        number(given["order"], "order"),
        file,
        word(given["icon"], "icon"),
        position,
        mapping(steps.get("position", position), "steps.position"),
        _picture(given["plate"], "plate", ()) if "plate" in given else None,
        tuple(_picture(entry, f"steps.{n}", regions) for n, entry in enumerate(pictures, 1)),
        _words(given, "terms"),
        _words(given, "see"),
        word(given.get("lesson", ""), "lesson"),
        truth(given.get("tip", False), "tip"),
    )


def _words(given: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return tuple(word(each, key) for each in listing(given.get(key, []), key))


def _picture(entry: object, key: str, regions: Sequence[str]) -> BookPicture:
    given = mapping(entry, key)
    only_keys(given, PICTURE_KEYS, key)
    has_income = truth(given.get("income", False), f"{key}.income")
    price = word(given.get("price", ""), f"{key}.price")
    return BookPicture(
        _words(given, "regions") or tuple(regions),
        tuple(_move(move, f"{key}.moves") for move in listing(given.get("moves", []), f"{key}.moves")),
        truth(given.get("moving", False), f"{key}.moving"),
        word(given.get("from", ""), f"{key}.from"),
        _words(given, "dim"),
        _words(given, "lit"),
        price,
        Sum.INCOME if has_income else Sum.PRICE if price else Sum.NONE,
        number(given.get("player", 1), f"{key}.player", 1) - 1,
        truth(given.get("hand", False), f"{key}.hand"),
        _instead(given, key),
        word(given.get("say", ""), f"{key}.say"),
        mapping(given["expect"], f"{key}.expect") if "expect" in given else None,
    )


def _instead(given: Mapping[str, Any], key: str) -> Instead:
    for each in (Instead.COLUMN, Instead.DIE):
        if truth(given.get(each.value, False), f"{key}.{each.value}"):
            return each
    return Instead.NONE


def _move(entry: object, key: str) -> Move:
    name, value = named_move(entry)
    return one_of(name, (*READERS, "expect", "refuse"), key), value
