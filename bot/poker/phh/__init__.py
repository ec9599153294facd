"""The poker hand history standard (.phh): read, replay strictly, write."""

from bot.poker.phh.history import HandHistory, Line, PhhError, game_of, parse
from bot.poker.phh.replay import Replayed, options_text, replay
from bot.poker.phh.write import write

__all__ = ["HandHistory", "Line", "PhhError", "Replayed", "game_of", "options_text", "parse", "replay", "write"]
