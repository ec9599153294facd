"""Answers to commands and clicks about tournaments, visible only to the user who sent them."""

from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import discord

from bot.interactions.ban_words import end_if_banned
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.tournaments.messages import PersonsMessage, TournamentDenial, TournamentReply
from bot.tournaments.ports import TournamentView
from bot.ui.discord.replies import in_time, open_form, show, tell
from bot.ui.people.names import Names
from bot.ui.scene.answers import NameOf
from bot.ui.scene.readers import Readers
from bot.ui.tournament.answers import answer
from bot.ui.tournament.password import PasswordForm
from bot.ui.tournament.preview import warnings
from bot.ui.tournament.recurring.series import SeriesQuestion
from bot.ui.tournament.scene import TournamentScene
from bot.use_cases.requests import Submitted
from bot.use_cases.standing import Standings

Asks = TypeVar("Asks", bound=PersonsMessage)


class TournamentAnswers:
    def __init__(self, standings: Standings, names: Names, readers: Readers) -> None:
        self._standings = standings
        self._names = names
        self._readers = readers

    async def tell(
        self, interaction: BotInteraction, submitting: Coroutine[Any, Any, Submitted[Asks, TournamentReply | None]]
    ) -> TournamentReply | None:
        """Tell the user the outcome of ``submitting``. Acknowledge the click first if that takes long.

        Raises Complaint and StoreError.
        """
        submitted = await in_time(interaction, submitting)
        origin, reply = origin_of(interaction), submitted.reply
        locale, guild_id = origin.locale, origin.guild_id or (reply.view.new.guild_id if reply is not None else 0)
        if reply is not None and reply.denial is TournamentDenial.NEEDS_PASSWORD and _can_ask(interaction):
            await open_form(interaction, PasswordForm(Phrases(locale), reply.view))
            return reply
        until = await end_if_banned(self._standings, guild_id, submitted.player_id, locale, reply)
        text = answer(locale, submitted.message, reply, self._readers.name_of(guild_id), until)
        await tell(interaction, text)
        return reply

    async def tell_of_edit(self, interaction: BotInteraction, view: TournamentView) -> None:
        """Warn the organizer about the new settings; in a series, ask whether to change all later ones too."""
        say_ = Phrases(origin_of(interaction).locale)
        if lines := warnings(say_, view.new.settings):
            await tell(interaction, "\n".join(lines))
        if view.new.schedule_id is not None:
            await show(interaction, SeriesQuestion(say_, view))

    async def scene(self, locale: str, view: TournamentView) -> TournamentScene:
        """Return the tournament with its entrants' names, for a message that is never updated."""
        name_of = await self.names_of(view.new.guild_id, [entrant.player_id for entrant in view.state.entrants])
        return TournamentScene(view, name_of, Phrases(locale), renewed=False)

    async def names_of(self, guild_id: int, player_ids: Sequence[int]) -> NameOf:
        """Look up these players' names in the server, and return a function from player_id to name."""
        await self._names.learn(guild_id, player_ids)
        return self._readers.name_of(guild_id)


def _can_ask(interaction: BotInteraction) -> bool:
    """Return True if the answer may be a form, which Discord takes only as the first one, and not after a form."""
    return not interaction.response.is_done() and interaction.type is not discord.InteractionType.modal_submit
