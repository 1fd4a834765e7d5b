"""Why a computer player does what it does: clauses as codes with parameters, worded only when shown.

A reason is one message, `ai.because`, whose parameter `clauses` holds the others; `spoken` puts it into words.
"""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.threat import attackers
from smallworld_desktop.ai.worth import income
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.actions import Conquer, Final
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.cost import reach
from smallworld_desktop.rules.messages import Message, Param
from smallworld_desktop.rules.position import DEED_SHIFT, NOBODY, Position
from smallworld_desktop.rules.ruleset import Ruleset

REASON = "ai.because"
"""Never worded itself: its clauses are."""
SAFE = 0.2
IN_DANGER = 0.6
NEW_GROUND = 3


def because(*clauses: Message | None) -> Message | None:
    """One reason of several clauses; none at all if there is nothing to say."""
    said: tuple[Param, ...] = tuple((clause.code, *clause.params.items()) for clause in clauses if clause is not None)
    return Message(REASON, {"clauses": said}) if said else None


def clauses_of(reason: Message) -> list[Message]:
    """The clauses of a reason, each a message of its own."""
    packed = reason.params["clauses"]
    assert isinstance(packed, tuple)
    found = []
    for clause in packed:
        assert isinstance(clause, tuple) and isinstance(clause[0], str)
        params: dict[str, Param] = {}
        for pair in clause[1:]:
            assert isinstance(pair, tuple) and isinstance(pair[0], str)
            params[pair[0]] = pair[1]
        found.append(Message(clause[0], params))
    return found


def spoken(reason: Message, tr: Translator, names: Sequence[str], rules: Ruleset) -> str:
    """A reason in words: `+3 coins, a way to the mountains, hard to take back for Ann`. `names` are the players'."""
    words = []
    for clause in clauses_of(reason):
        params, code = dict(clause.params), clause.code
        for key, value in clause.params.items():
            if key == "region" and isinstance(value, int):
                params["region"] = tr.proper("region", rules.board.regions[value].name)
            elif key == "seat" and isinstance(value, int):
                params["player"] = names[value]
            elif key == "terrain":
                params["terrain"] = tr(f"terrain.{value}.name")
                code = f"{code}.{value}" if tr.has(f"{code}.{value}") else code
        if "power" in params:
            params["combo"] = tr.combo(str(params["race"]), str(params["power"]))
        words.append(tr(code, **params))
    return tr.listed(words, "comma")


# -- conquests -----------------------------------------------------------------------------------------------------


def why_conquer(
    judge: Judge, before: Position, action: Conquer | Final, after: Position, end: Position
) -> list[Message]:
    """Why this region: what it pays, whom it hurts, where it leads, and whether it can be kept until `end`."""
    seat = judge.seat
    region = action.region
    clauses = []
    coins = after.coins[seat] + income(after, seat) - before.coins[seat] - income(before, seat)
    if coins:
        clauses.append(Message("ai.why.coins", {"count": abs(coins), "sign": "+" if coins > 0 else "−"}))
    loser = before.holder_of(region)
    if loser is not None and loser.seat != seat:
        clauses.append(Message("ai.why.takes_declined" if loser.declined else "ai.why.takes", {"seat": loser.seat}))
    opened = _opened(judge, before, after)
    if opened is not None:
        clauses.append(opened)
    if end.holder[region] != NOBODY and end.people(end.holder[region]).seat == seat:
        clauses += _safety(judge, end, [region])
    return clauses


def _opened(judge: Judge, before: Position, after: Position) -> Message | None:
    """New ground that the conquest leads to: the terrain that pays best there."""
    number = before.fighter
    if number == NOBODY or after.peoples[number] is None or not before.people(number).held:
        return None
    people = after.people(number)
    fresh = reach(after, people) & people.abilities.targets & ~people.held & ~reach(before, before.people(number))
    if not fresh:
        return None
    pays = judge.worth.profile(people.abilities).pays
    best = max(bits(fresh), key=lambda region: pays[region])
    if pays[best] > 1:
        return Message("ai.why.opens", {"terrain": after.rules.board.regions[best].terrain.id})
    return Message("ai.why.opens_ground") if fresh.bit_count() >= NEW_GROUND else None


def _safety(judge: Judge, end: Position, regions: list[int]) -> list[Message]:
    """Who is likeliest to take regions back, and whether that is likely at all."""
    worst: tuple[float, int] = (-1.0, NOBODY)
    for enemy in attackers(end, judge.seat, judge.weights):
        danger = max(enemy.chance(region, end.tokens[region], end.tokens[region]) for region in regions)
        worst = max(worst, (danger, enemy.seat))
    danger, seat = worst
    if seat == NOBODY or SAFE < danger < IN_DANGER:
        return []
    return [Message("ai.why.safe" if danger <= SAFE else "ai.why.danger", {"seat": seat})]


def why_turn(judge: Judge, begin: Position, end: Position, likely: float) -> list[Message]:
    """Why these conquests: what the turn brings, from whom, and what will be safe."""
    seat = judge.seat
    number = begin.fighter
    coins = end.coins[seat] + income(end, seat) - begin.coins[seat]
    clauses = [Message("ai.why.turn", {"count": coins})]
    taken = [] if number == NOBODY or end.peoples[number] is None else _taken(end, number)
    losers = {
        loser.seat
        for loser in (begin.holder_of(region) for region in taken)
        if loser is not None and loser.seat != seat and not loser.declined
    }
    clauses += [Message("ai.why.takes", {"seat": loser}) for loser in sorted(losers)[:1]]
    if likely < 1:
        clauses.append(Message("ai.why.die", {"percent": round(100 * likely)}))
    held = [region for region in taken if end.holder[region] == number]
    return clauses + (_safety(judge, end, held) if held else [])


def _taken(end: Position, number: int) -> list[int]:
    return [deed >> DEED_SHIFT for deed in end.people(number).deeds]


def why_combo(begin: Position, place: int, price: int, first_turn: int) -> list[Message]:
    """Why this combo at its price."""
    race, power, coins, _ = begin.column[place]
    rules = begin.rules
    clauses = [
        Message("ai.why.combo", {"race": rules.races[race].id, "power": rules.powers[power].id}),
        Message("ai.why.first_turn", {"count": first_turn}),
    ]
    if coins > price:
        clauses.append(Message("ai.why.coins_on_it", {"count": coins}))
    elif price:
        clauses.append(Message("ai.why.price", {"count": price}))
    return clauses


def why_decline(expand: float, regions: int) -> list[Message]:
    """Why decline: the race can't bring much more, and its regions go on paying."""
    return [
        Message("ai.why.tired", {"count": round(expand)}),
        Message("ai.why.keeps", {"count": regions}),
    ]
