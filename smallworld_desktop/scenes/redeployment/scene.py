"""The end of a turn: redeployment, markers, peace; and the retreat of defenders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from smallworld_desktop.ai.dangers import Danger, dangers
from smallworld_desktop.intents import Command
from smallworld_desktop.render.widgets import Line
from smallworld_desktop.rules.actions import Action, End, MakePeace, Share, Stop
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.foresight import gain_of
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.records import RegionAbandoned
from smallworld_desktop.scenes.redeployment.arrange import ArrangeScene
from smallworld_desktop.scenes.redeployment.finds import find_choices, forgotten
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Table, aside, warned


class RedeploymentScene(ArrangeScene):
    """The end of a turn (or of the part of a race in decline): tokens and discs are placed, peace is made."""

    name = "redeploy"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        domains = [offer for offer in offers if isinstance(offer, Distribution)]
        tokens = next((domain for domain in domains if domain.kind == "deploy"), None)
        super().__init__(table, offers, tokens, [domain for domain in domains if domain.kind == "place"])
        self.peace = [offer for offer in offers if isinstance(offer, MakePeace)]
        self.shares = [offer for offer in offers if isinstance(offer, Share)]
        self.can_end = any(isinstance(offer, End) for offer in offers)
        self.is_part = bool(self.position.parts)

    def hint(self) -> str:
        if self.tokens is not None and self.tokens.left < 0:
            return self.tr("hint.take_off", count=-self.tokens.left)
        if self.tokens is not None and self.tokens.left:
            out_of_water = self._out_of_water()
            if out_of_water:
                return self.tr("hint.river_left", count=out_of_water)
            return self.tr("hint.place", count=self.tokens.left)
        if (disc := self._disc) is not None:
            return self.tr("hint.discs", marker=self.words.source(disc))
        seat, coins = self.position.share
        if coins:
            return self.tr("hint.shared", player=self.words.seat(seat), count=coins)
        if self.shares:
            return self.tr("hint.share", count=max(offer.coins for offer in self.shares))
        return self.tr("hint.redeploy" if self.can_move else "hint.stay")

    def _out_of_water(self) -> int:
        """How many tokens had to leave regions when the conquests were stopped, if that was just now."""
        last = self.game.steps[-1] if self.game.steps else None
        if last is None or not isinstance(last.action, Stop):
            return 0
        return sum(record.tokens for record in last.records if isinstance(record, RegionAbandoned))

    @property
    def _disc(self) -> str | None:
        """The marker that a click places now, if it places one."""
        draft = self.active
        return draft.domain.marker if draft is not None and draft in self.discs else None

    def note(self) -> str:
        return self.tr("table.note.placing")

    def choices(self) -> list[Choice]:
        found = [*self.spreading(), *self._extras()[:1]]
        fault = self.fault()
        code = "button.close_part" if self.is_part else "button.end"
        tip = self.words.message(fault) if fault is not None else self.tr("tip.end")
        found.append(
            Choice(
                self.tr(code),
                self._end,
                "check",
                enabled=fault is None,
                tooltip=tip,
                key=Command.END,
                is_lit=not fault,
                leads_to=[*self._actions(), *([] if self.is_part else [End()])],
            )
        )
        return found

    def more(self) -> list[Choice]:
        found = []
        for offer in self.peace:
            words = self.tr("button.peace", player=self.words.seat(offer.seat))
            found.append(
                Choice(
                    words,
                    partial(self._with_drafts, offer),
                    "team",
                    tooltip=self.tr("tip.peace"),
                    is_lit=self.position.ally[self.position.seat] == offer.seat,
                    leads_to=[offer],
                )
            )
        found += self._extras()[1:]
        return found

    def _extras(self) -> list[Choice]:
        """What else the end of a turn offers, the most important first: it gets a main button."""
        return [*self._givings(), *find_choices(self.table, self.offers, self._with_drafts, self.tableau)]

    def _givings(self) -> list[Choice]:
        """A choice for each player who may be given coins, the partner's first: it gets a main button."""
        partner = self.position.rules.partner(self.position.seat)
        seats = sorted({offer.seat for offer in self.shares}, key=lambda seat: (seat != partner, seat))
        found = []
        for seat in seats:
            code = "button.share_partner" if seat == partner else "button.share_with"
            is_lit = self.position.share[1] > 0 and self.position.share[0] == seat
            label = self.tr(code, player=self.words.seat(seat))
            leads_to = [offer for offer in self.shares if offer.seat == seat]
            found.append(Choice(label, partial(self._choose_share, seat), "gift", is_lit=is_lit, leads_to=leads_to))
        return found

    def _choose_share(self, seat: int) -> None:
        shares = [offer for offer in self.shares if offer.seat == seat]
        if len(shares) == 1:
            self._with_drafts(shares[0])
            return
        give = [
            Choice(
                self.tr("button.share", count=offer.coins), partial(self._with_drafts, offer), "gift", leads_to=[offer]
            )
            for offer in shares
        ]
        keep = Choice(self.tr("ui.back"), self.table.changed)
        self.table.ask(self.tr("ask.share.title", player=self.words.seat(seat)), self.tr("ask.share"), [*give, keep])

    def dangers(self) -> Sequence[Danger]:
        counts = self.tokens.counts if self.tokens is not None else {}
        return dangers(self.position, self.position.decider, counts)

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        lines: list[str | Line] = list(base.lines)
        for threat in self.dangers():
            if threat.region == region:
                words = self.tr("tip.threat", player=self.words.seat(threat.seat), count=threat.cost)
                lines.append(warned(words) if threat.likely else aside(words))
        if (disc := self._disc) is not None and self.active is not None and region in self.active:
            lines.append(aside(self.words.text_of("marker", disc)))
        return Explanation(base.title, lines)

    def _actions(self) -> list[Action]:
        """What the drafts come to."""
        found: list[Action] = []
        if self.tokens is not None and (not self.tokens.stands or not self.can_end or self.is_part):
            found.append(self.tokens.action())
        for draft in self.discs:
            if draft.is_changed:
                action = draft.action()
                kept = tuple((r, n) for r, n in action.layout if self.tokens is None or self.tokens.counts.get(r, 1))
                found.append(replace(action, layout=kept))
        return found

    def _with_drafts(self, action: Action) -> None:
        """Play the drafts as far as they can be played, then something else."""
        drafts = self._actions() if self.fault() is None else []
        self.table.play_all([*drafts, action])

    def _end(self) -> None:
        actions = self._actions()
        if self.is_part:
            self.table.play_all(actions)
            return
        undone = self._undone()
        if not undone:
            self.table.play_all([*actions, End()])
            return
        end = partial(self.table.play_all, [*actions, End()])
        yes = Choice(self.tr("button.end_anyway"), end, "check", leads_to=[*actions, End()])
        no = Choice(self.tr("ui.back"), self.table.changed, is_lit=True)
        self.table.ask(self.tr("ask.end.title"), "\n".join(undone), [yes, no])

    def _undone(self) -> list[str]:
        """What useful things would be left out by ending now."""
        found = [
            self.tr("ask.end.discs", count=draft.left, marker=self.words.source(draft.domain.marker))
            for draft in self.discs
            if draft.left > 0
        ]
        if self.peace and self.position.ally[self.position.seat] < 0:
            found.append(self.tr("ask.end.peace"))
        for find in forgotten(self.offers, partial(gain_of, self.position)):
            found.append(self.tr("ask.end.find", find=self.words.way_name(find)))
        return found


