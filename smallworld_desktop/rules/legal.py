"""The one list of what can be done now, for whoever has to decide. Buttons, highlights, opponents and tests read it."""

from __future__ import annotations

from smallworld_desktop.rules import checks
from smallworld_desktop.rules.actions import (
    ABANDON,
    CONQUER,
    END,
    FINAL,
    NOWHERE,
    OWN,
    ROLL,
    STAY,
    STOP,
    Abandon,
    Action,
    AnswerHire,
    Conquer,
    Decline,
    Final,
    MakePeace,
    MoveRelic,
    Pick,
    PlaceMonster,
    ReadyAgain,
    Sacrifice,
    Share,
    Shield,
    SwapPowers,
)
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.conquest import sacrifice_regions, shield_choices
from smallworld_desktop.rules.cost import (
    DIE_MAX,
    HIRE,
    SORCERY,
    cost_by,
    costs,
    leap_targets,
    targets,
    why_no_sorcery,
)
from smallworld_desktop.rules.decline import default_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.monsters import monster_regions
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.redeploy import (
    deploy_domain,
    may_deploy,
    placing_domain,
    ready_domain,
    regroup_domain,
    retreat_domain,
)
from smallworld_desktop.rules.scoring import shareable_coins
from smallworld_desktop.rules.swap import why_not_swap
from smallworld_desktop.rules.turn import close_part, relic_targets

Offer = Action | Distribution
"""An action, or a choice that distributes, given with its domain. A decline comes with default answers."""


def legal_actions(pos: Position) -> list[Offer]:
    """Everything that can be done now. Never empty before the game is over."""
    if pos.questions:
        return _answers(pos)
    stage = pos.stage
    if stage == "conquer":
        return _conquering(pos)
    if stage == "redeploy":
        return _redeploying(pos)
    if stage == "choose":
        purse = pos.coins[pos.seat]
        return [Pick(place) for place, price in enumerate(prices(pos)) if price <= purse]
    if stage == "late_decline":
        people = pos.people(pos.active[pos.seat])
        return [default_decline(pos, people), STAY]
    if stage == "retreat":
        return _retreating(pos)
    if stage == "setup":
        return [PlaceMonster(region) for region in bits(monster_regions(pos))]
    return []


def _answers(pos: Position) -> list[Offer]:
    question = pos.questions[0]
    if question.kind == "hire":
        return [AnswerHire(True), AnswerHire(False)]
    if question.kind == "shield":
        return [Shield(number) for number in shield_choices(pos)]
    if question.kind == "relic":
        return [MoveRelic(region) for region in bits(relic_targets(pos))]
    regions = sacrifice_regions(pos, question.seat, question.holder, pos.people(question.people))
    return [Sacrifice(NOWHERE), *(Sacrifice(region) for region in bits(regions))]


def _conquering(pos: Position) -> list[Offer]:
    if pos.fighter == NOBODY:
        return [STOP]
    people = pos.people(pos.fighter)
    named = pos.fighter if people.declined else OWN
    offers: list[Offer] = conquests(pos, people, named)
    if not pos.fought and pos.roll == NO_ROLL:
        if people.held:
            for region in bits(people.held):
                offers.append(ABANDON[region] if named == OWN else Abandon(region, named))
            if pos.before_ready:
                domain = ready_domain(pos, pos.fighter)
                if domain.least < domain.most:
                    offers.append(domain)
        if not pos.begun:
            active = pos.active_people(pos.seat)
            if active is not None:
                offers.append(default_decline(pos, active))
            if pos.places and why_not_swap(pos) is None:
                offers.append(SwapPowers())
    if people.abilities.second_wave and pos.fought and checks.check_ready_again(pos, ReadyAgain()) is None:
        offers.append(ReadyAgain())
    if pos.parts:
        return offers + _closing(pos)
    offers.append(STOP)
    return offers


def _closing(pos: Position) -> list[Offer]:
    """A race in decline ends its part: by redeploying, or, with nothing in hand, by what comes next."""
    offers: list[Offer] = [deploy_domain(pos, pos.fighter)]
    if not pos.people(pos.fighter).hand:
        later = pos.copy()
        close_part(later, [])
        offers += [offer for offer in legal_actions(later) if not isinstance(offer, (Decline, SwapPowers))]
    return offers


