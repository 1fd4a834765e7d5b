"""Showing a folder in the system's own file browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def show_folder(folder: Path) -> bool:
    """Opens a folder, making it if need be. False where the system offers no way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if opener is None:
            return False
        subprocess.Popen([opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True
