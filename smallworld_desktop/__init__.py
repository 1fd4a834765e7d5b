"""Small World for the desktop: rules, boards, pictures, opponents and the game that ties them together."""

import os

__version__ = "0.1.0"

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
