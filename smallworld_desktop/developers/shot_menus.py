"""Pictures of the screens around the game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.ai.review import BRIEF
from smallworld_desktop.crash import CrashReport
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.shot_base import away, shot, sit_down, words
from smallworld_desktop.developers.staging import played, staged
from smallworld_desktop.scenes.board.thumbnails import save_thumbnail
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.crash_window import CrashScene
from smallworld_desktop.scenes.menu.look_back import LookBackScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.own_records import finished_game
from smallworld_desktop.store import HIGH_CONTRAST, SaveStore
from smallworld_desktop.store.played_games import add_game

BROKEN_MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="20" height="15" tilewidth="32" tileheight="32">
 <objectgroup name="regions">
  <object id="1" name="Lonely Fen" class="swamp" x="64" y="64">
   <polygon points="0,0 160,0 160,128 0,128"/>
  </object>
  <object id="2" name="Far Hill" class="hil" x="320" y="64">
   <polygon points="0,0 160,0 160,128 0,128"/>
  </object>
 </objectgroup>
</map>
"""


@shot("title")
def title(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.title())
    driver.wait_for_painting()
    away(driver)


@shot("title_continue")
def title_continue(driver: Driver, home: Path) -> None:
    open_session(driver.services, staged("conquer"))
    driver.wait_for_painting()
    driver.services.autosave.flush()
    title(driver, home)


@shot("setup")
def setup(driver: Driver, home: Path) -> None:
    title(driver, home)
    driver.press(words(driver, "menu.new_game"))
    driver.wait_for_painting()
    away(driver)


@shot("leave_out")
def leave_out(driver: Driver, home: Path) -> None:
    setup(driver, home)
    driver.press(words(driver, "setup.leave_out"))
    away(driver)


@shot("packs")
def packs(driver: Driver, home: Path) -> None:
    title(driver, home)
    driver.drop(paths.assets() / "examples" / "pond.yaml")
    away(driver)


@shot("packs_none")
def packs_none(driver: Driver, home: Path) -> None:
    setup(driver, home)
    driver.press(words(driver, "setup.packs.add"))
    away(driver)


@shot("load_none")
def load_none(driver: Driver, home: Path) -> None:
    title(driver, home)
    driver.press(words(driver, "menu.load"))
    away(driver)


@shot("replays_none")
def replays_none(driver: Driver, home: Path) -> None:
    title(driver, home)
    driver.press(words(driver, "menu.replays"))
    away(driver)


@shot("load")
def load(driver: Driver, home: Path) -> None:
    keep_games(driver.services.saves)
    title(driver, home)
    driver.press(words(driver, "menu.load"))
    away(driver)


@shot("load_damaged")
def load_damaged(driver: Driver, home: Path) -> None:
    keep_games(driver.services.saves)
    (driver.services.saves.folder / "torn.swgame").write_text("half a game", encoding="utf-8")
    title(driver, home)
    driver.press(words(driver, "menu.load"))
    driver.key(pygame.K_END)
    away(driver)


@shot("replays")
def replays(driver: Driver, home: Path) -> None:
    keep_games(driver.services.replays)
    title(driver, home)
    driver.press(words(driver, "menu.replays"))
    away(driver)


@shot("replay")
def replay(driver: Driver, home: Path) -> None:
    replays(driver, home)
    driver.key(pygame.K_RETURN)
    driver.wait_for_painting()
    for _ in range(30):
        driver.key(pygame.K_PAGEDOWN)
    away(driver)


@shot("look_back")
def look_back(driver: Driver, home: Path) -> None:
    session = played(10_000, 2, kinds=("human", "ai:easy"))
    driver.services.welcome(session.content)
    scene = LookBackScene(driver.services, session, BRIEF)
    driver.show(scene)
    driver.wait_for_painting(settle=False)
    driver.wait_until(lambda: not scene.looking.is_working, "looking back goes on for ever")
    wrong = next((row for row, turn in enumerate(scene.listed) if scene.looking.turns[turn.first].better), 0)
    scene.turns.choose(wrong)
    away(driver)


@shot("better_turn")
def better_turn(driver: Driver, home: Path) -> None:
    look_back(driver, home)
    driver.press(words(driver, "lookback.better"))
    driver.pass_time(4)
    away(driver)


