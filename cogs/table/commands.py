"""/table: to open, find, join, leave and close tables. The module around_play has further subcommands."""

from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, spot_of
from bot.locales.phrases import Phrases, say
from bot.tables.messages import Back, Leave, SitOut
from bot.typed.table_order import TableOrder
from bot.ui.discord.replies import fill, show, suggesting, tell
from bot.ui.scene.table_text import describe_table
from bot.ui.table.joining import TableList, ordered_text
from bot.ui.text.command_texts import described
from bot.use_cases.tables.sitting import sit
from cogs._shared.choices import SEATS_MOST
from cogs._shared.options import Chips
from cogs._shared.ordering import ordering
from cogs._shared.table_options import OPENING
from cogs.table.around_play import AroundPlayCommands


@app_commands.guild_only()
class TableCommands(
    AroundPlayCommands, commands.GroupCog, name="Tables", group_name="table", group_description=described("table")
):
    """The commands of /table."""

    @app_commands.command(name="open", description=described("table-open"))
    @ordering(TableOrder, OPENING)
    async def open(self, interaction: BotInteraction, order: TableOrder) -> None:
        origin = origin_of(interaction)
        ordered = await self._opening.order(origin, order, spot_of(interaction))
        await tell(interaction, ordered_text(Phrases(origin.locale), ordered))
        await self._opening.announce(ordered.view, interaction.channel_id)

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        views, locale = await self._finding.visible(origin), origin.locale
        if views:
            await fill(interaction, view=TableList(locale, views))
        else:
            await tell(interaction, say(locale, "table-list-empty"))

    @app_commands.command(name="info", description=described("table-info"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def info(self, interaction: BotInteraction, table: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=False)
        owner = self._readers.names.name(view.place.guild_id, view.place.owner_id)
        await tell(interaction, describe_table(origin.locale, view, owner))

    @app_commands.command(name="sit", description=described("table-sit"))
    @app_commands.describe(
        buy_in=described("table-sit-buy-in"),
        seat=described("table-sit-seat"),
        post=described("table-sit-post"),
        table=described("table-option"),
    )
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def sit(
        self,
        interaction: BotInteraction,
        buy_in: Chips | None = None,
        seat: app_commands.Range[int, 1, SEATS_MOST] | None = None,
        post: bool = False,
        table: str | None = None,
    ) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=False)
        await self._answers.add_to_thread(origin.asker.user_id, view, origin.locale)
        await self._answers.sit_down(interaction, view.table_id, sit(view, origin.asker, buy_in, seat, post=post))

    @app_commands.command(name="leave", description=described("table-leave"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def leave(self, interaction: BotInteraction, table: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, table, seated=True)
        question = await self._answers.leave_question(origin, view.table_id)
        if question is not None:
            await show(interaction, question)
        else:
            await self._answers.submit_and_tell(interaction, view.table_id, Leave)

    @app_commands.command(name="sitout", description=described("table-sitout"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def sitout(self, interaction: BotInteraction, table: str | None = None) -> None:
        await self._answers.submit_seated(interaction, SitOut, table)

    @app_commands.command(name="back", description=described("table-back"))
    @app_commands.describe(post=described("table-sit-post"), table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def back(self, interaction: BotInteraction, post: bool = False, table: str | None = None) -> None:
        await self._answers.submit_seated(interaction, lambda request: Back(request, post), table)

    @app_commands.command(name="close", description=described("table-close"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def close(self, interaction: BotInteraction, table: str | None = None) -> None:
        view, message_of = await self._closing.without_reason(origin_of(interaction), table)
        await self._answers.submit_and_tell(interaction, view.table_id, message_of)
