"""The reasons for refusing an action (R-4.12).

A refusal changes nothing, and it lists the options that are allowed now.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.poker.actions import Option


class Reason(StrEnum):
    """The reasons for a refusal, in order of precedence."""

    HAND_OVER = "hand_over"
    """The hand is finished: nobody may act."""
    NOT_IN_HAND = "not_in_hand"
    """The seat was not dealt in, or has folded."""
    OUT_OF_TURN = "out_of_turn"
    """It is another seat's turn, or nobody's turn until the cards are dealt again (R-7.3)."""
    CHECK_FACING_BET = "check_facing_bet"
    """There is a bet to call."""
    FOLD_IS_FREE = "fold_is_free"
    """Checking is free, so folding is not allowed (R-3.2)."""
    NOTHING_TO_CALL = "nothing_to_call"
    """There is no bet to call."""
    CAPPED = "capped"
    """The round already has all the raises that the cap allows (R-3.3)."""
    NOT_REOPENED = "not_reopened"
    """The seat has acted, and nobody has made a full raise since (R-3.2, R-3.7)."""
    NOBODY_TO_CALL = "nobody_to_call"
    """No other seat has chips to call a bet or raise."""
    WRONG_KIND = "wrong_kind"
    """A similar action is allowed instead: a raise instead of a bet, a raise instead of a completion, and so on."""
    WRONG_AMOUNT = "wrong_amount"
    """The amount is not an allowed size."""
    TOO_MANY_DISCARDS = "too_many_discards"
    """The player named more cards than they may draw at once (R-6.2)."""
    NOT_YOUR_CARDS = "not_your_cards"
    """The player named a card that they do not hold, or one card twice."""
    NO_OPENERS = "no_openers"
    """The player has no pair of jacks or better to open with; only they may learn of this refusal (R-7.1)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    reason: Reason
    seat: int
    to_act: int | None
    """The seat whose turn it is; None if it is nobody's turn."""
    options: tuple[Option, ...]
    """The options that the refused seat has now; empty if it is not its turn."""
