"""All English that can be translated, gathered from catalogs, packs and boards: four components, one template each.

`names` has what other messages are made with (races, powers, markers, lists, counted nouns), `game` what players see,
`boards` the names of our boards and their regions (those of lessons too), `tools` reports of checks and the command
line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import polib

from smallworld_desktop import paths
from smallworld_desktop.content import SHIPPED, load_packs
from smallworld_desktop.i18n.catalogs import SOURCE
from smallworld_desktop.i18n.languages import shipped_folder
from smallworld_desktop.i18n.translator import NAMED

COMPONENTS = ("names", "game", "boards", "tools")
BOARD_FOLDERS = ("maps", "lessons")
"""Where boards lie that people play on; riddles and the book use those of `maps`."""
PLACEHOLDER = re.compile(r"\{(\w+)")
MEANINGS = {
    "race": "a race, with forms",
    "loser": "a race, with forms",
    "combo": "a power with a race, with forms",
    "marker": "a marker, with forms",
    "power": "a power, with forms",
    "place": "a place or relic",
    "terrain": "a kind of land, with forms",
    "region": "the name of a region, never inflected",
    "player": "the name of a player, never inflected",
    "owner": "the name of a player, never inflected",
    "giver": "the name of a player, never inflected",
    "taker": "the name of a player, never inflected",
    "other": "the name of a player, never inflected",
    "count": "a number; it chooses the plural",
}
"""What fills placeholders that translators ask about."""


@dataclass(frozen=True, slots=True)
class English:
    """One message in English."""

    component: str
    code: str
    one: str
    many: str = ""
    comment: str = ""


def all_texts() -> list[English]:
    """Everything to translate, in the order of templates."""
    found = [*_from_packs(), *_from_catalogs(), *_from_boards()]
    return sorted(found, key=lambda text: COMPONENTS.index(text.component))


def entries_of(folder: Path) -> Iterator[polib.POEntry | polib.MOEntry]:
    """The messages of a folder; compiled ones where there are no others."""
    for file in sorted(folder.glob("*.po")) or sorted(folder.glob("*.mo")):
        yield from polib.pofile(str(file)) if file.suffix == ".po" else polib.mofile(str(file))


def template(component: str, texts: list[English]) -> polib.POFile:
    """The template of a component, for translators of a new language."""
    made = polib.POFile(wrapwidth=100)
    made.metadata = {"Content-Type": "text/plain; charset=UTF-8", "Content-Transfer-Encoding": "8bit"}
    made.extend(entry_of(text) for text in texts if text.component == component)
    return made


def entry_of(text: English) -> polib.POEntry:
    """An entry without a translation."""
    plural = {0: "", 1: ""} if text.many else {}
    return polib.POEntry(
        msgctxt=text.code,
        msgid=text.one,
        msgid_plural=text.many,
        msgstr_plural=plural,
        comment="\n".join(filter(None, (text.comment, _placeholders(text)))),
    )


def _placeholders(text: English) -> str:
    names = dict.fromkeys(PLACEHOLDER.findall(text.one + text.many))
    return "; ".join(f"{{{name}}}: {MEANINGS[name]}" for name in names if name in MEANINGS)


def _from_catalogs() -> Iterator[English]:
    for file in sorted((shipped_folder() / SOURCE).glob("*.po")):
        read = polib.pofile(str(file))
        component = read.metadata.get("X-Component", "game")
        if component not in COMPONENTS:
            continue
        for entry in read:
            one, many = (entry.msgstr_plural[0], entry.msgstr_plural[1]) if entry.msgid_plural else (entry.msgstr, "")
            yield English(component, entry.msgid, one, many, entry.tcomment)


def _from_packs() -> Iterator[English]:
    for code, words in load_packs(SHIPPED).texts.items():
        yield English("names" if NAMED.fullmatch(code) else "game", code, words)


def _from_boards() -> Iterator[English]:
    """Titles, descriptions and regions of the shipped boards; a name that several have is there once."""
    seen: dict[str, English] = {}
    for file in (file for folder in BOARD_FOLDERS for file in sorted((paths.assets() / folder).glob("*.tmx"))):
        root = ElementTree.parse(file).getroot()
        values = {each.get("name"): each.get("value", "") for each in root.findall("./properties/property")}
        for key in ("title", "description"):
            if values.get(key):
                seen.setdefault(f"board.{values[key]}", English("boards", f"board.{values[key]}", values[key]))
        for region in root.findall("./objectgroup/object"):
            if name := region.get("name"):
                comment = f"{values.get('title', file.stem)}: {region.get('type', '')}"
                seen.setdefault(f"region.{name}", English("boards", f"region.{name}", name, "", comment))
    yield from seen.values()
