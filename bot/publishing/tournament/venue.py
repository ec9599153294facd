"""A public thread for each of a tournament's tables (T-2.2)."""

from typing import Final

import discord

from bot.common.escaping import plain
from bot.tables.manager import TableManager
from bot.tournaments.ports import TournamentView, VenueError, VenueGone
from bot.ui.discord.creating import make_thread
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.scene.readers import Readers

NAME_MOST: Final = 80
"""The maximum number of characters of a tournament's name in a thread's name, which may have 100."""
ARCHIVE_MINUTES: Final = 1440
"""Discord archives a thread after a day without messages; every tournament is over by then."""

CLOCKS_DIFFER_MS: Final = 30_000
"""The difference allowed between this machine's clock and Discord's, in ms."""


class ThreadVenue:
    """Implements bot.tournaments.ports.Venue. It is created before the client exists."""

    def __init__(self, outbox: Outbox, readers: Readers, tables: TableManager) -> None:
        self._outbox = outbox
        self._readers = readers
        self._tables = tables

    async def table_place(self, view: TournamentView, number: int) -> int:
        """Find or create the thread for the tournament's table ``number``, and return the thread's id.

        Raises VenueError if a retry may succeed, and VenueGone if not.
        """
        guild = self._outbox.guild(view.new.guild_id)
        if not self._outbox.is_connected or (guild is not None and guild.unavailable):
            raise VenueError("the server is not available yet")
        channel = guild.get_channel_or_thread(view.new.channel_id) if guild is not None else None
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(place, discord.TextChannel):
            raise VenueGone("its channel is deleted, or cannot have threads")
        try:
            thread = await self._make(place, view, number)
        except (discord.Forbidden, discord.NotFound) as error:
            raise VenueGone(cause(error)) from None
        except (discord.DiscordException, TimeoutError, OSError) as error:
            raise VenueError(cause(error)) from None
        return thread.id

    async def _make(self, place: discord.TextChannel, view: TournamentView, number: int) -> discord.Thread:
        say = await self._readers.room_phrases(view.new.guild_id)
        name = say("tourney-thread", name=plain(view.new.settings.name, NAME_MOST), number=number).strip()
        kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
        return self._find_lost(place, name, view.state.start_ms) or await make_thread(
            self._outbox, place, name, type=kind, auto_archive_duration=ARCHIVE_MINUTES
        )

    def _find_lost(self, place: discord.TextChannel, name: str, start_ms: int) -> discord.Thread | None:
        """Return a thread that the bot created for the table without saving its id.

        Discord's answer was lost, or the process died before the table existed. A thread from before the start belongs
        to an earlier tournament of the same name, like last week's.
        """
        bot_id, since_ms = place.guild.me.id, start_ms - CLOCKS_DIFFER_MS
        ours = (each for each in place.threads if each.owner_id == bot_id and each.name == name)
        found = (each for each in ours if discord.utils.snowflake_time(each.id).timestamp() * 1000 >= since_ms)
        return next((each for each in found if not each.locked and self._tables.in_channel(each.id) is None), None)
