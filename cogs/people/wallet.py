"""/wallet and /claim: receive the question or the claim. The bank does the work.

Discord allows no command both bare and with subcommands, and people type ``/wallet`` to see their chips: so it stands
bare, and the daily claim beside it.
"""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.ban_words import end_of_ban, sanctions_told
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.tables.ports import Claim
from bot.tables.saving import PlayerBanned, WalletFrozen
from bot.ui.discord.replies import tell
from bot.ui.text.command_texts import described
from bot.ui.text.moments import due_stamp
from cogs._asking.asker import guild_of, player_of, request_of

DAY_MS: Final = 24 * 60 * 60 * 1000


class Wallet(commands.Cog):
    """See your chips off the table."""

    @app_commands.command(name="wallet", description=described("wallet"))
    @app_commands.guild_only()
    async def wallet(self, interaction: BotInteraction) -> None:
        services, guild, player = interaction.client.services, guild_of(interaction), await player_of(interaction)
        now, grant = services.timer.now_ms(), await services.wallets.starting_chips(guild)
        balance = await services.bank.wallet(guild, player, grant, now)
        seated = await services.bank.at_tables(guild, player)
        locale = str(interaction.locale)
        lines = sanctions_told(Phrases(locale), await services.standings.sanctions(guild, player))
        await tell(interaction, "\n".join([say(locale, "wallet-balance", chips=balance, seated=seated), *lines]))

    @app_commands.command(name="claim", description=described("claim"))
    @app_commands.guild_only()
    async def claim(self, interaction: BotInteraction) -> None:
        services, request = interaction.client.services, await request_of(interaction)
        guild = guild_of(interaction)
        amount = await services.wallets.daily_claim(guild)
        now = services.timer.now_ms()
        try:
            claim = await services.bank.claim(request, guild, amount, now)
        except PlayerBanned as error:
            until = await end_of_ban(services.standings, guild, request.player_id, str(interaction.locale))
            raise Complaint("claim-banned", until=until) from error
        except WalletFrozen as error:
            raise Complaint("claim-frozen") from error
        await tell(interaction, claim_text(str(interaction.locale), claim, amount, now))


def claim_text(locale: str, claim: Claim, amount: int, now_ms: int) -> str:
    if not amount:
        return say(locale, "claim-none")
    if claim.refused == "not_broke":
        return say(locale, "claim-not-broke", amount=amount, balance=claim.balance)
    if claim.refused == "too_soon":
        due_ms = claim.next_ms or 0
        # The last claim is in the future: the host's clock was put back since.
        key = "claim-clock" if due_ms - now_ms > DAY_MS else "claim-too-soon"
        return say(locale, key, when=due_stamp(due_ms))
    return say(locale, "claim-granted", chips=claim.granted, balance=claim.balance)
