"""Readying, redeploying, placing markers and retreating: tokens and discs are moved about, then all is done at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.checks import placing_effect
from smallworld_desktop.rules.distribution import Distributing, Distribution
from smallworld_desktop.rules.foresight import layout_matters
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.spreading import spread_evenly
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.redeployment.draft import Draft
from smallworld_desktop.scenes.turn.base import Choice, Hand, Table, Tray, TurnScene

Snapshot = tuple[dict[int, int], ...]


class ArrangeScene(TurnScene):
    """Tokens (and perhaps discs) are laid out by click, wheel, stepper, drag or keys, within the rules' domains."""

    name = "arrange"

    def __init__(
        self, table: Table, offers: Sequence[Offer], tokens: Distribution | None, discs: Sequence[Distribution] = ()
    ) -> None:
        super().__init__(table, offers)
        self.tokens = Draft(tokens, self._start_of(tokens)) if tokens is not None else None
        self.discs = [Draft(domain, self._discs_of(domain)) for domain in discs]
        self.armed = None
        self._past: list[Snapshot] = []

    def _start_of(self, domain: Distribution) -> dict[int, int]:
        """Tokens begin where they stand; where there is nothing to decide about them, where they will."""
        if domain.kind == "deploy" and (domain.is_fixed or not layout_matters(self.position)):
            return dict(domain.default().layout)
        return {} if domain.kind == "retreat" else dict(domain.now)

    def _discs_of(self, domain: Distribution) -> dict[int, int]:
        """Discs that can be moved begin where they stand; of those that stay only the new ones are drafted."""
        return dict(domain.now) if self._moves(domain) else {}

    # -- what is seen ------------------------------------------------------------------------------------------------

    @property
    def can_move(self) -> bool:
        """Whether any token could stand elsewhere."""
        return self.tokens is not None and not self.tokens.is_fixed

    @property
    def drafts(self) -> list[Draft]:
        return [*([self.tokens] if self.tokens is not None else []), *self.discs]

    @property
    def active(self) -> Draft | None:
        """What clicks change now: discs that were picked up, else tokens, else discs that wait."""
        if self.armed is not None:
            return next((d for d in self.discs if d.domain.marker == self.armed), None)
        if self.tokens is not None and (self.tokens.left or not any(d.left for d in self.discs)):
            return self.tokens
        return next((d for d in self.discs if d.left), self.tokens)

    def tableau(self) -> Tableau:
        found = Tableau.of(self.position)
        if self.tokens is not None:
            number = self.tokens.domain.people
            counts = dict(self.tokens.counts)
            if self.tokens.domain.kind == "retreat":
                counts = {region: n + self.position.tokens[region] for region, n in counts.items()}
            found.lay_out(number, counts)
            found.hands[number] = self._in_hand()
        for draft in self.discs:
            marker = draft.domain.marker
            stays = {} if self._moves(draft.domain) else dict(draft.domain.now)
            for region, count in draft.counts.items():
                found.markers[region].pop(marker, None)
                if count + stays.get(region, 0):
                    found.markers[region][marker] = count + stays.get(region, 0)
        return found

    def _moves(self, domain: Distribution) -> bool:
        """Whether a layout is that of all its discs, rather than of those that are added."""
        effect = placing_effect(self.position.people(domain.people), domain.marker)
        return self.position.stage == "retreat" or (effect is not None and effect.movable)

    def _in_hand(self) -> int:
        assert self.tokens is not None
        people = self.position.people(self.tokens.domain.people)
        if self.tokens.domain.kind == "retreat":
            return self.tokens.left
        return people.in_hand + sum(dict(self.tokens.domain.now).values()) - sum(self.tokens.counts.values())

    def shows(self) -> Mapping[int, RegionShow]:
        draft = self.active
        if draft is None or draft.is_fixed:
            return {}
        return {
            region: RegionShow(
                Mark.SELECTED, can_add=draft.can_add(region), can_take=draft.can_take(region), always_count=True
            )
            for region in draft.domain.places
        }

    def hand(self) -> Hand | None:
        if self.tokens is None:
            return super().hand()
        people = self.position.people(self.tokens.domain.people)
        left = max(0, self.tokens.left)
        label = self.tr("table.to_place", count=left) if left else self.tr("table.in_hand")
        shown = left or max(0, self._in_hand())
        if not shown and self.discs:
            return None
        return Hand(self.position.race_id(people), people.seat, shown, people.declined, label, bool(left))

    def trays(self) -> Sequence[Tray]:
        return [
            Tray(
                draft.domain.marker,
                draft.left,
                draft.domain.most,
                self._tray_label(draft),
            )
            for draft in self.discs
        ]

    def _tray_label(self, draft: Draft) -> str:
        marker = self.words.source(draft.domain.marker)
        code = "table.discs" if draft.left > 0 else "table.discs_none"
        return self.tr(code, count=draft.left, marker=marker)

    def fault(self) -> Message | None:
        """The first thing that keeps the layout from being played."""
        for draft in self.drafts:
            if draft.is_changed or draft is self.tokens:
                found = draft.fault()
                if found is not None:
                    return found
        return None

    # -- gestures ----------------------------------------------------------------------------------------------------

    def act(self, region: int) -> None:
        self._change(region, 1)

    def back_at(self, region: int) -> None:
        self._change(region, -1)

    def step_at(self, region: int, by: int) -> bool:
        draft = self.active
        if draft is None or region not in draft:
            return False
        self._change(region, by)
        return True

    def drag(self, origin: int, target: int | None) -> None:
        draft = self.active
        if draft is None or target == origin or not draft.can_take(origin):
            return
        self._remember()
        draft.change(origin, -1)
        if target is not None:
            draft.change(target, 1)
        self.table.changed()

    def drop_disc(self, marker: str, region: int | None) -> None:
        draft = next((d for d in self.discs if d.domain.marker == marker), None)
        if draft is not None and region is not None and draft.can_add(region):
            self._remember()
            draft.change(region, 1)
        self.table.changed()

    def drop_tokens(self, region: int | None) -> None:
        if region is not None and self.tokens is not None:
            self.armed = None
            self._change(region, 1)

    def arm(self, marker: str) -> None:
        """A disc was picked up from its tray: clicks place it until all are placed or Esc."""
        self.armed = None if self.armed == marker else marker
        self.table.changed()

    def spreading(self) -> list[Choice]:
        """The button that lays all tokens out; with a single region it only puts down what is in hand."""
        if self.tokens is None or not self.tokens.domain.places:
            return []
        if len(self.tokens.domain.places) > 1:
            label, tip, able = self.tr("button.spread"), self.tr("tip.spread"), self.can_move
        else:
            label, tip, able = self.tr("button.put_all"), self.tr("tip.put_all"), bool(self.tokens.left)
        return [Choice(label, self.spread, "spread", tooltip=tip, key=Command.SPREAD)] if able else []

    def spread(self) -> None:
        if self.tokens is not None:
            self._remember()
            self.tokens.lay_out(spread_evenly(self.position, self.tokens.domain).layout)
            self.table.changed()

    def propose(self, actions: Sequence[Distributing]) -> frozenset[int]:
        """Lay the drafts out as actions would, without playing them; returns the regions where they change."""
        before = tuple(dict(draft.counts) for draft in self.drafts)
        for action in actions:
            for draft in self.drafts:
                if type(draft.action()) is type(action) and draft.domain.marker == getattr(action, "marker", ""):
                    draft.lay_out(action.layout)
        changed = frozenset(
            region
            for draft, counts in zip(self.drafts, before, strict=True)
            for region, count in draft.counts.items()
            if count != counts[region]
        )
        if changed:
            self._past.append(before)
            self.can_take_back = True
        return changed

    def take_back(self) -> bool:
        """Undo the last change of the draft; False if there is none."""
        if not self._past:
            return False
        for draft, counts in zip(self.drafts, self._past.pop(), strict=True):
            draft.counts = dict(counts)
        self.can_take_back = bool(self._past)
        self.table.changed()
        return True

    def back(self) -> bool:
        if self.armed is not None:
            self.armed = None
            self.table.changed()
            return True
        return False

    def _change(self, region: int, by: int) -> None:
        draft = self.active
        if draft is None:
            return
        able = draft.can_add(region) if by > 0 else draft.can_take(region)
        if able:
            self._remember()
            draft.change(region, by)
            if self.armed is not None and not draft.left:
                self.armed = None
        elif region not in draft:
            self.table.refuse(Message("draft.place", {"region": region}))
        elif by > 0 and draft.left <= 0:
            self.table.refuse(Message("draft.none_left"))
        self.table.changed()

    def _remember(self) -> None:
        self._past.append(tuple(dict(draft.counts) for draft in self.drafts))
        self.can_take_back = True


class ReadyScene(ArrangeScene):
    """Leave more tokens in regions than the least before conquering."""

    name = "ready"

    def __init__(self, table: Table, offers: Sequence[Offer], domain: Distribution) -> None:
        super().__init__(table, offers, domain)

    def hint(self) -> str:
        return self.tr("hint.ready")

    def hand(self) -> Hand | None:
        shown = super().hand()
        return replace(shown, label=self.tr("table.in_hand"), urgent=False) if shown is not None else None

    def choices(self) -> list[Choice]:
        assert self.tokens is not None
        leads_to = [self.tokens.action()]
        done = Choice(self.tr("button.done"), self._done, "check", key=Command.END, is_lit=True, leads_to=leads_to)
        return [
            Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK),
            done,
        ]

    def _done(self) -> None:
        assert self.tokens is not None
        if self.tokens.is_changed:
            self.table.play(self.tokens.action())
        else:
            self.table.enter_turn(None)

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True
