"""English texts for a player's options and for refusals, used in error messages about a file."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.poker.actions import BIGGER, ActionKind, Option
from bot.poker.refusals import Reason

_REASONS: Final[Mapping[Reason, str]] = {
    Reason.HAND_OVER: "the hand is over",
    Reason.NOT_IN_HAND: "the player isn't in the hand",
    Reason.OUT_OF_TURN: "it is another player's turn",
    Reason.CHECK_FACING_BET: "there is a bet to call",
    Reason.FOLD_IS_FREE: "checking is free, so folding isn't allowed",
    Reason.NOTHING_TO_CALL: "there is no bet to call",
    Reason.CAPPED: "the betting is capped for this round",
    Reason.NOT_REOPENED: "nobody has made a full raise since the player acted",
    Reason.NOBODY_TO_CALL: "nobody else has chips to call with",
    Reason.WRONG_KIND: "that kind of action isn't possible here",
    Reason.WRONG_AMOUNT: "the amount isn't one of the sizes allowed",
    Reason.TOO_MANY_DISCARDS: "more cards than may be drawn",
    Reason.NOT_YOUR_CARDS: "the player doesn't hold these cards, or one is named twice",
    Reason.NO_OPENERS: "it takes a pair of jacks or better to open",
}


def reason_text(reason: Reason) -> str:
    """Return the reason as English text, for example ``there is a bet to call``."""
    return _REASONS[reason]


def options_text(options: Sequence[Option]) -> str:
    """Return the options as English text, for example ``fold, call 20 or raise to 40``."""
    texts = [_option_text(option) for option in options]
    return " or ".join(filter(None, (", ".join(texts[:-1]), texts[-1])))


def _option_text(option: Option) -> str:
    name = option.kind.replace("_", " ")
    if option.kind is ActionKind.DRAW:
        return f"stand pat or discard up to {option.most}"
    if option.kind in BIGGER:
        return f"{name} to {option.to}" if option.to == option.most else f"{name} to {option.to}-{option.most}"
    return f"{name} {option.cost}" if option.cost else name
