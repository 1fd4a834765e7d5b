"""Pictures of what the Underground adds to a turn."""

from __future__ import annotations

from pathlib import Path

import pygame

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.shot_base import away, hover, shot, sit_down, words
from smallworld_desktop.developers.staging import staged
from smallworld_desktop.scenes.setup.scene import SetupScene


@shot("below_table")
def below_table(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("below_conquer"))
    hover(driver, "sludgepool")


@shot("volcano_site")
def volcano_site(driver: Driver, home: Path) -> None:
    """Flames choose on which chasm their volcano stands."""
    sit_down(driver, staged("below_choose"))
    driver.key(pygame.K_1)
    driver.settle()
    driver.key(pygame.K_RETURN)
    hover(driver, "bottomless_deep")


@shot("badge_swap")
def badge_swap(driver: Driver, home: Path) -> None:
    """Shadow Mimes swap their badge at the pick."""
    sit_down(driver, staged("below_choose"))
    driver.key(pygame.K_2)
    driver.settle()
    driver.key(pygame.K_RETURN)
    driver.settle()


@shot("river_left")
def river_left(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("river_left"))


@shot("relic_ways")
def relic_ways(driver: Driver, home: Path) -> None:
    """What relics do, alone and together, at one region."""
    sit_down(driver, staged("relics"))
    driver.press(words(driver, "button.ways"))
    driver.click(driver.region("lodebarrow"))
    driver.settle()


@shot("relic_reach")
def relic_reach(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("relics"))
    driver.press(words(driver, "button.ways"))
    hover(driver, "murkfen")


@shot("named_roll")
def named_roll(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("wisps"))
    driver.press(words(driver, "button.roll_first"))
    driver.click(driver.region("gloomspire"))
    driver.settle()


@shot("hammers")
def hammers(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("hammers"))
    hover(driver, "gloomspire")


@shot("revive")
def revive(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("revive"))
    driver.press(words(driver, "button.revive"))
    driver.click(driver.region("smokecrag"))
    hover(driver, "barrowdrift")


@shot("ancient")
def ancient(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ancient"))
    driver.click(driver.table.panels.bar.more.rect.center)
    driver.press(words(driver, "button.move_marker", marker=driver.table.words.source("ancient")))
    hover(driver, "mirrorfield")


@shot("balrog")
def balrog(driver: Driver, home: Path) -> None:
    """Where the Balrog goes."""
    sit_down(driver, staged("pentacle"))
    hover(driver, "smokecrag")


@shot("stonehedge")
def stonehedge(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("stonehedge"))
    driver.click(driver.region("sludgepool"))
    driver.settle()
    hover(driver, "sludgepool")


@shot("scepter")
def scepter(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("placed_relics"))
    driver.key(pygame.K_s)
    driver.press(words(driver, "button.place_find", find=driver.table.words.source("froggys_ring")))
    hover(driver, "mirrorfield")


@shot("ghost")
def ghost(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ghost"))
    driver.key(pygame.K_s)
    driver.press(words(driver, "button.place_find", find=driver.table.words.source("ghost")))
    hover(driver, "timberdrift")


@shot("altar")
def altar(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("altar"))
    hover(driver, "murkfen")


@shot("queen")
def queen(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("queen"))
    driver.key(pygame.K_s)
    hover(driver, "mirrorfield")


@shot("entomb")
def entomb(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("tomb"))
    driver.key(pygame.K_d)
    driver.settle()
    driver.press(words(driver, "button.decline"))
    away(driver)


@shot("below_setup")
def below_setup(driver: Driver, home: Path) -> None:
    """A board that needs a set, played with that set alone."""
    driver.show(driver.services.screens.title())
    driver.press(words(driver, "menu.new_game"))
    scene = driver.top
    assert isinstance(scene, SetupScene)
    below = next(entry.path for entry in scene.boards.shipped if "underground" in entry.map.setup.needs)
    for _ in range(scene.boards.row_of(below) or 0):
        driver.key(pygame.K_DOWN)
    driver.wait_for_painting()
    away(driver)
