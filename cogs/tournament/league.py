"""Answers with the league's standings (T-5.2), which the user can show to everyone or take along as a file."""

import io
from functools import partial
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.attachments import files_of, with_or_without
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import fill, follow_up
from bot.ui.discord.sight import seen_from
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.answers import NameOf
from bot.ui.scene.readers import Readers
from bot.ui.tournament.recurring.league import LEAGUE_BUTTON, SHOWN, LeagueView, league_csv, league_podium
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.league import League, SeasonTable
from cogs.tournament.answers import TournamentAnswers

_NOBODY: Final = discord.AllowedMentions.none()


class LeagueAnswers:
    """Answers to commands and clicks that are acknowledged already. All methods raise Complaint and StoreError."""

    def __init__(self, league: League, answers: TournamentAnswers, readers: Readers, pictures: Pictures) -> None:
        self._league = league
        self._answers = answers
        self._readers = readers
        self._pictures = pictures

    def routes(self) -> tuple[Route, ...]:
        return (Route(LEAGUE_BUTTON, self._press),)

    async def show(self, interaction: BotInteraction, season: str | None, series: str | None) -> None:
        origin = origin_of(interaction)
        found = await self._league.table(origin, season, series)
        await fill(interaction, view=LeagueView(Phrases(origin.locale), found, await self._names(origin, found)))

    async def _press(self, click: Click) -> None:
        await click.acknowledge()
        origin, series = origin_of(click.interaction), click.match["series"]
        found = await self._league.table(origin, click.match["season"], None if series == "0" else series)
        answer = click.pick({"share": self._share, "csv": self._send_file})
        await answer(click.interaction, origin, found)

    async def _share(self, interaction: BotInteraction, origin: Origin, found: SeasonTable) -> None:
        """Post the standings in the channel, in the room's language, with a picture of the leaders.

        Empty ones are only shown to the user. Raises Complaint if not everybody there may know of the series.
        """
        if not found.rows:
            await fill(interaction, view=LeagueView(Phrases(origin.locale), found, await self._names(origin, found)))
            return
        if found.series is not None and not seen_by_all(interaction, found.series.channel_id):
            raise Complaint("league-not-here")
        say, name_of = await self._readers.room_phrases(origin.server), await self._public_names(origin, found)
        drawn = await self._pictures.podium(origin.server, origin.channel_id or 0, league_podium(say, found, name_of))
        post = partial(interaction.followup.send, allowed_mentions=_NOBODY)
        await with_or_without(
            lambda picture: Outbox.by_token(
                partial(post, view=LeagueView(say, found, name_of, picture, is_public=True), files=files_of(picture))
            ),
            drawn,
        )
        await fill(interaction, view=PrivateNote(Phrases(origin.locale)("board-shared")))

    async def _send_file(self, interaction: BotInteraction, origin: Origin, found: SeasonTable) -> None:
        name_of = await self._public_names(origin, found)
        file = discord.File(io.BytesIO(league_csv(found, name_of)), f"league-{found.season}.csv")
        words = Phrases(origin.locale)("league-file-sent", season=found.season)
        await follow_up(interaction, content=words, files=[file])

    async def _public_names(self, origin: Origin, found: SeasonTable) -> NameOf:
        """Return a function from player_id to name; None for players who hide from leaderboards."""
        hidden = set(await self._league.unnamed(origin))
        name_of = await self._answers.names_of(origin.server, [row.player_id for row in found.rows])
        return lambda player_id: None if player_id in hidden else name_of(player_id)

    async def _names(self, origin: Origin, found: SeasonTable) -> NameOf:
        shown = [row.player_id for row in found.rows[:SHOWN]]
        me = () if found.asker_id is None else (found.asker_id,)
        return await self._answers.names_of(origin.server, [*shown, *me])


def seen_by_all(interaction: BotInteraction, channel_id: int) -> bool:
    """Return True if everybody who reads the interaction's channel also sees this one."""
    place = interaction.channel
    here = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
    return interaction.guild is not None and here is not None and seen_from(interaction.guild, here)(channel_id)
