"""The Chart Unrolled: a slow dance in three, in D with a lowered seventh that comes and goes. Harp, lute, two viols."""

from __future__ import annotations

from sound_making.players import Part, Piece
from sound_making.score import Pulse, figured, line

METRE = 3
A = "D C G D Bm G Em:A D"
B = "G D Em Bm C G Asus A"
ROCKING = "0=.5 2 3 4 3 2"
SPARE = "0=1 2+3=2"
WIDE = "0=1 3 2"

TUNE = """f#4=1 a4 d5 | e5=1.5 d5=.5 c5=1 | b4 g4 b4 | a4=3,
        | d5=1 c#5=.5 d5 f#5=1 | e5=.5 d5 b4=1 g4 | b4 e4 c#5~ | d5=3,"""
VARIED = """f#4=.5 g4 a4=1 d5 | e5 d5=.5 e5 c5=1 | b4=.5 a4 g4=1 b4 | a4=2 f#4=.5 g4,
        | a4 b4 d5=1 f#5 | g5 f#5=.5 e5 d5=1 | e5 b4 c#5~ | d5=3,"""
BRIDGE = """g5=1.5 f#5=.5 e5=1 | f#5 d5=2, | e5=1 g5 f#5=.5 e5 | d5=1 b4=2,
        | c5=1 e5 g5 | d5=1.5 c5=.5 b4=1 | c#5 e5 d5 | c#5=2 -=1"""
BRIDGE_VARIED = """b4=.5 d5 g5=1 e5 | f#5=.5 e5 d5=2, | g4=.5 b4 e5=1 f#5=.5 e5 | d5 c#5 b4=2,
        | e5=.5 d5 c5=1 e5 | g5=.5 f#5 d5=1 b4 | a4 d5 e5 | c#5=2 -=1"""
UNDER = """d4=2 f#4=1 | g4=3, | d4=2 g4=1 | f#4=3,
        | f#4=2 d4=1 | g4=2 b3=1 | g4=2 e4=1 | f#4=3,"""
BASS = "d3=3 | c3 | g2 | d3, | b2 | g2 | e3=1.5 a2 | d3=3,"
BRIDGE_BASS = "g2=3 | d3 | e3 | b2, | c3 | g2 | a2 | a2,"
FAREWELL = "b4=1 d5 g4 | a4 f#4=2, | g4=1 e4 c#5 | d5=3"

HARP = [
    *figured("D C G D", ROCKING, METRE, 0, 0.36),
    *figured(A, SPARE, METRE, 4, 0.36),
    *figured(A, ROCKING, METRE, 12, 0.38),
    *figured(B, "0=1 3=.5 4 3 2", METRE, 20, 0.38),
    *figured(A, WIDE, METRE, 28, 0.36),
    *figured(B, ROCKING, METRE, 36, 0.4),
    *figured(A, ROCKING, METRE, 44, 0.4),
    *figured("G D/F# Em:A", SPARE, METRE, 52, 0.34),
    *line("d3+a3+d4+f#4+a4=3", METRE, 55, 0.42),
]
LUTE = [
    *line(TUNE, METRE, 4, 0.62),
    *line(UNDER, METRE, 12, 0.4, 0),
    *line(VARIED, METRE, 28, 0.62),
    *line(BRIDGE_VARIED, METRE, 36, 0.6),
    *line(UNDER, METRE, 44, 0.42),
]
VIOL = [
    *line(VARIED, METRE, 12, 0.5),
    *line(BRIDGE, METRE, 20, 0.54),
    *line(UNDER, METRE, 28, 0.36),
    *line(TUNE, METRE, 44, 0.55),
    *line(FAREWELL, METRE, 52, 0.42),
]
LOW = [
    *line(BASS, METRE, 12, 0.42),
    *line(BRIDGE_BASS, METRE, 20, 0.42),
    *line(BASS, METRE, 28, 0.38),
    *line(BRIDGE_BASS, METRE, 36, 0.42),
    *line(BASS, METRE, 44, 0.45),
    *line("g2=3 | f#2 | e3=1.5 a2 | d3=3", METRE, 52, 0.36),
]
PIECE = Piece(
    "chart",
    Pulse(90, METRE, ((3, 1.06), (11, 1.03), (27, 1.12), (43, 1.12), (51, 1.06), (53, 1.08), (54, 1.25), (55, 1.3))),
    (Part("harp", HARP, 0.35), Part("lute", LUTE, -0.3), Part("viol", VIOL, 0.1), Part("viol", LOW, -0.1, 0.85)),
)
