"""/table: receives what people want of tables. The table manager does the work and the phrases say how it went."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.powers import Asker, Power, Rank
from bot.publishing.table.private_access import has_role
from bot.tables.messages import Back, Close, Leave, Sit, SitOut
from bot.tables.ports import TableView
from bot.tables.state import TableSettings
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.stakes import CUSTOMARY, Posts
from bot.typed.table_order import Order
from bot.ui.discord.replies import fill, show, suggesting, tell
from bot.ui.discord.tasks import Tasks
from bot.ui.scene.table_text import describe_table
from bot.ui.table.joining import TableList
from bot.ui.text.command_texts import described
from cogs._asking.asker import guild_of, request_of
from cogs._asking.authority import authorised
from cogs._asking.options import CHIPS_MOST, Chips
from cogs._asking.submission import answers_of
from cogs._asking.tables import submit, submit_seated, suggest_tables, table_of, visible_tables
from cogs._games.choices import (
    SEATS_MOST,
    game_choices,
    limit_choices,
    limit_named,
    pace_choices,
    rotation_choices,
    rules_choices,
    stakes_choices,
)
from cogs.room.presets import ordered_settings, preset_settings, suggest_presets
from cogs.table.around_play import TableRooms
from cogs.table.guests import private_settings, tell_opened
from cogs.table.opening import Openings, check_allowed, for_practice, make_known, open_table

ROTATION_HANDS_MOST: Final = 100


@app_commands.guild_only()
class Tables(TableRooms, commands.GroupCog, group_name="table", group_description=described("table")):
    """Open, find, join and leave tables."""

    def __init__(self) -> None:
        super().__init__()
        self.openings: Final = Openings()
        self._tasks: Final = Tasks()

    @app_commands.command(name="open", description=described("table-open"))
    @app_commands.describe(
        preset=described("table-open-preset"),
        game=described("table-open-game"),
        stakes=described("table-open-stakes"),
        limit=described("table-open-limit"),
        seats=described("table-open-seats"),
        ante=described("table-open-ante"),
        bring_in=described("table-open-bring-in"),
        blinds=described("table-open-blinds"),
        buy_in=described("table-open-buy-in"),
        buy_in_most=described("table-open-buy-in-most"),
        rules=described("table-open-rules"),
        rotation=described("table-open-rotation"),
        rotation_hands=described("table-open-rotation-hands"),
        name=described("table-open-name"),
        private=described("table-open-private"),
        role=described("table-open-role"),
        pace=described("table-open-pace"),
        practice=described("table-open-practice"),
    )
    @app_commands.choices(
        game=game_choices(MIX, DEALERS_CHOICE),
        limit=limit_choices(),
        pace=pace_choices(),
    )
    @suggesting(stakes=stakes_choices, rules=rules_choices, rotation=rotation_choices, preset=suggest_presets)
    async def open(
        self,
        interaction: BotInteraction,
        game: str | None = None,
        stakes: str | None = None,
        preset: str | None = None,
        limit: str | None = None,
        seats: app_commands.Range[int, 2, SEATS_MOST] | None = None,
        ante: app_commands.Range[int, 0, CHIPS_MOST] | None = None,
        bring_in: Chips | None = None,
        blinds: str | None = None,
        buy_in: Chips | None = None,
        buy_in_most: Chips | None = None,
        rules: str | None = None,
        rotation: str | None = None,
        rotation_hands: app_commands.Range[int, 1, ROTATION_HANDS_MOST] | None = None,
        name: str | None = None,
        private: bool = False,
        role: discord.Role | None = None,
        pace: str | None = None,
        practice: bool = False,
    ) -> None:
        asker = await authorised(interaction, Power.OPEN_TABLE)
        posts = Posts(ante, bring_in, blinds)
        others = (seats, posts, buy_in, buy_in_most, rules, rotation, rotation_hands)
        if preset is not None:
            if any(each is not None for each in (game, stakes, limit, pace, *others) if each != CUSTOMARY):
                raise Complaint("preset-alone")
            wanted = await preset_settings(interaction, preset)
        elif game is None or stakes is None:
            raise Complaint("open-what")
        else:
            wanted = await ordered_settings(interaction, Order(game, stakes, limit_named(limit), *others), pace=pace)
        with self._names.giving(interaction, name) as called:
            wanted = private_settings(wanted, private=private, role=role)
            view = await self._open(interaction, asker, wanted, called, practice=practice)
        await tell_opened(interaction, view)
        if not view.settings.is_private and not practice:
            await make_known(interaction.client, self._tasks, view, interaction.channel_id or 0)

    async def _open(
        self, interaction: BotInteraction, asker: Asker, wanted: TableSettings, name: str | None, *, practice: bool
    ) -> TableView:
        settings = await interaction.client.services.office.rooms.settings(guild_of(interaction))
        if practice:
            wanted = for_practice(wanted)
        check_allowed(interaction, settings, wanted)
        request = await request_of(interaction)
        with self.openings.one_more(interaction, asker, settings, practice=practice):
            return await open_table(interaction, request, wanted, name, practice=practice)

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: BotInteraction) -> None:
        views, locale = await visible_tables(interaction), str(interaction.locale)
        if views:
            await fill(interaction, view=TableList(locale, views))
        else:
            await tell(interaction, say(locale, "table-list-empty"))

    @app_commands.command(name="info", description=described("table-info"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=suggest_tables)
    async def info(self, interaction: BotInteraction, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        owner = interaction.client.services.names.name(view.guild_id, view.owner_id)
        await tell(interaction, describe_table(str(interaction.locale), view, owner))

    @app_commands.command(name="sit", description=described("table-sit"))
    @app_commands.describe(
        buy_in=described("table-sit-buy-in"),
        seat=described("table-sit-seat"),
        post=described("table-sit-post"),
        table=described("table-option"),
    )
    @suggesting(table=suggest_tables)
    async def sit(
        self,
        interaction: BotInteraction,
        buy_in: Chips | None = None,
        seat: app_commands.Range[int, 1, SEATS_MOST] | None = None,
        post: bool = False,
        table: str | None = None,
    ) -> None:
        view = await table_of(interaction, table, seated=False)
        by_role = has_role(interaction.user, view.settings)
        await answers_of(interaction).let_in(interaction, view)
        await submit(interaction, view, lambda request: Sit(request, buy_in, seat, post, by_role))

    @app_commands.command(name="leave", description=described("table-leave"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=suggest_tables)
    async def leave(self, interaction: BotInteraction, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=True)
        question = await answers_of(interaction).leave_question(interaction, view.table_id)
        if question is not None:
            await show(interaction, question)
        else:
            await submit(interaction, view, Leave)

    @app_commands.command(name="sitout", description=described("table-sitout"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=suggest_tables)
    async def sitout(self, interaction: BotInteraction, table: str | None = None) -> None:
        await submit_seated(interaction, SitOut, table)

    @app_commands.command(name="back", description=described("table-back"))
    @app_commands.describe(post=described("table-sit-post"), table=described("table-option"))
    @suggesting(table=suggest_tables)
    async def back(self, interaction: BotInteraction, post: bool = False, table: str | None = None) -> None:
        await submit_seated(interaction, lambda request: Back(request, post), table)

    @app_commands.command(name="close", description=described("table-close"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=suggest_tables)
    async def close(self, interaction: BotInteraction, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        asker = await authorised(interaction, Power.CLOSE_TABLE, table=view)
        # Owners' orders about their own tables are not audited.
        reason = None if view.owner_id == asker.player_id else "/table close"
        as_owner = asker.rank < Rank.MODERATOR
        await submit(interaction, view, lambda request: Close(request, reason, as_owner=as_owner))
