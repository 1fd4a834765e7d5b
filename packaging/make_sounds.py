"""Makes `assets/sounds/**/*.ogg`: effects, beds and music, all synthesised.

    python packaging/make_sounds.py              # everything, some minutes
    python packaging/make_sounds.py coin music   # only files whose name holds one of these words

The same files come out every time. `docs/sound.md` tells how they are made, `measure_sounds.py` measures them.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from sound_making.basics import RATE  # noqa: E402
from sound_making.mastering import QUALITY, takes  # noqa: E402
from sound_making.ogg import write  # noqa: E402

OUT = ROOT / "assets" / "sounds"


def main(words: list[str]) -> None:
    for name, make in takes():
        if words and not any(word in name for word in words):
            continue
        wave = make()
        size = write(OUT / name, wave, QUALITY[name.split("/")[0]])
        print(f"{name}: {len(wave) / RATE:.2f} s, {size / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
