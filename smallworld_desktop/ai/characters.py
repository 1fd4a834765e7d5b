"""The people who may sit at the table in place of a nameless computer player: each with a manner that can be felt."""

from __future__ import annotations

from smallworld_desktop.ai.manners import Manner

CHARACTERS = {
    manner.name: manner
    for manner in (
        Manner(name="raider", raid=1.0, settle=-0.2),
        Manner(name="gardener", settle=1.0, raid=-1.0, reap=-0.5),
        Manner(name="miser", spend=-1.0, gamble=-0.5),
        Manner(name="adventurer", gamble=1.5, retire=2.0, spend=0.3),
        Manner(name="grudge_bearer", avenge=1.0),
        Manner(name="sage", reap=1.0, raid=-0.3),
    )
}
"""All characters by id: what each likes to do."""


def character_of(spec: str) -> str:
    """The character that a seat spec asks for (`ai:hard:as=raider`), empty if none."""
    _, _, options = spec.partition("as=")
    name = options.split(",")[0].strip()
    return name if name in CHARACTERS else ""
