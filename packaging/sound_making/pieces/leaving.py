"""The Old Ones Leave: an air for two viols and harp, in A minor; the last chord is a bright one."""

from __future__ import annotations

from sound_making.players import Part, Piece
from sound_making.score import Pulse, figured, line

METRE = 4
A = "Am F C G Dm Am F:G Am"
B = "C G Am Em F C Dm E"

AIR = """a4=2 c5=1 b4 | a4=1.5 g4=.5 f4=2 | e4=1 g4 c5=1.5 d5=.5 | b4=3, -=1
       | d5=1.5 e5=.5 f5=1 d5 | c5 b4=.5 a4 e5=2, | d5=1 c5 b4 g4 | a4=3, -=1"""
AIR_VARIED = """a4=1 b4 c5=1.5 b4=.5 | a4 b4 a4 g4 f4=2, | e4=.5 f4 g4=1 c5 d5=.5 e5 | d5=1 b4=2, -=1
       | d5=1 e5=.5 f5 a5=1 f5 | e5=1.5 d5=.5 c5 b4 a4=1, | f5 e5=.5 d5 b4=1 g4 | a4=3, -=1"""
HIGH = """e5=1.5 d5=.5 c5=1 g4 | b4 d5 g5=2, | e5=1 c5 a4 c5 | b4=3, -=1
       | a4=1 c5 f5=1.5 e5=.5 | e5=1 d5=.5 c5 g4=2, | a4=1 d5 f5 d5 | e5 d5=.5 c5 b4=1 g#4,"""
SECOND = """e4=3 d4=1 | c4=2 a3 | c4 e4=1.5 f4=.5 | d4=3, -=1
       | f4=2 a4=1 f4 | e4=2 c4, | a3=1 c4 d4 b3 | c4=3, -=1"""
SECOND_HIGH = """g4=2 e4 | d4 b3, | c4 e4 | g4=3, -=1 | f4=2 a4 | g4 e4, | f4 a4=1 f4 | g#4=2 e4,"""
END = "f5=1.5 e5=.5 d5=2, | c5=1 b4 g#4 b4 | a4=4 | a4=4"
END_SECOND = "a4=2 f4, | e4=2 d4 | c#4=4 | c#4=4"

HARP = [
    *figured("Am F", "0=1 2=.5 3 4 3 2=1", METRE, 0, 0.34, "a2"),
    *figured(A, "0=1 2 3 2", METRE, 2, 0.34, "f2"),
    *figured(A, "0=1 2=.5 3 4 3 2=1", METRE, 10, 0.36, "f2"),
    *figured(B, "0=.5 1 2 3 4 3 2 1", METRE, 18, 0.36, "f2"),
    *figured(A, "0=.5 2 3 4 3 2 3 2", METRE, 26, 0.36, "f2"),
    *figured("Dm E", "0=1 2 3 2", METRE, 34, 0.34, "a2"),
    *figured("A", "0=.5 1 2 3 4 5=1.5", METRE, 36, 0.36, "a2"),
    *line("a2+e3+a3+c#4+e4=4", METRE, 37, 0.36),
]
FIRST = [
    *line(AIR, METRE, 2, 0.5),
    *line(AIR_VARIED, METRE, 10, 0.52),
    *line(HIGH, METRE, 18, 0.58),
    *line(AIR, METRE, 26, 0.54),
    *line(END, METRE, 34, 0.44),
]
OTHER = [
    *line(SECOND, METRE, 10, 0.4),
    *line(SECOND_HIGH, METRE, 18, 0.42),
    *line(SECOND, METRE, 26, 0.42),
    *line(END_SECOND, METRE, 34, 0.38),
]
PIECE = Piece(
    "leaving",
    Pulse(62, METRE, ((9, 1.05), (17, 1.06), (25, 1.12), (33, 1.06), (35, 1.15), (36, 1.1), (37, 1.2))),
    (Part("harp", HARP, 0.3), Part("viol", FIRST, -0.15), Part("viol", OTHER, 0.1, 0.85)),
    wet=0.4,
    room=2.2,
)
