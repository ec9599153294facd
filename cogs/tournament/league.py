"""/league: the table of a season (T-5.2)."""

from collections.abc import Iterator, Sequence
from typing import Final

from discord import app_commands

from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.tournaments.rules.league import BEST_RESULTS, LeagueRow, Season, season_of, table
from bot.typed.seasons import bounds, recent
from bot.typed.tournament_order import DEFAULTS
from bot.ui.scene.answers import NameOf
from cogs._asking.asker import guild_of
from cogs.tournament.zone import manager_of, now_of, zone_wanted

SHOWN: Final = 20
"""Players in the table; an asker who stands below has a line of their own."""


async def league_text(interaction: BotInteraction, season: str | None) -> str:
    """The season's table, by default the running season's. Raises Complaint."""
    zone, guild_id, say_ = await zone_wanted(interaction, None), guild_of(interaction), Phrases(str(interaction.locale))
    wanted = season or season_of(now_of(interaction).astimezone(zone), await _kind(interaction))
    name, since, until = bounds(wanted, zone)
    rows = table(await interaction.client.services.tournaments.store.results(guild_id, since, until))
    if not rows:
        return say_("league-empty", season=name)
    me = await interaction.client.services.directory.known(interaction.user.id)
    names = interaction.client.services.names
    shown = [each.player_id for each in rows[:SHOWN]]
    await names.learn(guild_id, shown if me is None else [*shown, me])
    called = interaction.client.services.readers.name_of(guild_id)
    heading = say_("league-title", season=name, results=BEST_RESULTS)
    return "\n".join([heading, *_lines(say_, rows, called, me)])


async def _kind(interaction: BotInteraction) -> Season:
    """The kind of season, by the newest tournament that counts."""
    newest = await manager_of(interaction).newest_settings(guild_of(interaction))
    kind = newest.season if newest is not None else None
    return kind or DEFAULTS.season or "quarter"


def _lines(say_: Phrases, rows: Sequence[LeagueRow], name_of: NameOf, me: int | None) -> Iterator[str]:
    for place, each in enumerate(rows, 1):
        if place > SHOWN and each.player_id != me:
            continue
        name = name_of(each.player_id)
        line = say_(
            "league-line",
            place=place,
            name=clean(name) if name else say_("player-nameless"),
            points=each.points,
            results=each.results,
            best=each.best,
        )
        yield f"…\n{line}" if place > SHOWN else line


async def suggest_leagues(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    zone = await zone_wanted(interaction, None)
    found = recent(now_of(interaction).astimezone(zone).replace(tzinfo=None), 4)
    fitting = [name for name in found if typed.strip().casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in fitting[:CHOICES_MOST]]
