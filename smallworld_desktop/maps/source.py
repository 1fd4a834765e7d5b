"""Files to element trees, safely: no file may exhaust memory, reach other files or raise anything but `Refused`.

Both of Tiled's formats end as the same tree of TMX elements, so that all further reading is written once.
"""

from __future__ import annotations

import json
from errno import EISDIR
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

from smallworld_desktop.maps.report import Refused
from smallworld_desktop.maps.tmj import elements_from_json
from smallworld_desktop.reading import NotAFile, TooLarge, read_regular

MAX_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 40
MAX_ELEMENTS = 100_000
UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
XML_ENDINGS = (".tmx", ".tsx", ".xml")


def read_tree(path: Path, root: str = "map") -> Element:
    """The root element of a `.tmx`, `.tsx`, `.tmj` or `.tsj` file. Raises `Refused` when it isn't a `root`."""
    data = read_bytes(path)
    if not data.strip():
        raise Refused("map.empty_file")
    if b"\0" in data and not data.startswith(UTF16_MARKS):
        raise Refused("map.binary_file")
    text_start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    is_xml = path.suffix.lower() in XML_ENDINGS or (text_start == b"<")
    tree = parse_xml(data) if is_xml else parse_json(data, root)
    if tree.tag != root:
        raise Refused("map.wrong_root", found=tree.tag[:40], expected=root)
    return tree


def read_bytes(path: Path) -> bytes:
    """The whole file, if it is one and not too large."""
    try:
        return read_regular(path, MAX_BYTES)
    except TooLarge as error:
        raise Refused("map.too_large", limit=MAX_BYTES // (1024 * 1024)) from error
    except (FileNotFoundError, NotAFile) as error:
        raise Refused("map.is_folder" if error.errno == EISDIR else "map.no_file") from error
    except OSError as error:
        raise Refused("map.unreadable_file", reason=error.strerror or str(error)) from error


def parse_xml(data: bytes) -> Element:
    """XML without document type, entities, deep nesting or a flood of elements."""
    parser = XMLParser(target=_BoundedBuilder())
    try:
        parser.feed(data)
        root: Element = parser.close()
    except ParseError as error:
        line, column = error.position
        raise Refused("map.not_xml", line=line, column=column + 1) from error
    except (ValueError, LookupError) as error:
        raise Refused("map.unknown_encoding") from error
    return root


class _BoundedBuilder(TreeBuilder):
    """Builds a tree, and stops at what no map needs."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.count = 0

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        raise Refused("map.document_type")

    def start(self, tag: str, attrs: dict[str, str]) -> Element:
        self.depth += 1
        self.count += 1
        if self.depth > MAX_DEPTH:
            raise Refused("map.too_deep", limit=MAX_DEPTH)
        if self.count > MAX_ELEMENTS:
            raise Refused("map.too_many_elements", limit=MAX_ELEMENTS)
        return super().start(tag, attrs)

    def end(self, tag: str) -> Element:
        self.depth -= 1
        return super().end(tag)


def parse_json(data: bytes, root: str) -> Element:
    """Tiled's JSON, as the elements that the same map has in TMX."""
    try:
        document = json.loads(data.decode(json.detect_encoding(data)))
    except UnicodeDecodeError as error:
        raise Refused("map.unknown_encoding") from error
    except json.JSONDecodeError as error:
        raise Refused("map.not_json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise Refused("map.too_deep", limit=MAX_DEPTH) from error
    except ValueError as error:
        raise Refused("map.bad_number") from error
    return elements_from_json(document, root, MAX_DEPTH)
