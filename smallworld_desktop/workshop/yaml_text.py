"""Documents as the YAML that people write: what is changed here leaves comments, order and style of the rest alone."""

from __future__ import annotations

import io
import re
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError

from smallworld_desktop.content.problems import Refused
from smallworld_desktop.content.source import top_mapping
from smallworld_desktop.content.tree import parse, to_plain
from smallworld_desktop.workshop.draft import Document

WIDEST = 4096
"""Lines are never broken by us."""
BESIDE_KEY = re.compile(r"^( *)[^\s#-][^\n]*:\s*\n\1- ", re.MULTILINE)
"""A list whose dashes stand below the first letter of its key."""


def document_of(text: str) -> Document:
    """The document in a text, as the game reads it. Raises `Refused`."""
    found: Document = to_plain(top_mapping(parse(text)))
    return found


def new_text(document: Document) -> str:
    """A document that stood nowhere before."""
    yaml = _yaml("")
    return _dumped(yaml, _styled(document))


def changed_text(text: str, before: Document, after: Document) -> str:
    """The text with what differs between two documents changed, and nothing else.

    `before` is what the draft began with: what somebody changed in the text meanwhile stays as far as the draft did
    not touch it. Raises `Refused` for a text that can't be changed without changing what it means.
    """
    if before == after:
        return text
    yaml = _yaml(text)
    try:
        tree = yaml.load(text)
    except YAMLError as error:
        raise Refused("workshop.cannot_edit") from error
    if not isinstance(tree, CommentedMap):
        raise Refused("workshop.cannot_edit")
    _merge(tree, before, after)
    made = _dumped(yaml, tree)
    if document_of(made) != merged(document_of(text), before, after):
        raise Refused("workshop.cannot_edit")
    return made


def merged(now: Any, before: Any, after: Any) -> Any:
    """What `now` becomes when the way from `before` to `after` is gone with it."""
    if not isinstance(now, dict) or not isinstance(before, dict) or not isinstance(after, dict):
        return after
    made = {key: value for key, value in now.items() if key in after or key not in before}
    for key, value in after.items():
        if key not in before or before[key] != value:
            made[key] = merged(now.get(key), before.get(key), value)
    return made


def _merge(tree: Any, before: Document, after: Document) -> None:
    for key in before:
        if key not in after and key in tree:
            del tree[key]
    for key, value in after.items():
        old = before.get(key)
        if key in before and old == value:
            continue
        here = tree.get(key)
        if isinstance(here, CommentedMap) and isinstance(old, dict) and isinstance(value, dict):
            _merge(here, old, value)
        elif isinstance(here, CommentedSeq) and isinstance(old, list) and isinstance(value, list):
            _merge_items(here, old, value)
        else:
            tree[key] = _styled(value)


def _merge_items(items: CommentedSeq, before: list[Any], after: list[Any]) -> None:
    """Items that stayed keep their comments; others come and go around them."""
    if len(items) != len(before):
        items[:] = [_styled(item) for item in after]
        return
    same = min(len(before), len(after))
    for number in range(same):
        if before[number] != after[number]:
            items[number] = _styled(after[number], flow=True)
    for number in range(len(before) - 1, same - 1, -1):
        del items[number]
    for item in after[same:]:
        items.append(_styled(item, flow=True))


def _styled(value: Any, *, flow: bool = False, depth: int = 0) -> Any:
    """Data in the style of our own packs: effects and other small things on one line."""
    if isinstance(value, dict):
        made = CommentedMap({key: _styled(inner, flow=flow, depth=depth + 1) for key, inner in value.items()})
        if depth > 2 or (flow and depth):
            made.fa.set_flow_style()
        return made
    if isinstance(value, list | tuple):
        items = CommentedSeq([_styled(item, flow=True) for item in value])
        if flow or depth > 3:
            items.fa.set_flow_style()
        return items
    return value


def _yaml(text: str) -> YAML:
    yaml = YAML()
    yaml.preserve_quotes = True
    yaml.allow_duplicate_keys = True
    yaml.width = WIDEST
    if BESIDE_KEY.search(text):
        yaml.indent(mapping=2, sequence=2, offset=0)
    else:
        yaml.indent(mapping=2, sequence=4, offset=2)
    return yaml


def _dumped(yaml: YAML, tree: Any) -> str:
    out = io.StringIO()
    yaml.dump(tree, out)
    return out.getvalue()
