"""Why an action can't be played now. One function per kind of action; None means that it can.

Each answers for the position as it is; `play` and the legal list use the same functions.
"""

from __future__ import annotations

import typing

from smallworld_desktop.rules.actions import (
    NOWHERE,
    OWN,
    Abandon,
    AnswerHire,
    Conquer,
    Decline,
    Deploy,
    End,
    Final,
    MakePeace,
    MoveRelic,
    Pick,
    PlaceMarkers,
    PlaceMonster,
    Ready,
    ReadyAgain,
    Retreat,
    Revive,
    Roll,
    Sacrifice,
    Share,
    Shield,
    Stay,
    Stop,
    SwapPowers,
    Use,
)
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.column import why_not_pick
from smallworld_desktop.rules.cost import (
    DIE_MAX,
    cost,
    cost_by,
    force,
    special_effects,
    targets,
    unaided_regions,
)
from smallworld_desktop.rules.decline import why_not_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.effects.markers import PlacesMarkers
from smallworld_desktop.rules.matching import matching
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.monsters import monster_regions
from smallworld_desktop.rules.obstacles import why_not_target, why_not_way
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.redeploy import (
    deploy_domain,
    forced_layout,
    may_deploy,
    placing_domain,
    ready_domain,
    regroup_domain,
    retreat_domain,
    tokens_off_board,
)
from smallworld_desktop.rules.respond import why_not_relic, why_not_sacrifice, why_not_shield
from smallworld_desktop.rules.reviving import why_not_revive
from smallworld_desktop.rules.scoring import shareable_coins
from smallworld_desktop.rules.swap import why_not_swap
from smallworld_desktop.rules.using import why_not_use

WRONG_TIME: typing.Final = Message("no.now")


def check_pick(pos: Position, action: Pick) -> Message | None:
    if pos.phase != "choose":
        return WRONG_TIME
    return why_not_pick(pos, pos.seat, action)


def check_decline(pos: Position, action: Decline) -> Message | None:
    people = pos.active_people(pos.seat)
    if pos.questions or people is None:
        return WRONG_TIME
    if pos.stage == "late_decline" or (pos.stage == "conquer" and not pos.begun):
        return why_not_decline(pos, people, action)
    return Message("no.decline_late") if pos.stage in ("conquer", "redeploy") else WRONG_TIME


def fighting(pos: Position) -> People | None:
    """The people that may conquer now."""
    return pos.people(pos.fighter) if pos.phase == "conquer" and pos.fighter != NOBODY else None


def check_ready(pos: Position, action: Ready) -> Message | None:
    people = fighting(pos)
    if people is None or pos.fought or pos.roll != NO_ROLL or pos.before_ready is None:
        return WRONG_TIME
    domain = ready_domain(pos, pos.fighter)
    given = {region for region, _ in action.layout}
    rest = tuple((r, low) for r, low in zip(domain.places, domain.low, strict=True) if r not in given)
    return domain.fault(tuple(sorted(action.layout + rest)))


def check_abandon(pos: Position, action: Abandon) -> Message | None:
    people = fighting(pos)
    if people is None or pos.fought or pos.roll != NO_ROLL:
        return Message("no.abandon_late") if people is not None else WRONG_TIME
    return None if people.held >> action.region & 1 else Message("no.not_yours", {"region": action.region})


def check_conquer(pos: Position, action: Conquer) -> Message | None:
    people = fighting(pos)
    if people is None:
        return WRONG_TIME
    reason = why_not_way(pos, people, action)
    if reason is not None or special_effects(pos, people, action.way) is None:
        return reason
    needed = cost_by(pos, people, action.region, action.way)
    brought = force(pos, people, action.region)
    if brought < needed:
        return Message("no.too_expensive", {"region": action.region, "count": needed - brought, "cost": needed})
    return None


def check_final(pos: Position, action: Final) -> Message | None:
    people = fighting(pos)
    if people is None:
        return WRONG_TIME
    if people.abilities.rolls_before:
        return Message("no.final_rolls_before")
    effects = special_effects(pos, people, action.way)
    reason = why_not_way(pos, people, action)
    if effects is None or any(effect.tokens for effect in effects):
        return reason if reason is not None and reason.code == "no.way" else Message("no.final_way")
    if reason is not None:
        return reason
    if people.hand < people.abilities.min_stack:
        return Message("no.hand_empty")
    missing = cost_by(pos, people, action.region, action.way) - force(pos, people, action.region)
    if missing <= 0:
        return Message("no.affordable", {"region": action.region})
    if rollable(pos, people) >> action.region & 1:
        return Message("no.final_named", {"region": action.region})
    if missing > DIE_MAX:
        return Message("no.die_too_small", {"region": action.region, "count": missing})
    return None


