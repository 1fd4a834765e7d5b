"""The one list of what can be done now, for whoever has to decide. Buttons, highlights, opponents and tests read it."""

from __future__ import annotations

from dataclasses import replace

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
    PlaceMonster,
    ReadyAgain,
    Roll,
    Sacrifice,
    Share,
    Shield,
    SwapPowers,
)
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.column import picks, prices
from smallworld_desktop.rules.conquest import sacrifice_regions, shield_choices
from smallworld_desktop.rules.cost import (
    DIE_MAX,
    cost_by,
    costs,
    force,
    targets,
    tolled_regions,
    way_targets,
)
from smallworld_desktop.rules.decline import default_decline, why_not_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.monsters import monster_regions
from smallworld_desktop.rules.obstacles import why_no_sorcery
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.redeploy import (
    deploy_domain,
    may_deploy,
    placing_domain,
    ready_domain,
    regroup_domain,
    retreat_domain,
    tokens_off_board,
)
from smallworld_desktop.rules.reviving import revives
from smallworld_desktop.rules.scoring import shareable_coins
from smallworld_desktop.rules.swap import why_not_swap
from smallworld_desktop.rules.turn import close_part, is_part_open, relic_targets
from smallworld_desktop.rules.using import uses
from smallworld_desktop.rules.ways import HIRE, SORCERY, Way, joined_ways, open_ways, split

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
        affordable = [place for place, price in enumerate(prices(pos)) if price <= purse]
        return [pick for place in affordable for pick in picks(pos, place)]
    if stage == "offer":
        return list(uses(pos))
    if stage == "late_decline":
        people = pos.people(pos.active[pos.seat])
        return [default_decline(pos, people), *_declines(pos, people), STAY]
    if stage == "retreat":
        return _retreating(pos)
    if stage == "setup":
        return [PlaceMonster(region) for region in bits(monster_regions(pos))]
    return []


def _answers(pos: Position) -> list[Offer]:
    question = pos.questions[0]
    if question.kind == "hire":
        return [AnswerHire(True), AnswerHire(False)]
    if question.kind == "post":
        return list(uses(pos))
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
                if active.lent:
                    offers += _declines(pos, active)
            if pos.places and why_not_swap(pos) is None:
                offers.append(SwapPowers())
    if not pos.fought and (pos.rules.revivals_exist or people.abilities.conquest_marks) and not people.declined:
        offers += _beginning(pos, people)
    if people.abilities.second_wave and pos.fought and checks.check_ready_again(pos, ReadyAgain()) is None:
        offers.append(ReadyAgain())
    if pos.parts:
        return offers + _closing(pos)
    offers.append(STOP)
    return offers


def _declines(pos: Position, people: People) -> list[Offer]:
    """A decline with the use of a lent badge, if that makes a difference."""
    used = replace(default_decline(pos, people), use=True)
    return [used] if why_not_decline(pos, people, used) is None else []


def _beginning(pos: Position, people: People) -> list[Offer]:
    """What belongs to the start of a turn: reviving regions, moving markers."""
    offers: list[Offer] = list(revives(pos)) if pos.rules.revivals_exist and pos.declines[pos.seat] else []
    for id, _ in people.abilities.conquest_marks:
        domain = checks.moving_domain(pos, id)
        if domain is not None and len(domain.places) > 1:
            offers.append(domain)
    return offers


