"""The dependencies that all messages about tournaments share."""

from functools import partial
from typing import Final

from bot.moderation.hand_archive import HandArchive
from bot.tables.manager import TableManager
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.ui.tournament.scene import TournamentScene


class MessageContext:
    def __init__(
        self,
        outbox: Outbox,
        readers: Readers,
        pictures: Pictures,
        tables: TableManager,
        tournaments: TournamentManager,
        hands: HandArchive,
    ) -> None:
        self.outbox: Final = outbox
        self.readers: Final = readers
        self.pictures: Final = pictures
        self.tables: Final = tables
        self.tournaments: Final = tournaments
        self.hands: Final = hands

    async def scene(self, view: TournamentView) -> TournamentScene:
        """Return the tournament's scene: its view, the server's language and names. Raises StoreError."""
        guild_id, names = view.new.guild_id, self.readers.names
        say = await self.readers.room_phrases(guild_id)
        await names.learn(guild_id, {entrant.player_id for entrant in view.state.entrants})
        return TournamentScene(view, partial(names.name, guild_id), say)
