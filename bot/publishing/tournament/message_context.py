"""The parts that all messages about tournaments share: the outbox, the services, names and language."""

from functools import partial
from typing import Final

from bot.publishing.services import Services, services_of
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.scene.readers import Readers
from bot.ui.tournament.scene import TournamentScene


class MessageContext:
    def __init__(self, outbox: Outbox, readers: Readers) -> None:
        self.outbox: Final = outbox
        self.readers: Final = readers

    @property
    def services(self) -> Services:
        return services_of(self.outbox.client)

    async def scene(self, view: TournamentView) -> TournamentScene:
        """The tournament as the room sees it. Raises StoreError."""
        guild_id, names = view.new.guild_id, self.readers.names
        say = await self.readers.room_phrases(guild_id)
        await names.learn(guild_id, {entrant.player_id for entrant in view.state.entrants})
        return TournamentScene(view, partial(names.name, guild_id), say)
