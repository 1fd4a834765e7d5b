"""Players as their panel shows them: who plays, with which peoples, what is in hand and in the purse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.session import TEAM_LETTERS, Presence, Session

NO_GAINS: Mapping[int, str] = {}


@dataclass(frozen=True, slots=True)
class PeopleShown:
    """A people of a player: its number, what it is called and what is said about it."""

    people: int
    race: str
    power: str
    name: str
    explained: str
    declined: bool = False
    shielded: bool = False


@dataclass(frozen=True, slots=True)
class PlayerShown:
    """A player as the panel shows them. `coins` is None while the purse is closed."""

    name: str
    owner: int
    note: str
    is_turn: bool
    active: PeopleShown | None
    doing: str
    """What stands in the place of an active people if there is none."""
    declined: tuple[PeopleShown, ...]
    declined_words: str
    hand: int
    coins: int | None
    gain: str = ""
    explained: str = ""
    """What is said about the player: team, peace, or that there is no people to speak of."""
    hand_words: str = ""
    purse: str = ""
    """What is known of the coins."""
    team: str = ""
    """The letter of the team; empty without teams."""
    is_waiting: bool = False
    """It is their turn, but somebody else has to decide something in it."""


def players_of(
    session: Session,
    position: Position,
    words: Words,
    tableau: Tableau,
    note: str = "",
    gains: Mapping[int, str] = NO_GAINS,
    *,
    is_replay: bool = False,
) -> list[PlayerShown]:
    """All seats in their order. In a replay nobody decides, so nobody's closed purse is opened."""
    at_screen = NOBODY if is_replay else position.decider
    found = []
    for number, seat in enumerate(session.seats):
        active = position.active_people(number)
        is_turn = number == position.decider and not position.is_over
        mine = [position.active[number], *position.declines[number]]
        hand = sum(tableau.hands.get(n, 0) for n in mine if n != NOBODY)
        declined = tuple(_shown(position, words, people) for people in position.declines[number])
        coins = tableau.coins[number] if session.shows_coins(number, at_screen) else None
        found.append(
            PlayerShown(
                seat.name,
                seat.colour,
                note if is_turn else _whereabouts(session, words, number),
                is_turn,
                _shown(position, words, position.active[number]) if active is not None else None,
                words.tr("players.choosing" if is_turn else "players.none"),
                declined,
                words.tr("players.declined", races=words.tr.listed([people.name for people in declined])),
                hand,
                coins,
                gains.get(number, ""),
                _explained(words, position, number),
                words.tr("tip.hand_of", player=seat.name, count=hand),
                _purse_words(words, seat.name, coins),
                team_letter(position, number),
                number == position.seat and not is_turn and not position.is_over,
            )
        )
    return found


def _whereabouts(session: Session, words: Words, number: int) -> str:
    """A word about who is away; nothing of all others."""
    presence = session.presence(number)
    return words.tr(f"table.note.{presence.value}") if presence in (Presence.AWAY, Presence.STAND_IN) else ""


def _shown(position: Position, words: Words, number: int) -> PeopleShown:
    people = position.people(number)
    race, power = position.race_id(people), position.power_id(people)
    if people.declined:
        words_said = words.tr("tip.people_declined", race=words.race(race))
        return PeopleShown(number, race, "", words.race(race), words_said, True, people.shielded)
    combo = words.combo(race, power)
    said = words.tr("tip.people_card", combo=combo, summary=words.summary(race, power))
    return PeopleShown(number, race, power, combo, said)


def team_letter(position: Position, seat: int) -> str:
    """`A`, `B` or `C`; empty without teams."""
    return TEAM_LETTERS[position.rules.team(seat)] if position.rules.teams else ""


def _explained(words: Words, position: Position, seat: int) -> str:
    rules, ally, lines = position.rules, position.ally[seat], []
    if rules.teams:
        lines.append(words.tr("tip.team", team=TEAM_LETTERS[rules.team(seat)], player=words.seat(rules.partner(seat))))
    if ally != NOBODY:
        lines.append(words.tr("tip.ally", player=words.seat(ally)))
    return "\n".join(lines)


def _purse_words(words: Words, player: str, coins: int | None) -> str:
    if coins is None:
        return words.tr("tip.purse_closed", player=player)
    return words.tr("tip.purse_open", player=player, count=coins)
