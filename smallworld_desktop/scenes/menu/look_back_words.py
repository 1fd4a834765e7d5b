"""What a look back says: of each turn, and of the whole game."""

from __future__ import annotations

from smallworld_desktop.ai.played import PlayedTurn
from smallworld_desktop.ai.review import TurnReview
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.messages import Param
from smallworld_desktop.session.looking_back import LookingBack
from smallworld_desktop.session.session import Session

MINUS = "\u2212"
LEAST_LUCK = 0.5
"""Coins of luck that are worth a sentence."""


class LookBackWords:
    """Words for what is known so far."""

    def __init__(self, tr: Translator, session: Session, looking: LookingBack) -> None:
        self.tr, self.session, self.looking = tr, session, looking

    def title(self, turn: PlayedTurn, review: TurnReview | None) -> str:
        verdict: str = review.verdict if review is not None else "unknown"
        code = f"lookback.turn.{verdict if turn.seat in self.looking.seats else 'other'}"
        return self.tr(code, round=turn.round, player=self.session.seats[turn.seat].name)

    def detail(self, turn: PlayedTurn, review: TurnReview | None, is_moment: bool) -> str:
        """What it cost, what the die did, and whether the game was decided here."""
        if review is None:
            return ""
        found = []
        if review.better:
            found.append(self._cost(review))
        if abs(review.luck) >= LEAST_LUCK:
            code = "lookback.lucky" if review.luck > 0 else "lookback.unlucky"
            found.append(self.tr(code, coins=self.tr.decimal(abs(review.luck))))
        if is_moment:
            found.append(self._moment(turn, review))
        return " ".join(found)

    def _cost(self, review: TurnReview) -> str:
        params: dict[str, Param] = {"cost": self.tr.decimal(review.cost), "spread": self.tr.decimal(review.spread)}
        if review.better_combo is None:
            return self.tr("lookback.cost", **params)
        return self.tr("lookback.cost.combo", combo=self.tr.combo(*review.better_combo), **params)

    def _moment(self, turn: PlayedTurn, review: TurnReview) -> str:
        """How the chances of whoever's turn it was have changed."""
        number = self.looking.played.index(turn)
        before = self.looking.turns.get(self.looking.played[number - 1].first) if number else None
        then = before.chances[turn.seat] if before is not None else 1 / len(self.session.seats)
        player = self.session.seats[turn.seat].name
        params: dict[str, Param] = {"before": round(100 * then), "after": round(100 * review.chances[turn.seat])}
        return self.tr("lookback.moment", player=player, **params)

    def summary(self) -> str:
        """Skill and luck, apart, of everybody who asked."""
        if not self.looking.turns:
            return self.tr("lookback.begun")
        lines = []
        for seat in self.looking.seats:
            luck = self.looking.luck(seat)
            lines.append(
                self.tr(
                    "lookback.summary",
                    player=self.session.seats[seat].name,
                    coins=self.tr.decimal(self.looking.given_away(seat)),
                    luck=("+" if luck >= 0 else MINUS) + self.tr.decimal(abs(luck)),
                )
            )
        return "\n".join(lines)
