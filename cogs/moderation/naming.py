"""Players' names for answers to moderators."""

from collections.abc import Iterable

from bot.ui.people.names import Names
from bot.ui.scene.answers import NameOf
from bot.ui.scene.readers import Readers
from bot.use_cases.origin import Origin


class Naming:
    def __init__(self, names: Names, readers: Readers) -> None:
        self._names = names
        self._readers = readers

    async def of(self, origin: Origin, players: Iterable[int]) -> NameOf:
        """Look up these players' names in the server, and return a function from player_id to name."""
        await self._names.learn(origin.server, players)
        return self._readers.name_of(origin.server)
