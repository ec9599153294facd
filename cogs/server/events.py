"""Handles a server's events: cashes out members who leave, and closes tables without a channel."""

import discord
from discord.ext import commands

from bot.publishing.due_posts import DuePosts
from bot.publishing.gone_tables import REASONS, GoneTables, close_gone
from bot.publishing.standstill.locks import follow_lock
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.messages import TableMessages
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.tables.due_posts import DuePost
from bot.tables.manager import TableManager
from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.ui.discord.faults import NO_CHANNEL
from bot.use_cases.leavers import Leavers


class ServerEvents(commands.Cog):
    def __init__(
        self,
        leavers: Leavers,
        tables: TableManager,
        tournaments: TournamentManager,
        gone_tables: GoneTables,
        due_posts: DuePosts,
        play_watch: PlayWatch,
        messages: TableMessages,
        announcer: TournamentAnnouncer,
        timer: Timer,
    ) -> None:
        self._leavers = leavers
        self._tables = tables
        self._tournaments = tournaments
        self._gone_tables = gone_tables
        self._due_posts = due_posts
        self._play_watch = play_watch
        self._messages = messages
        self._announcer = announcer
        self._timer = timer

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        await self._leavers.cash_out_leaver(payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables in the deleted channel, and report its tournaments that have not begun.

        These wait for another channel; a running tournament notices when it needs a table.
        """
        await self._close_in(channel.id)
        for table in self._tables.in_guild(channel.guild.id):
            # Discord sends no event for the channel's archived threads, and the library does not know them.
            if channel.guild.get_channel_or_thread(table.place.channel_id) is None:
                await self._gone_tables.close_where_gone(table, NO_CHANNEL)
        for view in self._tournaments.in_guild(channel.guild.id):
            if view.new.channel_id == channel.id and view.state.phase in ("scheduled", "registering", "check_in"):
                about, now_ms = {"table": view.new.settings.name}, self._timer.now_ms()
                self._due_posts.tell(DuePost(channel.guild.id, 0, "tournament_homeless", about, now_ms))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._close_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Pause or resume the table whose thread may have been locked or unlocked."""
        await self._follow_lock(payload.thread_id, locked=payload.data["thread_metadata"].get("locked", False))
        self._play_watch.look_around(payload.guild_id)

    async def _follow_lock(self, thread_id: int, *, locked: bool) -> None:
        view = self._tables.view_in(thread_id)
        if view is not None:
            await follow_lock(self._tables, view, locked=locked)

    # Events that may change the bot's permissions

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self._play_watch.look_around(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        self._play_watch.look_around(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._play_watch.look_around(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Check the channels again: the bot may have gained or lost a role."""
        if after.id == after.guild.me.id:
            self._play_watch.look_around(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._play_watch.meet(guild)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self._play_watch.look_around(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close all tables and tournaments after the bot was removed or the server was deleted.

        An outage is another event. The same server may add the bot and remove it again. Tournaments close first, with
        their own tables; otherwise they would open new tables in place of the closed ones.
        """
        await self._tournaments.guild_left(guild.id, REASONS["server"])
        for view in self._tables.in_guild(guild.id):
            await close_gone(self._tables, view, "server")

    async def _close_in(self, channel_id: int) -> None:
        """Close the channel's table; a tournament's players continue at another one."""
        view = self._tables.view_in(channel_id)
        if view is not None:
            await close_gone(self._tables, view, "channel")

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count messages: chat pushes up a table's message and a tournament's chip counts."""
        if message.guild is not None and self._tables.in_channel(message.channel.id) is not None:
            self._messages.note_message(message.channel.id, message.id)
        if message.guild is not None:
            self._announcer.note_message(message.channel.id, message.id)
