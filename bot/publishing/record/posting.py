"""Messages in the record threads: posting several deals in one message, and finding posted deals.

A message may exist although Discord's answer was lost or the process died. If several messages contain the same line,
the first counts.
"""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

import discord

from bot.fairness.cutting import ClosingLine, closing_line, closing_lines
from bot.publishing.record.threads import RecordThreads
from bot.tables.ports import TableView
from bot.ui.discord.faults import TOO_FAST, cause, may_pass
from bot.ui.discord.outbox import Outbox, newest_in, nonce_of
from bot.ui.room.record_entries import message
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 300
"""The number of newest messages to search for a deal's line, including messages of people."""
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(slots=True)
class Waiting:
    """A deal that waits to be closed."""

    view: TableView
    line: ClosingLine
    anywhere: bool
    """True if an earlier process may have posted the deal.

    Then all places where the table's deals were ever recorded are searched.
    """
    tried: set[int] = field(default_factory=set)
    """The places where this process may have posted the deal without learning the message's id."""


class Closed(NamedTuple):
    """A deal whose closing line is posted, and the message that contains it."""

    waiting: Waiting
    place_id: int
    """The id of the thread or channel that contains the message."""
    message_id: int


class RecordPoster:
    """The part that posts deals and finds posted ones.

    Its methods raise discord.py's errors, TimeoutError and StoreError.
    """

    def __init__(self, threads: RecordThreads, outbox: Outbox, readers: Readers) -> None:
        self._threads = threads
        self._outbox = outbox
        self._readers = readers

    async def learn(self, views: Iterable[TableView]) -> None:
        """Load the players' names, which the deals' messages show."""
        for view in views:
            await self._readers.learn(view)

    async def post(self, guild_id: int, place_id: int, waiting: Sequence[Waiting]) -> list[Closed]:
        """Post the first deals that fit into one message, and return them; the caller has a send slot."""
        text, count = message([(self._readers.scene(each.view), each.line) for each in waiting])
        place, posted = self._outbox.channel(guild_id, place_id), waiting[:count]
        # The nonce covers the lines: after a backup is restored, the same hand number is closed with another seal.
        nonce = nonce_of("record", place_id, *(closing_line(each.line) for each in posted))
        send = partial(place.send, text, nonce=nonce, allowed_mentions=_NOBODY, suppress_embeds=True, silent=True)
        try:
            sent = await self._outbox.in_send_slot(send, "words")
        except Exception as error:
            if _may_stand(error):
                for each in posted:
                    each.tried.add(place_id)
            raise
        return [Closed(each, place_id, sent.id) for each in posted]

    async def find(self, guild_id: int, place_id: int, waiting: Iterable[Waiting]) -> list[Closed]:
        """Search the threads for the deals that may have been posted already, and return those found.

        The rest are marked as not posted, so the next call does not search for them. ``place_id`` is the place where
        they would be posted.
        """
        doubtful = [each for each in waiting if each.anywhere or each.tried]
        places: set[int] = set()
        for each in doubtful:
            before = {place_id, *self._threads.places_of(each.view)} if each.anywhere else set[int]()
            places |= each.tried | before
        lines = await self._lines_in(guild_id, sorted(places))
        for each in doubtful:
            each.anywhere = False
            each.tried.clear()
        return [Closed(each, *lines[each.line]) for each in doubtful if each.line in lines]

    async def _lines_in(self, guild_id: int, places: Sequence[int]) -> dict[ClosingLine, tuple[int, int]]:
        """Search the places for the bot's closing lines: line -> (place, id of the first message with it)."""
        found: dict[ClosingLine, tuple[int, int]] = {}
        for place_id in places:
            for bot_message in await self._own_messages(guild_id, place_id):
                for line in closing_lines(bot_message.content):
                    place_and_id = place_id, bot_message.id
                    found[line] = min(found.get(line, place_and_id), place_and_id, key=lambda one: one[1])
        return found

    async def _own_messages(self, guild_id: int, place_id: int) -> list[discord.Message]:
        """Return the bot's messages among the newest in a place; none if it is deleted or cannot be read."""
        place, user = self._outbox.channel(guild_id, place_id), self._outbox.client.user
        try:
            newest = await self._outbox.counted(partial(newest_in, place, LOOKED_THROUGH), "search", ahead=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("place %d of the record cannot be searched: %s", place_id, cause(error))
            return []
        return [each for each in newest if user is not None and each.author.id == user.id]


def _may_stand(error: Exception) -> bool:
    """Return True if the message may have been posted although the request failed with this error."""
    return may_pass(error) and not (isinstance(error, discord.HTTPException) and error.status == TOO_FAST)
