"""What scenes may ask of the program: settings, words, sound, maps, content, saves, paintings, and other screens.

`app` makes one `Services` and gives it to every scene. A scene never imports another screen: it asks `screens` for it
and pushes it on `stack`.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.content.wording import made_words
from smallworld_desktop.i18n import Translator, available, chosen
from smallworld_desktop.maps.library import MapLibrary
from smallworld_desktop.render import emblems, portraits
from smallworld_desktop.render.painter import PaintRequest
from smallworld_desktop.render.pieces.fields import register_colour
from smallworld_desktop.render.theme import LOOKS, Theme
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.stack import SceneStack
from smallworld_desktop.sound import Mix, Volumes
from smallworld_desktop.store import Autosave, SaveStore, Settings, StoreError, save_settings

if TYPE_CHECKING:
    from smallworld_desktop.lessons.session import LessonSession
    from smallworld_desktop.riddles.session import RiddleSession
    from smallworld_desktop.session.session import Session


SEED_BITS = 48


class Sound(Protocol):
    """Effects by name, beds and music in the background. On a machine without a sound device it does nothing."""

    def play(self, name: str, count: int = 0) -> None:
        """`count` is how many coins or knocks came before, or how many tokens land besides the first."""

    def scene(self, mix: Mix) -> None:
        """Says what is on the screen, for beds and music to follow."""

    def set_volumes(self, volumes: Volumes, *, muted: bool) -> None: ...


class Painter(Protocol):
    """Paints boards in the background and keeps them on disk, one board at a time (`render.board_painter`)."""

    progress: float

    def request(self, request: PaintRequest) -> pygame.Surface | None:
        """The painting if it is kept already; else it is begun, and `poll` will hand it over."""

    def poll(self) -> pygame.Surface | None:
        """The painting, once, when it has become ready."""


class Screens(Protocol):
    """How to get to other screens. Every call gives a new scene, to be pushed, replaced or reset to by the caller."""

    def title(self) -> Scene: ...

    def setup(self, map_file: Path | None = None, packs: Sequence[str | Path] = ()) -> Scene: ...

    def table(self, session: Session) -> Scene:
        """The game itself."""

    def pause(self, session: Session) -> Scene:
        """The menu over a game: go on, save, load, settings, rules, leave. An overlay."""

    def result(self, session: Session) -> Scene:
        """The ranking of a game that is over."""

    def together(self) -> Scene:
        """Tables that others join: opened, found, gone on with."""

    def room(self, session: Session) -> Scene:
        """Who sits at the table that holds a shared game."""

    def talk(self, session: Session) -> Scene:
        """Saying something to the others at the table. An overlay."""

    def settings(self) -> Scene: ...

    def almanac(self, topic: str = "") -> Scene:
        """The rules; `topic` is what to open at: an id, best with its kind (`race.orcs`, `terrain.forest`)."""

    def workshop(self, section: str = "", id: str = "") -> Scene:
        """Races and powers of one's own: what was left half-done, or one like `id` of a section (`races`, `powers`)."""

    def lessons(self, wanted: str = "") -> Scene:
        """The lessons to choose from, perhaps with one chosen by its id."""

    def lesson(self, session: LessonSession) -> Scene:
        """One of them, by itself."""

    def riddles(self) -> Scene:
        """The riddles to choose from."""

    def riddle(self, session: RiddleSession) -> Scene:
        """One riddle, by itself."""

    def open_file(self, path: Path) -> None:
        """A file dropped on the window: a map opens set-up with it, a save loads, a content pack shows its report."""


@dataclass(slots=True)
class Services:
    """Everything a scene gets from outside."""

    stack: SceneStack
    settings: Settings
    tr: Translator
    sound: Sound
    maps: MapLibrary
    saves: SaveStore
    replays: SaveStore
    autosave: Autosave
    painter: Painter
    screens: Screens
    settings_file: Path
    apply_settings: Callable[[Settings, Settings], None]
    """Makes changed settings felt at once: window, sound, language. Gets the old and the new ones."""
    problems: list[Message] = field(default_factory=list)
    """What went wrong before a scene could show it; the next scene with a toast line takes them."""
    news: list[str] = field(default_factory=list)
    """What was done and needs no answer; the next scene with a toast line tells it."""
    is_alive: bool = False
    """Whether small things may move on charts while nobody does anything: where a person looks at a window."""
    seeds: random.Random = field(default_factory=random.SystemRandom)
    """Where new games and computer players get their chance from; `--seed` makes it the same every time."""
    _known_content: dict[tuple[str, ...], LoadedContent] = field(default_factory=dict)
    """By their packs: of those read several times, the last."""

    def new_seed(self) -> int:
        """Chance for a new game or player."""
        return self.seeds.getrandbits(SEED_BITS)

    def change_settings(self, **changes: Any) -> None:
        """Changes settings, makes them felt and keeps them on disk. What the disk says joins `problems`."""
        before, self.settings = self.settings, dataclasses.replace(self.settings, **changes)
        if before == self.settings:
            return
        try:
            save_settings(self.settings_file, self.settings)
        except StoreError as problem:
            self.problems.append(problem.message)
        self.apply_settings(before, self.settings)

    def load_content(self, packs: Iterable[str | Path]) -> LoadedContent:
        """Reads packs by id or path; their words join the translator, their pictures the emblems and portraits."""
        loaded = load_packs(packs)
        self.welcome(loaded)
        return loaded

    def welcome(self, loaded: LoadedContent) -> None:
        """Makes the words and pictures of content known, wherever it was read from."""
        self.word(loaded)
        self._known_content[tuple(pack.id for pack in loaded.packs)] = loaded
        self.picture(loaded)

    def picture(self, loaded: LoadedContent) -> None:
        """The emblems, portraits and colours that packs bring; what can't be used joins `problems`."""
        tried = [emblems.register_file(id, path) for id, path in loaded.emblems.items()]
        tried += [portraits.register_file(id, path) for id, path in loaded.portraits.items()]
        tried += [emblems.register_arms(id, arms) for id, arms in loaded.arms.items()]
        for id, colour in loaded.colours.items():
            register_colour(id, colour)
        self.problems += [problem for problem in tried if problem is not None]

    def switch_language(self, language: str) -> None:
        """Speaks another language from now on, in content too; without one, that of the system."""
        self.tr.switch(chosen(language))
        for loaded in self._known_content.values():
            self.word(loaded)

    def languages(self) -> dict[str, str]:
        """The languages to choose from, with their own names; one in the making only while it is spoken."""
        known = available()
        return known if self.tr.language in known else {**known, self.tr.language: self.tr.language}

    def word(self, loaded: LoadedContent) -> None:
        """The words that packs carry, and for races and powers without any, words made from their effects."""
        spoken = loaded.words.get(self.tr.language, {})
        self.tr.add(loaded.texts, spoken)
        content = loaded.content
        written = {**loaded.texts, **spoken}
        self.tr.add({}, made_words(self.tr, (*content.races, *content.powers, *content.places), written))

    def theme(self, size: tuple[int, int]) -> Theme:
        """The theme for a window of `size` with the player's UI scale and colours."""
        return Theme.for_window(size, self.settings.ui_scale, LOOKS[self.settings.colours])

    def take_news(self) -> list[str]:
        """What is to be told, once."""
        found = list(self.news)
        self.news.clear()
        return found

    def take_problems(self) -> list[str]:
        """Words for what went wrong, once."""
        found = list(self.problems)
        self.problems.clear()
        late = self.autosave.take_problem()
        return [self.tr.message(message) for message in (*found, *([late] if late else []))]
