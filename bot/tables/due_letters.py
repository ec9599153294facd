"""Direct messages ("letters") that must reach a player.

Each is saved with the change it reports, then sent and deleted.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeGuard, get_args

from bot.tables.due_posts import DuePost

TournamentKind = Literal["passed_over", "missed_check_in", "left_out"]
SeriesNewsKind = Literal["tournament_skipped", "tournament_moved"]
"""The kinds about a date of a series, to its followers."""
TournamentNewsKind = Literal[
    "tournament_edited",
    "tournament_cancelled",
    "tournament_removed",
    "tournament_offered",
    "tournament_added",
    "tournament_no_show",
    "tournament_corrected",
    "tournament_correction_lapsed",
    "tournament_paused",
    "tournament_resumed",
    "tournament_rematch",
    "tournament_opens",
    "tournament_tomorrow",
    "tournament_last_call",
    SeriesNewsKind,
    "tournament_seat",
    "tournament_seat_paid",
]
"""The kinds that become a ping in the tournament's channel if the player accepts no direct messages."""
ModeratorKind = Literal["ban", "unban", "freeze", "unfreeze", "kick", "ruling", "grant", "deduct", "reset"]
TableKind = Literal["undone", "place_gone", "cannot_pay", "barred", "list_gone", "given_up"]
DueKind = Literal[TournamentKind, TournamentNewsKind, ModeratorKind, TableKind]


@dataclass(frozen=True, slots=True)
class DueLetter:
    guild_id: int
    player_id: int
    kind: DueKind
    about: Mapping[str, str | int] = field(default_factory=dict)
    """The variables of the letter's text, as they were at the time of the change."""
    at_ms: int = 0


def is_letter(kind: str) -> TypeGuard[TournamentKind]:
    """Return True if this kind of tournament news is sent as a saved direct message."""
    return kind in get_args(TournamentKind)


class DueLetterBook(Protocol):
    """The store of direct messages ("letters") that are not sent yet.

    Both methods raise StoreError.
    """

    async def waiting(self) -> Sequence[tuple[int, DueLetter]]:
        """Return (number, letter) of each unsent letter, the oldest first.

        The number of a deleted letter may be reused.
        """
        ...

    async def delete_sent(self, number: int, letter: DueLetter) -> None:
        """Delete the letter, because it has been sent."""
        ...

    async def post_instead(self, number: int, letter: DueLetter, post: DuePost) -> None:
        """Replace the letter by a post that pings the player; posts with the same text become one."""
        ...
