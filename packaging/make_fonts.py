"""Makes `assets/fonts/*.ttf` from the fontsource packages. Run once, when a font is to be renewed:

    npm pack @fontsource/berkshire-swash@5.3.0 @fontsource/alegreya@5.3.0   (and unpack each beside the other)
    python packaging/make_fonts.py FOLDER

Needs fontTools and brotli. The Latin subsets are merged into one file; Alegreya gets lining figures in place of its
old-style ones and arrows to the left and right (its own up arrow, turned). Names are changed, as the licence asks.
"""

from __future__ import annotations

import argparse
import math
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "assets" / "fonts"
SUBSETS = ("latin", "latin-ext")
# file name: (package stem, weight and slope, family, style)
FACES = {
    "chart-swash.ttf": ("berkshire-swash", "400-normal", "Chart Swash", "Regular"),
    "alegreya-lining-medium.ttf": ("alegreya", "500-normal", "Alegreya Lining", "Medium"),
    "alegreya-lining-medium-italic.ttf": ("alegreya", "500-italic", "Alegreya Lining", "Medium Italic"),
    "alegreya-lining-bold.ttf": ("alegreya", "700-normal", "Alegreya Lining", "Bold"),
    "alegreya-lining-extrabold.ttf": ("alegreya", "800-normal", "Alegreya Lining", "ExtraBold"),
}
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, TYPO_FAMILY, TYPO_STYLE = 1, 2, 3, 4, 6, 16, 17
UP, LEFT, RIGHT = 0x2191, 0x2190, 0x2192


def merged(source: Path, stem: str, variant: str) -> TTFont:
    """One font of all subsets."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for subset in SUBSETS:
            font = TTFont(next(source.rglob(f"{stem}-{subset}-{variant}.woff2")))
            font.flavor = None
            if "STAT" in font:
                del font["STAT"]
            parts.append(Path(folder) / f"{subset}.ttf")
            font.save(parts[-1])
        return Merger().merge([str(part) for part in parts])


def freeze_lining_figures(font: TTFont) -> None:
    """Digits are drawn as the feature `lnum` would draw them."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    lining: dict[str, str] = {}
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            lining.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    for cmap in font["cmap"].tables:
        cmap.cmap.update({code: lining[name] for code, name in cmap.cmap.items() if name in lining})


def add_sideways_arrows(font: TTFont) -> None:
    """Left and right arrows: the up arrow, turned about its middle."""
    glyphs, up = font.getGlyphSet(), font.getBestCmap()[UP]
    pen = BoundsPen(glyphs)
    glyphs[up].draw(pen)
    left, bottom, right, top = pen.bounds
    length, middle = top - bottom, font["OS/2"].sxHeight * 0.55
    for code, name, angle in ((LEFT, "arrowleft", 90), (RIGHT, "arrowright", -90)):
        turn = Transform().translate(length / 2 + 60, middle).rotate(math.radians(angle))
        outline = TTGlyphPen(glyphs)
        glyphs[up].draw(TransformPen(outline, turn.translate(-(left + right) / 2, -(bottom + top) / 2)))
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = outline.glyph()
        font["hmtx"][name] = (round(length + 120), 60)
        for cmap in font["cmap"].tables:
            cmap.cmap[code] = name


def rename(font: TTFont, family: str, style: str) -> None:
    names = font["name"]
    postscript = f"{family}-{style}".replace(" ", "")
    words = {FAMILY: f"{family} {style}", STYLE: "Regular", UNIQUE: postscript, FULL: f"{family} {style}"}
    words |= {POSTSCRIPT: postscript, TYPO_FAMILY: family, TYPO_STYLE: style}
    for number, word in words.items():
        names.setName(word, number, 3, 1, 0x409)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="folder of the unpacked packages")
    source = parser.parse_args().source
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (stem, variant, family, style) in FACES.items():
        font = merged(source, stem, variant)
        if stem == "alegreya":
            freeze_lining_figures(font)
            add_sideways_arrows(font)
        rename(font, family, style)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(OUT / name)
        print(f"{name}: {len(font.getGlyphOrder())} glyphs, {(OUT / name).stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
