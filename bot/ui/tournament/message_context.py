"""The parts that all messages about tournaments share: the outbox, the services, names and language."""

from functools import partial
from typing import Final

from bot.tournaments.ports import TournamentView
from bot.ui.context.notices import room_phrases
from bot.ui.context.services import Services, services_of
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.text.phrases import Phrases
from bot.ui.tournament.scene import TournamentScene


class MessageContext:
    def __init__(self, outbox: Outbox, names: Names) -> None:
        self.outbox: Final = outbox
        self._names = names

    @property
    def services(self) -> Services:
        return services_of(self.outbox.client)

    async def phrases(self, guild_id: int) -> Phrases:
        """The phrases in the language of the server's channels. Raises StoreError."""
        client = self.outbox.client
        settings = await services_of(client).office.rooms.settings(guild_id)
        return room_phrases(client, guild_id, settings)

    async def scene(self, view: TournamentView) -> TournamentScene:
        """The tournament as the room sees it. Raises StoreError."""
        guild_id = view.new.guild_id
        say = await self.phrases(guild_id)
        await self._names.learn(guild_id, {entrant.player_id for entrant in view.state.entrants})
        return TournamentScene(view, partial(self._names.name, guild_id), say)
