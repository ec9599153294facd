"""/table: receives what people want of tables. The table manager does the work and the phrases say how it went."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of, spot_of
from bot.locales.phrases import Phrases, say
from bot.moderation.powers import Power, Rank
from bot.tables.messages import Back, Close, Leave, Sit, SitOut
from bot.tables.ports import TableView
from bot.typed.amounts import CHIPS_MOST
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.stakes import CUSTOMARY, Posts
from bot.typed.table_order import TableOrder
from bot.ui.discord.replies import fill, show, suggesting, tell
from bot.ui.scene.table_text import describe_table
from bot.ui.table.joining import TableList
from bot.ui.text.command_texts import described
from bot.use_cases.finding import has_role
from bot.use_cases.tables.terms import for_practice, private_terms
from cogs._shared.choices import (
    SEATS_MOST,
    game_choices,
    limit_choices,
    limit_named,
    pace_choices,
    rotation_choices,
    rules_choices,
)
from cogs._shared.options import Chips
from cogs.table.around_play import AroundPlayCommands

ROTATION_HANDS_MOST: Final = 100


@app_commands.guild_only()
class TableCommands(
    AroundPlayCommands, commands.GroupCog, name="Tables", group_name="table", group_description=described("table")
):
    """Open, find, join and leave tables."""

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
    @suggesting(
        stakes=lambda cog: cog.orders.stakes,
        rules=rules_choices,
        rotation=rotation_choices,
        preset=lambda cog: cog.orders.presets,
    )
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
        origin = origin_of(interaction)
        await self._authority.may(origin, Power.OPEN_TABLE)
        posts = Posts(ante, bring_in, blinds)
        others = (seats, posts, buy_in, buy_in_most, rules, rotation, rotation_hands)
        if preset is not None:
            if any(each is not None for each in (game, stakes, limit, pace, *others) if each != CUSTOMARY):
                raise Complaint("preset-alone")
            wanted = await self._terms.preset(origin.server, preset)
        elif game is None or stakes is None:
            raise Complaint("open-what")
        else:
            order = TableOrder(game, stakes, limit_named(limit), *others)
            wanted = await self._terms.ordered(origin.server, order, pace=pace)
        role_id = role.id if role is not None else None
        wanted = private_terms(wanted, private=private, role_id=role_id)
        wanted = for_practice(wanted) if practice else wanted
        view = (await self._opening.open(origin, wanted, spot_of(interaction), name, practice=practice)).view
        await self._tell_opened(interaction, view)
        if not view.settings.is_private and not practice:
            await self._places.announce(view, interaction.channel_id or 0)

    async def _tell_opened(self, interaction: BotInteraction, view: TableView) -> None:
        """Let the opener into the table, and tell them where it is."""
        say, lines, key = Phrases(interaction.locale.value), list[str](), "table-opened"
        if view.settings.is_private:
            key = "table-opened-private" if self._places.is_hidden(view) else "table-opened-private-seen"
            if not await self._places.let_in(view, interaction.user.id):
                table = self._answers.scene(interaction, view).table_name()
                lines = [say("table-watch-locked", table=table)]
        await tell(interaction, "\n".join([say(key, channel=f"<#{view.channel_id}>"), *lines]))

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: BotInteraction) -> None:
        views, locale = await self._finding.visible(origin_of(interaction)), interaction.locale.value
        if views:
            await fill(interaction, view=TableList(locale, views))
        else:
            await tell(interaction, say(locale, "table-list-empty"))

    @app_commands.command(name="info", description=described("table-info"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def info(self, interaction: BotInteraction, table: str | None = None) -> None:
        view = await self._finding.table(origin_of(interaction), table, seated=False)
        owner = self._readers.names.name(view.guild_id, view.owner_id)
        await tell(interaction, describe_table(interaction.locale.value, view, owner))

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
        view = await self._finding.table(origin_of(interaction), table, seated=False)
        by_role = has_role(person_of(interaction.user), view.settings)
        await self._answers.let_in(interaction, view)
        await self._answers.submit_and_tell(
            interaction, view.table_id, lambda request: Sit(request, buy_in, seat, post, by_role)
        )

    @app_commands.command(name="leave", description=described("table-leave"))
    @app_commands.describe(table=described("table-option"))
    @suggesting(table=lambda cog: cog.suggestions.visible)
    async def leave(self, interaction: BotInteraction, table: str | None = None) -> None:
        view = await self._answers.seat_of(interaction, table)
        question = await self._answers.leave_question(interaction, view.table_id)
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
        view = await self._finding.table(origin_of(interaction), table, seated=False)
        asker = await self._authority.may(origin_of(interaction), Power.CLOSE_TABLE, table=view)
        # Owners' orders about their own tables are not audited.
        reason = None if view.owner_id == asker.player_id else "/table close"
        as_owner = asker.rank < Rank.MODERATOR
        await self._answers.submit_and_tell(
            interaction, view.table_id, lambda request: Close(request, reason, as_owner=as_owner)
        )
