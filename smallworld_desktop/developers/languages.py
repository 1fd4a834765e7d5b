"""`languages [LANG]`: a table of how far each language is; with a language, what it lacks and what is wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from smallworld_desktop import paths
from smallworld_desktop.developers.progress import Standing, progress_of
from smallworld_desktop.developers.quality import Catalog, faults
from smallworld_desktop.developers.templates import English, all_texts
from smallworld_desktop.i18n import ENGLISH, Translator
from smallworld_desktop.i18n.catalogs import SOURCE, has_catalog
from smallworld_desktop.i18n.languages import CODE, NAMES, folders_of, shipped, shipped_folder

COLUMNS = ("language", "messages", "done", "fuzzy", "missing", "same")
LONGEST = 70


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", nargs="?", metavar="LANG", help="list what this language lacks and what is wrong")


def run(args: argparse.Namespace) -> int:
    """0 only if all languages of a release (`LINGUAS`) are complete; with a language, if that one is."""
    tr, texts = Translator(), all_texts()
    if args.language is None:
        found = [progress_of(code, folders_of(code), texts) for code in every_language()]
        print("\n".join(table(tr, found, len(texts))))
        return 0 if all(each.is_complete for each in found if each.language in shipped()) else 1
    if not folders_of(args.language):
        print(tr("languages.unknown", given=args.language, known=tr.listed(every_language())), file=sys.stderr)
        return 2
    folders = folders_of(args.language)
    lacking = progress_of(args.language, folders, texts)
    wrong = faults(Catalog.read(args.language, folders), texts)
    print("\n".join(lines(tr, lacking)))
    for fault in wrong:
        print(tr("languages.fault", code=fault.code, fault=tr.message(fault.message)))
    return 0 if lacking.is_complete and not wrong else 1


def every_language() -> list[str]:
    """All but English that have a catalog: those of a release first, then those in the making and the player's own."""
    begun = {
        each.name
        for folder in (shipped_folder(), paths.locale_dir())
        if folder.is_dir()
        for each in folder.iterdir()
        if CODE.fullmatch(each.name) and each.name != SOURCE and has_catalog(each)
    }
    released = [code for code in shipped() if code != ENGLISH]
    return [*released, *(code for code in NAMES if code in begun - {*released}), *sorted(begun - {*released, *NAMES})]


def table(tr: Translator, found: Sequence[Standing], total: int) -> list[str]:
    """One line a language."""
    rows = [[tr(f"languages.{column}") for column in COLUMNS], [NAMES[ENGLISH], str(total), str(total), "0", "0", "-"]]
    for each in found:
        name = f"{NAMES.get(each.language, each.language)} ({each.language})"
        name += "" if each.language in shipped() else " *"
        counts = (total, len(each.done), len(each.fuzzy), len(each.missing), len(each.same))
        rows.append([name, *map(str, counts)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    said = [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
    return [*said, *([tr("languages.begun")] if any(each.language not in shipped() for each in found) else [])]


def lines(tr: Translator, progress: Standing) -> list[str]:
    """What is fuzzy and what is missing, by component and code."""
    states: dict[str, list[English]] = {"fuzzy": progress.fuzzy, "missing": progress.missing}
    return [
        f"{tr(f'languages.{state}')}  {text.component}  {text.code}  {' '.join(text.one.split())[:LONGEST]}"
        for state, texts in states.items()
        for text in texts
    ]
