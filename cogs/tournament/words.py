"""Shared by the commands of tournaments: the tournament that is meant, and its name."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean, plain
from bot.interactions.click import BotInteraction
from bot.interactions.origin import permissions_at
from bot.locales.phrases import Phrases, say
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.ui.tournament.scene import NAME_MOST, TournamentScene
from cogs._asking.asker import guild_of, moderates

NAMED_MOST: Final = 10
"""Tournaments named in one sentence."""
Choices = list[app_commands.Choice[str]]


async def tournament_meant(
    interaction: BotInteraction, chosen: str | None, among: Callable[[TournamentView], bool] = lambda view: True
) -> TournamentView:
    """The tournament named, else the one of this channel or thread, else the only one that it can be. Raises
    Complaint."""
    views = await visible(interaction)
    if chosen is not None:
        return _named(chosen, views)
    on = [view for view in views if view.state.phase not in OVER] or views
    here = [view for view in on if _is_here(view, interaction.channel_id)]
    found = [view for view in (here or on) if among(view)] or here or on
    if not found:
        raise Complaint("tournament-none")
    if len(found) > 1:
        raise Complaint("tournament-which", names=", ".join(map(title, found[:NAMED_MOST])))
    return found[0]


async def visible(interaction: BotInteraction) -> list[TournamentView]:
    """The server's tournaments that are not settled, the next to start first; without those in channels that the asker
    cannot see, unless they moderate."""
    views = interaction.client.services.tournaments.in_guild(guild_of(interaction))
    sees = await channels_seen(interaction)
    return [view for view in views if sees(view.new.channel_id)]


async def channels_seen(interaction: BotInteraction) -> Callable[[int], bool]:
    """Tells of a channel whether the asker may know what goes on there."""
    if await moderates(interaction):
        return lambda channel_id: True
    return lambda channel_id: permissions_at(interaction, channel_id).view_channel


def _is_here(view: TournamentView, channel_id: int | None) -> bool:
    return channel_id == view.new.channel_id or any(channel_id == channel for _, channel in view.table_channels)


def _named(chosen: str, views: Iterable[TournamentView]) -> TournamentView:
    wanted = chosen.strip().removeprefix("#").casefold()
    for view in views:
        if wanted in (str(view.tournament_id), view.new.settings.name.casefold()):
            return view
    raise Complaint("tournament-unknown", text=chosen)


async def suggest_tournaments(interaction: BotInteraction, typed: str) -> Choices:
    views = await visible(interaction)
    names = [(f"{plain(view.new.settings.name, NAME_MOST)} (#{view.tournament_id})", view) for view in views]
    wanted = typed.strip().casefold()
    fitting = [(name, view) for name, view in names if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=str(view.tournament_id)) for name, view in fitting[:CHOICES_MOST]]


def title(view: TournamentView) -> str:
    """Its name, safe to print."""
    return clean(view.new.settings.name, NAME_MOST)


# In words


async def scene_of(interaction: BotInteraction, view: TournamentView) -> TournamentScene:
    """The tournament for the asker's eyes, with the entrants' names, in an answer that stays as it is."""
    names = interaction.client.services.names
    await names.learn(view.new.guild_id, [entrant.player_id for entrant in view.state.entrants])
    name_of = interaction.client.services.readers.name_of(view.new.guild_id)
    return TournamentScene(view, name_of, Phrases(str(interaction.locale)), renewed=False)


def told_lines(locale: str, lines: Sequence[str], most: int, room: int = 1800) -> str:
    """The lines that fit into an answer, and how many more there are."""
    kept: list[str] = []
    for line in lines[:most]:
        if sum(map(len, kept)) + len(kept) + len(line) > room:
            break
        kept.append(line)
    more = [say(locale, "tournament-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    return "\n".join([*kept, *more])
