"""Who the races are: a painted face for each, for the teacher and for the computer's players.

`portrait(id, size)` gives a picture that fills the size, `medallion(id, diameter)` a round one about the face. Both are
cached: never draw on them. Without a picture both give None, and the caller shows the emblem on the race's field.
Ours are shipped, painted by `packaging/make_portraits.py`; a content pack may bring one with `register_file`.
"""

from smallworld_desktop.render.portraits.source import (
    forget_packs,
    has_portrait,
    medallion,
    portrait,
    register_file,
    shipped,
)

__all__ = ["forget_packs", "has_portrait", "medallion", "portrait", "register_file", "shipped"]
