"""The title: the saved game's chart behind one column of ways to go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from smallworld_desktop import __version__, crash
from smallworld_desktop.lessons.progress import read_progress
from smallworld_desktop.lessons.reader import first_ids
from smallworld_desktop.net.tickets import TicketBox
from smallworld_desktop.net.watching import TurnWatch
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import FAINT_INK, INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import IconButton, MenuButton, OneOf, Option, Widget
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.common.opening import LeftOut, left_games, open_session, resumable
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.maps import MapsScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene, watchable
from smallworld_desktop.scenes.menu.title_picture import TitlePicture
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session
from smallworld_desktop.sound import Mix
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.files import set_aside

SHORE = Mix(sea=0.6, wind=0.15)
"""What is heard before a board is chosen."""
VERSION_COLOUR = (226, 204, 160)


class LanguageStrip(OneOf):
    """Languages side by side on a slip: words only, but for the chosen one."""

    def draw_cell(self, surface: pygame.Surface, cell: Rect, option: Option, index: int) -> None:
        if index == self.chosen:
            super().draw_cell(surface, cell, option, index)
            return
        is_pointed = self.hovered and index == self.pointed and option.enabled
        colour = TITLE_RED if is_pointed else INK if option.enabled else FAINT_INK
        style = self.style(self.kind, colour)
        text.draw_in(surface, option.label, style, cell, smallest=self.theme.smallest_text)


class TitleScene(MenuScene):
    """What a player sees first."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.session: Session | None = None
        """The game that Continue goes on with."""
        self.picture = TitlePicture(services, self._cannot_show)
        self._left_out: list[LeftOut] = []
        self._broken: set[Path] = set()
        """Games that turned out to be none that can be shown."""
        self._told: set[Path] = set()
        self._menu = Rect(0, 0, 0, 0)
        self._strip = Rect(0, 0, 0, 0)
        self._was_played = False
        self._is_outdated = False
        self._has_counted = False
        self._box = TicketBox()
        self._watch: TurnWatch | None = None
        self._looked_in = 0

    # -- scene -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.services.sound.scene(SHORE)
        self._find_game()
        self._watch = TurnWatch(self._box.tables)
        super().enter()
        self.group.focus_on(self.first_focus(), by_keyboard=True)

    def resume(self) -> None:
        super().resume()
        self.services.sound.scene(SHORE)
        self._find_game()
        self._box = TicketBox()
        self.rebuild()

    def _find_game(self) -> None:
        found = resumable(self.services, self._broken)
        self.session = found.session
        self.services.problems += found.words
        self._left_out += [each for each in found.left_out if each.path not in self._told]
        self.picture.show(self.session)

    def _cannot_show(self, problem: Exception) -> None:
        """The game in progress can't be drawn: the title comes up without it, and a log says why."""
        assert self.session is not None and self.session.kept_in is not None
        file, report = self.session.kept_in, crash.write_report(problem)
        self._broken.add(file)
        self._left_out.append(
            LeftOut(file, Message("menu.left_out.broken", {"file": file.name, "error": report.error}))
        )
        self._is_outdated = True

    def _tell_left_out(self) -> None:
        """What was passed over and why, once; the files can be looked at or put out of the way."""
        files = list(dict.fromkeys(each.path for each in self._left_out))
        words = "\n\n".join(dict.fromkeys(self.tr.message(each.reason) for each in self._left_out))
        self._told.update(files)
        self._left_out.clear()
        replies = [
            Reply(self.tr("menu.left_out.folder"), lambda: _open(files[0].parent)),
            Reply(self.tr("menu.left_out.aside"), lambda: self._set_aside(files)),
            Reply(self.tr("menu.left_out.leave"), lambda: None, is_lit=True),
        ]
        self.stack.push(DialogScene(self.tr("menu.left_out"), words, replies, theme_for=self.services.theme))

    def _set_aside(self, files: Sequence[Path]) -> None:
        for path in files:
            try:
                aside = set_aside(path)
                self.services.problems.append(Message("menu.left_out.done", {"path": str(aside)}))
            except StoreError as problem:
                self.services.problems.append(problem.message)
        self._is_outdated = True

    def leave(self) -> None:
        if self.session is not None and not self._was_played:
            self.session.close()
        if self._watch is not None:
            self._watch.close()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._watch is not None and self._watch.version != self._looked_in:
            self._looked_in = self._watch.version
            self._watch.tell(self._box)
            self._is_outdated = True
        if self._is_outdated:
            self._is_outdated = False
            self._find_game()
            self.rebuild()
        if self._left_out:
            self._tell_left_out()
        if not self._has_counted and self.services.maps.refresh(at_most=1):
            self._has_counted = True
            self.maps.side = self.tr("menu.maps.count", count=len(self.services.maps.entries))
        if self.picture.update(dt, self.size):
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.picture.is_due or not self._has_counted

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr, go = self.tr, self.go
        services = self.services
        continued = self.session.kept_in if self.session is not None else None
        saves = len(services.saves.entries()) + len(left_games(services, continued))
        replays = len(watchable(services))
        self.maps = MenuButton(tr("menu.maps"), lambda: go(MapsScene(services)), icon=partial(icon, "map"))
        self._has_counted = False
        entries: list[MenuButton] = []
        if self.session is not None:
            entries.append(self._continue_button(self.session))
        entries += [
            MenuButton(
                tr("menu.new_game"),
                lambda: go(services.screens.setup()),
                icon=partial(icon, "dice"),
                kind=Type.TITLE,
                is_lit=self.session is None,
                side=tr("menu.new_game.side"),
            ),
            self._together_button(),
            MenuButton(
                tr("menu.lessons"),
                lambda: go(services.screens.lessons()),
                icon=partial(icon, "lantern"),
                side=self._lessons_left(),
            ),
            MenuButton(
                tr("menu.load"),
                lambda: go(LoadScene(services, continued=continued)),
                icon=partial(icon, "scroll"),
                side=tr("menu.games", count=saves),
            ),
            MenuButton(
                tr("menu.replays"),
                lambda: go(ReplaysScene(services)),
                icon=partial(icon, "spyglass"),
                side=tr("menu.games", count=replays),
            ),
            self.maps,
            MenuButton(tr("workshop.title"), lambda: go(services.screens.workshop()), icon=partial(icon, "pencil")),
            MenuButton(tr("menu.rules"), lambda: go(services.screens.almanac()), icon=partial(icon, "book")),
            MenuButton(tr("menu.settings"), lambda: go(services.screens.settings()), icon=partial(icon, "gear")),
            MenuButton(tr("menu.quit"), self.stack.quit, icon=partial(icon, "door")),
        ]
        self.entries = entries
        self.sound = IconButton(self._sound_icon, self._toggle_sound, tooltip=tr("menu.sound.tip"))
        self.screen = IconButton(self._screen_icon, self._toggle_screen, tooltip=tr("menu.fullscreen.tip"))
        self.languages = self._language_strip()
        return [*entries, self.languages, self.sound, self.screen]

    def _lessons_left(self) -> str:
        left = lessons_left(self.services)
        return self.tr("menu.lessons.side", count=left) if left else self.tr("menu.lessons.done")

    def _continue_button(self, session: Session) -> MenuButton:
        position = session.game.position
        seat = session.seats[position.decider]
        detail = self.tr(
            "menu.continue.detail",
            round=position.round,
            rounds=position.rules.rounds,
            player=seat.name,
            board=self.tr.proper("board", session.title),
        )
        return MenuButton(
            self.tr("menu.continue"),
            self._continue,
            icon=lambda size: letter_tile(OWNERS[seat.colour], seat.name[:1].upper(), size),
            kind=Type.HERO,
            is_lit=True,
            detail=detail,
        )

    def _together_button(self) -> MenuButton:
        """The way to tables with others; says at how many of them it is one's turn."""
        tr, mine = self.tr, sum(table.is_mine for table in self._box.tables)
        side = tr("menu.together.turn", count=mine) if mine else tr("menu.together.side")
        screens = self.services.screens
        button = MenuButton(
            tr("menu.together"), lambda: self.go(screens.together()), icon=partial(icon, "team"), side=side
        )
        button.is_lit = bool(mine)
        return button

    def _language_strip(self) -> OneOf:
        languages = self.services.languages()
        codes = list(languages)
        return LanguageStrip(
            [Option(name) for name in languages.values()],
            codes.index(self.tr.language),
            lambda index: self.services.change_settings(language=codes[index]),
            even=False,
        )

    def first_focus(self) -> Widget | None:
        return self.entries[0]

    # -- what entries do ---------------------------------------------------------------------------------------------

    def _continue(self) -> None:
        if self.session is None:
            return
        if self.session.kept_in is not None and not self.services.autosave.claim(self.session.kept_in):
            self.say(self.tr("menu.continue.taken"), is_good=False)
            self._find_game()
            self.rebuild()
            return
        self._was_played = True
        open_session(self.services, self.session)

    def _toggle_sound(self) -> None:
        self.services.change_settings(muted=not self.services.settings.muted)
        self.services.sound.play("click")

    def _toggle_screen(self) -> None:
        self.services.change_settings(full_screen=not self.services.settings.full_screen)

    def _sound_icon(self, size: int) -> pygame.Surface:
        return icon("mute" if self.services.settings.muted else "speaker", size)

    def _screen_icon(self, size: int) -> pygame.Surface:
        return icon("window" if self.services.settings.full_screen else "fullscreen", size)

    def back(self) -> None:
        """Esc goes to Quit, and quits from there."""
        leave = self.entries[-1]
        if self.group.focus is leave:
            self.stack.quit()
        else:
            self.group.focus_on(leave, by_keyboard=True)

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        pad, top, strip_height = px(38, 26), px(40, 25), px(44, 36)
        wanted_heights = [px(72, 54), *[px(64, 48)] * (len(self.entries) - 1)]
        if self.session is not None:
            wanted_heights = [px(112, 82), *wanted_heights[:-1]]
        gap, quit_gap = px(13, 10), px(20, 14)
        lowest = window.height - strip_height - px(40, 26)
        menu = Rect(px(40, 10), px(40, 18), px(488, 372), lowest - px(40, 18))
        inner = sum(wanted_heights) + gap * (len(self.entries) - 1) + quit_gap
        shrunk = min(1.0, (menu.height - 2 * top) / inner)
        gap, quit_gap = round(gap * shrunk), round(quit_gap * shrunk)
        y = menu.y + top
        for button, height in zip(self.entries, wanted_heights, strict=True):
            if button is self.entries[-1]:
                y += quit_gap
            button.place(Rect(menu.x + pad, y, menu.width - 2 * pad, round(height * shrunk)), theme)
            y += round(height * shrunk) + gap
        menu.height = y - gap + top - menu.y
        self._menu = menu
        self._rule_y = self.entries[-1].rect.y - (quit_gap + gap) // 2
        inset, right = strip_height + px(4), window.width - px(16, 6)
        wanted = inset + px(8) + len(self.languages.options) * px(130, 104)
        left = max(px(580, 150), right - wanted)
        self._strip = Rect(left, window.height - strip_height - px(10, 7), right - left, strip_height)
        self.languages.visible = len(self.languages.options) > 1
        self.languages.place(
            Rect(
                self._strip.x + inset, self._strip.y + px(5), self._strip.width - inset - px(8), strip_height - px(10)
            ),
            theme,
        )
        side = px(46, 38)
        for number, button_ in enumerate((self.screen, self.sound)):
            x = window.width - px(14, 10) - (number + 1) * side - number * px(12, 10)
            button_.place(Rect(x, px(14), side, side), theme)
        self.picture.place(window.size, theme)

    def draw_ground(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surfaces.draw_panel(surface, self._menu, theme)
        pad = theme.px(44, 30)
        surfaces.draw_rule(surface, (self._menu.x + pad, self._rule_y), self._menu.width - 2 * pad, theme)
        if self.languages.visible:
            surfaces.draw_panel(surface, self._strip, theme, surfaces.Sheet.SLIP)
            globe = icon("globe", round(self._strip.height * 0.6))
            centre = (self._strip.x + self._strip.height // 2 + theme.px(2), self._strip.centery)
            surface.blit(globe, globe.get_rect(center=centre), special_flags=PREMULTIPLIED)
        style = TextStyle.of(theme, Type.LABEL, VERSION_COLOUR, (20, 10, 4))
        box = Rect(self._menu.x, self._strip.y, self._strip.x - self._menu.x - theme.gap, self._strip.height)
        words = self.tr("menu.version", version=__version__)
        text.draw_in(surface, words, style, box, "midleft", smallest=theme.smallest_text)


def lessons_left(services: Services) -> int:
    """How many of the chapters that teach the game itself are still to be done."""
    try:
        done = read_progress().done
    except StoreError as problem:
        services.problems.append(problem.message)
        return 0
    return len(first_ids() - done)


def _open(folder: Path) -> None:
    crash.open_folder(folder)
