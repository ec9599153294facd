"""Answers with a finished tournament's result (T-5.3) as a file, or shown to everyone, and with a series' winners."""

import io
from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.tournaments.ports import TournamentView
from bot.ui.discord.attachments import files_of, with_or_without
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import fill, follow_up
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.answers import NameOf
from bot.ui.scene.readers import Readers
from bot.ui.tournament.buttons import RESULT_BUTTON
from bot.ui.tournament.post import PostExtras
from bot.ui.tournament.recurring.series import WINNERS_BUTTON, winners_of
from bot.ui.tournament.result import Ending, podium, result_post
from bot.ui.tournament.result_files import result_csv, winners_csv
from bot.ui.tournament.scene import NAME_MOST, TournamentScene
from bot.use_cases.exports import TournamentHands
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.league import PAST_MOST, League
from bot.use_cases.tournaments.schedules import Schedules
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.league import seen_by_all

_NOBODY: Final = discord.AllowedMentions.none()


class ResultClicks:
    """Clicks on results. Files and public posts name nobody who hides from leaderboards."""

    def __init__(
        self,
        finding: FindingTournaments,
        schedules: Schedules,
        league: League,
        hands: TournamentHands,
        answers: TournamentAnswers,
        readers: Readers,
        pictures: Pictures,
    ) -> None:
        self._finding = finding
        self._schedules = schedules
        self._league = league
        self._hands = hands
        self._answers = answers
        self._readers = readers
        self._pictures = pictures

    def routes(self) -> tuple[Route, ...]:
        return (Route(RESULT_BUTTON, self._press), Route(WINNERS_BUTTON, self._send_winners))

    async def _press(self, click: Click) -> None:
        origin, tournament_id = origin_of(click.interaction), int(click.match["tournament"])
        answer = click.pick({"share": self._share, "csv": self._send_file})
        await click.acknowledge()
        view = await self._finding.over(origin, tournament_id)
        players = [entrant.player_id for entrant in view.state.started()]
        await answer(click.interaction, origin, view, await self._public_names(origin, players))

    async def _share(self, interaction: BotInteraction, origin: Origin, view: TournamentView, name_of: NameOf) -> None:
        """Post the result in the channel, in the room's language, with the picture of the podium.

        Raises Complaint if not everybody there may know of the tournament.
        """
        if not seen_by_all(interaction, view.new.channel_id):
            raise Complaint("result-not-here")
        scene = TournamentScene(view, name_of, await self._readers.room_phrases(origin.server), renewed=False)
        played = await self._hands.count(origin.server, view.tournament_id)
        ending, extras = Ending(played, refunds=scene.refunds), PostExtras(reason=view.state.reason)
        picture = podium(scene)
        drawn = await self._pictures.podium(origin.server, origin.channel_id or 0, picture) if picture else None
        post = partial(interaction.followup.send, allowed_mentions=_NOBODY)
        await with_or_without(
            lambda shown: Outbox.by_token(
                partial(post, view=result_post(scene, ending, extras, shown, buttons=False), files=files_of(shown))
            ),
            drawn,
        )
        await fill(interaction, view=PrivateNote(Phrases(origin.locale)("result-shared")))

    async def _send_file(
        self, interaction: BotInteraction, origin: Origin, view: TournamentView, name_of: NameOf
    ) -> None:
        file = discord.File(io.BytesIO(result_csv(view, name_of)), f"tournament-{view.tournament_id}.csv")
        words = Phrases(origin.locale)("result-file-sent", name=clean(view.new.settings.name, NAME_MOST))
        await follow_up(interaction, content=words, files=[file])

    async def _send_winners(self, click: Click) -> None:
        """Send the winners of the series as a file."""
        await click.acknowledge()
        origin = origin_of(click.interaction)
        schedule = await self._schedules.named(origin, click.match["series"])
        past = await self._league.winners(origin, schedule, PAST_MOST)
        name_of = await self._public_names(origin, [player for each in past for player in winners_of(each)])
        file = discord.File(io.BytesIO(winners_csv(past, name_of)), f"winners-{schedule.schedule_id}.csv")
        words = Phrases(origin.locale)("series-winners-sent", name=clean(schedule.settings.name, NAME_MOST))
        await follow_up(click.interaction, content=words, files=[file])

    async def _public_names(self, origin: Origin, players: Sequence[int]) -> NameOf:
        """Return a function from player_id to name; None for players who hide from leaderboards."""
        hidden = set(await self._league.unnamed(origin))
        name_of = await self._answers.names_of(origin.server, players)
        return lambda player_id: None if player_id in hidden else name_of(player_id)
