"""What a player may do on his turn."""

from enum import StrEnum
from typing import NamedTuple


class ActionKind(StrEnum):
    BRING_IN = "bring_in"
    COMPLETE = "complete"
    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    FOLD = "fold"
    DRAW = "draw"
    """Discard some cards, or none, and get as many (R-5.4)."""


class Action(NamedTuple):
    """An act of one seat. ``to``: what its bet of this round becomes, where the size is free; None for the least."""

    seat: int
    kind: ActionKind
    to: int | None = None
    cards: tuple[int, ...] = ()
    """The discards of a draw; none to stand pat."""


class Option(NamedTuple):
    """One kind of action that is allowed now, in chips.

    ``cost`` leaves the stack for the least size; ``to`` is what the seat's bet of this round becomes then, ``most``
    what it may become at the most (equal in fixed limit). Check and fold have zero cost. Of a
    draw ``most`` is how many cards may be discarded.
    """

    kind: ActionKind
    cost: int
    to: int
    most: int
