"""What a seat can choose. An action holds only what was chosen; what happened then is in the records.

Regions, seats, places in the column and peoples are numbers. A people of `OWN` means the player's active race; races in
decline that still fight are named by their number in the position.
"""

from __future__ import annotations

import typing
from dataclasses import dataclass

OWN: typing.Final = -1
NOWHERE: typing.Final = -1

Layout = tuple[tuple[int, int], ...]
"""How many in which region: pairs (region, number), ascending by region, numbers at least 1."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Take the combo at a place in the column, the top is 0.

    `swap` is the place of the combo with which it exchanges its badge, `site` the region where its marker erupts.
    """

    place: int
    swap: int = NOWHERE
    site: int = NOWHERE


@dataclass(frozen=True, slots=True)
class Decline:
    """Put the active race into decline. `tower`, `leave` and `layout` answer what some races ask for.

    `use`: what a lent badge does on a decline is done.
    """

    tower: int = NOWHERE
    leave: tuple[int, ...] = ()
    layout: Layout = ()
    use: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """Leave this many tokens in these regions before conquering, in the others as few as possible."""

    layout: Layout
    people: int = OWN


@dataclass(frozen=True, slots=True)
class Abandon:
    region: int
    people: int = OWN


@dataclass(frozen=True, slots=True)
class Conquer:
    """Conquer a region. `way`: empty, `sorcery`, `hire`, a special conquest's marker or a relic.

    Several ways are joined by commas. `origin` is where one that leaps starts from.
    """

    region: int
    people: int = OWN
    way: str = ""
    origin: int = NOWHERE


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die before a conquest; with a region, for that one."""

    region: int = NOWHERE
    way: str = ""


@dataclass(frozen=True, slots=True)
class Final:
    """The last conquest of the turn, with the reinforcement die."""

    region: int
    people: int = OWN
    way: str = ""
    origin: int = NOWHERE


@dataclass(frozen=True, slots=True)
class AnswerHire:
    """Pay, or not, after a failed roll."""

    pay: bool


@dataclass(frozen=True, slots=True)
class ReadyAgain:
    """Ready the troops for a second wave."""


@dataclass(frozen=True, slots=True)
class Stop:
    """No more conquests: redeployment begins."""


@dataclass(frozen=True, slots=True)
class Deploy:
    """The tokens of a race in each of its regions after redeployment."""

    layout: Layout
    people: int = OWN


@dataclass(frozen=True, slots=True)
class PlaceMarkers:
    """Put markers into regions held: the whole layout if they can be moved, else the new ones."""

    marker: str
    layout: Layout


@dataclass(frozen=True, slots=True)
class MakePeace:
    seat: int


@dataclass(frozen=True, slots=True)
class Share:
    """Give coins of a place's income to another player."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class MoveRelic:
    region: int


@dataclass(frozen=True, slots=True)
class Use:
    """Use a find, or `marker+relic` for a copy of one, in a region; NOWHERE means not to."""

    find: str
    region: int


@dataclass(frozen=True, slots=True)
class Revive:
    """Turn regions in decline into regions of the active race."""

    regions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shield:
    """Name the race in decline that is protected."""

    people: int


@dataclass(frozen=True, slots=True)
class SwapPowers:
    """Exchange powers with the partner."""


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Give a token of this region for the one about to be lost; NOWHERE means no."""

    region: int


@dataclass(frozen=True, slots=True)
class PlaceMonster:
    region: int


@dataclass(frozen=True, slots=True)
class End:
    """The turn ends: troops and markers stay as they are, coins are scored."""


@dataclass(frozen=True, slots=True)
class Stay:
    """Asked after scoring: do not decline."""


@dataclass(frozen=True, slots=True)
class Retreat:
    """Put the tokens driven off into regions of that race: how many are added where."""

    layout: Layout


Action = (
    Pick
    | Decline
    | Ready
    | Abandon
    | Conquer
    | Roll
    | Final
    | AnswerHire
    | ReadyAgain
    | Stop
    | Deploy
    | PlaceMarkers
    | MakePeace
    | Share
    | MoveRelic
    | Use
    | Revive
    | Shield
    | SwapPowers
    | Sacrifice
    | PlaceMonster
    | End
    | Stay
    | Retreat
)

ACTIONS: typing.Final[dict[str, type]] = {
    cls.__name__: cls
    for cls in (
        Pick, Decline, Ready, Abandon, Conquer, Roll, Final, AnswerHire, ReadyAgain, Stop, Deploy, PlaceMarkers,
        MakePeace, Share, MoveRelic, Use, Revive, Shield, SwapPowers, Sacrifice, PlaceMonster, End, Stay, Retreat,
    )
}  # fmt: skip

MAX_REGIONS: typing.Final = 128
MAX_COMBOS: typing.Final = 64
PICK: typing.Final = tuple(Pick(place) for place in range(MAX_COMBOS))
CONQUER: typing.Final = tuple(Conquer(region) for region in range(MAX_REGIONS))
FINAL: typing.Final = tuple(Final(region) for region in range(MAX_REGIONS))
ABANDON: typing.Final = tuple(Abandon(region) for region in range(MAX_REGIONS))
STOP: typing.Final = Stop()
END: typing.Final = End()
STAY: typing.Final = Stay()
ROLL: typing.Final = Roll()
DECLINE: typing.Final = Decline()


def layout_of(counts: dict[int, int]) -> Layout:
    """A layout from a mapping, in its one normal form."""
    return tuple(sorted((region, number) for region, number in counts.items() if number))
