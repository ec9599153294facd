"""Posts that must reach a channel.

Each is saved with the change it reports, then sent and deleted.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

NoticeKind = Literal["hand_voided", "table_paid_out", "tournament_homeless", "file_copied", "backup_failed"]
CallKind = Literal["seated", "list_closed"]
PostKind = Literal[NoticeKind, CallKind, "dispute", "settled", "tournament_news", "tournament_role"]


@dataclass(frozen=True, slots=True)
class DuePost:
    guild_id: int
    channel_id: int
    """The channel to post in; 0 for the moderators' channel that is set at the time of sending."""
    kind: PostKind
    about: Mapping[str, str | int] = field(default_factory=dict)
    """The variables of the post's text, as they were at the time of the change."""
    at_ms: int = 0
    players: tuple[int, ...] = ()
    """player_ids of the people to ping."""


class DuePostBook(Protocol):
    """The store of unsent posts; both methods raise StoreError."""

    async def waiting(self) -> Sequence[tuple[int, DuePost]]:
        """Return (number, post) of each unsent post, the oldest first.

        The number of a deleted post may be reused.
        """
        ...

    async def delete_sent(self, number: int, post: DuePost) -> None:
        """Delete the post, because it has been sent."""
        ...
