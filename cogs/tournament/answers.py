"""Answers to requests and orders, in words for the asker alone."""

from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from bot.interactions.ban_words import end_if_banned
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.tournaments.messages import PersonsMessage, TournamentReply
from bot.tournaments.ports import TournamentView
from bot.ui.discord.replies import in_time, tell
from bot.ui.people.names import Names
from bot.ui.scene.answers import NameOf
from bot.ui.scene.readers import Readers
from bot.ui.tournament.answers import answer
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
        self, interaction: BotInteraction, asked: Coroutine[Any, Any, Submitted[Asks, TournamentReply | None]]
    ) -> TournamentReply | None:
        """Tell how it went. Where that takes long, the click is acknowledged meanwhile. Raises Complaint and
        StoreError."""
        submitted = await in_time(interaction, asked)
        origin, reply = origin_of(interaction), submitted.reply
        locale, guild_id = origin.locale, origin.guild_id or 0
        until = await end_if_banned(self._standings, guild_id, submitted.player_id, locale, reply)
        told = answer(locale, submitted.message, reply, self._readers.name_of(guild_id), until)
        await tell(interaction, told)
        return reply

    async def scene(self, locale: str, view: TournamentView) -> TournamentScene:
        """The tournament for the asker's eyes, with the entrants' names, in an answer that stays as it is."""
        name_of = await self.names_of(view.new.guild_id, [entrant.player_id for entrant in view.state.entrants])
        return TournamentScene(view, name_of, Phrases(locale), renewed=False)

    async def names_of(self, guild_id: int, player_ids: Sequence[int]) -> NameOf:
        """As the server shows them."""
        await self._names.learn(guild_id, player_ids)
        return self._readers.name_of(guild_id)
