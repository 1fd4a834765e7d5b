"""Readying, redeploying and retreating: the domains of these choices, and what they do (R3, R5.7, R6)."""

from __future__ import annotations

from smallworld_desktop.rules.actions import NOWHERE, OWN, Layout
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.board_changes import collect_helpers, give_up, place_marker, take_marker
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.effects.markers import PlacesMarkers
from smallworld_desktop.rules.matching import counted, is_time
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.records import (
    Record,
    TokensDeployed,
    TokensGained,
    TokensLost,
    TokensPutBack,
    TokensReadied,
)


def layout(pos: Position, people: People) -> Layout:
    """The tokens of a people as they stand."""
    return tuple((region, pos.tokens[region]) for region in bits(people.held))


def foreign_land(pos: Position, people: People) -> int:
    """The land that is not the owner's: where danger comes from."""
    board = pos.rules.board
    mine = board.all_regions & ~board.land
    for other in pos.peoples:
        if other is not None and other.seat == people.seat:
            mine |= other.held
    return board.all_regions & ~mine


# -- readying ------------------------------------------------------------------------------------------------------


def ready(pos: Position, number: int, records: list[Record]) -> None:
    """All tokens but the least come to hand."""
    people = pos.people(number)
    least = people.abilities.min_stack
    pos.before_ready = layout(pos, people)
    gained = 0
    tokens = pos.tokens
    for region, count in pos.before_ready:
        if count > least:
            gained += count - least
            tokens[region] = least
    people.hand += gained
    records.append(TokensReadied(number, people.hand))


def unready(pos: Position, people: People) -> None:
    """Put the troops back as they lay before they were readied."""
    if pos.before_ready is not None:
        _lay_out(pos, people, pos.before_ready)
        pos.before_ready = None


def ready_domain(pos: Position, number: int) -> Distribution:
    """Leave between the least and all that stood in each region."""
    people = pos.people(number)
    before = pos.before_ready or ()
    least = people.abilities.min_stack
    low = tuple(min(least, count) for _, count in before)
    high = tuple(count for _, count in before)
    places = tuple(region for region, _ in before)
    return Distribution(
        "ready", number, "", places, low, high, sum(low), min(sum(high), pos.tokens_on_board(people) + people.hand),
        layout(pos, people),
        pos.rules.board.adjacent, foreign_land(pos, people), named=_named(people, number),
    )  # fmt: skip


def apply_ready(pos: Position, number: int, draft: Layout) -> None:
    people = pos.people(number)
    least = people.abilities.min_stack
    chosen = dict(draft)
    _lay_out(pos, people, tuple((r, chosen.get(r, min(least, n))) for r, n in pos.before_ready or ()))


def _lay_out(pos: Position, people: People, wanted: Layout) -> None:
    for region, count in wanted:
        people.hand += pos.tokens[region] - count
        pos.tokens[region] = count


def _named(people: People, number: int) -> int:
    return number if people.declined else OWN


# -- redeployment --------------------------------------------------------------------------------------------------


def gain_fresh_tokens(pos: Position, number: int, at: str, records: list[Record]) -> None:
    """Tokens that come from the tray at redeployment or at the start of the turn."""
    people = pos.people(number)
    for bound in people.abilities.fresh_tokens:
        if bound.effect.at == at and is_time(pos, people, bound.effect.when):
            count, _ = counted(pos, people, bound)
            wanted = count // bound.effect.for_each * bound.effect.amount
            if wanted < 0:
                _lose_tokens(pos, number, -wanted, records)
                continue
            gained = min(people.tray, wanted)
            if gained:
                people.tray -= gained
                people.hand += gained
                records.append(TokensGained(number, gained, bound.source))


def _lose_tokens(pos: Position, number: int, wanted: int, records: list[Record]) -> None:
    """Tokens leave for the tray: those in hand, then of the tallest stacks, as far as no region is given up."""
    people = pos.people(number)
    least = people.abilities.min_stack
    in_hand = min(wanted, people.hand)
    if in_hand:
        people.hand -= in_hand
        records.append(TokensLost(number, NOWHERE, in_hand))
    lost = in_hand
    while lost < wanted:
        tallest = max(bits(people.held), key=lambda region: pos.tokens[region], default=NOWHERE)
        if tallest == NOWHERE or pos.tokens[tallest] <= least:
            break
        pos.tokens[tallest] -= 1
        records.append(TokensLost(number, tallest, 1))
        lost += 1
    from_horde = min(lost, people.horde)
    people.horde -= from_horde
    people.tray += lost - from_horde


