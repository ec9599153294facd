"""A message that is kept current: edited where it stands, and posted again once it is old, buried or gone."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import discord

from bot.tables.ports import Timer
from bot.ui.discord.faults import ARCHIVED, UNKNOWN_MESSAGE, UNTAKEN, cause
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

AGE_MOST_MS: Final = 45 * 60_000
"""Older messages are posted again: Discord hinders edits of messages over an hour old."""


class Body(NamedTuple):
    """The message's next content, and how it is sent."""

    place: discord.PartialMessageable
    words: Callable[[], str]
    """The same for the same content, also after a restart. The same words after the same message are the same message:
    what was sent just before a crash is not sent twice."""
    edit: Callable[[discord.PartialMessage], Awaitable[object]]
    send: Callable[[str], Awaitable[discord.Message]]
    """Posts it with a nonce."""


@dataclass(slots=True, kw_only=True)
class KeptPost:
    """Where the message stands, and how it is kept there. Requests raise what the library raises, and TimeoutError."""

    outbox: Outbox
    timer: Timer
    of: str
    """For the log: ``the lobby of server 1``."""
    save: Callable[[int], Awaitable[None]]
    """Remembers the id of each new message."""
    beside: Tasks | None = None
    """Old messages are taken away beside the other work; without these, before it goes on."""
    message_id: int | None = None
    posted_ms: int = 0
    chat: int = 0
    """Messages below it."""
    shown: str | None = None
    """The words on it; None where this process has shown nothing yet."""

    def is_shown_at(self, message_id: int, posted_ms: int) -> None:
        self.message_id, self.posted_ms, self.chat = message_id, posted_ms, 0

    def restored(self, message_id: int) -> None:
        """An earlier process posted it; the id says when."""
        self.is_shown_at(message_id, int(discord.utils.snowflake_time(message_id).timestamp() * 1000))

    def note_chat(self, message_id: int) -> bool:
        """Someone wrote in its channel. True if that is below it."""
        below = self.message_id is not None and message_id > self.message_id
        self.chat += below
        return below

    def is_buried(self, now_ms: int, *, chat_most: int, age_most_ms: int = AGE_MOST_MS) -> bool:
        """True if it is out of sight, or old."""
        there = self.message_id is not None
        return there and (now_ms - self.posted_ms >= age_most_ms or self.chat >= chat_most)

    async def show(self, body: Body, *, anew: bool = False) -> None:
        """Post the message where it stands nowhere, or is wanted ``anew``; else edit it where its words have changed.
        Waits for its turn."""
        words = body.words()
        if self.message_id is None or anew:
            await self.outbox.send_slot()
            await self.post(body)
        elif self.shown != words:
            await self.outbox.send_slot()
            await self.edit(body)
        self.shown = words

    async def edit(self, body: Body, *, ahead: bool = False) -> None:
        """Change the message; its turn has come. Where it is gone or cannot be changed any more, post it again:
        that takes more requests, but whoever counts them counts the edit that was foreseen."""
        assert self.message_id is not None
        message = body.place.get_partial_message(self.message_id)
        try:
            await self.outbox.in_send_slot(partial(body.edit, message))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            # A new message brings an archived thread back; its old ones stand as they are until then.
            await self.outbox.send_slot(ahead=ahead)
            await self.post(body, gone=error.code == UNKNOWN_MESSAGE)

    async def post(self, body: Body, *, gone: bool = False) -> None:
        """Post the message again, and take the one before it away, unless it is ``gone``; its turn has come."""
        before = self.message_id
        nonce = nonce_of(self.of, before, body.words())
        sent = await self.outbox.in_send_slot(partial(body.send, nonce))
        self.is_shown_at(sent.id, self.timer.now_ms())
        await self.save(sent.id)
        if before is not None and not gone:
            work = take_away(self.outbox, body.place, before, self.of)
            if self.beside is not None:
                self.beside.run(work)
            else:
                await work

    async def take_away(self, place: discord.PartialMessageable) -> None:
        """It is wanted there no longer. Never fails."""
        if self.message_id is not None:
            await take_away(self.outbox, place, self.message_id, self.of)
        self.message_id = self.shown = None


async def take_away(outbox: Outbox, place: discord.PartialMessageable, message_id: int, of: str) -> bool:
    """Delete a message. True if it is gone. Never fails: a message that stays is better than one that is posted again
    and again. ``of``: for the log."""
    try:
        await outbox.counted(place.get_partial_message(message_id).delete)
    except discord.NotFound:
        return True
    except UNTAKEN as error:
        log.warning("the old message of %s stays: %s", of, cause(error))
        return False
    return True
