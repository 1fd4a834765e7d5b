"""The course of a turn (R3): who acts when, and what happens between the decisions."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.board_changes import collect_helpers, give_up
from smallworld_desktop.rules.finds import refresh_all
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, Position, Question
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import (
    BANK,
    GameOver,
    MarkerRemoved,
    Record,
    RelicMoved,
    Scored,
    ScoreItem,
    TurnBegan,
)
from smallworld_desktop.rules.redeploy import (
    apply_deploy,
    forced_layout,
    gain_fresh_tokens,
    gain_pieces,
    ready,
    retreat_alone,
    return_rations,
    tokens_off_board,
)
from smallworld_desktop.rules.scoring import SHARED, score_items, shareable_coins, winners


def begin_turn(pos: Position, records: list[Record]) -> None:
    """A seat's turn begins: pots are collected, peace ends, the first race to act is readied."""
    seat = pos.seat
    records.append(TurnBegan(seat, pos.round))
    if pos.marks:
        _collect_pots(pos, seat, records)
    pos.ally[seat] = NOBODY
    pos.begun = False
    pos.wave_done = False
    pos.sorcerised = 0
    pos.uses = {}
    pos.abandoned = 0
    pos.share = (NOBODY, 0)
    pos.relic_target = -1
    active = pos.active[seat]
    if active != NOBODY:
        gain_fresh_tokens(pos, active, "start", records)
    parts = []
    for number in (pos.active[seat], *pos.declines[seat]):
        if number != NOBODY:
            people = pos.people(number)
            people.deeds = ()
            people.attacked = 0
            if people.is_fighting_decline:
                parts.append(number)
    pos.parts = tuple(parts)
    begin_part(pos, records)


def begin_part(pos: Position, records: list[Record]) -> None:
    """The next race acts: those in decline that still fight, then the active one, or a combo is chosen."""
    pos.fought = False
    pos.roll = NO_ROLL
    pos.before_ready = None
    pos.fighter = pos.parts[0] if pos.parts else pos.active[pos.seat]
    if pos.fighter != NOBODY:
        pos.stage = "conquer"
        ready(pos, pos.fighter, records)
    else:
        pos.stage = "choose" if pos.column else "conquer"


def close_part(pos: Position, records: list[Record]) -> None:
    """A race in decline has done its part of the turn."""
    pos.parts = pos.parts[1:]
    begin_part(pos, records)


def is_part_open(pos: Position) -> bool:
    """Whether the race in decline that acts has still to put its tokens somewhere."""
    people = pos.people(pos.fighter)
    return bool(people.hand or people.held & ~people.abilities.stays)


def _collect_pots(pos: Position, seat: int, records: list[Record]) -> None:
    for marker, kind in enumerate(pos.rules.markers):
        if not kind.coins:
            continue
        for region, count in pos.marked_regions(marker).items():
            holder = pos.holder_of(region)
            if holder is not None and holder.seat == seat:
                pos.add_mark(region, marker, -count)
                records.append(MarkerRemoved(pos.holder[region], kind.id, region, count))
                pay(pos, BANK, seat, kind.coins * count, kind.id, records, region)


def begin_redeployment(pos: Position, records: list[Record]) -> None:
    """Conquests are over, as soon as nothing is open any more."""
    pos.closing = bool(pos.questions)
    if pos.closing:
        return
    pos.roll = NO_ROLL
    pos.before_ready = None
    pos.begun = True
    pos.stage = "redeploy"
    if pos.fighter != NOBODY:
        leave_water(pos, pos.fighter, records)
        gain_fresh_tokens(pos, pos.fighter, "redeployment", records)
        gain_pieces(pos, pos.fighter, records)


def leave_water(pos: Position, number: int, records: list[Record]) -> None:
    """A race that can't stay in open water leaves it with tokens and markers; finds stay."""
    people = pos.people(number)
    for region in bits(people.held & ~people.abilities.stays):
        people.hand += give_up(pos, number, region, records)
    if pos.places:
        refresh_all(pos, records)


def go_on(pos: Position, records: list[Record]) -> None:
    """After an answer: begin the redeployment that waited for it."""
    if pos.closing and not pos.questions:
        begin_redeployment(pos, records)


def finish_turn(pos: Position, records: list[Record]) -> None:
    """After `End`: what is forced is done, a wandering relic asks where to, coins are scored, the turn passes on."""
    number = pos.active[pos.seat]
    if number != NOBODY:
        people = pos.people(number)
        if people.hand < tokens_off_board(pos, people):
            layout = forced_layout(pos, number)
            if layout is not None:
                apply_deploy(pos, number, layout, records)
        if people.abilities.helpers:
            collect_helpers(pos, number, records)
        return_rations(pos, people)
        _forget_lost_places(pos)
        if pos.places:
            refresh_all(pos, records)
        if pos.relic_target < 0 and relic_targets(pos):
            pos.questions.append(Question("relic", pos.seat))
            return
    score(pos, records)
    if number != NOBODY:
        pos.people(number).turns += 1
    after_scoring(pos, records)