@shot("records")
def records(driver: Driver, home: Path) -> None:
    for number in range(12):
        add_game(finished_game(played(10_000, 2 + number % 3, number, kinds=("human", "ai:hard"))))
    title(driver, home)
    driver.press(words(driver, "menu.replays"))
    driver.press(words(driver, "records.title"))
    away(driver)


@shot("maps")
def maps(driver: Driver, home: Path) -> None:
    title(driver, home)
    driver.press(words(driver, "menu.maps"))
    driver.pass_time(0.5)
    driver.wait_for_painting()
    away(driver)


@shot("maps_report")
def maps_report(driver: Driver, home: Path) -> None:
    paths.maps_dir().mkdir(parents=True, exist_ok=True)
    (paths.maps_dir() / "broken.tmx").write_text(BROKEN_MAP, encoding="utf-8")
    shutil.copy(paths.assets() / "maps" / "template.tmx", paths.maps_dir() / "my_first.tmx")
    maps(driver, home)
    driver.key(pygame.K_END)
    driver.key(pygame.K_UP)
    driver.pass_time(0.5)


@shot("rules")
def rules(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.almanac())
    driver.wait_for_painting()
    away(driver)


@shot("almanac")
def almanac(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.almanac("sorcerers"))
    away(driver)


@shot("almanac_terrain")
def almanac_terrain(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.almanac("forest"))
    driver.wait_for_painting()
    away(driver)


@shot("settings")
def settings(driver: Driver, home: Path) -> None:
    title(driver, home)
    driver.press(words(driver, "menu.settings"))
    away(driver)


@shot("settings_contrast")
def settings_contrast(driver: Driver, home: Path) -> None:
    driver.services.change_settings(colours=HIGH_CONTRAST)
    settings(driver, home)


@shot("table_contrast")
def table_contrast(driver: Driver, home: Path) -> None:
    driver.services.change_settings(colours=HIGH_CONTRAST)
    sit_down(driver, staged("conquer"))


@shot("setup_contrast")
def setup_contrast(driver: Driver, home: Path) -> None:
    driver.services.change_settings(colours=HIGH_CONTRAST)
    setup(driver, home)


@shot("pause")
def pause(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.key(pygame.K_F10)
    away(driver)


@shot("save")
def save(driver: Driver, home: Path) -> None:
    pause(driver, home)
    driver.press(words(driver, "pause.save"))
    away(driver)


@shot("hand_over")
def hand_over(driver: Driver, home: Path) -> None:
    pause(driver, home)
    driver.press(words(driver, "pause.seats"))
    away(driver)


@shot("result")
def result(driver: Driver, home: Path) -> None:
    session = played(10_000)
    driver.services.welcome(session.content)
    driver.show(driver.services.screens.result(session))
    driver.wait_for_painting()
    away(driver)


@shot("result_five")
def result_five(driver: Driver, home: Path) -> None:
    session = played(10_000, 5)
    driver.services.welcome(session.content)
    driver.show(driver.services.screens.result(session))
    driver.wait_for_painting()
    away(driver)


@shot("crash")
def crash(driver: Driver, home: Path) -> None:
    folder = Path("home") / "logs"
    report = CrashReport("ZeroDivisionError: division by zero", "", folder, folder / "crash-20260101-120000.txt")
    driver.show(CrashScene(driver.services.tr, driver.services.theme, report))
    away(driver)


def keep_games(store: SaveStore) -> None:
    """Two games on disk."""
    for name, session in (("Sunday with Bob", played(80)), ("The long war", played(10_000, 4))):
        store.save(session_document(session), session_meta(session, name), save_thumbnail(session))


@shot("rules_chapter")
def rules_chapter(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.almanac("book.conquest"))
    driver.wait_for_painting()
    away(driver)


@shot("workshop")
def workshop(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.workshop())
    away(driver)


@shot("workshop_race")
def workshop_race(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.workshop("races", "halflings"))
    away(driver)


@shot("workshop_power")
def workshop_power(driver: Driver, home: Path) -> None:
    driver.show(driver.services.screens.workshop("powers", "fortified"))
    away(driver)


@shot("workshop_effects")
def workshop_effects(driver: Driver, home: Path) -> None:
    workshop_race(driver, home)
    driver.press(words(driver, "workshop.add"))
    away(driver)


@shot("workshop_emblem")
def workshop_emblem(driver: Driver, home: Path) -> None:
    workshop(driver, home)
    driver.press(words(driver, "workshop.draw"))
    away(driver)
