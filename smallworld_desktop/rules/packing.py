"""Lets the values of a game travel to other processes, whichever core runs: each is packed as what it is made from.

What holds such values can be pickled wherever this module was imported; unpickling needs nothing.
"""

from __future__ import annotations

import copyreg
import pickle
from dataclasses import fields
from typing import Any, get_args

from smallworld_desktop.rules.actions import ACTIONS
from smallworld_desktop.rules.board import Board, Region, Terrain
from smallworld_desktop.rules.content import Content, Marker, Place, Power, Race
from smallworld_desktop.rules.finds import finds_of
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import PEOPLE_FIELDS, POSITION_FIELDS, People, Position, Question
from smallworld_desktop.rules.records import Record, ScoreItem
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.view import View

RECORDS: tuple[type, ...] = (*get_args(Record), ScoreItem)
VALUES = (*ACTIONS.values(), *RECORDS, Message, Question, Terrain, Region, Marker, Race, Power, Place, Content)


def packed(value: object) -> bytes:
    """Anything of the rules as bytes, for `pickle.loads`."""
    return pickle.dumps(value)


def _value(value: Any) -> tuple[Any, ...]:
    return type(value), tuple(getattr(value, field.name) for field in fields(value))


def _board(board: Board) -> tuple[Any, ...]:
    return Board, (board.regions, board.rounds, board.players, board.id, board.title)


def _ruleset(rules: Ruleset) -> tuple[Any, ...]:
    return Ruleset, (rules.board, rules.content, rules.seats, rules.teams, rules.rounds, rules.surface_finds)


def _view(view: View) -> tuple[Any, ...]:
    return View, (view.position, view.seat, view.open_coins)


def _position(pos: Position) -> tuple[Any, ...]:
    values = {name: getattr(pos, name) for name in POSITION_FIELDS if name not in ("rules", "peoples")}
    return restored_position, (pos.rules, values, [people and _held(people) for people in pos.peoples])


def _held(people: People) -> dict[str, Any]:
    return {name: getattr(people, name) for name in PEOPLE_FIELDS if name != "abilities"}


def restored_position(rules: Ruleset, values: dict[str, Any], peoples: list[dict[str, Any] | None]) -> Position:
    """A position from what it held; abilities follow from the rules."""
    pos = Position(rules)
    for name, value in values.items():
        setattr(pos, name, value)
    pos.peoples = [None if held is None else _people(rules, held) for held in peoples]
    for people in pos.peoples:
        if people is not None:
            people.abilities = rules.abilities(people.race, people.power, people.declined, finds_of(pos, people))
    return pos


def _people(rules: Ruleset, held: dict[str, Any]) -> People:
    race, power, declined = held["race"], held["power"], held["declined"]
    people = People(race, power, held["seat"], rules.abilities(race, power, declined))
    for name, value in held.items():
        setattr(people, name, value)
    return people


for _kind in VALUES:
    copyreg.pickle(_kind, _value)
copyreg.pickle(Board, _board)
copyreg.pickle(Ruleset, _ruleset)
copyreg.pickle(View, _view)
copyreg.pickle(Position, _position)
