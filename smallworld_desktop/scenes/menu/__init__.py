"""The screens around the game: title, saves, replays, maps, rules, settings, pause and result."""

from smallworld_desktop.scenes.menu.pause import PauseScene
from smallworld_desktop.scenes.menu.result import ResultScene
from smallworld_desktop.scenes.menu.settings import SettingsScene
from smallworld_desktop.scenes.menu.title import TitleScene

__all__ = ["PauseScene", "ResultScene", "SettingsScene", "TitleScene"]
