"""The actions that a player may be allowed on their turn."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple


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


BIGGER: Final = (ActionKind.BET, ActionKind.COMPLETE, ActionKind.RAISE)
"""Those that ask the others for more; of them one at the most is allowed at a time."""


class Action(NamedTuple):
    """An act of one seat. ``to``: what its bet of this round becomes, where the size is free; None for the least."""

    seat: int
    kind: ActionKind
    to: int | None = None
    cards: tuple[int, ...] = ()
    """The discards of a draw; none to stand pat."""
    absent: bool = False
    """Made by the clock, or for a player who is away; a check tells it in the log (R-7.3)."""


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


def cost_of_call(options: Iterable[Option]) -> int:
    """Chips; 0 where there is nothing to call."""
    return next((option.cost for option in options if option.kind is ActionKind.CALL), 0)


def discards_most(options: Iterable[Option]) -> int:
    """How many cards may be discarded now; 0 where no draw is due."""
    return next((option.most for option in options if option.kind is ActionKind.DRAW), 0)
