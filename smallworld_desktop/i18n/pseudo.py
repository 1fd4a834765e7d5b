"""A made-up language for tests: every text from a catalog is marked, accented and two fifths longer."""

from __future__ import annotations

import math
import string

from smallworld_desktop.i18n.forms import Name

ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "åéîöüýÅÉÎÖÜÝçñšž")
LONGER = 0.4
"""German and Finnish are about so much longer than English where they are longest."""


def pseudo(text: str) -> str:
    """`Quit` becomes `[Qüît~~]`. Anything on screen without brackets did not come from a catalog."""
    padding = "~" * max(1, math.ceil(len(text) * LONGER) - 2)
    return f"[{text.translate(ACCENTS)}{padding}]"


def pseudo_template(template: str) -> str:
    """The same for a text with placeholders: what fills them stays as it is, so that no text grows twice."""
    parts: list[str] = []
    room = 0
    for words, field, spec, _ in string.Formatter().parse(template):
        parts.append(words.translate(ACCENTS).replace("{", "{{").replace("}", "}}"))
        room += len(words)
        if field is not None:
            parts.append("{" + field + (f":{spec}" if spec else "") + "}")
    return f"[{''.join(parts)}{'~' * max(1, math.ceil(room * LONGER) - 2)}]"


class PseudoName(Name):
    """`[Örçš~]`; its genitive is `[Örçš·gen]`, whatever the message calls so: a form that is not asked for is seen."""

    __slots__ = ()

    def form(self, key: str) -> str:
        return f"{self[:-1].rstrip('~')}·{key}]"
