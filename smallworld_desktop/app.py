"""The one composition root: window, clock, scene stack and services. Redraws only when something changed."""

from __future__ import annotations

import dataclasses
import os
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.atlas import KnownWords
from smallworld_desktop.content import SHIPPED
from smallworld_desktop.i18n import Translator, chosen
from smallworld_desktop.input import InputReader
from smallworld_desktop.intents import Command, ControlsChanged, Intent, Key, Resized
from smallworld_desktop.maps.library import MapLibrary
from smallworld_desktop.render import desktop
from smallworld_desktop.render.board_painter import BoardPainter
from smallworld_desktop.render.memory import give_back_pictures
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.screens import GameScreens
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.stack import SceneStack
from smallworld_desktop.session.keeping import NEWEST_SCHEMA
from smallworld_desktop.sound import SoundBoard, Volumes
from smallworld_desktop.store import Autosave, SaveStore, Settings, load_settings

SMALLEST = (1024, 640)
FRAME = 1 / 60
IDLE = 0.05
"""How long the program sleeps when nothing moves and nobody touches anything."""
LONGEST_STEP = 0.1
AUTOSAVE = "autosave.swgame"
DRIVERS_WITHOUT_DISPLAY = frozenset({"offscreen", "dummy"})


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class NoVideo(Exception):
    """The system's video can't be used, or the environment asks for one that is not there."""


def volumes_of(settings: Settings) -> Volumes:
    """The three sliders."""
    return Volumes(settings.effects_volume, settings.ambience_volume, settings.music_volume)


def plain_window(tr: Translator) -> pygame.Window:
    """A window for the last words of a program that broke before it had its own."""
    pygame.display.init()
    pygame.font.init()
    return pygame.Window(tr("app.name"), SMALLEST)


def settings_place(settings: Settings) -> pygame.Rect | None:
    """Where the window lay when it was closed, if it ever was."""
    if not settings.window_kept:
        return None
    return pygame.Rect(settings.window_x, settings.window_y, settings.window_width, settings.window_height)


