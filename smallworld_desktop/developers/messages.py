"""`messages [--new LANG]`: write the templates for translators, and bring every language's catalogs up to date."""

from __future__ import annotations

import argparse
import sys

from smallworld_desktop.developers.merging import merge_language
from smallworld_desktop.developers.templates import COMPONENTS, all_texts, template
from smallworld_desktop.i18n import Translator
from smallworld_desktop.i18n.catalogs import SOURCE
from smallworld_desktop.i18n.languages import CODE, shipped_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--new", metavar="LANG", help="begin a language, by its code, such as it or pt_BR")


def run(args: argparse.Namespace) -> int:
    """Write everything anew; what translators wrote stays."""
    tr, folder = Translator(), shipped_folder()
    if args.new and not CODE.fullmatch(args.new):
        print(tr("messages.bad_code", given=args.new), file=sys.stderr)
        return 2
    texts = all_texts()
    for component in COMPONENTS:
        template(component, texts).save(str(folder / f"{component}.pot"))
    languages = {each.name for each in folder.iterdir() if each.is_dir() and each.name != SOURCE}
    for language in sorted(languages | ({args.new} if args.new else set())):
        merge_language(folder / language, texts)
        print(tr("messages.merged", folder=str(folder / language)))
    print(tr("messages.written", count=len(texts), folder=str(folder)))
    return 0