class RetreatScene(ArrangeScene):
    """A defender puts survivors and encampments back."""

    name = "retreat"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        domains = [offer for offer in offers if isinstance(offer, Distribution)]
        tokens = next((domain for domain in domains if domain.kind == "retreat"), None)
        discs = [] if tokens is not None else [domain for domain in domains if domain.kind == "place"]
        super().__init__(table, offers, tokens, discs)

    def hint(self) -> str:
        player = self.words.seat(self.position.decider)
        if self.tokens is not None:
            return self.tr(
                "hint.retreat" if self.tokens.left > 0 else "hint.placed", player=player, count=self.tokens.left
            )
        return self.tr("hint.regroup", player=player)

    def lessons(self) -> Sequence[str]:
        """What is lost differs: Elves lose nobody."""
        driven = self.position.people(self.tokens.domain.people) if self.tokens is not None else None
        return ("retreat_spared" if driven is not None and not driven.abilities.loses else self.name,)

    def note(self) -> str:
        return self.tr("table.note.retreating")

    def choices(self) -> list[Choice]:
        found = self.spreading()
        fault = next((fault for draft in self.drafts if (fault := draft.fault()) is not None), None)
        tip = self.words.message(fault) if fault is not None else ""
        found.append(
            Choice(
                self.tr("button.done"), self._done, "check", enabled=fault is None, tooltip=tip, key=Command.END,
                is_lit=fault is None, leads_to=[draft.action() for draft in self.drafts[:1]],
            )
        )  # fmt: skip
        return found

    def _done(self) -> None:
        self.table.play(self.drafts[0].action())
