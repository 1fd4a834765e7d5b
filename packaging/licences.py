"""The licences of what is packed into the program, in one text that travels with it."""

from __future__ import annotations

import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from facts import ROOT


def third_party() -> str:
    """A chapter for Python and for each package in requirements.txt, with the texts they ship."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    names = [line.split("==")[0] for line in lines if "==" in line]
    chapters = [_python(), *(_package(distribution(name)) for name in names)]
    return "This program contains the following, each under its own licence.\n\n" + "\n\n".join(chapters)


def _package(package: Distribution) -> str:
    about = package.metadata
    kinds = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License")]
    stated = (about.get_all("License-Expression") or about.get_all("License") or kinds or ["see below"])[0]
    texts = [
        Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace").strip()
        for file in package.files or []
        if file.suffix != ".py" and any(word in file.name.lower() for word in ("licen", "copying", "notice", "lgpl"))
    ]
    return _chapter(f"{about['Name']} {about['Version']} ({stated.partition(chr(10))[0]})", texts)


def _python() -> str:
    version = ".".join(map(str, sys.version_info[:3]))
    return _chapter(f"Python {version} (PSF-2.0)", ["See https://docs.python.org/3/license.html"])


def _chapter(title: str, texts: list[str]) -> str:
    return "\n\n".join([f"{'=' * len(title)}\n{title}\n{'=' * len(title)}", *texts])
