"""A question lies over its scene until it is answered."""

from __future__ import annotations

import pygame
import pytest

from smallworld_desktop.intents import Clicked, Command, Key, PointerMoved, Pressed, Released
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.stack import SceneStack


class Table(Scene):
    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((200, 180, 140))


@pytest.fixture
def answers() -> list[str]:
    return []


@pytest.fixture
def stack(answers: list[str]) -> SceneStack:
    stack = SceneStack((1024, 640))
    stack.push(Table())
    question = DialogScene(
        "Quit?",
        "The game is saved.",
        [Reply("Stay", lambda: answers.append("stay")), Reply("Quit", lambda: answers.append("quit"), is_lit=True)],
        on_cancel=lambda: answers.append("cancelled"),
    )
    stack.push(question)
    return stack


def test_a_click_answers_and_closes(stack: SceneStack, answers: list[str]) -> None:
    scene = stack.top
    assert isinstance(scene, DialogScene)
    spot = scene.dialog.buttons[0].rect.center
    for intent in (PointerMoved(spot), Pressed(spot), Released(spot), Clicked(spot)):
        stack.handle(intent)
    assert answers == ["stay"]
    assert isinstance(stack.top, Table)


@pytest.mark.parametrize(("action", "answer"), [(Command.CONFIRM, "quit"), (Command.BACK, "cancelled")])
def test_the_keyboard_answers_and_closes(stack: SceneStack, answers: list[str], action: Command, answer: str) -> None:
    stack.handle(Key(action))
    assert answers == [answer]
    assert isinstance(stack.top, Table)


def test_the_scene_below_is_darkened(stack: SceneStack) -> None:
    surface = pygame.Surface((1024, 640))
    stack.draw(surface)
    assert sum(surface.get_at((4, 4))[:3]) < 350


def test_moving_over_a_button_asks_for_a_frame_and_resting_does_not(stack: SceneStack) -> None:
    surface = pygame.Surface((1024, 640))
    stack.draw(surface)
    scene = stack.top
    assert isinstance(scene, DialogScene)
    stack.handle(PointerMoved(scene.dialog.buttons[0].rect.center))
    assert stack.draw(surface)
    stack.update(0.1)
    assert not stack.draw(surface)
