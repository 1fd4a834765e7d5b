"""The balance of all combos as a page for a browser: a heat map of races and powers, with intervals."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence

from smallworld_desktop.i18n import Translator
from smallworld_desktop.simulation.balance import Balance, balance_of, brought
from smallworld_desktop.simulation.match import MatchResult

COLD, MIDDLE, HOT = (64, 116, 178), (246, 243, 235), (196, 70, 52)
STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #2b2620; background: #faf7f0 }
table { border-collapse: separate; border-spacing: 2px }
th { font-weight: 600; text-align: left; padding: 2px 6px; white-space: nowrap }
thead th { writing-mode: vertical-rl; transform: rotate(180deg); text-align: left; padding: 6px 2px }
td { min-width: 3.2em; height: 2.6em; text-align: center; border-radius: 4px; font-variant-numeric: tabular-nums }
td small { display: block; font-size: 70%; opacity: .75 }
td.none { background: #eee8da; color: #b6ac98 }
td.strong { outline: 2px solid #7c1d10 } td.weak { outline: 2px solid #123a66 }
"""


def heat_page(results: Sequence[MatchResult], tr: Translator) -> str:
    """The whole page."""
    found = {key: balance_of(coins) for key, coins in brought(results).items()}
    usual = found[("*", "*")].mean if found else 0.0
    races = sorted({race for race, _ in found if race != "*"}, key=lambda race: -found[(race, "*")].mean)
    powers = sorted({power for _, power in found if power != "*"}, key=lambda power: -found[("*", power)].mean)
    spread = max((abs(each.mean - usual) for each in found.values() if each.taken > 1), default=1.0) or 1.0
    head = "".join(f"<th>{html.escape(power)}</th>" for power in ("*", *powers))
    rows = "".join(
        f"<tr><th>{html.escape(race)}</th>"
        + "".join(_cell(found.get((race, power)), usual, spread) for power in ("*", *powers))
        + "</tr>\n"
        for race in ("*", *races)
    )
    title = html.escape(tr("report.heat.title"))
    note = html.escape(tr("report.heat.note", games=len(results), usual=f"{usual:.1f}"))
    return (
        f'<!doctype html>\n<html lang="{tr.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n"
        f"<body><h1>{title}</h1><p>{note}</p>\n<table><thead><tr><td></td>{head}</tr></thead>\n"
        f"<tbody>{rows}</tbody></table></body></html>\n"
    )


def _cell(found: Balance | None, usual: float, spread: float) -> str:
    if found is None:
        return '<td class="none">·</td>'
    mark = {1: ' class="strong"', -1: ' class="weak"', 0: ""}[found.differs_from(usual)]
    sure = f"± {found.half:.1f}" if math.isfinite(found.half) else "± ?"
    colour = "#{:02x}{:02x}{:02x}".format(*_colour((found.mean - usual) / spread))
    return f'<td{mark} style="background:{colour}">{found.mean:.1f}<small>{sure} · {found.taken}×</small></td>'


def _colour(warmth: float) -> tuple[int, int, int]:
    """From cold to hot; -1 and 1 are the ends."""
    other = HOT if warmth > 0 else COLD
    part = min(1.0, abs(warmth))
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(MIDDLE, other, strict=True))
    return red, green, blue
