"""The part of /table around the play: watching, names, invitations, the waiting list, changing seats."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.ban_words import end_of_ban
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.moderation.powers import Power
from bot.publishing.table.private_access import has_role
from bot.publishing.table.thread_names import ThreadNames, thread_title
from bot.tables.ports import TableView
from bot.tables.seat_messages import ChangeSeat, Rename, Unwait, Wait
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.text.command_texts import described
from bot.ui.text.moments import at_second
from cogs._asking import submission
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised
from cogs._asking.options import Chips
from cogs._asking.submission import answers_of
from cogs._asking.tables import submit, submit_seated, suggest_tables, table_of
from cogs._games.choices import SEATS_MOST
from cogs.table.clicks import is_banned, note_of
from cogs.table.guests import Inviting
from cogs.table.names import TableNames
from cogs.table.opening import room_locale

_TABLE: Final = described("table-option")


class TableRooms(commands.Cog):
    """Its commands are those of the cog that inherits from it."""

    def __init__(self) -> None:
        self._names = TableNames()
        self._threads = ThreadNames()
        self._inviting = Inviting()

    @app_commands.command(name="watch", description=described("table-watch"))
    @app_commands.describe(table=_TABLE)
    @suggesting(table=suggest_tables)
    async def watch(self, interaction: BotInteraction, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        services, locale = interaction.client.services, str(interaction.locale)
        await answers_of(interaction).let_in(interaction, view)
        name = services.readers.scene(view, locale).table_name()
        key = "table-watch-private" if view.settings.is_private else "table-watch-public"
        await tell(interaction, say(locale, key, table=name, channel=f"<#{view.channel_id}>"))

    @app_commands.command(name="rename", description=described("table-rename"))
    @app_commands.describe(name=described("table-rename-name"), table=_TABLE)
    @suggesting(table=suggest_tables)
    async def rename(self, interaction: BotInteraction, name: str, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        asker = await authorised(interaction, Power.RENAME_TABLE, table=view)
        # Owners' orders about their own tables are not audited.
        reason = None if view.owner_id == asker.player_id else "/table rename"
        with self._names.giving(interaction, name, table=view) as called:
            assert called is not None
            to = called
            submitted = await submission.submit(interaction, view.table_id, lambda each: Rename(each, to, reason))
        services, locale, told = interaction.client.services, str(interaction.locale), await submitted.words()
        if submitted.done is not None:
            title = thread_title(called, await room_locale(interaction), view.settings)
            due_ms = self._threads.rename(services.outbox, services.timer, view, title)
            if due_ms is not None:
                told = f"{told} {say(locale, 'renamed-later', when=at_second(Phrases(locale), due_ms))}"
        await tell(interaction, told)

    @app_commands.command(name="invite", description=described("table-invite"))
    @app_commands.describe(member=described("table-invite-member"), table=_TABLE)
    @suggesting(table=suggest_tables)
    async def invite(self, interaction: BotInteraction, member: discord.User, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        await self._inviting.invite(interaction, view, member)

    @app_commands.command(name="uninvite", description=described("table-uninvite"))
    @app_commands.describe(member=described("table-uninvite-member"), table=_TABLE)
    @suggesting(table=suggest_tables)
    async def uninvite(self, interaction: BotInteraction, member: discord.User, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        await self._inviting.uninvite(interaction, view, member)

    @app_commands.command(name="wait", description=described("table-wait"))
    @app_commands.describe(buy_in=described("table-sit-buy-in"), table=_TABLE)
    @suggesting(table=suggest_tables)
    async def wait(self, interaction: BotInteraction, buy_in: Chips | None = None, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        services, guild = interaction.client.services, guild_of(interaction)
        player, by_role = await services.directory.known(interaction.user.id), has_role(interaction.user, view.settings)
        if player is not None and await is_banned(services, guild, player):
            until = await end_of_ban(services.standings, guild, player, str(interaction.locale))
            raise Complaint("denial-banned", until=until)
        if await services.users.is_leaving(interaction.user.id):
            raise Complaint("denial-leaving")
        submitted = await submission.submit(
            interaction, view.table_id, lambda each: Wait(each, buy_in, by_role=by_role)
        )
        await fill(interaction, view=await note_of(submitted))

    @app_commands.command(name="unwait", description=described("table-unwait"))
    @app_commands.describe(table=_TABLE)
    @suggesting(table=suggest_tables)
    async def unwait(self, interaction: BotInteraction, table: str | None = None) -> None:
        player = await interaction.client.services.directory.known(interaction.user.id)
        await submit(interaction, await self._waited_for(interaction, player, table), Unwait)

    async def _waited_for(self, interaction: BotInteraction, player_id: int | None, table: str | None) -> TableView:
        """The table named, or the only one that the asker waits for."""
        if table is not None:
            return await table_of(interaction, table, seated=False)
        views = interaction.client.services.tables.in_guild(guild_of(interaction))
        waits = [view for view in views if any(entry.player_id == player_id for entry in view.waiting)]
        if not waits:
            raise Complaint("not-waiting-anywhere")
        here = next((view for view in waits if view.channel_id == interaction.channel_id), None)
        if here is None and len(waits) > 1:
            raise Complaint("which-table", tables=", ".join(f"<#{view.channel_id}>" for view in waits[:20]))
        return here or waits[0]

    @app_commands.command(name="seat", description=described("table-seat"))
    @app_commands.describe(number=described("table-seat-number"), post=described("table-sit-post"), table=_TABLE)
    @suggesting(table=suggest_tables)
    async def seat(
        self,
        interaction: BotInteraction,
        number: app_commands.Range[int, 1, SEATS_MOST],
        post: bool = False,
        table: str | None = None,
    ) -> None:
        await submit_seated(interaction, lambda request: ChangeSeat(request, number, post), table)
