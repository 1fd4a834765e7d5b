"""Set-up: which board, who plays, with what."""

from smallworld_desktop.scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
