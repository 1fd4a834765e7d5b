"""Where data lies: the one module that knows the shipped assets' and the user's folders."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

APP = "smallworld-desktop"


def assets() -> Path:
    """The folder of shipped data: beside the package in a checkout, inside it when installed or frozen."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "assets"
    here = Path(__file__).resolve().parent
    inside = here / "assets"
    return inside if inside.is_dir() else here.parent / "assets"


def _user(kind: str, default: str) -> Path:
    override = os.environ.get("SMALLWORLD_HOME")
    return Path(override) / kind if override else Path(default)


def config_dir() -> Path:
    return _user("config", platformdirs.user_config_dir(APP, appauthor=False))


def data_dir() -> Path:
    return _user("data", platformdirs.user_data_dir(APP, appauthor=False))


def cache_dir() -> Path:
    return _user("cache", platformdirs.user_cache_dir(APP, appauthor=False))


def log_dir() -> Path:
    return _user("log", platformdirs.user_log_dir(APP, appauthor=False))


def saves_dir() -> Path:
    return data_dir() / "saves"


def replays_dir() -> Path:
    return data_dir() / "replays"


def maps_dir() -> Path:
    return data_dir() / "maps"


def content_dir() -> Path:
    return data_dir() / "content"


def locale_dir() -> Path:
    """Languages that the player added: a folder each, as `assets/locale` has them."""
    return data_dir() / "locale"


def settings_file() -> Path:
    return config_dir() / "settings.json"
