"""What a scene of the turn is: how the offers of the rules look on the table and what gestures mean there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from smallworld_desktop.ai.dangers import Danger
from smallworld_desktop.i18n import capitalised
from smallworld_desktop.intents import Command
from smallworld_desktop.render.theme import INK, REASON_RED, SOFT_INK, Type
from smallworld_desktop.render.widgets import Line, Widget
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.cost import helpers
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.price import price
from smallworld_desktop.scenes.board.gestures import BoardGestures
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.session import Session

MAIN_BUTTONS = 3
"""So many choices are seen at once; Undo and a menu stand beside them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: a main button, or a line of a menu. Not enabled, its tooltip says why."""

    label: str
    choose: Callable[[], None]
    icon: str = ""
    enabled: bool = True
    tooltip: str = ""
    key: Command | None = None
    is_lit: bool = False
    emblem: str = ""
    leads_to: Sequence[Action] = ()
    """What can be played through it, at once or after other choices: a hint finds its way by it."""
    is_minor: bool = False
    """Never better than another: offered only if a hint means it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Tokens before the player, as the bar shows them."""

    race: str
    seat: int
    count: int
    declined: bool = False
    label: str = ""
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Tray:
    """Discs that wait to be placed: a marker, how many are left, and how many there are."""

    marker: str
    left: int
    places: int
    label: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is said about a region."""

    title: str
    lines: Sequence[str | Line] = field(default=())


@dataclass(frozen=True, slots=True)
class RollQuestion:
    """What is asked before the die is rolled for a region."""

    region: int
    title: str
    words: str
    race: str
    cost: int
    hand: int


class Table(Protocol):
    """What a scene of the turn may ask of the table it is played at."""

    session: Session
    words: Words

    def play(self, action: Action) -> None:
        """Play an action of the person who decides."""

    def play_all(self, actions: Sequence[Action]) -> None:
        """Play several actions one after the other."""

    def refuse(self, reason: Message) -> None:
        """Say why not."""

    def ask(self, title: str, words: str, choices: Sequence[Choice], rows: Sequence[Widget] = ()) -> None:
        """Put a question over the table, with rows between words and choices; the last choice is what Esc means."""

    def ask_roll(self, question: RollQuestion, choices: Sequence[Choice]) -> None:
        """Ask before the die is rolled; the last choice is what Esc means."""

    def choose_way(self, region: int, choices: Sequence[Choice]) -> None:
        """Offer several ways at a region."""

    def rush(self) -> None:
        """Let computers play on unseen until a person decides."""

    def step(self) -> Choice | None:
        """The choice that lets a computer act once more; None if none waits for it."""

    def pace(self) -> Choice | None:
        """The choice of how fast computers play; None if none plays."""

    def enter_turn(self, turn: TurnScene | None) -> None:
        """Go into a scene within the scene, or back to the ordinary one with None."""

    def changed(self) -> None:
        """The scene shows something else now."""


def said(words: str) -> Line:
    return Line(words, Type.LABEL_STRONG, INK)


def aside(words: str) -> Line:
    return Line(words, Type.SMALL, SOFT_INK)


def warned(words: str) -> Line:
    return Line(words, Type.LABEL_STRONG, REASON_RED)


class TurnScene(BoardGestures):
    """One decision as the player meets it. Subclasses answer for their kind; the base shows and does nothing."""

    name = "watch"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        self.table = table
        self.offers = offers

    # -- shortcuts ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.table.session.game

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def words(self) -> Words:
        return self.table.words

    def tr(self, code: str, **params: str | int) -> str:
        return self.words.tr(code, **params)

    @property
    def fighter(self) -> People | None:
        number = self.position.fighter
        return self.position.people(number) if number >= 0 else None

    def warning(self, action: Action) -> str:
        """A word of caution before something that can't be taken back."""
        return "" if self.game.is_undoable(action) else self.tr("table.no_undo")

    # -- what is seen ------------------------------------------------------------------------------------------------

    def hint(self) -> str:
        return ""

    def lessons(self) -> Sequence[str]:
        """What somebody who plays for the first time should have explained now, the most urgent first."""
        return (self.name,)

    def note(self) -> str:
        """What the player is doing, beside the name."""
        return self.tr("table.note.playing")

    def choices(self) -> list[Choice]:
        """The main buttons, at most `MAIN_BUTTONS`; Undo stands beside them."""
        return []

    def more(self) -> list[Choice]:
        """What is rarely wanted: a small menu."""
        return []

    def shows(self) -> Mapping[int, RegionShow]:
        return {}

    def dangers(self) -> Sequence[Danger]:
        return ()

    def tableau(self) -> Tableau:
        """What lies on the table, drafts included."""
        return Tableau.of(self.position)

    def hand(self) -> Hand | None:
        people = self.fighter
        if people is None:
            return None
        race = self.position.race_id(people)
        return Hand(race, people.seat, people.hand, people.declined, self._hand_label(people))

    def _hand_label(self, people: People) -> str:
        """`In hand`, with the pieces that fight beside tokens."""
        more = helpers(people)
        if not more:
            return self.tr("table.in_hand")
        names = [self.words.source(self.position.rules.marker_ids[marker]) for marker in people.pool]
        return self.tr("table.helpers", count=more, marker=self.words.tr.listed(names))

    def trays(self) -> Sequence[Tray]:
        return ()

    picks_combo: bool = False
    """Whether a combo of the column is to be taken."""

    armed: str | None = None
    """The marker whose disc was picked up."""

    scores_for: int | None = None
    """Whose coins are being counted."""

    can_take_back: bool = False
    """Whether a draft has a change that can be undone."""

    def take_back(self) -> bool:
        """Undo the last change of a draft; False if there is none."""
        return False

    def explain(self, region: int) -> Explanation:
        """Words about a region: what it is, who is there."""
        return Explanation(self.words.region(region), [aside(self.words.terrain(region)), *self.occupants(region)])

    def occupants(self, region: int) -> list[str | Line]:
        """Who and what is in a region."""
        position, tableau = self.position, self.tableau()
        holder, troop = position.holder_of(region), tableau.troops[region]
        lines: list[str | Line] = []
        if troop is not None:
            code = "table.held_declined" if troop.declined else "table.held"
            who = self.words.race(troop.race)
            lines.append(aside(self.tr(code, race=who, player=self.words.seat(troop.seat), count=troop.count)))
        for marker, count in sorted(tableau.markers[region].items()):
            name = self.words.source(marker)
            lines.append(
                aside(self.tr("table.marker_here", count=count, marker=name) if count > 1 else capitalised(name))
            )
        if holder is not None and holder.shielded:
            lines.append(aside(self.tr("table.shielded")))
        for place, where in position.places.items():
            if where == region:
                lines.append(said(self._find_name(place)))
                lines.append(aside(capitalised(self.words.summary_of("place", place))))
        return lines

    def _find_name(self, find: str) -> str:
        """A find, with the badge that lies on it."""
        lent = self.position.lent.get(find)
        if lent is None:
            return self.words.source(find)
        power = self.words.power(self.position.rules.powers[lent].id)
        return self.tr("table.lent", find=self.words.source(find), power=power)

    def cost_line(self, people: People, region: int, way: str = "") -> Line:
        """The cost in words."""
        position = self.position
        holder = position.holder_of(region)
        defenders = position.race_id(holder) if holder is not None else ""
        return said(self.words.price(price(position, people, region, way), defenders))
