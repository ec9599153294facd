"""Handlers of Discord's events about a server.

Members who leave the server are cashed out, and tables without a channel are closed.
"""

import discord
from discord.ext import commands

from bot.publishing.gone_tables import GoneTables
from bot.publishing.lobby.lobbies import Lobbies
from bot.publishing.private_access import PrivateAccess
from bot.publishing.standstill.locks import apply_lock
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.messages import TableMessages
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.tables.manager import TableManager
from bot.ui.discord.faults import NO_CHANNEL
from bot.use_cases.leavers import Leavers
from bot.use_cases.tables.gone_places import GonePlaces


class ServerEvents(commands.Cog):
    def __init__(
        self,
        leavers: Leavers,
        tables: TableManager,
        gone_places: GonePlaces,
        gone_tables: GoneTables,
        play_watch: PlayWatch,
        messages: TableMessages,
        announcer: TournamentAnnouncer,
        lobbies: Lobbies,
        access: PrivateAccess,
    ) -> None:
        self._leavers = leavers
        self._tables = tables
        self._gone_places = gone_places
        self._gone_tables = gone_tables
        self._play_watch = play_watch
        self._messages = messages
        self._announcer = announcer
        self._lobbies = lobbies
        self._access = access

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        await self._leavers.cash_out_leaver(payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        guild = channel.guild
        await self._gone_places.channel_deleted(
            guild.id,
            channel.id,
            lambda channel_id: guild.get_channel_or_thread(channel_id) is not None,
            lambda view: self._gone_tables.close_where_gone(view, NO_CHANNEL),
        )

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._gone_places.thread_deleted(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Pause the table whose thread has been locked, or resume the table whose thread has been unlocked."""
        await self._apply_lock(payload.thread_id, locked=payload.data["thread_metadata"].get("locked", False))
        self._play_watch.look_around(payload.guild_id)

    @commands.Cog.listener()
    async def on_thread_member_join(self, member: discord.ThreadMember) -> None:
        """Let a new member of a private table's thread read the table's record."""
        if self._is_private_table(member):
            await self._access.joined(member.thread, member.id)

    @commands.Cog.listener()
    async def on_thread_member_remove(self, member: discord.ThreadMember) -> None:
        if self._is_private_table(member):
            await self._access.left(member.thread, member.id)

    def _is_private_table(self, member: discord.ThreadMember) -> bool:
        view = self._tables.view_in(member.thread.id)
        return view is not None and view.settings.is_private and member.id != member.thread.guild.me.id

    async def _apply_lock(self, thread_id: int, *, locked: bool) -> None:
        view = self._tables.view_in(thread_id)
        if view is not None:
            await apply_lock(self._tables, view, locked=locked)

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
        """Check the bot's permissions in the server again when the bot's own roles may have changed."""
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
        """Handle the bot's removal from the server, or the server's deletion. An outage is a different event."""
        await self._gone_places.server_left(guild.id)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count messages in a channel, because chat pushes the bot's own messages out of sight.

        These are a table's message, a lobby, and a tournament's chip counts.
        """
        if message.guild is not None and self._tables.in_channel(message.channel.id) is not None:
            self._messages.note_message(message.channel.id, message.id)
            if not message.author.bot:
                self._messages.note_watcher(message.channel.id)
        if message.guild is not None:
            self._announcer.note_message(message.channel.id, message.id)
            self._lobbies.note_message(message.guild.id, message.channel.id, message.id)
