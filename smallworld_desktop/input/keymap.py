"""Which key means which action."""

from __future__ import annotations

import pygame

from smallworld_desktop.intents import Command

Chord = tuple[int, bool, bool]
"""A key with Shift and with Ctrl (or the Mac's Command)."""


def _chords() -> dict[Chord, Command]:
    plain = {
        pygame.K_RETURN: Command.CONFIRM,
        pygame.K_KP_ENTER: Command.CONFIRM,
        pygame.K_SPACE: Command.CONFIRM,
        pygame.K_ESCAPE: Command.BACK,
        pygame.K_AC_BACK: Command.BACK,
        pygame.K_TAB: Command.NEXT,
        pygame.K_LEFT: Command.LEFT,
        pygame.K_RIGHT: Command.RIGHT,
        pygame.K_UP: Command.UP,
        pygame.K_DOWN: Command.DOWN,
        pygame.K_PAGEUP: Command.PAGE_UP,
        pygame.K_PAGEDOWN: Command.PAGE_DOWN,
        pygame.K_HOME: Command.FIRST,
        pygame.K_END: Command.LAST,
        pygame.K_PLUS: Command.MORE,
        pygame.K_KP_PLUS: Command.MORE,
        pygame.K_EQUALS: Command.MORE,
        pygame.K_MINUS: Command.LESS,
        pygame.K_KP_MINUS: Command.LESS,
        pygame.K_u: Command.UNDO,
        pygame.K_e: Command.END,
        pygame.K_d: Command.DECLINE,
        pygame.K_r: Command.ROLL,
        pygame.K_s: Command.SPREAD,
        pygame.K_w: Command.WAYS,
        pygame.K_t: Command.HINT,
        pygame.K_l: Command.LOG,
        pygame.K_n: Command.NAMES,
        pygame.K_h: Command.HELP,
        pygame.K_F1: Command.HELP,
        pygame.K_F10: Command.MENU,
        pygame.K_m: Command.MUTE,
        pygame.K_F11: Command.FULLSCREEN,
        pygame.K_BACKSPACE: Command.ERASE_BACK,
        pygame.K_DELETE: Command.ERASE_FORWARD,
    }
    shifted = {
        pygame.K_TAB: Command.PREVIOUS,
        pygame.K_u: Command.REDO,
        pygame.K_LEFT: Command.PAN_LEFT,
        pygame.K_RIGHT: Command.PAN_RIGHT,
        pygame.K_UP: Command.PAN_UP,
        pygame.K_DOWN: Command.PAN_DOWN,
    }
    held = {
        pygame.K_z: Command.UNDO,
        pygame.K_y: Command.REDO,
        pygame.K_s: Command.SAVE,
        pygame.K_a: Command.SELECT_ALL,
        pygame.K_v: Command.PASTE,
        pygame.K_PLUS: Command.ZOOM_IN,
        pygame.K_KP_PLUS: Command.ZOOM_IN,
        pygame.K_EQUALS: Command.ZOOM_IN,
        pygame.K_MINUS: Command.ZOOM_OUT,
        pygame.K_KP_MINUS: Command.ZOOM_OUT,
        pygame.K_0: Command.ZOOM_RESET,
        pygame.K_KP0: Command.ZOOM_RESET,
    }
    chords: dict[Chord, Command] = {(key, False, False): action for key, action in plain.items()}
    chords |= {(key, True, False): action for key, action in shifted.items()}
    chords |= {(key, False, True): action for key, action in held.items()}
    chords[pygame.K_z, True, True] = Command.REDO
    return chords


CHORDS = _chords()

EDITING = frozenset(
    {
        *(Command.CONFIRM, Command.BACK, Command.NEXT, Command.PREVIOUS, Command.FULLSCREEN),
        *(Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.FIRST, Command.LAST),
        *(Command.PAGE_UP, Command.PAGE_DOWN, Command.ERASE_BACK, Command.ERASE_FORWARD),
        *(Command.SELECT_ALL, Command.PASTE),
    }
)
"""What keys may still mean while letters are typed."""

HELD_EDITING = frozenset({Command.UNDO, Command.REDO, Command.SAVE})
"""The same for keys that are pressed with Ctrl: by themselves they are letters."""

REPEATING = frozenset(
    {
        *(Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.NEXT, Command.PREVIOUS),
        *(Command.PAGE_UP, Command.PAGE_DOWN, Command.MORE, Command.LESS, Command.ERASE_BACK, Command.ERASE_FORWARD),
        *(Command.PAN_LEFT, Command.PAN_RIGHT, Command.PAN_UP, Command.PAN_DOWN, Command.ZOOM_IN, Command.ZOOM_OUT),
    }
)
"""What goes on while a key is held. Everything else happens once."""


def action_of(key: int, modifiers: int, *, typing: bool) -> Command | None:
    """What a key means, with its modifiers; while `typing`, letters mean nothing but themselves."""
    if modifiers & pygame.KMOD_ALT:
        return Command.FULLSCREEN if key == pygame.K_RETURN else None
    shift, ctrl = bool(modifiers & pygame.KMOD_SHIFT), bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META))
    for chord in ((key, shift, ctrl), (key, False, ctrl)):
        action = CHORDS.get(chord)
        if action is not None and (not typing or _is_editing(action, key, ctrl=ctrl)):
            return action
    return None


def _is_editing(action: Command, key: int, *, ctrl: bool) -> bool:
    return key != pygame.K_SPACE and (action in EDITING or (ctrl and action in HELD_EDITING))


def digit_of(key: int) -> int | None:
    """The number on a number key."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    pad = (pygame.K_KP0, *range(pygame.K_KP1, pygame.K_KP9 + 1))
    return pad.index(key) if key in pad else None
