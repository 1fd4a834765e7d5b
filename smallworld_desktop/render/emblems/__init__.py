"""Our own drawings: one emblem per race, power, place, marker and coin, and the small icons of the interface.

`emblem(id, size)` and `icon(name, size)` give cached, **premultiplied** surfaces: blit them with
`special_flags=pygame.BLEND_PREMULTIPLIED` and never draw on them. They need no display.
An id without a drawing gets a monogram of its name; a content pack may bring a picture with `register_file`.
"""

from smallworld_desktop.render.emblems.source import (
    drawn_shape,
    emblem,
    families,
    forget,
    has_emblem,
    icon,
    icons,
    register_arms,
    register_file,
    register_name,
    symbol,
)

__all__ = [
    "drawn_shape",
    "emblem",
    "families",
    "forget",
    "has_emblem",
    "icon",
    "icons",
    "register_arms",
    "register_file",
    "register_name",
    "symbol",
]
