"""`play --smoke-test`: the program plays by itself in its own window, so that a package can be tried.

It shows the title, opens the map, watches a game between computers to its end, saves it on the way and loads it
again, saying `smoke: STEP` after each.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from smallworld_desktop import paths
from smallworld_desktop.app import App
from smallworld_desktop.maps.library import MapEntry
from smallworld_desktop.scenes.common.opening import open_save, open_session
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.victory import VictoryScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.session import Session

NAME = "Smoke test"
PATIENCE = 240.0
SAVED_IN_ROUND = 2


class SmokeFailure(Exception):
    """A step that was not reached."""


def try_everything(app: App, entry: MapEntry, session: Session) -> int:
    """Goes through all steps; raises `SmokeFailure` at the first that does not work."""
    services = app.services
    before, services.settings = services.settings, replace(services.settings, animation_speed="none", helper=False)
    services.stack.push(services.screens.title())
    _until(app, "title", lambda: app.frames > 0)
    services.stack.push(services.screens.setup(entry.path))
    drawn = app.frames
    _until(app, "map", lambda: app.frames > drawn)
    open_session(services, session)
    position = session.game.position
    _frames_until(app, lambda: session.game.position.round >= SAVED_IN_ROUND)
    save = services.saves.save(session_document(session), session_meta(session, NAME))
    _say("saved")
    _until(app, "finished", lambda: isinstance(services.stack.top, VictoryScene))
    problem = open_save(services, save)
    if problem is not None:
        raise SmokeFailure(services.tr.message(problem))
    _until(app, "loaded", lambda: isinstance(services.stack.top, TableScene) and not services.stack.needs_redraw)
    _frames_until(app, lambda: services.painter.progress >= 1.0)
    if not any(paths.cache_dir().rglob("*.png")):
        raise SmokeFailure(f"no board was painted for {position.rules.board.title}")
    services.settings = before
    services.stack.quit()
    app.close()
    return 0


def _until(app: App, step: str, is_done: Callable[[], bool]) -> None:
    _frames_until(app, is_done)
    _say(step)


def _frames_until(app: App, is_done: Callable[[], bool]) -> None:
    began = time.monotonic()
    while not is_done():
        app.frame()
        if app.services.stack.is_empty or time.monotonic() - began > PATIENCE:
            raise SmokeFailure("the window was closed" if app.services.stack.is_empty else "it took too long")


def _say(step: str) -> None:
    print(f"smoke: {step}", flush=True)
