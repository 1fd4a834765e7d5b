"""`check-map`: read Tiled maps as the game does, print every problem and the board's figures, draw a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from smallworld_desktop.atlas import known_words
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.maps.figures import BoardFigures, figures_for
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.report import MapProblem
from smallworld_desktop.session.board_rules import own_rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .tmx, .tmj, .json or .swboard map")
    parser.add_argument(
        "--picture",
        type=Path,
        metavar="OUT.png",
        help="draw the board with names, neighbours and problems (several maps get a number each)",
    )


def run(args: argparse.Namespace) -> int:
    """Check all files. 0 only if every one is playable."""
    tr = Translator(from_system())
    vocabulary = known_words()
    status = 0
    for number, file in enumerate(args.files):
        loaded = read_map(file, vocabulary)
        print_report(loaded, tr)
        status |= 0 if loaded.playable else 1
        if args.picture is not None:
            name = args.picture if number == 0 else args.picture.with_stem(f"{args.picture.stem}_{number + 1}")
            status |= write_picture(loaded, name, tr)
    return status


def print_report(loaded: LoadedMap, tr: Translator) -> None:
    """Every problem, then the figures, then the verdict."""
    for line in loaded.report.lines():
        print(problem_line(loaded.path, line.said, tr))
    if loaded.figures is not None:
        print()
        print("\n".join(figure_lines(loaded, loaded.figures, tr)))
        print()
        if own := own_rules(loaded, tr):
            print("\n".join([*own, ""]))
    if loaded.playable:
        print(tr("check_map.playable", title=loaded.title))
    else:
        print(tr("check_map.not_playable", title=loaded.title, count=len(loaded.report.errors)))


def problem_line(path: Path, problem: MapProblem, tr: Translator) -> str:
    """`board.tmx: object 7 “Owlwood” at 120, 45: error: The outline crosses itself. ...`"""
    where = [f"{path}:"]
    if problem.object_id is not None:
        code = "check_map.object" if problem.object_name else "check_map.unnamed_object"
        where.append(tr(code, id=problem.object_id, name=problem.object_name))
    if problem.position is not None:
        x, y = problem.position
        where.append(tr("check_map.position", x=round(x), y=round(y)))
    if len(where) > 1:
        where[-1] += ":"
    return " ".join([*where, tr(f"check_map.{problem.severity.value}") + ":", tr.message(problem.message)])


def figure_lines(loaded: LoadedMap, found: BoardFigures, tr: Translator) -> list[str]:
    """A table: what this board has, and on the surface what is usual for its number of players (R2)."""
    usual = figures_for(loaded.players[-1])
    rows: list[tuple[str, str, str]] = [
        (tr("check_map.row_players"), ", ".join(map(str, loaded.players)), ""),
        (tr("check_map.row_rounds"), str(found.rounds), str(usual.rounds)),
        (tr("check_map.row_regions"), str(found.regions), str(usual.regions)),
    ]
    for terrain in sorted({*found.terrains, *usual.terrains}):
        counts = str(found.terrains.get(terrain, 0)), str(usual.terrains.get(terrain, ""))
        rows.append((f"  {terrain}", *counts))
    for symbol in sorted({*found.symbols, *usual.symbols}):
        counts = str(found.symbols.get(symbol, 0)), str(usual.symbols.get(symbol, ""))
        rows.append((tr("check_map.row_symbol", symbol=symbol), *counts))
    rows += [
        (tr("check_map.row_tribes"), str(found.lost_tribes), str(usual.lost_tribes)),
        (tr("check_map.row_borders"), str(found.borders), str(usual.borders)),
        (tr("check_map.row_entrances"), str(found.land_border_regions), str(usual.land_border_regions)),
        (tr("check_map.row_parts"), str(found.parts), "1"),
    ]
    if loaded.geometry is not None:
        rows.append((tr("check_map.row_room"), str(round(min(s.room for s in loaded.geometry.shapes))), "44+"))
    head = (tr("check_map.figures"), tr("check_map.this_board"), tr("check_map.usual", players=usual.players))
    if not found.is_of_the_surface:
        head, rows = (*head[:2], ""), [(name, have, "") for name, have, _ in rows if have != "0"]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(3)]
    return [
        f"{name:<{widths[0]}}  {have:>{widths[1]}}  {want:>{widths[2]}}".rstrip() for name, have, want in [head, *rows]
    ]


def write_picture(loaded: LoadedMap, file: Path, tr: Translator) -> int:
    """Draw the board. Returns an exit status."""
    from smallworld_desktop.cli.map_picture import draw_map

    try:
        drawn = draw_map(loaded, file, tr)
    except OSError as error:
        print(tr("check_map.picture_failed", file=str(file), reason=error.strerror or str(error)))
        return 1
    code = "check_map.picture_written" if drawn else "check_map.picture_impossible"
    print(tr(code, file=str(file if drawn else loaded.path)))
    return 0 if drawn else 1
