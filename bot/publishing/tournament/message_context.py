"""The dependencies that all messages about tournaments share."""

from collections.abc import Callable
from functools import partial
from typing import Final

from bot.moderation.hand_archive import HandArchive
from bot.tables.manager import TableManager
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.ui.text.links import place_link
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
        self.post_of: Callable[[int], int | None] = lambda tournament_id: None
        """A function that returns Discord's id of a tournament's post; None if it is unknown."""

    async def scene(self, view: TournamentView) -> TournamentScene:
        """Return the tournament's scene: its view, the server's language and names. Raises StoreError."""
        guild_id, names = view.new.guild_id, self.readers.names
        say = await self.readers.room_phrases(guild_id)
        await names.learn(guild_id, {entrant.player_id for entrant in view.state.entrants})
        return TournamentScene(view, partial(names.name, guild_id), say, target_link=self._target_link(view))

    def _target_link(self, view: TournamentView) -> str | None:
        """Return a link to the tournament in which a satellite's seats are won; empty if it is not open any more."""
        if not view.new.settings.is_satellite:
            return None
        target = self.tournaments.target_of(view.new)
        if target is None:
            return ""
        return place_link(target.new.guild_id, target.new.channel_id, self.post_of(target.tournament_id))
