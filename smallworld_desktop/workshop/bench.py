"""The bench: the draft that is worked on, what is wrong with it, undo, and that nothing of it is ever lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from smallworld_desktop.content import LoadedContent
from smallworld_desktop.content.limits import TRAY
from smallworld_desktop.i18n import Translator, typed
from smallworld_desktop.rules.effects import Effect
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store import StoreError
from smallworld_desktop.workshop.beginning import blank_entry, made_from, new_draft
from smallworld_desktop.workshop.checking import Checker, lies_in, shipped_ids
from smallworld_desktop.workshop.draft import (
    MARKERS,
    RACES,
    PackDraft,
    free_id,
    listed,
    looking_at,
    with_effects,
    with_marker,
    with_name,
    with_new_entry,
    with_value,
    without_entry,
)
from smallworld_desktop.workshop.effects import EffectField, form, needs_marker, new_effect, with_condition, with_field
from smallworld_desktop.workshop.history import History
from smallworld_desktop.workshop.shelf import WorkShelf, WorkState

NEW = "new"


class WorkBench:
    """A draft on the bench. Every change is checked and kept at once; `problem` says if the disk refused."""

    def __init__(self, shelf: WorkShelf, draft: PackDraft, taken: set[str]) -> None:
        self.shelf = shelf
        self.taken = taken
        """Ids that others have."""
        self.problem: Message | None = None
        self._keeps_tray = False
        """Whether the person has said how many tokens there are in the box."""
        self._checker = Checker(shelf.content)
        self._history = History(draft)
        self._check()

    @property
    def draft(self) -> PackDraft:
        return self._history.now

    @property
    def can_undo(self) -> bool:
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._history.can_redo

    @property
    def is_good(self) -> bool:
        return self.checked.is_good

    @property
    def is_saved(self) -> bool:
        """Whether games find it as it is now."""
        return bool(self.draft.source) and not self.draft.is_changed

    # -- changes -----------------------------------------------------------------------------------------------------

    def change(self, draft: PackDraft, field: str = "") -> bool:
        """Another state of the draft; letters of the same `field` in a row are one step."""
        if not self._history.add(draft, field):
            return False
        self._look()
        return True

    def undo(self) -> bool:
        return self._history.undo() and self._look()

    def redo(self) -> bool:
        return self._history.redo() and self._look()

    def rename(self, name: str, language: str) -> None:
        self.change(with_name(self.draft, name, self.taken, language), "name")

    def set_tokens(self, tokens: int) -> None:
        """Another number on the banner or badge. What the box held when a new race was begun grows along."""
        draft, before, tray = self.draft, self.draft.entry.get("tokens"), self.draft.entry.get("tray")
        if isinstance(before, int) and isinstance(tray, int) and self._may_move_tray():
            draft = with_value(draft, "tray", min(max(tray + tokens - before, TRAY.least), TRAY.most))
        self.change(with_value(draft, "tokens", tokens), "tokens")

    def set_tray(self, tray: int) -> None:
        """So many tokens in the box, whatever the banner says."""
        self._keeps_tray = True
        self.change(with_value(self.draft, "tray", tray), "tray")

    def _may_move_tray(self) -> bool:
        return not self._keeps_tray and self.draft.is_new(self.draft.section, self.draft.id)

    def replace_effect(self, index: int, effect: object, field: str = "") -> None:
        effects = self.draft.effects
        effects[index] = effect
        self.change(with_effects(self.draft, effects), f"effect.{index}.{field}" if field else "")

    def add_effect(self, name: str, marker_name: str = "") -> None:
        """One more effect, with the marker of its own that it may need, which is called `marker_name` at first."""
        draft, marker = self.draft, ""
        if needs_marker(name):
            marker = free_id(f"{draft.id}_marker", {*self.taken, *draft.markers})
            draft = with_marker(draft, marker, {"name": marker_name} if marker_name else {})
        effect = new_effect(name, marker, self.checked.known)
        self.change(with_effects(draft, [*draft.effects, effect]))

    def add_condition(self, index: int, group: str, word: str) -> None:
        """One more condition. Coins for a turn that ask where become coins for each region there."""
        before = self.draft.effects[index]
        effect = with_condition(before, group, word, self.checked.known)
        if group == "where":
            counted = next((field for field in self.form(index) if field.name == "per" and field.value == "turn"), None)
            if counted is not None and "region" in counted.choices:
                effect = with_field(effect, counted, "region")
        self.replace_effect(index, effect)

    def form(self, index: int) -> list[EffectField]:
        """The fields of an effect."""
        return form(self.draft.effects[index], self.checked.known, self.draft.markers)

    def remove_effect(self, index: int) -> None:
        """Takes an effect away, and markers of the pack that nothing speaks of any more."""
        effects = self.draft.effects
        gone = _words_in(effects.pop(index))
        draft = with_effects(self.draft, effects)
        left = {word for effect in all_effects(draft) for word in _words_in(effect)}
        for marker in draft.markers:
            if marker in gone and marker not in left:
                draft = with_marker(draft, marker, None)
        self.change(draft)

    def move_effect(self, index: int, by: int) -> None:
        effects = self.draft.effects
        effects.insert(index + by, effects.pop(index))
        self.change(with_effects(self.draft, effects))

    def set_marker(self, id: str, key: str, value: object) -> None:
        """Another value of a marker of the pack; nothing takes it away."""
        values = dict(self.draft.document[MARKERS][id] or {})
        if value in ("", None, 0, False) and key != "name":
            values.pop(key, None)
        else:
            values[key] = value
        self.change(with_marker(self.draft, id, values), f"marker.{id}.{key}")

    def turn_to(self, section: str, colour: str = "") -> None:
        """To the race or the power of the pack; if there is none, to a blank one. One left blank goes again.

        A blank race begins with the colour.
        """
        draft = self.draft
        if section == draft.section:
            return
        if self._is_blank(draft) and len(draft.entries) > 1:
            self.change(without_entry(draft))
            return
        found = next((id for part, id in draft.entries if part == section), None)
        if found is not None:
            self.change(looking_at(draft, section, found))
            return
        id = free_id(section.removesuffix("s"), {*self.taken, *(id for _, id in draft.entries)})
        self.change(with_new_entry(draft, section, id, blank_entry(section, colour)))

    @staticmethod
    def _is_blank(draft: PackDraft) -> bool:
        blank = blank_entry(draft.section, str(draft.entry.get("colour") or ""))
        return draft.is_new(draft.section, draft.id) and draft.entry == blank

    def begin_like(self, shipped: LoadedContent, id: str, name: str, tr: Translator) -> None:
        """Everything anew from what one of the game does; only a pack with a single entry is begun like that."""
        draft, name = self.draft, typed(name)
        colour = str(draft.entry.get("colour") or "")
        self._keeps_tray = False
        own, made = made_from(shipped, draft.section, id, name, self.taken, tr, colour)
        self.change(PackDraft(draft.key, {"pack": own, "name": name, **made}, draft.section, own))

    # -- keeping -----------------------------------------------------------------------------------------------------

    def save(self) -> Message | None:
        """Writes the pack where games find it; says why not."""
        try:
            done = self.shelf.finish(self.draft)
        except StoreError as refused:
            return refused.message
        self._history.saved(done)
        self._check()
        return None

    def _look(self) -> bool:
        """Checks and keeps what lies there now."""
        self._check()
        self.keep()
        return True

    def _check(self) -> None:
        """What is wrong, and how the draft reads without the parts that are."""
        self.checked = self.shown = self._checker.check(self.draft)
        self._read = list(range(len(self.draft.effects)))
        if self.checked.thing is None:
            whole = self._without_errors()
            if whole != self.draft:
                self.shown = self._checker.check(whole)

    def _without_errors(self) -> PackDraft:
        draft, path = self.draft, self.draft.key_path
        keys = {problem.key for problem in self.checked.errors}
        self._read = [at for at in self._read if not any(lies_in(key, f"{path}.effects[{at}]") for key in keys)]
        effects = draft.effects
        for key in set(draft.entry) - {"effects", "tokens"}:
            if any(lies_in(wrong, f"{path}.{key}") for wrong in keys):
                draft = with_value(draft, key, None)
        return with_effects(draft, [effects[at] for at in self._read])

    def effect_at(self, index: int) -> Effect | None:
        """An effect as the game reads it; None while something is wrong with it."""
        thing = self.shown.thing
        if thing is None or index not in self._read or len(thing.effects) != len(self._read):
            return None
        return thing.effects[self._read.index(index)]

    @property
    def is_on_shelf(self) -> bool:
        """Whether the shelf has it, finished or half-done, and not in the bin."""
        return any(work.key == self.draft.key and work.state is not WorkState.BIN for work in self.shelf.works())

    def keep(self) -> None:
        """Puts what is half-done on disk."""
        try:
            self.shelf.keep(self.draft)
            self.problem = None
        except StoreError as refused:
            self.problem = refused.message


def new_bench(shelf: WorkShelf, shipped: LoadedContent, section: str, colour: str = "") -> WorkBench:
    """A blank banner of a colour, or a blank badge."""
    taken = shelf.taken() | shipped_ids(shipped)
    draft = new_draft(shelf.free_key(NEW), section, blank_entry(section, colour), taken)
    return WorkBench(shelf, draft, taken)


def copied_bench(
    shelf: WorkShelf, shipped: LoadedContent, section: str, id: str, name: str, tr: Translator, colour: str = ""
) -> WorkBench:
    """What does the same as one of the game, to be changed; its names are in the player's language.

    A race has the colour.
    """
    taken, name = shelf.taken() | shipped_ids(shipped), typed(name)
    own, made = made_from(shipped, section, id, name, taken, tr, colour)
    bench = WorkBench(shelf, PackDraft(shelf.free_key(NEW), {"pack": own, "name": name, **made}, section, own), taken)
    bench.keep()
    return bench


def opened_bench(shelf: WorkShelf, shipped: LoadedContent, draft: PackDraft) -> WorkBench:
    """What was begun before."""
    return WorkBench(shelf, draft, shelf.taken(draft.key) | shipped_ids(shipped))


def next_bench(shelf: WorkShelf, shipped: LoadedContent, colour: str = "") -> WorkBench:
    """What was left half-done last, else a blank banner of a colour."""
    draft = last_draft(shelf)
    return opened_bench(shelf, shipped, draft) if draft is not None else new_bench(shelf, shipped, RACES, colour)


def last_draft(shelf: WorkShelf) -> PackDraft | None:
    """What was left half-done last."""
    begun = [work for work in shelf.works() if work.draft is not None and work.state is not WorkState.BIN]
    begun.sort(key=lambda work: work.draft.stat().st_mtime if work.draft is not None else 0.0, reverse=True)
    return next((draft for work in begun if (draft := shelf.open(work)) is not None), None)


def all_effects(draft: PackDraft) -> Iterator[Any]:
    """The effects of everything in the pack."""
    for section, id in draft.entries:
        entry = draft.document[section][id]
        yield from listed(entry.get("effects")) if isinstance(entry, dict) else ()


def _words_in(value: Any) -> set[str]:
    """Every word in an effect."""
    if isinstance(value, dict):
        return {word for inner in value.values() for word in _words_in(inner)}
    return {str(word) for word in listed(value)}
