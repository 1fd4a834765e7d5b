"""R13: a tray holds at least the banner's tokens and the largest badge in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from smallworld_desktop.content.entries import combat_tokens
from smallworld_desktop.content.limits import POWER_ADVICE
from smallworld_desktop.rules.content import Power, Race


def unfit_for_trays(
    packs: Sequence[str], races: Mapping[str, Race], powers: Mapping[str, Power]
) -> list[tuple[str, str, Race, Power]]:
    """What has to go, as section, id, race and power: of a race and a power that don't fit, the one that came later.

    In the same pack it is the power if its badge is beyond the usual, else the race.
    """
    unfit: list[tuple[str, str, Race, Power]] = []
    fit_races: list[Race] = []
    fit_powers: list[Power] = []
    for pack in packs:
        own_powers = [power for power in powers.values() if power.pack == pack]
        usual = [power for power in own_powers if power.tokens <= POWER_ADVICE.most]
        for race in races.values():
            if race.pack == pack:
                large = next(_too_large(race, [*fit_powers, *usual]), None)
                if large is not None:
                    unfit.append(("races", race.id, race, large))
                else:
                    fit_races.append(race)
        for power in own_powers:
            small = next((race for race in fit_races for _ in _too_large(race, [power])), None)
            if small is not None:
                unfit.append(("powers", power.id, small, power))
            else:
                fit_powers.append(power)
    return unfit


def least_tray(race: Race, power: Power) -> int:
    return race.tokens + combat_tokens(race.effects) + power.tokens


def _too_large(race: Race, powers: Sequence[Power]) -> Iterator[Power]:
    """Badges that a race's tray can't serve, the largest first."""
    by_size = sorted(powers, key=lambda power: -power.tokens)
    return (power for power in by_size if least_tray(race, power) > race.tray)
