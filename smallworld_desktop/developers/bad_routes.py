"""Bad saves on every way into the program: as an argument, dropped, under Load and Replays, as the game to continue."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.developers.bad_saves import bad_saves
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.menu.title import TitleScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.session import Session
from smallworld_desktop.store.document import encode

NAME = "bad.swgame"
SECONDS = 1.0
"""Of the processor, for reading and refusing; what is playable may take longer to be drawn for the first time."""
SLOT = "autosave.swgame"


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something that was tried: what, how long it took, and what was wrong with it; nothing if it held."""

    what: str
    seconds: float = 0.0
    fault: str = ""


def as_argument(driver: Driver, content: bytes) -> None:
    """As the command line opens a file: the title, then the file."""
    driver.services.stack.reset(driver.services.screens.title())
    driver.services.screens.open_file(_put(paths.data_dir() / "given" / NAME, content))
    driver.frame()


def dropped(driver: Driver, content: bytes) -> None:
    driver.show(driver.services.screens.title())
    driver.drop(_put(paths.data_dir() / "given" / NAME, content))
    driver.frame()


def under_load(driver: Driver, content: bytes) -> None:
    _put(driver.services.saves.folder / NAME, content)
    _open(driver, LoadScene(driver.services))


def under_replays(driver: Driver, content: bytes) -> None:
    _put(driver.services.replays.folder / NAME, content)
    _open(driver, ReplaysScene(driver.services))


def as_thumbnail(driver: Driver, content: bytes) -> None:
    """The list of saves shows its picture; nobody opens it."""
    _put(driver.services.saves.folder / NAME, content)
    driver.show(LoadScene(driver.services))
    driver.frame()


def to_continue(driver: Driver, content: bytes) -> None:
    _put(paths.data_dir() / SLOT, content)
    driver.show(driver.services.screens.title())
    driver.frames(3)
    if isinstance(driver.top, TitleScene) and driver.top.session is not None:
        driver.press(driver.services.tr("menu.continue"))
        driver.frame()


ROUTES: dict[str, Callable[[Driver, bytes], None]] = {
    "argument": as_argument,
    "drop": dropped,
    "load": under_load,
    "replays": under_replays,
    "thumbnail": as_thumbnail,
    "continue": to_continue,
}


def _put(file: Path, content: bytes) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return file


def _open(driver: Driver, scene: LoadScene) -> None:
    driver.show(scene)
    if scene.entries:
        scene.open()
    driver.frame()


def try_route(driver: Driver, route: str, what: str, content: bytes) -> Attempt:
    """Gives a file to the program on one way and looks what comes of it. Raises nothing."""
    what = f"{route}: {what}"
    driver.draw_every = 1
    began = time.process_time()
    try:
        ROUTES[route](driver, content)
        fault = " ".join(wrong_positions(driver.services.stack.scenes))
    except Exception as problem:  # whatever it is: to find it is what this is for
        fault = f"{type(problem).__name__}: {problem}"
    seconds = time.process_time() - began
    played_on = any(getattr(scene, "session", None) is not None for scene in driver.services.stack.scenes)
    clear_away(driver)
    if not fault and seconds > SECONDS and not played_on:
        fault = f"it took {seconds:.1f} s"
    return Attempt(what, seconds, fault)


def wrong_positions(scenes: tuple[Scene, ...] | list[Scene]) -> list[str]:
    """What is wrong with the games on the screen."""
    sessions = [session for scene in scenes if isinstance(session := getattr(scene, "session", None), Session)]
    return [wrong for session in sessions for wrong in violations(session.game.position)]


def clear_away(driver: Driver) -> None:
    """The folders as if nothing had been."""
    services = driver.services
    services.stack.quit()
    services.autosave.flush()
    services.autosave.let_go()
    services.problems.clear()
    for folder in (services.saves.folder, services.replays.folder, paths.data_dir(), paths.data_dir() / "given"):
        for file in folder.glob("*.swgame*") if folder.is_dir() else ():
            file.unlink(missing_ok=True)


def tried_saves(driver: Driver, seed: int, every: int = 1) -> Iterator[Attempt]:
    """Bad saves one after the other, each on the next way; `every` leaves out most of them, others for other seeds."""
    good = good_save(seed)
    warm_up(driver, good)
    names = list(ROUTES)
    for number, (what, make) in enumerate(bad_saves(good, seed)):
        if number % every == seed % every:
            yield try_route(driver, names[(number // every + seed) % len(names)], what, make())


def good_save(seed: int) -> bytes:
    """A game that was played for a while."""
    session = played(40 + seed % 40, 2 + seed % 4)
    return encode(session_document(session), session_meta(session, "An evening"))


def warm_up(driver: Driver, good: bytes) -> None:
    """Draws every screen and every refusal once, so that what comes next is measured and not the first drawing."""
    for way in ROUTES.values():
        for content in (good, good[:100], b""):
            way(driver, content)
            clear_away(driver)
