"""Why an action is refused (R-4.12). A refusal changes nothing and says what is allowed now."""

from dataclasses import dataclass
from enum import StrEnum

from bot.poker.actions import Option


class Reason(StrEnum):
    """The reasons in order of precedence."""

    HAND_OVER = "hand_over"
    """The hand is finished: nobody may act."""
    NOT_IN_HAND = "not_in_hand"
    """The seat was not dealt in, or has folded."""
    OUT_OF_TURN = "out_of_turn"
    """It is another seat's turn, or nobody's until the cards are dealt again (R-7.3)."""
    CHECK_FACING_BET = "check_facing_bet"
    """There is a bet to call."""
    FOLD_IS_FREE = "fold_is_free"
    """Checking is free, so folding is not allowed (R-3.2)."""
    NOTHING_TO_CALL = "nothing_to_call"
    """There is no bet to call."""
    CAPPED = "capped"
    """The round's bet and raises are all made (R-3.3)."""
    NOT_REOPENED = "not_reopened"
    """The seat has acted, and no full raise has come since (R-3.2, R-3.7)."""
    NOBODY_TO_CALL = "nobody_to_call"
    """No other seat has chips to call a bet or raise with."""
    WRONG_KIND = "wrong_kind"
    """Another kind of action fits here: a bet where one must raise, a completion after the bet, and so on."""
    WRONG_AMOUNT = "wrong_amount"
    """The amount is not one of the sizes allowed."""
    TOO_MANY_DISCARDS = "too_many_discards"
    """More cards than may be drawn at once (R-6.2)."""
    NOT_YOUR_CARDS = "not_your_cards"
    """A discard that the player does not hold, or named twice."""
    NO_OPENERS = "no_openers"
    """Jackpots are opened with a pair of jacks or better; told to that player alone (R-7.1)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    reason: Reason
    seat: int
    to_act: int | None
    """The seat whose turn it is, None when the hand is over."""
    options: tuple[Option, ...]
    """The options of this seat now; empty when it is not its turn."""
