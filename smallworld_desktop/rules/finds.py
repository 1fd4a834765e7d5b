"""Finds: what places and relics do for the race that occupies their region, kept up to date as regions change hands."""

from __future__ import annotations

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.board_changes import give_up, take_marker
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import supply_of
from smallworld_desktop.rules.cost import immune_regions, peaceful_regions, posted_regions, unaided_regions
from smallworld_desktop.rules.effects.places import Posts
from smallworld_desktop.rules.position import NOBODY, People, Position, Question
from smallworld_desktop.rules.records import PieceMoved, PlaceFound, PowerLent, Record
from smallworld_desktop.rules.ruleset import NO_POWER, Finds


def finds_of(pos: Position, people: People) -> Finds:
    """The finds in a people's regions, with the badges they lend."""
    held = people.held
    return tuple((id, region, pos.lent.get(id, NO_POWER)) for id, region in pos.places.items() if held >> region & 1)


def refresh_all(pos: Position, records: list[Record]) -> None:
    for number, people in enumerate(pos.peoples):
        if people is not None:
            refresh(pos, number, people, records)


def refresh(pos: Position, number: int, people: People, records: list[Record]) -> None:
    """Give a people the abilities that follow from its finds; what a lent badge brought comes and goes with it."""
    finds = finds_of(pos, people)
    abilities = pos.rules.abilities(people.race, people.power, people.declined, finds)
    if abilities is people.abilities:
        return
    lent = tuple(power for _, _, power in finds if power != NO_POWER)
    for power in set(people.lent) - set(lent):
        _take_back(pos, number, people, power, records)
    for power in set(lent) - set(people.lent):
        if not people.declined:
            for marker, count in supply_of(pos.rules, pos.rules.lent_effects(power)).items():
                people.supply = {**people.supply, marker: people.supply.get(marker, 0) + count}
    people.lent = lent
    people.abilities = abilities
    if not people.declined:
        fighting = pos.fighter == number and pos.stage == "conquer"
        for region in bits(people.held & ~(abilities.targets | abilities.avoided if fighting else abilities.stays)):
            people.hand += give_up(pos, number, region, records)


def _take_back(pos: Position, number: int, people: People, power: int, records: list[Record]) -> None:
    """The pieces of a badge that is no longer lent leave the board."""
    own = supply_of(pos.rules, [*pos.rules.races[people.race].effects, *_badge_effects(pos, people)])
    for marker in supply_of(pos.rules, pos.rules.lent_effects(power)):
        for region, count in pos.marked_regions(marker).items():
            if people.held >> region & 1 and marker not in own:
                take_marker(pos, number, marker, region, count, records)
        if marker not in own:
            people.supply = {other: count for other, count in people.supply.items() if other != marker}
            people.regroup = {other: count for other, count in people.regroup.items() if other != marker}
            people.pool = {other: count for other, count in people.pool.items() if other != marker}


def _badge_effects(pos: Position, people: People) -> tuple[object, ...]:
    return () if people.power == NO_POWER else pos.rules.powers[people.power].effects


# -- finding -------------------------------------------------------------------------------------------------------


def draw_find(pos: Position, people: People, region: int, chance: Chance, records: list[Record]) -> None:
    """Who drove monsters out lays the top find there; some do something at once."""
    id = chance.draw(pos.hidden_places)
    pos.set_find(id, region)
    records.append(PlaceFound(id, region))
    if pos.rules.lends(id):
        _lend(pos, id, chance, records)
    post = pos.rules.posting(id)
    if post is not None and post.at == "found" and not people.declined and post_regions(pos, people.seat, id, post):
        pos.questions.append(Question("post", people.seat, region=region, way=id))


def _lend(pos: Position, id: str, chance: Chance, records: list[Record]) -> None:
    """A random badge of the hidden pile is laid on the find for the rest of the game."""
    if not pos.power_pile:
        return
    names = [pos.rules.powers[power].id for power in pos.power_pile]
    badge = chance.draw(names)
    power = next(number for number in pos.power_pile if pos.rules.powers[number].id == badge)
    pos.power_pile.remove(power)
    pos.lent = {**pos.lent, id: power}
    records.append(PowerLent(id, badge))


# -- pieces of nobody's --------------------------------------------------------------------------------------------


def post_regions(pos: Position, seat: int, id: str, post: Posts) -> int:
    """Where the piece of a find may be put."""
    board = pos.rules.board
    home = pos.places[id]
    found = (board.land | board.water) & ~(1 << home)
    if post.next_door:
        found &= board.adjacent[home]
    if not post.drives_out:
        return found
    closed = peaceful_regions(pos, seat) | unaided_regions(pos, seat) | posted_regions(pos, NOBODY)
    for people in pos.peoples:
        if people is not None:
            closed |= immune_regions(pos, people)
    return found & ~closed


def put_piece(pos: Position, marker: int, region: int, records: list[Record]) -> None:
    """A piece of nobody's is moved to a region."""
    for old in pos.marked_regions(marker):
        if old == region:
            return
        pos.add_mark(old, marker, -1)
    pos.add_mark(region, marker, 1)
    records.append(PieceMoved(pos.rules.marker_ids[marker], region))
