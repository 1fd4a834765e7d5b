"""The pieces, all written for this game."""

from __future__ import annotations

from sound_making.pieces import chart, counting, lantern, leaving, ridge, tide
from sound_making.players import Piece

PIECES: dict[str, Piece] = {
    each.name: each for each in (chart.PIECE, ridge.PIECE, leaving.PIECE, lantern.PIECE, counting.PIECE, tide.PIECE)
}
