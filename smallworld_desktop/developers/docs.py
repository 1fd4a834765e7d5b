"""`docs`: write docs/effects.md and the JSON Schema of content packs anew from the declarations of effects."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from smallworld_desktop import content, paths
from smallworld_desktop.content.reference import reference
from smallworld_desktop.content.schema import pack_schema
from smallworld_desktop.i18n import Translator


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")


def run(args: argparse.Namespace) -> int:
    """Write the generated files. With `--check`, 1 if any differs."""
    tr = Translator()
    status = 0
    for file, text in generated().items():
        is_true = file.is_file() and file.read_text(encoding="utf-8") == text
        if args.check:
            print(tr("docs.up_to_date" if is_true else "docs.outdated", file=file.name))
            status |= 0 if is_true else 1
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(tr("docs.written", file=str(file)))
    return status


def generated() -> dict[Path, str]:
    """What the generated files of a checkout hold."""
    shipped = content.load_packs(content.SHIPPED)
    schema = json.dumps(pack_schema(shipped.content), indent=1, ensure_ascii=False) + "\n"
    return {
        paths.assets().parent / "docs" / "effects.md": reference(shipped),
        paths.assets() / "content" / "content.schema.json": schema,
    }
