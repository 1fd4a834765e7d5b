"""A desk to play at in tests: a dummy window, services, and real pygame events that go through `input`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.content import LoadedContent
from smallworld_desktop.i18n import Translator
from smallworld_desktop.input import InputReader
from smallworld_desktop.intents import Resized
from smallworld_desktop.maps.library import MapLibrary
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.render.painter import PaintRequest
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.stack import SceneStack
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.turn.overlays import SlipScene
from smallworld_desktop.session.keeping import NEWEST_SCHEMA
from smallworld_desktop.session.session import Chooser, Options, Seat, Session
from smallworld_desktop.session.starting import Deal, start_session
from smallworld_desktop.sound import SILENCE, Mix, Volumes
from smallworld_desktop.store import Autosave, SaveStore, Settings

SIZE = (1024, 640)
BOARDS = Path(__file__).parent / "boards"
"""Boards whose regions tests speak of by number: they stay when the shipped ones are drawn anew."""
_maps: dict[str, LoadedMap] = {}


class NoPainter:
    """The board stays flat."""

    progress = 1.0

    def request(self, request: PaintRequest) -> pygame.Surface | None:
        return None

    def poll(self) -> pygame.Surface | None:
        return None


class HeardSound:
    """Remembers what was to be heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.counts: list[int] = []
        self.mix = SILENCE

    def play(self, name: str, count: int = 0) -> None:
        self.heard.append(name)
        self.counts.append(count)

    def scene(self, mix: Mix) -> None:
        self.mix = mix

    def set_volumes(self, volumes: Volumes, *, muted: bool) -> None:
        pass


class Blank(Scene):
    """Stands for a screen that the test only wants to see opened."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))


class BlankScreens:
    """Screens around the table, as blanks."""

    def __init__(self, services: Callable[[], Services]) -> None:
        self._services = services

    def title(self) -> Scene:
        return Blank("title")

    def setup(self, map_file: Path | None = None) -> Scene:
        return Blank("setup")

    def table(self, session: Session) -> Scene:
        return TableScene(self._services(), session)

    def pause(self, session: Session) -> Scene:
        return Blank("pause")

    def result(self, session: Session) -> Scene:
        return Blank("result")

    def settings(self) -> Scene:
        return Blank("settings")

    def almanac(self, topic: str = "") -> Scene:
        return Blank("almanac")


class Desk:
    """Posts events as a mouse or keyboard would, and lets time pass."""

    def __init__(self, home: Path, content: LoadedContent, size: tuple[int, int] = SIZE) -> None:
        self.surface = pygame.display.set_mode(size)
        pygame.event.clear()
        self.now = 0.0
        self.reader = InputReader(clock=lambda: self.now)
        self.content = content
        tr = Translator()
        tr.add(content.texts)
        self.services = Services(
            stack=SceneStack(size),
            settings=Settings(animation_speed="none", helper=False),
            tr=tr,
            sound=HeardSound(),
            maps=MapLibrary(lambda: BASE_VOCABULARY, folders=()),
            saves=SaveStore(home / "saves", NEWEST_SCHEMA),
            replays=SaveStore(home / "replays", NEWEST_SCHEMA),
            autosave=Autosave(home / "autosave.swgame", NEWEST_SCHEMA),
            painter=NoPainter(),
            screens=BlankScreens(lambda: self.services),
            settings_file=home / "settings.json",
            apply_settings=lambda before, after: None,
        )

    # -- games -------------------------------------------------------------------------------------------------------

    def session(
        self,
        *names: str,
        board: str = "two_players",
        rounds: int = 2,
        seed: int = 7,
        kinds: tuple[str, ...] = (),
        open_coins: bool = True,
        make_chooser: Callable[[Seat], Chooser] | None = None,
    ) -> Session:
        """A new game on a shipped map."""
        if board not in _maps:
            own = BOARDS / f"{board}.tmx"
            shipped = paths.assets() / "maps" / f"{board}.tmx"
            _maps[board] = read_map(own if own.exists() else shipped, BASE_VOCABULARY)
        chosen = names or ("Ann", "Bob")
        kinds = kinds or ("human",) * len(chosen)
        seats = [Seat(name, n, kind) for n, (name, kind) in enumerate(zip(chosen, kinds, strict=True))]
        deal = Deal(seed, rounds=rounds, options=Options(open_coins))
        session = start_session(_maps[board], self.content, seats, deal)
        session.make_chooser = make_chooser
        return session

    def sit_down(self, session: Session) -> TableScene:
        scene = TableScene(self.services, session)
        self.services.stack.push(scene)
        self.tick()
        return scene

    # -- hands -------------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        top = self.services.stack.top
        assert top is not None
        return top

    def tick(self, seconds: float = 0.02) -> None:
        """One frame: events are heard, time passes, what changed is drawn."""
        self.now += seconds
        for intent in self.reader.read():
            self.services.stack.handle(intent)
        self.services.stack.update(seconds)
        self.services.stack.draw(self.surface)

    def move(self, pos: tuple[float, float]) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=_whole(pos), rel=(1, 1), buttons=(0, 0, 0)))
        self.tick()

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=_whole(pos), button=button))
        self.tick()
        self.now += 1.0

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.move(start)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=_whole(start), button=1))
        self.tick()
        for part in (0.5, 1.0):
            between = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.move(between)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=_whole(end), button=1))
        self.tick()

    def wheel(self, pos: tuple[float, float], dy: int) -> None:
        self.move(pos)
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=dy, precise_x=0.0, precise_y=float(dy)))
        self.tick()

    def press(self, widget: Widget) -> None:
        """Click a widget that can be seen, with the time that a person takes to see it."""
        assert widget.visible and widget.rect.w, "nothing to press"
        while self._is_too_soon(widget.rect.center):
            self.tick(0.1)
        self.click(widget.rect.center)

    def _is_too_soon(self, pos: tuple[int, int]) -> bool:
        if isinstance(self.top, TableScene):
            return self.top.panels.steady.is_too_soon(pos)
        return isinstance(self.top, SlipScene) and self.top.is_too_soon

    def key(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.tick()

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = pygame.display.set_mode(size)
        self.services.stack.handle(Resized(size))
        self.tick()


def _whole(pos: tuple[float, float]) -> tuple[int, int]:
    return round(pos[0]), round(pos[1])
