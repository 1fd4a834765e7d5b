"""Tables in the same network: announced while they are open, and found by those who look (zeroconf).

`zeroconf` is imported by the threads that need it, so that nobody waits for it.
"""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from smallworld_desktop.net.messages import CODE, NAME, VERSION

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, Zeroconf

log = logging.getLogger(__name__)

TYPE = "_smallworld._tcp.local."
ASKING = 1500
"""Milliseconds in which a table has to say who it is."""
CLOSING = 2.0
HERE = "127.0.0.1"
OUTSIDE = ("192.0.2.1", 9)
"""An address that nobody has: asking the way there sends nothing."""


def own_address() -> str:
    """This computer's address in its network; its own loopback if it is in none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        asker.connect(OUTSIDE)
        return str(asker.getsockname()[0])
    return HERE


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table that was announced nearby. What it says of itself is not to be trusted, only to be shown."""

    code: str
    title: str
    address: str
    host: str
    free: int
    has_word: bool
    version: int


class Announcement:
    """Tells the network of a table until it is closed. Where there is no network, nobody hears it."""

    def __init__(self, code: str, title: str, port: int, free: int, *, has_word: bool) -> None:
        self._told = {"code": code, "title": title[:NAME], "free": str(free), "word": "yes" if has_word else ""}
        self._port = port
        self._net: Zeroconf | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._tell, name="announcing a table", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join(CLOSING)

    def _tell(self) -> None:
        from zeroconf import Error, ServiceInfo, Zeroconf

        properties = {**self._told, "host": socket.gethostname(), "version": str(VERSION)}
        info = ServiceInfo(
            TYPE,
            f"{self._told['code']}.{TYPE}",
            port=self._port,
            properties=properties,
            addresses=[socket.inet_aton(own_address())],
        )
        try:
            net = Zeroconf()
        except OSError as problem:
            log.info("no network to announce a table in: %s", problem)
            return
        try:
            net.register_service(info, cooperating_responders=True)
            self._ended.wait()
            net.unregister_service(info)
        except (OSError, Error) as problem:
            log.info("a table can't be announced: %s", problem)
        finally:
            net.close()


class Nearby:
    """Looks for tables until it is closed. `tables` is what has been found so far."""

    def __init__(self) -> None:
        self._found: dict[str, FoundTable] = {}
        self._guard = threading.Lock()
        self._ended = threading.Event()
        self.version = 0
        """Grows when tables come or go."""
        self._thread = threading.Thread(target=self._look, name="looking for tables", daemon=True)
        self._thread.start()

    @property
    def tables(self) -> list[FoundTable]:
        with self._guard:
            return sorted(self._found.values(), key=lambda table: (table.host, table.code))

    def close(self) -> None:
        self._ended.set()

    def _look(self) -> None:
        from zeroconf import ServiceBrowser, ServiceStateChange, Zeroconf

        try:
            net = Zeroconf()
        except OSError as problem:
            log.info("no network to look for tables in: %s", problem)
            return

        def changed(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
            if state_change is ServiceStateChange.Removed:
                self._change(name, None)
            else:
                self._change(name, found_table(zeroconf.get_service_info(service_type, name, ASKING)))

        with contextlib.closing(net):
            browser = ServiceBrowser(net, TYPE, handlers=[changed])
            self._ended.wait()
            browser.cancel()

    def _change(self, name: str, table: FoundTable | None) -> None:
        with self._guard:
            if table is None:
                self._found.pop(name, None)
            else:
                self._found[name] = table
            self.version += 1


def found_table(info: ServiceInfo | None) -> FoundTable | None:
    """What an announcement says, cut to size; None if it makes no sense."""
    if info is None or not info.port:
        return None
    said = {_text(key): _text(value) for key, value in info.properties.items()}
    addresses = info.parsed_addresses()
    code, free, version = said.get("code", "")[:CODE], said.get("free", ""), said.get("version", "")
    if not addresses or not code.isalnum() or not free.isdigit() or not version.isdigit():
        return None
    host = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    return FoundTable(
        code,
        said.get("title", "")[:NAME],
        f"ws://{host}:{info.port}",
        said.get("host", "")[:NAME],
        min(int(free), 9),
        bool(said.get("word")),
        min(int(version), 9999),
    )


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value or "")
