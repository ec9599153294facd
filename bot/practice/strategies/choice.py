"""A strategy's decision on a turn."""

from typing import NamedTuple

from bot.poker.actions import ActionKind


class Choice(NamedTuple):
    kind: ActionKind
    to: int | None = None
    """The total to bet or raise to, if the player may choose the size; None for the minimum."""
    cards: tuple[int, ...] = ()
    """The discards of a draw; none to stand pat."""
