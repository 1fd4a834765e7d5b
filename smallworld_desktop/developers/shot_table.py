"""Pictures of the table: how to get to every state of a turn by the way a player goes."""

from __future__ import annotations

from pathlib import Path

import pygame

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.shot_base import away, hover, shot, sit_down, words
from smallworld_desktop.developers.staging import played, staged


@shot("choose")
def choose(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("choose"))


@shot("card")
def card(driver: Driver, home: Path) -> None:
    choose(driver, home)
    driver.key(pygame.K_3)
    driver.settle()
    driver.pass_time(1.0)


@shot("conquest")
def conquest(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    hover(driver, "gloamwood")


@shot("conquest_refused")
def conquest_refused(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.click(driver.region("foxholt"))
    driver.pass_time(0.6)


@shot("hint")
def hint(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.key(pygame.K_t)
    driver.wait_until(lambda: driver.table.adviser.hint is not None, "no hint was given")
    driver.pass_time(0.6)


@shot("conquest_moving")
def conquest_moving(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.click(driver.region("gloamwood"))
    driver.pass_time(0.2)


@shot("conquest_zoomed")
def conquest_zoomed(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.wheel(driver.region("grey_spire"), 4)
    hover(driver, "grey_spire")


@shot("conquest_keyboard")
def conquest_keyboard(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RIGHT)
    driver.pass_time(0.6)


@shot("way_picker")
def way_picker(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ways"))
    driver.click(driver.region("midgemire"), button=3)
    driver.settle()


@shot("hand_dragged")
def hand_dragged(driver: Driver, home: Path) -> None:
    """Tokens on their way from the hand to a region."""
    sit_down(driver, staged("conquer"))
    start, end = driver.table.panels.bar.hand.rect.center, driver.region("midgemire")
    driver.move(start)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
    driver.frame()
    for part in (0.4, 0.8, 1.0):
        x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        driver.move((x, y))
    driver.frames(3)


@shot("last_conquest")
def last_conquest(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("final"))
    driver.key(pygame.K_r)
    hover(driver, "grey_spire")


@shot("die")
def die(driver: Driver, home: Path) -> None:
    last_conquest(driver, home)
    driver.click(driver.region("grey_spire"))
    driver.pass_time(0.45)


@shot("die_won")
def die_won(driver: Driver, home: Path) -> None:
    last_conquest(driver, home)
    driver.click(driver.region("grey_spire"))
    driver.pass_time(1.3)


@shot("die_asked")
def die_asked(driver: Driver, home: Path) -> None:
    """A region that needs the die, while others could be paid."""
    sit_down(driver, staged("final"))
    driver.click(driver.region("grey_spire"))
    driver.settle()


@shot("berserk")
def berserk(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("berserk"))
    driver.key(pygame.K_r)
    driver.settle()
    hover(driver, "midgemire")


@shot("decline")
def decline(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.key(pygame.K_d)
    driver.settle()


@shot("decline_moving")
def decline_moving(driver: Driver, home: Path) -> None:
    decline(driver, home)
    driver.press(words(driver, "button.decline"))
    driver.pass_time(0.35)


@shot("more")
def more(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("conquer"))
    driver.click(driver.table.panels.bar.more.rect.center)
    driver.settle()


@shot("abandon")
def abandon(driver: Driver, home: Path) -> None:
    more(driver, home)
    driver.press(words(driver, "button.abandon"))
    hover(driver, "applegarth")


@shot("ready")
def ready(driver: Driver, home: Path) -> None:
    more(driver, home)
    driver.press(words(driver, "button.ready"))
    hover(driver, "tangleshaw")


@shot("ghouls")
def ghouls(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ghouls"))
    hover(driver, "gloamwood")


@shot("redeploy")
def redeploy(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("redeploy"))
    driver.click(driver.region("midgemire"))
    hover(driver, "midgemire")


@shot("heroes")
def heroes(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("heroes"))
    driver.key(pygame.K_s)
    driver.click(driver.region("beacontor"))
    away(driver)


@shot("encampments")
def encampments(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("encampments"))
    driver.key(pygame.K_s)
    away(driver)


@shot("fortress")
def fortress(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("fortress"))
    driver.key(pygame.K_s)
    hover(driver, "badgerhowe")


@shot("ally")
def ally(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ally"))
    driver.key(pygame.K_s)
    driver.click(driver.table.panels.bar.more.rect.center)
    driver.settle()


@shot("end_question")
def end_question(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("ally"))
    driver.key(pygame.K_s)
    driver.key(pygame.K_e)
    driver.settle()


@shot("scoring")
def scoring(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("redeploy"))
    driver.key(pygame.K_s)
    driver.key(pygame.K_e)
    driver.pass_time(1.9)


@shot("stout")
def stout(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("stout"))


@shot("retreat")
def retreat(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("retreat"))
    hover(driver, "badgerhowe")


@shot("cover")
def cover(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("redeploy", open_coins=False))
    driver.key(pygame.K_s)
    driver.key(pygame.K_e)
    driver.settle()


@shot("recap")
def recap(driver: Driver, home: Path) -> None:
    sit_down(driver, staged("retreat"))
    driver.key(pygame.K_s)
    driver.key(pygame.K_e)
    driver.settle()


@shot("log")
def log(driver: Driver, home: Path) -> None:
    sit_down(driver, played(45))
    if driver.top is not driver.table:
        driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_l)
    driver.settle()


@shot("watching")
def watching(driver: Driver, home: Path) -> None:
    """Computers play: the screen never rests."""
    driver.show(driver.services.screens.table(played(60, kinds=("ai:easy", "ai:easy", "ai:easy"))))
    driver.wait_for_painting(settle=False)
    driver.pass_time(0.7)


@shot("helper")
def helper(driver: Driver, home: Path) -> None:
    driver.services.change_settings(helper=True)
    sit_down(driver, staged("conquer"))


@shot("victory")
def victory(driver: Driver, home: Path) -> None:
    session = played(10_000)
    sit_down(driver, session)
    driver.table._settled()
    driver.key(pygame.K_SPACE)
    driver.settle()


@shot("five_players")
def five_players(driver: Driver, home: Path) -> None:
    sit_down(driver, played(150, 5))
    if driver.top is not driver.table:
        driver.key(pygame.K_ESCAPE)
    away(driver)