def after_scoring(pos: Position, records: list[Record]) -> None:
    """What may follow a scoring: a token in decline given for coins, a late decline, the retreats."""
    if soul_offer(pos) is not None:
        pos.stage = "offer"
    else:
        end_offer(pos, records)


def soul_offer(pos: Position) -> tuple[str, int] | None:
    """The find that pays the player for a token in decline, and how much; None if nothing can be given."""
    seat = pos.seat
    declines = pos.declines[seat]
    if not declines:
        return None
    for number in (pos.active[seat], *declines):
        if number != NOBODY and pos.people(number).abilities.souls:
            held = any(pos.people(declined).held for declined in declines)
            return pos.people(number).abilities.souls[0] if held else None
    return None


def end_offer(pos: Position, records: list[Record]) -> None:
    people = pos.active_people(pos.seat)
    if people is not None and people.abilities.declines_late:
        pos.stage = "late_decline"
    else:
        begin_retreats(pos, records)


def _forget_lost_places(pos: Position) -> None:
    """What was chosen for a place or relic is void if its region was given up in redeployment."""
    if pos.relic_target >= 0 and not relic_targets(pos) >> pos.relic_target & 1:
        pos.relic_target = -1
    if pos.share[1] > shareable_coins(pos, pos.seat):
        pos.share = (NOBODY, 0)


def relic_targets(pos: Position) -> int:
    """Where a wandering relic may go: next to the player's active race and not occupied by it; water only if held."""
    people = pos.active_people(pos.seat)
    if people is None:
        return 0
    board = pos.rules.board
    for place, region in pos.places.items():
        if pos.rules.wanders(place) and people.held >> region & 1:
            near = 0
            for own in bits(people.held):
                near |= board.adjacent[own]
            held_water = 0
            for water in bits(board.water):
                if pos.holder[water] != NOBODY:
                    held_water |= 1 << water
            return near & ~people.held & (board.land | held_water)
    return 0


def score(pos: Position, records: list[Record], extra: Sequence[ScoreItem] = ()) -> None:
    """Coins of the turn; what was shared goes to the other player; a relic moves on; grudges are forgotten."""
    seat = pos.seat
    items = (*extra, *score_items(pos, seat))
    coins = sum(item.coins for item in items)
    pos.scored[seat] = coins
    pos.coins[seat] += coins
    records.append(Scored(seat, coins, items))
    for item in items:
        if item.payer != BANK:
            pay(pos, item.payer, BANK, item.coins, "tribute", records)
    if pos.grudges[seat]:
        pos.grudges = (*pos.grudges[:seat], 0, *pos.grudges[seat + 1 :])
    for number in pos.declines[seat]:
        pos.people(number).turns += 1
    other, given = pos.share
    if given:
        pay(pos, BANK, other, given, SHARED, records)
    if pos.relic_target >= 0:
        place = next(id for id in pos.places if pos.rules.wanders(id))
        records.append(RelicMoved(place, pos.places[place], pos.relic_target))
        pos.set_find(place, pos.relic_target)
        pos.relic_target = -1
        refresh_all(pos, records)
    people = pos.active_people(seat)
    if people is not None and people.abilities.coins_for_leaving:
        marker = pos.rules.marker_number[people.abilities.coins_for_leaving]
        for region, count in pos.marked_regions(marker).items():
            pos.add_mark(region, marker, -count)
            records.append(MarkerRemoved(pos.active[seat], people.abilities.coins_for_leaving, region, count))


def begin_retreats(pos: Position, records: list[Record]) -> None:
    """Defenders put survivors back, in seat order from the attacker on, each the active race first."""
    seats = pos.rules.seats
    waiting: list[tuple[int, int, int]] = []
    for number, people in enumerate(pos.peoples):
        if people is not None and (people.returning or people.regroup):
            own = (pos.active[people.seat], *pos.declines[people.seat])
            waiting.append(((people.seat - pos.seat) % seats, own.index(number), number))
    if waiting:
        pos.retreats = [number for _, _, number in sorted(waiting) if retreat_alone(pos, number, records)]
    if pos.retreats:
        pos.stage = "retreat"
    else:
        next_seat(pos, records)


def end_retreat(pos: Position, records: list[Record]) -> None:
    """Go on when a defender has put everything back."""
    people = pos.people(pos.retreats[0])
    if people.returning or people.regroup:
        return
    pos.retreats.pop(0)
    if not pos.retreats:
        next_seat(pos, records)


def next_seat(pos: Position, records: list[Record]) -> None:
    pos.seat = (pos.seat + 1) % pos.rules.seats
    if pos.seat == pos.start_seat:
        pos.round += 1
    if pos.round > pos.rules.rounds:
        pos.round = pos.rules.rounds
        pos.seat = (pos.seat - 1) % pos.rules.seats
        pos.stage = "over"
        pos.fighter = NOBODY
        pos.winners = winners(pos)
        records.append(GameOver(pos.winners))
        return
    begin_turn(pos, records)
