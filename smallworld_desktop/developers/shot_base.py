"""What a picture is, and what all of them need."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.session.session import Session

Shot = Callable[[Driver, Path], None]
SHOTS: dict[str, Shot] = {}
"""By name, in the order a player meets them. A shot gets a fresh program and its user folder."""


def shot(name: str) -> Callable[[Shot], Shot]:
    def keep(take: Shot) -> Shot:
        SHOTS[name] = take
        return take

    return keep


def sit_down(driver: Driver, session: Session) -> None:
    """A table with its board painted, and nobody explaining anything."""
    driver.services.welcome(session.content)
    driver.show(driver.services.screens.table(session))
    driver.wait_for_painting()
    away(driver)


def away(driver: Driver) -> None:
    """The pointer where it points at nothing."""
    driver.move((driver.surface.get_width() - 2, driver.surface.get_height() - 2))
    driver.pass_time(0.6)


def hover(driver: Driver, region: str) -> None:
    driver.move(driver.region(region))
    driver.pass_time(0.6)


def words(driver: Driver, code: str, **params: str | int) -> str:
    return driver.services.tr(code, **params)
