"""/wallet and /claim: to show a player their chips, and to refill their wallet once a day.

Discord does not allow a command both alone and with subcommands. People type ``/wallet`` to see their chips, so the
daily claim is a separate command.
"""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.interactions.ban_words import sanctions_told
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases, say
from bot.tables.ports import Claim
from bot.ui.discord.replies import tell
from bot.ui.text.command_texts import described
from bot.ui.text.moments import due_stamp
from bot.use_cases.own_wallet import OwnWallet

DAY_MS: Final = 24 * 60 * 60 * 1000


class WalletCommands(commands.Cog, name="Wallet"):
    """The commands /wallet and /claim."""

    def __init__(self, wallet: OwnWallet) -> None:
        self._wallet = wallet

    @app_commands.command(name="wallet", description=described("wallet"))
    @app_commands.guild_only()
    async def wallet(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        status = await self._wallet.status(origin)
        say = Phrases(origin.locale)
        balance = say("wallet-balance", chips=status.wallet, seated=status.at_tables)
        await tell(interaction, "\n".join([balance, *sanctions_told(say, status.sanctions)]))

    @app_commands.command(name="claim", description=described("claim"))
    @app_commands.guild_only()
    async def claim(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        claim = await self._wallet.claim(origin)
        await tell(interaction, claim_text(origin.locale, claim.claim, claim.amount, claim.at_ms))


def claim_text(locale: str, claim: Claim, amount: int, now_ms: int) -> str:
    if not amount:
        return say(locale, "claim-none")
    if claim.refused == "not_broke":
        return say(locale, "claim-not-broke", amount=amount, balance=claim.balance)
    if claim.refused == "too_soon":
        due_ms = claim.next_ms or 0
        # The last claim is in the future: the host's clock was set back since then.
        key = "claim-clock" if due_ms - now_ms > DAY_MS else "claim-too-soon"
        return say(locale, key, when=due_stamp(due_ms))
    return say(locale, "claim-granted", chips=claim.granted, balance=claim.balance)
