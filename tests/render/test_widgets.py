"""What widgets do with intents, one at a time."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from smallworld_desktop.intents import (
    Clicked,
    Command,
    Dragged,
    Intent,
    Key,
    Pointer,
    PointerMoved,
    Pressed,
    Released,
    Text,
    Wheel,
)
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.theme import Theme, Type
from smallworld_desktop.render.widgets import (
    Button,
    Checkbox,
    Dropdown,
    ListBox,
    OneOf,
    Option,
    Paragraph,
    Row,
    ScrollText,
    Slider,
    Tabs,
    TextEntry,
    Widget,
)

THEME = Theme()


class Count(list[object]):
    """Remembers what it is called with."""

    def press(self) -> None:
        self.append("pressed")

    def hear(self, value: object) -> None:
        self.append(value)


@pytest.fixture
def count() -> Count:
    return Count()


def placed(widget: Widget, *rect: int) -> Widget:
    widget.place(pygame.Rect(rect), THEME)
    return widget


def tell(widget: Widget, *intents: Intent) -> list[bool]:
    return [widget.handle(intent) for intent in intents]


def keys(widget: Widget, *actions: Command) -> list[bool]:
    return tell(widget, *(Key(action) for action in actions))


class TestButton:
    def test_acts_when_pressed_and_released_over_it(self, count: Count) -> None:
        button = placed(Button("Undo", count.press), 10, 10, 100, 50)
        tell(button, Pressed((20, 20)))
        assert count == []
        tell(button, Released((90, 50)))
        assert count == ["pressed"]

    def test_sliding_off_takes_the_press_back(self, count: Count) -> None:
        button = placed(Button("Undo", count.press), 10, 10, 100, 50)
        tell(button, Pressed((20, 20)), Released((300, 20)))
        assert count == []
        assert not button.pressed

    def test_a_release_without_a_press_does_nothing(self, count: Count) -> None:
        tell(placed(Button("Undo", count.press), 0, 0, 100, 50), Released((20, 20)))
        assert count == []

    def test_enter_acts(self, count: Count) -> None:
        assert keys(placed(Button("Undo", count.press), 0, 0, 9, 9), Command.CONFIRM, Command.LEFT) == [True, False]
        assert count == ["pressed"]

    def test_off_it_hears_nothing(self, count: Count) -> None:
        button = placed(Button("Undo", count.press), 0, 0, 100, 50)
        button.enabled = False
        assert tell(button, Pressed((20, 20)), Released((20, 20)), Key(Command.CONFIRM)) == [False, False, False]
        assert count == []

    def test_switched_off_while_held_it_doesnt_act(self, count: Count) -> None:
        button = placed(Button("Undo", count.press), 0, 0, 100, 50)
        tell(button, Pressed((20, 20)))
        button.enabled = False
        tell(button, Released((20, 20)))
        assert count == []
        assert not button.pressed

    def test_every_state_is_of_other_wood(self, count: Count) -> None:
        button = Button("Undo", count.press)
        looks = [button.wood]
        button.hovered = True
        looks.append(button.wood)
        button.pressed = True
        looks.append(button.wood)
        button.enabled = False
        looks.append(button.wood)
        assert looks == [Wood.NORMAL, Wood.LIT, Wood.DOWN, Wood.OFF]

    def test_its_wished_width_holds_the_label_on_one_line(self, count: Count) -> None:
        short, long = Button("Undo", count.press), Button("Stop conquering", count.press)
        assert short.preferred_width(THEME) < long.preferred_width(THEME)


class TestCheckbox:
    def test_each_press_turns_it_over(self, count: Count) -> None:
        box = Checkbox("Hints", True, count.hear)
        placed(box, 0, 0, 200, 40)
        tell(box, Pressed((100, 20)), Released((100, 20)))
        keys(box, Command.CONFIRM)
        assert count == [False, True]
        assert box.checked


class TestChoice:
    @pytest.fixture
    def choice(self, count: Count) -> OneOf:
        options = [Option("human"), Option("easy"), Option("normal", enabled=False), Option("hard")]
        choice = OneOf(options, 0, count.hear)
        placed(choice, 0, 0, 415, 40)
        return choice

    def test_pressing_an_option_chooses_it(self, choice: OneOf, count: Count) -> None:
        tell(choice, Pressed((150, 20)), Released((150, 20)))
        assert (choice.chosen, count) == (1, [1])

    def test_releasing_over_another_chooses_neither(self, choice: OneOf, count: Count) -> None:
        tell(choice, Pressed((150, 20)), Released((400, 20)))
        assert (choice.chosen, count) == (0, [])

    def test_arrows_skip_what_is_off_and_leave_at_the_ends(self, choice: OneOf, count: Count) -> None:
        assert keys(choice, Command.LEFT, Command.RIGHT, Command.RIGHT, Command.RIGHT) == [False, True, True, False]
        assert count == [1, 3]

    def test_an_option_that_is_off_cant_be_chosen(self, choice: OneOf, count: Count) -> None:
        tell(choice, Pressed((260, 20)), Released((260, 20)))
        assert count == []

    def test_choosing_what_is_chosen_is_no_change(self, choice: OneOf, count: Count) -> None:
        tell(choice, Pressed((20, 20)), Released((20, 20)))
        assert count == []

    def test_cells_fill_the_width_side_by_side(self, choice: OneOf) -> None:
        cells = choice.cells()
        assert cells[0].left == 0
        assert cells[-1].right == 415
        assert all(one.right < other.left for one, other in pairwise(cells))

    def test_upright_it_listens_to_up_and_down(self, count: Count) -> None:
        choice = OneOf([Option("a"), Option("b")], 0, count.hear, upright=True)
        placed(choice, 0, 0, 100, 90)
        assert keys(choice, Command.RIGHT, Command.DOWN) == [False, True]

    def test_tabs_give_longer_words_more_room(self, count: Count) -> None:
        tabs = Tabs([Option("Races"), Option("Rules and everything else")], 0, count.hear)
        placed(tabs, 0, 0, 400, 40)
        short, long = tabs.cells()
        assert short.width < long.width


class TestSlider:
    @pytest.fixture
    def slider(self, count: Count) -> Slider:
        slider = Slider(["none", "slow", "normal", "fast"], 2, count.hear)
        placed(slider, 100, 0, 400, 60)
        return slider

    def test_a_press_on_the_rail_moves_the_knob_there(self, slider: Slider, count: Count) -> None:
        tell(slider, Pressed((slider.x_of(1) + 5, 10)), Released((0, 0)))
        assert count == [1]

    def test_the_knob_follows_a_drag_to_the_ends_and_no_further(self, slider: Slider, count: Count) -> None:
        start = (slider.x_of(2), 10)
        tell(slider, Pressed(start), Dragged(start, (9000, 10), (0, 0)), Dragged(start, (-50, 10), (0, 0)))
        assert count == [3, 0]

    def test_wheel_and_arrows_move_one_step(self, slider: Slider, count: Count) -> None:
        tell(slider, Wheel((200, 10), 1.0))
        assert keys(slider, Command.RIGHT, Command.LEFT, Command.FIRST) == [False, True, True]
        assert count == [3, 2, 0]


class TestTextEntry:
    @pytest.fixture
    def entry(self, count: Count) -> TextEntry:
        entry = TextEntry("Astrid", count.hear, max_length=8)
        placed(entry, 0, 0, 200, 40)
        entry.focused = True
        return entry

    def test_letters_go_to_the_caret(self, entry: TextEntry, count: Count) -> None:
        keys(entry, Command.FIRST)
        tell(entry, Text("Þ"))
        assert (entry.value, entry.caret) == ("ÞAstrid", 1)
        assert count == ["ÞAstrid"]

    def test_no_more_letters_than_allowed(self, entry: TextEntry) -> None:
        tell(entry, Text("and Bjarni"))
        assert entry.value == "Astridan"

    def test_control_characters_are_left_out(self, entry: TextEntry) -> None:
        tell(entry, Text("\n\t\x00e"))
        assert entry.value == "Astride"

    def test_erasing_both_ways(self, entry: TextEntry) -> None:
        keys(entry, Command.ERASE_BACK, Command.FIRST, Command.ERASE_FORWARD, Command.ERASE_BACK)
        assert entry.value == "stri"

    def test_typing_replaces_what_is_selected(self, entry: TextEntry) -> None:
        keys(entry, Command.SELECT_ALL)
        tell(entry, Text("Kári"))
        assert (entry.value, entry.is_selected) == ("Kári", False)

    def test_a_press_puts_the_caret_between_the_nearest_letters(self, entry: TextEntry) -> None:
        tell(entry, Pressed((0, 20)))
        assert entry.caret == 0
        tell(entry, Pressed((199, 20)))
        assert entry.caret == 6

    def test_enter_confirms(self, count: Count) -> None:
        entry = TextEntry("Save 1", count.hear, on_confirm=count.hear)
        assert keys(entry, Command.CONFIRM) == [True]
        assert count == ["Save 1"]

    def test_the_caret_blinks_only_with_the_focus(self, entry: TextEntry) -> None:
        touched = Count()
        entry.on_touch = touched.press
        for _ in range(12):
            entry.update(0.1)
        assert len(touched) == 2
        entry.focused = False
        touched.clear()
        for _ in range(12):
            entry.update(0.1)
        assert touched == []


class TestListBox:
    @pytest.fixture
    def boards(self, count: Count) -> ListBox:
        rows = [Row(f"Board {number}", "30 regions, 10 rounds") for number in range(20)]
        boards = ListBox(rows, count.hear, on_open=lambda index: count.append(("open", index)))
        placed(boards, 0, 0, 300, 200)
        return boards

    def test_pressing_a_row_chooses_it(self, boards: ListBox, count: Count) -> None:
        spot = boards.row_rect(1).center
        tell(boards, Pressed(spot), Released(spot))
        assert (boards.chosen, count) == (1, [1])

    def test_a_second_click_opens_it(self, boards: ListBox, count: Count) -> None:
        spot = boards.row_rect(1).center
        tell(boards, Pressed(spot), Released(spot), Clicked(spot), Clicked(spot, count=2))
        assert count == [1, ("open", 1)]

    def test_keys_walk_and_scroll(self, boards: ListBox, count: Count) -> None:
        keys(boards, Command.DOWN, Command.DOWN, Command.LAST, Command.CONFIRM)
        assert count == [0, 1, 19, ("open", 19)]
        assert boards.rect.contains(boards.row_rect(19).clip(boards.rect))
        assert boards.row_rect(19).bottom <= boards.rect.bottom

    def test_arrows_leave_the_list_at_its_ends(self, boards: ListBox) -> None:
        boards.choose(19)
        assert keys(boards, Command.DOWN) == [False]

    def test_the_wheel_scrolls_as_far_as_there_are_rows(self, boards: ListBox) -> None:
        tell(boards, Wheel((10, 10), -1.0))
        assert boards.scroller.offset > 0
        tell(boards, *[Wheel((10, 10), -5.0)] * 30)
        assert boards.scroller.offset == boards.scroller.furthest
        assert boards.row_rect(19).bottom <= boards.rect.bottom

    def test_the_bar_can_be_dragged(self, boards: ListBox) -> None:
        start = boards.scroller.knob.center
        tell(boards, Pressed(start), Dragged(start, (start[0], 5000), (0, 0)), Released((0, 0)))
        assert boards.scroller.offset == boards.scroller.furthest
        assert boards.chosen == -1

    def test_rows_outside_the_view_cant_be_hit(self, boards: ListBox) -> None:
        assert boards.row_at((20, 199)) >= 0
        assert boards.row_at((20, 230)) == -1

    def test_longer_words_make_taller_rows(self, count: Count) -> None:
        rows = [
            Row("A log line"),
            Row("A much longer log line that has to be set on several lines of a narrow list"),
        ]
        log = ListBox(rows, count.hear, kind=Type.LABEL)
        placed(log, 0, 0, 200, 400)
        assert log.row_rect(1).height > log.row_rect(0).height * 1.8

    def test_an_empty_list_is_harmless(self, count: Count) -> None:
        empty = ListBox([], count.hear)
        placed(empty, 0, 0, 100, 100)
        keys(empty, Command.DOWN, Command.LAST, Command.CONFIRM)
        tell(empty, Pressed((5, 5)), Released((5, 5)), Wheel((5, 5), 1.0))
        empty.draw(pygame.Surface((100, 100)))
        assert count == []


class TestScrollText:
    def test_only_text_that_doesnt_fit_wants_the_focus(self) -> None:
        short, long = ScrollText([Paragraph("Hills.")]), ScrollText([Paragraph("Hills and swamps. " * 90)])
        placed(short, 0, 0, 300, 200)
        placed(long, 0, 0, 300, 200)
        assert not short.is_focusable
        assert long.is_focusable

    def test_other_text_begins_at_its_top(self) -> None:
        pages = ScrollText([Paragraph("Hills and swamps. " * 90)])
        placed(pages, 0, 0, 300, 200)
        keys(pages, Command.LAST)
        assert pages.scroller.offset > 0
        pages.show([Paragraph("Forests. " * 200)])
        assert pages.scroller.offset == 0

    def test_nothing_is_drawn_outside_its_box(self) -> None:
        pages = ScrollText([Paragraph("Hills and swamps. " * 90)])
        placed(pages, 50, 50, 200, 100)
        keys(pages, Command.DOWN)
        surface = pygame.Surface((300, 200), pygame.SRCALPHA)
        pages.draw(surface)
        words = surface.subsurface((0, 0, 220, 200)).get_bounding_rect()
        assert pygame.Rect(49, 50, 180, 100).contains(words)


class TestDropdown:
    @pytest.fixture
    def languages(self, count: Count) -> Dropdown:
        languages = Dropdown(["English", "Deutsch", "Français"], 0, count.hear)
        placed(languages, 10, 10, 200, 40)
        return languages

    def test_it_opens_and_a_row_is_chosen(self, languages: Dropdown, count: Count) -> None:
        tell(languages, Pressed((20, 20)), Released((20, 20)))
        assert languages.is_open
        spot = (30, languages.slip.bottom - 12)
        tell(languages, PointerMoved(spot), Pressed(spot), Released(spot))
        assert (languages.is_open, count) == (False, [2])

    def test_the_keyboard_opens_walks_and_chooses(self, languages: Dropdown, count: Count) -> None:
        keys(languages, Command.CONFIRM, Command.DOWN, Command.CONFIRM)
        assert count == [1]

    def test_back_closes_it_without_a_choice(self, languages: Dropdown, count: Count) -> None:
        assert keys(languages, Command.CONFIRM, Command.DOWN, Command.BACK, Command.BACK) == [True, True, True, False]
        assert count == []

    def test_it_opens_upward_where_there_is_no_room_below(self, languages: Dropdown) -> None:
        languages.bounds = pygame.Rect(0, 0, 400, 300)
        placed(languages, 10, 250, 200, 40)
        assert languages.slip.bottom <= languages.rect.top


def test_right_presses_are_not_a_widgets_business(count: Count) -> None:
    button = placed(Button("Undo", count.press), 0, 0, 100, 50)
    assert tell(button, Pressed((5, 5), Pointer.RIGHT), Released((5, 5), Pointer.RIGHT)) == [False, False]
