"""Every way to play a turn: no beam, no pruning by judgement, every order of conquests that makes a difference.

The die always shows a blank in a riddle, so that throwing it is stopping, and the answer is exact. What is left out
can't bring a coin or a region: leaving more tokens behind than needed before a redeployment, and the way in which
tokens lie after it, unless coins are paid for that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from smallworld_desktop.rules.actions import (
    Action,
    AnswerHire,
    Decline,
    Deploy,
    End,
    Final,
    MakePeace,
    PlaceMarkers,
    Roll,
    Share,
    Stop,
    layout_of,
)
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.effects import Abilities
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.rules.records import PlaceFound
from smallworld_desktop.rules.scoring import score_items

BLANKS = (0,) * 20
"""What the die shows in a riddle."""
MOST_DRAFTS = 60
"""Choices of where to put markers that are tried one by one."""


class Unsearchable(Exception):
    """A turn that can't be searched whole: too many ways, or a choice that is not understood here."""


@dataclass(frozen=True, slots=True)
class TurnWay:
    """How an unfinished turn came about: its last action, and what was before."""

    before: TurnWay | None
    action: Action
    length: int

    def actions(self) -> tuple[Action, ...]:
        found: list[Action] = []
        way: TurnWay | None = self
        while way is not None:
            found.append(way.action)
            way = way.before
        return tuple(reversed(found))


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """One end of a turn: what it brings, the regions the seat holds then, and the way there up to the last choice."""

    coins: int
    held: int
    way: TurnWay
    declined: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.way.actions()


def settle_retreats(pos: Position) -> None:
    """Whoever was driven off puts the tokens back: where is of no account, for all are readied again."""
    while pos.stage == "retreat":
        offer = legal_actions(pos)[0]
        apply(pos, offer.default() if isinstance(offer, Distribution) else offer, riddle_chance())


def riddle_chance() -> Chance:
    """The chance of a riddle: blanks."""
    return Chance(0, BLANKS)


def every_end(begin: Position, limit: int) -> list[TurnEnd]:
    """All ends of the turn that begins here, one for each that differs. Raises `Unsearchable`."""
    seat = begin.seat
    seen: set[tuple[object, ...]] = set()
    ends: dict[tuple[int, int, bool], TurnEnd] = {}
    waiting: list[tuple[Position, TurnWay | None]] = [(begin, None)]
    while waiting:
        pos, way = waiting.pop()
        if _may_end(pos) and way is not None:
            end = TurnEnd(coins_at_end(begin, pos), held_by(pos, seat), way)
            _keep(ends, end)
        for action in _choices(pos):
            after = pos.copy()
            if any(isinstance(record, PlaceFound) for record in apply(after, action, riddle_chance())):
                raise Unsearchable  # what lies under monsters is chance
            then = TurnWay(way, action, way.length + 1 if way is not None else 1)
            if isinstance(action, Decline):
                paid = after.coins[seat] - begin.coins[seat]
                _keep(ends, TurnEnd(paid, held_by(after, seat), then, True))
                continue
            state = state_key(after)
            if state not in seen:
                seen.add(state)
                waiting.append((after, then))
        if len(seen) > limit:
            raise Unsearchable
    return list(ends.values())


def coins_at_end(begin: Position, pos: Position) -> int:
    """What a turn has brought if it ends now, what was paid on the way taken off."""
    seat = begin.seat
    return pos.coins[seat] - begin.coins[seat] + sum(item.coins for item in score_items(pos, seat))


def held_by(pos: Position, seat: int) -> int:
    """All regions of a seat, in decline or not."""
    held = 0
    for people in pos.peoples:
        if people is not None and people.seat == seat:
            held |= people.held
    return held


def _may_end(pos: Position) -> bool:
    """Whether the turn could be scored as it lies, once its tokens are laid out."""
    if pos.questions or pos.stage != "redeploy" or pos.parts:
        return False
    return pos.fighter == NOBODY or not any(
        isinstance(offer, Distribution) and offer.kind == "deploy" and offer.kept >= 0 for offer in legal_actions(pos)
    )


def _keep(ends: dict[tuple[int, int, bool], TurnEnd], end: TurnEnd) -> None:
    """Of ends that come to the same, the shortest is kept."""
    known = ends.setdefault((end.coins, end.held, end.declined), end)
    if end.way.length < known.way.length:
        ends[end.coins, end.held, end.declined] = end


