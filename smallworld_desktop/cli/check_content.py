"""`check-content`: read packs as the game does, beside the base game, and print every problem."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from smallworld_desktop.content import LoadedContent, PackProblem, load_packs
from smallworld_desktop.content.countries import COUNTRIES, countries_in
from smallworld_desktop.content.library import packs_in
from smallworld_desktop.content.problems import Severity
from smallworld_desktop.content.wording import name, problem_text, text
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.reading import real_path
from smallworld_desktop.render.emblems import register_arms
from smallworld_desktop.render.emblems.files import load_picture
from smallworld_desktop.render.painter.countries import read_country
from smallworld_desktop.rules.messages import Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a content pack (.yaml), or a .swpack")
    parser.add_argument("--quiet", action="store_true", help="print problems only, not what the packs bring")


def run(args: argparse.Namespace) -> int:
    """Check all files together. 0 only if there is no error."""
    tr = Translator(from_system())
    loaded = load_packs(["base", *args.files])
    tr.add(loaded.texts)
    for problem in sorted(loaded.problems, key=lambda found: (found.file, found.line)):
        print(problem_line(problem, tr))
    files = [pack for file in args.files for pack in packs_in(file)]
    pictures = [problem_line(problem, tr) for problem in bad_pictures(loaded)]
    pictures += [problem_line(problem, tr) for problem in bad_countries(files)]
    print("\n".join(pictures), end="\n" if pictures else "")
    if not args.quiet:
        print("\n".join(overview(loaded, files, tr)))
    errors = len(loaded.errors) + len(pictures)
    print(tr("check_content.bad", count=errors) if errors else tr("check_content.good"))
    return 1 if errors else 0


def bad_pictures(loaded: LoadedContent) -> list[PackProblem]:
    """What is wrong with the pictures that packs bring, found by drawing them as the game does."""
    files = (*loaded.emblems.values(), *loaded.portraits.values())
    found = ((path, load_picture(path)) for path in files)
    bad = [PackProblem(Severity.ERROR, word, str(path)) for path, word in found if isinstance(word, Message)]
    made = ((id, register_arms(id, arms)) for id, arms in loaded.arms.items())
    return [*bad, *(PackProblem(Severity.ERROR, word, key=id) for id, word in made if word is not None)]


def bad_countries(files: Sequence[Path]) -> list[PackProblem]:
    """What is wrong with the countries that packs declare."""
    return [
        PackProblem(Severity.ERROR, message, str(file), key=COUNTRIES)
        for file in files
        for name, data in countries_in(file).items()
        for message in read_country(str(name), data)[1].problems
    ]


def problem_line(problem: PackProblem, tr: Translator) -> str:
    """`mine.yaml:12: races.orcs.effects[0]: error: There is no effect “coin”. ... Did you mean “coins”?`"""
    place = f"{problem.file}:{problem.line}" if problem.line else problem.file
    where = [place, problem.key] if problem.key else [place]
    severity = tr(f"content.{problem.severity.value}")
    return ": ".join([*where, severity, problem_text(tr, problem)])


def overview(loaded: LoadedContent, files: list[Path], tr: Translator) -> list[str]:
    """What the files bring, in words, as the game will show it."""
    lines: list[str] = []
    wanted = {real_path(file) for file in files}
    for pack in loaded.packs:
        if pack.path is None or real_path(pack.path) not in wanted:
            continue
        races, powers, places = len(pack.races), len(pack.powers), len(pack.places)
        lines.append(tr("check_content.pack", name=pack.name, races=races, powers=powers, places=places))
        for race in (loaded.content.race(id) for id in pack.races):
            lines.append("  " + tr("check_content.race", name=name(tr, race), tokens=race.tokens, tray=race.tray))
            lines.append("    " + text(tr, race))
        for power in (loaded.content.power(id) for id in pack.powers):
            lines.append("  " + tr("check_content.power", name=name(tr, power), tokens=power.tokens))
            lines.append("    " + text(tr, power))
        for place in (place for place in loaded.content.places if place.id in pack.places):
            lines.append("  " + name(tr, place))
            lines.append("    " + text(tr, place))
    return lines
