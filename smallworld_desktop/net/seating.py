"""Who sits where at a table, and by what secret they prove it."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from typing import Any

OPEN = "open"
"""The kind of a seat that is free for others."""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
SHORTEST_PROOF = 16


def new_code() -> str:
    """A short code to join by; no letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(words: str) -> bool:
    """Whether somebody may wish to have this code for a new table."""
    return len(words) == CODE_LENGTH and set(words) <= set(LETTERS)


def new_proof() -> str:
    return secrets.token_urlsafe(24)


def is_same(first: str, second: str) -> bool:
    """Compares secrets without telling by the time how much of them is right."""
    return hmac.compare_digest(first.encode(), second.encode())


@dataclass(slots=True)
class Chair:
    """One seat of a table: who sits there, their secret, and whether they are there now."""

    name: str
    colour: int
    kind: str
    proof: str = ""
    is_here: bool = False
    away_since: float = 0.0
    has_stand_in: bool = False
    """A computer plays for who is away; the seat stays theirs."""

    @property
    def is_taken(self) -> bool:
        """Whether a person has it. Those of computers are free: late comers take over."""
        return bool(self.proof)

    def shown(self) -> dict[str, Any]:
        """What everybody may know of it."""
        return {
            "name": self.name,
            "colour": self.colour,
            "kind": self.kind,
            "taken": self.is_taken,
            "here": self.is_here,
            "stand_in": self.has_stand_in,
        }

    def kept(self) -> dict[str, Any]:
        """What the table's own file remembers."""
        return {"name": self.name, "colour": self.colour, "kind": self.kind, "proof": self.proof}
