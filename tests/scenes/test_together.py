"""Playing together in the window: real scenes and real lines on loopback, a guest elsewhere played by chance."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.developers.driver import Driver, NotFound
from smallworld_desktop.net import nearby
from smallworld_desktop.net.tickets import KeptTable, TicketBox
from smallworld_desktop.net.visit import Visit
from smallworld_desktop.scenes.dialog import DialogScene
from smallworld_desktop.scenes.menu import PauseScene, ResultScene, TitleScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.plan import FREE
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.greetings import CoverScene
from smallworld_desktop.scenes.together.lobby import LobbyScene
from smallworld_desktop.scenes.together.room import RoomScene
from smallworld_desktop.scenes.together.talk import TalkScene
from smallworld_desktop.session.session import HUMAN, Presence

PATIENCE = 120.0


@pytest.fixture(autouse=True)
def quiet_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests announce nothing and look for nothing in the network they run in."""
    monkeypatch.setattr(nearby.Announcement, "_tell", lambda self: None)
    monkeypatch.setattr(nearby.Nearby, "_look", lambda self: None)


class Guest:
    """Somebody at another computer, who plays at random."""

    def __init__(self, port: int, code: str, name: str = "Bob", word: str = "") -> None:
        kept = KeptTable(code, f"ws://127.0.0.1:{port}", word=word)
        self.visit = Visit(kept, kept.address)
        self.name = name
        self._player = RandomPlayer(random.Random(1))

    def step(self) -> None:
        self.visit.attend()
        session = self.visit.session
        if session is None:
            return
        while session.has_news:
            session.take_news()
        if session.is_for_human:
            session.play(self._player.choose(session.game.position, session.game.legal()))

    def close(self) -> None:
        self.visit.close()


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    made: list[Guest] = []
    yield made
    for guest in made:
        guest.close()


