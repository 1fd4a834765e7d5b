"""Slack Tide: a recorder over a harp that never hurries, in F with a raised fourth; a viol holds the horizon."""

from __future__ import annotations

from sound_making.players import Part, Piece
from sound_making.score import Pulse, figured, line

METRE = 4
A = "F G F Dm Am Bb:C F F"
B = "Dm Am G Em F C Bb C"
WAVES = "0=.5 1 2 3 4 3 2 1"
RIPPLES = "0=.5 2 4 3 5 3 4 2"

TUNE = """c5=2 f5=1 e5 | d5=1.5 e5=.5 b4=2, | a4=1 c5 f5 g5 | a5=3, -=1
        | g5=1 e5 c5 e5 | d5=1.5 f5=.5 e5=1 g5, | f5=4 | -"""
TUNE_VARIED = """c5=1 f5=.5 g5 f5=1 e5 | d5=.5 e5 g5=1 b4=2, | a4=.5 b4 c5=1 f5=.5 g5 a5 c6 | a5=3, -=1
        | g5=1 e5=.5 d5 c5=1 e5 | f5 d5 e5 g5, | f5=4 | -"""
FAR = """a5=2 f5=1 d5 | e5=3, c5=1 | b4 d5 g5=2 | e5=3, -=1
        | f5=1 a5 g5 f5 | e5=2 g5, | f5=1 d5 bb4 d5 | e5=3, -=1"""
FLOOR = "f3=4 | g3 | f3 | d3, | a3 | bb3=2 c4 | f3=4 | f3,"
FLOOR_B = "d3=4 | a3 | g3 | e3, | f3 | c3 | bb3 | c4,"

HARP = [
    *figured("F G", WAVES, METRE, 0, 0.36, "f2"),
    *figured(A, WAVES, METRE, 2, 0.36, "f2"),
    *figured(A, RIPPLES, METRE, 10, 0.36, "f2"),
    *figured(B, WAVES, METRE, 18, 0.38, "f2"),
    *figured(A, RIPPLES, METRE, 26, 0.36, "f2"),
    *figured("F G", WAVES, METRE, 34, 0.3, "f2"),
    *line("f2+c3+f3+a3+c4=4", METRE, 36, 0.34),
]
RECORDER = [*line(TUNE, METRE, 2, 0.46), *line(FAR, METRE, 18, 0.5), *line(TUNE_VARIED, METRE, 26, 0.48)]
LUTE = [*line(TUNE_VARIED, METRE, 10, 0.5, -1), *line("c5=2 f5=1 e5 | d5=4", METRE, 34, 0.4, -1)]
VIOL = [*line(FLOOR, METRE, 10, 0.34), *line(FLOOR_B, METRE, 18, 0.38), *line(FLOOR, METRE, 26, 0.36)]
PIECE = Piece(
    "tide",
    Pulse(72, METRE, ((9, 1.04), (17, 1.06), (25, 1.1), (33, 1.08), (35, 1.15), (36, 1.3))),
    (
        Part("harp", HARP, 0.3),
        Part("recorder", RECORDER, -0.15, 0.85),
        Part("lute", LUTE, -0.3, 0.9),
        Part("viol", VIOL, 0.05, 0.8),
    ),
    wet=0.42,
    room=2.2,
)
