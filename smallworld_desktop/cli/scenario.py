"""`smallworld-desktop scenario FILE...`: one line per scenario, exit status 0 only if all hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.scenario.runner import ScenarioResult, run_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="YAML files with scenarios")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    good = bad = 0
    for path in args.files:
        for result in run_file(path):
            print(line(result, tr))
            if result.problem is None:
                good += 1
            else:
                bad += 1
    print(f"{good} ok, {bad} failed")
    return 0 if good and not bad else 1


def line(result: ScenarioResult, tr: Translator) -> str:
    """`ok FILE: title` or `FAIL FILE: title: what differs`."""
    head = f"{result.file}: {result.title}" if result.title else str(result.file)
    if result.problem is None:
        return f"ok {head}"
    where = ""
    if result.text:
        where = f"move {result.move} ({result.text}): " if result.move else f"{result.text}: "
    return " ".join(f"FAIL {head}: {where}{tr.message(result.problem)}".splitlines())