class App:
    """Opens the window, makes the services and runs the loop until the stack is empty."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        maps: Sequence[Path] = (),
        *,
        allow_dummy: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        give_back_pictures()
        settings, problems = load_settings(paths.settings_file())
        self._open_display(allow_dummy)
        settings = self._open_window(size, settings)
        self._wake_event = pygame.event.custom_type()
        self.services = self._make_services(settings, problems, maps)
        self.reader = InputReader(clock, settings.ui_scale, self.window.size)
        self.reader.pad.open()
        self.frames = 0
        """How often the window was drawn."""
        self._clock = clock
        self._last = clock()

    # -- making things -----------------------------------------------------------------------------------------------

    def _open_display(self, allow_dummy: bool) -> None:
        for system in ("X11", "WAYLAND"):  # docks find the icon by it; pygame has put the script's name there
            os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = paths.APP
        try:
            pygame.display.init()
        except pygame.error as problem:
            raise NoVideo(str(problem)) from problem
        driver = pygame.display.get_driver()
        wanted = os.environ.get("SDL_VIDEODRIVER", "")
        if driver in DRIVERS_WITHOUT_DISPLAY and not (allow_dummy or wanted == driver):
            pygame.display.quit()
            raise NoDisplay
        pygame.font.init()

    def _open_window(self, size: tuple[int, int] | None, settings: Settings) -> Settings:
        """A window as asked for, as it was closed, or as the screen allows; the whole screen where that is small."""
        place = None if size else desktop.place_for(settings_place(settings))
        if size is None and place is None:
            settings = dataclasses.replace(settings, full_screen=True)
            place = desktop.usable_areas()[0]
        wanted = size or (place.size if place is not None else SMALLEST)
        at = place.topleft if place is not None else pygame.WINDOWPOS_CENTERED
        fitting = (max(wanted[0], SMALLEST[0]), max(wanted[1], SMALLEST[1]))
        self.window = pygame.Window(size=fitting, position=at, resizable=True)
        self.window.minimum_size = SMALLEST
        self.window.set_icon(pygame.image.load(paths.assets() / "icon.png"))
        if settings.full_screen:
            self.window.set_fullscreen(desktop=True)
        return settings

    def _make_services(self, settings: Settings, problems: list[Message], maps: Sequence[Path]) -> Services:
        tr = Translator(chosen(settings.language))
        self.window.title = tr("app.name")
        screens = GameScreens()
        services = Services(
            stack=SceneStack(self.window.size),
            settings=settings,
            tr=tr,
            sound=SoundBoard(volumes_of(settings), muted=settings.muted),
            maps=MapLibrary(KnownWords(), given=maps),
            saves=SaveStore(paths.saves_dir(), NEWEST_SCHEMA),
            replays=SaveStore(paths.replays_dir(), NEWEST_SCHEMA),
            autosave=Autosave(paths.data_dir() / AUTOSAVE, NEWEST_SCHEMA),
            painter=BoardPainter(wake=self._wake),
            screens=screens,
            settings_file=paths.settings_file(),
            apply_settings=self._apply_settings,
            problems=problems,
        )
        screens.services = services
        services.load_content(SHIPPED)
        return services

    # -- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Shows what is on the stack and everything that follows from it; returns the exit status."""
        while not self.services.stack.is_empty:
            self.frame()
        self.close()
        return 0

    def frame(self) -> None:
        """One turn of the loop: hear, let time pass, draw if anything changed."""
        stack = self.services.stack
        self.reader.set_typing(stack.wants_text)
        busy = stack.is_animating or stack.needs_redraw
        began = self._clock()
        intents = self.reader.read() if busy else self.reader.wait(IDLE)
        now = self._clock()
        self.step(intents, min(now - self._last, LONGEST_STEP))
        self._last = now
        if stack.is_animating:
            time.sleep(max(0.0, FRAME - (self._clock() - began)))

    def step(self, intents: Iterable[Intent], dt: float, *, draws: bool = True) -> bool:
        """Hears intents, lets `dt` seconds pass and draws if anything changed; says whether it did."""
        stack = self.services.stack
        for intent in intents:
            self._hear(intent)
        stack.update(dt)
        if isinstance(self.services.sound, SoundBoard):
            self.services.sound.update(dt)
        if not draws or not stack.draw(self.window.get_surface()):
            return False
        self.window.flip()
        self.frames += 1
        return True

    def close(self) -> None:
        """Keeps the window's size, ends the helpers and shuts the window."""
        services = self.services
        if not services.settings.full_screen:
            (width, height), (x, y) = self.window.size, self.window.position
            services.change_settings(
                window_width=max(width, SMALLEST[0]),
                window_height=max(height, SMALLEST[1]),
                window_x=x,
                window_y=y,
                window_kept=True,
            )
        self.release()
        pygame.quit()

    def release(self) -> None:
        """Brings everything to disk and ends the helpers; the window stays."""
        services = self.services
        services.autosave.flush()
        if isinstance(services.painter, BoardPainter):
            services.painter.close()
        if isinstance(services.sound, SoundBoard):
            services.sound.close()

    def _hear(self, intent: Intent) -> None:
        """What means the same in every scene, then the scene."""
        services = self.services
        match intent:
            case Key(action=Command.FULLSCREEN):
                services.change_settings(full_screen=not services.settings.full_screen)
            case Key(action=Command.MUTE):
                services.change_settings(muted=not services.settings.muted)
            case ControlsChanged(controls=controls):
                services.tr.device = controls.value
                services.stack.handle(intent)
            case _:
                services.stack.handle(intent)

    def _apply_settings(self, before: Settings, after: Settings) -> None:
        services = self.services
        services.sound.set_volumes(volumes_of(after), muted=after.muted)
        if after.full_screen != before.full_screen:
            if after.full_screen:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
            services.stack.handle(Resized(self.window.size))
        if after.language != before.language:
            services.switch_language(after.language)
            services.stack.reword()
        if (after.ui_scale, after.colours) != (before.ui_scale, before.colours):
            services.stack.handle(Resized(services.stack.size))

    def _wake(self) -> None:
        """Called from other threads: something is ready to be fetched."""
        if pygame.display.get_init():
            pygame.event.post(pygame.Event(self._wake_event))
