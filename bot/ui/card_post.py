"""Where a table's card stands on Discord, and how far it is behind the table."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import discord

from bot.tables.ports import TableView

AGE_MOST_MS: Final = 45 * 60_000
"""Older cards are posted anew: Discord hinders edits of messages over an hour old."""
CHAT_MOST: Final = 8
"""Messages below the card after which it is posted anew."""
TOKEN_MS: Final = 14 * 60_000
"""How long a click's token is used; Discord takes it for 15 minutes."""


class Token(NamedTuple):
    """A click that was answered by editing its card: its token can edit that card on."""

    interaction: discord.Interaction
    message_id: int
    since_ms: int


@dataclass(slots=True)
class CardPost:
    table_id: int
    newest: TableView | None = None
    shown: int = -1
    """The revision on the card."""
    shown_hand: int = -1
    message_id: int | None = None
    posted_ms: int = 0
    chat: int = 0
    """Messages since the card was posted."""
    clicks: int = 0
    """Under way: their answers may carry the card."""
    token: Token | None = None
    trouble: str | None = None
    """What was last complained about."""
    task: asyncio.Task[None] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def due(self) -> bool:
        return self.newest is not None and self.newest.revision > self.shown

    def finished(self) -> bool:
        """The last word on a closed table is out."""
        return self.newest is not None and self.newest.closed and not self.due() and not self.clicks

    def stands(self, message_id: int, posted_ms: int) -> None:
        self.message_id, self.posted_ms = message_id, posted_ms
        self.chat, self.token = 0, None

    def shows(self, view: TableView) -> None:
        self.shown, self.shown_hand = view.revision, view.hand_number

    def wants_new(self, now_ms: int) -> bool:
        """A card that is old or out of sight is posted anew, but only as a hand begins: nobody loses his button."""
        view = self.newest
        begins = view is not None and view.hand is not None and not view.hand.finished
        if view is None or not begins or view.hand_number == self.shown_hand or self.message_id is None:
            return False
        return now_ms - self.posted_ms >= AGE_MOST_MS or self.chat >= CHAT_MOST

    def usable_token(self, now_ms: int) -> discord.Interaction | None:
        token = self.token
        if token is None or token.message_id != self.message_id or now_ms - token.since_ms > TOKEN_MS:
            return None
        return token.interaction
