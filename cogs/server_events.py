"""What happens around a table: receives the server's events; leavers are cashed out, tables without a room closed."""

from typing import Final

import discord
from discord.ext import commands

from bot.client import LowballClient
from bot.tables.messages import Close
from bot.tables.saving import Request
from bot.ui.leavers import cash_out, players_in
from bot.ui.tournament_speaking import homeless

SERVER_LEFT: Final = "The bot was taken from the server."
CHANNEL_DELETED: Final = "Its channel was deleted."
"""Reasons as the audit has them."""


class ServerEvents(commands.Cog):
    def __init__(self, client: LowballClient) -> None:
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
        for view in self._services.tournaments.in_guild(channel.guild.id) if self._services.tournaments else []:
            if view.new.channel_id == channel.id and view.state.phase in ("scheduled", "registering", "check_in"):
                self._services.publisher.tell_moderators(homeless(view))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._close_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out, or the server is gone; an outage is told by another event. The same server may ask
        it back and throw it out again, so each table's own id serves as the request's. First the tournaments: they
        close their own tables, and would open others in place of those that were closed."""
        if self._services.tournaments is not None:
            await self._services.tournaments.guild_left(guild.id, SERVER_LEFT)
        for view in self._services.tables.in_guild(guild.id):
            await self._services.tables.submit(view.table_id, Close(Request(view.table_id, None, "server left")))

    async def _close_in(self, channel_id: int) -> None:
        """A channel is deleted once, so its id serves as the request's. A tournament's hand is undone, for its players
        go on elsewhere; nobody would see it to its end."""
        tables = self._services.tables
        table_id = tables.in_channel(channel_id)
        view = tables.view(table_id) if table_id is not None else None
        if view is None:
            return
        request = Request(channel_id, None, "channel deleted")
        if view.tournament_id is None:
            await tables.submit(view.table_id, Close(request))
        else:
            await tables.submit(view.table_id, Close(request, reason=CHANNEL_DELETED, void_hand=True))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Chat pushes a table's card up, and a tournament's chip counts: who posts them counts."""
        if message.guild is not None and self._services.tables.in_channel(message.channel.id) is not None:
            self._services.publisher.note_message(message.channel.id, message.id)
        if message.guild is not None and self._services.announcer is not None:
            self._services.announcer.note_message(message.channel.id, message.id)


async def setup(client: LowballClient) -> None:
    await client.add_cog(ServerEvents(client))
