"""The command line. A command is a module with `add_arguments(parser)` and `run(args)`, imported when it is used.

Commands for players live here, those for developers in `developers`.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys

from smallworld_desktop import CORE, __version__
from smallworld_desktop.i18n import Translator, from_system

CUT_SHORT = 1
INTERRUPTED = 130

PLAYER_COMMANDS = {
    "play": "play the game (the default)",
    "scenario": "run scenarios: positions, moves and expectations as text",
    "lessons": "list lessons, or play each by its path to check it",
    "riddles": "list riddles, or prove that each is right",
    "check-map": "check Tiled maps and explain what is wrong",
    "new-map": "make a new random board",
    "pack-board": "put a board with artwork and packs into one file for others",
    "pack-content": "put content packs and their pictures into one file for others",
    "check-content": "check content packs and explain what is wrong",
    "check-save": "check saved games and replays and explain what is wrong",
    "simulate": "play whole games without a window",
    "records": "print, export or wipe the games played on this computer",
    "review": "look back at a saved game: what a master would have done",
    "serve": "serve tables that others join, without a window",
    "join": "let a computer take a seat at a table elsewhere",
    "book": "write the rule book as a PDF to print",
    "paths": "print where settings, saves, maps and content lie",
}
DEVELOPER_COMMANDS = {
    "train": "teach the master level by self-play",
    "verify-review": "compare the turns that the review finds with full searches",
    "make-riddles": "look for riddles in games between computers",
    "bench": "measure the speed of rules or drawing",
    "gallery": "write pictures of boards, emblems, portraits, pieces and widgets",
    "shots": "write a picture of every scene",
    "fuzz": "click and type at random through all scenes",
    "series": "play whole games in one window and print the memory",
    "strengths": "measure the races and powers of the game for workshop and almanac",
    "torture": "bad saves, maps and packs, kills, random events and whole games, at length",
    "torture-net": "cut lines, kill servers and clients, and send rubbish to tables",
    "docs": "regenerate the reference of effects and its JSON Schema",
    "playthroughs": "regenerate the golden playthroughs",
    "messages": "write templates for translators and bring their catalogs up to date",
    "languages": "print how far each language is",
}


def main(argv: list[str] | None = None) -> int:
    """Run the program. Returns the exit status."""
    try:
        status = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_SHORT
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(words: list[str]) -> int:
    if words and words[0] in ("-h", "--help"):
        print(overview())
        return 0
    if words and words[0] == "--version":
        print(f"smallworld-desktop {__version__}\n{Translator(from_system())(f'core.{CORE}')}")
        return 0
    known = {**PLAYER_COMMANDS, **DEVELOPER_COMMANDS}
    command = words.pop(0) if words and words[0] in known else "play"
    room = "developers" if command in DEVELOPER_COMMANDS else "cli"
    module = importlib.import_module(f"smallworld_desktop.{room}.{command.replace('-', '_')}")
    parser = argparse.ArgumentParser(prog=f"smallworld-desktop {command}", description=known[command])
    module.add_arguments(parser)
    status: int = module.run(parser.parse_args(words))
    return status


def overview() -> str:
    """The text of `--help`."""
    lines = ["usage: smallworld-desktop [COMMAND] [OPTIONS]   (COMMAND --help for its options)", ""]
    for title, commands in (("commands", PLAYER_COMMANDS), ("for developers", DEVELOPER_COMMANDS)):
        lines.append(f"{title}:")
        lines += [f"  {name:<15} {text}" for name, text in commands.items()]
        lines.append("")
    return "\n".join(lines).rstrip()
