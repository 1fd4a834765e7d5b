"""The keys of a pack and its entries in words, for the reference and for editors."""

from __future__ import annotations

PACK = {
    "pack": "the id of the pack; the file's name if not given",
    "name": "its name in the menus",
    "text": "what it brings, in a sentence or two",
    "author": "who made it",
    "countries": "looks of boards: colours, glyphs and plants by name; see docs/countries.md",
    "terrains": "kinds of land and water beyond those of other packs",
    "symbols": "symbols that regions may show",
    "markers": "pieces that races and powers put on the board",
    "races": "banners",
    "powers": "badges",
    "places": "places and relics, found where monsters are driven out",
}
SHARED = {
    "name": "its name; made from the id if not given",
    "summary": "a clause of about 30 letters for the list of combos; made from the effects if not given",
    "text": "the rule in whole sentences; made from the effects if not given",
    "example": "one sentence for the almanac",
    "emblem": "a square .svg or .png beside the pack, or its parts (see below); a monogram if not given",
}
RACE = {
    **SHARED,
    "portrait": "a .svg or .png beside the pack, four wide by five high; the emblem is shown if not given",
    "colour": 'the cloth of its banner, like "#4a744e" (in quotation marks); made from the id if not given',
    "tokens": "the number on the banner; 1 to 10 is the printed advice",
    "tray": "all tokens there are; banner + 5 if not given",
    "effects": "what it can do",
}
POWER = {
    **SHARED,
    "tokens": "the number on the badge; 0 to 5 is the printed advice",
    "effects": "what it lets a race do",
}
PLACE = {
    **SHARED,
    "relic": "a relic rather than a place: it moves to the region where it is used",
    "placed": "`end`: its region is chosen at the end of the turn, and it works only then",
    "never_doubled": "nothing that is paid in its region is doubled",
    "effects": "what it does for the race that occupies its region",
}
MARKER = {
    "name": SHARED["name"],
    "text": "what it does, in a sentence",
    "emblem": SHARED["emblem"],
    "defence": "tokens more that a conquest costs for each of them",
    "immune": "nobody but its owner can conquer the region or touch it with an effect",
    "like_token": "a lone token beside it is not alone: sorcery can't turn it",
    "spent": "once it is gone it is not placed again",
    "kept_in_decline": "it stays when its race declines",
    "regrouped": "driven off by a conquest, it is placed again at the end of that turn",
    "coins": "coins for its owner at the start of their next turn, or for who conquers the region before",
    "moves_at_start": "may be moved to another region held before the first conquest of a turn",
    "neutral": "belongs to a place, not to a race, and may stand in any region",
    "barren": "its region scores for nobody and is closed to all",
}
TERRAIN = {
    "name": SHARED["name"],
    "text": "what it is, in a sentence",
    "water": "water, which only a race that sails can conquer",
    "inland": "water that is no way onto the board, whatever it touches",
    "open": "water that anybody may conquer; at the edge it is a way onto the board itself, but not its shore",
    "left": "water that must be left at redeployment by races that don't sail",
    "impassable": "never conquered, held or crossed",
    "defence": "tokens more that a conquest costs; -1 makes it cheaper",
    "counts_as": "the terrain that it also is wherever an effect asks for one, and the other way round",
    "shows": "the symbol that every region of it has",
    "style": "the terrain it is painted like",
}
SYMBOL = {"name": SHARED["name"], "text": "what it is, in a sentence", "emblem": SHARED["emblem"]}

SECTIONS: dict[str, dict[str, str]] = {
    "races": RACE,
    "powers": POWER,
    "places": PLACE,
    "markers": MARKER,
    "terrains": TERRAIN,
    "symbols": SYMBOL,
}
