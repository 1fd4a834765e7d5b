"""What packs bring for eyes: names, texts, pictures and painting styles."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from smallworld_desktop.content.cursor import Cursor
from smallworld_desktop.content.limits import MAX_NAME, MAX_SUMMARY, MAX_TEXT, STYLES

TEXTS = {"name": MAX_NAME, "summary": MAX_SUMMARY, "text": MAX_TEXT, "example": MAX_TEXT}
COMMON_WORDS = ("terrain", "symbol", "marker")
EMBLEM = "emblem"
PORTRAIT = "portrait"
COLOUR = "colour"
ENGLISH = "en"
LANGUAGE = re.compile(r"[a-z]{2}")
PICTURES = (".svg", ".png")

Words = dict[str, dict[str, str]]
"""Texts by language, then by code."""


def read_words(fields: dict[str, Cursor], kind: str, id: str) -> Words:
    """The texts of an entry as `race.orcs.name`, `race.orcs.text`, ...: one for English, or one per language.

    They are templates for a catalog, so braces are doubled. An entry without a name is called by its id: a proper name,
    or a common word for terrains, symbols and markers.
    """
    code = f"{kind}.{id}"
    words: Words = {ENGLISH: {f"{code}.name": name_from(kind, id)}}
    for key, most in TEXTS.items():
        if key not in fields:
            continue
        cursor = fields[key]
        for language, text in cursor.entries() if cursor.is_mapping else [(ENGLISH, cursor)]:
            if not LANGUAGE.fullmatch(language):
                text.error("content.bad_language", line=text.key_line, name=language[:MAX_NAME])
            elif read := text.text(most):
                words.setdefault(language, {})[f"{code}.{key}"] = read.replace("{", "{{").replace("}", "}}")
    return words


def name_from(kind: str, id: str) -> str:
    """What an entry without a name is called."""
    spoken = id.replace("_", " ")
    return spoken if kind in COMMON_WORDS else spoken.title()


def read_style(fields: dict[str, Cursor]) -> str:
    """How to paint a terrain, if it says so."""
    return fields["style"].word(STYLES, "content.unknown_style") if "style" in fields else ""


def read_picture(key: str, fields: dict[str, Cursor], folder: Path | None) -> Path | None:
    """A picture of an entry, which lies beside its pack. Without a folder (in a saved game) there is none."""
    if key not in fields or folder is None:
        return None
    cursor = fields[key]
    name = cursor.text(MAX_TEXT)
    path = PurePosixPath(name)
    if not name:
        return None
    if path.is_absolute() or ".." in path.parts or ":" in name or "\\" in name:
        cursor.warning("content.emblem_elsewhere", name=cursor.shown)
    elif path.suffix.lower() not in PICTURES:
        cursor.warning("content.emblem_type", name=cursor.shown)
    elif not (folder / path).is_file():
        cursor.warning("content.emblem_missing", name=cursor.shown)
    else:
        return folder / path
    return None
