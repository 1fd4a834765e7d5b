"""Lantern under Stone: a pavane for three viols, a lute and a slow drum, in D with a dark second step."""

from __future__ import annotations

from sound_making.players import Part, Piece
from sound_making.score import Note, Pulse, figured, line

METRE = 4
A = "Dm Eb Dm C Bb Gm A Dm"
B = "F C Gm Dm Bb F Gm:A D"

TREBLE = """d5=2 a4=1 d5 | eb5=1.5 d5=.5 bb4=2, | a4 f4=1 a4 | g4=3, -=1
        | bb4=1.5 c5=.5 d5=2 | g4=1 bb4 d5 bb4, | a4=2 e5=1 c#5 | d5=3, -=1"""
TENOR = "f4=4 | g4, | d4=2 f4 | e4=3, -=1 | d4=2 f4 | d4 g4, | d4=1 c#4 e4=2 | f4=3, -=1"
BASS = "d3=4 | eb3, | d3=2 f3 | c3=3, -=1 | bb2=4 | g2=2 bb2, | a2=4 | d3=3, -=1"
TREBLE_B = """c5=1.5 d5=.5 f5=2 | e5=1 c5 g4=2, | bb4=1 d5 g5=1.5 f5=.5 | f5=1 e5=.5 d5 a4=2,
        | d5=1.5 c5=.5 bb4=1 f4 | a4=2 c5, | bb4=1 d5 c#5 e5 | d5=4,"""
TENOR_B = "a4=4 | g4=2 e4, | g4 bb4 | a4 f4, | f4 d4 | f4 a4, | g4 a4=1 g4 | f#4=4,"
BASS_B = "f3=4 | c3, | g2=2 g3 | d3=4, | bb2 | f3, | g2=2 a2 | d3=4,"
DIVISIONS = """d5=.5 c5 a4 bb4 a4 f4 d4 f4 | g4 bb4 eb5 d5 bb4 g4 eb4 g4 | a4 g4 f4 e4 d4 f4 a4 d5 | c5 g4 e4 g4 c5=2
        | d5=.5 c5 bb4 f4 d4 f4 bb4 c5 | d5 bb4 g4 bb4 d5 c5 bb4 g4 | a4 c#5 e5 d5 c#5 a4 g4 e4 | f4=1 a4 d5=2"""

LUTE = [
    *figured("Dm Eb", "0=1 1 2 3", METRE, 0, 0.42, "d3"),
    *figured(A, "0=2 2+3", METRE, 2, 0.3, "d3"),
    *line(DIVISIONS, METRE, 10, 0.46),
    *figured(B, "0=1 2=.5 3 4=1 3", METRE, 18, 0.36, "d3"),
    *line(DIVISIONS, METRE, 26, 0.5),
    *line("d3+a3+d4+f#4=4 | -=4", METRE, 34, 0.4),
]
HIGH = [
    *line(TREBLE, METRE, 2, 0.46),
    *line(TREBLE, METRE, 10, 0.46),
    *line(TREBLE_B, METRE, 18, 0.54),
    *line("d5=4", METRE, 34, 0.3),
]
MIDDLE = [
    *line(TENOR, METRE, 2, 0.38),
    *line(TENOR, METRE, 10, 0.38),
    *line(TENOR_B, METRE, 18, 0.42),
    *line(TENOR, METRE, 26, 0.32),
    *line("f#4=4", METRE, 34, 0.3),
]
LOW = [
    *line(BASS, METRE, 2, 0.46),
    *line(BASS, METRE, 10, 0.46),
    *line(BASS_B, METRE, 18, 0.5),
    *line(BASS, METRE, 26, 0.4),
    *line("d3=4", METRE, 34, 0.36),
]
DRUM = [
    Note(bar * METRE + at, 1, (pitch,), force)
    for bar in range(10, 26)
    for at, pitch, force in ((0.0, 48, 0.34), (2.0, 62, 0.14), (3.0, 48, 0.2))
]
PIECE = Piece(
    "lantern",
    Pulse(61, METRE, ((1, 1.06), (17, 1.05), (25, 1.12), (33, 1.1), (34, 1.2))),
    (
        Part("lute", LUTE, 0.3),
        Part("viol", HIGH, -0.25, 0.9),
        Part("viol", MIDDLE, 0.15, 0.85),
        Part("viol", LOW, 0.0, 0.95),
        Part("drum", DRUM, -0.05, 0.8),
    ),
    wet=0.5,
    room=2.8,
)
