"""Names for regions that have none: words of our own, chosen by terrain, never twice on a board."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

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

FIRST |= {
    "mine": "Pick Lode Timber Deep Ore Cart Shaft Copper Candle Gravel Dwarf's Lamp Tin Silver",
    "mushroom": "Spore Cap Gill Puff Ink Morel Toad Ring Blewit Velvet Fly Parasol Shaggy Milk",
    "crystal": "Glimmer Prism Shard Star Geode Spark Amethyst Mirror Glass Facet Echo Quartz",
    "mud": "Bubble Gurgle Slip Murk Brown Plop Sludge Ooze Squelch Sink Clay Peat",
    "black_mountain": "Black Cinder Ash Basalt Ember Gloom Night Obsidian Soot Coal Dread Smoke",
    "river": "Upper Lower Middle Old Pale Blind Cold Whispering Silent Swift",
    "chasm": "Bottomless Howling Yawning Old Blind Hungry Broken Forgotten",
}
LAST |= {
    "mine": "howe bank fall dig barrow level drift",
    "mushroom": "wood grove holt shade cap moor shaw",
    "crystal": "field croft acre hall garden meadow",
    "mud": "mire fen mud pool sop wallow",
    "black_mountain": "horn crown tooth spire peak crag",
    "river": "Gleam Run Race Water",
    "chasm": "Chasm Rift Pit Deep Maw",
}
SPOKEN: dict[str, Mapping[str, tuple[str, str]]] = {
    "summer": {
        "": ("Hearth Banner Tourney Merry Golden Green High Cloud Crown Minstrel", "land mark vale reach shire"),
    },
    "underground": {
        "": ("Nether Deep Hollow Echo Root Ember Lantern Stone Silent Blind Gleam", "deep vault warren hall delve"),
    },
    "north": {
        "": ("Winter Rime North Storm Wolf Aurora Whale Frost Skald Iron", "mark land garth heim skerries"),
        "farmland": (
            "Hay Turf Eider Oat Lamb Kettle Snow Byre Red Stone Long Ash",
            "garth toft stead by thwaite field",
        ),
        "forest": (
            "Birch Wolf Rime Elk Spruce Raven Bear Lynx Troll Silver Grouse Needle",
            "wood shaw lund with skog holt",
        ),
        "hill": (
            "Snow Ptarmigan Cairn Drift Hare Lang White Sheep Odd's Rune Wind Skald's",
            "fell how law rigg haug brae",
        ),
        "mountain": (
            "Frost Ice Thor's Hoar Storm Wyrm's Glass Giant's Winter Hammer Grim Bitter",
            "fang horn tind crag nef gap",
        ),
        "swamp": (
            "Crane Sedge Bog Cold Marsh Loon Reed Peat Frozen Black Cotton Sump",
            "moss mire carr myr fen slough",
        ),
        "sea": ("Herring Walrus Seal Puffin Narwhal Gull Storm", "Sound Deep Roads Reach"),
    },
    "south": {
        "": ("Sun Olive Amber Cicada Coral Siesta Citron Dolphin Marble", "land coast reach gardens shore"),
        "farmland": (
            "Olive Vine Saffron Honey Fig Almond Lemon Thyme Sesame Gold Lavender Cicada",
            "grove terrace garden court field",
        ),
        "forest": (
            "Cypress Laurel Cork Umbrella Myrtle Shadow Resin Faun's Nymph Juniper Holm Pan's",
            "wood grove shade thicket",
        ),
        "hill": (
            "Terra Amber Russet Goat Bell Sunny Cinnamon Copper Saint's Rosemary Dove Lizard",
            "hill rise terrace step ridge",
        ),
        "mountain": (
            "Marble Chalk White Sun Salt Eagle Limestone Pillar Temple Ivory Bone Alabaster",
            "peak crown cliff tooth horn",
        ),
        "swamp": (
            "Flamingo Heron Rice Salt Reed Turquoise Turtle Ibis Papyrus Crab Lagoon Mosquito",
            "marsh pan flats fen pool",
        ),
        "sea": ("Coral Siren's Dolphin Pearl Azure Galley", "Sea Gulf Bay"),
    },
    "dusk": {
        "": ("Lantern Vesper Candle Moth Twilight Hush Evening Owl Firefly", "vale mark moor reach hollow"),
        "farmland": (
            "Lantern Candle Evening Supper Ember Moth Lamp Hearth Twilight Vesper Tallow Wick",
            "field acre croft garth stead",
        ),
        "forest": (
            "Owl Shadow Whisper Bat Moon Gloam Hush Nightjar Dim Silent Hollow Mist",
            "wood shaw holt grove weald",
        ),
        "mountain": (
            "Violet Star Raven Lilac Dream Slate Comet Veil Amethyst Sleepless Moon Cloud",
            "peak horn crag spire crown",
        ),
        "swamp": (
            "Firefly Wisp Bittern Frog Glow Murmur Ghost Dew Cricket Drowsy Pale Moth",
            "mire fen moss slough marsh",
        ),
    },
    "autumn": {
        "": ("Copper Harvest Windfall Russet Cider Heather Ember Five Abbey", "land mark vale moor weald"),
        "farmland": (
            "Harvest Pumpkin Sheaf Barley Mill Cider Stubble Gleaner's Plum Straw Windfall Chaff",
            "field acre croft garth stead",
        ),
        "forest": (
            "Copper Russet Maple Acorn Chestnut Crimson Beech Rust Ember Hazel Amber Squirrel",
            "wood shaw holt grove weald",
        ),
        "hill": (
            "Heather Grouse Moor Curlew Purple Ling Smoke Bilberry Wether Drum Horn Bracken",
            "down knoll fell rise howe",
        ),
    },
    "spring": {
        "": ("Blossom May Lamb Cuckoo Petal Daisy Green Merry Dew", "shire vale mead land dale"),
        "farmland": (
            "Blossom Primrose Clover Daisy Lamb Cowslip Buttercup Cuckoo Maypole Honey Cherry Bee",
            "field acre croft garth meadow",
        ),
        "forest": (
            "Bluebell Fawn Catkin Green Willow May Thrush Fern Hawthorn Wren Petal Leveret",
            "wood shaw holt grove thicket",
        ),
        "swamp": (
            "Iris Kingfisher Frog Marigold Dragonfly Newt Rush Mallow Reed Coot Cress Duckling",
            "mire fen moss water marsh",
        ),
    },
}
"""Words of a country for some terrains; where it has none, the usual ones serve."""


class Namer:
    """Hands out names that are not taken, in the language of a country. The same calls give the same names."""

    def __init__(self, taken: Iterable[str] = (), seed: int = 0, country: str = "") -> None:
        self._taken = {name.casefold() for name in taken}
        self._rng = random.Random(seed)
        self._words = SPOKEN.get(country, {})
        self._first: dict[str, list[str]] = {}

    def name(self, terrain: str) -> str:
        """A fresh name; a first word comes back only after all others of its terrain."""
        kind = terrain if terrain in FIRST else ""
        first, last = self._words.get(kind, (FIRST[kind], LAST[kind]))
        for number in range(1, 1000):
            if not self._first.get(kind):
                self._first[kind] = self._rng.sample(first.split(), k=len(first.split()))
            name = _join(self._first[kind].pop(), self._rng.choice(last.split()))
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
