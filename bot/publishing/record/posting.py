"""The messages of the record: posts several deals in one, and looks for those that may stand already, since an answer
was lost or a process has died. Of several with the same line the first counts."""

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
"""Messages of a place, the newest, that a line is looked for in: people may have written there, too."""
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(slots=True)
class Waiting:
    """A deal that is to be closed."""

    view: TableView
    line: ClosingLine
    anywhere: bool
    """An earlier process may have closed it, wherever the table's deals go on record."""
    tried: set[int] = field(default_factory=set)
    """Places where it may stand though nobody knows the message."""


class Closed(NamedTuple):
    """A deal and the message that closes it."""

    waiting: Waiting
    place_id: int
    """Of the thread or channel that the message stands in."""
    message_id: int


class RecordPoster:
    """Raises what the library raises, TimeoutError and StoreError."""

    def __init__(self, threads: RecordThreads, outbox: Outbox, readers: Readers) -> None:
        self._threads = threads
        self._outbox = outbox
        self._readers = readers

    async def learn(self, views: Iterable[TableView]) -> None:
        """Learn whom the entries name."""
        for view in views:
            await self._readers.learn(view)

    async def post(self, guild_id: int, place_id: int, waiting: Sequence[Waiting]) -> list[Closed]:
        """Post as many as one message holds; its turn has come."""
        text, count = message([(self._readers.scene(each.view), each.line) for each in waiting])
        place, posted = self._outbox.channel(guild_id, place_id), waiting[:count]
        # Of the lines themselves: after a restore the same table closes the same hand number by another seal.
        nonce = nonce_of("record", place_id, *(closing_line(each.line) for each in posted))
        send = partial(place.send, text, nonce=nonce, allowed_mentions=_NOBODY, suppress_embeds=True)
        try:
            sent = await self._outbox.in_send_slot(send, "words")
        except Exception as error:
            if _may_stand(error):
                for each in posted:
                    each.tried.add(place_id)
            raise
        return [Closed(each, place_id, sent.id) for each in posted]

    async def find(self, guild_id: int, place_id: int, waiting: Iterable[Waiting]) -> list[Closed]:
        """Those that stand already; the others need not be looked for again. ``place_id`` is where they would be
        posted."""
        doubtful = [each for each in waiting if each.anywhere or each.tried]
        places: set[int] = set()
        for each in doubtful:
            before = {place_id, *self._threads.places_of(each.view)} if each.anywhere else set[int]()
            places |= each.tried | before
        found = await self._lines_in(guild_id, sorted(places))
        for each in doubtful:
            each.anywhere = False
            each.tried.clear()
        return [Closed(each, *found[each.line]) for each in doubtful if each.line in found]

    async def _lines_in(self, guild_id: int, places: Sequence[int]) -> dict[ClosingLine, tuple[int, int]]:
        """Each line with the place and the id of its first message."""
        found: dict[ClosingLine, tuple[int, int]] = {}
        for place_id in places:
            for own in await self._own_messages(guild_id, place_id):
                for line in closing_lines(own.content):
                    there = place_id, own.id
                    found[line] = min(found.get(line, there), there, key=lambda one: one[1])
        return found

    async def _own_messages(self, guild_id: int, place_id: int) -> list[discord.Message]:
        """None of a place that is gone, or closed to the bot: nobody can open them there."""
        place, user = self._outbox.channel(guild_id, place_id), self._outbox.client.user
        try:
            newest = await self._outbox.counted(partial(newest_in, place, LOOKED_THROUGH), "search", ahead=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("nothing is looked for in place %d of the record: %s", place_id, cause(error))
            return []
        return [each for each in newest if user is not None and each.author.id == user.id]


def _may_stand(error: Exception) -> bool:
    """True if Discord may have taken the message all the same."""
    return may_pass(error) and not (isinstance(error, discord.HTTPException) and error.status == TOO_FAST)
