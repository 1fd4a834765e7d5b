"""The Counting House: a lute's variations over eight bars of bass, in D with a bright sixth; a viol joins late."""

from __future__ import annotations

from sound_making.players import Part, Piece
from sound_making.score import Pulse, figured, line

METRE = 4
GROUND = "Dm C Dm Am F C G Dm"

THEME = """d5=1.5 e5=.5 f5=1 d5 | e5=1.5 d5=.5 c5=2 | d5=1 a4 f4 a4 | c5=1.5 b4=.5 a4=2
        | f5=1.5 e5=.5 c5=1 a4 | g5 e5 c5=2 | b4=1 d5 g4 b4~ | d5=4"""
RUNNING = """d5=.5 e5 f5 e5 d5 a4 f4 a4 | c5 e5 g5 e5 c5 d5 e5 c5 | d5 c5 a4 f4 d4 f4 a4 c5 | e5 c5 a4 b4 c5 b4 a4 e4
        | f4 a4 c5 f5 e5 c5 a4 c5 | e5 f5 g5 e5 c5 e5 d5 c5 | b4 d5 g5 f5 d5 b4 g4 b4 | d5=1 a4 d5=2"""
LOW = """d4=1 f4=.5 e4 d4=1 a3 | c4 e4=.5 d4 c4=1 g3 | d4=.5 e4 f4 g4 a4=1 f4 | e4 c4 a3=2
        | f4=1 a4=.5 g4 f4=1 c4 | e4=.5 f4 g4 a4 g4=1 e4 | d4 g4 b4 g4 | a4=2 d4"""
OBBLIGATO = """f5=3 e5=1 | e5=2 g5, | f5 d5=1 a4 | c5=3, -=1 | a4=1 c5 f5=2 | g5 e5, | d5=1.5 c5=.5 b4=2 | d5=3, -=1"""
HELD = "a4=4 | g4, | f4 | e4, | a4 | g4, | g4=2 b4 | a4=3, -=1"

LUTE = [
    *line(THEME, METRE, 1, 0.6),
    *line(RUNNING, METRE, 9, 0.56),
    *line(LOW, METRE, 17, 0.58),
    *figured(GROUND, "0=.5 2 3 4 3 2 3 2", METRE, 25, 0.42, "c3"),
    *line(RUNNING, METRE, 33, 0.54),
    *line(THEME, METRE, 41, 0.6),
    *line("d3+a3+d4+f4=4", METRE, 49, 0.42),
]
BASS = [
    *figured("Dm", "0=1 1 2 1", METRE, 0, 0.36, "g2"),
    *figured(GROUND, "0=2 1+2", METRE, 1, 0.34, "g2"),
    *figured(GROUND, "0=2 1", METRE, 9, 0.36, "g2"),
    *figured(GROUND, "0=1 - 2+3 -", METRE, 17, 0.32, "g2"),
    *figured(GROUND, "0=4", METRE, 25, 0.4, "g2"),
    *figured(GROUND, "0=2 1", METRE, 33, 0.36, "g2"),
    *figured(GROUND, "0=1 2 1 2", METRE, 41, 0.34, "g2"),
    *line("d2=4", METRE, 49, 0.4),
]
VIOL = [
    *line(OBBLIGATO, METRE, 25, 0.5),
    *line(HELD, METRE, 33, 0.32),
    *line(HELD, METRE, 41, 0.36),
    *line("a4=4", METRE, 49, 0.28),
]
PIECE = Piece(
    "counting",
    Pulse(96, METRE, ((8, 1.05), (16, 1.05), (24, 1.06), (32, 1.08), (40, 1.05), (48, 1.18), (49, 1.3))),
    (Part("lute", LUTE, -0.15), Part("harp", BASS, 0.3, 0.95), Part("viol", VIOL, 0.1, 0.9)),
)
