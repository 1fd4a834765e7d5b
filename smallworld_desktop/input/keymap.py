"""Which key means which action."""

from __future__ import annotations

import pygame

from smallworld_desktop.intents import Action

Chord = tuple[int, bool, bool]
"""A key with Shift and with Ctrl (or the Mac's Command)."""


def _chords() -> dict[Chord, Action]:
    plain = {
        pygame.K_RETURN: Action.CONFIRM,
        pygame.K_KP_ENTER: Action.CONFIRM,
        pygame.K_SPACE: Action.CONFIRM,
        pygame.K_ESCAPE: Action.BACK,
        pygame.K_AC_BACK: Action.BACK,
        pygame.K_TAB: Action.NEXT,
        pygame.K_LEFT: Action.LEFT,
        pygame.K_RIGHT: Action.RIGHT,
        pygame.K_UP: Action.UP,
        pygame.K_DOWN: Action.DOWN,
        pygame.K_PAGEUP: Action.PAGE_UP,
        pygame.K_PAGEDOWN: Action.PAGE_DOWN,
        pygame.K_HOME: Action.FIRST,
        pygame.K_END: Action.LAST,
        pygame.K_PLUS: Action.MORE,
        pygame.K_KP_PLUS: Action.MORE,
        pygame.K_EQUALS: Action.MORE,
        pygame.K_MINUS: Action.LESS,
        pygame.K_KP_MINUS: Action.LESS,
        pygame.K_u: Action.UNDO,
        pygame.K_e: Action.END,
        pygame.K_d: Action.DECLINE,
        pygame.K_r: Action.ROLL,
        pygame.K_s: Action.SPREAD,
        pygame.K_t: Action.HINT,
        pygame.K_l: Action.LOG,
        pygame.K_h: Action.HELP,
        pygame.K_F1: Action.HELP,
        pygame.K_F10: Action.MENU,
        pygame.K_m: Action.MUTE,
        pygame.K_F11: Action.FULLSCREEN,
        pygame.K_BACKSPACE: Action.ERASE_BACK,
        pygame.K_DELETE: Action.ERASE_FORWARD,
    }
    shifted = {
        pygame.K_TAB: Action.PREVIOUS,
        pygame.K_u: Action.REDO,
        pygame.K_LEFT: Action.PAN_LEFT,
        pygame.K_RIGHT: Action.PAN_RIGHT,
        pygame.K_UP: Action.PAN_UP,
        pygame.K_DOWN: Action.PAN_DOWN,
    }
    held = {
        pygame.K_z: Action.UNDO,
        pygame.K_y: Action.REDO,
        pygame.K_s: Action.SAVE,
        pygame.K_a: Action.SELECT_ALL,
        pygame.K_v: Action.PASTE,
        pygame.K_PLUS: Action.ZOOM_IN,
        pygame.K_KP_PLUS: Action.ZOOM_IN,
        pygame.K_EQUALS: Action.ZOOM_IN,
        pygame.K_MINUS: Action.ZOOM_OUT,
        pygame.K_KP_MINUS: Action.ZOOM_OUT,
        pygame.K_0: Action.ZOOM_RESET,
        pygame.K_KP0: Action.ZOOM_RESET,
    }
    chords: dict[Chord, Action] = {(key, False, False): action for key, action in plain.items()}
    chords |= {(key, True, False): action for key, action in shifted.items()}
    chords |= {(key, False, True): action for key, action in held.items()}
    chords[pygame.K_z, True, True] = Action.REDO
    return chords


CHORDS = _chords()

EDITING = frozenset(
    {
        *(Action.CONFIRM, Action.BACK, Action.NEXT, Action.PREVIOUS, Action.FULLSCREEN),
        *(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.FIRST, Action.LAST),
        *(Action.PAGE_UP, Action.PAGE_DOWN, Action.ERASE_BACK, Action.ERASE_FORWARD),
        *(Action.SELECT_ALL, Action.PASTE),
    }
)
"""What keys may still mean while letters are typed."""

REPEATING = frozenset(
    {
        *(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.NEXT, Action.PREVIOUS),
        *(Action.PAGE_UP, Action.PAGE_DOWN, Action.MORE, Action.LESS, Action.ERASE_BACK, Action.ERASE_FORWARD),
        *(Action.PAN_LEFT, Action.PAN_RIGHT, Action.PAN_UP, Action.PAN_DOWN, Action.ZOOM_IN, Action.ZOOM_OUT),
    }
)
"""What goes on while a key is held. Everything else happens once."""


def action_of(key: int, modifiers: int, *, typing: bool) -> Action | None:
    """What a key means, with its modifiers; while `typing`, letters mean nothing but themselves."""
    if modifiers & pygame.KMOD_ALT:
        return Action.FULLSCREEN if key == pygame.K_RETURN else None
    shift, ctrl = bool(modifiers & pygame.KMOD_SHIFT), bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META))
    for chord in ((key, shift, ctrl), (key, False, ctrl)):
        action = CHORDS.get(chord)
        if action is not None and (not typing or (action in EDITING and key != pygame.K_SPACE)):
            return action
    return None


def digit_of(key: int) -> int | None:
    """The number on a number key."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    pad = (pygame.K_KP0, *range(pygame.K_KP1, pygame.K_KP9 + 1))
    return pad.index(key) if key in pad else None
