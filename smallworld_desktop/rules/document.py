"""A game as plain data that JSON can hold, and back.

The document keeps where the game started, every action with its chance results, and the latest position. Reading it
replays the actions; if that leads elsewhere (a rule was mended since), the game goes on from the kept position and only
its replay is lost. What a document can't be trusted in is reported, never guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from smallworld_desktop.rules.actions import ACTIONS, Action
from smallworld_desktop.rules.chance import Chance, ChanceRanOut, Replay
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.finds import finds_of
from smallworld_desktop.rules.game import Game, Step
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import play
from smallworld_desktop.rules.position import PEOPLE_FIELDS, POSITION_FIELDS, People, Position, Question
from smallworld_desktop.rules.ruleset import Ruleset

PLAIN_TYPES: dict[str, type] = {"int": int, "str": str, "bool": bool}
DICTS = ("marks", "uses", "places", "monster_numbers", "lent")
LATER = ("grudges", "lent", "monster_numbers", "pool", "site")
"""What games from before the Underground don't have: it is as it begins."""
SKIPPED = ("rules", "peoples", "questions")


class BadGame(Exception):
    """The data is no game of this program; `message` says what is wrong."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


# -- writing -------------------------------------------------------------------------------------------------------


def game_document(game: Game) -> dict[str, Any]:
    """The game as plain data."""
    return {
        "seed": game.chance.seed,
        "drawn": game.chance.drawn,
        "start": position_document(game.start),
        "steps": [[step.seat, step.round, action_document(step.action), list(step.chance)] for step in game.steps],
        "position": position_document(game.position),
    }


def action_document(action: Action) -> list[Any]:
    """`["Conquer", 3]`: the kind and its values, those at their default left out at the end."""
    values = [_plain(getattr(action, f.name)) for f in fields(action)]
    while values and values[-1] == _plain(fields(action)[len(values) - 1].default):
        values.pop()
    return [type(action).__name__, *values]


def position_document(pos: Position) -> dict[str, Any]:
    data: dict[str, Any] = {
        name: _plain(getattr(pos, name)) for name in POSITION_FIELDS if name not in SKIPPED and name not in DICTS
    }
    for name in DICTS:
        data[name] = [[key, value] for key, value in getattr(pos, name).items()]
    data["questions"] = [[_plain(getattr(q, f.name)) for f in fields(q)] for q in pos.questions]
    data["peoples"] = [None if people is None else _people_document(people) for people in pos.peoples]
    return data


def _people_document(people: People) -> dict[str, Any]:
    data = {}
    for name in PEOPLE_FIELDS:
        if name in ("supply", "regroup", "pool"):
            data[name] = [[key, value] for key, value in getattr(people, name).items()]
        elif name != "abilities":
            data[name] = _plain(getattr(people, name))
    return data


def _plain(value: object) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


# -- reading -------------------------------------------------------------------------------------------------------


def read_action(data: object) -> Action:
    """An action from its plain form; raises `BadGame`."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in ACTIONS:
        raise BadGame(Message("game.bad_action"))
    kind = ACTIONS[data[0]]
    known = fields(kind)
    if len(data) - 1 > len(known):
        raise BadGame(Message("game.bad_action"))
    values = [_frozen(value) for value in data[1:]]
    for value, field in zip(values, known, strict=False):
        if type(value) is not PLAIN_TYPES.get(getattr(field.type, "__name__", str(field.type)), tuple):
            raise BadGame(Message("game.bad_action"))
    try:
        action: Action = kind(*values)
    except TypeError as error:
        raise BadGame(Message("game.bad_action")) from error
    return action


def _frozen(value: object) -> Any:
    return tuple(_frozen(inner) for inner in value) if isinstance(value, list) else value


def read_position(data: object, rules: Ruleset) -> Position:
    """A position from its plain form; raises `BadGame` if it is none that could be played on."""
    if not isinstance(data, Mapping):
        raise BadGame(Message("game.bad_position"))
    try:
        pos = _position(data, rules)
        wrong = violations(pos) or (not pos.is_over and not legal_actions(pos))
    except Exception as error:  # whatever a senseless position makes the rules stumble over
        raise BadGame(Message("game.bad_position")) from error
    if wrong:
        raise BadGame(Message("game.bad_position"))
    return pos


def _position(data: Mapping[str, Any], rules: Ruleset) -> Position:
    pos = Position(rules)
    for name in POSITION_FIELDS:
        if name in SKIPPED:
            continue
        if name in LATER and name not in data:
            continue
        current = getattr(pos, name)
        value = data[name]
        if name in DICTS:
            value = dict(value)
        elif name in ("column", "declines"):
            value = [_frozen(inner) for inner in value]
        elif not isinstance(current, list):
            value = _frozen(value)
        if name != "before_ready" and type(value) is not type(current):
            raise TypeError(name)
        if isinstance(current, list) and len(current) in (rules.board.size, rules.seats) and current:
            if len(value) != len(current):
                raise ValueError(name)
        setattr(pos, name, value)
    pos.questions = [Question(*(_frozen(value) for value in question)) for question in data["questions"]]
    pos.peoples = [None if people is None else _people(people, rules) for people in data["peoples"]]
    for people in pos.peoples:
        if people is not None:
            people.abilities = rules.abilities(people.race, people.power, people.declined, finds_of(pos, people))
    return pos


def _people(data: Mapping[str, Any], rules: Ruleset) -> People:
    abilities = rules.abilities(data["race"], data["power"], data["declined"])
    people = People(data["race"], data["power"], data["seat"], abilities)
    for name in PEOPLE_FIELDS:
        if name == "abilities" or (name in LATER and name not in data):
            continue
        value = data[name]
        if name in ("supply", "regroup", "pool"):
            value = dict(value)
        elif name in ("deeds", "lent"):
            value = _frozen(value)
        if type(value) is not type(getattr(people, name)):
            raise TypeError(name)
        setattr(people, name, value)
    return people


def read_game(data: object, rules: Ruleset) -> tuple[Game, Message | None]:
    """A game from its plain form, and a word if its replay had to be given up. Raises `BadGame`."""
    if not isinstance(data, Mapping):
        raise BadGame(Message("game.not_a_game"))
    seed, drawn = data.get("seed"), data.get("drawn")
    if not isinstance(seed, int) or not isinstance(drawn, int) or not 0 <= drawn < 1_000_000:
        raise BadGame(Message("game.bad_chance"))
    position = read_position(data.get("position"), rules)
    chance = Chance(seed, drawn=drawn)
    try:
        start = read_position(data.get("start"), rules)
        steps, end = _replayed(data.get("steps"), start)
        if end != position:
            raise BadGame(Message("game.replay_differs"))
    except BadGame:
        return Game(position, chance), Message("game.replay_lost")
    game = Game(position, chance, start=start)
    game.steps = steps
    return game, None


def _replayed(data: object, start: Position) -> tuple[list[Step], Position]:
    """Play the actions of a document again."""
    if not isinstance(data, list):
        raise BadGame(Message("game.bad_steps"))
    pos = start.copy()
    steps = []
    for entry in data:
        if not isinstance(entry, list) or len(entry) != 4 or not isinstance(entry[3], list):
            raise BadGame(Message("game.bad_steps"))
        action = read_action(entry[2])
        seat, round_number, results = pos.decider, pos.round, tuple(entry[3])
        try:
            records = play(pos, action, Replay(results))
        except (IllegalAction, ChanceRanOut) as error:
            raise BadGame(Message("game.replay_differs")) from error
        steps.append(Step(seat, round_number, action, results, records))
    return steps, pos
