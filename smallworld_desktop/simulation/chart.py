"""ChartBar charts as SVG, drawn by hand: a bar for each name, its interval as a whisker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

ROW = 26
BAR = 16
LABELS = 150
WIDTH = 720
RIGHT = 100
TOP = 56
INK, SOFT, FILL, WHISKER = "#3b2f2a", "#d8cbb5", "#8a9a5b", "#7a3b2e"
PAPER = "#fbf6ea"


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A name, its value, how the value is written, and the interval around it if there is one."""

    name: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


def bar_chart(title: str, bars: Sequence[ChartBar], most: float = 0.0) -> str:
    """A chart as the text of an SVG file. `most` is the right end of the scale; 0 fits it to the bars."""
    scale = most or max((bar.high or bar.value for bar in bars), default=1.0) or 1.0
    room = WIDTH - LABELS - RIGHT
    height = TOP + ROW * len(bars) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="30" font-size="18" fill="{INK}">{escape(title)}</text>',
        f'<line x1="{LABELS}" y1="{TOP - 8}" x2="{LABELS}" y2="{height - 12}" stroke="{SOFT}"/>',
    ]
    for number, bar in enumerate(bars):
        y = TOP + number * ROW
        middle = y + BAR / 2
        length = max(0.0, room * bar.value / scale)
        parts.append(
            f'<text x="{LABELS - 8}" y="{middle + 4:.1f}" text-anchor="end" fill="{INK}">{escape(bar.name)}</text>'
        )
        parts.append(f'<rect x="{LABELS}" y="{y}" width="{length:.1f}" height="{BAR}" fill="{FILL}"/>')
        end = LABELS + length
        if bar.low is not None and bar.high is not None:
            left, right = LABELS + room * bar.low / scale, LABELS + room * bar.high / scale
            parts.append(
                f'<path d="M{left:.1f} {middle}H{right:.1f}M{left:.1f} {y + 3}v{BAR - 6}'
                f'M{right:.1f} {y + 3}v{BAR - 6}" '
                f'stroke="{WHISKER}" stroke-width="1.5" fill="none"/>'
            )
            end = max(end, right)
        parts.append(f'<text x="{end + 6:.1f}" y="{middle + 4:.1f}" fill="{INK}">{escape(bar.text)}</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