def gain_pieces(pos: Position, number: int, records: list[Record]) -> None:
    """Pieces that come at redeployment: helpers to keep, and markers to be placed now."""
    people = pos.people(number)
    for bound in people.abilities.helpers:
        _gain(pos, people, bound.effect.marker, counted(pos, people, bound)[0] * bound.effect.amount, True)
    for ration in people.abilities.rations:
        _gain(pos, people, ration.effect.marker, counted(pos, people, ration)[0], False)


def _gain(pos: Position, people: People, id: str, count: int, kept: bool) -> None:
    """Into the pool, as far as the supply lasts; what is only to be placed stays in the supply until then."""
    marker = pos.rules.marker_number[id]
    supply = people.supply.get(marker, 0)
    owned = people.pool.get(marker, 0)
    gained = min(count, supply if kept else supply - owned)
    people.pool = {**people.pool, marker: owned + gained}
    if kept:
        people.supply = {**people.supply, marker: supply - gained}


def return_rations(pos: Position, people: People) -> None:
    """What was not placed goes back."""
    for ration in people.abilities.rations:
        marker = pos.rules.marker_number[ration.effect.marker]
        people.pool = {other: count for other, count in people.pool.items() if other != marker}


def tokens_off_board(pos: Position, people: People) -> int:
    """How many tokens are in hand once the troops are redeployed."""
    return _staying_in_hand(people, people.hand + pos.tokens_on_board(people))


