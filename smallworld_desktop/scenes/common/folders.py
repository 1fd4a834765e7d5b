"""Showing a folder in the system's own file browser."""

from __future__ import annotations

from pathlib import Path

from smallworld_desktop import crash


def show_folder(folder: Path) -> bool:
    """Opens a folder, making it if need be. False where the system offers no way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return crash.open_folder(folder)
