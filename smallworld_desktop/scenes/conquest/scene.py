"""Conquering: ordinary and special ways, the last conquest with the die, Berserk rolls, abandoning, declining."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.rules.actions import (
    Action,
    Conquer,
    Decline,
    Final,
    ReadyAgain,
    Revive,
    Roll,
    Stop,
    SwapPowers,
)
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.foresight import is_decline_pointless
from smallworld_desktop.rules.position import NO_ROLL, People
from smallworld_desktop.rules.redeploy import may_deploy
from smallworld_desktop.scenes.conquest.beginning import beginnings
from smallworld_desktop.scenes.conquest.decline import decline_choice
from smallworld_desktop.scenes.conquest.detours import AbandonScene, LastConquestScene, NamedRollScene, SpecialWaysScene
from smallworld_desktop.scenes.conquest.leap import leap_choice
from smallworld_desktop.scenes.conquest.taking import TakingScene
from smallworld_desktop.scenes.conquest.ways import pictured
from smallworld_desktop.scenes.redeployment.arrange import ReadyScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene
from smallworld_desktop.scenes.turn.base import (
    MAIN_BUTTONS,
    Choice,
)


class ConquestScene(TakingScene):
    """Conquering as a whole: what is hinted at, and the buttons for all that is not a click on a region."""

    name = "conquer"

    # -- what is seen ------------------------------------------------------------------------------------------------

    def hint(self) -> str:
        people = self.fighter
        if people is None:
            return self.tr("hint.nothing_to_do")
        if self.position.roll != NO_ROLL:
            return self.tr("hint.rolled", count=self.position.roll)
        if people.declined:
            return self.tr("hint.conquer_decline", race=self.words.race(self.position.race_id(people)))
        if first := self._hint_at_first(people):
            return first
        if not self.ways:
            return self._hint_without_targets(people.hand)
        if not people.held:
            return self.tr("hint.enter_anywhere" if self._enters_inland else "hint.enter")
        only_die = not any(isinstance(way, Conquer) for ways in self.ways.values() for way in ways)
        if ReadyAgain in self.single:
            return self.tr("hint.second_wave" if only_die else "hint.wave_or_conquer")
        if only_die:
            return self.tr("hint.only_roll" if self.rolls else "hint.only_die")
        return self.tr("hint.conquer")

    @property
    def _enters_inland(self) -> bool:
        """Whether the race may begin away from the edge."""
        board = self.position.rules.board
        return any(not board.regions[region].edge for region in self.ways)

    def _hint_without_targets(self, hand: int) -> str:
        if ReadyAgain in self.single:
            return self.tr("hint.second_wave")
        if self.leaps:
            return self.tr("hint.only_leap", marker=self.words.source(self.leaps[0].way))
        return self.tr("hint.no_target" if hand else "hint.no_tokens")

    def _hint_at_first(self, people: People) -> str:
        """What is worth a thought before the first conquest; empty if nothing is."""
        if SwapPowers in self.single:
            return self.tr("hint.swap", player=self.words.seat(self._partner))
        if any(isinstance(offer, Revive) for offer in self.beginnings):
            return self.tr("hint.revive_first")
        if not people.held:
            return ""
        if self.readying is not None and not may_deploy(people):
            return self.tr("hint.ready_matters")
        if self.leaving and people.abilities.coins_for_leaving:
            return self.tr("hint.leaving_pays")
        return ""

    @property
    def _partner(self) -> int:
        return self.position.rules.partner(self.position.seat)

    def lessons(self) -> Sequence[str]:
        found = [self.name, "people"]
        if Decline in self.single:
            people = self.fighter
            found.append("decline_late" if people is not None and people.abilities.declines_late else "decline")
        if self.readying is not None or self.leaving:
            found.append("prepare")
        if any(self.position.monsters >> region & 1 for region in self.ways):
            found.append("question_monster")
        return found

    def choices(self) -> list[Choice]:
        deeds = self._deeds()
        found = [*self._preparations()[: self._promoted(len(deeds))], *deeds]
        return [*found[: MAIN_BUTTONS - 1], found[-1]] if len(found) > MAIN_BUTTONS else found

    def more(self) -> list[Choice]:
        deeds = self._deeds()
        return [*deeds[MAIN_BUTTONS - 1 : -1], *self._preparations()[self._promoted(len(deeds)) :]]

    def _deeds(self) -> list[Choice]:
        found = []
        if isinstance(decline := self.single.get(Decline), Decline) and not is_decline_pointless(self.position):
            found.append(decline_choice(self, decline))
        if Roll in self.single:
            found.append(self._die(self.single[Roll], "button.roll"))
        elif ReadyAgain in self.single:
            found.append(self._plain(ReadyAgain, "button.second_wave", "horn", Command.ROLL))
        elif any(isinstance(way, Final) for ways in self.ways.values() for way in ways):
            found.append(self._last_conquest())
        if self.rolls:
            found.append(self._named_rolls())
        if self.leaps:
            found.append(leap_choice(self.table, self.leaps))
        if self.specials:
            found.append(self._other_ways())
        if Stop in self.single:
            found.append(self._stop())
        elif self.closing is not None:
            found.append(self._closing(self.closing))
        return found

    def _preparations(self) -> list[Choice]:
        """What can be done before the first conquest only, the most useful first."""
        people = self.fighter
        found = []
        if self.readying is not None:
            enter = partial(self.table.enter_turn, ReadyScene(self.table, self.offers, self.readying))
            found.append(Choice(self.tr("button.ready"), enter, "swap", tooltip=self.tr("tip.ready")))
        if self.leaving:
            enter = partial(self.table.enter_turn, AbandonScene(self.table, self.offers))
            leads_to = list(self.leaving.values())
            leave = Choice(self.tr("button.abandon"), enter, "door", tooltip=self.tr("tip.abandon"), leads_to=leads_to)
            found.insert(0 if people is not None and people.abilities.coins_for_leaving else len(found), leave)
        found = [*beginnings(self.table, self.beginnings), *found]
        if SwapPowers in self.single:
            found.insert(0, self._swap())
        return found

    def _promoted(self, deeds: int) -> int:
        """How many of the preparations are worth a main button, if there is room: those that the hint speaks of."""
        people = self.fighter
        return int(people is not None and deeds < MAIN_BUTTONS and bool(self._hint_at_first(people)))

    # -- buttons -----------------------------------------------------------------------------------------------------

    def _swap(self) -> Choice:
        own, theirs = (self.position.active_people(seat) for seat in (self.position.seat, self._partner))
        assert own is not None and theirs is not None
        mine, power = (self.words.power(self.position.power_id(people)) for people in (own, theirs))
        tip = self.tr("tip.swap", player=self.words.seat(self._partner), power=power, own=mine)
        act = partial(self.table.play, self.single[SwapPowers])
        return Choice(self.tr("button.swap", power=power), act, "swap", tooltip=tip, leads_to=[self.single[SwapPowers]])

    def _plain(self, kind: type, code: str, icon: str, key: Command | None) -> Choice:
        action = self.single[kind]
        tip = " ".join(filter(None, (self.tr(code.replace("button.", "tip.")), self.warning(action))))
        return Choice(self.tr(code), partial(self.table.play, action), icon, tooltip=tip, key=key, leads_to=[action])

    def _stop(self) -> Choice:
        """Stopping is asked about only when nothing has been conquered and something could be."""
        idle = not self.position.fought and self.pays
        act = self._ask_stop if idle else self._stop_now
        label, icon = ("button.end", "check") if self._ending else ("button.stop", "flag")
        tip = self.tr("tip.end" if self._ending else "tip.stop")
        is_lit, leads_to = not (self.ways or self.leaps), self._ending or [self.single[Stop]]
        return Choice(self.tr(label), act, icon, tooltip=tip, key=Command.END, is_lit=is_lit, leads_to=leads_to)

    def _stop_now(self) -> None:
        self.table.play_all(self._ending or [self.single[Stop]])

    def _ask_stop(self) -> None:
        stop = Choice(self.tr("button.stop"), self._stop_now, "flag", leads_to=[self.single[Stop]])
        back = Choice(self.tr("ui.back"), self.table.changed, is_lit=True)
        self.table.ask(self.tr("ask.stop.title"), self.tr("ask.stop"), [stop, back])

    def _closing(self, domain: Distribution) -> Choice:
        turn = RedeploymentScene(self.table, [domain])
        tip = self.tr("tip.close_part")
        enter = partial(self.table.enter_turn, turn)
        return Choice(self.tr("button.close_part"), enter, "flag", tooltip=tip, key=Command.END)

    def _die(self, action: Action, code: str) -> Choice:
        tip = " ".join(filter(None, (self.tr(code.replace("button.", "tip.")), self.warning(action))))
        roll = partial(self.table.play, action)
        return Choice(self.tr(code), roll, "dice", tooltip=tip, key=Command.ROLL, leads_to=[action])

    def _last_conquest(self) -> Choice:
        enter = partial(self.table.enter_turn, LastConquestScene(self.table, self.offers))
        words, tip = self.tr("button.last_conquest"), self.tr("tip.last_conquest")
        finals = [way for ways in self.ways.values() for way in ways if isinstance(way, Final)]
        return Choice(words, enter, "dice", tooltip=tip, key=Command.ROLL, leads_to=finals)

    def _named_rolls(self) -> Choice:
        enter = partial(self.table.enter_turn, NamedRollScene(self.table, self.offers))
        key = None if any(isinstance(way, Final) for ways in self.ways.values() for way in ways) else Command.ROLL
        words, tip = self.tr("button.roll_first"), self.tr("tip.roll_first_button")
        return Choice(words, enter, "dice", tooltip=tip, key=key, leads_to=self.rolls)

    def _other_ways(self) -> Choice:
        """The ways besides the ordinary one, in a scene of their own."""
        ways = sorted({way.way for way in self.specials})
        label = self.words.way(ways[0]) if len(ways) == 1 else self.tr("button.ways")
        enter = partial(self.table.enter_turn, SpecialWaysScene(self.table, self.offers))
        icon, emblem = ("", pictured(self, ways[0])) if len(ways) == 1 else ("swords", "")
        return Choice(
            label, enter, icon, tooltip=self.tr("tip.ways"), key=Command.WAYS, emblem=emblem, leads_to=self.specials
        )
