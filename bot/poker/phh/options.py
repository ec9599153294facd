"""What a player may do, in words for messages about a file."""

from collections.abc import Sequence

from bot.poker.actions import BIGGER, ActionKind, Option


def options_text(options: Sequence[Option]) -> str:
    """``fold, call 20 or raise to 40``."""
    texts = [_option_text(option) for option in options]
    return " or ".join(filter(None, (", ".join(texts[:-1]), texts[-1])))


def _option_text(option: Option) -> str:
    name = option.kind.replace("_", " ")
    if option.kind is ActionKind.DRAW:
        return f"stand pat or discard up to {option.most}"
    if option.kind in BIGGER:
        return f"{name} to {option.to}" if option.to == option.most else f"{name} to {option.to}-{option.most}"
    return f"{name} {option.cost}" if option.cost else name
