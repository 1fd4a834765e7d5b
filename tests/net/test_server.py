"""Tables over real lines on loopback: whole games, cuts, restarts, rubbish."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from guests import session
from serving import Far, served, wait_for
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from smallworld_desktop.developers.net_proxy import HERE, Proxy
from smallworld_desktop.net.client import TableLine, Ticket
from smallworld_desktop.net.hosted import HostedTable
from smallworld_desktop.net.messages import VERSION, write
from smallworld_desktop.net.tables import Tables
from smallworld_desktop.rules.document import position_document
from smallworld_desktop.session.session import HUMAN


def play_to_the_end(table: HostedTable, *people: Far, between: Callable[[], None] = lambda: None) -> None:
    def all_have_seen_the_end() -> bool:
        for far in people:
            far.step()
        between()
        return all(far.is_over for far in people)

    wait_for(all_have_seen_the_end, 150.0)
    end = position_document(table.session.game.position)
    for far in people:
        assert far.mirror is not None
        seen = position_document(far.mirror.game.position)
        assert {**seen, "race_pile": [], "power_pile": []} == {**end, "race_pile": [], "power_pile": []}


def test_two_people_far_away_and_a_computer_play_a_whole_game() -> None:
    tables = Tables()
    table = tables.open(session(HUMAN, HUMAN, "ai:easy"))
    with served(tables) as port:
        people = [Far(port, table.code, seed) for seed in range(2)]
        for seat, far in enumerate(people):
            far.sit(seat)
        table.begin()
        play_to_the_end(table, *people)
        for far in people:
            far.close()


def test_lines_that_are_cut_again_and_again_lose_nothing() -> None:
    tables = Tables()
    table = tables.open(session(HUMAN, HUMAN, seed=3, rounds=10))
    with served(tables) as port:
        proxy = Proxy(port, seed=5)
        people = [Far(proxy.port, table.code, seed) for seed in range(2)]
        for seat, far in enumerate(people):
            far.sit(seat)
        table.begin()
        to_cut_at = list(range(5, 56, 10))

        def cut_now_and_then() -> None:
            if to_cut_at and table.at >= to_cut_at[0]:
                del to_cut_at[0]
                proxy.cut()

        play_to_the_end(table, *people, between=cut_now_and_then)
        assert not to_cut_at and proxy.cuts >= 5
        for far in people:
            far.close()
        proxy.close()


def test_a_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    table = tables.open(session(HUMAN, HUMAN))
    with served(tables) as port:
        people = [Far(port, table.code, seed) for seed in range(2)]
        for seat, far in enumerate(people):
            far.sit(seat)
        table.begin()
        wait_for(lambda: [far.step() for far in people] and table.at > 25)
        for far in people:
            far.close()
    before, proofs = position_document(table.session.game.position), [chair.proof for chair in table.chairs]
    changes = tmp_path / table.code / "changes.jsonl"
    with changes.open("ab") as file:
        file.write(b'{"act":["Conq')  # killed in the middle of a line
    again = Tables(tmp_path)
    assert again.restore() == []
    restored = again.by_code[table.code]
    assert position_document(restored.session.game.position) == before and restored.at == table.at
    assert [chair.proof for chair in restored.chairs] == proofs
    assert restored.session.game.chance.drawn == table.session.game.chance.drawn
    with served(again) as port:
        people = [Far(port, table.code, seed) for seed in range(2)]
        for far, proof, seat in zip(people, proofs, range(2), strict=True):
            far.line.ticket.proofs.append(proof)
            far.proofs[seat] = proof
            far.line.close()
        for far in people:
            assert far.line.state.value == "closed"


def test_a_damaged_table_stays_on_disk_and_the_others_open(tmp_path: Path) -> None:
    tables = Tables(tmp_path)
    good, bad = tables.open(session()), tables.open(session())
    tables.close_all()
    (tmp_path / bad.code / "setup.json").write_text("[]")
    again = Tables(tmp_path)
    assert again.restore() == [bad.code] and list(again.by_code) == [good.code]


def test_a_code_that_nobody_opened_is_told_so() -> None:
    with served(Tables()) as port:
        far = Far(port, "NOBODY")
        wait_for(lambda: far.step() or far.trouble)
        assert far.trouble[0] == "net.no_table"
        far.close()


RUBBISH = (
    "",
    "{}",
    "[]",
    "nonsense",
    '{"kind": "act"}',
    '{"kind": "take", "seat": 10000000000, "name": ""}',
    '{"kind": "take", "seat": 0, "name": "' + "x" * 500 + '"}',
    '{"kind": "say", "proof": "", "words": NaN}',
    "[" * 5000,
    '{"kind": "ping", "more": 1}',
    json.dumps({"kind": "hello", "version": VERSION, "program": "", "code": "", "proofs": [[]] * 99, "seen": 0}),
)


def test_rubbish_is_refused_and_the_table_goes_on() -> None:
    tables = Tables()
    table = tables.open(session(HUMAN, "ai:easy"))
    with served(tables) as port:
        asyncio.run(send_rubbish(port, table.code, random.Random(1)))
        far = Far(port, table.code)
        far.sit(0)
        table.begin()
        play_to_the_end(table, far)
        far.close()
    assert len(table.guests) == 0


async def send_rubbish(port: int, code: str, rng: random.Random) -> None:
    hello = write("hello", version=VERSION, program="x", code=code, proofs=[], seen=0)
    for _ in range(30):
        try:
            async with connect(f"ws://{HERE}:{port}", max_size=None) as web:
                if rng.random() < 0.7:
                    await web.send(hello)
                for _ in range(20):
                    await web.send(rng.choice(RUBBISH) if rng.random() < 0.8 else rng.randbytes(200))
        except ConnectionClosed:
            continue


@pytest.mark.parametrize("words", ["x" * 100_000, b"\x00" * 100_000])
def test_messages_that_are_too_long_end_the_line(words: str | bytes) -> None:
    tables = Tables()
    tables.open(session())
    with served(tables) as port:

        async def shout() -> int:
            async with connect(f"ws://{HERE}:{port}") as web:
                await web.send(words)
                try:
                    await web.recv()
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd is not None else 0
            return 0

        assert asyncio.run(shout()) in (1008, 1009)


def test_a_line_can_be_encrypted(tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    more = ["-addext", "subjectAltName=IP:127.0.0.1", "-out", str(cert), "-keyout", str(key)]
    subprocess.run(["openssl", *words, *more], check=True, capture_output=True)
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(cert, key)
    tables = Tables()
    table = tables.open(session())
    with served(tables, theirs) as port:
        address = f"wss://{HERE}:{port}"
        trusting = TableLine(Ticket(address, table.code), ssl.create_default_context(cafile=str(cert)))
        wary = TableLine(Ticket(address, table.code))
        wait_for(lambda: trusting.state.value == "open" and wary.cuts)
        assert wary.state.value == "connecting"  # nobody vouches for this certificate
        trusting.close()
        wary.close()


@pytest.mark.parametrize("address", ["http://example.org", "ws://here:99999999", "ws://"])
def test_what_is_no_address_is_told_so(address: str) -> None:
    line = TableLine(Ticket(address, "ABC234"))
    heard: list[str] = []
    wait_for(lambda: heard.extend(message["code"] for message in line.take()) or heard)
    assert heard == ["net.bad_address"]
    line.close()
