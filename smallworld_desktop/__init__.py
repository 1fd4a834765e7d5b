"""Small World for the desktop: rules, boards, pictures, opponents and the game that ties them together."""

import os

from smallworld_desktop.core import use_compiled

__version__ = "0.1.0"

CORE = use_compiled()
"""Which core runs; see `core`."""

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
