"""`smallworld-desktop riddles [--check] [FILE...]`: the riddles there are; proves each by a full search."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.riddles.prove import Proof, prove
from smallworld_desktop.riddles.reader import read_riddle, shipped_riddles
from smallworld_desktop.riddles.riddle import Ask, Riddle
from smallworld_desktop.riddles.words import riddle_title
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.builder import load_content


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="riddles of your own (default: ours)")
    parser.add_argument("--check", action="store_true", help="prove every riddle; exit status 0 if all are right")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    found = [read_riddle(file) for file in args.files] or list(shipped_riddles())
    names = [str(file) for file in args.files] or [_name(each) for each in found]
    bad, began = 0, time.monotonic()
    for name, each in zip(names, found, strict=True):
        bad += not _tell(tr, name, each, is_checked=args.check)
    riddles = [each for each in found if isinstance(each, Riddle)]
    grades = Counter(riddle.grade for riddle in riddles)
    print(tr("riddles.cli.sum", count=len(riddles), grades=", ".join(str(grades[grade]) for grade in sorted(grades))))
    if args.check:
        print(tr("riddles.cli.time", seconds=round(time.monotonic() - began)))
    return 1 if bad or not found else 0


def _name(found: Riddle | Message) -> str:
    return found.file.name if isinstance(found, Riddle) else ""


def _tell(tr: Translator, name: str, riddle: Riddle | Message, *, is_checked: bool) -> bool:
    """One line for a riddle; says whether there is nothing wrong with it."""
    if isinstance(riddle, Message):
        print(f"FAIL {name}: {tr.message(riddle)}", flush=True)
        return False
    loaded = load_content((*riddle.scenario["content"],))
    tr.add(loaded.texts, loaded.words.get(tr.language, {}))
    proof = prove(riddle) if is_checked else None
    if isinstance(proof, Message):
        print(f"FAIL {name}: {tr.message(proof)}", flush=True)
        return False
    known = ""
    if isinstance(proof, Proof):
        is_measured = riddle.goal.ask is Ask.DECLINE
        code = "riddles.cli.measured" if is_measured else "riddles.cli.proven"
        known = f" ({tr(code, ends=proof.ends, count=proof.solutions)})"
    print(f"{'ok ' if proof else ''}{name}: {riddle.grade} {riddle_title(tr, riddle)}{known}", flush=True)
    return True
