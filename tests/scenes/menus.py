"""The screens around the game, each as a test wants to see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.content.bundle import bundle
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.headless import headless
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.menu.hand_over import HandOverScene
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.maps import MapsScene
from smallworld_desktop.scenes.menu.records import RecordsScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.menu.save_as import SaveAsScene
from smallworld_desktop.scenes.setup.leave_out import LeaveOutScene
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.setup.plan import new_plan
from smallworld_desktop.scenes.workshop.works import WorksScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.own_records import finished_game
from smallworld_desktop.session.session import Session
from smallworld_desktop.store.played_games import add_game

END = 10_000
COMPACT, ROOMY = (1024, 640), (1600, 900)
PACK = """\
pack: frost
name: Frost and Fire
races:
  frost_giants:
    name: Frost Giants
    text: Cold and large.
    tokens: 5
    effects:
      - coins: {per: region, where: {terrain: mountain}}
"""


@contextmanager
def program(size: tuple[int, int] = COMPACT) -> Iterator[Driver]:
    """The whole program with boards that are there at once, and the shipped maps read."""
    with headless(size) as driver:
        driver.services.maps.refresh()
        yield driver


def save(driver: Driver, name: str, actions: int = 40) -> Path:
    session = played(actions)
    return driver.services.saves.save(session_document(session), session_meta(session, name))


def finished(players: int = 3) -> Session:
    return played(END, players)


def _leave_out(driver: Driver) -> Scene:
    plan = new_plan([f"Player {number}" for number in range(6)])
    return LeaveOutScene(driver.services, plan, driver.services.load_content(plan.pack_list))


def _load(driver: Driver) -> Scene:
    save(driver, "Sunday")
    (driver.services.saves.folder / "torn.swgame").write_text("half a game", encoding="utf-8")
    return LoadScene(driver.services)


def _records(driver: Driver) -> Scene:
    add_game(finished_game(finished(2)))
    return RecordsScene(driver.services)


def _works(driver: Driver) -> Scene:
    folder = paths.content_dir()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "frost.yaml").write_text(PACK, encoding="utf-8")
    (folder / "gift.swpack").write_bytes(bundle({"frost.yaml": PACK.encode()}, {}))
    return _no_works(driver)


def _no_works(driver: Driver) -> Scene:
    return WorksScene(driver.services, lambda _: None, lambda: None)


SCREENS: dict[str, Callable[[Driver], Scene]] = {
    "title": lambda driver: driver.services.screens.title(),
    "setup": lambda driver: driver.services.screens.setup(),
    "leave_out": _leave_out,
    "packs": lambda driver: PacksScene(driver.services),
    "load": _load,
    "load_none": lambda driver: LoadScene(driver.services),
    "replays": lambda driver: ReplaysScene(driver.services),
    "replay": lambda driver: ReplayScene(driver.services, played(60)),
    "records": _records,
    "records_none": lambda driver: RecordsScene(driver.services),
    "maps": lambda driver: MapsScene(driver.services),
    "almanac": lambda driver: driver.services.screens.almanac(),
    "almanac_race": lambda driver: driver.services.screens.almanac("sorcerers"),
    "workshop": lambda driver: driver.services.screens.workshop(),
    "workshop_race": lambda driver: driver.services.screens.workshop("races", "halflings"),
    "workshop_power": lambda driver: driver.services.screens.workshop("powers", "fortified"),
    "works": _works,
    "works_none": _no_works,
    "settings": lambda driver: driver.services.screens.settings(),
    "pause": lambda driver: driver.services.screens.pause(played(60)),
    "hand_over": lambda driver: HandOverScene(driver.services, played(60, 5)),
    "save_as": lambda driver: SaveAsScene(driver.services, played(60)),
    "result": lambda driver: driver.services.screens.result(finished(3)),
    "result_six": lambda driver: driver.services.screens.result(finished(6)),
}
