"""What the almanac holds: chapters of the rules, races, powers, markers, lands and places, with words and pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from smallworld_desktop.content import SHIPPED, LoadedContent, load_packs, user_packs
from smallworld_desktop.i18n import Alphabet, Translator, capitalised
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.theme import SOFT_INK, TITLE_RED, Type
from smallworld_desktop.render.widgets import Icon, Paragraph
from smallworld_desktop.scenes.book.specimens import ICONS
from smallworld_desktop.scenes.book.terrains import painted_terrain

SECTIONS = ("rules", "races", "powers", "markers", "lands", "places")


@dataclass(frozen=True, slots=True)
class Article:
    """A page of the almanac. `kind` says how its texts and its specimen are found."""

    id: str
    kind: str
    section: str
    title: str
    detail: str
    picture: Icon | None
    words: tuple[Paragraph, ...] = field(repr=False)
    pack: str = ""
    """The pack that brings it, of races and powers."""

    @property
    def key(self) -> str:
        """`terrain.forest`: an id alone may also be a power's, a marker's or a symbol's."""
        return f"{self.kind}.{self.id}"

    def matches(self, wanted: str, alphabet: Alphabet) -> bool:
        """Whether every word looked for stands somewhere on the page, with or without its accents."""
        text = alphabet.folded(" ".join([self.title, self.detail, *(paragraph.text for paragraph in self.words)]))
        return all(word in text for word in alphabet.folded(wanted).split())


def almanac_content() -> LoadedContent:
    """Everything that is shipped, and the player's own packs that can be read."""
    return load_packs([*SHIPPED, *user_packs()])


def all_entries(tr: Translator, content: LoadedContent) -> list[Article]:
    """All pages, section by section."""
    loaded = content.content
    found = [_chapter(tr, id, name) for id, name in ICONS.items()]
    packs = {id: pack.id for pack in content.packs for id in (*pack.races, *pack.powers, *pack.places)}
    found += _sorted(tr, (_people(tr, "race", race.id, race.tokens, race.tray, packs) for race in loaded.races))
    found += _sorted(tr, (_people(tr, "power", power.id, power.tokens, 0, packs) for power in loaded.powers))
    found += _sorted(tr, (_thing(tr, "marker", "markers", marker) for marker in loaded.markers))
    found += _sorted(tr, (_thing(tr, "terrain", "lands", terrain) for terrain in loaded.terrains))
    found += _sorted(tr, (_thing(tr, "symbol", "lands", symbol) for symbol in loaded.symbols))
    found.append(_thing(tr, "almanac", "lands", "lost_tribe"))
    found += _sorted(tr, (_thing(tr, "place", "places", place.id) for place in loaded.places))
    found.append(_thing(tr, "almanac", "places", "monster"))
    return found


def _sorted(tr: Translator, entries: Iterable[Article]) -> list[Article]:
    return sorted(entries, key=lambda entry: tr.alphabet.key(entry.title))


def _chapter(tr: Translator, id: str, picture: str) -> Article:
    title = tr(f"book.{id}.title")
    words = [Paragraph(title, Type.TITLE, TITLE_RED)]
    for block in tr(f"book.{id}.text").split("\n"):
        block = block.strip()
        if block.startswith("- "):
            words.append(Paragraph(block[2:], bullet=True))
        elif block:
            words.append(Paragraph(block))
    return Article(id, "book", "rules", title, "", partial(icon, picture), tuple(words))


def _people(tr: Translator, kind: str, id: str, tokens: int, tray: int, packs: dict[str, str]) -> Article:
    title = capitalised(tr(f"{kind}.{id}.name"))
    summary = _optional(tr, f"{kind}.{id}.summary")
    picture = partial(emblem, id)
    words = [Paragraph(title, Type.TITLE, TITLE_RED)]
    if summary:
        words.append(Paragraph(capitalised(summary), Type.HINT))
    code = f"almanac.{kind}.tokens"
    words.append(Paragraph(tr(code, count=tokens, tray=tray), Type.STRONG))
    words += _texts(tr, f"{kind}.{id}")
    words.append(Paragraph(tr("almanac.from", pack=tr(f"pack.{packs[id]}.name")), Type.LABEL, SOFT_INK))
    return Article(id, kind, f"{kind}s", title, capitalised(summary), picture, tuple(words), packs[id])


def _thing(tr: Translator, kind: str, section: str, id: str) -> Article:
    title = capitalised(tr(f"{kind}.{id}.name"))
    picture = partial(painted_terrain, id) if kind == "terrain" else partial(emblem, id)
    summary = _optional(tr, f"{kind}.{id}.summary")
    words = [Paragraph(title, Type.TITLE, TITLE_RED)]
    if summary:
        words.append(Paragraph(capitalised(summary), Type.HINT))
    words += _texts(tr, f"{kind}.{id}")
    return Article(id, kind, section, title, capitalised(summary), picture, tuple(words))


def _texts(tr: Translator, code: str) -> list[Paragraph]:
    """The rule and its example."""
    words = []
    if tr.has(f"{code}.text"):
        words.append(Paragraph(tr(f"{code}.text")))
    if tr.has(f"{code}.example"):
        words.append(Paragraph(tr("almanac.example"), Type.NAME, TITLE_RED))
        words.append(Paragraph(tr(f"{code}.example"), Type.ASIDE))
    return words


def _optional(tr: Translator, code: str) -> str:
    return tr(code) if tr.has(code) else ""
