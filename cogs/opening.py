"""What /table open works out and does: the buy-in, the seats, a name, a place of its own, and the table there."""

import contextlib
import logging
from dataclasses import dataclass
from typing import Final

import discord

from bot.client import Asked, Complaint
from bot.poker.games import GAMES
from bot.poker.house_rules import Stakes
from bot.tables.ports import NewTable, TableSettings, TableView
from bot.ui.phrases import say
from cogs.common import guild_of, request_of
from cogs.options import stakes_text

log = logging.getLogger(__name__)

BUY_IN_BIG_BETS: Final = 20
"""The usual buy-in."""
ARCHIVE_MINUTES: Final = 1440
"""A quiet thread leaves the channel's list after a day; the most patient of idle tables closes by then."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a new table lives."""

    channel_id: int
    thread: discord.Thread | None
    """The thread made for it; None where it is a channel that was there before."""


def buy_in_range(stakes: Stakes, least: int | None, most: int | None) -> tuple[int, int]:
    """The table's least and most buy-in in chips; one amount for all unless both are given (R-3.1)."""
    usual = BUY_IN_BIG_BETS * stakes.big_bet
    least = (usual if most is None else min(usual, most)) if least is None else least
    most = least if most is None else most
    if least < stakes.big_bet:
        raise Complaint("buy-in-too-small", least=stakes.big_bet)
    if most < least:
        raise Complaint("buy-in-order", least=least, most=most)
    return least, most


def seats_of(game: str, seats: int | None) -> int:
    most = GAMES[game].seats_most
    if seats is not None and seats > most:
        raise Complaint("seats-too-many", most=most)
    return most if seats is None else seats


async def open_table(interaction: Asked, settings: TableSettings) -> TableView:
    """Find the table a place and open it there. Raises Complaint and StoreError; the place is given up again then."""
    request = await request_of(interaction)
    assert request.player_id is not None
    name = _name(interaction)
    place = await _place(interaction, f"{name} \N{MIDDLE DOT} {_game_line(interaction, settings)}")
    new = NewTable(guild_of(interaction), place.channel_id, request.player_id, name, settings)
    try:
        return await interaction.client.services.tables.open(new, request)
    except BaseException:
        if place.thread is not None:
            with contextlib.suppress(discord.HTTPException):
                await place.thread.edit(archived=True)
        raise


def _name(interaction: Asked) -> str:
    """``Table 1``, by the lowest number that is free on the server."""
    locale = str(interaction.guild_locale or interaction.locale)
    taken = {view.name for view in interaction.client.services.tables.in_guild(guild_of(interaction))}
    names = (say(locale, "table-number", number=number) for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def _game_line(interaction: Asked, settings: TableSettings) -> str:
    game = say(str(interaction.guild_locale or interaction.locale), f"game-{settings.game}")
    return f"{game} {stakes_text(settings.stakes)}"


async def _place(interaction: Asked, name: str) -> Place:
    """A thread of its own where the bot may make one, else the channel itself."""
    channel, allowed = interaction.channel, interaction.app_permissions
    if isinstance(channel, discord.TextChannel) and allowed.create_public_threads and allowed.send_messages_in_threads:
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        try:
            thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
        except discord.HTTPException:
            log.info("no thread could be made in channel %d", channel.id, exc_info=True)
        else:
            return Place(thread.id, thread)
    in_thread = isinstance(channel, discord.Thread)
    if channel is None or not (allowed.send_messages_in_threads if in_thread else allowed.send_messages):
        raise Complaint("no-room-for-a-table")
    if interaction.client.services.tables.in_channel(channel.id) is not None:
        raise Complaint("channel-taken")
    return Place(channel.id, None)