def conquests(pos: Position, people: People, named: int) -> list[Offer]:
    """Ordinary conquests that can be paid, last conquests with the die, and every special way."""
    offers: list[Offer] = []
    hand = people.hand
    abilities = people.abilities
    open_targets = targets(pos, people)
    if hand and open_targets:
        die = hand + DIE_MAX if not abilities.rolls_before and hand >= abilities.min_stack else 0
        own = named == OWN
        for region, needed in costs(pos, people, open_targets):
            if needed <= hand:
                offers.append(CONQUER[region] if own else Conquer(region, named))
            elif needed <= die:
                offers.append(FINAL[region] if own else Final(region, named))
        if abilities.rolls_before and pos.roll == NO_ROLL and hand >= abilities.min_stack:
            offers.append(ROLL)
    if pos.roll == NO_ROLL:
        if abilities.sorcery:
            for region in bits(open_targets):
                if why_no_sorcery(pos, people, region) is None:
                    offers.append(Conquer(region, named, SORCERY))
        if abilities.special_conquests:
            offers += _special(pos, people, named, open_targets)
        if abilities.hires and pos.coins[people.seat] >= abilities.hires[0].price:
            offers += _payable(pos, people, named, open_targets, HIRE, NOWHERE)
    return offers


def _special(pos: Position, people: People, named: int, open_targets: int) -> list[Offer]:
    offers: list[Offer] = []
    for effect in people.abilities.special_conquests:
        if pos.uses.get(effect.marker):
            continue
        die = not effect.tokens
        if effect.leaps:
            for origin in bits(people.held):
                offers += _payable(pos, people, named, leap_targets(pos, people, origin), effect.marker, origin, die)
        else:
            offers += _payable(pos, people, named, open_targets, effect.marker, NOWHERE, die)
    return offers


def _payable(
    pos: Position, people: People, named: int, regions: int, way: str, origin: int, die: bool = True
) -> list[Offer]:
    """Conquests in a special way that can be paid, or reached with the die."""
    offers: list[Offer] = []
    die = die and not people.abilities.rolls_before and people.hand >= people.abilities.min_stack
    for region in bits(regions):
        needed = cost_by(pos, people, region, way)
        if needed <= people.hand:
            offers.append(Conquer(region, named, way, origin))
        elif die and needed <= people.hand + DIE_MAX:
            offers.append(Final(region, named, way, origin))
    return offers


def _redeploying(pos: Position) -> list[Offer]:
    if pos.parts:
        return _closing(pos)
    offers: list[Offer] = []
    if pos.fighter != NOBODY:
        people = pos.people(pos.fighter)
        abilities = people.abilities
        if may_deploy(people):
            offers.append(deploy_domain(pos, pos.fighter))
        if people.held:
            for effect in abilities.placed:
                domain = placing_domain(pos, pos.fighter, effect, pos.uses.get(effect.marker, 0))
                if domain.most > 0:
                    offers.append(domain)
        if abilities.makes_peace:
            for seat in range(pos.rules.seats):
                if checks.check_peace(pos, MakePeace(seat)) is None:
                    offers.append(MakePeace(seat))
        if pos.places:
            offers += _visiting(pos)
    if checks.check_end(pos, END) is None:
        offers.append(END)
    return offers


def _visiting(pos: Position) -> list[Offer]:
    """What places offer at the end of the turn."""
    offers: list[Offer] = [MoveRelic(region) for region in bits(relic_targets(pos))]
    coins = shareable_coins(pos, pos.seat)
    shares = [Share(seat, given) for seat in range(pos.rules.seats) for given in range(1, coins + 1)]
    return offers + [share for share in shares if checks.check_share(pos, share) is None]


def _retreating(pos: Position) -> list[Offer]:
    number = pos.retreats[0]
    people = pos.people(number)
    offers: list[Offer] = []
    if people.returning:
        offers.append(retreat_domain(pos, number))
    offers += [regroup_domain(pos, number, marker) for marker in people.regroup]
    return offers
