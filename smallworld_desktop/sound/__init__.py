"""What is heard: effects, beds that follow the screen, and music. All files are made beforehand (`docs/sound.md`)."""

from smallworld_desktop.sound.ambience import SILENCE, Mix
from smallworld_desktop.sound.board import SoundBoard, Volumes

__all__ = ["SILENCE", "Mix", "SoundBoard", "Volumes"]