def _staying_in_hand(people: People, total: int) -> int:
    """How many of all tokens of a people are in hand once it is redeployed."""
    if not people.held:
        return total
    if people.abilities.single_tokens:
        least = people.abilities.min_stack
        return total - least * min(total // least, people.held.bit_count())
    return min(total, people.abilities.combat_tokens)


def deploy_domain(pos: Position, number: int) -> Distribution:
    """The layouts that redeployment allows. Where tokens run short, regions have to be given up."""
    people = pos.people(number)
    places = tuple(bits(people.held & people.abilities.stays))
    total = people.hand + pos.tokens_on_board(people)
    on_board = total - _staying_in_hand(people, total)
    least = people.abilities.min_stack
    count = len(places)
    on_board = on_board if places else 0
    kept = -1 if on_board >= least * count else on_board // least
    if not kept:
        on_board = 0
    most_each = least if people.abilities.single_tokens else on_board
    return Distribution(
        "deploy", number, "", places, (least,) * count, (most_each,) * count, on_board, on_board,
        tuple((region, pos.tokens[region]) for region in places), pos.rules.board.adjacent, foreign_land(pos, people),
        named=_named(people, number), kept=kept,
    )  # fmt: skip


def may_deploy(people: People) -> bool:
    return bool(people.held) and not people.abilities.no_redeployment


def is_deployed(pos: Position, people: People) -> bool:
    """Whether the troops may stay as they are."""
    if not people.held or people.abilities.no_redeployment:
        return True
    if people.hand != tokens_off_board(pos, people):
        return False
    least = people.abilities.min_stack
    return all(pos.tokens[region] >= least for region in bits(people.held))


def forced_layout(pos: Position, number: int) -> Layout | None:
    """The one layout there is, if redeployment leaves no choice."""
    people = pos.people(number)
    if not may_deploy(people):
        return None
    domain = deploy_domain(pos, number)
    if domain.kept == 0:
        return ()
    if domain.kept > 0:
        return None
    if len(domain.places) == 1:
        return ((domain.places[0], domain.most),)
    return tuple(zip(domain.places, domain.low, strict=True)) if sum(domain.low) == domain.most else None


def apply_deploy(pos: Position, number: int, draft: Layout, records: list[Record]) -> None:
    """Put the troops as wanted; regions left out are given up."""
    people = pos.people(number)
    hand = people.hand
    tokens = pos.tokens
    kept = 0
    for region, _ in draft:
        kept |= 1 << region
    for region in bits(people.held):
        hand += tokens[region]
    if people.held != kept:
        for region in bits(people.held & ~kept):
            give_up(pos, number, region, records)
    for region, count in draft:
        tokens[region] = count
        hand -= count
    people.hand = hand
    if people.abilities.helpers:
        collect_helpers(pos, number, records)
    records.append(TokensDeployed(number, draft, hand))


# -- markers -------------------------------------------------------------------------------------------------------


def placing_domain(pos: Position, number: int, effect: PlacesMarkers, placed_now: int) -> Distribution:
    """Where markers may go; `placed_now` have been placed in this turn already."""
    people = pos.people(number)
    marker = pos.rules.marker_number[effect.marker]
    standing = {r: n for r, n in pos.marked_regions(marker).items() if people.held >> r & 1}
    supply = people.supply.get(marker, 0)
    held = tuple(bits(people.held))
    if effect.movable:
        most = supply + sum(standing.values())
        each = effect.per_region or most
        most = min(most, each * len(held))
        places, high = held, (each,) * len(held)
        least = most if effect.all_at_once else 0
    else:
        supply = max(0, min(supply, effect.supply - sum(pos.marked_regions(marker).values())))
        if effect.per == "region":
            supply = min(supply, people.pool.get(marker, 0))
        room = [(r, effect.per_region - standing.get(r, 0) if effect.per_region else supply) for r in held]
        places = tuple(r for r, free in room if free > 0)
        high = tuple(free for _, free in room if free > 0)
        most = min(supply, sum(high), effect.per_turn - placed_now if effect.per_turn else supply)
        least = min(1, most)
    return Distribution(
        "place", number, effect.marker, places, (0,) * len(places), high, least, most,
        tuple(standing.items()), pos.rules.board.adjacent, foreign_land(pos, people),
    )  # fmt: skip


def apply_placing(pos: Position, number: int, marker: int, draft: Layout, moves: bool, records: list[Record]) -> None:
    """Place new markers, or with `moves` bring all of them into the layout."""
    wanted = dict(draft)
    if moves:
        standing = {r: n for r, n in pos.marked_regions(marker).items() if pos.people(number).held >> r & 1}
        for region, count in standing.items():
            if count > wanted.get(region, 0):
                take_marker(pos, number, marker, region, count - wanted.get(region, 0), records)
        wanted = {region: count - standing.get(region, 0) for region, count in wanted.items()}
    for region, count in wanted.items():
        if count > 0:
            place_marker(pos, number, marker, region, count, records)


# -- retreat -------------------------------------------------------------------------------------------------------


def retreat_domain(pos: Position, number: int) -> Distribution:
    """Where tokens driven off go back."""
    people = pos.people(number)
    places = tuple(bits(people.held))
    total = people.returning
    return Distribution(
        "retreat", number, "", places, (0,) * len(places), (total,) * len(places), total, total,
        layout(pos, people), pos.rules.board.adjacent, foreign_land(pos, people),
    )  # fmt: skip


def apply_retreat(pos: Position, number: int, draft: Layout, records: list[Record]) -> None:
    people = pos.people(number)
    for region, count in draft:
        pos.tokens[region] += count
        people.returning -= count
    records.append(TokensPutBack(number, draft))


def regroup_domain(pos: Position, number: int, marker: int) -> Distribution:
    """Where markers driven off may be placed again: the whole layout, those not driven off stay."""
    people = pos.people(number)
    driven_off = people.regroup[marker]
    standing = {r: n for r, n in pos.marked_regions(marker).items() if people.held >> r & 1}
    places = tuple(bits(people.held))
    low = tuple(standing.get(region, 0) for region in places)
    most = sum(low) + driven_off
    return Distribution(
        "place", number, pos.rules.marker_ids[marker], places, low, (most,) * len(places), sum(low), most,
        tuple(standing.items()), pos.rules.board.adjacent, foreign_land(pos, people),
    )  # fmt: skip


def retreat_alone(pos: Position, number: int, records: list[Record]) -> bool:
    """Deal with survivors that have no choice. Returns whether a decision is still needed."""
    people = pos.people(number)
    people.regroup = {m: min(n, people.supply[m]) for m, n in people.regroup.items() if people.supply[m]}
    if not people.held:
        people.hand += people.returning
        people.returning = 0
        people.regroup = {}
        return False
    places = tuple(bits(people.held))
    if len(places) > 1:
        return bool(people.returning or people.regroup)
    if people.returning:
        apply_retreat(pos, number, ((places[0], people.returning),), records)
    for marker, count in people.regroup.items():
        place_marker(pos, number, marker, places[0], count, records)
    people.regroup = {}
    return False