def _choices(pos: Position) -> Iterator[Action]:
    """What could make a difference now."""
    if pos.questions and pos.decider != pos.seat:
        raise Unsearchable
    if pos.stage == "conquer" and not pos.questions and pos.fighter != NOBODY:
        check_searchable(pos.people(pos.fighter).abilities)
    for offer in legal_actions(pos):
        if isinstance(offer, Distribution):
            yield from _drafts(pos, offer)
        elif not isinstance(offer, Final | Roll | MakePeace | Share | End | AnswerHire):
            yield offer


def check_searchable(abilities: Abilities) -> None:
    """Raises `Unsearchable` for what is not looked at here."""
    looks_at_stacks = any(bound.where.tokens or bound.where.tokens_at_most for bound in abilities.income)
    if abilities.no_redeployment or abilities.hires or looks_at_stacks or abilities.horde or abilities.tower:
        raise Unsearchable


def _drafts(pos: Position, domain: Distribution) -> Iterator[Action]:
    """Layouts that can make a difference to what a turn brings."""
    if domain.kind == "ready":
        return
    if domain.kind == "deploy":
        if pos.parts:
            made = domain.default()
            assert isinstance(made, Deploy)
            yield made
        elif domain.kept >= 0:
            yield from _given_up(domain)
        return
    if domain.kind != "place" or pos.stage != "redeploy":
        raise Unsearchable
    if _pays(pos, domain.marker):
        yield from _placings(domain)


def _given_up(domain: Distribution) -> Iterator[Action]:
    """Every choice of regions to keep where tokens run short."""
    for number, places in enumerate(combinations(range(len(domain.places)), domain.kept)):
        if number > MOST_DRAFTS:
            raise Unsearchable
        counts = {domain.places[place]: domain.low[place] for place in places}
        spare = domain.most - sum(counts.values())
        if counts and spare > 0:
            counts[min(counts)] += spare
        made = domain.action(layout_of(counts))
        assert isinstance(made, Deploy)
        yield made


def _pays(pos: Position, marker: str) -> bool:
    """Whether coins of the race that acts depend on where a marker stands."""
    if pos.fighter == NOBODY:
        return False
    for bound in pos.people(pos.fighter).abilities.income:
        where = bound.where
        if marker in (*where.marker, where.next_to_marker, where.linked_to_marker):
            return True
    return False


def _placings(domain: Distribution) -> Iterator[Action]:
    """Every way to put one marker or none; more at once are not searched."""
    if domain.most > 1 or len(domain.places) > MOST_DRAFTS:
        raise Unsearchable
    for region in domain.places:
        yield PlaceMarkers(domain.marker, ((region, 1),))


def state_key(pos: Position) -> tuple[object, ...]:
    """Everything that makes two positions of a turn the same for the rest of it, the order of deeds left aside."""
    peoples = tuple(
        None
        if people is None
        else (
            people.hand, people.returning, people.limbo, people.tray, people.held, frozenset(people.deeds), people.site,
            people.horde, people.attacked, people.shielded, people.declined, people.power, people.lent,
            tuple(sorted(people.pool.items())), tuple(sorted(people.supply.items())),
        )
        for people in pos.peoples
    )  # fmt: skip
    return (
        tuple(pos.holder), tuple(pos.tokens), tuple(sorted(pos.marks.items())), pos.warded, pos.tribes, pos.monsters,
        tuple(pos.coins), tuple(pos.active), tuple(pos.declines), tuple(pos.ally), pos.stage, pos.fighter, pos.parts,
        pos.begun, pos.fought, pos.roll, pos.wave_done, pos.sorcerised, tuple(sorted(pos.uses.items())), pos.abandoned,
        tuple(sorted(pos.places.items())), pos.share, pos.relic_target, len(pos.questions), pos.grudges, peoples,
    )  # fmt: skip


def finishing(pos: Position) -> tuple[Action, ...]:
    """What ends a turn from where its choices have been made: no more conquests, tokens laid out, the end."""
    trial, actions = pos.copy(), []
    while trial.seat == pos.seat and trial.round == pos.round and not trial.is_over and trial.stage != "retreat":
        action = _closing(trial)
        apply(trial, action, riddle_chance())
        actions.append(action)
        if isinstance(action, End):
            break
    return tuple(actions)


def _closing(pos: Position) -> Action:
    offers = legal_actions(pos)
    for kind in (End, Stop):
        for offer in offers:
            if isinstance(offer, kind):
                return offer
    for offer in offers:
        if isinstance(offer, Distribution) and offer.kind == "deploy":
            return offer.default()
    raise Unsearchable
