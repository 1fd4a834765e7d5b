"""The scene stack: who is on top, who is seen, and when changes happen."""

from __future__ import annotations

import pygame
import pytest

from smallworld_desktop.intents import Command, Exposed, Intent, Key, PointerLeft, PointerMoved, Resized
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.stack import SceneStack

SIZE = (320, 200)
CONFIRM = Key(Command.CONFIRM)


class Sheet(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, name: str, story: list[str], *, overlay: bool = False) -> None:
        super().__init__()
        self.name = name
        self.story = story
        self.is_overlay = overlay
        self.on_intent = lambda: None

    def enter(self) -> None:
        self.story.append(f"{self.name} enters")

    def leave(self) -> None:
        self.story.append(f"{self.name} leaves")

    def resume(self) -> None:
        self.story.append(f"{self.name} resumes")

    def resize(self, size: tuple[int, int]) -> None:
        self.story.append(f"{self.name} is {size[0]} wide")

    def handle(self, intent: Intent) -> None:
        self.story.append(f"{self.name} hears")
        self.on_intent()

    def update(self, dt: float) -> None:
        self.story.append(f"{self.name} moves")

    def update_covered(self, dt: float) -> None:
        self.story.append(f"{self.name} goes on below")

    def draw(self, surface: pygame.Surface) -> None:
        self.story.append(f"{self.name} draws")


@pytest.fixture
def story() -> list[str]:
    return []


@pytest.fixture
def stack() -> SceneStack:
    return SceneStack(SIZE)


def test_a_scene_enters_is_laid_out_and_leaves(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("title", story))
    stack.pop()
    assert story == ["title enters", "title is 320 wide", "title leaves"]
    assert stack.is_empty


def test_only_the_topmost_hears_and_moves(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("game", story))
    stack.push(Sheet("menu", story))
    story.clear()
    stack.handle(CONFIRM)
    stack.update(0.1)
    assert story == ["menu hears", "game goes on below", "menu moves"]


def test_what_is_below_resumes_when_the_top_goes(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("game", story))
    stack.push(Sheet("menu", story))
    story.clear()
    stack.pop()
    assert story == ["menu leaves", "game resumes"]


def test_nothing_is_drawn_twice_without_a_change(stack: SceneStack, story: list[str]) -> None:
    surface = pygame.Surface(SIZE)
    game = Sheet("game", story)
    stack.push(game)
    story.clear()
    assert stack.draw(surface)
    assert not stack.draw(surface)
    assert story == ["game draws"]
    game.invalidate()
    assert stack.draw(surface)


def test_a_full_scene_hides_those_below_and_an_overlay_does_not(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("title", story))
    stack.push(Sheet("game", story))
    stack.push(Sheet("dialog", story, overlay=True))
    story.clear()
    stack.draw(pygame.Surface(SIZE))
    assert story == ["game draws", "dialog draws"]


def test_a_change_under_an_overlay_draws_both(stack: SceneStack, story: list[str]) -> None:
    game = Sheet("game", story)
    stack.push(game)
    stack.push(Sheet("dialog", story, overlay=True))
    stack.draw(pygame.Surface(SIZE))
    story.clear()
    game.invalidate()
    stack.draw(pygame.Surface(SIZE))
    assert story == ["game draws", "dialog draws"]


def test_a_hidden_scene_wanting_a_frame_costs_none(stack: SceneStack, story: list[str]) -> None:
    title = Sheet("title", story)
    stack.push(title)
    stack.push(Sheet("game", story))
    stack.draw(pygame.Surface(SIZE))
    title.invalidate()
    assert not stack.needs_redraw


def test_changes_asked_for_in_a_call_happen_after_it_in_order(stack: SceneStack, story: list[str]) -> None:
    game = Sheet("game", story)

    def leave_for_result() -> None:
        stack.pop(game)
        stack.push(Sheet("result", story))
        story.append("still in the call")

    game.on_intent = leave_for_result  # type: ignore[assignment]
    stack.push(Sheet("title", story))
    stack.push(game)
    story.clear()
    stack.handle(CONFIRM)
    assert story == [
        "game hears",
        "still in the call",
        "game leaves",
        "title resumes",
        "result enters",
        "result is 320 wide",
    ]


def test_popping_a_scene_takes_what_lies_on_it_and_twice_is_harmless(stack: SceneStack, story: list[str]) -> None:
    title, game = Sheet("title", story), Sheet("game", story)
    for scene in (title, game, Sheet("dialog", story, overlay=True)):
        stack.push(scene)
    stack.pop(game)
    stack.pop(game)
    assert stack.scenes == (title,)


