"""What the document of a session may hold, declared value by value. `keeping` writes it and reads it.

The ranges are wide: whatever a game could ever come to passes, and nothing that passes costs more to draw or to reckon
with than a game. Whether the pieces make a position is for the rules to say.
"""

from __future__ import annotations

from typing import get_args

from smallworld_desktop.ai.levels import LEVELS, BadSeat, read_spec
from smallworld_desktop.rules.position import DEED_MASK, DEED_SHIFT, MARKER_LIMIT, Phase, QuestionKind
from smallworld_desktop.rules.ruleset import COLUMN, Ruleset
from smallworld_desktop.session.session import HUMAN
from smallworld_desktop.store.form import (
    Check,
    Wrong,
    either,
    flag,
    listing,
    maybe,
    number,
    record,
    row,
    text,
    tree,
    whole,
    word,
)

SEATS = 6
REGIONS = 200
ROUNDS = 999
MANY = 9_999
STEPS = 20_000
PEOPLES = 60
LARGEST_BOARD = 4_096
NAME, ID, LONG_NAME = text(200), text(100), text(10_000)
A_LONG_TIME = 10**9
SEED = 2**64
STAGES = get_args(Phase)
QUESTIONS = get_args(QuestionKind)
MONSTERS = 9
MOST_COINS = 50
FEWEST_COMBOS = 3
"""So many monsters may stand in a region."""


def kind(value: object, where: str) -> None:
    """`human`, or a computer player that is known."""
    text(100)(value, where)
    try:
        if value != HUMAN:
            read_spec(str(value))
    except BadSeat as problem:
        raise Wrong("save.not_word", where, allowed=", ".join((HUMAN, *LEVELS))) from problem


def outer_form() -> Check:
    """Everything but the game itself; how many regions and seats there are is known from it."""
    return record(
        {
            "title": NAME,
            "open_coins": flag,
            "left_out": listing(ID, 0, 500),
            "rounds": whole(1, ROUNDS),
            "teams": flag,
            "seats": listing(row(NAME, whole(0, SEATS - 1), kind), 2, SEATS),
            "board": record(
                {
                    "id": NAME,
                    "title": NAME,
                    "players": listing(whole(1, SEATS), 0, SEATS),
                    "regions": listing(REGION, 1, REGIONS),
                },
                {"start_coins": whole(0, MOST_COINS), "column": whole(FEWEST_COMBOS, COLUMN)},
            ),
            "geometry": record(
                {
                    "width": number(1, LARGEST_BOARD),
                    "height": number(1, LARGEST_BOARD),
                    "fingerprint": ID,
                    "arcs": listing(ARC, 1, 20 * REGIONS),
                }
            ),
            "packs": listing(tree(50_000, 24), 1, 100),
            "game": record({}),
        },
        {
            "artwork": ID,
            "seconds": number(0, A_LONG_TIME),
            "learnt": listing(ID, 0, 500),
            "reasons": listing(REASON, 0, ROUNDS * SEATS),
        },
    )


INDEX = whole(0, REGIONS - 1)
MONSTER = either(flag, whole(0, MONSTERS))
REGION = row(LONG_NAME, LONG_NAME, ID, listing(ID, 0, 40), listing(INDEX, 0, REGIONS), flag, flag, MONSTER)
SPOT = number(-LARGEST_BOARD, 2 * LARGEST_BOARD)
ARC = row(listing(SPOT, 4, 20_000), whole(-1, REGIONS - 1), whole(-1, REGIONS - 1), flag)
SIMPLE = either(text(1_000), either(flag, either(number(-A_LONG_TIME, A_LONG_TIME), maybe(whole(0, 0)))))


def _clause(value: object, where: str) -> None:
    """`["ai.why.coins", ["count", 3], ["seat", 0]]`."""
    listing(lambda *_: None, 1, 20)(value, where)
    assert isinstance(value, list)
    ID(value[0], f"{where}[0]")
    for at, pair in enumerate(value[1:], 1):
        row(ID, SIMPLE)(pair, f"{where}[{at}]")


REASON = row(whole(0, ROUNDS), whole(0, SEATS - 1), word("ai.because"), record({"clauses": listing(_clause, 0, 20)}))


