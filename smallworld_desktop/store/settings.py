"""The player's settings: one small JSON file. A bad value falls back to its default and says so; nothing is lost."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from smallworld_desktop.i18n.languages import CODE, NAMES
from smallworld_desktop.rules.messages import Message, Param
from smallworld_desktop.store.files import StoreError, atomic_write, read_bytes, set_aside
from smallworld_desktop.store.json_text import BadText, parse_json

SPEEDS = ("slow", "normal", "fast", "none")
STEP = "step"
"""Computers wait after every action until they are told to go on."""
HIGH_CONTRAST = "high_contrast"
COLOURS = ("painted", HIGH_CONTRAST)
VOLUMES = ("effects_volume", "ambience_volume", "music_volume")

Check = Callable[[object], bool]


def _setting(default: Any, check: Check, allowed: str) -> Any:
    return field(default=default, metadata={"check": check, "allowed": allowed})


def _flag(default: bool) -> Any:
    return _setting(default, lambda value: isinstance(value, bool), "true, false")


def _number(default: float, low: float, high: float) -> Any:
    whole = isinstance(default, int)

    def check(value: object) -> bool:
        kinds = int if whole else (int, float)
        return isinstance(value, kinds) and not isinstance(value, bool) and low <= value <= high

    return _setting(default, check, f"{low}-{high}")


def _text(default: str, longest: int) -> Any:
    return _setting(default, lambda value: isinstance(value, str) and len(value) <= longest, f"0-{longest}")


def _choice(default: str, values: tuple[str, ...]) -> Any:
    return _setting(default, lambda value: value in values, ", ".join(values))


def _language() -> Any:
    """A language by its code, whether it is there now or not; nothing for that of the system."""

    def check(value: object) -> bool:
        return value == "" or (isinstance(value, str) and CODE.fullmatch(value) is not None)

    return _setting("", check, ", ".join(NAMES))


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose, always valid. Change with `dataclasses.replace`, keep with `save_settings`."""

    window_width: int = _number(1280, 1024, 16384)
    window_height: int = _number(800, 640, 16384)
    window_x: int = _number(0, -32768, 32767)
    window_y: int = _number(0, -32768, 32767)
    window_kept: bool = _flag(False)
    """Whether size and place are those that a window was closed in; else the screen decides."""
    full_screen: bool = _flag(False)
    ui_scale: float = _number(1.0, 0.75, 3.0)
    animation_speed: str = _choice("normal", SPEEDS)
    computer_speed: str = _choice("normal", (*SPEEDS, STEP))
    effects_volume: float = _number(0.7, 0.0, 1.0)
    ambience_volume: float = _number(0.7, 0.0, 1.0)
    music_volume: float = _number(0.7, 0.0, 1.0)
    muted: bool = _flag(False)
    language: str = _language()
    colours: str = _choice("painted", COLOURS)
    helper: bool = _flag(True)
    hints: bool = _flag(True)
    hidden_coins: bool = _flag(True)
    remarks: bool = _flag(True)
    talk: bool = _flag(True)
    """Whether what others at a table say is shown."""
    player_name: str = _text("", 40)
    """What one is called at tables with others."""

    def __post_init__(self) -> None:
        for name, message in _faults(dataclasses.asdict(self)).items():
            raise ValueError(f"{name}: {message.params}")


def load_settings(path: Path) -> tuple[Settings, list[Message]]:
    """The settings in force, and what was wrong with the file. A bad file is kept aside before it is written anew."""
    try:
        data = read_bytes(path)
    except StoreError as problem:
        return Settings(), [] if problem.message.code == "store.not_found" else [problem.message]
    try:
        values = parse_json(data, float)
    except BadText:
        values = None
    if not isinstance(values, dict):
        return Settings(), [Message("store.settings_damaged", {"path": str(path)}), *_keep_aside(path)]
    values = _with_volumes(values)
    known = {each.name: values[each.name] for each in dataclasses.fields(Settings) if each.name in values}
    faults = _faults(known)
    good = {name: value for name, value in known.items() if name not in faults}
    problems = list(faults.values())
    return Settings(**good), problems + _keep_aside(path) if problems else []


def save_settings(path: Path, settings: Settings) -> None:
    """Raises StoreError when the disk refuses."""
    text = json.dumps(dataclasses.asdict(settings), indent=2)
    atomic_write(path, (text + "\n").encode(), keep_backup=False)


def _with_volumes(values: dict[str, Any]) -> dict[str, Any]:
    """Files from before there were three sliders have one volume, for all."""
    return {**dict.fromkeys(VOLUMES, values["volume"]), **values} if "volume" in values else values


def _faults(values: dict[str, Any]) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for each in dataclasses.fields(Settings):
        if each.name in values and not each.metadata["check"](values[each.name]):
            params: dict[str, Param] = {
                "name": each.name,
                "value": json.dumps(values[each.name])[:60],
                "allowed": each.metadata["allowed"],
                "default": json.dumps(each.default),
            }
            found[each.name] = Message("store.settings_value", params)
    return found


def _keep_aside(path: Path) -> list[Message]:
    try:
        return [Message("store.settings_aside", {"path": str(set_aside(path))})]
    except StoreError as problem:
        return [problem.message]
