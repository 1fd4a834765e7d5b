"""The first real game after the lessons: the person begins, a computer that is only beginning too plays slowly."""

from __future__ import annotations

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.plan import BASE, SEATS, new_plan
from smallworld_desktop.session.session import FIRST_GAME

OPPONENT = "ai:beginner"
PLAYERS = 2


def begin_first_game(services: Services) -> Message | None:
    """Goes to its table; says why if there can be none."""
    plan = new_plan([services.tr(f"setup.name.{number}") for number in range(1, SEATS + 1)])
    plan.seats[1].kind = OPPONENT
    plan.first = 0
    services.maps.refresh()
    entries = [each for each in services.maps.entries if each.map.playable and PLAYERS in each.map.players]
    plain = [each for each in entries if not each.map.packs]
    plan.board = (plain or entries)[0].map if entries else None
    content = services.load_content([BASE])
    reason = plan.why_not(content)
    if reason is None:
        session = plan.begin(content, services.new_seed())
        session.learnt.append(FIRST_GAME)
        services.change_settings(helper=True)
        open_session(services, session)
    return reason
