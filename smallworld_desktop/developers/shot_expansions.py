"""Pictures of what the expansions add to a turn."""

from __future__ import annotations

from pathlib import Path

import pygame

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.shot_base import away, hover, shot, sit_down, words
from smallworld_desktop.developers.staging import played, staged


@shot("hire")
def hire(driver: Driver, home: Path) -> None:
    """The die was too small: pay a Mercenary now?"""
    sit_down(driver, staged("hire"))


@shot("hire_first")
def hire_first(driver: Driver, home: Path) -> None:
    """Pay a Mercenary before the conquest, or not."""
    sit_down(driver, staged("hire_first"))
    driver.click(driver.region("gloamwood"))
    driver.settle()


@shot("tower")
def tower(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("tower"))
    driver.key(pygame.K_d)
    driver.settle()
    driver.press(words(driver, "button.decline"))
    hover(driver, "beacontor")


@shot("hordes_leave")
def hordes_leave(driver: Driver, home: Path) -> None:
    """Hordes leave: regions have to be given up on decline."""
    sit_down(driver, staged("hordes"))
    driver.key(pygame.K_d)
    driver.settle()
    driver.press(words(driver, "button.decline"))
    driver.click(driver.region("applegarth"))
    hover(driver, "beacontor")


@shot("second_wave")
def second_wave(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("second_wave"))
    driver.move(driver.button(words(driver, "button.second_wave")).rect.center)
    driver.pass_time(0.8)


@shot("catapult")
def catapult(driver: Driver, home: Path) -> None:
    """Where the catapult could reach from one region."""
    sit_down(driver, staged("catapult"))
    driver.press(words(driver, "button.catapult"))
    driver.click(driver.region("honey_garth"))
    hover(driver, "ironhorn")


@shot("catapult_origin")
def catapult_origin(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("catapult"))
    driver.press(words(driver, "button.catapult"))
    hover(driver, "beacontor")


@shot("barbarians_ready")
def barbarians_ready(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("barbarians"))
    driver.press(words(driver, "button.ready"))
    driver.click(driver.region("tangleshaw"))
    hover(driver, "tangleshaw")


@shot("barbarians_stay")
def barbarians_stay(driver: Driver, home: Path) -> None:
    """Barbarians are not redeployed; heroes are placed all the same."""
    sit_down(driver, staged("barbarians_stay"))


@shot("pots")
def pots(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("pots"))
    driver.key(pygame.K_s)
    driver.click(driver.region("beacontor"))
    driver.click(driver.region("midgemire"))
    hover(driver, "midgemire")


@shot("column")
def column(driver: Driver, home: Path) -> None:
    """The price of passing the Cursed, and Homunculi waiting on their combo."""
    sit_down(driver, staged("column"))


@shot("card_homunculi")
def card_homunculi(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("column"))
    driver.key(pygame.K_2)
    driver.settle()


@shot("gypsies")
def gypsies(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("gypsies"))
    hover(driver, "applegarth")


@shot("pygmies")
def pygmies(driver: Driver, home: Path) -> None:
    """A Pygmy is lost and the die falls."""
    sit_down(driver, staged("pygmies"))
    driver.click(driver.region("gloamwood"))
    driver.pass_time(2.6)


@shot("ransacking")
def ransacking(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ransacking"))
    driver.click(driver.region("gloamwood"))
    driver.pass_time(0.62)


@shot("corrupt_log")
def corrupt_log(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("corrupt"))
    driver.click(driver.region("gloamwood"))
    driver.settle()
    driver.key(pygame.K_l)
    away(driver)


@shot("kobolds")
def kobolds(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("kobolds"))
    hover(driver, "tangleshaw")


@shot("pixies")
def pixies(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("pixies"))


@shot("amazon_hordes")
def amazon_hordes(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("amazon_hordes"))


@shot("white_ladies")
def white_ladies(driver: Driver, home: Path) -> None:
    """In decline nobody can take their regions; Were- in an even round costs two less."""
    sit_down(driver, staged("white_ladies"))
    hover(driver, "gloamwood")


@shot("six_players")
def six_players(driver: Driver, home: Path) -> None:
    """Six seats without teams."""
    sit_down(driver, played(190, 6, packs=("base", "cursed", "grand_dames", "be_not_afraid")))
    if driver.top is not driver.table:
        driver.key(pygame.K_ESCAPE)
    away(driver)
