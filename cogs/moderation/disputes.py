"""/dispute: receives a player's complaint about a hand, and saves it with the post to the moderators."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.hand_archive import LoggedHand
from bot.moderation.ports import Dispute, TooManyDisputes
from bot.ui.discord.replies import suggesting, tell
from bot.ui.moderation.disputes import TEXT_MOST
from bot.ui.text.command_texts import described
from bot.ui.text.hand_names import HandNames
from cogs._asking.asker import guild_of, player_of, request_of
from cogs._asking.hands import hand_meant, suggest_own_hands
from cogs._asking.requests import reason_of

OPEN_MOST: Final = 5
"""Most disputes that one player may have open, by the file's own rule."""


class Disputes(commands.Cog):
    """Have a moderator look at a hand."""

    @app_commands.command(name="dispute", description=described("dispute"))
    @app_commands.guild_only()
    @app_commands.describe(text=described("dispute-text"), hand=described("dispute-hand"))
    @suggesting(hand=suggest_own_hands)
    async def dispute(
        self, interaction: BotInteraction, text: app_commands.Range[str, 1, TEXT_MOST], hand: str | None = None
    ) -> None:
        words = reason_of(text, TEXT_MOST)
        disputed = await _hand(interaction, await player_of(interaction), hand)
        dispute = await _open(interaction, disputed, words)
        interaction.client.services.due_posts.look()
        name = HandNames({dispute.table_id: disputed.table}).plain(dispute.table_id, dispute.hand_number)
        await tell(interaction, say(str(interaction.locale), "dispute-saved", id=dispute.dispute_id, hand=name))


async def _hand(interaction: BotInteraction, player: int, text: str | None) -> LoggedHand:
    """The hand that is meant, by default the asker's last one. A player who was not dealt in learns nothing of a hand,
    not even whether it was ever played. Raises Complaint."""
    hands, guild = interaction.client.services.office.hands, guild_of(interaction)
    if text is None:
        recent = await hands.recent(guild, player_id=player, most=1)
        if not recent:
            raise Complaint("dispute-no-hand")
        ((table_id, _, number, _),) = recent
    else:
        table_id, number = await hand_meant(interaction, text)
    found = await hands.hand(guild, table_id, number)
    if found is None or player not in found.players.values():
        raise Complaint("dispute-not-yours", hand=hand_name(table_id, number))
    return found


async def _open(interaction: BotInteraction, hand: LoggedHand, words: str) -> Dispute:
    services, request = interaction.client.services, await request_of(interaction)
    assert request.player_id is not None
    dispute = Dispute(hand.guild_id, hand.table_id, hand.number, request.player_id, words, services.timer.now_ms())
    try:
        return replace(dispute, dispute_id=await services.office.disputes.open(request, dispute))
    except TooManyDisputes as error:
        unsettled = await services.office.disputes.unsettled(hand.guild_id)
        raise _too_many(dispute, unsettled) from error


def _too_many(refused: Dispute, unsettled: Sequence[Dispute]) -> Complaint:
    hand = (refused.player_id, refused.table_id, refused.hand_number)
    if any((each.player_id, each.table_id, each.hand_number) == hand for each in unsettled):
        return Complaint("dispute-again")
    return Complaint("dispute-too-many", most=OPEN_MOST)
