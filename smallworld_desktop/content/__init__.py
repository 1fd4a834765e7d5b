"""YAML packs to races and powers, with a report of what is wrong.

`load_packs(["base", "cursed", Path("my.yaml")])` gives the content for the rules, the words for people and every
problem; `from_documents` makes the same of what a saved game embeds.
"""

from smallworld_desktop.content.library import SHIPPED, from_documents, load_packs, shipped_path, user_packs
from smallworld_desktop.content.loaded import LoadedContent, Pack
from smallworld_desktop.content.problems import PackProblem, Severity

__all__ = [
    "SHIPPED",
    "LoadedContent",
    "Pack",
    "PackProblem",
    "Severity",
    "from_documents",
    "load_packs",
    "shipped_path",
    "user_packs",
]