def test_replace_and_reset(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("title", story))
    stack.push(Sheet("setup", story))
    stack.replace(Sheet("game", story))
    assert [type(scene) for scene in stack.scenes] == [Sheet, Sheet]
    stack.reset(Sheet("title", story))
    assert len(stack.scenes) == 1
    assert story.count("game leaves") == 1
    stack.quit()
    assert stack.is_empty


def test_all_scenes_learn_a_new_size(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("game", story))
    stack.push(Sheet("menu", story, overlay=True))
    story.clear()
    stack.handle(Resized((800, 600)))
    assert story == ["game is 800 wide", "menu is 800 wide"]
    assert stack.needs_redraw


def test_an_exposed_window_is_drawn_again(stack: SceneStack, story: list[str]) -> None:
    stack.push(Sheet("game", story))
    stack.draw(pygame.Surface(SIZE))
    stack.handle(Exposed())
    assert stack.needs_redraw


def test_a_fault_in_a_scene_leaves_the_stack_usable(stack: SceneStack, story: list[str]) -> None:
    game = Sheet("game", story)
    stack.push(game)

    def fail() -> None:
        raise ValueError("a fault")

    game.on_intent = fail
    with pytest.raises(ValueError, match="a fault"):
        stack.handle(CONFIRM)
    stack.push(Sheet("crash report", story))
    assert len(stack.scenes) == 2


class Pointed(Sheet):
    """Writes down where it is pointed at."""

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerMoved):
            self.story.append(f"{self.name} at {intent.pos[0]}")
        elif isinstance(intent, PointerLeft):
            self.story.append(f"{self.name} left")


def test_only_the_topmost_scene_is_pointed_at(stack: SceneStack, story: list[str]) -> None:
    below, above = Pointed("table", story), Pointed("card", story, overlay=True)
    stack.push(below)
    stack.handle(PointerMoved((7, 7)))
    story.clear()
    stack.push(above)
    assert [line for line in story if "left" in line or " at " in line] == ["table left", "card at 7"]
    stack.handle(PointerMoved((9, 9)))
    story.clear()
    stack.pop()
    assert [line for line in story if "left" in line or " at " in line] == ["table at 9"]


def test_a_pointer_outside_of_the_window_points_at_nothing(stack: SceneStack, story: list[str]) -> None:
    stack.push(Pointed("table", story))
    stack.handle(PointerMoved((7, 7)))
    stack.handle(PointerLeft())
    story.clear()
    stack.push(Pointed("card", story, overlay=True))
    stack.pop()
    assert not [line for line in story if "left" in line or " at " in line]


class Area(Sheet):
    """A scene that fills all it may, in a colour of its own."""

    colour = "red"

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)


def test_a_scene_that_changed_in_one_place_is_drawn_only_there() -> None:
    stack, surface, scene = SceneStack(SIZE), pygame.Surface(SIZE), Area("a", [])
    stack.push(scene)
    stack.draw(surface)
    scene.colour = "blue"
    scene.invalidate_area(pygame.Rect(10, 10, 20, 20))
    scene.invalidate_area(pygame.Rect(30, 10, 20, 20))
    stack.draw(surface)
    seen = [surface.get_at(spot) for spot in ((9, 9), (10, 10), (49, 29), (50, 29))]
    assert seen == [pygame.Color(name) for name in ("red", "blue", "blue", "red")]


def test_a_scene_that_changed_as_a_whole_is_drawn_as_a_whole() -> None:
    stack, surface, scene = SceneStack(SIZE), pygame.Surface(SIZE), Area("a", [])
    stack.push(scene)
    stack.draw(surface)
    scene.colour = "blue"
    scene.invalidate()
    scene.invalidate_area(pygame.Rect(10, 10, 20, 20))
    stack.draw(surface)
    assert surface.get_at((200, 100)) == pygame.Color("blue")


def test_below_an_overlay_everything_is_drawn() -> None:
    stack, surface, scene = SceneStack(SIZE), pygame.Surface(SIZE), Area("a", [])
    stack.push(scene)
    stack.push(Sheet("b", [], overlay=True))
    stack.draw(surface)
    scene.colour = "blue"
    scene.invalidate_area(pygame.Rect(10, 10, 20, 20))
    stack.draw(surface)
    assert surface.get_at((200, 100)) == pygame.Color("blue")