def rollable(pos: Position, people: People) -> int:
    """The regions for which a race may roll by name before it conquers them."""
    if not people.abilities.named_rolls:
        return 0
    found = 0
    for bound in people.abilities.named_rolls:
        found |= matching(pos, people, bound, pos.rules.board.all_regions)
    return found & ~unaided_regions(pos, people.seat)


def check_roll(pos: Position, action: Roll) -> Message | None:
    people = fighting(pos)
    if people is None or pos.roll != NO_ROLL:
        return WRONG_TIME
    if people.hand < people.abilities.min_stack:
        return Message("no.hand_empty")
    if action.region != NOWHERE:
        return _why_not_named(pos, people, action)
    if not people.abilities.rolls_before:
        return Message("no.roll")
    return None if targets(pos, people) else Message("no.targets")


def _why_not_named(pos: Position, people: People, action: Roll) -> Message | None:
    region = action.region
    reason = why_not_way(pos, people, Conquer(region, OWN, action.way))
    if reason is not None:
        return reason
    if not rollable(pos, people) >> region & 1:
        return Message("no.roll_there", {"region": region})
    effects = special_effects(pos, people, action.way)
    if effects is None or any(effect.tokens or effect.leaps for effect in effects):
        return Message("no.final_way")
    least = people.abilities.min_stack
    best = max(least, cost_by(pos, people, region, action.way) - DIE_MAX) - force(pos, people, region)
    return Message("no.die_too_small", {"region": region, "count": best}) if best > 0 else None


def check_hire(pos: Position, action: AnswerHire) -> Message | None:
    return None if pos.questions and pos.questions[0].kind == "hire" else WRONG_TIME


def check_ready_again(pos: Position, action: ReadyAgain) -> Message | None:
    people = fighting(pos)
    if people is None or not people.abilities.second_wave or people.declined:
        return WRONG_TIME
    return None if pos.fought and not pos.wave_done and pos.roll == NO_ROLL else Message("no.second_wave")


def check_stop(pos: Position, action: Stop) -> Message | None:
    return None if pos.phase == "conquer" else WRONG_TIME


def check_deploy(pos: Position, action: Deploy) -> Message | None:
    if pos.questions or pos.fighter == NOBODY:
        return WRONG_TIME
    if not (pos.stage == "redeploy" or (pos.parts and pos.stage == "conquer")):
        return WRONG_TIME
    people = pos.people(pos.fighter)
    if people.abilities.no_redeployment:
        return Message("no.redeployment")
    if not pos.parts and not may_deploy(people):
        return Message("no.no_region")
    return deploy_domain(pos, pos.fighter).fault(action.layout)


def placing_effect(people: People, marker: str) -> PlacesMarkers | None:
    return next((effect for effect in people.abilities.placed if effect.marker == marker), None)


def check_place(pos: Position, action: PlaceMarkers) -> Message | None:
    if pos.questions:
        return WRONG_TIME
    if pos.stage == "retreat":
        people = pos.people(pos.retreats[0])
        wanted = pos.rules.marker_number.get(action.marker, -1)
        if wanted not in people.regroup:
            return WRONG_TIME
        return regroup_domain(pos, pos.retreats[0], wanted).fault(action.layout)
    if pos.stage == "conquer" and not pos.parts:
        domain = moving_domain(pos, action.marker)
        return domain.fault(action.layout) if domain is not None else WRONG_TIME
    if pos.stage != "redeploy" or pos.parts or pos.fighter == NOBODY:
        return WRONG_TIME
    effect = placing_effect(pos.people(pos.fighter), action.marker)
    if effect is None:
        return Message("no.marker", {"marker": action.marker})
    return placing_domain(pos, pos.fighter, effect, pos.uses.get(action.marker, 0)).fault(action.layout)


