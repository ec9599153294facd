"""Receives the server's events: cashes out members who leave it, and closes tables whose place is gone."""

import discord
from discord.ext import commands

from bot.interactions.click import Client
from bot.interactions.leavers import cash_out, players_in
from bot.publishing.gone_tables import REASONS, close_gone
from bot.publishing.standstill.locks import follow_lock
from bot.tables.due_posts import DuePost
from bot.ui.discord.faults import NO_CHANNEL


class ServerEvents(commands.Cog):
    def __init__(self, client: Client) -> None:
        self._services = client.services

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Cashes out a member who leaves the server. Members who never sat down leave no trace: the bot looks among
        those who play or have registered, so that nobody gets a pseudonym by leaving."""
        for player in players_in(self._services, payload.guild_id):
            if await self._services.directory.user_id(player) == payload.user.id:
                await cash_out(self._services, payload.guild_id, player)
        await self._call_no_more(payload.guild_id, payload.user.id)

    async def _call_no_more(self, guild_id: int, user_id: int) -> None:
        """Nobody is called to a game in a server that they have left."""
        player, book = await self._services.directory.known(user_id), self._services.lobby_book
        if player is not None and await book.wishes(guild_id, player):
            await book.wish(guild_id, player, ())

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A tournament that has not begun waits for another channel; one that runs finds out when it needs a table."""
        await self._close_in(channel.id)
        for table in self._services.tables.in_guild(channel.guild.id):
            # Discord does not tell of its archived threads, and the library does not know them.
            if channel.guild.get_channel_or_thread(table.channel_id) is None:
                await self._services.gone_tables.close_where_gone(table, NO_CHANNEL)
        for view in self._services.tournaments.in_guild(channel.guild.id):
            if view.new.channel_id == channel.id and view.state.phase in ("scheduled", "registering", "check_in"):
                about, now_ms = {"table": view.new.settings.name}, self._services.timer.now_ms()
                self._services.due_posts.tell(DuePost(channel.guild.id, 0, "tournament_homeless", about, now_ms))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._close_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Also tells that a thread was locked or unlocked."""
        await self._follow_lock(payload.thread_id, locked=payload.data["thread_metadata"].get("locked", False))
        self._services.play_watch.look_around(payload.guild_id)

    async def _follow_lock(self, thread_id: int, *, locked: bool) -> None:
        tables = self._services.tables
        table_id = tables.in_channel(thread_id)
        view = tables.view(table_id) if table_id is not None else None
        if view is not None:
            await follow_lock(tables, view, locked=locked)

    # What changes the bot's permissions

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self._services.play_watch.look_around(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        self._services.play_watch.look_around(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._services.play_watch.look_around(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot may have got or lost a role."""
        if after.id == after.guild.me.id:
            self._services.play_watch.look_around(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._services.play_watch.meet(guild)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self._services.play_watch.look_around(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the server is gone; an outage is another event. The same server may ask the bot back
        and remove it again. Tournaments come first: they close their own tables, and would open others in place of
        those that were closed."""
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
        """Chat pushes a table's card up, and a tournament's chip counts, so messages are counted."""
        if message.guild is not None and self._services.tables.in_channel(message.channel.id) is not None:
            self._services.cards.note_message(message.channel.id, message.id)
        if message.guild is not None:
            self._services.announcer.note_message(message.channel.id, message.id)
