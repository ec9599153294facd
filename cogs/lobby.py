"""/table: receives what people want of tables; the table manager does the work and the phrases say how it went."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Asked, Complaint, LowballClient, described, tell
from bot.poker.games import GAMES
from bot.tables.messages import Back, Close, Leave, Sit, SitOut
from bot.tables.ports import TableSettings, TableView
from bot.ui.phrases import say
from cogs.common import player_of, request_of, submit, suggest_tables, table_of, visible_tables
from cogs.opening import buy_in_range, open_table, seats_of
from cogs.options import OptionError, parse_house_rules, parse_stakes, stakes_text, suggest_rules, suggest_stakes
from cogs.table_text import describe_table, list_line, stakes_line

SEATS_MOST: Final = max(game.seats_most for game in GAMES.values())
CHIPS_MOST: Final = 10**12
LINES_MOST: Final = 20
"""Tables in one answer; Discord takes 2,000 characters."""

Chips = app_commands.Range[int, 1, CHIPS_MOST]


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=described("table")):
    """Open, find, join and leave tables."""

    @app_commands.command(name="open", description=described("table-open"))
    @app_commands.describe(
        game=described("table-open-game"),
        stakes=described("table-open-stakes"),
        seats=described("table-open-seats"),
        ante=described("table-open-ante"),
        bring_in=described("table-open-bring-in"),
        buy_in=described("table-open-buy-in"),
        buy_in_most=described("table-open-buy-in-most"),
        rules=described("table-open-rules"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=described(f"game-{name}"), value=name) for name in GAMES],
    )
    async def open(
        self,
        interaction: Asked,
        game: str,
        stakes: str,
        seats: app_commands.Range[int, 2, SEATS_MOST] | None = None,
        ante: app_commands.Range[int, 0, CHIPS_MOST] | None = None,
        bring_in: Chips | None = None,
        buy_in: Chips | None = None,
        buy_in_most: Chips | None = None,
        rules: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            table_stakes, house_rules = parse_stakes(stakes, ante, bring_in), parse_house_rules(rules)
        except OptionError as error:
            raise Complaint(error.key, **error.values) from error
        least, most = buy_in_range(table_stakes, buy_in, buy_in_most)
        settings = interaction.client.services.settings
        view = await open_table(
            interaction,
            TableSettings(
                game=game,
                stakes=table_stakes,
                rules=house_rules,
                seats_max=seats_of(game, seats),
                buy_in_least=least,
                buy_in_most=most,
                turn_seconds=settings.turn_seconds,
                idle_seconds=60 * settings.table_idle_minutes,
            ),
        )
        await tell(interaction, say(str(interaction.locale), "table-opened", channel=f"<#{view.channel_id}>"))

    @open.autocomplete("stakes")
    async def _stakes(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        locale = str(interaction.locale)
        return [
            app_commands.Choice(name=stakes_line(locale, stakes), value=stakes_text(stakes))
            for stakes in suggest_stakes(typed)
        ]

    @open.autocomplete("rules")
    async def _rules(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=text, value=text) for text in suggest_rules(typed)]

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: Asked) -> None:
        locale = str(interaction.locale)
        views = visible_tables(interaction)
        lines = [list_line(locale, view) for view in views[:LINES_MOST]]
        if len(views) > LINES_MOST:
            lines.append(say(locale, "table-list-more", count=len(views) - LINES_MOST))
        await tell(interaction, "\n".join(lines) or say(locale, "table-list-empty"))

    @app_commands.command(name="info", description=described("table-info"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def info(self, interaction: Asked, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        await tell(interaction, describe_table(str(interaction.locale), view))

    @app_commands.command(name="sit", description=described("table-sit"))
    @app_commands.describe(
        buy_in=described("table-sit-buy-in"), seat=described("table-sit-seat"), table=described("table-option")
    )
    @app_commands.autocomplete(table=suggest_tables)
    async def sit(
        self,
        interaction: Asked,
        buy_in: Chips | None = None,
        seat: app_commands.Range[int, 1, SEATS_MOST] | None = None,
        table: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=False)
        await submit(interaction, view, Sit(await request_of(interaction), buy_in, seat))

    @app_commands.command(name="leave", description=described("table-leave"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def leave(self, interaction: Asked, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=True)
        await submit(interaction, view, Leave(await request_of(interaction)))

    @app_commands.command(name="sitout", description=described("table-sitout"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def sitout(self, interaction: Asked, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=True)
        await submit(interaction, view, SitOut(await request_of(interaction)))

    @app_commands.command(name="back", description=described("table-back"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def back(self, interaction: Asked, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=True)
        await submit(interaction, view, Back(await request_of(interaction)))

    @app_commands.command(name="close", description=described("table-close"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def close(self, interaction: Asked, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=False)
        if not may_close(view, await player_of(interaction), interaction.permissions):
            raise Complaint("table-close-forbidden")
        await submit(interaction, view, Close(await request_of(interaction)))


def may_close(view: TableView, player_id: int, permissions: discord.Permissions) -> bool:
    """The opener may, and who manages the server or its channels."""
    return view.owner_id == player_id or permissions.manage_guild or permissions.manage_channels


async def setup(client: LowballClient) -> None:
    await client.add_cog(Lobby())
