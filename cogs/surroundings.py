"""What happens around a table: receives the server's events; leavers are cashed out, tables without a room closed."""

import discord
from discord.ext import commands

from bot.client import LowballClient, cash_out
from bot.tables.messages import Close
from bot.tables.ports import Request


class Surroundings(commands.Cog):
    def __init__(self, client: LowballClient) -> None:
        self._services = client.services

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """A member who leaves the server is cashed out. Who never sat down leaves no trace: he is looked for among the
        seated, so that no pseudonym is made for him."""
        for player in {
            line.player_id for view in self._services.tables.in_guild(payload.guild_id) for line in view.seats
        }:
            if await self._services.directory.user_id(player) == payload.user.id:
                await cash_out(self._services, payload.guild_id, player)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._close_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._close_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out, or the server is gone; an outage is told by another event. The same server may ask
        it back and throw it out again, so each table's own id serves as the request's."""
        for view in self._services.tables.in_guild(guild.id):
            await self._services.tables.submit(view.table_id, Close(Request(view.table_id, None, "server left")))

    async def _close_in(self, channel_id: int) -> None:
        """A channel is deleted once, so its id serves as the request's."""
        table_id = self._services.tables.in_channel(channel_id)
        if table_id is not None:
            await self._services.tables.submit(table_id, Close(Request(channel_id, None, "channel deleted")))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Chat pushes a table's card up, and a tournament's chip counts: who posts them counts."""
        if message.guild is not None and self._services.tables.in_channel(message.channel.id) is not None:
            self._services.publisher.note_message(message.channel.id, message.id)
        if message.guild is not None and self._services.announcer is not None:
            self._services.announcer.note_message(message.channel.id, message.id)


async def setup(client: LowballClient) -> None:
    await client.add_cog(Surroundings(client))
