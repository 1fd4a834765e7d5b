"""Using finds: placing relics and pieces at the end of a turn, sending a piece on being found, giving up a token."""

from __future__ import annotations

from smallworld_desktop.rules.actions import NOWHERE, Use
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.board_changes import give_up, leave_if_gone, place_marker, take_marker
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.conquest import drive_off
from smallworld_desktop.rules.finds import post_regions, put_piece
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import BANK, Record, RelicMoved, TokensLost
from smallworld_desktop.rules.turn import end_offer, go_on, soul_offer
from smallworld_desktop.rules.ways import COPY, copied_relics

WRONG_TIME = Message("no.now")


def uses(pos: Position) -> list[Use]:
    """Every use of a find that is open now."""
    if pos.questions:
        question = pos.questions[0]
        post = pos.rules.posting(question.way)
        assert post is not None
        regions = post_regions(pos, question.seat, question.way, post)
        return [Use(question.way, NOWHERE), *(Use(question.way, region) for region in bits(regions))]
    if pos.stage == "offer":
        offer = soul_offer(pos)
        assert offer is not None
        return [Use(offer[0], NOWHERE), *(Use(offer[0], region) for region in bits(_souls(pos)))]
    people = pos.people(pos.fighter)
    found = []
    for id in _placed_at_end(pos, people):
        found += [Use(id, region) for region in bits(_end_regions(pos, people, id))]
    return found


def _souls(pos: Position) -> int:
    """The regions in decline of the player."""
    found = 0
    for number in pos.declines[pos.seat]:
        found |= pos.people(number).held
    return found


def _placed_at_end(pos: Position, people: People) -> list[str]:
    """The finds of a people that are used at the end of the turn, copies of relics included."""
    found = []
    for id, region in pos.places.items():
        if people.held >> region & 1:
            post = pos.rules.posting(id)
            if (post is not None and post.at == "end") or pos.rules.places[id].placed == "end":
                found.append(id)
    marker = people.abilities.copies_relic
    if marker:
        for relic in copied_relics(pos, people):
            if pos.rules.places[relic].placed == "end" or pos.rules.visitor_income(relic) is not None:
                found.append(f"{marker}{COPY}{relic}")
    return found


def _end_regions(pos: Position, people: People, id: str) -> int:
    """Where a find may be put at the end of the turn."""
    marker, plus, relic = id.partition(COPY)
    if plus:
        taken = pos.uses.get(marker, 0)
        if taken or (pos.rules.places[relic].placed != "end" and not _bag_regions(pos, people, marker)):
            return 0
        if pos.rules.places[relic].placed != "end":
            return _bag_regions(pos, people, marker)
        lying = 1 << pos.places[relic] if pos.uses.get(relic) else 0
        return people.held & ~lying
    post = pos.rules.posting(id)
    if post is not None:
        return post_regions(pos, people.seat, id, post)
    if pos.uses.get(id):
        return 0
    return people.held & ~_copies_of(pos, people, id)


def _bag_regions(pos: Position, people: People, marker: str) -> int:
    """Where the marker that copies stands, else any region of the people: it stays where it is."""
    standing = sum(1 << region for region in pos.marked_regions(pos.rules.marker_number[marker]))
    return standing & people.held or people.held


def _copies_of(pos: Position, people: People, relic: str) -> int:
    """The region in which a copy of the relic works this turn."""
    marker = people.abilities.copies_relic
    if not marker or not pos.uses.get(f"{marker}{COPY}{relic}"):
        return 0
    return sum(1 << region for region in pos.marked_regions(pos.rules.marker_number[marker]))


def why_not_use(pos: Position, action: Use) -> Message | None:
    asked = bool(pos.questions) and pos.questions[0].kind == "post"
    at_end = pos.phase == "redeploy" and not pos.parts and pos.fighter != NOBODY
    if not asked and not at_end and pos.phase != "offer":
        return WRONG_TIME
    return None if action in uses(pos) else Message("no.use", {"find": action.find})


def use(pos: Position, action: Use, chance: Chance, records: list[Record]) -> None:
    if pos.questions:
        pos.questions.pop(0)
        if action.region != NOWHERE:
            _send(pos, action, chance, records)
        go_on(pos, records)
    elif pos.stage == "offer":
        if action.region != NOWHERE:
            _give_soul(pos, action.region, chance, records)
        end_offer(pos, records)
    else:
        _place(pos, action, records)


def _send(pos: Position, action: Use, chance: Chance, records: list[Record]) -> None:
    """A piece drives out who is there; what lies there without a master leaves."""
    post = pos.rules.posting(action.find)
    assert post is not None
    region = action.region
    number = pos.holder[region]
    if number != NOBODY:
        losses = post.drives_out if pos.people(number).abilities.loses else 0
        drive_off(pos, number, region, losses, NOBODY, chance, records)
    pos.set_tribe(region, False)
    pos.set_monster(region, 0)
    put_piece(pos, pos.rules.marker_number[post.marker], region, records)
    if number != NOBODY:
        leave_if_gone(pos, number, chance, records)


def _give_soul(pos: Position, region: int, chance: Chance, records: list[Record]) -> None:
    """A token in decline leaves for coins; the last one gives the region up."""
    offer = soul_offer(pos)
    assert offer is not None
    number = pos.holder[region]
    people = pos.people(number)
    pos.tokens[region] -= 1
    people.tray += 1
    records.append(TokensLost(number, region, 1))
    if not pos.tokens[region]:
        give_up(pos, number, region, records)
    pay(pos, BANK, pos.seat, offer[1], offer[0], records, region)
    leave_if_gone(pos, number, chance, records)


def _place(pos: Position, action: Use, records: list[Record]) -> None:
    """A relic or a piece is put into a region at the end of the turn."""
    marker, plus, relic = action.find.partition(COPY)
    if plus:
        pos.uses = {**pos.uses, marker: 1, action.find: 1}
        if pos.rules.places[relic].placed == "end":
            move_marker(pos, marker, action.region, records)
        return
    post = pos.rules.posting(action.find)
    if post is not None:
        put_piece(pos, pos.rules.marker_number[post.marker], action.region, records)
        return
    pos.uses = {**pos.uses, action.find: 1}
    move_relic(pos, action.find, action.region, records)


def move_relic(pos: Position, id: str, region: int, records: list[Record]) -> None:
    """A relic lies where it was used."""
    if pos.places[id] != region:
        records.append(RelicMoved(id, pos.places[id], region))
        pos.set_find(id, region)


def move_marker(pos: Position, id: str, region: int, records: list[Record]) -> None:
    """A marker of the people that acts leaves its old place for the new one."""
    marker = pos.rules.marker_number[id]
    people = pos.people(pos.fighter)
    for old in pos.marked_regions(marker):
        if people.held >> old & 1:
            take_marker(pos, pos.fighter, marker, old, 1, records)
    place_marker(pos, pos.fighter, marker, region, 1, records)
