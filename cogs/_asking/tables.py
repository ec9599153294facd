"""Who asks, and about which table: what every cog does before it submits anything."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import discord
from discord import app_commands

from bot.client import Asked, Complaint, tell
from bot.moderation.powers import Rank
from bot.tables.deciding.guests import knows
from bot.tables.messages import Sit
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.answers import Asking, answer
from bot.ui.first_time import first_words
from bot.ui.guest_sight import has_role
from bot.ui.phrases import say
from bot.ui.room_defaults import starting_chips
from bot.ui.stakes_text import game_line
from bot.ui.standings import end_told
from cogs._asking.ranks import rank_of
from cogs._games.house_rules import CHOICE_CHARACTERS, CHOICES_MOST, OptionError
from cogs._games.table_text import game_name

CHIPS_MOST: Final = 10**12
TABLES_NAMED_MOST: Final = 20
"""In one answer; Discord takes 2,000 characters."""
Chips = app_commands.Range[int, 1, CHIPS_MOST]


async def player_of(interaction: Asked) -> int:
    """The asker's pseudonym; his wallet opens with the first grant at first use."""
    services, guild = interaction.client.services, guild_of(interaction)
    player = await services.directory.player_id(interaction.user.id)
    services.names.saw(guild, player, interaction.user.display_name)
    await services.bank.wallet(guild, player, await starting_chips(services, guild), services.timer.now_ms())
    return player


def guild_of(interaction: Asked) -> int:
    if interaction.guild_id is None:
        raise Complaint("only-in-a-server")
    return interaction.guild_id


async def request_of(interaction: Asked) -> Request:
    """The asker and this very command, so that it is carried out once."""
    command = interaction.command
    name = command.qualified_name if command else "unknown"
    return Request(interaction.id, await player_of(interaction), name)


async def table_of(interaction: Asked, chosen: str | None, *, seated: bool) -> TableView:
    """The table meant: the one named, else this channel's, else the only one it can be.

    ``seated``: it can only be one where the asker sits; otherwise any that he can see.
    """
    tables = interaction.client.services.tables
    if chosen is not None:
        own = await _candidates(interaction, seated=True) if seated else []
        return _named(chosen, [*await visible_tables(interaction), *filter(None, map(tables.view, own))])
    here = tables.in_channel(interaction.channel_id) if interaction.channel_id else None
    candidates = [here] if here is not None else await _candidates(interaction, seated=seated)
    views = [view for table_id in candidates if (view := tables.view(table_id)) is not None]
    if not views:
        raise Complaint("no-table-of-yours" if seated else "no-table-here")
    if len(views) > 1:
        raise Complaint("which-table", tables=", ".join(f"<#{view.channel_id}>" for view in views[:TABLES_NAMED_MOST]))
    return views[0]


async def table_in_sight(interaction: Asked) -> TableView | None:
    """The table that ``table_of`` would take the asker to mean, for suggestions: None where it would complain."""
    try:
        return await table_of(interaction, None, seated=True)
    except Complaint:
        return None


async def _candidates(interaction: Asked, *, seated: bool) -> list[int]:
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


async def visible_tables(interaction: Asked) -> list[TableView]:
    """This server's open tables, but for those in channels that the asker cannot see, and for private ones that are
    none of his; a moderator sees these, too."""
    services, guild = interaction.client.services, guild_of(interaction)
    views = services.tables.in_guild(guild)
    if not any(view.settings.is_private for view in views):
        return [view for view in views if _sees(interaction, view.channel_id)]
    moderates = rank_of(interaction.user, await services.office.rooms.settings(guild)) >= Rank.MODERATOR
    player = await services.directory.known(interaction.user.id) or 0
    return [view for view in views if _finds(interaction, view, player, moderates=moderates)]


def _finds(interaction: Asked, view: TableView, player: int, *, moderates: bool) -> bool:
    """Who belongs to a private table finds it also where its thread does not show him yet."""
    if not view.settings.is_private or interaction.channel_id == view.channel_id:
        return _sees(interaction, view.channel_id)
    belongs = moderates or knows(view, player) or has_role(interaction.user, view.settings)
    return belongs and permissions_at(interaction, view.channel_id).view_channel


def _sees(interaction: Asked, channel_id: int) -> bool:
    """A channel that Discord no longer tells of, such as an archived thread, may be in a place closed to the asker."""
    if interaction.channel_id == channel_id:
        return True
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    # Who is in a private thread nobody tells the bot; its members find the table there.
    private = isinstance(channel, discord.Thread) and channel.is_private()
    allowed = permissions_at(interaction, channel_id)
    return allowed.view_channel and (allowed.manage_threads or not private)


def permissions_at(interaction: Asked, channel_id: int) -> discord.Permissions:
    """What the asker may do in the channel or thread, wherever he asks; nothing where it is unknown."""
    if interaction.channel_id == channel_id:
        return interaction.permissions
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if place is None or not isinstance(interaction.user, discord.Member):
        return discord.Permissions.none()
    return place.permissions_for(interaction.user)


async def suggest_tables(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    fitting = [view for view in await visible_tables(interaction) if typed.casefold() in view.name.casefold()]
    locale = str(interaction.locale)
    names = {
        str(view.table_id): f"{view.name}, {game_line(locale, view.settings)}"[:CHOICE_CHARACTERS] for view in fitting
    }
    return [app_commands.Choice(name=name, value=value) for value, name in list(names.items())[:CHOICES_MOST]]


@contextmanager
def options_explained(interaction: Asked) -> Iterator[None]:
    """A bad option becomes a complaint, with games called by their names."""
    try:
        yield
    except OptionError as error:
        values = dict(error.values)
        locale = str(interaction.locale)
        if "game" in values:
            values["game"] = game_name(locale, str(values["game"]))
        if "games" in values:
            values["games"] = ", ".join(game_name(locale, name) for name in str(values["games"]).split(", "))
        for name in values.keys() & {"limit", "limits"}:
            values[name] = ", ".join(say(locale, f"limit-{limit}") for limit in str(values[name]).split(", "))
        raise Complaint(error.key, **values) from error


async def submit(interaction: Asked, view: TableView, message: Asking) -> None:
    """Bring a command before its table, and tell the asker how it went; who sits down to a game for the first time is
    told how it goes."""
    services, locale = interaction.client.services, str(interaction.locale)
    reply = await services.tables.submit(view.table_id, message)
    player = message.request.player_id if isinstance(message, Sit) else None
    until = await end_told(services, view.guild_id, player, locale, reply)
    told = answer(locale, message, reply, services.sight.name_of(view.guild_id, locale), until)
    if reply is not None and reply.done and player is not None:
        words = await first_words(services, interaction.user.id, player, reply.view, locale)
        told = f"{told}\n\n{words}" if words is not None else told
    await tell(interaction, told)
