"""The search for signs that players favour each other, using only data about hands.

No I/O; it only reports.
"""

from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.report import Report, fair_play_report
from bot.moderation.fair_play.summary import HandId, HandSummary, summarise

__all__ = ["Flag", "FlagKind", "HandId", "HandSummary", "Report", "fair_play_report", "summarise"]
