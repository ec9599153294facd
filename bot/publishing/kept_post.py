"""A message that the bot keeps up to date: edited, or posted again when it is old, buried or deleted."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

import discord

from bot.tables.ports import Timer
from bot.ui.discord.faults import ARCHIVED, TOO_FAST, UNKNOWN_MESSAGE, UNTAKEN, cause, may_pass
from bot.ui.discord.outbox import NONCE_SECONDS, Outbox, nonce_of
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

AGE_MOST_MS: Final = 45 * 60_000
"""The age from which a message is posted again, in ms.

Discord limits edits of messages that are more than an hour old.
"""


class Body(NamedTuple):
    """The content that a message should show next, and the functions that edit or send it."""

    place: discord.PartialMessageable
    words: Callable[[], str]
    """A function that returns a text which identifies the content and stays the same after a restart.

    The nonce is made from this text and the previous message's id. A restart after a crash therefore sends the same
    nonce, and Discord drops the duplicate.
    """
    edit: Callable[[discord.PartialMessage], Awaitable[object]]
    send: Callable[[str], Awaitable[discord.Message]]
    """A function that posts a new message with the given nonce."""


class Unsure(NamedTuple):
    """A post that failed although Discord may have carried it out."""

    nonce: str
    body: Body
    tried_ms: int
    """The time of the first try."""


@dataclass(slots=True, kw_only=True)
class KeptPost:
    """One message on Discord: its id, its age, and the content that it shows.

    Its methods raise discord.py's errors and TimeoutError.
    """

    outbox: Outbox
    timer: Timer
    of: str
    """The message's name for the log: ``the lobby of server 1``."""
    save: Callable[[int], Awaitable[None]]
    """A function that saves the id of a new message."""
    beside: Tasks | None = None
    """The tasks that delete old messages in the background; if None, ``save_id`` waits for the deletions."""
    message_id: int | None = None
    posted_ms: int = 0
    chat: int = 0
    """The number of messages below this one in the channel."""
    shown: str | None = None
    """The ``words`` of the content that the message shows.

    If it is None, the next update edits the message in any case.
    """
    is_saved: bool = True
    """False while the id of a new message is not saved yet."""
    replaced: list[int] = field(default_factory=list)
    """The ids of the older messages that this one replaced; deleted once this message's id is saved."""
    unsure: Unsure | None = None

    def set_message(self, message_id: int, posted_ms: int) -> None:
        self.message_id, self.posted_ms, self.chat, self.unsure = message_id, posted_ms, 0, None

    def restore(self, message_id: int, *, is_saved: bool = True) -> None:
        """Set the id of the message that an earlier process posted.

        The id also contains the time when the message was posted.
        """
        self.set_message(message_id, int(discord.utils.snowflake_time(message_id).timestamp() * 1000))
        self.is_saved = is_saved

    def note_chat(self, message_id: int) -> bool:
        """Count another message in the channel; return True if it is below this one."""
        below = self.message_id is not None and message_id > self.message_id
        self.chat += below
        return below

    def is_buried(self, now_ms: int, *, chat_most: int, age_most_ms: int = AGE_MOST_MS) -> bool:
        """Return True if the message is ``age_most_ms`` old, or ``chat_most`` messages are below it."""
        there = self.message_id is not None
        return there and (now_ms - self.posted_ms >= age_most_ms or self.chat >= chat_most)

    async def show(self, body: Body, *, repost: bool = False) -> None:
        """Post the message if none exists or ``repost`` is set; otherwise edit it if its content has changed.

        Wait for a send slot first. The caller must call ``save_id`` afterwards.
        """
        words, posts = body.words(), self.message_id is None or repost
        if self.shown == words and not posts:
            return
        # Set before the request: if ``shown`` is cleared during it, the next call edits the message again.
        before, self.shown = self.shown, words
        try:
            await self.outbox.send_slot()
            await (self.post(body) if posts else self.edit(body))
        except BaseException:
            self.shown = None if self.shown is None else before
            raise

    async def edit(self, body: Body, *, ahead: bool = False) -> None:
        """Edit the message; the caller has waited for a send slot, and must call ``save_id`` afterwards.

        If the message is deleted or its thread archived, post it again. That takes more requests, but callers that
        count requests count only the edit.
        """
        assert self.message_id is not None
        message = body.place.get_partial_message(self.message_id)
        try:
            await self.outbox.in_send_slot(partial(body.edit, message))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            # A new message brings an archived thread back; until then its messages cannot be edited.
            await self.outbox.send_slot(ahead=ahead)
            await self.post(body, gone=error.code == UNKNOWN_MESSAGE, ahead=ahead)

    async def post(self, body: Body, *, gone: bool = False, ahead: bool = False) -> None:
        """Post the message again; the caller has waited for a send slot, and must call ``save_id`` afterwards.

        ``save_id`` then deletes the previous message, unless ``gone`` says that it is deleted already.
        """
        before, first = self.message_id, self._first(body)
        try:
            sent = await self.outbox.in_send_slot(partial(first.body.send, first.nonce))
        except UNTAKEN as error:
            if getattr(error, "status", None) != TOO_FAST:
                # Over a rate limit it was not carried out, and an earlier try is as unsure as before.
                self.unsure = first if may_pass(error) else None
            raise
        self.set_message(sent.id, self.timer.now_ms())
        self.is_saved = False
        if before is not None and not gone:
            self.replaced.append(before)
        if first.body is not body:
            await self._bring_up_to_date(body, ahead=ahead)

    def _first(self, body: Body) -> Unsure:
        """Return what to post: the same as last time, if Discord may have carried that out.

        While Discord remembers the nonce, it drops the duplicate. With newer content there would be two messages, and
        nobody would know the first one's id.
        """
        now_ms, unsure = self.timer.now_ms(), self.unsure
        new = Unsure(nonce_of(self.of, self.message_id, body.words()), body, now_ms)
        if unsure is None or unsure.nonce == new.nonce or unsure.body.place.id != body.place.id:
            return new
        return unsure if now_ms - unsure.tried_ms < NONCE_SECONDS * 1000 else new

    async def _bring_up_to_date(self, body: Body, *, ahead: bool) -> None:
        try:
            await self.outbox.send_slot(ahead=ahead)
            await self.edit(body, ahead=ahead)
        except BaseException:
            self.shown = None
            raise

    async def save_id(self, place: discord.PartialMessageable) -> None:
        """Save the id of a new message, then delete the messages that it replaced.

        If saving fails, the next call retries it. The old messages are not deleted earlier, because after a restart
        the bot edits the message that has the saved id.
        """
        if self.message_id is None or self.is_saved:
            return
        await self.save(self.message_id)
        self.is_saved = True
        replaced, self.replaced = self.replaced, []
        for message_id in replaced:
            work = take_away(self.outbox, place, message_id, self.of)
            if self.beside is not None:
                self.beside.run(work)
            else:
                await work

    async def take_away(self, place: discord.PartialMessageable) -> None:
        """Delete the message and all that it replaced, because it is not wanted in ``place`` any more.

        Never raises.
        """
        unwanted = [*self.replaced] if self.message_id is None else [*self.replaced, self.message_id]
        for message_id in unwanted:
            await take_away(self.outbox, place, message_id, self.of)
        self.message_id, self.shown, self.is_saved, self.replaced, self.unsure = None, None, True, [], None


async def take_away(outbox: Outbox, place: discord.PartialMessageable, message_id: int, of: str) -> bool:
    """Delete a message; return True if it no longer exists. ``of`` is its name for the log.

    Never raises, because an old message that remains is better than one that is posted again and again.
    """
    try:
        await outbox.counted(place.get_partial_message(message_id).delete)
    except discord.NotFound:
        return True
    except UNTAKEN as error:
        log.warning("the old message of %s cannot be deleted: %s", of, cause(error))
        return False
    return True
