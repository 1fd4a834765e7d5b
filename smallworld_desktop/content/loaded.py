"""What comes out of packs: the content for the rules, the words for people, and what was wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from smallworld_desktop.content.arms import Arms, Colour
from smallworld_desktop.content.problems import PackProblem, Severity
from smallworld_desktop.content.words import ENGLISH, Words
from smallworld_desktop.rules.content import Content


@dataclass(frozen=True, slots=True)
class Pack:
    """One pack that was read, with its English name and the ids it brings. `document` is what a saved game embeds."""

    id: str
    name: str
    path: Path | None
    shipped: bool
    document: dict[str, Any]
    races: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    terrains: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoadedContent:
    """Everything the packs bring. Entries with errors are left out; `problems` says why.

    `words` has texts by language and code (`race.orcs.name`). `styles` says how to paint a terrain that a pack
    declares, `emblems` and `portraits` have the pictures that packs bring, by id; `arms` the
    emblems they put together from ours, `colours` those of banners.
    """

    content: Content
    packs: tuple[Pack, ...] = ()
    problems: tuple[PackProblem, ...] = ()
    words: Words = field(default_factory=dict)
    styles: dict[str, str] = field(default_factory=dict)
    emblems: dict[str, Path] = field(default_factory=dict)
    portraits: dict[str, Path] = field(default_factory=dict)
    arms: dict[str, Arms] = field(default_factory=dict)
    colours: dict[str, Colour] = field(default_factory=dict)

    @property
    def texts(self) -> dict[str, str]:
        """The English texts by code, as templates for a catalog (braces doubled)."""
        return self.words.get(ENGLISH, {})

    def texts_in(self, language: str) -> dict[str, str]:
        """The texts in a language, English where a pack has no other."""
        return {**self.texts, **self.words.get(language, {})}

    @property
    def errors(self) -> list[PackProblem]:
        return [problem for problem in self.problems if problem.severity is Severity.ERROR]

    @property
    def documents(self) -> list[dict[str, Any]]:
        """The packs as plain data, from which `from_documents` makes the same content again."""
        return [pack.document for pack in self.packs]

    def pack(self, id: str) -> Pack:
        return next(pack for pack in self.packs if pack.id == id)
