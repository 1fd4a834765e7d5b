"""Pictures of the team game for six."""

from __future__ import annotations

from pathlib import Path

import pygame

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.expansion_positions import SETS
from smallworld_desktop.developers.shot_base import away, hover, shot, sit_down, words
from smallworld_desktop.developers.staging import played, staged
from smallworld_desktop.scenes.setup.scene import SetupScene


@shot("monsters")
def monsters(driver: Driver, home: Path) -> None:
    """Before the first turn: the second monster."""
    sit_down(driver, staged("monsters"))
    driver.click(driver.region("ram_s_tor"))
    driver.settle()
    hover(driver, "beaconrise")


@shot("team_table")
def team_table(driver: Driver, home: Path) -> None:
    """The relic and all places on the board."""
    sit_down(driver, staged("team_places"))


@shot("team_place_tip")
def team_place_tip(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("team_places"))
    hover(driver, "applemeadow")


@shot("discovery")
def discovery(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("discovery"))
    driver.click(driver.region("heathertor"))
    driver.pass_time(1.0)


@shot("soapbar")
def soapbar(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("soapbar"))
    driver.key(pygame.K_s)
    driver.key(pygame.K_e)
    driver.settle()
    hover(driver, "ram_s_tor")


@shot("tavern")
def tavern(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("tavern"))
    driver.key(pygame.K_s)
    driver.press(words(driver, "button.share_partner", player="Dan"))
    driver.settle()


@shot("bony")
def bony(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("bony"))


@shot("mirror")
def mirror(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("mirror"))
    power = driver.table.words.power("alchemist")
    driver.move(driver.button(words(driver, "button.swap", power=power)).rect.center)
    driver.pass_time(0.8)


@shot("sacrifice")
def sacrifice(driver: Driver, home: Path) -> None:
    """Eve holds the Sigil and is asked in Ann's turn."""
    sit_down(driver, staged("sigil_of_another"))
    hover(driver, "murkbog")


@shot("sacrifice_cover")
def sacrifice_cover(driver: Driver, home: Path) -> None:
    """With closed purses the screen is passed on before the question is seen."""
    sit_down(driver, staged("sigil_ahead", open_coins=False))
    driver.click(driver.region("rushmarsh"))
    driver.settle()


@shot("sacrifice_for_the_holder")
def sacrifice_for_the_holder(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("sigil_of_the_loser"))


@shot("team_scoring")
def team_scoring(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("tavern"))
    driver.key(pygame.K_s)
    driver.key(pygame.K_e)
    driver.pass_time(4.5)


@shot("team_result")
def team_result(driver: Driver, home: Path) -> None:
    session = played(10_000, 6, packs=tuple(SETS), teams=True)
    driver.services.welcome(session.content)
    driver.show(driver.services.screens.result(session))
    driver.wait_for_painting()
    away(driver)


@shot("team_setup")
def team_setup(driver: Driver, home: Path) -> None:
    """Six seats in three teams, with every set."""
    driver.show(driver.services.screens.title())
    driver.press(words(driver, "menu.new_game"))
    scene = driver.top
    assert isinstance(scene, SetupScene)
    for _ in range(scene.boards.row_for(6)):
        driver.key(pygame.K_DOWN)
    driver.click(scene.seats.teams.rect.center)
    driver.wait_for_painting()
    away(driver)
