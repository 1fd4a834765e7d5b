"""`pack-content`: put content packs and their pictures into one file that others can open."""

from __future__ import annotations

import argparse
from pathlib import Path

from smallworld_desktop.cli.check_content import bad_pictures, problem_line
from smallworld_desktop.content.bundle import SUFFIX
from smallworld_desktop.content.library import load_packs
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.session.sharing import pack_bundle_of
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.files import atomic_write


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a content pack (.yaml)")
    parser.add_argument(
        "--out", type=Path, metavar=f"FILE{SUFFIX}", help="the file to write (default: beside the first pack)"
    )
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(args: argparse.Namespace) -> int:
    """Write the file. 0 if it is there now."""
    tr = Translator(from_system())
    out: Path = args.out or args.files[0].with_suffix(SUFFIX)
    if out.exists() and not args.force:
        print(tr("new_map.exists", file=str(out)))
        return 1
    loaded = load_packs(["base", *args.files])
    problems = [*loaded.errors, *bad_pictures(loaded)]
    if problems:
        print("\n".join(problem_line(problem, tr) for problem in problems))
        print(tr("pack_content.bad"))
        return 1
    try:
        data = pack_bundle_of(args.files)
        atomic_write(out, data, keep_backup=False)
    except (Refused, StoreError) as problem:
        print(tr("pack_content.failed", file=str(out), reason=tr.message(problem.message)))
        return 1
    except OSError as error:
        print(tr("pack_content.failed", file=str(out), reason=error.strerror or str(error)))
        return 1
    except ValueError as twice:
        print(tr("pack_content.twice", file=str(twice)))
        return 1
    print(tr("pack_content.written", file=str(out), count=len(args.files), size=-(-len(data) // 1024)))
    return 0