def game_form(rules: Ruleset) -> Check:
    """The game: its chance, its steps, where it began and how it stands."""
    position = position_form(rules)
    chance = listing(whole(0, MANY), 0, 1_000)
    step = row(whole(0, SEATS - 1), whole(0, ROUNDS), tree(2_000, 4), chance)
    return record(
        {
            "seed": whole(-SEED, SEED),
            "drawn": whole(0, 999_999),
            "start": position,
            "steps": listing(step, 0, STEPS),
            "position": position,
        }
    )


def position_form(rules: Ruleset) -> Check:
    """A position on this board, with these races and powers."""
    regions, seats = rules.board.size, rules.seats
    area = whole(0, (1 << regions) - 1)
    region, no_region = whole(0, regions - 1), whole(-1, regions - 1)
    seat, no_seat = whole(0, seats - 1), whole(-1, seats - 1)
    people, nobody = whole(0, PEOPLES - 1), whole(-1, PEOPLES - 1)
    race, power = whole(0, len(rules.races) - 1), whole(0, len(rules.powers) - 1)
    few, many = whole(0, 999), whole(0, MANY)
    markers = listing(row(whole(0, MARKER_LIMIT - 1), few), 0, MARKER_LIMIT)
    layout = listing(row(region, few), 0, regions)
    question = row(
        word(*QUESTIONS), seat, nobody, no_region, whole(-1, 99), ID, no_region, nobody, listing(seat, 0, SEATS)
    )

    def per_region(of: Check) -> Check:
        return listing(of, regions, regions)

    def per_seat(of: Check) -> Check:
        return listing(of, seats, seats)

    known: dict[str, Check] = {
        "abandoned": area,
        "active": per_seat(nobody),
        "ally": per_seat(no_seat),
        "before_ready": maybe(layout),
        "begun": flag,
        "closing": flag,
        "coins": per_seat(many),
        "column": listing(row(race, power, few, few), 0, 20),
        "declines": per_seat(listing(people, 0, PEOPLES)),
        "discard": listing(power, 0, len(rules.powers)),
        "fighter": nobody,
        "fought": flag,
        "guard": per_region(few),
        "hidden_places": listing(ID, 0, 100),
        "holder": per_region(nobody),
        "marks": listing(row(whole(0, regions * MARKER_LIMIT - 1), few), 0, regions * MARKER_LIMIT),
        "monsters": area,
        "parts": listing(people, 0, PEOPLES),
        "peoples": listing(maybe(people_form(rules, area, seat, markers)), 0, PEOPLES),
        "places": listing(row(ID, no_region), 0, 100),
        "power_pile": listing(power, 0, len(rules.powers)),
        "questions": listing(question, 0, SEATS),
        "race_pile": listing(race, 0, len(rules.races)),
        "relic_target": no_region,
        "retreats": listing(people, 0, PEOPLES),
        "roll": whole(-1, 3),
        "round": whole(1, rules.rounds),
        "scored": per_seat(many),
        "seat": seat,
        "share": row(no_seat, many),
        "sorcerised": whole(0, (1 << seats) - 1),
        "stage": word(*STAGES),
        "start_seat": seat,
        "tokens": per_region(few),
        "tribes": area,
        "unknown_races": whole(0, len(rules.races)),
        "uses": listing(row(ID, few), 0, 200),
        "warded": area,
        "wave_done": flag,
        "winners": listing(seat, 0, seats),
    }
    later: dict[str, Check] = {
        "grudges": per_seat(whole(0, (1 << seats) - 1)),
        "lent": listing(row(ID, whole(-1, len(rules.powers) - 1)), 0, 100),
        "monster_numbers": listing(row(region, whole(0, MONSTERS)), 0, regions),
    }
    return record(known, later)


def people_form(rules: Ruleset, area: Check, seat: Check, markers: Check) -> Check:
    """A race in play."""
    few, power = whole(0, 999), whole(-1, len(rules.powers) - 1)
    known: dict[str, Check] = {
        "attacked": whole(0, (1 << rules.seats) - 1),
        "declined": flag,
        "deeds": listing(whole(0, (rules.board.size << DEED_SHIFT) + DEED_MASK), 0, 999),
        "hand": few,
        "held": area,
        "horde": few,
        "limbo": few,
        "power": power,
        "race": whole(0, len(rules.races) - 1),
        "regroup": markers,
        "returning": few,
        "seat": seat,
        "shielded": flag,
        "supply": markers,
        "tray": few,
        "turns": few,
    }
    later: dict[str, Check] = {
        "lent": listing(power, 0, 20),
        "pool": markers,
        "site": whole(-1, rules.board.size - 1),
    }
    return record(known, later)
