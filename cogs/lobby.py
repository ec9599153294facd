"""/table: receives what people want of tables; the table manager does the work and the phrases say how it went."""

from typing import Final, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Asked, Complaint, LowballClient, described, phrase, tell
from bot.poker.games import GAMES
from bot.poker.house_rules import Limit
from bot.tables.messages import Back, Close, Leave, Sit, SitOut
from bot.tables.ports import TableView
from bot.ui.phrases import say
from cogs.common import (
    CHIPS_MOST,
    Chips,
    options_explained,
    permissions_at,
    player_of,
    request_of,
    submit,
    suggest_tables,
    table_of,
    visible_tables,
)
from cogs.open_choices import limit_named, rotation_choices, rules_choices, stakes_choices
from cogs.opening import Openings, open_table
from cogs.ordering import Order, settings_of
from cogs.rotation import MIX
from cogs.stakes import Posts
from cogs.table_text import describe_table, list_text

SEATS_MOST: Final = max(game.seats_most for game in GAMES.values())
ROTATION_HANDS_MOST: Final = 100


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=described("table")):
    """Open, find, join and leave tables."""

    def __init__(self) -> None:
        self._openings = Openings()

    @app_commands.command(name="open", description=described("table-open"))
    @app_commands.describe(
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
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=phrase(f"game-{name}"), value=name) for name in (*GAMES, MIX)],
        limit=[app_commands.Choice(name=described(f"limit-{name}"), value=name) for name in get_args(Limit)],
    )
    @app_commands.autocomplete(stakes=stakes_choices, rules=rules_choices, rotation=rotation_choices)
    async def open(
        self,
        interaction: Asked,
        game: str,
        stakes: str,
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
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        posts = Posts(ante, bring_in, blinds)
        order = Order(
            game, stakes, limit_named(limit), seats, posts, buy_in, buy_in_most, rules, rotation, rotation_hands
        )
        view = await self._open(interaction, order)
        await tell(interaction, say(str(interaction.locale), "table-opened", channel=f"<#{view.channel_id}>"))

    async def _open(self, interaction: Asked, order: Order) -> TableView:
        settings, request = interaction.client.services.settings, await request_of(interaction)
        assert request.player_id is not None
        with options_explained(interaction):
            wanted = settings_of(
                order, turn_seconds=settings.turn_seconds, idle_seconds=60 * settings.table_idle_minutes
            )
        with self._openings.one_more(interaction, request.player_id):
            return await open_table(interaction, request, wanted)

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: Asked) -> None:
        await tell(interaction, list_text(str(interaction.locale), visible_tables(interaction)))

    @app_commands.command(name="info", description=described("table-info"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def info(self, interaction: Asked, table: str | None = None) -> None:
        view = await table_of(interaction, table, seated=False)
        await tell(interaction, describe_table(str(interaction.locale), view))

    @app_commands.command(name="sit", description=described("table-sit"))
    @app_commands.describe(
        buy_in=described("table-sit-buy-in"),
        seat=described("table-sit-seat"),
        post=described("table-sit-post"),
        table=described("table-option"),
    )
    @app_commands.autocomplete(table=suggest_tables)
    async def sit(
        self,
        interaction: Asked,
        buy_in: Chips | None = None,
        seat: app_commands.Range[int, 1, SEATS_MOST] | None = None,
        post: bool = False,
        table: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=False)
        await submit(interaction, view, Sit(await request_of(interaction), buy_in, seat, post))

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
    @app_commands.describe(post=described("table-sit-post"), table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def back(self, interaction: Asked, post: bool = False, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=True)
        await submit(interaction, view, Back(await request_of(interaction), post))

    @app_commands.command(name="close", description=described("table-close"))
    @app_commands.describe(table=described("table-option"))
    @app_commands.autocomplete(table=suggest_tables)
    async def close(self, interaction: Asked, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, table, seated=False)
        if not may_close(view, await player_of(interaction), permissions_at(interaction, view.channel_id)):
            raise Complaint("table-close-forbidden")
        await submit(interaction, view, Close(await request_of(interaction)))


def may_close(view: TableView, player_id: int, permissions: discord.Permissions) -> bool:
    """The opener may, and who manages the server or the table's channel; ``permissions`` are those there."""
    return view.owner_id == player_id or permissions.manage_guild or permissions.manage_channels


async def setup(client: LowballClient) -> None:
    await client.add_cog(Lobby())
