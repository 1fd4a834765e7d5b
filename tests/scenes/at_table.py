"""What tests at the table do all the time: sit down at a staged position, press buttons, click regions."""

from __future__ import annotations

from playing import Desk

from smallworld_desktop.developers.staging import Document, staged
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.die_ask import DieAskScene
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene


class Play:
    """A desk with a staged position on it, spoken to in words."""

    def __init__(self, desk: Desk, position: str | Document, *, open_coins: bool = True) -> None:
        self.desk = desk
        session = staged(position, open_coins=open_coins)
        desk.services.welcome(session.content)
        self.table: TableScene = desk.sit_down(session)

    @property
    def position(self) -> Position:
        return self.table.session.game.position

    @property
    def hint(self) -> str:
        return self.table.turn.hint()

    def number(self, region: str) -> int:
        return self.position.rules.board.by_id[region]

    def region_id(self, number: int) -> str:
        return self.position.rules.board.regions[number].id

    def tokens(self, region: str) -> int:
        return self.position.tokens[self.number(region)]

    def owner(self, region: str) -> int:
        holder = self.position.holder_of(self.number(region))
        return -1 if holder is None else holder.seat

    def lit(self) -> set[str]:
        """The regions that the step lights up."""
        regions = self.position.rules.board.regions
        return {regions[region].id for region in self.table.turn.shows()}

    def click(self, *regions: str) -> None:
        for region in regions:
            self.desk.click(self.table.panels.board.anchor(self.number(region)))

    def press(self, words: str) -> None:
        """A main button, or a line or answer of what lies over the table."""
        top = self.desk.top
        if isinstance(top, SlipScene):
            buttons = list(top.buttons)
        elif isinstance(top, AskScene):
            buttons = list(top.dialog.buttons)
        elif isinstance(top, DieAskScene):
            buttons = list(top.buttons)
        else:
            buttons = [button for button in self.table.panels.bar.buttons if button.visible]
        found = next((button for button in buttons if words in button.label), None)
        assert found is not None, f"nothing says {words}, only {[button.label for button in buttons]}"
        self.desk.press(found)

    def more(self, words: str) -> None:
        """A line of the menu of rarer things."""
        self.desk.press(self.table.panels.bar.more)
        self.press(words)

    def explained(self, region: str) -> str:
        """What the slip over a region says."""
        lines = self.table.turn.explain(self.number(region)).lines
        return "\n".join(line if isinstance(line, str) else line.text for line in lines)

    def log(self) -> list[str]:
        return [told.words for told in tell_all(self.table.session, self.table.words)]
