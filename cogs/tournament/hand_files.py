"""All hands of a tournament that is over, as files of the poker hand history standard, as the room saw them: no down
card that was not shown (T-5.3)."""

import asyncio
import io
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.common.discord_limits import FILE_BYTES_MOST
from bot.common.escaping import plain
from bot.common.one_at_a_time import OneAtATime
from bot.history.phh_file import phh_file
from bot.history.seen_events import NOBODY
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.hand_archive import LoggedHand
from bot.publishing.services import Services
from bot.tournaments.state import OVER
from bot.ui.discord.replies import acknowledge, fill, tell

_EXPORTS: Final = OneAtATime("export-busy")


async def send_hands(interaction: BotInteraction, tournament_id: int) -> None:
    """Sends them to the clicker alone."""
    services, locale, guild_id = interaction.client.services, interaction.locale.value, interaction.guild_id
    if guild_id is None or _is_on(services, tournament_id):
        await tell(interaction, say(locale, "tourney-hands-later"))
        return
    with _EXPORTS.of((guild_id, interaction.user.id)):
        await _send(interaction, services, guild_id, tournament_id)


async def _send(interaction: BotInteraction, services: Services, guild_id: int, tournament_id: int) -> None:
    locale = interaction.locale.value
    await acknowledge(interaction, thinking=True)
    hands = await services.office.hands.of_tournament(guild_id, tournament_id)
    names = services.names
    await names.learn(guild_id, {player for hand in hands for player in hand.players.values()})
    venue = plain(interaction.guild.name, 100) if interaction.guild is not None else ""
    made = await asyncio.to_thread(zipped, hands, lambda player: names.name(guild_id, player), venue)
    if not hands or len(made) > FILE_BYTES_MOST:
        key = "tourney-hands-too-large" if hands else "tourney-hands-none"
        await fill(interaction, content=say(locale, key))
        return
    await fill(
        interaction,
        content=say(locale, "tourney-hands", count=len(hands)),
        attachments=[discord.File(io.BytesIO(made), f"tournament-{tournament_id}.zip")],
    )


def _is_on(services: Services, tournament_id: int) -> bool:
    view = services.tournaments.view(tournament_id)
    return view is not None and view.state.phase not in OVER


def zipped(hands: Sequence[LoggedHand], name_of: Callable[[int], str | None], venue: str = "") -> bytes:
    """A zip of one ``.phh`` a hand. Slow for many: to be called off the event loop."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as folder:
        for hand in hands:
            folder.writestr(f"table-{hand.table_id}-hand-{hand.number:03}.phh", history(hand, name_of, venue))
    return made.getvalue()


def history(hand: LoggedHand, name_of: Callable[[int], str | None], venue: str = "") -> str:
    """The hand as a .phh file, with who played and where."""
    shown = replace(hand, table=plain(hand.table, 60))
    return phh_file(shown, NOBODY, lambda player: plain(name_of(player) or ""), venue)
