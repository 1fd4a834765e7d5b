"""`serve`: tables for people elsewhere, without a window. Nothing listens before it runs, and nothing after it."""

from __future__ import annotations

import argparse
import asyncio
import signal
import ssl
import sys
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.cli.play import BadWords, read_packs, read_seats
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.net.minds import Minds
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.server import TableServer
from smallworld_desktop.net.tables import SEED_BITS, Tables
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.session.session import Options, Session
from smallworld_desktop.session.starting import Deal, start_session, why_not_start
from smallworld_desktop.simulation.tables import SHIPPED, BadTable, lay_table

PORT = 7533
BAD_WORDS = 2
FOLDER = "tables"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"port to listen on (default {PORT})")
    parser.add_argument("--host", default="", metavar="NAME", help="address to listen on (default: all)")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where tables are kept")
    parser.add_argument("--cert", type=Path, metavar="FILE", help="certificate, for wss://")
    parser.add_argument("--key", type=Path, metavar="FILE", help="its key")
    parser.add_argument(
        "--seats", metavar="A,B", help="open a table: human:Ann,human,ai:normal (people join by its code)"
    )
    parser.add_argument("--map", metavar="NAME", help="its board")
    parser.add_argument("--content", metavar="A,B", help="packs that take part besides the base game")
    parser.add_argument("--word", default="", metavar="WORD", help="a word that guests have to say")
    parser.add_argument("--open-coins", action="store_true", help="play with open purses")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    tables = Tables(args.folder or paths.data_dir() / FOLDER, Minds())
    try:
        secure = _certificate(args.cert, args.key)
        session = _session(args, tr) if args.seats else None
    except BadWords as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return BAD_WORDS
    damaged = tables.restore()
    if tables.by_code:
        print(tr("serve.restored", count=len(tables.by_code)), flush=True)
    for code in damaged:
        print(tr("serve.damaged", code=code), file=sys.stderr)
    if session is not None:
        table = tables.open(session, args.word)
        seats = len(session.seats)
        print(tr("serve.table", code=table.code, title=session.title, count=seats, proof=table.host_proof), flush=True)
    try:
        asyncio.run(_serve(TableServer(tables), args, secure, tr))
    except OSError as problem:
        print(tr("serve.no_port", port=args.port, why=problem.strerror or str(problem)), file=sys.stderr)
        return BAD_WORDS
    return 0


async def _serve(server: TableServer, args: argparse.Namespace, secure: ssl.SSLContext | None, tr: Translator) -> None:
    port = await server.start(args.host or "", args.port, secure)
    scheme = "wss" if secure is not None else "ws"
    print(tr("serve.listens", address=f"{scheme}://{args.host or '0.0.0.0'}:{port}"), flush=True)
    ended = asyncio.Event()
    for wanted in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(wanted, ended.set)
    await ended.wait()
    await server.close()


def _certificate(cert: Path | None, key: Path | None) -> ssl.SSLContext | None:
    if cert is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(cert, key)
    except (OSError, ssl.SSLError) as problem:
        raise BadWords(Message("serve.no_certificate", {"why": str(problem)})) from problem
    return context


def _session(args: argparse.Namespace, tr: Translator) -> Session:
    """The game of the table that is opened at once. Raises `BadWords`."""
    seats = read_seats(args.seats, tr)
    try:
        loaded, content = lay_table(args.map or SHIPPED.get(len(seats), ""), ("base", *read_packs(args.content)))
    except BadTable as problem:
        raise BadWords(problem.message) from problem
    why = why_not_start(loaded, seats)
    if why is not None:
        raise BadWords(why)
    seed = int.from_bytes(new_proof().encode()) % (1 << SEED_BITS)
    return start_session(loaded, content, seats, Deal(seed, options=Options(args.open_coins)))