def until(driver: Driver, is_so: Callable[[], object], *guests: Guest, steps: bool = True) -> None:
    """Frames pass, and real time with them, until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"waited too long at {type(driver.top).__name__}"
        driver.frame()
        for guest in guests:
            if steps:
                guest.step()
            else:
                guest.visit.attend()
        time.sleep(0.002)


def open_room(driver: Driver, *kinds: str, word: str = "", hidden: bool = True) -> RoomScene:
    """From the title to the room of a new table, by the buttons a player presses."""
    driver.services.change_settings(animation_speed="none", computer_speed="none", helper=False)
    driver.show(driver.services.screens.title())
    driver.press("Play together")
    lobby = driver.top
    assert isinstance(lobby, LobbyScene)
    lobby.own_word = word
    driver.press("Set up a table")
    setup = driver.top
    assert isinstance(setup, SetupScene)
    setup.plan.seat_players(len(kinds))
    for seat, kind in zip(setup.plan.seats, kinds, strict=False):
        seat.kind = kind
    setup.plan.choose_board(setup.boards.entry_at(setup.boards.row_for(len(kinds)) or 0).map)  # type: ignore[union-attr]
    setup.plan.first = 0
    setup.plan.hidden_coins = hidden
    setup.rebuild()
    driver.press("Open the table")
    room = driver.top
    assert isinstance(room, RoomScene)
    mine = kinds.count(HUMAN)
    until(driver, lambda: len(room.visit.own_seats) == mine and room.visit.chairs)
    return room


def joined(driver: Driver, room: RoomScene, seat: int, name: str = "Bob", word: str = "") -> Guest:
    guest = Guest(room.visit.kept.port, room.visit.kept.code, name, word)
    until(driver, lambda: guest.visit.is_welcome, guest)
    guest.visit.take(seat, name)
    until(driver, lambda: seat in guest.visit.own_seats and room.visit.chairs[seat].taken, guest)
    return guest


def begun(driver: Driver, room: RoomScene, *guests: Guest) -> TableScene:
    driver.press("Begin the game")
    until(driver, lambda: isinstance(driver.top, TableScene), *guests, steps=False)
    table = driver.top
    assert isinstance(table, TableScene)
    return table


def play_here(table: TableScene, player: RandomPlayer) -> None:
    """Somebody at this screen decides, if it is their turn and nothing moves."""
    session = table.session
    if session.is_for_human and not table.showing.is_moving:
        table.playing.play(player.choose(session.game.position, session.game.legal()))


def test_a_table_is_opened_joined_and_played_to_its_end(driver: Driver, guests: list[Guest]) -> None:
    room = open_room(driver, HUMAN, FREE, "ai:easy")
    assert not room.visit.has_begun and room.visit.kept.is_here
    assert room.visit.chairs[0].here and not room.visit.chairs[1].taken
    guest = joined(driver, room, 1)
    guests.append(guest)
    table, player = begun(driver, room, guest), RandomPlayer(random.Random(5))
    assert table.session.is_shared and [seat.name for seat in table.session.seats][1] == "Bob"

    def is_over() -> bool:
        assert not isinstance(driver.top, CoverScene)
        play_here(table, player)
        return table.session.game.position.is_over

    until(driver, is_over, guest)
    until(driver, lambda: guest.visit.session and guest.visit.session.game.position.is_over, guest)
    assert guest.visit.session is not None
    assert guest.visit.session.game.position.coins == table.session.game.position.coins
    assert TicketBox().tables == []
    driver.show(driver.services.screens.result(table.session))
    result = driver.top
    assert isinstance(result, ResultScene)
    assert not (result.replay.enabled or result.look_back.enabled or result.rematch.enabled)
    ends = {seat.seat: seat.coins[-1] for seat in result.figures.seats}
    assert ends == dict(enumerate(table.session.game.position.coins))


def test_whose_turn_and_who_is_away_is_plain(driver: Driver, guests: list[Guest]) -> None:
    room = open_room(driver, HUMAN, FREE)
    guest = joined(driver, room, 1)
    guests.append(guest)
    table, player = begun(driver, room, guest), RandomPlayer(random.Random(5))

    def their_turn() -> bool:
        play_here(table, player)
        return table.session.game.position.decider == 1 and not table.showing.is_moving

    until(driver, their_turn, guest, steps=False)
    driver.frames(3)
    assert table.turn.hint() == "Bob decides, at another computer…"
    guest.close()
    until(driver, lambda: table.session.presence(1) is Presence.AWAY)
    assert table.turn.hint() == "Bob decides and is away. The table waits."
    assert table.panels.players.rows[1].player.note == "is away"


def test_a_closed_table_is_there_again_and_the_title_says_whose_turn_it_is(driver: Driver, guests: list[Guest]) -> None:
    room = open_room(driver, HUMAN, FREE)
    guest = joined(driver, room, 1)
    guests.append(guest)
    table = begun(driver, room, guest)
    until(driver, lambda: table.session.is_for_human, guest)
    table.playing.play(table.session.game.legal()[0])  # type: ignore[arg-type]
    until(driver, lambda: len(table.session.game.steps) == 1 and not table.session.is_waiting)
    before = table.session.game.position.copy()
    table.open_menu()
    assert isinstance(driver.top, PauseScene)
    with pytest.raises(NotFound):
        driver.button("Save as…")
    driver.press("To the title")
    assert isinstance(driver.top, TitleScene)
    assert driver.button("Play together").side == "your turn at 1 table"
    until(driver, lambda: guest.visit.is_cut, guest)
    driver.press("Play together")
    driver.press("Go on")
    until(driver, lambda: isinstance(driver.top, TableScene), guest)
    again = driver.top
    assert isinstance(again, TableScene)
    assert again.session.game.position.tokens == before.tokens and again.session.is_for_human
    until(driver, lambda: not guest.visit.is_cut, guest)


def test_a_late_comer_takes_over_a_computers_seat(driver: Driver, guests: list[Guest]) -> None:
    room = open_room(driver, HUMAN, "ai:easy")
    table = begun(driver, room)
    guest = Guest(room.visit.kept.port, room.visit.kept.code)
    guests.append(guest)
    until(driver, lambda: guest.visit.session is not None, guest)
    assert table.session.presence(1) is Presence.COMPUTER
    guest.visit.take(1, "Late")
    until(driver, lambda: table.session.presence(1) is Presence.ELSEWHERE, guest)
    assert table.session.seats[1].name == "Late"


def test_remarks_are_shown_and_a_switch_hides_them(driver: Driver, guests: list[Guest]) -> None:
    room = open_room(driver, HUMAN, FREE)
    guest = joined(driver, room, 1)
    guests.append(guest)
    table = begun(driver, room, guest)
    guest.visit.say(remark="well_played")
    until(driver, lambda: table.panels.toasts.is_showing, guest, steps=False)
    assert table.panels.toasts.words == "Bob: Well played!"
    driver.services.change_settings(talk=False)
    table.panels.toasts.dismiss()
    guest.visit.say("are you there?")
    until(driver, lambda: guest.visit.session and guest.visit.session.take_remarks(), guest, steps=False)
    driver.frames(20)
    assert not table.panels.toasts.is_showing
    driver.show(driver.services.screens.talk(table.session))
    assert isinstance(driver.top, TalkScene)
    driver.press("Thank you!")
    until(driver, lambda: guest.visit.session and guest.visit.session.take_remarks(), guest, steps=False)


def test_a_wrong_word_is_told_and_the_right_one_opens(driver: Driver, guests: list[Guest]) -> None:
    room = open_room(driver, HUMAN, FREE, word="sesame")
    stranger = Guest(room.visit.kept.port, room.visit.kept.code, word="open")
    guests.append(stranger)
    until(driver, lambda: stranger.visit.trouble is not None, stranger)
    assert stranger.visit.trouble is not None and stranger.visit.trouble.code == "net.wrong_word"
    guests.append(joined(driver, room, 1, word="sesame"))


def test_a_table_is_joined_by_address_and_code(driver: Driver, tmp_path: Path) -> None:
    from smallworld_desktop.developers.staging import board_of, content_of
    from smallworld_desktop.net.hosting import open_table
    from smallworld_desktop.session.session import Seat
    from smallworld_desktop.session.starting import Deal, start_session

    seats = [Seat("A", 0, HUMAN), Seat("B", 1, HUMAN)]
    session = start_session(board_of("two_players"), content_of(("base",)), seats, Deal(3))
    hosting = open_table(session, folder=tmp_path / "far")
    try:
        driver.show(driver.services.screens.together())
        lobby = driver.top
        assert isinstance(lobby, LobbyScene)
        driver.press("Join")
        assert isinstance(driver.top, LobbyScene) and lobby.toasts.is_showing
        driver.click(lobby.address_entry.rect.center)
        driver.type(f"127.0.0.1:{hosting.port}")
        driver.click(lobby.code_entry.rect.center)
        driver.type(hosting.table.code.lower())
        driver.press("Join")
        room = driver.top
        assert isinstance(room, RoomScene)
        until(driver, lambda: room.lines)
        driver.press("Sit down")
        assert not room.visit.own_seats and room.toasts.is_showing  # no name yet
        driver.type("Eve")
        driver.press("Sit down")
        until(driver, lambda: room.visit.own_seats == [0])
        assert driver.services.settings.player_name == "Eve"
        driver.key(pygame.K_ESCAPE)
        assert TicketBox().find(hosting.table.code) is not None
        driver.frame()
        lobby.code = "NOBODY"
        driver.press("Join")
        until(driver, lambda: isinstance(driver.top, DialogScene))
    finally:
        hosting.close()


def test_nothing_listens_unless_a_table_is_open(driver: Driver) -> None:
    import socket

    room = open_room(driver, HUMAN, FREE)
    port = room.visit.kept.port

    def answers() -> bool:
        with socket.socket() as caller:
            caller.settimeout(1.0)
            return caller.connect_ex(("127.0.0.1", port)) == 0

    assert answers() and str(port) in room.visit.offered_at
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, LobbyScene) and not answers()


def test_a_table_nearby_fills_in_its_address_and_code(driver: Driver) -> None:
    driver.show(driver.services.screens.together())
    lobby = driver.top
    assert isinstance(lobby, LobbyScene) and lobby.nearby is not None
    found = nearby.FoundTable("K7QM2P", "Lantern Vale", "ws://192.0.2.7:7533", "kitchen", 2, False, 1)
    lobby.nearby._change("one", found)
    driver.frames(2)
    assert (lobby.address_entry.value, lobby.code_entry.value) == (found.address, found.code)
    assert lobby.list.rows[0].title == "Lantern Vale" and "kitchen: 2 free seats" in lobby.list.rows[0].detail


def test_news_from_the_table_never_swallow_a_click(driver: Driver) -> None:
    room = open_room(driver, HUMAN, FREE)
    before = room.begin
    driver.move(before.rect.center)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=before.rect.center, button=1, touch=False)
    driver.frame()
    room.visit.version += 1
    driver.frames(3)
    assert room.begin is before
    driver.post(pygame.MOUSEBUTTONUP, pos=before.rect.center, button=1, touch=False)
    driver.frame()
    until(driver, lambda: room.visit.has_begun)
