"""Who hears what, and where the focus goes."""

from __future__ import annotations

import pygame
import pytest

from smallworld_desktop.intents import (
    Clicked,
    Command,
    Key,
    LongPressed,
    Pointer,
    PointerLeft,
    PointerMoved,
    Pressed,
    Released,
    Text,
    Wheel,
)
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Button, Dialog, Dropdown, Group, Label, TextEntry, Toasts
from smallworld_desktop.render.widgets.group import TIP_DELAY


class Screen:
    """Four buttons in a square, a text entry below, and a record of what happened."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.frames = 0
        self.buttons = {}
        self.group = Group(on_touch=self._touched)
        for number, name in enumerate(("nw", "ne", "sw", "se")):
            button = Button(name, lambda name=name: self.pressed.append(name), tooltip=f"the {name} one")  # type: ignore[misc]
            button.place(pygame.Rect(number % 2 * 120, number // 2 * 80, 100, 50), Theme())
            self.buttons[name] = button
        self.entry = TextEntry("", lambda value: None)
        self.entry.place(pygame.Rect(0, 160, 220, 40), Theme())
        self.group.add(*self.buttons.values(), self.entry)

    def _touched(self) -> None:
        self.frames += 1

    def key(self, *actions: Command) -> None:
        for action in actions:
            self.group.handle(Key(action))

    @property
    def focus(self) -> str:
        return next((name for name, button in self.buttons.items() if button is self.group.focus), "")


@pytest.fixture
def screen() -> Screen:
    return Screen()


def test_a_click_goes_to_the_widget_under_it_and_no_further(screen: Screen) -> None:
    spots = [Pressed((130, 20)), Released((130, 20)), Clicked((130, 20))]
    assert [screen.group.handle(intent) for intent in spots] == [True, True, True]
    assert screen.pressed == ["ne"]


def test_a_click_beside_the_widgets_is_the_owners(screen: Screen) -> None:
    spots = [Pressed((500, 20)), Released((500, 20)), Clicked((500, 20)), PointerMoved((500, 20)), Wheel((500, 20), 1)]
    assert not any(screen.group.handle(intent) for intent in spots)


def test_a_click_on_mere_words_is_the_owners_too_but_they_explain_themselves(screen: Screen) -> None:
    label = Label("Round 4", tooltip="Ten rounds are played.")
    label.place(pygame.Rect(300, 0, 100, 30), Theme())
    screen.group.add(label)
    assert not screen.group.handle(Pressed((310, 10)))
    screen.group.handle(PointerMoved((310, 10)))
    screen.group.update(TIP_DELAY)
    assert screen.group.tip is not None


def test_a_right_click_is_the_owners_even_over_a_widget(screen: Screen) -> None:
    at, right = (130, 20), Pointer.RIGHT
    intents = [Pressed(at, right), Released(at, right), Clicked(at, right)]
    assert not any(screen.group.handle(intent) for intent in intents)


def test_a_pressed_button_keeps_the_pointer_until_it_is_released(screen: Screen) -> None:
    screen.group.handle(Pressed((20, 20)))
    assert screen.group.handle(PointerMoved((130, 20)))
    assert not screen.buttons["ne"].hovered
    assert not screen.buttons["nw"].hovered
    screen.group.handle(Released((130, 20)))
    assert screen.pressed == []
    assert screen.buttons["ne"].hovered


def test_tab_goes_round_in_order_and_skips_what_is_off(screen: Screen) -> None:
    screen.buttons["ne"].enabled = False
    visited = []
    for _ in range(5):
        screen.key(Command.NEXT)
        visited.append(screen.focus)
    assert visited == ["nw", "sw", "se", "", "nw"]
    screen.key(Command.PREVIOUS)
    assert screen.group.focus is screen.entry


def test_arrows_go_to_the_nearest_that_way(screen: Screen) -> None:
    screen.key(Command.NEXT, Command.RIGHT)
    assert screen.focus == "ne"
    screen.key(Command.DOWN)
    assert screen.focus == "se"
    screen.key(Command.LEFT, Command.UP)
    assert screen.focus == "nw"
    screen.key(Command.UP)
    assert screen.focus == "nw"


def test_enter_presses_what_has_the_focus(screen: Screen) -> None:
    screen.key(Command.NEXT, Command.NEXT, Command.CONFIRM)
    assert screen.pressed == ["ne"]


def test_the_ring_shows_only_after_the_keyboard_was_used(screen: Screen) -> None:
    screen.group.handle(Pressed((20, 20)))
    screen.group.handle(Released((20, 20)))
    assert screen.buttons["nw"].focused
    assert not screen.buttons["nw"].has_ring
    screen.key(Command.RIGHT)
    assert screen.buttons["ne"].has_ring


def test_letters_go_to_the_entry_that_has_the_focus(screen: Screen) -> None:
    assert not screen.group.wants_text
    assert not screen.group.handle(Text("x"))
    screen.group.handle(Pressed((10, 170)))
    screen.group.handle(Released((10, 170)))
    assert screen.group.wants_text
    assert screen.group.handle(Text("x"))
    assert screen.entry.value == "x"
    screen.group.handle(Pressed((600, 300)))
    assert not screen.group.wants_text


def test_coming_by_tab_selects_what_is_typed(screen: Screen) -> None:
    screen.entry.value = "Signý"
    screen.key(Command.PREVIOUS)
    assert screen.entry.is_selected


def test_leaving_the_window_lets_go_of_everything(screen: Screen) -> None:
    screen.group.handle(PointerMoved((20, 20)))
    screen.group.handle(Pressed((20, 20)))
    screen.group.handle(PointerLeft())
    assert not screen.buttons["nw"].hovered
    screen.group.handle(Released((20, 20)))
    assert screen.pressed == []


def test_resting_over_a_widget_explains_it(screen: Screen) -> None:
    screen.group.handle(PointerMoved((20, 20)))
    screen.group.update(TIP_DELAY / 2)
    assert screen.group.tip is None
    screen.group.update(TIP_DELAY)
    assert screen.group.tip is not None
    assert screen.group.tip.lines == ("the nw one",)
    screen.group.handle(PointerMoved((21, 20)))
    assert screen.group.tip is None


def test_a_long_press_explains_and_doesnt_act(screen: Screen) -> None:
    screen.group.handle(Pressed((20, 20)))
    assert screen.group.handle(LongPressed((20, 20)))
    assert screen.group.tip is not None
    screen.group.handle(Released((20, 20)))
    assert screen.pressed == []


def test_only_what_changes_the_look_asks_for_a_frame(screen: Screen) -> None:
    screen.group.handle(PointerMoved((20, 20)))
    before = screen.frames
    screen.group.handle(PointerMoved((22, 20)))
    screen.group.handle(PointerMoved((24, 20)))
    screen.group.update(0.01)
    assert screen.frames == before
    screen.group.handle(PointerMoved((130, 20)))
    assert screen.frames > before


def test_drawing_asks_for_no_frame(screen: Screen) -> None:
    screen.key(Command.NEXT)
    before = screen.frames
    screen.group.draw(pygame.Surface((300, 220)))
    assert screen.frames == before


def test_an_open_dropdown_lies_over_what_is_below_it(screen: Screen) -> None:
    chosen: list[int] = []
    down = Dropdown(["one", "two"], 0, chosen.append)
    down.place(pygame.Rect(0, -40, 100, 40), Theme())
    screen.group.replace([down, *screen.buttons.values()])
    screen.group.handle(Pressed((20, -20)))
    screen.group.handle(Released((20, -20)))
    spot = (20, down.slip.bottom - 14)
    screen.group.handle(Pressed(spot))
    screen.group.handle(Released(spot))
    assert (chosen, screen.pressed) == ([1], [])


def test_replacing_widgets_keeps_the_focus_of_those_that_stay(screen: Screen) -> None:
    screen.key(Command.NEXT)
    nw = screen.buttons["nw"]
    screen.group.replace([nw, Label("alone")])
    assert screen.group.focus is nw
    screen.group.replace([Label("alone")])
    assert screen.group.focus is None


class TestDialog:
    @pytest.fixture
    def answers(self) -> list[str]:
        return []

    @pytest.fixture
    def dialog(self, answers: list[str]) -> Dialog:
        buttons = [
            Button("Back", lambda: answers.append("back")),
            Button("Roll the die", lambda: answers.append("roll"), is_lit=True),
        ]
        dialog = Dialog("Roll?", "It can't be undone.", buttons, on_cancel=lambda: answers.append("cancelled"))
        dialog.place(pygame.Rect(0, 0, 1024, 640), Theme.for_window((1024, 640)))
        return dialog

    def test_enter_presses_the_lit_button(self, dialog: Dialog, answers: list[str]) -> None:
        dialog.handle(Key(Command.CONFIRM))
        assert answers == ["roll"]

    def test_escape_and_right_click_cancel(self, dialog: Dialog, answers: list[str]) -> None:
        dialog.handle(Key(Command.BACK))
        dialog.handle(Clicked((3, 3), Pointer.RIGHT))
        assert answers == ["cancelled", "cancelled"]

    def test_it_lets_nothing_through(self, dialog: Dialog) -> None:
        assert dialog.handle(Clicked((3, 3)))
        assert dialog.handle(PointerMoved((3, 3)))

    def test_its_buttons_lie_on_the_sheet(self, dialog: Dialog) -> None:
        assert all(dialog.rect.contains(button.rect) for button in dialog.buttons)
        assert not dialog.buttons[0].rect.colliderect(dialog.buttons[1].rect)

    def test_too_many_words_for_the_buttons_still_fit_the_window(self, answers: list[str]) -> None:
        buttons = [Button("A rather long label that goes on " * 2, lambda: None) for _ in range(3)]
        dialog = Dialog("Title", "Words. " * 80, buttons, on_cancel=lambda: None)
        bounds = pygame.Rect(0, 0, 1024, 640)
        dialog.place(bounds, Theme.for_window(bounds.size))
        assert bounds.contains(dialog.rect)
        assert all(dialog.rect.contains(button.rect) for button in buttons)

    def test_an_entry_in_it_has_the_keyboard_first(self) -> None:
        entry = TextEntry("Saga", lambda value: None)
        dialog = Dialog("Save", "", [Button("Save", lambda: None)], on_cancel=lambda: None, widgets=[entry])
        assert dialog.group.wants_text
        assert entry.is_selected


class TestToasts:
    def test_news_come_one_after_the_other_and_go(self) -> None:
        touched: list[int] = []
        toasts = Toasts(lambda: touched.append(1))
        toasts.show("The game is saved.")
        toasts.show("Sound is off.")
        toasts.show("The game is saved.")
        for _ in range(200):
            toasts.update(0.05)
        assert not toasts.is_showing

    def test_between_coming_and_going_nothing_is_redrawn(self) -> None:
        touched: list[int] = []
        toasts = Toasts(lambda: touched.append(1))
        toasts.show("The game is saved.")
        for _ in range(10):
            toasts.update(0.05)
        touched.clear()
        for _ in range(20):
            toasts.update(0.05)
        assert touched == []
        assert toasts.is_showing
