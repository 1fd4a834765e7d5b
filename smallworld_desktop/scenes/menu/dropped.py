"""Files dropped on the window: a map opens set-up with it, a save loads, content packs open their report."""

from __future__ import annotations

from pathlib import Path

from smallworld_desktop.content.bundle import SUFFIX as PACKED
from smallworld_desktop.maps.library import ENDINGS as MAP_ENDINGS
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.opening import open_save
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.store import SUFFIX, StoreError

PACK_ENDINGS = (".yaml", ".yml")
BACKUP = ".bak"


def open_file(services: Services, path: Path) -> None:
    """Goes where a file belongs. What is wrong with it joins the problems, which the scene on top shows."""
    ending = path.suffix.lower()
    if ending == BACKUP:
        ending = Path(path.stem).suffix.lower()
    if ending == SUFFIX:
        _open_save(services, path)
    elif ending in MAP_ENDINGS:
        services.stack.push(services.screens.setup(path))
    elif ending in (*PACK_ENDINGS, PACKED):
        services.stack.push(PacksScene(services, given=path))
    else:
        services.problems.append(Message("drop.unknown", {"file": path.name}))


def _open_save(services: Services, path: Path) -> None:
    try:
        problem = open_save(services, path)
    except StoreError as error:
        services.problems.append(error.message)
        if error.backup is not None:
            services.problems.append(Message("drop.backup", {"file": error.backup.name}))
        return
    if problem is not None:
        services.problems.append(problem)
