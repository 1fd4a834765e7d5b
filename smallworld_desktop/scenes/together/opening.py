"""While a server is asked to open a table: a word, and the way back."""

from __future__ import annotations

from smallworld_desktop.net.ordering import Order
from smallworld_desktop.net.tickets import KeptTable
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.together.going import for_others, join, remember
from smallworld_desktop.scenes.together.room import RoomScene
from smallworld_desktop.session.session import Session


class OpeningScene(DialogScene):
    """Waits for the answer; then the room of the table takes the place of the set-up."""

    def __init__(self, services: Services, address: str, session: Session, word: str, stand_in: int) -> None:
        tr = services.tr
        replies = [Reply(tr("ui.cancel"), lambda: None, is_lit=True)]
        words = tr("opening.words", address=address)
        super().__init__(tr("opening.title"), words, replies, theme_for=services.theme)
        self.services = services
        self._address, self._word = address, word
        held, self._here = for_others(session)
        self._title = session.title
        self.order = Order(address, held, word, stand_in)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.order.trouble is not None:
            self.services.problems.append(self.order.trouble)
            self.stack.pop(self)
        elif self.order.opened is not None:
            code, proof = self.order.opened
            kept = KeptTable(code, self._address, word=self._word, host_proof=proof, title=self._title)
            remember(self.services, kept)
            visit = join(self.services, kept)
            for seat, name in self._here.items():
                visit.take(seat, name)
            self.stack.pop(self)
            self.stack.replace(RoomScene(self.services, visit))
