"""What every command of moderators shares: whom and which table it means, why, and under which request."""

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.client import Asked, Complaint
from bot.moderation.powers import Power, Rank
from bot.tables.ports import TableView
from bot.tables.saving import DuplicateRequest, Request
from bot.ui.audit_text import printable
from bot.ui.names import clean
from bot.ui.stakes_text import game_line
from cogs._asking.authority import authorised
from cogs._asking.ranks import rank_of
from cogs._asking.tables import TABLES_NAMED_MOST, guild_of, suggest_tables, table_of
from cogs._games.house_rules import CHOICES_MOST

REASON_MOST: Final = 200
"""Characters."""
Reason = app_commands.Range[str, 1, REASON_MOST]
Whom = discord.User | discord.Member
HAND_ID: Final = re.compile(r"#?\s*(?:([0-9]{1,18})\s*[-/\u2013]\s*)?([0-9]{1,18})", re.ASCII)
"""Phones make a dash of a hyphen."""


def reason_of(text: str, most: int = REASON_MOST) -> str:
    """As it is kept: one line of what can be seen. Raises Complaint for one that is empty or too long."""
    plain = printable(text)
    if not 1 <= len(plain) <= most:
        raise Complaint("reason-needed", most=most)
    return plain


# Requests


def derived(request: Request, part: int) -> Request:
    """The request for one part of a command that does several things, such as one of many tables.

    Discord's ids are positive and 64 bits wide, so a part's is a hash of the command's and its own below zero: it meets
    none of Discord's, and a second delivery of the command comes to the same, which is then refused as done.
    """
    digest = hashlib.blake2b(f"{request.request_id}:{part}".encode(), digest_size=8).digest()
    return replace(request, request_id=-1 - (int.from_bytes(digest) >> 1))


@contextmanager
def once() -> Iterator[None]:
    """A request that was carried out before becomes a complaint that says so."""
    try:
        yield
    except DuplicateRequest as error:
        raise Complaint("denial-already_done") from error


# People


async def ordered(interaction: Asked, power: Power, user: Whom, *, known: bool = False) -> int:
    """The pseudonym of whom the order is about, where the asker may give it. ``known``: only of one who has one; else
    it is made. Raises Complaint."""
    await authorised(interaction, power)
    player = await (known_player(interaction, user) if known else _player(interaction, user))
    await authorised(interaction, power, subject_id=player, subject=user)
    return player


async def known_player(interaction: Asked, user: Whom) -> int:
    """Raises Complaint for one who never did anything here: looking at him makes no pseudonym."""
    player = await interaction.client.services.directory.known(user.id)
    if player is None:
        raise Complaint("player-unknown", name=clean(user.display_name))
    _saw(interaction, player, user)
    return player


async def _player(interaction: Asked, user: Whom) -> int:
    if user.bot:
        raise Complaint("player-is-a-bot")
    player = await interaction.client.services.directory.player_id(user.id)
    _saw(interaction, player, user)
    return player


def _saw(interaction: Asked, player: int, user: Whom) -> None:
    interaction.client.services.names.saw(guild_of(interaction), player, user.display_name)


async def moderates(interaction: Asked) -> bool:
    """By his rank alone, for what is found and suggested; nothing is done on it, and he gets no pseudonym by it."""
    settings = await interaction.client.services.office.rooms.settings(guild_of(interaction))
    return rank_of(interaction.user, settings) >= Rank.MODERATOR


# Tables


async def table_meant(
    interaction: Asked, power: Power, chosen: str | None, among: Sequence[TableView] | None = None
) -> TableView:
    """The table that the order is about, where the asker may give it: the one named, else this channel's, else the only
    one of those it can be among. A moderator finds every table of the server; others those that they see. Raises
    Complaint."""
    if not await moderates(interaction):
        if power is not Power.CLOSE_TABLE:
            await authorised(interaction, power)
        view = await table_of(interaction, chosen, seated=False)
    else:
        view = _of_the_server(interaction, chosen, among)
    await authorised(interaction, power, table=view)
    return view


def _of_the_server(interaction: Asked, chosen: str | None, among: Sequence[TableView] | None) -> TableView:
    views = interaction.client.services.tables.in_guild(guild_of(interaction))
    if chosen is not None:
        return _named(chosen, views)
    here = [view for view in views if view.channel_id == interaction.channel_id]
    found = here or (views if among is None else among)
    if not found:
        raise Complaint("no-table-here")
    if len(found) > 1:
        raise Complaint("which-table-named", tables=", ".join(clean(view.name) for view in found[:TABLES_NAMED_MOST]))
    return found[0]


def _named(chosen: str, views: Sequence[TableView]) -> TableView:
    wanted = chosen.strip().casefold()
    for view in views:
        if wanted in (str(view.table_id), view.name.casefold()):
            return view
    raise Complaint("no-such-table", text=chosen)


async def suggest_all_tables(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    """Every table of the server for a moderator; for others those that they see."""
    if not await moderates(interaction):
        return await suggest_tables(interaction, typed)
    views = interaction.client.services.tables.in_guild(guild_of(interaction))
    names = {view.table_id: f"{view.name}, {game_line(str(interaction.locale), view.settings)}" for view in views}
    fitting = [(table_id, name) for table_id, name in names.items() if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=str(table_id)) for table_id, name in fitting[:CHOICES_MOST]]


# Hands


async def hand_meant(interaction: Asked, text: str) -> tuple[int, int]:
    """Table and number of ``7-12``; where a table is or was last, ``12`` is a hand of that table. Raises Complaint."""
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


# Answers


async def tell_view(interaction: Asked, view: discord.ui.LayoutView) -> None:
    """Answer a command that was deferred with a message of components."""
    await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())
