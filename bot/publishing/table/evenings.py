"""The results of an evening at a table, which its message shows once it is closed or empty."""

import logging

from bot.history.evening import Evening, EveningBook, EveningResult
from bot.history.ports import History
from bot.tables.ports import TableView
from bot.tables.saving import StoreError
from bot.ui.discord.faults import cause
from bot.ui.people.names import Names

log = logging.getLogger(__name__)


class TableEvenings:
    def __init__(self, history: History, book: EveningBook, names: Names) -> None:
        self._history = history
        self._book = book
        self._names = names

    async def result_of(self, view: TableView, player_id: int) -> EveningResult | None:
        """Return the player's result of the evening; None if they played no hand, or it cannot be read.

        There is none at practice and tournament tables.
        """
        if view.tournament_id is not None or view.practice:
            return None
        try:
            await self._count()
            return await self._book.evening_of(view.table_id, player_id)
        except StoreError as error:
            log.warning("a result at table %d cannot be read: %s", view.table_id, cause(error))
            return None

    async def _count(self) -> None:
        while await self._history.catch_up():
            pass

    async def of(self, view: TableView) -> Evening | None:
        """Return the evening to show in the table's message, after loading all players' names.

        None if nothing was played, or if the database cannot be read; then the message shows the table itself.
        """
        try:
            await self._count()
            evening = await self._book.evening(view.place.guild_id, view.table_id)
        except StoreError as error:
            log.warning("the evening of table %d cannot be read: %s", view.table_id, cause(error))
            return None
        if evening is not None:
            player_ids = {each.player_id for each in (*evening.results, evening.pot, evening.best) if each is not None}
            await self._names.learn(view.place.guild_id, player_ids)
        return evening
