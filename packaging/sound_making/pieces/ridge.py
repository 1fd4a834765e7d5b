"""Over the Ridge: a walking tune in six, in G without its leading note. Lute, recorder, drum, viols as a drone."""

from __future__ import annotations

from sound_making.players import Part, Piece
from sound_making.score import Note, Pulse, figured, line

METRE = 6
A = "G G F G G C F G"
B = "Em Dm C G Em F C G"
C = "C G F C Am Em F G"

TUNE = """g4=2 b4=1 d5=2 b4=1 | c5 b4 a4 b4=2 g4=1, | a4=2 f4=1 a4 b4 c5 | d5=3 b4,
        | g5=2 f5=1 d5=2 b4=1 | e5=2 d5=1 c5=2 e5=1 | c5 a4 f4 a4=2 c5=1 | b4=3 g4,"""
TUNE_VARIED = """g4=1 a4 b4 d5=2 b4=1 | c5 d5 c5 b4 a4 g4, | a4=1 f4 a4 c5 b4 c5 | d5=2 e5=1 d5=3,
        | g5=1 a5 g5 f5 d5 b4 | e5 f5 e5 d5 c5 e5 | c5 a4 f4 a4 b4 c5 | b4=3~ g4,"""
ANSWER = """e5=2 g5=1 e5=2 b4=1 | d5=2 f5=1 d5=3, | c5=1 d5 e5 g4=2 c5=1 | b4=3 d5,
        | e5=2 g5=1 b5=2 g5=1 | a5=2 f5=1 c5=2 a4=1 | g4 a4 c5 e5=2 c5=1 | d5=2 b4=1 g4=3,"""
FAR = """e5=3 g5=2 e5=1 | d5=3 b4, | c5=2 a4=1 f5=2 e5=1 | e5=2 d5=1 c5=3,
        | c5=1 d5 e5 a5=3 | g5=2 e5=1 b4=3, | a4=1 b4 c5 f5=2 c5=1 | d5=6,"""
THIRDS = """b3=3 g4 | a4 d4, | c4 f4 | g4 d4, | d4 g4 | g4 c4 | a4 f4 | d4 b3,"""
BASSES = "0=2 2=1 1=2 2=1"
OPEN = "0=1 2 3 4 3 2"
STEADY = ((0.0, 48, 0.55), (2.0, 62, 0.24), (3.0, 62, 0.4), (5.0, 62, 0.22))
LIVELY = ((0.0, 48, 0.6), (2.0, 62, 0.3), (3.0, 48, 0.36), (4.0, 62, 0.22), (5.0, 62, 0.34))


def beats(first: int, count: int, pattern: tuple[tuple[float, int, float], ...], force: float) -> list[Note]:
    """A drum's bars."""
    return [
        Note(bar * METRE + at, 1, (pitch,), strength * force)
        for bar in range(first, first + count)
        for at, pitch, strength in pattern
    ]


LUTE = [
    *line(TUNE, METRE, 2, 0.6),
    *line(TUNE_VARIED, METRE, 10, 0.62),
    *line(ANSWER, METRE, 18, 0.62),
    *line(THIRDS, METRE, 26, 0.44),
    *line(TUNE_VARIED, METRE, 42, 0.6),
    *line(ANSWER, METRE, 50, 0.62),
    *line("g4=2 b4=1 d5=3 | g3+d4+g4+b4=6", METRE, 58, 0.5),
]
HARP = [
    *figured(A, BASSES, METRE, 2, 0.34, "f2"),
    *figured(A, BASSES, METRE, 10, 0.36, "f2"),
    *figured(B, BASSES, METRE, 18, 0.38, "f2"),
    *figured(B, OPEN, METRE, 26, 0.38, "f2"),
    *figured(C, OPEN, METRE, 34, 0.38, "f2"),
    *figured(A, BASSES, METRE, 42, 0.36, "f2"),
    *figured(B, OPEN, METRE, 50, 0.38, "f2"),
    *line("g2+d3=3 b3 | g2+d3=6", METRE, 58, 0.36),
]
RECORDER = [
    *line(ANSWER, METRE, 26, 0.5),
    *line(FAR, METRE, 34, 0.52),
    *line(THIRDS, METRE, 42, 0.4, 1),
    *line("d5=6 | b4=6", METRE, 58, 0.36),
]
DRONE = line(" | ".join(["g3=6"] * 7 + ["g3=6,"] + ["g3=6"] * 7 + ["g3=6,"]), METRE, 2, 0.3)
BASS = line("c3=6 | g2 | f2 | c3, | a2 | e3 | f2 | g2, | g2 | g2 | f2 | g2, | g2 | c3 | f2 | g2,", METRE, 34, 0.38)
DRUM = [
    *beats(0, 2, STEADY, 0.7),
    *beats(10, 8, STEADY, 0.8),
    *beats(18, 16, LIVELY, 0.8),
    *beats(42, 8, STEADY, 0.8),
    *beats(50, 8, LIVELY, 0.85),
    Note(59 * METRE, 1, (48,), 0.4),
]
PIECE = Piece(
    "ridge",
    Pulse(192, METRE, ((33, 1.05), (41, 1.12), (57, 1.06), (58, 1.15), (59, 1.3))),
    (
        Part("lute", LUTE, -0.2),
        Part("harp", HARP, 0.4),
        Part("recorder", RECORDER, 0.15, 0.9),
        Part("viol", DRONE, -0.35, 0.7),
        Part("viol", BASS, -0.1, 0.8),
        Part("drum", DRUM, 0.05, 0.75),
    ),
)
