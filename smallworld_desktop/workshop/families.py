"""What effects are about, as those who choose one think of it."""

from __future__ import annotations

from smallworld_desktop.workshop.effects import families

CONQUEST, COINS, DEFENCE, DECLINE, TOKENS, MARKERS = "conquest", "coins", "defence", "decline", "tokens", "markers"
FAMILY_ICONS = {
    CONQUEST: "swords",
    COINS: "purse",
    DEFENCE: "shield",
    DECLINE: "decline",
    TOKENS: "pawn",
    MARKERS: "flag",
}
ELSEWHERE = {
    **dict.fromkeys(("combat_tokens", "horde", "fresh_tokens", "second_wave"), TOKENS),
    **dict.fromkeys(("single_tokens", "no_redeployment", "stacks", "revives"), TOKENS),
    **dict.fromkeys(("fights_in_decline", "lasts", "declines_late", "tower", "vanishes"), DECLINE),
    **dict.fromkeys(("special_conquest", "erupts", "copies_relic"), MARKERS),
    **dict.fromkeys(("passed_over",), COINS),
    **dict.fromkeys(("swaps_badge",), TOKENS),
}
"""Effects that are declared beside others than those they are looked for among."""


def effect_families() -> dict[str, list[str]]:
    """The whole vocabulary by what it is about."""
    found: dict[str, list[str]] = {family: [] for family in FAMILY_ICONS}
    for declared, names in families().items():
        for name in names:
            found.setdefault(ELSEWHERE.get(name, declared), []).append(name)
    return found


def family_of(name: str) -> str:
    """What an effect is about."""
    return next((family for family, names in effect_families().items() if name in names), CONQUEST)
