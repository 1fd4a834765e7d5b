"""`join`: a computer from anywhere takes a seat at a table elsewhere and plays the game to its end."""

from __future__ import annotations

import argparse
import sys
import time

from smallworld_desktop.ai.seats import BadSeat, Player, make_seat
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.net.client import TableLine, Ticket
from smallworld_desktop.net.messages import Json, write
from smallworld_desktop.net.mirror import MirrorSession, mirror_session
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View

PAUSE = 0.02
AGAIN = 2.0
BAD_WORDS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("address", metavar="ADDRESS", help="ws://host:port or wss://host")
    parser.add_argument("code", metavar="CODE", help="the table's code")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="which seat, from 1 (default 1)")
    parser.add_argument("--ai", default="normal", metavar="LEVEL", help="how it plays (default normal)")
    parser.add_argument("--name", default="", metavar="NAME", help="what it is called")
    parser.add_argument("--word", default="", metavar="WORD", help="the table's word, if it wants one")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    try:
        player = make_seat(args.ai, 0)
    except BadSeat as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return BAD_WORDS
    proof = new_proof()
    line = TableLine(Ticket(args.address, args.code, args.word, [proof]))
    try:
        return ComputerGuest(line, player, args.seat - 1, proof, args.name or args.ai.title(), tr).stay()
    finally:
        line.close()


class ComputerGuest:
    """Sits down, answers when asked, and comes back when the line was cut."""

    def __init__(self, line: TableLine, player: Player, seat: int, proof: str, name: str, tr: Translator) -> None:
        self._line = line
        self._player = player
        self._seat = seat
        self._proof = proof
        self._name = name
        self._tr = tr
        self._setup: Json = {}
        self._mirror: MirrorSession | None = None
        self._asked = 0.0
        self._is_seated = False

    def stay(self) -> int:
        """Until the game is over. 0 if it came to its end."""
        while True:
            for message in self._line.take():
                if message["kind"] == "trouble" or (message["kind"] == "refused" and message["to"] == "take"):
                    why = self._tr.message(Message(message["code"], message["params"]))
                    print(self._tr("join.trouble", words=why), file=sys.stderr)
                    return 1
                self._hear(message)
            self._sit_down()
            if self._play():
                return 0
            time.sleep(PAUSE)

    def _hear(self, message: Json) -> None:
        match message["kind"]:
            case "welcome":
                self._setup, self._mirror, self._asked = message["setup"], None, 0.0
            case "yours" if not self._is_seated:
                self._is_seated = True
                code = self._line.ticket.code
                print(self._tr("join.seated", player=self._name, seat=self._seat + 1, code=code), flush=True)
            case "state" if self._mirror is None:
                self._mirror = mirror_session(self._setup, message, self._line, {self._seat: self._proof})
            case "state" | "refused" | "seats" if self._mirror is not None:
                self._mirror.tell(message)

    def _sit_down(self) -> None:
        if self._setup and not self._is_seated and time.monotonic() - self._asked > AGAIN:
            self._asked = time.monotonic()
            self._line.send(write("take", seat=self._seat, name=self._name, proof=self._proof))

    def _play(self) -> bool:
        """Answer if it is this seat's turn; says whether the game is over."""
        mirror = self._mirror
        if mirror is None:
            return False
        while mirror.has_news:
            mirror.take_news()
        position = mirror.game.position
        if position.is_over:
            coins = self._tr.listed([str(coins) for coins in position.coins], "comma")
            print(self._tr("join.over", coins=coins), flush=True)
            return True
        if mirror.is_for_human:
            mirror.play(self._player.choose(View(position, self._seat, mirror.options.open_coins)))
        return False
