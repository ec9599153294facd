"""/mod: receives moderators' orders. The tables, the conduct book and the chip desk do the work."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction
from bot.moderation.powers import Power
from bot.ui.discord.replies import suggesting
from bot.ui.moderation.disputes import RULING_MOST
from bot.ui.text.command_texts import described
from cogs._asking.authority import authorised
from cogs._asking.hands import hand_meant
from cogs._asking.requests import Reason
from cogs._asking.tables import suggest_all_tables
from cogs.moderation import open_disputes, players, tables
from cogs.moderation.fair_play import DAYS_MOST, show_flags
from cogs.moderation.hands import show_hand, suggest_hands

User = discord.User
_REASON = described("mod-reason")
_TABLE = described("mod-table")
_PLAYER = described("mod-player")


@app_commands.guild_only()
class Moderation(commands.GroupCog, group_name="mod", group_description=described("mod")):
    """Keep order at the tables. Discord's permissions only hide commands: each command checks who may give it."""

    # Tables

    @app_commands.command(name="pause", description=described("mod-pause"))
    @app_commands.describe(reason=_REASON, table=_TABLE, after_hand=described("mod-pause-after-hand"))
    @suggesting(table=suggest_all_tables)
    async def pause(
        self, interaction: BotInteraction, reason: Reason, table: str | None = None, after_hand: bool = False
    ) -> None:
        await tables.pause(interaction, table, reason, after_hand=after_hand)

    @app_commands.command(name="resume", description=described("mod-resume"))
    @app_commands.describe(reason=_REASON, table=_TABLE)
    @suggesting(table=suggest_all_tables)
    async def resume(self, interaction: BotInteraction, reason: Reason | None = None, table: str | None = None) -> None:
        await tables.resume(interaction, table, reason)

    @app_commands.command(name="close", description=described("mod-close"))
    @app_commands.describe(reason=_REASON, table=_TABLE, void_hand=described("mod-close-void-hand"))
    @suggesting(table=suggest_all_tables)
    async def close(
        self, interaction: BotInteraction, reason: Reason, table: str | None = None, void_hand: bool = False
    ) -> None:
        await tables.close(interaction, table, reason, void_hand=void_hand)

    @app_commands.command(name="void", description=described("mod-void"))
    @app_commands.describe(reason=_REASON, table=_TABLE)
    @suggesting(table=suggest_all_tables)
    async def void(self, interaction: BotInteraction, reason: Reason, table: str | None = None) -> None:
        await tables.void(interaction, table, reason)

    @app_commands.command(name="kick", description=described("mod-kick"))
    @app_commands.describe(player=_PLAYER, reason=_REASON, table=_TABLE)
    @suggesting(table=suggest_all_tables)
    async def kick(self, interaction: BotInteraction, player: User, reason: Reason, table: str | None = None) -> None:
        await tables.kick(interaction, player, table, reason)

    @app_commands.command(name="handover", description=described("mod-handover"))
    @app_commands.describe(player=_PLAYER, reason=_REASON, table=_TABLE)
    @suggesting(table=suggest_all_tables)
    async def hand_over(
        self, interaction: BotInteraction, player: User, reason: Reason, table: str | None = None
    ) -> None:
        await tables.hand_over(interaction, player, table, reason)

    @app_commands.command(name="lasthand", description=described("mod-lasthand"))
    @app_commands.describe(reason=_REASON)
    async def last_hand(self, interaction: BotInteraction, reason: Reason) -> None:
        await tables.last_hand(interaction, reason)

    # Players and their chips

    @app_commands.command(name="ban", description=described("mod-ban"))
    @app_commands.describe(player=_PLAYER, reason=_REASON, hours=described("mod-ban-hours"))
    async def ban(
        self, interaction: BotInteraction, player: User, reason: Reason, hours: players.Hours | None = None
    ) -> None:
        await players.ban(interaction, player, hours, reason)

    @app_commands.command(name="unban", description=described("mod-unban"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def unban(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        await players.unban(interaction, player, reason)

    @app_commands.command(name="freeze", description=described("mod-freeze"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def freeze(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        await players.freeze(interaction, player, reason)

    @app_commands.command(name="unfreeze", description=described("mod-unfreeze"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def unfreeze(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        await players.unfreeze(interaction, player, reason)

    @app_commands.command(name="grant", description=described("mod-grant"))
    @app_commands.describe(player=_PLAYER, amount=described("mod-grant-amount"), reason=_REASON)
    async def grant(self, interaction: BotInteraction, player: User, amount: players.Amount, reason: Reason) -> None:
        await players.grant(interaction, player, amount, reason)

    @app_commands.command(name="deduct", description=described("mod-deduct"))
    @app_commands.describe(player=_PLAYER, amount=described("mod-deduct-amount"), reason=_REASON)
    async def deduct(self, interaction: BotInteraction, player: User, amount: players.Amount, reason: Reason) -> None:
        await players.deduct(interaction, player, amount, reason)

    @app_commands.command(name="reset", description=described("mod-reset"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def reset(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        await players.reset(interaction, player, reason)

    # Hands, disputes, fair play

    @app_commands.command(name="hand", description=described("mod-hand"))
    @app_commands.describe(id=described("mod-hand-id"))
    @suggesting(id=suggest_hands)
    async def hand(self, interaction: BotInteraction, id: str) -> None:
        await authorised(interaction, Power.SEE_HAND)
        await show_hand(interaction, *await hand_meant(interaction, id))

    @app_commands.command(name="disputes", description=described("mod-disputes"))
    async def disputes(self, interaction: BotInteraction) -> None:
        await open_disputes.list_disputes(interaction)

    @app_commands.command(name="settle", description=described("mod-settle"))
    @app_commands.describe(id=described("mod-settle-id"), ruling=described("mod-settle-ruling"))
    @suggesting(id=open_disputes.suggest_disputes)
    async def settle(
        self,
        interaction: BotInteraction,
        id: app_commands.Range[int, 1, 10**15],
        ruling: app_commands.Range[str, 1, RULING_MOST],
    ) -> None:
        await open_disputes.settle(interaction, id, ruling)

    @app_commands.command(name="flags", description=described("mod-flags"))
    @app_commands.describe(days=described("mod-flags-days"))
    async def flags(self, interaction: BotInteraction, days: app_commands.Range[int, 1, DAYS_MOST] = 30) -> None:
        await authorised(interaction, Power.SEE_FLAGS)
        await show_flags(interaction, days)
