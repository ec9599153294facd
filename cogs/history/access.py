"""Access to finished hands: for everyone who was dealt in, and at tables that are not private for everyone who may see
their place."""

from functools import partial

import discord

from bot.common.complaint import Complaint
from bot.history.ids import hand_name
from bot.history.ports import HandPlace
from bot.interactions.click import BotInteraction
from bot.moderation.hand_archive import LoggedHand
from cogs._asking.asker import guild_of


async def open_hand(interaction: BotInteraction, table_id: int, number: int) -> tuple[LoggedHand, int | None]:
    """The hand, and the seat in which the asker was dealt in. Raises Complaint where they may not look at it, it is
    still running, or it is no longer kept. An asker who may not look learns nothing else about it."""
    place = await interaction.client.services.history.place(guild_of(interaction), table_id, number)
    player = await interaction.client.services.directory.known(interaction.user.id)
    name = hand_name(table_id, number)
    if place is None:
        raise Complaint("replay-not-there", hand=name)
    own = player is not None and player in place.dealt_in
    if not own and not await sees_place(interaction, place.channel_id):
        raise Complaint("replay-not-there", hand=name)
    if place.state == "live":
        raise Complaint("replay-running", hand=name)
    hand = await _kept(interaction, place, table_id, number)
    if not own and hand.settings.is_private:
        raise Complaint("replay-not-there", hand=name)
    return hand, next((seat for seat, who in hand.players.items() if who == player), None)


async def _kept(interaction: BotInteraction, place: HandPlace, table_id: int, number: int) -> LoggedHand:
    found = None
    if place.kept:
        found = await interaction.client.services.office.hands.hand(guild_of(interaction), table_id, number)
    if found is None:
        raise Complaint("replay-forgotten", hand=hand_name(table_id, number))
    return found


async def sees_place(interaction: BotInteraction, channel_id: int) -> bool:
    """True if the asker can see the channel or thread. The bot asks Discord for one that it does not know, such as an
    archived thread."""
    if interaction.channel_id == channel_id:
        return True
    guild = interaction.guild
    if guild is None or not isinstance(interaction.user, discord.Member):
        return False
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        try:
            outbox = interaction.client.services.outbox
            channel = await outbox.counted(partial(guild.fetch_channel, channel_id), "patient", ahead=True)
        except (discord.HTTPException, discord.InvalidData):
            return False
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if place is None:
        return False
    allowed = place.permissions_for(interaction.user)
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)
