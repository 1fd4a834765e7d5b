"""Names for regions that have none: words of our own, chosen by terrain, never twice on a board."""

from __future__ import annotations

import random
from collections.abc import Iterable

FIRST: dict[str, str] = {
    "farmland": "Barley Honey Apple Oat Clover Miller's Goose Rye Butter Sunny Turnip Plough Cherry Bee Hop Dairy",
    "forest": "Owl Whisper Bramble Fox Alder Moss Lantern Tangle Acorn Hollow Gloam Stag Hazel Wolf Elder Fern",
    "hill": "Thistle Lark Barrow Shepherd's Windy Gorse Badger Copper Heather Giant's Hare Chalk Kite Beacon Ram's",
    "mountain": "Frost Raven Iron Thunder Grey Eagle's Broken Cinder Hoar Anvil Stone Cloud Goat Widow's Needle",
    "swamp": "Frog Murk Heron Mist Leech Sedge Wisp Bittern Sunken Midge Drowned Toad Rush Newt Lost Sallow",
    "sea": "Gull Whale Salt Storm Serpent Amber Pearl Kraken's",
    "lake": "Mirror Swan Silver Moon Otter Pike Lily",
    "": "Far Old Nether Upper Red Silent Border Wander Ember Dusk Dawn Outer",
}
LAST: dict[str, str] = {
    "farmland": "field acre croft garth stead meadow",
    "forest": "wood shaw holt grove thicket weald",
    "hill": "down knoll fell rise howe tor",
    "mountain": "peak horn crag tooth spire crown",
    "swamp": "mire fen moss slough bog marsh",
    "sea": "Sea Sound Deep Reach",
    "lake": "mere water tarn pool",
    "": "land mark vale reach waste heath",
}


class Namer:
    """Hands out names that are not taken. The same calls give the same names."""

    def __init__(self, taken: Iterable[str] = (), seed: int = 0) -> None:
        self._taken = {name.casefold() for name in taken}
        self._rng = random.Random(seed)
        self._first: dict[str, list[str]] = {}

    def name(self, terrain: str) -> str:
        """A fresh name; a first word comes back only after all others of its terrain."""
        kind = terrain if terrain in FIRST else ""
        for number in range(1, 1000):
            if not self._first.get(kind):
                self._first[kind] = self._rng.sample(FIRST[kind].split(), k=len(FIRST[kind].split()))
            name = _join(self._first[kind].pop(), self._rng.choice(LAST[kind].split()))
            if number > 100:
                name = f"{name} {number}"
            if name.casefold() not in self._taken:
                self._taken.add(name.casefold())
                return name
        raise ValueError("all names are taken")


def _join(first: str, last: str) -> str:
    """`Owl` + `wood` is Owlwood, `Giant's` + `tor` is Giant's Tor, `Gull` + `Sea` is Gull Sea."""
    if last[0].isupper() or first.endswith(("'s", "y", "en")) or first[-1] == last[0]:
        return f"{first} {last.capitalize()}"
    return first + last
