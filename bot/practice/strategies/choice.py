"""The decision of a strategy."""

from typing import NamedTuple

from bot.poker.actions import ActionKind


class Choice(NamedTuple):
    kind: ActionKind
    to: int | None = None
    """The total to bet to, if its size is free; None for the minimum."""
    cards: tuple[int, ...] = ()
    """The discards of a draw; none to stand pat."""
