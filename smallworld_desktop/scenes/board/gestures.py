"""What gestures at a board may mean. A board on which nothing can be done makes nothing of them."""

from __future__ import annotations

from smallworld_desktop.render.highlights import Mark


class BoardGestures:
    """One method for each gesture; whoever decides what they mean answers the ones that mean something."""

    def act(self, region: int) -> None:
        """A left click or Enter on a region."""

    def back(self) -> bool:
        """Esc: leave what can be left; False if there is nothing to leave."""
        return False

    def back_at(self, region: int) -> None:
        """A right click on a region."""
        self.back()

    def step_at(self, region: int, by: int) -> bool:
        """Wheel, stepper, plus or minus; False where it means nothing."""
        return False

    def drag(self, origin: int, target: int | None) -> None:
        """A token was dragged from one region to another."""

    def arm(self, marker: str) -> None:
        """A disc was picked up from its tray."""

    def drop_disc(self, marker: str, region: int | None) -> None:
        """A disc was dragged from its tray."""

    def drop_tokens(self, region: int | None) -> None:
        """Tokens were dragged from the hand."""

    def lifts(self, region: int | None) -> int:
        """How many tokens a drag from the hand takes along to a region."""
        return 1

    def hover_mark(self, region: int) -> Mark | None:
        """How a region that shows nothing looks under the pointer."""
        return None
