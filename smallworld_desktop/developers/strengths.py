"""`smallworld-desktop strengths`: measure the races and powers of the game, for workshop and almanac."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from smallworld_desktop.i18n import Translator
from smallworld_desktop.simulation.series import processes
from smallworld_desktop.workshop.arena import FIRST_SEED, SEATS, SETS, Contest, shipped_contest, shipped_things
from smallworld_desktop.workshop.balance import CoinAccount, StrengthScore, play_contest
from smallworld_desktop.workshop.draft import POWERS, RACES, SECTIONS
from smallworld_desktop.workshop.yardstick import ComboPay, Yardstick, shipped_yardstick_file, write_yardstick

GAMES = 192
"""For each: a race six times with each power, a power eight times with each race."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games for each (default {GAMES})")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="games played at the same time (default 1)")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, metavar="N", help="first seed (default 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the figures go (default: among the assets)")


def run(args: argparse.Namespace) -> int:
    tr = Translator()
    out = args.out or shipped_yardstick_file()
    contests = [
        shipped_contest(section, id, args.games, args.seed) for section in SECTIONS for id in shipped_things(section)
    ]
    found: dict[str, dict[str, CoinAccount]] = {section: {} for section in SECTIONS}
    combos: dict[str, dict[str, ComboPay]] = {}
    for contest, score in zip(contests, _played(contests, args.jobs), strict=True):
        account = score.total
        if contest.section == RACES:
            combos[contest.id] = {
                id: ComboPay(each.games, each.coins, each.turns) for id, each in score.by_partner.items()
            }
        found[contest.section][contest.id] = account
        win = f"{account.win_share:.0%}"
        print(f"{contest.id:<20}{account.per_turn:>7.2f} +-{account.margin:.2f}{win:>7}", flush=True)
    made = {"games": args.games, "seed": args.seed, "players": SEATS, "content": ",".join(SETS)}
    try:
        write_yardstick(out, Yardstick(found[RACES], found[POWERS], made, combos))
    except OSError as problem:
        print(tr("train.no_file", file=str(out), why=problem.strerror or ""), file=sys.stderr)
        return 2
    print(tr("docs.written", file=str(out)))
    return 0


def _played(contests: list[Contest], jobs: int) -> Iterator[StrengthScore]:
    with processes(jobs) as executor:
        yield from executor.map(_account, contests)


def _account(contest: Contest) -> StrengthScore:
    return play_contest(contest, lambda score: None)
