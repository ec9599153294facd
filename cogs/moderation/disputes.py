"""/dispute for players, and the list of disputes that moderators read and settle."""

from discord import app_commands
from discord.ext import commands

from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.common.escaping import plain
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases, say
from bot.moderation.ports import DISPUTE_MOST, Dispute
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.moderation.open_disputes import OpenDisputes
from bot.ui.scene.answers import NameOf
from bot.ui.text.command_texts import described
from bot.ui.text.hand_names import HandNames
from bot.use_cases.moderating.disputes import HandlingDisputes
from cogs._shared.suggestions import HandSuggestions
from cogs.moderation.naming import Naming


class DisputeCommands(commands.Cog, name="Disputes"):
    """The command with which players ask a moderator to look at a hand."""

    def __init__(self, disputes: HandlingDisputes, hands: HandSuggestions) -> None:
        self._disputes = disputes
        self.hands = hands

    @app_commands.command(name="dispute", description=described("dispute"))
    @app_commands.guild_only()
    @app_commands.describe(text=described("dispute-text"), hand=described("dispute-hand"))
    @suggesting(hand=lambda cog: cog.hands.own)
    async def dispute(
        self, interaction: BotInteraction, text: app_commands.Range[str, 1, DISPUTE_MOST], hand: str | None = None
    ) -> None:
        origin = origin_of(interaction)
        opened = await self._disputes.open(origin, text, hand)
        (dispute,) = opened.disputes
        name = HandNames(opened.tables).plain(dispute.table_id, dispute.hand_number)
        await tell(interaction, say(origin.locale, "dispute-saved", id=dispute.dispute_id, hand=name))


class DisputeList:
    """The list of open disputes, for /mod disputes and /mod settle."""

    def __init__(self, disputes: HandlingDisputes, naming: Naming) -> None:
        self._disputes = disputes
        self._naming = naming

    async def show(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        say, open_disputes = Phrases(origin.locale), await self._disputes.unsettled(origin)
        if not open_disputes.disputes:
            await tell(interaction, say("disputes-none"))
            return
        name_of = await self._naming.of(origin, {dispute.player_id for dispute in open_disputes.disputes})
        await fill(
            interaction, view=OpenDisputes(say, open_disputes.disputes, name_of, HandNames(open_disputes.tables))
        )

    async def suggest(self, interaction: BotInteraction, typed: float | str) -> list[app_commands.Choice[int]]:
        """Suggest open disputes by number, hand, name or text."""
        origin = origin_of(interaction)
        disputes = await self._disputes.suggested(origin)
        name_of = await self._naming.of(origin, {dispute.player_id for dispute in disputes})
        wanted, locale = str(typed).strip().casefold(), origin.locale
        lines = {dispute.dispute_id: _choice(locale, dispute, name_of) for dispute in disputes}
        fitting = [(number, line) for number, line in lines.items() if wanted in line.casefold()]
        return [app_commands.Choice(name=line, value=number) for number, line in fitting[:CHOICES_MOST]]

    async def settle(self, interaction: BotInteraction, dispute_id: int, ruling: str) -> None:
        origin = origin_of(interaction)
        reached = await self._disputes.settle(origin, dispute_id, ruling)
        await tell(interaction, say(origin.locale, "dispute-settled" if reached else "dispute-settled-untold"))


def _choice(locale: str, dispute: Dispute, name_of: NameOf) -> str:
    """Return the dispute as a suggestion.

    Its text is not escaped, because Discord shows suggestions as plain text.
    """
    name, hand = name_of(dispute.player_id), hand_name(dispute.table_id, dispute.hand_number)
    player_name = plain(name) if name else say(locale, "somebody-gone")
    text = say(locale, "with-label", label=player_name, text=dispute.text)
    return plain(f"{dispute.dispute_id} · {hand} · {text}", CHOICE_CHARACTERS)
