"""Answers with players' statistics and leaderboard pages, which the user can then show to everyone."""

import io
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.common.escaping import clean
from bot.common.one_at_a_time import OneAtATime
from bot.history.periods import Period
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of
from bot.locales.phrases import Phrases
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import fill
from bot.ui.history.board import PER_PAGE, BoardView, Wanted, pages_of
from bot.ui.history.plot import plot
from bot.ui.history.stats import PlayerStats, figures_text, line_text
from bot.ui.people.names import Names
from bot.ui.pictures.plotting import plotted
from bot.ui.scene.readers import Readers
from bot.ui.text.hand_names import HandNames
from bot.use_cases.figures import Figures, Subject
from bot.use_cases.origin import Origin

_NOBODY: Final = discord.AllowedMentions.none()


class FigureAnswers:
    """Answers to deferred commands and clicks. All methods raise Complaint."""

    def __init__(self, figures: Figures, names: Names, readers: Readers) -> None:
        self._figures = figures
        self._names = names
        self._readers = readers
        self._plots = OneAtATime("stats-busy")

    async def show(
        self,
        interaction: BotInteraction,
        player: discord.User | None,
        game: str | None,
        period: Period,
        hide: bool | None,
    ) -> None:
        """Send the statistics of ``player``, or the user's own."""
        whom = person_of(player) if player is not None else None
        subject = await self._figures.subject(origin_of(interaction), whom, hide=hide)
        with self._plots.of(interaction.user.id):
            await self._show(interaction, subject, game, period)

    async def _show(self, interaction: BotInteraction, subject: Subject, game: str | None, period: Period) -> None:
        say, found = Phrases(origin_of(interaction).locale), await self._figures.of(subject, game, period)
        figures = PlayerStats(
            clean(subject.name),
            game,
            period,
            found.record,
            found.tournaments,
            found.achieved,
            found.left,
            found.is_listed,
            HandNames(found.tables),
            found.tournament_hands,
        )
        text, files = figures_text(say, figures), []
        if found.points:
            summary = line_text(say, figures, found.points)
            if self._readers.wants_pictures(subject.guild_id, subject.asker_id):
                words = say("stats-plot-chips"), say("stats-plot-hands")
                picture = await plotted(partial(plot, found.points, *words, say.figure))
                files.append(discord.File(io.BytesIO(picture), "chips.png", description=summary))
            else:
                text = f"{text}\n{summary}"
        await fill(interaction, content=text, attachments=files)

    async def show_board(self, interaction: BotInteraction, wanted: Wanted) -> None:
        """Send the requested page of the leaderboard, or the last page if the number is too high."""
        await fill(interaction, view=await self._board(origin_of(interaction), wanted))

    async def share_board(self, interaction: BotInteraction, wanted: Wanted) -> None:
        """Post the page in the channel, in the room's language, and confirm that in the private answer."""
        origin = origin_of(interaction)
        public = await self._board(origin, wanted, await self._readers.room_phrases(origin.server))
        await Outbox.by_token(partial(interaction.followup.send, view=public, allowed_mentions=_NOBODY))
        await fill(interaction, view=PrivateNote(Phrases(origin.locale)("board-shared")))

    async def _board(self, origin: Origin, wanted: Wanted, public: Phrases | None = None) -> BoardView:
        """Return the requested page, or the last page if the number is too high.

        With ``public`` phrases, return the version that everybody may see.
        """
        board = await self._figures.board(
            origin, wanted.measure, wanted.game, wanted.period, skip=wanted.page * PER_PAGE, most=PER_PAGE
        )
        if not board.lines and wanted.page:
            return await self._board(origin, replace(wanted, page=pages_of(board) - 1), public)
        await self._names.learn(origin.server, [placed.player_id for placed in board.lines])
        say, name_of = public or Phrases(origin.locale), self._readers.name_of(origin.server)
        return BoardView(say, wanted, board, name_of, is_public=public is not None)
