"""Players as moderators call them."""

from collections.abc import Iterable

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.ui.people.names import Names
from bot.ui.scene.answers import NameOf
from bot.ui.scene.readers import Readers


class Naming:
    def __init__(self, names: Names, readers: Readers) -> None:
        self._names = names
        self._readers = readers

    async def of(self, interaction: BotInteraction, players: Iterable[int]) -> NameOf:
        """Tells the names of these players of the server."""
        server = origin_of(interaction).server
        await self._names.learn(server, players)
        return self._readers.name_of(server)
