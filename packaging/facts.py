"""What every package says of the program."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "smallworld-desktop"
TITLE = "Small World"
DESCRIPTION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["description"]
VERSION = re.findall(
    r'__version__ = "(.+)"', (ROOT / "smallworld_desktop" / "__init__.py").read_text(encoding="utf-8")
)[0]
MIME = "application/x-smallworld-game"
BOARD_MIME = "application/x-smallworld-board"
PACK_MIME = "application/x-smallworld-pack"