def _closing(pos: Position) -> list[Offer]:
    """A race in decline ends its part: by redeploying, or, with nothing in hand, by what comes next."""
    offers: list[Offer] = [deploy_domain(pos, pos.fighter)]
    if not is_part_open(pos):
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
        least = abilities.min_stack
        die = 0 if abilities.rolls_before or hand < least else DIE_MAX
        own = named == OWN
        by_name = checks.rollable(pos, people) if abilities.named_rolls and pos.roll == NO_ROLL else 0
        for region, needed in costs(pos, people, open_targets):
            brought = force(pos, people, region) if abilities.helpers else hand
            if needed <= brought:
                offers.append(CONQUER[region] if own else Conquer(region, named))
            elif die and needed <= brought + die and not by_name >> region & 1:
                offers.append(FINAL[region] if own else Final(region, named))
            if by_name >> region & 1 and hand >= least and max(least, needed - DIE_MAX) <= brought:
                offers.append(Roll(region))
        if abilities.rolls_before and pos.roll == NO_ROLL and hand >= least:
            offers.append(ROLL)
    if pos.roll == NO_ROLL:
        if abilities.sorcery:
            offers += _by_sorcery(pos, people, named, open_targets, SORCERY)
        if abilities.special_conquests or abilities.hires or abilities.relic_sorcery or abilities.copies_relic:
            offers += _special(pos, people, named)
    return offers


def _by_sorcery(pos: Position, people: People, named: int, regions: int, way: str) -> list[Offer]:
    victims = 0
    for other in pos.peoples:
        if other is not None and not other.declined and other.seat != people.seat:
            victims |= other.held
    return [Conquer(r, named, way) for r in bits(regions & victims) if why_no_sorcery(pos, people, r, way) is None]


def _special(pos: Position, people: People, named: int) -> list[Offer]:
    """Conquests by other ways, alone or together."""
    offers: list[Offer] = []
    ways = open_ways(pos, people)
    for way in ways:
        if way.effect is None:
            offers += _by_sorcery(pos, people, named, targets(pos, people), way.id)
    hires = people.abilities.hires
    can_hire = bool(hires) and pos.coins[people.seat] >= hires[0].price
    for word, chosen in joined_ways(ways, can_hire):
        leaps = any(way.effect is not None and way.effect.leaps for way in chosen)
        for origin in bits(people.held) if leaps else (NOWHERE,):
            offers += _payable(pos, people, named, word, chosen, origin)
    return offers


def _payable(pos: Position, people: People, named: int, word: str, ways: tuple[Way, ...], origin: int) -> list[Offer]:
    """Conquests in a special way that can be paid, or reached with the die."""
    offers: list[Offer] = []
    abilities = people.abilities
    fixed = any(way.effect is not None and way.effect.tokens for way in ways)
    die = not fixed and not abilities.rolls_before and people.hand >= abilities.min_stack
    regions = way_targets(pos, people, ways, origin)
    if HIRE in split(word) and pos.rules.tolls_exist:
        regions &= ~tolled_regions(pos, people.seat, pos.coins[people.seat] - abilities.hires[0].price)
    by_name = checks.rollable(pos, people)
    for region in bits(regions):
        needed = cost_by(pos, people, region, word)
        brought = force(pos, people, region)
        if needed <= brought:
            offers.append(Conquer(region, named, word, origin))
        elif die and needed <= brought + DIE_MAX and not by_name >> region & 1:
            offers.append(Final(region, named, word, origin))
        if by_name >> region & 1 and not fixed and origin == NOWHERE and people.hand >= abilities.min_stack:
            if max(abilities.min_stack, needed - DIE_MAX) <= brought:
                offers.append(Roll(region, word))
    return offers


def _redeploying(pos: Position) -> list[Offer]:
    if pos.parts:
        return _closing(pos)
    offers: list[Offer] = []
    must_deploy = False
    if pos.fighter != NOBODY:
        people = pos.people(pos.fighter)
        abilities = people.abilities
        if may_deploy(people):
            offers.append(deploy_domain(pos, pos.fighter))
            must_deploy = people.hand > tokens_off_board(pos, people)
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
    if not must_deploy and checks.check_end(pos, END) is None:
        offers.append(END)
    return offers


def _visiting(pos: Position) -> list[Offer]:
    """What places offer at the end of the turn."""
    offers: list[Offer] = [MoveRelic(region) for region in bits(relic_targets(pos))]
    offers += uses(pos)
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
