"""Which step the present offers make."""

from __future__ import annotations

from smallworld_desktop.scenes.answer.scene import QuestionStep
from smallworld_desktop.scenes.combo_selection.scene import ChooseStep
from smallworld_desktop.scenes.conquest.scene import ConquerStep
from smallworld_desktop.scenes.redeployment.scene import DeployStep, RetreatStep
from smallworld_desktop.scenes.turn.base import Step, Table
from smallworld_desktop.scenes.turn.watch import WatchStep


def make_step(table: Table) -> Step:
    """The step for whoever has to decide; watching if that is nobody at this screen."""
    game = table.session.game
    if not table.session.is_for_human:
        return WatchStep(table, [])
    offers = game.legal()
    match game.position.phase:
        case "choose":
            return ChooseStep(table, offers)
        case "conquer":
            return ConquerStep(table, offers)
        case "redeploy":
            return DeployStep(table, offers)
        case "retreat":
            return RetreatStep(table, offers)
    return QuestionStep(table, offers)
