"""The answer to /fair, for the command and for the button in a table's menu."""

from bot.history.ports import History
from bot.locales.phrases import Phrases
from bot.tables.ports import TableView
from bot.ui.fairness.note import FairNote, explained
from bot.ui.people.names import Names
from bot.ui.scene.readers import Readers


class FairNotes:
    def __init__(self, history: History, names: Names, readers: Readers) -> None:
        self._history = history
        self._names = names
        self._readers = readers

    async def note(self, say: Phrases, guild_id: int | None, table: TableView | None) -> FairNote:
        """Return the explanation, with figures of the server and, if ``table`` is given, of that table.

        Raises StoreError.
        """
        voided = None if guild_id is None else await self._history.voided(guild_id)
        if guild_id is not None and voided:
            await self._names.learn(guild_id, [player for player in voided if player is not None])
        return FairNote(say, explained(say, table, voided, self._readers.name_of(guild_id, say.locale)), table)
