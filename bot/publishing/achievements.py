"""Posts about players' new achievements at their tables, soon after the hand.

An achievement is saved before it is posted, so it is posted at most once.
"""

import logging
from collections.abc import Sequence
from typing import Final, Protocol

import discord

from bot.common.escaping import clean
from bot.history.ports import Earned
from bot.locales.phrases import say
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)

LATE_MOST_MS: Final = 10 * 60_000
"""The age from which an achievement is not posted any more, in ms.

When all hands in the database are counted again, old achievements would otherwise be posted too.
"""
_NOBODY: Final = discord.AllowedMentions.none()


class TableRequests(Protocol):
    def count_request(self, table_id: int) -> None:
        """Count a request to Discord that concerns the table but does not update its message."""
        ...


class Praise:
    """The poster of new achievements at the tables where they were earned.

    It is created before the Discord client. Until the client is connected it posts nothing; `/stats` shows
    achievements that were not posted.
    """

    def __init__(
        self,
        outbox: Outbox,
        tasks: Tasks,
        preferences: PlayerPreferences,
        timer: Timer,
        tables: TableManager,
        readers: Readers,
        requests: TableRequests,
    ) -> None:
        self._outbox = outbox
        self._tasks = tasks
        self._preferences = preferences
        self._timer = timer
        self._tables = tables
        self._readers = readers
        self._requests = requests

    def tell(self, earned: Sequence[Earned]) -> None:
        """Post the achievements that were just saved, in the background."""
        since_ms = self._timer.now_ms() - LATE_MOST_MS
        recent = [
            each for each in earned if each.open_to_all and each.at_ms >= since_ms and self._wants(each.player_id)
        ]
        if self._outbox.is_connected and not self._outbox.is_closed:
            for table_id in dict.fromkeys(each.table_id for each in recent):
                self._tasks.run(self._tell(table_id, [each for each in recent if each.table_id == table_id]))

    def _wants(self, player_id: int) -> bool:
        return self._preferences.of(player_id).achievements

    async def _tell(self, table_id: int, earned: Sequence[Earned]) -> None:
        """Post the achievements at one table.

        It never raises: a post that fails is only logged, because `/stats` shows the achievements as well.
        """
        view = self._tables.view(table_id)
        try:
            lines = [] if view is None or view.course.closed else await self._lines(view, earned)
            if view is not None and lines:
                place = self._outbox.channel(view.place.guild_id, view.place.channel_id)
                text = "\n".join(lines)
                await self._outbox.post(
                    lambda nonce: place.send(text, nonce=nonce, allowed_mentions=_NOBODY, silent=True)
                )
                self._requests.count_request(table_id)
        except Exception as error:
            log.warning("the achievements at table %d cannot be posted: %s", table_id, cause(error))

    async def _lines(self, view: TableView, earned: Sequence[Earned]) -> list[str]:
        """Return a line for each achievement, in the table's language; house players get no achievements."""
        house, names = {line.player_id for line in view.seats if line.house}, self._readers.names
        shown = [each for each in earned if each.player_id not in house]
        await self._readers.learn_language(view.place.guild_id)
        await names.learn(view.place.guild_id, {each.player_id for each in shown})
        locale = self._readers.locale(view)
        return [
            say(
                locale,
                "praise-line",
                name=clean(names.name(view.place.guild_id, each.player_id) or say(locale, "player-nameless")),
                achievement=say(locale, f"achievement-{each.name}"),
            )
            for each in shown
        ]
