"""The finished hand that a command means."""

import re
from datetime import UTC, datetime
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from cogs._asking.asker import guild_of

HAND_ID: Final = re.compile(r"#?\s*(?:([0-9]{1,18})\s*[-/\u2013]\s*)?([0-9]{1,18})", re.ASCII)
"""Phones turn a hyphen into a dash."""


async def hand_meant(interaction: BotInteraction, text: str) -> tuple[int, int]:
    """Table and number of ``7-12``. In a channel that has or last had a table, ``12`` is a hand of that table. Raises
    Complaint."""
    match = HAND_ID.fullmatch(text.strip())
    if match is None:
        raise Complaint("hand-unreadable", text=text)
    if match[1] is not None:
        return int(match[1]), int(match[2])
    archive = interaction.client.services.office.hands
    here = await archive.table_at(guild_of(interaction), interaction.channel_id or 0)
    if here is None:
        raise Complaint("hand-of-which-table", text=text)
    return here, int(match[2])


async def suggest_own_hands(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """The asker's last finished hands."""
    player = await interaction.client.services.directory.known(interaction.user.id)
    return [] if player is None else await hand_choices(interaction, player, typed)


async def hand_choices(interaction: BotInteraction, player: int | None, typed: str) -> list[app_commands.Choice[str]]:
    hands = interaction.client.services.office.hands
    recent = await hands.recent(guild_of(interaction), player_id=player, most=4 * CHOICES_MOST)
    found = [
        (hand_name(table_id, number), _choice(str(interaction.locale), table_id, name, number, closed_ms))
        for table_id, name, number, closed_ms in recent
    ]
    fitting = [(value, told) for value, told in found if typed.strip().casefold() in told.casefold()]
    return [app_commands.Choice(name=told, value=value) for value, told in fitting[:CHOICES_MOST]]


def _choice(locale: str, table_id: int, name: str, number: int, closed_ms: int) -> str:
    """Discord shows a choice as plain text, so that the time cannot be the reader's own."""
    when = datetime.fromtimestamp(closed_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return say(locale, "hand-choice", hand=hand_name(table_id, number), table=clean(name), when=when)
