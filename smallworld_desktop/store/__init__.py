"""What lasts: saves, the game in progress, settings. Atomic writes, backups, and a message for every bad file."""

from smallworld_desktop.store.artwork import keep_artwork, kept_artwork
from smallworld_desktop.store.autosave import Autosave
from smallworld_desktop.store.document import GAME_KIND, SUFFIX, GameDocument, Header, Save, SaveMeta
from smallworld_desktop.store.files import StoreError, atomic_write, backup_of
from smallworld_desktop.store.saves import SaveEntry, SaveStore
from smallworld_desktop.store.settings import (
    COLOURS,
    HIGH_CONTRAST,
    SPEEDS,
    VOLUMES,
    Settings,
    load_settings,
    save_settings,
)

__all__ = [
    "COLOURS",
    "GAME_KIND",
    "HIGH_CONTRAST",
    "SPEEDS",
    "SUFFIX",
    "VOLUMES",
    "Autosave",
    "GameDocument",
    "Header",
    "Save",
    "SaveEntry",
    "SaveMeta",
    "SaveStore",
    "Settings",
    "StoreError",
    "atomic_write",
    "backup_of",
    "keep_artwork",
    "kept_artwork",
    "load_settings",
    "save_settings",
]
