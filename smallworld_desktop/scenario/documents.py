"""Files in the scenario format that are more than scenarios: lessons, riddles, chapters of the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml

from smallworld_desktop.reading import read_regular
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import mapping

T = TypeVar("T")


def read_document(file: Path, most: int, kind: str, make: Callable[[Mapping[str, Any], Path], T]) -> T | Message:
    """What `make` reads in a file of at most `most` bytes, or what is wrong with it."""
    try:
        return make(mapping(yaml.safe_load(read_regular(file, most).decode("utf-8")), kind), file)
    except Malformed as problem:
        return problem.message
    except OSError as error:
        return Message("scenario.unreadable", {"why": error.strerror or str(error)})
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        return Message("scenario.not_yaml", {"why": " ".join(str(error).split())})
