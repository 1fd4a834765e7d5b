"""The random player: conquers while it can, uniform among targets, deploys at random, declines now and then."""

from __future__ import annotations

import random
import typing

from smallworld_desktop.rules.actions import END, Action, Conquer, Decline, End, Final, Roll, Stay, Stop
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.position import Position

DECLINE_CHANCE: typing.Final = 1 / 8
DECLINE_AFTER_TURNS: typing.Final = 2
WHIM: typing.Final = 1 / 3
"""How often a wild player does anything that is legal, sensible or not."""


class RandomPlayer:
    """Chooses at random among what is legal. One object may play any number of seats of one game."""

    __slots__ = ("_deployed", "rng")

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._deployed = (0, -1)

    def choose(self, pos: Position, offers: list[Offer]) -> Action:
        if not pos.questions:
            stage = pos.stage
            if stage == "conquer":
                return self._conquering(pos, offers)
            if stage == "redeploy":
                return self._redeploying(pos, offers)
            if stage == "late_decline" and self.rng.random() >= DECLINE_CHANCE:
                return Stay()
        return self._any(offers)

    def _any(self, offers: list[Offer]) -> Action:
        offer = offers[int(self.rng.random() * len(offers))]
        return offer.sample(self.rng) if isinstance(offer, Distribution) else offer

    def _conquering(self, pos: Position, offers: list[Offer]) -> Action:
        if not pos.begun:
            active = pos.active_people(pos.seat)
            if active is not None and active.turns >= DECLINE_AFTER_TURNS and self.rng.random() < DECLINE_CHANCE:
                for offer in offers:
                    if isinstance(offer, Decline):
                        return offer
        targets: list[Offer] = [offer for offer in offers if isinstance(offer, (Conquer, Roll))]
        if not targets:
            targets = [offer for offer in offers if isinstance(offer, Final)]
        if targets:
            return self._any(targets)
        for offer in offers:
            if isinstance(offer, Stop):
                return offer
        return self._any([offer for offer in offers if isinstance(offer, Distribution) and offer.kind == "deploy"])

    def _redeploying(self, pos: Position, offers: list[Offer]) -> Action:
        turn = (pos.round, pos.seat)
        may_end = isinstance(offers[-1], End)
        if not may_end or self._deployed != turn:
            self._deployed = turn
            choices: list[Offer] = [offer for offer in offers if isinstance(offer, Distribution)]
            if not may_end:
                choices = [offer for offer in choices if isinstance(offer, Distribution) and offer.kind == "deploy"]
            if choices:
                return self._any(choices)
        return END if may_end else self._any(offers)


class WildPlayer(RandomPlayer):
    """A random player that now and then does anything at all: gives regions up, uses finds, stops early."""

    __slots__ = ()

    def choose(self, pos: Position, offers: list[Offer]) -> Action:
        return self._any(offers) if self.rng.random() < WHIM else super().choose(pos, offers)
