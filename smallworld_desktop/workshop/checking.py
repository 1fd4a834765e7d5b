"""What is wrong with a draft, asked of the loader that reads every pack: one checker, the same words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from smallworld_desktop.content import SHIPPED, LoadedContent, shipped_path
from smallworld_desktop.content.effects import KnownIds
from smallworld_desktop.content.problems import PackProblem, Refused, Report, Severity
from smallworld_desktop.content.reader import PackTree, Reader
from smallworld_desktop.content.source import read_tree, top_mapping
from smallworld_desktop.content.tree import from_plain
from smallworld_desktop.rules.content import Power, Race
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.workshop.draft import RACES, PackDraft

BASE = "base"


@dataclass(frozen=True, slots=True)
class Checked:
    """A draft as the game would read it, beside the base game, and what is wrong with it."""

    draft: PackDraft
    loaded: LoadedContent
    problems: tuple[PackProblem, ...]

    @property
    def errors(self) -> list[PackProblem]:
        return [problem for problem in self.problems if problem.severity is Severity.ERROR]

    @property
    def is_good(self) -> bool:
        """Whether it may be saved as finished."""
        return not self.errors

    @property
    def thing(self) -> Race | Power | None:
        """The race or power that is worked on, if it could be read."""
        content = self.loaded.content
        things: Iterable[Race | Power] = content.races if self.draft.section == RACES else content.powers
        return next((thing for thing in things if thing.id == self.draft.id), None)

    @property
    def known(self) -> KnownIds:
        """The ids that effects may name."""
        content = self.loaded.content
        return KnownIds(content.markers, content.terrains, content.symbols)

    def at(self, key: str) -> list[PackProblem]:
        """The problems of a field and what lies in it: `races.frogs.effects[0]`."""
        return [problem for problem in self.problems if lies_in(problem.key, key)]


def lies_in(key: str, field: str) -> bool:
    """Whether a problem's key is a field or lies in it."""
    return key == field or (key.startswith(field) and key[len(field)] in ".[")


class Checker:
    """Checks drafts whose pictures lie in a folder. The base game is read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = shipped_path(BASE)
        self._base = PackTree(read_tree(path), str(path), path, shipped=True, advise=False)

    def check(self, draft: PackDraft) -> Checked:
        report, name = Report(), draft.source or f"{draft.key}.yaml"
        sources = [self._base]
        try:
            tree = top_mapping(from_plain(draft.document))
            sources.append(PackTree(tree, name, self.folder / name))
        except Refused as refusal:
            report.add(PackProblem(Severity.ERROR, refusal.message, name))
        loaded = Reader(report).read(sources)
        own = [problem for problem in loaded.problems if problem.file == name]
        return Checked(draft, loaded, (*_nameless(draft), *own))


def _nameless(draft: PackDraft) -> list[PackProblem]:
    """A file may leave a name out and is called by its id; what is made here is called something."""
    if draft.entry.get("name") or not draft.is_new(draft.section, draft.id):
        return []
    return [PackProblem(Severity.ERROR, Message("workshop.no_name"), key=f"{draft.key_path}.name")]


def shipped_ids(loaded: LoadedContent) -> set[str]:
    """The ids that the game's own sets have: nobody else's may be the same."""
    content = loaded.content
    ids = [race.id for race in content.races] + [power.id for power in content.powers]
    return {*ids, *(place.id for place in content.places), *content.markers, *SHIPPED}
