"""The actions that a player can take on their turn."""

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
    """Discard some cards, or none, and draw the same number (R-5.4)."""


BIGGER: Final = (ActionKind.BET, ActionKind.COMPLETE, ActionKind.RAISE)
"""The kinds that put more chips in than a call; at any time a player is offered at most one of them."""


class Action(NamedTuple):
    """An action of one seat.

    ``to`` is the seat's total bet of this round after a bet or raise; None for the least size.
    """

    seat: int
    kind: ActionKind
    to: int | None = None
    cards: tuple[int, ...] = ()
    """The discards of a draw; empty to stand pat."""
    absent: bool = False
    """True if the clock acted, or the player is away; the log records this for a check (R-7.3)."""


class Option(NamedTuple):
    """One kind of action that is allowed now; amounts in chips.

    ``cost`` is the chips that the least size takes from the stack, ``to`` the seat's total bet of this round after it,
    and ``most`` the largest total allowed (equal to ``to`` in fixed limit). Check and fold cost 0. For a draw,
    ``most`` is the number of cards that the player may discard.
    """

    kind: ActionKind
    cost: int
    to: int
    most: int


def cost_of_call(options: Iterable[Option]) -> int:
    """Return the chips that a call costs; 0 if there is nothing to call."""
    return next((option.cost for option in options if option.kind is ActionKind.CALL), 0)


def discards_most(options: Iterable[Option]) -> int:
    """Return how many cards the player may discard now; 0 if it is not their turn to draw."""
    return next((option.most for option in options if option.kind is ActionKind.DRAW), 0)
