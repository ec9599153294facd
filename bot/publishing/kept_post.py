"""A message that is kept current: edited where it stands, and posted again once it is old, buried or gone."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.ui.discord.faults import ARCHIVED, UNKNOWN_MESSAGE, UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

AGE_MOST_MS: Final = 45 * 60_000
"""Older messages are posted again: Discord hinders edits of messages over an hour old."""


@dataclass(slots=True, kw_only=True)
class KeptMessage:
    """The place where the message stands."""

    message_id: int | None = None
    posted_ms: int = 0
    chat: int = 0
    """Messages below it."""

    def stands(self, message_id: int, posted_ms: int) -> None:
        self.message_id, self.posted_ms, self.chat = message_id, posted_ms, 0

    def found(self, message_id: int) -> None:
        """An earlier process posted it; the id says when."""
        self.stands(message_id, int(discord.utils.snowflake_time(message_id).timestamp() * 1000))

    def note_message(self, message_id: int) -> bool:
        """Someone wrote in its channel. True if that is below it."""
        below = self.message_id is not None and message_id > self.message_id
        self.chat += below
        return below

    def sunk(self, now_ms: int, *, chat_most: int, age_most_ms: int = AGE_MOST_MS) -> bool:
        """True if it is old, or out of sight."""
        there = self.message_id is not None
        return there and (now_ms - self.posted_ms >= age_most_ms or self.chat >= chat_most)


@dataclass(slots=True, kw_only=True)
class KeptPost(KeptMessage):
    """A message that is changed only where its content has, and not too often."""

    shown: str | None = None
    """Its content as it was sent; None where this process has shown nothing yet."""
    not_before_ms: int = 0


@dataclass(frozen=True, slots=True)
class Content:
    """The message's next content, and how it is sent."""

    of: str
    """For the log: ``table 7``."""
    place: discord.PartialMessageable
    edit: Callable[[discord.PartialMessage], Awaitable[object]]
    send: Callable[[str], Awaitable[discord.Message]]
    """Posts it with a nonce."""
    nonce: Callable[[int | None], str]
    """By the id of the message before. The same content after the same message is the same message: what was sent just
    before a crash is not sent twice."""
    posted: Callable[[int], Awaitable[None]]
    """Remembers where it stands now."""


class MessageKeeper:
    """Each request raises what the library raises, and TimeoutError."""

    def __init__(self, outbox: Outbox, now_ms: Callable[[], int], beside: Tasks | None = None) -> None:
        """Old messages are taken away ``beside`` the other work, else before it goes on."""
        self._outbox = outbox
        self._now_ms = now_ms
        self._beside = beside

    async def keep(self, kept: KeptPost, content: Content, body: str, *, anew: bool = False) -> None:
        """Post the message where it stands nowhere, or is wanted ``anew``; else edit it, where ``body`` tells that its
        content has changed. Waits for its turn."""
        if kept.message_id is None or anew:
            await self._outbox.send_slot()
            await self.post(kept, content)
        elif kept.shown != body:
            await self._outbox.send_slot()
            await self.edit(kept, content)
        kept.shown = body

    async def edit(self, kept: KeptMessage, content: Content, *, ahead: bool = False) -> None:
        """Change the message; its turn has come. Where it is gone or cannot be changed any more, post it again:
        that takes more requests, but whoever counts them counts the edit that was foreseen."""
        assert kept.message_id is not None
        message = content.place.get_partial_message(kept.message_id)
        try:
            await self._outbox.in_send_slot(lambda: content.edit(message))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            # A new message brings an archived thread back; its old ones stand as they are until then.
            await self._outbox.send_slot(ahead=ahead)
            await self.post(kept, content, gone=error.code == UNKNOWN_MESSAGE)

    async def post(self, kept: KeptMessage, content: Content, *, gone: bool = False) -> None:
        """Post the message again, and take the one before it away, unless it is ``gone``; its turn has come."""
        before = kept.message_id
        nonce = content.nonce(before)
        sent = await self._outbox.in_send_slot(lambda: content.send(nonce))
        kept.stands(sent.id, self._now_ms())
        await content.posted(sent.id)
        if before is not None and not gone:
            work = self.take_away(content.place, before, content.of)
            if self._beside is not None:
                self._beside.run(work)
            else:
                await work

    async def take_away(self, place: discord.PartialMessageable, message_id: int, of: str) -> bool:
        """Delete it. True if it is gone. Never fails: a message that stays is better than one that is posted again and
        again. ``of``: for the log."""
        try:
            await self._outbox.counted(place.get_partial_message(message_id).delete)
        except discord.NotFound:
            return True
        except UNTAKEN as error:
            log.warning("the old message of %s stays: %s", of, cause(error))
            return False
        return True
