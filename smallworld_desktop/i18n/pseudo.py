"""A made-up language for tests: every text from a catalog is marked, accented and a third longer."""

from __future__ import annotations

ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "åéîöüýÅÉÎÖÜÝçñšž")


def pseudo(text: str) -> str:
    """`Quit` becomes `[Qüît~~]`. Anything on screen without brackets did not come from a catalog."""
    padding = "~" * max(1, round(len(text) / 3) - 2)
    return f"[{text.translate(ACCENTS)}{padding}]"
