"""The poker hand history standard (.phh): parsing, strict replay and writing of files.

``variants`` lists the supported games.
"""

from bot.poker.phh.errors import PhhError
from bot.poker.phh.history import HandHistory, Line, parse
from bot.poker.phh.options import options_text
from bot.poker.phh.replay import Replayed, replay
from bot.poker.phh.variants import code_of, variant_of
from bot.poker.phh.write import write

__all__ = [
    "HandHistory",
    "Line",
    "PhhError",
    "Replayed",
    "code_of",
    "options_text",
    "parse",
    "replay",
    "variant_of",
    "write",
]
