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
"""The kinds of action that put in more chips than a call; on any turn at most one of them is allowed."""


class Action(NamedTuple):
    """An action of the player in one seat.

    ``to`` is the seat's total bet in this round after a bet or raise; None for the minimum size.
    """

    seat: int
    kind: ActionKind
    to: int | None = None
    cards: tuple[int, ...] = ()
    """The discards of a draw; empty to stand pat."""
    absent: bool = False
    """True if the bot acts for a player who is away or out of time; the log records this for a check (R-7.3)."""


class Option(NamedTuple):
    """One kind of action that is allowed now; amounts are in chips.

    ``cost`` is the number of chips that the minimum size takes from the stack, and ``to`` the seat's total bet in this
    round after it. ``most`` is the maximum total allowed (equal to ``to`` in fixed limit). Check and fold cost 0. For
    a draw, ``most`` is the number of cards that the player may discard.
    """

    kind: ActionKind
    cost: int
    to: int
    most: int


def cost_of_call(options: Iterable[Option]) -> int:
    """Return the chips that a call costs; 0 if there is nothing to call."""
    return next((option.cost for option in options if option.kind is ActionKind.CALL), 0)


def discards_most(options: Iterable[Option]) -> int:
    """Return how many cards the player may discard now; 0 if the options include no draw."""
    return next((option.most for option in options if option.kind is ActionKind.DRAW), 0)
