"""What an effect is: a small frozen record of parameters, declared once, that adds its part to a race's abilities."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal

if TYPE_CHECKING:
    from smallworld_desktop.rules.effects.abilities import Abilities

While = Literal["active", "decline", "always"]


def param(default: Any, doc: str, optional: bool = False) -> Any:
    """A parameter of an effect with its default and its line in the reference. An `optional` id need not be given."""
    return field(default=default, metadata={"doc": doc, "optional": optional})


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """Base of all effects. The docstring of a subclass is its text in the reference."""

    name: ClassVar[str] = ""
    lasting: While = param("active", "when it holds: while the race is active, in decline, or always")

    def holds(self, declined: bool) -> bool:
        """Whether the effect counts for a race that is active or in decline."""
        return self.lasting == "always" or (self.lasting == "decline") == declined

    def add_to(self, abilities: Abilities) -> None:
        """Put this effect's part into the abilities of a race with its power."""
        raise NotImplementedError


VOCABULARY: dict[str, type[Effect]] = {}


def declare(cls: type[Effect]) -> type[Effect]:
    """Enter an effect into the vocabulary under its name."""
    VOCABULARY[cls.name] = cls
    return cls
