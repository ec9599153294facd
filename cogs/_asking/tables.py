"""The table that a command is about, and submitting a command to it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.common.escaping import clean
from bot.interactions import submission
from bot.interactions.click import BotInteraction
from bot.interactions.origin import permissions_at
from bot.moderation.powers import Power
from bot.publishing.table.private_access import has_role
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.scene.answers import Asking
from bot.ui.scene.stakes import game_line
from cogs._asking.asker import guild_of, moderates
from cogs._asking.authority import authorised

TABLES_NAMED_MOST: Final = 20
"""In one answer; Discord takes 2,000 characters."""


async def table_of(interaction: BotInteraction, chosen: str | None, *, seated: bool) -> TableView:
    """The table that is meant: the one named, else this channel's, else the only one that it can be.

    ``seated``: only a table where the asker sits can be meant; otherwise any that they can see.
    """
    tables = interaction.client.services.tables
    if chosen is not None:
        own = await _candidates(interaction, seated=True) if seated else []
        return _named(chosen, [*await visible_tables(interaction), *filter(None, map(tables.view, own))])
    here = tables.view_in(interaction.channel_id)
    if here is not None:
        return here
    candidates = await _candidates(interaction, seated=seated)
    views = [view for table_id in candidates if (view := tables.view(table_id)) is not None]
    if not views:
        raise Complaint("no-table-of-yours" if seated else "no-table-here")
    if len(views) > 1:
        raise Complaint("which-table", tables=", ".join(f"<#{view.channel_id}>" for view in views[:TABLES_NAMED_MOST]))
    return views[0]


async def table_in_sight(interaction: BotInteraction) -> TableView | None:
    """The table that ``table_of`` would choose, for suggestions. None where it would complain."""
    try:
        return await table_of(interaction, None, seated=True)
    except Complaint:
        return None


async def _candidates(interaction: BotInteraction, *, seated: bool) -> list[int]:
    if not seated:
        return [view.table_id for view in await visible_tables(interaction)]
    player = await interaction.client.services.directory.player_id(interaction.user.id)
    return interaction.client.services.tables.of_player(guild_of(interaction), player)


def _named(chosen: str, views: Iterable[TableView]) -> TableView:
    wanted = chosen.strip().casefold()
    for view in views:
        if wanted in (str(view.table_id), view.name.casefold()):
            return view
    raise Complaint("no-such-table", text=chosen)


async def visible_tables(interaction: BotInteraction) -> list[TableView]:
    """This server's open tables, without those in channels that the asker cannot see, and without private tables that
    they do not belong to. Moderators see private tables as well."""
    services, guild = interaction.client.services, guild_of(interaction)
    views = services.tables.in_guild(guild)
    if not any(view.settings.is_private for view in views):
        return [view for view in views if _sees(interaction, view.channel_id)]
    asker_moderates = await moderates(interaction)
    player = await services.directory.known(interaction.user.id) or 0
    return [view for view in views if _finds(interaction, view, player, moderates=asker_moderates)]


def _finds(interaction: BotInteraction, view: TableView, player: int, *, moderates: bool) -> bool:
    """A player who belongs to a private table finds it even while its thread does not show them yet."""
    if not view.settings.is_private or interaction.channel_id == view.channel_id:
        return _sees(interaction, view.channel_id)
    belongs = moderates or view.includes(player) or has_role(interaction.user, view.settings)
    return belongs and permissions_at(interaction, view.channel_id).view_channel


def _sees(interaction: BotInteraction, channel_id: int) -> bool:
    """A channel that Discord does not tell of, such as an archived thread, may be in a place closed to the asker."""
    if interaction.channel_id == channel_id:
        return True
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    # Nobody tells the bot who is in a private thread; its members find the table there.
    private = isinstance(channel, discord.Thread) and channel.is_private()
    allowed = permissions_at(interaction, channel_id)
    return allowed.view_channel and (allowed.manage_threads or not private)


async def suggest_tables(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    fitting = [view for view in await visible_tables(interaction) if typed.casefold() in view.name.casefold()]
    locale = str(interaction.locale)
    names = {
        str(view.table_id): f"{view.name}, {game_line(locale, view.settings)}"[:CHOICE_CHARACTERS] for view in fitting
    }
    return [app_commands.Choice(name=name, value=value) for value, name in list(names.items())[:CHOICES_MOST]]


async def table_meant(
    interaction: BotInteraction, power: Power, chosen: str | None, among: Sequence[TableView] | None = None
) -> TableView:
    """The table that the order is about, if the asker may give it: the one named, else this channel's, else the only
    one of ``among``, or of the server. Moderators find every table of the server, others those that they see. Raises
    Complaint."""
    if not await moderates(interaction):
        if power is not Power.CLOSE_TABLE:
            await authorised(interaction, power)
        view = await table_of(interaction, chosen, seated=False)
    else:
        view = _of_the_server(interaction, chosen, among)
    await authorised(interaction, power, table=view)
    return view


def _of_the_server(interaction: BotInteraction, chosen: str | None, among: Sequence[TableView] | None) -> TableView:
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


async def suggest_all_tables(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests every table of the server to moderators, and to others those that they see."""
    if not await moderates(interaction):
        return await suggest_tables(interaction, typed)
    views = interaction.client.services.tables.in_guild(guild_of(interaction))
    names = {view.table_id: f"{view.name}, {game_line(str(interaction.locale), view.settings)}" for view in views}
    fitting = [(table_id, name) for table_id, name in names.items() if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=str(table_id)) for table_id, name in fitting[:CHOICES_MOST]]


async def submit_seated(
    interaction: BotInteraction, message_of: Callable[[Request], Asking], chosen: str | None = None
) -> None:
    """Submits a command to the table where the asker sits, and tells them how it went. Raises Complaint."""
    await submit(interaction, await table_of(interaction, chosen, seated=True), message_of)


async def submit(interaction: BotInteraction, view: TableView, message_of: Callable[[Request], Asking]) -> None:
    """Submits a command to its table, and tells the asker how it went."""
    await submission.submit_and_tell(interaction, view.table_id, message_of)
