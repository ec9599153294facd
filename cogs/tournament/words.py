"""Shared by the commands of tournaments: the tournament that is meant, and its name."""

from collections.abc import Callable, Sequence

from discord import app_commands

from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import plain
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases, say
from bot.tournaments.ports import TournamentView
from bot.ui.tournament.scene import NAME_MOST, TournamentScene
from bot.use_cases.tournaments.finding import FindingTournaments

Choices = list[app_commands.Choice[str]]


def finding_of(interaction: BotInteraction) -> FindingTournaments:
    services = interaction.client.services
    return FindingTournaments(services.tournaments, services.authority, services.timer)


async def tournament_meant(
    interaction: BotInteraction, chosen: str | None, among: Callable[[TournamentView], bool] = lambda view: True
) -> TournamentView:
    return await finding_of(interaction).meant(origin_of(interaction), chosen, among)


async def suggest_tournaments(interaction: BotInteraction, typed: str) -> Choices:
    views = await finding_of(interaction).visible(origin_of(interaction))
    names = [(f"{plain(view.new.settings.name, NAME_MOST)} (#{view.tournament_id})", view) for view in views]
    wanted = typed.strip().casefold()
    fitting = [(name, view) for name, view in names if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=str(view.tournament_id)) for name, view in fitting[:CHOICES_MOST]]


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
