"""Things move along their way, in their time, and everything has happened in the end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallworld_desktop.render.animation import Speed, Timeline
from smallworld_desktop.render.motion import (
    Flip,
    Fly,
    Motion,
    Pop,
    Pose,
    Rise,
    Slide,
    draw_posed,
    ease_in_out,
    ease_out,
    overshoot,
)
from smallworld_desktop.store.settings import SPEEDS

SURFACE = pygame.Surface((1, 1))
HERE, THERE = (10.0, 20.0), (210.0, 120.0)
parts = st.floats(0, 1)


class Stage:
    """A timeline that writes down what is drawn and what happens."""

    def __init__(self, speed: Speed = Speed.NORMAL) -> None:
        self.frames = 0
        self.timeline = Timeline(speed, self._touched)
        self.story: list[str] = []

    def _touched(self) -> None:
        self.frames += 1

    def say(self, word: str) -> Callable[[], None]:
        return lambda: self.story.append(word)

    def seen(self) -> list[Pose]:
        poses: list[Pose] = []
        self._poses = poses
        self.timeline.draw(SURFACE)
        return poses

    def draw(self, surface: pygame.Surface, pose: Pose) -> None:
        self._poses.append(pose)


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.mark.parametrize("ease", [ease_out, ease_in_out, overshoot])
def test_easing_begins_at_nought_and_ends_at_one(ease: Callable[[float], float]) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


@pytest.mark.parametrize("motion", [Slide(HERE, THERE, lift=30), Fly(HERE, THERE)])
def test_ways_begin_here_and_end_there(motion: Motion) -> None:
    assert motion.pose(0).pos == pytest.approx(HERE)
    assert motion.pose(1).pos == pytest.approx(THERE)


@pytest.mark.parametrize("motion", [Flip(HERE), Pop(HERE)])
def test_what_moves_in_place_ends_in_its_place(motion: Motion) -> None:
    end = motion.pose(1)
    assert end.pos == pytest.approx(HERE)
    assert (end.alpha, end.scale) == pytest.approx((1, 1))


def test_a_flip_shows_the_other_face_after_its_edge() -> None:
    flip = Flip(HERE, end_scale=0.8)
    assert [flip.pose(part).face for part in (0, 0.4, 0.6, 1)] == [0, 0, 1, 1]
    assert flip.pose(0.5).width == pytest.approx(0, abs=1e-6)
    assert flip.pose(1).scale == pytest.approx(0.8)


@given(parts)
def test_a_number_that_rises_fades_and_never_goes_below_its_place(part: float) -> None:
    pose = Rise(HERE).pose(part)
    assert pose.y <= HERE[1]
    assert 0 <= pose.alpha <= 1


def test_motions_added_together_play_together(stage: Stage) -> None:
    stage.timeline.play(Slide(HERE, THERE, 1.0), stage.draw)
    stage.timeline.play(Pop(HERE, 0.5), stage.draw)
    stage.timeline.update(0.25)
    assert len(stage.seen()) == 2
    stage.timeline.update(0.5)
    assert len(stage.seen()) == 1
    stage.timeline.update(0.5)
    assert not stage.timeline.is_playing


def test_then_waits_for_what_was_before(stage: Stage) -> None:
    stage.timeline.play(Slide(HERE, THERE, 1.0), stage.draw, on_end=stage.say("arrived"))
    stage.timeline.then()
    stage.timeline.call(stage.say("drum"))
    stage.timeline.play(Pop(HERE, 1.0), stage.draw, on_end=stage.say("gone"))
    stage.timeline.update(0.9)
    assert stage.story == []
    stage.timeline.update(0.2)
    assert stage.story == ["arrived", "drum"]
    stage.timeline.update(1.0)
    assert stage.story == ["arrived", "drum", "gone"]


def test_a_piece_may_wait_at_its_start_and_stay_at_its_end(stage: Stage) -> None:
    stage.timeline.wait(1.0)
    stage.timeline.play(Slide(HERE, THERE, 1.0), stage.draw, waits=True, stays=True)
    stage.timeline.then()
    stage.timeline.wait(1.0)
    stage.timeline.update(0.5)
    assert [pose.pos for pose in stage.seen()] == [HERE]
    stage.timeline.update(2.0)
    assert [pose.pos for pose in stage.seen()] == [THERE]
    stage.timeline.update(1.0)
    assert stage.seen() == []


def test_skipping_makes_everything_happen_in_order(stage: Stage) -> None:
    stage.timeline.play(Slide(HERE, THERE, 1.0), stage.draw, on_end=stage.say("second"))
    stage.timeline.call(stage.say("first"))
    stage.timeline.then()
    stage.timeline.call(stage.say("third"))
    stage.timeline.skip()
    assert stage.story == ["first", "second", "third"]
    assert not stage.timeline.is_playing


def test_a_large_step_of_time_keeps_the_order_too(stage: Stage) -> None:
    stage.timeline.play(Slide(HERE, THERE, 1.0), stage.draw, on_end=stage.say("second"))
    stage.timeline.call(stage.say("first"), delay=0.5)
    stage.timeline.update(60)
    assert stage.story == ["first", "second"]


def test_what_a_call_adds_is_played_afterwards(stage: Stage) -> None:
    stage.timeline.play(
        Pop(HERE, 1.0),
        stage.draw,
        on_end=lambda: stage.timeline.play(Pop(HERE, 1.0), stage.draw, on_end=stage.say("after")),
    )
    stage.timeline.update(1.1)
    assert stage.timeline.is_playing
    stage.timeline.update(0.5)
    assert stage.story == []
    stage.timeline.update(0.6)
    assert stage.story == ["after"]


def test_what_is_added_later_begins_now_and_not_in_the_past(stage: Stage) -> None:
    stage.timeline.play(Slide(HERE, THERE, 2.0), stage.draw)
    stage.timeline.update(1.0)
    stage.timeline.play(Slide(HERE, THERE, 1.0), stage.draw)
    assert HERE in [pose.pos for pose in stage.seen()]


def test_hurrying_shortens_the_rest(stage: Stage) -> None:
    stage.timeline.play(Slide(HERE, THERE, 2.0), stage.draw)
    stage.timeline.hurry()
    stage.timeline.update(0.6)
    assert not stage.timeline.is_playing


def test_without_animation_everything_has_happened_at_once() -> None:
    stage = Stage(Speed.NONE)
    stage.timeline.play(Slide(HERE, THERE, 2.0), stage.draw, on_end=stage.say("arrived"))
    stage.timeline.update(0.0)
    assert stage.story == ["arrived"]
    assert not stage.timeline.is_playing


def test_speeds_are_those_of_the_settings_and_differ() -> None:
    assert {speed.value for speed in Speed} == set(SPEEDS)
    assert Speed.FAST.factor > Speed.NORMAL.factor > Speed.SLOW.factor > 0


def test_nothing_playing_asks_for_no_frames(stage: Stage) -> None:
    stage.timeline.play(Pop(HERE, 0.1), stage.draw)
    stage.timeline.update(0.2)
    before = stage.frames
    for _ in range(5):
        stage.timeline.update(0.1)
    assert stage.frames == before


@pytest.mark.parametrize(
    ("pose", "visible"),
    [
        (Pose(50, 50), True),
        (Pose(50, 50, scale=0.5, turn=30, alpha=0.5), True),
        (Pose(50, 50, alpha=0), False),
        (Pose(50, 50, width=0), False),
        (Pose(50, 50, scale=0), False),
    ],
)
def test_a_posed_piece_is_drawn_about_its_place(pose: Pose, visible: bool) -> None:
    piece = pygame.Surface((20, 20), pygame.SRCALPHA)
    piece.fill((200, 100, 50, 255))
    surface = pygame.Surface((100, 100), pygame.SRCALPHA)
    draw_posed(surface, piece, pose)
    box = surface.get_bounding_rect()
    assert bool(box.width) is visible
    if visible:
        assert abs(box.centerx - 50) <= 1
        assert abs(box.centery - 50) <= 1
    assert piece.get_at((5, 5)) == (200, 100, 50, 255)
