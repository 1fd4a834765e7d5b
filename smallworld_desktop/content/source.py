"""Pack files to trees: nothing but `Refused` comes out of a file that can't be one."""

from __future__ import annotations

from errno import EISDIR
from pathlib import Path

from smallworld_desktop.content.problems import Refused
from smallworld_desktop.content.tree import Mapping, Node, parse
from smallworld_desktop.reading import NotAFile, TooLarge, read_regular

MAX_BYTES = 512 * 1024


def read_tree(path: Path) -> Mapping:
    """The mapping at the top of a pack file."""
    data = _read(path)
    if b"\0" in data and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Refused("content.binary_file")
    try:
        text = data.decode("utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("content.not_text", data.count(b"\n", 0, error.start) + 1) from error
    if not text.strip():
        raise Refused("content.empty_file")
    return top_mapping(parse(text))


def top_mapping(node: Node) -> Mapping:
    if not isinstance(node, Mapping):
        raise Refused("content.not_a_pack", node.line)
    return node


def _read(path: Path) -> bytes:
    try:
        return read_regular(path, MAX_BYTES)
    except TooLarge as error:
        raise Refused("content.too_large", limit=MAX_BYTES // 1024) from error
    except FileNotFoundError as error:
        raise Refused("content.no_file") from error
    except NotAFile as error:
        raise Refused("content.is_folder" if error.errno == EISDIR else "content.not_a_file") from error
    except OSError as error:
        raise Refused("content.unreadable_file", reason=error.strerror or str(error)) from error
