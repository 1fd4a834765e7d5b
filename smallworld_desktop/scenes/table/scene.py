"""The table: the scene in which the game is played."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect

from smallworld_desktop.intents import Intent
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.board.surroundings import Surroundings
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.cards import Cards
from smallworld_desktop.scenes.table.greeter import Greeter
from smallworld_desktop.scenes.table.greetings import CoverScene, Welcome
from smallworld_desktop.scenes.table.hearing import Hearing
from smallworld_desktop.scenes.table.panels import Calls
from smallworld_desktop.scenes.table.playing import Playing
from smallworld_desktop.scenes.table.showing import Showing
from smallworld_desktop.scenes.table.suggestion import Adviser, lit_by
from smallworld_desktop.scenes.table.victory import VictoryScene
from smallworld_desktop.scenes.turn.base import Choice, TurnScene
from smallworld_desktop.scenes.turn.overlays import Overlay, SlipScene
from smallworld_desktop.scenes.turn.watch import WatchScene
from smallworld_desktop.session.session import Seat, Session


class TableScene(Scene):
    """One session at the screen: `turn` says what gestures mean, `playing` plays, `showing` shows."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__()
        self.services = services
        self.session = session
        self.adviser = Adviser(session)
        self.showing = Showing(services, session, self.adviser, self._calls(), lambda: self.size)
        self.panels = self.showing.panels
        self.words = self.showing.words
        self.greeter = Greeter(session, self.words)
        self.playing = Playing(services, session, self.showing, self.adviser, self._settled)
        self.cards = Cards(self)
        self.hearing = Hearing(self)
        board = self.panels.board
        self._surroundings = Surroundings(board.board, board.geometry, board.view.camera)
        self.panels.group.focus_on(self.panels.board, by_keyboard=False)

    def _calls(self) -> Calls:
        """What the panels may ask for; by name, for who answers is made after them."""
        return Calls(
            lambda: self.playing.undo(),
            lambda: self.playing.redo(),
            self.open_more,
            lambda place: self.cards.open_combo(place),
            lambda number: self.cards.open_people(number),
            lambda: self.showing.toggle_log(),
            lambda sentence: self.showing.show_told(sentence),
            lambda topic: self.showing.learn(topic),
            lambda: self.showing.stop_help(),
            lambda regions: self.showing.point_out(regions),
            lambda region: self.showing.show_region(region),
            self.invalidate,
            self.invalidate_area,
        )

    @property
    def turn(self) -> TurnScene:
        """The present scene of the turn."""
        return self.showing.turn

    # -- scene -------------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        self.adviser.close()
        self.session.close()

    def resume(self) -> None:
        """Back from another screen, where settings may have changed or a seat been handed over."""
        self.showing.resume()
        is_watching = isinstance(self.turn, WatchScene)
        if not self.showing.is_moving and is_watching == self.session.is_for_human:
            self.playing.enter_turn(None)
        self.showing.refresh()
        self._greet()

    def resize(self, size: tuple[int, int]) -> None:
        self.showing.playback.skip()
        self.showing.place(size)
        self.showing.refresh()
        self._greet()

    def update(self, dt: float) -> None:
        self._spend(dt)
        self.showing.update(dt)
        self.services.sound.scene(self._surroundings.mix())
        self.playing.think()

    def update_covered(self, dt: float) -> None:
        if isinstance(self.stack.top, Overlay):  # a card or a question belongs to the game, the pause menu does not
            self._spend(dt)
        self.showing.easel.update(dt)

    def _spend(self, dt: float) -> None:
        """Time at the table."""
        if not self.session.game.position.is_over:
            self.session.seconds += dt

    @property
    def is_animating(self) -> bool:
        return self.showing.is_animating

    def handle(self, intent: Intent) -> None:
        self.hearing.handle(intent)

    def draw(self, surface: pygame.Surface) -> None:
        self.showing.draw(surface, is_top=self.stack.top is self)

    # -- around the game ---------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        self.stack.push(self.services.screens.pause(self.session))

    def open_more(self) -> None:
        """What is rarely wanted, and in every scene of the turn a hint and everything around the game."""
        tr = self.words.tr
        advice = Choice(tr("button.advice"), self.playing.ask_advice, "lantern", tooltip=tr("tip.advice"))
        pause = Choice(tr("button.pause"), self.open_menu, "pause", tooltip=tr("tip.pause"))
        may_ask = self.session.is_for_human and not self.showing.is_moving
        talk = Choice(tr("button.talk"), lambda: self.stack.push(self.services.screens.talk(self.session)), "horn")
        others = [talk] if self.session.is_shared else []
        choices = [*self.turn.more(), *([advice] if may_ask else []), *others, pause]
        self.stack.push(SlipScene(self.services, self.panels.bar.more.rect, lit_by(self.adviser.hint, choices)))

    def _settled(self) -> None:
        """What was done has been shown."""
        if self.session.game.position.is_over:
            self.services.sound.play("victory")
            board, restore = self.panels.board, lambda: self.showing.place(self.size)
            self.stack.push(VictoryScene(self.services, self.session, board, restore, self._report))
        else:
            self._greet()

    def _report(self) -> None:
        self.stack.push(self.services.screens.result(self.session))

    def _greet(self) -> None:
        """Whoever decides now is a person: cover the screen for them, tell them what happened, once a turn."""
        if self.showing.is_moving or not self.session.is_for_human or self.stack.top is not self:
            return
        newcomer = self.greeter.newcomer()
        if newcomer is not None:
            self.services.sound.play("hand_over")
            is_first = self.greeter.handed_over == 1
            self.stack.push(CoverScene(self.services, self._welcome(newcomer), None if is_first else self._purses))
            return
        recap = self.greeter.news()
        if recap is None:
            return
        position = self.session.game.position
        is_last = position.round == position.rules.rounds
        self.services.sound.play("last_round" if is_last else "turn")
        if is_last:
            self.panels.toasts.show(self.words.tr("toast.last_round"))
        if recap.is_news:
            self.panels.recap.show(recap)
            self.invalidate()

    def _purses(self) -> Rect:
        """Where coins are to be seen."""
        return self.panels.grid.column.union(self.panels.grid.players)

    def _welcome(self, newcomer: Seat) -> Welcome:
        position = self.session.game.position
        asked_by = self.words.seat(position.seat) if position.decider != position.seat else ""
        welcome = Welcome(newcomer, asked_by=asked_by, round=position.round, rounds=position.rules.rounds)
        people = position.active_people(position.decider)
        if people is None:
            return welcome
        race, power = position.race_id(people), position.power_id(people)
        return replace(welcome, race=race, power=power, combo=self.words.people_name(people))
