"""The head of the workshop's bench: its buttons in a row, in any window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from smallworld_desktop.render.theme import Theme

if TYPE_CHECKING:
    from smallworld_desktop.scenes.workshop.scene import WorkshopScene


def lay_out_head(scene: WorkshopScene, head: Rect, theme: Theme) -> None:
    """Leave at the left, save at the right, between them what is worked on and the list of works."""
    px = theme.px
    high, gap = px(46, 36), theme.gap
    y = head.centery - high // 2
    wide = max(scene.leave_button.preferred_width(theme), px(96, 78))
    scene.leave_button.place(Rect(head.x + theme.pad, y, wide, high), theme)
    save = max(scene.save_button.preferred_width(theme), px(110, 90))
    x = head.right - theme.pad - save
    scene.save_button.place(Rect(x, y, save, high), theme)
    for button in (scene.redo_button, scene.undo_button):
        x -= gap + high
        button.place(Rect(x, y, high, high), theme)
    works = min(scene.works_button.preferred_width(theme), px(220, 150))
    x -= gap + works
    scene.works_button.place(Rect(x, y, works, high), theme)
    left = scene.leave_button.rect.right + px(18, 10)
    room = x - gap - left
    sections = min(scene.sections.preferred_width(theme), room * 3 // 5)
    title = min(px(190, 130), room - sections - gap)
    scene.heading.place(Rect(left, head.y, title, head.height), theme)
    scene.sections.place(Rect(left + title + px(18, 8), y, sections, high), theme)