def moving_domain(pos: Position, id: str) -> Distribution | None:
    """Where a marker may be moved before the first conquest; None if it can't be."""
    if pos.fought or pos.roll != NO_ROLL or pos.fighter == NOBODY or id not in pos.rules.marker_number:
        return None
    people = pos.people(pos.fighter)
    marker = pos.rules.marker_number[id]
    if not pos.rules.markers[marker].moves_at_start:
        return None
    standing = {r: n for r, n in pos.marked_regions(marker).items() if people.held >> r & 1}
    if people.declined or not standing:
        return None
    places = tuple(bits(people.held))
    count = sum(standing.values())
    zeros, ones = (0,) * len(places), (1,) * len(places)
    return Distribution("place", pos.fighter, id, places, zeros, ones, count, count, tuple(standing.items()))


def check_use(pos: Position, action: Use) -> Message | None:
    return why_not_use(pos, action)


def check_revive(pos: Position, action: Revive) -> Message | None:
    return why_not_revive(pos, action) if pos.phase == "conquer" else WRONG_TIME


def in_redeployment(pos: Position) -> People | None:
    """The active people at the end of its turn."""
    if pos.phase != "redeploy" or pos.parts or pos.fighter == NOBODY:
        return None
    return pos.people(pos.fighter)


def check_peace(pos: Position, action: MakePeace) -> Message | None:
    people = in_redeployment(pos)
    if people is None:
        return WRONG_TIME
    if not people.abilities.makes_peace:
        return Message("no.peace_power")
    if action.seat == pos.seat or not 0 <= action.seat < pos.rules.seats:
        return Message("no.peace_self")
    return Message("no.peace_attacked", {"seat": action.seat}) if people.attacked >> action.seat & 1 else None


def check_share(pos: Position, action: Share) -> Message | None:
    if in_redeployment(pos) is None:
        return WRONG_TIME
    if action.seat == pos.seat or not 0 <= action.seat < pos.rules.seats:
        return Message("no.share_self")
    other, given = pos.share
    if given and other != action.seat:
        return Message("no.share_one", {"seat": other})
    return None if 0 <= action.coins <= shareable_coins(pos, pos.seat) else Message("no.share_coins")


def check_relic(pos: Position, action: MoveRelic) -> Message | None:
    asked = bool(pos.questions) and pos.questions[0].kind == "relic"
    return why_not_relic(pos, action) if asked or in_redeployment(pos) is not None else WRONG_TIME


def check_shield(pos: Position, action: Shield) -> Message | None:
    asked = bool(pos.questions) and pos.questions[0].kind == "shield"
    return why_not_shield(pos, action) if asked else WRONG_TIME


def check_swap(pos: Position, action: SwapPowers) -> Message | None:
    return why_not_swap(pos) if pos.phase == "conquer" else WRONG_TIME


def check_sacrifice(pos: Position, action: Sacrifice) -> Message | None:
    asked = bool(pos.questions) and pos.questions[0].kind == "sacrifice"
    return why_not_sacrifice(pos, action) if asked else WRONG_TIME


def check_monster(pos: Position, action: PlaceMonster) -> Message | None:
    if pos.phase != "setup":
        return WRONG_TIME
    return None if monster_regions(pos) >> action.region & 1 else Message("no.monster", {"region": action.region})


def check_end(pos: Position, action: End) -> Message | None:
    if pos.phase != "redeploy" or pos.parts:
        return WRONG_TIME
    if pos.fighter == NOBODY:
        return None
    people = pos.people(pos.fighter)
    if not may_deploy(people):
        return None
    surplus = people.hand - tokens_off_board(pos, people)
    if surplus > 0:
        return Message("no.tokens_in_hand", {"count": surplus})
    if surplus < 0:
        return None if forced_layout(pos, pos.fighter) is not None else Message("no.take_off", {"count": -surplus})
    least = people.abilities.min_stack
    short = least > 1 and any(pos.tokens[region] < least for region in bits(people.held))
    return Message("no.min_stack", {"count": least}) if short else None


def check_stay(pos: Position, action: Stay) -> Message | None:
    return None if pos.phase == "late_decline" else WRONG_TIME


def check_retreat(pos: Position, action: Retreat) -> Message | None:
    if pos.phase != "retreat" or not pos.people(pos.retreats[0]).returning:
        return WRONG_TIME
    return retreat_domain(pos, pos.retreats[0]).fault(action.layout)


def explain(pos: Position, region: int) -> Message | None:
    """Why the race that acts now can't take a region in the ordinary way; None if it can."""
    people = fighting(pos)
    if people is None:
        return WRONG_TIME
    reason = why_not_target(pos, people, region)
    if reason is None and cost(pos, people, region) > people.hand:
        return check_conquer(pos, Conquer(region))
    return reason
