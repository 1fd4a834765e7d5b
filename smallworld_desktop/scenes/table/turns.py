"""Which scene of the turn the present offers make."""

from __future__ import annotations

from smallworld_desktop.scenes.answer.scene import AnswerScene
from smallworld_desktop.scenes.combo_selection.scene import ComboSelectionScene
from smallworld_desktop.scenes.conquest.scene import ConquestScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene, RetreatScene
from smallworld_desktop.scenes.turn.base import Table, TurnScene
from smallworld_desktop.scenes.turn.watch import WatchScene


def make_turn_scene(table: Table) -> TurnScene:
    """The scene for whoever has to decide; watching if that is nobody at this screen."""
    game = table.session.game
    if not table.session.is_for_human:
        return WatchScene(table, [])
    offers = game.legal()
    match game.position.phase:
        case "choose":
            return ComboSelectionScene(table, offers)
        case "conquer":
            return ConquestScene(table, offers)
        case "redeploy":
            return RedeploymentScene(table, offers)
        case "retreat":
            return RetreatScene(table, offers)
    return AnswerScene(table, offers)
