"""The whole program without a window, away from the user's files: what `shots`, `fuzz` and the demonstration run in."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from smallworld_desktop import paths
from smallworld_desktop.app import App
from smallworld_desktop.developers.driver import Clock, Driver, FlatPainter

HOME = "SMALLWORLD_HOME"
FLAT = FlatPainter()


@contextmanager
def headless(size: tuple[int, int], *, painted: bool = False) -> Iterator[Driver]:
    """A program to drive. With `painted`, boards are painted as for a player; else they stay flat."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    _end_when_told()
    clock = Clock()
    app = App(size, allow_dummy=True, clock=clock)
    if not painted:
        app.services.painter = FLAT
    try:
        yield Driver(app, clock)
    finally:
        app.services.stack.quit()
        app.release()
        app.window.destroy()


def _end_when_told() -> None:
    """TERM ends the command, with everything it has begun; SDL would make an event of it that nobody hears."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


@contextmanager
def borrowed_home() -> Iterator[Path]:
    """User folders that are gone afterwards; only paintings are shared with the user's own."""
    cache, before = paths.cache_dir(), os.environ.get(HOME)
    with tempfile.TemporaryDirectory(prefix="smallworld-", ignore_cleanup_errors=True) as name:
        with suppress(OSError):  # a system without links paints anew
            cache.mkdir(parents=True, exist_ok=True)
            (Path(name) / "cache").symlink_to(cache, target_is_directory=True)
        os.environ[HOME] = name
        try:
            yield Path(name)
        finally:
            if before is None:
                del os.environ[HOME]
            else:
                os.environ[HOME] = before
