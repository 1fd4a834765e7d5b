"""Looking at the disk while a screen is open, so that files edited elsewhere show by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from smallworld_desktop.reading import Stamp, file_stamp

EVERY = 1.0
"""Seconds from one look to the next."""


class Watch:
    """Says now and then whether files have changed; which ones count is asked at every look."""

    def __init__(self, files: Callable[[], Iterable[Path]] = lambda: ()) -> None:
        self._files = files
        self._waited = 0.0
        self._seen = self._stamps()

    def update(self, dt: float) -> bool:
        """Lets time pass. True when it is time to look."""
        self._waited += dt
        if self._waited < EVERY:
            return False
        self._waited = 0.0
        return True

    def has_changed(self) -> bool:
        """Whether a file came, went or was written since the last question."""
        before, self._seen = self._seen, self._stamps()
        return before != self._seen

    def _stamps(self) -> tuple[Stamp, ...]:
        return tuple(file_stamp(path) for path in self._files())
