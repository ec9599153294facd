"""Receives the server's events: cashes out those who leave it, and closes tables whose place is gone."""

import discord
from discord.ext import commands

from bot.client import LowballClient
from bot.ui.discord.faults import NO_CHANNEL
from bot.ui.room.leavers import cash_out, players_in
from bot.ui.table.gone import REASONS, close_gone, close_where_gone
from bot.ui.tournament.speaking import homeless


class ServerEvents(commands.Cog):
    def __init__(self, client: LowballClient) -> None:
        self._client = client
        self._services = client.services

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """A member who leaves the server is cashed out. Who never sat down leaves no trace: he is looked for among
        those who play or have registered, so that no pseudonym is made for him."""
        for player in players_in(self._services, payload.guild_id):
            if await self._services.directory.user_id(player) == payload.user.id:
                await cash_out(self._services, payload.guild_id, player)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A tournament that has not begun waits for another channel; one that runs finds out when it needs a table."""
        await self._close_in(channel.id)
        for table in self._services.tables.in_guild(channel.guild.id):
            # Of its threads that were archived Discord tells nothing, and the library knows nothing.
            if channel.guild.get_channel_or_thread(table.channel_id) is None:
                await close_where_gone(self._client, table, NO_CHANNEL, self._services.pacer)
        for view in self._services.tournaments.in_guild(channel.guild.id):
            if view.new.channel_id == channel.id and view.state.phase in ("scheduled", "registering", "check_in"):
                self._services.publisher.tell_moderators(homeless(view))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._close_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out, or the server is gone; an outage is told by another event. The same server may ask
        it back and throw it out again. First the tournaments: they close their own tables, and would open others in
        place of those that were closed."""
        await self._services.tournaments.guild_left(guild.id, REASONS["server"])
        for view in self._services.tables.in_guild(guild.id):
            await close_gone(self._services.tables, view, "server")

    async def _close_in(self, channel_id: int) -> None:
        """A tournament's players go on elsewhere."""
        tables = self._services.tables
        table_id = tables.in_channel(channel_id)
        view = tables.view(table_id) if table_id is not None else None
        if view is not None:
            await close_gone(tables, view, "channel")

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Chat pushes a table's card up, and a tournament's chip counts: who posts them counts."""
        if message.guild is not None and self._services.tables.in_channel(message.channel.id) is not None:
            self._services.cards.note_message(message.channel.id, message.id)
        if message.guild is not None:
            self._services.announcer.note_message(message.channel.id, message.id)
