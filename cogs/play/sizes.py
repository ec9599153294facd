"""Amounts to suggest for a bet or raise. Pure."""

from typing import Final

from bot.poker.views import RoomView
from bot.ui.scene.sizes import common_sizes, sized

DIGITS_MOST: Final = 18
"""Most digits that are read as a number; nobody has so many chips."""


def suggest_sizes(room: RoomView, typed: str) -> list[int]:
    """Amounts to bet or raise to: first the typed one if it is allowed, then the common sizes that begin with it. Empty
    if there is nothing to choose."""
    option = sized(room)
    if option is None:
        return []
    own = int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= DIGITS_MOST else 0
    found = [own] if option.to <= own <= option.most else []
    common = dict.fromkeys((*(size.to for size in common_sizes(room, option)), option.most))
    return [*found, *(to for to in common if to != own and str(to).startswith(typed))]
