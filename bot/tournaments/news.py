"""A piece of news about a tournament. Pure."""

from dataclasses import dataclass, field
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class News:
    """A piece of news about a tournament, announced once after its change is saved."""

    kind: Literal[
        "reminder_day",
        "check_in_open",
        "full",
        "reminder_soon",
        "started",
        "late_over",
        "level",
        "break",
        "break_over",
        "moved",
        "table_breaks",
        "table_broken",
        "bubble",
        "hand_for_hand",
        "in_the_money",
        "final_table",
        "knocked_out",
        "bounty",
        "rebuy_offered",
        "bought_again",
        "moved_up",
        "passed_over",
        "missed_check_in",
        "left_out",
        "refunded",
        "paused",
        "resumed",
        "removed",
        "sent",
        "stays",
        "corrected",
        "correction_lapsed",
        "overrun",
        "match",
        "through",
        "absent",
        "forfeited",
        "no_place",
        "deal_proposed",
        "deal_agreed",
        "deal_declined",
        "deal_late",
        "deal_gone",
        "deal_changed",
        "deal_made",
        "finished",
        "cancelled",
        "letters",
    ]
    player_id: int | None = None
    table_id: int | None = None
    """The table that the player now sits at, or that the news is about."""
    place: int | None = None
    """The place that the player took; or the number of the deal."""
    amount: int | None = None
    """A prize or a refund, in chips of the guild; of a correction, chips of the tournament."""
    of: int | None = None
    """player_id of the player whose bounty the player won."""
    kept: int = 0
    """The part of the bounty that went onto the player's own head, in chips of the guild."""
    text: str = ""
    """A moderator's reason, for example for a pause."""
    at_ms: int = field(default=0, compare=False)


KEPT: Final = frozenset(
    {"check_in_open", "full", "started", "late_over", "moved", "table_breaks", "knocked_out", "bounty"}
    | {"sent", "stays", "corrected", "correction_lapsed"}
    | {"match", "through", "absent", "forfeited"}
    | {"deal_proposed", "deal_made"}
    | {"rebuy_offered", "bought_again", "moved_up", "refunded", "paused", "resumed", "removed", "finished", "cancelled"}
)
"""The kinds of news that are saved until they are announced.

Other kinds need no saving: they appear on the board, which is updated anyway, or are saved as letters or posts.
"""
