"""Posts that must reach a channel: stored with the change that they tell of, sent after it, struck out then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

NoticeKind = Literal["hand_voided", "table_paid_out", "tournament_homeless", "file_copied", "backup_failed"]
CallKind = Literal["seated", "list_closed"]
PostKind = Literal[NoticeKind, CallKind, "dispute", "settled"]


@dataclass(frozen=True, slots=True)
class DuePost:
    guild_id: int
    channel_id: int
    """0: the moderators' channel, whichever it is by then."""
    kind: PostKind
    about: Mapping[str, str | int] = field(default_factory=dict)
    """All that its words need, as it was then."""
    at_ms: int = 0
    players: tuple[int, ...] = ()
    """player_ids of those whom it calls."""


class DuePostBook(Protocol):
    """Both methods raise StoreError."""

    async def waiting(self) -> Sequence[tuple[int, DuePost]]:
        """Each with its number, which another may get once this one is struck out; the oldest first."""
        ...

    async def sent(self, number: int, post: DuePost) -> None:
        """Strikes it out."""
        ...
